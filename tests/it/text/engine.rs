//! Engine types in words.
