//! What a frame of the table costs beside one of egui's own demo: `cargo bench --bench frame`.
//!
//! Update and tessellation, the median of 300 frames while the pointer moves across the window: at rest,
//! and while cards fly and knights ride. All are measured in turns in one run, so that a busy machine
//! slows all of them. Besides, a game that is shown again and leafed through, another moment in each frame.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

use eframe::App as _;
use egui::{Context, Event, Pos2, RawInput, Rect, Ui, Vec2, pos2, vec2};
use tafelrunde::i18n::Language;
use tafelrunde::rules::{Game as _, Viewer};
use tafelrunde::ui::app::{App, Start, TableGame};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::table::TableCommand;
use tafelrunde::ui::table::replay::{Replay, ReplayCommand};

/// Points.
const SIZE: Vec2 = vec2(1440.0, 900.0);
const FRAMES: usize = 300;
/// Frames before the first one that counts: pictures, fonts and text are laid out by then.
const WARM_UP: usize = 60;
/// So many frames of a game are tried for those in which something moves.
const MOST_FRAMES: usize = 200_000;
/// How much more than the demo the table may cost.
const MOST: f64 = 1.5;
/// How long a frame of a game that is leafed through may take: one of sixty in a second.
const MOST_LEAFING: Duration = Duration::from_micros(16_667);

fn main() {
    let resting = Rc::new(RefCell::new(None));
    let mut table = Bench::new(|ctx| opened(ctx, Screen::Table, &resting));
    let app = Rc::new(RefCell::new(None));
    let mut game = Bench::new(|ctx| opened(ctx, Screen::Table, &app));
    let again = Rc::new(RefCell::new(None));
    let mut replay = Bench::new(|ctx| opened(ctx, Screen::Replay, &again));
    let mut demo = Bench::new(demo);
    for _ in 0..WARM_UP {
        table.frame();
        demo.frame();
        replay.frame();
    }
    let (mut at_rest, mut in_motion, mut of_demo) = (Vec::new(), Vec::new(), Vec::new());
    while at_rest.len() < FRAMES {
        at_rest.push(table.frame());
        of_demo.push(demo.frame());
    }
    // Bots think beside the window, so some frames only wait for them.
    for _ in 0..MOST_FRAMES {
        let moved = play(&app);
        let time = game.frame();
        if moved && is_moving(&app) {
            in_motion.push(time);
            of_demo.push(demo.frame());
        }
        if in_motion.len() == FRAMES {
            break;
        }
    }
    assert_eq!(in_motion.len(), FRAMES, "something moves");
    let mut leafing = Vec::new();
    while leafing.len() < FRAMES {
        leaf(&again, leafing.len());
        leafing.push(replay.frame());
    }
    let longest = leafing.iter().max().copied().unwrap_or_default();
    let [at_rest, in_motion, leafing, demo] = [at_rest, in_motion, leafing, of_demo].map(median);
    println!("egui's demo at 1440x900: {demo:?}");
    for (what, time) in [("at rest", at_rest), ("in motion", in_motion)] {
        let ratio = time.as_secs_f64() / demo.as_secs_f64();
        let verdict = if ratio <= MOST { "ok" } else { "MISSED" };
        println!("table with 4 seats {what}: {time:?}; ratio {ratio:.2}: {verdict}");
    }
    let verdict = if leafing <= MOST_LEAFING {
        "ok"
    } else {
        "MISSED"
    };
    println!("a game leafed through: {leafing:?}, longest {longest:?}: {verdict}");
}

type Shared = Rc<RefCell<Option<App>>>;

/// This screen, with a game of four seats in the middle of a turn; the app can be reached in `shared`.
fn opened(ctx: &Context, screen: Screen, shared: &Shared) -> impl FnMut(&mut Ui) + use<> {
    let start = Start {
        language: Some(Language::De),
        screen,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let app = App::new(ctx, start).expect("the theme can be read");
    shared.replace(Some(app));
    let shared = Rc::clone(shared);
    let mut frame = eframe::Frame::_new_kittest();
    move |ui| {
        if let Some(app) = shared.borrow_mut().as_mut() {
            app.logic(ui.ctx(), &mut frame);
            app.ui(ui, &mut frame);
        }
    }
}

fn is_moving(shared: &Shared) -> bool {
    let app = shared.borrow();
    let table = app.as_ref().and_then(App::table);
    table.is_some_and(TableGame::is_moving)
}

/// Does the first thing that the person may do, unless something moves; whether it does.
fn play(shared: &Shared) -> bool {
    if is_moving(shared) {
        return true;
    }
    if let Some(app) = shared.borrow_mut().as_mut()
        && let Some(table) = app.table()
        && let Some(seat) = table.person_to_decide()
    {
        let view = table.game().view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        table.game().game().legal_actions_in(&view, &mut legal);
        if let Some(&action) = legal.first() {
            app.order(TableCommand::Act(action).into());
        }
    }
    false
}

/// Turns the game that is shown again to another moment than before, far from it.
fn leaf(shared: &Shared, frame: usize) {
    const STRIDE: usize = 37;
    if let Some(app) = shared.borrow_mut().as_mut() {
        let last = app.replay().map_or(0, Replay::last);
        app.order(ReplayCommand::To(frame * STRIDE % (last + 1)).into());
    }
}

/// The demo with the windows that are open at its start.
fn demo(_ctx: &Context) -> impl FnMut(&mut Ui) + use<> {
    let mut demo = egui_demo_lib::DemoWindows::default();
    move |ui| demo.ui(ui)
}

/// A window without a display.
struct Bench<F> {
    ctx: Context,
    ui: F,
    frame: usize,
}

impl<F: FnMut(&mut Ui)> Bench<F> {
    fn new(ui: impl FnOnce(&Context) -> F) -> Self {
        let ctx = Context::default();
        Self {
            ui: ui(&ctx),
            ctx,
            frame: 0,
        }
    }

    /// Update and tessellation of one frame.
    fn frame(&mut self) -> Duration {
        self.frame += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.frame as f64 / 60.0),
            events: vec![Event::PointerMoved(pointer(self.frame))],
            ..RawInput::default()
        };
        let start = Instant::now();
        let mut output = self.ctx.run_ui(input, &mut self.ui);
        output.textures_delta.clear();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        start.elapsed()
    }
}

/// Across the whole window, up and down.
fn pointer(frame: usize) -> Pos2 {
    let x = frame as f32 * 7.0 % SIZE.x;
    let y = SIZE.y * (0.5 + 0.45 * (frame as f32 / 20.0).sin());
    pos2(x, y)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
