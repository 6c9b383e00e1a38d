//! What can be done to the window.

use egui::{Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Vec2, pos2, vec2};
use rand::RngExt;
use rand::seq::IndexedRandom;
use tafelrunde::bot::Generator;
use tafelrunde::i18n::Language;
use tafelrunde::persist::{Animation, ThemeChoice};
use tafelrunde::ui::app::Setting;

/// Something that is done to the window.
#[derive(Clone, Debug)]
pub(super) enum Input {
    /// The pointer goes there.
    Move(Pos2),
    /// A button is pressed and let go there.
    Click(PointerButton, Pos2),
    /// The same twice.
    DoubleClick(Pos2),
    /// The pointer goes from here to there with the button held.
    Drag(Pos2, Pos2),
    /// A button is pressed there and held.
    Press(PointerButton, Pos2),
    /// A button is let go there.
    Release(PointerButton, Pos2),
    /// A screen reader clicks it.
    Use(String),
    /// The wheel turns.
    Wheel(Pos2, MouseWheelUnit, Vec2),
    /// A key is pressed and let go.
    Key(Modifiers, Key),
    /// A key is pressed and stays down for a moment.
    Hold(Key),
    /// Something is typed.
    Type(&'static str),
    /// Something is pasted.
    Paste(&'static str),
    /// The window gets another size in points, with so many pixels each.
    Resize(Vec2, f32),
    /// The pointer leaves the window.
    Gone,
    /// Another window has the keys now, or this one again.
    Focus(bool),
    /// Something is set, wherever that can be done.
    Set(Setting),
    /// Time passes.
    Wait,
}

const KEYS: [Key; 54] = [
    Key::Tab,
    Key::Tab,
    Key::Tab,
    Key::Escape,
    Key::Escape,
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Space,
    Key::Space,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::Backspace,
    Key::Delete,
    Key::F1,
    Key::Plus,
    Key::Minus,
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num9,
    Key::A,
    Key::B,
    Key::C,
    Key::D,
    Key::E,
    Key::F,
    Key::G,
    Key::H,
    Key::I,
    Key::L,
    Key::M,
    Key::N,
    Key::N,
    Key::O,
    Key::P,
    Key::Q,
    Key::R,
    Key::S,
    Key::S,
    Key::T,
    Key::U,
    Key::V,
    Key::W,
    Key::X,
];

const TEXTS: [&str; 12] = [
    "turnaj",
    "Pferd",
    "ďábelské ódy",
    "",
    " ",
    "{ $name } [0] <b>",
    "\u{202e}rtl\u{200f}",
    "a\u{301}\u{301}\u{301}\u{301}",
    "👩‍👩‍👧 漢字",
    "\t\n\r\0",
    "18446744073709551616",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und noch etwas mehr, viel mehr",
];

const SIZES: [[f32; 2]; 12] = [
    [1440.0, 900.0],
    [1440.0, 900.0],
    [1024.0, 700.0],
    [1920.0, 1080.0],
    [320.0, 240.0],
    [640.0, 480.0],
    [700.0, 1400.0],
    [2560.0, 400.0],
    [3840.0, 2160.0],
    [1280.0, 720.0],
    [1025.0, 701.0],
    [1.0, 1.0],
];

/// Makes something up. `things` are what a screen reader finds, with their places.
pub(super) fn make_up(rng: &mut Generator, things: &[(String, Rect)], window: Vec2) -> Input {
    let somewhere = |rng: &mut Generator| {
        let x = rng.random_range(-0.05..1.05_f32);
        let y = rng.random_range(-0.05..1.05_f32);
        pos2(x * window.x, y * window.y)
    };
    // Mostly on something.
    let at = |rng: &mut Generator| match things.choose(rng) {
        Some((_, rect)) if rng.random_bool(0.7) => {
            let part = |rng: &mut Generator| rng.random_range(0.1..0.9_f32);
            rect.lerp_inside(vec2(part(rng), part(rng)))
        }
        Some(_) | None => somewhere(rng),
    };
    let button = |rng: &mut Generator| match rng.random_range(0..8) {
        0 => PointerButton::Secondary,
        1 => PointerButton::Middle,
        _ => PointerButton::Primary,
    };
    match rng.random_range(0..100) {
        0..4 => Input::Move(at(rng)),
        4..26 => Input::Click(button(rng), at(rng)),
        26..29 => Input::DoubleClick(at(rng)),
        29..41 => Input::Drag(at(rng), at(rng)),
        41..43 => Input::Press(button(rng), at(rng)),
        43..45 => Input::Release(button(rng), at(rng)),
        45..55 => match things.choose(rng) {
            Some((id, _)) => Input::Use(id.clone()),
            None => Input::Wait,
        },
        55..60 => {
            let unit = [
                MouseWheelUnit::Line,
                MouseWheelUnit::Point,
                MouseWheelUnit::Page,
            ];
            let far = rng.random_range(-60.0..60.0);
            let aside = if rng.random_bool(0.2) { far } else { 0.0 };
            let unit = *unit.choose(rng).unwrap();
            Input::Wheel(at(rng), unit, vec2(aside, far))
        }
        60..82 => Input::Key(modifiers(rng), *KEYS.choose(rng).unwrap()),
        82..83 => Input::Hold(*KEYS.choose(rng).unwrap()),
        83..86 => Input::Type(TEXTS.choose(rng).unwrap()),
        86..87 => Input::Paste(TEXTS.choose(rng).unwrap()),
        87..90 => {
            let size = Vec2::from(*SIZES.choose(rng).unwrap());
            let points = *[1.0, 1.0, 1.25, 2.0].choose(rng).unwrap();
            Input::Resize(size, points)
        }
        90 => Input::Gone,
        91 => Input::Focus(rng.random_bool(0.6)),
        92..96 => Input::Set(setting(rng)),
        _ => Input::Wait,
    }
}

fn modifiers(rng: &mut Generator) -> Modifiers {
    match rng.random_range(0..10) {
        0 => Modifiers::SHIFT,
        1 => Modifiers::ALT,
        2 => Modifiers::COMMAND,
        3 => Modifiers::COMMAND | Modifiers::SHIFT,
        _ => Modifiers::NONE,
    }
}

fn setting(rng: &mut Generator) -> Setting {
    let part = rng.random_range(0.0..1.0_f32);
    match rng.random_range(0..5) {
        0 | 1 => Setting::Language(*Language::ALL.choose(rng).unwrap()),
        2 => Setting::Theme(*ThemeChoice::ALL.choose(rng).unwrap()),
        3 => Setting::TextSize(0.8 + 1.2 * part),
        _ if rng.random_bool(0.5) => Setting::Scale(0.75 + 1.25 * part),
        _ => {
            let speeds = [Animation::None, Animation::Normal, Animation::Slow];
            Setting::Animation(*speeds.choose(rng).unwrap())
        }
    }
}
