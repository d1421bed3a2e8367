#!/usr/bin/env python3
"""test_leak.py - nobody is told what he may not know.

Whole games with trades and thefts are played. Every message to every seat, to a second tab and to spectators is kept, those
after coming back too. Then the log of the table, which holds the truth, is read from the database, and every message before
the end is searched: kinds of cards others drew, stole or laid down, hands of others, the seed, checkpoints, tokens."""
import os
import re
import sqlite3
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
GAMES = max(1, int(os.environ.get("TH_TEST_SCALE", "100")) // 50)
RES = {"brick", "lumber", "wool", "grain", "ore"}
CARDS = {"knight", "road_building", "plenty", "monopoly", "point"}
watchdog(100 + 60 * GAMES)


def words(text):
    return set(re.findall(r"[a-z_]+", text))


class Truth:
    """What a row really was and which seats may read its secret"""

    def __init__(self, folder, table):
        db = sqlite3.connect(os.path.join(folder, "thorp.db"))
        self.rows = [r[0] for r in db.execute("SELECT text FROM log WHERE game = ? ORDER BY seq", (table,))]
        self.seed = bytes(db.execute("SELECT seed FROM game WHERE id = ?", (table,)).fetchone()[0]).hex()
        db.close()

    def last(self, seq, pattern):
        """The last row before seq that matches"""
        for i in range(seq - 1, -1, -1):
            m = re.match(pattern, self.rows[i])
            if m:
                return m
        return None

    def secret(self, seq):
        """(the secret word, seats that may read it) or None"""
        w = self.rows[seq].split()
        if w[:2] == ["*", "draw"]:
            return w[2], {int(self.last(seq, r"(\d) buy")[1])}
        if w[:2] == ["*", "steal"]:
            # a single possible victim is not asked for: then the robber's row alone says who robs
            by = self.last(seq, r"(\d) (rob|robber) ")
            return w[2], {int(by[1])}, True
        if len(w) > 2 and w[1] == "discard":
            return w[2], {int(w[0])}
        return None


def strip_public(m):
    """The message without what everybody hears when all have laid down their cards"""
    return [e for e in m["events"] if e["event"] != "discarded"]


def check_row(m, seat, truth, found):
    seq, text = m["seq"], m["text"]
    s = truth.secret(seq)
    if s is None:
        if text != truth.rows[seq]:
            found.append("row %d to %s: %r is not %r" % (seq, seat, text, truth.rows[seq]))
        return 0
    hidden, may = s[0], set(s[1])
    if len(s) > 2:  # a theft: the victim knows too; who it is, all know by the event
        may |= {int(e["args"][0]) for e in m["events"] if e["event"] == "robbed"}
    if seat in may:
        if text != truth.rows[seq]:
            found.append("row %d to %s: he may know, but was told %r" % (seq, seat, text))
        return 0
    if "?" not in text or hidden in words(text):
        found.append("row %d to %s: %r tells %s" % (seq, seat, text, hidden))
    for e in strip_public(m):
        if words(json.dumps(e["args"])) & (RES | CARDS):
            found.append("row %d to %s: event %r" % (seq, seat, e))
        if e["event"] in ("drew", "stole"):
            found.append("row %d to %s: event %r" % (seq, seat, e))
    return 1


def check_view(m, seat, found):
    for s in m["view"]["seats"]:
        if s["seat"] == seat:
            continue
        for key in [k for k, v in s.items() if isinstance(v, dict) and k not in ("parts", "rates", "left", "deal", "proposal")]:
            if any(n for kind, n in s[key].items() if kind != "?"):
                found.append("view to %s: %s of seat %d: %r" % (seat, key, s["seat"], s[key]))
        if s["parts"]["cards"]:
            found.append("view to %s: point cards of seat %d" % (seat, s["seat"]))
    if m["you"] != (seat or 0):
        found.append("view of %s to %s" % (m["you"], seat))
    if not seat and m["view"]["moves"]:
        found.append("moves to a spectator")
    text = json.dumps(m["view"]["table"])
    for key in ("deck_order", "seed", "next_card"):
        if key in text:
            found.append("%s in a view" % key)


def check_reader(p, seat, truth, secrets, found):
    """All messages of one reader; how many rows with something to hide there were"""
    hidden = 0
    for _, text in p.frames:
        m = json.loads(text)
        if m["t"] == "table" and m["status"] == "over":
            break  # now everything may be told
        for what, value in secrets.items():
            if value in text and not (what == p.person and m["t"] == "welcome"):
                found.append("%s in a message to %s: %s" % (what, seat, text[:120]))
        if m["t"] == "row" and m["table"] == p.id:
            last = m["seq"] + 1 == len(truth.rows)
            hidden += check_row(m, seat, truth, found) if not last else 0
        elif m["t"] == "view" and m["table"] == p.id and not (m["view"]["table"]["won"]):
            check_view(m, seat, found)
    return hidden


def one_game(s, n):
    people = [Person(s.port, "P%d" % i, seed=100 * n + i, keep=True) for i in range(3)]
    table = people[0].new("catan seats=4 offers_per_turn=3", ["me", "open", "open", "random"], listed=True)
    for p in people[1:]:
        p.join(table)
    people[0].begin()
    tab = Person(s.port, token=people[1].token, keep=True)
    tab.watch(table, 0)
    tab.idle = True
    early = Person(s.port, "Early", keep=True)
    early.watch(table)
    readers = [(people[0], 1), (people[1], 2), (people[2], 3), (tab, 2), (early, 0)]
    ok(play_all([p for p, _ in readers], lambda: people[0].rows > 150, 60, offers=0.15), "game %d is under way" % n)
    late = Person(s.port, "Late", keep=True)
    late.watch(table, 0)  # everything again
    readers.append((late, 0))
    people[2].quiet(0.2)
    people[2].ws.cut()
    people[2].again()
    for p in (people[0], late):  # questions must not tell either
        for q in ({"t": "why", "move": "rob 2"}, {"t": "tables"}, {"t": "geometry"}, {"t": "person", "person": people[1].person}):
            p.send(**q)
    ok(play_all([p for p, _ in readers], lambda: all(p.over for p, _ in readers), 120, offers=0.15), "game %d comes to its end" % n)
    truth = Truth(s.folder, table)
    record = http(s.port, "/api/record/" + table)[2].decode()
    secrets = {"the seed": truth.seed, "the key that signs": open(os.path.join(s.folder, "secret"), "rb").read().hex()}
    for p, _ in readers:
        secrets[p.person] = p.token.split(".")[2]
    for i, line in enumerate(l for l in record.splitlines() if l.startswith("= ")):
        secrets["checkpoint %d" % i] = line[2:].strip()
    ok(truth.seed in record and people[0].table["seed"] == truth.seed, "game %d: the seed is told at the end" % n)
    kinds = {w: sum(1 for r in truth.rows if r.split()[1:2] == [w]) for w in ("draw", "steal", "discard", "offer", "accept")}
    ok(kinds["draw"] and kinds["steal"] and kinds["offer"], "game %d had draws, thefts and offers" % n, kinds)
    for p, seat in readers:
        found = []
        hidden = check_reader(p, seat, truth, secrets, found)
        ok(not found, "game %d: nothing leaks to %s (%s), %d messages, %d secrets" % (n, p.name, "seat %d" % seat if seat else
           "spectator", len(p.frames), hidden), "\n".join(found[:10]))
        ok(hidden > 0, "game %d: there was something to hide from %s" % (n, p.name))
    for p, _ in readers:
        p.close()


with Server(THORP) as server:
    for game in range(GAMES):
        one_game(server, game)
    log = server.log_text()
    ok(not re.search(r"[0-9a-f]{64}", log), "no secret in the log")
done()
