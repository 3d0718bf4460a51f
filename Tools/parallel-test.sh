#!/bin/sh
# Renders generated screens in parts with GNU Parallel, merges them, and compares the bytes with
# those of a single run. usage: Tools/parallel-test.sh [SCREENS [PARTS]]
set -eu
cd "$(dirname "$0")/.."
command -v parallel >/dev/null || { echo "parallel-test: install parallel" >&2; exit 69; }
export OVERHEARD="${OVERHEARD:-$PWD/.build/debug/overheard}"
# As the system knows it: on macOS the temporary folder is behind a link.
scratch=$(cd "$(mktemp -d)" && pwd -P)
killer=
trap '[ -z "$killer" ] || kill "$killer" 2>/dev/null; rm -rf "$scratch"' EXIT

# The folder in which a process runs.
folder_of() {
  if [ -e "/proc/$1/cwd" ]; then
    readlink "/proc/$1/cwd"
  else
    lsof -a -p "$1" -d cwd -Fn | sed -n 's/^n//p'
  fi
}

python3 Tools/generate-screens.py "${1:-40}" "$scratch/screens"
cd "$scratch"
# The first part is killed once, as if its machine had gone down.
(
  until find parts-out/parts/1 -name '*.wav' 2>/dev/null | grep -q .; do sleep 0.02; done
  for process in $(pgrep -f "render screens --shard 1/"); do
    # Only this checkout's process.
    [ "$(folder_of "$process")" = "$scratch" ] && kill -KILL "$process" && touch killed
  done
) &
killer=$!
sh "$OLDPWD/Examples/parallel/render.sh" screens parts-out "${2:-4}" --will-cite
wait "$killer" || true
killer=
[ -e killed ] || { echo "parallel-test: the first part finished before it could be killed" >&2; exit 1; }
"$OVERHEARD" render screens --out one --cache one-cache
diff -r -x .overheard-index parts-out/whole one
echo "parallel-test: ${2:-4} parts give the same bytes as a single run: $(find one -type f | wc -l) files"
