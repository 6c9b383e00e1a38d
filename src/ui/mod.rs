//! What people see: the app, its screens, themes, pictures, widgets and the table.
//!
//! Architecture invariant: colours are made in [`theme`] only; everything else takes them from
//! [`theme::Tokens`]. Nothing here holds a string for people: text arrives translated.
//!
//! Architecture invariant: a screen paints and sends commands; it changes nothing. `App::logic`
//! carries commands out, in one place, before the next frame.

mod announce;
pub mod app;
pub mod baking;
mod coach;
mod focus;
pub mod picture;
mod run;
pub mod screen;
pub mod sound;
mod stage;
pub mod table;
pub mod theme;
pub mod timeline;
pub mod widget;

pub use announce::Announcer;
pub use focus::{FocusMap, Keys, Region};
pub use run::{PictureError, WindowError, WindowOptions, run};
pub use stage::Stage;
