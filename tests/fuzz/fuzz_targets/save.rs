//! A saved game: read, rescued, played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::persist::{SavedGame, parse};

fuzz_target!(|bytes: &[u8]| {
    if let Some(rescued) = SavedGame::rescue(&String::from_utf8_lossy(bytes)) {
        assert!(rescued.game.resume().is_ok());
    }
    if let Ok(saved) = parse::<SavedGame>(bytes) {
        let mut game = saved.resume().expect("it has been checked");
        while game.redo() {}
    }
});
