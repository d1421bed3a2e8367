#!/usr/bin/env python3
"""Every subcommand through the real binary: what it prints, what it refuses, its exit status.

  test_cli.py THORP"""
import json
import os
import re
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Engine, Run, done, eq, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
folder = tempfile.mkdtemp()
JUNK = bytes(range(256)) * 20


def run(*args, **more):
    return Run(thorp, *args, **more)


def path(name):
    return os.path.join(folder, name)


def write(name, content):
    with open(path(name), "wb") as f:
        f.write(content if isinstance(content, bytes) else content.encode())
    return path(name)


# ------------------------------------------------------------------------------ the command itself
def test_main():
    r = run("help")
    ok(r.status == 0 and all(" %s " % c in r.out for c in ("play", "games", "engine", "bench")), "help lists commands", r)
    ok(run().status == 0 and run().out == r.out, "no argument is a cry for help")
    r = run("--version")
    ok(r.status == 0 and re.match(r"thorp \d+\.\d+\.\d+\ncatan rev=\d+\n", r.out), "--version", r)
    refused(run("fly"), 2, "`fly`", title="an unknown command is one line and exit 2")
    for c in ("games", "rules", "check", "replay", "perft", "bench", "arena", "tune", "fit", "engine"):
        r = run(c, "--help")
        ok(r.status == 0 and r.out.startswith("usage: thorp %s" % c), "%s --help" % c, r)
        eq(run("help", c).out, r.out, "help %s is the same page" % c)
    for c in ("games", "rules", "replay", "perft", "bench", "arena", "tune", "fit"):
        refused(run(c, "--nonsense"), 2, "--nonsense", title="%s refuses an unknown option" % c)
    refused(run("engine", "x"), 2, title="engine takes no arguments")
    refused(run("help", "fly"), 2, "`fly`", title="help on an unknown command")


def test_games():
    r = run("games")
    ok(r.status == 0 and "catan" in r.out and "+five_six" in r.out and "layout=" in r.out, "games lists", r)
    ok(re.search(r"^    beginner +The rulebook’s island .* \(CB-BEG-01\)$", r.out, re.M), "... the rows of a choice with a sentence and a rule", r)
    ok("  +five_six with start=printed (CB-56-11)\n" in r.out, "... what cannot be combined", r)
    ok(re.search(r"^    beginner +Остров из правил", run("games", "--lang", "ru").out, re.M), "... in Russian")
    refused(run("games", "--lang", "xx"), 2, "`xx`", title="a language nobody knows")
    games = json.loads(run("games", "--json").out)["games"]
    catan = next(g for g in games if g["name"] == "catan")
    ok({m["name"] for m in catan["modules"]} >= {"five_six"}, "games --json has modules", catan)
    kinds = {o["name"]: o for o in catan["options"]}
    eq(kinds["layout"]["type"], "choice", "an option has a type")
    ok(all([r["name"] for r in o["rows"]] == o["choices"] and all(r["clause"] for r in o["rows"])
           for g in games for o in g["options"] if o["type"] == "choice"), "the rows of a choice have names and clauses", games)
    ok({"one": "+five_six", "other": "start=printed", "clause": "CB-56-11"} in catan["bars"], "what cannot be combined", catan["bars"])
    ok({"one": "+ck", "other": "scenario=four_islands|fog_island|new_world", "clause": "CS-CK-14"} in catan["notes"], "what is not recommended", catan["notes"])
    ok(kinds["layout"]["default"] in kinds["layout"]["choices"], "a default is one of the choices", kinds["layout"])
    ok(all(o.get("clause", "").startswith("C") for o in catan["options"]), "every option cites its clause", catan)


def search_order(word, whole, begins):
    """Clauses with the whole word come before those with a beginning, these before those with a part"""
    found = re.findall(r"^([A-Z]{2}-\S+)\n  (.*)\n  (.*)$", run("rules", "--search", word).out, re.M)
    fits = [0 if re.search(whole, text, re.I) else 1 if re.search(begins, text, re.I) else 2
            for text in (" / ".join(clause[1:]).replace("ё", "е") for clause in found)]
    ok(fits == sorted(fits) and len(set(fits)) > 1, "search finds whole words first: %s" % word, fits)


def test_rules():
    r = run("rules", "CB-LR-07")
    ok(r.status == 0 and r.out.startswith("CB-LR-07\n") and re.search("[а-я]", r.out), "a clause in both languages", r)
    eq(len(r.out.splitlines()), 3, "id, English, Russian")
    ok(run("rules", "cb-lr-07").out == r.out, "case does not matter")
    family = run("rules", "CB-LR").out
    ok(family.count("CB-LR-") >= 7 and r.out in family, "a family lists its clauses", family)
    eq(len(run("rules", "CB-EX-01").out.splitlines()), 3, "a worked example: id, English, Russian")
    ok(re.match(r"CB-OPEN-02\n  .*[a-z].*\n  .*[а-я]", run("rules", "CB-OPEN-02").out), "a ruling")
    r = run("rules", "--lang", "ru", "CK-EX-01")
    ok(r.out.startswith("CK-EX-01\n  Пример из книги правил: ") and len(r.out.splitlines()) == 2, "a worked example in Russian alone", r)
    eq(run("rules", "CK-EX-01", "--lang=ru").out, r.out, "--lang may stand anywhere")
    eq(run("rules", "--search", "клавдии", "--lang", "ru").out, r.out, "worked examples are found by a Russian word")
    ok(re.match(r"CB-EX-00\n  How to read", run("rules", "--lang", "en", "CB-EX").out), "all examples of a book, first how to read them")
    ok("CK-OPEN-06\n" in run("rules", "--search", "опечатка").out, "rulings are found, too")
    refused(run("rules", "CB-LR-07", "--lang", "de"), 2, "`de`", title="a language nobody wrote")
    ok("CB-BOARD-02" in run("rules", "--search", "desert").out, "search in English")
    ok("CB-BOARD-02" in run("rules", "--search", "ПУСТЫНЯ").out, "search in Russian, case ignored")
    refused(run("rules", "CB-LR-99"), 1, "`CB-LR-99`", title="an unknown id is exit 1")
    search_order("city", r"(?<!\w)city(?!\w)", r"(?<!\w)city")
    search_order("город", r"(?<!\w)город(?!\w)", r"(?<!\w)город")
    r = run("rules", "--search", "дороги")
    ok(re.search(r"(?<!\w)дорогу(?!\w)", r.out), "a Russian word is found in its other forms", r)
    refused(run("rules", "--search", "zeppelin"), 1, "zeppelin", title="a word nobody wrote")
    refused(run("rules"), 2, title="rules without an id")
    refused(run("rules", "--search"), 2, title="--search without a word")


# ---------------------------------------------------------------------------------------- set-ups
def test_setups():
    bad = (
        (("chess",), "`chess`", "unknown game"),
        (("catan", "+dragons"), "`dragons`", "unknown module"),
        (("catan", "wings=3"), "`wings`", "unknown option"),
        (("catan", "offers_per_turn=99"), "0 to 20", "option out of range"),
        (("catan", "layout=round"), "beginner", "unknown choice"),
        (("catan", "seats=9"), "`9`", "too many seats"),
        (("catan", "+five_six", "seats=3"), "five_six", "seats that do not fit a module"),
        (("catan", "layout=beginner", "spiral=cw"), "(CB-", "options that exclude each other"),
        (("catan", "seats"), "`seats`", "a word that is nothing"),
    )
    for words, text, title in bad:
        refused(run("perft", *words, "--depth", "1"), 2, text, title="perft: " + title)
        refused(run("bench", *words, "--games", "1"), 2, text, title="bench: " + title)
        refused(run("arena", "random", "random", "--game", " ".join(words), "--games", "1"), 2, text,
                title="arena: " + title)


# --------------------------------------------------------------------------------------- scenarios
SCENARIO = """
% CB-SETUP-08 the first settlement may stand anywhere   # a comment
game catan seats=3 layout=beginner first_player=1
expect asks catan.settle
expect actors 1
expect may -
expect won -
expect legal 1 settlement * = 54
expect legal 1 * > 53
expect legal 2 * = 0
expect score 1 = 0
expect line flow *
expect no line town *
expect view 2 line set flow *
expect view - no line town *
reject 2 settlement n00 CB-TURN-06
reject 1 road e00 CB-SETUP-08
1 settlement n00
expect event built seat=1 settlement 0
expect event built * *
expect no event won
expect score 1 = 1
expect public 1 >= 1
expect legal 1 road * = 2

% CB-SETUP-01 bad set-ups are refused
badgame catan seats=9 : 9
badgame catan wings=1 : no such option
badgame chess : no such game
game catan seats=3
badset hex h99 fields 9 : h99
badmove fly n03 : no such move
auto 7 200
"""


def failing(body, title, *words):
    """A scenario that must fail, and its complaint must hold the words"""
    r = run("check", write("bad.t", "% CB-LR-01 x\ngame catan seats=3 first_player=1\n" + body))
    ok(r.status == 1 and r.out.startswith("not ok 1 - CB-LR-01 x\n# ") and all(w in r.out for w in words), title, r)


def test_check():
    r = run("check", write("good.t", SCENARIO))
    ok(r.status == 0 and r.out.endswith("1..2\n") and r.out.count("\nok") + r.out.startswith("ok") == 2,
       "good scenarios pass", r)
    failing("expect score 1 = 4\n", "a wrong score", "bad.t:3", "expected = 4, found 0")
    failing("expect legal 1 settlement * = 3\n", "a wrong count of moves", "found 54", "settlement n00")
    failing("1 road e00\n", "an illegal move", "`1 road e00`", "catan.settle", "CB-SETUP-08")
    failing("reject 1 settlement n00 CB-LR-01\n", "a refusal that is none", "is legal")
    failing("reject 2 settlement n00 CB-LR-01\n", "a refusal by another clause", "expected CB-LR-01")
    failing("reject 1 settlement n00\n", "a refusal without a clause", "the clause that forbids")
    failing("expect asks catan.act\n", "a wrong question", "found catan.settle")
    failing("expect actors 1+2\n", "wrong actors", "expected 1+2, found 1")
    failing("expect won 1\n", "a wrong winner", "expected 1, found -")
    failing("expect line robber h77\n", "a missing line", "robber h77")
    failing("expect event won\n", "a missing event", "found (name seat args): none")
    failing("expect event flew\n", "an unknown event", "no such event")
    failing("expect bananas\n", "an unknown expectation", "bananas")
    failing("frobnicate\n", "an unknown directive", "bad.t:3", "frobnicate")
    failing("badgame catan : x\n", "a good set-up called bad", "was accepted")
    failing("badset robber h05 : x\n", "a good line called bad", "was accepted")
    failing("set robber h99\n", "a bad line", "was refused")
    failing("use none.pos\n", "a missing position", "none.pos cannot be read")
    failing("game chess\n", "an unknown game", "`chess`")
    write("two.pos", "# a position\nset robber h05\n")
    r = run("check", write("use.t", "% CB-LR-01 x\ngame catan seats=3\nuse two.pos\nexpect line robber h05\n"))
    ok(r.status == 0, "use reads the file beside the scenario", r)
    for text, title in (("% x no clause\n", "a title without a clause"), ("% CB-XX-01 x\n", "an unknown clause"),
                        ("game catan\n", "a line before the first title"), ("", "an empty file"),
                        ("% CB-LR-01 x\n1 end\n", "a move without a game"), (b"% CB-LR-01 x\n" + JUNK, "binary junk"),
                        ("% CB-LR-01 x\n" + "y" * 9000 + "\n", "an over-long line")):
        r = run("check", write("odd.t", text))
        ok(r.status == 1 and "not ok" in r.out, "check: " + title, r)
    r = run("check", path("absent.t"), path("good.t"))
    ok(r.status == 1 and "not ok 1" in r.out and r.out.endswith("1..3\n"), "a missing file fails, the others run", r)
    refused(run("check"), 2, title="check without files")


# ----------------------------------------------------------------------------------------- records
def make_record():
    e = Engine(thorp)
    e.ask("new", game="catan seats=3", chance="auto", seed=11)
    for _ in range(120):
        legal = e.ask("legal")
        e.ask("play", seat=legal["seat"], move=legal["moves"][len(legal["moves"]) // 2])
    text = e.ask("record")["record"]
    e.close()
    return text


def test_replay():
    text = make_record()
    lines = text.splitlines()
    good = write("good.th", text)
    r = run("replay", good, "--verify")
    moves = sum(1 for line in lines if line[0] in "123*")
    marks = sum(1 for line in lines if line.startswith("= "))
    ok(r.status == 0 and r.out == "verified: %d moves, %d checkpoints\n" % (moves, marks), "verify", r)
    ok(marks >= 4, "a checkpoint every 32 moves", marks)
    r = run("replay", good)
    ok(r.status == 0 and "    1 " in r.out and "scores: 1=" in r.out and "built" in r.out, "replay prints moves and events", r)
    r = run("replay", good, "--to", "5")
    ok(r.status == 0 and "    5 " in r.out and "    6 " not in r.out and "\nset flow" in r.out, "--to stops", r)
    r = run("replay", good, "--to", "3", "--step", stdin="\n\n\n")
    ok(r.status == 0 and "    3 " in r.out, "--step goes on with Enter", r)
    r = run("replay", good, "--step", stdin="\nq\n")
    ok(r.status == 0 and "    2 " in r.out and "    3 " not in r.out, "--step ends with q", r)
    eq(run("replay", "-", "--verify", stdin=text).status, 0, "a record on standard input")
    tie = "th 1 carcassonne seats=3\nset empty\nset tile BA-D 0,0 r0\nset points 1 11\nset points 2 10\nset points 3 11\n" \
          "set stack BA-B\nset phase turn 1\n* draw BA-B\n1 place 0,1 r0\n1 pass\n"
    r = run("replay", "-", stdin=tie)
    ok("\nwinner: 1+3\n" in r.out, "everybody who shares a win is named (CC-END-07)", r)
    r = run("replay", "-", stdin=tie.replace("set points 3 11", "set points 3 12"))
    ok("\nwinner: 3\n" in r.out, "one winner", r)
    refused(run("replay", good, "--to", "99999"), 2, "--to", title="--to past the end")
    refused(run("replay", good, "--to", "x"), 2, "`x`", title="--to wants a number")
    refused(run("replay"), 2, title="replay without a file")
    refused(run("replay", path("absent.th")), 1, "absent.th", title="a record that is not there")

    def bad(content, title, *words):
        refused(run("replay", write("bad.th", content), "--verify"), 1, "bad.th", *words, title=title)

    last = lines[-1]
    first_move = next(i for i, line in enumerate(lines) if line[0] in "123*")
    first_mark = next(i for i, line in enumerate(lines) if line.startswith("= "))
    bad("\n".join(lines[:-1]) + "\n", "a record without its seal", "cut off")
    bad(text[:len(text) - 5], "a record cut in its last line", "checkpoint")
    bad("\n".join(lines[:-1] + ["= 00000000"]) + "\n", "a changed hash", ":%d:" % len(lines), "after move %d" % moves)
    bad("\n".join(lines[:first_move + 1] + lines[first_move + 2:]) + "\n", "a move left out", ":")
    bad("\n".join(lines[:first_mark] + lines[first_mark + 1:-1]) + "\n", "checkpoint and seal left out", "cut off")
    edited = [("set robber h03" if "robber" not in last and line.startswith("set robber ") and line != "set robber h03"
               else line) for line in lines]
    bad("\n".join(edited) + "\n", "a position edited")
    bad("\n".join(lines[:first_move] + ["1 fly n03"]) + "\n", "an unknown move", ":%d:" % (first_move + 1), "`fly`")
    bad(text.replace("th 1 catan", "th 1 chess", 1), "an unknown game", ":1:", "`chess`")
    bad(text.replace("th 1 catan", "th 9 catan", 1), "an unknown version", ":1:")
    bad(re.sub(r"rev=\d+", "rev=99", text, count=1), "an unknown revision", ":1:", "99")
    bad("\n".join(lines[1:]) + "\n", "a record without a header", ":1:")
    bad("", "an empty record")
    bad(lines[0] + "\n", "a header alone")
    bad(lines[0] + "\n" + "x" * 70000 + "\n", "an over-long line", ":2:", "too long")
    bad(JUNK, "binary junk", ":1:")
    bad(lines[0].encode() + b"\n\0\n", "a zero byte", ":2:")
    bad(text + "set robber h03\n", "a position line after the moves")


# ---------------------------------------------------------------------------- perft, bench, arena
def test_perft():
    r = run("perft", "catan", "seats=3", "layout=beginner", "first_player=1", "--depth", "2")
    ok(r.status == 0 and r.out.startswith("depth 1: 54 positions\ndepth 2: 144 positions\n"), "perft of the first placement", r)
    r = run("perft", "catan", "seats=3", "layout=beginner", "first_player=1", "--depth", "2", "--split")
    ok(r.out.count("1 settlement n") == 54, "--split lists the first moves", r)
    record = write("p.th", make_record())
    ok(run("perft", "--from", record, "--depth", "1").status == 0, "perft from a record")
    eq(run("perft", "catan", "--seed", "3", "--depth", "1").status, 0, "perft of a dealt table")
    refused(run("perft", "catan"), 2, "--depth", title="perft wants a depth")
    refused(run("perft", "catan", "--depth", "0"), 2, "`0`", title="a depth out of range")
    refused(run("perft", "--depth", "2"), 2, title="perft wants a game")
    refused(run("perft", "--from", write("junk", JUNK), "--depth", "1"), 1, "junk:1:", title="perft from junk")


KEYS = ["game", "modules", "seats", "games", "given_up", "moves", "games_per_s", "moves_per_s", "state_bytes", "copy_ns",
        "gen_ns", "apply_ns", "signature"]


def test_bench():
    one = run("bench", "catan", "--seconds", "0.2", "--json")
    two = run("bench", "catan", "--seconds", "0.3", "--seed", "5", "--json")
    a, b = json.loads(one.out), json.loads(two.out)
    eq(list(a), KEYS, "bench --json has exactly these keys")
    ok(a["signature"] == b["signature"] and re.fullmatch("[0-9a-f]{8}", a["signature"]),
       "the signature depends neither on time nor on the seed", (a, b))
    ok(a["moves"] > a["games"] > 0 and a["state_bytes"] <= 4096 and a["gen_ns"] > 0, "numbers are plausible", a)
    c = json.loads(run("bench", "catan", "+five_six", "--seats", "6", "--seconds", "0.1", "--json").out)
    ok(c["modules"] == ["five_six"] and c["seats"] == 6 and c["signature"] != a["signature"], "modules and seats", c)
    x = json.loads(run("bench", "catan", "--games", "7", "--seed", "3", "--json").out)
    y = json.loads(run("bench", "catan", "--games", "7", "--seed", "3", "--json").out)
    ok(x["games"] == 7 and x["moves"] == y["moves"], "--games plays exactly so many, the same each time", (x, y))
    r = run("bench", "catan", "--games", "3", "--plies", "20", "--json")
    z = json.loads(r.out)
    eq((x["given_up"], z["given_up"], z["moves"]), (0, 3, 60), "games longer than --plies are abandoned and counted")
    ok("abandoned after 20 moves: 3" in r.err, "and that is said", r)
    ok("signature" in run("bench", "catan", "--seconds", "0.1").out, "bench as text")
    refused(run("bench"), 2, title="bench wants a game")
    refused(run("bench", "catan", "--seconds", "-1"), 2, "`-1`", title="seconds out of range")
    refused(run("bench", "catan", "--seconds", "x"), 2, "`x`", title="seconds that are no number")
    refused(run("bench", "catan", "--games", "0"), 2, "`0`", title="no games")
    refused(run("bench", "catan", "--games"), 2, "--games", title="--games without a value")
    refused(run("bench", "catan", "--seats", "9", "--games", "1"), 2, "`9`", title="bench: too many seats")


def test_arena_parts(args, wins):
    """Two processes play a part each; a third finds nothing left to do"""
    with tempfile.TemporaryDirectory() as folder:
        one, two, rest = (os.path.join(folder, n) for n in ("one", "two", "rest"))
        a = json.loads(run(*args, "--json", "--part", "1/2", "--log", one).out)
        b = json.loads(run(*args, "--json", "--part", "2/2", "--log", two).out)
        eq((a["games"], b["games"]), (4, 4), "each of two parts is half of the games")
        c = json.loads(run(*args, "--json", "--log", rest, "--log", one, "--log", two).out)
        eq([x["wins"] for x in c["bots"]], wins, "parts add up to the whole")
        eq(open(rest, encoding="utf-8").read().count("\n"), 1, "what stands in a log is not played again")
        text = open(one, encoding="utf-8").read()
        open(one, "w", encoding="utf-8").write(text[:-3])
        d = json.loads(run(*args, "--json", "--log", one).out)
        eq([x["wins"] for x in d["bots"]], wins, "an interrupted contest goes on where it was")
        refused(run("arena", "random", "random", "--games", "2", "--log", one), 2, "another contest", title="a foreign log")


def test_arena_shared():
    """A win that is shared is no game that was given up after 100000 moves."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        with open(log, "w") as f:
            f.write("arena 1 seed=1 carcassonne rev=2 seats=2 : greedy random\n0 0 198 92 92 ok\n1 0 100000 5 7 ok\n2 1 190 9 7 ok\n")
        a = json.loads(run("arena", "greedy", "random", "--game", "carcassonne seats=2", "--games", "3", "--log", log, "--json").out)
        eq([a["shared"], a["unfinished"], sum(b["wins"] for b in a["bots"])], [1, 1, 1], "shared, given up and won games are told apart")
        with open(log) as f:
            eq(f.read().count("\n"), 4, "a contest that is only shown leaves its log as it is")


def test_arena_mpi(args, wins):
    """Two ranks: one shares out, one plays. Only where the driver is built (OpenMPI, no sanitizers)"""
    driver = os.path.join(os.path.dirname(thorp), "thorp-arena-mpi")
    if not os.path.exists(driver):
        return
    root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_btl": "self,vader", "OMPI_MCA_rmaps_base_oversubscribe": "1"}
    mpi = ("-n", "2", driver)
    r = Run("mpirun", *mpi, *args[1:], "--json", env={**os.environ, **root})
    eq([x["wins"] for x in json.loads(r.out)["bots"]] if r.status == 0 else r.err, wins, "two ranks: the same result")
    r = Run("mpirun", *mpi, "greedy", "random", "--game", "catan seats=2", "--games", "400", "--sprt", "0:100", "--json",
            env={**os.environ, **root})
    ok(r.status == 0 and json.loads(r.out)["sprt"] == "better", "two ranks stop early", r)
    r = Run("mpirun", *mpi, "random", "alice", env={**os.environ, **root})
    ok(r.status == 2 and r.err.count("`alice`") == 1, "what is wrong is said once", r)
    refused(Run(driver, *args[1:], env={**os.environ, **root}), 2, "mpirun", title="alone it has nobody to play")


def test_arena_more():
    r = json.loads(run("arena", "greedy", "random", "--game", "catan seats=2", "--games", "400", "--sprt", "0:100", "--json").out)
    ok(r["sprt"] == "better" and 2 <= r["games"] < 100, "SPRT stops early", r)
    r = json.loads(run("arena", "random", "greedy", "--game", "catan seats=2", "--games", "400", "--sprt", "0:100", "--json").out)
    ok(r["sprt"] == "not better" and r["games"] < 100, "either way", r)
    for bad in ("x", "5", "9:3", "1:2:3"):
        refused(run("arena", "random", "random", "--sprt", bad), 2, bad, title="a bad SPRT: " + bad)
    for bad in ("0/2", "3/2", "1", "a/b"):
        refused(run("arena", "random", "random", "--part", bad), 2, bad, title="a bad part: " + bad)


# A program that follows the protocol by the letter and writes down what it gets.
LISTENER = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    m = json.loads(line)
    if m["t"] == "choose":
        print(m["moves"][-1], flush=True)
"""

# Programs that fail: the shell command, what is said of it.
FAILING = (
    ("false", "ended with status 1"),
    ("no-such-program-anywhere 2>/dev/null", "could not be started"),
    ("while read x; do echo nonsense; done", "answered `nonsense`"),
    ("sleep 60", "did not answer within 300 ms"),
    ("exec sleep 60 <&-", "did not answer within 300 ms"),
    ("kill -9 $$", "signal 9"),
    ("while read x; do case $x in *choose*) printf %2000s;; esac; done", "a line without end"),
    ("echo hello; while read x; do :; done", ""),
)


def exec_bot(*words):
    return "exec:" + " ".join(words)


def test_arena_exec():
    bot = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "bot.py")
    r = run("arena", exec_bot(sys.executable, bot), "random", "--game", "catan seats=2", "--games", "2", "--json")
    a = json.loads(r.out)
    ok(r.status == 0 and a["unfinished"] == 0 and a["bots"][0]["faults"] == 0 and "rror" not in r.err, "another program takes a seat", r)
    for command, words in FAILING:
        r = run("arena", exec_bot(command), "random", "--game", "elasund seats=2", "--games", "4", "--limit", "300", "--json")
        a = json.loads(r.out)
        ok(r.status == 1 and a["bots"][0]["faults"] == 1 and a["games"] == 1 and command in r.err and words in r.err,
           "a program that fails ends the contest: " + command, r)
    r = run("arena", "exec:false", "random", "--game", "catan seats=4", "--games", "4", "--forfeit", "--json")
    a = json.loads(r.out)
    ok(r.status == 0 and a["games"] == a["forfeited"] == 4 and a["bots"][0]["wins"] == 0 and a["bots"][1]["wins"] == 4
       and a["bots"][0]["faults"] == 8, "with --forfeit it loses", r)


def test_arena_exec_log():
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        args = ("arena", "exec:false", "random", "--game", "elasund seats=2", "--games", "2", "--forfeit", "--log", log, "--json")
        first, again = json.loads(run(*args).out), json.loads(run(*args).out)
        ok(first["bots"] == again["bots"] and again["forfeited"] == 2, "a log keeps who forfeited", again)


def listened(folder, game):
    path, program = os.path.join(folder, "heard"), os.path.join(folder, "listener.py")
    with open(program, "w") as f:
        f.write(LISTENER)
    r = run("arena", exec_bot(sys.executable, program, path), "random", "--game", game, "--games", "1")
    ok(r.status == 0, "a listener plays " + game, r)
    with open(path) as f:
        return [json.loads(x) for x in f]


def test_arena_exec_protocol():
    with tempfile.TemporaryDirectory() as folder:
        heard = listened(folder, "catan seats=2 layout=beginner")
        first, choices, last = heard[0], heard[1:-1], heard[-1]
        ok(first["t"] == "start" and first["protocol"] == 2 and first["seat"] == 1 and first["seats"] == 2, "it is told where it sits", first["t"])
        ok(first["setup"].startswith("catan ") and "layout=beginner" in first["options"] and len(first["geometry"]) > 0,
           "options and geometry come once", first["options"])
        ok(all(c["t"] == "choose" and c["moves"] and c["view"] for c in choices), "every choice has moves and a view")
        events = [e for c in choices for e in c["events"]] + last["events"]
        ok({"rolled", "income", "turn"} <= {e["event"] for e in events}, "it hears what happens")
        hidden = [e for e in events if "to" in e and 1 not in e["to"]]
        ok(hidden == [], "and nothing its seat may not know", hidden[:3])
        ok(last["t"] == "end" and len(last["points"]) == len(last["ranks"]) == 2 and last["winner"] in (1, 2)
           and last["points"][last["winner"] - 1] >= 10, "and how it ended", last)


def test_arena_cost():
    args = ("arena", "greedy", "mcts:6", "--game", "catan seats=2", "--games", "2", "--cost")
    r = run(*args)
    rows = re.findall(r"^  (\S+) +(\d+) +([\d.]+) +([\d.]+) +([\d.]+) +(\d+) +(\d+) +(\d+)  [\d.]+$", r.out, re.M)
    ok(r.status == 0 and [x[0] for x in rows] == ["greedy", "mcts:6"], "arena says what choices cost", r)
    for name, choices, mean, slow, longest, sims, *_ in rows:
        ok(int(choices) > 20 and 0 < float(mean) <= float(longest) and float(slow) <= float(longest) and int(sims) > 0,
           "mean and the 99th of 100 are no more than the longest, for " + name, r)
    for more in ("--json",), ("--threads", "2"):
        refused(run(*args, *more), 2, "--cost", title="--cost with " + more[0])


def test_tune():
    args = ("tune", "--game", "catan seats=2", "--steps", "3", "--seed", "5")
    r = run(*args)
    ok(r.status == 0 and re.search(r"^points +[0-9.]+  victory points", r.out, re.M), "tune prints weights", r)
    eq(run(*args).out, r.out, "the same seed is the same weights")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "w.txt")
        open(path, "w", encoding="utf-8").write(r.out)
        a = run("arena", "greedy@" + path, "random", "--game", "catan seats=2", "--games", "2")
        ok(a.status == 0, "arena plays with them", a)
        refused(run("arena", "greedy@" + path + "x", "random", "--games", "1"), 2, "no weights", title="no such file")
    searched = run(*args, "--bot", "mcts:4")
    ok(searched.status == 0 and searched.out != r.out, "tune lets another bot play", searched)
    refused(run(*args, "--bot", "alice"), 2, "`alice`", title="tune: an unknown bot")
    sizes = run(*args, "--seats", "2,4")
    ok(sizes.status == 0 and sizes.out != r.out and "--seats 2,4" in sizes.out, "tune plays with several numbers of seats", sizes)
    for bad in "2,", "2,x", "9", "2;3":
        refused(run(*args, "--seats", bad), 2, bad, title="tune: bad seats " + bad)


def test_fit():
    args = ("fit", "--game", "catan seats=2", "--games", "50", "--seed", "5")
    r = run(*args)
    rows = [line.split() for line in r.out.splitlines() if not line.startswith(("#", "for "))]
    ok(r.status == 0 and [len(x) for x in rows[-2:]] == [33, 33] and {len(x) for x in rows[:-2]} == {34},
       "fit prints a row for each term and two more", r)
    ok(any(float(x) != 0 for row in rows[:-2] for x in row[2:]), "the net has hidden weights", r)
    eq(run(*args).out, r.out, "the same seed is the same net")
    ok(run(*args[:-1], "6").out != r.out, "another seed is another net")
    refused(run("fit", "--games", "10"), 2, "--games", title="fit: too few games")
    refused(run("fit", "--game", "catan seats=9"), 2, "seats", title="fit: no such table")


def test_arena():
    args = ("arena", "random", "random", "--game", "catan seats=4 offers_per_turn=0", "--games", "8", "--seed", "4")
    r = run(*args)
    ok(r.status == 0 and r.out.count("random") == 2 and "95% interval" in r.out, "arena prints a table", r)
    a = json.loads(run(*args, "--json").out)
    ok(sum(b["wins"] for b in a["bots"]) + a["shared"] + a["unfinished"] == 8, "every game has one winner", a)
    ok(all(b["low"] <= b["rate"] <= b["high"] for b in a["bots"]), "the interval holds the rate", a)
    b = json.loads(run(*args, "--json", "--threads", "2").out)
    eq([x["wins"] for x in b["bots"]], [x["wins"] for x in a["bots"]], "threads do not change results")
    ok(abs(sum(x["elo"] for x in a["bots"])) < 0.2 and all(x["elo_half"] > 0 for x in a["bots"]), "ratings around 0", a)
    refused(run("arena", "random"), 2, title="one bot is no contest")
    test_arena_parts(args, [x["wins"] for x in a["bots"]])
    test_arena_shared()
    test_arena_mpi(args, [x["wins"] for x in a["bots"]])
    test_arena_more()
    test_arena_exec()
    test_arena_exec_log()
    test_arena_exec_protocol()
    test_arena_cost()
    refused(run("arena", "random", "alice", "--games", "1"), 2, "`alice`", title="an unknown bot")
    refused(run("arena", "random", "random:x", "--games", "1"), 2, "random:x", title="a bad budget")
    refused(run("arena", "random", "random", "--games", "0"), 2, title="no games to play")


def main():
    try:
        for test in (test_main, test_games, test_rules, test_setups, test_check, test_replay, test_perft,
                     test_bench, test_arena, test_tune, test_fit):
            try:
                test()
            except Exception as e:  # a crash of the test is a failed point, the others still run
                ok(False, test.__name__ + " runs to its end", repr(e))
    finally:
        shutil.rmtree(folder)
    done()


main()
