"""The processes that a run of tests starts, directly or through others."""

import ctypes
import os
import signal
import time
from contextlib import contextmanager

PR_SET_CHILD_SUBREAPER = 36
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(Exception):
    """Ctrl C, or a signal that asks to end."""

    def __init__(self, number):
        super().__init__(signal.Signals(number).name)
        self.status = 128 + number


def prepare():
    """Adopts the orphans of all descendants, so that none is lost, and turns signals into `Interrupted`."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    def interrupt(number, _):
        for other in SIGNALS:
            signal.signal(other, signal.SIG_IGN)
        raise Interrupted(number)

    for number in SIGNALS:
        signal.signal(number, interrupt)


@contextmanager
def uninterrupted():
    """Lets signals wait until the end of the block."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def alive():
    """All processes but zombies, by their ids: the id of the parent and the command."""
    found = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                name, _, rest = file.read().partition("(")[2].rpartition(")")
            with open(f"/proc/{entry}/cmdline") as file:
                command = file.read().replace("\0", " ").strip()
        except OSError:
            continue
        state, parent = rest.split()[:2]
        if state not in "ZX":
            found[int(entry)] = (int(parent), command or name)
    return found


def descendants(spare=()):
    """The living descendants of this process, by their ids: the command. Without those in `spare` and below them."""
    processes = alive()

    def is_ours(process):
        while process in processes and process not in spare:
            process = processes[process][0]
            if process == os.getpid():
                return True
        return False

    return {process: processes[process][1] for process in processes if is_ours(process)}


def reap():
    """Collects the children that have ended: (id, exit status, negative for a signal)."""
    ended = []
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            break
        if process == 0:
            break
        ended.append((process, os.waitstatus_to_exitcode(status)))
    return ended


def stop_all(leaders=(), spare=(), patience=5):
    """Ends the process groups of `leaders` and all descendants except `spare`, with SIGKILL after `patience` seconds.

    Gives up after twice that time, because a process of another user may not be ours to end.
    """
    for leader in leaders:
        try:
            os.killpg(leader, signal.SIGTERM)
        except (ProcessLookupError, PermissionError):
            pass
    end = time.monotonic() + patience
    asked = set()
    while True:
        reap()
        remaining = set(descendants(spare))
        if not remaining or time.monotonic() > end + patience:
            return
        is_late = time.monotonic() > end
        # Those in other groups are asked a little later: a script whose group was asked tidies up with programs of its own.
        is_due = is_late or time.monotonic() > end - patience + 1
        for process in remaining if is_due else ():
            if is_late or process not in asked:
                asked.add(process)
                try:
                    os.kill(process, signal.SIGKILL if is_late else signal.SIGTERM)
                except (ProcessLookupError, PermissionError):
                    pass
        time.sleep(0.05)
