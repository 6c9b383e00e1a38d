//! Why a card expires or an action is refused, what was wasted, and what would have worked.
//!
//! | file | subject |
//! | --- | --- |
//! | `story` | a turn as one viewer has seen it |
//! | `change` | what is different between two turns |
//! | `alternatives` | the search for turns that would have gone better |
//! | `offers` | better and allowed offers in the tournament |
//! | `shortage` | what is short where none would |
//! | `waste` | what was spent for nothing |

mod alternatives;
mod change;
mod offers;
mod shortage;
mod story;
mod waste;

use super::KingsErrand;
use super::action::Action;
use super::action_card::ActionCard;
use super::conditions::Unmet;
use super::line::Line;
use super::place::Location;
use super::plan::{Joust, Objective, Planner, TurnProblem};
use super::position::Phase;
use super::refusal::Refusal;
use super::rule::Rule;
use super::situation::{Board, Situation};
use super::view::View;
use super::virtue::VirtueCards;
use crate::rules::{Alternative, Explain, Seat};

use alternatives::{Aim, Case, Swaps};
use change::Played;

pub use change::{Change, ChangeSize};
pub use shortage::Shortage;
pub use story::{Chronicle, OfferStory, Pick, Play, TurnStory};
pub use waste::Waste;

/// An explanation of this game.
pub type Explanation = crate::rules::Explanation<KingsErrand>;

/// What is explained.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Subject {
    /// Whose card.
    pub seat: Seat,
    /// The card, if it is about one.
    pub card: Option<ActionCard>,
    /// What was done or wanted, if that is known.
    pub action: Option<Action>,
    /// Where the knight stands then.
    pub at: Location,
}

/// What became of it and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It expired; no reason where only its seat can know it.
    Expired(Vec<Unmet>),
    /// It would expire if the turn went on as planned.
    WouldExpire(Vec<Unmet>),
    /// It was refused.
    Refused(Vec<Refusal>),
    /// It was carried out, but could have been had for less.
    Wasted(Waste),
}

impl Verdict {
    /// The conditions that fail.
    #[must_use]
    pub fn unmet(&self) -> &[Unmet] {
        match self {
            Self::Expired(unmet) | Self::WouldExpire(unmet) => unmet,
            Self::Refused(refusals) => refusals
                .iter()
                .find_map(|refusal| match refusal {
                    Refusal::CannotBeCarriedOut(unmet) => Some(unmet.as_slice()),
                    Refusal::GameOver
                    | Refusal::WrongPhase
                    | Refusal::NotYourTurn
                    | Refusal::NotYourCard
                    | Refusal::NotInSupply
                    | Refusal::SecondTournament
                    | Refusal::ValueNotInPile
                    | Refusal::TaskNotOnDisplay
                    | Refusal::TooFar { .. }
                    | Refusal::ZeroMove
                    | Refusal::TaskNotInHand
                    | Refusal::TaskElsewhere { .. }
                    | Refusal::WrongPayment
                    | Refusal::CardNotInHand
                    | Refusal::OfferNotAllowed
                    | Refusal::NoSuchThing
                    | Refusal::BadChance(_) => None,
                })
                .unwrap_or_default(),
            Self::Wasted(_) => &[],
        }
    }
}

/// A card of a turn and what is done with it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct TurnCard {
    /// The card.
    pub card: ActionCard,
    /// What is done; `None` if it expires.
    pub action: Option<Action>,
}

/// A whole turn with what comes of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlayedTurn {
    /// All cards but Tournament, in the order in which they are carried out; expired ones may stand
    /// anywhere.
    pub cards: Vec<TurnCard>,
    /// What is offered in the tournament, where that matters.
    pub offer: Option<VirtueCards>,
    /// Cards that expire, a Tournament included.
    pub expired: u8,
    /// Shields gained; those of the tournament only where an offer is named.
    pub shields: u8,
}

impl PlayedTurn {
    /// What is carried out, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.cards.iter().filter_map(|card| card.action)
    }
}

/// Whether anything could have helped.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Help {
    /// Yes: the alternatives say how.
    Better,
    /// Only at the cost of another card, as the alternatives show.
    AtACost,
    /// No: this is short in the turn that comes closest.
    Nothing(Shortage),
    /// That depends on cards which the viewer cannot see.
    Hidden,
    /// The question does not arise: a rule alone decides.
    RuleAlone,
}

impl Explain for KingsErrand {
    type Subject = Subject;
    type Verdict = Verdict;
    type Change = Change;
    type Turn = PlayedTurn;
    type Help = Help;
}

impl ActionCard {
    /// The rule that says what the card does.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Exercise(_) => Rule::D5,
            Self::RoundTable => Rule::D6,
            Self::Tournament => Rule::T1,
            Self::Court => Rule::D8,
            Self::Quest => Rule::D9,
            Self::Horse(_) => Rule::D7,
        }
    }
}

impl Explanation {
    /// The rules that it is about, the one that decides first, each once.
    #[must_use]
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = Vec::new();
        let mut add = |rule: Rule| {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        };
        for unmet in self.verdict.unmet() {
            add(unmet.rule());
        }
        match &self.verdict {
            Verdict::Refused(refusals) => {
                let action = self.subject.action.unwrap_or(Action::EndTurn);
                let rules = refusals.iter().filter_map(|it| it.rule(action));
                rules.for_each(&mut add);
            }
            Verdict::Wasted(waste) => add(waste.rule()),
            Verdict::Expired(_) | Verdict::WouldExpire(_) => {}
        }
        if let Some(card) = self.subject.card {
            add(card.rule());
        }
        rules
    }
}

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
        let swaps = swaps(story);
        // Where the hand had something to offer, the turn before has nothing to do with it.
        let offer = (play.card == ActionCard::Tournament)
            .then(|| offers::better(story, &told.turn))
            .flatten();
        let alternatives = match offer {
            Some(offer) => vec![offer],
            None => case.alternatives(&mut self.planner, Some(&swaps)),
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
    /// With the story of the turn, other cards chosen in Phase I are tried as well, as long as nothing
    /// of the turn has been done.
    #[must_use]
    pub fn planned(
        &mut self,
        board: Board<'_>,
        seat: Seat,
        line: &Line,
        index: usize,
        joust: Option<Joust>,
        story: Option<&TurnStory>,
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
        let swaps = story.filter(|story| story.plays.is_empty()).map(swaps);
        let alternatives = case.alternatives(&mut self.planner, swaps.as_ref());
        let help = self.help(&case, step.card, &alternatives, VirtueCards::EMPTY);
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
        Help::Nothing(shortage::shortage(&mut self.planner, &problem, card))
    }
}

impl KingsErrand {
    /// The tournament that the viewer's own seat looks forward to, if it holds a Tournament card.
    #[must_use]
    pub fn joust(&self, view: &View) -> Option<Joust> {
        let position = view.position();
        let seat = view.seat()?;
        let holds = |seat: &Seat| position.seat(*seat).holds(ActionCard::Tournament);
        let others = position.seats().filter(|&other| other != seat);
        holds(&seat).then(|| Joust {
            edition: self.edition(),
            rivals: others.filter(holds).count() as u8,
        })
    }
}

/// A turn as it was, or would be, in the forms that the search and the explanation need.
struct Told {
    cards: Vec<ActionCard>,
    line: Vec<Played>,
    turn: PlayedTurn,
}

impl Told {
    /// A turn as it went. What is left of one that is still going on is spent as well as can be.
    fn of(game: &KingsErrand, story: &TurnStory, planner: &mut Planner) -> Self {
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

    fn planned(line: &Line) -> Self {
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
    fn wanted(cards: &[ActionCard], action: Action, card: ActionCard) -> Self {
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
    fn times(&self, card: ActionCard) -> usize {
        let done = self.line.iter().filter(|it| it.action.is_some());
        done.filter(|it| it.card == card).count()
    }

    fn case<'a>(
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
    fn expired_in_turn(&self) -> u8 {
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
