"""The experiments; RESULTS.md has their results.

An experiment is a dictionary. For Korean: `voice` (a name of the catalogue), `lines` (lines of its
file that differ), `cells` (cells of Sources/overheard-synth/Korean that differ: table, row, column,
value), `table` (a Table: phonemes and tones), `input` ("words": the engine reads by itself), `gap`,
`rate`. For English see `english.py`.
"""

import hashlib
import json
import os
import pathlib
import subprocess
import tempfile

import product
from table import Table, classic
from tones import Tones

FOLDER = tempfile.TemporaryDirectory(prefix="listening-")
TABLES = product.ROOT / "Sources" / "overheard-synth" / "Korean"


def write_voice(text):
    """A voice file for one experiment; Korean unless it names a language."""
    path = pathlib.Path(FOLDER.name) / hashlib.sha256(text.encode()).hexdigest()[:12]
    language = "" if "\nlanguage " in "\n" + text else "language ko\n"
    gender = "" if "\ngender " in "\n" + text else "gender male\n"
    path.write_text(f"name trial\n{language}{gender}flutter 0\n{text}", encoding="utf-8")
    return str(path)


def changed(voice, lines):
    """A voice file of the product with lines replaced (matched by their keys) or added."""
    path, _, _ = product.voice(voice)
    kept = [line for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()
            if line and not line.startswith(("//", "name", "flutter"))]
    for line in lines:
        keys = 2 if line.startswith("formant") else 1
        kept = [old for old in kept if old.split()[:keys] != line.split()[:keys]] + [line]
    return "\n".join(kept) + "\n"


def data(cells):
    """A folder of data with cells of our tables changed; the helper writes it."""
    name = hashlib.sha256(json.dumps(cells).encode()).hexdigest()[:12]
    folder = pathlib.Path(FOLDER.name) / f"data-{name}"
    if folder.exists():
        return folder
    tables = pathlib.Path(FOLDER.name) / f"tables-{name}"
    tables.mkdir()
    for path in TABLES.glob("*.tsv"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for table, row, column, value in cells:
            if table != path.stem:
                continue
            keys = row.split()
            for index, line in enumerate(lines):
                columns = line.split("\t")
                if not line.startswith("#") and columns[:len(keys)] == keys:
                    columns[column] = str(value)
                    lines[index] = "\t".join(columns)
        (tables / path.name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    environment = {k: v for k, v in os.environ.items() if k != "ESPEAK_DATA_PATH"}
    subprocess.run(
        [product.BUILD / "overheard-synth", "--write-data", folder, "--tables", tables],
        check=True, env=environment)
    return folder


VOWELS = ("a", "@", "o", "u", "u-", "e", "E", "i")

KOREAN = {
    "ko": {},
    "ko-f": {"voice": "ko-f"},
    "ko-classic": {"voice": "ko-classic", "table": classic()},
    "ko-f-classic": {"voice": "ko-f-classic", "table": classic()},
    "espeak": {"voice": "ko-classic", "input": "words", "gap": 0},
    "initial ㄱ voiced, as before": {"table": Table(first={"ㅈ": "tSj", "ㄷ": "dt"})},
    "initial ㄷ voiced, as before": {"table": Table(first={"ㅈ": "tSj", "ㄱ": "gk"})},
    "upper formants as drawn": {
        "lines": ["formant 4 100 100 80", "formant 5 100 100 100", "formant 6 100 100 100"]},
    "upper formants 10 % higher": {
        "lines": ["formant 4 110 100 80", "formant 5 110 100 100", "formant 6 110 100 100"]},
    "first formant 70 % as high": {"lines": ["formant 1 100 70 100"]},
    "woman's pitch as before": {"voice": "ko-f", "lines": ["pitch 140 240"]},
    "woman's F2 and F3 10 % higher": {
        "voice": "ko-f", "lines": ["formant 2 110 100 80", "formant 3 110 100 80"]},
    "no tones": {"table": Table(tones=None)},
    "glide to its own level": {"table": Table(tones=Tones(glide="own"))},
    "glide to the next level": {"table": Table(tones=Tones(glide="next"))},
    "no glide": {"table": Table(tones=Tones(glide=0))},
    "formants as wide as the engine's": {
        "lines": [f"formant {n} {108 if n == 4 else 100} 100 100" for n in (1, 2, 3, 4)]},
    "first formant as high as drawn": {"lines": ["formant 1 100 100 100"]},
    "more low frequencies": {"cells": [("spectrum", "edge 0", 3, -8)]},
    "fewer low frequencies": {"cells": [("spectrum", "edge 0", 3, -40)]},
    "second and third formant 2 dB louder": {
        "cells": [("spectrum", "peak 2", 4, 5), ("spectrum", "peak 3", 4, 9)]},
    "vowels of 180 ms": {"cells": [("vowels", v, 2, 180) for v in VOWELS]},
    "vowels of 220 ms": {"cells": [("vowels", v, 2, 220) for v in VOWELS]},
}


ENGLISH = {
    "as it is": {},
    "gap 5": {"gap": 5},
    "rate 150": {"rate": 150},
    "en-gb": {"voice": "en-gb"},
    "longer": {"lines": ["stressLength 155 135 205 185 0 0 270 320"]},
    "even": {"lines": ["stressLength 160 150 190 180 0 0 230 260"]},
    "formants 2 to 4 narrower": {"lines": ["formant 2 96 97 80", "formant 3 96 103 80",
                                           "formant 4 95 103 80"]},
    "first formant lower": {"lines": ["formant 1 96 80 100"]},
}
