//! What the table is painted from.

use std::cell::{Cell, RefCell};

use crate::i18n::text::kings_errand::Narrator;
use crate::rules::kings_errand::{
    Action, ActionCard, Fate, KingsErrand, Phase, Rule, SeatPosition, Situation, Task, TaskId,
    View, VirtueCard,
};
use crate::rules::{Game, Seat};
use crate::ui::stage::Stage;
use crate::ui::table::TableState;
use crate::ui::table::choices::{Choices, Ticket};
use crate::ui::table::coach::Coach;
use crate::ui::table::drag::Carry;
use crate::ui::table::guide::{Guide, Marks};
use crate::ui::table::layout::TableLayout;
use crate::ui::table::log::{ExpiredCard, LogLine};
use crate::ui::table::motion::Moving;
use crate::ui::table::plan::{LaneCard, LanePlan, PlannedLane};
use crate::ui::table::referee;
use crate::ui::table::replay::Replay;
use crate::ui::table::show::Show;
use crate::ui::theme::KnightColour;

/// Who sits at a seat, for the screen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatLabel {
    /// The name as it was entered.
    pub name: String,
    /// The coat of arms.
    pub knight: KnightColour,
    /// What it plays like; nothing for a person.
    pub level: Option<String>,
}

/// A bot that has been thinking for a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// Where it sits.
    pub seat: Seat,
    /// How far it has got, from 0 to 1.
    pub progress: f32,
}

/// The table at one moment, as one viewer sees it.
#[derive(Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the moment"
)]
pub struct Scene<'a> {
    /// Look, language, focus, commands.
    pub stage: Stage<'a>,
    /// The rules of this game.
    pub game: &'a KingsErrand,
    /// What the viewer knows.
    pub view: &'a View,
    /// What the own seat can do now.
    pub choices: &'a Choices,
    /// Puts what happens into words for the viewer.
    pub narrator: Narrator<'a>,
    /// Who sits where.
    pub seats: &'a [SeatLabel],
    /// The seat at the bottom.
    pub own: Seat,
    /// Whether the own hidden cards are covered, because others look at the same screen.
    pub covered: bool,
    /// Whether nobody plays and people only watch: then the seat at the bottom is a bot's.
    pub watching: bool,
    /// Who helps at the table; nobody beside a game.
    pub coach: Option<Coach<'a>>,
    /// Whether bots are moving and can be hurried.
    pub waiting: bool,
    /// The bot that has been thinking for so long that people should know.
    pub thinking: Option<Thinking>,
    /// How many mistakes are told, if they are told now.
    pub mistakes: Option<usize>,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Whether what was undone can be done again.
    pub can_redo: bool,
    /// Whether somebody went back in the game past something that had been hidden.
    pub taken_back: bool,
    /// Whether a message lies above the table, which then takes no keys.
    pub muted: bool,
    /// Where everything lies.
    pub layout: &'a TableLayout,
    /// What the player has selected and opened.
    pub state: &'a TableState,
    /// What has expired in this round.
    pub expired: &'a [ExpiredCard],
    /// Why the last wish was refused, in words.
    pub refused: Option<&'a str>,
    /// The log so far.
    pub log: &'a [LogLine],
    /// How the own seat means to spend its turn.
    pub plan: &'a LanePlan,
    /// The own tickets that can no longer be used in any order.
    pub hopeless: &'a [usize],
    /// The card of the supply that is being looked at in this frame.
    pub considered: &'a Cell<Option<ActionCard>>,
    /// What is carried under the pointer in this frame.
    pub carry: &'a Cell<Option<Carry>>,
    /// What is shown in place of the game, if anything is.
    pub shown: Option<&'a Show>,
    /// The game that is shown again; then `shown` is what is seen of it.
    pub replay: Option<&'a Replay>,
    /// What moves just now; then `view` is that before the step, and nothing is played.
    pub moving: Option<Moving<'a>>,
    /// What is hovered or focused in this frame, for the detail strip.
    pub detail: &'a RefCell<Detail>,
    /// The guide, if the table is that of a lesson.
    pub guide: Option<&'a Guide<'a>>,
    /// Where things lie in this frame that a guide can point at.
    pub marks: &'a Marks,
}

/// Name and explanation of what is hovered or focused.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Detail {
    /// Its name; empty for nothing.
    pub name: String,
    /// What it is and does.
    pub about: String,
    /// The rule about it.
    pub rule: Option<Rule>,
}

impl<'a> Scene<'a> {
    /// What lies open of the own seat.
    #[must_use]
    pub fn own_position(&self) -> &'a SeatPosition {
        self.view.position().seat(self.own)
    }

    /// Whether it is played as at a real table: nothing is marked or counted.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.coach.is_some_and(|coach| coach.bare)
    }

    /// Whether the table shows what can be played now. While a guide wants something else than a move,
    /// nothing on the table asks for one.
    #[must_use]
    pub fn invites(&self) -> bool {
        self.guide.is_none_or(Guide::wants_moves)
    }

    /// Whether it is the turn of `seat`: now, or in the game that is shown again.
    #[must_use]
    pub fn acts(&self, seat: Seat) -> bool {
        match (self.shown, self.replay) {
            (None, _) => self.view.position().seat_to_move() == Some(seat),
            (Some(show), Some(_)) => show.frame().acting == Some(seat),
            (Some(_), None) => false,
        }
    }

    /// Whether nobody has more shields than this seat, and it has some.
    #[must_use]
    pub fn leads(&self, seat: Seat) -> bool {
        let own = self.counted_shields(seat);
        let seats = self.view.position().seats();
        let most = seats.map(|other| self.counted_shields(other)).max();
        own > 0 && most == Some(own) && !self.is_bare()
    }

    /// The plan as it stands, with the card that is being looked at.
    #[must_use]
    pub fn lane(&self) -> PlannedLane {
        if self.is_bare() {
            return PlannedLane::bare(self.view, self.own);
        }
        let considered = self.considered.get();
        PlannedLane::new(
            self.game,
            self.view,
            self.own,
            self.plan,
            considered,
            self.hopeless,
        )
    }

    /// The label of `seat`.
    #[must_use]
    pub fn label(&self, seat: Seat) -> Option<&'a SeatLabel> {
        self.seats.get(seat.index())
    }

    /// The coat of arms of `seat`.
    #[must_use]
    pub fn knight(&self, seat: Seat) -> KnightColour {
        self.label(seat)
            .map_or(KnightColour::ALL[seat.index() % 4], |label| label.knight)
    }

    /// The name of `seat`.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.narrator.name(seat)
    }

    /// The other seats, in the order of the table after the own one.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.view.position().players();
        let own = self.own.0;
        (1..players).map(move |step| Seat((own + step) % players))
    }

    /// The kinds of action cards of this game, in the order of the digits that choose them.
    pub fn numbered_cards(&self) -> impl Iterator<Item = ActionCard> + use<> {
        self.game.setup().supply().kinds().map(|(card, _)| card)
    }

    /// The seats that hold or held `card` in this round.
    #[must_use]
    pub fn takers(&self, card: ActionCard) -> Vec<KnightColour> {
        let position = self.view.position();
        position
            .seats()
            .flat_map(|seat| {
                let count = position
                    .seat(seat)
                    .chosen()
                    .filter(|chosen| chosen.card == card)
                    .count();
                std::iter::repeat_n(self.knight(seat), count)
            })
            .collect()
    }

    /// How many own virtue cards lie face down.
    #[must_use]
    pub fn covered_cards(&self) -> u8 {
        let own = self.own_position();
        (own.known().len() + own.hidden()).saturating_sub(self.hand_in(self.view).len())
    }

    /// What the own turn depends on, if the viewer knows it.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        self.view
            .situation()
            .filter(|_| self.view.seat() == Some(self.own))
    }

    /// What the card of this task says.
    #[must_use]
    pub fn task(&self, id: TaskId) -> Option<&'a Task> {
        self.game.cards().task(id)
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.view.position().phase()
    }

    /// Every way to carry out a card of the plan when it is its turn.
    #[must_use]
    pub fn ways(&self, card: &LaneCard) -> Vec<Action> {
        let mut ways = Vec::new();
        if let Some(step) = &card.step {
            let board = self.game.board(self.view.position());
            board.ways(card.card, &step.before, &mut ways);
        }
        ways
    }

    /// The selected ticket's card.
    #[must_use]
    pub fn selected_card(&self) -> Option<ActionCard> {
        let ticket = self.choices.tickets().get(self.state.selected?)?;
        ticket.is_held().then_some(ticket.chosen.card)
    }

    /// Why the own ticket `index` expired: reasons of equal cards come in the order of their tickets.
    #[must_use]
    pub fn expiry(&self, index: usize) -> Option<&'a ExpiredCard> {
        let tickets = self.choices.tickets();
        let card = tickets.get(index)?.chosen.card;
        let is_same =
            |ticket: &&Ticket| ticket.chosen.card == card && ticket.chosen.fate == Fate::Expired;
        let before = tickets[..index].iter().filter(is_same).count();
        let own = |entry: &&ExpiredCard| entry.seat == self.own && entry.card == card;
        self.expired.iter().filter(own).nth(before)
    }

    /// Whether a card of the hand is part of the offer that is being put together, and how often.
    #[must_use]
    pub fn offered(&self, card: VirtueCard) -> u8 {
        if self.choices.is_offering() || referee::is_paying(self) {
            self.state.offer.count(card)
        } else {
            0
        }
    }
}
