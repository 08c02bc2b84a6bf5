#!/usr/bin/env python3
"""Drives the pages that `overscroll share` writes in real browsers by injected touches, mouse, wheel and keys, and compares
every number that they showed with liboverscroll's own, which are Swift's to the last bit.

    test_share.py OVERSCROLL [FOLDER]     FOLDER is for pictures; OVERSCROLL_LIBRARY names liboverscroll.so.1
"""

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
from ctypes import POINTER, c_double, c_int32, c_void_p, cast
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
import overscroll as o  # noqa: E402
from overscroll._library import on_view  # noqa: E402
from overscroll._structs import DrawerLayout, PageLayout, ScrollLayout, Spring, TileLayout, _struct  # noqa: E402
from overscroll._views import View  # noqa: E402
from browser import Browser  # noqa: E402
from firefox import Firefox  # noqa: E402

# By how much a browser's exp and log move what is shown, in points and in points per second.
BOUND = 1e-6
LARGEST = 250_000
NUMBERS = {"x": "x", "y": "y", "velocityX": "velocity_x", "velocityY": "velocity_y", "listY": "list_y", "scale": "scale",
           "listVelocity": "list_velocity", "targetX": "target_x", "targetY": "target_y"}
ZoomLayout = _struct("ZoomLayout", "viewport_width viewport_height content_width content_height inset_top inset_left "
                     "inset_bottom inset_right smallest_scale largest_scale", "flags reserved")
WheelFeel = _struct("WheelFeel", last=[("spring", Spring), *((name, c_double) for name in (
    "notch", "page_share", "zoom_notch", "notch_speed", "touchpad_speed")), ("has_momentum", c_int32), ("is_reversed", c_int32)])
Anchor = _struct("Anchor", "x y offset_x offset_y")
set_wheel_feel, set_slop = on_view("set_wheel_feel", POINTER(WheelFeel)), on_view("set_slop", c_double, c_double)
zoom_to = on_view("zoom_to", c_double, c_double, c_double, c_double)


class Zoom(View, kind="zoom_view", layout=ZoomLayout, values=(POINTER(o.Feel), c_double)):
    pass


def check(condition, what):
    if not condition:
        sys.exit(f"web: not so: {what}")
    print(f"web: {what}")


class Model:
    """The views of a page by the library for C, from what the page recorded."""

    def __init__(self, demo): self.demo, self.views = demo, {}

    def layout(self, l):
        if self.demo == "scroll":
            return ScrollLayout(l["width"], l["height"], l["contentWidth"], l["contentHeight"], *l["insets"], l["flags"], 0)
        if self.demo == "drawer":
            detents = [(d["distance"], d["kind"]) for d in l["detents"]]
            return o.Drawer.layout(l["height"], l["headerHeight"], l["contentHeight"], detents, flags=l["flags"])
        if self.demo == "paging":
            return o.Pages.layout(l["viewport"], l.get("lengths") or l["count"], l.get("length", 0), l.get("spacing", 0),
                                  l.get("margin", 0), l["flags"])
        if self.demo == "metro":
            return ZoomLayout(l["width"], l["height"], l["contentWidth"], l["contentHeight"], 0, 0, 0, 0, l["smallestScale"],
                              l["largestScale"], 0, 0)
        anchors = l.get("anchors", [])
        self.array = (Anchor * max(1, len(anchors)))(*((a["x"], a["y"], a["offsetX"], a["offsetY"]) for a in anchors))
        return TileLayout(l["stageWidth"], l["stageHeight"], l["width"], l["height"], *[l.get("margin", 0)] * 4,
                          cast(self.array, c_void_p) if anchors else None, len(anchors), 0)

    def create(self, layout, feel, snap):
        made, values = {"scroll": (o.ScrollView, (feel, 0, 0)), "drawer": (o.Drawer, (feel, snap, 1)), "pip": (o.Tile, (snap, 3)),
                        "paging": (o.Pages, (snap, 0)), "metro": (Zoom, (feel, 1)), "springs": (o.Tile, (snap, 0))}[self.demo]
        view = made.__new__(made)
        View.__init__(view, layout, *values)
        return view

    def tune(self, number, values):
        spring = lambda s: Spring(s["mass"], s["stiffness"], s["dampingRatio"])
        f, e, s, w, time = (values[key] for key in ("feel", "extras", "snap", "wheel", "time"))
        feel = o.Feel(f["decelerationRate"], f["startingVelocity"], f["rubberBandCoefficient"], f["threshold"],
                      spring(f["bounceSpring"]), spring(f["releaseSpring"]), f["base"], 0)
        snap = o.Snap(spring(s["spring"]), s["decelerationRate"], s["rubberBandCoefficient"], s["threshold"])
        extras = o.FeelExtras(e["flickRate"], e["longestFlickTravel"], e["greatestFlick"], e["longestFlickPause"],
                              e["touchpadRubberBandCoefficient"], e["flickShare"], e["firstFlickCount"], 0)
        layout = self.layout(values["layout"])
        if number not in self.views:
            self.views[number] = self.create(layout, feel, snap)
        view = self.views[number]
        if self.demo in ("scroll", "drawer", "metro"):
            view.set_feel(feel, time)
            view.set_feel_extras(extras, time)
        if self.demo != "scroll":
            view.set_snap(snap, time)
        set_wheel_feel(view._context, view._number, WheelFeel(spring(w["spring"]), w["notch"], w["pageShare"], w["zoomNotch"],
                                                              w["notchSpeed"], w["touchpadSpeed"], w["hasMomentum"], w["isReversed"]))
        if values["slop"] is not None:
            set_slop(view._context, view._number, values["slop"], values["slop"])
        view.set_layout(layout, time)

    def follow(self, kind, *entry):
        view = self.views.get(entry[0]) if isinstance(entry[0], int) else None
        if kind == "tune":
            self.tune(*entry)
        elif kind == "pointer":
            e = entry[0]
            for each in self.views.values():
                each.pointer(e["phase"], e["x"], e["y"], e["time"], int(e["isTouch"]), e["id"])
        elif kind == "wheel":
            e = entry[0]
            for each in self.views.values():
                each.wheel(e["deltaX"], e["deltaY"], e["x"], e["y"], e["time"], e["isPrecise"] + 2 * e["isZoom"] + 4 * e["isEnd"])
        elif kind == "layout":
            for each in self.views.values():
                each.set_layout(self.layout(entry[0]), entry[2], entry[1])
        elif kind == "snap":
            view.snap_to(entry[1], entry[3], entry[2])
        elif kind == "step":
            view.step(entry[1], entry[2], entry[5], entry[3], entry[4])
        elif kind == "zoom":
            zoom_to(view._context, view._number, *entry[1:])
        elif kind == "arrive" and entry[4] >= 0:
            view.snap_to(entry[4], entry[1], False)
        elif kind == "arrive":
            view.scroll_to(entry[2], entry[3], entry[1], False)

    def difference(self, number, time, shown):
        sample = self.views[number].at(time)
        if o.STATES[sample.state] != shown["state"] or sample.target != shown["target"]:
            sys.exit(f"web: {self.demo} at {time}: {shown} is {o.STATES[sample.state]} at {sample.target} in C")
        return max(abs(shown[web] - getattr(sample, c)) for web, c in NUMBERS.items())


class Chromium(Browser):
    """Chromium with the calls that Firefox has."""

    def __init__(self):
        super().__init__()
        self.call("Emulation.setDeviceMetricsOverride", width=1180, height=1000, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def open(self, address):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)

    def drag(self, points, by):
        touch = by == "touch"
        self.touch("touchStart", points[0]) if touch else self.mouse("mousePressed", *points[0])
        for point in points[1:]:
            self.touch("touchMove", point) if touch else self.mouse("mouseMoved", *point)
            time.sleep(0.008)
        self.touch("touchEnd") if touch else self.mouse("mouseReleased", *points[-1])

    def wheel(self, x, y, delta):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta)

    def key(self, name):
        if len(name) > 1:
            return super().key(name)
        self.call("Input.dispatchKeyEvent", type="keyDown", key=name, text=name)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name)

    def picture(self): return self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]


class Page:
    """A page in a browser, with its first stage."""

    def __init__(self, browser, file, numbers=""):
        self.browser = browser
        browser.open(f"{file.as_uri()}#record&{numbers}")
        browser.until("typeof overscroll === 'object' && overscroll.frames() > 0 && !overscroll.isMoving()")
        self.left, self.top = browser.evaluate("(({x, y}) => [x, y])(document.querySelector('.stage').getBoundingClientRect())")

    def now(self, number=0):
        return self.browser.evaluate(
            f"[...overscroll.recording].reverse().find((e) => e[0] === 'sample' && e[1] === {number})[3]")

    def rest(self): self.browser.until("!overscroll.isMoving()")

    def drag(self, x, y, dx, dy, by="touch", steps=10):
        self.browser.drag([(self.left + x + dx * i / steps, self.top + y + dy * i / steps) for i in range(steps + 1)], by)
        self.rest()

    def wheel(self, delta):
        count = self.browser.evaluate("overscroll.frames()")
        self.browser.wheel(self.left + 150, self.top + 200, delta)
        self.browser.until(f"overscroll.frames() > {count}")
        self.rest()

    def key(self, name):
        self.browser.evaluate("document.querySelector('.stage').focus()")
        count = self.browser.evaluate("overscroll.frames()")
        self.browser.key(name)
        self.browser.until(f"overscroll.frames() > {count}")
        self.rest()

    def slide(self, name, share):
        self.browser.evaluate(f"(e => {{ e.value = {share}; e.dispatchEvent(new Event('input')) }})(document.getElementById('{name}'))")

    def compare(self, demo, name):
        text = self.browser.evaluate(
            "JSON.stringify(overscroll.recording.map((e) => e[0] === 'sample' ? [...e.slice(0, 3), {...e[3], restTime: 0}] : e))")
        model, samples, worst = Model(demo), 0, 0
        for kind, *entry in json.loads(text):
            if kind == "sample":
                samples, worst = samples + 1, max(worst, model.difference(*entry))
            else:
                model.follow(kind, *entry)
        check(samples > 20 and worst <= BOUND, f"{name}, {demo}: {samples} samples differ from Swift's by {worst:.1e} at most")


def scroll(page, name):
    page.drag(150, 400, 0, -300)
    flung = page.now()["y"]
    check(flung > 400, f"{name}: a finger's flick of 300 points sends the sky on to {flung:.0f}")
    page.drag(150, 100, 0, 120, "mouse", 20)
    check(page.now()["y"] < flung - 100, f"{name}: the mouse pulls it back")
    before = page.now()["y"]
    page.wheel(120)
    check(page.now()["y"] > before + 10, f"{name}: a notch of the wheel scrolls it")
    page.key("End")
    page.drag(150, 300, 0, -120)
    check(page.now()["y"] == 2400 - 480, f"{name}: the End key and a pull past the end rest on it exactly")
    page.slide("flickBuildUp", 1)
    for _ in range(2):
        page.browser.drag([(page.left + 150, page.top + 400 - 30 * report) for report in range(11)], "touch")
    page.rest()
    page.slide("decelerationRate", 0.3)
    check("decelerationRate=" in page.browser.evaluate("location.hash"), f"{name}: a slider's number is in the address")


def momentum(page, name):
    page.key("Home")
    page.browser.evaluate("""(() => {
      const stage = document.querySelector(".stage"), box = stage.getBoundingClientRect();
      const send = (deltaY, momentum) => {
        const event = new WheelEvent("wheel", { deltaY, clientX: box.x + 50, clientY: box.y + 50, cancelable: true, bubbles: true });
        Object.defineProperty(event, "momentum", { value: momentum });
        stage.dispatchEvent(event);
      };
      const start = performance.now();
      for (let part = 0; part < 6; part++) { send(20, false); while (performance.now() < start + 12 * (part + 1)); }
      for (let part = 0; part < 9; part++) send(15, true);
    })()""")
    page.rest()
    wheels = page.browser.evaluate("overscroll.recording.filter((e) => e[0] === 'wheel').slice(-7).map((e) => [e[1].isEnd, e[1].deltaY])")
    check([end for end, _ in wheels] == [False] * 6 + [True] and page.now()["y"] > 120,
          f"{name}: fingers' movement coasts by the feel, to {page.now()['y']:.0f}, and the system's momentum is left out")


def drawer(page, name):
    page.drag(150, 270, 0, -200, "mouse")
    check(page.now()["target"] == 0, f"{name}: the mouse opens the drawer")
    page.drag(150, 400, 0, -250)
    check(page.now()["listY"] > 250, f"{name}: a finger then flicks its list")
    page.wheel(120)
    page.key("Home")
    check(page.now()["listY"] == 0, f"{name}: the Home key scrolls its list back")


def pip(page, name):
    page.drag(310, 420, -150, -260, steps=6)
    check((page.now()["x"], page.now()["y"]) == (24, 24), f"{name}: the tile goes to the corner at which it is thrown")
    page.key("ArrowRight")
    check(page.now()["target"] == 1, f"{name}: an arrow key sends it to another corner")


def paging(page, name):
    page.drag(300, 240, -200, 0)
    turned = page.now()["target"]
    check(turned > 0, f"{name}: a flick turns to page {turned + 1}")
    page.key("ArrowLeft")
    check(page.now()["target"] == turned - 1, f"{name}: an arrow key turns one page back")


def metro(page, name):
    before = page.now()
    page.drag(200, 300, -120, -120, "mouse")
    check(page.now()["x"] > before["x"] + 50 and page.now()["y"] > before["y"] + 50, f"{name}: the map is dragged")
    page.key("+")
    check(abs(page.now()["scale"] - 1.5) < 1e-9, f"{name}: the plus key zooms it")
    page.drag(200, 300, 0, 150)
    page.slide("snap.dampingRatio", 0.1)
    page.key("+")
    scales = page.browser.evaluate("overscroll.recording.filter(([kind]) => kind === 'sample').map((entry) => entry[3].scale)")
    check(abs(page.now()["scale"] - 2.25) < 1e-9 and max(scales) > 2.5, f"{name}: a slider takes the damping from its spring")


def springs(page, name):
    rest = page.now()
    page.drag(rest["x"] - 1000 + 28, rest["y"] - 1000 + 28, 80, 120)
    check(abs(page.now()["y"] - rest["y"]) < 1e-9, f"{name}: the ball springs back")
    page.drag(60, 60, 0, 0, steps=1)
    check((page.now()["x"], page.now()["y"]) == (1032, 1032), f"{name}: a click sends it to the place")


def code(page, binary, name):
    """Compares the page's code with the app's, line by line without comments."""
    formats = {"Swift": "swift", "SwiftUI": "swiftui", "UIKit": "uikit", "Motion": "motion",
               "Compose": "compose", "Flutter": "flutter", "libadwaita": "libadwaita",
               "niri": "niri", "Hyprland": "hyprland"}
    def shown(title):
        page.browser.evaluate(f"(e => {{ e.value = '{title}'; e.dispatchEvent(new Event('input')) }})(document.getElementById('format'))")
        return page.browser.evaluate("document.getElementById('code').textContent").split("\n")

    def ours(word):
        return subprocess.run([binary, "spring", "--feel", "uikit", "--as", word], check=True, capture_output=True, text=True).stdout

    missing = [line for title, word in formats.items() for line in shown(title) if line not in ours(word).split("\n")]
    css = ours("css")
    missing += [line for line in shown("CSS") if "linear" + line.split("linear", 1)[1] not in css]
    check(not missing, f"{name}: the code in {len(formats) + 1} formats is the app's {missing or ''}")


def drive(browser, name, pages, binary, pictures):
    for demo in (scroll, drawer, pip, paging, metro, springs):
        page = Page(browser, pages / f"{demo.__name__}.html")
        demo(page, name)
        if demo is scroll:
            momentum(page, name)
            browser.evaluate("(e => { e.checked = false; e.dispatchEvent(new Event('input')) })(document.getElementById('bounces'))")
            numbers = browser.evaluate("location.hash")
        if pictures:
            Path(pictures, f"{name}-{demo.__name__}.png").write_bytes(base64.b64decode(browser.picture()))
        page.compare(demo.__name__, name)
        check(browser.evaluate("performance.getEntriesByType('resource').length") == 0, f"{name}: the page fetches nothing")
    page = Page(browser, pages / "scroll.html", numbers.removeprefix("#record=&"))
    check(browser.evaluate("location.hash") == numbers and not browser.evaluate("document.getElementById('bounces').checked"),
          f"{name}: the address of a changed page is a link to its numbers")
    page = Page(browser, pages / "beside.html")
    page.drag(150, 400, 0, -300)
    a, b = page.now(0)["y"], page.now(1)["y"]
    check(a > 300 and b > 300 and abs(a - b) > 20, f"{name}: one finger flicks A to {a:.0f} and B to {b:.0f}")
    if pictures:
        Path(pictures, f"{name}-beside.png").write_bytes(base64.b64decode(browser.picture()))
    page.compare("scroll", name)
    code(Page(browser, pages / "scroll.html"), binary, name)


def main(binary, pictures=None):
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder)
        for name in ("scroll", "drawer", "pip", "paging", "metro", "springs", "beside"):
            demo = "scroll" if name == "beside" else name
            beside = ["--beside", "android"] if name == "beside" else []
            subprocess.run([binary, "share", demo, "--feel", "uikit", *beside, "--out", str(pages / f"{name}.html")], check=True)
        sizes = [file.stat().st_size for file in pages.iterdir()]
        check(len(sizes) == 7 and max(sizes) <= LARGEST, f"the largest page has {max(sizes)} bytes, at most {LARGEST}")
        chromium = Chromium()
        drive(chromium, "Chromium", pages, binary, pictures)
        chromium.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"},
                                                              {"name": "prefers-color-scheme", "value": "dark"}])
        page = Page(chromium, pages / "pip.html")
        page.drag(310, 420, -150, -260, steps=6)
        moves = chromium.evaluate("overscroll.recording.filter((e) => e[0] === 'sample' && e[3].state === 'snapping').length")
        check(moves == 0 and (page.now()["x"], page.now()["y"]) == (24, 24), "Chromium: with reduced motion the tile is there at once")
        if pictures:
            Path(pictures, "Chromium-dark.png").write_bytes(base64.b64decode(chromium.picture()))
        check(not chromium.complaints, f"Chromium has nothing to complain of {str(chromium.complaints)[:300] if chromium.complaints else ''}")
        chromium.close()
        binary_of_firefox = shutil.which("firefox-esr") or shutil.which("firefox")
        if not binary_of_firefox:
            print("Skipped: the shared page in Firefox: Firefox is not installed")
            return
        firefox = Firefox(binary_of_firefox)
        drive(firefox, "Firefox", pages, binary, pictures)
        firefox.close()


main(*sys.argv[1:])
