#!/usr/bin/env python3
"""Scores `overheard pronounce` against a table: text, expected pattern, category.

    score-pronunciation.py OVERHEARD EXAMPLES.tsv

`(a|b)` in a pattern means that either is accepted. Spaces do not count. Rows of the category
`debatable` are not scored. Prints each miss, then the score of each category.
"""

import collections
import csv
import re
import subprocess
import sys

tool, table = sys.argv[1:3]
with open(table, encoding="utf-8") as file:
    rows = [row for row in csv.reader(file, delimiter="\t") if row and row[0] != "text"]
texts = "".join(row[0] + "\n" for row in rows)
lines = subprocess.run(
    [tool, "pronounce", "--language", "ko"], input=texts, capture_output=True, text=True, check=True
).stdout.splitlines()
assert len(lines) == len(rows), (len(lines), len(rows))
totals, hits = collections.Counter(), collections.Counter()
for row, line in zip(rows, lines):
    text, expected, category = row[:3]
    said = line.split("\t")[2].replace(" ", "")
    ok = re.fullmatch(expected.replace(" ", ""), said) is not None
    if category != "debatable":
        totals[category] += 1
        hits[category] += ok
    if not ok:
        print(f"{category}: {text}: expected {expected}, said {line.split(chr(9))[2]}")
for category in totals:
    print(f"{category}\t{hits[category]}/{totals[category]}")
print(f"all\t{sum(hits.values())}/{sum(totals.values())}")
