#!/usr/bin/env python3
"""Minimal pairs: how often the recognizer finds the right word likelier than another.

    minimal.py [VOICE…]           the voices of the product; without names, the Korean ones
    minimal.py --part check       other sets (`tune`, `check`, `first`)

Every word is said in three carriers, and beside it stands each other word of its set. Two figures:

- likelier: the share of recordings whose right word is likelier than the other. It also counts which
  word the recognizer expects, whatever it hears.
- told apart: the share of pairs for which right(a) + right(b) > wrong(a) + wrong(b), over the
  recordings of both words. What the recognizer expects is in both sums, so it does not count.

Chance is one half for both. ± is the standard error over the sets, which are what was sampled.
"""

import argparse
import itertools
import pathlib
from dataclasses import dataclass, field

import numpy as np

import experiments
import korean
import product
from recognizer import Recognizer

CARRIERS = ["{}, 버튼", "선택됨, {}, 탭", "다음 낱말, {}"]
CLASSES = ("onset", "vowel", "coda")


@dataclass
class Answers:
    """What was heard of one set."""

    kind: str
    words: list
    likelier: list = field(default_factory=list)  # a truth value for a recording and another word
    apart: list = field(default_factory=list)  # a truth value for a pair and a carrier
    margins: list = field(default_factory=list)  # in nats, for a pair and a carrier
    wrong: list = field(default_factory=list)  # (word, what it was taken for)
    confused: list = field(default_factory=list)  # pairs that are not told apart


def sets(part="check"):
    rows = []
    path = pathlib.Path(__file__).with_name("minimal-pairs.ko.tsv")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            row_part, kind, words = line.split("\t")
            if row_part == part:
                rows.append((kind, words.split()))
    return rows


def compare(kind, words, scores):
    """Answers from scores[heard word][carrier][guessed word], log-likelihoods of a whole text."""
    answers = Answers(kind, words)
    for a, b in itertools.permutations(range(len(words)), 2):
        for heard in scores[a]:
            answers.likelier.append(heard[a] > heard[b])
            if not answers.likelier[-1]:
                answers.wrong.append((words[a], words[b]))
    for a, b in itertools.combinations(range(len(words)), 2):
        for of_a, of_b in zip(scores[a], scores[b]):
            margin = of_a[a] + of_b[b] - of_a[b] - of_b[a]
            answers.margins.append(margin)
            answers.apart.append(margin > 0)
            if margin <= 0:
                answers.confused.append((words[a], words[b]))
    return answers


def measure(recognizer, experiment, rows=None):
    """The answers of each set."""
    rows = sets() if rows is None else rows
    texts = [carrier.format(word) for _, words in rows for word in words for carrier in CARRIERS]
    items = iter(product.readings(texts, "ko"))
    helper = korean.helper_for(experiment)
    result = []
    for kind, words in rows:
        count = len(words) * len(CARRIERS)
        heard = [
            recognizer.hear(korean.render(helper, next(items), experiment), product.SAMPLE_RATE)
            for _ in range(count)
        ]
        encoded = recognizer.encode(heard, window=500)
        scores = np.zeros((len(words), len(CARRIERS), len(words)))
        for guess, word in enumerate(words):
            guesses = [carrier.format(word) for _ in words for carrier in CARRIERS]
            per_letter = recognizer.likelihoods(encoded, guesses)
            scores[:, :, guess] = np.reshape(
                [s * len(g) for s, g in zip(per_letter, guesses)], (len(words), len(CARRIERS)))
        result.append(compare(kind, words, scores))
    helper.close()
    return result


def figures(result):
    """For each class, and for all: its name, mean and error of both shares."""
    for kind in CLASSES + (None,):
        rows = [r for r in result if kind in (None, r.kind)]
        if len(rows) > 1:
            yield kind or "all", *(
                (values.mean(), values.std(ddof=1) / len(values) ** 0.5) for values in (
                    np.array([np.mean(r.likelier) for r in rows]),
                    np.array([np.mean(r.apart) for r in rows])))


def report(name, result):
    for title, index in (("likelier", 1), ("told apart", 2)):
        line = f"{name if index == 1 else '':32} {title:10}"
        for row in figures(result):
            mean, error = row[index]
            line += f"   {row[0]} {100 * mean:.0f} ± {100 * error:.0f} %"
        print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("voices", nargs="*", default=["ko-classic", "ko", "ko-f-classic", "ko-f"])
    parser.add_argument("--part", default="check")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    recognizer = Recognizer("base", "ko")
    for voice in options.voices:
        result = measure(
            recognizer, experiments.KOREAN.get(voice, {"voice": voice}), sets(options.part))
        report(voice, result)
        if options.show:
            for name, pairs in (
                ("taken for", [w for r in result for w in r.wrong]),
                ("not told apart", [w for r in result for w in r.confused]),
            ):
                print(f"   {name}: " + ", ".join(f"{a}→{b}" for a, b in pairs))


if __name__ == "__main__":
    main()
