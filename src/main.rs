//! Tafelrunde.
fn main() {}
