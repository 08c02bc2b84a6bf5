#!/usr/bin/env python3
"""Breaks each rule of the recorder's server once, over the loopback network.

    test_server.py OVERSCROLL
"""

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.dont_write_bytecode = True
import serve  # noqa: E402

HERE = Path(__file__).resolve().parent


def check(condition, what):
    if not condition:
        sys.exit(f"recorder: not so: {what}")
    print(f"recorder: {what}")


def flick(count=120, comment=""):
    """A recording in CSV."""
    lines = [f"{index / 60:.4f},{800 - 800 * 0.95 ** index:.3f}" for index in range(count)]
    return ("time_s,offset_pt\n" + "\n".join(lines) + "\n" + comment).encode()


class Clock:
    now = 1000.0

    def __call__(self): return self.now


class Desk:
    """A server on the loopback network with a clock of its own and an empty folder."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        self.clock, self.opened = Clock(), []
        self.recorder = serve.Recorder(program, Path(self.folder.name, "recordings"), self.opened.append, self.clock)
        self.server = serve.Server("127.0.0.1", self.recorder)
        self.secret = self.recorder.secret
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        self.folder.cleanup()

    def connect(self):
        return socket.create_connection(self.server.server_address, timeout=30)

    def ask(self, method, path, body=None, headers=None):
        """The status, the headers and the body of an answer."""
        connection = http.client.HTTPConnection(*self.server.server_address, timeout=30)
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, {name: value for name, value in answer.getheaders() if name != "Date"}, text

    def send(self, data): return self.ask("POST", f"/{self.secret}/recording", data)

    def raw(self, text):
        """The status of a request that is written by hand, and then ends; `None` without an answer."""
        with self.connect() as connection:
            connection.sendall(text)
            connection.shutdown(socket.SHUT_WR)
            words = connection.makefile("rb").readline().split()
            return int(words[1]) if words else None

    def kept(self):
        return sorted(path.name for path in self.recorder.folder.glob("*"))


def check_secret(desk):
    status, headers, page = desk.ask("GET", f"/{desk.secret}/")
    check(status == 200 and page == (HERE / "record.html").read_bytes(), "the address with the secret has the page")
    check("default-src 'none'" in headers["Content-Security-Policy"] and headers["Referrer-Policy"] == "no-referrer",
          "the page may load nothing and tells its address to nobody")
    letter = "a" if desk.secret[-1] != "a" else "b"
    wrong = [desk.secret[:-1] + letter, desk.secret[:-1], desk.secret + "a", "", desk.secret.swapcase(), "%00"]
    answers = [desk.ask("GET", f"/{name}/") for name in wrong]
    answers += [desk.ask("POST", f"/{name}/recording", flick()) for name in wrong[:4]]
    answers += [desk.ask("GET", path) for path in ("/", "/record.html", "/recording")]
    check(all(answer == answers[0] for answer in answers) and answers[0][0] == 404 and answers[0][2] == b"",
          f"{len(answers)} addresses without the secret have one and the same empty answer")
    check(desk.raw("GET /\u00e9\udc80/ HTTP/1.0\r\n\r\n".encode("utf-8", "surrogateescape")) == 404, "one of other letters, too")
    asked, real = [], serve.hmac.compare_digest
    serve.hmac.compare_digest = lambda a, b: asked.append((a, b)) or real(a, b)
    desk.ask("GET", f"/{wrong[0]}/"), desk.ask("GET", f"/{desk.secret}/")
    serve.hmac.compare_digest = real
    check(asked == [(wrong[0].encode(), desk.secret.encode()), (desk.secret.encode(),) * 2],
          "each given secret is compared in constant time")
    secrets = {serve.Recorder("x", "y").secret for _ in range(100)}
    check(len(secrets) == 100 and all(len(secret) == 22 for secret in secrets), "each start has another secret, of 128 bits")


def check_page_only(desk):
    inside = ["serve.py", "../serve.py", "..%2fserve.py", "record.html", "recordings", "recording", "?", "/", "%2e%2e/"]
    answers = [desk.ask("GET", f"/{desk.secret}/{path}") for path in inside] + [desk.ask("GET", f"/{desk.secret}")]
    methods = ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PROPFIND"]
    answers += [desk.ask(method, f"/{desk.secret}/") for method in methods]
    answers.append(desk.ask("POST", f"/{desk.secret}/", flick()))
    check({answer[0] for answer in answers} == {404} and {answer[2] for answer in answers} == {b""},
          f"{len(answers)} other paths and methods below the secret have an empty answer")
    check(desk.raw(b"nonsense\r\n\r\n") is None and desk.raw(b"GET / HTTP/x\r\n\r\n") in (None, 400), "a request that is none is refused")
    check(desk.kept() == [], "none of them keeps anything")


def check_size(desk):
    most = serve.MOST_BYTES
    data = flick()
    data += b"#" + b"x" * (most - len(data) - 2) + b"\n"
    check(len(data) == 10_000_000 and desk.send(data)[0] == 200, "a recording of 10 MB is taken")
    head = f"POST /{desk.secret}/recording HTTP/1.1\r\nContent-Length: ".encode()
    before = len(desk.kept())
    check(desk.raw(head + b"10000001\r\n\r\n") == 413, "one of 10 MB and a byte is refused before it is sent")
    lengths = ["", "-1", "+5", "5.0", "0x10", "\u0665", "1 2"]
    check({desk.raw(head + length.encode() + b"\r\n\r\n") for length in lengths} == {411}
          and desk.raw(head + b"\xb2\r\n\r\n") == 411 and desk.raw(head + b"9" * 5000 + b"\r\n\r\n") == 413,
          "one of no, a nonsensical or a huge length, too")
    check(desk.raw(head + b"5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n") == 411, "one in chunks, too")
    check(desk.raw(head + b"5000\r\n\r\n" + flick()[:4000]) == 400, "one that ends early, too")
    check(len(desk.kept()) == before, "none of these is kept")


def check_reader(desk):
    before = desk.kept()
    broken = [b"", b"hello", b"\0\1\2", b"{", b"[]", b"{}", b'{"presets":{}}', b'{"address":"x","code":["#"]}', b"0,1\n1,2\n",
              flick() + b"0,0\n", flick() + b"3,x\n", flick().replace(b"800", b"0"), b"\xff\xfe" + flick(),
              b'{"frames":[[0,1],[1]]}', b"[" * 100_000, b'{"a":' * 100_000]
    answers = [desk.send(data) for data in broken]
    check({answer[0] for answer in answers} == {422} and desk.kept() == before,
          f"{len(broken)} files that the program cannot read are not kept")
    check(all(b"/" not in answer[2] and answer[2].count(b"\n") == 0 for answer in answers),
          "the phone is told why in one line, without a path of the computer")
    opened = len(desk.opened)
    check([desk.send(flick())[0] for _ in range(3)] == [200] * 3, "recordings that it can read are kept")
    frames = [[index / 60, index * index] for index in range(40)]
    document = json.dumps({"frames": frames, "name": "../../etc/passwd"}).encode()
    check(desk.send(document)[0] == 200 and desk.opened[-1].suffix == ".json", "JSON is kept as JSON, whatever its name")
    files = desk.opened[opened:]
    check(len(set(files)) == 4 and [file.read_bytes() for file in files] == [flick()] * 3 + [document]
          and {file.parent for file in files} == {desk.recorder.folder},
          "each is opened from a file of its own in the folder, byte by byte as it was sent")
    size, serve.READING_SECONDS = serve.READING_SECONDS, 0.000_001
    check(desk.send(flick())[0] == 422, "one that takes too long to read is refused")
    serve.READING_SECONDS = size
    os.chmod(desk.recorder.folder, 0o500)
    if not os.access(desk.recorder.folder, os.W_OK):
        check(desk.send(flick())[0] == 500, "a folder that cannot be written is told")
    os.chmod(desk.recorder.folder, 0o700)


def check_connections(desk):
    limit, serve.CONNECTION_SECONDS = serve.CONNECTION_SECONDS, 0.2
    with desk.connect() as slow:
        # Less than a single read may take.
        slow.settimeout(serve.Handler.timeout / 2)
        slow.sendall(b"GET /")
        check(slow.recv(100) == b"", "a connection that stays slow is ended")
    serve.CONNECTION_SECONDS = limit
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(desk.connect()) for _ in range(serve.MOST_CONNECTIONS + 4)]
        for connection in held:
            connection.settimeout(5)
        refused = 0
        for connection in held[serve.MOST_CONNECTIONS:]:
            refused += connection.recv(1) == b""
        check(refused == 4, f"of {len(held)} connections at once, {serve.MOST_CONNECTIONS} are served")
    end = time.monotonic() + 20
    while True:
        with contextlib.suppress(OSError, http.client.HTTPException):
            if desk.ask("GET", f"/{desk.secret}/")[0] == 200:
                break
        if time.monotonic() > end:
            sys.exit("recorder: not so: connections that end make room")
        time.sleep(0.02)


def check_idle(desk):
    recorder, clock = desk.recorder, desk.clock
    desk.ask("GET", f"/{desk.secret}/")
    clock.now += 599
    desk.ask("GET", "/"), desk.ask("GET", f"/{desk.secret[:-1]}/")
    check(not recorder.is_idle(), "the server waits for 599 seconds")
    clock.now += 1
    check(recorder.is_idle(), "after 600 it is idle, whatever came without the secret")
    desk.ask("GET", f"/{desk.secret}/")
    check(not recorder.is_idle(), "a use of the page keeps it")
    clock.now += 599
    desk.send(flick())
    clock.now += 599
    check(not recorder.is_idle(), "so does a recording")
    other = serve.Server("127.0.0.1", serve.Recorder(recorder.program, recorder.folder, clock=clock))
    serving = threading.Thread(target=serve.serve, args=(other, None))
    serving.start()
    clock.now += 600
    serving.join(20)
    with socket.socket() as probe:
        check(not serving.is_alive() and probe.connect_ex(other.server_address), "an idle server ends and listens no more")


def check_window(program):
    """Runs the script itself, with a program whose window closes after one recording."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        window = place / "window"
        window.write_text(f"#!/bin/sh\ncase \"$*\" in *--headless*) exec '{program}' \"$@\" ;; esac\n"
                          f"printf '%s\\n' \"$@\" >'{place}/words'; cat \"$3\" >'{place}/code'\nhead -n 1 >'{place}/opened'\nexit 7\n")
        window.chmod(0o755)
        command = [sys.executable, HERE / "serve.py", "--address", "127.0.0.1", "--folder", place / "kept", window]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        url = next(line for line in process.stdout if "http://" in line).split()[-1]
        host, _, secret = url.removeprefix("http://").removesuffix("/").partition("/")
        invitation = place / "code"
        while not (place / "code").exists() or not invitation.read_text().endswith("}"):
            time.sleep(0.02)
        shown = json.loads(invitation.read_text())
        check(shown["address"] == url and {len(row) for row in shown["code"]} == {len(shown["code"])}
              and set("".join(shown["code"])) == {"#", " "}, "the window gets the address and a square code")
        check(secret not in (place / "words").read_text() and secret not in " ".join(map(str, command)),
              "no list of processes shows the secret")
        connection = http.client.HTTPConnection(host, timeout=30)
        connection.request("POST", f"/{secret}/recording", flick())
        check(connection.getresponse().status == 200, "a recording is sent")
        check(process.wait(30) == 7, "the server ends with the window, and with its status")
        opened = Path((place / "opened").read_text().strip())
        check(opened.parent == place / "kept" and opened.read_bytes() == flick(), "the recording is opened in the window")
        name, port = host.split(":")
        with socket.socket() as probe:
            check(probe.connect_ex((name, int(port))), "nothing listens any more")


def main(program):
    program = os.path.abspath(program)
    for rule in (check_secret, check_page_only, check_size, check_reader, check_connections, check_idle):
        desk = Desk(program)
        try:
            rule(desk)
        finally:
            desk.close()
    check_window(program)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
