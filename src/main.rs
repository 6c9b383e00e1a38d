//! Tafelrunde: parse the command line, then open the window or run headless.

use std::process::ExitCode;

use mimalloc::MiMalloc;
use tafelrunde::cli::{self, Start, Status, WindowFault};
use tafelrunde::i18n::Language;
use tafelrunde::persist;
use tafelrunde::persist::exchange::load_game;
use tafelrunde::ui::app::Keeping;
use tafelrunde::ui::{self, WindowError, WindowOptions};

/// glibc gives the large buffers of each frame back to the system; this one keeps them.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let status = match cli::start(std::env::args_os()) {
        Start::Finished(status) => status,
        Start::Window(options) => open(*options),
    };
    status.into()
}

fn open(asked: persist::WindowOptions) -> Status {
    let language = asked.language.clone();
    let failed = |fault: &WindowFault<'_>| cli::window_failed(language.as_deref(), fault);
    if let Some(point) = &asked.record {
        return match load_game(&point.path, point.game, point.action) {
            Err(error) => failed(&WindowFault::Record(&error)),
            Ok(_) => failed(&WindowFault::Other(format!(
                "{}: the window cannot open records yet; verify it with: tafelrunde replay",
                point.path.display()
            ))),
        };
    }
    match ui::run(window(asked)) {
        Ok(()) => Status::Done,
        Err(WindowError::NoWindow(error)) => failed(&WindowFault::NoDisplay(error.to_string())),
        Err(WindowError::Picture { path, source }) => {
            failed(&WindowFault::NoPicture(&path, source.to_string()))
        }
        Err(error @ WindowError::NoPicture) => failed(&WindowFault::Other(error.to_string())),
    }
}

/// What the command line asks for, in the terms of the window.
fn window(asked: persist::WindowOptions) -> WindowOptions {
    let mut options = WindowOptions::default();
    let start = &mut options.start;
    start.language = asked.language.as_deref().and_then(Language::from_code);
    start.theme = asked.theme.map(Into::into);
    start.text_size = asked.text_size;
    start.screen = asked.screen.unwrap_or(start.screen);
    // A picture is the same on every run, so nothing that was kept may show on it.
    if asked.screenshot.is_none() {
        start.keeping = Keeping::Folder(asked.data_dir);
    }
    if let Some((width, height)) = asked.size {
        options.size = [width as f32, height as f32].into();
    }
    options.screenshot = asked.screenshot;
    options
}
