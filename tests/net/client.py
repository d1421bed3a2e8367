"""client.py - a small WebSocket client on raw sockets, a server in a temporary folder, and people who play.

    with Server(thorp) as server:
        ann = Person(server.port, "Ann")
        table = ann.new("catan seats=3", ["me", "random", "random"])

No packages needed. Everything stays on 127.0.0.1."""
import base64
import hashlib
import json
import os
import random
import resource
import select
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import time
import weakref

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import tap

WAIT = 20.0 * (3 if os.environ.get("THORP_SLOW") else 1)  # longest wait for one answer


class Closed(Exception):
    """The server has closed the connection; args[0] is the close code, 0 if it just went away"""


# ------------------------------------------------------------------------------ server


class Server:
    """`thorp serve` on a port of its own choice, with its files in a temporary folder"""

    def __init__(self, thorp, *args, store=None, folder=None, port=0, bot_ms=1, bot_pause=0, limits=False, env=None,
                 files=None):
        self.thorp, self.args, self.port, self.env = thorp, list(args), port, env
        self.files = files  # open files the server may have; None = as many as here
        self.own = folder is None
        self.folder = folder or tempfile.mkdtemp(prefix="thorp-net.")
        self.store = store or "sqlite:" + os.path.join(self.folder, "thorp.db")
        self.page = os.path.join(self.folder, "page")
        os.makedirs(self.page, exist_ok=True)
        os.makedirs(os.path.join(self.page, "assets"), exist_ok=True)
        with open(os.path.join(self.page, "assets", "x-123.js"), "w") as f:
            f.write("export {};\n")
        with open(os.path.join(self.page, "index.html"), "w") as f:
            f.write("<!doctype html><title>Thorp</title>\n")
        self.args += ["--bot-ms", str(bot_ms), "--bot-pause", str(bot_pause)]
        if not limits:  # one address plays everybody here
            self.args += ["--max-per-address", "0", "--rate", "0", "--rate-per-address", "0", "--max-tables", "0",
                          "--max-tables-per-address", "0"]
        self.log = open(os.path.join(self.folder, "log"), "ab")
        self.p = None
        self.start()

    def start(self):
        command = [self.thorp, "serve", "--port", str(self.port), "--store", self.store, "--page", self.page,
                   "--secret", os.path.join(self.folder, "secret"), *self.args]
        end = time.time() + WAIT
        while True:
            self.p = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=self.env, preexec_fn=self.restrict)
            line = self.p.stdout.readline().decode()
            if "serving on" in line:
                self.port = int(line.rstrip().rstrip("/").rsplit(":", 1)[1])
                return
            self.p.wait()
            if time.time() > end:  # the port may still be held by the one before
                raise RuntimeError("the server does not start: " + self.log_text()[-2000:])
            time.sleep(0.1)

    def restrict(self):
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def stop(self, sig=signal.SIGTERM):
        """Ends the server; its exit status (negative: the signal)"""
        if self.p.stdout.closed:
            return self.status
        if self.p.poll() is None:
            self.p.send_signal(sig)
        try:
            status = self.p.wait(WAIT)
        except subprocess.TimeoutExpired:
            self.p.kill()
            status = self.p.wait()
            status = "did not stop"
        self.p.stdout.close()
        self.status = status
        return status

    def kill(self):
        return self.stop(signal.SIGKILL)

    def alive(self):
        return self.p.poll() is None

    def log_text(self):
        self.log.flush()
        with open(os.path.join(self.folder, "log"), encoding="utf-8", errors="replace") as f:
            return f.read()

    def close(self):
        status = self.stop()
        self.log.close()
        if self.own:
            shutil.rmtree(self.folder, ignore_errors=True)
        return status

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        if exc[0] is not None:
            print("# log of the server:\n# " + self.log_text()[-3000:].replace("\n", "\n# "))
        self.stop()
        log = self.log_text()
        if "Sanitizer" in log or "runtime error" in log:
            tap.ok(False, "the sanitizers are content", log[-3000:])
        self.close()


def http(port, path, headers=(), method="GET", tls=None):
    """One request: status, headers (lower case), body"""
    s = socket.create_connection(("127.0.0.1", port), WAIT)
    if tls:
        s = tls.wrap_socket(s, server_hostname="localhost")
    lines = ["%s %s HTTP/1.1" % (method, path), "Host: 127.0.0.1:%d" % port, "Connection: close", *headers]
    s.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    data = b""
    while True:
        try:
            piece = s.recv(65536)
        except (ConnectionResetError, socket.timeout):
            break
        if not piece:
            break
        data += piece
    s.close()
    if b"\r\n\r\n" not in data:
        return 0, {}, data
    head, body = data.split(b"\r\n\r\n", 1)
    first, *rest = head.decode("latin-1").split("\r\n")
    return int(first.split()[1]), {k.lower(): v.strip() for k, v in (x.split(":", 1) for x in rest)}, body


def figure(port, name):
    """One of the server's own figures"""
    for line in http(port, "/metrics")[2].decode().splitlines():
        if line.startswith(name + " "):
            return int(line.split()[1])
    raise KeyError(name)


# --------------------------------------------------------------------------- WebSocket


class Socket:
    """Frames in and out. Answers pings; keeps every text it got in `heard` if asked to."""

    def __init__(self, port, headers=(), origin=None, cookie=None, tls=None, protocol="thorp"):
        self.s = socket.create_connection(("127.0.0.1", port), WAIT)
        if tls:
            self.s = tls.wrap_socket(self.s, server_hostname="localhost")
        self.s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buf, self.part, self.open = b"", b"", False
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET / HTTP/1.1", "Host: 127.0.0.1:%d" % port, "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Key: " + key, "Sec-WebSocket-Version: 13", *headers]
        if protocol:
            lines.append("Sec-WebSocket-Protocol: " + protocol)
        if origin:
            lines.append("Origin: " + origin)
        if cookie:
            lines.append("Cookie: thorp=" + cookie)
        self.s.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self.until(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(0, head[:200])
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert accept in head, "wrong Sec-WebSocket-Accept"
        self.open = True

    def until(self, mark):
        while mark not in self.buf:
            self.more(WAIT)
        head, self.buf = self.buf.split(mark, 1)
        return head + mark

    def more(self, timeout):
        self.s.settimeout(timeout)
        try:
            piece = self.s.recv(262144)
        except (ConnectionError, OSError) as e:
            if isinstance(e, socket.timeout):
                raise
            raise Closed(0) from e
        if not piece:
            raise Closed(0)
        self.buf += piece

    def frame(self, opcode, data, fin=True, mask=True, rsv=0):
        """The bytes of one frame"""
        head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
        n, m = len(data), 0x80 if mask else 0
        head += bytes([m | n]) if n < 126 else struct.pack("!BH", m | 126, n) if n < 65536 else struct.pack("!BQ", m | 127, n)
        if not mask:
            return head + data
        key = os.urandom(4)
        times = (key * (n // 4 + 1))[:n]
        return head + key + (int.from_bytes(data, "big") ^ int.from_bytes(times, "big")).to_bytes(n, "big")

    def send_bytes(self, data):
        self.s.settimeout(WAIT)
        try:
            self.s.sendall(data)
        except (ConnectionError, OSError) as e:
            raise Closed(0) from e

    def send_text(self, text):
        self.send_bytes(self.frame(1, text if isinstance(text, bytes) else text.encode()))

    def take_frame(self):
        """(fin, opcode, data) out of the buffer, or None"""
        b = self.buf
        if len(b) < 2:
            return None
        n, at = b[1] & 127, 2
        if n == 126:
            if len(b) < 4:
                return None
            n, at = struct.unpack("!H", b[2:4])[0], 4
        elif n == 127:
            if len(b) < 10:
                return None
            n, at = struct.unpack("!Q", b[2:10])[0], 10
        if len(b) < at + n:
            return None
        self.buf = b[at + n:]
        return b[0] & 0x80, b[0] & 15, b[at:at + n]

    def texts(self):
        """The whole messages that are in the buffer"""
        while True:
            f = self.take_frame()
            if f is None:
                return
            fin, opcode, data = f
            if opcode == 8:
                self.open = False
                raise Closed(struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005)
            if opcode == 9:
                self.send_bytes(self.frame(10, data))
            elif opcode in (0, 1, 2):
                self.part += data
                if fin:
                    text, self.part = self.part, b""
                    yield text.decode("utf-8")

    def close(self, code=1000):
        try:
            if self.open:
                self.send_bytes(self.frame(8, struct.pack("!H", code)))
        except Closed:
            pass
        self.open = False
        self.s.close()

    def cut(self):
        """Gone without a word"""
        self.open = False
        self.s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.s.close()


# ------------------------------------------------------------------------------- people


def patched(old, patch):
    """What a patch makes of a value (docs/PROTOCOL.md, "Patches"); `old` is not changed"""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        new = list(old)
        for at, gone, items in patch.get("", []):
            new[at:at + gone] = items
        for key, p in patch.items():
            if key:
                new[int(key)] = patched(new[int(key)], p)
        return new
    new = dict(old)
    for key, p in patch.items():
        if p == []:
            del new[key]
        elif isinstance(p, list) and len(p) == 2:  # before another member
            rest = list(new.items())
            at = [k for k, _ in rest].index(p[1])
            new = dict(rest[:at] + [(key, p[0])] + rest[at:])
        else:
            new[key] = patched(new.get(key), p)
    return new


class Person:
    """A client: remembers what it was told, plays when asked, comes back by itself"""

    everybody = weakref.WeakSet()

    def __init__(self, ports, name=None, token=None, seed=0, keep=False, hello=True, patches=True, **how):
        self.ports = ports if isinstance(ports, list) else [ports]
        self.name, self.token, self.how = name, token, how
        self.base = None  # the last view, which patches build on
        self.patches = patches  # wants to hear what changed in a view, not all of it
        self.rng = random.Random(seed or name)
        self.keep, self.frames = keep, []  # every message with the time it came
        self.inbox, self.n = [], 0
        self.person = self.ticket = None
        self.id = self.table = self.view = None  # the table one looks at, what is known of it
        self.rows, self.row_text, self.acked = 0, {}, {}
        self.chats, self.errors, self.bye = [], [], False
        self.idle = False  # only looks on
        self.waiting = None  # (re, what was sent) of a move that was not answered yet
        self.dice, self.shares, self.said, self.drawn = True, {}, set(), None  # takes part in the draw of the dice, by itself
        self.connect()
        Person.everybody.add(self)
        if hello:
            self.hello()

    # ------------------------------------------------------------------ connection

    def connect(self):
        last = None
        for port in self.ports:
            try:
                self.ws = Socket(port, **self.how)
                self.said = set()
                self.port = port
                return
            except (Closed, OSError) as e:
                last = e
        raise Closed(0) from last

    def hello(self):
        m = {"t": "hello", "protocol": 2, "patches": self.patches}
        if self.name:
            m["name"] = self.name
        if self.token:
            m["token"] = self.token
        w = self.ask(**m)
        assert w["t"] == "welcome", w
        self.person, self.name, self.token = w["person"], w["name"], w.get("token", self.token)
        self.ticket = w.get("ticket")
        return w

    def again(self, patience=WAIT):
        """Connects again, looks at the table again and asks for the rows that were missed"""
        end = time.time() + patience
        while True:
            try:
                self.connect()
                self.hello()
                if self.id:
                    self.watch(self.id, self.rows)
                return
            except (Closed, AssertionError, socket.timeout):
                if time.time() > end:
                    raise
                time.sleep(0.05)

    def fileno(self):
        return self.ws.s.fileno()

    def close(self):
        self.ws.close()

    # -------------------------------------------------------------------- messages

    def send(self, **m):
        """Sends a message with a number of its own, which it returns"""
        self.n += 1
        m["re"] = "%d" % self.n
        self.ws.send_text(json.dumps(m))
        return m["re"]

    def take(self, text):
        m = json.loads(text)
        if self.keep:
            self.frames.append((time.time(), text))
        if m["t"] == "patch":
            m = self.whole(m)
        if m["t"] == "view":
            self.base = m
        kind = m["t"]
        if kind == "table" and m["table"] == self.id:
            self.table = m
            if self.dice and m["you"] > 0:
                self.share_dice(m)
        elif kind == "view" and m["table"] == self.id:
            self.view = m
            self.rows = max(self.rows, m["rows"])
        elif kind == "row" and m["table"] == self.id:
            self.row_text[m["seq"]] = m
            self.rows = max(self.rows, m["seq"] + 1)
        elif kind == "chat":
            self.chats.append(m)
        elif kind == "error" and m.get("re") == self.drawn and m["code"] in ("race", "store"):
            self.said = set()  # with the next word about the table once more
        elif kind == "error":
            self.errors.append(m)
        elif kind == "bye":
            self.bye = True
        if self.waiting and m.get("re") == self.waiting[0]:
            self.waiting = None
        self.inbox.append(m)
        return m

    def seal(self, share, table, seat):
        return hashlib.sha256(share + table.encode() + b"%d" % seat).hexdigest()

    def share_dice(self, m):
        """Seals a share of the dice, and shows it when all are sealed"""
        you, phase = m["you"], m.get("draw")
        seat, key = m["seats"][you - 1], (m["table"], you, m.get("voids"))
        if seat.get("no_share") or (key, phase) in self.said:
            return
        if phase in ("open", "seal") and not seat["sealed"]:
            share = self.shares.setdefault(key, os.urandom(16))
            self.drawn = self.send(t="seal", seal=self.seal(share, m["table"], you))
            self.said |= {(key, "open"), (key, "seal")}
        elif phase == "reveal" and not seat["seeded"] and key in self.shares:
            self.drawn = self.send(t="reveal", reveal=self.shares[key].hex())
            self.said.add((key, "reveal"))

    def whole(self, m):
        """The view message that a patch stands for"""
        at = lambda x, rows: (x["table"], x["you"], x[rows])
        assert self.base and at(self.base, "rows") == at(m, "from"), "a patch of a view that was never sent"
        m = {**m, "t": "view", "view": patched(self.base["view"], m["patch"])}
        if self.keep:
            self.frames.append((time.time(), json.dumps(m)))
        return m

    def pump(self, timeout=0.0):
        """Reads what is there; True if something came"""
        came = False
        if b"" != self.ws.buf or select.select([self.ws.s], [], [], timeout)[0] or self.pending():
            end = time.time() + timeout
            while True:
                for text in self.ws.texts():
                    came = True
                    self.take(text)
                ready = self.pending() or select.select([self.ws.s], [], [], 0)[0]
                if not ready or (came and time.time() > end + 1):
                    return came
                self.ws.more(WAIT)
        return came

    def pending(self):
        return isinstance(self.ws.s, ssl.SSLSocket) and self.ws.s.pending() > 0

    def wait(self, what, timeout=WAIT):
        """The next message that `what` accepts; what came before it is forgotten"""
        end = time.time() + timeout
        while True:
            while self.inbox:
                m = self.inbox.pop(0)
                if what(m):
                    return m
            if time.time() > end:
                raise TimeoutError("no such message for %s; table %s" % (self.name, self.table and self.table.get("status")))
            self.pump(0.05)

    def ask(self, **m):
        re = self.send(**m)
        return self.wait(lambda a: a.get("re") == re)

    def until(self, cond, timeout=WAIT):
        """Reads until cond() holds"""
        end = time.time() + timeout
        while not cond():
            if time.time() > end:
                return False
            self.pump(0.05)
        return True

    def quiet(self, seconds=0.2):
        end = time.time() + seconds
        while time.time() < end:
            self.pump(0.05)
        self.inbox.clear()

    # ---------------------------------------------------------------------- tables

    def look_at(self, table):
        self.id, self.table, self.view, self.rows, self.row_text = table, None, None, 0, {}
        self.said = set()

    def new(self, setup, seats, **more):
        re = self.send(t="new", setup=setup, seats=seats, **more)
        a = self.wait(lambda m: m.get("re") == re)
        assert a["t"] == "created", a
        self.look_at(a["table"])
        self.watch(a["table"])
        return a["table"]

    def watch(self, table, rows=None):
        if self.id != table:
            self.look_at(table)
        a = self.ask(t="watch", table=table, **({} if rows is None else {"from": rows}))
        assert a["t"] == "ok", a
        self.until(lambda: self.table is not None)
        return a

    def join(self, table, seat=None):
        self.look_at(table)
        return self.ask(t="join", table=table, **({"seat": seat} if seat else {}))

    def begin(self):
        """Everybody at the table reads, for all have a share of the dice"""
        others = [p for p in Person.everybody if p is not self and p.id == self.id and p.ws.open]
        for p in others:
            p.quiet(0.05)
        a = self.ask(t="begin")
        end = time.time() + WAIT
        while a["t"] == "ok" and self.view is None and time.time() < end:
            for p in (self, *others):
                p.pump(0.01)
        return a

    # ------------------------------------------------------------------------ play

    @property
    def over(self):
        return self.table is not None and self.table["status"] in ("over", "aborted")

    @property
    def asked(self):
        """Must this person choose now, as far as it knows?"""
        v = self.view
        return (v is not None and v["you"] > 0 and self.rows == v["rows"] and v["you"] in v["view"]["ask"].get("seats", [])
                and bool(v["view"]["moves"]))

    def moves(self):
        return [(w + " " + a).strip() for w, args in self.view["view"]["moves"].items() for a in args]

    def choose(self, offers=0.0):
        """One move: builds what it can, trades with the bank for what it lacks, now and then offers something"""
        by = self.view["view"]["moves"]
        pick = lambda w: (w + " " + self.rng.choice(by[w])).strip()
        if "offer" in by and self.rng.random() < offers:
            return pick("offer")
        if "accept" in by:
            return pick("accept") if self.rng.random() < 0.5 else "reject"
        if "take" in by:
            return pick("take")
        for w in ("city", "settlement", "knight", "plenty", "road_building", "monopoly"):
            if w in by and self.rng.random() < 0.95:
                return pick(w)
        if "buy" in by and self.rng.random() < 0.5:
            return "buy"
        if "road" in by and ("end" not in by or self.rng.random() < 0.5):
            return pick("road")
        if "bank" in by and self.rng.random() < 0.5:
            return pick("bank")
        for w in ("roll", "end", "done"):
            if w in by:
                return w
        return self.rng.choice([m for m in self.moves() if not m.startswith(("propose", "counter", "offer", "withdraw"))]
                               or self.moves())

    def play(self, *moves, rows=None):
        """Plays and waits for the answer"""
        return self.ask(t="play", table=self.id, moves=list(moves), **({"rows": self.view["rows"]} if rows is None else
                                                                       {} if rows is False else {"rows": rows}))

    def play_on(self, offers=0.0):
        """Sends one move if it is asked and nothing is under way"""
        if not self.asked or self.waiting or self.idle:
            return False
        move = self.choose(offers)
        sent = self.send(t="play", table=self.id, moves=[move], rows=self.view["rows"])
        self.waiting = (sent, move, self.view["rows"])
        return True


def play_all(people, until, timeout=120.0, offers=0.0):
    """Lets everybody play until the condition holds; False when time is up"""
    end = time.time() + timeout
    while not until():
        if time.time() > end:
            return False
        busy = any([p.play_on(offers) for p in people])
        ready = select.select([p.ws.s for p in people], [], [], 0.0 if busy else 0.05)[0]
        for p in people:
            if p.ws.s in ready or p.ws.buf or p.pending():
                p.pump()
                p.inbox.clear()
    return True


def watchdog(seconds):
    """A test that hangs is killed"""
    t = threading.Timer(seconds, lambda: (print("not ok - no end after %d s" % seconds, flush=True), os._exit(1)))
    t.daemon = True
    t.start()
