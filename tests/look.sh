#!/usr/bin/env bash
# Every screen with everything that opens on it, in every language and size, at usual and at twice the
# size of text, on the release build: no text is cut, hidden, torn, written over or too small, and
# nothing to click lies on anything else.   bash tests/look.sh [part of a screen's name]
set -euo pipefail
cd "$(dirname "$0")/.."
LOOK=${1:-} cargo test --locked --release --test it -- --ignored --nocapture look::
