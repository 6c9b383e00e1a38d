//! The bar above the book: where one is, the search, the edition, and the way back.

use egui::{Align, Id, Key, Rect, Stroke, Ui, pos2, vec2};

use super::super::field::Field;
use super::book::Places;
use super::{Book, RulebookCommand, regions};
use crate::i18n::text::kings_errand::names;
use crate::id;
use crate::ui::Stage;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};

/// Letters that can be searched for.
const MOST: usize = 60;

/// Paints the bar; the id of the field of the search.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, places: &Places) -> Id {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let bar = places.bar;
    panel::top_bar(ui.painter(), bar, look);
    let height = 0.64 * bar.height();
    let middle = bar.center().y;

    let words = tr.text(id!("button-back"));
    let back = Button::new(ButtonKind::Dark, &words).key("Esc");
    let width = back.width(ui.painter(), height, look);
    let back_rect = Rect::from_center_size(
        pos2(bar.right() - 14.0 - width / 2.0, middle),
        vec2(width, height),
    );

    let crown = Rect::from_center_size(
        pos2(bar.left() + 14.0 + 0.25 * bar.height(), middle),
        vec2(0.5, 0.5) * bar.height(),
    );
    let gold = tokens.colour.bar_gold;
    paint::image(ui.painter(), look, Picture::Icon(Icon::Book), crown, gold);
    let title = tr.text(id!("rulebook-title"));
    let font = tokens.printed_initial(0.5 * bar.height());
    let wide = ui
        .painter()
        .layout_no_wrap(title.clone(), font.clone(), gold);
    let room = Rect::from_min_max(
        pos2(crown.right() + 12.0, bar.top()),
        pos2(crown.right() + 20.0 + wide.rect.width(), bar.bottom()),
    );
    let response = text::label(ui, room, Align::Min, &title, &font, tokens.colour.bar_text);
    Access::new("title", &title).describe(ui, &response, egui::Role::Label, None);

    let free = Rect::from_x_y_ranges(
        room.right() + 24.0..=back_rect.left() - 16.0,
        middle - height / 2.0..=middle + height / 2.0,
    );
    let after = edition(ui, stage, book, free);
    let width = (0.6 * after.width()).clamp(200.0, 460.0).min(after.width());
    let field = after.with_min_x(after.right() - width);
    let id = search(ui, stage, book, field);

    let response = back.show(ui, back_rect, Access::new("back", &words), look);
    stage.reach(regions::BAR, &response);
    if response.clicked() {
        stage.send(RulebookCommand::Close);
    }
    id
}

/// Which edition is played, at the right end of `free`; what is left of it.
fn edition(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, free: Rect) -> Rect {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let words = names::edition(tr, book.edition);
    let font = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.bar_gold;
    let galley = ui
        .painter()
        .layout_no_wrap(words.clone(), font.clone(), ink);
    let width = galley.rect.width() + 28.0;
    // The search needs the room more.
    if free.width() - width < 320.0 {
        return free;
    }
    let rect = free
        .with_min_x(free.right() - width)
        .shrink2(vec2(0.0, 1.0));
    let rect = paint::on_pixels(ui.painter(), rect);
    let corners = (rect.height() / 2.0) as u8;
    let rim = Stroke::new(tokens.stroke.field, with_opacity(ink, 0.8));
    let fill = with_opacity(tokens.colour.bar_bottom, 0.5);
    ui.painter()
        .rect(rect, corners, fill, rim, egui::StrokeKind::Inside);
    let response = text::label(ui, rect, Align::Center, &words, &font, ink);
    Access::new("edition", &words).describe(ui, &response, egui::Role::Label, None);
    free.with_max_x(rect.left() - 14.0)
}

fn search(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, rect: Rect) -> Id {
    let tr = stage.translator;
    let name = tr.text(id!("rulebook-search"));
    let hint = tr.attribute("rulebook-search", "placeholder");
    let field = Field {
        access: Access::new("search", &name),
        hint: &hint,
        limit: MOST,
        wrong: false,
    };
    let mut typed = book.state.search().to_owned();
    let (response, entered) = field.show(ui, rect, regions::SEARCH, &mut typed, stage);
    if response.changed() {
        stage.send(RulebookCommand::Search(typed));
    }
    let enter = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if (entered || enter)
        && let Some(best) = book.state.hits().first()
    {
        stage.send(RulebookCommand::Open(best.page));
    }
    if !book.state.search().is_empty() {
        clear(ui, stage, rect);
    }
    response.id
}

/// The cross at the right end of the field.
fn clear(ui: &mut Ui, stage: Stage<'_>, field: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let words = tr.attribute("rulebook-search", "clear");
    let side = 0.7 * field.height();
    let rect = Rect::from_center_size(
        pos2(field.right() - 0.6 * field.height(), field.center().y),
        vec2(side, side),
    );
    let response = ui.interact(
        rect,
        ui.scope_id().with("search.clear"),
        egui::Sense::click(),
    );
    Access::new("search.clear", &words).describe(ui, &response, egui::Role::Button, None);
    stage.reach(regions::BAR, &response);
    let hot = response.hovered() || response.has_focus();
    let colour = if hot {
        tokens.colour.ink
    } else {
        tokens.colour.ink_soft
    };
    let stroke = Stroke::new(2.0, colour);
    let cross = rect.shrink(0.3 * side);
    ui.painter()
        .line_segment([cross.left_top(), cross.right_bottom()], stroke);
    ui.painter()
        .line_segment([cross.right_top(), cross.left_bottom()], stroke);
    if response.has_focus() {
        let ring = paint::focus_ring(stage.look, rect, side / 2.0, 1.0);
        ui.painter().extend(ring);
    }
    if response.on_hover_text(&words).clicked() {
        stage.send(RulebookCommand::Search(String::new()));
    }
}
