//! Tafelrunde: parse the command line, then open the window or run headless.

use std::process::ExitCode;

use tafelrunde::cli::{self, Start, Status, WindowFault};
use tafelrunde::i18n::Language;
use tafelrunde::persist::exchange::{RecordFileError, load_game};
use tafelrunde::persist::{self, RecordPoint, Screen};
use tafelrunde::ui::app::{Keeping, sample_of_learning};
use tafelrunde::ui::theme::Theme;
use tafelrunde::ui::{self, WindowError, WindowOptions};

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
    let options = match window(asked) {
        Ok(options) => options,
        Err(error) => return failed(&WindowFault::Record(&error)),
    };
    match ui::run(options) {
        Ok(()) => Status::Done,
        Err(WindowError::NoWindow(error)) => failed(&WindowFault::NoDisplay(error.to_string())),
        Err(WindowError::Picture { path, source }) => {
            failed(&WindowFault::NoPicture(&path, source.to_string()))
        }
        Err(error @ WindowError::NoPicture) => failed(&WindowFault::Other(error.to_string())),
    }
}

/// What the command line asks for, in the terms of the window.
fn window(asked: persist::WindowOptions) -> Result<WindowOptions, RecordFileError> {
    let mut options = WindowOptions::default();
    let start = &mut options.start;
    start.language = asked.language.as_deref().and_then(Language::from_code);
    start.theme = asked.theme.map(Theme::from);
    start.text_size = asked.text_size;
    if let Some(screen) = asked.screen {
        start.screen = screen;
    }
    if let Some(RecordPoint { path, game, action }) = asked.record {
        start.record = Some(load_game(&path, game, action)?);
        start.screen = asked.screen.unwrap_or(Screen::Table);
    }
    if let Some(page) = asked.page {
        start.page = page;
        start.screen = asked.screen.unwrap_or(Screen::Rulebook);
    }
    if let Some(lesson) = asked.lesson {
        start.lesson = Some(lesson);
        start.screen = asked.screen.unwrap_or(Screen::Lesson);
    }
    // A picture shows the same whatever is kept on this machine.
    if asked.screenshot.is_none() {
        start.keeping = Keeping::Folder(asked.data_dir);
    } else {
        start.language.get_or_insert_default();
        if start.screen == Screen::Learn {
            start.progress = Some(sample_of_learning());
        }
    }
    if let Some((width, height)) = asked.size {
        options.size = Some([width as f32, height as f32].into());
    }
    options.screenshot = asked.screenshot;
    Ok(options)
}
