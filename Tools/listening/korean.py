#!/usr/bin/env python3
"""How well the Korean voice is understood: Whisper base's log-likelihood of the right words.

    korean.py                     the product as it is, on `tune` and on `check`
    korean.py --experiments       every experiment of experiments.py, on `tune`
    korean.py NAME…               only these experiments
    korean.py --same              checks that table.py and the product write the same
"""

import argparse
import time

import numpy as np

import experiments
import product
from recognizer import Recognizer, distance, letters
from table import Table


def render(helper, item, experiment):
    words, sounds, markup = item
    path, rate, gap = product.voice(experiment.get("voice", "ko"))
    if "lines" in experiment:
        path = experiments.write_voice(
            experiments.changed(experiment.get("voice", "ko"), experiment["lines"]))
    if "table" in experiment:
        markup = experiment["table"].markup(sounds, markup)
    text, flags = markup, helper.MARKUP
    if experiment.get("input") == "words":
        text, flags = words, helper.TEXT
    pcm, _ = helper.say(
        text, path, experiment.get("rate", rate), flags=flags, gap=experiment.get("gap", gap))
    return pcm


def helper_for(experiment):
    """A helper with the experiment's data."""
    cells = experiment.get("cells")
    return product.Helper(experiments.data(cells) if cells else None)


def measure(recognizer, items, experiment, *, transcribe=False, show=False):
    helper = helper_for(experiment)
    scores, rates, edits, count = [], [], 0, 0
    for start in range(0, len(items), 8):
        batch = items[start:start + 8]
        heard = [
            recognizer.hear(render(helper, item, experiment), product.SAMPLE_RATE)
            for item in batch
        ]
        encoded = recognizer.encode(heard)
        scores += recognizer.likelihoods(encoded, [words for words, _, _ in batch])
        if transcribe:
            for (words, _, _), said in zip(batch, recognizer.transcripts(encoded, len(batch))):
                if show:
                    print(f"    {words}\n      → {said}")
                right = letters(words)
                wrong = min(distance(right, letters(said)), len(right))
                edits += wrong
                count += len(right)
                rates.append(wrong / len(right))
    helper.close()
    return np.array(scores), edits / max(1, count), rates


def report(name, scores, base, errors=None, seconds=0.0):
    line = f"{name:32} {scores.mean():7.3f}"
    if base is not None and base is not scores:
        difference = scores - base
        error = difference.std(ddof=1) / len(difference) ** 0.5
        line += f"   {difference.mean():+.3f} ± {error:.3f}"
    if errors is not None:
        line += f"   CER {100 * errors:.0f} %"
    print(f"{line}   ({seconds:.0f} s)", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--experiments", action="store_true")
    parser.add_argument("--same", action="store_true")
    parser.add_argument("--part", default=None)
    parser.add_argument("--cer", action="store_true")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()

    if options.same:
        for _, sounds, markup in product.readings(product.announcements("ko"), "ko"):
            ours = Table().markup(sounds, markup)
            assert ours == markup, f"product {markup}\ntable   {ours}"
        print("table.py and the product agree")
        return

    recognizer = Recognizer("base", "ko")
    if not options.names and not options.experiments:
        for part in ("tune", "check"):
            items = product.readings(product.announcements("ko", part), "ko")
            for voice in ("ko", "ko-f"):
                begin = time.monotonic()
                scores, errors, _ = measure(
                    recognizer, items, {"voice": voice}, transcribe=True, show=options.show)
                report(f"{voice}, {part}", scores, None, errors, time.monotonic() - begin)
        return
    items = product.readings(product.announcements("ko", options.part or "tune"), "ko")
    names = options.names or list(experiments.KOREAN)
    base = None
    for name in names:
        begin = time.monotonic()
        scores, errors, _ = measure(
            recognizer, items, experiments.KOREAN[name], transcribe=options.cer,
            show=options.show)
        base = scores if base is None else base
        report(name, scores, base, errors if options.cer else None, time.monotonic() - begin)


if __name__ == "__main__":
    main()
