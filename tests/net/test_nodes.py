#!/usr/bin/env python3
"""test_nodes.py - several processes on one PostgreSQL (run by with_postgres).

People of one table sit at different nodes and see the same; a node that is killed loses nothing, and its tables go on within
five seconds; a database that goes away and comes back does no harm."""
import os
import subprocess
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
watchdog(200)
PG = os.environ.get("THORP_TEST_PG")
if not PG:
    print("ok 1 - two nodes # SKIP no PostgreSQL")
    print("1..1")
    sys.exit(0)
STORE = "postgres:" + PG
FOLDER = tempfile.mkdtemp(prefix="thorp-nodes.")


def same(a, b):
    """Both have been told the same, but for secrets"""
    rows = set(a.row_text) & set(b.row_text)
    return len(rows) > 10 and all(a.row_text[i]["text"].split()[:2] == b.row_text[i]["text"].split()[:2] for i in rows)


def leases(node):
    """Tables whose bots and clocks that node runs, if psql can tell"""
    try:
        r = subprocess.run(["psql", PG, "-Atc", "SELECT count(*) FROM lease WHERE node = '%s'" % node], capture_output=True, text=True)
        return int(r.stdout)
    except (OSError, ValueError):
        return "unknown"


def two_nodes(one, two):
    a, b, w = Person(one.port, "Ann", seed=1), Person(two.port, "Bob", seed=2), Person(two.port, "Wim")
    table = a.new("catan seats=4", ["me", "open", "random", "random"], listed=True)
    eq(b.join(table)["t"], "ok", "a table of one node is found on the other")
    ok(a.until(lambda: a.table["seats"][1]["kind"] == "person"), "the first node sees who sat down on the second")
    a.begin()
    w.watch(table)
    ok(b.until(lambda: b.view is not None), "and the second that the game has begun")
    ok(play_all([a, b, w], lambda: min(a.rows, b.rows, w.rows) > 120, 60), "people on both play")
    ok(same(a, b) and same(a, w), "and see the same")
    a.ask(t="chat", text="from one to two")
    ok(b.until(lambda: [c["text"] for c in b.chats] == ["from one to two"]), "chat goes from node to node")
    eq([e for p in (a, b) for e in p.errors if e["code"] == "race"][:3], [], "an answer to an offer that crosses another's is tried again by the server")
    return a, b, w, table


def looked_at(one, two):
    """Bots play where somebody looks, whichever node ran them before; clocks run where nobody does"""
    a, b = Person(one.port, "Ann"), Person(two.port, "Bob")
    table = a.new("catan seats=3", ["random"] * 3)
    a.ask(t="begin")
    ok(a.until(lambda: a.rows > 20), "bots play on the first node")
    a.close()
    b.watch(table)
    n = b.rows
    ok(b.until(lambda: b.rows > n + 20), "and on the second, when somebody looks only there", (n, b.rows))
    b.close()
    c = Person(one.port, "Cis")
    table = c.new("catan seats=3 first_player=1", ["me", "random", "random"], clock="turn:1")
    c.ask(t="begin")
    c.until(lambda: c.view is not None)
    n = c.rows
    c.close()
    time.sleep(4)
    c.again()
    ok(c.until(lambda: any(r["text"].startswith("~ late 1") for r in c.row_text.values())), "a clock runs out where nobody looks", n)
    c.close()


def all_ask(people, **m):
    """What they are answered who say the same at the same moment"""
    sent = [(p, p.send(**m)) for p in people]
    return [p.wait(lambda a: a.get("re") == re)["t"] for p, re in sent]


def all_see(people, what):
    end = time.time() + WAIT
    while not all(p.table and what(p.table) for p in people) and time.time() < end:
        for p in people:
            p.pump(0.01)
    return all(p.table and what(p.table) for p in people)


def at_once(one, two):
    """Whoever sits down, seals, reveals or votes in the moment somebody else does so on the other node never hears of a race"""
    people = [Person(n.port, name, keep=True) for n, name in ((one, "Ann"), (one, "Bob"), (two, "Cid"), (two, "Dan"))]
    a, others = people[0], people[1:]
    good = dict.fromkeys(("sit", "seal", "begin", "vote", "end"), 0)
    rounds = 8
    for before in range(rounds):
        table = a.new("catan seats=4", ["me", "open", "open", "open"])
        for p in others:
            p.watch(table)
        good["sit"] += all_ask(others, t="join", table=table) == ["ok"] * 3
        good["seal"] += all_see(people, lambda t: all(s["kind"] == "person" and s["sealed"] for s in t["seats"]))
        a.begin()
        good["begin"] += all_see(people, lambda t: t["status"] == "playing")
        good["vote"] += all_ask(people, t="abort") == ["ok"] * 4
        good["end"] += all_see(people, lambda t: t["status"] == "aborted")
        if min(good.values()) == before:
            break
    eq(good, dict.fromkeys(good, rounds), "what people of two nodes do at once is done, each on a seat of their own")
    errors = [m for p in people for _, text in p.frames for m in [json.loads(text)] if m["t"] == "error"]
    eq(errors[:3], [], "and nobody is told to try again (%d are)" % len(errors))
    for p in people:
        p.close()


def leased(one, two):
    """Holding the only table costs one write a second, not one a tick"""
    a = Person(one.port, "Ann")
    a.new("catan seats=3", ["me", "random", "random"])
    a.begin()
    count = lambda: figure(one.port, "thorp_leases_total")
    ok(a.until(lambda: count() > 0), "the node of who looks takes the lease")
    before, started = count(), time.monotonic()
    ok(a.until(lambda: count() >= before + 3, 30), "and renews it")
    n, most = count() - before, time.monotonic() - started + 1.5
    ok(n <= most, "once a second", (n, most))
    a.close()


def kill_one(one, two):
    """Bots and clocks of a killed node are taken over, its people go to the other"""
    a, b = Person([one.port, two.port], "Ann", seed=1), Person([two.port, one.port], "Bob", seed=2)
    tables = [a.new("catan seats=3", ["random", "random", "random"]) for _ in range(3)]
    for t in tables:
        a.watch(t)
        a.begin()
    mine = a.new("catan seats=3", ["me", "open", "random"])
    b.join(mine)
    a.until(lambda: a.table["seats"][1]["kind"] == "person")
    a.begin()
    ok(play_all([a, b], lambda: min(a.rows, b.rows) > 60, 30), "tables are under way")
    watchers = []
    for t in tables:
        w = Person(two.port, "W")
        w.watch(t)
        watchers.append(w)
    for w in watchers:
        w.quiet(1.2)
    print("# tables of node one: %s" % leases("one"))
    acked = dict(a.row_text)
    one.kill()
    killed = time.time()
    for w in watchers:
        w.quiet(0.1)
    rows = [w.rows for w in watchers]
    a.waiting = None
    a.again()
    ok(a.port == two.port and all(a.row_text.get(i) == r for i, r in acked.items()), "Ann goes to the other node, nothing is lost")
    slowest = 0.0
    for w, r in zip(watchers, rows):
        moved = w.until(lambda: w.over or w.rows > r + 3, 10)
        slowest = max(slowest, time.time() - killed)
        ok(moved, "a table of bots goes on")
    at = b.rows
    ok(play_all([a, b], lambda: b.over or b.rows > at + 40, 20), "so does a table of people")
    ok(slowest < 5.0, "within five seconds (%.1f)" % slowest)
    one.start()
    c = Person(one.port, token=a.token)
    c.watch(mine, 0)
    ok(c.until(lambda: c.view is not None) and c.view["you"] == 1, "the node that comes back serves the table again")
    ok(play_all([a, b, c], lambda: c.over or c.rows > at + 120, 30), "and goes on with it")
    for p in (a, b, c, *watchers):
        p.close()


def transactions():
    """Sessions of ours that stand in the middle of a transaction; None if nobody can tell"""
    try:
        r = subprocess.run(["psql", PG, "-Atc", "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"],
                           capture_output=True, text=True)
        return int(r.stdout)
    except (OSError, ValueError):
        return None


def freeze(one, two):
    """A node is frozen while it holds rows locked: its tables go on elsewhere, and it joins in when it wakes"""
    a, b = Person(one.port, "Ann", seed=5), Person(two.port, "Bob", seed=6)
    tables = [a.new("catan seats=3", ["random", "random", "random"]) for _ in range(4)]
    people = [a] + [Person(one.port, "Eve%d" % i) for i in range(3)]
    watchers = [Person(two.port, "W%d" % i) for i in range(4)]
    for p, w, t in zip(people, watchers, tables):
        p.watch(t)
        if p is not a:
            p.close()
        w.watch(t)
    for t in tables:
        a.watch(t)
        a.begin()
    caught = 0
    for _ in range(80):  # until it stands between its statements and its commit
        one.p.send_signal(signal.SIGSTOP)
        caught = transactions()
        if caught or caught is None:
            break
        one.p.send_signal(signal.SIGCONT)
        for w in watchers:
            w.pump(0.01)
    print("# frozen with %s open transactions" % caught)
    try:
        for w in watchers:
            w.quiet(0.2)
        stopped = time.time()
        for w in watchers:
            before = w.rows
            ok(w.over or w.until(lambda: w.over or w.rows > before + 3, 15), "a table of the frozen node goes on at the other", (before, w.rows))
        print("# all go on after %.1f s" % (time.time() - stopped))
        if caught is not None:
            eq(transactions(), 0, "no transaction stands open")
    finally:
        one.p.send_signal(signal.SIGCONT)
    a.again()
    ok(a.until(lambda: a.view is not None), "the node that woke serves its tables")
    before = a.rows
    ok(a.over or a.until(lambda: a.over or a.rows > before + 3, 15), "and hears what happens")
    for p in (a, b, *watchers):
        p.close()


def database_gone(one, two):
    ctl = os.environ["THORP_TEST_PG_CTL"]
    a, b = Person(one.port, "Ann", seed=3), Person(two.port, "Bob", seed=4)
    table = a.new("catan seats=2", ["me", "open"])
    b.join(table)
    a.until(lambda: a.table["seats"][1]["kind"] == "person")
    a.begin()
    ok(play_all([a, b], lambda: min(a.rows, b.rows) > 30, 30), "a game on two nodes")
    for p in (a, b):
        p.quiet(0.3)
    known = dict(a.row_text)
    for how in ("kill", "stop"):
        for p in (a, b):
            p.errors.clear()
        subprocess.run([ctl, how], check=True)
        refused = lambda: next((e for p in (a, b) for e in p.errors if e["code"] == "store"), None)
        end = time.time() + 30
        while time.time() < end and not refused():  # the one who is asked hears that it was not saved
            play_all([a, b], refused, 1)
            for p in (a, b):
                p.waiting = None
        ok(refused(), "%s: a move is refused with a clear word" % how, a.errors + b.errors)
        x = a
        eq(x.ask(t="ping")["t"], "ok", "%s: the server itself lives" % how)
        told = [http(n.port, "/readyz") for n in (one, two)]
        ok(any(status == 503 and body.startswith(b"store down: ") and len(body) > 20 for status, _, body in told), "%s: readyz says why it is not ready" % how, told)
        eq([http(n.port, "/healthz")[0] for n in (one, two)], [200, 200], "%s: but both serve" % how)
        before = x.rows
        subprocess.run([ctl, "start"], check=True)
        a.waiting = b.waiting = None
        end = time.time() + 30
        while time.time() < end and a.rows <= before + 10:  # a refused move is tried again
            play_all([a, b], lambda: a.rows > before + 10 or any(p.errors and p.errors[-1]["code"] == "store" for p in (a, b)), 1)
            for p in (a, b):
                p.errors.clear()
                p.waiting = None
        ok(a.rows > before + 10, "%s: play goes on when it is back" % how, (a.rows, before))
        ready = lambda: [http(n.port, "/readyz")[2] for n in (one, two)] == [b"ready\n"] * 2
        while time.time() < end + 30 and not ready():  # each looks for the database in its own time
            time.sleep(0.1)
        ok(ready(), "%s: and both are ready" % how)
    c = Person(two.port, token=a.token)
    c.watch(table, 0)
    c.until(lambda: c.rows >= a.rows)
    ok(all(c.row_text[i] == known[i] for i in known), "nothing that was told is lost")
    for p in (a, b, c):
        p.close()


first = Server(THORP, "--node", "one", store=STORE, folder=FOLDER, bot_pause=50)
second = Server(THORP, "--node", "two", store=STORE, folder=FOLDER, bot_pause=50)
try:
    for step in (leased, two_nodes, looked_at, at_once, kill_one, freeze, database_gone):
        started = time.time()
        try:
            step(first, second)
        except Exception:
            import traceback
            ok(False, step.__name__ + " came to its end", traceback.format_exc())
        print("# %s %.1f s" % (step.__name__, time.time() - started))
        ok(first.alive() and second.alive(), step.__name__ + ": both nodes live")
    errors = [l for l in first.log_text().splitlines() if ("level=error" in l and "event=store" not in l) or "Sanitizer" in l or "runtime error" in l]
    eq(errors[:5], [], "no errors in the logs")
finally:
    eq((first.close(), second.close()), (0, 0), "both stop when told to")
    shutil.rmtree(FOLDER, ignore_errors=True)
done()
