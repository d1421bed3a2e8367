#!/usr/bin/env python3
"""test_patch.py - views sent as changes are the views: whole games of every family, read both ways; presence in one word a second."""
import os
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
watchdog(300)

CARCASSONNE = "+river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold +mage +robbers +crop"
SETUPS = ["catan seats=3 offers_per_turn=2", "catan seats=6 +five_six", "catan seats=4 +ck", "carcassonne seats=2",
          "carcassonne seats=3 " + CARCASSONNE, "elasund seats=3"]
MOST_ROWS = 1500 if int(os.environ.get("TH_TEST_SCALE", "100")) >= 100 else 250  # of games of chance, which need not end soon


def views(p):
    """rows -> the view as text, members in their order; what a patch stands for is there too"""
    found = {}
    for _, text in p.frames:
        m = json.loads(text)
        if m["t"] == "view":
            found[m["rows"]] = json.dumps([m["view"], m["you"], m["can_undo"], m["deadlines"]])
    return found


def kinds(p):
    return [json.loads(text)["t"] for _, text in p.frames if text.startswith(('{"t":"view"', '{"t":"patch"'))]


def size(p, kind):
    return sum(len(text) for _, text in p.frames if text.startswith('{"t":"%s"' % kind))


def one_game(s, setup):
    """A seat and a spectator, each with and without patches"""
    seats = int(setup.split("seats=")[1][0])
    a = Person(s.port, "Ann", keep=True, seed=7)
    table = a.new(setup, ["me"] + ["random"] * (seats - 1), clock="turn:600")
    old_a = Person(s.port, token=a.token, keep=True, patches=False)
    w, old_w = Person(s.port, "Wim", keep=True), Person(s.port, "Old", keep=True, patches=False)
    for p in (old_a, w, old_w):
        p.watch(table)
        p.idle = True
    a.begin()
    people = [a, old_a, w, old_w]
    ok(play_all(people, lambda: a.over or a.rows > MOST_ROWS, 100), "%.30s: %d rows" % (setup, a.rows))
    last = max(p.rows for p in people)
    for p in people:
        p.until(lambda p=p: p.view["rows"] == last, 5)
    for new, old, who in ((a, old_a, "a seat"), (w, old_w, "a spectator")):
        x, y = views(new), views(old)
        both = sorted(set(x) & set(y))
        wrong = [r for r in both if x[r] != y[r]]
        ok(len(both) > 30 and not wrong, "%.30s: %d views of %s are the same both ways" % (setup, len(both), who),
           "row %s\n%s\n%s" % (wrong[:1], x[wrong[0]], y[wrong[0]]) if wrong else len(both))
        ok("patch" not in kinds(old), "%.30s: who did not ask for patches gets none" % setup)
        part = size(new, "patch") / max(1, kinds(new).count("patch"))
        whole = size(old, "view") / max(1, kinds(old).count("view"))
        ok(kinds(new)[0] == "view" and part < whole / 2,
           "%.30s: %s gets %d bytes instead of %d" % (setup, who, part, whole))
    for p in people:
        p.close()


def test_return(s):
    """A whole view first after coming back, as another person, and when asked for"""
    a, w = Person(s.port, "Ann", keep=True), Person(s.port, "Wim", keep=True)
    table = a.new("catan seats=3", ["me", "open", "random"])
    w.join(table)
    a.begin()
    w.until(lambda: w.view is not None)
    play_all([a, w], lambda: a.rows > 40, 30)
    for p in (a, w):
        p.quiet(0.2)
    ok("patch" in kinds(a), "patches are sent")
    n = len(kinds(a))
    a.ws.cut()
    a.again()
    a.until(lambda: len(kinds(a)) > n)
    eq(kinds(a)[n], "view", "who comes back gets a whole view")
    n = len(kinds(a))
    eq(a.ask(t="view")["t"], "ok", "a view can be asked for")
    eq(kinds(a)[n:], ["view"], "and comes whole, before the answer")
    eq(w.ask(t="leave")["t"], "ok", "one leaves")
    eq(w.ask(t="view").get("code"), "table", "who looks at no table has none to ask for")
    play_all([a], lambda: a.rows > 60, 30)
    ok("patch" in kinds(a)[n:], "then patches go on")
    for p in (a, w):
        p.close()


def test_presence(s):
    """A crowd that comes and goes is told of now and then, not each time"""
    a = Person(s.port, "Ann", keep=True)
    table = a.new("catan seats=3", ["me", "random", "random"])
    a.quiet(1.2)
    told = lambda: sum(text.startswith('{"t":"table"') for _, text in a.frames)
    n, started = told(), time.monotonic()
    crowd = [Person(s.port, "W%d" % i) for i in range(60)]
    for w in crowd:
        w.send(t="watch", table=table)
    ok(a.until(lambda: a.table["spectators"] == 60), "all of them are seen", a.table["spectators"])
    most = 2 + (time.monotonic() - started)
    ok(told() - n <= most, "in %d words, at most one a second" % (told() - n), most)
    ok(all(w.until(lambda w=w: w.inbox and any(m["t"] == "table" for m in w.inbox)) for w in crowd), "who comes is told at once")
    n, started = told(), time.monotonic()
    for w in crowd:
        w.close()
    ok(a.until(lambda: a.table["spectators"] == 0), "and that they are gone")
    ok(told() - n <= 2 + (time.monotonic() - started), "likewise")
    a.close()


with Server(THORP) as server:
    for setup in SETUPS:
        begun = time.time()
        one_game(server, setup)
        print("# %.30s %.1f s" % (setup, time.time() - begun))
    test_return(server)
    test_presence(server)
    eq([x for x in server.log_text().splitlines() if "level=error" in x], [], "no errors in the log")
done()
