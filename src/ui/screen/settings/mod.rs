//! The settings: everything that people choose once. Each takes effect at once.
//!
//! | file | subject |
//! | --- | --- |
//! | `groups` | what can be set, in words |
//! | `page` | the panels, and where they stand |
//! | `row` | a setting and what changes it |
//! | `theme` | the themes, shown small |

mod groups;
mod page;
mod row;
mod theme;

use std::path::Path;

use egui::{Align, Key, Modifiers, Rect, Role, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::{Screen, parts};
use crate::id;
use crate::persist::Settings;
use crate::session::CoachLevel;
use crate::ui::app::SettingsCommand;
use crate::ui::picture::Icon;
use crate::ui::theme::{Text, Tokens};
use crate::ui::widget::{Access, Button, ButtonKind, panel, text};
use crate::ui::{Region, Stage};

/// The Tab stop of the buttons; each row before it is one.
const FOOT: Region = Region(100);

/// What the screen is painted from.
#[derive(Clone, Copy)]
pub struct SettingsPage<'a> {
    /// The settings in effect.
    pub settings: &'a Settings,
    /// The scale at which the window has room.
    pub scale: f32,
    /// How much the coach helps.
    pub coach: CoachLevel,
    /// Whether new games are played as at a real table.
    pub table_mode: bool,
    /// The tokens of every theme, in the order of their choices.
    pub themes: &'a [Tokens],
    /// Whether the program can play sounds.
    pub sounds: bool,
    /// Where everything is kept, if anything is.
    pub folder: Option<&'a Path>,
    /// What has just been done.
    pub said: Option<Said>,
}

/// What has just been done, and is said at the foot.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Said {
    /// Everything was set back. It can be undone.
    Reset,
    /// That was undone.
    Undone,
    /// The name of the folder was copied.
    Copied,
}

/// Shows the screen.
pub fn show(ui: &mut Ui, stage: Stage<'_>, page: &SettingsPage<'_>) {
    let arrived = parts::arrived(ui.ctx(), Screen::Settings);
    let (look, tokens) = (stage.look, stage.tokens());
    let window = ui.max_rect();
    let grown = parts::grown(tokens, 1.0).sqrt();
    panel::ground(ui.painter(), window, look);
    let head = window.with_max_y(window.top() + 62.0 * grown);
    let title = stage.translator.text(id!("settings-title"));
    parts::header(ui, head, Icon::Gear, &title, look);
    let foot = window.with_min_y(window.bottom() - 66.0 * grown);
    let body = Rect::from_min_max(head.left_bottom(), foot.right_top());
    content(ui, stage, page, body, arrived);
    buttons(ui, stage, page, foot);
    let pressed = |ui: &Ui, modifiers, key| ui.input_mut(|it| it.consume_key(modifiers, key));
    if page.said == Some(Said::Reset) && pressed(ui, Modifiers::COMMAND, Key::Z) {
        stage.send(SettingsCommand::Undo);
    }
    if pressed(ui, Modifiers::NONE, Key::Escape) {
        stage.send(SettingsCommand::Close);
    }
}

fn content(ui: &mut Ui, stage: Stage<'_>, page: &SettingsPage<'_>, body: Rect, arrived: bool) {
    let paper = stage.tokens().colour.ground;
    let builder = UiBuilder::new().id_salt("settings").max_rect(body);
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical()
            .id_salt("settings")
            .auto_shrink(false)
            .show(ui, |ui| page::show(ui, stage, page, body, arrived));
        panel::fade_scrolled(ui.painter(), &scrolled, paper, stage.look);
    });
}

/// Back at the left, what has just been done, and everything back at the right.
fn buttons(ui: &mut Ui, stage: Stage<'_>, page: &SettingsPage<'_>, foot: Rect) {
    let (look, tr) = (stage.look, stage.translator);
    let (row, back) = parts::foot_with_back(ui, stage, foot, FOOT, SettingsCommand::Close);
    let height = row.height();

    let words = tr.text(id!("settings-reset"));
    let help = tr.attribute("settings-reset", "help");
    let button = Button::new(ButtonKind::Dark, &words);
    let width = button.width(ui.painter(), height, look);
    let reset = Rect::from_min_max(pos2(row.right() - width, row.top()), row.max);
    let mut undo = None;
    if page.said == Some(Said::Reset) {
        let words = tr.attribute("settings-reset", "undo");
        let button = Button::new(ButtonKind::Next, &words).icon(Icon::Undo);
        let width = button.width(ui.painter(), height, look);
        let at = pos2(reset.left() - width - 12.0, row.top());
        let rect = Rect::from_min_size(at, vec2(width, height));
        let response = button.show(ui, rect, Access::new("settings.undo", &words), look);
        stage.reach(FOOT, &response);
        if response.clicked() {
            stage.send(SettingsCommand::Undo);
        }
        undo = Some(rect);
    }
    let access = Access::new("settings.reset", &words).described(&help);
    let response = button.show(ui, reset, access, look);
    stage.reach(FOOT, &response);
    if response.on_hover_text(help).clicked() {
        stage.send(SettingsCommand::Reset);
    }

    let end = undo.map_or(reset.left(), |undo| undo.left());
    let room = Rect::from_min_max(
        pos2(back.right() + 20.0, foot.top() + 4.0),
        pos2(end - 16.0, foot.bottom() - 4.0),
    );
    said(ui, stage, page, room);
}

/// What has just been done, in a line that is told.
fn said(ui: &mut Ui, stage: Stage<'_>, page: &SettingsPage<'_>, room: Rect) {
    let (tokens, tr) = (stage.tokens(), stage.translator);
    let words = match page.said {
        None => return,
        Some(Said::Reset) => tr.attribute("settings-reset", "done"),
        Some(Said::Undone) => tr.attribute("settings-reset", "undone"),
        Some(Said::Copied) => tr.attribute("settings-folder", "copied"),
    };
    let response = ui.allocate_rect(room, egui::Sense::hover());
    Access::new("settings.said", &words).describe(ui, &response, Role::Label, None);
    stage.say("settings.said", &words);
    let font = tokens.bold(Text::Body);
    let ink = tokens.colour.tray_title;
    text::lines(ui.painter(), room, Align::Max, &words, &font, ink, 2);
}
