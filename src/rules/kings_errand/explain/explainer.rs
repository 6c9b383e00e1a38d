//! Explaining one thing: which turn it belongs to, what has to be different, and what helps.

use super::super::KingsErrand;
use super::super::action::Action;
use super::super::action_card::ActionCard;
use super::super::conditions::Unmet;
use super::super::line::Line;
use super::super::plan::{Joust, Planner, TurnProblem};
use super::super::position::Phase;
use super::super::refusal::Refusal;
use super::super::situation::{Board, Situation};
use super::super::view::View;
use super::super::virtue::VirtueCards;
use super::alternatives::{Aim, Case, Swaps};
use super::told::Told;
use super::{Explanation, Help, PlayedTurn, Subject, TurnStory, Verdict, offers, shortage, waste};
use crate::rules::{Alternative, Seat};

/// Explains; keeps the buffers of its searches.
#[derive(Clone, Debug, Default)]
pub struct Explainer {
    planner: Planner,
}

impl Explainer {
    /// Why the card `index` of a turn's plays expired, and what would have worked; `None` if it did
    /// not expire.
    #[must_use]
    pub fn expired(
        &mut self,
        game: &KingsErrand,
        story: &TurnStory,
        index: usize,
    ) -> Option<Explanation> {
        let play = story
            .plays
            .get(index)
            .filter(|play| play.action.is_none())?;
        let board = story.board(game);
        let mut told = Told::of(game, story, &mut self.planner);
        let aim = if play.card == ActionCard::Tournament {
            // A bad offer is not foreseen by the turn: it counts only for the Tournament itself.
            told.turn.expired = told.turn.expired.max(told.turn.expired_in_turn() + 1);
            Aim::TakePart
        } else {
            Aim::CarryOut(play.card, told.times(play.card))
        };
        let case = told.case(board, story.start, story.joust(), aim);
        // A card that was given up was not the wrong one to choose.
        let swaps = (play.unmet != [Unmet::GivenUp]).then(|| swaps(story));
        // Where the hand had something to offer, the turn before has nothing to do with it.
        let offer = (play.card == ActionCard::Tournament)
            .then(|| offers::better(story, &told.turn))
            .flatten();
        let alternatives = match offer {
            Some(offer) => vec![offer],
            None => case.alternatives(&mut self.planner, swaps.as_ref()),
        };
        let help = self.help(&case, play.card, &alternatives, story.perhaps);
        Some(Explanation {
            subject: Subject {
                seat: story.seat,
                card: Some(play.card),
                action: None,
                at: play.before.place,
            },
            verdict: Verdict::Expired(play.unmet.clone()),
            line: told.turn,
            alternatives,
            help,
        })
    }

    /// Why card `index` of a planned line would expire, and what would work instead; `None` if it
    /// would not.
    ///
    /// `more` cards are still to be chosen that may help, if nothing else does.
    ///
    /// With the story of the turn, other cards chosen in Phase I are tried as well, as long as nothing
    /// of the turn has been done.
    #[must_use]
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a fact of its own about the plan"
    )]
    pub fn planned(
        &mut self,
        board: Board<'_>,
        seat: Seat,
        line: &Line,
        index: usize,
        joust: Option<Joust>,
        story: Option<&TurnStory>,
        more: u8,
    ) -> Option<Explanation> {
        let step = line.steps.get(index).filter(|step| step.expires())?;
        let start = line.start;
        let told = Told::planned(line);
        let aim = if step.card == ActionCard::Tournament {
            Aim::TakePart
        } else {
            Aim::CarryOut(step.card, told.times(step.card))
        };
        let case = told.case(board, start, joust, aim);
        let given_up = step.unmet() == [Unmet::GivenUp];
        let swaps = story
            .filter(|story| story.plays.is_empty() && !given_up)
            .map(swaps);
        let alternatives = case.alternatives(&mut self.planner, swaps.as_ref());
        let mut help = self.help(&case, step.card, &alternatives, VirtueCards::EMPTY);
        if more > 0 && matches!(help, Help::Nothing(_)) {
            help = Help::StillToChoose(more);
        }
        Some(Explanation {
            subject: Subject {
                seat,
                card: Some(step.card),
                action: None,
                at: step.before.place,
            },
            verdict: Verdict::WouldExpire(step.unmet().to_vec()),
            line: told.turn,
            alternatives,
            help,
        })
    }

    /// Why `action` is refused to the seat that looks, and what would work instead.
    #[must_use]
    pub fn refused(
        &mut self,
        game: &KingsErrand,
        view: &View,
        action: Action,
        refusals: &[Refusal],
    ) -> Explanation {
        let seat = view.seat().unwrap_or_default();
        let position = view.position();
        let card = match action {
            Action::Choose(card) | Action::GiveUp(card) => Some(card),
            Action::Offer(_) => Some(ActionCard::Tournament),
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. }
            | Action::EndTurn
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => action.carries_out(),
        };
        let mut explanation = Explanation {
            subject: Subject {
                seat,
                card,
                action: Some(action),
                at: position.seat(seat).knight(),
            },
            verdict: Verdict::Refused(refusals.to_vec()),
            line: PlayedTurn {
                cards: Vec::new(),
                offer: None,
                expired: 0,
                shields: 0,
            },
            alternatives: Vec::new(),
            help: Help::RuleAlone,
        };
        let own_turn = position.seat_to_move() == Some(seat);
        if position.phase() == Phase::Tournament
            && own_turn
            && let Action::Offer(offer) = action
        {
            explanation.line.offer = Some(offer);
            let allowed = offers::allowed(game, view, offer);
            explanation.alternatives.extend(allowed);
            explanation.help = Help::Better;
        }
        if let (Phase::CarryOut, true, Some(start), Some(card)) = (
            position.phase(),
            own_turn,
            view.situation(),
            action.carries_out(),
        ) && position.seat(seat).holds(card)
        {
            self.refused_in_turn(game, view, start, action, card, &mut explanation);
        }
        explanation
    }

    fn refused_in_turn(
        &mut self,
        game: &KingsErrand,
        view: &View,
        start: Situation,
        action: Action,
        card: ActionCard,
        explanation: &mut Explanation,
    ) {
        let position = view.position();
        let held = position.seat(explanation.subject.seat).held();
        let cards: Vec<_> = held
            .filter(|&card| card != ActionCard::Tournament)
            .collect();
        let told = Told::wanted(&cards, action, card);
        let joust = game.joust(view);
        let board = game.board(position);
        let case = told.case(board, start, joust, Aim::CarryOut(card, 0));
        explanation.alternatives = case.alternatives(&mut self.planner, None);
        explanation.help = self.help(&case, card, &explanation.alternatives, VirtueCards::EMPTY);
        if explanation.help == Help::AtACost {
            explanation.help = Help::Better;
        }
        explanation.line = told.turn;
    }

    /// What was wasted in a turn that is over, each with what would have spared it.
    #[must_use]
    pub fn wasted(&mut self, game: &KingsErrand, story: &TurnStory) -> Vec<Explanation> {
        if !story.ended || !story.perhaps.is_empty() {
            return Vec::new();
        }
        let board = story.board(game);
        let told = Told::of(game, story, &mut self.planner);
        let actions: Vec<_> = told.turn.actions().collect();
        let mut found = Vec::new();
        waste::wastes(
            &board,
            story.start,
            &actions,
            story.joust(),
            |index, waste| found.push((index, waste)),
        );
        let mut situations = Vec::with_capacity(actions.len());
        let mut situation = story.start;
        for &action in &actions {
            situations.push(situation);
            situation = situation.after(&board.effect(action));
        }
        found
            .into_iter()
            .map(|(index, waste)| {
                let case = told.case(board, story.start, story.joust(), Aim::Spare(waste));
                let alternatives = case.alternatives(&mut self.planner, None);
                let help = if alternatives.is_empty() {
                    Help::RuleAlone
                } else {
                    Help::Better
                };
                Explanation {
                    subject: Subject {
                        seat: story.seat,
                        card: actions[index].carries_out(),
                        action: Some(actions[index]),
                        at: situations[index].place,
                    },
                    verdict: Verdict::Wasted(waste),
                    line: told.turn.clone(),
                    alternatives,
                    help,
                }
            })
            .collect()
    }

    fn help(
        &mut self,
        case: &Case<'_>,
        card: ActionCard,
        alternatives: &[Alternative<KingsErrand>],
        perhaps: VirtueCards,
    ) -> Help {
        if alternatives
            .iter()
            .any(|other| other.turn.expired < case.expired)
        {
            return Help::Better;
        }
        if !alternatives.is_empty() {
            return Help::AtACost;
        }
        if !perhaps.is_empty() {
            let mut richer = *case;
            richer.start.hand = richer.start.hand.plus(perhaps);
            if !richer.alternatives(&mut self.planner, None).is_empty() {
                return Help::Hidden;
            }
        }
        let problem = TurnProblem {
            board: case.board,
            situation: case.start,
            cards: case.cards,
            joust: case.joust,
        };
        let times = match case.aim {
            Aim::CarryOut(_, times) => times,
            Aim::TakePart | Aim::Spare(_) => 0,
        };
        let shortage = shortage::shortage(&mut self.planner, &problem, card, times);
        if shortage.unmet.is_empty() {
            // It could have been carried out, but more would have expired than did.
            return Help::AtACost;
        }
        Help::Nothing(shortage)
    }
}

fn swaps(story: &TurnStory) -> Swaps<'_> {
    Swaps {
        picks: &story.picks,
        left: story.left,
        joust: Joust {
            edition: story.edition,
            rivals: story.rivals,
        },
    }
}
