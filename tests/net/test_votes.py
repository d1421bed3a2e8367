#!/usr/bin/env python3
"""test_votes.py - who plays a seat of a running game is decided by the people at the table.

The same story twice: one process on SQLite, and, under with_postgres, two processes on one PostgreSQL with the people at
different nodes. Votes are rows of the log: they count wherever they were given and after every restart."""
import os
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
PG = os.environ.get("THORP_TEST_PG")
watchdog(240)


def code(m):
    return m.get("code") if m["t"] == "error" else m["t"]


def retry(ask):
    """Another node may have written meanwhile: what was refused with `race` is said again"""
    for _ in range(20):
        m = ask()
        if code(m) != "race":
            return m
        time.sleep(0.1)
    return m


def seat(p, n):
    return p.table["seats"][n - 1]


def told(p, text):
    """Has this person been told that row?"""
    return p.until(lambda: any(r["text"] == text for r in p.row_text.values()))


def table_of(one, two, **more):
    """Ann (host, seat 1) at one node, Bob and Cid (seats 2 and 3) at the other, a bot in seat 4, playing"""
    a, b, c = Person(one.port, "Ann", seed=1), Person(two.port, "Bob", seed=2), Person(two.port, "Cid", seed=3)
    table = a.new("catan seats=4", ["me", "open", "open", "random"], **more)
    b.join(table, 2)
    retry(lambda: c.join(table, 3))
    a.until(lambda: seat(a, 2)["kind"] == seat(a, 3)["kind"] == "person")
    retry(a.begin)
    for p in (b, c):
        p.until(lambda: p.view is not None)
    return a, b, c, table


def close(*people):
    for p in people:
        p.close()


def ask_for_a_seat(one, two):
    a, b, c, table = table_of(one, two)
    w, x = Person(two.port, "Wim"), Person(one.port, "Xan")
    eq(code(retry(lambda: w.join(table, 4))), "ok", "a newcomer asks for the bot's seat")
    ok(a.until(lambda: seat(a, 4).get("asker_name") == "Wim") and seat(a, 4)["kind"] == "bot", "everybody sees who asks; the bot plays on", seat(a, 4))
    eq(w.table["you"], 0, "nobody sits down without consent")
    eq(code(retry(lambda: w.ask(t="vote", seat=4, yes=True))), "seat", "who does not play does not vote")
    x.watch(table)
    eq(code(retry(lambda: x.join(table, 4))), "refused", "one asks at a time")
    eq(code(retry(lambda: b.ask(t="vote", seat=4, yes=True))), "ok", "Bob agrees")
    ok(a.until(lambda: seat(a, 4).get("yes") == [2]) and seat(a, 4)["kind"] == "bot", "one of three is not enough", seat(a, 4))
    eq(code(retry(lambda: c.ask(t="vote", seat=4, yes=True))), "ok", "Cid agrees")
    ok(w.until(lambda: w.table["you"] == 4), "two of three give the seat", w.table["seats"])
    ok(told(a, "~ vote 3 4 yes sits"), "the deciding row says what it came to")
    ok(w.until(lambda: w.view is not None and w.view["you"] == 4), "and the newcomer sees its cards")
    # own seats need no vote
    eq(code(retry(lambda: w.ask(t="resign"))), "ok", "Wim resigns")
    ok(w.until(lambda: w.table.get("own") == 4), "the seat stays his own", w.table.get("own"))
    eq(code(retry(lambda: w.join(table))), "ok", "who has resigned comes back without asking")
    ok(a.until(lambda: not seat(a, 4).get("resigned") and seat(a, 4)["name"] == "Wim"), "and plays")
    eq(code(retry(lambda: w.ask(t="resign"))), "ok", "Wim resigns again")
    a.until(lambda: seat(a, 4).get("resigned"))
    eq(code(retry(lambda: a.ask(t="bot", seat=4, level="random"))), "ok", "the host seats a bot there")
    a.until(lambda: seat(a, 4)["kind"] == "bot")
    eq(code(retry(lambda: x.join(table, 4))), "ok", "Xan asks")
    a.until(lambda: seat(a, 4).get("asker_name") == "Xan")
    b.until(lambda: seat(b, 4).get("asker_name") == "Xan")
    eq(code(retry(lambda: a.ask(t="vote", seat=4, yes=False))), "ok", "the host declines")
    eq(code(retry(lambda: b.ask(t="vote", seat=4, yes=False))), "ok", "Bob too")
    ok(x.until(lambda: "asker" not in seat(x, 4)) and told(x, "~ vote 2 4 no declined"), "that is no")
    eq(code(retry(lambda: x.join(table, 4))), "refused", "who was declined does not ask again and again")
    w.until(lambda: seat(w, 4)["kind"] == "bot" and w.table.get("own") == 4)
    eq(code(retry(lambda: w.join(table, 4))), "ok", "its owner takes it back from the bot")
    ok(a.until(lambda: seat(a, 4).get("name") == "Wim"), "without a vote")
    p = w.ask(t="person", person=w.person)
    eq((p["played"], p["left_early"]), (1, 1), "leaving twice counts once")
    close(a, b, c, w, x)


def host_gives(one, two):
    a, b, c, table = table_of(one, two)
    w = Person(two.port, "Wim")
    eq(code(w.join(table)), "full", "no seat is free")
    retry(lambda: w.join(table, 4))
    a.until(lambda: "asker" in seat(a, 4))
    eq(code(retry(lambda: a.ask(t="vote", seat=4, yes=True))), "ok", "the host says yes")
    ok(w.until(lambda: w.table and w.table["you"] == 4), "and that is enough")
    close(a, b, c, w)


def withdrawn(one, two):
    a, b, c, table = table_of(one, two)
    w = Person(two.port, "Wim")
    eq(code(w.join(table)), "full", "no seat is free")
    retry(lambda: w.join(table, 4))
    a.until(lambda: "asker" in seat(a, 4))
    eq(code(retry(lambda: w.ask(t="leave"))), "ok", "who asked goes away")
    ok(a.until(lambda: "asker" not in seat(a, 4)), "and asks no more")
    close(a, b, c, w)


def asked_seat(people):
    """The one person who is asked, and the others; plays on until it is not a bot's turn"""
    play_all(people, lambda: any(p.asked for p in people), 20)
    x = next(p for p in people if p.asked)
    return x, [p for p in people if p is not x]


def who_does_not_move(one, two):
    a, b, c, table = table_of(one, two)
    for p in (a, b, c):
        p.quiet(0.2)
    x, others = asked_seat([a, b, c])
    n = x.view["you"]
    y, z = sorted(others, key=lambda p: p is a)  # the host, if he is among them, is the second to speak
    eq(code(retry(lambda: x.ask(t="absent", seat=n))), "refused", "nobody votes about himself")
    eq(code(y.ask(t="absent", seat=n)), "early", "who is here may think a while")
    time.sleep(max(0.0, PATIENCE + 0.2 - (time.time() - x.view["asked"][n - 1] / 1000)))
    eq(code(retry(lambda: y.ask(t="absent", seat=n))), "ok", "then one of two others votes for a bot")
    ok(x.until(lambda: seat(x, n).get("yes")) and not seat(x, n).get("away"), "which is not enough, and the one who thinks sees it")
    eq(code(retry(lambda: z.ask(t="absent", seat=n))), "ok", "the other one agrees")
    ok(x.until(lambda: seat(x, n).get("away")), "a bot plays, so that the table can go on", seat(x, n))
    ok(play_all(others, lambda: y.rows > 40, 20), "it goes on")
    eq(code(retry(lambda: x.ask(t="watch", table=table))), "ok", "who looks again")
    ok(y.until(lambda: not seat(y, n).get("away")), "is back")
    close(a, b, c)


def where_a_clock_runs(one, two):
    a, b, c, table = table_of(one, two, clock="days:86400")
    x, others = asked_seat([a, b, c])
    time.sleep(PATIENCE + 0.2)
    eq(code(others[0].ask(t="absent", seat=x.view["you"])), "refused", "where a clock runs, the clock decides")
    close(a, b, c)


def no_winner(one, two):
    """Votes to end the game count across nodes, can be taken back, and survive a restart"""
    a, b, c, table = table_of(one, two)
    w = Person(one.port, "Wim")
    w.watch(table)
    eq(code(w.ask(t="abort")), "host", "a spectator ends nothing")
    eq(code(retry(lambda: a.ask(t="abort"))), "ok", "Ann would end the game")
    ok(b.until(lambda: seat(b, 1).get("gives_up")) and told(b, "~ abort 1"), "the others hear of it, at once, by a row")
    eq(code(retry(lambda: a.ask(t="abort", on=False))), "ok", "and thinks again")
    ok(b.until(lambda: not seat(b, 1).get("gives_up")), "which they hear too")
    eq(code(retry(lambda: a.ask(t="abort"))), "ok", "and again")
    eq(code(retry(lambda: b.ask(t="abort"))), "ok", "so would Bob, elsewhere")
    c.quiet(0.5)
    eq(c.table["status"], "playing", "two of three")
    for s in {one, two}:
        s.stop()
        s.start()
    for p in (a, b, c):
        p.ports = [one.port] if p is a else [two.port]
        p.again()
    ok(c.until(lambda: seat(c, 1).get("gives_up") and seat(c, 2).get("gives_up")), "a restart forgets no vote", c.table["seats"])
    eq(code(retry(lambda: c.ask(t="abort"))), "ok", "Cid agrees")
    for p in (a, b, c):
        ok(p.until(lambda: p.over) and p.table["status"] == "aborted", "it ends without a winner: " + p.name)
    close(a, b, c, w)


def run(one, two, where):
    for step in (ask_for_a_seat, host_gives, withdrawn, who_does_not_move, where_a_clock_runs, no_winner):
        started = time.time()
        try:
            step(one, two)
        except Exception:
            import traceback
            ok(False, step.__name__ + " came to its end", traceback.format_exc())
        print("# %s: %s %.1f s" % (where, step.__name__, time.time() - started))
        ok(one.alive() and two.alive(), "%s: %s: the server lives" % (where, step.__name__))
    for s in {one, two}:
        eq([x for x in s.log_text().splitlines() if "level=error" in x], [], where + ": no errors in the log")


PATIENCE = 2
with Server(THORP, "--patience", str(PATIENCE)) as server:
    run(server, server, "SQLite")
if PG:
    folder = tempfile.mkdtemp(prefix="thorp-votes.")
    with Server(THORP, "--node", "one", "--patience", str(PATIENCE), store="postgres:" + PG, folder=folder) as first, \
            Server(THORP, "--node", "two", "--patience", str(PATIENCE), store="postgres:" + PG, folder=folder) as second:
        run(first, second, "PostgreSQL")
    shutil.rmtree(folder, ignore_errors=True)
else:
    print("# two nodes: skipped, no PostgreSQL")
done()
