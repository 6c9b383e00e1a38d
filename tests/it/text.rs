//! The texts: whole in every language, used, and fit to be shown.

mod engine;
mod files;
mod translator;
