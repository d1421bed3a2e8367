#!/usr/bin/env python3
"""`thorp puzzles`: finds a planted case, refuses bad input, and the puzzles of the page are sound; make check-long weighs them again.

  test_puzzles.py THORP"""
import glob
import os
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from tap import Run, done, eq, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
DATA = sorted(glob.glob(os.path.join(os.path.dirname(os.path.dirname(here)), "data", "puzzles", "*.txt")))
SCALE = int(os.environ.get("TH_TEST_SCALE", "100"))
folder = tempfile.mkdtemp()


def run(*args):
    return Run(thorp, "puzzles", *args, timeout=3000)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return path


# Red has three cities, one settlement and two point cards, nine points. Four brick and what a city costs but for one ore: red trades brick
# for ore, builds the last city and has won (CB-WIN-01). If red does anything else, blue or yellow may win with their next turn: both have
# four cities and a settlement, nine points, and cards for more.
PLANTED = """th 1 catan rev=2 seats=3
opt layout=beginner
set empty
set city n20 1
set city n41 1
set city n10 1
set settlement n44 1
set city n17 2
set city n52 2
set city n13 2
set city n25 2
set settlement n00 2
set city n03 3
set city n05 3
set city n22 3
set city n27 3
set settlement n32 3
set cards 1 2point
set hand 1 4brick+2ore+2grain
set hand 2 2ore+1grain+3brick
set hand 3 2grain+2ore
set phase act 1
1 end
"""


def words(text, head):
    """The rest of every line that begins so"""
    return [line[len(head):] for line in text.splitlines() if line.startswith(head)]


def test_planted():
    path = write("planted.th", PLANTED)
    found = run("--plain", path)
    ok(found.status == 0 and "1 decisions, 1 puzzles found" in found.err, "the planted case is found", found)
    text = found.out
    steps = text.split("\nstep\n")[1:]
    best = [step.splitlines()[0].split(" ", 3)[3] for step in steps]
    eq(best, ["bank brick ore", "city n44"], "its plan: trade, then build")
    eq([step.splitlines()[0].split()[1] for step in steps], ["1000", "1000"], "which wins for certain")
    ok(words(text, "puzzle ")[0].split()[1:] == ["win", "1", "1"], "it is about winning now, easy, for seat 1", text[:200])
    eq(words(text, "from "), ["planted.th move 1"], "it says where it comes from")
    ok("offers_per_turn=20" in words(text, "setup ")[0] and "offers_per_turn=0" in words(text, "opt ")[0], "the position allows no offers", text)
    ok("set hand 2 - ?6" in text and "set hand 1 4brick+2grain+2ore" in text, "hidden cards are unknown", text)
    eq(run("--plain", path).out, text, "twice the same")
    again = run("--plain", "--seed", "9", path)
    ok(again.out.split("\nth ")[1] == text.split("\nth ")[1], "with another seed the same position", again)

    none = run(path)
    ok(none.status == 0 and none.out == "", "what is plain to see is no puzzle unless one asks for it", none)
    other = run("--plain", "--theme", "rob*", path)
    ok(other.status == 0 and other.out == "", "another theme: none", other)
    return text


def test_files(text):
    path = write("good.txt", text)
    r = run("--check", path)
    ok(r.status == 0 and r.out == "sound: 1 puzzles\n", "what it writes is sound", r)
    r = run("--verify", "--seed", "3", path)
    ok(r.status == 0 and r.out == "verified: 1 puzzles\n", "and holds with other luck", r)

    def bad(title, old, new, *said):
        refused(run("--check", write("bad.txt", text.replace(old, new, 1))), 1, *said, title=title)

    bad("an illegal move", "bank brick ore", "bank brick brick", "is not possible", "bank brick brick")
    bad("another best move", "bank brick ore\n", "city n44\n", "is not possible")
    bad("a seat that is not asked", " win 1 1\n", " win 1 2\n", "not asked")
    bad("an unknown theme", " win ", " luck ", "bad.txt:1", "puzzle ID THEME LEVEL SEAT")
    bad("a position that is none", "set city n20 1", "set city n99 1", "n99")
    bad("a position that is not sound", "set city n20 1", "set city n11 1", "CB-BUILD-08")
    bad("a word of no puzzle", "step\n", "stop\n", "not a line of a puzzle")
    bad("a puzzle that is cut off", "\nend\n", "\n", "cut off")
    bad("a best move that is not the best", "line 1000 0 bank", "line 10 0 bank", "not the best")
    liar = text.replace("bank brick ore", "X").replace("bank brick wool", "bank brick ore").replace("X", "bank brick wool").split("step\n")
    refused(run("--verify", write("bad.txt", "step\n".join(liar[:2]) + "th 1" + text.split("\nth 1", 1)[1])), 1, "`bank brick wool` leads",
            title="--verify weighs again")


def test_refusals():
    refused(run(), 2, "needs records", title="nothing to do")
    refused(run("/nowhere.th"), 1, "/nowhere.th", title="no such record")
    refused(run("--check", "/nowhere.txt"), 1, "/nowhere.txt", title="no such file")
    refused(run("--games", "1", "--game", "chess"), 2, "chess", title="no such game")
    refused(run("--games", "1", "--judge", "greedy"), 2, "greedy", title="a judge that does not search")
    refused(run("--games", "1", "--bot", "nobody"), 2, "nobody", title="no such bot")
    refused(run("--games", "0"), 2, "--games", title="no games")
    refused(run("--check", "--games", "1"), 2, "files of puzzles", title="--check without files")
    refused(run("--wrong"), 2, "--wrong", title="an unknown option")
    broken = write("broken.th", PLANTED.replace("1 end", "1 city n20"))
    r = run(broken)
    ok(r.status == 1 and "broken.th:23" in r.err.splitlines()[0] and "CB-BUILD-09" in r.err, "a record with an illegal move: where and why", r)


def test_bots():
    r = run("--games", "2", "--game", "catan seats=3", "--bot", "greedy", "--sims", "16", "--seed", "4", "--limit", "1")
    ok(r.status == 0 and r.out.count("\nend\n") == 1, "one puzzle of games of bots", r)
    path = write("bots.txt", r.out)
    ok(run("--check", path).status == 0, "it is sound", r)


def test_data():
    ok(len(DATA) >= 6, "there are puzzles of every family", DATA)
    r = run("--check", *DATA)
    ok(r.status == 0, "all of them are sound", r)
    ids = [line.split()[0] for path in DATA for line in words(open(path, encoding="utf-8").read(), "puzzle ")]
    eq(len(set(ids)), len(ids), "each has an id of its own")
    ok(60 <= len(ids) <= 200, "there are enough of them", len(ids))
    if SCALE > 100:  # make check-long
        r = run("--verify", "--seed", "77", "--margin", "15", "--doubts", "2", *DATA)
        ok(r.status == 0, "their best moves hold when they are weighed again", r)


text = test_planted()
test_files(text)
test_refusals()
test_bots()
if DATA:
    test_data()
done()
