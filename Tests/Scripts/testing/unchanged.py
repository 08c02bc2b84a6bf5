"""Finds jobs whose inputs have not changed since they last passed."""

import hashlib
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

# Files that no test without a window reads, besides code.
UNREAD = ("Documentation/", "Benchmarks/", "Bindings/", "Packaging/", "Scripts/", "Tests/Scripts/", "Tests/README.md",
          "CHANGELOG.md", "Examples/", "Fuzz/", "Tools/")


@cache
def files():
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], check=True,
                            capture_output=True, text=True).stdout
    return sorted(path for path in set(listed.split("\0")) if path and Path(path).is_file())


def below(*places):
    return [path for path in files() if any(path == place or path.startswith(place.rstrip("/") + "/") for place in places)]


@cache
def code(path):
    """A Swift file without the lines that are comments, except within multiline strings."""
    kept, is_string = [], False
    for line in Path(path).read_bytes().splitlines():
        if is_string or not line.lstrip().startswith(b"//"):
            kept.append(line)
            is_string ^= line.count(b'"""') % 2 == 1
    return b"\n".join(kept)


@cache
def compiler():
    path = Path(shutil.which("swiftc") or "swiftc").resolve()
    return f"{path} {path.stat().st_mtime_ns}" if path.exists() else ""


def digest(paths, ignores_comments=False):
    total = hashlib.sha256(compiler().encode())
    for path in sorted(set(paths)):
        is_code = ignores_comments and path.endswith(".swift") and path != "Package.swift"
        content = code(path) if is_code else Path(path).read_bytes()
        total.update(f"{path}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


@cache
def folder(module):
    return next((place for place in (f"Sources/{module}", f"Tests/{module}", f"Tests/Support/{module}")
                 if Path(place).is_dir()), None)


@cache
def imports(module):
    found = set()
    for path in below(folder(module)):
        if path.endswith(".swift"):
            found.update(re.findall(rb"^[^/\n]*\bimport (?:\w+ )?(\w+)", code(path), re.MULTILINE))
    return {name.decode() for name in found if folder(name.decode())}


def modules(module):
    """The module and all that it imports, directly or through others."""
    reached, waiting = set(), [module]
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += imports(name)
    return reached


def digest_of_build():
    """The digest of all code that the tests are built from."""
    places = below("Package.swift", "Sources", "Tests", "Benchmarks", "Scripts/optimized-tests")
    return digest([path for path in places if not path.endswith(".md") and not path.startswith("Tests/Scripts/")],
                  ignores_comments=True)


def digest_of_tests(module):
    """The digest of all that the tests of a module depend on."""
    reached = [folder(name) for name in modules(module)]
    paths = [path for path in below(*reached) if not path.endswith(".md")]
    own = [path for path in below(folder(module)) if path.endswith(".swift")]
    readers = [path for path in own if b"#filePath" in code(path)]
    if readers:
        paths += [path for path in files() if not path.endswith(".swift") and not path.startswith(UNREAD)]
    common = below("Package.swift", "Scripts/optimized-tests")
    return digest(paths + common, ignores_comments=True) + (digest(own) if readers else "")


class Stamps:
    """The digests with which jobs passed, in a folder. A stamp is void if the job's product is missing or was replaced."""

    def __init__(self, folder):
        self.folder = Path(folder)

    @staticmethod
    def product(job):
        path = job.product and Path(job.product)
        if not path:
            return ""
        return f" {path.stat().st_mtime_ns} {path.stat().st_size}" if path.exists() else None

    def is_unchanged(self, job, digest):
        product = self.product(job)
        path = self.folder / job.name
        return product is not None and path.exists() and path.read_text() == digest + product

    def write(self, job, digest):
        product = self.product(job)
        if product is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / job.name).write_text(digest + product)

    def remove(self, job):
        (self.folder / job.name).unlink(missing_ok=True)
