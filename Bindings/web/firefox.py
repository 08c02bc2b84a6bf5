"""Firefox without a window, by its Marionette protocol: messages of JSON after their length."""

import json
import socket
import subprocess
import tempfile
import time
from pathlib import Path

KEYS = {"End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "PageDown": "\ue00f"}


class Firefox:
    def __init__(self, binary="firefox-esr", **preferences):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        values = {"marionette.port": 0, "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False,
                  "datareporting.policy.dataSubmissionEnabled": False} | preferences
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in values.items()]
        Path(self.profile.name, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen([binary, "--headless", "--marionette", "--no-remote", "--profile", self.profile.name],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port, end = Path(self.profile.name, "MarionetteActivePort"), time.monotonic() + 120
        while not (port.exists() and port.read_text().strip()):
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit("web: Firefox does not start")
            time.sleep(0.05)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self.file, self.count, self.complaints = self.socket.makefile("rb"), 0, []
        self.read()
        self.call("NewSession", capabilities={})

    def read(self):
        length = b""
        while (byte := self.file.read(1)) != b":":
            if not byte:
                raise RuntimeError("Firefox has ended")
            length += byte
        return json.loads(self.file.read(int(length)))

    def call(self, name, **parameters):
        self.count += 1
        text = json.dumps([0, self.count, "WebDriver:" + name, parameters]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{name}: {error['error']}: {error['message'][:400]}")
        return result

    def open(self, address):
        self.call("Navigate", url="about:blank")
        self.call("Navigate", url=address)

    def evaluate(self, expression):
        return self.call("ExecuteScript", script=f"return {expression}", args=[])["value"]

    def until(self, expression, patience=60):
        end = time.monotonic() + patience
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise SystemExit(f"web: waited in vain for {expression}")
            time.sleep(0.02)

    def drag(self, points, by):
        moves = [{"type": "pointerMove", "duration": 0 if index == 0 else 8, "x": round(x), "y": round(y)}
                 for index, (x, y) in enumerate(points)]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        self.call("PerformActions", actions=[
            {"type": "pointer", "id": by, "parameters": {"pointerType": by}, "actions": actions}])

    def wheel(self, x, y, delta):
        self.call("PerformActions", actions=[{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": delta, "duration": 0}]}])

    def key(self, name):
        value = KEYS.get(name, name)
        self.call("PerformActions", actions=[{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]}])

    def picture(self): return self.call("TakeScreenshot", full=True)["value"]

    def close(self):
        try:
            self.call("DeleteSession")
        except (RuntimeError, OSError):
            pass
        self.socket.close()
        self.process.terminate()
        self.process.wait(20)
        self.profile.cleanup()
