//! What the player of a seat is like: in words, and what can be chosen of it.

use std::num::NonZeroU32;

use egui::{Painter, Rect, Ui, vec2};

use super::super::parts;
use super::{Form, regions};
use crate::bot::{BotKind, Budget, Level, Temperament};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::message;
use crate::ui::Stage;
use crate::ui::theme::{Text, Tokens, UNSEEN};
use crate::ui::widget::Access;
use crate::ui::widget::stepper::{Turn, arrow, stepper};

/// How long a bot that searches can be asked to think.
fn budgets() -> [Budget; 3] {
    let time = |milliseconds| NonZeroU32::new(milliseconds).map(Budget::Milliseconds);
    [
        Budget::Usual,
        time(500).unwrap_or_default(),
        time(2_000).unwrap_or_default(),
    ]
}

/// How high the words are at most, so that the card stays when another player is chosen.
pub(super) fn height(painter: &Painter, width: f32, tr: &Translator, tokens: &Tokens) -> f32 {
    let font = tokens.font(Text::BodySmall);
    let ink = tokens.colour.ink_soft;
    let bots = Level::ALL.into_iter().flat_map(|level| {
        let fond = |temperament| BotKind::even(level).with_temperament(temperament);
        Temperament::ALL.map(fond)
    });
    let words = bots.map(|kind| names::bot_character(tr, kind));
    words
        .chain([names::person_character(tr)])
        .map(|words| {
            let galley = parts::lay_out(painter, &words, &font, ink, width);
            galley.rect.height()
        })
        .fold(0.0, f32::max)
}

/// The least width at which what can be chosen is read in letters that are not much smaller.
pub(super) fn least_width(painter: &Painter, tr: &Translator, tokens: &Tokens) -> f32 {
    let font = tokens.font(Text::BodySmall);
    let fond = Temperament::ALL.map(|temperament| names::temperament(tr, temperament));
    let times = budgets().map(|budget| names::budget(tr, budget));
    let widths = fond.into_iter().chain(times).map(|words| {
        let galley = painter.layout_no_wrap(words, font.clone(), UNSEEN);
        galley.rect.width()
    });
    0.75 * widths.fold(0.0, f32::max) + 2.0 * arrow(tokens)
}

/// What can be chosen, in lines of this height, and below it the words. The words come last, so that
/// nothing that is clicked moves.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, line: f32, index: usize) {
    let stage = form.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let seated = form.draft.seats[index].bot;
    let mut row = rect.with_max_y(rect.top() + line);
    let mut wanted = None;
    if let Some(kind) = seated.filter(|kind| kind.level.has_temperament()) {
        let words = names::temperament(tr, kind.temperament);
        let id = format!("seat.{}.temperament", index + 1);
        let spoken = tr.format(message!("screens-temperament", value = words.as_str()));
        let help = tr.attribute("screens-temperament", "help");
        let access = Access::new(&id, &spoken).described(&help);
        if let Some(turn) = choice(ui, stage, row, index, &words, access) {
            let other = turn.from(&Temperament::ALL, kind.temperament);
            wanted = other.map(|temperament| kind.with_temperament(temperament));
        }
        row = row.translate(vec2(0.0, line + 4.0));
    }
    if let Some(kind) = seated.filter(|kind| kind.level == Level::Champion) {
        let words = names::budget(tr, kind.budget);
        let id = format!("seat.{}.budget", index + 1);
        let spoken = tr.format(message!("screens-budget", value = words.as_str()));
        let help = tr.attribute("screens-budget", "help");
        let access = Access::new(&id, &spoken).described(&help);
        if let Some(turn) = choice(ui, stage, row, index, &words, access) {
            let other = turn.from(&budgets(), kind.budget);
            wanted = other.map(|budget| kind.with_budget(budget));
        }
        row = row.translate(vec2(0.0, line + 4.0));
    }
    let words = match seated {
        None => names::person_character(tr),
        Some(kind) => names::bot_character(tr, kind),
    };
    let note = rect.with_min_y(row.top() + 2.0);
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    ui.push_id(index, |ui| parts::paragraph(ui, note, &words, &font, soft));
    if wanted.is_some() {
        let you = tr.text("default-name-you");
        form.next.seat_player(index, wanted, &you);
    }
}

/// A value that can be gone through; which way, if somebody does.
fn choice(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    seat: usize,
    words: &str,
    access: Access<'_>,
) -> Option<Turn> {
    let help = access.description;
    let (response, turn) = stepper(ui, rect, words, access, stage.look);
    stage.reach(regions::seat(seat), &response);
    parts::follow(&response);
    response.on_hover_text(help);
    turn
}
