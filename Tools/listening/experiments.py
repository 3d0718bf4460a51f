"""What was tried; RESULTS.md has what each gave."""

import hashlib
import pathlib
import tempfile

from table import Table


FOLDER = tempfile.TemporaryDirectory(prefix="listening-")


def write_voice(text):
    """A voice file of one experiment; without a language it is Korean."""
    path = pathlib.Path(FOLDER.name) / hashlib.sha256(text.encode()).hexdigest()[:12]
    language = "" if "\nlanguage " in "\n" + text else "language ko\n"
    path.write_text(f"name trial\n{language}gender male\nflutter 0\n{text}", encoding="utf-8")
    return str(path)


def table(**changes):
    """The product's table with some entries changed."""
    result = Table()
    for name, value in changes.items():
        old = getattr(result, name)
        setattr(result, name, {**old, **value} if isinstance(old, dict) else value)
    return result


PLAIN = "pitch 80 118\nintonation 2\n"
M3 = """
formant 1  96  97 100
formant 2  96  97 100
formant 3  96 103 100
formant 4  95 103 100
formant 5  95 103 100
stressAdd 10 10 0 0 0 0 -30 -30
"""

KOREAN = {
    "as it is": {},
    "tap": {"table": table(initial={"ㄹ": "*"})},
    "strong": {"table": table(stress="strong")},
    "gap 3": {"gap": 3},
    "rate 120": {"rate": 120},
    "consonants 130": {"file": PLAIN + "consonants 130 110\n"},
    "formants m3": {"file": PLAIN + M3},
    "s before i": {"table": table(palatal={"ㅅ": "s", "ㅆ": "s-"})},
    "ㅆ before i as s-": {"table": table(palatal={"ㅆ": "s-"})},
    "initial k t": {"table": table(
        initial={"ㄱ": "k", "ㄷ": "t"}, voiced={"ㄱ": "g", "ㄷ": "d"})},
    "codas k t p": {"table": table(codas={"ㄱ": "k", "ㄷ": "t", "ㅂ": "p"})},
    "second": {"table": table(stress="second")},
    "all": {"table": table(stress="all")},
    "ㅐ as e": {"table": table(vowels={"ㅐ": "e", "ㅒ": "je", "ㅙ": "we"})},
    "pitch 100-150": {"file": "pitch 100 150\nintonation 2\n"},
    "monotone": {"span": 20},
    "lively": {"span": 80},
    "intonation 1": {"file": "pitch 80 118\nintonation 1\n"},
    "intonation 3": {"file": "pitch 80 118\nintonation 3\n"},
    "consonants 80": {"file": PLAIN + "consonants 80 80\n"},
    "rate 110": {"rate": 110},
    "rate 150": {"rate": 150},
    "gap 2": {"gap": 2},
    "gap 5": {"gap": 5},
    "gap 8": {"gap": 8},
    "gap 12": {"gap": 12},
    "words 2": {"file": PLAIN + "words 2\n"},
    "words 3": {"file": PLAIN + "words 3\n"},
    "gap 8, rate 150": {"gap": 8, "rate": 150},
    "gap 5, strong": {"gap": 5, "table": table(stress="strong")},
    "gap 5, tap": {"gap": 5, "table": table(initial={"ㄹ": "*"})},
    "gap 5, initial k t": {"gap": 5, "table": table(
        initial={"ㄱ": "k", "ㄷ": "t"}, voiced={"ㄱ": "g", "ㄷ": "d"})},
    "gap 5, codas k t p": {"gap": 5, "table": table(codas={"ㄱ": "k", "ㄷ": "t", "ㅂ": "p"})},
    "gap 5, final codas k t p": {"gap": 5, "table": table(finals={"ㄱ": "k", "ㄷ": "t", "ㅂ": "p"})},
    "gap 5, consonants 130": {"gap": 5, "file": PLAIN + "consonants 130 110\n"},
    "gap 5, consonants 160": {"gap": 5, "file": PLAIN + "consonants 160 130\n"},
    "gap 5, formants m3": {"gap": 5, "file": PLAIN + M3},
    "gap 5, s before i": {"gap": 5, "table": table(palatal={"ㅅ": "s", "ㅆ": "s-"})},
    "gap 5, ㅆ before i as s-": {"gap": 5, "table": table(palatal={"ㅆ": "s-"})},
    "gap 5, all": {"gap": 5, "table": table(stress="all")},
    "gap 5, second": {"gap": 5, "table": table(stress="second")},
    "gap 5, rate 120": {"gap": 5, "rate": 120},
    "gap 5, pitch 100-150": {"gap": 5, "file": "pitch 100 150\nintonation 2\n"},
    "gap 5, ㅐ as e": {"gap": 5, "table": table(vowels={"ㅐ": "e", "ㅒ": "je", "ㅙ": "we"})},
    "espeak ko, words": {"input": "words"},
    "espeak ko, sounds": {"input": "sounds"},
}

EN_US = pathlib.Path(__file__).parents[2].joinpath(
    "Voices/espeak-ng/en-us").read_text(encoding="utf-8")


def american(*changes):
    """The American voice's file with some lines replaced (by their first words) or added."""
    lines = [line for line in EN_US.splitlines() if not line.startswith(("//", "name", "gender"))]
    for change in changes:
        keys = 2 if change.startswith("formant") else 1
        lines = [l for l in lines if l.split()[:keys] != change.split()[:keys]] + [change]
    return "\n".join(lines) + "\n"


ENGLISH = {
    "as it is": {},
    "gap 3": {"gap": 3},
    "gap 5": {"gap": 5},
    "consonants 150": {"file": american("consonants 150 130")},
    "gap 3, consonants 150": {"gap": 3, "file": american("consonants 150 130")},
    "gap 3, rate 150": {"gap": 3, "rate": 150},
    "en-gb": {"voice": "en-gb"},
    "en-gb, gap 3": {"voice": "en-gb", "gap": 3},
    "gap 3, role words": {"gap": 3, "words": {
        "dimmed": "d'Imd", "heading": "h'EdIN", "cancel": "k'ans@L", "available": "@v'eIl@b@L"}},
    "rate 150": {"rate": 150},
    "rate 175": {"rate": 175},
    "pitch 65": {"pitch": 65},
    "gap 3, pitch 40": {"gap": 3, "pitch": 40},
    "gap 3, span 70": {"gap": 3, "span": 70},
}
