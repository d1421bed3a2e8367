#!/usr/bin/env python3
"""A conversation with `thorp engine`, as docs/PROTOCOL.md describes it: a whole set-up and several turns of Catan with
dice and draws supplied by hand, what is refused and by which clause, take-back, records, and input that is no request.

  test_engine.py THORP           tests
  test_engine.py THORP --write   renews the answers printed in docs/PROTOCOL.md"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Engine, done, eq, ok  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
GIVES = {"hills": "brick", "forest": "lumber", "pasture": "wool", "fields": "grain", "mountains": "ore"}


class Table:
    """What this test knows of the board by itself: geometry and terrain, as the engine published them"""

    def __init__(self, engine):
        self.e = engine
        g = engine.ask("geometry")["geometry"]
        self.hexes = {h["id"]: h["nodes"] for h in g["hexes"] if "nodes" in h}
        self.edges = {frozenset(e["nodes"]): e["id"] for e in g["edges"]}
        places = engine.ask("describe")["view"]["places"]
        self.land = {p["id"]: p for p in places if p.get("terrain") in GIVES}
        self.towns = {}

    def edge(self, a, b):
        return self.edges[frozenset((a, b))]

    def income(self, number, robber):
        """Who gets what for a roll: one card for each settlement at a hex of that number"""
        got = {}
        for h, place in self.land.items():
            if number not in place["numbers"] or h == robber:
                continue
            for node in self.hexes[h]:
                if node in self.towns:
                    cards = got.setdefault(self.towns[node], {})
                    cards[GIVES[place["terrain"]]] = cards.get(GIVES[place["terrain"]], 0) + 1
        return got


def bundle(text):
    """`2brick+1ore` as a dictionary"""
    if text == "-":
        return {}
    return {w.lstrip("0123456789"): int(w[:len(w) - len(w.lstrip("0123456789"))]) for w in text.split("+")}


def refuse(e, clause, title, **fields):
    """A move is refused by that clause, and nothing changes"""
    before = e.ask("dump")
    r = e.ask("play", **fields)
    ok(r["ok"] is False and r.get("clause") == clause, "%s (%s)" % (title, clause), r)
    eq(e.ask("dump"), before, "... and changes nothing")


def test_placement(e, t):
    eq((e.ask("status")["asks"], e.ask("status")["actors"]), ("catan.first", ["*"]), "the dealer rolls for the start")
    legal = e.ask("legal", seat="*")
    ok(len(legal["moves"]) == 36 and len(legal["weights"]) == 36, "36 rolls, each with its weight", legal)
    refuse(e, "CB-TURN-06", "a player does not roll for the start", move="1 first 3 3")
    r = e.ask("play", moves=["* first 6 5", "* first 2 1", "* first 1 1"])
    ok(r["ok"] and r["actors"] == [1] and r["asks"] == "catan.settle", "the highest roll starts", r)
    refuse(e, "CB-TURN-06", "seat 2 waits", move="2 settlement n13")
    plan = ((1, "n13", "n12"), (2, "n19", "n20"), (3, "n40", "n41"), (3, "n44", "n43"), (2, "n35", "n34"),
            (1, "n42", "n41"))
    for i, (seat, node, other) in enumerate(plan):
        if i == 1:
            refuse(e, "CB-BUILD-08", "settlements keep their distance", move="2 settlement n12")
        r = e.ask("play", seat=seat, move="settlement " + node)
        ok(r["ok"] and r["played"] == ["%d settlement %s" % (seat, node)], "seat %d settles on %s" % (seat, node), r)
        if i >= 3:
            gets = {}
            for h, nodes in t.hexes.items():
                if node in nodes and h in t.land:
                    res = GIVES[t.land[h]["terrain"]]
                    gets[res] = gets.get(res, 0) + 1
            found = [bundle(v["args"][-1]) for v in r["events"] if v["event"] == "income"]
            eq(found, [gets], "the second settlement yields its hexes")
        t.towns[node] = seat
        r = e.ask("play", seat=seat, move="road " + t.edge(node, other))
        ok(r["ok"], "its road", r)
    ok(r["asks"] == "catan.before" and r["actors"] == [1] and r["turn"] == 1, "then the first turn begins", r)
    eq(r["scores"], [2, 2, 2], "two points each")


def roll(e, t, seat, a, b, robber="h09"):
    """Rolls, and compares the income with our own account of the board"""
    r = e.ask("play", moves=["%d roll" % seat, "* dice %d %d" % (a, b)])
    found = {v["seat"]: bundle(v["args"][-1]) for v in r["events"] if v["event"] == "income"}
    ok(r["ok"] and found == t.income(a + b, robber), "a roll of %d pays by the board" % (a + b), r)


def off(e):
    return e.ask("describe", seat=1)["view"]["off"]


def test_off(e):
    """After the first roll of seat 1, whose two roads end beside its own settlements"""
    found = off(e)
    eq(found.get("settlement"), "CB-BUILD-08", "no settlement: every crossing in reach is too near")
    eq(found.get("city"), "CB-BUILD-01", "no city: not enough ore and grain")
    held = bundle(hand(e, 1))
    eq(found.get("road"), None if "brick" in held and "lumber" in held else "CB-BUILD-01", "a road by its price")
    eq(found.get("buy"), None if all(held.get(r) for r in ("wool", "grain", "ore")) else "CB-BUILD-01", "a card by its price")
    ok("off" not in e.ask("describe", seat=2)["view"], "who is not asked is told nothing")


def test_turns(e, t):
    refuse(e, "CB-TURN-02", "no building before the roll", move="1 road " + t.edge("n12", "n11"))
    eq(off(e), {w: "CB-TURN-02" for w in ("road", "settlement", "city", "buy")}, "the view says so too")
    refuse(e, "CB-TURN-06", "seat 2 does not roll for seat 1", move="2 roll")
    r = e.ask("play", move="* dice 3 3")
    ok(not r["ok"], "no dice before they are rolled", r)
    roll(e, t, 1, 2, 2)
    refuse(e, "CB-BUILD-01", "a city costs ore and grain", move="1 city n13")
    test_off(e)
    r = e.ask("check", move="1 road e00")
    ok(r["ok"] and r["legal"] is False and r["clause"].startswith("CB-BUILD"), "check says no and why", r)
    r = e.ask("check", move="end", seat=1)
    ok(r["ok"] and r["legal"] is True, "check with the seat apart", r)
    roads = e.ask("legal", seat=1, match="road *")["moves"]
    ok(all(m.startswith("road e") for m in roads), "legal filters by a pattern", roads)
    eq(e.ask("check"), {"ok": True, "sound": True}, "the position is sound")
    e.ask("play", move="1 end")
    roll(e, t, 2, 4, 4)
    e.ask("play", move="2 end")
    roll(e, t, 3, 5, 4)
    e.ask("play", move="3 end")


def hand(e, seat, viewer=None):
    lines = e.ask("view", seat=viewer)["lines"] if viewer else e.ask("dump")["lines"]
    return next(line.split(" ", 3)[3] for line in lines if line.startswith("set hand %d " % seat))


def test_seven(e, t):
    r = e.ask("play", moves=["1 roll", "* dice 3 4"])
    ok(r["ok"] and r["asks"] == "catan.rob" and r["actors"] == [1], "a 7 moves the robber", r)
    refuse(e, "CB-SEVEN-04", "the robber must leave its hex", move="1 robber h09")
    r = e.ask("play", move="1 robber h08")
    if r["asks"] == "catan.victim":
        r = e.ask("play", move="1 rob 2")
    ok(r["asks"] == "catan.steal" and r["actors"] == ["*"], "the dealer draws the stolen card", r)
    mine, theirs = bundle(hand(e, 1)), bundle(hand(e, 2))
    absent = next(res for res in GIVES.values() if res not in theirs)
    refuse(e, "CB-SEVEN-05", "only a card the victim holds", move="* steal " + absent)
    card = sorted(theirs)[0]
    r = e.ask("play", move="* steal " + card)
    told = {viewer: [v for v in e.ask("events", seat=viewer)["events"] if v["event"] == "stole"] for viewer in (1, 2, 3, "-")}
    ok(told[1] and told[2] and not told[3] and not told["-"], "who stole what is told to the two", told)
    mine[card] = mine.get(card, 0) + 1
    eq(bundle(hand(e, 1)), mine, "the card has changed hands")
    ok(hand(e, 1, viewer=3).startswith("- ?") and hand(e, 1, viewer=1) == hand(e, 1), "others see backs of cards")
    ok("?" in hand(e, 1, viewer="-"), "so does a spectator")


def test_undo(e):
    whole, status = e.ask("record")["record"], e.ask("status")
    n, here = status["moves_made"], e.ask("dump")["hash"]
    r = e.ask("undo")
    ok(r["ok"] and r["moves_made"] == n - 1 and r["asks"] == "catan.steal", "undo takes one move back", r)
    r = e.ask("undo", n=3)
    ok(r["moves_made"] == n - 4, "undo several", r)
    r = e.ask("undo", n=9999)
    ok(not r["ok"] and "moves were made" in r["error"], "not more than there are", r)
    r = e.ask("undo", to=0)
    ok(r["ok"] and r["ply"] == 0, "back to the beginning", r)
    moves = [line for line in whole.splitlines() if line[0] in "123*"]
    eq(len(moves), n, "the record holds every move")
    r = e.ask("play", moves=moves[:5] + ["1 fly"] + moves[5:])
    ok(not r["ok"] and r["line"] == 6 and r["moves_made"] == 5 and r["played"] == moves[:5],
       "several moves stop at the first refusal", r)
    r = e.ask("play", moves=moves[5:])
    ok(r["ok"] and e.ask("dump")["hash"] == here, "the same moves lead to the same position", r)
    eq(e.ask("record")["record"], whole, "and to the same record")
    return whole, here


def test_records(e, whole, here):
    r = e.ask("new", record=whole, chance="manual")
    ok(r["ok"] and e.ask("dump")["hash"] == here, "a record can be gone on from", r)
    eq(e.ask("record")["record"], whole, "reading and writing a record is the identity")
    lines = whole.splitlines()
    for text, title in (("", "an empty record"), (whole[:300], "a cut record"), ("\n".join(lines[:-1] + ["= 00000000"]), "a wrong hash"),
                        ("\n".join(lines[:-1] + ["1 fly"]), "an unknown move")):
        r = e.ask("new", record=text)
        ok(not r["ok"] and e.ask("dump")["hash"] == here, title + " is refused; the table stays", r)


def test_setting(e):
    lines = ["hand 1 1wool+2brick+4grain", "hand 2 1ore", "set hand 3 -"]
    r = e.ask("new", game="catan seats=3 layout=beginner start=printed first_player=1", chance="manual", lines=lines)
    ok(r["ok"] and r["asks"] == "catan.before", "a table from position lines", r)
    dump = e.ask("dump")["lines"]
    r = e.ask("set", lines=["robber h03", "robber h99"])
    ok(not r["ok"] and r["line"] == 2 and e.ask("dump")["lines"] == dump, "all lines or none", r)
    r = e.ask("set", lines=["flow turn=1"])
    ok(not r["ok"] and e.ask("dump")["lines"] == dump, "a position that is not sound", r)
    r = e.ask("set", clear=True, lines=dump)
    ok(r["ok"] and e.ask("dump")["lines"] == dump, "a dump can be set", r)
    ok(e.ask("play", moves=["1 roll", "* dice 1 1"])["ok"], "play on from there")
    ok(not e.ask("set", line="robber h03")["ok"], "no setting after the first move")
    r = e.ask("play", moves=["1 offer 1wool:1ore", "2 accept 1", "3 reject", "1 take 2 1"])
    ok(r["ok"] and any(v["event"] == "traded" for v in r["events"]), "a trade: offer, answers, choice", r)
    eq((bundle(hand(e, 1)), bundle(hand(e, 2))), ({"brick": 2, "grain": 4, "ore": 1}, {"wool": 1}), "cards changed hands")
    r = e.ask("play", seat=1, moves=["bank grain ore", "end"])
    ok(r["ok"] and r["actors"] == [2], "several moves of one seat", r)


def test_cities_knights(e):
    """What a view says of Cities & Knights: whose price the Crane lowers, whom a landing would reward, which clause asks"""
    lines = ["set city n20 1", "set progress 1 1crane", "set phase before 1"]
    e.ask("new", game="catan +ck seats=3 layout=beginner first_player=1", chance="manual", lines=lines)
    refuse(e, "CK-TURN-02", "before the roll nothing but the Alchemist", move="1 crane")
    view = e.ask("describe", seat=1)["view"]
    eq((view["ask"]["clause"], view["off"]["road"]), ("CK-TURN-02", "CK-TURN-02"), "the view says so too")
    e.ask("play", moves=["1 roll", "* dice 1 2", "* event ship", "1 crane"])
    view = e.ask("describe", seat=2)["view"]
    eq([[t["cost"] for t in s["tracks"]] for s in view["table"]["ck"]["seats"]], [[0] * 3, [1] * 3, [1] * 3],
       "CK-CRANE-01 only who played the Crane pays less")
    eq(view["off"] if "off" in view else {}, {}, "nobody else is asked")
    eq(e.ask("describe", seat=1)["view"]["off"]["buy"], "CK-PREP-01", "there are no development cards")
    for option, best in ((0, []), (1, [1, 2, 3])):
        e.ask("new", game="catan +ck seats=3 layout=beginner first_player=1 zero_contribution_reward=%d" % option,
              chance="manual", lines=["set settlement n20 1", "set phase act 1"])
        ck = e.ask("describe", seat=1)["view"]["table"]["ck"]
        eq((ck["knights_win"], ck["best"], ck["losers"]), (True, best, []), "CK-BARB-08 no city, no knight, option %d" % option)


def test_auto(e):
    def game(seed):
        r = e.ask("new", game="catan seats=4", chance="auto", seed=seed)
        ok(r["ok"] and r["seed"] == seed and "*" not in r["actors"], "automatic chance, seed %d" % seed, r)
        for i in range(60):
            legal = e.ask("legal")
            r = e.ask("play", seat=legal["seat"], move=legal["moves"][i * 7 % len(legal["moves"])])
            if not r["ok"] or "*" in r["actors"]:
                return ok(False, "a listed move is legal and the dealer never waits", r)
        return e.ask("record")["record"]
    one, two, other = game(5), game(5), game(6)
    ok(one == two and one != other, "a seed is a game")
    before = e.ask("dump")["hash"]
    legal = e.ask("legal")
    move = "%d %s" % (legal["seat"], legal["moves"][0])
    e.ask("play", move=move)
    after = e.ask("dump")["hash"]
    r = e.ask("undo")
    ok(r["ok"] and e.ask("dump")["hash"] == before, "undo with automatic chance takes the dealer's answer back too", r)
    e.ask("play", move=move)
    eq(e.ask("dump")["hash"], after, "and the dice do not change")
    r = e.ask("new", game="catan")
    ok(r["ok"] and isinstance(r["seed"], int), "without a seed one is drawn and told", r)


def test_bad_input(e):
    e.ask("new", game="catan seats=3", chance="manual")
    here = e.ask("dump")
    bad = (
        (b"{", "half an object"), (b"nonsense", "no JSON"), (b"[]", "a list"), (b"17", "a number"), (b'"x"', "a string"),
        (b"{}", "no command"), (b'{"cmd":7}', "a command that is no string"), (b'{"cmd":"fly"}', "an unknown command"),
        (b'{"cmd":"help","cmd":"help"}', "a key twice"), (b'{"cmd":"\xff\xfe"}', "bad UTF-8"), (b'{"cmd":"a\\u0000b"}', "a zero"),
        (b"\x00\x01\x02\x7f\x80", "binary junk"), (b"[" * 60000, "deep nesting"), (b'{"a":' * 10000, "deep objects"),
        (b'{"cmd":"' + b"x" * 70000 + b'"}', "an over-long line"), (b"x" * 3000000, "a line of megabytes"),
        (b'{"cmd":"play"}', "play without a move"), (b'{"cmd":"play","move":7}', "a move that is no string"),
        (b'{"cmd":"play","moves":"x"}', "moves that are no list"), (b'{"cmd":"play","moves":[1]}', "a list of numbers"),
        (b'{"cmd":"play","move":"x","moves":[]}', "move and moves"), (b'{"cmd":"play","move":""}', "an empty move"),
        (b'{"cmd":"play","move":"9 end"}', "seat 9"), (b'{"cmd":"play","move":"' + b"1" * 5000 + b'"}', "a long move"),
        (b'{"cmd":"play","move":"- end"}', "no seat"), (b'{"cmd":"play","seat":"-","move":"end"}', "a spectator moves"),
        (b'{"cmd":"legal","seat":0}', "seat 0"), (b'{"cmd":"legal","seat":4}', "a seat nobody has"),
        (b'{"cmd":"legal","seat":"x"}', "seat x"), (b'{"cmd":"legal","seat":1.5}', "half a seat"),
        (b'{"cmd":"legal","seat":"-"}', "moves of a spectator"), (b'{"cmd":"view","seat":"*"}', "a view of the dealer"),
        (b'{"cmd":"undo","n":-1}', "undo of less than nothing"), (b'{"cmd":"undo","n":"x"}', "undo x"),
        (b'{"cmd":"undo"}', "undo of nothing"), (b'{"cmd":"set"}', "set nothing"), (b'{"cmd":"set","line":"\\u00e9"}', "an odd line"),
        (b'{"cmd":"set","lines":[null]}', "a list of nulls"), (b'{"cmd":"new"}', "new nothing"), (b'{"cmd":"new","game":3}', "game 3"),
        (b'{"cmd":"new","game":"chess"}', "an unknown game"), (b'{"cmd":"new","game":"catan seats=9"}', "nine seats"),
        (b'{"cmd":"new","game":"catan +five_six seats=3"}', "a module that does not fit"),
        (b'{"cmd":"new","game":"catan offers_per_turn=21"}', "an option out of range"),
        (b'{"cmd":"new","game":"catan","record":"x"}', "game and record"), (b'{"cmd":"new","game":"catan","chance":"luck"}', "odd chance"),
        (b'{"cmd":"new","game":"catan","seed":"x"}', "an odd seed"), (b'{"cmd":"new","game":"catan","deal":1}', "an odd deal"),
        (b'{"cmd":"new","game":"catan","lines":["robber h99"]}', "a bad line"),
    )
    for line, title in bad:
        r = e.raw(line)
        good = r.get("ok") is False and isinstance(r.get("error"), str) and r["error"] and "\n" not in r["error"]
        ok(good, "refused: " + title, r)
    eq(e.ask("dump"), here, "after all that the table is as it was")
    r = e.raw(b'{"cmd":"new","game":"catan layout=beginner spiral=cw"}')
    ok(not r["ok"] and r["clause"].startswith("CB-"), "a conflict cites its clause", r)
    eq(e.raw(b'\n  \n{"cmd":"games","id":"g"}')["id"], "g", "blank lines are passed over; the id comes back")
    eq(e.raw(b'{"cmd":"help","id":7}')["id"], 7, "a number as id")


DOCUMENT = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "docs", "PROTOCOL.md")


def test_document():
    """The conversation printed in docs/PROTOCOL.md is real"""
    with open(DOCUMENT, encoding="utf-8") as f:
        lines = [line.rstrip("\n") for line in f if line.startswith(("> {", "< {"))]
    asked, answers = [x[2:] for x in lines[::2]], [x[2:] for x in lines[1::2]]
    ok(len(asked) == len(answers) >= 15 and all(x[0] == ">" for x in lines[::2]), "docs/PROTOCOL.md holds a conversation", lines)
    e = Engine(thorp)
    for ask, answer in zip(asked, answers):
        eq(e.raw(ask.encode()), json.loads(answer), "as documented: " + ask[:60].replace("#", ""))
    eq(e.close(), 0, "the documented conversation ends well")


def write_document():
    """Holds the conversation again and puts the answers of today into docs/PROTOCOL.md"""
    e, out = Engine(thorp), []
    with open(DOCUMENT, encoding="utf-8") as f:
        for line in f:
            if line.startswith("> {"):
                e.raw(line[2:].rstrip("\n").encode())
            out.append("< " + e.log[-1][1].decode() if line.startswith("< {") else line)
    e.close()
    with open(DOCUMENT, "w", encoding="utf-8") as f:
        f.writelines(out)
    sys.exit(0)


def main():
    test_document()
    e = Engine(thorp)
    r = e.ask("legal")
    ok(not r["ok"] and "new" in r["error"], "first of all a table", r)
    ok(set(e.ask("help")["commands"]) >= {"new", "set", "legal", "check", "play", "view", "dump", "undo", "record"}, "help")
    ok(e.ask("games")["games"][0]["name"] == "catan", "games")
    r = e.ask("new", game="catan seats=3 layout=beginner", chance="manual")
    ok(r["ok"] and r["chance"] == "manual" and r["game"].startswith("catan rev="), "new", r)
    t = Table(e)
    test_placement(e, t)
    test_turns(e, t)
    test_seven(e, t)
    test_records(e, *test_undo(e))
    test_setting(e)
    test_cities_knights(e)
    test_auto(e)
    test_bad_input(e)
    ok(e.ask("quit")["ok"], "quit is answered")
    eq(e.close(), 0, "and ends with status 0")
    e = Engine(thorp)
    e.ask("help")
    eq(e.close(), 0, "so does the end of the input")


if sys.argv[2:] == ["--write"]:
    write_document()
try:
    main()
except Exception as error:  # a crash of either side is a failed point
    ok(False, "the conversation runs to its end", repr(error))
done()
