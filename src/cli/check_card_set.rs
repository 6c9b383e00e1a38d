//! A card set is checked against the rules.

use super::args::CheckCardSet;
use super::messages::Messages;
use super::{Status, complain, output};
use crate::persist::CardSetFile;

pub(super) fn run(arguments: &CheckCardSet, messages: &Messages) -> Status {
    match CardSetFile::load(&arguments.file) {
        Ok((file, cards)) => output::finish(
            output::print(&messages.card_set_is_sound(&arguments.file, cards.id(), &file)),
            Status::Done,
            messages,
        ),
        Err(error) => {
            complain(&messages.card_set_error(&error));
            Status::Outside
        }
    }
}
