//! What a frame of the table costs beside one of egui's own demo: `cargo bench --bench frame`.
//!
//! Update and tessellation, the median of 300 frames while the pointer moves across the window. Both are
//! measured in turns in one run, so that a busy machine slows both.

use std::hint::black_box;
use std::time::{Duration, Instant};

use eframe::App as _;
use egui::{Context, Event, Pos2, RawInput, Rect, Ui, Vec2, pos2, vec2};
use tafelrunde::i18n::Language;
use tafelrunde::ui::app::{App, Start};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;

/// Points.
const SIZE: Vec2 = vec2(1440.0, 900.0);
const FRAMES: usize = 300;
/// Frames before the first one that counts: pictures, fonts and text are laid out by then.
const WARM_UP: usize = 60;
/// How much more than the demo the table may cost.
const MOST: f64 = 1.5;

fn main() {
    let mut table = Bench::new(table);
    let mut demo = Bench::new(demo);
    for _ in 0..WARM_UP {
        table.frame();
        demo.frame();
    }
    let (mut of_table, mut of_demo) = (Vec::new(), Vec::new());
    for _ in 0..FRAMES {
        of_table.push(table.frame());
        of_demo.push(demo.frame());
    }
    let [table, demo] = [of_table, of_demo].map(median);
    let ratio = table.as_secs_f64() / demo.as_secs_f64();
    println!("table with 4 seats, 1440x900: {table:?}; egui's demo: {demo:?}; ratio {ratio:.2}");
    println!("{}", if ratio <= MOST { "ok" } else { "MISSED" });
}

/// The table of four seats, in the middle of a turn.
fn table(ctx: &Context) -> impl FnMut(&mut Ui) + use<> {
    let start = Start {
        language: Some(Language::De),
        screen: Screen::Table,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut app = App::new(ctx, start).expect("the theme can be read");
    let mut frame = eframe::Frame::_new_kittest();
    move |ui| {
        app.logic(ui.ctx(), &mut frame);
        app.ui(ui, &mut frame);
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
