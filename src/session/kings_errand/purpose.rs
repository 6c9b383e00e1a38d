//! Finds what a move was good for, in the eyes of the bot that made it: from what it knew, what it did
//! and what it meant to do afterwards.

use super::motive::{Goal, Knew, Motive, Need, Offering, Readiness};
use crate::rules::Seat;
use crate::rules::kings_errand::{
    Action, ActionCard, Board, COURT_SHIELDS, Edition, KingsErrand, Location, Objective, Phase,
    Planner, Position, Situation, TaskId, TurnProblem, Unmet, Virtue, VirtueCard, VirtueCards,
    is_payable, missing,
};

/// The moment at which something was done, as whoever explains it knows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'a> {
    pub(super) game: &'a KingsErrand,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    /// The virtue cards of the seat.
    pub(super) hand: VirtueCards,
    /// What is known of the others.
    pub(super) others: &'a [Knew],
}

/// A step of a plan, with the situation before it.
struct Planned {
    action: Action,
    before: Situation,
}

impl Scene<'_> {
    fn board(&self) -> Board<'_> {
        self.game.board(self.position)
    }

    fn situation(&self) -> Situation {
        self.position.situation(self.seat, self.hand)
    }

    /// The steps of `then` that can be carried out one after the other as the table lies now.
    pub(super) fn sound(&self, action: Action, then: &[Action]) -> Vec<Action> {
        let board = self.board();
        let mut situation = self.situation();
        if action.carries_out().is_some() {
            situation = situation.after(&board.effect(action));
        }
        let mut ways = Vec::new();
        let mut sound = Vec::new();
        for &step in then {
            if let Some(card) = step.carries_out() {
                ways.clear();
                board.ways(card, &situation, &mut ways);
                if !ways.contains(&step) {
                    break;
                }
                situation = situation.after(&board.effect(step));
            } else if !matches!(step, Action::Choose(_) | Action::Offer(_)) {
                break;
            }
            sound.push(step);
        }
        sound
    }

    /// A turn that would fit `action`, where a bot has not said what it means to do afterwards.
    pub(super) fn assumed(&self, action: Action) -> Vec<Action> {
        let board = self.board();
        let own = self.position.seat(self.seat);
        let mut cards: Vec<_> = own
            .held()
            .filter(|&card| card != ActionCard::Tournament)
            .collect();
        let mut situation = self.situation();
        match (action, action.carries_out()) {
            (Action::Choose(card), _) if card != ActionCard::Tournament => cards.push(card),
            (_, Some(card)) => {
                situation = situation.after(&board.effect(action));
                if let Some(at) = cards.iter().position(|&held| held == card) {
                    cards.remove(at);
                }
            }
            _ => {}
        }
        let problem = TurnProblem {
            board,
            situation,
            cards: &cards,
            joust: None,
        };
        let plan = Planner::default().plan(&problem, Objective::MostShields);
        plan.steps().to_vec()
    }

    /// What `action` was good for, if `then` was to follow in the same turn.
    pub(super) fn motive(&self, action: Action, then: &[Action]) -> Motive {
        match action {
            Action::Choose(ActionCard::Tournament) => self.tournament(then),
            Action::Choose(card) => {
                let steps = self.planned(None, then);
                let at = steps
                    .iter()
                    .position(|step| step.action.carries_out() == Some(card));
                at.and_then(|at| self.step(&steps, at))
                    .unwrap_or_else(|| self.unused(card))
            }
            Action::GiveUp(card) => Motive::GiveUp(card, self.unmet(card)),
            Action::EndTurn => {
                let own = self.position.seat(self.seat);
                let left = own.held().filter(|&card| card != ActionCard::Tournament);
                Motive::End {
                    left: left.map(|card| (card, self.unmet(card))).collect(),
                    tournament: own.holds(ActionCard::Tournament),
                }
            }
            Action::Offer(cards) => self.offer(cards),
            Action::Exercise { .. }
            | Action::RoundTable { .. }
            | Action::Court { .. }
            | Action::Quest { .. }
            | Action::Horse { .. } => {
                let steps = self.planned(Some(action), then);
                self.step(&steps, 0).unwrap_or(Motive::ENDED)
            }
            Action::Ring(_) | Action::OpeningHand { .. } | Action::Task(_) | Action::Tents(_) => {
                Motive::ENDED
            }
        }
    }

    fn unmet(&self, card: ActionCard) -> Option<Unmet> {
        let reasons = self
            .game
            .expiry_reasons(self.position, self.seat, self.hand, card);
        reasons.first().copied()
    }

    /// The turn with the situation before each step.
    fn planned(&self, action: Option<Action>, then: &[Action]) -> Vec<Planned> {
        let board = self.board();
        let mut situation = self.situation();
        let steps = action.into_iter().chain(then.iter().copied());
        steps
            .filter(|step| step.carries_out().is_some())
            .map(|action| {
                let before = situation;
                situation = situation.after(&board.effect(action));
                Planned { action, before }
            })
            .collect()
    }

    /// What the step with this number is good for.
    fn step(&self, steps: &[Planned], at: usize) -> Option<Motive> {
        let step = steps.get(at)?;
        let (done, rest) = (steps.get(..at)?, steps.get(at + 1..)?);
        let board = self.board();
        Some(match step.action {
            Action::Horse { .. } => ride(&board, step, rest, self.jousts()),
            Action::Quest { task, .. } => Motive::Quest {
                task,
                shields: board.task(task).map_or(0, |task| task.shields),
                taken_first: done
                    .iter()
                    .any(|step| step.action == Action::RoundTable { task }),
            },
            Action::Court { book } => {
                let learned = Action::Exercise {
                    virtue: Virtue::Book,
                    value: book,
                };
                Motive::Court {
                    shields: COURT_SHIELDS,
                    learned_first: done.iter().any(|step| step.action == learned),
                }
            }
            Action::Exercise { virtue, value } => {
                let card = VirtueCard::new(virtue, value);
                Motive::Learn {
                    card,
                    need: self.need(card, step, rest),
                }
            }
            Action::RoundTable { task } => {
                let figures = board.task(task)?;
                let completed = |later: &Planned| matches!(later.action, Action::Quest { task: other, .. } if other == task);
                let lacks = missing(figures.needs, step.before.hand);
                let readiness = if rest.iter().any(completed) {
                    Readiness::Now
                } else if lacks.is_empty() {
                    Readiness::Ready
                } else {
                    Readiness::Lacks(lacks)
                };
                Motive::TakeTask {
                    task,
                    shields: figures.shields,
                    readiness,
                }
            }
            Action::Choose(_)
            | Action::GiveUp(_)
            | Action::EndTurn
            | Action::Offer(_)
            | Action::Ring(_)
            | Action::OpeningHand { .. }
            | Action::Task(_)
            | Action::Tents(_) => return None,
        })
    }

    fn jousts(&self) -> bool {
        self.position.seat(self.seat).holds(ActionCard::Tournament)
    }

    fn need(&self, card: VirtueCard, step: &Planned, rest: &[Planned]) -> Need {
        let board = self.board();
        let hand = step.before.hand;
        let lacks = |task: TaskId| board.task(task).map(|task| missing(task.needs, hand));
        for later in rest {
            if let Action::Court { book } = later.action
                && card.virtue == Virtue::Book
                && (book == card.value || hand.count_of(Virtue::Book) == 0)
            {
                return Need::CourtNow;
            }
            if let Action::Quest { task, pay } = later.action
                && pay.count(card) > 0
                && lacks(task).is_some_and(|it| it.count_of(card.virtue) > 0)
            {
                return Need::QuestNow(task);
            }
        }
        // The task in hand that comes nearest to being complete by this card.
        let wanting = step.before.tasks.iter().filter_map(|task| {
            let lacks = lacks(task)?;
            let helps = lacks
                .iter()
                .any(|it| it.virtue == card.virtue && it.value <= card.value);
            helps.then_some((lacks.len(), task))
        });
        if let Some((_, task)) = wanting.min() {
            return Need::Task(task);
        }
        match card.virtue {
            Virtue::Sword | Virtue::Lance if self.jousts() => Need::TournamentNow,
            Virtue::Sword | Virtue::Lance => Need::TournamentLater,
            Virtue::Book => Need::CourtLater,
            Virtue::Dragon => Need::Stock,
        }
    }

    fn tournament(&self, then: &[Action]) -> Motive {
        let board = self.board();
        let end = self.planned(None, then).last().map_or_else(
            || self.situation(),
            |last| last.before.after(&board.effect(last.action)),
        );
        let mut rivals = self.position.seats().filter(|&other| {
            other != self.seat && self.position.seat(other).holds(ActionCard::Tournament)
        });
        Motive::Tournament {
            rival: rivals.next(),
            total: end.hand.tournament_total(),
        }
    }

    /// Why a card is taken that the planned turn has no use for.
    fn unused(&self, card: ActionCard) -> Motive {
        if self.can_use(card) {
            return Motive::Reserve(card);
        }
        let last = self.position.supply().count(card) == 1;
        let rival = self
            .position
            .seats()
            .filter(|&rival| rival != self.seat && self.picks_later(rival))
            .find(|&rival| self.could_use(rival, card));
        match rival {
            Some(rival) if last => Motive::Deny { card, rival },
            Some(_) | None => Motive::Spare(card),
        }
    }

    /// Whether any turn could use the card, with whatever may still be chosen beside it.
    fn can_use(&self, card: ActionCard) -> bool {
        let own = self.position.seat(self.seat);
        let held = own.held().filter(|&held| held != ActionCard::Tournament);
        let cards: Vec<_> = held.chain([card]).collect();
        let taken = own.held().count() + 1;
        let more = usize::from(self.game.picks()).saturating_sub(taken);
        let mut supply = self.position.supply();
        supply.remove(card);
        let problem = TurnProblem {
            board: self.board(),
            situation: self.situation(),
            cards: &cards,
            joust: None,
        };
        Planner::default().can_use(&problem, card, supply, more as u8)
    }

    /// Whether `rival` takes another card in this round.
    fn picks_later(&self, rival: Seat) -> bool {
        let order = self.position.order().as_slice();
        let place = |seat: Seat| order.iter().position(|&other| other == seat);
        let (Some(own), Some(rival)) = (place(self.seat), place(rival)) else {
            return false;
        };
        let picks = usize::from(self.game.picks());
        let laps = usize::from(self.position.picks_made()) / order.len().max(1);
        self.position.phase() == Phase::Choose && (rival > own || laps + 1 < picks)
    }

    /// Whether everybody can see that `rival` could use the card.
    fn could_use(&self, rival: Seat, card: ActionCard) -> bool {
        let board = self.board();
        let own = self.position.seat(rival);
        let mut payable = board
            .tasks_of(own.tasks())
            .filter(|task| is_payable(task.needs, own.known()));
        match card {
            ActionCard::Quest => payable.next().is_some(),
            ActionCard::Horse(_) => payable.any(|task| task.location != own.knight()),
            ActionCard::Court => own.known().count_of(Virtue::Book) > 0,
            ActionCard::Exercise(virtue) => board
                .tasks_of(own.tasks())
                .any(|task| missing(task.needs, own.known()).count_of(virtue) > 0),
            ActionCard::RoundTable => own.tasks().is_empty(),
            ActionCard::Tournament => own.known().tournament_total() > 0,
        }
    }

    fn offer(&self, cards: VirtueCards) -> Motive {
        let others = self.position.to_offer().iter();
        let rival = others
            .chain(self.position.offered().iter())
            .find(|&other| other != self.seat);
        let knew = rival.and_then(|rival| self.others.iter().find(|it| it.seat == rival));
        let most = knew.map_or(0, |it| it.most);
        let total = cards.tournament_total();
        let whole = self.hand.tournament_total();
        let czech = self.game.edition() == Edition::Cs;
        let gains = total > 0 || (czech && rival.is_none() && !cards.is_empty());
        let able = whole > 0 || (czech && rival.is_none() && !self.hand.is_empty());
        let beaten = knew.is_some_and(|it| it.known.tournament_total() > whole);
        let offering = match rival {
            None if gains => Offering::Alone,
            Some(_) if total > most => Offering::Sure,
            Some(_) if gains && total == most => Offering::DrawAtWorst,
            Some(_) if gains => Offering::Hope,
            Some(_) if !cards.is_empty() => Offering::Bluff,
            None | Some(_) if !able => Offering::Empty,
            Some(_) if beaten => Offering::Beaten,
            None | Some(_) => Offering::Kept,
        };
        Motive::Offer {
            cards,
            rival,
            most,
            offering,
        }
    }
}

/// What a ride is good for: for what is done between it and the next one.
fn ride(board: &Board<'_>, step: &Planned, rest: &[Planned], jousts: bool) -> Motive {
    let rides = |step: &&Planned| matches!(step.action, Action::Horse { .. });
    let on = rest.iter().take_while(rides).count();
    let last = if on == 0 { step } else { &rest[on - 1] };
    let from = step.before.place;
    let there = last.before.after(&board.effect(last.action));
    let done = rest[on..].iter().take_while(|step| !rides(step));
    let goals = done.filter_map(|step| match step.action {
        Action::Quest { task, .. } => {
            let shields = board.task(task).map_or(0, |task| task.shields);
            Some(Goal::Quest { task, shields })
        }
        Action::Court { .. } => Some(Goal::Court(COURT_SHIELDS)),
        Action::Exercise { virtue, value } => Some(Goal::Exercise(VirtueCard::new(virtue, value))),
        Action::RoundTable { task } => Some(Goal::RoundTable(task)),
        Action::Choose(_)
        | Action::Horse { .. }
        | Action::GiveUp(_)
        | Action::EndTurn
        | Action::Offer(_)
        | Action::Ring(_)
        | Action::OpeningHand { .. }
        | Action::Task(_)
        | Action::Tents(_) => None,
    });
    let rank = |goal: &Goal| match goal {
        Goal::Quest { .. } => 0,
        Goal::Court(_) => 1,
        Goal::RoundTable(_) => 2,
        Goal::Exercise(_) => 3,
        Goal::Tournament | Goal::Home | Goal::Nearer(_) | Goal::Nothing => 4,
    };
    let goal = goals.min_by_key(rank).unwrap_or_else(|| {
        let to = there.place;
        let nearer = board.tasks_of(there.tasks).filter(|task| {
            board.ring.distance(to, task.location) < board.ring.distance(from, task.location)
        });
        let nearest = nearer.min_by_key(|task| board.ring.distance(to, task.location));
        match nearest {
            _ if to == Location::Camelot && jousts => Goal::Tournament,
            _ if to == Location::Camelot => Goal::Home,
            Some(task) => Goal::Nearer(task.id),
            None => Goal::Nothing,
        }
    });
    Motive::Ride {
        to: there.place,
        goal,
    }
}
