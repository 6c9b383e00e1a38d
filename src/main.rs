//! Tafelrunde: parse the command line, then open the window or run headless.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use mimalloc::MiMalloc;
use tafelrunde::cli::{self, Start, Status};
use tafelrunde::i18n::Language;
use tafelrunde::persist::exchange::load_game;
use tafelrunde::persist::{self, RecordPoint, ThemeChoice};
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::theme::Theme;
use tafelrunde::ui::{self, WindowOptions};

/// glibc gives the large buffers of each frame back to the system; this one keeps them.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let status = match cli::start(std::env::args_os()) {
        Start::Finished(status) => status,
        Start::Window(options) => match open(*options) {
            Ok(()) => Status::Done,
            Err(error) => cli::outside_is_wrong(error.as_ref()),
        },
    };
    status.into()
}

/// The window does not show records yet, and says so.
#[derive(Debug, thiserror::Error)]
#[error("{}: the window cannot open a record yet; verify it with: tafelrunde replay", .0.display())]
struct NoRecordInWindow(PathBuf);

fn open(asked: persist::WindowOptions) -> Result<(), Box<dyn Error>> {
    if let Some(RecordPoint { path, game, action }) = &asked.record {
        load_game(path, *game, *action)?;
        return Err(Box::new(NoRecordInWindow(path.clone())));
    }
    Ok(ui::run(window(asked))?)
}

/// What the command line asks for, in the terms of the window.
fn window(asked: persist::WindowOptions) -> WindowOptions {
    let mut options = WindowOptions::default();
    options.start.language = asked.language.as_deref().and_then(Language::from_code);
    if let Some(theme) = asked.theme {
        options.start.theme = match theme {
            ThemeChoice::Light => Theme::Parchment,
            ThemeChoice::Dark => Theme::Night,
            ThemeChoice::Contrast => Theme::Contrast,
        };
    }
    if let Some(screen) = asked.screen {
        options.start.screen = match screen {
            persist::Screen::Title => Screen::Title,
            persist::Screen::NewGame => Screen::NewGame,
            persist::Screen::Table => Screen::Table,
        };
    }
    if let Some(size) = asked.text_size {
        options.start.text_size = size;
    }
    if let Some((width, height)) = asked.size {
        options.size = [width as f32, height as f32].into();
    }
    options.screenshot = asked.screenshot;
    options
}
