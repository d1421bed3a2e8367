#!/usr/bin/env python3
"""test_memory.py - the memory aid is an option of a table: the same for every seat, nothing for who watches; it is true to what was
seen, forgets a step that was taken back, and survives a restart."""
import os
import re
import signal
import sqlite3
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
watchdog(200)


def cards(text):
    return {kind: int(n) for n, kind in re.findall(r"(\d+)([a-z]+)", text)}


def hands(p):
    """What the seat is told; the table has come to rest"""
    a = p.ask(t="memory")
    return a if a["t"] != "memory" else {h["seat"]: {o["hand"]: o["n"] for o in h["of"]} for h in a["hands"]}


def rest(*people):
    for p in people:
        p.idle = True
    for p in people:
        p.quiet(0.3)


def test_table(s):
    a, b, w = Person(s.port, "Ann"), Person(s.port, "Bob"), Person(s.port, "Wim")
    table = a.new("catan seats=3 offers_per_turn=0", ["me", "open", "open"], memory=True)
    eq(a.ask(t="memory").get("code"), "refused", "before the game there is nothing to remember")
    b.join(table, 2)
    c = Person(s.port, "Cid")
    c.join(table, 3)
    a.begin()
    w.watch(table)
    people = [a, b, c]
    ok(all(p.until(lambda p=p: p.table.get("memory") is True) for p in [*people, w]), "everybody is told that the table has a memory aid")
    eq(w.ask(t="memory").get("code"), "seat", "who only watches gets nothing of it")
    # a settlement of the first round can be taken back: then everything is as it was
    first = next(p for p in people if p.until(lambda p=p: p.asked, 2) and p.asked)
    before = [hands(p) for p in people]
    eq(first.play(first.moves()[0])["t"], "ok", "a settlement")
    [hands(p) for p in people]
    eq(first.ask(t="undo")["t"], "ok", "is taken back")
    eq([hands(p) for p in people], before, "and is forgotten")
    ok(play_all(people, lambda: a.rows > 90 or a.over, 60), "a game is on its way")
    rest(*people)
    told = [hands(p) for p in people]
    for i, p in enumerate(people):
        shown = p.view["view"]["seats"]
        ok(i + 1 not in told[i], "the own hand is no secret: seat %d" % (i + 1))
        sizes = {x["seat"]: x["hand_size"] for x in shown if x["seat"] != i + 1 and x["hand_size"] > 0}
        eq({seat: {sum(cards(h).values()) for h in of} for seat, of in told[i].items()}, {seat: {n} for seat, n in sizes.items()},
           "seat %d: every hand that may be has as many cards as the hand there is" % (i + 1))
    truth = {i + 1: p.view["view"]["seats"][i]["hand"] for i, p in enumerate(people)}
    rows = [r[0] for r in sqlite3.connect(os.path.join(s.folder, "thorp.db")).execute("SELECT text FROM log WHERE game = ? ORDER BY seq", (table,))]
    unseen = [r for r in rows if r.startswith("* steal") or " discard " in r]
    for i in range(3):
        for seat, of in told[i].items():
            real = {k: n for k, n in truth[seat].items() if n > 0}
            if not unseen:
                eq([cards(h) for h in of], [real], "nothing was taken unseen: seat %d knows the hand of seat %d" % (i + 1, seat))
            else:
                kinds = set(real) | {k for h in of for k in cards(h)}
                span = {k: (min(cards(h).get(k, 0) for h in of), max(cards(h).get(k, 0) for h in of)) for k in kinds}
                off = sum(max(0, lo - real.get(k, 0), real.get(k, 0) - hi) for k, (lo, hi) in span.items())
                ok(off <= 2 * len(unseen), "seat %d errs about seat %d by no more cards than were taken" % (i + 1, seat), (span, real))
    s.stop(signal.SIGTERM)
    s.start()
    for p in people:
        p.port = s.port
        p.again()
    eq([hands(p) for p in people], told, "after a restart it is the same")
    for p in [*people, w]:
        p.close()


def test_off(s):
    a = Person(s.port, "Ann")
    a.new("catan seats=3", ["me", "random", "random"])
    a.begin()
    ok("memory" not in a.table, "a table has no memory aid unless it was asked for")
    eq(a.ask(t="memory").get("code"), "refused", "and tells nothing")
    a.close()
    b = Person(s.port, "Bob")
    b.new("carcassonne seats=2", ["me", "random"], memory=True)
    b.begin()
    b.until(lambda: b.view is not None)
    eq(hands(b), {}, "where no hand is hidden there is nothing to tell")
    b.close()


if __name__ == "__main__":
    with Server(THORP) as s:
        test_table(s)
        test_off(s)
    done()
