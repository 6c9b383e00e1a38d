#!/usr/bin/env bash
# The window's figures on the release build: time to the second frame, memory, processor when idle,
# size of the binary. Needs Xvfb. Prints each figure beside its bound and fails if one is missed.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release

folder=$(mktemp -d)
Xvfb :88 -screen 0 1600x1000x24 >/dev/null 2>&1 &
xvfb=$!
trap 'kill "$xvfb" 2>/dev/null || true; rm -rf "$folder"' EXIT
sleep 1
export DISPLAY=:88
missed=0

check() { # name, figure, bound
  if [ "$2" -lt "$3" ]; then verdict=ok; else verdict=MISSED; missed=1; fi
  printf '%-32s %8s  (bound %s)  %s\n' "$1" "$2" "$3" "$verdict"
}

frames=()
for _ in 1 2 3 4 5; do
  TAFELRUNDE_TRACE=1 "$binary" --data-dir "$folder" --lang de --screen table 2>"$folder/trace" &
  window=$!
  sleep 3
  kill "$window"
  wait "$window" 2>/dev/null || true
  frames+=("$(sed -n 's/^frame 2: \([0-9]*\) ms.*/\1/p' "$folder/trace")")
done
median=$(printf '%s\n' "${frames[@]}" | sort -n | sed -n 3p)
check 'second frame, ms (median of 5)' "$median" 500

"$binary" --data-dir "$folder" --lang de --screen table &
window=$!
sleep 8
ticks() { awk '{print $14 + $15}' "/proc/$window/stat"; }
before=$(ticks)
sleep 10
after=$(ticks)
memory=$(awk '/^VmRSS/ {print int($2 / 1024)}' "/proc/$window/status")
kill "$window"
wait "$window" 2>/dev/null || true
check 'idle, hundredths of a second in 10' "$((after - before))" 5
check 'memory, MB' "$memory" 150
check 'binary, MB' "$(($(stat -c %s "$binary") / 1000000))" 25
exit "$missed"
