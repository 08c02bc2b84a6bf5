"""An X server without a screen whose touch screen is driven by its own driver of devices for tests (xf86-input-inputtest)."""

import os
import socket
import struct
import subprocess
import time
from pathlib import Path

WIDTH, HEIGHT = 1280, 900
DOWN, MOVE, UP = 18, 19, 20  # touches, by the numbers of the X Input Extension 2.2
EXTENT = 65535  # what the device's axes end at
AXES = 64  # how many there is room for in a message

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "{socket}"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "all" 98.00 {width} 1360 1488 1696 {height} 903 910 934
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "all"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "ServerLayout"
  Identifier "all"
  Screen "screen"
  InputDevice "finger" "SendCoreEvents"
EndSection
"""


class TouchScreen:
    def __init__(self, folder):
        path, configuration = Path(folder, "finger"), Path(folder, "xorg.conf")
        configuration.write_text(CONFIGURATION.format(socket=path, width=WIDTH, height=HEIGHT))
        server = next(p for p in ("/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg") if os.path.exists(p))
        self.process = subprocess.Popen(
            [server, "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-ac", "-config", configuration, "-logfile",
             Path(folder, "xorg.log"), "-seat", "touch", "-novtswitch"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.display = ":" + self.process.stdout.readline().decode().strip()
        self.socket = socket.socket(socket.AF_UNIX)
        while True:
            try:
                self.socket.connect(str(path))
                break
            except OSError:
                time.sleep(0.05)
        self._say(0, struct.pack("<HH", 1, 0))
        self.socket.recv(12)

    def touch(self, phase, x, y):
        """Returns when the server has processed it."""
        values = [x / WIDTH * EXTENT, y / HEIGHT * EXTENT] + [0] * (2 * AXES - 2)
        self._say(6, struct.pack("<IIIIQ", 1, phase, 0, 0b11, 0) + struct.pack(f"<{2 * AXES}d", *values))
        self._say(1, b"")
        self.socket.recv(8)

    def _say(self, message, body):
        self.socket.sendall(struct.pack("<II", 8 + len(body), message) + body)

    def __enter__(self): return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
