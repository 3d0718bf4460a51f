#!/usr/bin/env python3
"""Formants, durations and onsets of minimal pairs, measured in our own sound.

For each word: the voice onset time (burst to voicing), the level of the noise between them, the
vowel's length, its first two formants in the middle and its pitch at the start. A contrast that
does not show in these numbers cannot be heard.
"""

import argparse

import numpy as np
from scipy.signal import butter, lfilter, sosfiltfilt

import product

SETS = ["달 딸 탈", "거 꺼 커", "불 뿔 풀", "자다 짜다 차다", "사다 싸다", "시 씨", "가 까 카",
        "애 에", "어 오", "으 우", "각 갇 갑"]
RATE = product.SAMPLE_RATE


def band(signal, low, high):
    return sosfiltfilt(butter(4, [low, high], "band", fs=RATE, output="sos"), signal)


def level(signal, window):
    """RMS in dB, one value per millisecond."""
    step = RATE // 1000
    power = np.convolve(signal ** 2, np.ones(window * step) / (window * step), "same")[::step]
    return 10 * np.log10(power + 1e-9)


def formants(signal):
    """The first two resonances, by linear prediction of order 12 at 11 kHz."""
    x = signal[::2] * np.hamming(len(signal[::2]))
    x = lfilter([1, -0.97], 1, x)
    r = np.correlate(x, x, "full")[len(x) - 1:len(x) + 12]
    matrix = np.array([[r[abs(i - j)] for j in range(12)] for i in range(12)])
    a = np.linalg.solve(matrix + np.eye(12) * r[0] * 1e-6, r[1:])
    roots = [z for z in np.roots([1, *-a]) if z.imag > 0.01]
    found = sorted(
        np.angle(z) * RATE / 2 / (2 * np.pi) for z in roots
        if -np.log(abs(z)) * RATE / 2 / np.pi < 500)
    found = [f for f in found if f > 180]
    return (found + [float("nan")] * 2)[:2]


def pitch(signal):
    """The strongest period between 60 and 300 Hz."""
    x = signal - signal.mean()
    r = np.correlate(x, x, "full")[len(x) - 1:]
    low, high = RATE // 300, min(len(r) - 1, RATE // 60)
    return RATE / (low + int(np.argmax(r[low:high])))


def measure(pcm):
    signal = np.frombuffer(pcm, "<i2").astype(float)
    loudness = level(signal, 4)
    floor = loudness.max() - 45
    start = int(np.argmax(loudness > floor))
    # Voicing: the low band as loud as in a vowel. Noise: the high band alone.
    low = level(band(signal, 60, 900), 8)
    voiced = low > low.max() - 14
    onset = start
    while onset < len(voiced) - 15 and not voiced[onset:onset + 15].all():
        onset += 1
    end = onset
    while end < len(low) and low[end] > low.max() - 20:
        end += 1
    high = level(band(signal, 2000, 9000), 4)
    noise = high[start:max(start + 1, onset)].max() - loudness.max()
    to_sample = lambda ms: int(ms * RATE / 1000)
    # Far enough from the onset that the transitions are over.
    steady = onset + min(90, max(25, (end - onset) // 2))
    f1, f2 = formants(signal[to_sample(steady - 20):to_sample(steady + 20)])
    f0 = pitch(signal[to_sample(onset):to_sample(onset + 50)])
    return onset - start, noise, end - onset, f1, f2, f0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--voice", default="ko")
    parser.add_argument("--rate", type=int)
    parser.add_argument("sets", nargs="*", default=SETS)
    options = parser.parse_args()
    path, rate, gap = product.voice(options.voice)
    helper = product.Helper()
    print("word  VOT ms  noise dB  vowel ms    F1    F2  f0 Hz   phonemes")
    for words in options.sets:
        for word, _, markup in product.readings(words.split(), "ko"):
            pcm, _ = helper.say(markup, path, options.rate or rate, gap=gap)
            vot, noise, length, f1, f2, f0 = measure(pcm)
            print(f"{word:4}  {vot:6}  {noise:8.0f}  {length:8}  {f1:4.0f}  {f2:4.0f}  {f0:5.0f}"
                  f"   {markup}")
        print()
    helper.close()


if __name__ == "__main__":
    main()
