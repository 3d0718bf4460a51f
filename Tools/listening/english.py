#!/usr/bin/env python3
"""How well the English voice is understood: Whisper tiny.en's word error rate.

    english.py                    the product as it is, on `tune` and on `check`
    english.py --experiments      every experiment of experiments.py, on `tune`
    english.py NAME…              only these experiments
    english.py --words            which words are missed most
"""

import argparse
import collections
import difflib
import re
import time

import experiments
import product
from recognizer import Recognizer, distance

UNITS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
         "fifteen sixteen seventeen eighteen nineteen").split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
SAME = {"popup": "pop up", "check box": "checkbox", "okay": "ok", "dollar": "dollars",
        "login": "log in", "favourites": "favorites"}


def number(match):
    value = int(match[0])
    if value < 20:
        return f" {UNITS[value]} "
    if value < 100:
        return f" {TENS[value // 10]} {UNITS[value % 10] if value % 10 else ''} "
    return " ".join(UNITS[int(d)] for d in match[0])


def words(text):
    """The words of a text as they are said, however they are written, for comparison."""
    text = text.lower().replace("%", " percent ").replace("-", " ")
    text = re.sub(r"\$(\d+)", r"\1 dollars ", text)
    text = re.sub(r"(\d):(\d\d)", r"\1 \2", text)
    text = re.sub(r"\d+", number, text)
    text = " ".join(re.findall(r"[a-z']+", text))
    for written, said in SAME.items():
        text = re.sub(rf"\b{written}\b", said, text)
    return text.split()


def render(helper, item, experiment):
    markup = item[2]
    voice = experiment.get("voice", "en-us")
    path, rate, gap = product.voice(voice)
    if "lines" in experiment:
        path = experiments.write_voice(experiments.changed(voice, experiment["lines"]))
    if "edit" in experiment:
        markup = experiment["edit"](markup)
    pcm, _ = helper.say(markup, path, experiment.get("rate", rate), gap=experiment.get("gap", gap))
    return pcm


def measure(recognizer, texts, items, experiment):
    helper = product.Helper()
    edits = count = 0
    likelihood, missed, heard_as = [], collections.Counter(), []
    for start in range(0, len(items), 8):
        batch, right = items[start:start + 8], texts[start:start + 8]
        heard = [
            recognizer.hear(render(helper, item, experiment), product.SAMPLE_RATE)
            for item in batch
        ]
        encoded = recognizer.encode(heard)
        likelihood += recognizer.likelihoods(encoded, right)
        for text, said in zip(right, recognizer.transcripts(encoded, len(batch))):
            expected, got = words(text), words(said)
            edits += min(distance(expected, got), len(expected))
            count += len(expected)
            matcher = difflib.SequenceMatcher(a=expected, b=got, autojunk=False)
            for kind, a, b, _, _ in matcher.get_opcodes():
                if kind != "equal":
                    missed.update(expected[a:b])
            heard_as.append((text, said))
    helper.close()
    return 100 * edits / count, sum(likelihood) / len(likelihood), missed, heard_as


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--experiments", action="store_true")
    parser.add_argument("--part", default=None)
    parser.add_argument("--words", action="store_true")
    options = parser.parse_args()
    recognizer = Recognizer("tiny.en", "en")
    parts = [options.part] if options.part else ["tune", "check"]
    if options.experiments:
        parts = [options.part or None]
    names = list(experiments.ENGLISH) if options.experiments else options.names or ["as it is"]
    for part in parts:
        texts = product.announcements("en", part)
        items = product.readings(texts, "en")
        for name in names:
            begin = time.monotonic()
            rate, likelihood, missed, heard_as = measure(
                recognizer, texts, items, experiments.ENGLISH[name])
            print(f"{part or 'all':6} {name:28} WER {rate:5.1f} %   log-likelihood "
                  f"{likelihood:6.3f}   ({time.monotonic() - begin:.0f} s)", flush=True)
            if options.words:
                total = collections.Counter(w for t in texts for w in words(t))
                print("   " + ", ".join(
                    f"{w} {n}/{total[w]}" for w, n in missed.most_common(25)))
                for text, said in heard_as:
                    print(f"   {text}\n     → {said}")


if __name__ == "__main__":
    main()
