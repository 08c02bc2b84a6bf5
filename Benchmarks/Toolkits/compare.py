#!/usr/bin/env python3
"""One recorded gesture through UIScrollView, GtkScrolledWindow and Chromium's own scrolling, as they are installed, and through ours.

    compare.py RECORDING FIGURE     OVERSCROLL_LIBRARY names liboverscroll.so.1

The recording has the touches and what UIScrollView made of them. The touches are done on the touch screen of an X server
without a display, once over a list of GTK's and once over a page of Chromium's. The same touches are given to liboverscroll
with that toolkit's feel, which is then asked where content is in each of the toolkit's frames. Writes FIGURE.svg and
FIGURE~dark.svg, and prints what the curves differ by: as they are, and by the law of coasting alone, begun where the toolkit
began it, as fast.
"""

import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent.parent / "Bindings" / folder) for folder in ("python", "web")]
sys.path.append(str(here.parent))
import figure  # noqa: E402
import overscroll  # noqa: E402
from browser import Browser  # noqa: E402
from touchscreen import DOWN, MOVE, UP, TouchScreen  # noqa: E402

X, LOWER = 200, 100  # where the finger is, and by how much lower than in the recording
PHASES = {"down": overscroll.DOWN, "move": overscroll.MOVE, "up": overscroll.UP}
WATCHED = 6.0  # seconds, in which any of them is at rest


def play(touches, screen):
    """Does them, and returns when each had been processed."""
    phases, start, done = {"down": DOWN, "move": MOVE, "up": UP}, time.monotonic(), []
    for moment, kind, y in touches:
        time.sleep(max(0, start + moment - time.monotonic()))
        screen.touch(phases[kind], X, y - LOWER)
        done.append((time.monotonic(), kind, y))
    time.sleep(WATCHED)
    return done


def run_gtk(touches):
    with tempfile.TemporaryDirectory() as folder, TouchScreen(folder) as screen:
        program, log = Path(folder, "gtk-list"), Path(folder, "log")
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "gtk4"], stdout=subprocess.PIPE, check=True, text=True).stdout
        subprocess.run(["cc", "-Wall", "-Wextra", "-Wno-unused-parameter", here / "gtk-list.c", "-o", program, *flags.split()], check=True)
        environment = {"DISPLAY": screen.display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}
        with log.open("w") as output, subprocess.Popen([program], stdout=output, env=os.environ | environment) as process:
            while log.read_text().count("\n") < 30:
                if process.poll() is not None:
                    sys.exit("compare: the window of GTK has not opened")
                time.sleep(0.1)
            play(touches, screen)
            process.terminate()
        lines = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")]
    return ([(line["time"], line["touch"], line["y"]) for line in lines if "touch" in line],
            [(line["time"], line["y"]) for line in lines if "frame" in line])


PAGE = """<!DOCTYPE html><meta name=viewport content="width=device-width"><style>html { background: #fff }
body { margin: 0; height: 100000px }</style><script>
  const touches = [], frames = []
  for (const [type, kind] of [["touchstart", "down"], ["touchmove", "move"], ["touchend", "up"]])
    addEventListener(type, e => {
      const t = e.changedTouches[0]
      touches.push([e.timeStamp / 1000, kind, t.clientX, t.clientY])
    }, {passive: true})
  function frame(now) { frames.push([now / 1000, scrollY]); requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
</script>"""


def run_chromium(touches, options=()):
    with tempfile.TemporaryDirectory() as folder, TouchScreen(folder) as screen:
        page = Path(folder, "page.html")
        page.write_text(PAGE)
        os.environ["DISPLAY"] = screen.display
        browser = Browser(options=["--touch-events=enabled", "--window-position=0,0", "--window-size=480,800", *options, f"--app=file://{page}"])
        try:
            browser.until("frames.length > 30")
            done = play(touches, screen)
            # The page's clock has its own beginning. Of the moves it hears few: while content scrolls they are held back.
            first = browser.evaluate("touches[0][0]") - done[0][0]
            return [(at + first, *what) for at, *what in done], browser.evaluate("frames")
        finally:
            browser.close()


def ours(feel, slop, touches, frames, height):
    """Where content of the same size is in each of these frames by liboverscroll, by these touches."""
    set_slop = overscroll._checked("set_slop", *overscroll._view, ctypes.c_double, ctypes.c_double)
    with overscroll.ScrollView((480, height), (480, 100_000), overscroll.feel(feel)) as view:
        set_slop(view._context, view._number, slop, slop)
        result, rest = [], list(touches)
        for moment, _ in frames:
            while rest and rest[0][0] <= moment:
                at, kind, y = rest.pop(0)
                view.pointer(PHASES[kind], X, y, at)
            result.append(view.at(moment).y)
        return result


class Coast:
    """The law of a feel, begun by a speed that goes as far."""

    def __init__(self, feel, start, end):
        self.feel, (low, high) = overscroll.feel(feel), (0, 20_000)
        for _ in range(60):
            self.speed = (low + high) / 2
            self.motion = overscroll.ScrollMotion(start, self.speed, -1e6, 1e6)
            low, high = (self.speed, high) if self.at(60) < end else (low, self.speed)

    def at(self, time): return overscroll.scroll_at(self.motion, self.feel, max(0, time)).value


class Comparison:
    def __init__(self, title, feel, slop, height, run):
        touches, frames = run
        lift, first = touches[-1][0], touches[0][0]
        self.title, self.feel = title, feel
        frames = [(at, offset) for at, offset in frames if first - 0.05 <= at <= lift + WATCHED - 0.5]
        self.times, self.theirs = [at - lift for at, _ in frames], [offset for _, offset in frames]
        self.ours = ours(feel, slop, touches, frames, height)
        dragged = touches[0][2] - touches[-1][2] - slop
        self.speed = Coast(feel, dragged, self.ours[-1]).speed
        law = Coast(feel, dragged, self.theirs[-1])
        self.law_speed = law.speed
        # A toolkit shows what it has in one of the next frames: by how much later is not the law's.
        self.law_error, self.delay = min((self._error(law, step / 2000), step / 2000) for step in range(-60, 121))

    def _error(self, law, delay):
        return max(abs(law.at(time - delay) - offset) for time, offset in zip(self.times, self.theirs) if time >= max(0, delay))

    def __str__(self):
        return (f"{self.title}: rests at {self.theirs[-1]:.1f}, ours at {self.ours[-1]:.1f}; begins at {self.law_speed:.0f} pt/s, "
                f"ours at {self.speed:.0f}; from there, {self.delay * 1000:.0f} ms after "
                f"the lift, the law is off by {self.law_error:.2f} pt at the most")


def draw(comparisons, path, colors):
    with figure.written(path, colors, len(comparisons), (13, 3.6), sharey=True) as all_axes:
        for axes, it in zip(all_axes, comparisons):
            shown = [index for index, time in enumerate(it.times) if time < 2.2]
            axes.set_title(it.title)
            axes.plot([it.times[i] for i in shown], [it.theirs[i] for i in shown], ".", markersize=4, color=colors.accents[1],
                      label="the toolkit's frames")
            axes.plot([it.times[i] for i in shown], [it.ours[i] for i in shown], color=colors.accents[0], linewidth=1.5,
                      label=f"ours, {it.feel}")
            axes.axvline(0, color=colors.ink, linewidth=0.5, linestyle=":")
            axes.set_xlabel("seconds since the lift")
            axes.legend(frameon=False, loc="lower right")
        all_axes[0].set_ylabel("content offset, points")


if __name__ == "__main__":
    recording = json.loads(Path(sys.argv[1]).read_text())
    touches, old = recording["touches"], "--disable-features=ExperimentalFlingAnimation"
    comparisons = [
        Comparison("UIScrollView, iOS 26.1", "uikit", 10, 852, (touches, recording["frames"])),
        Comparison("GtkScrolledWindow", "gtk", 0, 700, run_gtk(touches)),
        Comparison("Chromium, its other curve", "chromium", 15, 744, run_chromium(touches, [old])),
        Comparison("Chromium on Linux", "chromium-linux", 15, 744, run_chromium(touches)),
    ]
    for comparison in comparisons:
        print(comparison)
    for suffix, colors in figure.THEMES.items():
        draw(comparisons, f"{sys.argv[2]}{suffix}.svg", colors)
