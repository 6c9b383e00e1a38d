//! Settings take effect at once, and are kept soon after.

use std::path::Path;

use egui::{Context, Vec2, vec2};

use super::notice::Fault;
use super::setting::{Setting, SettingsCommand};
use super::{App, OpenGame, Start};
use crate::i18n::Language;
use crate::persist::{Animation, SMALLEST_WINDOW, Settings, ThemeChoice, WindowPlace};
use crate::session::CoachLevel;
use crate::ui::screen::Screen;
use crate::ui::screen::settings::{Said, SettingsPage};
use crate::ui::theme::{self, Theme, Tokens};

/// Seconds without another change before the settings are kept.
const SOON: f64 = 0.6;

/// What the keys for it change the scale by.
const ZOOM_STEP: f32 = 0.1;

/// The window in which text of twice the size has room, in points.
const LARGE_TEXT_WINDOW: Vec2 = vec2(1440.0, 900.0);

/// Everything that is set, before it was set back.
#[derive(Clone, Debug)]
pub(super) struct Former {
    settings: Settings,
    kept: Settings,
    coach: CoachLevel,
    table_mode: bool,
}

/// What of the settings is worked into the look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worn {
    theme: ThemeChoice,
    text_size: f32,
    animation: Animation,
    scale: f32,
}

/// The settings with all that the app has to know about them.
pub(super) struct SettingUp {
    /// In effect, whatever they come from.
    pub(super) now: Settings,
    /// What is kept: what the command line asks for is for this time only.
    kept: Settings,
    /// When what has changed will be kept, in seconds of the window's clock.
    due: Option<f64>,
    /// Whether something has changed since that was found out.
    changed: bool,
    worn: Worn,
    /// The screen that was left for the settings.
    from: Screen,
    former: Option<Box<Former>>,
    said: Option<Said>,
    /// Every theme, to be shown small; made when the screen is opened.
    themes: Vec<Tokens>,
    /// Whether the program was built to play sounds.
    pub(super) sounds: bool,
}

impl SettingUp {
    /// With `kept` from the file, and with what `start` asks for in effect.
    pub(super) fn new(kept: Settings, start: &Start) -> Self {
        let mut now = kept.clone();
        if let Some(theme) = start.theme {
            now.theme = theme.into();
        }
        now.text_size = start.text_size.unwrap_or(now.text_size);
        now.animation = start.animation.unwrap_or(now.animation);
        if let Some(language) = start.language {
            now.language = Some(language.code().to_owned());
        }
        let now = now.mended();
        Self {
            worn: Worn::of(&now, 1.0),
            now,
            kept,
            due: None,
            changed: false,
            from: Screen::Title,
            former: None,
            said: None,
            themes: Vec::new(),
            sounds: start.sounds,
        }
    }

    /// The language that is spoken; `None` before anybody has chosen one.
    pub(super) fn language(&self) -> Option<Language> {
        self.now.language.as_deref().and_then(Language::from_code)
    }

    /// The tokens of the look as it is set.
    pub(super) fn tokens(&self) -> Result<Tokens, theme::TokensError> {
        self.worn.tokens()
    }
}

impl Worn {
    const fn of(settings: &Settings, scale: f32) -> Self {
        Self {
            theme: settings.theme,
            text_size: settings.text_size,
            animation: settings.animation,
            scale,
        }
    }

    fn tokens(&self) -> Result<Tokens, theme::TokensError> {
        Ok(Tokens::load(Theme::from(self.theme))?
            .with_text_size(self.text_size)
            .with_motion(self.animation.factor())
            .with_scale(self.scale))
    }
}

/// The largest scale at which a window of this size, in points at scale 1, has room for everything.
fn most(window: Vec2, text_size: f32) -> f32 {
    let smallest = Vec2::from(SMALLEST_WINDOW);
    let large = (text_size - 1.0).clamp(0.0, 1.0);
    let wanted = smallest + large * (LARGE_TEXT_WINDOW - smallest);
    let least = (window / smallest)
        .min_elem()
        .clamp(Settings::SCALES.0, 1.0);
    let fits = (window / wanted).min_elem();
    // In whole percent, so that it stands still while nothing changes.
    ((100.0 * fits.max(least) + 0.1).floor() / 100.0).max(Settings::SCALES.0)
}

impl App {
    /// The settings that are in effect.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.setting_up.now
    }

    /// The tokens that everything is painted with.
    #[must_use]
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Sets something.
    pub(super) fn set(&mut self, setting: Setting) {
        self.setting_up.former = None;
        self.setting_up.said = None;
        setting.note_in(&mut self.setting_up.now);
        setting.note_in(&mut self.setting_up.kept);
        match setting {
            Setting::Language(language) => self.speak(language),
            Setting::Coach(level) => self.set_coach(level),
            Setting::TableMode(on) => self.new_game.table_mode = on,
            Setting::BotSpeed(_) => self.pace_bots(),
            Setting::Theme(_)
            | Setting::TextSize(_)
            | Setting::Scale(_)
            | Setting::Animation(_)
            | Setting::Volume(_)
            | Setting::Muted(_)
            | Setting::GermanTerms(_) => {}
        }
        self.setting_up.changed = true;
    }

    /// Does what else is wanted on the screen of the settings.
    pub(super) fn set_up(&mut self, command: SettingsCommand, ctx: &Context) {
        match command {
            SettingsCommand::Open => self.open_settings(),
            SettingsCommand::Close => {
                self.keep_settings();
                self.screen = self.setting_up.from;
            }
            SettingsCommand::Reset => {
                let former = Former {
                    settings: self.setting_up.now.clone(),
                    kept: self.setting_up.kept.clone(),
                    coach: self.new_game.coach,
                    table_mode: self.new_game.table_mode,
                };
                self.restore(Former {
                    settings: former.settings.reset(),
                    kept: former.kept.reset(),
                    coach: CoachLevel::USUAL,
                    table_mode: false,
                });
                self.setting_up.former = Some(Box::new(former));
                self.setting_up.said = Some(Said::Reset);
            }
            SettingsCommand::Undo => {
                if let Some(former) = self.setting_up.former.take() {
                    self.restore(*former);
                    self.setting_up.said = Some(Said::Undone);
                }
            }
            SettingsCommand::TrySound => self.try_sound(ctx.input(|input| input.time)),
            SettingsCommand::CopyFolder => {
                if let Some(folder) = self.keeper.folder() {
                    ctx.copy_text(folder.display().to_string());
                    self.setting_up.said = Some(Said::Copied);
                }
            }
            SettingsCommand::OpenFolder => {
                let opened = self.keeper.folder().map(show_folder);
                self.faults
                    .extend(opened.and_then(Result::err).map(Fault::Folder));
            }
        }
    }

    fn restore(&mut self, former: Former) {
        // A window that has been moved since stays where it is.
        let window = self.setting_up.kept.window;
        self.setting_up.now = former.settings;
        self.setting_up.kept = former.kept;
        self.setting_up.kept.window = window;
        self.new_game.table_mode = former.table_mode;
        self.set_coach(former.coach);
        self.pace_bots();
        self.setting_up.changed = true;
    }

    /// Shows the settings, to come back to the screen that is shown now.
    pub(super) fn open_settings(&mut self) {
        if self.setting_up.themes.is_empty() {
            let all = ThemeChoice::ALL.into_iter();
            let all = all.map(|theme| Tokens::load(Theme::from(theme)));
            self.setting_up.themes = all.filter_map(Result::ok).collect();
        }
        if self.screen != Screen::Settings {
            self.setting_up.from = self.screen;
        }
        self.setting_up.former = None;
        self.setting_up.said = None;
        if let Some(game) = self.front_table_mut() {
            game.state.overlay = None;
        }
        self.screen = Screen::Settings;
    }

    /// What the screen of the settings is painted from.
    pub(super) fn settings_page(&self, ctx: &Context) -> SettingsPage<'_> {
        let up = &self.setting_up;
        SettingsPage {
            settings: &up.now,
            scale: ctx.zoom_factor(),
            coach: self.new_game.coach,
            table_mode: self.new_game.table_mode,
            themes: &up.themes,
            sounds: up.sounds,
            folder: self.keeper.folder(),
            said: up.said,
        }
    }

    /// Lets bots take as long as it is set.
    pub(super) fn pace_bots(&mut self) {
        let speed = self.setting_up.now.bot_speed;
        if let Some(OpenGame::KingsErrand(game)) = &mut self.open {
            game.set_bot_speed(speed);
        }
    }

    /// The keys that make everything larger or smaller.
    pub(super) fn zoom_by_keys(&mut self, ctx: &Context) {
        use egui::gui_zoom::kb_shortcuts as keys;
        let pressed = |key| ctx.input_mut(|input| input.consume_shortcut(key));
        let now = ctx.zoom_factor();
        let wanted = self.setting_up.now.scale;
        let step = |by: f32| ((now + by) / ZOOM_STEP).round() * ZOOM_STEP;
        if pressed(&keys::ZOOM_RESET) {
            self.set(Setting::Scale(1.0));
        } else if pressed(&keys::ZOOM_IN) || pressed(&keys::ZOOM_IN_SECONDARY) {
            // Where the window has no room for what is wanted already, it has none for more.
            if now + 0.001 >= wanted {
                self.set(Setting::Scale(step(ZOOM_STEP)));
            }
        } else if pressed(&keys::ZOOM_OUT) {
            self.set(Setting::Scale(step(-ZOOM_STEP)));
        }
    }

    /// Works what has been set into the look.
    pub(super) fn dress(&mut self, ctx: &Context) {
        let settings = &self.setting_up.now;
        let window = ctx.viewport_rect().size() * ctx.zoom_factor();
        let scale = settings.scale.min(most(window, settings.text_size));
        if (scale - ctx.zoom_factor()).abs() > 0.001 {
            ctx.set_zoom_factor(scale);
        }
        let worn = Worn::of(settings, scale);
        if worn != self.setting_up.worn {
            self.setting_up.worn = worn;
            if let Ok(tokens) = worn.tokens() {
                theme::install(ctx, &tokens);
                self.tokens = tokens;
            }
            ctx.request_repaint();
        }
    }

    /// Notes where the window is, to open it there again.
    pub(super) fn note_window(&mut self, ctx: &Context) {
        let points = ctx.zoom_factor();
        let pixels = ctx.pixels_per_point();
        let (inner, outer, maximized, away) = ctx.input(|input| {
            let window = input.viewport();
            let away = [window.minimized, window.fullscreen].contains(&Some(true));
            let maximized = window.maximized.unwrap_or_default();
            (window.inner_rect, window.outer_rect, maximized, away)
        });
        let (Some(inner), false) = (inner, away) else {
            return;
        };
        let kept = &mut self.setting_up.kept.window;
        let place = match *kept {
            // It will come back to what it was before.
            Some(before) if maximized => WindowPlace {
                maximized,
                ..before
            },
            Some(_) | None => WindowPlace {
                size: (inner.size() * points).round().into(),
                position: outer.map(|outer| (outer.min.to_vec2() * pixels).round().into()),
                maximized,
            },
        };
        if let Some(place) = place.mended()
            && *kept != Some(place)
        {
            *kept = Some(place);
            self.setting_up.changed = true;
        }
    }

    /// Keeps the settings when nothing has changed for a moment, and nothing is being dragged.
    pub(super) fn keep_soon(&mut self, ctx: &Context, now: f64) {
        let up = &mut self.setting_up;
        let dragged = ctx.input(|input| input.pointer.any_down());
        if std::mem::take(&mut up.changed) || (dragged && up.due.is_some()) {
            up.due = Some(now + SOON);
        }
        match up.due {
            Some(due) if now >= due => self.keep_settings(),
            Some(due) => {
                let left = std::time::Duration::from_secs_f64(due - now);
                ctx.request_repaint_after(left);
            }
            None => {}
        }
    }

    /// Keeps the settings now.
    pub(super) fn keep_settings(&mut self) {
        let up = &mut self.setting_up;
        (up.changed, up.due) = (false, None);
        up.kept.last_new_game = Some(self.new_game.clone());
        self.faults.extend(self.keeper.keep_settings(&up.kept));
    }

    /// Keeps what has not been kept yet; the window is about to close.
    pub fn finish(&mut self) {
        self.keep_card_sets();
        if self.setting_up.changed || self.setting_up.due.is_some() {
            self.keep_settings();
        }
    }
}

/// Has the system show the folder, which is made if nothing has been kept in it yet.
fn show_folder(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    open::that_detached(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_shows_no_more_than_it_has_room_for() {
        let near = |a: f32, b: f32| (a - b).abs() < 0.011;
        assert!(near(most(vec2(1024.0, 700.0), 1.0), 1.0));
        assert!(near(most(vec2(2048.0, 1400.0), 1.0), 2.0));
        assert!(near(most(vec2(1440.0, 900.0), 1.0), 1.28));
        assert!(near(most(vec2(1440.0, 900.0), 2.0), 1.0));
        assert!(
            near(most(vec2(1024.0, 700.0), 2.0), 1.0),
            "large text alone makes nothing smaller"
        );
        assert!(
            near(most(vec2(900.0, 700.0), 1.0), 0.87),
            "a screen that is too small shows all of it"
        );
        assert!(most(vec2(0.0, 0.0), 1.0) >= Settings::SCALES.0);
        assert!(most(vec2(f32::NAN, 1.0), 1.0) >= Settings::SCALES.0);
    }
}
