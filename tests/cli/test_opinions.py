#!/usr/bin/env python3
"""Weights and nets as files: what tune and fit print, what arena takes, what tools/gen_bots.py compiles.

  test_opinions.py THORP"""
import os
import re
import shutil
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from tap import Run, done, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
ROOT = os.path.dirname(os.path.dirname(here))
DATA = os.path.join(ROOT, "data", "bots")
folder = tempfile.mkdtemp()


def run(*args):
    return Run(thorp, *args)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return path


def arena(path, game):
    return run("arena", "mcts:4@" + path, "random", "--game", game, "--games", "1")


# ------------------------------------------------------------------ the parts of an evaluation
def test_parts():
    """A file for searches is one part's: its terms, and what a module changes about the game's"""
    args = ("tune", "--game", "catan +ck seats=2", "--steps", "2", "--seed", "5")
    r = run(*args, "--bot", "mcts:4")
    rows = [line.split()[0] for line in r.out.splitlines() if not line.startswith("#")]
    ok(rows[0] == "for" and "pips_coin" in rows and "catan.points" in rows and "points" not in rows,
       "tune prints a module's part for searches", r)
    again = arena(write("part.txt", r.out), "catan +ck seats=2")
    ok(again.status == 0, "arena plays with it", again)
    of = run(*args, "--bot", "mcts:4", "--of", "ck")
    ok("\npips_coin" in of.out and "catan.points" not in of.out, "--of tunes the module's terms alone", of)
    plain = run(*args)
    ok("\nfor " not in plain.out and "\npoints " in plain.out and "\npips_coin " in plain.out,
       "for greedy there is a row for each term", plain)
    sizes = run("tune", "--game", "catan", "--steps", "1", "--seats", "2,4", "--bot", "mcts:4")
    ok("\nfor catan seats=2-4\n" in sizes.out, "several numbers of seats are a range", sizes)
    refused(run(*args, "--of", "sea"), 2, "`sea`", title="tune: no terms of that module")
    shipped = os.path.join(DATA, "search_ck_2.txt")
    for game in "catan seats=2", "elasund seats=2":
        refused(arena(shipped, game), 2, "weights for `catan +ck seats=2`", "not for `" + game.split()[0], title="weights of ck in " + game)


# ------------------------------------------------------------------ nets
def test_nets():
    """A net is for the exact set of modules it was taught"""
    net = run("fit", "--game", "catan +ck seats=2", "--games", "50", "--seed", "5").out
    ok("\nfor catan +ck seats=2\n" in net, "fit names the set of modules it taught", net)
    path = write("net.txt", net)
    r = arena(path, "catan +ck seats=2")
    ok(r.status == 0, "arena plays with a net", r)
    for game in "catan seats=2", "catan +ck +friendly seats=2", "catan +ck seats=3", "elasund seats=2":
        refused(arena(path, game), 2, "a net for `catan +ck seats=2`", "not for `" + game.split()[0], title="a net for another table: " + game)
    more = write("more.txt", net.replace("seats=2\n", "seats=2\nalso friendly\n"))
    ok(arena(more, "catan +ck +friendly seats=2").status == 0, "but it may name what else it serves")
    refused(run("tune", "--game", "catan +ck seats=2", "--steps", "1", "--from", path), 2, "a net", title="tune begins from no net")
    for title, pattern, by, says in (("a net without a term", r"^acting .*\n", "", "no row for `acting`"),
                                     ("a net without its end", r"^bias .*\n", "", "bias"),
                                     ("a net with a strange row", r"^acting ", "activity ", "`activity`"),
                                     ("a net with a number that is none", r"^acting \S+", "acting nan", "`acting`"),
                                     ("a net that is for nobody", r"^for .*\n", "", "for catan seats=2")):
        refused(arena(write("bad.txt", re.sub("(?m)" + pattern, by, net)), "catan +ck seats=2"), 2, says, title=title)


# ------------------------------------------------------------------ what is compiled in
PARTS = ("levels.txt", "catan.txt", "ck.txt")


def shipped(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as f:
        return f.read()


def gen(more):
    """What gen_bots.py says of Catan's terms and more files, by name; they may take the place of those"""
    at = tempfile.mkdtemp(dir=folder)
    texts = {**{part: shipped(part) for part in PARTS}, **more}
    for name, text in texts.items():
        with open(os.path.join(at, name), "w", encoding="utf-8") as f:
            f.write(text)
    files = [os.path.join(at, name) for name in texts]
    return Run(sys.executable, os.path.join(ROOT, "tools", "gen_bots.py"), os.path.join(at, "out.h"), os.path.join(at, "out.c"), *files)


def test_data():
    net, part, ck = shipped("net_catan_ck_2.txt"), shipped("search_ck_2.txt"), shipped("ck.txt")
    for name, text in ("net_catan_ck_2.txt", net), ("search_ck_2.txt", part), ("ck.txt", ck):
        r = gen({name: text})
        ok(r.status == 0 and r.err == "", name + " is taken", r)
    for title, name, text, says in (
            ("a net for another set of modules", "net_x.txt", net.replace("for catan +ck", "for catan"), "not known for catan: "),
            ("a net that serves a module with terms", "net_x.txt", shipped("net_catan_2.txt").replace("also friendly", "also ck"), "`ck` has terms"),
            ("a net for nobody", "net_x.txt", re.sub("(?m)^for .*\n", "", net), "no row says what it is for"),
            ("a net for any number of seats", "net_x.txt", net.replace(" seats=2", "", 2), "how many seats"),
            ("a net for many modules", "net_x.txt", net.replace("for catan +ck", "for catan modules=3 +ck"), "exact set"),
            ("weights of two modules", "search_x.txt", part.replace("+ck", "+ck +sea", 2), "of one module"),
            ("weights of no module", "search_x.txt", part.replace("+ck seats=2\n", "+sea seats=2\n"), "no part of catan +sea"),
            ("weights without a term", "search_x.txt", part.replace("prey ", "pray "), "pray, prey"),
            ("a change of no term", "search_x.txt", part + "catan.ship 0.1\n", "catan.ship"),
            ("a weight too fine", "search_x.txt", part.replace("-2.4480", "-2.44801"), "-2.44801"),
            ("a term of two parts", "ck.txt", ck + "points 0.1 twice\n", "catan.txt"),
            ("a part of no game", "ck.txt", ck.replace("of catan", "of chess"), "`chess`")):
        r = gen({name: text})
        ok(r.status == 1 and len(r.err.splitlines()) == 1 and name in r.err and says in r.err, title, r)
    r = gen({"search_a.txt": part, "search_b.txt": part.replace("+ck seats=2\n", "+ck seats=1-3\n")})
    ok(r.status == 1 and "search_b.txt: search_a.txt is for catan +ck" in r.err, "two files for the same table", r)


for test in (test_parts, test_nets, test_data):
    test()
shutil.rmtree(folder)
done()
