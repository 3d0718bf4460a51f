"""What the product says: the front end's markup, and the helper's samples.

Both come from the built programs (`overheard pronounce --explain` and `overheard-synth`), so what
is measured is what is heard.
"""

import os
import pathlib
import struct
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("OVERHEARD_BUILD", ROOT / ".build" / "debug"))
VOICES = ROOT / "Voices"
SAMPLE_RATE = 22050


def announcements(language, part=None):
    """The announcements of a language: all, or those of the part `tune` or `check`."""
    rows = []
    path = pathlib.Path(__file__).with_name(f"announcements.{language}.tsv")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            row_part, text = line.split("\t")
            if part in (None, row_part):
                rows.append(text)
    return rows


def readings(texts, language):
    """For each text: its words, its sounds and the markup, as the product makes them."""
    output = subprocess.run(
        [BUILD / "overheard", "pronounce", "--language", language, "--explain"],
        input="\n".join(texts) + "\n", capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    result, head = [], None
    for line in output:
        if line.startswith("  engine: "):
            _, words, sounds = head.split("\t")
            result.append((words, sounds, line.removeprefix("  engine: ").replace("␁", "\x01")))
        elif not line.startswith("  "):
            head = line
    assert len(result) == len(texts), "a text was not read"
    return result


def voice(name):
    """A row of the catalogue: the voice file's path, its rate and its gap between words."""
    for line in (VOICES / "catalogue.tsv").read_text(encoding="utf-8").splitlines():
        columns = line.split("\t")
        if columns[0] == name:
            return str(VOICES / columns[2]), int(columns[5]), int(columns[7])
    raise SystemExit(f"no voice {name} in the catalogue")


class Helper:
    """The helper's process; speaks its protocol (Sources/overheard-synth/protocol.h)."""

    MARKUP, TEXT, SSML = 2, 0, 3

    def __init__(self, data=None):
        """Starts the helper; `data` is a folder that `--write-data` wrote."""
        environment = {**os.environ, "ESPEAK_DATA_PATH": str(data)} if data else None
        self.process = subprocess.Popen(
            [BUILD / "overheard-synth"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=environment)
        self._frame()

    def say(self, text, voice, rate, *, flags=MARKUP, pitch=50, span=50, gap=0):
        """Samples (bytes of s16) and events of one utterance."""
        name = voice.encode()
        body = struct.pack("<HHHHHHH", flags, rate, pitch, span, 100, gap, len(name))
        body += name + text.encode()
        self.process.stdin.write(b"say_" + struct.pack("<II", 1, len(body)) + body)
        self.process.stdin.flush()
        pcm = b""
        while True:
            kind, body = self._frame()
            if kind == b"pcm_":
                pcm += body
            elif kind == b"done":
                return pcm, body
            else:
                raise RuntimeError(body[4:].decode())

    def _frame(self):
        head = self.process.stdout.read(12)
        kind, _, length = struct.unpack("<4sII", head)
        return kind, self.process.stdout.read(length)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
