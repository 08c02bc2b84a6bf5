"""The tests in windows, in two processes side by side.

Their programs wait for each other for a third of the time, in which the other process's programs run.
"""

from .jobs import Job

COMMAND = ["Scripts/optimized-tests", "run"]
# The suites of the first process: half of the time, most of it drawing.
PICTURES = "/(EveryDemo|GPU|Scroll|ScrollDevice|Touch)Tests/"


def window_tests(before=(), **properties):
    """The jobs, which run beside each other and nothing else. `before` are the words before their commands."""
    def job(name, *filters):
        return Job(f"windows.{name}", [*before, *COMMAND, *filters], is_tests=True, alone="windows", **properties)

    yield job("pictures", "--filter", f"^EndToEndTests[.].*{PICTURES}")
    yield job("others", "--filter", "^EndToEndTests[.]", "--skip", PICTURES)
