"""What was tried; RESULTS.md has what each gave."""

import hashlib
import pathlib

from table import Table


def write_voice(text, folder):
    path = pathlib.Path(folder) / hashlib.sha256(text.encode()).hexdigest()[:12]
    path.write_text("name trial\nlanguage ko\ngender male\nflutter 0\n" + text, encoding="utf-8")
    return str(path)


def table(**changes):
    """The product's table with some entries changed."""
    result = Table()
    for name, value in changes.items():
        old = getattr(result, name)
        setattr(result, name, {**old, **value} if isinstance(old, dict) else value)
    return result


PLAIN = "pitch 80 118\nintonation 2\n"

KOREAN = {
    "as it is": {},
    "espeak ko, words": {"input": "words"},
    "espeak ko, sounds": {"input": "sounds"},
    "tap": {"table": table(initial={"ㄹ": "*"})},
    "rate 110": {"rate": 110},
    "rate 120": {"rate": 120},
    "rate 150": {"rate": 150},
    "s before i": {"table": table(palatal={"ㅅ": "s", "ㅆ": "s-"})},
}
