"""The table of Korean phonemes and tones with settings to vary, to measure the effect of each.

It copies Sources/ESpeak/KoreanMnemonics.swift and KoreanTones.swift, so that a setting can be tried
before it is adopted there; `python korean.py --same` checks that the two still agree.
"""

import re
from dataclasses import dataclass, field

from tones import HIGH_ONSETS, Tones, onset_of

ONSETS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
CODAS = ["", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"]
PALATAL = set("ㅣㅑㅕㅛㅠㅒㅖㅟ")
ASPIRATED, TENSE = set("ㅋㅌㅍㅊㅎ"), set("ㄲㄸㅃㅉㅆ")


@dataclass
class Table:
    """Mnemonics for onsets (initial, voiced), vowels and codas."""

    initial: dict = field(default_factory=lambda: {
        "ㄱ": "g", "ㄲ": "qk", "ㄴ": "n", "ㄷ": "d", "ㄸ": "t-", "ㄹ": "r", "ㅁ": "m", "ㅂ": "p",
        "ㅃ": "pb", "ㅅ": "s", "ㅆ": "s|s-", "ㅇ": "", "ㅈ": "tS;", "ㅉ": "tS;-", "ㅊ": "tSh",
        "ㅋ": "kh", "ㅌ": "th", "ㅍ": "ph", "ㅎ": "h"})
    voiced: dict = field(default_factory=lambda: {"ㅂ": "b", "ㅈ": "dZ;"})
    palatal: dict = field(default_factory=lambda: {"ㅅ": "S;", "ㅆ": "S;|S;"})
    vowels: dict = field(default_factory=lambda: dict(zip(VOWELS, (
        "a E ja jE @ e j@ je o wa wE we jo u w@ we wi ju u- i i").split())))
    codas: dict = field(default_factory=lambda: {
        "ㄱ": "q", "ㄴ": "n", "ㄷ": "t-", "ㄹ": "l", "ㅁ": "m", "ㅂ": "p-", "ㅇ": "N"})
    twice_l: str = "l"
    # Codas at the end of a word, where they differ from `codas`.
    finals: dict = field(default_factory=dict)
    # 'first', 'none', 'second', 'last', 'all', 'long' (not in words of one syllable),
    # 'strong' (a double mark in an eojeol with an aspirated or tense onset).
    stress: str = "first"
    # Put between the eojeols of a bracket, as a separate word.
    gap: str = ""
    # A tone after each syllable's vowel; None for a voice without.
    tones: object = field(default_factory=Tones)
    # Onsets at the start of an eojeol.
    first: dict = field(default_factory=lambda: {"ㅈ": "tSj", "ㄱ": "gk", "ㄷ": "dt"})
    # Diphthongs after a consonant.
    short_glides: dict = field(default_factory=lambda: {"we": "oe", "wE": "oE"})
    # The pitch of eojeols that begin high, for a voice without tones.
    high_pitch: int = 50
    # A closure put before an onset inside a word, by letter.
    closure: dict = field(default_factory=dict)

    def word(self, syllables, tones=None):
        parts = []
        count = len(syllables)
        before = None
        for index, syllable in enumerate(syllables):
            code = ord(syllable) - 0xAC00
            onset, vowel, coda = ONSETS[code // 588], VOWELS[code // 28 % 21], CODAS[code % 28]
            is_voiced = before is not None and before in ("", "ㄴ", "ㅁ", "ㅇ", "ㄹ")
            sound = self.voiced.get(onset) if is_voiced else None
            sound = self.initial[onset] if sound is None else sound
            if before is None:
                sound = self.first.get(onset, sound)
            if vowel in PALATAL:
                sound = self.palatal.get(onset, sound)
            if onset == "ㄹ" and before == "ㄹ":
                sound = self.twice_l
            if before is not None and onset in self.closure:
                parts.append(self.closure[onset])
            nucleus = self.vowels[vowel]
            if vowel == "ㅢ" and before is None and onset == "ㅇ":
                nucleus = "u-j"
            if (sound.startswith("tS") or sound.startswith("S;")) and nucleus.startswith("j"):
                nucleus = nucleus[1:]
            marked = {
                "first": index == 0, "none": False, "second": index == min(1, count - 1),
                "last": index == count - 1, "all": True,
                "long": index == 0 and count > 1, "strong": index == 0,
            }[self.stress]
            mark = "'" if marked else ""
            if self.stress == "strong" and marked and onset in ASPIRATED | TENSE:
                mark = "''"
            if sound:
                parts.append(sound)
                nucleus = self.short_glides.get(nucleus, nucleus)
            parts.append(mark + nucleus)
            if tones:
                parts.append(tones[index])
            if coda:
                end = self.finals.get(coda) if index == count - 1 else None
                parts.append(end or self.codas[coda])
            before = coda
        return "|".join(part for part in parts if part)

    def markup(self, sounds, markup):
        """The product's markup, with the words written by this table."""
        markup = re.sub(" ?\x01\\d+P", "", markup)
        syllables = [c for c in sounds if "가" <= c <= "힣"]
        place = 0
        pieces = re.split(r"(\[\[.*?\]\])", markup)
        # The words of each bracket; the eojeols of each phrase, with the mark that ends it.
        words, phrases, phrase = {}, [], []
        for index, piece in enumerate(pieces):
            if index % 2 == 0:
                mark = re.search(r"[,.?!:]", piece)
                if mark and phrase:
                    phrases.append((phrase, mark[0]))
                    phrase = []
                continue
            words[index] = []
            for word in piece[2:-2].split(" "):
                if word.startswith("_"):
                    words[index].append((word, None))
                    continue
                bare = [t for t in word.split("|") if not t.isdigit()]
                count = sum(bool(re.search(r"[aeiouE@]", t)) for t in bare)
                eojeol = "".join(syllables[place:place + count])
                place += count
                words[index].append((word, eojeol))
                phrase.append(eojeol)
        phrases.append((phrase, None))
        assert place == len(syllables), (sounds, markup)
        tones = iter(
            row for eojeols, mark in phrases if eojeols
            for row in (self.tones.phrase(eojeols, mark) if self.tones else [None] * len(eojeols)))
        for index, row in words.items():
            written = [
                word if eojeol is None else self.word(eojeol, next(tones)) for word, eojeol in row]
            if self.high_pitch != 50:
                highs = [eojeol is not None and onset_of(eojeol) in HIGH_ONSETS
                         for _, eojeol in row]
                written = [f"\x01{self.high_pitch if high else 50}P [[{word}]]"
                           for word, high in zip(written, highs)]
                pieces[index] = " ".join(written)
            else:
                pieces[index] = "[[" + (f" {self.gap} " if self.gap else " ").join(written) + "]]"
        return "".join(pieces)


def classic():
    """The phonemes of `ko-classic`: the engine's, and a higher pitch in place of tones."""
    table = Table(tones=None, first={}, short_glides={}, high_pitch=70)
    table.initial = {**table.initial, "ㅋ": "k|h", "ㅌ": "t|h", "ㅊ": "tS;|h", "ㄲ": "q",
                     "ㅃ": "p-"}
    return table
