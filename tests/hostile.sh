#!/usr/bin/env bash
# A million files that were bent at random (saved games, records, card sets, lessons, progress, settings),
# on the release build: none makes the program panic, takes it a second, or takes 500 MB of memory.
# A finding is repeated by its number.   bash tests/hostile.sh
set -euo pipefail
cd "$(dirname "$0")/.."
cargo test --locked --release --test it -- --ignored --exact --nocapture hostile::hostile_long
