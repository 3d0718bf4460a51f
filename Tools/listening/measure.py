#!/usr/bin/env python3
"""Everything in one run: `make listening`. Prints the tables of RESULTS.md.

    measure.py             every voice, on `check`, the minimal pairs and English
    measure.py --part check2
"""

import argparse

import numpy as np

import english
import experiments
import korean
import minimal
import product
from recognizer import Recognizer

VOICES = [
    ("espeak", "eSpeak NG's own Korean"), ("ko-classic", "`ko-classic`, before"),
    ("ko", "**`ko`**"), ("ko-f-classic", "`ko-f-classic`, before"), ("ko-f", "**`ko-f`**"),
]


def mean(values):
    values = np.array(values)
    return values.mean(), values.std(ddof=1) / len(values) ** 0.5


def measure_korean(part, pairs):
    recognizer = Recognizer("base", "ko")
    items = product.readings(product.announcements("ko", part), "ko")
    print(f"| Korean, {part} | log-likelihood | CER | onset pairs | vowel pairs | coda pairs |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, label in VOICES:
        experiment = experiments.KOREAN[name]
        scores, errors, rates = korean.measure(recognizer, items, experiment, transcribe=True)
        level, error = mean(scores)
        _, rate_error = mean(rates)
        columns = [
            f"{100 * likelier:.0f} / {100 * apart:.0f} ± {100 * apart_error:.0f} %"
            for kind, (likelier, _), (apart, apart_error) in minimal.figures(
                minimal.measure(recognizer, experiment, minimal.sets(pairs)))
            if kind != "all"
        ]
        print(f"| {label} | {level:.3f} ± {error:.3f} | {100 * errors:.1f} ± {100 * rate_error:.1f} % | "
              + " | ".join(columns) + " |", flush=True)


def measure_english():
    recognizer = Recognizer("tiny.en", "en")
    print("\n| English | WER | log-likelihood |")
    print("|---|---:|---:|")
    for part in ("tune", "check"):
        texts = product.announcements("en", part)
        items = product.readings(texts, "en")
        for voice in ("en-us", "en-us-f"):
            rate, likelihood, _, _ = english.measure(recognizer, texts, items, {"voice": voice})
            print(f"| `{voice}`, {part} | {rate:.1f} % | {likelihood:.3f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", default="check")
    parser.add_argument("--pairs", default="check", help="the sets of words: check, tune, first")
    parser.add_argument("--korean", action="store_true", help="Korean alone")
    options = parser.parse_args()
    measure_korean(options.part, options.pairs)
    if not options.korean:
        measure_english()


if __name__ == "__main__":
    main()
