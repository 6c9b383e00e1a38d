//! A file of records, line by line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::persist::exchange::{Lines, verify_line};

fuzz_target!(|bytes: &[u8]| {
    for line in Lines::new(bytes).map_while(Result::ok) {
        if let Ok(text) = line.text {
            let _ = verify_line(&text);
        }
    }
});
