//! What opens above the table: log and tasks where there is no room for them, keys, the menu, and
//! the sheet that hides the table while the seat changes hands.

use egui::{Align, Area, Id, Order, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::{
    LessonCommand, Overlay, TableCommand, log, overview, recall, referee, regions, replay, words,
};
use crate::i18n::Language;
use crate::persist::SoundSettings;
use crate::rules::Seat;
use crate::ui::app::{Command, HistoryCommand, Purpose, Setting, SettingsCommand};
use crate::ui::coach;
use crate::ui::focus::{Region, scroll_by_keys};
use crate::ui::screen::Screen;
use crate::ui::theme::Text;
use crate::ui::widget::slider::Slider;
use crate::ui::widget::switch::switch;
use crate::ui::widget::{Access, Button, ButtonKind, dialog, knight, paint, panel, text};

/// Paints the buttons that open overlays, and the overlay that is open.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>) {
    openers(ui, scene);
    match scene.state.overlay {
        Some(Overlay::Log) => sheet(ui, scene, grown(scene, 420.0), log::panel),
        Some(Overlay::Tasks) => sheet(ui, scene, grown(scene, 360.0), overview::panel),
        Some(Overlay::Shortcuts) => shortcuts(ui, scene),
        Some(Overlay::Menu) => menu(ui, scene),
        // The list of mistakes is painted by the app, which keeps them.
        Some(Overlay::Payments(_) | Overlay::Mistakes) | None => {}
    }
}

/// A length that grows with the text.
fn grown(scene: &Scene<'_>, points: f32) -> f32 {
    points * scene.stage.tokens().text_size().max(1.0)
}

fn openers(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let Some(places) = scene.layout.overlay_buttons else {
        return;
    };
    let wanted = [
        (
            "open-log",
            words::log_title(stage.translator),
            "C",
            Overlay::Log,
        ),
        (
            "open-tasks",
            words::tasks_button(stage.translator),
            "A",
            Overlay::Tasks,
        ),
    ];
    for ((id, words, key, overlay), rect) in wanted.into_iter().zip(places) {
        if referee::hides(scene, overlay) {
            continue;
        }
        let button = Button::new(ButtonKind::Plain, &words)
            .text(Text::BodySmall)
            .key(key);
        let response = button.show(ui, rect, Access::new(id, &words), stage.look);
        stage.reach(regions::BAR, &response);
        if response.clicked() {
            stage.send(TableCommand::Open(overlay));
        }
    }
}

/// A panel over the right part of the table; a click beside it closes it.
fn sheet(ui: &mut Ui, scene: &Scene<'_>, width: f32, paint: fn(&mut Ui, &Scene<'_>, Rect)) {
    let window = scene.layout.window;
    let tray = scene.layout.tray.rect;
    let rect = Rect::from_min_max(
        pos2(
            window.right() - width - 10.0,
            scene.layout.top.rect.bottom() + 8.0,
        ),
        pos2(window.right() - 10.0, tray.top() - 8.0),
    );
    Area::new(Id::unique("overlay.veil"))
        .order(Order::Middle)
        .fixed_pos(window.min)
        .show(ui.ctx(), |ui| {
            let veil = ui.allocate_rect(window, Sense::click());
            dialog::scrim(ui.painter(), window, 0.5, scene.stage.look);
            paint(ui, scene, rect);
            if veil.clicked() {
                scene.stage.send(TableCommand::Close);
            }
        });
}

fn shortcuts(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let rows = if scene.replay.is_some() {
        replay::words::shortcut_rows(stage.translator)
    } else {
        words::shortcut_rows(
            stage.translator,
            scene.guide.is_some(),
            stage.muted().is_some(),
        )
    };
    let window = scene.layout.window.size();
    let (step, keys) = (grown(scene, 28.0), grown(scene, 170.0));
    let head = grown(scene, 40.0);
    let chrome = 2.0 * tokens.space.page + head + 12.0;
    let size = vec2(
        (grown(scene, 560.0)).min(window.x - 40.0),
        (chrome + step * rows.len() as f32).min(window.y - 40.0),
    );
    let response = dialog::modal(ui.ctx(), "shortcuts", size, stage.look, |ui| {
        let area = ui.max_rect();
        let head = Rect::from_min_size(area.min, vec2(area.width(), head));
        let title = words::shortcuts(stage.translator);
        let ink = tokens.colour.ink;
        let font = tokens.font(Text::Display3);
        text::label(ui, head, Align::Min, &title, &font, ink);
        let body = area.with_min_y(head.bottom() + 12.0);
        // There is nothing to press: the page itself has the focus and is moved by the keys.
        let page = ui.scope_id().with("shortcuts.page");
        let response = ui.interact(area, page, Sense::focusable_noninteractive());
        Access::new("shortcuts.page", &title).describe(ui, &response, Role::Group, None);
        stage.reach(Region::OVERLAY, &response);
        if response.has_focus() {
            let radius = tokens.radius.panel;
            ui.painter()
                .extend(paint::focus_ring(stage.look, area, radius, 0.6));
        }
        let builder = UiBuilder::new().id_salt("shortcuts").max_rect(body);
        ui.scope_builder(builder, |ui| {
            let scrolled = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if response.has_focus() {
                    scroll_by_keys(ui, step, body.height());
                }
                for (key, what) in &rows {
                    let bold = tokens.bold(Text::Body);
                    let plain = tokens.font(Text::Body);
                    let width = ui.available_width();
                    let beside = width - keys - 8.0;
                    let lines = text::lay_out(ui.painter(), what, &plain, ink, beside);
                    let size = vec2(width, step.max(lines.rect.height() + 4.0));
                    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
                    let (left, right) = row.split_left_right_at_x(row.left() + keys);
                    let left = left.with_max_x(left.right() - 8.0);
                    text::labels(ui, left, Align::Min, key, &bold, ink, 2);
                    text::labels(ui, right, Align::Min, what, &plain, ink, 3);
                }
            });
            let paper = tokens.colour.paper_raised;
            panel::fade_scrolled(ui.painter(), &scrolled, paper, stage.look);
        });
    });
    if response.should_close() {
        stage.send(TableCommand::Close);
    }
}

fn menu(ui: &mut Ui, scene: &Scene<'_>) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let german = stage.translator.language() == Language::De;
    let sound = stage.sound();
    let switches = u8::from(!german) + u8::from(scene.coach.is_some()) + u8::from(sound.is_some());
    let entries = menu_entries(scene);
    let rows = 1.0 + entries.len() as f32 + f32::from(switches);
    let window = scene.layout.window.size();
    let room = window.y - 40.0 - 2.0 * tokens.space.page - 16.0;
    // Rows grow with the text as far as the window lets them.
    let step = grown(scene, 54.0).min(room / (rows + 0.75));
    let (height, head) = (step - 12.0, 0.75 * step);
    let width = grown(scene, 440.0).min(window.x - 40.0);
    let size = vec2(width, 2.0 * tokens.space.page + head + 4.0 + step * rows);
    let response = dialog::modal(ui.ctx(), "menu", size, stage.look, |ui| {
        let area = ui.max_rect();
        let head = Rect::from_min_size(area.min, vec2(area.width(), head));
        let title = words::menu(stage.translator);
        let ink = tokens.colour.ink;
        text::label(
            ui,
            head,
            Align::Min,
            &title,
            &tokens.font(Text::Display3),
            ink,
        );
        let mut row = Rect::from_min_size(
            pos2(area.left(), head.bottom() + 16.0),
            vec2(area.width(), height),
        );
        let languages = row;
        for (id, words, kind) in entries {
            row = row.translate(vec2(0.0, step));
            let button = Button::new(kind, &words);
            let response = button.show(ui, row, Access::new(id, &words), stage.look);
            stage.reach(Region::OVERLAY, &response);
            if response.clicked() {
                match id {
                    "leave" if scene.guide.is_some() => {
                        stage.send(Command::Lesson(LessonCommand::Leave));
                    }
                    "leave" => stage.send(Command::Go(Screen::Title)),
                    "save-as" => stage.send(HistoryCommand::Ask(Purpose::Save)),
                    "shortcuts" => stage.send(TableCommand::Open(Overlay::Shortcuts)),
                    "see-again" => stage.send(Command::Replay),
                    "to-settings" => stage.send(SettingsCommand::Open),
                    "to-rulebook" => stage.send(Command::Consult(None)),
                    _ => stage.send(TableCommand::Close),
                }
            }
        }
        if let Some(coach) = scene.coach {
            row = row.translate(vec2(0.0, step));
            coach::show(ui, *stage, row, coach.level, "menu.coach", Region::OVERLAY);
        }
        if !german {
            row = row.translate(vec2(0.0, step));
            terms_switch(ui, scene, row);
        }
        if let Some(sound) = sound {
            row = row.translate(vec2(0.0, step));
            volume(ui, scene, row, sound);
        }
        self::languages(ui, scene, languages);
    });
    if response.should_close() {
        stage.send(TableCommand::Close);
    }
}

/// The buttons of the menu: id, words, kind.
fn menu_entries(scene: &Scene<'_>) -> Vec<(&'static str, String, ButtonKind)> {
    let tr = scene.stage.translator;
    let plain = ButtonKind::Plain;
    let mut entries = vec![
        ("resume", words::back_to_table(tr), ButtonKind::Next),
        ("shortcuts", words::shortcuts(tr), plain),
    ];
    if scene.stage.can_save() {
        entries.push(("save-as", words::save_as(tr), plain));
    }
    if recall::can_see_again(scene) {
        entries.push(("see-again", words::see_again(tr), plain));
    }
    entries.extend([
        ("to-rulebook", words::rulebook(tr), plain),
        ("to-settings", words::settings(tr), plain),
        ("leave", words::to_title(tr), plain),
    ]);
    entries
}

/// The languages beside each other.
fn languages(ui: &mut Ui, scene: &Scene<'_>, row: Rect) {
    let stage = &scene.stage;
    let third = (row.width() - 20.0) / 3.0;
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let left = row.left() + index as f32 * (third + 10.0);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(third, row.height()));
        let id = format!("language.{}", language.code());
        let name = language.own_name();
        // The gold button is the one that leads back.
        let spoken = language == stage.translator.language();
        let button = Button::new(ButtonKind::Plain, name).among_others(spoken);
        let response = button.show(ui, rect, Access::new(&id, name), stage.look);
        stage.reach(Region::OVERLAY, &response);
        if response.clicked() {
            stage.send(Setting::Language(language));
        }
    }
}

/// Whether the German words of the printed cards are shown too.
fn terms_switch(ui: &mut Ui, scene: &Scene<'_>, rect: Rect) {
    let stage = &scene.stage;
    let (words, help) = words::german_terms(stage.translator);
    let access = Access::new("terms", &words).described(&help);
    let on = stage.german_terms();
    let response = switch(ui, rect, on, access, stage.look);
    stage.reach(Region::OVERLAY, &response);
    if response.on_hover_text(help).clicked() {
        stage.send(Setting::GermanTerms(!on));
    }
}

/// How loud sounds are.
fn volume(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, sound: SoundSettings) {
    let stage = &scene.stage;
    let tokens = stage.tokens();
    let (left, right) = rect.split_left_right_at_fraction(0.34);
    let name = words::volume(stage.translator);
    let font = tokens.bold(Text::Body);
    let ink = tokens.colour.ink;
    text::line(ui.painter(), left, Align::Min, &name, &font, ink);
    let percent = |number| words::percent(stage.translator, number);
    let slider = Slider {
        value: i32::from(sound.volume),
        range: (0, i32::from(SoundSettings::LOUDEST)),
        step: 5,
        mark: None,
        live: true,
        words: &percent,
    };
    let access = Access::new("menu.volume", &name);
    let (response, wanted) = slider.show(ui, right, access, stage.look);
    stage.reach(Region::OVERLAY, &response);
    if let Some(volume) = wanted.and_then(|volume| u8::try_from(volume).ok()) {
        stage.send(Setting::Volume(volume));
    }
}

/// Hides the table until the person whose turn it is has taken the seat.
pub(super) fn hand_over(ui: &mut Ui, scene: &Scene<'_>, to: Seat) {
    let stage = &scene.stage;
    let (look, tokens) = (stage.look, stage.tokens());
    let window = scene.layout.window;
    panel::ground(ui.painter(), window, look);
    let sheet = Rect::from_center_size(window.center(), vec2(560.0, 400.0));
    dialog::sheet(ui.painter(), sheet, look);
    let arms = Rect::from_center_size(sheet.center_top() + vec2(0.0, 110.0), vec2(120.0, 140.0));
    knight::arms(ui.painter(), arms, scene.knight(to), look);
    let name = Rect::from_min_size(
        pos2(sheet.left() + 20.0, arms.bottom() + 10.0),
        vec2(sheet.width() - 40.0, 44.0),
    );
    let ink = tokens.colour.ink;
    let title = words::hand_over_title(stage.translator, &scene.name(to));
    text::label(
        ui,
        name,
        Align::Center,
        &title,
        &tokens.font(Text::Display3),
        ink,
    );
    let line = name.translate(vec2(0.0, 48.0));
    let hint = words::hand_over_hint(stage.translator);
    text::label(
        ui,
        line,
        Align::Center,
        &hint,
        &tokens.font(Text::Body),
        tokens.colour.ink_soft,
    );
    stage.say("hand-over", &[title, hint].join(" "));
    let words = words::take_seat(stage.translator, &scene.name(to));
    let rect = Rect::from_center_size(
        pos2(sheet.center().x, sheet.bottom() - 56.0),
        vec2(300.0, 48.0),
    );
    let button = Button::new(ButtonKind::Next, &words);
    let response = button.show(ui, rect, Access::new("take-seat", &words), look);
    stage.reach(regions::BUTTONS, &response);
    if ui.ctx().memory(egui::Memory::focused).is_none() {
        response.request_focus();
    }
    if response.clicked() {
        stage.send(TableCommand::TakeSeat);
    }
}
