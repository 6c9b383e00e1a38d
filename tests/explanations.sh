#!/usr/bin/env bash
# Explanations of whole games on the release build. First 1,000 games inside the tests: every turn
# that is offered is carried out by the engine, and the times are printed. Then 1,000 games that
# `simulate` writes, through `explain`: as many cards are explained as have expired, counted here
# from the record alone.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
# This builds the program, too.
cargo test --locked --release --test it -- --ignored --nocapture explained

games=${1:-1000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A card has expired if it was chosen and then not carried out. A Tournament is carried out by an
# offer that can gain something: a Sword or a Lance, or for a single knight of edition cs any card.
count_expired() { # record
  awk -F '{"by":' '
    function close_round(  i, gains) {
      for (i = 1; i <= knights; i++) {
        gains = knights == 1 && cs ? offers[i] ~ /"virtue"/ : offers[i] ~ /"(sword|lance)"/
        if (gains) expired--
      }
      knights = 0
    }
    {
      cs = $1 ~ /"edition":"cs"/
      for (i = 2; i <= NF; i++) {
        if ($i ~ /"do":{"choose":/) expired++
        else if ($i ~ /"do":{"(exercise|round_table|horse|court|quest)":/) expired--
        else if ($i ~ /"do":{"offer":/) offers[++knights] = $i
        else if ($i ~ /"do":{"(task|tents)":/) close_round()
      }
      close_round()
    }
    END { print expired + 0 }' "$1"
}

missed=0
all=0
for players in 2 3 4; do
  for edition in cs en; do
    for seats in page squire random; do
      record="$folder/$players-$edition-$seats.jsonl"
      "$binary" simulate --players "$players" --edition "$edition" --seats "$seats" \
        --games $(((games + 17) / 18)) --max-rounds 30 --record "$record" --json >/dev/null
      "$binary" explain "$record" --json >"$folder/objects"
      expired=$(count_expired "$record")
      objects=$(wc -l <"$folder/objects")
      all=$((all + objects))
      verdict=ok
      if [ "$objects" -ne "$expired" ]; then
        verdict=MISSED
        missed=1
      fi
      echo "$players seats, $edition, $seats: $expired expired, $objects explained: $verdict"
    done
  done
done
echo "$all expired cards explained"
exit "$missed"
