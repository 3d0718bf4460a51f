#!/usr/bin/env python3
"""Minimal pairs: how often the recognizer finds the right word likelier than another.

    minimal.py [VOICE…]           the voices of the product; without names, the Korean ones

Every word is said in three carriers, and beside it stands each other word of its set. A figure is the
share of right answers in a class; ± is the standard error over the sets, which are what was sampled.
"""

import argparse
import pathlib

import numpy as np

import experiments
import korean
import product
from recognizer import Recognizer

CARRIERS = ["{}, 버튼", "선택됨, {}, 탭", "다음 낱말, {}"]
CLASSES = ("onset", "vowel", "coda")


def sets():
    rows = []
    path = pathlib.Path(__file__).with_name("minimal-pairs.ko.tsv")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, words = line.split("\t")
            rows.append((kind, words.split()))
    return rows


def measure(recognizer, experiment, rows=None):
    """For each set its class and its share of right answers; and what was taken for what."""
    rows = sets() if rows is None else rows
    texts = [carrier.format(word) for _, words in rows for word in words for carrier in CARRIERS]
    items = iter(product.readings(texts, "ko"))
    helper = korean.helper_for(experiment)
    shares, wrong = [], []
    for kind, words in rows:
        said = [word for word in words for _ in CARRIERS]
        heard = [
            recognizer.hear(korean.render(helper, next(items), experiment), product.SAMPLE_RATE)
            for _ in said
        ]
        encoded = recognizer.encode(heard, window=500)
        scores = []
        for word in words:
            guesses = [carrier.format(word) for _ in words for carrier in CARRIERS]
            per_letter = recognizer.likelihoods(encoded, guesses)
            scores.append([s * len(g) for s, g in zip(per_letter, guesses)])
        answers = []
        for place, word in enumerate(said):
            right = scores[words.index(word)][place]
            for other, likelihoods in zip(words, scores):
                if other != word:
                    answers.append(right > likelihoods[place])
                    if not answers[-1]:
                        wrong.append((word, other))
        shares.append((kind, np.mean(answers)))
    helper.close()
    return shares, wrong


def report(name, shares):
    line = f"{name:32}"
    for kind in CLASSES + (None,):
        values = np.array([s for k, s in shares if kind in (None, k)])
        if len(values) > 1:
            error = values.std(ddof=1) / len(values) ** 0.5
            line += f"   {kind or 'all'} {100 * values.mean():.0f} ± {100 * error:.0f} %"
    print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("voices", nargs="*", default=["ko-classic", "ko", "ko-f-classic", "ko-f"])
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    recognizer = Recognizer("base", "ko")
    for voice in options.voices:
        shares, wrong = measure(recognizer, experiments.KOREAN.get(voice, {"voice": voice}))
        report(voice, shares)
        if options.show:
            print("   " + ", ".join(f"{a}→{b}" for a, b in wrong))


if __name__ == "__main__":
    main()
