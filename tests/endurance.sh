#!/usr/bin/env bash
# Many games on the release build without an illegal move: 100,000 of Squires, 10,000 of Knights and
# 1,000 of Champions with 200 iterations, over all numbers of seats and both editions. `simulate`
# fails at the first refused action. Then every turn in 1,000 games of Knights and 200 of Champions:
# none that plainly could have been spent better, no won game given away.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release
for players in 2 3 4; do
  for edition in cs en; do
    for bot in squire:100000 knight:10000 champion:1000; do
      games=$(((${bot#*:} + 5) / 6))
      seats=${bot%:*}
      [ "$seats" = champion ] && seats=champion:200
      "$binary" simulate --players "$players" --edition "$edition" --seats "$seats" \
        --games "$games" --seed 3 --json |
        sed -E "s/^\{\"games\":([0-9]+),.*\"unfinished\":([0-9]+).*/$players seats, $edition, $seats: \1 games, \2 unfinished/"
    done
  done
done
cargo test --locked --release --test it -- --ignored --nocapture blunder
