#!/usr/bin/env python3
"""Drives a list of 100,000 rows (its path is the argument) in a real window by xdotool, and judges by what it prints.

    test.py PATH [--no-keys]
"""

import os
import sys

from window import Window

ROW, HEIGHT, ROWS = 44, 640, 100_000


def stretch(window, start, end, bound):
    count = len(window.frames)
    window.drag(start, end)
    window.until(lambda: any(frame[2] for frame in window.frames[count:]), "a frame of the drag")
    window.rest()
    farthest = max((frame[1] - bound for frame in window.frames[count:]), key=abs)
    window.check(abs(farthest) > 20, f"content is stretched past its end, by {farthest:.0f} points")
    window.check(window.offset == bound, "and comes back to it, exactly")


def main(path, display, has_keys):
    window = Window(path, display, "100,000 rows", (0,))
    window.drag(500, 200)
    window.until(lambda: any(frame[2] == 2 for frame in window.frames), "a fling")
    window.rest()
    flung = window.offset
    window.check(flung > 400, f"a flick of 300 points goes farther than the pointer ({flung:.0f})")
    window.xdotool("mousemove", "--window", window.window, 180, 100, "click", 1)
    window.until(lambda: window.clicks, "a click")
    window.check(window.clicks[0] == int((window.offset + 100) // ROW), "a click finds its row")
    before = window.offset
    window.xdotool("click", 5)
    window.until(lambda: window.offset > before + 20, "the wheel")
    window.rest()
    window.check(30 < window.offset - before < 150, "a notch of the wheel scrolls by about as much as GTK")
    if has_keys:
        window.xdotool("windowfocus", window.window, "key", "End")
        window.until(lambda: window.frames[-1][2] == 0 and window.offset > 1e6, "the end")
        window.check(window.offset == ROWS * ROW - HEIGHT, "the End key goes to the last row, exactly")
        stretch(window, 500, 300, ROWS * ROW - HEIGHT)
        window.xdotool("key", "Home")
    else:
        window.drag(100, 600, 5)
    window.until(lambda: window.frames[-1][2] == 0 and window.offset == 0, "the beginning")
    stretch(window, 200, 400, 0)
    window.end()


main(sys.argv[1], os.environ["DISPLAY"], "--no-keys" not in sys.argv)
