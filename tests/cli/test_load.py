#!/usr/bin/env python3
"""`thorp load`: what it measures on a small server, that nothing acknowledged is lost when the server is killed, what it refuses.

  test_load.py THORP"""
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, os.path.join(HERE, "net")]
from client import Server  # noqa: E402
from tap import Run, done, eq, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
SMALL = ("--setup", "catan offers_per_turn=0", "--level", "random", "--pace", "30", "--json")


def url(server):
    return "ws://127.0.0.1:%d" % server.port


def test_measure(server):
    r = Run(thorp, "load", "--url", url(server), "--idle", "40", "--tables", "3", "--seconds", "3", "--pid", str(server.p.pid), *SMALL)
    f = json.loads(r.out) if r.status == 0 else {}
    ok(r.status == 0 and f["errors"] == 0 and f["lost"] == 0 and f["refused"] == 0, "a small load goes well", r)
    ok(f.get("moves", 0) > 30 and f["rows_per_second"] > f["moves_per_second"], "moves and rows are counted", f)
    ok(0 < f.get("p50_ms", 0) <= f["p95_ms"] <= f["p99_ms"] <= f["max_ms"], "latency in order", f)
    ok(f.get("rss_idle_kib", 0) >= f.get("rss_empty_kib", 1) > 1000, "memory of the server", f)
    r = Run(thorp, "load", "--url", url(server), "--tables", "1", "--people", "3", "--bots", "0", "--seconds", "1", "--pace", "30")
    ok(r.status == 0 and "latency ms: p50" in r.out and "lost 0" in r.out, "as text, without bots", r)


def test_killed(server):
    """The server dies under load, twice unless coming back took too long: clients come back, no acknowledged move is lost"""
    began, kills = time.monotonic(), 0
    p = subprocess.Popen([thorp, "load", "--url", url(server), "--idle", "10", "--tables", "3", "--seconds", "9", *SMALL], stdout=subprocess.PIPE)
    while kills < 2 and time.monotonic() - began < 4:
        time.sleep(2)
        server.kill()
        server.start()
        kills += 1
    f = json.loads(p.communicate(timeout=120)[0])
    ok(f["reconnects"] >= kills * 16 and f["lost"] == 0, "killed: everybody came back, nothing lost", f)
    ok(f["moves"] > 30, "and played on", f)


def test_refusals(server):
    for bad in ("ws://example.org:80", "http://127.0.0.1:80", "ws://127.0.0.1.example.org:80", "ws://10.0.0.1:80", "wss://localhost:1"):
        refused(Run(thorp, "load", "--url", bad), 2, "only servers on this machine", title="not %s" % bad)
    refused(Run(thorp, "load", "--url", "ws://localhost:0"), 2, "no port", title="a port is a number")
    refused(Run(thorp, "load"), 2, "--url", title="a url is wanted")
    refused(Run(thorp, "load", "--url", url(server), "--seconds", "100000"), 2, "--seconds", title="time is bounded")
    refused(Run(thorp, "load", "--url", url(server), "--idle", "100000"), 2, "--idle", title="so are sockets")
    refused(Run(thorp, "load", "--url", url(server), "--setup", "catan seats=4"), 2, "seats=", title="seats are counted by people and bots")
    refused(Run(thorp, "load", "--url", "ws://127.0.0.1:1", "--tables", "1"), 1, "refused", title="nobody there")


def main():
    with Server(thorp) as server:
        test_measure(server)
        test_killed(server)
        test_refusals(server)
        eq(server.stop(), 0, "the server stops cleanly")


main()
done()
