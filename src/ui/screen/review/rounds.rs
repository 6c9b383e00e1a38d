//! The list of rounds, with how many cards expired in each.

use egui::{
    Align, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};

use super::super::parts;
use super::{INSET, ReviewCommand, Scene, regions, words};
use crate::id;
use crate::session::Player;
use crate::session::kings_errand::RoundReview;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, paint, panel, text};

/// Room for the ring of the focus above the first round and below the last.
const RING: f32 = 5.0;

/// Paints the list on its panel.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, arrived: bool) {
    let stage = scene.stage;
    let tokens = stage.tokens();
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink2(vec2(INSET, 10.0));
    let head = inner.with_max_y(inner.top() + parts::grown(tokens, 34.0));
    let title = stage.translator.text(id!("review-rounds"));
    parts::heading(ui, head, &title, stage.look);
    let foot = coach(ui, scene, inner.with_max_y(rect.bottom() - 6.0));
    let list = Rect::from_min_max(
        pos2(rect.left() + 8.0, head.bottom() + 2.0),
        pos2(rect.right() - 4.0, foot),
    );
    let builder = UiBuilder::new().id_salt("review.rounds").max_rect(list);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("review.rounds")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.add_space(RING);
                for (index, round) in scene.review.rounds.iter().enumerate() {
                    row(ui, scene, index, round, arrived);
                }
                ui.add_space(RING);
            });
        let paper = tokens.colour.panel;
        panel::fade_scrolled(ui.painter(), &scrolled, paper, stage.look);
    });
}

/// The switch that lets bots explain themselves while the game goes on, at the foot of `rect`;
/// returns its upper edge.
fn coach(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) -> f32 {
    let stage = scene.stage;
    let mut players = scene.game.game().players().iter();
    if scene.game.is_over() || players.all(Player::is_human) {
        return rect.bottom();
    }
    let on = scene.game.seating().coach;
    let place = rect.with_min_y(rect.bottom() - parts::grown(stage.tokens(), 52.0));
    let rim = Stroke::new(1.0, stage.tokens().colour.line_soft);
    ui.painter().hline(place.x_range(), place.top() - 4.0, rim);
    crate::ui::coach::show(ui, stage, place, on, "review.coach", regions::COACH);
    place.top() - 8.0
}

fn row(ui: &mut Ui, scene: &Scene<'_>, index: usize, round: &RoundReview, arrived: bool) {
    let stage = scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let chosen = scene.game.review.round() == index;
    let height = parts::grown(tokens, 46.0);
    let size = vec2(ui.available_width() - 8.0, height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = format!("review.round.{}", round.round);
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    let title = words::round_title(scene, round);
    let expired = words::expired_short(scene, round);
    let access = Access::new(&id, &title).described(&expired);
    access.describe(ui, &response, Role::RadioButton, Some(chosen));
    stage.reach(regions::ROUNDS, &response);
    parts::follow(&response);
    if arrived && chosen {
        response.scroll_to_me(None);
    }
    if arrived && chosen {
        response.request_focus();
    }
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() && !chosen {
        scene.send(ReviewCommand::Round(index));
    }
    let rect = paint::on_pixels(ui.painter(), rect);
    let fill = if chosen {
        colour.paper_raised
    } else {
        let light = f32::from(u8::from(response.hovered()));
        with_opacity(colour.paper_raised, 0.6 * light)
    };
    let rim = if chosen {
        Stroke::new(tokens.stroke.panel, colour.gold)
    } else {
        Stroke::NONE
    };
    let corners = CornerRadius::same(tokens.radius.field as u8);
    ui.painter()
        .rect(rect, corners, fill, rim, StrokeKind::Inside);
    let side = 0.56 * height;
    let seal = Rect::from_min_size(
        pos2(rect.left() + 8.0, rect.center().y - side / 2.0),
        vec2(side, side),
    );
    if round.expired() > 0 {
        figure::seal(ui.painter(), seal, Verdict::Expires, look);
    } else if round.over {
        figure::seal(ui.painter(), seal, Verdict::Works, look);
    } else {
        // Nothing can be said of it yet.
        let rim = Stroke::new(1.6, colour.ink_soft);
        let radius = 0.44 * side;
        ui.painter().circle_stroke(seal.center(), radius, rim);
        for step in [-1.0, 0.0, 1.0] {
            let dot = seal.center() + vec2(0.42 * step * radius, 0.0);
            ui.painter().circle_filled(dot, 1.7, colour.ink_soft);
        }
    }
    let words = Rect::from_min_max(
        pos2(seal.right() + 8.0, rect.top() + 3.0),
        pos2(rect.right() - 6.0, rect.bottom() - 3.0),
    );
    let (above, below) = words.split_top_bottom_at_fraction(0.52);
    let bold = tokens.bold(Text::Body);
    text::line(ui.painter(), above, Align::Min, &title, &bold, colour.ink);
    let font = tokens.font(Text::Label);
    let soft = colour.ink_soft;
    text::line(ui.painter(), below, Align::Min, &expired, &font, soft);
    if response.has_focus() {
        ui.painter()
            .extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
}
