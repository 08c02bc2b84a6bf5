"""What tests may leave behind: processes, folders, locks and sockets."""

import glob
import os
import re
import shutil
import time
from pathlib import Path

from . import processes

PLACES = ["/tmp/overscroll-*", "/tmp/.X*-lock", "/tmp/.X11-unix/X*"]
# What tests keep in the temporary folder for whoever looks into a failure: pictures and storms.
KEPT = ["overscroll-goldens", "overscroll-storms"]


class Leftovers:
    """Compares what exists before and after tests.

    Others may run tests at the same time. So a path counts, and is removed, only if a process of ours has been seen to use
    it: in its environment or its arguments, as its folder, or by its id in the name or in the lock.
    """

    def __init__(self):
        self.before = self.paths()
        self.processes, self.used = set(), set()
        self.found, self.unclear = [], []

    @staticmethod
    def paths():
        runtime = os.environ.get("XDG_RUNTIME_DIR")
        places = PLACES + ([f"{runtime}/wayland-*", f"{runtime}/sway-ipc.*"] if runtime else [])
        return {path for place in places for path in glob.glob(place)}

    def watch(self):
        """Notes which paths our processes use now."""
        ours = processes.descendants()
        self.processes |= set(ours)
        for process in ours:
            try:
                text = Path(f"/proc/{process}/environ").read_bytes() + Path(f"/proc/{process}/cmdline").read_bytes()
                text += os.readlink(f"/proc/{process}/cwd").encode()
            except OSError:
                continue
            self.used.update(found.decode() for found in re.findall(rb"/tmp/overscroll-[A-Za-z0-9-]+", text))
        for path in self.paths() - self.before:
            if (display := re.search(r"/\.X(\d+)-lock", path)) and lock_owner(path) in self.processes:
                self.used |= {path, f"/tmp/.X11-unix/X{display[1]}"}

    def is_ours(self, path):
        owner = re.search(r"/overscroll-(\d+)-", path) or re.search(r"/(?:wayland|sway-ipc)\D*\d*\D(\d+)\.sock", path)
        return path in self.used or bool(owner) and int(owner[1]) in self.processes

    def folder(self, job, path):
        """Notes what a job has left in its own temporary folder, except what `KEPT` is for."""
        for name in sorted(set(os.listdir(path)) - set(KEPT)):
            self.found.append(f"{job} left {name} in its temporary folder")

    def check(self, spare=(), patience=3):
        """Notes the processes and paths that are left, ends and removes them, and returns all that was noted."""
        end = time.monotonic() + patience
        while (orphans := processes.descendants(spare)) and time.monotonic() < end:
            processes.reap()
            time.sleep(0.05)
        self.watch()
        self.found += [f"process {process}: {command[:100]}" for process, command in orphans.items()]
        processes.stop_all(spare=spare)
        after = self.paths()
        for path in sorted(after - self.before):
            if self.is_ours(path):
                self.found.append(path)
                remove(path)
            else:
                self.unclear.append(path)
        self.counts = f"{len(self.before)} before, {len(after)} after"
        return self.found


def lock_owner(path):
    try:
        return int(Path(path).read_text())
    except (OSError, ValueError):
        return None


def remove(path):
    try:
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        else:
            os.remove(path)
    except OSError:
        pass
