//! What each page of the rulebook says, as plain sentences: for its title and for the search.

use super::glossary::Term;
use super::setup;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{help, names, rule_summary, rule_title, rulebook};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{CardSet, Edition, Players, Rule, TaskId};
use crate::{id, message};

/// Title and sentences of a page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct PageWords {
    pub(super) title: String,
    pub(super) sentences: Vec<String>,
}

impl PageWords {
    /// Everything in one text.
    pub(super) fn all(&self) -> String {
        let mut all = self.title.clone();
        for sentence in &self.sentences {
            all.push(' ');
            all.push_str(sentence);
        }
        all
    }
}

/// The title of a page.
pub(super) fn title(tr: &Translator, page: RulebookPage) -> String {
    match page {
        RulebookPage::Rule(rule) => rule_title(tr, rule),
        RulebookPage::Reasons => tr.text(id!("rulebook-reasons")),
        RulebookPage::Editions => tr.text(id!("rulebook-editions")),
        RulebookPage::Setup(players) => setup_title(tr, players),
        RulebookPage::Tasks => tr.text(id!("rulebook-tasks")),
        RulebookPage::Words => tr.text(id!("rulebook-words")),
    }
}

fn setup_title(tr: &Translator, players: Players) -> String {
    tr.format(message!("rulebook-setup", players = players.get()))
}

/// "3 players".
pub(super) fn players(tr: &Translator, players: Players) -> String {
    let message = message!("rulebook-setup", players = players.get());
    tr.format_attribute(message, "players")
}

/// The title of a page with the id of its rule before it, as it is read aloud.
pub(super) fn spoken_title(tr: &Translator, page: RulebookPage) -> String {
    let title = title(tr, page);
    match page {
        RulebookPage::Rule(rule) => format!("{rule}: {title}"),
        RulebookPage::Reasons
        | RulebookPage::Editions
        | RulebookPage::Setup(_)
        | RulebookPage::Tasks
        | RulebookPage::Words => title,
    }
}

/// Everything that a page says.
pub(super) fn of(page: RulebookPage, tr: &Translator, cards: &CardSet) -> PageWords {
    let sentences = match page {
        RulebookPage::Rule(rule) => rule_sentences(tr, rule),
        RulebookPage::Reasons => reason_sentences(tr),
        RulebookPage::Editions => {
            let differences = Edition::ALL.map(|edition| names::edition_difference(tr, edition));
            let intro = tr.attribute("rulebook-editions", "intro");
            std::iter::once(intro).chain(differences).collect()
        }
        RulebookPage::Setup(players) => setup::steps(tr, players, cards)
            .into_iter()
            .flat_map(|step| [step.title, step.words])
            .collect(),
        RulebookPage::Tasks => {
            let intro = tr.attribute("rulebook-tasks", "intro");
            let tasks = TaskId::all().flat_map(|task| {
                let about = help::task(tr, cards, task);
                std::iter::once(names::task(tr, task)).chain(about)
            });
            std::iter::once(intro).chain(tasks).collect()
        }
        RulebookPage::Words => Term::all(cards).map(|term| term.name(tr)).collect(),
    };
    PageWords {
        title: title(tr, page),
        sentences: sentences.iter().flat_map(|text| split(text)).collect(),
    }
}

/// The sentences of a text.
fn split(text: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(['.', '!', '?']) {
        let mut next = text[at + 1..].chars();
        // A full stop within a sentence, as after a number, is not followed by a capital.
        if next.next() == Some(' ') && next.next().is_some_and(char::is_uppercase) {
            sentences.push(text[start..=at].to_owned());
            start = at + 2;
        }
    }
    sentences.push(text[start..].to_owned());
    sentences
}

fn rule_sentences(tr: &Translator, rule: Rule) -> Vec<String> {
    let points = rulebook::rule_points(tr, rule);
    std::iter::once(rule_summary(tr, rule))
        .chain(points.into_iter().map(|point| point.words))
        .collect()
}

fn reason_sentences(tr: &Translator) -> Vec<String> {
    let intro = tr.attribute("rulebook-reasons", "intro");
    let reasons = rulebook::reasons(tr);
    std::iter::once(intro)
        .chain(
            reasons
                .into_iter()
                .flat_map(|reason| [reason.title, reason.about]),
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn texts_are_split_after_each_sentence() {
        assert_eq!(
            split("Ride. Then stop! Done"),
            ["Ride.", "Then stop!", "Done"]
        );
        assert_eq!(split("Ve 2. kole nic."), ["Ve 2. kole nic."]);
        assert_eq!(split(""), [""]);
    }
}
