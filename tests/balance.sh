#!/usr/bin/env bash
# How balanced the built-in card set is, with Champions playing, by `simulate` on the release build:
# rounds in the median, where the shields come from, what the first tent of a game is worth, and which
# action card winners choose most often compared with losers.
#
# The figures lie in target/balance; a run that was broken off goes on where it stopped. Remove the
# folder to measure anew.   bash tests/balance.sh [games] [card set]
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release
games=${1:-200}
cards=(${2:+--card-set "$2"})
folder=target/balance
mkdir -p "$folder"
missed=0
for players in 2 3 4; do
  for edition in cs en; do
    file="$folder/$players-$edition-$games.json"
    if [ ! -s "$file" ]; then
      "$binary" simulate --players "$players" --edition "$edition" --games "$games" \
        --seats champion:2000 --seed 7 ${cards[@]+"${cards[@]}"} --json >"$file.new"
      mv "$file.new" "$file"
    fi
    number() { sed -E "s/.*\"$1\":\[?([0-9.]+).*/\1/" "$file"; }
    # One line for each card: its name, and how often winners and losers choose it.
    chosen=$(grep -oE '"card":"[a-z_0-9]+","winners":[0-9.]+,"losers":[0-9.]+' "$file" |
      sed -E 's/"card":"([a-z_0-9]+)","winners":([0-9.]+),"losers":([0-9.]+)/\1 \2 \3/')
    verdict=$(awk -v players="$players" -v unfinished="$(number unfinished)" \
      -v median="$(number median)" -v quest="$(number quest)" -v court="$(number court)" \
      -v tournament="$(number tournament)" -v first="$(number tents)" '
        $3 > 0 && $2 / $3 > most { most = $2 / $3; card = $1 }
        END {
          quests = 100 * quest / (quest + court + tournament)
          ahead = 100 * (first - 1 / players)
          good = unfinished == 0 && median >= 8 && median <= 12 && quests >= 40 && quests <= 60
          good = good && ahead < 5 && most <= 1.5
          printf "%.1f rounds, %.0f %% of the shields from quests, first tent %+.1f points, ",
            median, quests, ahead
          printf "%s %.2f times as often by winners: %s", card, most, good ? "ok" : "MISSED"
        }' <<<"$chosen")
    echo "$players seats, $edition, $games games: $verdict"
    case "$verdict" in *MISSED*) missed=1 ;; esac
  done
done
exit "$missed"
