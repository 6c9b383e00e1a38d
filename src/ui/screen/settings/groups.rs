//! What can be set, in words, in the order in which it stands there.

use super::SettingsPage;
use super::row::{Control, Options, Row};
use crate::i18n::{Language, Translator};
use crate::persist::{Animation, BotSpeed, Settings, SoundSettings, ThemeChoice};
use crate::session::CoachLevel;
use crate::ui::app::{Setting, SettingsCommand};
use crate::ui::picture::Icon;
use crate::{id, message};

/// Settings that belong together.
pub(super) struct Group<'a> {
    pub(super) icon: Icon,
    pub(super) title: String,
    pub(super) rows: Vec<Row<'a>>,
}

/// A part as whole percent.
fn percent(part: f32) -> i32 {
    (100.0 * part).round() as i32
}

/// Whole percent as a part.
fn part(percent: i32) -> f32 {
    percent as f32 / 100.0
}

fn both(range: (f32, f32)) -> (i32, i32) {
    (percent(range.0), percent(range.1))
}

/// All groups; those of the second column come second.
pub(super) fn all<'a>(tr: &Translator, page: &SettingsPage<'a>) -> [Vec<Group<'a>>; 2] {
    let mut second = vec![play(tr, page), sound(tr, page), folder(tr, page)];
    // What nothing can be set about needs no panel: a line at the foot of another says so.
    let (lines, mut panels): (Vec<_>, Vec<_>) = second
        .drain(..)
        .partition(|group| group.rows.iter().all(Row::is_words));
    if let Some(first) = panels.first_mut() {
        first
            .rows
            .extend(lines.into_iter().flat_map(|group| group.rows));
    }
    [vec![language(tr), look(tr, page), motion(tr, page)], panels]
}

fn language(tr: &Translator) -> Group<'static> {
    let all = Language::ALL.into_iter();
    let options = all.map(|language| {
        let id = format!("language.{}", language.code());
        (
            id,
            language.own_name().to_owned(),
            Setting::Language(language),
        )
    });
    let at = Language::ALL.iter().position(|it| *it == tr.language());
    let label = tr.text(id!("settings-language"));
    Group {
        icon: Icon::Book,
        title: label.clone(),
        rows: vec![
            Row::new(
                "language",
                label,
                Control::Options(Options::new(options, at)),
            )
            .bare(),
        ],
    }
}

fn look<'a>(tr: &Translator, page: &SettingsPage<'a>) -> Group<'a> {
    let settings = page.settings;
    let name =
        |theme: ThemeChoice| tr.format(message!("settings-theme-name", theme = theme.name()));
    let options = ThemeChoice::ALL.into_iter().map(|theme| {
        let id = format!("theme.{}", theme.name());
        (id, name(theme), Setting::Theme(theme))
    });
    let at = ThemeChoice::ALL.iter().position(|it| *it == settings.theme);
    let themes = Control::Themes(Options::new(options, at), page.themes);
    let size = Control::Slider {
        value: percent(settings.text_size),
        range: both(Settings::TEXT_SIZES),
        step: 5,
        mark: Some(100),
        live: false,
        set: |size| Setting::TextSize(part(size)),
    };
    let scale = Control::Slider {
        value: percent(settings.scale),
        range: both(Settings::SCALES),
        step: 5,
        mark: Some(100),
        live: false,
        set: |scale| Setting::Scale(part(scale)),
    };
    let room = percent(page.scale);
    let note = if room < percent(settings.scale) {
        let most = tr.format(message!("settings-percent", number = room));
        tr.format(message!("settings-scale-room", most = most))
    } else {
        tr.attribute("settings-scale", "help")
    };
    Group {
        icon: Icon::Glass,
        title: tr.text(id!("settings-look")),
        rows: vec![
            Row::new("theme", tr.text(id!("settings-theme")), themes).bare(),
            Row::new("text-size", tr.text(id!("settings-text-size")), size),
            Row::new("scale", tr.text(id!("settings-scale")), scale).note(note),
        ],
    }
}

fn motion(tr: &Translator, page: &SettingsPage<'_>) -> Group<'static> {
    let options = Animation::ALL.into_iter().map(|speed| {
        let name = tr.format(message!("settings-animation-name", speed = speed.key()));
        (
            format!("animation.{}", speed.key()),
            name,
            Setting::Animation(speed),
        )
    });
    let now = page.settings.animation;
    let at = Animation::ALL.iter().position(|it| *it == now);
    let label = tr.text(id!("settings-animation"));
    let control = Control::Options(Options::new(options, at));
    Group {
        icon: Icon::Helm,
        title: tr.text(id!("settings-motion")),
        rows: vec![
            Row::new("animation", label, control).note(tr.attribute("settings-animation", "help")),
        ],
    }
}

fn sound(tr: &Translator, page: &SettingsPage<'_>) -> Group<'static> {
    let sound = page.settings.sound;
    let rows = if page.sounds {
        let volume = Control::Slider {
            value: i32::from(sound.volume),
            range: (0, i32::from(SoundSettings::LOUDEST)),
            step: 5,
            mark: None,
            live: true,
            set: |volume| Setting::Volume(u8::try_from(volume).unwrap_or_default()),
        };
        let muted = Control::Switch {
            on: sound.muted,
            set: Setting::Muted,
        };
        let tried = Control::Button(SettingsCommand::TrySound);
        vec![
            Row::new("volume", tr.text(id!("settings-volume")), volume),
            Row::new("muted", tr.text(id!("settings-muted")), muted),
            Row::new("try-sound", tr.text(id!("settings-try-sound")), tried),
        ]
    } else {
        vec![Row::new(
            "no-sound",
            tr.text(id!("settings-no-sound")),
            Control::Words,
        )]
    };
    Group {
        icon: Icon::Lyre,
        title: tr.text(id!("settings-sound")),
        rows,
    }
}

fn play(tr: &Translator, page: &SettingsPage<'_>) -> Group<'static> {
    let speeds = BotSpeed::ALL.into_iter().map(|speed| {
        let name = tr.format(message!("settings-bot-speed-name", speed = speed.key()));
        (
            format!("bot-speed.{}", speed.key()),
            name,
            Setting::BotSpeed(speed),
        )
    });
    let now = page.settings.bot_speed;
    let at = BotSpeed::ALL.iter().position(|it| *it == now);
    let speeds = Control::Options(Options::new(speeds, at));
    let levels = CoachLevel::ALL.into_iter().map(|level| {
        let name = tr.format(message!("settings-coach-name", level = level.key()));
        (
            format!("coach.{}", level.key()),
            name,
            Setting::Coach(level),
        )
    });
    let at = CoachLevel::ALL.iter().position(|it| *it == page.coach);
    let levels = Control::Options(Options::new(levels, at));
    let bare = Control::Switch {
        on: page.table_mode,
        set: Setting::TableMode,
    };
    let mut rows = vec![
        Row::new("bot-speed", tr.text(id!("settings-bot-speed")), speeds)
            .note(tr.attribute("settings-bot-speed", "help")),
        Row::new("coach", tr.text(id!("settings-coach")), levels)
            .note(crate::ui::coach::help(tr, page.coach)),
        Row::new("table-mode", tr.text(id!("settings-table-mode")), bare)
            .note(tr.attribute("settings-table-mode", "help")),
    ];
    // They are the words of the language itself.
    if tr.language() != Language::De {
        let terms = Control::Switch {
            on: page.settings.german_terms,
            set: Setting::GermanTerms,
        };
        rows.push(
            Row::new("terms", tr.attribute("rulebook-words", "switch"), terms)
                .note(tr.attribute("rulebook-words", "switch-help")),
        );
    }
    Group {
        icon: Icon::Swords,
        title: tr.text(id!("settings-play")),
        rows,
    }
}

fn folder<'a>(tr: &Translator, page: &SettingsPage<'a>) -> Group<'a> {
    let row = if let Some(folder) = page.folder {
        let label = tr.text(id!("settings-folder"));
        Row::new("folder", label, Control::Folder(folder))
            .note(tr.attribute("settings-folder", "help"))
    } else {
        let words = tr.attribute("settings-folder", "none");
        Row::new("no-folder", words, Control::Words)
    };
    Group {
        icon: Icon::Scroll,
        title: tr.text(id!("settings-files")),
        rows: vec![row],
    }
}
