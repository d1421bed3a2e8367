#!/usr/bin/env python3
"""test_kill.py - kill -9 at random moments under load: no acknowledged move is lost, no table is stuck, people resume.

Several tables are played at once. The server is killed in the middle and started again on the same files; clients come back by
themselves. What a client was told is compared with what it is told again after each restart, and at the end with the log."""
import os
import sqlite3
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
SCALE = int(os.environ.get("TH_TEST_SCALE", "100"))
ROUNDS = 20 if SCALE <= 100 else 50
TABLES = 6
RNG = random.Random(7)
watchdog(60 + 15 * ROUNDS)


class Player(Person):
    """Remembers which moves were acknowledged"""

    def take(self, text):
        waiting = self.waiting
        m = super().take(text)
        if waiting and m.get("re") == waiting[0] and m["t"] == "ok":
            self.acked.setdefault(self.id, []).append(waiting[1])
        return m


def play(people, seconds):
    end = time.time() + seconds
    play_all(people, lambda: time.time() > end, seconds + 5, offers=0.05)


def new_table(s, n):
    a, b = Player(s.port, "A%d" % n, seed=n), Player(s.port, "B%d" % n, seed=1000 + n)
    table = a.new("catan seats=4", ["me", "open", "random", "random"])
    b.join(table)
    a.begin()
    b.until(lambda: b.view is not None)
    return [a, b]


def restore(people):
    """Everybody comes back; True if what was known is still true"""
    same = True
    for p in people:
        known, rows = dict(p.row_text), p.rows
        p.waiting = None
        p.row_text = {}
        p.view = None
        p.connect()
        p.hello()
        p.rows = 0
        p.watch(p.id, max(0, rows - 200))
        p.until(lambda: p.view is not None and p.rows >= p.view["rows"])
        same &= p.rows >= rows
        for seq, row in known.items():
            if seq in p.row_text and p.row_text[seq] != row:
                same = False
                print("# %s row %d: %r became %r" % (p.name, seq, row, p.row_text[seq]))
        p.row_text = {**known, **p.row_text}
    return same


def moved_on(people, rows, seconds=20):
    """Every table that is not over goes on"""
    return play_all(people, lambda: all(p.over or p.rows > rows[p] for p in people), seconds)


def log_of(s):
    db = sqlite3.connect(os.path.join(s.folder, "thorp.db"))
    logs = {}
    for game, seq, text in db.execute("SELECT game, seq, text FROM log ORDER BY game, seq"):
        logs.setdefault(game, []).append((seq, text))
    db.close()
    return logs


with Server(THORP) as server:
    people, retired = [p for n in range(TABLES) for p in new_table(server, n)], []
    for k in range(ROUNDS):
        try:
            play(people, RNG.uniform(0.1, 1.0))
        except Closed as e:
            ok(False, "round %d: nobody was disconnected before" % k, e)
        server.kill()
        server.start()
        for p in people:
            try:
                p.pump()  # what was sent before the end
            except Closed:
                pass
        ok(restore(people), "round %d: what was told is still true" % k)
        ok(moved_on(people, {p: p.rows for p in people}), "round %d: every table goes on" % k,
           [(p.name, p.rows, p.table["status"], p.view["view"]["ask"]) for p in people])
        for i in range(0, len(people), 2):  # tables that are over are replaced
            if people[i].over:
                people[i].close()
                people[i + 1].close()
                retired += people[i:i + 2]
                people[i:i + 2] = new_table(server, 100 * k + i)
    play(people, 0.5)
    server.stop()
    logs = log_of(server)
    ok(all([q for q, _ in rows] == list(range(len(rows))) for rows in logs.values()), "no log has a hole")
    lost = []
    acked = 0
    for p in people + retired:
        seat = p.view["you"] if p.view else 0
        for table, moves in p.acked.items():
            texts = [t for _, t in logs[table]]
            at = 0
            for move in moves:  # in the order they were acknowledged
                acked += 1
                try:
                    at = texts.index("%d %s" % (seat, move), at) + 1
                except ValueError:
                    lost.append((p.name, table, move))
                    break
    ok(not lost, "none of %d acknowledged moves was lost" % acked, lost)
    ok(acked > 20 * ROUNDS, "there were enough of them", acked)
    server.start()
done()
