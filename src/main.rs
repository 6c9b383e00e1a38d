//! Tafelrunde: parse the command line, then open the window or run headless.

use mimalloc::MiMalloc;

/// glibc gives the large buffers of each frame back to the system; this one keeps them.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    let mut options = tafelrunde::ui::WindowOptions::default();
    let args: Vec<String> = std::env::args().collect();
    options.start.language = tafelrunde::i18n::Language::from_code(&args[2]);
    options.start.screen = tafelrunde::ui::screen::Screen::ALL
        .into_iter()
        .find(|s| s.name() == args[3])
        .unwrap();
    let (w, h) = args[4].split_once('x').unwrap();
    options.size = egui::vec2(w.parse().unwrap(), h.parse().unwrap());
    if let Some(n) = args.get(5) {
        options.start.players =
            tafelrunde::rules::kings_errand::Players::new(n.parse().unwrap()).unwrap();
    }
    options.screenshot = (args[1] != "-").then(|| args[1].clone().into());
    if let Err(error) = tafelrunde::ui::run(options) {
        eprintln!("{error}");
    }
}
