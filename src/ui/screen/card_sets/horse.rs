//! The horses: how far each goes, and which of them goes back into the box.

use egui::{Align, Rect, Role, Sense, Stroke, Ui, pos2, vec2};

use super::page::{Anchor, Grid, Lead};
use super::spot::Spot;
use super::{CardSetsCommand, CardSetsPage, mark, regions, seal};
use crate::i18n::text::kings_errand::card_sets;
use crate::id;
use crate::persist::card_set_edit::{Change, Figure, Group};
use crate::rules::kings_errand::{ActionCard, Horse, MAX_REACH};
use crate::ui::Stage;
use crate::ui::screen::parts;
use crate::ui::theme::{Text, with_opacity};
use crate::ui::widget::{Access, Card, Face, figure, lit, paint, text};

/// So many horses of a file are shown.
const MOST_HORSES: usize = 8;

/// The horses, laid out at a width.
pub(super) struct Horses {
    lead: Lead,
    grid: Grid,
    cell: f32,
    slip: f32,
    pub(super) height: f32,
}

impl Horses {
    pub(super) fn new(ui: &Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, inner: f32) -> Self {
        let tokens = stage.tokens();
        let words = stage.translator.attribute("card-sets-horses", "lead");
        let lead = Lead::new(ui, stage, words, inner - 2.0 * seal::side(stage.look));
        let least = parts::grown(tokens, 124.0);
        let grid = Grid::new(inner, least, 1.25 * least, 4);
        let slip = parts::grown(tokens, 36.0);
        let cell = Card::size(grid.width).y + 5.0 + slip;
        let count = page.file().horses.all.len().clamp(1, MOST_HORSES);
        Self {
            height: lead.height + grid.height(count, cell),
            lead,
            grid,
            cell,
            slip,
        }
    }

    pub(super) fn show(
        &self,
        ui: &mut Ui,
        stage: Stage<'_>,
        page: &CardSetsPage<'_>,
        rect: Rect,
        anchor: &mut Anchor,
    ) {
        let (look, tr) = (stage.look, stage.translator);
        let side = seal::side(look);
        self.lead
            .show(ui, stage, rect.with_max_x(rect.right() - 2.0 * side));
        let horses = &page.file().horses;
        let removed = *horses.removed_below_4.figure();
        // Of horses that go equally far it is the last one.
        let put_back = horses
            .all
            .iter()
            .rposition(|horse| *horse.figure() == removed);
        let cells = rect.with_min_y(rect.top() + self.lead.height);
        for (index, horse) in horses.all.iter().take(MOST_HORSES).enumerate() {
            let cell = self.grid.place(cells, index, self.cell);
            let card = Rect::from_min_size(cell.min, Card::size(cell.width()));
            self::card(ui, stage, page, (index, *horse.figure()), card, anchor);
            let slip = cell.with_min_y(cell.bottom() - self.slip);
            self::put_back(ui, stage, page, index, put_back == Some(index), slip);
        }
        let title = tr.text(id!("card-sets-horses"));
        let centre = pos2(
            rect.left() + self.lead.width + 14.0 + side / 2.0,
            rect.top() + (self.lead.height - 8.0) / 2.0,
        );
        let group = (Group::Horses, "horses.seal", &*title);
        seal::show(ui, stage, page, centre, group, regions::HORSES);
    }
}

fn card(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    (index, reach): (usize, u8),
    card: Rect,
    anchor: &mut Anchor,
) {
    let (look, tr) = (stage.look, stage.translator);
    let Some(painted) = Horse::new(reach.clamp(1, MAX_REACH)) else {
        return;
    };
    let title = card_sets::horse(tr);
    let bare = Card::new(Face::Action(ActionCard::Horse(painted)));
    bare.title(&title).bare().paint(ui.painter(), card, look);
    let card = paint::on_pixels(ui.painter(), card);
    let width = card.width();
    let radius = 0.155 * width;
    let centre = pos2(
        card.right() - radius - 0.025 * width,
        card.top() + radius + 0.025 * width,
    );
    let figure = Figure::Reach(index);
    let name = card_sets::reach(tr, index + 1, reach);
    let spot = Spot {
        figure,
        rect: Rect::from_center_size(centre, vec2(2.0, 2.0) * radius),
        mark: centre + vec2(-0.72, 0.8) * radius,
        id: &format!("horse.{index}"),
        name: &name,
        number: Some((reach, 9)),
        can_go: false,
        region: regions::HORSES,
        radius,
    };
    let response = spot.show(ui, stage, page, |painter| {
        figure::disc(painter, centre, radius, reach, look);
    });
    anchor.note(figure, response.rect);
}

/// Below each horse whether it goes back into the box.
fn put_back(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    index: usize,
    chosen: bool,
    rect: Rect,
) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let own = page.open.is_some();
    if !own && !chosen {
        return;
    }
    let words = tr.text(id!("card-sets-put-back"));
    let from = page.file().provenance(Figure::PutBack);
    let from = from.filter(|_| chosen);
    let source = from.map(|from| mark::sentence(tr, from));
    let name = card_sets::put_back(tr, index + 1);
    let id = format!("horse.{index}.back");
    let sense = if own { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(&id), sense);
    let source = source.unwrap_or_default();
    let access = Access::new(&id, &name).described(&source);
    if own {
        access.describe(ui, &response, Role::CheckBox, Some(chosen));
        stage.reach(regions::HORSES, &response);
        parts::follow(&response);
    } else {
        access.describe(ui, &response, Role::Label, None);
    }
    let light = if own { lit(ui, &response, look) } else { 0.0 };
    let painter = ui.painter();
    let side = 15.0 * tokens.text_size().max(1.0).sqrt();
    let centre = pos2(rect.left() + side / 2.0 + 2.0, rect.center().y);
    if own {
        let ring = Stroke::new(1.4, colour.ink);
        let ground = with_opacity(colour.paper_raised, 0.5 + 0.5 * light);
        painter.circle(centre, side / 2.0, ground, ring);
        if chosen {
            painter.circle_filled(centre, 0.28 * side, colour.ink);
        }
    }
    let radius = mark::radius(look);
    let left = if own {
        centre.x + side / 2.0 + 5.0
    } else {
        rect.left()
    };
    let end = if chosen { 2.0 * radius + 5.0 } else { 0.0 };
    let room = Rect::from_min_max(
        pos2(left, rect.top()),
        pos2(rect.right() - end, rect.bottom()),
    );
    let (font, ink) = if chosen {
        (tokens.bold(Text::BodySmall), colour.ink)
    } else {
        (tokens.font(Text::BodySmall), colour.ink_soft)
    };
    text::lines(painter, room, Align::Min, &words, &font, ink, 2);
    if chosen {
        let at = rect.right_center() - vec2(radius + 1.0, 0.0);
        if page.issue_at(Figure::PutBack).is_some() {
            mark::paint_fault(painter, at, look);
        } else if let Some(from) = from {
            mark::paint(painter, at, from, look);
        }
    }
    if response.has_focus() {
        painter.extend(paint::focus_ring(look, rect, tokens.radius.field, 1.0));
    }
    let words = [name, source].join("\n");
    let response = response.on_hover_text(words.trim());
    if own && response.clicked() {
        stage.send(CardSetsCommand::Change(Change::PutBack(index)));
    }
}
