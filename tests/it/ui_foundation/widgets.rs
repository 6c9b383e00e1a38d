//! Widgets by what screen readers and the keyboard know of them.

use egui::{Rect, Role, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable, by};
use tafelrunde::rules::kings_errand::{ActionCard, Virtue};
use tafelrunde::ui::picture::{Drawing, Pictures};
use tafelrunde::ui::theme::{Theme, install};
use tafelrunde::ui::widget::{Access, Button, ButtonKind, Card, CardState, Face, Look, text};

use super::tokens;

/// What was clicked, in order.
type Clicks = Vec<&'static str>;

fn harness(enabled: bool) -> Harness<'static, Clicks> {
    let tokens = tokens(Theme::Parchment).with_motion(0.0);
    let fonts = tokens.clone();
    let mut pictures = None;
    Harness::builder()
        .with_size(vec2(600.0, 400.0))
        .with_context_setup(move |ctx| install(ctx, &fonts))
        .build_ui_state(
            move |ui, clicks: &mut Clicks| {
                let pictures =
                    pictures.get_or_insert_with(|| Pictures::new(ui.ctx(), Drawing::AtOnce));
                pictures.begin_frame();
                let look = Look::new(&tokens, pictures);
                let card = Card::new(Face::Action(ActionCard::Exercise(Virtue::Sword)))
                    .title("Exerzitium: Schwert")
                    .state(CardState::Selectable);
                let rect = Rect::from_min_size(pos2(20.0, 20.0), Card::size(120.0));
                let access = Access::new("card.exercise_sword", "Exerzitium: Schwert")
                    .described("gelbe Mauer");
                if card.show(ui, rect, access, look).clicked() {
                    clicks.push("card");
                }
                let rect = Rect::from_min_size(pos2(200.0, 20.0), vec2(180.0, 38.0));
                ui.add_enabled_ui(enabled, |ui| {
                    let button = Button::new(ButtonKind::Next, "Nächster Schritt").key("N");
                    let access = Access::new("button.next", "Nächster Schritt");
                    if button.show(ui, rect, access, look).clicked() {
                        clicks.push("button");
                    }
                });
            },
            Clicks::new(),
        )
}

#[test]
fn cards_and_buttons_have_a_name_and_answer_mouse_and_keyboard() {
    let mut harness = harness(true);
    harness
        .get_by_role_and_label(Role::Button, "Exerzitium: Schwert")
        .click();
    harness.run();
    let id = |id: &'static str| by().predicate(move |node| node.author_id() == Some(id));
    harness.get(id("button.next")).focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state().as_slice(), ["card", "button"]);
    let card = harness.get(id("card.exercise_sword"));
    assert_eq!(
        card.accesskit_node().description().as_deref(),
        Some("gelbe Mauer")
    );
}

#[test]
fn a_disabled_button_says_so_and_does_nothing() {
    let mut harness = harness(false);
    let button = harness.get_by_label("Nächster Schritt");
    assert!(button.accesskit_node().is_disabled());
    button.click();
    harness.run();
    assert!(harness.state().is_empty());
}

#[test]
fn text_that_does_not_fit_shrinks_then_breaks_then_ends_in_an_ellipsis() {
    let tokens = tokens(Theme::Parchment);
    let fonts = tokens.clone();
    let harness = Harness::builder()
        .with_context_setup(move |ctx| install(ctx, &fonts))
        .build_ui(move |ui| {
            let fit = |words: &str, width: f32| {
                let room = text::Fit {
                    width,
                    height: 40.0,
                    rows: 2,
                    smallest: 12.0,
                    align: egui::Align::Center,
                };
                let font = tokens.printed(13.0);
                text::fit(ui.painter(), words, &font, tokens.card.ink, room)
            };
            let short = fit("Turnier", 100.0);
            assert!((short.font().size - 13.0).abs() < 0.01 && !short.is_cut());
            let long = fit("Besiege den schwarzen Ritter!", 110.0);
            assert_eq!(long.galley.rows.len(), 2);
            assert!(!long.is_cut());
            let longest = fit(&"Der schwarze Ritter ".repeat(6), 100.0);
            assert!(longest.is_cut() && longest.font().size >= 12.0);
        });
    drop(harness);
}

#[test]
fn no_picture_is_larger_than_a_texture_may_be() {
    let ctx = egui::Context::default();
    let side = ctx.input(|input| input.max_texture_side);
    let pictures = Pictures::new(&ctx, Drawing::AtOnce);
    let picture = tafelrunde::ui::picture::Picture::TitleAtNight;
    let stock = pictures.get(picture, 1.25 * side as f32);
    let texture = stock.expect("it is stretched").texture;
    let manager = ctx.tex_manager();
    let size = manager.read().meta(texture).expect("it was made").size;
    assert!(size.into_iter().all(|it| it <= side), "{size:?}");
}

#[test]
fn pictures_drawn_on_the_thread_settle() {
    let ctx = egui::Context::default();
    let pictures = Pictures::new(&ctx, Drawing::Later);
    let picture = tafelrunde::ui::picture::Picture::Title;
    assert!(pictures.get(picture, 40.0).is_none());
    assert!(!pictures.is_settled());
    for _ in 0..500 {
        std::thread::sleep(std::time::Duration::from_millis(10));
        pictures.begin_frame();
        if pictures.get(picture, 40.0).is_some_and(|stock| stock.exact) {
            assert!(pictures.is_settled());
            // A new size shows the old one until it is drawn.
            let other = pictures.get(picture, 60.0).expect("the nearest size");
            assert!(!other.exact);
            return;
        }
    }
    panic!("the picture is not drawn after five seconds");
}
