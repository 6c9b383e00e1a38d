//! The texts: whole in every language, used, and fit to be shown.

pub(crate) mod engine;
mod files;
mod translator;
