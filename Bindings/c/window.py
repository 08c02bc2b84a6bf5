"""Drives a program in a real window by xdotool."""

import os
import subprocess
import sys
import threading
import time


class Window:
    """A program in a window. It prints its frames as numbers, the state last, and its clicks."""

    def __init__(self, path, display, title, resting):
        self.name, self.resting = os.path.basename(path), resting
        self.environment = os.environ | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
                                          "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}
        self.process = subprocess.Popen([path, "--print"], env=self.environment, stdout=subprocess.PIPE, text=True)
        self.frames, self.clicks = [], []
        threading.Thread(target=self.read, daemon=True).start()
        self.until(lambda: self.frames, "a first frame")
        self.window = self.xdotool("search", "--sync", "--onlyvisible", "--name", title).split()[0]

    def read(self):
        for line in self.process.stdout:
            words = line.split()
            if words[0] == "clicked":
                self.clicks.append(int(words[2]))
            else:
                self.frames.append(tuple(map(float, words)))

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True, text=True,
                              capture_output=True).stdout

    def until(self, condition, what, patience=20):
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                sys.exit(f"{self.name}: waited in vain for {what}; the last frames: {self.frames[-3:]}")
            time.sleep(0.01)

    @property
    def offset(self): return self.frames[-1][1]

    def rest(self): self.until(lambda: self.frames[-1][-1] in self.resting, "rest")

    def check(self, condition, what):
        if not condition:
            sys.exit(f"{self.name}: not so: {what}; the last frames: {self.frames[-3:]}")
        print(f"{self.name}: {what}")

    def drag(self, start, end, steps=10):
        command = ["mousemove", "--window", self.window, 180, start, "mousedown", 1]
        for step in range(1, steps + 1):
            command += ["sleep", 0.008, "mousemove", "--window", self.window, 180, round(start + (end - start) * step / steps)]
        self.xdotool(*command, "sleep", 0.005, "mouseup", 1)

    def end(self):
        self.process.terminate()
        self.check(self.process.wait(10) in (0, -15), "it ends")
