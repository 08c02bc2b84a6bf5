"""What a job did, from its log and from the events of Swift Testing."""

import json
import re
import shlex


class Results:
    """The tests of a run, as Swift Testing's event stream lists them. Complete even if the process died."""

    def __init__(self, path):
        self.tests, self.names, self.skipped, self.issues = set(), {}, {}, {}
        self.started, self.ended, self.is_complete = set(), set(), False
        try:
            with open(path, errors="replace") as file:
                for line in file:
                    try:
                        record = json.loads(line)
                    except ValueError:
                        continue  # The last line of a process that died.
                    self.add(record["kind"], record["payload"])
        except FileNotFoundError:
            pass

    def add(self, record, payload):
        if record == "test":
            self.names[payload["id"]] = payload.get("displayName") or payload["name"]
            if payload["kind"] == "function":
                self.tests.add(payload["id"])
            return
        kind, test = payload["kind"], payload.get("testID")
        text = "\n".join(message["text"] for message in payload.get("messages", []))
        if kind == "runEnded":
            self.is_complete = True
        elif kind == "testStarted":
            self.started.add(test)
        elif kind == "testEnded":
            self.ended.add(test)
        elif kind == "testSkipped":
            reason = re.search(r'skipped: "(.*)"', text, re.DOTALL)
            self.skipped[test] = reason[1] if reason else "no reason given"
        elif kind == "issueRecorded" and not payload["issue"]["isKnown"] and payload["issue"].get("severity") != "warning":
            place = payload["issue"].get("sourceLocation") or {}
            case = payload.get("_testCase", {}).get("displayName")
            self.issues.setdefault(test, []).append(
                (f"with {case}, " if case else "") + f"at {place.get('fileID', '?')}:{place.get('line', '?')}: {text}")

    @property
    def executed(self):
        return (self.tests & self.started) - set(self.skipped)

    @property
    def interrupted(self):
        """The tests that were running when the process died."""
        return sorted((self.started - self.ended) & self.tests) if not self.is_complete else []

    @property
    def failed(self):
        return sorted(set(filter(None, self.issues)) & self.tests | set(self.interrupted), key=str)

    @property
    def verdict(self):
        """How many failed, and how many were not reached because the process died."""
        missed = len(self.tests - self.started - set(self.skipped))
        return (f": {len(self.failed)} of {len(self.executed)}" if self.failed else "") + (
            f", {missed} not reached" if missed and not self.is_complete else "")

    def label(self, test):
        return f"{suite(test)}: {self.names.get(test, test)}" if test else "outside of any test"

    def report(self):
        """The issues, each with its test and its place."""
        lines = []
        for test, issues in self.issues.items():
            lines.append(f"✘ {self.label(test)}")
            lines += [line for issue in issues[:5] for line in issue.splitlines()[:12]]
            if len(issues) > 5:
                lines.append(f"and {len(issues) - 5} more issues")
        lines += [f"✘ {self.label(test)} was running when the process ended" for test in self.interrupted]
        return lines


def suite(test):
    """`FooTests` of `ModuleTests.FooTests/claim()/FooTests.swift:1:2`."""
    return test.partition(".")[2].split("/")[0] if "/" in test else test


def filter_of(test):
    """The regular expression that selects just this test."""
    name = re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test)
    return "^" + re.sub(r"([.()\[\]*+?^$|\\{}])", r"\\\1", name)


def repeat_command(test, environment):
    variables = "".join(f"{name}={shlex.quote(environment[name])} " for name in ("OVERSCROLL_BINARY",) if name in environment)
    return f"{variables}Scripts/optimized-tests test --skip-build --filter {shlex.quote(filter_of(test))}"


def excerpt(log):
    """The lines of a log that say why a command failed: errors with what follows them, and the end. A short log is whole."""
    lines = log.read_text(errors="replace").splitlines()
    chosen = set(range(max(0, len(lines) - (15 if len(lines) > 60 else 60)), len(lines)))
    errors = [number for number, line in enumerate(lines) if re.search(r"\berror:|recorded an issue|Fatal error", line)]
    for number in errors[:15]:
        chosen.update(range(number, min(number + 4, len(lines))))
    return [lines[number][:400] for number in sorted(chosen)]


def skips(log):
    """What a script says that it has skipped: lines `Skipped: WHAT: WHY`."""
    return [line.removeprefix("Skipped: ") for line in log.read_text(errors="replace").splitlines()
            if line.startswith("Skipped: ")]
