#!/usr/bin/env python3
"""`thorp verify` and contrib/verify_game.py on records of real served games, untouched and tampered with in every way.

  test_verify.py THORP"""
import hashlib
import itertools
import os
import re
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE, os.path.join(HERE, "net")]
from client import Person, Server, http  # noqa: E402
from tap import Run, done, eq, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
script = os.path.join(os.path.dirname(HERE), "contrib", "verify_game.py")
folder = tempfile.mkdtemp()
EVERY = max(1, 100 // int(os.environ.get("TH_TEST_SCALE", "100")))  # slow builds try fewer forgeries


def write(text):
    path = os.path.join(folder, "game.th")
    with open(path, "wb") as f:
        f.write(text if isinstance(text, bytes) else text.encode())
    return path


def summed(text):
    """The text with a sum that fits: a forger who knows the format"""
    above = text[:text.index("\nsum ") + 1] if "\nsum " in text else text
    return above + "sum %s\n" % hashlib.sha256(above.encode()).hexdigest()


def verify(text, *more):
    return Run(thorp, "verify", write(text), *more)


def plain(text, *more):
    return Run(sys.executable, script, write(text), *more)


# ------------------------------------------------------------------------------ real games
def wait_record(server, p):
    """Looks on while bots play (they pause when nobody does): the record and the last table message"""
    p.until(lambda: p.over, 200)
    return http(server.port, "/api/record/" + p.id)[2].decode(), p.table


def bots_game(server, setup, seats):
    """Bots among themselves; returns the record and the commitment shown before the game"""
    p = Person(server.port, "Host")
    p.new(setup, seats)
    shown = p.table["commitment"]
    p.ask(t="begin")
    record, over = wait_record(server, p)
    eq((over["status"], over["commitment"]), ("over", shown), "%s: the commitment is the same after the game" % setup)
    p.close()
    return record, shown


def person_game(server):
    """A person with a seed, who takes a step back, plays on and resigns; a bot ends the game"""
    p = Person(server.port, "Ann")
    table = p.new("catan  seats=3   offers_per_turn=0", ["me", "random", "random"])
    shown = p.table
    ok("seed" not in shown, "the host's seed is not shown before the game", shown)
    p.begin()
    share = p.shares[table, 1, 0].hex()
    eq(http(server.port, "/api/record/" + table)[0], 403, "no record of a running game")
    undone = played = 0
    while played < 4 and p.until(lambda: p.asked):
        if p.view["can_undo"] and not undone:
            undone += p.ask(t="undo")["t"] == "ok"
        else:
            played += p.play(p.choose())["t"] == "ok"
    eq((undone, played), (1, 4), "moves, and a step taken back")
    p.ask(t="resign")
    record, over = wait_record(server, p)
    eq(len(over["seed"]), 64, "the host's seed is revealed at the end")
    ok(over["seed"] in record and share in record and over["seals"][0] in record, "the record holds the seeds and the seal", record[:800])
    p.close()
    return record, shown["commitment"]


def sealed(record):
    words = re.search(r"^seal (\d) (.*)$", record, re.M)
    n = sum(len(w) == 64 for w in words.group(2).split())
    return "%d sealed share%s, %s void draws" % (n, "" if n == 1 else "s", words.group(1))


def test_untouched(record, shown, what):
    r = verify(record)
    chance = len(re.findall(r"^\* ", record, re.M))
    points = len(re.findall(r"^= ", record, re.M))
    eq((r.status, r.out), (0, "fair: %d chance moves, set-up and %d checkpoints verified; %s; commitment %s\n" % (chance, points, sealed(record), shown)),
       "%s: verified" % what)
    eq(verify(record, "--commitment", shown.upper()).status, 0, "%s: and the promise kept" % what)
    refused(verify(record, "--commitment", "0" * 64), 1, "not the one you have seen", title="%s: another promise is not" % what)
    r = plain(record, shown)
    rolls = len(re.findall(r"^\* (?:dice|first) ", record, re.M))
    eq((r.status, r.out), (0, "fair: %d rolls of two dice verified; commitment %s\n" % (rolls, shown)), "%s: the plain script agrees" % what)
    eq(Run(thorp, "replay", write(record), "--verify").status, 0, "%s: replay reads it too" % what)


# ------------------------------------------------------------------------------ tampering
def caught(variants, title, forge=summed):
    """Every variant must be refused in one line, with status 1, even though its sum is right"""
    missed, n = [], 0
    for what, text in itertools.islice(variants, 0, None, EVERY):
        r = verify(forge(text))
        n += 1
        if r.status != 1 or len(r.err.splitlines()) != 1 or r.out:
            missed.append("%s: %s" % (what, r))
    ok(n > 0 and not missed, "%s: %d of %d caught" % (title, n - len(missed), n), "\n".join(missed[:5]))


def change(lines, i, *new):
    return "\n".join(lines[:i] + list(new) + lines[i + 1:]) + "\n"


def other(digit):
    return "0123456789abcdef"[(int(digit, 16) + 1) % 16]


def digits(lines, head, word):
    """One digit of that word of the line changed, each in turn"""
    i = next(k for k, x in enumerate(lines) if x.startswith(head + " "))
    words = lines[i].split(" ")
    for d in range(len(words[word])):
        w = words[word]
        yield "%s digit %d" % (head, d), change(lines, i, " ".join(words[:word] + [w[:d] + other(w[d]) + w[d + 1:]] + words[word + 1:]))


def other_outcome(line):
    word, *args = line.split()[1:]
    if word in ("dice", "first"):
        return "* %s %d %s" % (word, int(args[0]) % 6 + 1, args[1])
    names = ("knight", "point", "plenty") if word == "draw" else ("brick", "lumber", "wool", "grain", "ore")
    return "* %s %s" % (word, names[(names.index(args[0]) + 1) % len(names) if args[0] in names else 0])


def other_move(line):
    """The same move somewhere else"""
    return re.sub(r"\b([nehr])(\d\d)$", lambda m: "%s%02d" % (m.group(1), int(m.group(2)) ^ 1), line)


def test_chance(lines):
    at = [i for i, x in enumerate(lines) if x.startswith("* ")]
    kinds = {lines[i].split()[1] for i in at}
    ok(kinds == {"first", "dice", "draw", "steal"}, "the game has every kind of chance", kinds)
    caught(((lines[i], change(lines, i, other_outcome(lines[i]))) for i in at[::3]), "another outcome")
    caught(((lines[i], change(lines, i)) for i in at[::7]), "a roll left out")
    caught(((lines[i], change(lines, i, lines[i], lines[i])) for i in at[::7]), "a roll made twice")


def test_moves(lines):
    at = [i for i, x in enumerate(lines) if re.match(r"[1-6] ", x)]
    step = max(1, len(at) // 80)
    caught(((lines[i], change(lines, i)) for i in at[::step]), "a move left out")
    caught(((lines[i], change(lines, i, str(int(lines[i][0]) % 3 + 1) + lines[i][1:])) for i in at[::step]), "a move of another seat")
    moved = [i for i in at if other_move(lines[i]) != lines[i]]
    caught(((lines[i], change(lines, i, other_move(lines[i]))) for i in moved[::max(1, len(moved) // 80)]), "a move elsewhere", str)
    caught(((lines[i], change(lines, i, lines[i][:2] + "fly n07")) for i in at[:3]), "a move that is none")


def test_head(lines):
    for head, word, what in (("fair", 2, "host's seed"), ("fair", 3, "seed of seat 1"), ("fair", 4, "seed of seat 2"), ("commit", 1, "commitment")):
        caught(digits(lines, head, word), "any digit of the %s" % what)
    i = next(k for k, x in enumerate(lines) if x.startswith("fair "))
    words = lines[i].split()
    caught([("id", change(lines, i, lines[i].replace("fair t", "fair u"))), ("no id", change(lines, i, " ".join(words[:1] + words[2:]))),
            ("a seed too few", change(lines, i, " ".join(words[:-1]))), ("a seed too many", change(lines, i, lines[i] + " " + words[-1])),
            ("seats' seeds swapped", change(lines, i, " ".join(words[:3] + [words[4], words[3]] + words[5:]))),
            ("no line", change(lines, i)), ("twice", change(lines, i, lines[i], lines[i]))], "the `fair` line")
    i = next(k for k, x in enumerate(lines) if x.startswith("commit "))
    caught([("text", change(lines, i, lines[i] + " ")), ("option", change(lines, i, lines[i] + " layout=beginner")),
            ("no text", change(lines, i, " ".join(lines[i].split()[:2]))), ("no line", change(lines, i))], "the `commit` line")
    caught([("seats", change(lines, 0, lines[0].replace("seats=3", "seats=4"))), ("none", change(lines, 0)),
            ("option", change(lines, 1, lines[1].replace("harbours=shuffled", "harbours=printed"))),
            ("rest", change(lines, 1, lines[1].replace("offers_per_turn=0", "offers_per_turn=1")))], "the header")


def test_position(lines):
    at = [i for i, x in enumerate(lines) if x.startswith("set ")]
    caught(((lines[i], change(lines, i)) for i in at), "a position line left out")
    caught(((lines[i], change(lines, i, lines[i + 1], lines[i])) for i in at[:-1]), "position lines in another order")
    caught(((lines[i], change(lines, i, lines[i] + "1")) for i in at), "a position line changed")
    caught(((lines[i], change(lines, i, re.sub(r"fields|hills|forest|pasture|mountains", lambda m: "hills" if m.group(0) != "hills" else "fields",
                                               lines[i]))) for i in at if "hex" in lines[i] and "desert" not in lines[i]), "another terrain")
    caught([("added", change(lines, at[-1], lines[at[-1]], "set hand 1 1ore")), ("all gone", "\n".join(x for x in lines if not x.startswith("set ")))],
           "the position as a whole")


def test_seal(lines):
    at = [i for i, x in enumerate(lines) if x.startswith("= ")]
    caught(((lines[i], change(lines, i, lines[i][:-1] + other(lines[i][-1]))) for i in at), "another checkpoint")
    caught(((lines[i], change(lines, i)) for i in at), "a checkpoint left out")
    caught((("cut after %d" % i, "\n".join(lines[:i + 1]) + "\n") for i in range(0, len(lines) - 2, max(1, len(lines) // 60))), "a record cut off")
    caught((("cut at a checkpoint", "\n".join(lines[:i + 1]) + "\n") for i in at[:-1]), "a record cut off at a checkpoint")
    caught([("long", "\n".join(lines[:3] + ["# " + "x" * 5000] + lines[3:]) + "\n"), ("header", lines[0] + "\n")], "what is no record")
    caught([("more", "\n".join(lines) + "\n1 end\n"), ("zero", b"\0".join(x.encode() for x in lines)), ("empty", ""),
            ("junk", bytes(range(256)) * 9), ("no sum", "\n".join(lines[:-1]) + "\n"), ("sum twice", "\n".join(lines + lines[-1:]) + "\n"),
            ("sum first", "\n".join(lines[-1:] + lines[:-1]) + "\n"), ("name", change(lines, 2, lines[2] + "x")),
            ("blank", change(lines, 9, lines[9] + " ")), ("end", "\n".join(lines[:-2] + ["", lines[-2], lines[-1]]) + "\n")], "any byte", str)


def test_shares(lines):
    i = next(k for k, x in enumerate(lines) if x.startswith("seal "))
    words = lines[i].split()
    caught(digits(lines, "seal", 2), "another seal")
    caught([("no seal", change(lines, i, " ".join(["seal", "0", "-", "-", "-"]))), ("too few", change(lines, i, " ".join(words[:-1]))),
            ("too many", change(lines, i, lines[i] + " -")), ("count", change(lines, i, "seal x " + " ".join(words[2:]))),
            ("twice", change(lines, i, lines[i], lines[i])), ("late", change(lines, len(lines) - 2, lines[-2], lines[i])),
            ("on a bot", change(lines, i, " ".join(words[:3] + [words[2], words[4]])))], "the `seal` line")
    text = "\n".join(lines) + "\n"
    eq(verify(text, "--seal", words[2].upper()).status, 0, "a seal one has seen is in the record")
    refused(verify(text, "--seal", words[2], "--seal", "0" * 64), 1, "not in the record", title="or it is not")
    refused(verify(text, "--seal", "12"), 2, "64 hexadecimal digits", title="a seal has 64 digits")
    r = verify(summed(change(lines, i)))
    ok(r.status == 0 and "; shares not sealed; " in r.out, "a record of before there were seals still verifies, and says so", r)
    missed = [what for what, t in list(digits(lines, "seal", 2))[::7] if plain(summed(t)).status == 0]
    eq(missed, [], "the plain script checks seals too")


def test_script(lines):
    at = [i for i, x in enumerate(lines) if re.match(r"\* (dice|first) ", x)]
    missed = [lines[i] for i in at[::5] if plain(change(lines, i, other_outcome(lines[i]))).status == 0]
    missed += [what for what, text in list(digits(lines, "fair", 2))[::7] + list(digits(lines, "commit", 1))[::7] if plain(text).status == 0]
    missed += [what for what, text in list(digits(lines, "fair", 3))[::7] if plain(text).status == 0]
    ok(not missed, "the plain script catches dice and seeds too", missed)
    eq(plain("\n".join(lines), "0" * 64).status, 1, "and another promise")


def test_usage():
    refused(Run(thorp, "verify"), 2, "needs a record", title="verify needs a file")
    refused(Run(thorp, "verify", "--fly"), 2, "--fly", title="an unknown option")
    refused(Run(thorp, "verify", "x", "--commitment", "12"), 2, "64 hexadecimal digits", title="a commitment has 64 digits")
    refused(Run(thorp, "verify", os.path.join(folder, "none.th")), 1, "cannot be read", title="a file that is not there")
    home = os.path.join(HERE, "records", "four.th")
    refused(Run(thorp, "verify", home), 1, "not a record of a served game", title="a record made at home has no promise")


def main():
    with Server(thorp) as server:
        record, shown = person_game(server)
        five, five_shown = bots_game(server, "catan +five_six +friendly seats=5 offers_per_turn=0", ["random"] * 5)
    test_untouched(record, shown, "three seats")
    test_untouched(five, five_shown, "five seats")
    lines = record.rstrip("\n").split("\n")
    eq(summed(record), record, "the last line is the SHA-256 of all text above")
    for test in (test_chance, test_moves, test_head, test_position, test_seal, test_shares, test_script):
        test(lines)
    test_usage()


try:
    main()
finally:
    shutil.rmtree(folder, ignore_errors=True)
done()
