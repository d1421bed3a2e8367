#!/usr/bin/env python3
"""test_down.py - the disk is full: moves are refused with a clear word, nothing acknowledged is lost, service resumes.

A small file system of its own is wanted for that, which only root can make. The database that goes away is in test_nodes.py."""
import os
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
watchdog(150)


def mount(folder, size):
    return os.geteuid() == 0 and subprocess.run(["mount", "-t", "tmpfs", "-o", "size=%s" % size, "thorp-test", folder],
                                                capture_output=True).returncode == 0


def fill(path):
    """Takes all room that is left"""
    fd, piece = os.open(path, os.O_CREAT | os.O_WRONLY), b"x" * 65536
    while piece:
        try:
            os.write(fd, piece)
        except OSError:
            piece = piece[:len(piece) // 2]
    os.close(fd)


def full(s, folder):
    a, b = Person(s.port, "Ann", seed=1), Person(s.port, "Bob", seed=2)
    table = a.new("catan seats=3", ["me", "open", "random"])
    b.join(table)
    a.begin()
    ok(play_all([a, b], lambda: a.rows > 60, 30), "a game")
    for p in (a, b):
        p.quiet(0.3)
    fill(os.path.join(folder, "filler"))
    refused, end = None, time.time() + 30
    while refused is None and time.time() < end:
        play_all([a, b], lambda: a.errors or b.errors, 1)
        refused = next((e for p in (a, b) for e in p.errors if e["code"] == "store"), None)
        for p in (a, b):
            p.errors.clear()
            p.waiting = None
    ok(refused, "the disk is full: a move is refused", refused)
    told = {**a.row_text}
    m = a.ask(t="chat", text="is it full?")
    ok(m.get("code") == "store", "so is chat", m)
    m = a.ask(t="new", setup="catan seats=2", seats=["me", "random"])
    ok(m.get("code") == "store", "so is a new table", m)
    a.watch(table)
    eq(a.ask(t="ping")["t"], "ok", "but the server lives")
    w = Person(s.port, "Wim")
    w.watch(table, 0)
    ok(w.until(lambda: w.view is not None), "and people can look on")
    eq(http(s.port, "/healthz")[0], 200, "and healthz answers")
    status, _, body = http(s.port, "/readyz")
    eq((status, body), (503, b"store down: database or disk is full\n"), "readyz says why it is not ready")
    os.unlink(os.path.join(folder, "filler"))
    before, end = a.rows, time.time() + 30
    while a.rows < before + 20 and not a.over and time.time() < end:
        play_all([a, b], lambda: a.rows >= before + 20 or a.errors or b.errors, 2)
        for p in (a, b):
            p.errors.clear()
            p.waiting = None
    ok(a.rows >= before + 20 or a.over, "with room again it goes on", (before, a.rows))
    status, _, body = http(s.port, "/readyz")
    eq((status, body), (200, b"ready\n"), "and is ready")
    s.kill()
    s.start()
    c = Person(s.port, token=a.token)
    c.watch(table, 0)
    c.until(lambda: c.rows >= a.rows)
    ok(c.rows >= a.rows and all(c.row_text[i] == told[i] for i in told), "nothing that was told is lost, even after kill -9")
    for p in (a, b, c, w):
        p.close()


base = tempfile.mkdtemp(prefix="thorp-down.")
if mount(base, "12m"):
    try:
        with Server(THORP, folder=base) as server:
            full(server, base)
            ok(server.alive(), "the server lives")
            errors = [l for l in server.log_text().splitlines() if "level=error" in l]
            ok(errors and all("event=store" in l and "full" in l for l in errors), "the log says what the store could not do, and nothing else", errors[:5])
    finally:
        subprocess.run(["umount", base])
else:
    print("ok 1 - a full disk # SKIP no file system of our own")
    print("1..1")
    sys.exit(0)
shutil.rmtree(base, ignore_errors=True)
done()
