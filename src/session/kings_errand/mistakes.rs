//! What went wrong at a table where nothing is marked: wishes that were refused, and cards that
//! expired though they need not have.

use super::review::{Cost, Mishap};
use crate::rules::kings_errand::{Action, Explainer, Explanation, KingsErrand, Verdict};
use crate::rules::{Actor, Game, Seat, Viewer};
use crate::session::Match;

/// Something that a referee has to explain afterwards.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mistake {
    /// The round, from 1.
    pub round: u16,
    /// Steps of the game before the turn that it is about.
    pub start: usize,
    /// What was wrong, and what would have worked.
    pub explanation: Explanation,
}

impl Mishap {
    /// Whether a card expired that another turn with the same cards could have used without losing
    /// anything.
    #[must_use]
    pub const fn was_avoidable(&self) -> bool {
        let expired = matches!(self.explanation.verdict, Verdict::Expired(_));
        expired && matches!(self.cost, Cost::Shields(_) | Cost::Tournament)
    }
}

impl Match<KingsErrand> {
    /// The mistakes of `seat` so far, in order: of `refused`, what was wanted after so many steps and
    /// broke the rules; and what it let expire for nothing in turns that are over. What does not fit
    /// the game is left out.
    #[must_use]
    pub fn mistakes(&self, seat: Seat, refused: &[(usize, Action)]) -> Vec<Mistake> {
        let mut mistakes: Vec<_> = refused
            .iter()
            .filter_map(|&(steps, action)| self.refused(seat, steps, action))
            .collect();
        let review = self.review(Viewer::Seat(seat));
        for round in &review.rounds {
            for own in round.seats.iter().filter(|own| own.seat == seat) {
                let Some(story) = own.story.as_ref().filter(|story| story.ended) else {
                    continue;
                };
                let lost = own.mishaps.iter().filter(|mishap| mishap.was_avoidable());
                mistakes.extend(lost.map(|mishap| Mistake {
                    round: round.round,
                    start: story.steps.start,
                    explanation: mishap.explanation.clone(),
                }));
            }
        }
        mistakes.sort_by_key(|mistake| (mistake.round, mistake.start));
        mistakes
    }

    fn refused(&self, seat: Seat, steps: usize, action: Action) -> Option<Mistake> {
        if steps > self.steps() {
            return None;
        }
        let mut state = self.state_after(steps);
        let actor = Actor::Seat(seat);
        if self.game().turn(&state).seat() != Some(seat) {
            return None;
        }
        let illegal = self
            .game()
            .apply(&mut state, actor, action, &mut ())
            .err()?;
        let view = self.view_after(Viewer::Seat(seat), steps);
        let reasons = &illegal.reasons;
        Some(Mistake {
            round: view.position().round(),
            start: steps,
            explanation: Explainer::default().refused(self.game(), &view, action, reasons),
        })
    }
}
