#!/usr/bin/env python3
"""Measures how long a command takes from its start to its first sample.

usage: time-to-sound.py TIMES COMMAND [ARGUMENT...]

PULSE_SERVER names a PulseAudio server whose default sink is the null sink `null`. Prints the median
and all times in milliseconds.
"""

import os
import statistics
import struct
import subprocess
import sys
import time

RECORD = ["parec", "--raw", "--format=s16le", "--rate=44100", "--channels=1",
          "--latency-msec=5", "--device=null.monitor"]


def loud(data):
    return any(abs(value) > 100 for (value,) in struct.iter_unpack("<h", data))


def first_sample(command):
    recorder = subprocess.Popen(RECORD, stdout=subprocess.PIPE)
    stream = recorder.stdout.fileno()
    os.read(stream, 4096)
    start = time.monotonic()
    speaker = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    rest = b""
    while True:
        data = rest + os.read(stream, 512)
        rest = data[len(data) & ~1:]
        if loud(data[:len(data) & ~1]):
            break
    elapsed = time.monotonic() - start
    speaker.wait()
    recorder.kill()
    recorder.wait()
    return elapsed * 1000


times = [first_sample(sys.argv[2:]) for _ in range(int(sys.argv[1]))]
print(f"{os.path.basename(sys.argv[2])}: {statistics.median(times):.0f} ms to the first sample",
      [round(value) for value in times])
