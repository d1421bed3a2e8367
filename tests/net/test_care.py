#!/usr/bin/env python3
"""test_care.py - what a host must be told and what must not hurt: two servers on one file, logs that no longer replay, logs without end,
long chats, a wall clock that is set while games run."""
import re
import sqlite3
import sys

from client import *
from tap import Run, done, eq, ok

THORP = os.path.abspath(sys.argv[1])
watchdog(150)


def code(a):
    return a.get("code", a["t"])


def database(s):
    return sqlite3.connect(os.path.join(s.folder, "thorp.db"))


def test_second_server(s):
    run = Run(THORP, "serve", "--port", "0", "--store", s.store, "--secret", os.path.join(s.folder, "secret"), "--page", s.page)
    ok(run.status == 1 and len(run.err.splitlines()) == 1 and "another thorp serve uses the database" in run.err,
       "a second server on the same file refuses to start, in one line", run)
    eq(http(s.port, "/readyz")[0], 200, "the first is not disturbed")


def test_broken_log(s):
    """A row nobody can have written: whoever asks for the table is told so, every time, and so is the log"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=3", ["me", "random", "random"])
    a.until(lambda: a.table["seats"][0]["sealed"])
    s.stop()
    db = database(s)
    db.execute("UPDATE log SET text = '~ sit 1 ? ?' WHERE game = ? AND seq = 2", (table,))
    db.commit()
    db.close()
    s.start()
    b = Person(s.port, "Bob")
    for i in range(3):
        no = b.ask(t="watch", table=table)
        ok(no.get("code") == "broken" and "cannot be read" in no["text"], "watching is refused with the reason, time %d" % (i + 1), no)
    eq(code(b.ask(t="join", table=table)), "broken", "so is sitting down")
    eq(http(s.port, "/api/record/" + table)[0], 500, "and the record")
    lines = [l for l in s.log_text().splitlines() if "event=broken" in l and table in l]
    ok(len(lines) >= 5 and all("row=2 why=" in l for l in lines), "the log names table, row and reason each time", lines)
    eq(code(b.ask(t="watch", table="nosuchtable")), "table", "a table that is not there is another thing")
    for p in (a, b):
        p.close()


def test_full_log(s):
    """A log without end is cut with a clear word; the table stays readable"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=3", ["me", "open", "open"])
    answers = [a.ask(t="bot", seat=2, level=("random", "open")[i % 2]) for i in range(130)]
    first = next(i for i, m in enumerate(answers) if m["t"] == "error")
    ok(answers[first]["code"] == "refused" and "is full (120 rows)" in answers[first]["text"], "the row too many is refused", answers[first])
    ok(a.until(lambda: a.over) and a.table["status"] == "aborted" and a.table["rows"] == 121, "the table is closed", a.table["rows"])
    ok(all(m["t"] == "error" for m in answers[first:]), "nothing more is taken")
    b = Person(s.port, "Bob")
    b.watch(table, 0)
    ok(b.until(lambda: b.rows >= 121) and len(b.row_text) == 121, "and can still be read")
    for p in (a, b):
        p.close()


def test_long_chat(s):
    """Of a chat without end the last 200 lines are told, also after a restart"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=3", ["me", "open", "open"])
    a.ask(t="chat", text="first")
    s.stop()
    db = database(s)
    db.executemany("INSERT INTO chat(game, id, at, person, text) VALUES(?, ?, 1, 'p', ?)", [(table, i, "Ann\nline %d" % i) for i in range(2, 20001)])
    db.commit()
    db.close()
    s.start()
    a.again()
    a.chats.clear()
    a.ask(t="recap", after=0)
    eq((len(a.chats), a.chats[0]["text"], a.chats[-1]["text"]), (200, "line 19801", "line 20000"), "the newest lines are told, no more")
    eq(code(a.ask(t="chat", text="next")), "ok", "and numbering goes on")
    ok(a.until(lambda: a.chats[-1]["text"] == "next") and a.chats[-1]["id"] == 20001 and len(a.chats) == 201, "with the new line alone", a.chats[-1])
    a.close()


def replays(s):
    return int(re.search(rb"^thorp_replays_total (\d+)$", http(s.port, "/metrics")[2], re.M).group(1))


def test_late_watchers(s):
    """Many who come late to a long game: it is played again once, not once for each of them"""
    a = Person(s.port, "Ann", keep=True)
    table = a.new("catan seats=3 offers_per_turn=0", ["me", "random", "random"])
    a.begin()
    ok(play_all([a], lambda: a.rows > 80, 30), "a game is under way")
    a.quiet(0.3)
    before, late = replays(s), [Person(s.port, "L%d" % i) for i in range(12)]
    for i, p in enumerate(late):
        p.watch(table, 5 * i)
        ok(p.until(lambda: p.rows >= a.rows) and sorted(p.row_text) == list(range(5 * i, a.rows)), "rows from %d on" % (5 * i))
    eq(replays(s) - before, 1, "the table was played again once")
    hers = {i: r for i, r in a.row_text.items() if i >= 55}
    eq([late[11].row_text[i]["events"] == [e for e in r["events"] if "to" not in e] or r["text"][0] == "1" for i, r in hers.items()].count(False), 0,
       "the rows are those that were told")
    play_all([a], lambda: a.rows > 90, 20)
    b = Person(s.port, token=a.token)
    b.watch(table, 0)
    b.until(lambda: b.rows >= a.rows)
    eq([i for i in a.row_text if b.row_text.get(i) != a.row_text[i]], [], "who sits there sees every row as it was told, later ones too")
    eq(replays(s) - before, 1, "still once")
    for p in (a, b, *late):
        p.close()


def test_names(s):
    """Letters of one to four bytes; halves of letters and longer spellings of short ones are no text at all"""
    for name in ("Ann", "Ёжик", "日本語", "€uro", "नमस्ते", "Ann 🐑"):
        p = Person(s.port, name)
        eq(p.name, name, "a name: %s" % name)
        p.close()
    for bad in (b"\xe6\x97", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xff"):
        p = Person(s.port, "Ann")
        p.ws.send_text(b'{"t":"name","name":"a' + bad + b'","re":"bad"}')
        try:
            m = p.wait(lambda m: m["t"] == "error" or m.get("re") == "bad")
        except Closed as gone:  # RFC 6455: text that is no UTF-8 ends the connection
            m = {"t": "error" if gone.args[0] == 1007 else gone}
        ok(m["t"] == "error", "no name: %r" % bad, m)
        p.close()


def test_slow_store(s):
    """A store that does not answer: 250 rows wait, the next is refused at once; all that was taken is safe in the end"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=3", ["me", "open", "open"])
    a.until(lambda: a.table["seats"][0]["sealed"])
    a.quiet(0.3)
    rows = a.rows
    eq(code(a.ask(t="why", move="roll")), "refused", "no question about moves before the game")
    db = sqlite3.connect(os.path.join(s.folder, "thorp.db"), isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    sent = [a.send(t="bot", seat=2, level=("random", "open")[i % 2]) for i in range(260)]
    early = {}
    while a.pump(0.5):
        early.update({m["re"]: m for m in a.inbox if m.get("re") in sent})
    db.execute("ROLLBACK")
    db.close()
    busy = [r for r in sent if r in early and early[r].get("code") == "store"]
    eq(busy, sent[250:], "250 rows wait, ten are refused meanwhile")
    ok(a.until(lambda: a.table["rows"] == rows + 250, 20), "the others are saved", (rows, a.table["rows"]))
    a.close()


def test_one_connection():
    """An address that may have one connection has it again when the first is closed"""
    with Server(THORP, "--max-per-address", "1", limits=True) as s:
        for i in range(3):
            p = Person(s.port, "Ann")
            try:
                Socket(s.port).close()
                ok(False, "a second one is refused")
            except Closed:
                ok(True, "a second one is refused")
            p.close()
            end = time.time() + 5
            while time.time() < end:
                try:
                    Socket(s.port).close()
                    break
                except Closed:
                    time.sleep(0.05)
            ok(time.time() < end, "closed and opened again, time %d" % (i + 1))
            time.sleep(0.2)


SHIFT = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t which, struct timespec *t)
{
    int (*real)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int err = real(which, t);
    FILE *f = which == CLOCK_REALTIME ? fopen(getenv("SHIFT_FILE"), "r") : NULL;
    long shift = 0;
    if (f != NULL && fscanf(f, "%ld", &shift) == 1)
        t->tv_sec += shift;
    if (f != NULL)
        fclose(f);
    return err;
}
"""


def test_clock_is_set():
    """Somebody sets the wall clock, an hour forth and two back: nobody loses on time, bots go on"""
    folder = tempfile.mkdtemp(prefix="thorp-clock.")
    source, shim, shift = (os.path.join(folder, x) for x in ("shift.c", "shift.so", "shift"))
    with open(source, "w") as f:
        f.write(SHIFT)
    cc = shutil.which("cc") or shutil.which("gcc")
    if "asan" in THORP or "tsan" in THORP or not cc or subprocess.run([cc, "-shared", "-fPIC", "-o", shim, source, "-ldl"]).returncode:
        print("# no clock to set here")
        return
    with Server(THORP, env={**os.environ, "LD_PRELOAD": shim, "SHIFT_FILE": shift}, bot_pause=50) as s:
        a = Person(s.port, "Ann")
        a.new("catan seats=3 offers_per_turn=0 first_player=1", ["me", "random", "random"], clock="turn:600")
        a.begin()
        for seconds in (3600, -7200):
            a.until(lambda: a.asked)
            with open(shift + ".new", "w") as f:
                f.write("%d" % seconds)
            os.rename(shift + ".new", shift)
            a.quiet(0.7)
            ok(a.asked and not a.table["seats"][0].get("away"), "%d s: nobody's time is up" % seconds)
            before = a.rows
            ok(play_all([a], lambda: a.rows > before + 25, 20), "%d s: people and bots play on" % seconds, (before, a.rows))
        late = [r["text"] for r in a.row_text.values() if r["text"].startswith("~ late")]
        eq(late, [], "nobody was ever late")
        a.close()
    shutil.rmtree(folder, ignore_errors=True)


with Server(THORP) as server:
    for test in (test_names, test_slow_store):
        try:
            test(server)
        except Exception:
            import traceback
            ok(False, test.__name__ + " came to its end", traceback.format_exc())
with Server(THORP, "--max-rows", "120") as server:
    for test in (test_second_server, test_broken_log, test_full_log, test_long_chat, test_late_watchers):
        try:
            test(server)
        except Exception:
            import traceback
            ok(False, test.__name__ + " came to its end", traceback.format_exc())
    ok(server.alive(), "the server lives")
test_one_connection()
test_clock_is_set()
done()
