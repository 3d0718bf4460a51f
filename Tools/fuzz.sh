#!/bin/bash
# Runs libFuzzer on every importer and on the reader of screen files: two at a time, each for SECONDS
# (30 by default) and by itself, in at most 500 MB and 10 seconds per input.
#
# Usage: Tools/fuzz.sh [SECONDS [FORMAT…]]
#
# Coverage guides it, so everything is built once more with counters, in .build-fuzz. What each run
# finds of interest stays in .build-fuzz/corpus and starts the next run. FUZZ_SEED=N starts from
# the dumps of the repository alone with the same random numbers each time, as CI does.
#
# An input that fails stays in .build-fuzz/found: make a test of it in Tests/ScreenImportTests. To
# read it again: .build-fuzz/release/fuzz-imports FORMAT FILE
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
folder=.build-fuzz
seconds=${1:-30}
shift || true

runtime=$($swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
if ! ls "$runtime"/clang/lib/*/libclang_rt.fuzzer* > /dev/null 2>&1; then
  echo "fuzz: this Swift has no libFuzzer (Xcode's has none); use a toolchain from swift.org" >&2
  exit 69
fi
# lld is part of the toolchain; Debian's gold cannot link the counters.
OVERHEARD_FUZZ=1 $swift build -c release --scratch-path $folder --product fuzz-imports \
  -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link -Xswiftc -use-ld=lld

# The dumps to begin with: our own, and those of other projects where they are.
seeds() {
  local own=Tests/ScreenImportTests/Dumps others=../shared/samples
  case $1 in
    accessibilitysnapshot) ls $own/*.accessibilitysnapshot.json $own/handmade-*.json ;;
    idb) ls $own/*.idb-*.json $others/idb-axe/* ;;
    wda-xml) ls $own/*.wda.xml $others/wda-xml/* ;;
    wda-json) ls $own/*.wda.json ;;
    xcuisnapshot) ls $own/*.xcuisnapshot.json ;;
    debugdescription) ls $own/*.debugdescription.txt $others/debugdescription/* ;;
    maestro) ls $own/*.maestro.json ;;
    maestro-csv) ls $own/*.maestro.csv $others/maestro/*.csv ;;
    uiautomator) ls $own/*.uiautomator.xml $others/uiautomator/* ;;
    compose) ls $own/*.compose.txt ;;
    flutter) ls $own/*.flutter.txt ;;
    axsnapshot) ls $own/*.axsnapshot.txt $others/text-snapshot/axsnapshot-* ;;
    accessibility-text) ls $own/*.accessibility-text.txt $others/text-snapshot/minddistrict-* ;;
    transcript) ls $own/*.transcript.json $others/transcript/* ;;
    figma) ls $own/*.figma.json ;;
    screen-file) ls Examples/ko/*.yaml Examples/en/*.yaml ;;
  esac 2> /dev/null || true
}

# Runs libFuzzer on one format and sums it up in a line; its whole output is shown if it fails.
fuzz() {
  local format=$1 corpus=$folder/corpus/$1 log=$folder/fuzz-$1.log options=()
  if [ -n "${FUZZ_SEED:-}" ]; then
    corpus=$folder/corpus-$FUZZ_SEED/$format
    rm -rf "$corpus"
    # A fixed number of inputs, so that a fast machine does not try what a slow one has not.
    options=("-seed=$FUZZ_SEED" "-runs=10000")
  fi
  mkdir -p "$corpus" $folder/found
  seeds "$format" | while read -r file; do
    [ -n "${FUZZ_SEED:-}" ] && [[ $file == ../* ]] && continue
    # The Korean and the English examples have the same names.
    cp -p "$file" "$corpus/$(echo "${file#../}" | tr / -)"
  done
  # Without its own backtraces Swift leaves the signals to libFuzzer, which saves the input.
  # Sets in another order would make another run of the same seed.
  if ! SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no $folder/release/fuzz-imports "$format" "$corpus" -dict=Tools/fuzz-imports/tokens.dict \
    -max_total_time="$seconds" -rss_limit_mb=500 -timeout=10 -max_len=16384 -print_final_stats=1 \
    -artifact_prefix="$folder/found/$format-" "${options[@]}" > "$log" 2>&1; then
    tail -n 30 "$log"
    echo "fuzz: $format failed; the input is in $folder/found" >&2
    return 1
  fi
  awk -v format="$format" '
    /stat::number_of_executed_units/ { inputs = $2 }
    /stat::peak_rss_mb/ { memory = $2 }
    / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") edges = $(i + 1) }
    END { printf "%s: %d inputs, %d edges covered, %d MB at most\n", format, inputs, edges, memory }
  ' "$log"
}
export -f fuzz seeds
export folder seconds

formats=${*:-accessibilitysnapshot idb wda-xml wda-json xcuisnapshot debugdescription maestro
  maestro-csv uiautomator compose flutter axsnapshot accessibility-text transcript figma screen-file}
# Two at a time; the exit code is that of the worst.
printf '%s\n' $formats | xargs -P 2 -I '{}' bash -c 'fuzz {}'
