//! The seal with which a whole card is confirmed: it stands on the owner's card as it does here.

use egui::{Pos2, Rect, Role, Sense, Stroke, Ui, Vec2};

use super::{CardSetsCommand, CardSetsPage};
use crate::message;
use crate::persist::card_set_edit::{Change, Group};
use crate::ui::screen::parts;
use crate::ui::theme::{gradient, with_opacity};
use crate::ui::widget::{Access, Look, lit, paint};
use crate::ui::{Region, Stage};

/// Width of a seal.
pub(super) fn side(look: Look<'_>) -> f32 {
    27.0 * look.tokens.text_size().max(1.0).sqrt()
}

/// Shows the seal of `group`, whose cards are called `what`.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    centre: Pos2,
    (group, id, what): (Group, &str, &str),
    region: Region,
) {
    if page.open.is_none() {
        return;
    }
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let done = page.file().is_confirmed(group);
    let rect = Rect::from_center_size(centre, Vec2::splat(side(look)));
    let message = message!("card-sets-confirm", what = what);
    let words = if done {
        tr.format_attribute(message, "done")
    } else {
        tr.format(message)
    };
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    Access::new(id, &words).describe(ui, &response, Role::CheckBox, Some(done));
    stage.reach(region, &response);
    parts::follow(&response);
    let light = lit(ui, &response, look);
    let (colour, card) = (&tokens.colour, &tokens.card);
    let painter = ui.painter();
    let radius = rect.width() / 2.0 - 1.0;
    let (fill, check) = if done {
        (colour.works_fill, colour.on_fill)
    } else {
        (
            with_opacity(card.figure_disc, 0.86),
            with_opacity(card.ink, 0.35 + 0.65 * light),
        )
    };
    let rim = gradient(card.ink, colour.gold, light);
    painter.add(paint::disc(centre, radius, fill, Stroke::new(1.6, rim)));
    if !done {
        let inner = Stroke::new(1.0, with_opacity(card.ink, 0.35));
        painter.circle_stroke(centre, radius - 3.0, inner);
    }
    let stroke = Stroke::new(0.22 * radius, check);
    painter.add(paint::check_mark(centre, 1.05 * radius, stroke));
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, radius, 1.0));
    }
    if response.on_hover_text(words).clicked() && !done {
        stage.send(CardSetsCommand::Change(Change::Confirm(group)));
    }
}
