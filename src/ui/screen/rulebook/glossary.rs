//! The page "Words": what the cards are called, and what is printed on them.

use egui::{Rect, Ui, pos2, vec2};

use super::Book;
use super::blocks;
use crate::i18n::text::kings_errand::names;
use crate::i18n::{Language, Translator};
use crate::id;
use crate::rules::kings_errand::{ActionCard, CardSet, Location, TaskId, Virtue, VirtueCard};
use crate::ui::Stage;
use crate::ui::app::Setting;
use crate::ui::theme::Text;
use crate::ui::widget::switch::switch;
use crate::ui::widget::{Access, Card, Face};

/// Something that has a name in every language.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Term {
    Action(ActionCard),
    Virtue(Virtue),
    Location(Location),
    Task(TaskId),
    Other(&'static str),
}

const OTHERS: [&str; 12] = [
    id!("word-action-card"),
    id!("word-virtue-card"),
    id!("word-task-card"),
    id!("word-location-card"),
    id!("word-knight"),
    id!("word-tent"),
    id!("word-shield"),
    id!("word-supply"),
    id!("word-countryside"),
    id!("word-round"),
    id!("word-phase"),
    id!("word-expire"),
];

impl Term {
    fn actions(cards: &CardSet) -> Vec<Self> {
        let mut horses = cards.horses();
        horses.sort_unstable();
        let there = |card: &ActionCard| match card {
            ActionCard::Horse(horse) => horses.contains(horse),
            ActionCard::Exercise(_)
            | ActionCard::RoundTable
            | ActionCard::Tournament
            | ActionCard::Court
            | ActionCard::Quest => true,
        };
        ActionCard::all().filter(there).map(Self::Action).collect()
    }

    fn groups(cards: &CardSet) -> [(&'static str, Vec<Self>); 5] {
        [
            (id!("setup-actions"), Self::actions(cards)),
            (
                id!("setup-virtues"),
                Virtue::ALL.into_iter().map(Self::Virtue).collect(),
            ),
            (
                id!("setup-circle"),
                Location::ALL.into_iter().map(Self::Location).collect(),
            ),
            (id!("setup-tasks"), TaskId::all().map(Self::Task).collect()),
            (
                id!("word-others"),
                OTHERS.into_iter().map(Self::Other).collect(),
            ),
        ]
    }

    /// Every term, in the order of the page.
    pub(super) fn all(cards: &CardSet) -> impl Iterator<Item = Self> {
        Self::groups(cards).into_iter().flat_map(|(_, terms)| terms)
    }

    /// What it is called in the language of `tr`.
    pub(super) fn name(self, tr: &Translator) -> String {
        match self {
            Self::Action(card) => names::action_card(tr, card),
            Self::Virtue(virtue) => names::virtue(tr, virtue),
            Self::Location(location) => names::location(tr, location),
            Self::Task(task) => names::task(tr, task),
            Self::Other(id) => tr.text(id),
        }
    }

    /// A few more words, such as what a virtue stands for.
    fn note(self, tr: &Translator) -> String {
        match self {
            Self::Virtue(virtue) => names::virtue_meaning(tr, virtue),
            Self::Action(_) | Self::Location(_) | Self::Task(_) | Self::Other(_) => String::new(),
        }
    }

    fn face(self, cards: &CardSet) -> Option<Face> {
        match self {
            Self::Action(card) => Some(Face::Action(card)),
            Self::Virtue(virtue) => Some(Face::Virtue(VirtueCard::new(virtue, 1))),
            Self::Location(location) => Some(Face::Location(location)),
            Self::Task(task) => cards.task(task).map(|task| Face::Task(*task)),
            Self::Other(_) => None,
        }
    }
}

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let tr = stage.translator;
    blocks::lead(ui, stage, &tr.attribute("rulebook-words", "intro"));
    let other = tr.language() != Language::De;
    if other {
        terms_switch(ui, stage);
    }
    for (heading, terms) in Term::groups(book.cards) {
        blocks::heading(ui, stage, &tr.text(heading));
        let two = ui.available_width() > 30.0 * stage.tokens().size(Text::Body);
        let columns = if two && !other { 2 } else { 1 };
        for row in terms.chunks(columns) {
            entries(ui, stage, book, row, columns);
        }
        ui.add_space(stage.tokens().space.m);
    }
}

/// The switch that shows the German words everywhere.
fn terms_switch(ui: &mut Ui, stage: Stage<'_>) {
    let tr = stage.translator;
    let words = tr.attribute("rulebook-words", "switch");
    let help = tr.attribute("rulebook-words", "switch-help");
    let height = 1.9 * stage.tokens().size(Text::Body);
    let size = vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let access = Access::new("terms", &words).described(&help);
    let on = stage.german_terms();
    let response = switch(ui, rect, on, access, stage.look);
    stage.reach(super::regions::PAGE, &response);
    blocks::follow(ui, &response);
    if response.clicked() {
        stage.send(Setting::GermanTerms(!on));
    }
    blocks::note(ui, stage, &help);
}

/// One or two terms beside each other.
fn entries(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, terms: &[Term], columns: usize) {
    let tokens = stage.tokens();
    let height = (2.5 * tokens.size(Text::Body)).max(46.0);
    let size = vec2(ui.available_width(), height);
    let (row, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let width = row.width() / columns as f32;
    for (index, &term) in terms.iter().enumerate() {
        let left = row.left() + index as f32 * width;
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width - 8.0, height));
        if ui.is_rect_visible(rect) {
            entry(ui, stage, book, rect, term);
        }
    }
    if ui.is_rect_visible(row) {
        blocks::hair(ui, stage, row);
    }
}

fn entry(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, rect: Rect, term: Term) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let card = Card::size((rect.height() - 6.0) / 1.4);
    let place = Rect::from_min_size(rect.min + vec2(0.0, 3.0), card);
    if let Some(face) = term.face(book.cards) {
        Card::new(face).paint(ui.painter(), place, stage.look);
    }
    let (name, german) = (term.name(tr), term.name(tr.printed()));
    let note = term.note(tr);
    let words = rect.with_min_x(place.right() + 12.0);
    let other = tr.language() != Language::De;
    let (left, right) = words.split_left_right_at_fraction(if other { 0.52 } else { 0.98 });
    let mut left = left.with_max_x(left.right() - 8.0);
    if !note.is_empty() {
        let (above, below) = left.split_top_bottom_at_fraction(0.54);
        let font = tokens.italic(Text::BodySmall);
        blocks::fitted(ui, below, &note, &font, colour.ink_soft, 1);
        left = above;
    }
    blocks::fitted(ui, left, &name, &tokens.bold(Text::Body), colour.ink, 2);
    if other {
        blocks::fitted(
            ui,
            right,
            &german,
            &tokens.italic(Text::Body),
            colour.ink,
            2,
        );
    }
}
