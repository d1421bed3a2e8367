#!/usr/bin/env python3
"""test_server.py - the server as a whole: people, tables, games to the end, coming back, HTTP."""
import gzip
import os
import subprocess
import sys
import tempfile

from client import *
from tap import Run, done, eq, ok

THORP = sys.argv[1]
watchdog(280)


def code(m):
    return m.get("code") if m["t"] == "error" else m["t"]


# ----------------------------------------------------------------------------- HTTP


def test_packed(s):
    """A file with a name.gz beside it goes out packed, to who takes gzip"""
    plain = b"export const x = 1;\n" * 400
    path = os.path.join(s.page, "assets", "big-9.js")
    with open(path, "wb") as f:
        f.write(plain)
    with open(path + ".gz", "wb") as f:
        f.write(gzip.compress(plain))
    st, h, body = http(s.port, "/assets/big-9.js", ["Accept-Encoding: gzip, deflate, br"])
    eq((st, h.get("content-encoding"), h.get("vary"), h.get("content-type")), (200, "gzip", "accept-encoding", "text/javascript"), "a packed twin is sent as such")
    eq(h.get("content-length"), str(os.path.getsize(path + ".gz")), "with its own length")
    eq(gzip.decompress(body), plain, "and unpacks to the file")
    tag = h.get("etag", "")
    eq(http(s.port, "/assets/big-9.js", ["Accept-Encoding: gzip", "If-None-Match: " + tag])[0], 304, "unchanged, it is not sent again")
    st, h, body = http(s.port, "/assets/big-9.js")
    eq((st, h.get("content-encoding"), h.get("vary"), body), (200, None, "accept-encoding", plain), "who takes no gzip gets the file itself")
    ok(h.get("etag", "") != tag, "the two have different tags", (h.get("etag"), tag))
    st, h, body = http(s.port, "/assets/x-123.js", ["Accept-Encoding: gzip"])
    eq((st, h.get("content-encoding"), body), (200, None, b"export {};\n"), "without a twin nothing is packed")
    st, h, body = http(s.port, "/assets/big-9.js.gz")
    eq((st, h.get("content-encoding")), (200, None), "the twin by its own name is a plain file") if st == 200 else ok(st in (403, 404, 415), "the twin has no address of its own", st)


def test_http(s):
    st, h, body = http(s.port, "/healthz")
    ok(st == 200 and body == b"ok\n", "healthz says ok")
    st, h, body = http(s.port, "/metrics")
    ok(st == 200 and b"thorp_connections " in body and b"thorp_store_commits_total" in body, "metrics are Prometheus text")
    st, h, body = http(s.port, "/")
    ok(st == 200 and b"Thorp" in body, "the page is served")
    csp = h.get("content-security-policy", "")
    ok("script-src 'self'" in csp and "unsafe-inline" not in csp and "frame-ancestors 'none'" in csp, "with a policy", csp)
    eq(h.get("x-content-type-options"), "nosniff", "and no guessing of types")
    eq(h.get("cache-control", "").startswith("must-revalidate"), True, "the page itself is asked for again each time")
    st, h, body = http(s.port, "/assets/x-123.js")
    ok(st == 200 and "max-age=31536000" in h.get("cache-control", ""), "what has a hash in its name is kept", h)
    test_packed(s)
    second = subprocess.run([THORP, "serve", "--quiet", "--port", str(s.port), "--store", "sqlite::memory:", "--secret", s.folder + "/second"], capture_output=True, text=True, timeout=20)
    ok(second.returncode != 0 and "cannot listen" in second.stderr, "a port in use is an error", (second.returncode, second.stderr))
    for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/page/../../secret", "/%00", "//etc/passwd", "/....//secret"):
        st, h, body = http(s.port, path)
        ok((st in (0, 400, 403, 404) and len(body) < 400) or b"<title>Thorp" in body, "no way out of the page's folder: " + path, (st, body[:80]))
    for path in ("/api/nothing", "/api/record/", "/api/record/" + "x" * 200, "/api/login?ticket=x.y.z"):
        eq(http(s.port, path)[0] in (403, 404), True, "nothing at " + path[:30])
    eq(http(s.port, "/api/session", method="POST")[0] in (0, 404, 405), True, "POST is not taken")


# --------------------------------------------------------------------------- people


def test_people(s):
    st, h, body = http(s.port, "/api/session")
    cookie = h.get("set-cookie", "")
    ok("HttpOnly" in cookie and "SameSite=Strict" in cookie, "a stranger gets a cookie scripts cannot read", cookie)
    token = cookie.split(";")[0].split("=", 1)[1]
    st, h, body2 = http(s.port, "/api/session", ["Cookie: thorp=" + token])
    ok("set-cookie" not in h and json.loads(body2)["person"] == json.loads(body)["person"], "and keeps it")
    p = Person(s.port, "Ann", cookie=token)
    eq(p.person, json.loads(body)["person"], "a WebSocket knows the cookie")
    ok(p.token is None and p.ticket is None, "the cookie's secret is never told to scripts")
    q = Person(s.port, "Ann")
    ok(q.person != p.person and q.token, "without a cookie one is somebody new and gets a token")
    r = Person(s.port, token=q.token)
    eq(r.person, q.person, "the token brings one back")
    r = Person(s.port, token=q.token[:-1] + ("0" if q.token[-1] != "0" else "1"))
    ok(r.person != q.person, "a wrong token does not")
    for name in ("", " Ann", "Ann ", "x" * 25, "a\nb", "\u202eabc", "\u200b"):
        eq(code(q.ask(t="name", name=name)), "name", "not a name: %r" % name)
    for name in ("Zoë", "Аня", "李", "x" * 24, "A B"):
        eq(q.ask(t="name", name=name).get("name"), name, "a name: %r" % name)
    eq(code(q.ask(t="hello", protocol=2)), "bad", "hello is said once")
    x = Person(s.port, hello=False)
    eq(code(x.ask(t="tables")), "hello", "and first")
    eq(code(x.ask(t="hello", protocol=99)), "version", "in a version both speak")
    for c in (p, q, r, x):
        c.close()


def test_accounts(s):
    st, h, body = http(s.port, "/api/session")
    old = h["set-cookie"].split(";")[0].split("=", 1)[1]
    p = Person(s.port, "Agnes", cookie=old)
    eq(code(p.ask(t="register", name="Agnes", password="short")), "password", "a password is not too short")
    w = p.ask(t="register", name="Agnes", password="correct horse")
    ok(w["t"] == "welcome" and w["account"] and w["person"] == p.person, "a guest registers and stays who he is", w)
    ok("ticket" in w and "token" not in w, "his cookie must change: a ticket")
    eq(http(s.port, "/api/login?ticket=" + w["ticket"])[0], 403, "a ticket is nothing without the cookie it was made for")
    st, h, _ = http(s.port, "/api/login?ticket=" + w["ticket"], ["Cookie: thorp=" + old])
    ok(st == 200 and "set-cookie" in h, "with it, it changes the cookie", st)
    new = h["set-cookie"].split(";")[0].split("=", 1)[1]
    eq(http(s.port, "/api/login?ticket=" + w["ticket"], ["Cookie: thorp=" + old])[0], 403, "once")
    q = Person(s.port, cookie=new)
    ok(q.person == p.person and q.name == "Agnes" and q.ticket is None, "the new cookie is the account")
    r = Person(s.port, cookie=old)
    ok(r.person != p.person, "what was known before he registered is worth nothing (session fixation)")
    ok(r.ticket, "who comes with it gets a ticket for a new cookie")
    eq(code(r.ask(t="register", name="aGNES", password="another one")), "taken", "a name is taken in any case")
    eq(code(r.ask(t="login", name="Agnes", password="wrong horse")), "login", "a wrong password")
    eq(code(r.ask(t="login", name="Nobody", password="wrong horse")), "login", "an unknown name: the same answer")
    w = r.ask(t="login", name="agnes", password="correct horse")
    ok(w["t"] == "welcome" and w["person"] == p.person, "the right password")
    eq(code(r.ask(t="name", name="Other")), "name", "an account keeps its name")
    v = Person(s.port, "Guest")
    w = v.ask(t="login", name="Agnes", password="correct horse")
    ok(w.get("token") and "ticket" not in w, "a client without cookies gets a token instead")
    eq(Person(s.port, token=w["token"]).person, p.person, "which works")
    table = q.new("catan seats=2", ["me", "random"])
    eq(Person(s.port, token=w["token"]).ask(t="login", name="Agnes", password="correct horse")["t"], "welcome",
       "sitting down does not harm an account")
    for i in range(12):
        last = v.ask(t="login", name="Agnes", password="wrong password %d" % i)
    eq(code(last), "slow", "passwords cannot be tried for ever")
    for c in (p, q, r, v):
        c.close()


# --------------------------------------------------------------------------- tables


def test_tables(s):
    a, b, c = Person(s.port, "Ann"), Person(s.port, "Bob"), Person(s.port, "Cid")
    g = a.ask(t="games")
    eq(g["games"], json.loads(Run(THORP, "games", "--json").out)["games"], "games are what `thorp games --json` prints")
    ok("random" in [x["name"] for x in g["bots"]], "and bots")
    for bad in ({"setup": "chess"}, {"setup": "catan seats=9"}, {"setup": ""}, {"setup": "catan", "clock": "egg:3"},
                {"setup": "catan", "clock": "turn:120x"}, {"setup": "catan", "seats": ["me", "me"]},
                {"setup": "catan", "seats": ["nosuchbot"]}, {"setup": "catan", "seats": "me"}, {"setup": "x" * 3000}):
        ok(code(a.ask(t="new", **bad)) in ("bad", "refused", "rule"), "refused: %s" % str(bad)[:50])
    eq(a.ask(t="tables", mine=True)["tables"], [], "nothing was made")
    hidden = a.new("catan seats=3 # a comment", ["me", "open", "open"])
    ok("#" not in a.table["setup"] and "seats=3" in a.table["setup"], "a set-up is told in its own words", a.table["setup"])
    eq(b.ask(t="tables")["tables"], [], "a private table is not listed")
    ok([t["table"] for t in a.ask(t="tables", mine=True)["tables"]] == [hidden], "but its people find it")
    public = b.new("catan seats=3", ["me", "random", "open"], listed=True, clock="turn:120")
    eq([t["table"] for t in a.ask(t="tables")["tables"]], [public], "a public one is")
    ok(len(b.table["commitment"]) == 64 and "seed" not in b.table, "the dice are promised, the seed is not told")
    eq(code(a.join(hidden)), "refused", "nobody sits twice")
    eq(code(b.join(hidden, 2)), "ok", "one sits down where one likes")
    eq(code(c.join(hidden, 2)), "refused", "if it is free")
    eq(code(c.join(hidden, 7)), "full", "and exists")
    eq(code(c.join("nosuchtable")), "table", "at a table that exists")
    c.watch(hidden)
    eq((c.table["you"], c.table["spectators"]), (0, 1), "others look on")
    eq(code(c.ask(t="begin")), "host", "only the host begins")
    a.watch(hidden)
    eq(code(a.ask(t="begin")), "refused", "when every seat is taken")
    eq(code(b.ask(t="bot", seat=3, level="random")), "host", "only the host seats bots")
    eq(code(a.ask(t="bot", seat=3, level="nosuch")), "level", "that exist")
    eq(code(a.ask(t="bot", seat=3, level="random")), "ok", "a bot sits down")
    eq(code(b.ask(t="seal", seal="ab" * 32)), "ok", "a seat seals its share of the dice")
    eq(code(b.ask(t="seal", seal="xyz")), "bad", "with 64 digits")
    eq(code(b.ask(t="reveal", reveal="0" * 32)), "refused", "and shows it only when all are sealed")
    eq(code(c.ask(t="seal", seal="0" * 64)), "seat", "who has no seat has none")
    no = b.ask(t="seed", seed="0" * 32)
    ok(no["code"] == "seed" and "`seal`" in no["text"], "a share in the open is refused with what to do instead", no)
    eq(code(b.ask(t="leave")), "ok", "one stands up before the game")
    b.join(hidden, 2)
    other = Person(s.port, "Olga")
    next_one = other.new("catan seats=2", ["me", "open"])
    b.send(t="leave")  # and in the same breath to the next table: leaving the first must not cost the second
    b.watch(next_one)
    b.quiet(0.3)
    other.ask(t="bot", seat=2, level="random")
    ok(b.until(lambda: b.table["seats"][1]["kind"] == "bot"), "who leaves a table for another hears of that one", b.table)
    other.close()
    b.watch(hidden)
    a.until(lambda: a.table["seats"][1]["kind"] == "free")
    eq(a.table["seats"][1]["kind"], "free", "and the seat is free")
    eq(code(b.join(hidden, 3)), "ok", "a bot's seat can be taken")
    eq(code(a.ask(t="abort")), "ok", "the host closes the table")
    b.until(lambda: b.over)
    eq(b.table["status"], "aborted", "everybody hears")
    for p in (a, b, c):
        p.close()


# ------------------------------------------------------------------------ whole games


def test_game(s):
    """Two people, two bots, a spectator; chat, mute; the record; the rematch"""
    a, b, w = Person(s.port, "Ann", keep=True), Person(s.port, "Bob", keep=True), Person(s.port, "Wim", keep=True)
    table = a.new("catan seats=4", ["me", "open", "random", "random"])
    b.join(table)
    promise = a.table["commitment"]
    eq(code(a.play("end", rows=False)) if a.view else "refused", "refused", "no moves before the game")
    eq(code(a.begin()), "ok", "the host begins")
    eq(code(a.ask(t="seal", seal="0" * 64)), "refused", "too late for a share of the dice")
    w.watch(table)
    eq(http(s.port, "/api/record/" + table)[0], 403, "nobody reads the record of a running game")
    eq(code(w.play("end", rows=False)), "seat", "a spectator does not play")
    ok(w.until(lambda: w.view is not None) and w.view["you"] == 0 and w.view["view"]["moves"] == {}, "but sees the table")
    # chat
    eq(code(a.ask(t="chat", text="hello <b>all</b>")), "ok", "chat is taken")
    ok(b.until(lambda: b.chats) and w.until(lambda: w.chats), "and heard by all")
    eq((b.chats[0]["text"], b.chats[0]["name"], b.chats[0]["seat"]), ("hello <b>all</b>", "Ann", 1), "as it was said")
    eq(code(a.ask(t="chat", text="again")), "slow", "one line at a time")
    eq(code(w.ask(t="mute", person=a.person)), "ok", "somebody is muted")
    time.sleep(0.8)
    a.ask(t="chat", text="second")
    ok(b.until(lambda: len(b.chats) == 2), "others still hear him")
    w.quiet()
    eq(len(w.chats), 1, "who has muted him does not")
    w.ask(t="mute", person=a.person, on=False)
    w.ask(t="recap", after=0)
    eq([m["text"] for m in w.chats[1:]], ["hello <b>all</b>", "second"], "a recap tells what was said")
    time.sleep(0.8)
    eq(code(b.ask(t="chat", text="x" * 500)), "ok", "500 bytes are a line of chat")
    for bad in ("", "x" * 501, "a\nb", "a\u0007b", "\u202e"):
        eq(code(b.ask(t="chat", text=bad)), "chat", "no chat: %r" % bad[:10])
    # the game
    ok(play_all([a, b, w], lambda: a.over and b.over and w.over, 120), "the game is played to the end")
    eq([e for p in (a, b) for e in p.errors if e["code"] not in ("slow", "chat", "refused")], [], "no move was refused")
    eq(a.table["status"], "over", "it is over")
    st, h, record = http(s.port, "/api/record/" + table)
    eq(st, 200, "now the record can be read")
    path = os.path.join(s.folder, "game.th")
    with open(path, "wb") as f:
        f.write(record)
    eq(Run(THORP, "replay", "--verify", path).status, 0, "it replays")
    run = Run(THORP, "verify", path, "--commitment", promise)
    eq(run.status, 0, "the dice were what was promised")
    ok(b.row_text and all(r in b.row_text for r in range(min(b.row_text), b.rows)), "no row was left out")
    p = a.ask(t="person", person=a.person)
    eq((p["played"], p["finished"], p["left_early"]), (1, 1, 0), "the game counts for its people")
    # rematch
    eq(code(w.ask(t="rematch")), "seat", "a spectator wants no rematch")
    eq(code(b.ask(t="rematch")), "ok", "Bob does")
    ok(a.until(lambda: "next" in a.table), "everybody is told where")
    eq(code(a.ask(t="rematch")), "refused", "one rematch is enough")
    nxt = a.table["next"]
    a.watch(nxt)
    b.watch(nxt)
    eq([x.get("name") for x in a.table["seats"]], ["Bob", "random", "random", "Ann"], "everybody has moved one seat on")
    eq(code(b.begin()), "ok", "and who asked for it begins")
    for p in (a, b, w):
        p.close()


def next_turn(people, person):
    """Plays until it is `person`'s turn to act right after the roll: not after a 7, when he has moved the robber"""
    def ready():
        view = person.view["view"]
        return person.asked and "end" in view["moves"] and view["table"]["turn"] == person.view["you"] and sum(view["table"]["dice"]) != 7
    end = time.time() + 60
    while not ready() and time.time() < end:
        for p in people:
            if p is not person or not ready():
                p.play_on()
        for p in people:
            p.pump(0.01)
            p.inbox.clear()
    return ready()


def test_undo(s):
    a, b = Person(s.port, "Ann"), Person(s.port, "Bob")
    table = a.new("catan seats=2", ["me", "open"])
    b.join(table)
    a.begin()
    b.until(lambda: b.view is not None)
    play_all([a, b], lambda: a.asked or b.asked, 10)
    x, y = (a, b) if a.asked else (b, a)
    eq(code(x.ask(t="undo")), "refused", "nothing to take back")
    move = [m for m in x.moves() if m.startswith("settlement")][3]
    eq(code(x.play(move)), "ok", "a settlement")
    ok(x.until(lambda: x.view["can_undo"]), "can be taken back")
    rows = x.rows
    eq(code(y.ask(t="undo")), "refused", "not by another")
    eq(code(x.ask(t="undo")), "ok", "by its owner")
    x.until(lambda: x.rows == rows + 1 and x.view["rows"] == x.rows)
    ok(move in x.moves() and not x.view["can_undo"], "and made again")
    y.until(lambda: y.rows == x.rows)
    ok("undo" in y.row_text[y.rows - 1]["text"], "others see that it was taken back")
    x.play(move)
    x.until(lambda: x.asked and any(m.startswith("road") for m in x.moves()))
    x.play(x.moves()[0])
    x.quiet()
    eq(code(x.ask(t="undo")), "refused", "not after somebody else was asked")
    ok(next_turn([a, b], x), "the turn comes")
    eq(code(x.ask(t="undo")), "refused", "not after the dice")
    for p in (a, b):
        p.close()


def test_trade(s):
    """An offer, an answer, the deal: with people on both sides"""
    a, b, c = (Person(s.port, n) for n in ("Ann", "Bob", "Cid"))
    table = a.new("catan seats=3", ["me", "open", "open"])
    b.join(table)
    c.join(table)
    a.begin()
    people, traded, end = [a, b, c], False, time.time() + 60
    while not traded and time.time() < end:
        for p in people:
            if p.asked and not p.waiting:
                by = p.view["view"]["moves"]
                if "accept" in by:
                    move = "accept " + by["accept"][0]
                elif "take" in by:
                    move = "take " + by["take"][0]
                elif "offer" in by:
                    move = "offer " + p.rng.choice(by["offer"])
                else:
                    move = p.choose()
                p.waiting = (p.send(t="play", moves=[move], rows=p.view["rows"]), move, 0)
        for p in people:
            p.pump(0.01)
            p.inbox.clear()
        traded = any(e["event"] == "traded" for r in a.row_text.values() for e in r["events"])
    ok(traded, "an offer is made, answered, taken")
    for p in people:
        p.close()


def test_seven(s):
    """Several people discard at the same moment, each with what it saw before the others had chosen"""
    people = [Person(s.port, "P%d" % i, seed=i + 5) for i in range(3)]
    table = people[0].new("catan seats=3", ["me", "open", "open"])
    for p in people[1:]:
        p.join(table)
    people[0].begin()

    def owing():
        return [p for p in people if p.asked and p.view["view"]["ask"]["frame"] == "catan.owe"]

    def hoard(p):  # builds nothing, so that hands grow
        by = p.view["view"]["moves"]
        for w in ("roll", "end", "reject"):
            if w in by:
                return w
        return p.rng.choice(p.moves())

    end, many = time.time() + 100, False
    while not many and time.time() < end:
        for p in people:
            frame = p.view["view"]["ask"]["frame"] if p.view else ""
            if p.asked and not p.waiting and (frame != "catan.owe"):
                p.waiting = (p.send(t="play", moves=[hoard(p)], rows=p.view["rows"]), "", 0)
        for p in people:
            p.pump(0.005)
            p.inbox.clear()
        asks = [p for p in owing() if len({q.rows for q in people}) == 1]
        if asks and len(people[0].view["view"]["ask"]["seats"]) == len(asks):
            many = len(asks) >= 2 and not any(p.waiting for p in asks)
            if len(asks) == 1 and not asks[0].waiting:
                asks[0].waiting = (asks[0].send(t="play", moves=[asks[0].moves()[0]], rows=asks[0].view["rows"]), "", 0)
    ok(many, "a seven with several full hands")
    if not many:
        return
    sent = []
    for p in asks:
        me = p.view["view"]["seats"][p.view["you"] - 1]  # one of them may have begun while it was alone
        hand = [k for k, v in me["hand"].items() for _ in range(v - me.get("discarding", {}).get(k, 0))]
        sent.append((p, p.send(t="play", moves=["discard " + k for k in hand[:me["owes"]]], rows=p.view["rows"])))
    for p, re in sent:
        m = p.wait(lambda m: m.get("re") == re)
        ok(m["t"] == "ok", "%s discards while others do, in one message" % p.name, (m, p.view["view"]["ask"], p.view["view"]["seats"]))
    for p in people:
        p.close()


def test_return(s):
    """A lost connection, the rows that were missed, a second tab, leaving and coming back, resigning, taking over"""
    a, b = Person(s.port, "Ann", seed=3), Person(s.port, "Bob", seed=4)
    table = a.new("catan seats=3", ["me", "open", "random"])
    b.join(table)
    a.begin()
    play_all([a, b], lambda: a.rows > 60, 30)
    a.quiet(0.3)
    was, known = a.rows, dict(a.row_text)
    a.ws.cut()
    play_all([b], lambda: b.waiting is None and not b.asked, 3)
    a.again()
    ok(a.until(lambda: a.view is not None and a.view["rows"] == a.rows), "back after a lost connection")
    ok(set(range(was, a.rows)) <= set(a.row_text), "with the rows that were missed", (was, a.rows))
    a2 = Person(s.port, token=a.token)
    a2.watch(table, 0)
    a2.until(lambda: a2.view is not None)
    ok(a2.person == a.person and a2.view["you"] == 1, "a second tab sits in the same seat")
    ok(all(a2.row_text[i] == known[i] for i in known if i < was), "rows told again are the same, secrets and events too",
       [(a2.row_text.get(i), known[i]) for i in known if a2.row_text.get(i) != known[i]][:2])
    w = Person(s.port, "Wim")
    w.watch(table, 0)
    ok(len(w.row_text) == len(a2.row_text), "a spectator gets the same number of rows")
    eq(code(a.ask(t="leave")), "ok", "one tab is closed")
    a2.quiet(0.3)
    ok(not a2.table["seats"][0].get("away"), "the other still plays")
    eq(code(a2.ask(t="leave")), "ok", "then the other")
    ok(b.until(lambda: b.table["seats"][0].get("away")), "now a bot plays for Ann")
    play_all([b], lambda: b.over or b.rows > was + 60, 30)
    a.watch(table, a.rows)
    ok(b.until(lambda: not b.table["seats"][0].get("away")), "until she is back")
    eq(code(w.join(table, 1)), "refused", "nobody takes a person's seat")
    eq(code(w.join(table, 3)), "ok", "a bot's seat is asked for")
    eq(code(a.ask(t="vote", seat=3, yes=True)), "ok", "and given by the host")
    ok(w.until(lambda: w.view is not None and w.view["you"] == 3), "and sees its cards")
    eq(code(a.ask(t="resign")), "ok", "Ann resigns")
    eq(code(a.play("end", rows=False)), "seat", "and plays no more")
    b.until(lambda: b.table["seats"][0].get("resigned"))
    eq(code(b.ask(t="bot", seat=1, level="random")), "host", "the host may seat a bot there")
    p = a.ask(t="person", person=a.person)
    eq((p["played"], p["left_early"]), (1, 1), "it counts as left early")
    eq(code(a.join(table, 3)), "refused", "who has played cannot take another seat")
    eq(code(b.ask(t="abort")), "ok", "one of two wants to stop")
    b.quiet(0.2)
    ok(b.table["status"] == "playing" and b.table["seats"][1].get("gives_up"), "that is not enough")
    eq(code(w.ask(t="abort")), "ok", "both do")
    ok(b.until(lambda: b.over) and b.table["status"] == "aborted", "the game ends without a winner")
    for p in (a, b, a2, w):
        p.close()


def test_clock(s):
    """Time is up: the engine's move, then a bot until the owner is back"""
    a, b = Person(s.port, "Ann"), Person(s.port, "Bob", seed=9)
    for clock in ("turn:1", "chess:1+0", "days:1"):
        table = a.new("catan seats=2", ["me", "open"], clock=clock)
        b.join(table)
        a.begin()
        late = lambda: [r["text"] for r in b.row_text.values() if r["text"].startswith("~ ") and r["text"].endswith(" 1")]
        ok(play_all([b], lambda: any("away" in x for x in late()) or b.over, 20), clock + ": who does not move is replaced", late())
        eq(sum("late" in x for x in late()), 2, clock + ": after two expiries")
        ok(b.until(lambda: b.table["seats"][0].get("away")), clock + ": he is away")
        a.watch(table, a.rows)
        ok(b.until(lambda: not b.table["seats"][0].get("away")), clock + ": until he is back")
        b.ask(t="leave")
        a.ask(t="resign")
    eq(code(a.ask(t="new", setup="catan seats=2", clock="turn:0")), "refused", "a clock of no time is none")
    for p in (a, b):
        p.close()


def test_stop(s):
    """SIGTERM: everybody hears goodbye, nothing is lost, people come back to the new process"""
    a = Person(s.port, "Ann")
    table = a.new("catan seats=3", ["me", "random", "random"])
    a.begin()
    play_all([a], lambda: a.rows > 30, 20)
    a.quiet(0.3)
    rows = a.rows
    eq(s.stop(), 0, "a server that is told to stop does so")
    try:
        a.until(lambda: a.bye, 2)
        a.until(lambda: False, 2)
        gone = 0
    except Closed as e:
        gone = e.args[0]
    ok(a.bye and gone in (1001, 0), "people are told to come back", (a.bye, gone))
    s.start()
    a.again()
    ok(a.until(lambda: a.view is not None and a.view["rows"] >= rows), "and find their table as it was")
    ok(play_all([a], lambda: a.rows > rows + 30, 20), "and play on")
    a.close()


def test_tls():
    d = tempfile.mkdtemp(prefix="thorp-tls.")
    made = subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                           "-keyout", d + "/key.pem", "-out", d + "/cert.pem"], capture_output=True)
    if made.returncode:
        print("ok - TLS # SKIP no openssl")
        return
    tls = ssl.create_default_context(cafile=d + "/cert.pem")
    tls.check_hostname = False
    with Server(THORP, "--cert", d + "/cert.pem", "--key", d + "/key.pem") as s:
        st, h, body = http(s.port, "/api/session", tls=tls)
        ok(st == 200 and "Secure" in h["set-cookie"], "TLS: the cookie never leaves it")
        a = Person(s.port, "Ann", tls=tls)
        a.new("catan seats=2", ["me", "random"])
        a.begin()
        ok(play_all([a], lambda: a.rows > 20, 20), "TLS: a game")
        a.close()
    shutil.rmtree(d)


def test_limits():
    with Server(THORP, "--max-per-address", "3", limits=True) as s:
        people = [Person(s.port, "P%d" % i) for i in range(3)]
        try:
            Person(s.port, "too many")
            refused = False
        except (Closed, TimeoutError):
            refused = True
        ok(refused, "an address has so many connections")
        people[0].close()
        time.sleep(0.2)
        Person(s.port, "one").close()
        ok(True, "and one more when one has gone")


with Server(THORP) as server:
    for test in [globals()[x] for x in sys.argv[2:]] or (test_http, test_people, test_accounts, test_tables, test_game, test_undo, test_trade, test_seven, test_return,
                 test_clock, test_stop):
        try:
            started = time.time()
            test(server)
            print("# %s %.1f s" % (test.__name__, time.time() - started))
        except Exception as e:  # the others shall still run
            import traceback
            ok(False, test.__name__ + " came to its end", traceback.format_exc())
        if not server.alive():
            ok(False, "the server lives", server.log_text()[-1500:])
            server.start()
    end = time.time() + WAIT
    while figure(server.port, "thorp_calls_waiting") and time.time() < end:
        time.sleep(0.05)
    eq(figure(server.port, "thorp_calls_waiting"), 0, "every request has come to its end")
    log = server.log_text()
    eq([x for x in log.splitlines() if "level=error" in x or "runtime error" in x or "Sanitizer" in x], [], "no errors in the log")
test_tls()
test_limits()
done()
