//! Opening the window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use egui::{Context, Vec2, vec2};
use image::ImageEncoder;

use super::app::{App, Prepared, Start};
use super::picture::{Picture, rasterize};
use super::sound::Output;
use crate::persist::{FileError, Monitor, SMALLEST_WINDOW, WindowPlace, write_whole};

/// How the window opens.
#[derive(Clone, Debug, Default)]
pub struct WindowOptions {
    /// How the app starts.
    pub start: Start,
    /// Size of the window in points; `None` leaves it to where the window was last.
    pub size: Option<Vec2>,
    /// Where to save a picture of the settled window, which then closes.
    pub screenshot: Option<PathBuf>,
}

/// Size of the first window.
const USUAL: Vec2 = vec2(1440.0, 900.0);

/// Why there is no window, or no picture of it.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No window could be opened.
    #[error("no window can be opened: {0}")]
    NoWindow(#[from] eframe::Error),
    /// The picture could not be saved.
    #[error("{path}: {source}")]
    Picture {
        /// Where it should have gone.
        path: PathBuf,
        /// Why not.
        source: PictureError,
    },
    /// The window closed before the picture was taken.
    #[error("the window closed before its picture was taken")]
    NoPicture,
}

/// Set, it makes the window say on standard error when its first frames were painted.
const TRACE_VARIABLE: &str = "TAFELRUNDE_TRACE";

/// What became of the picture.
type Outcome = Arc<Mutex<Option<Result<(), PictureError>>>>;

/// Why a picture could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// It could not be encoded.
    #[error(transparent)]
    Encoding(#[from] image::ImageError),
    /// It could not be written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If there is no display, or the picture that was asked for cannot be saved.
pub fn run(mut options: WindowOptions) -> Result<(), WindowError> {
    let started = Instant::now();
    let traced = std::env::var_os(TRACE_VARIABLE).is_some();
    let outcome: Outcome = Arc::default();
    let theirs = Arc::clone(&outcome);
    let picture = options.screenshot.clone();
    options.start.sounds = cfg!(feature = "sound");
    if picture.is_none() {
        options.start.output = Output::Device;
    }
    let prepared = Prepared::of(&options.start.keeping);
    let place = prepared.window().filter(|_| options.size.is_none());
    let size = options.size.or(place.map(|place| place.size.into()));
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Tafelrunde")
        .with_app_id("tafelrunde")
        .with_inner_size(size.unwrap_or(USUAL))
        .with_min_inner_size(Vec2::from(SMALLEST_WINDOW))
        .with_maximized(place.is_some_and(|place| place.maximized));
    if let Some(icon) = app_icon() {
        viewport = viewport.with_icon(icon);
    }
    let native = eframe::NativeOptions {
        viewport,
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "tafelrunde",
        native,
        Box::new(move |creation| {
            if let Some(place) = place {
                put(creation, place);
            }
            let app = App::with(&creation.egui_ctx, options.start, prepared)?;
            Ok(match options.screenshot {
                None if traced => Box::new(Traced {
                    app,
                    started,
                    frames: 0,
                }),
                None => Box::new(app),
                Some(path) => Box::new(Photographer {
                    app,
                    path,
                    calm: 0,
                    outcome: theirs,
                }) as Box<dyn eframe::App>,
            })
        }),
    )?;
    let taken = outcome
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    match (taken, picture) {
        (_, None) | (Some(Ok(())), _) => Ok(()),
        (Some(Err(source)), Some(path)) => Err(WindowError::Picture { path, source }),
        (None, Some(_)) => Err(WindowError::NoPicture),
    }
}

/// Puts the window where it was, unless it could not be seen there any more. It is not shown yet.
fn put(creation: &eframe::CreationContext<'_>, place: WindowPlace) {
    let Some(window) = creation.winit_window() else {
        return;
    };
    let monitors: Vec<_> = window
        .available_monitors()
        .map(|monitor| {
            let (at, size) = (monitor.position(), monitor.size());
            Monitor {
                position: (at.x as f32, at.y as f32),
                size: (size.width as f32, size.height as f32),
            }
        })
        .collect();
    let corner = place.position_on(&monitors, window.scale_factor() as f32);
    // A corner of a screen lends its type.
    let lent = window.available_monitors().next();
    if let (Some((left, top)), Some(lent)) = (corner, lent) {
        let mut at = lent.position();
        (at.x, at.y) = (left as i32, top as i32);
        window.set_outer_position(at);
    }
}

/// Pixels of the icon that the system is given; it makes smaller ones from it.
const ICON: u32 = 256;

/// The icon of window and task bar. Without one the window opens all the same.
fn app_icon() -> Option<egui::IconData> {
    let image = rasterize(Picture::AppIcon, ICON).ok()?;
    let pixels = image.pixels.iter();
    Some(egui::IconData {
        rgba: pixels
            .flat_map(egui::Color32::to_srgba_unmultiplied)
            .collect(),
        width: ICON,
        height: ICON,
    })
}

/// Says when the first frames were painted.
struct Traced {
    app: App,
    started: Instant,
    frames: u8,
}

impl eframe::App for Traced {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.app.step(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.paint(ui);
        if self.frames < 2 {
            self.frames += 1;
            let time = self.started.elapsed().as_millis();
            eprintln!("frame {}: {time} ms after start", self.frames);
            ui.ctx().request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.app.finish();
    }
}

/// Waits until the window is settled, saves its picture and closes it.
struct Photographer {
    app: App,
    path: PathBuf,
    /// Frames in which nothing was missing.
    calm: u8,
    outcome: Outcome,
}

/// Animations of the first frames are over by then.
const CALM: u8 = 30;

impl eframe::App for Photographer {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.app.step(ctx);
    }

    /// Wherever the pointer happens to be, the picture is the same.
    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut egui::RawInput) {
        raw_input.events.clear();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.paint(ui);
        ui.ctx().request_repaint();
        if !self.app.is_settled() || self.calm > CALM {
            return;
        }
        self.calm += 1;
        if self.calm <= CALM {
            return;
        }
        let path = self.path.clone();
        let outcome = Arc::clone(&self.outcome);
        let ctx = ui.ctx().clone();
        ui.ctx().request_screenshot(move |picture| {
            let result = save(&picture, &path);
            *outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        });
    }
}

/// The picture goes to its place whole or not at all.
fn save(picture: &egui::ColorImage, path: &Path) -> Result<(), PictureError> {
    let [width, height] = picture.size.map(|side| side as u32);
    let mut bytes = Vec::new();
    image::codecs::png::PngEncoder::new(&mut bytes).write_image(
        picture.as_raw(),
        width,
        height,
        image::ExtendedColorType::Rgba8,
    )?;
    Ok(write_whole(path, &bytes)?)
}
