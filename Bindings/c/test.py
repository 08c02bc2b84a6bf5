#!/usr/bin/env python3
"""Drives a list of 100,000 rows (its path is the argument) in a real window by xdotool, and judges by what it prints.

    test.py PATH [--no-keys]
"""

import os
import subprocess
import sys
import threading
import time

ROW, HEIGHT, ROWS = 44, 640, 100_000


class List:
    def __init__(self, path, display):
        self.environment = os.environ | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
                                          "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}
        self.process = subprocess.Popen([path, "--print"], env=self.environment, stdout=subprocess.PIPE, text=True)
        self.frames, self.clicks = [], []
        threading.Thread(target=self.read, daemon=True).start()
        self.until(lambda: self.frames, "a first frame")
        self.window = self.xdotool("search", "--sync", "--onlyvisible", "--name", "100,000 rows").split()[0]

    def read(self):
        for line in self.process.stdout:
            words = line.split()
            if words[0] == "clicked":
                self.clicks.append(int(words[2]))
            else:
                self.frames.append((float(words[0]), float(words[1]), int(words[2])))

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True, text=True,
                              capture_output=True).stdout

    def until(self, condition, what, patience=20):
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                sys.exit(f"list: waited in vain for {what}; the last frames: {self.frames[-3:]}")
            time.sleep(0.01)

    @property
    def offset(self): return self.frames[-1][1]

    def rest(self): self.until(lambda: self.frames[-1][2] == 0, "rest")

    def drag(self, start, end, steps=10):
        command = ["mousemove", "--window", self.window, 180, start, "mousedown", 1]
        for step in range(1, steps + 1):
            command += ["sleep", 0.008, "mousemove", "--window", self.window, 180, round(start + (end - start) * step / steps)]
        self.xdotool(*command, "sleep", 0.005, "mouseup", 1)


def check(condition, what):
    if not condition:
        sys.exit(f"list: not so: {what}")
    print(f"list: {what}")


def stretch(window, start, end, bound):
    count = len(window.frames)
    window.drag(start, end)
    window.until(lambda: any(frame[2] for frame in window.frames[count:]), "a frame of the drag")
    window.rest()
    farthest = max((frame[1] - bound for frame in window.frames[count:]), key=abs)
    check(abs(farthest) > 20, f"content is stretched past its end, by {farthest:.0f} points")
    check(window.offset == bound, "and comes back to it, exactly")


def main(path, display, has_keys):
    window = List(path, display)
    window.drag(500, 200)
    window.until(lambda: any(frame[2] == 2 for frame in window.frames), "a fling")
    window.rest()
    flung = window.offset
    check(flung > 400, f"a flick of 300 points goes farther than the pointer ({flung:.0f})")
    window.xdotool("mousemove", "--window", window.window, 180, 100, "click", 1)
    window.until(lambda: window.clicks, "a click")
    check(window.clicks[0] == int((window.offset + 100) // ROW), "a click finds its row")
    before = window.offset
    window.xdotool("click", 5)
    window.until(lambda: window.offset > before + 20, "the wheel")
    window.rest()
    check(30 < window.offset - before < 150, "a notch of the wheel scrolls by about as much as GTK")
    if has_keys:
        window.xdotool("windowfocus", window.window, "key", "End")
        window.until(lambda: window.frames[-1][2] == 0 and window.offset > 1e6, "the end")
        check(window.offset == ROWS * ROW - HEIGHT, "the End key goes to the last row, exactly")
        stretch(window, 500, 300, ROWS * ROW - HEIGHT)
        window.xdotool("key", "Home")
    else:
        window.drag(100, 600, 5)
    window.until(lambda: window.frames[-1][2] == 0 and window.offset == 0, "the beginning")
    stretch(window, 200, 400, 0)
    window.process.terminate()
    check(window.process.wait(10) in (0, -15), "it ends")


main(sys.argv[1], os.environ["DISPLAY"], "--no-keys" not in sys.argv)
