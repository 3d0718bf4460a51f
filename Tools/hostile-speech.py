#!/usr/bin/env python3
"""Speaks hostile texts through a helper and demands an answer to each.

usage: hostile-speech.py HELPER [COUNT]

The texts are made from a fixed seed: scripts of all kinds, joined marks, markup, phonemes in
brackets that do not close, very long words, texts at the limit, places in the sound memory that are
none, and frames that make no sense. Every request must be
answered by `done`, `text` or `fail`; a crash of the engine in its own process is an answer and is counted.
"""

import os
import random
import struct
import subprocess
import sys
import tempfile
import threading

CRASH = 5
TEXT_LIMIT = 64 * 1024
MEMORY = 4
MEMORY_SIZE = 8 << 20
VOICES = os.path.join(os.path.dirname(__file__), "..", "Voices")


def voices():
    """The voice files of the repository, and two of the engine's own."""
    found = []
    for folder, _, names in sorted(os.walk(VOICES)):
        found += [os.path.abspath(os.path.join(folder, name)) for name in sorted(names)
                  if name in ("ko", "ko-f", "en-us")]
    return found + ["en-us", "ko", "en-us+f3", "no-such-voice", "/dev/null"]


def text(chance):
    kind = chance.randrange(10)
    if kind == 0:  # any scalars
        return "".join(chr(chance.choice([chance.randrange(1, 0xD800), chance.randrange(0xE000, 0x110000)]))
                       for _ in range(chance.randrange(1, 200)))
    if kind == 1:  # syllables, and marks that join them
        return "".join(chr(chance.randrange(0xAC00, 0xD7A4)) + chance.choice(["", "\u0301", "\u200d", " "])
                       for _ in range(chance.randrange(1, 300)))
    if kind == 2:  # phonemes, mostly wrong
        inside = "".join(chance.choice("ptksmnNlrhaeiou@#_:;'`|/%2367 ") for _ in range(chance.randrange(0, 690)))
        return "[[" + inside + chance.choice(["]]", "", "]", "]] [["])
    if kind == 3:  # markup
        return chance.choice(["<audio src=\"/etc/passwd\"/>", "<say-as interpret-as='x'>1", "<!--", "&#x0;", "<mark name=''/>",
                              "<voice name='de'>", "&" * 500, "<" * 3000]) * chance.randrange(1, 4)
    if kind == 4:  # one long word
        return chance.choice(["a", "값", "1", "—", "\u0300", "🏳️‍🌈", "ㄱ", "%"]) * chance.randrange(1, 2500)
    if kind == 5:  # numbers
        return "".join(chance.choice("0123456789.,-+:/%$€₩e ") for _ in range(chance.randrange(1, 400)))
    if kind == 6:  # punctuation and controls
        return "".join(chr(chance.choice(list(range(1, 0x30)) + list(range(0x2000, 0x2070)))) for _ in range(300))
    if kind == 7:  # language switches in phonemes
        return "[[_^_EN]] hello [[_^_KO]] " * chance.randrange(1, 30)
    if kind == 8:
        return ""
    return "결제하기, 버튼. " * chance.randrange(1, 200)


def frame(kind, number, body):
    return kind.encode() + struct.pack("<II", number, len(body)) + body


def request(chance, number, names):
    if chance.randrange(20) == 0:  # a frame that makes no sense
        return frame(chance.choice(["say_", "ipa_", "what", "test"]), number,
                     bytes(chance.randrange(256) for _ in range(chance.randrange(0, 64))))
    values = [chance.choice([-1, 0, 80, 175, 450, 32767, -32768]) for _ in range(5)]
    voice = chance.choice(names).encode()
    words = text(chance).encode()
    if chance.randrange(100) == 0:  # as long as a text may be, or longer
        words = (words or b" ") * (TEXT_LIMIT // len(words or b" ") + 1)
    words = words[: chance.choice([TEXT_LIMIT, TEXT_LIMIT, TEXT_LIMIT + 1])]
    length = chance.choice([len(voice)] * 30 + [0, 1, 65535])
    flags = chance.choice([0, 2, 4, 4, 6, 8, 10, 12, 1, 65535])
    body = struct.pack("<H5hH", flags, *values, length) + voice + words
    if flags & MEMORY:  # a place in the sound memory: roomy, too small, nothing, or outside of it
        body += struct.pack("<II", *chance.choice(
            [(0, MEMORY_SIZE), (4096, 1000), (0, 0), (MEMORY_SIZE, 4096), (0xFFFFFFFF, 0xFFFFFFFF), (1, 7)]))
    return frame(chance.choice(["say_", "say_", "say_", "ipa_"]), number, body)


def main():
    helper, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    chance = random.Random(20261123)
    memory = tempfile.NamedTemporaryFile()
    memory.truncate(MEMORY_SIZE)
    status = os.stat(memory.name)
    place = f"{status.st_dev}:{status.st_ino}:{memory.name}"
    process = subprocess.Popen([helper, "--jobs", "2", "--time-limit", "3000"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               env={**os.environ, "OVERHEARD_SOUND_MEMORY": place})
    names = voices()

    def ask():
        for number in range(1, count + 1):
            process.stdin.write(request(chance, number, names))
            process.stdin.flush()
        process.stdin.close()

    asking = threading.Thread(target=ask)
    asking.start()
    answers, crashes, kinds = {}, [], {}
    while header := process.stdout.read(12):
        kind, (number, length) = header[:4].decode(), struct.unpack("<II", header[4:])
        body = process.stdout.read(length)
        if kind in ("pcm_", "part", "helo"):
            continue
        reason = struct.unpack("<I", body[:4])[0] if kind == "fail" else 0
        if reason == CRASH:
            crashes.append(number)
        kinds[(kind, reason)] = kinds.get((kind, reason), 0) + 1
        answers[number] = answers.get(number, 0) + 1
    asking.join()
    code = process.wait()
    print(f"{count} requests: " + ", ".join(
        f"{number} {kind}{f' ({reason})' if reason else ''}" for (kind, reason), number in sorted(kinds.items())))
    if not kinds.get(("held", 0)) or not kinds.get(("fail", 2)):
        sys.exit("hostile-speech: no sound went through the memory, or no text was too long")
    wrong = [number for number in range(1, count + 1) if answers.get(number) != 1]
    if wrong or code != 0:
        sys.exit(f"hostile-speech: exit code {code}; not answered once: {wrong[:10]}")


main()
