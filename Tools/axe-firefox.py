#!/usr/bin/env python3
"""Opens review pages in Firefox: axe must find nothing, and a page that plays must follow.

usage: axe-firefox.py AXE PAGE…

AXE is axe.min.js. Every page is looked at wide and narrow, light and dark; Firefox is driven by its own
protocol, Marionette, because Debian has no geckodriver. Exits with 1 if anything is wrong.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time

PORT = 2828
SETTINGS = """
user_pref("marionette.port", %d);
user_pref("media.autoplay.default", 0);
""" % PORT
SCHEME = "layout.css.prefers-color-scheme.content-override"  # 0 is dark, 1 is light
LOOK = """
const done = arguments[arguments.length - 1];
axe.run().then((found) => done(JSON.stringify({
  violations: found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`),
  width: innerWidth,
  scrolls: document.documentElement.scrollWidth > innerWidth,
})));
"""
PLAY = """
const done = arguments[arguments.length - 1];
const button = document.querySelector("[data-do=play]");
button?.click();
setTimeout(() => {
  const playing = [...document.querySelectorAll("audio")].find((one) => !one.paused);
  done(JSON.stringify({
    hasPlayer: Boolean(button),
    time: playing ? playing.currentTime : 0,
    marked: document.querySelectorAll(".now, [aria-current]").length,
  }));
  playing?.pause();
}, 4000);
"""


class Firefox:
    def __init__(self, profile):
        with open(os.path.join(profile, "user.js"), "w") as settings:
            settings.write(SETTINGS)
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "-remote-allow-system-access",
             "--profile", profile], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(120):
            try:
                self.socket = socket.create_connection(("127.0.0.1", PORT))
                break
            except OSError:
                time.sleep(0.5)
        self.rest, self.count = b"", 0
        self.receive()
        self.version = self.ask("WebDriver:NewSession")["capabilities"]["browserVersion"]
        self.ask("WebDriver:SetTimeouts", script=120_000)

    def receive(self):
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.rest += self.socket.recv(65536)
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def ask(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, value = self.receive()
        if error:
            sys.exit(f"axe-firefox: {command}: {error['message']}")
        return value

    def prefer(self, dark):
        self.ask("Marionette:SetContext", value="chrome")
        self.ask("WebDriver:ExecuteScript", args=[SCHEME, 0 if dark else 1],
                 script="Services.prefs.setIntPref(arguments[0], arguments[1])")
        self.ask("Marionette:SetContext", value="content")

    def run(self, script):
        return json.loads(self.ask("WebDriver:ExecuteAsyncScript", script=script, args=[])["value"])


def main():
    axe, wrong = open(sys.argv[1]).read(), 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        firefox = Firefox(profile)
        print(f"Firefox {firefox.version}")
        for page in sys.argv[2:]:
            for width, height in ((1440, 900), (320, 700)):
                firefox.ask("WebDriver:SetWindowRect", width=width, height=height)
                for dark in (False, True):
                    firefox.prefer(dark)
                    firefox.ask("WebDriver:Navigate", url="file://" + os.path.abspath(page))
                    seen = firefox.run(axe + LOOK)
                    faults = seen["violations"] + (["scrolls sideways"] if seen["scrolls"] else [])
                    print(f"{page} {seen['width']} {'dark' if dark else 'light'}: "
                          + ("; ".join(faults) or "nothing found"))
                    wrong += len(faults)
            played = firefox.run(PLAY)
            if played["hasPlayer"]:
                print(f"{page}: played {played['time']:.1f} s, {played['marked']} lines or words marked")
                wrong += played["time"] == 0 or played["marked"] == 0
        firefox.ask("Marionette:Quit", flags=["eForceQuit"])
        firefox.process.wait()
    sys.exit(1 if wrong else 0)


main()
