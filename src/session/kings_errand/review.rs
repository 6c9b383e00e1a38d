//! What went wrong, round by round and seat by seat, as one viewer may know it.

use crate::rules::kings_errand::{
    ActionCard, Change, Chronicle, Explainer, Explanation, Help, KingsErrand, Observation, Phase,
    TurnStory, Verdict,
};
use crate::rules::{Alternative, Game, Seat, Turn, Viewer};
use crate::session::Match;

/// What a card that expired has cost its seat, as far as one can say.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Cost {
    /// The best turn with the same cards would have gained so many shields more; may be 0.
    Shields(u8),
    /// The knight could have taken part in the tournament.
    Tournament,
    /// It could have been carried out only at the cost of another card.
    OtherExpires,
    /// Only with another card from Phase I; that turn would have gained so many shields more.
    OtherCard(u8),
    /// Nothing could have helped.
    Nothing,
    /// That depends on cards which the viewer cannot see.
    Hidden,
}

/// Something that went wrong in a turn.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mishap {
    /// Why, and what would have worked.
    pub explanation: Explanation,
    /// What it has cost; for something wasted as for a card that expired.
    pub cost: Cost,
}

/// A round of one seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatReview {
    /// Who.
    pub seat: Seat,
    /// By whose knowledge its turn is explained.
    pub viewer: Viewer,
    /// Shields gained in the round, in the tournament too.
    pub gained: u8,
    /// Its turn in Phase II, if that has begun.
    pub story: Option<TurnStory>,
    /// What expired, in order; then what was wasted.
    pub mishaps: Vec<Mishap>,
}

impl SeatReview {
    /// A round in which the seat has had no turn yet.
    #[must_use]
    pub const fn nothing(seat: Seat, viewer: Viewer) -> Self {
        Self {
            seat,
            viewer,
            gained: 0,
            story: None,
            mishaps: Vec::new(),
        }
    }

    /// How many cards expired.
    #[must_use]
    pub fn expired(&self) -> usize {
        let expired = |mishap: &&Mishap| matches!(mishap.explanation.verdict, Verdict::Expired(_));
        self.mishaps.iter().filter(expired).count()
    }
}

/// A round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RoundReview {
    /// Which round, from 1.
    pub round: u16,
    /// Whether it is over.
    pub over: bool,
    /// Every seat, in the order of its tents.
    pub seats: Vec<SeatReview>,
}

impl RoundReview {
    /// How many cards expired.
    #[must_use]
    pub fn expired(&self) -> usize {
        self.seats.iter().map(SeatReview::expired).sum()
    }
}

/// All rounds so far in which somebody has had a turn.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Review {
    /// The rounds, the first first.
    pub rounds: Vec<RoundReview>,
}

impl Review {
    /// The last round that is over, as a place in [`Self::rounds`].
    #[must_use]
    pub fn last_over(&self) -> Option<usize> {
        self.rounds.iter().rposition(|round| round.over)
    }
}

impl Match<KingsErrand> {
    /// What went wrong so far, as `viewer` may know it. Once the game is over everything lies open,
    /// and every seat is explained by what it knew itself.
    #[must_use]
    pub fn review(&self, viewer: Viewer) -> Review {
        let mut told = self.told(viewer);
        if self.turn() == Turn::Terminal {
            let seats = Seat::first(self.game().seats());
            let own: Vec<_> = seats.map(|seat| self.told(Viewer::Seat(seat))).collect();
            for (round, seats) in told.rounds.iter_mut().enumerate() {
                for seat in &mut seats.seats {
                    let told = own
                        .get(seat.seat.index())
                        .and_then(|own| own.rounds.get(round));
                    let mut told = told.into_iter().flat_map(|round| &round.seats);
                    if let Some(told) = told.find(|other| other.seat == seat.seat) {
                        seat.clone_from(told);
                    }
                }
            }
        }
        let mut explainer = Explainer::default();
        for round in &mut told.rounds {
            for seat in &mut round.seats {
                if let Some(story) = &seat.story {
                    seat.mishaps = mishaps(self.game(), &mut explainer, story);
                }
            }
        }
        told
    }

    /// How `round` went for `seat`, by what that seat knew; `None` before it has begun to act in it.
    #[must_use]
    pub fn review_of_round(&self, seat: Seat, round: u16) -> Option<SeatReview> {
        let told = self.told(Viewer::Seat(seat)).rounds.into_iter();
        let seats = told.filter(|told| told.round == round);
        let mut own = seats
            .flat_map(|round| round.seats)
            .find(|own| own.seat == seat)?;
        if let Some(story) = &own.story {
            own.mishaps = mishaps(self.game(), &mut Explainer::default(), story);
        }
        Some(own)
    }

    /// The rounds with the stories of their turns; nothing is explained yet.
    fn told(&self, viewer: Viewer) -> Review {
        let mut chronicle = Chronicle::new(self.game());
        let mut rounds: Vec<RoundReview> = Vec::new();
        let now = self.retell(viewer, |step, before, seen| {
            chronicle.see(step, before, seen);
            let position = before.position();
            let acted = matches!(position.phase(), Phase::CarryOut | Phase::Tournament);
            if !acted {
                return;
            }
            if rounds
                .last()
                .is_none_or(|last| last.round < position.round())
            {
                let order = position.order().as_slice().iter();
                rounds.push(RoundReview {
                    round: position.round(),
                    over: false,
                    seats: order
                        .map(|&seat| SeatReview::nothing(seat, viewer))
                        .collect(),
                });
            }
            let Some(round) = rounds.last_mut() else {
                return;
            };
            for event in seen.iter().map(Observation::event) {
                let seat = event.seat();
                if let Some(own) = round.seats.iter_mut().find(|own| Some(own.seat) == seat) {
                    own.gained = own.gained.saturating_add(event.shields());
                }
            }
        });
        let position = now.position();
        let acting = matches!(position.phase(), Phase::CarryOut | Phase::Tournament);
        for round in &mut rounds {
            round.over = !acting || round.round < position.round();
        }
        for story in chronicle.into_turns() {
            let round = rounds.iter_mut().find(|round| round.round == story.round);
            let own = round.and_then(|round| {
                let mut seats = round.seats.iter_mut();
                seats.find(|own| own.seat == story.seat)
            });
            if let Some(own) = own {
                own.story = Some(story);
            }
        }
        Review { rounds }
    }
}

fn mishaps(game: &KingsErrand, explainer: &mut Explainer, story: &TurnStory) -> Vec<Mishap> {
    let expired: Vec<_> = story.expired().collect();
    let mut explanations: Vec<_> = expired
        .into_iter()
        .filter_map(|index| explainer.expired(game, story, index))
        .collect();
    if story.ended {
        let wasted = explainer.wasted(game, story).into_iter();
        // What no other turn would have spared was no mistake.
        explanations.extend(wasted.filter(|waste| !waste.alternatives.is_empty()));
    }
    explanations
        .into_iter()
        .map(|explanation| Mishap {
            cost: cost(&explanation),
            explanation,
        })
        .collect()
}

fn cost(explanation: &Explanation) -> Cost {
    let more = |other: &Alternative<KingsErrand>| {
        other.turn.shields.saturating_sub(explanation.line.shields)
    };
    let is_own = |other: &&Alternative<KingsErrand>| {
        let swap = |change: &Change| matches!(change, Change::Card { .. });
        !other.changes.iter().any(swap)
    };
    match explanation.help {
        Help::AtACost => Cost::OtherExpires,
        Help::Nothing(_) | Help::RuleAlone | Help::StillToChoose(_) => Cost::Nothing,
        Help::Hidden => Cost::Hidden,
        Help::Better => {
            let alternatives = &explanation.alternatives;
            match alternatives
                .iter()
                .filter(is_own)
                .max_by_key(|other| more(other))
            {
                Some(best) => {
                    let tournament = explanation.subject.card == Some(ActionCard::Tournament);
                    if tournament && best.turn.offer.is_none() && more(best) == 0 {
                        Cost::Tournament
                    } else {
                        Cost::Shields(more(best))
                    }
                }
                None => Cost::OtherCard(alternatives.iter().map(more).max().unwrap_or_default()),
            }
        }
    }
}
