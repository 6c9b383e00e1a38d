//! The round review: what went wrong, round by round, and what it has cost.
//!
//! | file | subject |
//! | --- | --- |
//! | `rounds` | the list of rounds |
//! | `seat` | a round of one seat |
//! | `deeds` | what a bot did in it |
//! | `thought` | why a bot did something |
//! | `words` | what is said about it |

mod deeds;
mod rounds;
mod seat;
mod thought;
mod words;

use egui::{Align, Key, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{Screen, parts};
use crate::i18n::text::kings_errand::Narrator;
use crate::id;
use crate::rules::Seat;
use crate::session::kings_errand::{Deed, Review, RoundReview, SeatReview};
use crate::ui::Stage;
use crate::ui::app::{Command, TableGame};
use crate::ui::picture::Icon;
use crate::ui::theme::{KnightColour, Text};
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};

/// What can be asked of the review.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReviewCommand {
    /// Open it at the last round that is over.
    Open,
    /// Go back to the game, or to how it went.
    Close,
    /// Look at the round with this place among the rounds.
    Round(usize),
    /// Explain what went wrong for a seat in the round: which of it, from 0.
    Explain(Seat, usize),
    /// Step through the turn of a seat in the round again.
    Again(Seat),
    /// Ask a bot why it did this.
    Ask(Deed),
    /// Close its answer.
    CloseAnswer,
}

/// The Tab stops.
mod regions {
    use crate::ui::Region;

    pub(super) const ROUNDS: Region = Region(0);
    pub(super) const COACH: Region = Region(1);
    pub(super) const SEATS: Region = Region(2);
    pub(super) const BAR: Region = Region(3);
}

const GAP: f32 = 14.0;
const INSET: f32 = 16.0;

/// What every part of the screen needs.
#[derive(Clone, Copy)]
struct Scene<'a> {
    stage: Stage<'a>,
    game: &'a TableGame,
    review: &'a Review,
    narrator: Narrator<'a>,
}

impl<'a> Scene<'a> {
    fn knight(&self, seat: Seat) -> KnightColour {
        let seats = &self.game.seating().seats;
        let choice = seats.get(seat.index());
        choice.map_or(KnightColour::Red, |seat| seat.knight)
    }

    /// The round that is looked at.
    fn round(&self) -> Option<&'a RoundReview> {
        self.review.rounds.get(self.game.review.round())
    }

    fn send(&self, command: ReviewCommand) {
        self.stage.send(Command::Review(command));
    }
}

/// Shows the review of `game`.
pub fn show(ui: &mut Ui, stage: Stage<'_>, game: &TableGame) {
    let arrived = parts::arrived(ui.ctx(), Screen::Review);
    let nothing = Review::default();
    let scene = Scene {
        stage,
        game,
        review: game.review.review().unwrap_or(&nothing),
        narrator: Narrator::new(stage.translator, game.names(), game.you()),
    };
    let (look, tokens) = (stage.look, stage.tokens());
    let window = ui.max_rect();
    panel::ground(ui.painter(), window, look);
    let height = parts::grown(tokens, 60.0).min(96.0);
    let bar = window.with_max_y(window.top() + height);
    head(ui, &scene, bar);
    let margin = (0.017 * window.width()).max(14.0);
    let body = Rect::from_min_max(
        pos2(window.left() + margin, bar.bottom() + margin),
        window.max - vec2(margin, margin),
    );
    let column = parts::grown(tokens, 216.0).min(0.32 * body.width());
    let left = body.with_max_x(body.left() + column);
    let right = body.with_min_x(left.right() + GAP);
    rounds::show(ui, &scene, left, arrived);
    page(ui, &scene, right);
    keys(ui, &scene);
    if let Some((told, opened)) = game.review.answer() {
        thought::show(ui, &scene, told, opened);
    }
}

/// Paints why a bot did something, if that lies open, above whatever asked it.
pub fn answer(ui: &Ui, stage: Stage<'_>, game: &TableGame) {
    let Some((told, opened)) = game.review.answer() else {
        return;
    };
    let nothing = Review::default();
    let scene = Scene {
        stage,
        game,
        review: &nothing,
        narrator: Narrator::new(stage.translator, game.names(), game.you()),
    };
    thought::show(ui, &scene, told, opened);
}

/// The bar with the title and the way back.
fn head(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let tr = stage.translator;
    let title = tr.text(id!("review-title"));
    parts::header(ui, rect, Icon::Hourglass, &title, stage.look);
    let words = if scene.game.is_over() {
        tr.text(id!("review-to-end"))
    } else {
        tr.text(id!("review-to-game"))
    };
    let button = Button::new(ButtonKind::Dark, &words).key("Esc");
    let height = 0.62 * rect.height();
    let width = button.width(ui.painter(), height, stage.look);
    let right = rect.right() - 16.0;
    let top = rect.center().y - height / 2.0 - 1.0;
    let place = Rect::from_min_max(pos2(right - width, top), pos2(right, top + height));
    let response = button.show(ui, place, Access::new("review.close", &words), stage.look);
    stage.reach(regions::BAR, &response);
    if response.clicked() {
        scene.send(ReviewCommand::Close);
    }
}

/// The round that is looked at.
fn page(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = scene.stage;
    let tokens = stage.tokens();
    let Some(round) = scene.round() else {
        let words = stage.translator.text(id!("review-nothing"));
        let font = tokens.font(Text::BodyLarge);
        panel::paper(ui.painter(), rect.with_max_y(rect.top() + 90.0), stage.look);
        let inner = rect.shrink2(vec2(INSET, 14.0));
        text::paragraph(ui, inner, &words, &font, tokens.colour.ink);
        return;
    };
    let title = words::round_title(scene, round);
    let font = tokens.font(Text::Display4);
    let head = rect.with_max_y(rect.top() + parts::grown(tokens, 36.0));
    text::label(ui, head, Align::Min, &title, &font, tokens.colour.ink);
    let list = Rect::from_min_max(
        pos2(rect.left() - 4.0, head.bottom() + 2.0),
        pos2(rect.right() + 6.0, rect.bottom() + 6.0),
    );
    let builder = UiBuilder::new().id_salt("review.page").max_rect(list);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt(("review.page", round.round))
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                summary(ui, scene, round);
                // What expired comes first: it is what one looks for here.
                let fine = |own: &&SeatReview| own.mishaps.is_empty();
                let mut seats: Vec<_> = round.seats.iter().collect();
                seats.sort_by_key(fine);
                for own in seats {
                    ui.push_id(own.seat, |ui| seat::show(ui, scene, own));
                }
            });
        let ground = tokens.colour.ground;
        panel::fade_scrolled(ui.painter(), &scrolled, ground, stage.look);
    });
}

/// How the round went, in words.
fn summary(ui: &mut Ui, scene: &Scene<'_>, round: &RoundReview) {
    let tokens = scene.stage.tokens();
    let words = words::summary(scene, round);
    let font = tokens.font(Text::Body);
    let ink = tokens.colour.ink;
    let width = ui.available_width() - 16.0;
    let lines = text::lay_out(ui.painter(), &words, &font, ink, width);
    let size = vec2(width, lines.rect.height() + 10.0);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    Access::new("review.summary", &words).describe(ui, &response, egui::Role::Label, None);
    ui.painter().galley(place.min + vec2(4.0, 0.0), lines, ink);
}

fn keys(ui: &Ui, scene: &Scene<'_>) {
    // A dialog above the screen takes its keys.
    if scene.game.state.why.is_some() || scene.game.review.answer().is_some() {
        return;
    }
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let at = scene.game.review.round();
    if pressed(Key::PageUp) {
        scene.send(ReviewCommand::Round(at.saturating_sub(1)));
    } else if pressed(Key::PageDown) {
        scene.send(ReviewCommand::Round(at + 1));
    } else if pressed(Key::Escape) || pressed(Key::V) {
        scene.send(ReviewCommand::Close);
    }
}
