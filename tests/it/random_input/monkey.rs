//! Who does it: a window, a generator, and a list of what was done last.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use egui::{
    Event, Key, Modifiers, MouseWheelSource, PointerButton, Pos2, Rect, TexturesDelta, TouchPhase,
    Vec2, ViewportCommand, ViewportId, pos2,
};
use egui_kittest::kittest::{NodeT, Queryable, by};
use egui_kittest::{Harness, TestRenderer};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tafelrunde::bot::{BotKind, Generator};
use tafelrunde::i18n::Language;
use tafelrunde::persist::Animation;
use tafelrunde::rules::kings_errand::{KnightColour, Players};
use tafelrunde::session::{CoachLevel, NewGame, SeatChoice};
use tafelrunde::ui::app::{App, Keeping, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

use super::inputs::{Input, make_up};
use crate::window::{Window, focused, is_there};

/// What opens another program: it is never used.
const OUTSIDE: &str = "folder.open";

/// After so many keys and clicks at most the title is shown, wherever one stands.
const WAY_HOME: usize = 16;

/// The size of a window in points before anybody changes it.
const USUAL: Vec2 = Vec2::new(1440.0, 900.0);

/// For which form of the test.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Usage {
    Short,
    Long,
}

/// Paints nothing and keeps no pictures, which would be taken for memory of the window.
struct Blind;

impl TestRenderer for Blind {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        delta.clear();
    }

    #[cfg(feature = "snapshots")]
    fn render(
        &mut self,
        _: &egui::Context,
        _: &egui::FullOutput,
    ) -> Result<image::RgbaImage, String> {
        Err("nothing is painted".to_owned())
    }
}

/// A window to which everything imaginable is done.
pub(super) struct Monkey {
    window: Window,
    rng: Generator,
    seed: u64,
    done: VecDeque<String>,
    size: Vec2,
    held: Vec<PointerButton>,
    /// Everything is kept in here as long as the window is open.
    folder: tempfile::TempDir,
    usage: Usage,
    slowest: Option<(Duration, String)>,
}

impl Monkey {
    pub(super) fn new(seed: u64, usage: Usage) -> Self {
        let rng = Generator::seed_from_u64(seed);
        let folder = tempfile::tempdir().unwrap();
        let mut monkey = Self {
            window: Harness::builder().build_eframe(|creation| {
                let start = Start {
                    drawing: Drawing::Blank,
                    ..Start::default()
                };
                App::new(&creation.egui_ctx, start).unwrap()
            }),
            rng,
            seed,
            done: VecDeque::new(),
            size: Vec2::ZERO,
            held: Vec::new(),
            folder,
            usage,
            slowest: None,
        };
        monkey.open();
        monkey
    }

    /// Opens a window; what is kept is that of the last one.
    fn open(&mut self) {
        let rng = &mut self.rng;
        // One screen after the other.
        let at = self.seed as usize % Screen::ALL.len();
        let asks = rng.random_bool(0.1);
        let bots = [BotKind::PAGE, BotKind::SQUIRE];
        let speeds = [Animation::None, Animation::Normal];
        let people = rng.random_range(1..=2);
        let seats = (0..rng.random_range(2..=4)).map(|seat| SeatChoice {
            name: ["Ida", "Jan", "Eva", "Ulf"][seat].to_owned(),
            knight: KnightColour::ALL[seat],
            bot: (seat >= people).then(|| *bots.choose(rng).unwrap()),
        });
        let new_game = NewGame {
            seats: seats.collect(),
            coach: [CoachLevel::Off, CoachLevel::Full][rng.random_range(0..2)],
            table_mode: rng.random_bool(0.25),
            card_set: None,
            ..NewGame::first("Ida")
        };
        let start = Start {
            language: (!asks).then(|| *Language::ALL.choose(rng).unwrap()),
            animation: Some(*speeds.choose(rng).unwrap()),
            screen: Screen::ALL[at],
            players: *Players::ALL.choose(rng).unwrap(),
            new_game: Some(new_game),
            keeping: Keeping::Folder(Some(self.folder.path().to_owned())),
            drawing: match self.usage {
                Usage::Short => Drawing::Blank,
                Usage::Long => Drawing::Later,
            },
            ..Start::default()
        };
        self.note(format!("a window opens: {:?}", start.screen));
        self.size = USUAL;
        self.held.clear();
        self.window = Harness::builder()
            .with_size(self.size)
            .with_step_dt(0.1)
            .allow_missing_glyphs()
            .renderer(Blind)
            .build_eframe(move |creation| App::new(&creation.egui_ctx, start).unwrap());
        // As any graphics card has it by now.
        self.window.input_mut().max_texture_side = Some(8192);
        self.window.run_steps(2);
    }

    fn note(&mut self, what: String) {
        self.done.push_back(what);
        if self.done.len() > 60 {
            self.done.pop_front();
        }
    }

    /// Does so many things at random.
    pub(super) fn play(&mut self, count: usize) {
        for _ in 0..count {
            let things = self.things();
            let input = make_up(&mut self.rng, &things, self.size);
            if self.leads_outside(&input, &things) {
                continue;
            }
            let what = format!("{input:?}");
            self.note(what.clone());
            let started = Instant::now();
            self.apply(input);
            let took = started.elapsed();
            if self.slowest.as_ref().is_none_or(|it| it.0 < took) {
                let screen = self.window.state().screen();
                self.slowest = Some((took, format!("{what} at {screen:?}, {}", self.size)));
            }
            self.survive_quitting();
        }
    }

    /// What took longest.
    pub(super) fn slowest(&self) -> Option<(Duration, String)> {
        self.slowest.clone()
    }

    /// Everything with a name of its own.
    fn things(&self) -> Vec<(String, Rect)> {
        let named = by().predicate(|node| node.author_id().is_some());
        let nodes = self.window.query_all(named);
        let thing = |node: egui_kittest::Node<'_>| {
            let id = node.accesskit_node().author_id().map(str::to_owned);
            (id.unwrap_or_default(), node.rect())
        };
        nodes.map(thing).collect()
    }

    /// Whether an input would open another program.
    fn leads_outside(&self, input: &Input, things: &[(String, Rect)]) -> bool {
        let door = things.iter().find(|(id, _)| id == OUTSIDE);
        let Some((_, door)) = door else {
            return false;
        };
        let near = |at: Pos2| door.expand(12.0).contains(at);
        match input {
            Input::Click(_, at)
            | Input::DoubleClick(at)
            | Input::Press(_, at)
            | Input::Release(_, at) => near(*at),
            Input::Drag(from, to) => near(*from) || near(*to),
            Input::Use(id) => id == OUTSIDE,
            Input::Key(_, key) | Input::Hold(key) => {
                let uses = matches!(key, Key::Enter | Key::Space);
                uses && focused(&self.window).as_deref() == Some(OUTSIDE)
            }
            // A button that is held may be let go anywhere.
            Input::Resize(..) | Input::Set(_) => !self.held.is_empty(),
            Input::Move(_)
            | Input::Wheel(..)
            | Input::Type(_)
            | Input::Paste(_)
            | Input::Gone
            | Input::Focus(_)
            | Input::Wait => false,
        }
    }

    fn apply(&mut self, input: Input) {
        match input {
            Input::Move(at) => self.event(Event::PointerMoved(at)),
            Input::Click(button, at) => self.click(button, at),
            Input::DoubleClick(at) => {
                self.click(PointerButton::Primary, at);
                self.click(PointerButton::Primary, at);
            }
            Input::Drag(from, to) => {
                self.event(Event::PointerMoved(from));
                self.button(PointerButton::Primary, from, true);
                for part in [0.1, 0.5, 1.0, 1.0] {
                    self.event(Event::PointerMoved(from.lerp(to, part)));
                }
                self.button(PointerButton::Primary, to, false);
            }
            Input::Press(button, at) => {
                self.event(Event::PointerMoved(at));
                self.button(button, at, true);
            }
            Input::Release(button, at) => {
                self.event(Event::PointerMoved(at));
                self.button(button, at, false);
            }
            Input::Use(id) => self.r#use(&id),
            Input::Wheel(at, unit, delta) => {
                self.event(Event::PointerMoved(at));
                self.event(Event::MouseWheel {
                    unit,
                    delta,
                    phase: TouchPhase::Move,
                    source: MouseWheelSource::Unknown,
                    modifiers: Modifiers::NONE,
                });
            }
            Input::Key(modifiers, key) => self.window.key_press_modifiers(modifiers, key),
            Input::Hold(key) => {
                self.window.key_down(key);
                self.window.run_steps(3);
                self.window.key_up(key);
            }
            Input::Type(text) => self.event(Event::Text(text.to_owned())),
            Input::Paste(text) => self.event(Event::Paste(text.to_owned())),
            Input::Resize(size, pixels) => {
                self.size = size;
                self.window.set_size(size);
                self.window.set_pixels_per_point(pixels);
            }
            Input::Gone => self.event(Event::PointerGone),
            Input::Focus(on) => self.event(Event::WindowFocused(on)),
            Input::Set(setting) => self.window.state_mut().order(setting.into()),
            Input::Wait => self.window.run_steps(5),
        }
        self.window.run_steps(2);
    }

    fn event(&mut self, event: Event) {
        self.window.event(event);
        self.window.step();
    }

    fn button(&mut self, button: PointerButton, pos: Pos2, pressed: bool) {
        self.held.retain(|held| *held != button);
        if pressed {
            self.held.push(button);
        }
        self.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    fn click(&mut self, button: PointerButton, at: Pos2) {
        self.event(Event::PointerMoved(at));
        self.button(button, at, true);
        self.button(button, at, false);
    }

    fn r#use(&mut self, id: &str) {
        if let Some(node) = crate::window::find(&self.window, id) {
            node.click_accesskit();
        }
    }

    /// Opens the window again if it was closed.
    fn survive_quitting(&mut self) {
        let output = self.window.output().viewport_output.get(&ViewportId::ROOT);
        let closes = output.is_some_and(|it| it.commands.contains(&ViewportCommand::Close));
        if closes {
            self.window.state_mut().finish();
            self.open();
        }
    }

    /// Goes back to the title as anybody would.
    pub(super) fn go_home(&mut self) {
        self.note("and home".to_owned());
        for button in std::mem::take(&mut self.held) {
            self.button(button, pos2(-9.0, -9.0), false);
        }
        self.event(Event::WindowFocused(true));
        self.event(Event::PointerGone);
        self.window.run_steps(2);
        for _ in 0..WAY_HOME {
            if self.is_home() {
                return;
            }
            // What stands on the screen for it, else Escape.
            let asks = self.window.state().screen() == Screen::Language;
            let doors = ["notice.close", "take-seat", "leave"];
            let mut doors = doors.into_iter().chain(asks.then_some("language.en"));
            if let Some(door) = doors.find(|door| is_there(&self.window, door)) {
                self.note(format!("home by {door}"));
                self.r#use(door);
            } else {
                self.note("home by Escape".to_owned());
                self.window.key_press(Key::Escape);
            }
            self.window.run_steps(3);
            self.survive_quitting();
        }
        let there = self.things();
        let app = self.window.state();
        let table = app.table().map(|game| (&game.state, game.is_moving()));
        let input = self.window.ctx.input(|input| {
            let down = input.pointer.any_down();
            (down, input.modifiers, input.focused, input.time)
        });
        let focused = self.window.ctx.memory(egui::Memory::focused);
        panic!(
            "no way home from {:?}: table {table:?}, input {input:?}, focus {focused:?}, dragged {:?}, \
             there {there:?}",
            app.screen(),
            self.window.ctx.dragged_id(),
        );
    }

    /// Lets the window come to rest in its usual size, so that what is used then can be compared.
    pub(super) fn rest(&mut self) {
        self.note("and rest".to_owned());
        self.apply(Input::Resize(USUAL, 1.0));
        self.window.run_steps(60);
    }

    fn is_home(&self) -> bool {
        let app = self.window.state();
        let covered = is_there(&self.window, "notice.close");
        app.screen() == Screen::Title && is_there(&self.window, "menu.learn") && !covered
    }
}

impl Drop for Monkey {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("TAFELRUNDE_SEED={} does this:", self.seed);
            for what in &self.done {
                eprintln!("  {what}");
            }
        }
    }
}
