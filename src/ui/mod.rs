//! What people see: themes, pictures, widgets and the geometry of the table.
//!
//! Architecture invariant: colours are made in [`theme`] only; everything else takes them from
//! [`theme::Tokens`]. Nothing here holds a string for people: text arrives translated.

pub mod picture;
pub mod table;
pub mod theme;
pub mod widget;
