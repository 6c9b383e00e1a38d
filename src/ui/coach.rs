//! The choice of how much the coach helps. It stands on several screens and is the same everywhere.

use egui::{Rect, Ui};

use super::app::Setting;
use super::focus::{Region, follow};
use super::stage::Stage;
use super::widget::Access;
use super::widget::stepper::stepper;
use crate::i18n::{Message, Translator};
use crate::message;
use crate::session::CoachLevel;

fn said(level: CoachLevel) -> Message<'static> {
    message!("coach-level", level = level.key())
}

/// What a coach of this level does.
pub(super) fn help(tr: &Translator, level: CoachLevel) -> String {
    tr.format_attribute(said(level), "help")
}

/// Shows the choice in `rect` as `id`, in `region`.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    rect: Rect,
    level: CoachLevel,
    id: &str,
    region: Region,
) {
    let tr = stage.translator;
    let words = tr.format(said(level));
    let help = help(tr, level);
    let keys = tr.format_attribute(said(level), "keys");
    let access = Access::new(id, &words).described(&help);
    let (response, turn) = stepper(ui, rect, &words, access, stage.look);
    stage.reach(region, &response);
    follow(&response);
    let next = turn.and_then(|turn| turn.from(&CoachLevel::ALL, level));
    response.on_hover_text([help, keys].join("\n"));
    if let Some(level) = next {
        stage.send(Setting::Coach(level));
    }
}
