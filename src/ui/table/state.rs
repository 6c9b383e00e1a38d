//! What the player has selected and opened at the table; none of it is part of the game.

use super::coach::{CoachCommand, Said};
use super::plan::LanePlan;
use super::why::Why;
use crate::rules::kings_errand::{
    Action, DISPLAY, Explanation, MAX_PLAYERS, Position, TaskId, VirtueCard, VirtueCards, Wish,
};

/// Selection and overlays of the table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct TableState {
    /// The ticket whose choices are open.
    pub selected: Option<usize>,
    /// Whether choices have just been opened, so that the first of them gets the focus.
    pub opened: bool,
    /// The ticket that gets the focus back, because its choices have just been closed.
    pub refocus: Option<usize>,
    /// The offer that is being put together.
    pub offer: VirtueCards,
    /// The task that lies or lay in each slot of the display in this round.
    pub displayed: [Option<TaskId>; DISPLAY],
    /// What is open above the table.
    pub overlay: Option<Overlay>,
    /// The explanation that lies open above everything else.
    pub why: Option<Why>,
    /// Whether the covered cards are being looked at.
    pub peeking: bool,
    /// How many wishes were refused: each refusal is told, also if it says the same.
    pub refusals: u32,
    /// What the coach says.
    pub said: Option<Said>,
    /// How each seat at this machine means to spend its turn.
    pub plans: [LanePlan; MAX_PLAYERS],
}

impl TableState {
    /// Takes notice of a new position: what is no longer there is forgotten.
    pub fn notice(&mut self, position: &Position) {
        for (seen, lies) in self.displayed.iter_mut().zip(position.display()) {
            *seen = lies.or(*seen);
        }
    }

    /// Forgets what belonged to the last action.
    pub fn settle(&mut self) {
        self.selected = None;
        self.said = None;
        self.peeking = false;
        self.offer = VirtueCards::EMPTY;
        if matches!(self.overlay, Some(Overlay::Payments(_))) {
            self.overlay = None;
        }
    }
}

/// What can be open above the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Overlay {
    /// The log, where the table has no room for it.
    Log,
    /// All tasks, where the table has no room for them.
    Tasks,
    /// How a task in hand can be paid for.
    Payments(TaskId),
    /// What went wrong at a table where nothing is marked.
    Mistakes,
    /// Keys and what they do.
    Shortcuts,
    /// Leave, language, settings.
    Menu,
}

/// What the player wants at the table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum TableCommand {
    /// Do this for the seat whose turn it is.
    Act(Action),
    /// Open the choices of a ticket, or close them.
    Select(Option<usize>),
    /// Move a ticket of the plan to another place among those that are still to be carried out.
    Shift {
        /// The ticket, in the order of choice.
        ticket: usize,
        /// The place, from 0.
        to: usize,
    },
    /// Say what is to be done with a ticket of the plan.
    Wish {
        /// The ticket, in the order of choice.
        ticket: usize,
        /// What is to be done with it.
        wish: Wish,
    },
    /// Mend the plan so that this ticket no longer expires, by the smallest change that does.
    Mend(usize),
    /// Explain why this ticket expires, or has expired.
    Why(usize),
    /// Explain the mistake with this number.
    WhyMistake(usize),
    /// Explain why the last wish was refused.
    WhyRefused,
    /// Carry out the next step of the plan.
    Step,
    /// Carry out the whole plan.
    CarryOutAll,
    /// Put one more of this card into the offer.
    OfferMore(VirtueCard),
    /// Take one of this card out of the offer.
    OfferLess(VirtueCard),
    /// Something between the player and the coach.
    Coach(CoachCommand),
    /// Take back the last action.
    Undo,
    /// Take back the whole turn so far.
    UndoTurn,
    /// Do again what was taken back.
    Redo,
    /// Let the bots play at once until a person is asked.
    Hurry,
    /// Let the bot that thinks act now on what it has found.
    Enough,
    /// The person whose turn it is has taken the seat.
    TakeSeat,
    /// Look at the covered cards, or cover them again.
    Peek(bool),
    /// Open something above the table.
    Open(Overlay),
    /// Close what is open.
    Close,
    /// Open an explanation of what is planned or wanted now.
    OpenWhy(Box<Explanation>),
    /// Fold the other reasons of the explanation out or in.
    WhyMore(bool),
    /// Close the explanation.
    CloseWhy,
    /// Take the alternative with this number over into the plan.
    ApplyAlternative(usize),
    /// Show the alternative with this number in a sandbox.
    ShowAlternative(usize),
    /// Show what is explained in a sandbox.
    DoItAnyway,
}
