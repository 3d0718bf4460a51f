#!/bin/sh
# Renders generated screens in parts under GNU Parallel, merges them, and compares the bytes with
# those of one run. usage: Tools/parallel-test.sh [SCREENS [PARTS]]
set -eu
cd "$(dirname "$0")/.."
command -v parallel >/dev/null || { echo "parallel-test: install parallel" >&2; exit 69; }
export OVERHEARD="${OVERHEARD:-$PWD/.build/debug/overheard}"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

python3 Tools/generate-screens.py "${1:-40}" "$scratch/screens"
cd "$scratch"
# The first part is killed once, as a machine that goes down would do it.
(
  until find parts-out/parts/1 -name '*.wav' 2>/dev/null | grep -q .; do sleep 0.02; done
  for process in $(pgrep -f "render screens --shard 1/"); do
    # Not one of another checkout.
    [ "$(readlink "/proc/$process/cwd")" = "$scratch" ] && kill -KILL "$process" && touch killed
  done
) &
sh "$OLDPWD/Examples/parallel/render.sh" screens parts-out "${2:-4}" --will-cite
wait
[ -e killed ] || { echo "parallel-test: the first part was over before it was killed" >&2; exit 1; }
"$OVERHEARD" render screens --out one --cache one-cache
diff -r parts-out/whole one
echo "parallel-test: ${2:-4} parts are what one run makes: $(find one -type f | wc -l) files"
