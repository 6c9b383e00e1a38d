//! Tafelrunde: parse the command line, then open the window or run headless.

use mimalloc::MiMalloc;

/// glibc gives the large buffers of each frame back to the system; this one keeps them.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    let mut options = tafelrunde::ui::WindowOptions::default();
    let args: Vec<String> = std::env::args().collect();
    options.start.language = Some(tafelrunde::i18n::Language::De);
    options.start.screen = tafelrunde::ui::screen::Screen::Table;
    if let Some(path) = args.get(1) {
        options.screenshot = Some(path.into());
    }
    if let Err(error) = tafelrunde::ui::run(options) {
        eprintln!("{error}");
    }
}
