//! A turn as it was, or would be, in the forms that the search and the explanation need.

use super::super::KingsErrand;
use super::super::action::Action;
use super::super::action_card::ActionCard;
use super::super::line::Line;
use super::super::plan::{Joust, Objective, Planner, TurnProblem};
use super::super::situation::{Board, Situation};
use super::alternatives::{Aim, Case};
use super::change::Played;
use super::{PlayedTurn, TurnCard, TurnStory};

/// A turn as it was, or would be, in the forms that the search and the explanation need.
pub(super) struct Told {
    cards: Vec<ActionCard>,
    line: Vec<Played>,
    pub(super) turn: PlayedTurn,
}

impl Told {
    /// A turn as it went. What is left of one that is still going on is spent as well as can be.
    pub(super) fn of(game: &KingsErrand, story: &TurnStory, planner: &mut Planner) -> Self {
        let board = story.board(game);
        let mut line: Vec<Played> = story
            .plays
            .iter()
            .filter(|play| play.card != ActionCard::Tournament)
            .map(|play| Played {
                card: play.card,
                action: play.action,
                unplaced: play.action.is_none() && play.at_end,
            })
            .collect();
        let mut left: Vec<_> = story.cards().collect();
        for played in &line {
            if let Some(at) = left.iter().position(|&card| card == played.card) {
                left.remove(at);
            }
        }
        let cards: Vec<_> = story.cards().collect();
        let situation = story.now(&board);
        let problem = TurnProblem {
            board,
            situation,
            cards: &left,
            joust: story.joust(),
        };
        let rest = planner.plan(&problem, Objective::NothingExpires);
        let mut unused = left.clone();
        for &action in rest.steps() {
            if let Some(card) = action.carries_out() {
                if let Some(at) = unused.iter().position(|&other| other == card) {
                    unused.remove(at);
                }
                let action = Some(action);
                let unplaced = false;
                line.push(Played {
                    card,
                    action,
                    unplaced,
                });
            }
        }
        line.extend(unused.into_iter().map(Played::unused));
        let end = rest.outcome.situation;
        let joust = story.joust().is_some_and(|joust| joust.would_expire(&end));
        let mut turn = turn_of(&board, &line);
        turn.expired += u8::from(joust);
        Self { cards, line, turn }
    }

    pub(super) fn planned(line: &Line) -> Self {
        let in_turn = || {
            let steps = line.steps.iter();
            steps.filter(|step| step.card != ActionCard::Tournament)
        };
        let played: Vec<_> = in_turn()
            .map(|step| Played {
                card: step.card,
                action: step.action(),
                unplaced: false,
            })
            .collect();
        Self {
            cards: in_turn().map(|step| step.card).collect(),
            turn: PlayedTurn {
                cards: cards_of(&played),
                offer: None,
                expired: line.outcome.expired,
                shields: line.outcome.shields,
            },
            line: played,
        }
    }

    /// One action is wanted now; nothing is known of the other cards.
    pub(super) fn wanted(cards: &[ActionCard], action: Action, card: ActionCard) -> Self {
        let mut others = cards.to_vec();
        if let Some(at) = others.iter().position(|&other| other == card) {
            others.remove(at);
        }
        let first = Played {
            card,
            action: Some(action),
            unplaced: false,
        };
        let line: Vec<_> = [first]
            .into_iter()
            .chain(others.into_iter().map(Played::unused))
            .collect();
        Self {
            cards: cards.to_vec(),
            turn: PlayedTurn {
                cards: cards_of(&line),
                offer: None,
                expired: cards.len() as u8 + 1,
                shields: 0,
            },
            line,
        }
    }

    /// How often `card` is carried out.
    pub(super) fn times(&self, card: ActionCard) -> usize {
        let done = self.line.iter().filter(|it| it.action.is_some());
        done.filter(|it| it.card == card).count()
    }

    pub(super) fn case<'a>(
        &'a self,
        board: Board<'a>,
        start: Situation,
        joust: Option<Joust>,
        aim: Aim,
    ) -> Case<'a> {
        Case {
            board,
            start,
            cards: &self.cards,
            joust,
            line: &self.line,
            expired: self.turn.expired,
            shields: self.turn.shields,
            aim,
        }
    }
}

impl Played {
    const fn unused(card: ActionCard) -> Self {
        Self {
            card,
            action: None,
            unplaced: true,
        }
    }
}

impl PlayedTurn {
    pub(super) fn expired_in_turn(&self) -> u8 {
        let expired = self.cards.iter().filter(|card| card.action.is_none());
        expired.count() as u8
    }
}

fn cards_of(line: &[Played]) -> Vec<TurnCard> {
    line.iter()
        .map(|&Played { card, action, .. }| TurnCard { card, action })
        .collect()
}

fn turn_of(board: &Board<'_>, line: &[Played]) -> PlayedTurn {
    let done = line.iter().filter_map(|played| played.action);
    let cards = cards_of(line);
    PlayedTurn {
        offer: None,
        expired: line.iter().filter(|it| it.action.is_none()).count() as u8,
        shields: done.map(|action| board.effect(action).shields).sum(),
        cards,
    }
}
