//! The list: only what is in sight is painted. The game that is selected is its one Tab stop; the arrow
//! keys select another.

use egui::{Align, Key, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::super::field::Field;
use super::{HistoryPage, INSET, parts, regions, row};
use crate::ui::Stage;
use crate::ui::app::HistoryCommand;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::Text;
use crate::ui::widget::{Access, paint, panel, text};
use crate::{id, message};

/// Longest text that is searched for, in letters.
const LONGEST: usize = 60;

/// Shows the panel with the list.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &HistoryPage<'_>,
    rect: Rect,
    arrived: bool,
) {
    let tokens = stage.tokens();
    panel::paper(ui.painter(), rect, stage.look);
    let inner = rect.shrink2(vec2(INSET, 12.0));
    let high = parts::grown(tokens, 34.0);
    search(ui, stage, page, inner.with_max_y(inner.top() + high));
    let body = Rect::from_min_max(
        pos2(rect.left() + 8.0, inner.top() + high + 10.0),
        pos2(rect.right() - 8.0, rect.bottom() - 8.0),
    );
    if page.listed.is_empty() {
        let words = stage
            .translator
            .format_attribute(message!("history-search", words = page.search), "none");
        let line = body.with_max_y(body.top() + parts::grown(tokens, 60.0));
        let font = tokens.font(Text::Body);
        let ink = tokens.colour.ink_soft;
        let line = line.shrink2(vec2(10.0, 0.0));
        text::labels(ui, line, Align::Min, &words, &font, ink, 2);
        stage.say("history.none", &words);
        return;
    }
    rows(ui, stage, page, body, arrived);
}

fn search(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, rect: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let side = 0.66 * rect.height();
    let middle = pos2(rect.left() + side / 2.0, rect.center().y);
    let sign = Rect::from_center_size(middle, vec2(side, side));
    let glass = Picture::Icon(Icon::Glass);
    paint::image(
        ui.painter(),
        stage.look,
        glass,
        sign,
        tokens.colour.ink_soft,
    );
    let name = tr.text(id!("history-search"));
    let hint = tr.attribute("history-search", "hint");
    let field = Field {
        access: Access::new("history.search", &name),
        hint: &hint,
        limit: LONGEST,
        wrong: false,
    };
    let mut typed = page.search.to_owned();
    let place = rect.with_min_x(sign.right() + 10.0);
    let (response, _) = field.show(ui, place, regions::SEARCH, &mut typed, stage);
    if response.changed() {
        stage.send(HistoryCommand::Search(typed));
    }
    // The first Escape empties the field.
    if (response.has_focus() || response.lost_focus())
        && !page.search.is_empty()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        stage.send(HistoryCommand::Search(String::new()));
    }
}

fn rows(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, body: Rect, arrived: bool) {
    let tokens = stage.tokens();
    let step = row::height(tokens);
    let builder = UiBuilder::new().id_salt("history.list").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let shown = ScrollArea::vertical()
            .id_salt(("history.list", page.tab.key()))
            .auto_shrink(false)
            .show_viewport(ui, |ui, seen| {
                let count = page.listed.len();
                let size = vec2(body.width(), step * count as f32);
                let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
                let place = |at: usize| {
                    let corner = whole.min + vec2(0.0, step * at as f32);
                    let room = Rect::from_min_size(corner, vec2(whole.width() - 10.0, step));
                    room.shrink2(vec2(2.0, 2.0))
                };
                let first = (seen.top() / step).floor().max(0.0) as usize;
                let last = (seen.bottom() / step).ceil().max(0.0) as usize;
                let at = page.at();
                for index in first..last.min(count) {
                    row(ui, stage, page, place(index), index, at, arrived);
                }
                if let Some(at) = at {
                    // Out of sight it still is where the keyboard stands.
                    if !(first..last).contains(&at) {
                        row(ui, stage, page, place(at), at, Some(at), arrived);
                    }
                    if page.reveal {
                        let around = place(at).expand2(vec2(0.0, 0.4 * step));
                        ui.scroll_to_rect_animation(
                            around,
                            None,
                            egui::style::ScrollAnimation::none(),
                        );
                    }
                }
            });
        panel::fade_scrolled(ui.painter(), &shown, tokens.colour.panel, stage.look);
    });
}

fn row(
    ui: &mut Ui,
    stage: Stage<'_>,
    page: &HistoryPage<'_>,
    rect: Rect,
    index: usize,
    at: Option<usize>,
    arrived: bool,
) {
    let Some(item) = page.item(index) else {
        return;
    };
    let chosen = at == Some(index);
    let response = row::show(ui, stage, item, rect, index, chosen);
    if response.clicked() {
        stage.send(HistoryCommand::Choose(item.path().to_owned()));
        response.request_focus();
    }
    if !chosen {
        return;
    }
    stage.reach(regions::LIST, &response);
    if arrived {
        response.request_focus();
    }
    if !response.has_focus() {
        return;
    }
    let last = page.listed.len().saturating_sub(1);
    let leap = (ui.clip_rect().height() / rect.height()).max(2.0) as usize - 1;
    let keys = [
        (Key::ArrowUp, index.saturating_sub(1)),
        (Key::ArrowDown, (index + 1).min(last)),
        (Key::PageUp, index.saturating_sub(leap)),
        (Key::PageDown, (index + leap).min(last)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Delete) {
        stage.send(HistoryCommand::Delete(item.path().to_owned()));
    }
    let to = keys.into_iter().find(|(key, _)| pressed(*key));
    let to = to.map(|(_, to)| to).filter(|to| *to != index);
    if let Some(next) = to.and_then(|to| page.item(to)) {
        stage.send(HistoryCommand::Choose(next.path().to_owned()));
    }
}
