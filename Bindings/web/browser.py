"""Debian's Chromium without a window, by the DevTools protocol over a pipe."""

import fcntl
import functools
import http.server
import json
import os
import subprocess
import tempfile
import threading
import time


class Server:
    """A plain file server, which is all that the page needs."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_): pass


class Browser:
    """Without a window and a page of its own, or with the window and the page that the options open."""

    def __init__(self, binary="chromium", options=("--headless", "about:blank")):
        (read, self.write), (self.read, write) = os.pipe(), os.pipe()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        command = [binary, "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
                   f"--user-data-dir={self.profile.name}", *options]

        def connect():
            # DevTools reads from 3 and writes to 4; either may be one of these two.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (read, write)]
            os.dup2(ends[0], 3), os.dup2(ends[1], 4)

        self.process = subprocess.Popen(command, close_fds=False, preexec_fn=connect, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        os.close(read), os.close(write)
        self.count, self.session, self.rest, self.complaints = 0, None, b"", []
        pages = []
        while not pages:
            pages = [target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page"]
        target = pages[0]["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters} | ({"sessionId": self.session} if self.session else {})
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                data = os.read(self.read, 1 << 20)
                if not data:
                    raise RuntimeError("the browser has ended")
                self.rest += data
            text, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                entry = answer["params"].get("entry", answer["params"])
                if "favicon" not in json.dumps(entry):
                    self.complaints.append(entry)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:600])
        return result["result"].get("value")

    def until(self, expression, patience=20):
        end = time.monotonic() + patience
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise SystemExit(f"web: waited in vain for {expression}; {str(self.complaints)[:900]}")
            time.sleep(0.02)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": 1} for x, y in points])

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **{"button": "left", "buttons": 1, "clickCount": 1} | more)

    def key(self, name):
        codes = {"End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "PageDown": 34}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=codes[name])

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(20)
        self.profile.cleanup()
