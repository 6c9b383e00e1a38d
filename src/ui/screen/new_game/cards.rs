//! The card set that is played with.

use egui::{Align, Rect, Role, Ui, pos2, vec2};

use super::super::parts;
use super::{Form, regions};
use crate::i18n::Translator;
use crate::ui::Stage;
use crate::ui::app::Command;
use crate::ui::screen::Screen;
use crate::ui::theme::Text;
use crate::ui::widget::stepper::{self, stepper};
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};
use crate::{id, message};

const INSET: f32 = 10.0;
const GAP: f32 = 12.0;

/// The sets that a game can be played with beside the one in the program.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct CardChoice<'a> {
    /// Id and name of each.
    pub sets: Vec<(&'a str, &'a str)>,
    /// Why the one that was chosen is not played with.
    pub not_played: Option<NotPlayed>,
}

/// Why a chosen set is not played with; the one in the program is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NotPlayed {
    /// It is not there any more.
    Missing,
    /// Its figures do not fit the rules; it is called so.
    Faulty(String),
}

/// The panel, laid out at a width.
pub(super) struct Cards {
    line: f32,
    /// Width of the heading and of the button.
    heading: f32,
    button: f32,
    /// Whether all of it stands in one line.
    in_line: bool,
    note: Option<(String, f32)>,
    pub(super) height: f32,
}

fn built_in(tr: &Translator) -> String {
    tr.text(id!("card-sets-built-in"))
}

fn note(tr: &Translator, choice: &CardChoice<'_>) -> Option<String> {
    match choice.not_played.as_ref()? {
        NotPlayed::Missing => Some(tr.attribute("new-game-cards", "missing")),
        NotPlayed::Faulty(name) => {
            let name = name.as_str();
            Some(tr.format_attribute(message!("new-game-cards", name = name), "faulty"))
        }
    }
}

impl Cards {
    pub(super) fn new(ui: &Ui, form: &Form<'_>, width: f32) -> Self {
        let (tr, tokens) = (form.stage.translator, form.stage.tokens());
        let painter = ui.painter();
        let inner = width - 2.0 * INSET;
        let line = parts::grown(tokens, 30.0);
        let ink = tokens.colour.ink;
        let wide = |words: &str, font: &egui::FontId| {
            let galley = text::lay_out(painter, words, font, ink, f32::INFINITY);
            galley.rect.width()
        };
        let title = tr.text(id!("new-game-cards"));
        let heading = wide(&title, &tokens.font(Text::Display5)) + 2.0;
        let words = tr.attribute("new-game-cards", "edit");
        let button = button(&words);
        let button = button.width(painter, line, form.stage.look);
        let font = tokens.font(Text::BodySmall);
        let names = form.cards.sets.iter().map(|(_, name)| wide(name, &font));
        let longest = names.fold(wide(&built_in(tr), &font), f32::max);
        let chosen = longest + 2.0 * stepper::arrow(tokens) + 16.0;
        let in_line = heading + button + chosen + 2.0 * GAP <= inner;
        let note = note(tr, form.cards).map(|words| {
            let bold = tokens.bold(Text::BodySmall);
            let galley = parts::lay_out(painter, &words, &bold, ink, inner);
            (words, galley.rect.height() + 6.0)
        });
        let lines = if in_line { line } else { 2.0 * line + 5.0 };
        let below = note.as_ref().map_or(0.0, |(_, height)| *height);
        Self {
            line,
            heading,
            button,
            in_line,
            note,
            height: 2.0 * INSET + lines + below,
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
        let stage = form.stage;
        let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
        panel::paper(ui.painter(), rect, look);
        let inner = rect.shrink(INSET);
        let first = inner.with_max_y(inner.top() + self.line);
        let head = first.with_max_x(first.left() + self.heading);
        parts::heading(ui, head, &tr.text(id!("new-game-cards")), look);
        let edit = first.with_min_x(first.right() - self.button);
        let chosen = if self.in_line {
            first
                .with_min_x(head.right() + GAP)
                .with_max_x(edit.left() - GAP)
        } else {
            first.translate(vec2(0.0, self.line + 5.0))
        };
        choose(ui, form, chosen);
        self::edit(ui, stage, edit);
        if let Some((words, height)) = &self.note {
            let place =
                Rect::from_min_max(pos2(inner.left(), inner.bottom() - height + 4.0), inner.max);
            let bold = tokens.bold(Text::BodySmall);
            let ink = tokens.colour.expires;
            let response = ui.interact(
                place,
                ui.scope_id().with("cards.note"),
                egui::Sense::hover(),
            );
            Access::new("new-game.cards.note", words).describe(ui, &response, Role::Label, None);
            stage.say("new-game.cards.note", words);
            let galley = parts::lay_out(ui.painter(), words, &bold, ink, place.width());
            ui.painter().galley(place.min, galley, ink);
        }
    }
}

fn button(words: &str) -> Button<'_> {
    Button::new(ButtonKind::Plain, words).text(Text::BodySmall)
}

/// The set, gone through to and fro; where there is one only, its name.
fn choose(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let stage = form.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let sets = &form.cards.sets;
    let chosen = form.draft.card_set.as_deref();
    let found = sets.iter().find(|(id, _)| Some(*id) == chosen);
    let name = found.map_or_else(|| built_in(tr), |(_, name)| (*name).to_owned());
    if sets.is_empty() {
        let font = tokens.font(Text::BodySmall);
        text::label(ui, rect, Align::Center, &name, &font, tokens.colour.ink);
        return;
    }
    let title = tr.text(id!("new-game-cards"));
    let spoken = tr.format(message!("settings-choice", setting = &title, value = &name));
    let help = tr.attribute("new-game-cards", "help");
    let access = Access::new("new-game.cards", &spoken).described(&help);
    let (response, turn) = stepper(ui, rect, &name, access, stage.look);
    stage.reach(regions::CARDS, &response);
    parts::follow(&response);
    if let Some(turn) = turn {
        let own = sets.iter().map(|(id, _)| Some(*id));
        let all: Vec<Option<&str>> = [None].into_iter().chain(own).collect();
        let now = found.map(|(id, _)| *id);
        form.next.card_set = turn.from(&all, now).flatten().map(str::to_owned);
    }
}

/// The way to the card sets.
fn edit(ui: &mut Ui, stage: Stage<'_>, rect: Rect) {
    let words = stage.translator.attribute("new-game-cards", "edit");
    let help = stage.translator.attribute("new-game-cards", "help");
    let access = Access::new("new-game.card-sets", &words).described(&help);
    let response = button(&words).show(ui, rect, access, stage.look);
    stage.reach(regions::CARDS, &response);
    parts::follow(&response);
    if response.on_hover_text(help).clicked() {
        stage.send(Command::Go(Screen::CardSets));
    }
}
