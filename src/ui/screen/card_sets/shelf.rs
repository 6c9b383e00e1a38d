//! The list of the sets, and what can be done with them.

use egui::{Align, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{CardSetsCommand, CardSetsPage, Entry, Wanted, regions};
use crate::i18n::text::kings_errand::card_sets;
use crate::ui::Stage;
use crate::ui::picture::{Icon, Picture};
use crate::ui::screen::parts::{self, Choice};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, paint, panel, text};
use crate::{id, message};

const INSET: f32 = 12.0;
const GAP: f32 = 6.0;

/// So many broken files are named.
const MOST_BROKEN: usize = 12;

pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &CardSetsPage<'_>,
    rect: Rect,
    arrived: bool,
) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    panel::paper(ui.painter(), rect, look);
    let head = rect.with_max_y(rect.top() + parts::grown(tokens, 30.0));
    banner(
        ui,
        stage,
        Icon::Scroll,
        &tr.text(id!("card-sets-shelf")),
        head,
    );
    let line = parts::grown(tokens, 32.0);
    let deeds = 4.0 * (line + GAP) - GAP;
    let below = rect
        .with_min_y(rect.bottom() - INSET - deeds)
        .shrink2(vec2(INSET, 0.0));
    let list = Rect::from_min_max(
        pos2(rect.left() + 4.0, head.bottom() + 2.0),
        pos2(rect.right() - 4.0, below.top() - 8.0),
    );
    let builder = UiBuilder::new().id_salt("shelf").max_rect(list);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("shelf")
            .auto_shrink(false)
            .show(ui, |ui| self::list(ui, stage, page, list, arrived));
        panel::fade_scrolled(ui.painter(), &shown, tokens.colour.panel, look);
    });
    self::deeds(ui, stage, page, below, line);
}

/// The blue head of a panel, with a sign.
pub(super) fn banner(ui: &mut Ui, stage: Stage<'_>, icon: Icon, title: &str, rect: Rect) {
    let (look, tokens) = (stage.look, stage.tokens());
    let colour = &tokens.colour;
    let painter = ui.painter();
    panel::head(painter, rect, colour.tray_top, 1.5, look);
    let side = 0.6 * rect.height();
    let sign = Rect::from_center_size(
        pos2(rect.left() + INSET + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    paint::image(painter, look, Picture::Icon(icon), sign, colour.tray_title);
    let room = rect.with_min_x(sign.right() + 10.0).shrink2(vec2(6.0, 1.0));
    let font = tokens.bold(Text::BodyLarge);
    text::label(ui, room, Align::Min, title, &font, colour.tray_text);
}

/// A set in the list: what it is called by, and what is to be known of it.
struct Row<'a> {
    id: String,
    name: String,
    note: String,
    entry: Option<&'a Entry>,
}

fn rows<'a>(stage: Stage<'_>, page: &CardSetsPage<'a>) -> Vec<Row<'a>> {
    let tr = stage.translator;
    let built_in = Row {
        id: "set.built-in".to_owned(),
        name: tr.text(id!("card-sets-built-in")),
        note: tr.attribute("card-sets-built-in", "note"),
        entry: None,
    };
    let own = page.entries.iter().map(|entry| {
        let wrong = entry.issues().len();
        let note = if wrong > 0 {
            tr.format(message!("card-sets-faults", faults = wrong))
        } else {
            let tally = entry.set.file.tally();
            let (own, all) = (tally[3], tally.iter().sum::<usize>());
            tr.format(message!("card-sets-own-short", own = own, all = all))
        };
        Row {
            id: format!("set.{}", entry.key),
            name: entry.set.name().to_owned(),
            note,
            entry: Some(entry),
        }
    });
    [built_in].into_iter().chain(own).collect()
}

fn list(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, rect: Rect, arrived: bool) {
    let (tokens, look) = (stage.tokens(), stage.look);
    let shown = page.open.map(|entry| entry.key);
    ui.spacing_mut().item_spacing.y = GAP;
    ui.add_space(2.0);
    let width = rect.width() - 2.0 * (INSET - 4.0);
    for row in rows(stage, page) {
        let key = row.entry.map(|entry| entry.key);
        let chosen = key == shown;
        let choice = Choice::new(&row.name, chosen).note(&row.note);
        let height = choice.height(ui.painter(), width, tokens);
        let (place, _) = ui.allocate_exact_size(vec2(rect.width(), height), Sense::hover());
        let place = Rect::from_min_size(place.min + vec2(INSET - 4.0, 0.0), vec2(width, height));
        let access = Access::new(&row.id, &row.name).described(&row.note);
        let response = choice.show(ui, place, access, look);
        stage.reach(regions::SETS, &response);
        if chosen && arrived {
            response.request_focus();
        }
        if response.clicked() && !chosen {
            stage.send(CardSetsCommand::Select(key));
        }
    }
    let font = tokens.font(Text::BodySmall);
    for (index, error) in page.broken.iter().take(MOST_BROKEN).enumerate() {
        let words = card_sets::unreadable(stage.translator, error);
        let ink = tokens.colour.expires;
        let galley = parts::lay_out(ui.painter(), &words, &font, ink, width);
        let size = vec2(rect.width(), galley.rect.height() + 4.0);
        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
        let id = format!("broken.{index}");
        Access::new(&id, &words).describe(ui, &response, Role::Label, None);
        let at = place.min + vec2(INSET - 4.0, 2.0);
        ui.painter().galley(at, galley, ink);
    }
    ui.add_space(4.0);
}

/// The buttons below the list.
fn deeds(ui: &mut Ui, stage: Stage<'_>, page: &CardSetsPage<'_>, rect: Rect, line: f32) {
    let tr = stage.translator;
    let own = page.open.is_some();
    let deeds = [
        (
            "duplicate",
            id!("card-sets-duplicate"),
            true,
            CardSetsCommand::Duplicate,
        ),
        (
            "delete",
            id!("card-sets-delete"),
            own,
            CardSetsCommand::Delete,
        ),
        (
            "import",
            id!("card-sets-import"),
            true,
            CardSetsCommand::Ask(Some(Wanted::Import)),
        ),
        (
            "export",
            id!("card-sets-export"),
            true,
            CardSetsCommand::Ask(Some(Wanted::Export)),
        ),
    ];
    let mut top = rect.top();
    for (id, words, can, command) in deeds {
        let help = tr.attribute(words, "help");
        let words = tr.text(words);
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), line));
        top = place.bottom() + GAP;
        let button = Button::new(ButtonKind::Plain, &words).text(Text::BodySmall);
        let access = Access::new(id, &words).described(&help);
        let response = ui
            .add_enabled_ui(can, |ui| button.show(ui, place, access, stage.look))
            .inner;
        if can {
            stage.reach(regions::DEEDS, &response);
        }
        if response.on_hover_text(help).clicked() {
            stage.send(command);
        }
    }
}
