"""ws.py - a server under test and a WebSocket client for it. No packages needed."""
import base64
import json
import os
import signal
import socket
import struct
import subprocess
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Server:
    """`thorp serve` on a port of its own, its files in folder"""

    def __init__(self, thorp, folder, *more):
        self.port = free_port()
        self.url = "http://127.0.0.1:%d" % self.port
        self.p = subprocess.Popen(
            [thorp, "serve", "--port", str(self.port), "--store", "sqlite:" + os.path.join(folder, "t.db"),
             "--secret", os.path.join(folder, "secret"), "--page", folder, "--quiet", *more], stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                if self.get("/healthz") == "ok\n":
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def get(self, path):
        try:
            return urllib.request.urlopen(self.url + path, timeout=30).read().decode()
        except urllib.error.HTTPError as e:
            return "%d %s" % (e.code, e.read().decode())

    def stop(self):
        self.p.send_signal(signal.SIGTERM)
        return self.p.wait(30)


class Client:
    """One connection; every message both ways is kept in log"""

    def __init__(self, port, name=None, token=None):
        self.log, self.buf, self.n = [], b"", 0
        self.k = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.k.sendall(("GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: %s\r\n"
                        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: thorp\r\n\r\n" % (port, key)).encode())
        while b"\r\n\r\n" not in self.buf:
            self.more()
        head, self.buf = self.buf.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise EOFError(head)
        if name or token:
            self.welcome = self.ask("welcome", t="hello", protocol=1, **({"name": name} if name else {}), **({"token": token} if token else {}))

    def more(self):
        data = self.k.recv(65536)
        if not data:
            raise EOFError("closed")
        self.buf += data

    def send(self, **message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.log.append((">", message))
        self.k.sendall(b"\x81" + size + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(data)))

    def take(self, n):
        while len(self.buf) < n:
            self.more()
        data, self.buf = self.buf[:n], self.buf[n:]
        return data

    def recv(self):
        """The next message, as an object"""
        data = b""
        while True:
            first, n = self.take(2)
            n = struct.unpack(">H", self.take(2))[0] if n == 126 else struct.unpack(">Q", self.take(8))[0] if n == 127 else n
            part = self.take(n)
            if first & 15 == 8:
                raise EOFError("closed by the server")
            if first & 15 in (9, 10):
                continue
            data += part
            if first & 0x80:
                self.log.append(("<", json.loads(data)))
                return self.log[-1][1]

    def until(self, t, **fields):
        """The next message of that kind with these fields"""
        while True:
            m = self.recv()
            if m["t"] == t and all(m.get(k) == v for k, v in fields.items()):
                return m

    def ask(self, want, **message):
        """Sends, and waits for the answer: a message of kind want, or an error"""
        self.n += 1
        self.send(re=str(self.n), **message)
        while True:
            m = self.recv()
            if m.get("re") == str(self.n) and m["t"] in (want, "error"):
                return m

    def close(self):
        self.k.close()
