#!/bin/bash
# Builds overheard-synth with the address and the undefined-behavior sanitizer and lets it speak 1,000
# hostile utterances (Tools/hostile-speech.py). eSpeak NG itself is the system's and not looked into,
# apart from what it writes where it should not into memory of ours.
#
# Usage: Tools/sanitize.sh [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."
folder=.build/sanitized
mkdir -p $folder
# The toolchain's own compiler: it has both sanitizers, and needs its own linker for them.
compiler=$(dirname "$(realpath "$(command -v "${SWIFT:-swift}")")")/clang
[ -x "$compiler" ] || compiler=clang
linker=$([ "$(uname)" = Darwin ] || echo -fuse-ld=lld)
# shellcheck disable=SC2046,SC2086
$compiler $linker -g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined \
  -fno-sanitize-recover=undefined -D_GNU_SOURCE -o $folder/overheard-synth \
  Sources/overheard-synth/*.c $(pkg-config --cflags --libs espeak-ng) -lpcaudio -lm -ldl
# What the engine does by itself is left out: 1.51 reads memory that it has freed when it changes
# voices, in its own process. It also leaks, and what a fork has not freed is no leak.
echo "interceptor_via_lib:libespeak-ng" > $folder/suppressions
export ASAN_OPTIONS=detect_leaks=0:exitcode=99:log_path=$folder/report:suppressions=$folder/suppressions
export UBSAN_OPTIONS=print_stacktrace=1:exitcode=99:log_path=$folder/report
rm -f $folder/report*
python3 Tools/hostile-speech.py $folder/overheard-synth "${1:-1000}"
if ls $folder/report* > /dev/null 2>&1; then
  cat $folder/report*
  echo "sanitize: the sanitizers found something; see above" >&2
  exit 1
fi
