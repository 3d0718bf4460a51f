#!/usr/bin/env python3
"""Extract the spoken names of emoji and symbols from Unicode CLDR into Swift sources.

Reads the annotations of Debian's package unicode-cldr-core (or a copy named on the command
line) and writes Sources/Readings/Symbols/SymbolNames+{Korean,English}.swift.
Skin tones are left out: they are not said. Run it from the root of the repository.
"""

import html
import pathlib
import re
import sys
import unicodedata

CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
TARGET = pathlib.Path("Sources/Readings/Symbols")
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


def rows(language):
    names = {}
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
        if spoken:
            yield f"{symbol}\t{spoken}"


for language, name in (("ko", "Korean"), ("en", "English")):
    table = "\n".join(f"    {row}" for row in rows(language))
    (TARGET / f"SymbolNames+{name}.swift").write_text(
        f"""// Made by Tools/make-symbol-names.py from Unicode CLDR; see LICENSES/Unicode-DFS-2016.txt.

extension SymbolNames {{
  /// The {name} names: a symbol, a tab, its words.
  static let {name.lower()}Rows = \"\"\"
{table}
    \"\"\"
}}
""",
        encoding="utf-8",
    )
