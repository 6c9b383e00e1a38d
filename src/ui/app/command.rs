//! What a screen can ask for. Commands are drained in one place, before the next frame.

use super::{HistoryCommand, Setting, SettingsCommand};
use crate::lesson::kings_errand::Topic;
use crate::persist::RulebookPage;
use crate::session::NewGame;
use crate::ui::screen::Screen;
use crate::ui::screen::card_sets::CardSetsCommand;
use crate::ui::screen::exam::ExamCommand;
use crate::ui::screen::review::ReviewCommand;
use crate::ui::screen::rulebook::RulebookCommand;
use crate::ui::table::replay::ReplayCommand;
use crate::ui::table::show::{Show, ShowCommand};
use crate::ui::table::{LessonCommand, TableCommand};

/// Something a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Show another screen.
    Go(Screen),
    /// Set something, from now on.
    Set(Setting),
    /// Something on the screen of the settings.
    Settings(SettingsCommand),
    /// Something on the screen of the card sets.
    CardSets(CardSetsCommand),
    /// Keep what was chosen on the screen for new games.
    Draft(NewGame),
    /// Start a game as it was chosen last.
    Start,
    /// Go on with the saved game.
    Continue,
    /// Start another game with the same seats.
    Again,
    /// Start the same game again: seats, circle, hands, tasks and tents.
    SameDeal,
    /// Open the rulebook at a page, or where it was open last. It closes to the screen shown now.
    Consult(Option<RulebookPage>),
    /// Show the example of a rule at the table.
    ShowExample(Topic),
    /// Something in the rulebook.
    Rulebook(RulebookCommand),
    /// Something among the games that were played and saved.
    History(HistoryCommand),
    /// Something at the table.
    Table(TableCommand),
    /// Something in a lesson.
    Lesson(LessonCommand),
    /// Something in an exam.
    Exam(ExamCommand),
    /// Something in the round review.
    Review(ReviewCommand),
    /// Show the open game again from its beginning. It closes to the screen shown now.
    Replay,
    /// Something in a game that is shown again.
    Replaying(ReplayCommand),
    /// Show something at the table that is not the game.
    OpenShow(Box<Show>),
    /// Something in what is shown.
    Show(ShowCommand),
    /// Close the message that is shown.
    Dismiss,
    /// Close the window.
    Quit,
}

impl From<Setting> for Command {
    fn from(setting: Setting) -> Self {
        Self::Set(setting)
    }
}

impl From<SettingsCommand> for Command {
    fn from(command: SettingsCommand) -> Self {
        Self::Settings(command)
    }
}

impl From<CardSetsCommand> for Command {
    fn from(command: CardSetsCommand) -> Self {
        Self::CardSets(command)
    }
}

impl From<HistoryCommand> for Command {
    fn from(command: HistoryCommand) -> Self {
        Self::History(command)
    }
}

impl From<RulebookCommand> for Command {
    fn from(command: RulebookCommand) -> Self {
        Self::Rulebook(command)
    }
}

impl From<ReplayCommand> for Command {
    fn from(command: ReplayCommand) -> Self {
        Self::Replaying(command)
    }
}

impl From<ExamCommand> for Command {
    fn from(command: ExamCommand) -> Self {
        Self::Exam(command)
    }
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Self::Table(command)
    }
}
