//! The page of a rule: summary, points, what else to read, and an example.

use egui::Ui;

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
    example::show(ui, stage, rule);
    ui.add_space(14.0);
    let others: Vec<_> = rule
        .see_also()
        .iter()
        .copied()
        .map(RulebookPage::Rule)
        .collect();
    blocks::links(ui, stage, &tr.text(id!("rulebook-see-also")), &others);
}
