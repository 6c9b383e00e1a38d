//! Painters and small widgets.
