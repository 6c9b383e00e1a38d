//! The rulebook that decides, the deal, and what else is to be known.

use egui::{Rect, Ui, pos2, vec2};

use super::super::field::Field;
use super::super::parts::{self, Choice};
use super::cards::Cards;
use super::{Fault, Form, read_seed, regions};
use crate::i18n::text::kings_errand::names;
use crate::rules::kings_errand::{Edition, Players};
use crate::ui::Stage;
use crate::ui::theme::Text;
use crate::ui::widget::switch::switch;
use crate::ui::widget::{Access, figure, panel};
use crate::{id, message};

const INSET: f32 = 10.0;
const GAP: f32 = 7.0;

/// Digits of the largest number of a deal.
const SEED_DIGITS: usize = 20;

const fn key(edition: Edition) -> &'static str {
    match edition {
        Edition::Cs => "cs",
        Edition::En => "en",
    }
}

/// Heights of the panels; the switch stands in the last one.
struct Heights {
    line: f32,
    editions: [f32; 2],
    cards: Cards,
    seed_help: f32,
    hint: f32,
    /// The row of the coach, and of the switch below it; what both say below them.
    choice: f32,
    coach: f32,
    bare: f32,
}

impl Heights {
    fn new(ui: &Ui, form: &Form<'_>, width: f32) -> Self {
        let (tr, tokens) = (form.stage.translator, form.stage.tokens());
        let inner = width - 2.0 * INSET;
        let painter = ui.painter();
        let small = tokens.font(Text::BodySmall);
        let soft = tokens.colour.ink_soft;
        let editions = Edition::ALL.map(|edition| {
            let name = names::edition(tr, edition);
            let differs = names::edition_difference(tr, edition);
            let choice = Choice::new(&name, false).note(&differs);
            choice.height(painter, inner, tokens)
        });
        let help = tr.attribute("new-game-seed", "help");
        let room = inner - goal_size(form.stage).x - 12.0;
        let font = tokens.font(Text::BodySmall);
        let hint = parts::lay_out(painter, &hint(form), &font, soft, room);
        let note_height = |words: &str| {
            let note = parts::lay_out(painter, words, &small, soft, inner);
            note.rect.height()
        };
        Self {
            line: parts::grown(tokens, 27.0),
            editions,
            cards: Cards::new(ui, form, width),
            seed_help: parts::lay_out(painter, &help, &small, soft, inner)
                .rect
                .height(),
            hint: hint.rect.height().max(goal_size(form.stage).y) + 2.0 * INSET,
            choice: parts::grown(tokens, 30.0),
            coach: note_height(&coach_help(form)),
            bare: note_height(&tr.attribute("referee-mode", "help")),
        }
    }

    fn edition(&self) -> f32 {
        2.0 * INSET + self.line + self.editions[0] + self.editions[1] + 6.0
    }

    fn seed(&self) -> f32 {
        2.0 * INSET + self.line + 1.25 * self.line + self.seed_help + 8.0
    }

    fn help(&self) -> f32 {
        2.0 * INSET + self.line + 2.0 * self.choice + self.coach + self.bare + 18.0
    }

    fn sum(&self) -> f32 {
        self.edition() + self.cards.height + self.seed() + self.hint + self.help() + 4.0 * GAP
    }
}

/// How high this is at a width of `width`.
pub(super) fn height(ui: &Ui, form: &Form<'_>, width: f32) -> f32 {
    Heights::new(ui, form, width).sum()
}

/// How the number of knights changes the game, and what players should know about the seats.
fn hint(form: &Form<'_>) -> String {
    let tr = form.stage.translator;
    let mut words = Vec::new();
    let count = form.draft.seats.len();
    if let Some(players) = Players::new(count as u8) {
        words.push(tr.format(message!(
            "screens-goal-note",
            players = count,
            goal = players.goal(),
            picks = players.picks(),
        )));
    }
    let people = form.draft.seats.iter().filter(|seat| seat.bot.is_none());
    match people.count() {
        0 => words.push(tr.text(id!("new-game-only-bots"))),
        1 => {}
        _ => words.push(tr.text(id!("new-game-several-humans"))),
    }
    words.join("\n")
}

/// Shows the panels below each other in `rect`.
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>, rect: Rect) {
    let heights = Heights::new(ui, form, rect.width());
    let spare = (rect.height() - heights.sum()).max(0.0);
    let gap = GAP + (spare / 4.0).min(24.0);
    let edition = Rect::from_min_size(rect.min, vec2(rect.width(), heights.edition()));
    self::edition(ui, form, edition, &heights);
    let cards = Rect::from_min_size(
        pos2(rect.left(), edition.bottom() + gap),
        vec2(rect.width(), heights.cards.height),
    );
    heights.cards.show(ui, form, cards);
    let seed = Rect::from_min_size(
        pos2(rect.left(), cards.bottom() + gap),
        vec2(rect.width(), heights.seed()),
    );
    self::seed(ui, form, seed, &heights);
    let words = hint(form);
    let below = Rect::from_min_size(
        pos2(rect.left(), seed.bottom() + gap),
        vec2(rect.width(), heights.hint),
    );
    note(ui, form, below, &words);
    let help = Rect::from_min_size(
        pos2(rect.left(), below.bottom() + gap),
        vec2(rect.width(), heights.help()),
    );
    self::help(ui, form, help, &heights);
}

fn edition(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, heights: &Heights) {
    let stage = form.stage;
    let (look, tr) = (stage.look, stage.translator);
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink(INSET);
    let head = inner.with_max_y(inner.top() + heights.line);
    parts::heading(ui, head, &tr.text(id!("new-game-edition")), look);
    let mut top = head.bottom() + 4.0;
    for (edition, height) in Edition::ALL.into_iter().zip(heights.editions) {
        let name = names::edition(tr, edition);
        let differs = names::edition_difference(tr, edition);
        let chosen = form.draft.edition == edition;
        let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), height));
        let id = format!("edition.{}", key(edition));
        let access = Access::new(&id, &name).described(&differs);
        let choice = Choice::new(&name, chosen).note(&differs);
        let response = choice.show(ui, row, access, look);
        stage.reach(regions::EDITION, &response);
        if response.clicked() {
            form.next.edition = edition;
        }
        top = row.bottom() + 6.0;
    }
}

fn seed(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, heights: &Heights) {
    let stage = form.stage;
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, look);
    let inner = rect.shrink(INSET);
    let head = inner.with_max_y(inner.top() + heights.line);
    let title = tr.text(id!("new-game-seed"));
    parts::heading(ui, head, &title, look);
    let place = Rect::from_min_size(
        head.left_bottom() + vec2(0.0, 4.0),
        vec2(inner.width(), 1.25 * heights.line),
    );
    let wrong = form.faults.contains(&Fault::Seed);
    let help = tr.attribute("new-game-seed", "help");
    let description = if wrong {
        Fault::Seed.words(tr)
    } else {
        help.clone()
    };
    let hint = tr.attribute("new-game-seed", "placeholder");
    let field = Field {
        access: Access::new("seed", &title).described(&description),
        hint: &hint,
        limit: SEED_DIGITS,
        wrong,
    };
    let mut typed = std::mem::take(&mut form.seed);
    let (response, entered) = field.show(ui, place, regions::SEED, &mut typed, stage);
    form.entered |= entered;
    if response.changed() {
        // What is no number stays in the field, and the draft keeps no number that nobody sees.
        form.next.seed = read_seed(&typed).flatten();
    }
    form.seed = typed;
    let below = Rect::from_min_max(pos2(inner.left(), place.bottom() + 6.0), inner.max);
    let font = tokens.font(Text::BodySmall);
    parts::paragraph(ui, below, &help, &font, tokens.colour.ink_soft);
}

/// Size of the shield with the goal.
fn goal_size(stage: Stage<'_>) -> egui::Vec2 {
    vec2(64.0, 72.0) * (0.66 * parts::grown(stage.tokens(), 1.0).sqrt())
}

/// The goal on a shield, and what it means beside it.
fn note(ui: &mut Ui, form: &Form<'_>, rect: Rect, words: &str) {
    let stage = form.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    panel::paper(ui.painter(), rect, look);
    let ink = tokens.colour.ink;
    let size = goal_size(stage);
    let icon = Rect::from_center_size(
        pos2(rect.left() + INSET + size.x / 2.0, rect.center().y),
        size,
    );
    let players = Players::new(form.draft.seats.len() as u8);
    let goal = players.map_or_else(String::new, |players| players.goal().to_string());
    figure::shield(ui.painter(), icon, goal, look);
    let galley = parts::lay_out(
        ui.painter(),
        words,
        &tokens.font(Text::BodySmall),
        ink,
        rect.right() - INSET - icon.right() - 12.0,
    );
    let text = Rect::from_min_max(
        pos2(
            icon.right() + 12.0,
            rect.center().y - galley.rect.height() / 2.0,
        ),
        pos2(rect.right() - INSET, rect.bottom()),
    );
    let font = tokens.font(Text::BodySmall);
    parts::paragraph(ui, text, words, &font, ink);
}

/// What the chosen coach does.
fn coach_help(form: &Form<'_>) -> String {
    crate::ui::coach::help(form.stage.translator, form.draft.coach)
}

/// How much the coach helps, or whether it is played as at a real table.
fn help(ui: &mut Ui, form: &mut Form<'_>, rect: Rect, heights: &Heights) {
    let stage = form.stage;
    let (tokens, tr) = (stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink(INSET);
    let row = |top: f32, height: f32| {
        Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), height))
    };
    let font = tokens.font(Text::BodySmall);
    let soft = tokens.colour.ink_soft;
    let head = row(inner.top(), heights.line);
    parts::heading(ui, head, &tr.text(id!("settings-coach")), stage.look);
    let coach = row(head.bottom() + 4.0, heights.choice);
    let level = form.draft.coach;
    crate::ui::coach::show(ui, stage, coach, level, "new-game.coach", regions::COACH);
    let note = row(coach.bottom() + 4.0, heights.coach);
    parts::paragraph(ui, note, &coach_help(form), &font, soft);
    let bare = row(note.bottom() + 6.0, heights.choice);
    let words = tr.text(id!("referee-mode"));
    let help = tr.attribute("referee-mode", "help");
    let access = Access::new("new-game.table-mode", &words).described(&help);
    let response = switch(ui, bare, form.draft.table_mode, access, stage.look);
    stage.reach(regions::COACH, &response);
    parts::follow(&response);
    if response.clicked() {
        form.next.table_mode = !form.draft.table_mode;
    }
    let below = row(bare.bottom() + 4.0, heights.bare);
    ui.push_id("table-mode", |ui| {
        parts::paragraph(ui, below, &help, &font, soft)
    });
}
