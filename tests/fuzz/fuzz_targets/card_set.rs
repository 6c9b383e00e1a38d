//! A card set: read, checked, written again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::persist::CardSetFile;

fuzz_target!(|text: &str| {
    if let Ok(file) = CardSetFile::parse(text) {
        let _ = file.check();
        let _ = file.to_text();
    }
});
