#!/usr/bin/env python3
"""test_accounts.py - names, and what the owner of an account can do about it: another password, logout everywhere, deletion.

Once with one process on SQLite and, under with_postgres, once with two processes on one PostgreSQL."""
import os
import re
import sqlite3
import stat
import sys

from client import *
from tap import done, eq, ok

THORP = sys.argv[1]
PG = os.environ.get("THORP_TEST_PG")
watchdog(240)
SECRET, OTHER = "correct horse", "battery staple"


def code(m):
    return m.get("code") if m["t"] == "error" else m["t"]


def closed(p):
    """Has the server closed this connection?"""
    try:
        p.until(lambda: False, 5)
        return False
    except Closed:
        return True


def account(s, name, password=SECRET):
    p = Person(s.port, name)
    w = p.ask(t="register", name=name, password=password)
    assert w["t"] == "welcome" and w["account"], w
    p.token, p.name = w["token"], w["name"]
    return p


def names(one, two):
    p = Person(one.port, "Guest")
    seen = {"nothing": "", "only blanks": "   ", "a blank before": " Ann", "a blank behind": "Ann ", "two blanks": "A  B", "no-break space": "A\u00a0B", "en space": "A\u2002B",
            "ideographic space": "A\u3000B", "narrow space": "A\u202fB", "zero-width space": "A\u200bB", "zero-width joiner": "A\u200dB", "word joiner": "A\u2060B",
            "only a joiner": "\u2060", "byte order mark": "A\ufeff", "soft hyphen": "A\u00adB", "right to left": "A\u202eB", "isolate": "\u2066A", "Arabic letter mark": "A\u061cB",
            "Hangul filler": "\u3164", "half-width filler": "\uffa0", "braille blank": "\u2800", "variation selector": "A\ufe0f", "tag": "A\U000e0041", "combining mark alone": "\u0301",
            "combining mark behind a blank": "A \u0301", "grapheme joiner": "A\u034fB", "control": "A\u0007", "too long": "x" * 25, "the deleted one": "Deleted Player"}
    for what, name in seen.items():
        eq(code(p.ask(t="name", name=name)), "name", "not a name: " + what)
        eq(code(p.ask(t="register", name=name, password=SECRET)), "name", "nor an account's: " + what)
    for name in ("Zoë", "Аня", "李", "A B", "e\u0301le\u0301onore", "x" * 24):
        eq(p.ask(t="name", name=name).get("name"), name, "a name: %r" % name)
    a = account(one, "Åsa Öl")
    g = Person(two.port, "guest")
    for name in ("Åsa Öl", "åsa öl", "ÅSA ÖL"):
        eq(code(g.ask(t="name", name=name)), "taken", "no guest under an account's name: " + name)
    h = Person(two.port, "åSA Öl")
    ok(h.name.startswith("Guest "), "nor by hello", h.name)
    eq(g.ask(t="name", name="Åsa Ö").get("name"), "Åsa Ö", "another name is free")
    k = Person(one.port, "Kim")
    account(one, "kim").close()
    k.again()
    ok(k.name.startswith("Guest "), "who was called so before is called otherwise afterwards", k.name)
    for x in (p, a, g, h, k):
        x.close()


def alike(one, two):
    a, b, c = Person(one.port, "Nell"), Person(two.port, "Ne\u0406l"), Person(one.port, "nell")
    table = a.new("catan seats=3", ["me", "open", "open"])
    b.join(table, 2)
    c.watch(table)
    ok(c.until(lambda: c.table["seats"][1]["kind"] == "person"), "the other process has heard who sits", c.table["seats"])
    c.ask(t="chat", text="one who looks on")
    eq(a.ask(t="chat", text="and one who plays")["t"], "ok", "all talk")
    ok(b.until(lambda: len(b.chats) == 2), "and are heard", b.chats)
    eq(sorted(m["name"] for m in b.chats), ["Nell", "nell 3"], "nobody can talk in another's name")
    eq([s.get("name") for s in b.table["seats"][:2]], ["Nell", "Ne\u0406l 2"], "nobody at a table looks like another")
    for x in (a, b, c):
        x.close()


def password(one, two):
    a = account(one, "Pia")
    b, c = Person(two.port, token=a.token), Person(one.port, token=a.token)
    eq(b.person, a.person, "the account on another device")
    eq(code(Person(one.port, "Gus").ask(t="password", password=SECRET, new=OTHER)), "bad", "a guest has no password")
    eq(code(a.ask(t="password", password="wrong horse", new=OTHER)), "login", "the old password must be right")
    eq(code(a.ask(t="password", password=SECRET, new="short")), "password", "the new one not too short")
    w = a.ask(t="password", password=SECRET, new=OTHER)
    ok(w["t"] == "welcome" and w["person"] == a.person and w["token"] != a.token, "the password is another", w)
    ok(closed(b) and closed(c), "all other devices are logged out, on every node")
    eq(code(a.ask(t="ping")), "ok", "this one is not")
    old = Person(one.port, token=a.token)
    ok(old.person != a.person, "an old token is worth nothing")
    eq(Person(two.port, token=w["token"]).person, a.person, "the new one is the account's")
    g = Person(two.port, "Gus")
    eq(code(g.ask(t="login", name="Pia", password=SECRET)), "login", "the old password is no good")
    eq(g.ask(t="login", name="pia", password=OTHER).get("person"), a.person, "the new one is")
    for x in (a, old, g):
        x.close()


def cookie_of(h):
    return h["set-cookie"].split(";")[0].split("=", 1)[1]


def logout(one, two):
    a = account(one, "Lou")
    b = Person(two.port, token=a.token)
    w = b.ask(t="logout")
    ok(w["t"] == "welcome" and not w["account"] and w["person"] != a.person, "logged out here", w)
    eq(Person(two.port, token=a.token).person, a.person, "and only here")
    first = http(one.port, "/api/session")[1]
    page = Person(one.port, cookie=cookie_of(first))
    t = page.ask(t="login", name="Lou", password=SECRET)
    cookie = cookie_of(http(one.port, "/api/login?ticket=" + t["ticket"], ["Cookie: thorp=" + cookie_of(first)])[1])
    page2 = Person(two.port, cookie=cookie)
    eq(page2.person, a.person, "a browser is logged in by its cookie")
    w = a.ask(t="logout", everywhere=True)
    ok(w["t"] == "welcome" and not w["account"] and w["person"] != page2.person, "logged out everywhere", w)
    ok(closed(page) and closed(page2), "open connections are closed, on every node")
    page3 = Person(two.port, cookie=cookie)
    ok(page3.person != page2.person and page3.ticket, "the cookie is worth nothing, and gets a ticket for another")
    ok(Person(one.port, token=a.token).person != page2.person, "nor are tokens")
    eq(a.ask(t="login", name="Lou", password=SECRET).get("person"), page2.person, "the password is as before")
    w = a.ask(t="logout", everywhere=True)
    eq(a.ask(t="login", name="Lou", password=SECRET).get("person"), page2.person, "and still is")
    eq(code(page3.ask(t="logout")), "bad", "a guest cannot log out")
    for x in (a, b, page3):
        x.close()


def deletion(one, two):
    a, b = account(one, "Dee"), Person(two.port, "Bob")
    who = a.person
    over = a.new("catan seats=2", ["me", "random"])
    a.begin()
    ok(play_all([a], lambda: a.over, 60), "a game is played")
    lobby = a.new("catan seats=3", ["me", "open", "open"])
    table = a.new("catan seats=3", ["me", "open", "random"])
    b.join(table, 2)
    a.until(lambda: a.table["seats"][1]["kind"] == "person")
    a.begin()
    b.until(lambda: b.view is not None)
    a.ask(t="chat", text="Dee was here")
    b.until(lambda: b.chats)
    eq(code(a.ask(t="delete", password="wrong horse")), "login", "nobody deletes an account without its password")
    old = a.token
    w = a.ask(t="delete", password=SECRET)
    ok(w["t"] == "welcome" and not w["account"] and w["person"] != who, "an account is deleted, its owner a new guest", w)
    ok(b.until(lambda: b.table["seats"][0].get("resigned") and b.table["seats"][0]["name"] == "Deleted player"), "the seat stays, without the name; a bot plays on", b.table["seats"])
    ok(play_all([b], lambda: b.rows > 30 or b.over, 20), "the table goes on")
    ok(Person(two.port, token=old).person != who, "its tokens are worth nothing")
    g = Person(two.port, "Eve")
    eq(code(g.ask(t="login", name="Dee", password=SECRET)), "login", "nor is its password")
    eq(g.ask(t="name", name="Dee").get("name"), "Dee", "the name is free")
    for node in (one, two):
        e = Person(node.port, "Eve")
        e.watch(table, 0)
        e.until(lambda: e.rows > 5)
        ok(not any("Dee" in r["text"] for r in e.row_text.values()), "no row names it", [r["text"] for r in e.row_text.values() if "Dee" in r["text"]])
        e.ask(t="recap", after=0)
        eq([(m["name"], m["text"]) for m in e.chats], [("Deleted player", "Dee was here")], "what was said can be read, without the name")
        st, _, record = http(node.port, "/api/record/" + over)
        ok(st == 200 and b"Deleted player" in record and b"Dee\n" not in record, "a finished game can be read, without the name", st)
        e.watch(lobby)
        eq(e.table["seats"][0]["kind"], "free", "a seat before the game is free")
        e.close()
    p = g.ask(t="person", person=who)
    eq((p["name"], p["account"], p["played"]), ("Deleted player", False, 0), "nothing is kept of the person")
    account(one, "Dee").close()
    ok(True, "somebody else may have the name")
    for x in (a, b, g):
        x.close()


def run(one, two, where):
    for step in (names, alike, password, logout, deletion):
        try:
            step(one, two)
        except Exception:
            import traceback
            ok(False, step.__name__ + " came to its end", traceback.format_exc())
        ok(one.alive() and two.alive(), "%s: %s: the server lives" % (where, step.__name__))
        for s in {one, two}:  # an address may log in so often a minute
            s.stop()
            s.start()
    for s in {one, two}:
        eq([x for x in s.log_text().splitlines() if "level=error" in x], [], where + ": no errors in the log")


with Server(THORP) as server:
    run(server, server, "SQLite")
    server.stop()
    path = os.path.join(server.folder, "thorp.db")
    eq(stat.S_IMODE(os.stat(path).st_mode), 0o600, "the database is for its owner's eyes only")
    with open(os.path.join(HERE, "..", "..", "docs", "HOSTING.md"), encoding="utf-8") as f:
        backups = re.findall(r"`([^`]*(?:\.backup|pg_dump)[^`]*)`", f.read())
    for line in backups:
        command = line.replace("thorp.db", path).replace("pg_dump -Fc thorp", "echo dump")
        command = command if shutil.which("sqlite3") else re.sub(r'sqlite3 .*"', "touch copy.db", command)
        subprocess.run(["sh", "-c", "umask 022; " + command], cwd=server.folder, check=True)
    made = [os.path.join(server.folder, x) for x in ("copy.db", "thorp.dump")]
    eq([oct(stat.S_IMODE(os.stat(x).st_mode)) for x in made], ["0o600", "0o600"], "so are backups made as HOSTING.md says")
    plan = sqlite3.connect(path).execute("EXPLAIN QUERY PLAN UPDATE log SET text = 'x' WHERE substr(text, 9, 21) = 'p' AND substr(text, 1, 6) IN ('~ sit ', '~ ask ')").fetchall()
    ok(any("log_person" in str(row) for row in plan), "the rows that name somebody are found by an index", plan)
if PG:
    folder = tempfile.mkdtemp(prefix="thorp-accounts.")
    with Server(THORP, "--node", "one", store="postgres:" + PG, folder=folder) as first, \
            Server(THORP, "--node", "two", store="postgres:" + PG, folder=folder) as second:
        run(first, second, "PostgreSQL")
    shutil.rmtree(folder, ignore_errors=True)
else:
    print("# two nodes: skipped, no PostgreSQL")
done()
