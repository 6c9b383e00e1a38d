//! The explanation dialog: why a card expires or an action is refused, and what would work.
//!
//! | file | subject |
//! | --- | --- |
//! | `cause` | the pictures, the one cause that decides, the rules, more reasons |
//! | `turn` | a turn as a row of small cards |
//! | `alternatives` | the own line, and up to three turns that would go better |

mod alternatives;
mod cause;
mod turn;

use std::sync::Arc;

use egui::{Galley, Key, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::i18n::text::kings_errand::Narrator;
use crate::id;
use crate::rules::Viewer;
use crate::rules::kings_errand::{Change, Explanation, KingsErrand, Verdict};
use crate::session::kings_errand::TrialStart;
use crate::ui::focus::{Region, follow};
use crate::ui::stage::Stage;
use crate::ui::theme::{Text, Tokens};
use crate::ui::widget::figure::{self, Verdict as Seal};
use crate::ui::widget::{Access, Button, ButtonKind, Look, dialog, paint, panel, text};

use super::TableCommand;
use super::show::Origin;

/// An explanation that lies open, and what belongs to it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Why {
    /// What is explained.
    pub explanation: Box<Explanation>,
    /// Whether an alternative can still be taken over into the plan.
    pub can_apply: bool,
    /// Whether cards are still being chosen: then no turn can be carried out, in a sandbox neither.
    pub choosing: bool,
    /// Where the turn begins that it is about.
    pub start: TrialStart,
    /// By whose knowledge it is explained.
    pub viewer: Viewer,
    /// Where it was opened.
    pub opener: Origin,
    /// Whether the other reasons are folded out.
    pub more: bool,
}

impl Why {
    /// Whether something expires in it, so that it can be watched.
    #[must_use]
    pub fn expires(&self) -> bool {
        match self.explanation.verdict {
            Verdict::Expired(_) | Verdict::WouldExpire(_) => !self.choosing,
            Verdict::Refused(_) | Verdict::Wasted(_) => false,
        }
    }

    /// Whether the alternative with this number can be taken over into the plan.
    #[must_use]
    pub fn is_applicable(&self, index: usize) -> bool {
        let swaps = |change: &Change| matches!(change, Change::Card { .. });
        let other = self.explanation.alternatives.get(index);
        self.can_apply && other.is_some_and(|other| !other.changes.iter().any(swaps))
    }
}

/// What the dialog is painted from.
#[derive(Clone, Copy)]
pub struct WhyScene<'a> {
    /// Look, language, focus, commands.
    pub stage: Stage<'a>,
    /// The rules and figures.
    pub game: &'a KingsErrand,
    /// Puts it into words.
    pub narrator: Narrator<'a>,
    /// What lies open.
    pub why: &'a Why,
    /// Whether it has just been opened.
    pub opened: bool,
}

impl WhyScene<'_> {
    const fn look(&self) -> Look<'_> {
        self.stage.look
    }

    const fn tokens(&self) -> &Tokens {
        self.stage.look.tokens
    }

    /// A distance that grows with the user's text size.
    fn grown(&self, points: f32) -> f32 {
        points * self.tokens().text_size().max(1.0)
    }
}

/// Paints the dialog above everything else.
pub fn show(ui: &Ui, scene: &WhyScene<'_>) {
    let ctx = ui.ctx();
    let window = dialog::room(ctx);
    let grown = scene.tokens().text_size().max(1.0);
    let width = (1100.0 * grown.sqrt()).min(window.x - 40.0);
    let inset = scene.tokens().space.page - 8.0;
    let title = scene.narrator.why_title(&scene.why.explanation);
    let title = fit_title(ui, scene, &title, width - 2.0 * inset);
    let head = title.rect.height().max(HEAD);
    let foot = scene.grown(42.0).min(60.0);
    // As high as what was in it in the last frame, if there is room for that.
    let id = egui::Id::unique("why.height");
    let whole = ctx.data(|data| data.get_temp::<f32>(id));
    let chrome = 2.0 * inset + head + foot + 2.0 * GAP;
    let most = window.y - 28.0;
    let height = whole.map_or(most, |whole| {
        (chrome + whole).clamp(360.0_f32.min(most), most)
    });
    let response = dialog::modal(ctx, "why", vec2(width, height), scene.look(), |ui| {
        let area = ui.max_rect().expand(8.0);
        let head = area.with_max_y(area.top() + head);
        let foot = area.with_min_y(area.bottom() - foot);
        self::head(ui, scene, head, title);
        let body = Rect::from_min_max(
            pos2(area.left(), head.bottom() + GAP),
            pos2(area.right() + 10.0, foot.top() - GAP),
        );
        let high = self::body(ui, scene, body);
        if whole.is_none_or(|whole| (whole - high).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(id, high));
            ui.ctx().request_repaint();
        }
        self::foot(ui, scene, foot);
    });
    if response.should_close() {
        scene.stage.send(TableCommand::CloseWhy);
    }
}

/// Side of the seal, and the distance between head, body and foot.
const HEAD: f32 = 46.0;
const GAP: f32 = 12.0;

/// The title as large as it fits into one line; a long one takes two.
fn fit_title(ui: &Ui, scene: &WhyScene<'_>, title: &str, width: f32) -> Arc<Galley> {
    let tokens = scene.tokens();
    let ink = tokens.colour.ink;
    let room = width - HEAD - 14.0;
    let lay_out = |size: Text| text::lay_out(ui.painter(), title, &tokens.font(size), ink, room);
    let sizes = [Text::Display3, Text::Display4, Text::Display5];
    let mut galleys = sizes.into_iter().map(lay_out);
    let one_line = galleys.find(|galley| galley.rows.len() == 1);
    one_line.unwrap_or_else(|| lay_out(Text::Display5))
}

/// Seal and title.
fn head(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect, title: Arc<Galley>) {
    let middle = rect.center().y - HEAD / 2.0;
    let seal = Rect::from_min_size(pos2(rect.left(), middle), vec2(HEAD, HEAD));
    let verdict = match scene.why.explanation.verdict {
        Verdict::Wasted(_) => Seal::Works,
        Verdict::Expired(_) | Verdict::WouldExpire(_) | Verdict::Refused(_) => Seal::Expires,
    };
    figure::seal(ui.painter(), seal, verdict, scene.look());
    let room = rect.with_min_x(seal.right() + 14.0);
    let response = ui.interact(room, ui.scope_id().with("why.title"), Sense::hover());
    let access = Access::new("why.title", title.text());
    access.describe(ui, &response, egui::Role::Heading, None);
    let corner = pos2(room.left(), rect.center().y - title.rect.height() / 2.0);
    ui.painter()
        .galley(corner, title, scene.tokens().colour.ink);
}

/// What scrolls; returns how high it is.
fn body(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect) -> f32 {
    let builder = UiBuilder::new().id_salt("why.body").max_rect(rect);
    let scrolled = ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("why.body")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_width(rect.width() - 12.0);
                let page = 0.8 * rect.height();
                let pressed =
                    |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
                if pressed(Key::PageDown) {
                    ui.scroll_with_delta(vec2(0.0, -page));
                } else if pressed(Key::PageUp) {
                    ui.scroll_with_delta(vec2(0.0, page));
                }
                cause::show(ui, scene);
                line(ui, scene);
                alternatives::show(ui, scene);
            });
        let above = scrolled.state.clamped_offset().y;
        let whole = scrolled.content_size.y;
        let below = whole - above - rect.height();
        let paper = scene.tokens().colour.paper_raised;
        panel::fade(ui.painter(), rect, [above, below], paper, scene.look());
        whole
    });
    scrolled.inner
}

/// A thin gold line between two parts.
fn line(ui: &mut Ui, scene: &WhyScene<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 21.0), Sense::hover());
    let gold = scene.tokens().colour.line;
    let stroke = egui::Stroke::new(scene.tokens().stroke.panel, gold);
    ui.painter().hline(rect.x_range(), rect.center().y, stroke);
}

fn foot(ui: &mut Ui, scene: &WhyScene<'_>, rect: Rect) {
    let tr = scene.stage.translator;
    let look = scene.look();
    let rim = egui::Stroke::new(1.0, scene.tokens().colour.line_soft);
    ui.painter().hline(rect.x_range(), rect.top() - 6.0, rim);
    let close_words = tr.text(id!("why-close"));
    let close_button = Button::new(ButtonKind::Next, &close_words).key("Esc");
    let width = close_button.width(ui.painter(), rect.height(), look);
    let place = rect.with_min_x(rect.right() - width);
    let response = close_button.show(ui, place, Access::new("why.close", &close_words), look);
    if scene.why.expires() {
        let words = tr.text(id!("why-anyway"));
        let help = tr.attribute("why-anyway", "help");
        let button = Button::new(ButtonKind::Plain, &words);
        let wanted = button.width(ui.painter(), rect.height(), look);
        let room = place.left() - 12.0 - rect.left();
        let place = rect.with_max_x(rect.left() + wanted.min(room));
        let access = Access::new("why.anyway", &words).described(&help);
        let anyway = button.show(ui, place, access, look);
        scene.stage.reach(Region::OVERLAY, &anyway);
        if anyway.on_hover_text(help).clicked() {
            scene.stage.send(TableCommand::DoItAnyway);
        }
    }
    scene.stage.reach(Region::OVERLAY, &response);
    // The focus begins at the best turn that can be taken over, else where nothing scrolls.
    if scene.opened && !scene.why.is_applicable(0) {
        response.request_focus();
    }
    if response.clicked() {
        scene.stage.send(TableCommand::CloseWhy);
    }
}

/// The ring of the keyboard focus around something that is not a button.
fn ring(ui: &Ui, scene: &WhyScene<'_>, rect: Rect, radius: f32) {
    ui.painter()
        .extend(paint::focus_ring(scene.look(), rect, radius, 1.0));
}
