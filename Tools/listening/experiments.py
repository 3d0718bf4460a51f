"""The experiments; RESULTS.md has their results."""

import hashlib
import pathlib
import re
import tempfile

from table import Table


FOLDER = tempfile.TemporaryDirectory(prefix="listening-")


def write_voice(text):
    """A voice file for one experiment; Korean unless it names a language."""
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


HIGH = re.compile(r"(k[|]h|t[|]h|ph|tS;[|]h|q|t-|p-|tS;-|s|S;|h)[|]")


def level(markup):
    """The markup without pitch changes."""
    return re.sub("\x01\\d+P", "", markup)


def pitched(high, low=50):
    """Speaks eojeols with an aspirated or tense onset, ㅅ or ㅎ at one pitch, others at another.

    The engine's embedded command, character 1 and `62P`, changes the pitch between brackets
    without ending the clause.
    """
    def edit(markup):
        now = 50

        def bracket(match):
            nonlocal now
            text, is_open = "", False
            for word in match[1].split(" "):
                wanted = high if HIGH.match(word) else now if word.startswith("_") else low
                if wanted != now:
                    text += ("]] " if is_open else "") + f"\x01{wanted}P [["
                    now, is_open = wanted, True
                elif not is_open:
                    text, is_open = text + "[[", True
                else:
                    text += " "
                text += word
            return text + "]]"

        return re.sub(r"\[\[(.*?)\]\]", bracket, level(markup))

    return edit


PLAIN = "pitch 80 118\nintonation 2\n"
M3 = """
formant 1  96  97 100
formant 2  96  97 100
formant 3  96 103 100
formant 4  95 103 100
formant 5  95 103 100
stressAdd 10 10 0 0 0 0 -30 -30
"""

RELEASED = {"ㄱ": "k", "ㄷ": "t", "ㅂ": "p"}

KO_F = pathlib.Path(__file__).parents[2].joinpath(
    "Voices/espeak-ng/ko-f").read_text(encoding="utf-8").split("\n\n", 1)[1]

KOREAN = {
    "as it is": {},
    "espeak ko, words, gap 0": {"input": "words", "gap": 0},
    "gap 0": {"gap": 0},
    "gap 0, tap": {"gap": 0, "table": table(initial={"ㄹ": "*"})},
    "gap 0, strong": {"gap": 0, "table": table(stress="strong")},
    "gap 0, rate 120": {"gap": 0, "rate": 120},
    "gap 0, consonants 130": {"gap": 0, "file": PLAIN + "consonants 130 110\n"},
    "gap 5": {"gap": 5},
    "gap 8": {"gap": 8},
    "gap 12": {"gap": 12},
    "rate 120": {"rate": 120},
    "rate 150": {"rate": 150},
    "consonants 130": {"file": PLAIN + "consonants 130 110\n"},
    "consonants 160": {"file": PLAIN + "consonants 160 130\n"},
    "consonants 200": {"file": PLAIN + "consonants 200 150\n"},
    "consonants 260": {"file": PLAIN + "consonants 260 180\n"},
    "tap": {"table": table(initial={"ㄹ": "*"})},
    "strong": {"table": table(stress="strong")},
    "stress all": {"table": table(stress="all")},
    "stress second": {"table": table(stress="second")},
    "stress none": {"table": table(stress="none")},
    "initial k t": {"table": table(
        initial={"ㄱ": "k", "ㄷ": "t"}, voiced={"ㄱ": "g", "ㄷ": "d"})},
    "final stops released": {"table": table(finals=RELEASED)},
    "ㅆ before i is s-": {"table": table(palatal={"ㅆ": "s-"}, initial={"ㅆ": "s-"})},
    "ㅆ as short as ㅅ": {"table": table(initial={"ㅆ": "s-"}, palatal={"ㅆ": "S;"})},
    "ㅅ before i is s": {"table": table(palatal={"ㅅ": "s", "ㅆ": "s-"})},
    "ㅐ as ㅔ": {"table": table(vowels={"ㅐ": "e", "ㅒ": "je", "ㅙ": "we"})},
    "tense doubled": {"table": table(closure={"ㄲ": "q", "ㄸ": "t-", "ㅃ": "p-", "ㅉ": "t-"})},
    "formants m3": {"file": PLAIN + M3},
    "pitch 100-150": {"file": "pitch 100 150\nintonation 2\n"},
    "intonation 1": {"file": "pitch 80 118\nintonation 1\n"},
    "consonants 100": {"file": PLAIN},
    "ko-f": {"voice": "ko-f"},
    "ko-f, consonants 200": {"voice": "ko-f", "file": KO_F + "consonants 200 150\n"},
    "lively": {"span": 80},
    "level": {"edit": level},
    "ko-f, level": {"voice": "ko-f", "edit": level},
    "onset pitch 60": {"edit": pitched(60)},
    "onset pitch 70": {"edit": pitched(70)},
    "onset pitch 60, others 45": {"edit": pitched(60, 45)},
    "onset pitch 85": {"edit": pitched(85)},
}

EN_US = pathlib.Path(__file__).parents[2].joinpath(
    "Voices/espeak-ng/en-us").read_text(encoding="utf-8")


def american(*changes):
    """The American voice file with lines replaced (matched by their first word) or added."""
    lines = [line for line in EN_US.splitlines() if not line.startswith(("//", "name", "gender"))]
    for change in changes:
        keys = 2 if change.startswith("formant") else 1
        lines = [l for l in lines if l.split()[:keys] != change.split()[:keys]] + [change]
    return "\n".join(lines) + "\n"


ENGLISH = {
    "as it is": {},
    "gap 0": {"gap": 0},
    "gap 5": {"gap": 5},
    "gap 8": {"gap": 8},
    "gap 0, consonants 150": {"gap": 0, "file": american("consonants 150 130")},
    "consonants 150": {"file": american("consonants 150 130")},
    "rate 150": {"rate": 150},
    "rate 175": {"rate": 175},
    "rate 220": {"rate": 220},
    "rate 220, gap 0": {"rate": 220, "gap": 0},
    "en-gb": {"voice": "en-gb"},
    "en-gb, gap 0": {"voice": "en-gb", "gap": 0},
    "pitch 40": {"pitch": 40},
    "span 70": {"span": 70},
    "formants of en-us": {"file": american(*(f"formant {n} 100 100 100" for n in range(1, 6)))},
    "role words": {"words": {
        "dimmed": "d'Im:d", "heading": "h'Ed-IN", "cancel": "k'ansEl", "of": "'Vv"}},
}
