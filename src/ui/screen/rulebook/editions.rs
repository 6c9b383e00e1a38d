//! The page with everything in which the two editions differ.

use egui::{Sense, Ui, pos2, vec2};

use super::{Book, blocks};
use crate::i18n::text::kings_errand::rulebook::{Point, PointKind};
use crate::i18n::text::kings_errand::{names, rulebook};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::{Edition, Rule};
use crate::ui::Stage;
use crate::ui::theme::Text;

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    blocks::lead(ui, stage, &tr.attribute("rulebook-editions", "intro"));
    for edition in Edition::ALL {
        let height = 2.1 * tokens.size(Text::BodySmall);
        let size = vec2(ui.available_width(), height);
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        blocks::edition_chip(ui, stage, book, pos2(row.left(), row.center().y), edition);
        let words = names::edition_difference(tr, edition);
        blocks::paragraph(ui, &words, &tokens.font(Text::Body), tokens.colour.ink);
        ui.add_space(12.0);
    }
    for (rule, points) in differing(stage) {
        blocks::links(ui, stage, "", &[RulebookPage::Rule(rule)]);
        ui.add_space(8.0);
        for point in &points {
            blocks::point(ui, stage, book, point);
        }
        ui.add_space(8.0);
    }
}

/// The rules that differ, with the points that do.
fn differing(stage: Stage<'_>) -> Vec<(Rule, Vec<Point>)> {
    let differs = |point: &Point| matches!(point.kind, PointKind::Edition(_));
    Rule::ALL
        .iter()
        .map(|&rule| {
            let points = rulebook::rule_points(stage.translator, rule);
            (rule, points.into_iter().filter(differs).collect::<Vec<_>>())
        })
        .filter(|(_, points)| !points.is_empty())
        .collect()
}
