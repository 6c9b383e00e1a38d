//! A lesson: read and played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::lesson::kings_errand::Lesson;
use tafelrunde::persist::embedded_card_set;

fuzz_target!(|text: &str| {
    let _ = Lesson::read("lesson", text, &embedded_card_set());
});
