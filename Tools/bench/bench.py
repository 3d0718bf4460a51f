#!/usr/bin/env python3
"""Measures how much processor time and memory a batch takes, against the least it could.

usage: Tools/bench/bench.py [--screens N]... [--program PATH] [--folder DIR] [--shell N]

Needs perf, cc and the headers of libespeak-ng; for the shell loop also espeak-ng and sox.

For each N (default 100) it makes N screens and renders them: cold, unchanged, with one label
changed, as WAV and as Opus, with one job and with two; and it measures the bare engine over the same
distinct utterances, `cat` of the same bytes, and a shell loop of `espeak-ng -w` and `sox`. Prints a
table in Markdown.

Processor time is that of all processes together, as `perf stat` counts it: the helper's children
are not in what `time` prints.
"""

import argparse
import datetime
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Bench:
    def __init__(self, program, folder):
        self.program = str(Path(program).resolve())
        self.helper = str(Path(program).resolve().parent / "overheard-synth")
        self.folder = Path(folder)
        self.rows = []
        self.discarded = []
        self.has_examples = False
        self.bare = self.folder / "bare-engine"
        subprocess.run(["cc", "-O2", "-o", self.bare, HERE / "bare-engine.c", "-lespeak-ng"],
                       check=True)
        self.data = self.folder / "data"
        self.data.mkdir(exist_ok=True)
        self.verifies = "--verify" in subprocess.run(
            [self.program, "render", "--help"], capture_output=True, text=True).stdout
        written = subprocess.run([self.helper, "--write-data", self.data], capture_output=True)
        if written.returncode != 0:
            self.data = ""

    def run(self, command, stdin=None, stdout=subprocess.DEVNULL, cwd=None, env=None, ok=(0,)):
        """Runs a command; returns processor seconds, wall seconds, megabytes and its output."""
        figures = self.folder / "perf.txt"
        command = [str(part) for part in command]
        before = time.monotonic()
        process = subprocess.Popen(
            ["perf", "stat", "-x", ",", "-e", "task-clock", "-o", figures, "--"] + command,
            stdin=stdin or subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE,
            cwd=cwd or self.folder, env=env)
        errors = process.stderr.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - before
        if os.waitstatus_to_exitcode(status) not in ok:
            sys.exit(f"bench: {' '.join(command)} failed:\n{errors}")
        clock = [line for line in figures.read_text().splitlines() if "task-clock" in line][0]
        return float(clock.split(",")[0]) / 1000, wall, usage.ru_maxrss // 1024, errors

    def add(self, name, cpu, wall=None, memory=None, note=""):
        self.rows.append((name, cpu, wall, memory, note))
        print(f"  {name}: {cpu:.2f} s {note}", file=sys.stderr, flush=True)

    def discard(self, folder):
        """Puts a folder out of the way; it is deleted at the end, see `settle`."""
        self.discarded.append(Path(tempfile.mkdtemp(prefix="discarded-", dir=self.folder)))
        os.rename(folder, self.discarded[-1] / folder.name)

    def clear(self):
        """Deletes what is not needed any more."""
        for folder in self.discarded:
            shutil.rmtree(folder)
        self.discarded = []
        for copy in self.folder.glob("copy-*"):
            copy.unlink()

    def settle(self):
        """Waits until new files cost what they usually cost, seven minutes at most.

        ext4 gives no inode to a new file whose last file was deleted in the last minutes, and looks at
        each of them for every file that is made.
        """
        for turn in range(21):
            folder = self.folder / "probe"
            folder.mkdir()
            before = resource.getrusage(resource.RUSAGE_SELF).ru_stime
            for number in range(1000):
                open(folder / str(number), "x").close()
            cost = resource.getrusage(resource.RUSAGE_SELF).ru_stime - before
            self.discard(folder)
            if cost < 0.06:
                return
            if turn == 0:
                print("  files were deleted here lately: waiting until new ones cost less", file=sys.stderr)
            time.sleep(20)
        print(f"  a new file still costs {cost * 1000:.0f} µs", file=sys.stderr)

    # The parts

    def measure(self, count, shell):
        self.rows = []
        screens = self.folder / "screens"
        out = self.folder / "out"
        requests = self.folder / "requests"
        wrapper = self.folder / "helper"
        for folder in (screens, out):
            if folder.exists():
                self.discard(folder)
        subprocess.run([sys.executable, ROOT / "Tools/generate-screens.py", str(count), screens],
                       check=True)
        wrapper.write_text(f'#!/bin/sh\ntee "{requests}" | "{self.helper}" "$@"\n')
        wrapper.chmod(0o755)
        large = count > 1000

        cache = self.folder / "cache"
        if cache.exists():
            self.discard(cache)

        def render(*arguments, folder=out, jobs=1, cached=False, env=None):
            # The summary tells how many were made.
            clips = ["--cache", cache] if cached else ["--no-cache"]
            return self.run([self.program, "render", "screens", "--out", folder, *clips,
                             "--jobs", jobs, *arguments], env=env)

        # Which utterances are distinct; not measured. Its clips are those that a change finds.
        if not large:
            render(folder=self.folder / "recorded", cached=True,
                   env={**os.environ, "OVERHEARD_SYNTH": str(wrapper)})
            self.discard(self.folder / "recorded")

        # All but the largest sets are rendered several times in turns, and the least counts: the first
        # time pays for memory that a virtual machine has given back.
        least = {}
        for turn in range(1 if large else 2 if count > 100 else 4):
            if turn:
                self.discard(out)
            figures = {"two": render(jobs=2)}
            self.discard(out)
            if not large and turn < 2:
                figures["opus"] = render("--format", "opus")
                compressed = sum(f.stat().st_size for f in out.rglob("*.opus"))
                self.discard(out)
            figures["cold"] = render()
            size = sum(f.stat().st_size for f in out.rglob("*") if f.is_file())
            if not large:
                with open(requests, "rb") as stdin:
                    figures["engine"] = self.run([self.bare, self.data], stdin=stdin)
                names = self.folder / "names"
                names.write_text("\0".join(sorted(str(f) for f in out.rglob("*.wav"))))
                # Kept like what was rendered: memory that has just been freed costs a fraction.
                copy = self.folder / f"copy-{count}-{turn}"
                figures["cat"] = self.run(["sh", "-c", f"xargs -0 cat <'{names}' >'{copy}'"])
            for name, found in figures.items():
                cpu, wall, memory, said = least.get(name, found)
                least[name] = (min(cpu, found[0]), min(wall, found[1]), max(memory, found[2]), said)
        cold, one, memory, said = least["cold"]
        wall = one
        self.add("cold, WAV, 1 job", cold, wall, memory, said.strip().splitlines()[-1].split("; in")[0])
        if not large:
            engine, alone, *_ = least["engine"]
            copy, wall, *_ = least["cat"]
            self.add("bare engine over the distinct utterances", engine, alone)
            self.add("`cat` of the same bytes", copy, wall)
            self.add("cold against both", cold / (engine + copy), note="times")
        # They take so little that one run tells little.
        same, one_new = [], []
        for _ in range(1 if large else 3):
            same.append(render())
            assert " 0 made" in same[-1][3], same[-1][3]
            one_new.append(self.one_label(screens, render))
        unchanged, wall, memory, _ = min(same)
        self.add("unchanged", unchanged, wall, memory)
        if self.verifies and not large:
            verified, wall, memory, _ = render("--verify")
            self.add("unchanged, every file read (--verify)", verified, wall, memory)
        changed, wall, memory, said = min(one_new)
        self.add("one label changed", changed, wall, memory, said.strip().splitlines()[-1].split("; in")[0])
        self.add("cold against unchanged", cold / unchanged, note="times")
        self.add("one label against unchanged", changed / unchanged, note="times")
        if not large:
            pages, wall, memory, _ = self.run(
                [self.program, "review", "screens", "--out", out, "--no-cache", "--jobs", 1])
            self.add("pages from WAV", pages - unchanged, wall, memory)
            again, wall, memory, _ = self.run(
                [self.program, "review", "screens", "--out", out, "--no-cache", "--jobs", 1])
            self.add("review, unchanged", again, wall, memory)
        cpu, wall, memory, _ = least["two"]
        self.add("cold, WAV, 2 jobs", cpu, wall, memory)
        self.add("as fast as 1 job", one / wall, note="times")
        if not large:
            # What the machine makes of a second processor where nothing has to be shared.
            both = self.two_engines(requests)
            self.add("two bare engines at once, as fast as one after the other", 2 * alone / both,
                     note="times")
        self.discard(out)
        if not large:
            opus, wall, memory, _ = least["opus"]
            self.add("cold, Opus, 1 job", opus, wall, memory)
            self.add("Opus against WAV", opus / cold, note="times")
            render("--format", "opus")
            kept, *_ = render("--format", "opus")
            pages, wall, memory, _ = self.run(
                [self.program, "review", "screens", "--out", out, "--no-cache", "--jobs", 1,
                 "--format", "opus"])
            self.add("pages from Opus", pages - kept, wall, memory)
            self.discard(out)
            self.shell_loop(screens, cold, shell)
            self.examples()
            self.commands(screens, count)
            self.table(count, size, compressed)
        else:
            self.table(count, size, None)

    def two_engines(self, requests):
        """How long two bare engines take that run at the same time, in seconds."""
        before = time.monotonic()
        processes = [subprocess.Popen([self.bare, self.data], stdin=open(requests, "rb"),
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                     for _ in range(2)]
        for process in processes:
            process.wait()
        return time.monotonic() - before

    def one_label(self, screens, render):
        file = sorted(screens.rglob("*.yaml"))[0]
        text = file.read_text()
        old = [line for line in text.splitlines() if "button" in line.lower() and '"' in line][-1]
        file.write_text(text.replace(old, old.replace('"', '"새 ', 1)))
        result = render(cached=True)
        assert " 1 made" in result[3] or " 2 made" in result[3], result[3]
        return result

    def examples(self):
        """The same for our examples: screens before and after a change, which mostly repeat."""
        if self.has_examples:
            return
        self.has_examples = True
        screens = ROOT / "Examples"
        turns = [self.run([self.program, "render", screens, "--out", self.folder / f"examples-{turn}",
                           "--no-cache", "--jobs", 1])[0] for turn in range(4)]
        self.add("our examples: cold, WAV, 1 job", min(turns))
        self.shell_loop(screens, min(turns), 1000, "our examples: ")

    def shell_loop(self, screens, cold, few, whose=""):
        """What a script would do: a file for each announcement, joined by sox."""
        if not shutil.which("sox") or not shutil.which("espeak-ng"):
            print("bench: no shell loop without espeak-ng and sox", file=sys.stderr)
            return
        walks = self.announcements(screens)
        total = sum(map(len, walks))
        script = ["set -e"]
        for number, walk in enumerate(walks[:few]):
            script.append("rm -rf loop; mkdir loop")
            for index, text in enumerate(walk):
                voice = "ko" if any("가" <= letter <= "힣" for letter in text) else "en-us"
                quoted = text.replace("'", "'\\''")
                script.append(f"espeak-ng -v {voice} -w loop/{index:04}.wav -- '{quoted}'")
            script.append(f"sox loop/*.wav joined-{number}.wav")
        (self.folder / "loop.sh").write_text("\n".join(script) + "\n")
        cpu, *_ = self.run(["sh", "loop.sh"])
        heard = sum(map(len, walks[:few]))
        whole = cpu * total / heard
        scaled = f"measured {cpu:.2f} s on {heard} of {total} announcements, scaled"
        self.add(f"{whose}shell loop of espeak-ng and sox", whole,
                 note=f"{total} announcements" if heard == total else scaled)
        self.add(f"{whose}shell loop against cold", whole / cold, note="times")

    def announcements(self, screens):
        """What is heard on each walk, one text after another."""
        lines = subprocess.run([self.program, "transcript", screens, "--format", "json"],
                               capture_output=True, check=True).stdout.splitlines()
        walks = {}
        for event in map(json.loads, lines):
            walk = walks.setdefault((event["screen"], event["variant"], event["walk"]), [])
            if event["event"] == "speak" and event["outcome"] != "dropped":
                walk.append(event["spoken"])
        return [walk for walk in walks.values() if walk]

    def commands(self, screens, count):
        for name in ("announce", "transcript", "check"):
            cpu, wall, memory, _ = self.run([self.program, name, "screens"], ok=(0, 1))
            self.add(f"{name}, per 1,000 screens", cpu * 1000 / count, None, memory)
        one = sorted(screens.rglob("*.yaml"))[0]
        for name in ("announce", "transcript"):
            best = min(self.run([self.program, name, one])[0] for _ in range(10))
            self.add(f"{name} of one screen", best, note="least of ten")
        best = min(self.run(["espeak-ng", "-q", "hello"])[0] for _ in range(10))
        self.add("espeak-ng -q, for comparison", best, note="least of ten")
        texts = self.folder / "texts"
        rows = [line.split("\t")[0]
                for line in (ROOT / "Tests/ReadingsTests/Data/ui-strings.ko.tsv").read_text().splitlines()
                if line and not line.startswith("#")][:1000]
        texts.write_text("\n".join(rows) + "\n")
        with open(texts, "rb") as stdin:
            cpu, wall, memory, _ = self.run([self.program, "pronounce", "--language", "ko"],
                                            stdin=stdin)
        self.add("pronounce, per 1,000 texts", cpu * 1000 / len(rows), None, memory)

    def table(self, count, size, compressed):
        model = [line.split(":")[1].strip() for line in open("/proc/cpuinfo")
                 if line.startswith("model name")][:1]
        print(f"\n### {count:,} screens\n")
        print(f"{datetime.date.today()}, {os.cpu_count()} × {(model or [platform.machine()])[0]}, "
              f"Linux {platform.release()}; load {os.getloadavg()[0]:.1f} while it was measured; "
              f"{size / 1e9:.2f} GB written as WAV"
              + (f", {compressed / 1e6:.0f} MB as Opus" if compressed else "") + ".\n")
        print("| what | CPU | elapsed | memory at most | |")
        print("|---|---:|---:|---:|---|")
        for name, cpu, wall, memory, note in self.rows:
            value = f"× {cpu:.2f}" if note == "times" else f"{cpu:.3f} s" if cpu < 1 else f"{cpu:.1f} s"
            print(f"| {name} | {value} | {f'{wall:.1f} s' if wall else ''} | "
                  f"{f'{memory} MB' if memory else ''} | {'' if note == 'times' else note} |")
        sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--screens", type=int, action="append")
    parser.add_argument("--program", default=ROOT / ".build-static/release/overheard")
    parser.add_argument("--folder")
    parser.add_argument("--shell", type=int, default=125,
                        help="how many walks the shell loop speaks; figures for more are scaled")
    options = parser.parse_args()
    if not shutil.which("perf"):
        sys.exit("bench: needs perf (Debian: apt install linux-perf)")
    folder = options.folder or tempfile.mkdtemp(prefix="overheard-bench-")
    Path(folder).mkdir(parents=True, exist_ok=True)
    bench = Bench(options.program, folder)
    try:
        for count in options.screens or [100]:
            print(f"{count} screens", file=sys.stderr)
            if count > 1000:
                # There might be no room otherwise.
                bench.clear()
            bench.settle()
            bench.measure(count, options.shell)
    finally:
        if options.folder:
            bench.clear()
        else:
            shutil.rmtree(folder, ignore_errors=True)


main()
