//! The shield with what it says about each rule, and the review of the rules that are due.

use egui::{Rect, Role, Sense, Ui, pos2, vec2};

use super::shield::{self, Field};
use super::{Learning, REVIEW, SHIELD, legend};
use crate::i18n::Translator;
use crate::i18n::text::kings_errand::rule_title;
use crate::lesson::kings_errand::Level;
use crate::rules::kings_errand::Rule;
use crate::ui::Stage;
use crate::ui::app::{Command, lesson_about};
use crate::ui::screen::exam::ExamCommand;
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, lit, panel, text};
use crate::{id, message};

/// Paints the panel in `rect`; the words stand `beside` the shield, or below it.
pub(in crate::ui::screen) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    learning: &Learning<'_>,
    rect: Rect,
    beside: bool,
) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink(tokens.space.panel_inset);
    let line = parts::grown(tokens, 32.0);
    let heading = tr.text(id!("shield-title"));
    let head = inner.with_max_y(inner.top() + line);
    let button = 40.0 * parts::grown(tokens, 1.0).sqrt();
    let small = 1.36 * tokens.size(Text::BodySmall);
    let (picture, words) = if beside {
        let width = (0.4 * inner.width()).min(inner.height() / shield::RATIO);
        let (left, right) = inner.split_left_right_at_x(inner.left() + width);
        (
            left,
            right
                .with_min_x(right.left() + 22.0)
                .with_min_y(head.bottom() + 4.0),
        )
    } else {
        let legend = legend::height(stage, inner.width());
        let words = text::lay_out(
            ui.painter(),
            &hints(tr, learning),
            &tokens.font(Text::BodySmall),
            tokens.colour.ink_soft,
            inner.width(),
        );
        let about = words.rect.height().max(3.0 * small) + 1.2 * small;
        let foot = about + 20.0 + 1.5 * small + button + legend + 8.0;
        let below = inner.with_min_y(inner.bottom() - foot);
        let above = inner.with_min_y(head.bottom() + 10.0);
        (above.with_max_y(below.top() - 16.0), below)
    };
    let head = if beside {
        head.with_min_x(words.left())
    } else {
        head
    };
    parts::heading(ui, head, &heading, stage.look);
    let width = (picture.width() - 12.0).min((picture.height() - 12.0) / shield::RATIO);
    let size = vec2(width, shield::RATIO * width);
    let place = Rect::from_center_size(picture.center(), size);
    let looked = fields(ui, stage, learning, place);

    let review = words.with_min_y(words.bottom() - 1.5 * small - button);
    let legend = legend::height(stage, words.width());
    let legend = words
        .with_max_y(review.top() - 6.0)
        .with_min_y(review.top() - 6.0 - legend);
    legend::show(ui, stage, legend);
    let about = words.with_max_y(legend.top() - 6.0);
    self::about(ui, stage, learning, looked, about);
    self::review(ui, stage, learning, review, 1.5 * small);
}

/// What the shield says, and the pennants in the list, if there is one.
fn hints(tr: &Translator, learning: &Learning<'_>) -> String {
    let hint = tr.text(id!("shield-hint"));
    if !learning.listed {
        return hint;
    }
    [hint, tr.attribute(id!("shield-hint"), "pennants")].join(" ")
}

/// Whether a rule is to be asked about today.
fn is_due(learning: &Learning<'_>, rule: Rule) -> bool {
    let learnt = learning.learnt.mastery.of(rule);
    learnt.is_some_and(|learnt| learnt.is_due(learning.today))
}

/// How well a rule is known, and what to do about it.
fn sentences(stage: Stage<'_>, learning: &Learning<'_>, rule: Rule) -> String {
    let tr = stage.translator;
    let mastery = &learning.learnt.mastery;
    let level = mastery.level(rule);
    let how = tr.format(message!(
        "shield-level",
        level = match level {
            Level::Unknown => "unknown",
            Level::Met => "met",
            Level::Begun => "begun",
            Level::Practised => "practised",
            Level::Mastered => "mastered",
        },
    ));
    let due = mastery.of(rule).map(|learnt| learnt.due);
    let what = match (due, lesson_about(rule)) {
        (None, Some((number, ..))) => tr.format(message!("shield-lesson", number = number)),
        (None, None) => String::new(),
        (Some(due), _) if due <= learning.today => tr.text(id!("shield-due")),
        (Some(due), _) => {
            let days = due - learning.today;
            tr.format(message!("shield-later", days = days))
        }
    };
    [how, what].join(" ")
}

fn title(stage: Stage<'_>, rule: Rule) -> String {
    let tr = stage.translator;
    let title = rule_title(tr, rule);
    let rule = rule.to_string();
    tr.format(message!("exam-rule-title", rule = rule, title = title))
}

/// The fields; the one that is looked at.
fn fields(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>, rect: Rect) -> Option<Rule> {
    let look = stage.look;
    let mut looked = None;
    let mut focused: Option<Field> = None;
    for field in shield::fields(rect) {
        let rule = field.rule;
        let place = field.place().shrink(0.5);
        let id = format!("shield.{rule}");
        let response = ui.interact(place, ui.scope_id().with(&id), Sense::click());
        let about = sentences(stage, learning, rule);
        Access::new(&id, &title(stage, rule))
            .described(&about)
            .describe(ui, &response, Role::Button, None);
        stage.reach(SHIELD, &response);
        parts::follow(&response);
        if response.has_focus() {
            focused = Some(field);
        }
        if response.hovered() || (response.has_focus() && looked.is_none()) {
            looked = Some(rule);
        }
        let light = lit(ui, &response, look);
        let level = learning.learnt.mastery.level(rule);
        let due = is_due(learning, rule);
        field.paint(ui.painter(), level, due, light, look);
        if response.clicked() {
            stage.send(Command::Consult(Some(rule.into())));
        }
    }
    shield::rim(ui.painter(), rect, look);
    if let Some(field) = focused {
        field.ring(ui.painter(), look);
    }
    looked
}

/// What is said about the field that is looked at, or about the whole shield.
fn about(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>, looked: Option<Rule>, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let ink = tokens.colour.ink;
    let (title, words) = if let Some(rule) = looked {
        (title(stage, rule), sentences(stage, learning, rule))
    } else {
        let mastery = &learning.learnt.mastery;
        let full = |rule: &&Rule| mastery.level(**rule) == Level::Mastered;
        let full = Rule::ALL.iter().filter(full).count();
        let fields = Rule::ALL.len();
        let share = message!("shield-share", full = full, fields = fields);
        (tr.format(share), hints(tr, learning))
    };
    let bold = tokens.bold(Text::BodySmall);
    let small = tokens.font(Text::BodySmall);
    let top = rect.top() + text::paragraph(ui, rect, &title, &bold, ink) + 3.0;
    let below = rect.with_min_y(top);
    text::paragraph(ui, below, &words, &small, tokens.colour.ink_soft);
}

/// How many rules are due, and the way to the review.
fn review(ui: &mut Ui, stage: Stage<'_>, learning: &Learning<'_>, rect: Rect, line: f32) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let all = Rule::ALL.len();
    let due = learning.learnt.due(learning.today, all).len();
    let words = tr.format(message!("shield-rules-due", count = due));
    let mut row = rect.with_max_y(rect.top() + line);
    if due > 0 {
        // The sign that their fields have.
        let side = 0.62 * line;
        let middle = pos2(row.left() + 0.7 * side, row.center().y);
        let swatch = Rect::from_center_size(middle, vec2(1.4 * side, side));
        shield::due_swatch(ui.painter(), swatch, look);
        row.min.x = swatch.right() + 8.0;
    }
    let bold = tokens.bold(Text::BodySmall);
    let response = text::label(ui, row, egui::Align::Min, &words, &bold, tokens.colour.ink);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_author_id("review.due"));
    if due == 0 {
        let words = tr.attribute(id!("shield-hint"), "nothing-due");
        let below = rect.with_min_y(row.bottom());
        let small = tokens.font(Text::BodySmall);
        text::paragraph(ui, below, &words, &small, tokens.colour.ink_soft);
        return;
    }
    let words = tr.text(id!("exam-review"));
    let button = Button::new(ButtonKind::Plain, &words);
    let below = rect.with_min_y(row.bottom());
    let width = button
        .width(ui.painter(), below.height(), look)
        .min(below.width());
    let place = Rect::from_min_size(pos2(below.left(), below.top()), vec2(width, below.height()));
    let response = button.show(ui, place, Access::new("review", &words), look);
    stage.reach(REVIEW, &response);
    parts::follow(&response);
    if response.clicked() {
        stage.send(ExamCommand::Review);
    }
}
