//! What the end tells of a game: worked out from what was seen of it.

use crate::rules::kings_errand::{ActionCard, Event, KingsErrand, TaskId, Unmet};
use crate::rules::{Game as _, Seat, SeatSet, Viewer};
use crate::session::Match;

/// What shields are gained by.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Source {
    /// Completed tasks.
    Quest,
    /// Courts held.
    Court,
    /// Tournaments.
    Tournament,
}

impl Source {
    /// Every source.
    pub const ALL: [Self; 3] = [Self::Quest, Self::Court, Self::Tournament];
}

/// A task completed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Deed {
    /// In which round, from 1.
    pub round: u16,
    /// Which task.
    pub task: TaskId,
    /// Shields gained.
    pub shields: u8,
}

/// A card that expired.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Expired {
    /// In which round, from 1.
    pub round: u16,
    /// Which card.
    pub card: ActionCard,
    /// Why, the reason that decides first; empty if it was hidden from the viewer.
    pub unmet: Vec<Unmet>,
}

/// The game of one seat.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SeatStory {
    /// Shields before the first round, then after each.
    pub shields: Vec<u16>,
    /// Shields by [`Source::ALL`].
    pub sources: [u16; 3],
    /// Tasks completed, in order.
    pub deeds: Vec<Deed>,
    /// Cards that expired, in order.
    pub expired: Vec<Expired>,
    /// When it gained last: the number of the event.
    last_gain: usize,
}

impl SeatStory {
    /// All shields.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.sources.iter().sum()
    }

    /// Shields after `round`.
    #[must_use]
    pub fn after(&self, round: u16) -> u16 {
        let at = usize::from(round).min(self.shields.len().saturating_sub(1));
        self.shields.get(at).copied().unwrap_or_default()
    }
}

/// The game of all seats.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Story {
    /// Rounds played.
    pub rounds: u16,
    /// Every seat.
    pub seats: Vec<SeatStory>,
    /// Who reached the goal first.
    pub first: Option<Seat>,
    /// Who shares the victory.
    pub winners: SeatSet,
}

impl Story {
    /// The story of a game of `seats` seats from its events, as one viewer saw them.
    pub fn of<'a>(seats: u8, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut story = Self {
            rounds: 0,
            seats: vec![SeatStory::default(); usize::from(seats)],
            first: None,
            winners: SeatSet::EMPTY,
        };
        for (number, event) in events.into_iter().enumerate() {
            story.tell(number, event);
        }
        story.close_round();
        story
    }

    /// Replaces what expired for `seat` by what its own player saw: all reasons.
    pub fn open<'a>(&mut self, seat: Seat, events: impl IntoIterator<Item = &'a Event>) {
        let own = Self::of(self.seats.len() as u8, events);
        let expired = own.seats.into_iter().nth(seat.index());
        if let (Some(own), Some(expired)) = (self.seats.get_mut(seat.index()), expired) {
            own.expired = expired.expired;
        }
    }

    /// The story of a game that is over, as everybody knows it then.
    #[must_use]
    pub fn of_game(game: &Match<KingsErrand>) -> Self {
        let seen: Vec<_> = game.observations(Viewer::Public, 0).collect();
        let events = seen.iter().map(|(_, seen)| seen.event());
        Self::of(game.game().seats(), events)
    }

    fn tell(&mut self, number: usize, event: &Event) {
        let round = self.rounds;
        match *event {
            Event::RoundBegan { round, .. } => {
                self.close_round();
                self.rounds = round;
            }
            Event::QuestCompleted {
                seat,
                task,
                shields,
                ..
            } => {
                self.gain(seat, Source::Quest, shields, number);
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.deeds.push(Deed {
                        round,
                        task,
                        shields,
                    });
                }
            }
            Event::CourtHeld { seat, shields, .. } => {
                self.gain(seat, Source::Court, shields, number);
            }
            Event::TournamentResult { seat, shields, .. } => {
                self.gain(seat, Source::Tournament, shields, number);
            }
            Event::ActionExpired {
                seat,
                card,
                ref unmet,
                ..
            } => {
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.expired.push(Expired {
                        round,
                        card,
                        unmet: unmet.clone(),
                    });
                }
            }
            Event::GoalReached { seat } => {
                self.first.get_or_insert(seat);
            }
            Event::GameEnded { winners } => self.winners = winners,
            Event::RingLaid { .. }
            | Event::HandDealt { .. }
            | Event::TaskRevealed { .. }
            | Event::CardChosen { .. }
            | Event::TurnBegan { .. }
            | Event::Exercised { .. }
            | Event::TaskTaken { .. }
            | Event::Rode { .. }
            | Event::TurnEnded { .. }
            | Event::TournamentBegan { .. }
            | Event::OfferMade { .. }
            | Event::OffersRevealed { .. } => {}
        }
    }

    fn gain(&mut self, seat: Seat, source: Source, shields: u8, number: usize) {
        if let Some(own) = self.seats.get_mut(seat.index())
            && shields > 0
        {
            own.sources[source as usize] += u16::from(shields);
            own.last_gain = number;
        }
    }

    /// Notes the shields after the round that is over.
    fn close_round(&mut self) {
        for own in &mut self.seats {
            let total = own.total();
            own.shields.resize(usize::from(self.rounds) + 1, total);
        }
    }

    /// Every seat with its place, the best first; who shares a victory shares the place.
    #[must_use]
    pub fn ranking(&self) -> Vec<(usize, Seat)> {
        let mut seats: Vec<Seat> = Seat::first(self.seats.len() as u8).collect();
        seats.sort_by_key(|&seat| {
            let own = &self.seats[seat.index()];
            let lost = !self.winners.contains(seat);
            (lost, std::cmp::Reverse(own.total()), own.last_gain)
        });
        let shared = self.winners.len();
        let place = |index: usize| if index < shared { 1 } else { index + 1 };
        (0..).map(place).zip(seats).collect()
    }

    /// The one winner.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners.iter();
        let first = winners.next();
        if winners.next().is_some() {
            None
        } else {
            first
        }
    }

    /// Whether the winner is as far as another seat and was only earlier there.
    #[must_use]
    pub fn is_won_by_time(&self) -> bool {
        self.winner().is_some_and(|winner| {
            let best = self.seats[winner.index()].total();
            let as_far = self.seats.iter().filter(|own| own.total() == best);
            as_far.count() > 1
        })
    }

    /// From which round the winner led to the end; `None` if that was open until the last round.
    #[must_use]
    pub fn turning_point(&self) -> Option<(Seat, u16)> {
        let winner = self.winner()?;
        let leads = |&round: &u16| {
            let own = self.seats[winner.index()].after(round);
            let mut others = Seat::first(self.seats.len() as u8).filter(|&seat| seat != winner);
            others.all(|seat| self.seats[seat.index()].after(round) < own)
        };
        let before_last = (1..self.rounds).rev().take_while(leads).last();
        before_last.map(|round| (winner, round))
    }

    /// The most shields of any seat.
    #[must_use]
    pub fn most(&self) -> u16 {
        self.seats.iter().map(SeatStory::total).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kings_errand::{TentOrder, VirtueCards};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn round(round: u16) -> Event {
        let order = TentOrder::new(&[A, B]).expect("two tents");
        Event::RoundBegan { round, order }
    }

    fn court(seat: Seat) -> Event {
        Event::CourtHeld {
            seat,
            book: 1,
            shields: 2,
        }
    }

    fn quest(seat: Seat, shields: u8) -> Event {
        Event::QuestCompleted {
            seat,
            task: TaskId::new(3).expect("a task"),
            paid: VirtueCards::EMPTY,
            shields,
        }
    }

    fn jousted(seat: Seat, shields: u8) -> Event {
        Event::TournamentResult {
            seat,
            total: 1,
            shields,
        }
    }

    fn ended(winners: &[Seat]) -> Event {
        let mut set = SeatSet::EMPTY;
        for &seat in winners {
            set.insert(seat);
        }
        Event::GameEnded { winners: set }
    }

    #[test]
    fn shields_are_counted_by_round_and_by_source() {
        let story = Story::of(
            2,
            &[
                round(1),
                court(A),
                jousted(B, 1),
                round(2),
                round(3),
                quest(A, 4),
                court(A),
                Event::GoalReached { seat: A },
                ended(&[A]),
            ],
        );
        assert_eq!(story.rounds, 3);
        assert_eq!(story.seats[0].shields, [0, 2, 2, 8]);
        assert_eq!(story.seats[1].shields, [0, 1, 1, 1]);
        assert_eq!(story.seats[0].sources, [4, 4, 0]);
        assert_eq!(story.seats[1].sources, [0, 0, 1]);
        assert_eq!(story.seats[0].deeds[0].round, 3);
        assert_eq!(story.first, Some(A));
        assert_eq!(story.winner(), Some(A));
        assert_eq!(story.turning_point(), Some((A, 1)));
    }

    #[test]
    fn the_lead_turns_where_it_is_never_lost_again() {
        let events = [
            round(1),
            court(A),
            round(2),
            quest(B, 5),
            round(3),
            quest(A, 6),
            round(4),
            court(B),
            round(5),
            ended(&[A]),
        ];
        let story = Story::of(2, &events);
        assert_eq!(story.turning_point(), Some((A, 3)));
    }

    #[test]
    fn a_game_that_is_open_to_the_last_round_has_no_turning_point() {
        let story = Story::of(
            2,
            &[
                round(1),
                court(A),
                court(B),
                round(2),
                court(A),
                ended(&[A]),
            ],
        );
        assert_eq!(story.turning_point(), None);
        let shared = Story::of(2, &[round(1), jousted(A, 2), jousted(B, 2), ended(&[A, B])]);
        assert_eq!(shared.turning_point(), None);
        assert_eq!(shared.ranking(), [(1, A), (1, B)]);
    }

    #[test]
    fn a_tie_goes_to_who_was_earlier_there() {
        let story = Story::of(2, &[round(1), court(B), court(A), ended(&[B])]);
        assert!(story.is_won_by_time());
        assert_eq!(story.ranking(), [(1, B), (2, A)]);
    }

    #[test]
    fn what_a_player_saw_of_its_own_cards_replaces_what_all_saw() {
        let expired = |unmet: Vec<Unmet>| Event::ActionExpired {
            seat: A,
            card: ActionCard::Court,
            unmet,
            public: Vec::new(),
        };
        let mut story = Story::of(2, &[round(1), expired(Vec::new())]);
        assert!(story.seats[0].expired[0].unmet.is_empty());
        story.open(A, &[round(1), expired(vec![Unmet::NoBook])]);
        assert_eq!(story.seats[0].expired[0].unmet, [Unmet::NoBook]);
        assert_eq!(story.seats[0].expired[0].round, 1);
    }

    #[test]
    fn a_game_without_events_has_a_story_too() {
        let story = Story::of(3, &[]);
        assert_eq!(story.rounds, 0);
        assert_eq!(story.seats[2].shields, [0]);
        assert_eq!(story.turning_point(), None);
        assert_eq!(story.ranking().len(), 3);
    }
}
