#!/usr/bin/env python3
"""Drives a program that scrolls by a momentum in a real window by xdotool, or overscroll-listen by a file.

    test.py PATH TITLE END     the path of the program, the title of its window, and the last offset of its content
    test.py PATH               the path of overscroll-listen
"""

import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "c"))
from window import Window  # noqa: E402

BEGAN, ACTIVE, ENDED, CANCELLED = range(4)


def drive(path, title, end):
    window = Window(path, os.environ["DISPLAY"], title, (ENDED, CANCELLED))
    window.drag(400, 200)
    window.until(lambda: window.frames[-1][-1] == ACTIVE, "momentum")
    window.rest()
    flung = window.offset
    window.check(flung > 260, f"a flick of 200 points goes on ({flung:.0f})")
    window.check(window.frames[-1][-1] == ENDED, "and ends by itself")
    count = len(window.frames)
    time.sleep(1)
    window.check(len(window.frames) == count, "at rest nothing is drawn")
    window.xdotool("click", 5)
    window.until(lambda: window.offset > flung + 20, "the wheel")
    window.rest()
    window.check(30 < window.offset - flung < 150, "a notch of the wheel scrolls by about as much as GTK")
    window.xdotool("windowfocus", window.window)
    for _ in range(5):  # On a busy machine, the key may come when the flick is over.
        window.drag(400, 150)
        window.xdotool("key", "a")
        window.rest()
        if window.frames[-1][-1] == CANCELLED:
            break
    window.check(window.frames[-1][-1] == CANCELLED, "a key stops it")
    window.drag(400, 150)
    window.until(lambda: window.frames[-1][-1] == ACTIVE, "momentum")
    window.xdotool("mousemove", "--window", window.window, 180, 300, "mousedown", 1)
    window.until(lambda: window.frames[-1][-1] == BEGAN, "a catch")
    caught = window.offset
    time.sleep(0.3)
    window.check(window.offset == caught, "a press catches it")
    window.xdotool("mouseup", 1)
    window.rest()
    count = len(window.frames)
    window.drag(100, 460, 5)
    window.rest()
    while window.offset > 0:
        window.drag(100, 460, 5)
        window.rest()
    most = min(frame[2] for frame in window.frames[count:])
    window.check(-400 < most < -10, f"lines that refuse to move are stretched, by {-most:.0f} points")
    window.check(window.frames[-1][2] == 0, "and come back")
    window.check(all(0 <= frame[1] <= end for frame in window.frames), "they never leave their limits")
    window.end()


def listen(path):
    def run(text, *options):
        return subprocess.run([path, *options, "-"], input=text, text=True, capture_output=True, check=True).stdout

    def check(condition, what):
        if not condition:
            sys.exit(f"overscroll-listen: not so: {what}")
        print(f"overscroll-listen: {what}")

    def flick(rate, last=""):
        reports = [f"{7 + n / rate:.6f} event5 finger 0 {1500 / rate}" for n in range(1, rate // 5 + 1)]
        return run("\n".join([*reports, last, ""]))

    def distance(text): return float(text.splitlines()[-1].split()[-1])

    ends = [distance(flick(rate, "7.2 event5 lift 0 0")) for rate in (60, 90, 140, 1000)]
    check(max(ends) < 1.01 * min(ends) and min(ends) > 900, f"the reports of 60 to 1000 Hz lead to {ends}")
    silent = flick(140)
    check("silent fingers count as lifted" in silent and abs(distance(silent) - ends[0]) < 20, "a lift is inferred")
    check(run(silent) == silent, "what it prints can be read again")
    check(run(silent, "--feel", "gtk") != silent, "by another feel, too")
    stopped = flick(140, "7.5 event3 stop 0 0").splitlines()
    check(stopped[-1].startswith("# 7.5") and "cancelled" in stopped[-1], "a key or a button stops it")
    wrong = subprocess.run([path, "-"], input="1 event5 finger 0\n", text=True, capture_output=True, check=False)
    check(wrong.returncode == 65 and "line 1" in wrong.stderr, "a line that is no report is named")


drive(sys.argv[1], sys.argv[2], float(sys.argv[3])) if len(sys.argv) > 2 else listen(sys.argv[1])
