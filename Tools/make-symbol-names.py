#!/usr/bin/env python3
"""Extract the spoken names of emoji and symbols from Unicode CLDR into tables.

Reads the annotations of Debian's package unicode-cldr-core (or a copy named on the command
line) and writes Sources/Readings/Data/{ko,en}/cldr-names.tsv. Leaves out skin tones, which are not
spoken, and the symbols that symbol-names.tsv names. Run it from the root of the repository.
"""

import html
import pathlib
import re
import sys
import unicodedata

CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
TARGET = pathlib.Path("Sources/Readings/Data")
KOREAN_DIGITS = {"10": "십", **{str(i): n for i, n in enumerate("영일이삼사오육칠팔구")}}
ENGLISH_DIGITS = {
    "10": "ten",
    **{str(i): n for i, n in enumerate(
        "zero one two three four five six seven eight nine".split())},
}
REPLACED = {
    "ko": {"DNA": "디엔에이", "#": "우물정", "*": "별표", "1승": "일승"},
    "en": {
        "1st": "first", "2nd": "second", "3rd": "third", "8": "eight", "Mrs.": "Missus",
        "#": "pound", "*": "star", "St.": "Saint", "U.S.": "U S", "&": "and",
    },
}
EMOJI_OR_SYMBOL = 0x2190
# Sources/Readings/Runs/CharacterFolding.swift turns these into plainer characters.
FOLDED = set("−∕∶∼⋅Ⓜ〰・")


def words(name, language):
    """The words of a name, letters and apostrophes only."""
    name = html.unescape(name)
    for old, new in REPLACED[language].items():
        name = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, name)
    digits = KOREAN_DIGITS if language == "ko" else ENGLISH_DIGITS
    name = re.sub(r"\d+", lambda found: digits[found.group()], name)
    name = name.replace("’", "'")
    if language == "en":
        name = unicodedata.normalize("NFD", name)
        name = "".join(c for c in name if not unicodedata.combining(c))
        return re.findall(r"[A-Za-z']+", name)
    return re.findall(r"[가-힣]+", name)


def own(language):
    """The symbols that we name ourselves."""
    lines = (TARGET / language / "symbol-names.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if "\t" in line}


def rows(language):
    names = {}
    named = own(language)
    for folder in ("annotations", "annotationsDerived"):
        source = (CLDR / folder / f"{language}.xml").read_text(encoding="utf-8")
        for symbol, name in re.findall(r'cp="([^"]+)" type="tts">([^<]+)<', source):
            names[symbol] = name
    for symbol, name in sorted(names.items()):
        if any(0x1F3FB <= ord(c) <= 0x1F3FF for c in symbol) and len(symbol) > 1:
            continue
        first = ord(symbol[0])
        if first < EMOJI_OR_SYMBOL and not symbol.endswith("\u20e3"):
            continue
        if unicodedata.normalize("NFD", symbol) != symbol:
            continue
        spoken = " ".join(words(name, language))
        if spoken and symbol not in named and symbol not in FOLDED:
            # A line that begins with # is a comment, unless it is escaped.
            escape = "\\" if symbol[0] == "#" else ""
            yield f"{escape}{symbol}\t{spoken}"


for language, name in (("ko", "Korean"), ("en", "English")):
    table = "\n".join(rows(language))
    (TARGET / language / "cldr-names.tsv").write_text(
        f"""# The {name} names of emoji and symbols. Made by Tools/make-symbol-names.py, which leaves out what
# symbol-names.tsv names.
# The licence is LICENSES/Unicode-DFS-2016.txt.
# Source: CLDR annotations and annotationsDerived
# Order: sorted
symbol\tname
{table}
""",
        encoding="utf-8",
    )
