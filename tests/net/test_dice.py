#!/usr/bin/env python3
"""test_dice.py - nobody chooses the dice: shares are sealed, then shown (docs/PROTOCOL.md, "Fair chance").

Bob is the server's friend: he is told its secret, seals and shows last, keeps his share back, tries every way out. The server is killed in the
middle of a draw. Clients that know nothing of seals still play."""
import sqlite3
import sys

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
watchdog(150)
SETUP = "catan seats=2 offers_per_turn=0"


def code(a):
    return a.get("code", a["t"])


def two(s, **how):
    """Ann's table with Bob, who does nothing by himself; Ann has sealed"""
    a, b = Person(s.port, "Ann", **how), Person(s.port, "Bob", **how)
    b.dice = False
    table = a.new(SETUP, ["me", "open"], clock="turn:1")
    b.join(table)
    b.until(lambda: b.table and b.table["seats"][0]["sealed"])
    return a, b, table


def draws(a, b, phase):
    """Both read until the draw is in that phase"""
    return a.until(lambda: (b.pump(), (a.table.get("draw"), b.table.get("draw")) == (phase, phase))[1], 10)


def begins(a, b):
    return a.until(lambda: (b.pump(), a.view is not None)[1], 10)


def record(s, a, b, table):
    """The game is over soon: who resigns is played by a bot"""
    for p in (a, b):
        p.ask(t="resign")
    a.until(lambda: a.over, 60)
    path = os.path.join(s.folder, table + ".th")
    with open(path, "wb") as f:
        f.write(http(s.port, "/api/record/" + table)[2])
    with open(path, encoding="utf-8") as f:
        return path, f.read()


def heard(p):
    return "".join(text for _, text in p.frames)


def test_nobody_chooses(s):
    """All that Bob hears until he has sealed does not hold Ann's share, and afterwards he cannot change his"""
    a, b, table = two(s, keep=True)
    share = b"\1" * 16
    ann = a.shares[table, 1, 0]
    eq(code(b.ask(t="reveal", reveal=share.hex())), "refused", "nothing is shown before the draw")
    eq(code(a.ask(t="begin")), "ok", "the host begins the draw")
    ok(draws(a, b, "seal"), "which waits for Bob's seal")
    eq(code(a.ask(t="reveal", reveal=ann.hex())), "refused", "Ann shows nothing before all are sealed")
    eq(code(a.ask(t="seal", seal="0" * 64)), "refused", "and can no longer change hers")
    ok(ann.hex() not in heard(b) and b.table["seeds"] == ["0" * 32] * 2, "Bob has not heard Ann's share")
    eq(code(b.ask(t="seal", seal=b.seal(share, table, 2))), "ok", "he must seal without it")
    ok(a.until(lambda: (b.pump(), a.table["seeds"][0] == ann.hex() == b.table["seeds"][0])[1]), "then Ann shows hers")
    ok(a.view is None, "the game waits for Bob")
    for what, no in (("another share", {"t": "reveal", "reveal": "02" * 16}), ("another seal", {"t": "seal", "seal": b.seal(b"\2" * 16, table, 2)}),
                     ("standing up", {"t": "leave", "table": table})):
        eq(code(b.ask(**no)), "refused", "Bob knows what comes and tries " + what)
        b.watch(table)
    for what, no in (("a bot in his place", {"t": "bot", "seat": 2, "level": "random"}), ("an empty seat", {"t": "bot", "seat": 2, "level": "open"}),
                     ("to begin again", {"t": "begin"})):
        eq(code(a.ask(**no)), "refused", "the host tries " + what)
    eq(code(b.ask(t="reveal", reveal=share.hex())), "ok", "all he can do is show what he sealed")
    ok(begins(a, b), "and the game begins")
    eq((a.table["seeds"], a.table["voids"], a.table["draw"]), ([ann.hex(), share.hex()], 0, "done"), "with both shares")
    path, text = record(s, a, b, table)
    seals = [a.seal(ann, table, 1), a.seal(share, table, 2)]
    ok("\nseal 0 %s %s\n" % tuple(seals) in text, "the record tells the seals", text[:900])
    run = Run(THORP, "verify", path, "--commitment", a.table["commitment"], "--seal", seals[0], "--seal", seals[1])
    ok(run.status == 0 and "2 sealed shares, 0 void draws" in run.out, "and verifies", run)
    for p in (a, b):
        p.close()


def test_kept_back(s):
    """Bob does not like what comes and keeps his share back: he loses his say, the rest seal anew, all see it"""
    a, b, table = two(s, keep=True)
    b.ask(t="seal", seal=b.seal(b"\1" * 16, table, 2))
    a.ask(t="begin")
    ok(begins(a, b), "the game begins without Bob's share")
    old, new = a.shares[table, 1, 0].hex(), a.shares[table, 1, 1].hex()
    eq((a.table["voids"], a.table["seeds"]), (1, [new, "0" * 32]), "with other dice: Ann's share is a new one")
    ok(old != new and a.table["seats"][1]["no_share"] and "~ void 2" in heard(b), "everybody is told why")
    ok(heard(b).index(old) < heard(b).index("~ void 2") < heard(b).index(new), "the old share is known, the new one was not")
    path, text = record(s, a, b, table)
    ok("\nseal 1 %s -\n" % a.seal(bytes.fromhex(new), table, 1) in text, "the record counts the void draw")
    run = Run(THORP, "verify", path)
    ok(run.status == 0 and "1 sealed share, 1 void draw;" in run.out, "and verifies", run)
    for p in (a, b):
        p.close()


def test_without_seals(s):
    """A client that knows nothing of seals, or is away, holds nobody up"""
    a, b, table = two(s)
    eq(code(b.ask(t="seed", seed="0" * 32)), "seed", "a share in the open is refused")
    b.close()
    a.ask(t="begin")
    ok(a.until(lambda: a.view is not None, 10), "the game begins without that seat")
    eq((a.table["voids"], a.table["seats"][1].get("no_share")), (0, True), "nothing was known yet, so the draw goes on")
    a.close()


def test_restart(s):
    """The server is killed between seal and share: both come back and the draw goes on"""
    a, b, table = two(s)
    share = b"\7" * 16
    b.ask(t="seal", seal=b.seal(share, table, 2))
    a.dice = False
    a.ask(t="begin")
    ok(draws(a, b, "reveal"), "all are sealed")
    s.kill()
    s.start()
    a.dice = True
    for p in (a, b):
        p.again()
    ok(draws(a, b, "reveal"), "the draw is where it was")
    eq(code(b.ask(t="reveal", reveal=share.hex())), "ok", "a share opens the seal of before")
    ok(begins(a, b), "the game begins")
    eq((a.table["voids"], a.table["seeds"][1]), (0, share.hex()), "and nothing was void")
    for p in (a, b):
        p.close()


def test_old_table(s):
    """A table that an older server opened takes no seals: it begins as it did, and its record says so"""
    a = Person(s.port, "Ann")
    table = a.new(SETUP, ["me", "random"], clock="turn:1")
    a.until(lambda: a.table["seats"][0]["sealed"])
    s.stop()
    db = sqlite3.connect(os.path.join(s.folder, "thorp.db"))
    db.execute("UPDATE log SET text = replace(text, ' dice=sealed', '') WHERE game = ? AND seq = 0", (table,))
    db.execute("UPDATE log SET text = '~ seed 1 ' || ? WHERE game = ? AND text LIKE '~ seal%'", ("ab" * 16, table))
    db.commit()
    db.close()
    s.start()
    a.again()
    ok("draw" not in a.table and a.table["seeds"][0] == "ab" * 16, "it is read")
    eq(code(a.begin()), "ok", "and begins")
    path, text = record(s, a, a, table)
    run = Run(THORP, "verify", path)
    ok("\nseal" not in text and run.status == 0 and "shares not sealed" in run.out, "its record verifies", run)
    a.close()


with Server(THORP, "--dice-ms", "1500") as server:
    for test in (test_nobody_chooses, test_kept_back, test_without_seals, test_restart, test_old_table):
        try:
            test(server)
        except Exception:
            import traceback
            ok(False, test.__name__ + " came to its end", traceback.format_exc())
    eq([l for l in server.log_text().splitlines() if "level=error" in l][:5], [], "no errors in the log")
done()
