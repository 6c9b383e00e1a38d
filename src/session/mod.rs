//! Games that are being played.
//!
//! | file | subject |
//! | --- | --- |
//! | `coach` | how much the coach helps |
//! | `game` | [`Match`]: the sole owner of a game's true state |
//! | `fingerprint` | telling one state from another |
//! | `new_game` | who plays and by which rules, as it was chosen |
//! | `undo` | what can be taken back, and done again |
//! | `play_out` | bots playing a whole game by themselves |
//! | `moment` | what a viewer sees of a game again, or of a sandbox |
//! | `thoughts` | what bots thought, kept with the game |
//! | `stream` | random streams from a seed |
//! | `kings_errand` | a turn again, a turn tried, and the review of this game |
//!
//! Architecture invariant: a [`Match`] hands out views and observations of a viewer, never a state.

mod coach;
mod fingerprint;
mod game;
pub mod kings_errand;
mod moment;
mod new_game;
mod play_out;
mod stream;
mod thoughts;
mod undo;

pub use coach::{CoachLevel, Help};
pub use game::{Answer, Decision, DecisionId, Match, Player, ResumeError, SeatCount};
pub use moment::{Moment, Sandbox};
pub use new_game::{LONGEST_NAME, NAMES, NewGame, SeatChoice, is_shown, suggested_name};
pub use play_out::{PlayError, Watched, play_out, play_out_until};
pub use stream::{stream, stream_seed};
pub use thoughts::thought_fits;
