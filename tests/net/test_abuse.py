#!/usr/bin/env python3
"""test_abuse.py - bad input of every kind: an error with a code or a closed connection; no crash, no change of state."""
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
watchdog(200)


def outcome(ws, data=None, timeout=5.0):
    """What the server makes of some bytes: the code of its error, `closed CODE`, or what it says"""
    try:
        if data is not None:
            ws.send_bytes(data)
        end = time.time() + timeout
        while time.time() < end:
            for text in ws.texts():
                m = json.loads(text)
                if m["t"] not in ("table", "view", "row"):
                    return m.get("code") or m["t"]
            try:
                ws.more(0.2)
            except socket.timeout:
                pass
    except Closed as e:
        return "closed %d" % e.args[0]
    return "nothing"


def closed(what):
    return what.startswith("closed")


def hello(port, **how):
    ws = Socket(port, **how)
    ws.send_text('{"t":"hello","protocol":2}')
    assert outcome(ws) == "welcome"
    return ws


def state_of(p):
    p.quiet(0.2)
    p.watch(p.id)
    p.until(lambda: p.view["rows"] == p.table["rows"])
    return json.dumps(p.view["view"], sort_keys=True), p.table["rows"]


def test_frames(s):
    """Below JSON: framing"""
    f = lambda *a, **k: Socket.frame(None, *a, **k)
    cases = {
        "binary": (f(2, b'{"t":"ping"}'), closed),
        "not masked": (f(1, b'{"t":"ping"}', mask=False), lambda x: closed(x) or x == "ok"),
        "reserved bits": (f(1, b"{}", rsv=7), closed),
        "unknown opcode": (f(5, b"{}"), closed),
        "continuation of nothing": (f(0, b"{}"), lambda x: closed(x) or x == "json"),
        "fragmented ping": (f(9, b"x", fin=False), closed),
        "a long ping": (f(9, b"x" * 200), closed),
        "invalid UTF-8": (f(1, b'{"t":"\xff\xfe"}'), lambda x: closed(x) or x == "json"),
        "invalid UTF-8 in two fragments": (f(1, b'{"t":"\xc3', fin=False) + f(0, b'("}'), lambda x: closed(x) or x == "json"),
        "a surrogate": (f(1, b'{"t":"\xed\xa0\x80"}'), lambda x: closed(x) or x == "json"),
        "65 KiB": (f(1, b'{"t":"' + b"x" * 66000 + b'"}'), closed),
        "65 KiB in fragments": (f(1, b'{"t":"', fin=False) + b"".join(f(0, b"x" * 2000, fin=False) for _ in range(40)), closed),
        "a length of 2^62": (b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"abcd" + b"x" * 70000, closed),
        "a bad close code": (f(8, struct.pack("!H", 5)), closed),
        "half a frame and then nothing": (f(1, b'{"t":"ping"}')[:7], lambda x: x == "nothing"),
        "nothing": (f(1, b""), lambda x: closed(x) or x in ("json", "nothing")),
    }
    for title, (data, good) in cases.items():
        ws = hello(s.port)
        got = outcome(ws, data, 1.0 if title.startswith(("half", "nothing")) else 5.0)
        ok(good(got), "%s: %s" % (title, got), got)
        ws.s.close()
    ws = hello(s.port)
    ws.send_bytes(ws.frame(1, b'{"t":', fin=False) + ws.frame(9, b"p") + ws.frame(0, b'"ping"', fin=False) + ws.frame(0, b"}"))
    eq(outcome(ws), "ok", "a message in three fragments with a ping between them is fine")
    ws.close()


def test_json(s):
    cases = {
        b"": None, b"[]": "json", b"1": "json", b"null": "json", b'"x"': "json", b"{": "json", b'{"t":"ping"} x': "json",
        b'{"t":"ping","t":"begin"}': "json", b'{"t":"ping","a":' + b"[" * 30000 + b"]" * 30000 + b"}": "json",
        b'{"a":' * 10000 + b"1" + b"}" * 10000: "json", b'{"t":"ping\x00"}': "json", b'{"t":"pi\\u0000ng"}': "json",
        b'{"t":5}': "unknown", b'{"t":null}': "unknown", b"{}": "unknown", b'{"t":"nosuch"}': "unknown",
        b'{"t":"ping","n":1e999}': "json", b'{"t":"ping","n":' + b"9" * 400 + b"}": "json", b'{"t":"\\ud800"}': "json",
        b'{"t":"tables"': "json", b'{"t":"watch","table":' + b'"' + b"x" * 60000 + b'"}': "table",
        b'{"t":"watch","table":{"a":1}}': "table", b'{"t":"join","table":[]}': "table", b'{"t":"play"}': "table",
        b'{"t":"hello","protocol":2}': "bad", b'{"t":"name","name":"' + b"x" * 60000 + b'"}': "name",
        b'{"t":"chat","text":"x"}': "table", b'{"t":"person","person":"' + b"x" * 100 + b'"}': "bad",
        b'{"t":"mute","person":""}': "bad", b'{"t":"new","setup":5}': "refused", b'{"t":"login","name":"x","password":"y"}': "password",
        b'{"t":"login","name":"x","password":"' + b"y" * 60000 + b'"}': "password",
    }
    for text, want in cases.items():
        ws = hello(s.port)
        got = outcome(ws, ws.frame(1, text), 5.0 if want else 0.5)
        ok(got == want or (want in ("json", None) and (closed(got) or got == "nothing" or got == "json")),
           "%r: %s" % (text[:50], got), "wanted %s" % want)
        ws.close()
    ws = hello(s.port)
    got = [outcome(ws, ws.frame(1, b"nonsense")) for _ in range(60)]
    ok(closed(got[-1]), "who talks nonsense is shown the door", got[-3:])


def test_moves(s):
    a, b, w = Person(s.port, "Ann"), Person(s.port, "Bob"), Person(s.port, "Wim")
    table = a.new("catan seats=3", ["me", "open", "random"])
    b.join(table)
    a.begin()
    w.watch(table)
    b.until(lambda: b.view is not None)
    acts = lambda p: p.asked and "end" in p.view["view"]["moves"] and not p.waiting
    play_all([a, b], lambda: a.rows > 60 and (acts(a) or acts(b)), 30)
    for p in (a, b, w):
        p.quiet(0.3)
    x, y = (a, b) if a.asked else (b, a)
    before = state_of(a)
    legal = x.choose()
    old = [r["text"] for r in x.row_text.values() if r["text"].startswith("%d " % x.view["you"])]
    code = lambda m: m.get("code", m["t"])
    cases = [
        (y, {"moves": [legal]}, "the move of another seat"),
        (w, {"moves": [legal]}, "a spectator's"),
        (x, {"moves": ["1 " + legal]}, "a seat in front"),
        (x, {"moves": ["* dice 6 6"]}, "the dealer's"),
        (x, {"moves": ["dice 6 6"]}, "the dealer's, by word"),
        (x, {"moves": ["draw knight"]}, "a card of one's choice"),
        (x, {"moves": ["steal ore"]}, "a theft of one's choice"),
        (x, {"moves": ["~ begin"]}, "a row about the table"),
        (x, {"moves": ["begin\n~ abort"]}, "two rows in one"),
        (x, {"moves": [legal + "\n1 end"]}, "two moves in one"),
        (x, {"moves": [legal + " x" * 250]}, "a long tail"),
        (x, {"moves": ["x" * 60000]}, "a giant"),
        (x, {"moves": [""]}, "nothing"), (x, {"moves": []}, "no moves"), (x, {"moves": legal}, "no list"),
        (x, {"moves": [5]}, "a number"), (x, {"moves": [None]}, "null"), (x, {"moves": [[legal]]}, "a list"),
        (x, {"moves": [legal] * 101}, "too many"), (x, {}, "no moves at all"),
        (x, {"moves": [legal], "rows": x.view["rows"] + 1}, "from the future"),
        (x, {"moves": [legal], "rows": x.view["rows"] - 5}, "a wrong number of rows"),
        (x, {"moves": [legal], "rows": 0}, "no rows"), (x, {"moves": [legal], "rows": -1}, "fewer"),
        (x, {"moves": [legal], "rows": 1 << 62}, "very many"), (x, {"moves": [legal], "rows": "7"}, "rows as text"),
        (x, {"moves": [legal], "rows": 1.5}, "half a row"),
        (x, {"moves": [legal], "table": "tnosuchtable"}, "another table"),
        (x, {"moves": ["settlement n999"]}, "a place that is none"), (x, {"moves": ["road e-1"]}, "a negative one"),
        (x, {"moves": ["offer 99ore:99wool"]}, "goods nobody has"), (x, {"moves": ["\u0440oad e01"]}, "another alphabet"),
        (x, {"moves": ["undo"]}, "undo as a move"),
    ]
    for p, fields, title in cases:
        m = p.ask(t="play", **fields)
        ok(m["t"] == "error" and m.get("code"), "play, %s: %s" % (title, code(m)), m)
    for text in old[:20]:  # replays of old moves, as they were sent then
        m = x.ask(t="play", moves=[text[2:]], rows=5)
        if not ok(code(m) == "old", "a move of long ago", m):
            break
    for p, fields in ((y, {"t": "undo"}), (w, {"t": "undo"}), (w, {"t": "resign"}), (w, {"t": "bot", "seat": 1, "level": "random"}),
                      (b, {"t": "bot", "seat": 1, "level": "random"}), (a, {"t": "bot", "seat": 2, "level": "random"}),
                      (a, {"t": "bot", "seat": 99, "level": "random"}), (a, {"t": "bot", "seat": -1, "level": "open"}),
                      (a, {"t": "begin"}), (w, {"t": "begin"}), (w, {"t": "abort"}), (a, {"t": "seal", "seal": "0" * 64}), (a, {"t": "reveal", "reveal": "0" * 32}),
                      (a, {"t": "rematch"}), (w, {"t": "absent", "seat": 1}), (a, {"t": "absent", "seat": 2}),
                      (a, {"t": "absent", "seat": 1 << 40}), (w, {"t": "join", "table": table, "seat": 1}),
                      (w, {"t": "why", "move": legal}),
                      (w, {"t": "watch", "table": "../" + table}), (w, {"t": "watch", "table": table.upper()})):
        m = p.ask(**fields)
        ok(m["t"] == "error", "%s of %s: %s" % (fields["t"], p.name, code(m)), m)
    for frm in (-1, 1 << 40, "x", 1.5, None):
        m = w.ask(**{"t": "watch", "table": table, "from": frm})
        ok(m["t"] == "ok", "watch from %r" % frm, m)
    after = state_of(a)
    eq(after, before, "nothing has changed at the table")
    eq(x.play(x.choose())["t"], "ok", "and it goes on")
    for p in (a, b, w):
        p.close()


def test_strangers(s):
    """Origins, cookies, headers"""
    def opens(**how):
        try:
            return hello(s.port, **how)
        except Closed:
            return None
    ok(opens(origin="http://127.0.0.1:%d" % s.port), "our own page connects")
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1:%d.evil.example" % s.port, "file://"):
        ok(opens(origin=origin) is None, "a page of another site does not: " + origin)
    for cookie in ("x", ".", "a.b", "a.g." + "0" * 64, "p" * 300, "a.a." + "f" * 64, "\x01\x02", "=;=;", "p.g"):
        ws = Person(s.port, cookie=cookie)
        ok(ws.token, "a bad cookie is nobody's: %r" % cookie[:20])
        ws.close()
    good = Person(s.port, "Ann")
    person, kind, sig = good.token.split(".")
    another = person[:-1] + ("y" if person.endswith("x") else "x")
    for token in (person + ".a." + sig, another + ".g." + sig, person + "." + sig, person + ".g." + sig[:-1],
                  person + ".g." + sig + "0", person + ".g." + sig.upper() if sig.upper() != sig else "x", "." + good.token):
        p = Person(s.port, token=token)
        ok(p.person != person, "a changed token is nobody's: %s" % token[:30])
        p.close()
    for head in (["X-Long: " + "x" * 20000], ["X-%d: y" % i for i in range(2000)]):
        try:
            st = http(s.port, "/healthz", head)[0]
        except OSError:
            st = 0
        ok(st in (0, 200, 400, 413, 414, 431), "long headers: %d" % st)
    for raw in (b"GET\r\n\r\n", b"\x00" * 500, b"GET / HTTP/9.9\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00",
                b"GET /" + b"a" * 60000 + b" HTTP/1.1\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\nx"):
        c = socket.create_connection(("127.0.0.1", s.port), 5)
        try:
            c.sendall(raw)
            c.settimeout(0.3)
            c.recv(100)
        except OSError:
            pass
        c.close()
    eq(http(s.port, "/healthz")[0], 200, "nonsense on the wire does no harm")


def test_slow_reader(s):
    """Who never reads is dropped; the others do not notice"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=4 offers_per_turn=0", ["random"] * 4)
    slow = Socket(s.port)
    slow.s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.send_text('{"t":"hello","protocol":2}')
    outcome(slow)
    slow.send_text(json.dumps({"t": "watch", "table": table}))
    a.ask(t="begin")
    ok(a.until(lambda: a.over, 60), "a game of bots ends")
    for _ in range(400):  # asks for far more than it reads
        try:
            slow.send_text(json.dumps({"t": "watch", "table": table, "from": 0}))
        except Closed:
            break
    a.until(lambda: b"thorp_dropped_total 0" not in http(s.port, "/metrics")[2], 10)
    ok(b"thorp_dropped_total 0" not in http(s.port, "/metrics")[2], "who does not read is dropped")
    slow.s.close()
    a.close()


def test_flood(server):
    a = Person(server.port, "Ann")
    table = a.new("catan seats=3", ["me", "random", "random"], listed=True)
    ws = hello(server.port)
    for _ in range(230):
        ws.send_text('{"t":"ping"}')
    got = [outcome(ws) for _ in range(230)]
    ok("ok" in got and "slow" in got, "a flood is told to slow down")
    try:
        for _ in range(3000):
            ws.send_text('{"t":"ping"}')
    except Closed:
        pass
    got = []
    try:
        while len(got) < 3000:
            for text in ws.texts():
                got.append(json.loads(text))
            ws.more(2.0)
    except (Closed, socket.timeout) as e:
        end = e
    ok(isinstance(end, Closed) and len(got) < 3000, "and then cut off", len(got))
    eq(a.ask(t="ping")["t"], "ok", "others do not notice")
    ok(a.begin()["t"] == "ok" and play_all([a], lambda: a.rows > 15, 20), "and play")
    # many connections of one address share a limit
    time.sleep(6)
    many = [hello(server.port) for _ in range(20)]
    for ws in many:
        try:
            for _ in range(150):
                ws.send_text('{"t":"ping"}')
        except Closed:
            pass
    slow = 0
    for ws in many:
        try:
            while True:
                for text in ws.texts():
                    slow += '"slow"' in text
                ws.more(0.3)
        except (Closed, socket.timeout):
            pass
    ok(slow > 0, "many connections of one address share its limit", slow)
    made = [a.ask(t="new", setup="catan seats=3", seats=[])["t"] for _ in range(15)] if a.ws.open else []
    ok("error" in made, "tables cannot be made for ever", made)
    for ws in many:
        ws.s.close()


with Server(THORP) as server:
    for test in (test_frames, test_json, test_moves, test_strangers, test_slow_reader):
        started = time.time()
        try:
            test(server)
        except Exception:
            import traceback
            ok(False, test.__name__ + " came to its end", traceback.format_exc())
        print("# %s %.1f s" % (test.__name__, time.time() - started))
        if not ok(server.alive(), test.__name__ + ": the server lives"):
            print("# " + server.log_text()[-3000:].replace("\n", "\n# "))
            server.start()
    ok("level=error" not in server.log_text(), "no errors in the log")
with Server(THORP, "--rate-per-address", "60", limits=True) as server:
    test_flood(server)
    ok(server.alive(), "the server lives")
done()
