//! What has been learnt.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tafelrunde::persist::{Progress, parse};

fuzz_target!(|bytes: &[u8]| {
    let _ = parse::<Progress>(bytes);
});
