#!/usr/bin/env bash
# What takes long about learning, on the release build. A thousand generated exams: twenty questions
# each, every right answer is found a second way by replaying the table, no wrong one holds, every text
# is short and whole in three languages; prints how long the questions took. A thousand walks by chance
# through the lesson in which others play freely. Every lesson by keyboard alone in every language.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo test --locked --release --test it -- --ignored --nocapture exam lesson
