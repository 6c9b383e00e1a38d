//! What the player at the table can do now, sorted by what is clicked for it.

use crate::rules::kings_errand::{
    Action, ActionCard, ChosenCard, Fate, KingsErrand, Location, Phase, TaskId, Unmet, View,
    VirtueCard, VirtueCards,
};
use crate::rules::{Game, Seat};

/// The choices of one seat at one moment.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    legal: Vec<Action>,
    tickets: Vec<Ticket>,
}

/// One of the seat's chosen action cards.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The card and what has become of it.
    pub chosen: ChosenCard,
    /// Every way to carry it out now; none if it is not the seat's turn.
    pub ways: Vec<Action>,
    /// What stands in the way now; none if there is a way, or nothing to carry out.
    pub unmet: Vec<Unmet>,
}

impl Ticket {
    /// Whether the card is still to be carried out.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.chosen.fate == Fate::Held
    }
}

impl Choices {
    /// What `seat` can do; nothing but its tickets if `view` is not its own or it is not its turn.
    #[must_use]
    pub fn new(game: &KingsErrand, view: &View, seat: Seat) -> Self {
        let mut legal = Vec::new();
        if view.seat() == Some(seat) {
            game.legal_actions_in(view, &mut legal);
        }
        let position = view.position();
        let situation = view.situation().filter(|_| view.seat() == Some(seat));
        let acting = position.phase() == Phase::CarryOut && position.is_turn_of(seat);
        let tickets = position
            .seat(seat)
            .chosen()
            .map(|chosen| {
                let held = chosen.fate == Fate::Held;
                let ways = legal
                    .iter()
                    .copied()
                    .filter(|action| held && action.carries_out() == Some(chosen.card))
                    .collect();
                let unmet = match situation {
                    Some(situation) if held && acting => {
                        game.board(position).unmet(chosen.card, &situation)
                    }
                    _ => Vec::new(),
                };
                Ticket {
                    chosen,
                    ways,
                    unmet,
                }
            })
            .collect();
        Self { legal, tickets }
    }

    /// The same without what carries out a card: at a real table nobody says which cards work.
    #[must_use]
    pub fn unmarked(mut self) -> Self {
        self.legal.retain(|action| action.carries_out().is_none());
        for ticket in &mut self.tickets {
            ticket.ways.clear();
            ticket.unmet.clear();
        }
        self
    }

    /// Every legal action of the seat.
    #[must_use]
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// Whether it is this seat's turn.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The chosen cards, in the order of choice.
    #[must_use]
    pub fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// Whether `action` is legal.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The action cards that can be taken in Phase I, in order.
    pub fn supply(&self) -> impl Iterator<Item = ActionCard> {
        self.legal.iter().filter_map(|&action| {
            let Action::Choose(card) = action else {
                return None;
            };
            Some(card)
        })
    }

    /// The ride to `place`: with `card` if that is a horse, else with the shortest that reaches it.
    #[must_use]
    pub fn ride(&self, place: Location, card: Option<ActionCard>) -> Option<Action> {
        let mut rides = self
            .legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Horse { to, .. } if *to == place));
        match card {
            Some(ActionCard::Horse(_)) => rides.find(|action| action.carries_out() == card),
            _ => rides.next(),
        }
    }

    /// The exercise that takes this card from its pile.
    #[must_use]
    pub fn exercise(&self, card: VirtueCard) -> Option<Action> {
        let VirtueCard { virtue, value } = card;
        Some(Action::Exercise { virtue, value }).filter(|&action| self.allows(action))
    }

    /// Taking this task from the display.
    #[must_use]
    pub fn take_task(&self, task: TaskId) -> Option<Action> {
        Some(Action::RoundTable { task }).filter(|&action| self.allows(action))
    }

    /// Every payment with which this task can be completed here.
    pub fn quests(&self, task: TaskId) -> impl Iterator<Item = Action> {
        self.legal.iter().copied().filter(
            move |action| matches!(action, Action::Quest { task: other, .. } if *other == task),
        )
    }

    /// Whether offers are being made by this seat.
    #[must_use]
    pub fn is_offering(&self) -> bool {
        matches!(self.legal.first(), Some(Action::Offer(_)))
    }

    /// Whether one more `card` can join this offer.
    #[must_use]
    pub fn can_offer_more(&self, mut offer: VirtueCards, card: VirtueCard) -> bool {
        offer.add(card);
        self.allows(Action::Offer(offer))
    }

    /// Cards, without Tournament, that would expire if the turn ended now.
    #[must_use]
    pub fn unused(&self) -> usize {
        self.tickets
            .iter()
            .filter(|ticket| ticket.is_held() && ticket.chosen.card != ActionCard::Tournament)
            .count()
    }
}
