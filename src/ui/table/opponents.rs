//! The panels of the other seats.

use egui::{Align, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::layout::Opponent;
use super::scene::Scene;
use super::{guide, regions, turns, words};
use crate::lesson::kings_errand::Target;
use crate::rules::Seat;
use crate::rules::kings_errand::{Fate, VirtueCard, VirtueCards};
use crate::ui::picture::Back;
use crate::ui::theme::{FONT_FLOOR, Text, UNSEEN};
use crate::ui::widget::figure::Verdict;
use crate::ui::widget::{
    Access, Card, CardState, Face, Slot, chip, figure, knight, paint, panel, text,
};

/// Paints the panel of every other seat.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    for (seat, place) in scene.others().zip(&scene.layout.opponents) {
        if !guide::replaces(ui, scene, place.rect) {
            opponent(ui, scene, seat, place);
        }
    }
}

fn opponent(ui: &mut Ui, scene: &Scene<'_>, seat: Seat, place: &Opponent) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = scene.knight(seat);
    panel::paper_of(ui.painter(), place.rect, tokens.knight(colour).field, look);
    knight::arms(ui.painter(), place.knight, colour, look);
    if scene.leads(seat) {
        knight::crown(ui.painter(), place.knight, look);
    }
    turns::seal(ui.painter(), scene, seat, place.knight);
    let turn = scene.acts(seat);
    let name = scene.name(seat);
    title(ui, scene, place, &name, turn);
    if let Some(level) = place.level.filter(|_| !turn)
        && let Some(words) = scene.label(seat).and_then(|label| label.level.as_deref())
    {
        let soft = tokens.colour.ink_soft;
        let font = tokens.font(Text::Label);
        text::line(ui.painter(), level, Align::Min, words, &font, soft);
    }
    let tent = scene.tent(seat);
    if tent > 0 {
        figure::tent(ui.painter(), place.tent, tent, look);
    }
    figure::shield(
        ui.painter(),
        place.shield,
        scene.counted_shields(seat),
        look,
    );
    chosen(ui, scene, seat, place);
    tokens_of(ui, scene, seat, place.tokens);
    if turn {
        turn_mark(ui, scene, place.rect);
    }

    let id = format!("seat.{seat}");
    let response = ui.interact(place.rect, ui.scope_id().with(&id), Sense::click());
    let about = words::about_seat(stage.translator, scene, seat);
    let access = Access::new(&id, &name).described(&about);
    access.describe(ui, &response, Role::Group, None);
    stage.reach(regions::OTHERS, &response);
    scene.mark(Target::Rival(seat), &response);
    if response.has_focus() {
        let ring = paint::focus_ring(look, place.rect, tokens.radius.panel, 1.0);
        ui.painter().extend(ring);
    }
    super::supply::explain(scene, &response, &name, &about);
}

/// The name, and the pennant if it is this seat's turn: below the name, or where there is no line for
/// it, sharing its room.
fn title(ui: &Ui, scene: &Scene<'_>, place: &Opponent, name: &str, turn: bool) {
    let tokens = scene.stage.tokens();
    let painter = ui.painter();
    // Names do not outgrow the cards below them.
    let bold = tokens.bold(Text::Body);
    let size = bold.size.min(0.78 * place.knight.height()).max(FONT_FLOOR);
    let bold = FontId { size, ..bold };
    let ink = tokens.colour.ink;
    let write = |room: Rect, rows: usize| {
        let room_of_words = text::room(room, rows, Align::Min);
        let fitted = text::fit(painter, name, &bold, ink, room_of_words);
        let is_cut = fitted.is_cut();
        (fitted.shape(painter, room), is_cut)
    };
    let (mut room, mut rows, mut pennant) = (place.name, 2, turn.then_some(place.turn));
    if turn && place.level.is_none() {
        let (upper, lower) = place.name.split_top_bottom_at_fraction(0.5);
        (room, rows, pennant) = if lower.height() >= 15.0 && !write(upper, 1).1 {
            (upper, 1, Some(lower))
        } else {
            (place.name, 2, None)
        };
    }
    painter.add(write(room, rows).0);
    if let Some(rect) = pennant {
        let words = words::turn_of_other(scene.stage.translator);
        chip::pennant(painter, rect, Align::Min, &words, scene.stage.look);
    }
}

/// A gold rim says whose turn it is; the ring of the focus looks different.
fn turn_mark(ui: &Ui, scene: &Scene<'_>, panel: Rect) {
    let tokens = scene.stage.tokens();
    let stroke = Stroke::new(3.0, tokens.colour.gold);
    let corners = CornerRadius::same(tokens.radius.panel as u8);
    ui.painter()
        .rect_stroke(panel, corners, stroke, StrokeKind::Inside);
}

fn chosen(ui: &Ui, scene: &Scene<'_>, seat: Seat, place: &Opponent) {
    let look = scene.stage.look;
    let mut cards = scene.view.position().seat(seat).chosen();
    for rect in &place.cards {
        let Some(chosen) = cards.next() else {
            Slot::new().paint(ui.painter(), *rect, look);
            continue;
        };
        let card = Card::new(Face::Action(chosen.card));
        let (card, seal) = match chosen.fate {
            Fate::Held => (card, None),
            Fate::CarriedOut => (card, Some(Verdict::Works)),
            Fate::Expired => (card.state(CardState::Disabled), Some(Verdict::Expires)),
        };
        card.paint(ui.painter(), *rect, look);
        if let Some(verdict) = seal {
            let side = 0.42 * rect.width();
            let middle = rect.center_bottom() - vec2(0.0, 0.45 * side);
            let seal = Rect::from_center_size(middle, vec2(side, side));
            figure::seal(ui.painter(), seal, verdict, look);
        }
    }
}

/// What is known of the hand: virtue cards, hidden ones, tasks. Each has its place in one row; if
/// they are many, all of them get smaller.
fn tokens_of(ui: &Ui, scene: &Scene<'_>, seat: Seat, row: Rect) {
    let look = scene.stage.look;
    let own = scene.view.position().seat(seat);
    // The panel shows what everybody knows; conclusions are the player's own affair.
    let (known, hidden) = if scene.is_bare() {
        // At a real table a hand is a fan of backs.
        (VirtueCards::EMPTY, own.known().len() + own.hidden())
    } else {
        (own.known(), own.hidden())
    };
    let mut entries: Vec<(Known, usize)> = known
        .kinds()
        .map(|(card, count)| (Known::Virtue(card), usize::from(count)))
        .collect();
    entries.push((Known::Back(Back::Virtue), usize::from(hidden)));
    entries.push((Known::Back(Back::Task), own.tasks().len()));
    entries.retain(|&(_, count)| count > 0);

    let times = |&(known, count): &(Known, usize)| {
        let counted = count > 1 || matches!(known, Known::Back(_));
        counted.then(|| words::times(scene.stage.translator, count as u8))
    };
    let font_of = |side: f32| {
        let mut font = look.tokens.bold(Text::Caption);
        font.size = font.size.min(side).max(FONT_FLOOR);
        font
    };
    // How wide an entry is: the sign, and the count where there is more than one.
    let width = |entry: &(Known, usize), side: f32| {
        let sign = match entry.0 {
            Known::Virtue(_) => (figure::REQUIREMENT + 0.05) * side,
            Known::Back(_) => side / 1.4,
        };
        let count = times(entry).map_or(0.0, |times| {
            let galley = ui.painter().layout_no_wrap(times, font_of(side), UNSEEN);
            galley.rect.width() + 2.0
        });
        sign + count + 0.2 * side
    };
    let mut side = row.height().min(22.0 * look.tokens.text_size().max(1.0));
    let all = |side: f32| entries.iter().map(|it| width(it, side)).sum::<f32>();
    while side > FONT_FLOOR && all(side) > row.width() {
        side -= 1.0;
    }
    let mut left = row.left();
    for entry in &entries {
        let cell = Rect::from_min_size(
            pos2(left, row.center().y - side / 2.0),
            vec2(width(entry, side), side),
        );
        left = cell.right();
        let known = entry.0;
        let sign = match known {
            Known::Virtue(card) => {
                let sign = Rect::from_min_size(cell.min, vec2(figure::REQUIREMENT * side, side));
                figure::requirement(ui.painter(), sign, card, look);
                sign
            }
            Known::Back(back) => {
                let sign = Rect::from_min_size(cell.min, vec2(side / 1.4, side));
                Card::new(Face::Back(back)).paint(ui.painter(), sign, look);
                sign
            }
        };
        if let Some(label) = times(entry) {
            let place = cell.with_min_x(sign.right() + 1.0);
            let ink = look.tokens.colour.ink;
            text::line(ui.painter(), place, Align::Min, &label, &font_of(side), ink);
        }
    }
}

/// Something known of a hand.
#[derive(Clone, Copy)]
enum Known {
    Virtue(VirtueCard),
    Back(Back),
}
