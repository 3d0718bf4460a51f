#!/usr/bin/env python3
"""Measures how long a command keeps sounding after Ctrl-C.

usage: time-to-silence.py TIMES COMMAND [ARGUMENT...]

The command must speak for more than a second. PULSE_SERVER names a PulseAudio server whose default
sink is the null sink `null`. Prints the median and all times in milliseconds.
"""

import os
import signal
import statistics
import struct
import subprocess
import sys
import time

RECORD = ["parec", "--raw", "--format=s16le", "--rate=44100", "--channels=1",
          "--latency-msec=5", "--device=null.monitor"]


def loud(data):
    return any(abs(value) > 100 for (value,) in struct.iter_unpack("<h", data))


def last_sample(command):
    recorder = subprocess.Popen(RECORD, stdout=subprocess.PIPE)
    stream = recorder.stdout.fileno()
    speaker = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    rest, begun, interrupted, heard = b"", None, None, None
    while interrupted is None or time.monotonic() < interrupted + 1.5:
        data = rest + os.read(stream, 512)
        rest = data[len(data) & ~1:]
        now = time.monotonic()
        if loud(data[:len(data) & ~1]):
            begun = begun or now
            heard = now
        if begun and interrupted is None and now > begun + 0.5:
            interrupted = now
            speaker.send_signal(signal.SIGINT)
    code = speaker.wait()
    recorder.kill()
    recorder.wait()
    return max(0, heard - interrupted) * 1000, code


results = [last_sample(sys.argv[2:]) for _ in range(int(sys.argv[1]))]
times = [elapsed for elapsed, _ in results]
print(f"{os.path.basename(sys.argv[2])}: {statistics.median(times):.0f} ms from Ctrl-C to silence",
      [round(value) for value in times], "exit codes", sorted({code for _, code in results}))
