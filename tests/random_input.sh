#!/usr/bin/env bash
# Random clicks, drags, keys, text, sizes, languages, themes over the whole app, on the release build:
# nothing panics, the title is found again from everywhere, and the memory stays as it is within a tenth.
#   bash tests/random_input.sh [minutes] [seed]
set -euo pipefail
cd "$(dirname "$0")/.."
TAFELRUNDE_MINUTES=${1:-30} TAFELRUNDE_SEED=${2:-1} \
  cargo test --locked --release --test it -- --ignored --nocapture random_input
