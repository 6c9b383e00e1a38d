//! The example at the foot of a rule.

use egui::{Rect, Ui};

use crate::rules::kings_errand::Rule;
use crate::ui::Stage;

/// How high the example of `rule` is on a page of this width; 0 if there is none.
pub(super) const fn height(_stage: Stage<'_>, _rule: Rule, _width: f32) -> f32 {
    0.0
}

/// Shows the example of `rule` in `rect`, which is as high as [`height`] says.
pub(super) fn example(_ui: &mut Ui, _stage: Stage<'_>, _rule: Rule, _rect: Rect) {}
