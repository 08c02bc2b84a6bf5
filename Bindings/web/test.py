#!/usr/bin/env python3
"""Drags, flicks and tunes the page in a real browser by injected touches, mouse, wheel and keys, and compares every number
that it showed with liboverscroll's own, which are Swift's to the last bit.

    test.py FOLDER [SCREENSHOT.png]     FOLDER has the page; OVERSCROLL_LIBRARY names liboverscroll.so.1
"""

import base64
import ctypes
import gzip
import sys
import time
from ctypes import POINTER, byref, c_double, c_int32, c_uint64, c_void_p
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
import overscroll  # noqa: E402
from browser import Browser, Server  # noqa: E402

# By how much a browser's exp and log move what is shown, in points and in points per second.
BOUND = 1e-6
NUMBERS = {"x": "x", "y": "y", "velocityX": "velocity_x", "velocityY": "velocity_y", "listY": "list_y",
           "listVelocity": "list_velocity", "targetX": "target_x", "targetY": "target_y"}
Detent = overscroll._struct("Detent", "distance", "kind reserved")
Snap = type("Snap", (ctypes.Structure,), {"_fields_": [("spring", overscroll.Spring)] + [
    (name, c_double) for name in ("deceleration_rate", "rubber_band_coefficient", "threshold")]})
Drawer = type("Drawer", (ctypes.Structure,), {"_fields_": [
    *((name, c_double) for name in ("height", "header", "content", "top", "bottom")),
    ("detents", POINTER(Detent)), ("count", c_int32), ("flags", c_int32)]})
Tile = type("Tile", (ctypes.Structure,), {"_fields_": [
    *((f"n{index}", c_double) for index in range(8)), ("anchors", c_void_p), ("count", c_int32), ("reserved", c_int32)]})


def check(condition, what):
    if not condition:
        sys.exit(f"web: not so: {what}")
    print(f"web: {what}")


class Model:
    """The views of the page by the library for C."""

    def __init__(self):
        self.context, self.views = overscroll._Context(), {}
        overscroll._open(self.context, overscroll.ABI)
        feel, snap = overscroll.feel("uikit"), overscroll._function("snap_standard", Snap)()
        detents = (Detent * 3)(Detent(24, 0), Detent(0.5, 3), Detent(96, 1))
        scroll = overscroll.ScrollLayout(300, 480, 300, 440000, 0, 0, 0, 0, 0, 0)
        self.make("list", "create_scroll_view", scroll, feel, (c_double, 0), (c_double, 0))
        self.make("drawer", "create_drawer", Drawer(480, 48, 4400, 0, 0, detents, 3, 0), feel, snap, (c_int32, 1))
        self.make("tile", "create_tile", Tile(300, 480, 120, 80, 12, 12, 12, 12, None, 0, 0), snap, (c_int32, 3))
        self.snap_to = overscroll._checked("snap_to", *overscroll._view, c_int32, c_int32, c_double)
        self.step = overscroll._checked("step", *overscroll._view, c_int32, c_double, c_int32, c_int32, c_double)
        self.set_feel = overscroll._checked("set_feel", *overscroll._view, POINTER(overscroll.Feel), c_double)
        self.set_snap = overscroll._checked("set_snap", *overscroll._view, POINTER(Snap), c_double)

    def make(self, name, function, layout, *values):
        number, pointers = c_uint64(), [value for value in values if isinstance(value, ctypes.Structure)]
        others = [value for value in values if isinstance(value, tuple)]
        create = overscroll._checked(function, POINTER(overscroll._Context), c_void_p, *(c_void_p for _ in pointers),
                                     *(kind for kind, _ in others), POINTER(c_uint64))
        create(self.context, ctypes.addressof(layout), *(ctypes.addressof(p) for p in pointers),
               *(value for _, value in others), byref(number))
        self.views[name] = number

    def follow(self, entry):
        kind, name, view = entry[0], entry[1], (self.context, self.views.get(str(entry[1])))
        if kind == "pointer":
            e = entry[2]
            event = overscroll.PointerEvent(e["x"], e["y"], e["time"], e["phase"], int(e["isTouch"]), e["id"], 0)
            overscroll._pointer(*view, byref(event), None)
        elif kind == "wheel":
            e = entry[2]
            event = overscroll.WheelEvent(e["deltaX"], e["deltaY"], e["x"], e["y"], e["time"], int(e["isPrecise"]), 0)
            overscroll._wheel(*view, byref(event))
        elif kind == "key" and name == "tile":
            self.snap_to(*view, {"ArrowLeft": 2, "ArrowUp": 0}[entry[2]], entry[4], entry[3])
        elif kind == "key":
            steps = {"ArrowDown": (0, 1), "ArrowUp": (0, -1), "PageDown": (1, 1), "Home": (2, 0), "End": (3, 0)}
            self.step(*view, *steps[entry[2]], 1, 0, entry[3])
        elif kind == "arrive" and name == "list":
            overscroll._scroll_to(*view, entry[3], entry[4], 0, entry[2])
        elif kind == "arrive":
            self.snap_to(*view, entry[5], 0, entry[2])
        elif kind == "tune":
            spring = [overscroll.Spring(*(s[k] for k in ("mass", "stiffness", "dampingRatio"))) for s in (
                entry[2]["bounceSpring"], entry[2]["releaseSpring"], entry[3]["spring"])]
            keys = ("decelerationRate", "startingVelocity", "rubberBandCoefficient", "threshold")
            feel = overscroll.Feel(*(entry[2][key] for key in keys), *spring[:2], entry[2]["base"], 0)
            snap = Snap(spring[2], *(entry[3][key] for key in ("decelerationRate", "rubberBandCoefficient", "threshold")))
            self.set_feel(self.context, self.views["list"], byref(feel), name)
            self.set_feel(self.context, self.views["drawer"], byref(feel), name)
            self.set_snap(self.context, self.views["drawer"], byref(snap), name)
            self.set_snap(self.context, self.views["tile"], byref(snap), name)

    def difference(self, entry):
        sample = overscroll.Sample()
        overscroll._sample(self.context, self.views[entry[1]], entry[2], byref(sample))
        shown = entry[3]
        if overscroll.STATES[sample.state] != shown["state"] or sample.target != shown["target"]:
            sys.exit(f"web: {entry} is {overscroll.STATES[sample.state]} at {sample.target} in C")
        return max(abs(shown[web] - getattr(sample, c)) for web, c in NUMBERS.items())


def main(folder, screenshot=None):
    files = [Path(folder) / name for name in ("index.html", "page.js", "overscroll.js", "overscroll.wasm")]
    size = sum(len(gzip.compress(Path(file).read_bytes(), 9)) for file in files)
    check(size < 100_000, f"all of it has {size} bytes compressed by gzip, less than 100,000")
    browser, server = Browser(), Server(folder)
    browser.call("Emulation.setDeviceMetricsOverride", width=1100, height=900, deviceScaleFactor=1, mobile=False)
    browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
    browser.call("Page.navigate", url=f"{server.address}/index.html#record")
    browser.until("window.overscroll !== undefined && !overscroll.isMoving()")
    box = {name: browser.evaluate(f"(({{x, y}}) => [x, y])(document.getElementById('{name}').getBoundingClientRect())")
           for name in ("list", "drawer", "tile")}
    newest = "[...overscroll.recording].reverse().find((e) => e[0] === 'sample' && e[1] === '%s')[3]"

    def now(name): return browser.evaluate(newest % name)
    def rest(): browser.until("!overscroll.isMoving()")

    def gesture(name, x, y, dx, dy, by, steps=12):
        left, top = box[name]
        points = [(left + x + dx * step / steps, top + y + dy * step / steps) for step in range(steps + 1)]
        touch = by == "touch"
        browser.touch("touchStart", points[0]) if touch else browser.mouse("mousePressed", *points[0])
        for point in points[1:]:
            browser.touch("touchMove", point) if touch else browser.mouse("mouseMoved", *point)
            time.sleep(0.008)
        browser.touch("touchEnd") if touch else browser.mouse("mouseReleased", *points[-1])

    gesture("list", 150, 400, 0, -300, "touch")
    frames, start = browser.evaluate("overscroll.frames()"), time.monotonic()
    browser.until("overscroll.isMoving()")
    time.sleep(1)
    rate = (browser.evaluate("overscroll.frames()") - frames) / (time.monotonic() - start)
    rest()
    flung = now("list")["y"]
    check(flung > 400, f"a finger's flick of 300 points sends the list on to {flung:.0f}, at {rate:.0f} frames a second")
    gesture("drawer", 150, 280, 0, -200, "mouse")
    rest()
    check(now("drawer")["target"] == 0 and now("drawer")["y"] == 24, "the mouse opens the drawer")
    gesture("drawer", 150, 400, 0, -250, "touch")
    rest()
    check(now("drawer")["listY"] > 250, "a finger then flicks its list")
    gesture("tile", 230, 440, -150, -260, "touch", 6)
    rest()
    check((now("tile")["x"], now("tile")["y"]) == (12, 12), "the tile goes to the corner at which it is thrown")
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=box["list"][0] + 150, y=box["list"][1] + 200, deltaX=0, deltaY=120)
    browser.until(f"({newest % 'list'}).y > {flung + 10}")
    rest()
    browser.evaluate("document.getElementById('list').focus()")
    browser.key("End")
    browser.until(f"({newest % 'list'}).y === {440000 - 480}")
    gesture("list", 150, 300, 0, -120, "touch")
    browser.until(f"({newest % 'list'}).y > {440000 - 480 + 5}")
    rest()
    check(now("list")["y"] == 440000 - 480, "the End key and a pull past the end both rest on it exactly")
    browser.evaluate("(e => { e.value = 0.994; e.dispatchEvent(new Event('input')) })(document.getElementById('rate'))")
    browser.key("Home")
    browser.until(f"({newest % 'list'}).y === 0")
    gesture("list", 150, 400, 0, -300, "touch")
    rest()
    check(now("list")["y"] < flung / 1.5, f"a slider makes the same flick end at {now('list')['y']:.0f}")
    if screenshot:
        Path(screenshot).write_bytes(base64.b64decode(browser.call("Page.captureScreenshot")["data"]))
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    gesture("tile", 60, 60, 160, 0, "touch", 6)
    browser.until(f"({newest % 'tile'}).state === 'idle'")
    check(not browser.evaluate("overscroll.isMoving()") and now("tile")["target"] == 1, "with reduced motion it is there at once")
    recording = browser.evaluate("overscroll.recording.map((e) => e[0] === 'sample' ? [...e.slice(0, 3), {...e[3], restTime: 0}] : e)")
    check(not browser.complaints, "the browser has nothing to complain of")
    browser.close()
    model, samples, worst = Model(), 0, 0
    for entry in recording:
        if entry[0] == "sample":
            samples, worst = samples + 1, max(worst, model.difference(entry))
        else:
            model.follow(entry)
    check(samples > 500 and worst <= BOUND, f"{samples} samples differ from Swift's by {worst:.1e} at most, less than {BOUND}")


main(*sys.argv[1:])
