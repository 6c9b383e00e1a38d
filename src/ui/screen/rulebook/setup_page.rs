//! The page with the set-up of the real table.

use egui::{Rect, Sense, Ui, pos2, vec2};

use super::setup::{self, Step};
use super::{Book, RulebookCommand, blocks, regions, words};
use crate::persist::RulebookPage;
use crate::rules::kings_errand::Players;
use crate::ui::Stage;
use crate::ui::theme::Text;
use crate::ui::widget::figure::{self, Verdict};
use crate::ui::widget::{Access, Button, ButtonKind};

/// Paints the page below its title.
pub(super) fn show(ui: &mut Ui, stage: Stage<'_>, book: &Book<'_>, players: Players) {
    choices(ui, stage, players);
    for (index, step) in setup::steps(stage.translator, players, book.cards)
        .iter()
        .enumerate()
    {
        self::step(ui, stage, index + 1, step);
    }
    sheet_button(ui, stage, players);
}

/// For how many players, beside each other.
fn choices(ui: &mut Ui, stage: Stage<'_>, players: Players) {
    let tokens = stage.tokens();
    let height = 2.1 * tokens.size(Text::Body);
    let size = vec2(ui.available_width(), height);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let count = Players::ALL.len() as f32;
    let gap = 8.0;
    let width = ((row.width() - (count - 1.0) * gap) / count).min(14.0 * tokens.size(Text::Body));
    for (index, other) in Players::ALL.into_iter().enumerate() {
        let left = row.left() + index as f32 * (width + gap);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, height));
        let name = words::players(stage.translator, other);
        let id = format!("setup.{}", other.get());
        let kind = if other == players {
            ButtonKind::Next
        } else {
            ButtonKind::Plain
        };
        let button = Button::new(kind, &name);
        let response = button.show(ui, rect, Access::new(&id, &name), stage.look);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_selected(other == players));
        stage.reach(regions::LINKS, &response);
        blocks::follow(ui, &response);
        if response.clicked() {
            stage.send(RulebookCommand::Open(RulebookPage::Setup(other)));
        }
    }
    ui.add_space(14.0);
}

/// A numbered step with its cards.
fn step(ui: &mut Ui, stage: Stage<'_>, number: usize, step: &Step) {
    let tokens = stage.tokens();
    let colour = &tokens.colour;
    let side = 1.6 * tokens.size(Text::Body);
    let inset = side + 12.0;
    let left = ui.max_rect().left();
    let top = ui.next_widget_position().y;
    let mark = Rect::from_min_size(pos2(left, top), vec2(side, side));
    figure::step(ui.painter(), mark, number, Verdict::Works, stage.look);
    let area = Rect::from_min_max(pos2(left + inset, top), ui.max_rect().max);
    let builder = egui::UiBuilder::new()
        .id_salt(("step", number))
        .max_rect(area);
    ui.scope_builder(builder, |ui| {
        ui.set_max_width(area.width());
        ui.add_space(0.15 * side);
        blocks::paragraph(ui, &step.title, &tokens.bold(Text::Body), colour.ink);
        blocks::paragraph(ui, &step.words, &tokens.font(Text::Body), colour.ink);
        ui.add_space(5.0);
        blocks::cards(ui, stage, &step.cards, &step.spoken);
        if !step.rest.is_empty() {
            blocks::paragraph(ui, &step.rest, &tokens.font(Text::Body), colour.ink);
        }
        ui.add_space(9.0);
    });
}

fn sheet_button(ui: &mut Ui, stage: Stage<'_>, players: Players) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let words = tr.format_attribute(
        crate::message!("rulebook-setup", players = players.get()),
        "sheet",
    );
    let help = tr.format_attribute(
        crate::message!("rulebook-setup", players = players.get()),
        "sheet-help",
    );
    let height = 2.4 * tokens.size(Text::Body);
    let size = vec2(ui.available_width(), height);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let button = Button::new(ButtonKind::Plain, &words);
    let width = button
        .width(ui.painter(), height, stage.look)
        .min(row.width());
    let rect = row.with_max_x(row.left() + width);
    let access = Access::new("sheet", &words).described(&help);
    let response = button.show(ui, rect, access, stage.look);
    stage.reach(regions::LINKS, &response);
    blocks::follow(ui, &response);
    if response.clicked() {
        stage.send(RulebookCommand::Sheet(players));
    }
    ui.add_space(4.0);
    blocks::note(ui, stage, &help);
}
