//! The log: one sentence for everything that happens.

use super::{Narrator, names};
use crate::i18n::Message;
use crate::message;
use crate::rules::kings_errand::{Event, Observation, Unmet, Virtue, VirtueCard, VirtueCards};
use crate::rules::{Seat, SeatSet};

impl Narrator<'_> {
    /// What a viewer saw, as a line of the log.
    #[must_use]
    pub fn observation(&self, observation: &Observation) -> String {
        self.event(observation.event())
    }

    /// An event as a line of the log. What is hidden in it stays unsaid.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.tr.format(match event {
            Event::RingLaid { .. } => message!("event-ring-laid"),
            Event::TaskRevealed { task } => {
                message!(
                    "event-task-revealed",
                    task = names::task_quoted(self.tr, *task)
                )
            }
            Event::RoundBegan { round, order } => {
                let order = self.mention_all(order.as_slice().iter().copied());
                message!("event-round-began", round = *round, order = order)
            }
            Event::TournamentBegan { knights } => self.tournament_began(*knights),
            Event::OffersRevealed { offers } => self.offers_revealed(offers),
            Event::GameEnded { winners } => return self.victory(*winners),
            Event::HandDealt { seat, .. }
            | Event::CardChosen { seat, .. }
            | Event::TurnBegan { seat }
            | Event::Exercised { seat, .. }
            | Event::TaskTaken { seat, .. }
            | Event::Rode { seat, .. }
            | Event::CourtHeld { seat, .. }
            | Event::QuestCompleted { seat, .. }
            | Event::ActionExpired { seat, .. }
            | Event::TurnEnded { seat }
            | Event::OfferMade { seat, .. }
            | Event::TournamentResult { seat, .. }
            | Event::GoalReached { seat } => self
                .deed(*seat, event)
                .with("who", self.who(*seat))
                .with("name", self.name(*seat)),
        })
    }

    /// What `seat` does or what is done to it, but for the two variables that say who it is.
    fn deed(&self, seat: Seat, event: &Event) -> Message<'static> {
        let tr = self.tr;
        match event {
            Event::HandDealt { cards: None, .. } => message!("event-hand-dealt-hidden"),
            Event::HandDealt {
                cards: Some(cards), ..
            } => message!("event-hand-dealt", cards = names::virtue_cards(tr, *cards)),
            Event::CardChosen { card, .. } => {
                message!("event-card-chosen", card = names::action_card(tr, *card))
            }
            Event::TurnBegan { .. } => message!("event-turn-began"),
            Event::Exercised { virtue, value, .. } => {
                message!("event-exercised", card = self.card(*virtue, *value))
            }
            Event::TaskTaken { task, .. } => {
                message!("event-task-taken", task = names::task_quoted(tr, *task))
            }
            Event::Rode { to, distance, .. } => message!(
                "event-rode",
                distance = *distance,
                to = names::location_to(tr, *to),
            ),
            Event::CourtHeld { book, shields, .. } => message!(
                "event-court-held",
                book = self.card(Virtue::Book, *book),
                shields = *shields,
            ),
            Event::QuestCompleted {
                task,
                paid,
                shields,
                ..
            } => message!(
                "event-quest-completed",
                task = names::task_quoted(tr, *task),
                paid = names::virtue_cards(tr, *paid),
                shields = *shields,
            ),
            Event::ActionExpired { card, unmet, .. } => {
                let card = names::action_card(tr, *card);
                match unmet.first() {
                    Some(Unmet::GivenUp) => message!("event-given-up", card = card),
                    Some(reason) => message!(
                        "event-expired",
                        card = card,
                        reason = self.reason_within(*reason),
                    ),
                    None => message!("event-expired-hidden", card = card),
                }
            }
            Event::TurnEnded { .. } => message!("event-turn-ended"),
            Event::OfferMade { cards: None, .. } => message!("event-offer-made-hidden"),
            Event::OfferMade {
                cards: Some(cards), ..
            } => message!("event-offer-made", cards = names::virtue_cards(tr, *cards)),
            Event::TournamentResult { shields: 0, .. } => message!("event-tournament-nothing"),
            Event::TournamentResult { shields, .. } => {
                message!("event-tournament-gain", shields = *shields)
            }
            Event::GoalReached { .. } => message!("event-goal-reached"),
            Event::RingLaid { .. }
            | Event::TaskRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::TournamentBegan { .. }
            | Event::OffersRevealed { .. }
            | Event::GameEnded { .. } => {
                debug_assert!(false, "{event:?} is not about seat {seat}");
                message!("event-turn-began")
            }
        }
    }

    fn card(&self, virtue: Virtue, value: u8) -> String {
        names::virtue_card(self.tr, VirtueCard::new(virtue, value))
    }

    fn tournament_began(&self, knights: SeatSet) -> Message<'static> {
        let mut seats = knights.iter();
        if let (Some(seat), None) = (seats.next(), seats.next()) {
            let (who, name) = (self.who(seat), self.name(seat));
            return message!("event-tournament-single", who = who, name = name);
        }
        let knights = self.mention_all(knights.iter());
        message!("event-tournament-began", knights = knights)
    }

    fn offers_revealed(&self, offers: &[Option<VirtueCards>]) -> Message<'static> {
        let offers: Vec<_> = Seat::first(offers.len() as u8)
            .zip(offers)
            .filter_map(|(seat, offer)| {
                let offer = (*offer)?;
                Some(self.tr.format(message!(
                    "offer-shown",
                    name = self.title(seat),
                    cards = names::virtue_cards(self.tr, offer),
                    total = offer.tournament_total(),
                )))
            })
            .collect();
        message!("event-offers-revealed", offers = offers.join("; "))
    }
}
