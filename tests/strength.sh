#!/usr/bin/env bash
# How strong the bots are, by `simulate` on the release build: every match-up in parts of 48 games with
# the seats in turn, each part with a seed of its own. The point estimate must meet the figure, and
# the lower end of the 95 % interval (Wilson) lie above the fair share. Champions have their usual 2,000
# iterations, but no limit of time, so that a busy machine does not make them weaker.
#
# The parts lie in target/strength; a run that was broken off goes on where it stopped. Remove the
# folder to measure anew.   bash tests/strength.sh [match-up …]
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release
folder=target/strength
mkdir -p "$folder"
missed=0

# name, players, games, seats (the first one is measured), figure in per cent, fair share in per cent
match_up() {
  local name=$1 players=$2 games=$3 seats=$4 figure=$5 fair=$6
  if [ "${#wanted[@]}" -gt 0 ] && [[ ! " ${wanted[*]} " == *" $name "* ]]; then return; fi
  local part=1 left=$games
  local files=()
  while [ "$left" -gt 0 ]; do
    # A multiple of the seats, so that everybody sits everywhere equally often.
    local size=$((left < 48 ? left : 48))
    local file="$folder/$name-$part.json"
    if [ ! -s "$file" ]; then
      "$binary" simulate --players "$players" --games "$size" --seats "$seats" --seed "$part" \
        --json >"$file.new"
      mv "$file.new" "$file"
    fi
    files+=("$file")
    left=$((left - size))
    part=$((part + 1))
  done
  local verdict
  # The first bot of each part comes first in its list.
  verdict=$(sed -E 's/.*"bots":\[\{"bot":"[^"]*","games":([0-9]+),"wins":([0-9.]+).*/\1 \2/' "${files[@]}" |
    awk -v figure="$figure" -v fair="$fair" '
      { games += $1; wins += $2 }
      END {
        share = wins / games; z = 1.959964; spread = z * z / games
        middle = (share + spread / 2) / (1 + spread)
        half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
        good = 100 * share >= figure && 100 * (middle - half) > fair
        printf "%.1f %% of %d games, 95 %% interval %.1f to %.1f, asked for %s: %s",
          100 * share, games, 100 * (middle - half), 100 * (middle + half), figure,
          good ? "ok" : "MISSED"
      }')
  echo "$name ($players seats: $seats): $verdict"
  case "$verdict" in *MISSED*) missed=1 ;; esac
}

wanted=("$@")
match_up squire-page 2 400 squire,page 90 50
match_up knight-squire 2 400 knight,squire 70 50
match_up knight-squires 4 400 knight,squire,squire,squire 45 25
match_up champion-knight 2 400 champion:2000,knight 65 50
match_up champion-knights 4 400 champion:2000,knight,knight,knight 40 25
match_up tenfold 2 150 champion:20000,champion:2000 55 50
exit "$missed"
