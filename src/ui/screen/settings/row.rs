//! A setting: its name, what changes it, and a note. Each is one Tab stop; the arrow keys change it.

use std::path::Path;

use egui::{Align, Key, Modifiers, Rect, Response, StrokeKind, Ui, pos2, vec2};

use super::super::parts::{self, Choice};
use super::theme;
use crate::i18n::Translator;
use crate::ui::app::{Setting, SettingsCommand};
use crate::ui::theme::{Text, Tokens, UNSEEN};
use crate::ui::widget::slider::Slider;
use crate::ui::widget::switch::switch;
use crate::ui::widget::{Access, Button, ButtonKind, text};
use crate::ui::{Region, Stage};
use crate::{id, message};

/// Between two options beside or below each other.
const GAP: f32 = 6.0;

/// One of several values.
pub(super) struct Choosable {
    pub(super) id: String,
    pub(super) words: String,
    pub(super) setting: Setting,
}

/// Several values of which one is chosen.
pub(super) struct Options {
    pub(super) all: Vec<Choosable>,
    pub(super) chosen: usize,
}

impl Options {
    pub(super) fn new(
        all: impl IntoIterator<Item = (String, String, Setting)>,
        chosen: Option<usize>,
    ) -> Self {
        let all = all.into_iter();
        Self {
            all: all
                .map(|(id, words, setting)| Choosable { id, words, setting })
                .collect(),
            chosen: chosen.unwrap_or_default(),
        }
    }

    /// What the keys ask for while one of `responses` has the focus.
    ///
    /// Only what is chosen can have the focus: it follows when something else is chosen.
    fn keyed(&self, ui: &Ui, responses: &[Response]) -> Option<usize> {
        let focused = responses.iter().position(Response::has_focus)?;
        if focused != self.chosen
            && let Some(chosen) = responses.get(self.chosen)
        {
            chosen.request_focus();
        }
        let last = self.all.len().saturating_sub(1);
        let (before, after) = (self.chosen.saturating_sub(1), (self.chosen + 1).min(last));
        let keys = [
            (Key::ArrowLeft, before),
            (Key::ArrowUp, before),
            (Key::ArrowRight, after),
            (Key::ArrowDown, after),
            (Key::Home, 0),
            (Key::End, last),
        ];
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        keys.into_iter()
            .find(|(key, _)| pressed(*key))
            .map(|(_, to)| to)
    }

    /// Sends what is asked for by the keys or by a click.
    fn settle(&self, ui: &Ui, stage: Stage<'_>, region: Region, responses: &[Response]) {
        if let Some(chosen) = responses.get(self.chosen) {
            stage.reach(region, chosen);
        }
        let clicked = responses.iter().position(Response::clicked);
        let wanted = clicked.or_else(|| self.keyed(ui, responses));
        let wanted = wanted.filter(|&wanted| wanted != self.chosen);
        if let Some((wanted, response)) =
            wanted.and_then(|at| self.all.get(at).zip(responses.get(at)))
        {
            stage.send(wanted.setting);
            response.request_focus();
        }
    }
}

/// What changes a setting.
pub(super) enum Control<'a> {
    Options(Options),
    /// The same with a small picture of each theme.
    Themes(Options, &'a [Tokens]),
    Slider {
        value: i32,
        range: (i32, i32),
        step: i32,
        mark: Option<i32>,
        live: bool,
        set: fn(i32) -> Setting,
    },
    Switch {
        on: bool,
        set: fn(bool) -> Setting,
    },
    /// A button with the name on it.
    Button(SettingsCommand),
    Folder(&'a Path),
    /// Nothing can be changed; the name says so.
    Words,
}

/// A setting.
pub(super) struct Row<'a> {
    id: &'static str,
    label: String,
    note: String,
    control: Control<'a>,
    /// Whether the name is not written, as the panel has it already.
    bare: bool,
}

/// Where the parts of a row stand, from its upper left corner.
struct Places {
    label: Rect,
    control: Rect,
    note: Rect,
}

impl<'a> Row<'a> {
    pub(super) const fn new(id: &'static str, label: String, control: Control<'a>) -> Self {
        Self {
            id,
            label,
            note: String::new(),
            control,
            bare: false,
        }
    }

    pub(super) fn note(mut self, note: String) -> Self {
        self.note = note;
        self
    }

    /// Whether nothing can be changed.
    pub(super) const fn is_words(&self) -> bool {
        matches!(self.control, Control::Words)
    }

    pub(super) const fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// How high it is at this width.
    pub(super) fn height(&self, ui: &Ui, stage: Stage<'_>, width: f32) -> f32 {
        let places = self.places(ui, stage, width);
        places.note.bottom().max(places.control.bottom())
    }

    fn places(&self, ui: &Ui, stage: Stage<'_>, width: f32) -> Places {
        let tokens = stage.tokens();
        let painter = ui.painter();
        let line = parts::grown(tokens, 34.0);
        // Names stand in a column, as wide as a third of the panel.
        let column = (0.31 * width).max(parts::grown(tokens, 130.0));
        let beside = width - column;
        let bold = tokens.bold(Text::Body);
        let label = text::lay_out(painter, &self.label, &bold, UNSEEN, 9999.0)
            .rect
            .width();
        let has_label = !self.bare
            && !matches!(
                self.control,
                Control::Switch { .. } | Control::Button(_) | Control::Words
            );
        let (least, height): (f32, Box<dyn Fn(f32) -> f32>) = match &self.control {
            Control::Options(options) => {
                let cell = cell(ui, tokens, options);
                let count = options.all.len();
                let height = move |width: f32| {
                    let rows = count.div_ceil(columns(count, cell, width)) as f32;
                    rows * (parts::grown(tokens, 32.0) + GAP) - GAP
                };
                // The name stands above, so that all choices of a panel stand in the same columns.
                (f32::INFINITY, Box::new(height))
            }
            Control::Themes(options, _) => {
                let count = options.all.len();
                let height = move |width: f32| theme::height(tokens, width, count);
                (f32::INFINITY, Box::new(height))
            }
            Control::Slider { .. } => (parts::grown(tokens, 210.0), Box::new(move |_| line)),
            Control::Switch { .. } | Control::Button(_) => (0.0, Box::new(move |_| line)),
            Control::Folder(path) => {
                let path = path.display().to_string();
                let height = move |width: f32| path_height(ui, tokens, &path, width) + GAP + line;
                (f32::INFINITY, Box::new(height))
            }
            Control::Words => {
                let font = tokens.font(Text::Body);
                let words = text::lay_out(painter, &self.label, &font, UNSEEN, width);
                let height = words.rect.height();
                (0.0, Box::new(move |_| height))
            }
        };
        let rect = |x: f32, y: f32, width: f32, height: f32| {
            Rect::from_min_size(pos2(x, y), vec2(width, height))
        };
        let (label, control) = if !has_label {
            (Rect::ZERO, rect(0.0, 0.0, width, height(width)))
        } else if least <= beside && label <= column {
            let height = height(beside);
            (
                rect(0.0, 0.0, column - 8.0, height.min(line)),
                rect(column, 0.0, beside, height),
            )
        } else {
            let head = parts::grown(tokens, 24.0);
            (
                rect(0.0, 0.0, width, head),
                rect(0.0, head + 2.0, width, height(width)),
            )
        };
        let note = if self.note.is_empty() {
            rect(0.0, control.bottom(), width, 0.0)
        } else {
            let font = tokens.font(Text::BodySmall);
            let words = text::lay_out(painter, &self.note, &font, UNSEEN, width);
            rect(0.0, control.bottom() + 4.0, width, words.rect.height())
        };
        Places {
            label,
            control,
            note,
        }
    }
}

/// How wide an option must be for all of their words.
fn cell(ui: &Ui, tokens: &Tokens, options: &Options) -> f32 {
    let font = tokens.bold(Text::Body);
    let widths = options.all.iter().map(|it| {
        let words = text::lay_out(ui.painter(), &it.words, &font, UNSEEN, 9999.0);
        words.rect.width()
    });
    widths.fold(0.0, f32::max) + Choice::inset(tokens) + 14.0
}

/// How many columns this width has: the same for all rows whose words have room in them.
fn columns(count: usize, cell: f32, width: f32) -> usize {
    let fits = |columns: &usize| cell <= (width + GAP) / *columns as f32 - GAP;
    let mut columns = [4, 3, 2].into_iter().filter(|&it| it != 3 || count == 3);
    columns.find(fits).unwrap_or(1)
}

fn path_height(ui: &Ui, tokens: &Tokens, path: &str, width: f32) -> f32 {
    let font = tokens.font(Text::Body);
    let words = text::lay_out(ui.painter(), path, &font, UNSEEN, width - 20.0);
    words.rect.height() + 12.0
}

/// Shows a row in `rect`; whether the keyboard stops there.
pub(super) fn show(
    ui: &mut Ui,
    stage: Stage<'_>,
    row: &Row<'_>,
    rect: Rect,
    region: Region,
    arrived: bool,
) -> bool {
    let tokens = stage.tokens();
    let places = row.places(ui, stage, rect.width());
    let by = rect.min.to_vec2();
    let control = places.control.translate(by);
    let ink = tokens.colour.ink;
    if places.label.is_positive() {
        let font = tokens.bold(Text::Body);
        text::label(
            ui,
            places.label.translate(by),
            Align::Min,
            &row.label,
            &font,
            ink,
        );
    }
    if !row.note.is_empty() {
        let font = tokens.font(Text::BodySmall);
        let note = places.note.translate(by);
        let soft = tokens.colour.ink_soft;
        ui.push_id(row.id, |ui| {
            parts::paragraph(ui, note, &row.note, &font, soft)
        });
    }
    match &row.control {
        Control::Options(it) => options(ui, stage, row, it, control, region, arrived),
        Control::Themes(options, themes) => {
            let responses = theme::show(ui, stage, row_name(stage, row), options, themes, control);
            options.settle(ui, stage, region, &responses);
        }
        Control::Slider { .. } => slider(ui, stage, row, control, region),
        Control::Switch { on, set } => switch_row(ui, stage, row, control, (*on, *set), region),
        Control::Button(command) => command_button(ui, stage, row, *command, control, region),
        Control::Folder(path) => folder(ui, stage, path, control, region),
        Control::Words => {
            let font = tokens.font(Text::Body);
            parts::paragraph(ui, control, &row.label, &font, ink);
            return false;
        }
    }
    true
}

/// What a value of a row is called.
fn row_name<'a>(stage: Stage<'a>, row: &'a Row<'_>) -> impl Fn(&str) -> String + 'a {
    move |value: &str| named(stage.translator, &row.label, value)
}

fn named(tr: &Translator, label: &str, value: &str) -> String {
    tr.format(message!("settings-choice", setting = label, value = value))
}

fn options(
    ui: &mut Ui,
    stage: Stage<'_>,
    row: &Row<'_>,
    options: &Options,
    rect: Rect,
    region: Region,
    arrived: bool,
) {
    let tokens = stage.tokens();
    let count = options.all.len();
    let cell = cell(ui, tokens, options);
    let columns = columns(count, cell, rect.width());
    let line = parts::grown(tokens, 32.0);
    let width = (rect.width() + GAP) / columns as f32 - GAP;
    // Two short choices do not become two long bars.
    let quarter = (rect.width() + GAP) / 4.0 - GAP;
    let box_width = if columns == 2 {
        width.min(quarter.max(cell))
    } else {
        width
    };
    let mut responses = Vec::with_capacity(count);
    for (index, it) in options.all.iter().enumerate() {
        let (x, y) = ((index % columns) as f32, (index / columns) as f32);
        let at = rect.min + vec2(x * (width + GAP), y * (line + GAP));
        let place = Rect::from_min_size(at, vec2(box_width, line));
        let name = named(stage.translator, &row.label, &it.words);
        let access = Access::new(&it.id, &name).described(&row.note);
        let choice = Choice::new(&it.words, index == options.chosen).among_others();
        responses.push(choice.show(ui, place, access, stage.look));
    }
    if arrived && let Some(chosen) = responses.get(options.chosen) {
        chosen.request_focus();
    }
    options.settle(ui, stage, region, &responses);
}

fn slider(ui: &mut Ui, stage: Stage<'_>, row: &Row<'_>, rect: Rect, region: Region) {
    let Control::Slider {
        value,
        range,
        step,
        mark,
        live,
        set,
    } = row.control
    else {
        return;
    };
    let words = |number: i32| {
        stage
            .translator
            .format(message!("settings-percent", number = number))
    };
    let slider = Slider {
        value,
        range,
        step,
        mark,
        live,
        words: &words,
    };
    let access = Access::new(row.id, &row.label).described(&row.note);
    let (response, wanted) = slider.show(ui, rect, access, stage.look);
    stage.reach(region, &response);
    parts::follow(&response);
    if let Some(value) = wanted {
        stage.send(set(value));
    }
}

fn switch_row(
    ui: &mut Ui,
    stage: Stage<'_>,
    row: &Row<'_>,
    rect: Rect,
    (on, set): (bool, fn(bool) -> Setting),
    region: Region,
) {
    let access = Access::new(row.id, &row.label).described(&row.note);
    let response = switch(ui, rect, on, access, stage.look);
    stage.reach(region, &response);
    parts::follow(&response);
    let pressed =
        |key| response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let off_keys = [Key::ArrowLeft, Key::ArrowDown, Key::Home];
    let on_keys = [Key::ArrowRight, Key::ArrowUp, Key::End];
    let wanted = if off_keys.into_iter().any(pressed) {
        false
    } else if on_keys.into_iter().any(pressed) {
        true
    } else {
        on != response.clicked()
    };
    if wanted != on {
        stage.send(set(wanted));
    }
}

fn command_button(
    ui: &mut Ui,
    stage: Stage<'_>,
    row: &Row<'_>,
    command: SettingsCommand,
    rect: Rect,
    region: Region,
) {
    let button = Button::new(ButtonKind::Plain, &row.label);
    let width = button.width(ui.painter(), rect.height(), stage.look);
    let place = rect.with_max_x(rect.left() + width.min(rect.width()));
    let access = Access::new(row.id, &row.label).described(&row.note);
    let response = button.show(ui, place, access, stage.look);
    stage.reach(region, &response);
    parts::follow(&response);
    if response.clicked() {
        stage.send(command);
    }
}

/// Where everything lies, with buttons that copy the name and show the folder.
fn folder(ui: &mut Ui, stage: Stage<'_>, path: &Path, rect: Rect, region: Region) {
    let (look, tokens, tr) = (stage.look, stage.tokens(), stage.translator);
    let colour = &tokens.colour;
    let words = path.display().to_string();
    let height = path_height(ui, tokens, &words, rect.width());
    let field = rect.with_max_y(rect.top() + height);
    let rim = egui::Stroke::new(tokens.stroke.field, colour.line_soft);
    let corners = tokens.radius.field;
    ui.painter()
        .rect(field, corners, colour.paper, rim, StrokeKind::Inside);
    let font = tokens.font(Text::Body);
    parts::paragraph(
        ui,
        field.shrink2(vec2(10.0, 6.0)),
        &words,
        &font,
        colour.ink,
    );
    let line = rect.with_min_y(field.bottom() + GAP);
    let mut left = line.left();
    let entries = [
        (
            "folder.copy",
            tr.text(id!("settings-folder-copy")),
            SettingsCommand::CopyFolder,
        ),
        (
            "folder.open",
            tr.text(id!("settings-folder-open")),
            SettingsCommand::OpenFolder,
        ),
    ];
    for (id, name, command) in entries {
        let button = Button::new(ButtonKind::Plain, &name);
        let width = button.width(ui.painter(), line.height(), look);
        let place = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
        let access = Access::new(id, &name).described(&words);
        let response = button.show(ui, place, access, look);
        stage.reach(region, &response);
        parts::follow(&response);
        if response.clicked() {
            stage.send(command);
        }
        left = place.right() + 10.0;
    }
}
