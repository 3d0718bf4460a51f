#!/bin/sh
# Measures the speech engine: the helper's synthesis compared with the bare library's, the time from
# a command's start to its first sample compared with espeak-ng's, and from Ctrl-C to silence.
# usage: Tools/measure-speech.sh [COMMAND THAT SPEAKS...]
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product overheard-synth
swift build -c release --product measure-speech
bin=$(swift build -c release --show-bin-path)
scratch=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$scratch"' EXIT

cc -O2 -o "$scratch/bare-loop" Tools/bare-loop.c -lespeak-ng
"$bin/measure-speech" list >"$scratch/list"
for round in 1 2 3; do
  "$scratch/bare-loop" 600 <"$scratch/list"
  "$bin/measure-speech" throughput 600
done

HOME=$scratch XDG_RUNTIME_DIR=$scratch PULSE_RUNTIME_PATH=$scratch \
  pulseaudio -n --daemonize=yes --exit-idle-time=60 --use-pid-file=yes --log-level=error \
  -L "module-null-sink sink_name=null" \
  -L "module-native-protocol-unix socket=$scratch/native auth-anonymous=1"
server=$(cat "$scratch/pid")
export PULSE_SERVER="unix:$scratch/native"
python3 Tools/time-to-sound.py 9 espeak-ng "Payment card, adjustable"
python3 Tools/time-to-sound.py 9 "$bin/measure-speech" say "Payment card, adjustable"
if [ $# -gt 0 ]; then
  python3 Tools/time-to-sound.py 9 "$@"
  python3 Tools/time-to-silence.py 9 "$@"
fi
