//! Everything that a figure can be, laid out beside it. Choosing what it is already confirms it.

use egui::{
    Align, Context, Event, Id, Key, Modifiers, Pos2, Rect, Role, Sense, Ui, Vec2, pos2, vec2,
};

use super::{CardSetsCommand, CardSetsPage, regions, task};
use crate::i18n::text::kings_errand::{card_sets, names};
use crate::id;
use crate::persist::card_set_edit::{Change, Figure, task_id};
use crate::rules::kings_errand::{
    Location, MAX_REACH, MAX_TASK_SHIELDS, MAX_VALUE, Virtue, VirtueCard, location_named,
    virtue_named,
};
use crate::ui::focus::Region;
use crate::ui::screen::parts;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::bubble::{Tone, bubble};
use crate::ui::widget::{Access, Button, ButtonKind, Card, Face, dialog, figure, lit, paint, text};
use crate::ui::{Stage, theme};

const INSET: f32 = 14.0;
const GAP: f32 = 8.0;

/// One thing that a figure can be.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Offer {
    Shields(u8),
    Reach(u8),
    Value(Virtue, u8),
    Need(VirtueCard),
    Place(Location),
}

/// What is laid out for a figure.
struct Picker {
    title: String,
    offers: Vec<Offer>,
    now: Option<Offer>,
    columns: usize,
    /// Size of an offer at text size 1.
    cell: Vec2,
    can_go: bool,
}

impl Picker {
    fn new(stage: Stage<'_>, page: &CardSetsPage<'_>, figure: Figure) -> Option<Self> {
        let tr = stage.translator;
        let file = page.file();
        let of_task = |index: usize| {
            let task = file.tasks.get(index)?;
            Some((task, task_id(task)?))
        };
        let cards = || VirtueCard::all().map(Offer::Need).collect();
        let values = |virtue| {
            (1..=MAX_VALUE)
                .map(|value| Offer::Value(virtue, value))
                .collect()
        };
        Some(match figure {
            Figure::Shields(index) => {
                let (task, id) = of_task(index)?;
                Self {
                    title: card_sets::ask_shields(tr, id),
                    offers: (1..=MAX_TASK_SHIELDS).map(Offer::Shields).collect(),
                    now: Some(Offer::Shields(*task.shields.figure())),
                    columns: 5,
                    cell: vec2(46.0, 50.0),
                    can_go: false,
                }
            }
            Figure::Need(index, place) => {
                let (task, id) = of_task(index)?;
                let need = task.needs.get(place)?.figure();
                let virtue = virtue_named(&need.virtue);
                Self {
                    title: card_sets::ask_need(tr, id),
                    offers: cards(),
                    now: virtue.map(|virtue| Offer::Need(VirtueCard::new(virtue, need.value))),
                    columns: 4,
                    cell: vec2(54.0, 54.0),
                    can_go: true,
                }
            }
            Figure::NewNeed(index) => {
                let (_, id) = of_task(index)?;
                Self {
                    title: card_sets::ask_need(tr, id),
                    offers: cards(),
                    now: None,
                    columns: 4,
                    cell: vec2(54.0, 54.0),
                    can_go: false,
                }
            }
            Figure::Place(index) => {
                let (task, id) = of_task(index)?;
                let places = Location::ALL.into_iter();
                let places = places.filter(|place| place.is_countryside());
                Self {
                    title: card_sets::ask_place(tr, id),
                    offers: places.map(Offer::Place).collect(),
                    now: location_named(task.location.figure()).map(Offer::Place),
                    columns: 4,
                    cell: vec2(98.0, 104.0),
                    can_go: false,
                }
            }
            Figure::Reach(horse) => Self {
                title: tr.text(id!("card-sets-ask-reach")),
                offers: (1..=MAX_REACH).map(Offer::Reach).collect(),
                now: Some(Offer::Reach(*file.horses.all.get(horse)?.figure())),
                columns: 4,
                cell: vec2(50.0, 50.0),
                can_go: false,
            },
            Figure::Value(virtue, index) => {
                let value = *file.virtues.get(virtue.name())?.get(index)?.figure();
                Self {
                    title: tr.text(id!("card-sets-ask-value")),
                    offers: values(virtue),
                    now: Some(Offer::Value(virtue, value)),
                    columns: 2,
                    cell: vec2(78.0, 110.0),
                    can_go: true,
                }
            }
            Figure::NewCard(virtue) => Self {
                title: tr.text(id!("card-sets-ask-value")),
                offers: values(virtue),
                now: None,
                columns: 2,
                cell: vec2(78.0, 110.0),
                can_go: false,
            },
            Figure::PutBack => return None,
        })
    }
}

impl Offer {
    const fn change(self, figure: Figure) -> Change {
        match self {
            Self::Shields(number) | Self::Reach(number) | Self::Value(_, number) => {
                Change::Number(figure, Some(number))
            }
            Self::Need(card) => Change::Card(figure, card),
            Self::Place(place) => match figure {
                Figure::Place(task) => Change::Place(task, place),
                Figure::Reach(_)
                | Figure::PutBack
                | Figure::Value(..)
                | Figure::NewCard(_)
                | Figure::Need(..)
                | Figure::NewNeed(_)
                | Figure::Shields(_) => Change::Number(figure, None),
            },
        }
    }

    fn id(self) -> String {
        match self {
            Self::Shields(number) | Self::Reach(number) | Self::Value(_, number) => {
                format!("pick.{number}")
            }
            Self::Need(card) => format!("pick.{}.{}", card.virtue.name(), card.value),
            Self::Place(place) => format!("pick.{}", place.name()),
        }
    }

    fn name(self, stage: Stage<'_>) -> String {
        let tr = stage.translator;
        match self {
            Self::Shields(shields) => card_sets::shield_count(tr, shields),
            Self::Reach(reach) => card_sets::reach_alone(tr, reach),
            Self::Value(virtue, value) => names::virtue_card(tr, VirtueCard::new(virtue, value)),
            Self::Need(card) => names::virtue_card(tr, card),
            Self::Place(place) => names::location(tr, place),
        }
    }

    /// The number that is typed for it; 0 if there is none.
    const fn digit(self) -> u8 {
        match self {
            Self::Shields(number) | Self::Reach(number) | Self::Value(_, number) => number,
            Self::Need(_) | Self::Place(_) => 0,
        }
    }
}

/// Shows the picker beside the figure that lies in `anchor`.
pub(super) fn show(
    ctx: &Context,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    figure: Figure,
    anchor: Rect,
) {
    let Some(picker) = Picker::new(stage, page, figure) else {
        return;
    };
    let tokens = stage.tokens();
    let grown = tokens.text_size().max(1.0).sqrt();
    // Names stand below the pictures of places.
    let with_names = matches!(figure, Figure::Place(_));
    let cell = if with_names {
        parts::grown(tokens, 1.0) * picker.cell
    } else {
        grown * picker.cell
    };
    let columns = picker.columns as f32;
    let rows = picker.offers.len().div_ceil(picker.columns) as f32;
    let least = parts::grown(tokens, 210.0);
    let width = (columns * (cell.x + GAP) - GAP).max(least) + 2.0 * INSET;
    let font = tokens.bold(Text::BodySmall);
    let title_height = {
        let layout = |fonts: &mut egui::epaint::text::FontsView<'_>| {
            let words = picker.title.clone();
            fonts.layout(words, font.clone(), theme::UNSEEN, width - 2.0 * INSET)
        };
        ctx.fonts_mut(layout).rect.height()
    };
    let line = parts::grown(tokens, 32.0);
    let below = if picker.can_go { GAP + line } else { 0.0 };
    let height = 2.0 * INSET + title_height + 10.0 + rows * (cell.y + GAP) - GAP + below;
    let room = ctx.content_rect().shrink(8.0);
    let (rect, tail) = beside(anchor, vec2(width, height), room);
    let opened = opened(ctx, figure);
    let id = Id::unique("card-sets.picker");
    let area = egui::Modal::default_area(id).anchor(
        egui::Align2::LEFT_TOP,
        rect.min.to_vec2() - ctx.content_rect().min.to_vec2(),
    );
    let veil = with_opacity(tokens.colour.scrim, 0.35);
    let response = egui::Modal::new(id)
        .area(area)
        .frame(egui::Frame::NONE)
        .backdrop_color(veil)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(rect.size(), Sense::hover());
            bubble(ui.painter(), rect, tail, Tone::Guide, stage.look);
            let inner = rect.shrink(INSET);
            let title = inner.with_max_y(inner.top() + title_height);
            parts::paragraph(ui, title, &picker.title, &font, tokens.colour.ink);
            let corner = pos2(
                inner.center().x - (columns * (cell.x + GAP) - GAP) / 2.0,
                title.bottom() + 10.0,
            );
            for (index, &offered) in picker.offers.iter().enumerate() {
                let (row, column) = (index / picker.columns, index % picker.columns);
                let at = corner + vec2(column as f32, row as f32) * (cell + Vec2::splat(GAP));
                let place = Rect::from_min_size(at, cell);
                let chosen = picker.now == Some(offered);
                let first = opened && (chosen || (index == 0 && !picker.holds_now()));
                if offer(ui, stage, offered, place, chosen, first) {
                    stage.send(CardSetsCommand::Change(offered.change(figure)));
                }
            }
            if picker.can_go {
                let words = stage.translator.text(id!("card-sets-take-away"));
                let place = inner.with_min_y(inner.bottom() - line);
                let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
                let access = Access::new("pick.none", &words);
                let response = button.show(ui, place, access, stage.look);
                stage.reach(Region::OVERLAY, &response);
                if response.clicked() {
                    stage.send(CardSetsCommand::Change(Change::Number(figure, None)));
                }
            }
        });
    typed(ctx, stage, &picker, figure);
    let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if escape || response.should_close() {
        stage.send(CardSetsCommand::Pick(None));
        stage.focus(ctx, region(figure));
    }
}

impl Picker {
    /// Whether what it is now is among what it can be.
    fn holds_now(&self) -> bool {
        self.now.is_some_and(|now| self.offers.contains(&now))
    }
}

const fn region(figure: Figure) -> Region {
    match figure {
        Figure::Reach(_) | Figure::PutBack => regions::HORSES,
        Figure::Value(..) | Figure::NewCard(_) => regions::VIRTUES,
        Figure::Place(_) | Figure::Need(..) | Figure::NewNeed(_) | Figure::Shields(_) => {
            regions::TASKS
        }
    }
}

/// Below the figure, or above where there is more room, with a tail that points at it.
fn beside(anchor: Rect, size: Vec2, room: Rect) -> (Rect, Option<Pos2>) {
    const AWAY: f32 = 16.0;
    let left = (anchor.center().x - 0.35 * size.x)
        .clamp(room.left(), (room.right() - size.x).max(room.left()));
    let below = anchor.bottom() + AWAY;
    let above = anchor.top() - AWAY - size.y;
    let (top, tip) = if below + size.y <= room.bottom() {
        (below, Some(anchor.center_bottom()))
    } else if above >= room.top() {
        (above, Some(anchor.center_top()))
    } else {
        ((room.bottom() - size.y).max(room.top()), None)
    };
    (Rect::from_min_size(pos2(left, top), size), tip)
}

/// Whether the picker has just been opened for this figure.
fn opened(ctx: &Context, figure: Figure) -> bool {
    let id = Id::unique("card-sets.picked-for");
    let now = ctx.cumulative_frame_nr();
    let last = ctx.data(|data| data.get_temp::<(Figure, u64)>(id));
    ctx.data_mut(|data| data.insert_temp(id, (figure, now)));
    last.is_none_or(|(of, at)| of != figure || at + 1 < now)
}

/// A number that is typed is chosen, as on the card itself.
fn typed(ctx: &Context, stage: Stage<'_>, picker: &Picker, figure: Figure) {
    let digit = ctx.input(|input| {
        let mut latest = input.events.iter().rev();
        latest.find_map(|event| {
            let Event::Text(text) = event else {
                return None;
            };
            text.chars().next()?.to_digit(10)
        })
    });
    let Some(digit) = digit.map(|digit| digit as u8).filter(|&digit| digit > 0) else {
        return;
    };
    let mut offers = picker.offers.iter();
    if let Some(offer) = offers.find(|offer| offer.digit() == digit) {
        stage.send(CardSetsCommand::Change(offer.change(figure)));
    }
}

/// Shows an offer; whether it is chosen.
fn offer(
    ui: &mut Ui,
    stage: Stage<'_>,
    offer: Offer,
    rect: Rect,
    chosen: bool,
    first: bool,
) -> bool {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let (id, name) = (offer.id(), offer.name(stage));
    let response = ui.interact(rect, ui.scope_id().with(&id), Sense::click());
    Access::new(&id, &name).describe(ui, &response, Role::Button, Some(chosen));
    stage.reach(Region::OVERLAY, &response);
    if first {
        response.request_focus();
    }
    let light = lit(ui, &response, look);
    let painter = ui.painter();
    let radius = tokens.radius.field;
    let fill = with_opacity(colour.hint_glow, if chosen { 0.5 } else { 0.35 * light });
    painter.rect_filled(rect, radius, fill);
    if chosen {
        let rim = egui::Stroke::new(tokens.stroke.panel, colour.gold);
        painter.rect_stroke(rect, radius, rim, egui::StrokeKind::Inside);
    }
    let side = rect.height().min(rect.width()) - 8.0;
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    match offer {
        Offer::Shields(number) => {
            let size = vec2(side * 64.0 / 72.0, side);
            let shield = Rect::from_center_size(rect.center(), size);
            figure::shield(painter, shield, number, look);
        }
        Offer::Reach(number) => {
            figure::disc(painter, rect.center(), 0.44 * side, number, look);
        }
        Offer::Value(virtue, value) => {
            let width = (rect.width() - 10.0).min((rect.height() - 10.0) / 1.4);
            let card = Rect::from_center_size(rect.center(), Card::size(width));
            let face = Face::Virtue(VirtueCard::new(virtue, value));
            Card::new(face).paint(painter, card, look);
        }
        Offer::Need(card) => {
            figure::requirement(painter, square.translate(vec2(2.0, 3.0)), card, look);
        }
        Offer::Place(place) => {
            let label = rect.with_min_y(rect.bottom() - 0.36 * rect.height());
            let side = label.top() - rect.top() - 6.0;
            let at = pos2(rect.center().x, rect.top() + 4.0 + side / 2.0);
            let picture = Rect::from_center_size(at, Vec2::splat(side));
            task::landscape(painter, picture, place, look);
            let font = tokens.font(Text::BodySmall);
            let room = label.shrink2(vec2(3.0, 2.0));
            text::lines(painter, room, Align::Center, &name, &font, colour.ink, 2);
        }
    }
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, radius, 1.0));
    }
    response.clicked()
}

/// The room for what is asked above everything.
pub(super) fn sheet_size(ctx: &Context, wanted: Vec2) -> Vec2 {
    wanted.min(dialog::room(ctx) - Vec2::splat(24.0))
}
