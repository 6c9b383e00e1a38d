//! The page of a rule: summary, points, what else to read, and an example.

use egui::{Sense, Ui, vec2};

use super::{Book, blocks, example};
use crate::i18n::text::kings_errand::{rule_summary, rulebook};
use crate::id;
use crate::persist::RulebookPage;
use crate::rules::kings_errand::Rule;
use crate::ui::Stage;

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, rule: Rule) {
    let tr = stage.translator;
    blocks::lead(ui, stage, &rule_summary(tr, rule));
    for point in rulebook::rule_points(tr, rule) {
        blocks::point(ui, stage, book, &point);
    }
    let width = ui.available_width();
    let height = example::height(stage, rule, width);
    if height > 0.0 {
        ui.add_space(8.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        example::example(ui, stage, rule, rect);
    }
    ui.add_space(14.0);
    let others: Vec<_> = rule
        .see_also()
        .iter()
        .copied()
        .map(RulebookPage::Rule)
        .collect();
    blocks::links(ui, stage, &tr.text(id!("rulebook-see-also")), &others);
}
