//! The examples of the rulebook, shown at the table.

use std::sync::Arc;

use super::showing::tell;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::{self, Narrator, rule_title};
use crate::lesson::kings_errand::{Example, Topic};
use crate::rules::kings_errand::KnightColour;
use crate::rules::{Game, Seat};
use crate::session::{Moment, NAMES};
use crate::ui::table::SeatLabel;
use crate::ui::table::show::{Frame, Origin, Show, ShownTable};

/// The example for `topic`, to be stepped through; `None` if there is none.
pub(super) fn show(translator: &Translator, topic: Topic) -> Option<Show> {
    let example = Example::of(topic)?;
    let (own, rules) = (example.seat(), example.game());
    let you = translator.text("default-name-you");
    let names: Vec<String> = Seat::first(rules.seats())
        .zip(NAMES)
        .map(|(seat, name)| if seat == own { &you } else { name }.to_string())
        .collect();
    let narrator = Narrator::new(translator, &names, Some(own));
    let beginning = Moment {
        view: *example.view(),
        seen: Vec::new(),
    };
    let moments: Vec<_> = [beginning]
        .into_iter()
        .chain(example.frames().iter().map(|frame| Moment {
            view: frame.view,
            seen: frame.observations.clone(),
        }))
        .collect();
    let caption = kings_errand::example(translator, topic);
    let mut frames = tell(&narrator, own, caption, &moments);
    if let (Some(illegal), Some(last)) = (example.refused(), moments.last()) {
        let words = narrator.refusals(own, illegal.action, &illegal.reasons);
        frames.push(Frame {
            view: last.view,
            words,
            expires: false,
            acting: Some(own),
        });
    }
    let title = match topic {
        Topic::Rule(rule) => rule_title(translator, rule),
        Topic::Reason(reason) => rule_title(translator, reason.rule()),
        Topic::Refusal(_) => translator.text("rulebook-example"),
    };
    let labels = names.iter().zip(KnightColour::ALL);
    let seats = labels.map(|(name, knight)| SeatLabel {
        name: name.clone(),
        knight,
        level: None,
    });
    let table = ShownTable {
        rules: Arc::new(rules.clone()),
        seats: seats.collect(),
        names: names.clone(),
        you: Some(own),
        own,
        over: false,
    };
    Show::new(title, table, frames, Origin::Rulebook)
}
