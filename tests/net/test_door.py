#!/usr/bin/env python3
"""test_door.py - who is let in and who stays: pings, subprotocol, origin, open files, addresses."""
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
watchdog(150)


def refusal(port, **how):
    """Status with which a WebSocket is refused; None if it is let in"""
    try:
        Socket(port, **how).close()
        return None
    except Closed as e:
        head = e.args[1] if len(e.args) > 1 else b""
        return int(head.split()[1]) if head.startswith(b"HTTP/1.") else 0


def listen(ws, seconds, answer=True):
    """Reads for so long; the payloads of the pings that came, or None when the server has hung up"""
    pings, end = [], time.time() + seconds
    try:
        while time.time() < end:
            while (f := ws.take_frame()) is not None:
                if f[1] == 8:
                    return None
                if f[1] == 9:
                    pings.append(f[2])
                    if answer:
                        ws.send_bytes(ws.frame(10, f[2]))
            try:
                ws.more(0.1)
            except socket.timeout:
                pass
    except Closed:
        return None
    return pings


def test_pings():
    """Asked every second; who answers stays, though nothing but pongs comes from him"""
    with Server(THORP, "--ping", "1") as s:
        calm, dead = Socket(s.port), Socket(s.port)
        for ws in (calm, dead):
            ws.send_text('{"t":"hello","protocol":2}')
        pings = listen(calm, 7)
        ok(pings is not None and len(pings) >= 4, "a client that only answers pings stays", pings)
        ok(pings and all(pings), "a ping carries something: an empty pong is never seen", pings)
        eq(listen(dead, 7, answer=False), None, "one that does not answer is dropped")
        stopped = Socket(s.port)
        s.p.send_signal(signal.SIGSTOP)  # the server sleeps longer than anybody may be silent
        time.sleep(4)
        s.p.send_signal(signal.SIGCONT)
        ok(listen(stopped, 3) is not None, "after a sleep of the server nobody is dropped unasked")


def test_upgrade():
    """Everything that becomes a WebSocket goes through the same door"""
    with Server(THORP) as s:
        evil = "http://evil.example"
        for protocol in (None, "", "chat", "chat, thorpe", "http"):
            eq(refusal(s.port, protocol=protocol), 400, "a WebSocket that offers %r is refused" % protocol)
            ok(refusal(s.port, protocol=protocol, origin=evil) in (400, 403), "the more so one of another site")
        eq(refusal(s.port, protocol="chat, thorp"), None, "`thorp` may be one of several")
        eq(refusal(s.port, origin=evil), 403, "a page of another site is refused")
        eq(refusal(s.port, origin="http://127.0.0.1:%d/" % s.port + "x" * 400), 403, "a long origin too")
        st = http(s.port, "/", ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"])[0]
        ok(st != 101, "an upgrade to something else is not made", st)
        metrics = http(s.port, "/metrics")[2]
        ok(b"thorp_connections 0" in metrics, "nobody of them is counted as connected", metrics)


def test_files():
    """No descriptor left for another connection: a refusal in words, figures all the same, a log that does not grow"""
    with Server(THORP, files=96) as s:
        inside, status = [], None
        while len(inside) < 96 and status is None:
            try:
                inside.append(Socket(s.port))
            except Closed as e:
                status = e.args[1]
        ok(20 <= len(inside) < 96, "so many are let in: %d" % len(inside))
        ok(status and b" 503 " in status[:14], "the next one is told", status)
        st, _, body = http(s.port, "/", ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                                         "Sec-WebSocket-Key: dGhvcnAgbG9hZCB0b29sIQ==", "Sec-WebSocket-Protocol: thorp"])
        ok(st == 503 and b"full" in body, "in a sentence", (st, body))
        silent = [socket.create_connection(("127.0.0.1", s.port), WAIT) for _ in range(150)]
        for i in range(3):
            eq([http(s.port, p)[0] for p in ("/metrics", "/healthz", "/")], [200, 200, 200], "it still answers, %d" % i)
        for _ in range(300):
            refusal(s.port)
        ok(len(s.log_text().splitlines()) < 40, "the log does not grow", len(s.log_text().splitlines()))
        ok(b"thorp_full_total 3" in http(s.port, "/metrics")[2], "those refused are counted")
        inside[0].send_text('{"t":"ping"}')
        inside[0].more(WAIT)
        eq([json.loads(t)["t"] for t in inside[0].texts()], ["ok"], "those inside do not notice")
        for ws in inside[:3]:
            ws.close()
        for ws in silent:
            ws.close()
        a = Person(s.port, "Ann")
        a.new("catan seats=3", ["me", "random", "random"])
        eq(a.begin()["t"], "ok", "a place that is free again can be taken, and a game played")
        a.close()
    p = subprocess.run(["sh", "-c", "ulimit -n 40; exec %s serve --port 0 --store sqlite:/nonexistent/x" % THORP], capture_output=True)
    ok(p.returncode == 1 and b"files may be open" in p.stderr, "with too few it does not start", p.stderr)


def test_silent():
    """Sockets that say nothing, all from one address: they take each other's places, nobody else's"""
    def come(address):
        s2 = socket.create_connection(("127.0.0.1", s.port), WAIT, source_address=(address, 0))
        s2.settimeout(WAIT)
        return s2
    with Server(THORP, files=160) as s:  # an eighth of that may ask, 20; one address 10
        early, silent = come("127.0.0.1"), [come("127.0.0.2") for _ in range(60)]
        early.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        ok(early.recv(64).startswith(b"HTTP/1.1 200"), "who came before them is still there")
        eq([http(s.port, p)[0] for p in ("/metrics", "/readyz")], [200, 200], "who comes after them is answered")
        left = [x for x in silent if not select.select([x], [], [], 0)[0]]
        eq((len(left), left), (10, silent[-10:]), "of theirs the last ten are left")
        for x in [early, *silent]:
            x.close()


def test_addresses():
    """One network of IPv6 is one address; so is an IPv4 address in IPv6 clothes"""
    with Server(THORP, "--proxy", "--max-per-address", "2", limits=True) as s:
        def come(address):
            try:
                return Socket(s.port, headers=["X-Forwarded-For: " + address])
            except Closed as e:
                return e.args[1].split()[1]
        inside = [come("2001:db8:1:2::1"), come("2001:db8:1:2:ffff:ffff:ffff:ffff")]
        ok(all(isinstance(x, Socket) for x in inside), "two of a network come in")
        eq(come("2001:db8:1:2::3"), b"429", "the third is refused")
        ok(isinstance(come("2001:db8:1:3::1"), Socket), "the next network is another one")
        inside = [come("192.0.2.7"), come("::ffff:192.0.2.7")]
        eq(come("192.0.2.7"), b"429", "one IPv4 address, however it is written")
        ok(isinstance(come("192.0.2.8"), Socket), "the next one is another one")


for test in (test_pings, test_upgrade, test_files, test_silent, test_addresses):
    started = time.time()
    test()
    print("# %s %.1f s" % (test.__name__, time.time() - started))
done()
