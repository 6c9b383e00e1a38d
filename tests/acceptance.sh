#!/usr/bin/env bash
# Games of Squires for every number of seats and both editions on the release build: none
# unfinished, short enough, quests matter, and every record replays to the same result.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release

games=${1:-1000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
missed=0
for players in 2 3 4; do
  for edition in cs en; do
    record="$folder/$players-$edition.jsonl"
    figures=$("$binary" simulate --players "$players" --edition "$edition" --games "$games" \
      --seats squire --json --record "$record")
    number() { sed -n "s/.*\"$1\":\([0-9.]*\).*/\1/p" <<<"$figures"; }
    verdict=$(awk -v unfinished="$(number unfinished)" -v median="$(number median)" \
      -v quest="$(number quest)" -v court="$(number court)" -v tournament="$(number tournament)" \
      'BEGIN {
        share = quest / (quest + court + tournament)
        good = unfinished == 0 && median < 16 && share >= 1 / 3
        printf "unfinished %d, median %.1f rounds, %.0f %% from quests: %s",
          unfinished, median, 100 * share, good ? "ok" : "MISSED"
      }')
    if "$binary" --lang en replay "$record" >"$folder/replay"; then
      replay=$(tail -n 1 "$folder/replay")
    else
      replay=MISSED
    fi
    echo "$players seats, $edition: $verdict; replay: $replay"
    case "$verdict$replay" in *MISSED*) missed=1 ;; esac
  done
done
exit "$missed"
