#!/usr/bin/env python3
"""Writes a page for people to hear the voices before and now, blind, and to say which is clearer.

    page.py FILE        twenty pairs in an order that a fixed seed decides; everything is in the file

The page adds up the answers itself and prints a line to send back.
"""

import argparse
import base64
import json
import pathlib
import random
import subprocess
import tempfile

import product

SEED = 20260401
PAIRS = [("ko-classic", "ko")] * 14 + [("ko-f-classic", "ko-f")] * 6


def sound(text, voice, folder):
    """A text said by a voice of the product, as a data URL."""
    path = pathlib.Path(folder) / "clip.flac"
    subprocess.run(
        [product.BUILD / "overheard", "speak", "--text", text, "--language", "ko", "--voice", voice,
         "--to", path, "--quiet"], check=True, stdout=subprocess.DEVNULL)
    data = base64.b64encode(path.read_bytes()).decode()
    path.unlink()
    return f"data:audio/flac;base64,{data}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    options = parser.parse_args()
    numbers = random.Random(SEED)
    texts = numbers.sample(product.announcements("ko", "check2"), len(PAIRS))
    pairs = list(PAIRS)
    numbers.shuffle(pairs)
    rows, key = [], []
    with tempfile.TemporaryDirectory() as folder:
        for text, (before, now) in zip(texts, pairs):
            swapped = numbers.random() < 0.5
            voices = (now, before) if swapped else (before, now)
            rows.append({"text": text, "a": sound(text, voices[0], folder),
                         "b": sound(text, voices[1], folder)})
            # Which of the two is the new one, and of which kind; not to be read by accident.
            key.append(("a" if swapped else "b") + ("f" if now == "ko-f" else "m"))
    template = pathlib.Path(__file__).with_name("page.html").read_text(encoding="utf-8")
    page = template.replace("/*ROWS*/[]", json.dumps(rows, ensure_ascii=False)).replace(
        "/*KEY*/", base64.b64encode(",".join(key).encode()).decode())
    out = pathlib.Path(options.file)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page, encoding="utf-8")
    print(f"{out}: {len(rows)} pairs, {out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
