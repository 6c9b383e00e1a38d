//! One ticket of the lane: a chosen card, what is to be done with it, and what comes of that.

use egui::{Align, Painter, Rect, pos2, vec2};

use super::layout;
use super::plan::LaneCard;
use super::plan_words::{self, Outlook, Tone};
use super::scene::Scene;
use super::words;
use crate::rules::kings_errand::{Action, Fate, LineStep, VirtueCards};
use crate::ui::theme::{FONT_FLOOR, Text, with_opacity};
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{Card, CardState, Face, figure, paint, panel, text};

/// How a ticket looks beside what it says.
#[derive(Clone, Copy, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the ticket"
)]
pub(super) struct TicketLook {
    /// The pointer is over it.
    pub(super) hovered: bool,
    /// Its choices are open, or it has the focus.
    pub(super) marked: bool,
    /// It can be moved.
    pub(super) movable: bool,
    /// It opens choices.
    pub(super) opens: bool,
    /// It does not work yet, but may once the rest has been chosen.
    pub(super) pending: bool,
    /// It is only being looked at.
    pub(super) considered: bool,
}

/// Paints the ticket of `card` at `place`; `number` is its step.
pub(super) fn paint(
    painter: &Painter,
    scene: &Scene<'_>,
    card: &LaneCard,
    number: usize,
    place: &layout::Ticket,
    shown: TicketLook,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let outlook = plan_words::outlook(scene, card, shown.pending);
    if place.settled {
        settled(painter, scene, card, (number, &outlook), place, shown);
        return;
    }
    let expires = outlook.tone == Tone::Bad;
    if shown.considered {
        panel::preview(painter, place.rect, look);
    } else {
        panel::ticket(painter, place.rect, expires, look);
    }
    let state = match card.fate {
        Fate::Held if shown.marked => CardState::Selected,
        Fate::Held => CardState::Normal,
        Fate::CarriedOut | Fate::Expired => CardState::Disabled,
    };
    Card::new(Face::Action(card.card))
        .state(state)
        .lift(if shown.hovered { 1.0 } else { 0.0 })
        .paint(painter, place.card, look);
    let planned = card.is_planned() && card.step.is_some();
    let drawn;
    let place = if planned && (pays(card).is_some() || !outlook.detail.is_empty()) {
        place
    } else {
        drawn = place.without_extra();
        &drawn
    };
    title(painter, scene, card, place, planned);
    if planned {
        field(painter, scene, card, place, shown);
        payment(painter, scene, card, place);
    }
    foot(painter, scene, &outlook, place, planned);
    if shown.movable {
        grip(painter, scene, place.grip);
    }
    if shown.marked {
        painter.extend(paint::focus_ring(
            look,
            place.rect,
            tokens.radius.button,
            1.0,
        ));
    }
    let verdict = if expires {
        Verdict::Expires
    } else {
        Verdict::Works
    };
    figure::step(painter, place.number, number, verdict, look);
}

/// What is over lies on the tray itself, small and without paper.
fn settled(
    painter: &Painter,
    scene: &Scene<'_>,
    card: &LaneCard,
    (number, outlook): (usize, &Outlook),
    place: &layout::Ticket,
    shown: TicketLook,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let verdict = match card.fate {
        Fate::Expired => Verdict::Expires,
        Fate::Held | Fate::CarriedOut => Verdict::Works,
    };
    Card::new(Face::Action(card.card))
        .state(CardState::Disabled)
        .on_tray()
        .lift(if shown.hovered { 1.0 } else { 0.0 })
        .paint(painter, place.card, look);
    let side = (0.42 * place.card.width()).clamp(18.0, 30.0);
    let corner = place.card.right_bottom() - vec2(0.75 * side, 0.8 * side);
    let seal = Rect::from_min_size(corner, vec2(side, side));
    figure::seal(painter, seal, verdict, look);
    let name = words::action_card_short(scene.stage.translator, card.card);
    let ink = tokens.colour.tray_text;
    let font = tokens.bold(Text::Label);
    text::line(painter, place.title, Align::Center, &name, &font, ink);
    let font = tokens.font(Text::Caption);
    text::line(
        painter,
        place.verdict,
        Align::Center,
        &outlook.words,
        &font,
        ink,
    );
    if shown.marked {
        let ring = paint::focus_ring(look, place.rect, tokens.radius.button, 1.0);
        painter.extend(ring);
    }
    figure::step(painter, place.number, number, verdict, look);
}

/// The card's name. Where nothing is to be chosen it stands right above the middle, and what comes of
/// the card right below.
fn title(
    painter: &Painter,
    scene: &Scene<'_>,
    card: &LaneCard,
    place: &layout::Ticket,
    planned: bool,
) {
    let tokens = scene.stage.tokens();
    let translator = scene.stage.translator;
    let name = if place.title.width() < 150.0 * tokens.text_size().max(1.0) {
        words::action_card_short(translator, card.card)
    } else {
        words::action_card(translator, card.card)
    };
    let font = tokens.bold(Text::Body);
    let ink = tokens.colour.ink;
    if planned {
        text::lines(painter, place.title, Align::Min, &name, &font, ink, 2);
        return;
    }
    let upper = place.rect.top() + 4.0..=place.card.center().y;
    let room = Rect::from_x_y_ranges(place.title.x_range(), upper);
    let fitted = text::fit(painter, &name, &font, ink, text::room(room, 2, Align::Min));
    let lines = fitted.galley.rows.len() as f32;
    let height = lines * 1.2 * fitted.font().size;
    painter.add(fitted.shape(painter, room.with_min_y(room.bottom() - height)));
}

/// What is to be done with the card, as a field that opens its choices. What the search has filled
/// in stands there in italics until the player chooses.
fn field(
    painter: &Painter,
    scene: &Scene<'_>,
    card: &LaneCard,
    place: &layout::Ticket,
    shown: TicketLook,
) {
    let tokens = scene.stage.tokens();
    let translator = scene.stage.translator;
    if let Some(label) = place.label {
        let words = plan_words::parameter_label(translator, card.card);
        let soft = tokens.colour.ink_soft;
        let font = tokens.font(Text::Label);
        text::line(painter, label, Align::Min, &words, &font, soft);
    }
    let corners = egui::CornerRadius::same(tokens.radius.field as u8);
    let rim = egui::Stroke::new(tokens.stroke.field, tokens.colour.line);
    let field = paint::on_pixels(painter, place.field);
    let fill = tokens.colour.paper;
    painter.rect(field, corners, fill, rim, egui::StrokeKind::Inside);
    let words = plan_words::parameter(scene, card);
    let mut room = field.shrink2(vec2(8.0, 0.0));
    if shown.opens {
        let at = pos2(field.right() - 13.0, field.center().y);
        chevron(painter, scene, at);
        room = room.with_max_x(field.right() - 22.0);
    }
    let suggested = plan_words::is_suggested(card);
    let font = if suggested {
        tokens.italic(Text::BodySmall)
    } else {
        tokens.bold(Text::BodySmall)
    };
    let room = room.shrink2(vec2(0.0, 2.0));
    text::lines(
        painter,
        room,
        Align::Min,
        &words,
        &font,
        tokens.colour.ink,
        2,
    );
}

fn chevron(painter: &Painter, scene: &Scene<'_>, at: egui::Pos2) {
    let tokens = scene.stage.tokens();
    let stroke = egui::Stroke::new(2.0, tokens.colour.ink_soft);
    let points = [vec2(-4.5, -2.5), vec2(0.0, 2.5), vec2(4.5, -2.5)].map(|by| at + by);
    painter.line(points.to_vec(), stroke);
}

/// The virtue cards that a step pays.
fn pays(card: &LaneCard) -> Option<VirtueCards> {
    let action = card.step.as_ref().and_then(LineStep::action);
    if let Some(Action::Quest { pay, .. }) = action {
        Some(pay)
    } else {
        None
    }
}

/// The virtue cards that a step pays, where there is room for them.
fn payment(painter: &Painter, scene: &Scene<'_>, card: &LaneCard, place: &layout::Ticket) {
    let room = place.extra;
    if let Some(pay) = pays(card).filter(|_| room.height() >= 18.0) {
        requirements(painter, scene, pay, room);
    }
}

/// A row of signs for virtue cards.
fn requirements(painter: &Painter, scene: &Scene<'_>, cards: VirtueCards, room: Rect) {
    let each = room.width() / f32::from(cards.len().max(1));
    let height = room
        .height()
        .min(24.0)
        .min((each - 3.0) / figure::REQUIREMENT);
    let size = vec2(figure::REQUIREMENT * height, height);
    for (index, card) in cards.iter().enumerate() {
        let left = room.left() + index as f32 * (size.x + 5.0).min(each);
        let rect = Rect::from_min_size(pos2(left, room.center().y - height / 2.0), size);
        figure::requirement(painter, rect, card, scene.stage.look);
    }
}

/// Seal and words: what comes of the card.
fn foot(
    painter: &Painter,
    scene: &Scene<'_>,
    outlook: &Outlook,
    place: &layout::Ticket,
    planned: bool,
) {
    let look = scene.stage.look;
    let tokens = look.tokens;
    let mut room = place.verdict;
    if !planned {
        let top = place.card.center().y + 2.0;
        // A reason has all the room that a parameter would have.
        let foot = place.rect.bottom() - 4.0;
        let foot = if outlook.detail.is_empty() {
            foot.min(top + room.height())
        } else {
            foot
        };
        room = Rect::from_x_y_ranges(room.x_range(), top..=foot);
    }
    let verdict = match outlook.tone {
        Tone::Good => Some(Verdict::Works),
        Tone::Bad => Some(Verdict::Expires),
        Tone::Quiet => None,
    };
    if let Some(verdict) = verdict {
        let side = room.height().min(28.0);
        // On a narrow ticket the seal lies on the card, so that the words have all the room.
        let narrow = room.width() < 124.0;
        let corner = if narrow {
            place.card.right_bottom() - vec2(0.92 * side, 0.8 * side)
        } else {
            pos2(room.left(), room.center().y - side / 2.0)
        };
        let seal = Rect::from_min_size(corner, vec2(side, side));
        figure::seal(painter, seal, verdict, look);
        if !narrow {
            room = room.with_min_x(seal.right() + 6.0);
        }
    }
    let colour = match outlook.tone {
        Tone::Good => tokens.colour.works,
        Tone::Bad => tokens.colour.expires,
        Tone::Quiet => tokens.colour.ink_soft,
    };
    let mut bold = tokens.bold(Text::BodySmall);
    if outlook.detail.is_empty() {
        text::lines(painter, room, Align::Min, &outlook.words, &bold, colour, 2);
        return;
    }
    // What expires pays nothing, so its reason has the room of the payment too.
    let all = if planned {
        room.with_min_y(place.extra.top())
    } else {
        room
    };
    bold.size = bold.size.min(0.3 * all.height()).max(FONT_FLOOR);
    let height = |fitted: &text::Fitted| {
        let more = fitted.galley.rows.len().saturating_sub(1) as f32;
        (1.12 * more + 1.0) * fitted.font().size + 3.0
    };
    let half = all.with_max_y(all.top() + 0.55 * all.height());
    let head = text::room(half, 2, Align::Min);
    let head = text::fit(painter, &outlook.words, &bold, colour, head);
    let below = all.with_min_y(all.top() + height(&head));
    let (font, ink) = (tokens.font(Text::Label), tokens.colour.ink);
    let room = text::room(below, 3, Align::Min);
    let lay = |words: &str| text::fit(painter, words, &font, ink, room);
    let mut detail = lay(&outlook.detail);
    // Where there is no room for two reasons, the first one says enough.
    if let Some((first, _)) = outlook.detail.split_once('\n').filter(|_| detail.is_cut()) {
        detail = lay(first);
    }
    let (above, below) = all.split_top_bottom_at_y(all.top() + height(&head));
    painter.add(head.shape(painter, above));
    let below = below.with_max_y((below.top() + height(&detail)).min(all.bottom()));
    painter.add(detail.shape(painter, below));
}

fn grip(painter: &Painter, scene: &Scene<'_>, rect: Rect) {
    let colour = with_opacity(scene.stage.tokens().colour.ink_soft, 0.55);
    for row in 0..3 {
        for column in 0..2 {
            let at = rect.min + vec2(3.0 + 6.0 * column as f32, 4.0 + 6.0 * row as f32);
            painter.circle_filled(at, 1.6, colour);
        }
    }
}
