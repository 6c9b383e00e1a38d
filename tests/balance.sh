#!/usr/bin/env bash
# How balanced the built-in card set is, with Champions playing, by `simulate` on the release build:
# rounds, where the shields come from, which cards winners choose, and what the first tent is worth.
#
# The figures lie in target/balance; a run that was broken off goes on where it stopped. Remove the
# folder to measure anew.   bash tests/balance.sh [games] [card set]
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release
games=${1:-400}
cards=(${2:+--card-set "$2"})
folder=target/balance
mkdir -p "$folder"
missed=0
for players in 2 3 4; do
  for edition in cs en; do
    file="$folder/$players-$edition-$games.json"
    if [ ! -s "$file" ]; then
      "$binary" simulate --players "$players" --edition "$edition" --games "$games" \
        --seats champion --seed 7 "${cards[@]}" --json >"$file.new"
      mv "$file.new" "$file"
    fi
    verdict=$(python3 - "$file" "$players" <<'PYTHON'
import json, sys
figures = json.load(open(sys.argv[1]))
fair = 100 / int(sys.argv[2])
shields = figures["bots"][0]["shields_from"]
quests = 100 * shields["quest"] / sum(shields.values())
median = figures["rounds"]["median"]
first = 100 * figures["tents"][0] - fair
ratios = {it["card"]: it["winners"] / max(it["losers"], 1e-9) for it in figures["chosen"]}
card = max(ratios, key=ratios.get)
good = (figures["unfinished"] == 0 and 8 <= median <= 12 and 40 <= quests <= 60
        and first < 5 and ratios[card] <= 1.5)
print(f"median {median} rounds, {quests:.0f} % from quests, first tent {first:+.1f} points, "
      f"{card} {ratios[card]:.2f} times as often by winners: {'ok' if good else 'MISSED'}")
PYTHON
)
    echo "$players seats, $edition: $verdict"
    case "$verdict" in *MISSED*) missed=1 ;; esac
  done
done
exit "$missed"
