//! The referee of a table where nothing is marked: what was wanted against the rules is kept, and
//! told once the turn is over.

use super::TableGame;
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::names;
use crate::message;
use crate::rules::Viewer;
use crate::rules::kings_errand::{Action, Event, Phase};
use crate::session::kings_errand::{Mistake, TrialStart};
use crate::ui::table::show::Origin;
use crate::ui::table::why::Why;

/// What a referee keeps of a game.
#[derive(Default)]
pub(super) struct Refereeing {
    /// What was wanted after so many steps, and refused.
    refused: Vec<(usize, Action)>,
    /// What went wrong in turns that are over.
    mistakes: Vec<Mistake>,
    /// The round and phase in which that was put together.
    told: Option<(u16, Phase)>,
}

impl TableGame {
    /// Whether it is played as at a real table.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        self.seating.table_mode
    }

    /// What the player wanted after so many steps and was refused, at a table without marks.
    #[must_use]
    pub fn refused_wishes(&self) -> &[(usize, Action)] {
        &self.refereeing.refused
    }

    /// The same game with what was refused in it before.
    #[must_use]
    pub fn with_refused(mut self, refused: Vec<(usize, Action)>) -> Self {
        self.refereeing.refused = refused;
        self.tell_mistakes();
        self
    }

    /// What the player did wrong in turns that are over; nothing where everything is marked.
    #[must_use]
    pub fn mistakes(&self) -> &[Mistake] {
        &self.refereeing.mistakes
    }

    /// Whether mistakes are told now: not while the own turn goes on; and where several people share
    /// the machine not before the end, because they tell of hidden cards.
    #[must_use]
    pub fn tells_mistakes(&self) -> bool {
        let phase = self.public_view().position().phase();
        let in_turn = matches!(phase, Phase::CarryOut | Phase::Tournament);
        let discreet = !self.is_shared() || self.is_over();
        self.is_bare() && discreet && !(in_turn && self.person_to_decide().is_some())
    }

    /// Counts a wish that was refused, once for a moment.
    pub(super) fn count_refused(&mut self, action: Action) {
        let wish = (self.game.steps(), action);
        if self.is_bare() && !self.refereeing.refused.contains(&wish) {
            self.refereeing.refused.push(wish);
        }
    }

    /// Forgets what was refused after what has been taken back.
    pub(super) fn forget_refused(&mut self) {
        let steps = self.game.steps();
        self.refereeing.refused.retain(|&(after, _)| after <= steps);
    }

    /// Puts the mistakes together once a turn is over.
    pub(super) fn tell_mistakes(&mut self) {
        if !self.tells_mistakes() {
            return;
        }
        let view = self.public_view();
        let at = (view.position().round(), view.position().phase());
        if self.refereeing.told.replace(at) == Some(at) {
            return;
        }
        let people: Vec<_> = self.people().collect();
        let refused = &self.refereeing.refused;
        let all = people
            .iter()
            .flat_map(|&seat| self.game.mistakes(seat, refused));
        let mut mistakes: Vec<_> = all.collect();
        mistakes.sort_by_key(|mistake| (mistake.round, mistake.start));
        self.refereeing.mistakes = mistakes;
    }

    /// Opens the explanation of a mistake.
    pub(super) fn explain_mistake(&mut self, index: usize) {
        if !self.tells_mistakes() {
            return;
        }
        let Some(mistake) = self.refereeing.mistakes.get(index) else {
            return;
        };
        self.state.opened = true;
        self.state.why = Some(Why {
            explanation: Box::new(mistake.explanation.clone()),
            can_apply: false,
            choosing: false,
            start: TrialStart::After(mistake.start),
            viewer: Viewer::Seat(mistake.explanation.subject.seat),
            opener: Origin::Game,
            more: false,
        });
    }

    /// What the log says of an event where reasons are told afterwards; `None` if it says the same as
    /// always.
    pub(super) fn plain_words(&self, event: &Event, translator: &Translator) -> Option<String> {
        let Event::ActionExpired { seat, card, .. } = *event else {
            return None;
        };
        let own = self.is_bare() && self.people().any(|person| person == seat);
        own.then(|| {
            let card = names::action_card(translator, card);
            translator.format(message!("referee-expired", card = card))
        })
    }
}
