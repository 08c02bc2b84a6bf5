"""The desktops that most people have, without a screen: mutter (GNOME) headless, and KWin (KDE) nested in an Xvfb."""

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from gi.repository import Gio, GLib

PATIENCE = 60  # the seconds after which what has not happened never will


class Failed(Exception):
    """A broken promise, in words."""


def eventually(words, condition):
    """Waits until `condition` returns something true, and returns it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.02)
    raise Failed(f"never: {words}")


def connection(address):
    """A connection to a bus; `None` if nobody listens yet."""
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    try:
        return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    except GLib.Error:
        return None


class Desktop:
    """A compositor with a folder, a bus and settings of its own, and a hand on its devices. Positions are in points."""

    def __init__(self, scale=1):
        self.folder = Path(tempfile.mkdtemp(prefix="overscroll-desktop-", dir="/tmp"))
        # Mutter leaves a screen at least 800 × 600 points.
        self.scale, self.pixels, self.processes = scale, (1600, 1200) if scale > 1.5 else (1200, 900), []
        self.size = [length / scale for length in self.pixels]
        places = dict.fromkeys(["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"], str(self.folder))
        self.env = places | {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1",
                             "GSETTINGS_BACKEND": "keyfile", "XDG_CURRENT_DESKTOP": self.name}
        try:
            address = f"unix:path={self.folder}/bus"
            self.start("bus", ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}"])
            self.env["DBUS_SESSION_BUS_ADDRESS"] = address
            self.bus = eventually("the bus is there", lambda: connection(address))
            self.compositor = self.start_compositor()
            eventually(f"{self.program} listens", (self.folder / "desk").exists)
            self.env |= {"WAYLAND_DISPLAY": "desk", "SDL_VIDEODRIVER": "wayland"}
            self.version = self.run(self.binary, "--version").split("\n")[0]
            self.prepare()
        except BaseException:
            self.close()
            raise

    def start(self, name, command, **options):
        with open(self.folder / f"{name}.log", "w") as log:
            options = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log} | options
            process = subprocess.Popen(command, env=self.env, **options)
        self.processes.append(process)
        return process

    def stop(self, process):
        self.processes.remove(process)
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def close(self):
        # A server whose clients are still there may wait for them: the last one started goes first.
        for process in reversed(list(self.processes)):
            self.stop(process)
        # The document portal mounts a file system.
        subprocess.run(["umount", "-l", self.folder / "doc"], stderr=subprocess.DEVNULL, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, name, path, interface, method, signature=None, *arguments):
        values = GLib.Variant(signature, arguments) if signature else None
        return self.bus.call_sync(name, path, interface, method, values, None, 0, -1, None).unpack()

    def answers(self, *call):
        """The answer to a call; `None` if nobody answers yet."""
        try:
            return self.call(*call) or True
        except GLib.Error:
            return None

    def run(self, *command, **options):
        return subprocess.run(command, env=self.env, check=True, capture_output=True, text=True, **options).stdout

    def cover(self, *options):
        """Opens another window, which takes the focus."""
        return self.start("foot", ["foot", *options, "sleep", "10000"])

    def column(self, *_):
        """Nothing, where the screen cannot be read."""

    def drag(self, *steps):
        for step in steps:
            time.sleep(0.008)
            self.move_by(*step)

    def prefer(self, scheme):
        """Sets the color scheme, and waits until the portals, which must be there, say so."""
        self.run("gsettings", "set", "org.gnome.desktop.interface", "color-scheme", scheme)
        ask = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read",
               "(ss)", "org.freedesktop.appearance", "color-scheme")
        eventually(f"the portal says {scheme}", lambda: self.call(*ask)[0] == (scheme == "prefer-dark"))

    def start_portal(self):
        """Starts the portals that tell programs what the user prefers."""
        bus = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", "(s)"
        for program, name in (("xdg-desktop-portal-gtk", "org.freedesktop.impl.portal.desktop.gtk"),
                              ("xdg-desktop-portal", "org.freedesktop.portal.Desktop")):
            self.start(program, [shutil.which(program, path="/usr/libexec:/usr/lib")])
            eventually(f"{program} answers", lambda name=name: self.call(*bus, name)[0])


class Mutter(Desktop):
    name, program, binary, frame = "GNOME", "mutter", "mutter", "by libdecor"
    remote = "org.gnome.Mutter.RemoteDesktop"
    symbols = {"F11": 0xFFC8, "Home": 0xFF50, "Page_Down": 0xFF56, "Page_Up": 0xFF55, "Tab": 0xFF09, "Up": 0xFF52,
               "Alt": 0xFFE9, "Control": 0xFFE3, "Super": 0xFFEB}

    def start_compositor(self):
        folder = self.folder / "glib-2.0/settings"
        folder.mkdir(parents=True)
        (folder / "keyfile").write_text("[org/gnome/mutter]\nexperimental-features=['scale-monitor-framebuffer']\n"
                                        "dynamic-workspaces=false\n[org/gnome/desktop/wm/preferences]\nnum-workspaces=2\n")
        for program in ("pipewire", "wireplumber"):
            self.start(program, [program])
        return self.start("mutter", ["mutter", "--wayland", "--headless", "--no-x11", "--wayland-display=desk",
                                     f"--virtual-monitor={self.pixels[0]}x{self.pixels[1]}"])

    def prepare(self):
        self.set_scale()
        create = self.remote, "/" + self.remote.replace(".", "/"), self.remote, "CreateSession"
        self.session = eventually("mutter takes a remote hand", lambda: self.answers(*create))[0]
        # Touches are on a stream of the screen.
        identifier = self.call(self.remote, self.session, "org.freedesktop.DBus.Properties", "Get", "(ss)",
                               f"{self.remote}.Session", "SessionId")[0]
        cast = "org.gnome.Mutter.ScreenCast"
        options = {"remote-desktop-session-id": GLib.Variant("s", identifier)}
        session = self.call(cast, "/org/gnome/Mutter/ScreenCast", cast, "CreateSession", "(a{sv})", options)[0]
        self.stream = self.call(cast, session, f"{cast}.Session", "RecordMonitor", "(sa{sv})", "", {})[0]
        self.do("Start")

    def set_scale(self):
        config = ("org.gnome.Mutter.DisplayConfig", "/org/gnome/Mutter/DisplayConfig", "org.gnome.Mutter.DisplayConfig")
        serial, monitors, _, _ = eventually("mutter has a screen", lambda: self.answers(*config, "GetCurrentState"))
        (connector, *_), modes, _ = monitors[0]
        place = (0, 0, self.nearest(modes[0][5]), 0, True, [(connector, modes[0][0], {})])
        self.call(*config, "ApplyMonitorsConfig", "(uua(iiduba(ssa{sv}))a{sv})", serial, 1, [place], {})

    def nearest(self, scales):
        """Mutter takes only scales that divide the screen into whole points."""
        return min(scales, key=lambda scale: abs(scale - self.scale))

    def do(self, method, signature=None, *arguments):
        self.call(self.remote, self.session, f"{self.remote}.Session", method, signature, *arguments)

    def move_to(self, x, y):
        self.move_by(-9999, -9999)
        self.move_by(x, y)

    def move_by(self, x, y):
        self.do("NotifyPointerMotionRelative", "(dd)", x, y)

    def button(self, is_down):
        self.do("NotifyPointerButton", "(ib)", 272, is_down)

    def notch(self, count):
        self.do("NotifyPointerAxisDiscrete", "(ui)", 0, count)

    def quarter_notch(self):
        self.do("NotifyPointerAxis", "(ddu)", 0.0, 2.5, 2)

    def fingers(self, distance, is_lift=False):
        self.do("NotifyPointerAxis", "(ddu)", 0.0, float(distance), 1 if is_lift else 0)

    def touch(self, phase, x=0, y=0):
        if phase == "Up":
            self.do("NotifyTouchUp", "(u)", 0)
        else:
            self.do(f"NotifyTouch{phase}", "(sudd)", self.stream, 0, x, y)

    def key(self, *names):
        codes = [self.symbols.get(name) or ord(name) for name in names]
        for code, is_down in [(code, True) for code in codes] + [(code, False) for code in reversed(codes)]:
            self.do("NotifyKeyboardKeysym", "(ub)", code, is_down)

    def maximize(self):
        self.key("Super", "Up")

    def hide(self, way):
        self.key("Super", {"minimized": "h", "on another workspace": "Page_Down"}[way])

    def show(self, way):
        self.key(*{"minimized": ("Alt", "Tab"), "on another workspace": ("Super", "Page_Up")}[way])


class KWin(Desktop):
    name, program, frame = "KDE", "kwin_wayland", "by the desktop"

    def start_compositor(self):
        # A copy has no file capability, which a container refuses.
        self.binary = shutil.copy(shutil.which("kwin_wayland"), self.folder)
        (self.folder / "kwinrc").write_text("[Desktops]\nNumber=2\n")
        # Windows appear at once.
        (self.folder / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
        display, mode = self.folder / "display", f"{self.pixels[0]}x{self.pixels[1]}x24"
        with open(display, "w") as file:
            self.start("Xvfb", ["Xvfb", "-displayfd", "1", "-screen", "0", mode, "-nolisten", "tcp", "-fbdir", str(self.folder)],
                       stdout=file)
        self.env["DISPLAY"] = ":" + eventually("Xvfb is there", lambda: display.read_text().strip())
        self.env["KWIN_COMPOSE"] = "Q"
        width, height = map(round, self.size)
        return self.start("kwin", [self.binary, "--x11-display", self.env["DISPLAY"], "--socket", "desk",
                                   "--width", str(width), "--height", str(height), "--scale", str(self.scale),
                                   "--no-lockscreen", "--no-global-shortcuts", "--no-kactivities"])

    def prepare(self):
        self.at = (0, 0)

    def xdotool(self, *words):
        self.run("xdotool", *map(str, words))

    def move_to(self, x, y):
        self.at = (x, y)
        self.xdotool("mousemove", round(x * self.scale), round(y * self.scale))

    def move_by(self, x, y):
        self.move_to(self.at[0] + x, self.at[1] + y)

    def button(self, is_down):
        self.xdotool("mousedown" if is_down else "mouseup", 1)

    def notch(self, count):
        self.xdotool("click", 5 if count > 0 else 4)

    def key(self, *names):
        self.xdotool("key", "+".join({"Control": "ctrl"}.get(name, name) for name in names))

    def script(self, code):
        """Runs a script in KWin, as for what its users do by shortcuts and the panel."""
        file = self.folder / f"script-{time.monotonic_ns()}.js"
        file.write_text(code)
        scripting = "org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting"
        number = self.call(*scripting, "loadScript", "(ss)", str(file), file.stem)[0]
        self.call("org.kde.KWin", f"/{number}", "org.kde.kwin.Script", "run")

    def maximize(self):
        self.script("workspace.activeClient.setMaximize(true, true);")

    def hide(self, way):
        self.script({"minimized": "workspace.activeClient.minimized = true;",
                     "on another workspace": "workspace.currentDesktop = 2;"}[way])

    def show(self, way):
        self.script({"minimized": "workspace.clientList().forEach(function(client) { client.minimized = false; });",
                     "on another workspace": "workspace.currentDesktop = 1;"}[way])

    def column(self, *place):
        """The colors on the screen down from a position, the last one if none is given, as far as a small window goes."""
        self.place = x, y = place or self.place
        with open(self.folder / "Xvfb_screen0", "rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as memory:
            # An X window dump. Its header contains its own length, the bytes of a line and the number of colors.
            header = struct.unpack(">25I", memory[:100])
            origin, line = header[0] + 12 * header[19] + 4 * round(x * self.scale), header[12]
            starts = (origin + pixel * line for pixel in range(round(y * self.scale), round((y + 400) * self.scale)))
            return [memory[start:start + 3] for start in starts]
