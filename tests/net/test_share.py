#!/usr/bin/env python3
"""test_share.py - nobody takes more than a share: tables, bots' thinking, passwords; and work ends when the server does.

Shares are told by counting moves, never by looking at a clock: the machine may be busy."""
import sqlite3
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
SEARCHES = "mcts"
watchdog(240)


def at(address):
    return {"headers": ["X-Forwarded-For: " + address]}


def rows_of(server, table):
    """How many rows the table has, as its list entry does not tell: from the store"""
    db = sqlite3.connect("file:%s?mode=ro" % os.path.join(server.folder, "thorp.db"), uri=True)
    n = db.execute("SELECT count(*) FROM log WHERE game = ?", (table,)).fetchone()[0]
    db.close()
    return n


def hog(port, address, tables, seats=3):
    """Somebody at an address who lets bots play at many tables, and a reader at each of them"""
    readers = []
    for i in range(tables):
        p = Person(port, "Hog %d" % i, **at(address))
        p.new("catan seats=%d" % seats, [SEARCHES] * seats)
        p.ask(t="begin")
        readers.append(p)
    return readers


def drain(people):
    for p in people:
        p.pump()
        p.inbox.clear()


def test_tables():
    with Server(THORP, "--proxy", "--max-tables", "3", "--max-tables-per-address", "5", "--rate", "0", "--rate-per-address", "0",
                limits=True) as s:
        new = lambda p: p.ask(t="new", setup="catan seats=3", seats=["me", "random", "random"])
        a = Person(s.port, "Ann", **at("192.0.2.1"))
        made = [new(a) for _ in range(4)]
        eq([m["t"] for m in made], ["created"] * 3 + ["error"], "a host has so many open tables")
        eq(made[3]["code"], "many", "and hears why there is no more")
        b = Person(s.port, "Bob", **at("192.0.2.1"))
        eq([new(b)["t"] for _ in range(3)], ["created"] * 2 + ["error"], "all hosts of an address have so many together")
        c = Person(s.port, "Cis", **at("192.0.2.2"))
        eq(new(c)["t"], "created", "another address is not concerned")
        a.watch(made[0]["table"])
        eq(a.ask(t="abort")["t"], "ok", "a table is closed")
        eq(new(a)["t"], "created", "then there is room for another")
        a.close()
        a = Person(s.port, token=a.token, **at("198.51.100.1"))
        eq(new(a).get("code"), "many", "a host is the same at another address")


def test_bots():
    """One with many tables and one with a single table get the same"""
    with Server(THORP, "--proxy", "--bot-threads", "1", bot_ms=100) as s:
        hogs = hog(s.port, "192.0.2.1", 12)
        ann = Person(s.port, "Ann", **at("192.0.2.2"))
        table = ann.new("catan seats=3", [SEARCHES] * 3)
        ann.ask(t="begin")
        before = [rows_of(s, h.id) for h in hogs]
        own = rows_of(s, table)
        while rows_of(s, table) < own + 24:
            drain(hogs + [ann])
            time.sleep(0.05)
        theirs = [rows_of(s, h.id) - n for h, n in zip(hogs, before)]
        ok(sum(theirs) < 12 * 12, "a table alone is not held up by twelve of somebody else: 24 rows to %r" % theirs)
        ok(sum(theirs) > 0, "nor they by it")
        ok(figure(s.port, "thorp_bots_waiting") > 0 and figure(s.port, "thorp_bot_ms_total") > 0, "the figures tell it")


def test_passwords():
    """Bots that keep every thread busy do not keep anybody from logging in"""
    with Server(THORP, bot_ms=2000) as s:
        hogs = hog(s.port, "192.0.2.1", 8)
        moves = figure(s.port, "thorp_bot_moves_total")
        ann = Person(s.port, "Ann")
        eq(ann.ask(t="register", name="Ann", password="a long one")["t"], "welcome", "an account is made")
        eq(ann.ask(t="login", name="Ann", password="a long one")["t"], "welcome", "and used")
        moves = figure(s.port, "thorp_bot_moves_total") - moves
        ok(moves < 8 and figure(s.port, "thorp_bots_waiting") > 0, "before the bots at work were done: %d moves" % moves)
        clients = [Person(s.port, "P%d" % i) for i in range(6)]
        sent = [p.send(t="login", name="Ann", password="a wrong one") for p in clients]
        got = [p.wait(lambda m, re=re: m.get("re") == re).get("code") for p, re in zip(clients, sent)]
        eq(got, ["login"] * 6, "several at once wait for each other instead of being turned away")
        drain(hogs)


def test_unwatched():
    """Bots play for people who look on, not for an empty room"""
    with Server(THORP) as s:
        a = Person(s.port, "Ann")
        table = a.new("catan seats=4", ["random"] * 4)
        a.ask(t="begin")
        a.until(lambda: a.rows > 20)
        a.close()
        still, n = -1, rows_of(s, table)
        while still != n:  # what was under way comes to its end
            time.sleep(0.7)
            still, n = n, rows_of(s, table)
        ok(n > 20, "%d rows were played" % n)
        a.again()
        ok(a.until(lambda: a.rows > n + 20), "bots go on when somebody is back")
        a.close()
        b = Person(s.port, "Bob")
        slow = b.new("catan seats=3", ["random", "me", "random"], clock="days:86400")
        b.ask(t="begin")
        b.close()
        rest = Person(s.port, token=b.token)
        ok(rest.until(lambda: any(x["table"] == slow and x["status"] == "playing" for x in rest.ask(t="tables", mine=True)["tables"])),
           "a game of days goes on")
        time.sleep(0.5)
        rest.watch(slow)
        rest.until(lambda: rest.view is not None)
        ok(2 in rest.view["view"]["ask"].get("seats", []), "up to whoever must think", rest.view["view"]["ask"])
        rest.close()


def test_stop():
    """SIGTERM ends it, whatever runs"""
    modules = "+inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold"
    with Server(THORP, bot_ms=60000) as s:
        for i in range(8):
            p = Person(s.port, "P%d" % i)
            p.new("carcassonne seats=2 " + modules, [SEARCHES] * 2)
            p.ask(t="begin")
            p.send(t="login", name="Ann", password="a wrong one")
        started = time.monotonic()
        eq(s.stop(), 0, "bots at work are told to stop, those that wait never begin")
        ok(time.monotonic() - started < 5, "and the server ends within five seconds", time.monotonic() - started)
    with Server(THORP) as s:
        a = Person(s.port, "Ann")
        a.new("catan seats=3", ["me", "random", "random"])
        db = sqlite3.connect(os.path.join(s.folder, "thorp.db"), isolation_level=None)
        db.execute("BEGIN EXCLUSIVE")  # the store hangs
        for _ in range(20):
            a.send(t="begin")
        time.sleep(0.2)
        started = time.monotonic()
        s.stop()
        ok(time.monotonic() - started < 5.5, "also when its store does not answer", time.monotonic() - started)
        db.close()


for test in (test_tables, test_bots, test_passwords, test_unwatched, test_stop):
    begun = time.time()
    test()
    print("# %s %.1f s" % (test.__name__, time.time() - begun))
done()
