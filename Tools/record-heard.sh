#!/bin/sh
# Records everything the program says and writes, to compare before and after a change:
#
#   sh Tools/record-heard.sh .build/release/overheard /tmp/before
#   … change the code, build …
#   sh Tools/record-heard.sh .build/release/overheard /tmp/after && diff -r /tmp/before /tmp/after
#
# usage: record-heard.sh PROGRAM FOLDER [ROOT]
#
# ROOT holds Examples, Tests and Tools (default: the current folder); keep it the same for both
# runs. FOLDER gets: announce and transcript as JSON Lines, pronounce of every row of the test data,
# check's verdict, and the SHA-256 of every WAV, VTT and JSON of the examples and 100 screens.
set -eu

program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
cd "${3:-.}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 Tools/generate-screens.py 1000 "$work/screens" >/dev/null
python3 Tools/generate-screens.py 100 "$work/few" >/dev/null
cp -r Examples "$work/Examples"

cd "$work"
for set in Examples screens; do
  "$program" announce "$set" --format json >"$folder/announce.$set.jsonl"
  "$program" transcript "$set" --format json >"$folder/transcript.$set.jsonl"
  "$program" transcript "$set" >"$folder/transcript.$set.txt"
  "$program" show "$set" >"$folder/show.$set.yaml"
done
"$program" check Examples >"$folder/check.txt" 2>&1 || echo "exit $?" >>"$folder/check.txt"
cd - >/dev/null

# Every column is pronounced: the text as written, and its reading.
for table in Tests/*/Data/*.tsv; do
  name=$(basename "$table" .tsv)
  language=ko
  case $name in english*) language=en ;; esac
  for column in 1 2 3; do
    grep -v '^#' "$table" | cut -f "$column" | awk 'length > 0' |
      "$program" pronounce --language "$language" >"$folder/pronounce.$name.$column.txt"
  done
done

cd "$work"
"$program" render Examples few --out out --cache "$work/cache" --quiet
sum=sha256sum
command -v sha256sum >/dev/null || sum="shasum -a 256"
(cd out && find . -type f ! -name manifest.json -exec $sum {} + | LC_ALL=C sort -k 2) >"$folder/rendered.sha256"
wc -l <"$folder/rendered.sha256"
