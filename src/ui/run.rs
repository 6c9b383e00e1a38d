//! Opening the window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use egui::{Context, Vec2, vec2};
use image::ImageEncoder;

use super::app::{App, Start};
use super::picture::{Picture, rasterize};
use crate::persist::{FileError, write_whole};

/// How the window opens.
#[derive(Clone, Debug)]
pub struct WindowOptions {
    /// How the app starts.
    pub start: Start,
    /// Size of the window in points.
    pub size: Vec2,
    /// Where to save a picture of the settled window, which then closes.
    pub screenshot: Option<PathBuf>,
}

impl Default for WindowOptions {
    fn default() -> Self {
        Self {
            start: Start::default(),
            size: vec2(1440.0, 900.0),
            screenshot: None,
        }
    }
}

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
pub fn run(options: WindowOptions) -> Result<(), WindowError> {
    let started = Instant::now();
    let traced = std::env::var_os(TRACE_VARIABLE).is_some();
    let outcome: Outcome = Arc::default();
    let theirs = Arc::clone(&outcome);
    let picture = options.screenshot.clone();
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Tafelrunde")
        .with_app_id("tafelrunde")
        .with_inner_size(options.size)
        .with_min_inner_size([1024.0, 700.0]);
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
            let app = App::new(&creation.egui_ctx, options.start)?;
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
