//! The virtue cards: four rows, with the place for one more at the end of each.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::page::{Anchor, Lead};
use super::spot::Spot;
use super::{CardSetsPage, mark, regions, seal, task};
use crate::i18n::text::kings_errand::{card_sets, names};
use crate::message;
use crate::persist::Sourced;
use crate::persist::card_set_edit::{Figure, Group};
use crate::rules::kings_errand::{VIRTUE_CARDS, Virtue, VirtueCard};
use crate::ui::Stage;
use crate::ui::picture::{Picture, Token};
use crate::ui::screen::parts;
use crate::ui::theme::Text;
use crate::ui::widget::{Card, Face, Slot, figure, paint, text};

/// Between two cards of a row.
const CARD_GAP: f32 = 7.0;
/// Between two rows.
const ROW_GAP: f32 = 16.0;

/// The virtue cards, laid out at a width.
pub(super) struct Virtues {
    lead: Lead,
    /// Whether two virtues stand beside each other.
    columns: usize,
    room: f32,
    card: f32,
    line: f32,
    pub(super) height: f32,
}

fn cards<'a>(page: &CardSetsPage<'a>, virtue: Virtue) -> &'a [Sourced<u8>] {
    let cards = page.file().virtues.get(virtue.name());
    let cards = cards.map_or(&[][..], Vec::as_slice);
    &cards[..cards.len().min(VIRTUE_CARDS)]
}

impl Virtues {
    pub(super) fn new(ui: &Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, inner: f32) -> Self {
        let tokens = stage.tokens();
        let count: usize = page.file().virtues.values().map(Vec::len).sum();
        let words = stage.translator.format(message!(
            "card-sets-virtue-count",
            count = count,
            all = VIRTUE_CARDS
        ));
        let lead = Lead::new(ui, stage, words, inner);
        let least = parts::grown(tokens, 46.0);
        let columns = if inner >= 2.0 * (6.0 * (least + CARD_GAP)) + 28.0 {
            2
        } else {
            1
        };
        let room = (inner + 28.0) / columns as f32 - 28.0;
        let card = ((room + CARD_GAP) / 7.0 - CARD_GAP).clamp(least, 1.7 * least);
        let mut virtues = Self {
            lead,
            columns,
            room,
            card,
            line: parts::grown(tokens, 30.0),
            height: 0.0,
        };
        let rows: f32 = (0..Virtue::ALL.len().div_ceil(columns))
            .map(|row| virtues.row_height(page, row) + ROW_GAP)
            .sum();
        virtues.height = virtues.lead.height + rows - ROW_GAP;
        virtues
    }

    /// So many cards stand beside each other.
    fn beside(&self) -> usize {
        ((self.room + CARD_GAP) / (self.card + CARD_GAP))
            .floor()
            .max(1.0) as usize
    }

    fn row_height(&self, page: &CardSetsPage<'_>, row: usize) -> f32 {
        let virtues = Virtue::ALL
            .iter()
            .skip(row * self.columns)
            .take(self.columns);
        let lines = virtues.map(|&virtue| {
            let more = usize::from(page.open.is_some());
            (cards(page, virtue).len() + more)
                .div_ceil(self.beside())
                .max(1)
        });
        let lines = lines.max().unwrap_or(1) as f32;
        self.line + lines * (Card::size(self.card).y + CARD_GAP)
    }

    pub(super) fn show(
        &self,
        ui: &mut Ui,
        stage: Stage<'_>,
        page: &CardSetsPage<'_>,
        rect: Rect,
        anchor: &mut Anchor,
    ) {
        self.lead.show(ui, stage, rect);
        let mut top = rect.top() + self.lead.height;
        for row in 0..Virtue::ALL.len().div_ceil(self.columns) {
            let height = self.row_height(page, row);
            for column in 0..self.columns {
                let Some(&virtue) = Virtue::ALL.get(row * self.columns + column) else {
                    continue;
                };
                let left = rect.left() + column as f32 * (self.room + 28.0);
                let place = Rect::from_min_size(pos2(left, top), vec2(self.room, height));
                self.row(ui, stage, page, virtue, place, anchor);
            }
            top += height + ROW_GAP;
        }
    }

    fn row(
        &self,
        ui: &mut Ui,
        stage: Stage<'_>,
        page: &CardSetsPage<'_>,
        virtue: Virtue,
        rect: Rect,
        anchor: &mut Anchor,
    ) {
        let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
        let key = virtue.name();
        let cards = cards(page, virtue);
        let line = rect.with_max_y(rect.top() + self.line - 6.0);
        let sign = Rect::from_min_size(line.min, vec2(line.height(), line.height()));
        let token = Picture::Token(Token::Virtue(virtue));
        let tint = tokens.colour.picture_tint;
        paint::image(ui.painter(), look, token, sign, tint);
        let words = card_sets::virtue_row(tr, virtue, cards.len());
        let side = seal::side(look);
        let room = Rect::from_min_max(
            pos2(sign.right() + 8.0, line.top()),
            pos2(line.right() - side - 8.0, line.bottom()),
        );
        let font = tokens.bold(Text::Body);
        text::label(ui, room, Align::Min, &words, &font, tokens.colour.ink);
        let wide = parts::lay_out(ui.painter(), &words, &font, tokens.colour.ink, room.width());
        let centre = pos2(
            (room.left() + wide.rect.width() + 12.0 + side / 2.0).min(line.right() - side / 2.0),
            line.center().y,
        );

        let size = Card::size(self.card);
        let at = |index: usize| {
            let (row, column) = (index / self.beside(), index % self.beside());
            let corner = pos2(
                rect.left() + column as f32 * (size.x + CARD_GAP),
                rect.top() + self.line + row as f32 * (size.y + CARD_GAP),
            );
            Rect::from_min_size(corner, size)
        };
        for (index, card) in cards.iter().enumerate() {
            let place = at(index);
            self::card(
                ui,
                stage,
                page,
                (virtue, index, *card.figure()),
                place,
                anchor,
            );
        }
        if page.open.is_some() && cards.len() < VIRTUE_CARDS {
            more(ui, stage, page, virtue, at(cards.len()), anchor);
        }
        let title = names::virtue(tr, virtue);
        let group = (
            Group::Virtue(virtue),
            &*format!("virtue.{key}.seal"),
            &*title,
        );
        seal::show(ui, stage, page, centre, group, regions::VIRTUES);
    }
}

fn card(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    (virtue, index, value): (Virtue, usize, u8),
    rect: Rect,
    anchor: &mut Anchor,
) {
    let look = stage.look;
    let figure = Figure::Value(virtue, index);
    let name = card_sets::virtue_card(stage.translator, virtue, index + 1, value);
    let width = rect.width();
    let radius = 0.19 * width;
    let centre = rect.right_top() + vec2(-radius - 0.025 * width, radius + 0.025 * width);
    let mark_radius = mark::radius(look);
    let spot = Spot {
        figure,
        rect,
        mark: rect.left_bottom() + vec2(mark_radius + 3.0, -mark_radius - 3.0),
        id: &format!("virtue.{}.{index}", virtue.name()),
        name: &name,
        number: Some((value, 9)),
        can_go: true,
        region: regions::VIRTUES,
        radius: look.tokens.radius.card * width,
    };
    let response = spot.show(ui, stage, page, |painter| {
        let painted = VirtueCard::new(virtue, value.clamp(1, 2));
        Card::new(Face::Virtue(painted))
            .bare()
            .paint(painter, rect, look);
        figure::disc(painter, centre, radius, value, look);
    });
    anchor.note(figure, response.rect);
}

/// The place for one more card.
fn more(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    virtue: Virtue,
    rect: Rect,
    anchor: &mut Anchor,
) {
    let look = stage.look;
    let figure = Figure::NewCard(virtue);
    let name = card_sets::new_card(stage.translator, virtue);
    let mark_radius = mark::radius(look);
    let spot = Spot {
        figure,
        rect,
        mark: rect.left_bottom() + vec2(mark_radius + 3.0, -mark_radius - 3.0),
        id: &format!("virtue.{}.more", virtue.name()),
        name: &name,
        number: None,
        can_go: false,
        region: regions::VIRTUES,
        radius: look.tokens.radius.card * rect.width(),
    };
    let response = spot.show(ui, stage, page, |painter| {
        Slot::new().paint(painter, rect, look);
        task::more(painter, rect.center(), 0.26 * rect.width(), look);
    });
    anchor.note(figure, response.rect);
}
