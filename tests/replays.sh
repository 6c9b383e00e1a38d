#!/usr/bin/env bash
# 100,000 games of `random` and 10,000 of Squires over all numbers of seats and both editions, on the
# release build: each is played, written as a record, and its record is verified action by action by the
# same program. A run that was broken off goes on where it stood: what is done is listed in
# target/replays, which a new build or `rm` begins anew.   bash tests/replays.sh
set -euo pipefail
cd "$(dirname "$0")/.."
binary=target/release/tafelrunde
[ -x "$binary" ] || cargo build --locked --release
done_by=$(sha256sum "$binary" | cut -c1-16)
list=target/replays/$done_by
mkdir -p target/replays
touch "$list"
record=$(mktemp)
trap 'rm -f "$record"' EXIT

chunk() { # bot, players, edition, games, seed
  grep -qx "$*" "$list" && return
  "$binary" simulate --seats "$1" --players "$2" --edition "$3" --games "$4" --seed "$5" \
    --record "$record" >/dev/null
  sound=$("$binary" replay "$record" | grep -c '^Game .* follows the rules')
  if [ "$sound" != "$4" ]; then
    echo "MISSED: $sound of $4 games follow the rules: $*"
    exit 1
  fi
  echo "$*" >>"$list"
}

for players in 2 3 4; do
  for edition in cs en; do
    # 6 tables: 34 times 500 games are 102,000 games of random, 17 times 100 are 10,200 of Squires.
    for seed in $(seq 34); do chunk random "$players" "$edition" 500 "$seed"; done
    for seed in $(seq 17); do chunk squire "$players" "$edition" 100 "$seed"; done
    echo "$players seats, $edition: all records follow the rules"
  done
done
awk '{ games[$1] += $4 } END { for (bot in games) print games[bot], "games of", bot, "played and verified" }' "$list"
