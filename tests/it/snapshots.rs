//! Pictures of every screen, and of the table in every language and theme, beside those that are kept in
//! `tests/snapshots`: `cargo test --features snapshots snapshots`. They need a Vulkan driver, one in
//! software will do; `UPDATE_SNAPSHOTS=1` keeps the pictures as they are now.

use egui::vec2;
use egui_kittest::{Harness, SnapshotResults};
use tafelrunde::i18n::Language;
use tafelrunde::ui::app::{App, Start, sample_of_learning};
use tafelrunde::ui::picture::Drawing;
use tafelrunde::ui::screen::Screen;
use tafelrunde::ui::theme::Theme;

/// Small pictures are enough to see that something has moved, and keep the repository small.
const PIXELS_PER_POINT: f32 = 0.5;

/// Holds the picture against the kept one; what differs is told when the results of a test end.
fn take(
    results: &mut SnapshotResults,
    screen: Screen,
    language: Language,
    theme: Theme,
    name: &str,
) {
    let start = Start {
        language: (screen != Screen::Language).then_some(language),
        theme: Some(theme),
        screen,
        progress: Some(sample_of_learning()),
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut window: Harness<'_, App> = Harness::builder()
        .with_size(vec2(1024.0, 700.0))
        .with_pixels_per_point(PIXELS_PER_POINT)
        .with_step_dt(0.2)
        .wgpu()
        .build_eframe(move |creation| {
            App::new(&creation.egui_ctx, start).expect("the theme can be read")
        });
    // What moves has come to rest, what is drawn later has been drawn.
    window.run_steps(20);
    window.snapshot(name);
    results.extend_harness(&mut window);
}

#[test]
fn every_screen_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for screen in Screen::ALL {
        take(
            &mut results,
            screen,
            Language::De,
            Theme::Parchment,
            screen.name(),
        );
    }
}

#[test]
fn the_table_looks_as_it_did_in_every_theme() {
    let mut results = SnapshotResults::new();
    for theme in [Theme::Night, Theme::Contrast] {
        let name = format!("table-{theme:?}").to_lowercase();
        take(&mut results, Screen::Table, Language::De, theme, &name);
    }
}

#[test]
fn the_table_looks_as_it_did_in_every_language() {
    let mut results = SnapshotResults::new();
    for language in [Language::En, Language::Cs] {
        let name = format!("table-{}", language.code());
        take(
            &mut results,
            Screen::Table,
            language,
            Theme::Parchment,
            &name,
        );
    }
}
