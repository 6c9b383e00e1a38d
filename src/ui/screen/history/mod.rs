//! The games that were played, and those that were saved by a name.
//!
//! | file | subject |
//! | --- | --- |
//! | `list` | the list with its search |
//! | `row` | a game in the list |
//! | `detail` | the game that is selected, and what can be done with it |
//! | `figures` | what all games together tell |
//! | `ask` | the question for a name |
//! | `words` | what is said of a game |

pub mod ask;
mod detail;
mod figures;
mod list;
mod row;
pub mod words;

use std::path::Path;

use egui::{Align, Key, Modifiers, Rect, Role, Ui, pos2, vec2};

use super::learn::Learning;
use super::{Screen, parts};
use crate::i18n::Translator;
use crate::persist::history::statistics::Statistics;
use crate::ui::Stage;
use crate::ui::app::{Command, HistoryCommand, HistoryTab, Item, NoList, Purpose};
use crate::ui::picture::Icon;
use crate::ui::theme::Text;
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};
use crate::{id, message};

/// The Tab stops.
mod regions {
    use crate::ui::Region;

    pub(super) const TABS: Region = Region(0);
    pub(super) const SEARCH: Region = Region(1);
    pub(super) const LIST: Region = Region(2);
    pub(super) const PAGE: Region = Region(3);
    pub(super) const GAME: Region = Region(4);
    pub(super) const FOOT: Region = Region(5);
}

/// From the rim of a panel to what is in it.
const INSET: f32 = 16.0;

/// Between two panels.
const GAP: f32 = 14.0;

/// What the screen is painted from.
#[derive(Clone, Copy)]
pub struct HistoryPage<'a> {
    /// The part that is shown.
    pub tab: HistoryTab,
    /// How many games each list has.
    pub counts: [usize; 2],
    /// What all games together tell.
    pub statistics: &'a Statistics,
    /// How well the rules are known.
    pub learning: Learning<'a>,
    /// Everything in the list that is shown.
    pub items: &'a [Item],
    /// The places of those that fit what is searched for.
    pub listed: &'a [usize],
    /// The file of the one that is selected.
    pub chosen: Option<&'a Path>,
    /// Why there is no list.
    pub none: Option<NoList>,
    /// What is searched for.
    pub search: &'a str,
    /// What has just been done.
    pub said: Option<&'a str>,
    /// Whether a game that was thrown away can come back.
    pub can_undo: bool,
    /// How many games were read, while they come in.
    pub importing: Option<usize>,
    /// Whether what is selected has to come into sight.
    pub reveal: bool,
}

impl<'a> HistoryPage<'a> {
    /// The place of what is selected among those that are listed.
    fn at(&self) -> Option<usize> {
        let chosen = self.chosen?;
        let is_chosen = |&at: &usize| self.items.get(at).is_some_and(|it| it.path() == chosen);
        self.listed.iter().position(is_chosen)
    }

    /// What is listed at this place.
    fn item(&self, place: usize) -> Option<&'a Item> {
        self.items.get(*self.listed.get(place)?)
    }
}

fn tab_name(tr: &Translator, tab: HistoryTab) -> String {
    tr.text(match tab {
        HistoryTab::Played => id!("history-tab-played"),
        HistoryTab::Saved => id!("history-tab-saved"),
        HistoryTab::Statistics => id!("history-tab-statistics"),
    })
}

/// Shows the screen.
pub fn show(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::History);
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let head = window.with_max_y(window.top() + 62.0 * grown);
    let title = tr.text(id!("history-title"));
    parts::header(ui, head, Icon::Scroll, &title, look);
    tabs(ui, stage, page, head);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let margin = (0.016 * window.width()).max(16.0);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top()).shrink(margin);
    let counts = page.tab == HistoryTab::Statistics && page.none.is_none();
    if counts && page.statistics.games() > 0 {
        figures::show(ui, stage, page, body);
    } else if counts || page.none.is_some() || page.items.is_empty() {
        empty(ui, stage, page, body, arrived);
    } else {
        let side = (0.36 * body.width()).clamp(348.0, parts::grown(tokens, 560.0));
        let (left, right) = body.split_left_right_at_x(body.right() - side - GAP);
        list::show(ui, stage, page, left, arrived);
        detail::show(ui, stage, page, right.with_min_x(right.left() + GAP));
    }
    self::foot(ui, stage, page, foot);
    keys(ui, stage, page);
}

fn keys(ui: &Ui, stage: Stage<'_>, page: &HistoryPage<'_>) {
    let pressed = |modifiers, key| ui.input_mut(|it| it.consume_key(modifiers, key));
    if page.can_undo && pressed(Modifiers::COMMAND, Key::Z) {
        stage.send(HistoryCommand::Undo);
    }
    if pressed(Modifiers::NONE, Key::Escape) {
        stage.send(HistoryCommand::Close);
    }
}

/// The parts of the screen beside its title, each with the number of its games.
fn tabs(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, head: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let height = 36.0 * parts::grown(tokens, 1.0).sqrt();
    let font = tokens.bold(Text::BodySmall);
    let ink = tokens.colour.bar_text;
    let names = HistoryTab::ALL.map(|tab| {
        let name = tab_name(tr, tab);
        match page.counts.get(tab as usize) {
            Some(&count) if count > 0 => format!("{name} · {count}"),
            _ => name,
        }
    });
    let width = names.each_ref().map(|name| {
        let galley = ui.painter().layout_no_wrap(name.clone(), font.clone(), ink);
        galley.rect.width() + 30.0
    });
    let width = width.into_iter().fold(0.0, f32::max);
    let mut right = head.right() - 24.0;
    // From the right to the left, so that the last one ends at the margin.
    let mut places = Vec::new();
    for _ in HistoryTab::ALL {
        let at = pos2(right - width, head.center().y - height / 2.0 - 1.0);
        places.push(Rect::from_min_size(at, vec2(width, height)));
        right -= width + 8.0;
    }
    for ((tab, name), rect) in HistoryTab::ALL
        .into_iter()
        .zip(names)
        .zip(places.into_iter().rev())
    {
        let chosen = tab == page.tab;
        let id = format!("tab.{}", tab.key());
        let spoken = match page.counts.get(tab as usize) {
            Some(&games) => {
                let tab = tab_name(tr, tab);
                tr.format(message!("history-tab-count", tab = tab, games = games))
            }
            None => name.clone(),
        };
        let access = Access::new(&id, &spoken);
        let response = parts::Choice::new(&name, chosen).show_on_picture(ui, rect, access, look);
        stage.reach(regions::TABS, &response);
        if response.clicked() && !chosen {
            stage.send(HistoryCommand::Turn(tab));
        }
    }
}

/// What stands where no game is.
fn empty(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, body: Rect, arrived: bool) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let (words, advice) = match (page.none, page.tab) {
        (Some(NoList::Reading), _) => (tr.text(id!("history-reading")), String::new()),
        (Some(NoList::Nowhere), _) => (tr.text(id!("history-nowhere")), String::new()),
        (Some(NoList::Unreadable), _) => (tr.text(id!("history-unreadable")), String::new()),
        (None, HistoryTab::Played) => {
            let words = id!("history-empty");
            (tr.text(words), tr.attribute(words, "advice"))
        }
        (None, HistoryTab::Statistics) => {
            let words = id!("statistics-empty");
            (tr.text(words), tr.attribute(words, "advice"))
        }
        (None, HistoryTab::Saved) => {
            let words = id!("history-empty-saved");
            (tr.text(words), tr.attribute(words, "advice"))
        }
    };
    let width = body.width().min(parts::grown(tokens, 560.0));
    let height = body.height().min(parts::grown(tokens, 250.0));
    let sheet = Rect::from_center_size(body.center(), vec2(width, height));
    panel::paper(ui.painter(), sheet, look);
    let inner = sheet.shrink(parts::grown(tokens, 22.0));
    let head = inner.with_max_y(inner.top() + parts::grown(tokens, 58.0));
    let ink = tokens.colour.ink;
    let font = tokens.font(Text::Display4);
    let response = text::labels(ui, head, Align::Center, &words, &font, ink, 2);
    Access::new("history.empty", &words)
        .described(&advice)
        .describe(ui, &response, Role::Label, None);
    let row = parts::grown(tokens, 44.0);
    let below = Rect::from_min_max(
        pos2(inner.left(), head.bottom() + 6.0),
        pos2(inner.right(), inner.bottom() - row - 10.0),
    );
    if page.none.is_some() {
        stage.say("history.empty", &words);
        return;
    }
    let font = tokens.font(Text::Body);
    let soft = tokens.colour.ink_soft;
    text::lines(ui.painter(), below, Align::Center, &advice, &font, soft, 5);
    let words = tr.text(id!("history-start"));
    let button = Button::new(ButtonKind::Next, &words);
    let width = button.width(ui.painter(), row, look) + 40.0;
    let middle = pos2(inner.center().x, inner.bottom() - row / 2.0);
    let rect = Rect::from_center_size(middle, vec2(width, row));
    let response = button.show(ui, rect, Access::new("history.start", &words), look);
    stage.reach(regions::LIST, &response);
    if arrived {
        response.request_focus();
    }
    if response.clicked() {
        stage.send(Command::Go(Screen::NewGame));
    }
}

/// Back at the left; what has just been done; files at the right.
fn foot(ui: &mut Ui, stage: Stage<'_>, page: &HistoryPage<'_>, foot: Rect) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let (row, back) = parts::foot_with_back(ui, stage, foot, regions::FOOT, HistoryCommand::Close);
    let height = row.height();

    let mut right = row.right();
    let mut place = |ui: &Ui, button: &Button<'_>| {
        let width = button.width(ui.painter(), height, look);
        let at = pos2(right - width, row.top());
        right = at.x - 10.0;
        Rect::from_min_size(at, vec2(width, height))
    };
    let mut wanted = Vec::new();
    if page.none.is_none() {
        let (import, table) = (id!("history-import"), id!("history-csv"));
        wanted.push(("history.import", import, Purpose::Import));
        if page.tab != HistoryTab::Saved && page.counts[0] > 0 {
            wanted.push(("history.table", table, Purpose::Table));
        }
    }
    for (id, message, purpose) in wanted {
        let (words, help) = (tr.text(message), tr.attribute(message, "help"));
        let button = Button::new(ButtonKind::Dark, &words);
        let rect = place(ui, &button);
        let access = Access::new(id, &words).described(&help);
        let response = button.show(ui, rect, access, look);
        stage.reach(regions::FOOT, &response);
        if response.on_hover_text(help).clicked() {
            stage.send(HistoryCommand::Ask(purpose));
        }
    }
    let done = if let Some(games) = page.importing {
        let words = tr.text(id!("history-stop"));
        let button = Button::new(ButtonKind::Next, &words);
        let rect = place(ui, &button);
        let response = button.show(ui, rect, Access::new("history.stop", &words), look);
        stage.reach(regions::FOOT, &response);
        if response.clicked() {
            stage.send(HistoryCommand::Stop);
        }
        Some(tr.format(message!("history-importing", games = games)))
    } else {
        if page.can_undo {
            let words = tr.text(id!("history-undo"));
            let button = Button::new(ButtonKind::Next, &words).icon(Icon::Undo);
            let rect = place(ui, &button);
            let response = button.show(ui, rect, Access::new("history.undo", &words), look);
            stage.reach(regions::FOOT, &response);
            if response.clicked() {
                stage.send(HistoryCommand::Undo);
            }
        }
        page.said.map(str::to_owned)
    };
    if let Some(words) = done {
        let room = Rect::from_min_max(
            pos2(back.right() + 20.0, foot.top() + 4.0),
            pos2(right - 6.0, foot.bottom() - 4.0),
        );
        let response = ui.allocate_rect(room, egui::Sense::hover());
        Access::new("history.said", &words).describe(ui, &response, Role::Label, None);
        if page.importing.is_none() {
            stage.say("history.said", &words);
        }
        let font = tokens.bold(Text::Body);
        let ink = tokens.colour.tray_title;
        text::lines(ui.painter(), room, Align::Max, &words, &font, ink, 2);
    }
}

/// What has just been done, for a moment on a slip above whatever screen is shown.
pub fn toast(ui: &Ui, stage: Stage<'_>, words: &str) {
    let tokens = stage.tokens();
    let window = ui.max_rect();
    let font = tokens.bold(Text::Body);
    let width = (0.6 * window.width()).min(parts::grown(tokens, 620.0));
    let lines = text::lay_out(ui.painter(), words, &font, tokens.colour.bar_text, width);
    let size = lines.rect.size() + vec2(44.0, 20.0);
    let middle = pos2(window.center().x, window.top() + 84.0 + size.y / 2.0);
    let slip = Rect::from_center_size(middle, size);
    let id = egui::Id::unique("history.toast");
    egui::Area::new(id)
        .order(egui::Order::Foreground)
        .fixed_pos(slip.min)
        .interactable(false)
        .show(ui.ctx(), |ui| {
            let response = ui.allocate_rect(slip, egui::Sense::hover());
            Access::new("history.toast", words).describe(ui, &response, Role::Label, None);
            let corners = tokens.radius.panel;
            let colour = &tokens.colour;
            ui.painter().rect_filled(slip, corners, colour.bar_bottom);
            let rim = egui::Stroke::new(tokens.stroke.panel, colour.tray_rim);
            let kind = egui::StrokeKind::Inside;
            ui.painter().rect_stroke(slip, corners, rim, kind);
            let place = slip.center() - lines.rect.size() / 2.0;
            ui.painter().galley(place, lines, colour.bar_text);
        });
}

/// A veil over everything while files are held over the window.
pub fn drop_here(ui: &Ui, stage: Stage<'_>) {
    let look = stage.look;
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("history.drop"));
    let painter = ui.ctx().layer_painter(layer);
    let window = ui.max_rect();
    crate::ui::widget::dialog::scrim(&painter, window, 1.0, look);
    let size = vec2(520.0_f32.min(window.width() - 80.0), 130.0);
    let sheet = Rect::from_center_size(window.center(), size);
    crate::ui::widget::dialog::sheet(&painter, sheet, look);
    let words = stage.translator.text(id!("history-drop"));
    let font = stage.tokens().font(Text::Display4);
    let ink = stage.tokens().colour.ink;
    text::lines(
        &painter,
        sheet.shrink(20.0),
        Align::Center,
        &words,
        &font,
        ink,
        2,
    );
}
