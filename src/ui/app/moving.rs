//! Input while something moves: it ends the motion, and plays nothing at a table that lies otherwise
//! than it looks.

use egui::{Context, Event};

use super::{App, Command, OpenGame};
use crate::ui::screen::Screen;
use crate::ui::table::{TableCommand, drag};

impl App {
    /// Lets a click or a key end what moves, and takes those of its commands out that would play.
    ///
    /// What a person at the machine does moves too, but whoever plays fast goes on at once: then the
    /// next input ends the motion and counts. So does what a screen reader clicks, which does not see
    /// motions.
    pub(super) fn mind_motion(&mut self, ctx: &Context, commands: &mut Vec<Command>) {
        let (pressed, held) = ctx.input(|input| {
            let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
            let pressed = input.pointer.any_pressed() || input.events.iter().any(key);
            let held = input.pointer.any_down() || input.pointer.any_released();
            (pressed, held)
        });
        self.swallows |= drag::is_spent(ctx);
        if self.swallows {
            commands.retain(|command| !plays(command));
            self.swallows = held;
        }
        let Some(game) = self.front_table_mut().filter(|game| game.is_moving()) else {
            return;
        };
        if pressed {
            let swallows = !game.moves_for_person();
            game.skip_motion();
            // The command of this input comes later: when the frame is painted, or when the button is
            // let go.
            self.swallows |= swallows;
            if swallows {
                // Nor does it carry anything.
                ctx.stop_dragging();
            }
        } else if commands.iter().any(plays) {
            game.skip_motion();
        }
    }

    /// Ends what moves at the table of the game unless people see it: then it is `seen`.
    pub(super) fn still_what_is_hidden(&mut self, seen: bool) {
        if !seen
            && let Some(OpenGame::KingsErrand(game)) = &mut self.open
            && game.leave_unseen()
            && game.is_over()
            && !matches!(self.screen, Screen::Table | Screen::Rulebook)
        {
            // Whoever leaves the table while its last cards fly does not come to the end from there.
            self.faults.extend(self.keeper.archive(game));
        }
    }
}

/// Whether a command plays, or changes what is meant to be played.
const fn plays(command: &Command) -> bool {
    let Command::Table(command) = command else {
        return false;
    };
    match command {
        TableCommand::Act(_)
        | TableCommand::Select(_)
        | TableCommand::Shift { .. }
        | TableCommand::Wish { .. }
        | TableCommand::Mend(_)
        | TableCommand::Step
        | TableCommand::CarryOutAll
        | TableCommand::OfferMore(_)
        | TableCommand::OfferLess(_)
        | TableCommand::ApplyAlternative(_) => true,
        TableCommand::Why(_)
        | TableCommand::WhyMistake(_)
        | TableCommand::WhyRefused
        | TableCommand::Coach(_)
        | TableCommand::Undo
        | TableCommand::UndoTurn
        | TableCommand::Redo
        | TableCommand::Hurry
        | TableCommand::Enough
        | TableCommand::TakeSeat
        | TableCommand::Peek(_)
        | TableCommand::Open(_)
        | TableCommand::Close
        | TableCommand::OpenWhy(_)
        | TableCommand::WhyMore(_)
        | TableCommand::CloseWhy
        | TableCommand::ShowAlternative(_)
        | TableCommand::DoItAnyway => false,
    }
}
