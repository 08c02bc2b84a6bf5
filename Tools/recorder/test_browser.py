#!/usr/bin/env python3
"""Records flicks in a real browser by emulated touches, sends them to the server, and fits them. Scans the window's code.

    test_browser.py OVERSCROLL [FOLDER]     FOLDER gets screenshots and recordings, to look at
"""

import base64
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent.parent / "Bindings/web"))
import serve  # noqa: E402
from browser import Browser  # noqa: E402
from test_server import Desk, check  # noqa: E402

WIDTH, HEIGHT = 393, 852
# What the page's own recording keeps of made touches and frames, as its JSON and its CSV.
MADE = """(() => {
  const made = new Recording("%s", [393, 852], [393, 4000]);
  for (let frame = 0; frame < 100; frame++) made.addFrame(frame * 16, 7);
  made.addTouch(1598, "began", 30, 500);
  for (let frame = 100; frame < 110; frame++) {
    made.addTouch(frame * 16 - 1, "moved", 30 + frame, 500 - frame);
    made.addFrame(frame * 16, frame < 103 ? 7 : frame);
  }
  made.addTouch(1759, "ended");
  for (let frame = 110; frame < 300; frame++) made.addFrame(frame * 16, Math.min(frame, 120));
  made.addFrame(5000, 130.00004);
  return { json: JSON.parse(made.json({ name: "a" })), csv: made.csv(), isMoving: made.isMoving, isUsable: made.isUsable };
})()"""


def check_page(browser):
    made = browser.evaluate(MADE % "y")
    frames, touches = made["json"]["frames"], made["json"]["input"]
    moving = [frame for frame in frames if frame[0] < 3]
    check(frames[0] == [0.002, 7] and [frame[1] for frame in moving[:5]] == [7, 7, 7, 103, 104],
          "times begin with the first touch, and content at rest before it is left out")
    check(len(moving) == 10 + 11 + 30, "thirty frames at rest follow a motion")
    check(frames[-2:] == [[3.186, 120], [3.402, 130]], "motion after a rest begins with the last frame at rest")
    check(touches[0] == [0, "began", 30, 500] and touches[-1] == [0.161, "ended", 139, 391], "a release is where the finger was")
    check(made["isUsable"] and made["isMoving"], "a recording in which something has moved is of use")
    rows = [line.split(",") for line in made["csv"].splitlines()[2:]]
    down = [float(row[2]) for row in rows if row[2]]
    check([[float(row[0]), float(row[1])] for row in rows] == frames and down == [500.0 - frame for frame in range(100, 110)],
          "CSV has the same frames, and the finger while it is down")
    sideways = browser.evaluate(MADE % "x")["csv"].splitlines()
    check(sideways[2].split(",")[2] == "130", "for pages the finger's place is its x")
    full = browser.evaluate("""(() => {
      const full = new Recording("y", [1, 1], [1, 1]);
      for (let frame = 0; frame < 80000; frame++) full.addFrame(frame * 16, frame);
      return [full.frames.length, full.isFull, full.json({}).length];
    })()""")
    check(full[0] == 72_000 and full[1] and full[2] < serve.MOST_BYTES, "a recording ends before it is too large to be sent")
    untouched = browser.evaluate("""(() => {
      const wheel = new Recording("y", [1, 1], [1, 1]);
      for (let frame = 0; frame < 20; frame++) wheel.addFrame(frame * 16, frame);
      return [wheel.json({}), wheel.csv()];
    })()""")
    check("inputType" not in json.loads(untouched[0]) and "finger" not in untouched[1], "without touches no finger is claimed")


class Phone:
    """The page in a browser with the size and the touches of a phone."""

    def __init__(self, url):
        self.browser = Browser()
        self.browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=True)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.browser.call("Page.navigate", url=url)
        self.browser.until("typeof recording === 'object' && document.readyState === 'complete'")

    def says(self, start):
        self.browser.until(f"document.getElementById('status').textContent.startsWith('{start}')")

    def choose(self, content):
        self.browser.evaluate(f"(e => {{ e.value = '{content}'; e.dispatchEvent(new Event('change')) }})"
                              "(document.getElementById('content'))")

    def flick(self, dx, dy, steps=8):
        """A flick around the middle of the page. The browser takes each touch with one of its next frames."""
        def place(step): return WIDTH / 2 + dx * (step / steps - 0.5), HEIGHT * 0.42 + dy * (step / steps - 0.5)
        self.browser.touch("touchStart", place(0))
        for step in range(1, steps + 1):
            self.browser.touch("touchMove", place(step))
        self.browser.touch("touchEnd")

    def tap(self, name):
        x, y = self.browser.evaluate(f"(r => [r.x + r.width / 2, r.y + r.height / 2])(document.getElementById('{name}')"
                                     ".getBoundingClientRect())")
        self.browser.touch("touchStart", (x, y))
        self.browser.touch("touchEnd")

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.browser.call("Page.captureScreenshot")["data"]))

    def theme(self, name):
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])


def fit(program, path):
    """The law whose own numbers are nearest to a recording, their error, and the law that fits best with numbers found."""
    result = subprocess.run([program, "fit", path, "--json"], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"recorder: not so: {path} is fitted ({result.stderr.strip()})")
    fits = json.loads(result.stdout)["fits"]
    nearest = min(fits, key=lambda found: found["ownRootMeanSquare"])
    return nearest["feel"], nearest["ownRootMeanSquare"], fits[0]["feel"]


def send(phone, desk):
    count = len(desk.opened)
    phone.tap("send")
    phone.says("The recording is on the computer")
    check(len(desk.opened) == count + 1, "Send brings the recording to the computer, where it opens")
    return desk.opened[-1]


def check_round_trip(phone, desk, folder):
    phone.says("Scroll")
    check(phone.browser.evaluate("['send', 'json', 'csv'].every((id) => document.getElementById(id).disabled)"),
          "nothing can be sent before something has moved")
    phone.flick(0, -420, 14)
    phone.says("Recorded")
    csv = folder / "flick.csv"
    csv.write_text(phone.browser.evaluate("recording.csv()"))
    for theme in ("light", "dark"):
        phone.theme(theme)
        phone.picture(folder / f"page-{theme}.png")
    path = send(phone, desk)
    document = json.loads(path.read_text())
    (folder / "flick.json").write_text(path.read_text())
    touches, frames = document["input"], document["frames"]
    check(document["viewport"] == phone.browser.evaluate("[scroller.clientWidth, scroller.clientHeight]") and len(touches) > 5
          and len(frames) > 60, f"it has {len(touches)} touches and {len(frames)} frames, with the viewport")
    # Without a graphics card frames are late by one or two of their time, so that other laws, with numbers found, may fit
    # as well.
    for kind, file in (("JSON", path), ("CSV", csv)):
        nearest, error, best = fit(desk.recorder.program, file)
        check(nearest == "chromium-linux", f"by its own numbers the {kind} is nearest to {nearest}: "
                                           f"{error:.2f} pt; fitted best by {best}")
    phone.says("The recording is on the computer")
    phone.flick(0, -400)
    phone.flick(0, -400)
    phone.says("Recorded")
    series = json.loads(send(phone, desk).read_text())
    check(sum(row[1] == "began" for row in series["input"]) == 2, "two flicks in a row are one recording")


def check_contents(phone, desk):
    phone.choose("short")
    phone.flick(0, -560, 4)
    phone.says("Recorded")
    document = json.loads(send(phone, desk).read_text())
    check(document["frames"][-1][1] == document["contentSize"][1] - document["viewport"][1], "a short list is flicked to its end")
    phone.choose("pages")
    phone.flick(-250, 0)
    phone.says("Recorded")
    document = json.loads(send(phone, desk).read_text())
    check(document["axis"] == "x" and document["frames"][-1][1] == WIDTH, "a page is turned, along the other axis")


def check_end(phone, desk):
    phone.flick(-250, 0)
    phone.says("Recorded")
    desk.server.shutdown()
    desk.server.server_close()
    phone.tap("send")
    phone.says("The computer no longer listens")
    check(not phone.browser.evaluate("document.getElementById('json').disabled"), "after the server's end it can still be saved")
    refusals = [entry for entry in phone.browser.complaints if "ERR_CONNECTION_REFUSED" not in json.dumps(entry)]
    check(not refusals, "the browser has nothing else to complain of")


def check_code(program, folder):
    """Scans the code that the window shows, in both themes."""
    url = "http://192.168.178.100:49152/" + "aB3_-" * 4 + "xy/"
    with tempfile.TemporaryDirectory() as place:
        file = serve.invitation(place, url)
        for theme in ("light", "dark"):
            picture = folder / f"window-{theme}.png"
            subprocess.run([program, "recording", "--headless", "--no-settings", "--until", "0", "--theme", theme, "--recording",
                            file, "--screenshot", picture], check=True)
            found = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True).stdout.strip()
            check(found == url, f"a scanner reads the address from the {theme} window")


def main(program, folder=None):
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(folder or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        check_code(program, folder)
        desk = Desk(program)
        desk.recorder.clock = time.monotonic
        phone = Phone(desk.server.url)
        try:
            check_page(phone.browser)
            check_round_trip(phone, desk, folder)
            check_contents(phone, desk)
            check_end(phone, desk)
        finally:
            phone.browser.close()
            desk.folder.cleanup()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
