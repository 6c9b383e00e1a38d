#!/usr/bin/env bash
# Nothing that was kept is lost: a program that plays and keeps its game after every action is killed at
# 200 random moments; the next start goes on with at most the action in flight lost. Then the same game
# is kept on a disk of 256 kB that fills up, and in a folder that is read-only (as another user, if this
# is run by root).   bash tests/crash.sh
set -euo pipefail
cd "$(dirname "$0")/.."
cargo test --locked --release --test it -- --ignored --exact --nocapture saves::crash::crash_long

folder=$(mktemp -d)
trap 'umount "$folder" 2>/dev/null || true; rmdir "$folder" 2>/dev/null || true' EXIT
if mount -t tmpfs -o size=256k tafelrunde "$folder" 2>/dev/null; then
  TAFELRUNDE_FULL_DISK=$folder cargo test --locked --release --test it -- \
    --ignored --exact --nocapture saves::crash::crash_full_disk
else
  echo "A full disk was not tried: only root can mount a small one."
  exit 1
fi
