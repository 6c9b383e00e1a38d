//! The settings.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::persist::{Settings, parse};

fuzz_target!(|bytes: &[u8]| {
    let _ = parse::<Settings>(bytes);
});
