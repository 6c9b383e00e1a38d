//! A screen.
use crate::ui::Stage;
/// Shows it.
pub fn show(ui: &mut egui::Ui, stage: Stage<'_>, can_continue: bool) {}
