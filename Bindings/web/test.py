#!/usr/bin/env python3
"""Drags, flicks and tunes the page in a real browser by injected touches, mouse, wheel and keys, and compares every number
that it showed with liboverscroll's own, which are Swift's to the last bit. Then the same with the calls of calls.js.

    test.py FOLDER [SCREENSHOT.png]     FOLDER has the page; OVERSCROLL_LIBRARY names liboverscroll.so.1
    test.py FOLDER --node               only the calls, by node
"""

import base64
import gzip
import json
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
import overscroll  # noqa: E402
from browser import Browser, Server  # noqa: E402

# By how much a browser's exp and log move what is shown, in points and in points per second.
BOUND = 1e-6
NUMBERS = {"x": "x", "y": "y", "velocityX": "velocity_x", "velocityY": "velocity_y", "listY": "list_y",
           "listVelocity": "list_velocity", "targetX": "target_x", "targetY": "target_y"}
CALLS = Path(__file__).with_name("calls.js").read_text().replace("export ", "")


def check(condition, what):
    if not condition:
        sys.exit(f"web: not so: {what}")
    print(f"web: {what}")


class Model:
    """The views of the page by the library for C."""

    def __init__(self):
        feel, snap = overscroll.feel("uikit"), overscroll.snap_standard()
        detents = [(24, overscroll.FROM_TOP), (0.5, overscroll.FRACTION_FROM_BOTTOM), (96, overscroll.FROM_BOTTOM)]
        self.views = {"list": overscroll.ScrollView((300, 480), (300, 440000), feel),
                      "drawer": overscroll.Drawer(480, 48, 4400, detents, feel, snap, 1),
                      "tile": overscroll.Tile((300, 480), (120, 80), 12, snap)}

    def follow(self, entry):
        kind, name, view = entry[0], entry[1], self.views.get(str(entry[1]))
        if kind == "pointer":
            e = entry[2]
            view.pointer(e["phase"], e["x"], e["y"], e["time"], int(e["isTouch"]), e["id"])
        elif kind == "wheel":
            e = entry[2]
            view.wheel(e["deltaX"], e["deltaY"], e["x"], e["y"], e["time"], int(e["isPrecise"]))
        elif kind == "key" and name == "tile":
            view.snap_to({"ArrowLeft": 2, "ArrowUp": 0}[entry[2]], entry[3], entry[4])
        elif kind == "key":
            steps = {"ArrowDown": (0, 1), "ArrowUp": (0, -1), "PageDown": (1, 1), "Home": (2, 0), "End": (3, 0)}
            view.step(*steps[entry[2]], entry[3])
        elif kind == "arrive" and name == "list":
            view.scroll_to(entry[3], entry[4], entry[2], False)
        elif kind == "arrive":
            view.snap_to(entry[5], entry[2], False)
        elif kind == "tune":
            spring = [overscroll.Spring(*(s[k] for k in ("mass", "stiffness", "dampingRatio"))) for s in (
                entry[2]["bounceSpring"], entry[2]["releaseSpring"], entry[3]["spring"])]
            keys = ("decelerationRate", "startingVelocity", "rubberBandCoefficient", "threshold")
            feel = overscroll.Feel(*(entry[2][key] for key in keys), *spring[:2], entry[2]["base"], 0)
            snap = overscroll.Snap(spring[2], *(entry[3][key] for key in (keys[0], *keys[2:])))
            for each in ("list", "drawer"):
                self.views[each].set_feel(feel, name)
            for each in ("drawer", "tile"):
                self.views[each].set_snap(snap, name)

    def difference(self, entry):
        sample, shown = self.views[entry[1]].at(entry[2]), entry[3]
        if overscroll.STATES[sample.state] != shown["state"] or sample.target != shown["target"]:
            sys.exit(f"web: {entry} is {overscroll.STATES[sample.state]} at {sample.target} in C")
        return max(abs(shown[web] - getattr(sample, c)) for web, c in NUMBERS.items())


def calls():
    """The numbers of calls.js by the library for C."""
    numbers, feel, o = [], overscroll.feel("uikit"), overscroll
    detents = [(44, o.FROM_TOP), (0.5, o.FRACTION_FROM_BOTTOM)]
    list_ = o.ScrollView((390, 844), (390, 90_000), feel, (o.START, o.END))
    sheet = o.Drawer(800, 60, 4000, detents, feel, o.snap_standard(), 1)
    picker = o.Pages(160, 100, 32, page=10, flags=o.ALONG_Y + o.REPORT_PAGES)
    rows = o.Pages(160, [32, 48, 90.5], spacing=4, margin=8, flags=o.CENTERED)

    def note(view, time, coordinate, value):
        for frame in range(60):
            s = view.at(time + frame / 30)
            numbers.extend((s.x, s.y, s.velocity_x, s.velocity_y, s.list_y, s.list_velocity, s.target,
                            int(view.needs_frame(time + frame / 30))))
        numbers.extend(view.crossings(value, 0, 99, coordinate))
        for time, kind, event in view.events(0, 99):
            numbers.extend((time, o.EVENTS.index(kind), event.number))

    list_.set_ruler(44, 10)
    list_.fling(0, -1800, 0)
    note(list_, 0, o.Y, 88_900)
    list_.grow(91_000, o.START, 0.5)
    list_.scroll_to(0, o.END, 1, False)
    list_.set_ruler(None)
    list_.set_layout(list_.layout((390, 844), (390, 91_100)), 1, o.KEEP_END + o.ANIMATED)
    note(list_, 1, o.Y, 90_200)
    sheet.set_landing(o.LAND_BY_DECELERATION, 0)
    sheet.fling(0, 3000, 0)
    note(sheet, 0, o.Y, 100)
    sheet.set_list_inset(0, 300, 3, o.KEEP_END)
    sheet.scroll_to(0, o.END, 3)
    note(sheet, 3, o.LIST_Y, 3000)
    picker.set_landing(o.LAND_BY_DECELERATION, 0)
    picker.fling(0, 300, 0)
    note(picker, 0, o.Y, 352)
    rows.snap_to(2, 0)
    note(rows, 0, o.X, 40)
    terminal = o.Momentum(feel, greatest_velocity=2000)
    for report in range(1, 21):
        terminal.scroll(0.5, 3 * report, report / 100)
    terminal.lift(0.2)
    for frame in range(90):
        if frame == 60:
            terminal.hold(1.99)
        if frame == 70:
            terminal.scroll(0, -1, 2.3, o.WHEEL)
        if frame == 75:
            terminal.stop(2.5)
        m = terminal.advance(frame / 30 - 1, frame / 30)
        numbers.extend((m.delta_x, m.delta_y, m.velocity_x, m.velocity_y, m.remaining_x, m.remaining_y, m.overshoot_x,
                        m.overshoot_y, m.rest_time, m.phase))
        if frame == 20:
            terminal.refuse(0, m.delta_y / 2)
    return numbers


def compare(shown):
    numbers = calls()
    worst = max(abs(a - b) for a, b in zip(shown, numbers)) if len(shown) == len(numbers) else float("inf")
    check(worst <= BOUND, f"{len(numbers)} numbers of a program's calls differ from Swift's by {worst:.1e} at most")


def run_by_node(folder):
    script = f"""import {{ readFileSync }} from "node:fs";
        import * as module from {json.dumps(str(Path(folder, "overscroll.js").resolve()))};
        {CALLS}
        const wasm = readFileSync({json.dumps(str(Path(folder, "overscroll-all.wasm")))});
        const {{ instance }} = await WebAssembly.instantiate(wasm, {{ env: Math }});
        console.log(JSON.stringify(calls(new module.Overscroll(instance.exports), module)));"""
    command = ["node", "--experimental-default-type=module", "--input-type=module", "-e", script]
    compare(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def main(folder, screenshot=None):
    files = [Path(folder) / name for name in ("index.html", "page.js", "overscroll.js", "overscroll.wasm")]
    size = sum(len(gzip.compress(Path(file).read_bytes(), 9)) for file in files)
    check(size < 130_000, f"all of it has {size} bytes compressed by gzip, less than 130,000")
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
    compare(browser.evaluate(
        f"(async () => {{ const module = await import('./overscroll.js'); {CALLS} return calls(await module.load(new URL('overscroll-all.wasm', location.href)), module); }})()"))
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


run_by_node(sys.argv[1]) if sys.argv[2:] == ["--node"] else main(*sys.argv[1:])
