#!/usr/bin/env python3
"""Serves the recorder's page to phones and tablets on the local network, and opens what they record in a window.

    serve.py [--address ADDRESS] [--folder FOLDER] [--no-window] OVERSCROLL

OVERSCROLL is the program that reads the recordings and shows them. The server ends with the program's window, with Ctrl+C,
or when nobody has used the page for ten minutes. The page's address contains a secret that is new each time. Recordings
that OVERSCROLL cannot read are not kept.
"""

import argparse
import hmac
import http.server
import ipaddress
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PAGE = Path(__file__).resolve().parent / "record.html"
MOST_BYTES = 10_000_000
IDLE_SECONDS = 600
# The longest times of a connection, and of the program to read a recording.
CONNECTION_SECONDS, READING_SECONDS = 90, 30
MOST_CONNECTIONS = 8


class Refused(Exception):
    """A request that is not served, with the status and a line for the person at the phone."""

    def __init__(self, status, words=""):
        super().__init__(words)
        self.status, self.words = status, words


class Recorder:
    """The secret, the page, the folder of the recordings, and the time at which the page was last used."""

    def __init__(self, program, folder, opened=lambda path: None, clock=time.monotonic):
        self.program, self.folder, self.opened, self.clock = program, Path(folder), opened, clock
        self.secret, self.page = secrets.token_urlsafe(16), PAGE.read_bytes()
        self.reading, self.used = threading.Lock(), clock()

    def place(self, path):
        """The part of a request's path after the secret. Without the secret, every path is unknown."""
        _, given, rest = (path.split("/", 2) + [None, None])[:3]
        if not hmac.compare_digest((given or "").encode("utf-8", "replace"), self.secret.encode()):
            raise Refused(404)
        self.used = self.clock()
        return rest

    def is_idle(self):
        return self.clock() - self.used >= IDLE_SECONDS

    def keep(self, data):
        """Keeps a recording that the program can read, and opens it."""
        suffix = "json" if data.lstrip()[:1] == b"{" else "csv"
        with self.reading, tempfile.TemporaryDirectory() as folder:
            draft = Path(folder, "recording." + suffix)
            draft.write_bytes(data)
            self.check(draft)
            path = self.write(data, suffix)
        self.opened(path)

    def check(self, path):
        """Lets the program open the recording without a display."""
        command = [self.program, "recording", "--headless", "--no-settings", "--until", "0", "--recording", path]
        try:
            result = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                    timeout=READING_SECONDS)
        except subprocess.TimeoutExpired:
            raise Refused(422, "The recording takes too long to read.") from None
        if result.returncode:
            problem = result.stderr.decode("utf-8", "replace").strip().replace(f"{path}", "the recording")
            raise Refused(422, f"The computer cannot read the recording ({problem}).")

    def write(self, data, suffix):
        """Writes a new file, named by the time alone."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stem = time.strftime("Recording %Y-%m-%d %H.%M.%S")
        for name in [stem, *(f"{stem} ({count})" for count in range(2, 100))]:
            try:
                with open(self.folder / f"{name}.{suffix}", "xb") as file:
                    file.write(data)
                return self.folder / f"{name}.{suffix}"
            except FileExistsError:
                pass
        raise Refused(503, "Too many recordings at once.")


class Handler(http.server.BaseHTTPRequestHandler):
    timeout = 10
    # Nothing about the server's software is told.
    server_version, sys_version = "recorder", ""

    def do_GET(self):
        self.answer(lambda place: self.send_page() if place == "" else self.refuse(404))

    def do_POST(self):
        self.answer(lambda place: self.receive() if place == "recording" else self.refuse(404))

    def answer(self, action):
        self.close_connection = True
        try:
            action(self.server.recorder.place(self.path))
        except Refused as refused:
            self.send(refused.status, "text/plain; charset=utf-8", refused.words.encode())

    def refuse(self, status, words=""):
        raise Refused(status, words)

    def send_page(self):
        self.send(200, "text/html; charset=utf-8", self.server.recorder.page)

    def receive(self):
        length = self.headers.get("Content-Length", "")
        # Python counts other scripts' digits as digits, too. A body without a length is not read.
        if not (length.isascii() and length.isdigit()) or self.headers.get("Transfer-Encoding"):
            self.refuse(411)
        if len(length) > 9 or int(length) > MOST_BYTES:
            self.refuse(413, "The recording is larger than 10 MB.")
        data = self.rfile.read(int(length))
        if len(data) < int(length):
            self.refuse(400)
        try:
            self.server.recorder.keep(data)
        except OSError as problem:
            self.refuse(500, f"The computer cannot keep the recording ({problem.strerror}).")
        self.send(200, "text/plain; charset=utf-8", b"The recording is on the computer.")

    def send(self, status, kind, body):
        self.send_response(status)
        for name, value in {
            "Content-Type": kind, "Content-Length": len(body), "Connection": "close", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
                                       "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        }.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def send_error(self, code, message=None, explain=None):
        """Answers a request that http.server itself refuses, without its page of explanations."""
        self.close_connection = True
        self.send(404 if code == 501 else code, "text/plain; charset=utf-8", b"")

    def log_message(self, *_): pass


class Server(http.server.ThreadingHTTPServer):
    """Threads for a few connections at a time; further ones are closed."""

    daemon_threads, request_queue_size = True, MOST_CONNECTIONS

    def __init__(self, address, recorder):
        self.recorder, self.free = recorder, threading.BoundedSemaphore(MOST_CONNECTIONS)
        super().__init__((address, 0), Handler)

    @property
    def url(self):
        return f"http://{self.server_address[0]}:{self.server_address[1]}/{self.recorder.secret}/"

    def process_request(self, request, client_address):
        if self.free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request, client_address):
        # Ends the connection of a sender that stays slow.
        limit = threading.Timer(CONNECTION_SECONDS, lambda: request.shutdown(socket.SHUT_RDWR))
        limit.start()
        try:
            super().process_request_thread(request, client_address)
        finally:
            limit.cancel()
            self.free.release()

    def handle_error(self, request, client_address):
        """Ignores broken connections: phones leave."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


class Window:
    """The program's window, which opens the files that lines of its standard input name."""

    def __init__(self, program, first):
        self.process = subprocess.Popen([program, "recording", "--recording", first, "--files-from", "-"],
                                        stdin=subprocess.PIPE, text=True)

    def is_open(self):
        return self.process.poll() is None

    def open(self, path):
        try:
            print(path, file=self.process.stdin, flush=True)
        except OSError:
            # It has just been closed.
            pass


def local_address():
    """This machine's IPv4 address on the network of its default route. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            sys.exit("recorder: no network; connect to one, or name an address of this computer with --address")
        address = probe.getsockname()[0]
    if not ipaddress.ip_address(address).is_private:
        sys.exit(f"recorder: {address} is not an address of a local network; use --address to serve it nevertheless")
    return address


def code(url, *options):
    """The code to scan, by qrencode. The address goes through its standard input, because all users see arguments."""
    try:
        return subprocess.run(["qrencode", *options], input=url, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as problem:
        sys.exit(f"recorder: cannot make the code to scan; install qrencode ({problem})")


def invitation(folder, url):
    """Writes the file by which the window shows the address and the code, a letter a module."""
    rows = code(url, "-t", "ASCII", "-m", "0").splitlines()
    path = Path(folder, "Recorder.recorder")
    path.write_text(json.dumps({"address": url, "code": [row[::2] for row in rows]}))
    return path


def serve(server, window):
    """Serves until the window is closed or the page is idle; without a window, until then."""
    recorder = server.recorder

    def opened(path):
        print(path, flush=True)
        if window:
            window.open(path)

    recorder.opened = opened
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while not recorder.is_idle() and (window is None or window.is_open()):
        time.sleep(0.2)
    if recorder.is_idle():
        print("The page was not used for ten minutes and is no longer served. make recorder serves it again.", flush=True)
    server.shutdown()
    server.server_close()


def main():
    parser = argparse.ArgumentParser(prog="recorder", description=__doc__.splitlines()[0])
    parser.add_argument("--address", help="the address of this computer to listen on (default: on the local network)")
    parser.add_argument("--folder", default="recordings", help="the folder for recordings (default: recordings)")
    parser.add_argument("--no-window", action="store_true", help="only keep the recordings")
    parser.add_argument("overscroll", help="the program")
    arguments = parser.parse_args()
    program, address = os.path.abspath(arguments.overscroll), arguments.address or local_address()
    try:
        server = Server(address, Recorder(program, os.path.abspath(arguments.folder)))
    except OSError as problem:
        sys.exit(f"recorder: cannot listen on {address}: {problem.strerror}")
    print(code(server.url, "-t", "ANSIUTF8", "-m", "2"))
    print(f"Scan the code with a phone or tablet on the same network, or open {server.url}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        window = None if arguments.no_window else Window(program, invitation(folder, server.url))
        try:
            serve(server, window)
            # The window stays open for what was recorded.
            return window.process.wait() if window else 0
        except KeyboardInterrupt:
            return 0


if __name__ == "__main__":
    sys.exit(main())
