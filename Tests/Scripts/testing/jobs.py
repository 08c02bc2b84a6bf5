"""Runs jobs that depend on each other side by side, shows how far they are, and sums up."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from . import processes
from .leftovers import KEPT, Leftovers
from .results import Results, excerpt, repeat_command, skips

WAITING, RUNNING, PASSED, FAILED, UNCHANGED, BLOCKED = "waiting", "running", "passed", "failed", "unchanged", "not run"


@dataclass
class Job:
    """A command. Its name also selects it, and names its log."""

    name: str
    command: list
    needs: tuple = ()
    # The duration that is expected as long as none has been measured, in seconds.
    seconds: float = 10
    # The name of a group of jobs that use all processors, or depend on the machine's time: nothing runs beside them but the
    # others of the group. Empty for a job that runs beside any other.
    alone: str = ""
    # Whether it runs tests of Swift Testing: then it reports events, and what it leaves in its temporary folder counts.
    is_tests: bool = False
    environment: dict = field(default_factory=dict)
    # A regular expression for the number of what a script has checked, and what that is.
    count: tuple = ()
    # Returns the digest of all that the result depends on. Unless `is_always_run`, the job is skipped if it passed with it.
    digest: object = None
    is_always_run: bool = False
    # A file that the job makes, and without which it is not skipped.
    product: str = ""

    state: str = WAITING
    began: float = 0
    took: float = 0
    note: str = ""


def spoken(seconds):
    seconds = round(seconds)
    return f"{seconds} s" if seconds < 60 else f"{seconds // 60} min {seconds % 60} s"


class Screen:
    """Prints lines, and on a terminal keeps one more below them that is redrawn."""

    def __init__(self, is_quiet=False):
        self.is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.is_quiet = is_quiet
        self.drawn = ""

    def say(self, *lines):
        if self.drawn:
            sys.stdout.write("\r\033[K")
            self.drawn = ""
        for line in () if self.is_quiet else lines:
            print(line)
        sys.stdout.flush()

    def draw(self, text):
        if self.is_terminal and not self.is_quiet:
            text = text[: shutil.get_terminal_size().columns - 1]
            if text != self.drawn:
                sys.stdout.write(f"\r\033[K{text}")
                sys.stdout.flush()
                self.drawn = text


class Run:
    """One run of jobs.

    `folder` keeps the logs and the durations. `stamps` knows what passed before with the same inputs; without it nothing
    is skipped. Processes in `spare` were started by the caller and are not touched.
    """

    def __init__(self, jobs, folder, slots, stamps=None, screen=None, spare=()):
        self.jobs = {job.name: job for job in jobs}
        self.folder, self.slots, self.stamps = Path(folder), slots, stamps
        self.screen, self.spare = screen or Screen(), set(spare)
        self.logs = self.folder / "logs"
        self.logs.mkdir(parents=True, exist_ok=True)
        self.durations = self.read_durations()
        self.running, self.results, self.skipped, self.repeat = {}, {}, {}, []
        self.leftovers = Leftovers()
        self.temporary = None
        self.began = time.monotonic()

    def run(self):
        """Runs all jobs, and returns whether all passed. Ends what it started if it is interrupted."""
        watched = 0
        try:
            with processes.uninterrupted():
                self.temporary = tempfile.mkdtemp(prefix="run-tests-", dir="/tmp")
                os.chmod(self.temporary, 0o755)
            self.start_ready()
            while self.running:
                for process, status in processes.reap():
                    if job := self.running.pop(process, None):
                        self.finish(job, status)
                self.start_ready()
                self.screen.draw(self.progress())
                if time.monotonic() > watched + 0.5:
                    self.leftovers.watch()
                    watched = time.monotonic()
                time.sleep(0.05)
        finally:
            with processes.uninterrupted():
                self.tidy()
        return not self.found and all(job.state in (PASSED, UNCHANGED) for job in self.jobs.values())

    def tidy(self):
        """Ends what still runs, and removes what is left."""
        self.leftovers.watch()
        if self.running:
            processes.stop_all(self.running, spare=self.spare)
            self.screen.say(f"Interrupted: {', '.join(job.name for job in self.running.values())}")
        self.found = self.leftovers.check(self.spare)
        if self.temporary:
            shutil.rmtree(self.temporary, ignore_errors=True)

    # Scheduling

    def start_ready(self):
        while job := self.next_job():
            digest = job.digest() if job.digest and self.stamps else None
            if digest and not job.is_always_run and self.stamps.is_unchanged(job, digest):
                job.state = UNCHANGED
                if not self.screen.is_terminal:
                    self.screen.say(f"{job.name}: unchanged since it last passed")
            else:
                self.start(job, digest)

    def next_job(self):
        """The job to start now: of those that wait for nothing, the one with the longest way to the end."""
        for job in self.jobs.values():
            failed = [need for need in job.needs if self.jobs[need].state in (FAILED, BLOCKED)]
            if job.state == WAITING and failed:
                job.state, job.note = BLOCKED, f"needs {', '.join(failed)}"
        done = {name for name, job in self.jobs.items() if job.state in (PASSED, UNCHANGED)}
        ready = [job for job in self.jobs.values() if job.state == WAITING and done.issuperset(job.needs)]
        if len(self.running) >= self.slots:
            return None
        # What runs alone comes last, when nothing is left that could run beside something.
        group = next((job.alone for job in self.running.values()), "")
        beside = [job for job in ready if job.alone == group]
        alone = [] if self.running or beside else ready
        return max(beside or alone, key=self.way, default=None)

    def way(self, job):
        """The duration of a job and of the longest chain of those that need it, in seconds."""
        after = [self.way(other) for other in self.jobs.values() if job.name in other.needs]
        return self.expected(job) + max(after, default=0)

    def start(self, job, digest):
        folder = os.path.join(self.temporary, job.name)
        shutil.rmtree(self.kept(job), ignore_errors=True)
        os.mkdir(folder)
        os.chmod(folder, 0o1777)
        command = [str(word) for word in job.command]
        # What is not on the longest way leaves the processors to what is, and has them while that can use only one.
        if not job.alone and any(self.way(other) > self.way(job) for other in self.running.values()):
            command = ["nice", *command]
        if job.is_tests:
            self.events(job).unlink(missing_ok=True)
            command += ["--event-stream-output-path", str(self.events(job).resolve()), "--event-stream-version", "0"]
        environment = os.environ | {"TMPDIR": folder, "NO_COLOR": "1"} | job.environment
        with open(self.log(job), "wb") as log:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment,
                                       start_new_session=True)
        # `processes.reap` collects the process.
        process.returncode = 0
        job.state, job.began, job.started_with = RUNNING, time.monotonic(), digest
        self.running[process.pid] = job
        self.leftovers.processes.add(process.pid)
        if self.stamps:
            self.stamps.remove(job)
        if not self.screen.is_terminal:
            self.screen.say(f"{job.name}: started")

    def finish(self, job, status):
        job.took = time.monotonic() - job.began
        job.state = PASSED if status == 0 else FAILED
        results = None
        if job.is_tests:
            results = self.results[job.name] = Results(self.events(job))
            self.leftovers.folder(job.name, os.path.join(self.temporary, job.name))
            if job.state == PASSED and (results.failed or not results.is_complete or not results.executed):
                job.state = FAILED
            for test, reason in results.skipped.items():
                if test in results.tests:
                    self.skipped.setdefault(reason, []).append(results.label(test))
        elif job.count:
            found = re.findall(job.count[0], self.log(job).read_text(errors="replace"))
            job.note = f"{found[-1]} {job.count[1]}" if found else ""
        for line in skips(self.log(job)):
            what, _, reason = line.rpartition(": ")
            self.skipped.setdefault(reason, []).append(what or job.name)
        if job.state == PASSED:
            self.durations[job.name] = job.took
            self.write_durations()
            if self.stamps and job.started_with:
                self.stamps.write(job, job.started_with)
            if not self.screen.is_terminal:
                self.screen.say(f"{job.name}: passed after {spoken(job.took)}")
        else:
            self.tell_failure(job, status, results)

    def tell_failure(self, job, status, results):
        folder = os.path.join(self.temporary, job.name)
        for name in set(os.listdir(folder)).intersection(KEPT):
            self.kept(job).mkdir(parents=True, exist_ok=True)
            shutil.move(os.path.join(folder, name), self.kept(job) / name)
        ended = f"ended by signal {-status}" if status < 0 else f"exit status {status}"
        lines = results.report() if results else []
        if not lines or not results.is_complete:
            lines += excerpt(self.log(job))
        self.screen.say(f"{job.name}: FAILED after {spoken(job.took)}, {ended}; all output is in {self.log(job)}",
                        *(f"    {line.replace(folder, str(self.kept(job)))}" for line in lines))
        if results and 0 < len(results.failed) <= 10:
            self.repeat += [repeat_command(test, os.environ) for test in results.failed]
        else:
            self.repeat.append(f"Scripts/run-tests {job.name}")

    def log(self, job): return self.logs / f"{job.name}.log"

    def events(self, job): return self.logs / f"{job.name}.jsonl"

    def kept(self, job): return self.folder / "kept" / job.name

    # Durations

    def read_durations(self):
        try:
            lines = (self.folder / "durations").read_text().splitlines()
            return {name: float(seconds) for name, seconds in (line.split() for line in lines)}
        except (FileNotFoundError, ValueError):
            return {}

    def write_durations(self):
        lines = [f"{name} {seconds:.1f}\n" for name, seconds in sorted(self.durations.items())]
        (self.folder / "durations").write_text("".join(lines))

    def expected(self, job):
        return self.durations.get(job.name, job.seconds)

    def remaining(self):
        """The expected time until the end: what is left to do in each group, but no less than the longest chain."""
        now = time.monotonic()

        def left(job):
            if job.state == RUNNING:
                return max(1, self.expected(job) - (now - job.began))
            return self.expected(job) if job.state == WAITING else 0

        def chain(job):
            after = [chain(other) for other in self.jobs.values() if job.name in other.needs]
            return left(job) + max(after, default=0)

        groups = {}
        for job in self.jobs.values():
            groups.setdefault(job.alone, []).append(left(job))
        beside = sum(max(sum(times) / self.slots, max(times)) for times in groups.values())
        return max(beside, max(map(chain, self.jobs.values()), default=0))

    def progress(self):
        done = sum(job.state not in (WAITING, RUNNING) for job in self.jobs.values())
        names = ", ".join(job.name for job in self.running.values())
        return (f"{done} of {len(self.jobs)} done after {spoken(time.monotonic() - self.began)}, "
                f"about {spoken(self.remaining())} left: {names}")

    # The end

    def sum_up(self):
        """Prints the table, what was skipped, how to repeat what failed, and the totals."""
        self.screen.say("")
        width = max(map(len, [*self.jobs, "leftovers"]))
        row = lambda name, count, took, verdict: f"{name:{width}}  {count:>22}  {took:>12}  {verdict}".rstrip()
        lines = [row("what", "how many", "how long", "")]
        # Tests and checks are counted apart: a check without tests is a script that passes or fails as a whole.
        tests, checks = [0, 0], [0, 0]
        skipped = sum(map(len, self.skipped.values()))
        for name, job in self.jobs.items():
            results = self.results.get(name)
            count, verdict = job.note, job.state
            if results:
                count = f"{len(results.executed)} tests"
                lost = max(len(results.failed), job.state == FAILED)
                tests = [tests[0] + max(0, len(results.executed) - lost), tests[1] + lost]
            elif job.state in (PASSED, FAILED):
                checks[job.state == FAILED] += 1
            if job.state == UNCHANGED:
                verdict = "unchanged since it last passed"
            elif job.state == FAILED:
                verdict = "FAILED" + (results.verdict if results else "")
            elif job.state == BLOCKED:
                count, verdict = "", f"not run: {job.note}"
                skipped += 1
            lines.append(row(name, count, spoken(job.took) if job.took else "", verdict))
        lines.append(row("leftovers", self.leftovers.counts, "", f"FAILED: {len(self.found)}" if self.found else "passed"))
        failed = tests[1] + checks[1] + bool(self.found)
        lines.append(row("all", "", spoken(time.monotonic() - self.began), "FAILED" if failed else "passed"))
        self.screen.say(*lines)
        if self.found:
            self.screen.say("", "Left behind, and removed:", *(f"  {what}" for what in self.found))
        if self.leftovers.unclear:
            self.screen.say("", "New in this time, but not used by any process of these tests; not removed:",
                            *(f"  {path}" for path in self.leftovers.unclear))
        if self.skipped:
            self.screen.say("", "Skipped:")
            for reason, names in sorted(self.skipped.items()):
                self.screen.say(f"  {reason.rstrip('.')}. Not tried: {'; '.join(names)}")
        if self.repeat:
            self.screen.say("", "To repeat just what failed:", *(f"  {command}" for command in self.repeat))
        count = lambda number, word: f"{number} {word}" + ("" if number == 1 else "s")
        self.screen.say("", f"{count(tests[0], 'test')} and {count(checks[0], 'check')} passed, "
                        f"{count(tests[1], 'test')} and {count(checks[1], 'check')} failed"
                        + (f", {len(self.found)} left behind" if self.found else "") + (f", {skipped} skipped" if skipped else ""))
