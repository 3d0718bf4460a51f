#!/usr/bin/env python3
"""Lists the public symbols in a symbol graph that have no documentation; fails if there are any.

Skips what the compiler generates, and members that a protocol documents: descriptions, coding, raw
values.

    Tools/undocumented.py .build/docs/symbols/Overheard/Overheard.symbols.json
"""

import json
import sys

# Documented by the protocol that requires them.
BY_PROTOCOL = {
    "description", "debugDescription", "errorDescription", "rawValue", "init(rawValue:)",
    "init(from:)", "encode(to:)", "hash(into:)", "hashValue", "==(_:_:)", "<(_:_:)",
    "init(stringLiteral:)", "allCases", "id",
}


def undocumented(graph):
    for symbol in graph["symbols"]:
        if "docComment" in symbol or "location" not in symbol:
            continue
        if symbol["pathComponents"][-1] in BY_PROTOCOL:
            continue
        file = symbol["location"]["uri"].split("/Sources/")[-1].split("/Voices/")[-1]
        line = symbol["location"]["position"]["line"] + 1
        yield f"{file}:{line}: {'.'.join(symbol['pathComponents'])}"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        found = sorted(undocumented(json.load(file)))
    for line in found:
        print(f"{line} is public and has no documentation")
    if found:
        print(f"{len(found)} public symbols are undocumented", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
