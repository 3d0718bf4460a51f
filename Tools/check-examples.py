#!/usr/bin/env python3
"""Writes the examples of the documentation as Swift that a compiler can check.

Reads the Swift in the comments of public symbols, from symbol graphs, and in pages. Each example
becomes a file that imports the libraries and nothing else, as a program of a user would, and knows
Tools/examples/Given.swift. Errors name the line of the example.

    Tools/check-examples.py FOLDER .build/docs/symbols/*/*.symbols.json README.md
"""

import json
import pathlib
import re
import sys
import urllib.parse

FENCE = re.compile(r"^\s*```(\w*)\s*$")


def blocks(lines):
    """The Swift in Markdown: the number of its first line, and its lines."""
    code, start, language = None, 0, ""
    for number, line in enumerate(lines):
        fence = FENCE.match(line)
        if not fence:
            if code is not None:
                code.append(line)
        elif code is None:
            code, start, language = [], number + 1, fence[1]
        else:
            if language == "swift":
                yield start, code
            code = None


def in_graph(path):
    for symbol in json.loads(path.read_text())["symbols"]:
        lines = symbol.get("docComment", {}).get("lines", [])
        uri = symbol.get("docComment", {}).get("uri") or symbol.get("location", {}).get("uri", "")
        for start, code in blocks([line["text"] for line in lines]):
            first = lines[start].get("range", {}).get("start", {}).get("line", 0) + 1
            yield urllib.parse.unquote(uri.removeprefix("file://")), first, code


def in_page(path):
    for start, code in blocks(path.read_text().splitlines()):
        # A manifest is no program.
        if not any(".package(" in line for line in code):
            yield str(path.resolve()), start + 1, code


def file(place, first, code):
    imports = [line for line in code if line.startswith("import ")]
    # Tests belong to a type, everything else to a function.
    opening = "struct Example {" if any("@Test" in line for line in code) else (
        "func example() async throws {")
    return "\n".join([
        "import Foundation", "import Overheard", "import OverheardTesting", "import Testing", *imports,
        f"private {opening}", f'#sourceLocation(file: "{place}", line: {first})',
        *["" if line in imports else line for line in code], "#sourceLocation()", "}", ""])


def main(folder, *paths):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    seen = set()
    for path in map(pathlib.Path, paths):
        found = in_graph(path) if path.suffix == ".json" else in_page(path)
        for place, first, code in found:
            if (place, first) in seen:
                continue
            seen.add((place, first))
            (folder / f"Example{len(seen)}.swift").write_text(file(place, first, code))
    print(f"check-examples: {len(seen)} examples")
    if not seen:
        sys.exit("check-examples: there are none; has the form of symbol graphs changed?")


main(*sys.argv[1:])
