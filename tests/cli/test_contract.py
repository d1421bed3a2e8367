#!/usr/bin/env python3
"""What `thorp games --json` tells of pieces, moves, events, questions, modules and options is what the .def lists say, row by row.

The lists are read here as text, so that a column the writer forgets or mixes up is found.

  test_contract.py THORP"""
import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Engine, Run, done, eq, ok  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
thorp = os.path.abspath(sys.argv[1])
TYPES = {"FIG": "figure", "SEGMENT": "terrain", "ONE_SEAT": "seat"}  # as Carcassonne's lists call them
ALSO = {"OPTION": "CHOICE"}  # lists with two kinds of rows
HEAD = {"PIECE": "PIECE_ROW"}  # PIECE alone is a type of arguments


def columns(text):
    """The arguments of a row, cut at its outer commas"""
    cut, depth, quoted, at = [], 0, False, 0
    for i, c in enumerate(text):
        quoted ^= c == '"'
        depth += 0 if quoted else (c == "(") - (c == ")")
        if c == "," and depth == 0 and not quoted:
            cut.append(text[at:i].strip())
            at = i + 1
    return [*cut, text[at:].strip()]


def whole_rows(text):
    """The lines of a list without comments; a row that goes on in the next line is one"""
    row = ""
    for line in re.sub(r"/\*.*?\*/", "", text, flags=re.S).split("\n"):
        row += line
        if row.startswith("#") or row.count("(") == row.count(")"):
            yield row
            row = ""


def rows(folder, name, macro, owner=""):
    """Every row of a list with the module that owns it, files included by cat_modules.def in their order"""
    with open(os.path.join(ROOT, "src", folder, name), encoding="utf-8") as f:
        text = f.read()
    inside, own = not re.search(r"^#ifdef %s(_OF)?\b" % macro, text, re.M), owner
    for line in whole_rows(text):
        if re.match(r"#ifdef", line):
            inside = line.split()[1] in (macro, macro + "_OF")
        elif re.match(r"#define OWNER ", line):
            own = " ".join(re.findall(r"\w+_M_(\w+)", line))
        elif inside and re.match(r'#include "', line):
            yield from rows(folder, line.split('"')[1], macro, own)
        elif inside and line.startswith((HEAD.get(macro, macro) + "(", ALSO.get(macro, macro) + "(")):
            head, rest = line.split("(", 1)
            yield (head if macro in ALSO else own), columns(rest[:rest.rindex(")")])


def quoted(text):
    return text.strip('"')


def clause(text):
    return text.replace("_", "-")


def types(text):
    """("edge", secret) of every argument"""
    found = [t.strip() for t in text.strip("()").split(",")]
    if found == ["NONE"]:
        return []
    return [(TYPES.get(t.split("|")[0].strip(), t.split("|")[0].strip().lower()), "SECRET" in t) for t in found]


class Family:
    """One game as its lists tell it. Columns differ a little: Carcassonne names the owner first, Elasund has no classes"""

    def __init__(self, name, lists):
        self.name = name
        every = {m: list(rows(name, lists[m], m)) for m in lists}
        self.module = {c[0]: quoted(c[2]) for _, c in every.get("MODULE", [])}
        self.module.update({"%s %s" % (a, b): one for a, one in list(self.module.items()) for b in list(self.module)})  # TH_BOTH
        self.modules = every.get("MODULE", [])
        self.options = every["OPTION"]
        self.moves = [self.move(o, c) for o, c in every["MOVE"]]
        self.kinds = {m["kind"]: m for m in self.moves}
        self.events = every["EVENT"]
        self.frames = every["FRAME"]
        self.pieces = every.get("PIECE", [])

    def move(self, owner, c):
        if self.name == "carcassonne":
            owner, c = ("" if c[0] == "BASE" else c[0]), c[1:]
        classes = set() if self.name == "elasund" else {x.strip() for x in c[3].split("|")}
        return {"kind": c[0], "word": quoted(c[1]), "args": types(c[2]), "module": self.module.get(owner), "with": self.module.get(owner.partition(" ")[2]),
                "classes": classes}


FAMILIES = (
    Family("catan", {m: "cat_modules.def" for m in ("MODULE", "MOVE", "EVENT", "FRAME", "OPTION", "PIECE")}),
    Family("carcassonne", {**{m: "car_modules.def" for m in ("MODULE", "MOVE", "FRAME", "OPTION", "PIECE")}, "EVENT": "car_events.def"}),
    Family("elasund", {"MOVE": "ela_moves.def", "EVENT": "ela_events.def", "FRAME": "ela_frames.def", "OPTION": "ela_options.def"}),
)


def test_moves(family, game):
    eq([m["word"] for m in game["moves"]], [m["word"] for m in family.moves], "%s: the moves" % family.name)
    for want, told in zip(family.moves, game["moves"]):
        at = "%s %s: " % (family.name, want["word"])
        eq(told["args"], [t for t, _ in want["args"]], at + "argument types")
        eq(told.get("secret", []), [i for i, (_, secret) in enumerate(want["args"]) if secret], at + "secret arguments")
        eq(told.get("module"), want["module"], at + "module")
        eq(told.get("with"), want["with"], at + "the other module")
        eq(told.get("speak", False), "SPEAK" in want["classes"], at + "out of turn")


def number(folder, header, text):
    """A number of a row: written out, or a name of the header"""
    if re.fullmatch(r"\d+", text):
        return int(text)
    with open(os.path.join(ROOT, "src", folder, header), encoding="utf-8") as f:
        return int(re.search(r"\b%s = (\w+)" % text, f.read()).group(1), 0)


def catan_piece(family, owner, c):
    _, word, stands, mark, supply, cost, move, nowhere = c
    cards = {good.lower(): int(n) for good, n in re.findall(r"COST\((\w+), (\d+)\)", cost)}
    want = {"word": quoted(word), "stands": None if stands == "NONE" else stands.lower(), "cost": cards or None,
            "move": family.kinds[move]["word"] if move in family.kinds else None, "module": family.module.get(owner),
            "supply": number("catan", "cat_state.h", supply), "clause": None if nowhere == "0" else clause(nowhere)}
    bits = [number("catan", "cat_state.h", b.strip()) for b in mark.split("|")]
    return {**want, "mark": sum(bits)}


def carcassonne_piece(family, _, c):
    owner, word, supply, move = c
    return {"word": quoted(word), "stands": "terrain", "supply": number("carcassonne", "car_state.h", supply),
            "move": family.kinds[move]["word"], "module": family.module.get(owner)}


def elasund_pieces():
    """Its pieces are data, not a list: data/elasund/city.txt"""
    with open(os.path.join(ROOT, "data", "elasund", "city.txt"), encoding="utf-8") as f:
        found = [line.split("#")[0].split() for line in f if line.startswith("building ")]
    for _, name, owned, _, *facts in found:
        fact = dict(zip(facts[::2], map(lambda x: int(x) if x.isdigit() else x, facts[1::2])))
        yield {"word": name, "stands": "cell", "supply": fact["count"], "common": owned == "neutral" or None,
               "cost": {"gold": fact["cost"]} if fact["cost"] else None, "move": "build" if fact["permits"] else "hut"}


def test_pieces(family, game):
    row = {"catan": catan_piece, "carcassonne": carcassonne_piece}.get(family.name)
    wanted = [row(family, o, c) for o, c in family.pieces] if row else list(elasund_pieces())
    eq([p["word"] for p in game["pieces"]], [p["word"] for p in wanted], "%s: the pieces" % family.name)
    for want, told in zip(wanted, game["pieces"]):
        for key in ("stands", "mark", "supply", "common", "cost", "move", "module", "clause"):
            eq(told.get(key), want.get(key) or None, "%s piece %s: %s" % (family.name, told["word"], key))


def test_events(family, game):
    eq([e["name"] for e in game["events"]], [quoted(c[1]) for _, c in family.events], "%s: the events" % family.name)
    for (owner, c), told in zip(family.events, game["events"]):
        at = "%s event %s: " % (family.name, told["name"])
        args = [t for t, _ in types(c[2])]
        cells = args.count("cell")
        eq(told["args"], [t for i, t in enumerate(args) if t != "cell" or args[i - 1:i] != ["cell"]], at + "argument types")
        ok(cells in (0, 2), at + "a cell is x and y", args)
        x = c[3].split("|")[0].strip()
        eq(told.get("x"), {"RES": "bundle", "DEAL": "deal"}.get(x), at + "x")
        eq(told.get("final", False), "FINAL" in c[3], at + "final")
        eq(told.get("module"), family.module.get(owner), at + "module")


def test_frames(family, game):
    told = {f["name"]: f for f in game["frames"]}
    for owner, c in family.frames:
        if family.name == "carcassonne":
            owner, c = c[0], c[1:]
        gen = c[8] if family.name != "elasund" else c[7]
        stream = c[5] if family.name != "elasund" else c[4]
        at = "%s: " % quoted(c[1])
        if not ok((quoted(c[1]) in told) == (gen != "NIL"), at + "told if it asks", c) or gen == "NIL":
            continue
        f = told[quoted(c[1])]
        eq(f.get("clause"), clause(c[2]), at + "clause")
        eq(f.get("module"), family.module.get(owner), at + "module")
        eq(f.get("chance"), None if stream == "NIL" else quoted(stream), at + "chance")
        opened = set() if family.name == "elasund" or c[3] == "0" else {x.strip() for x in c[3].split("|")}
        eq(f.get("open", False), bool(opened), at + "open")
        if opened:
            eq(f["moves"], [m["word"] for m in family.moves if m["classes"] & opened], at + "moves of its classes")
        elif "(" in (c[6] + c[5]):
            listed = c[6] if c[6].startswith("(") else c[5]
            kinds = [k.strip() for k in listed.strip("()").split(",") if k.strip() in family.kinds]
            eq(sorted(f["moves"]), sorted(family.kinds[k]["word"] for k in kinds), at + "its own moves")
        else:
            ok(f["moves"], at + "has moves", f)


def test_modules(family, game):
    eq([m["name"] for m in game["modules"]], [quoted(c[2]) for _, c in family.modules], "%s: the modules" % family.name)
    for (_, c), told in zip(family.modules, game["modules"]):
        eq(told["clause"], clause(c[3] if family.name == "carcassonne" else c[5]), "%s +%s: clause" % (family.name, told["name"]))
        if family.name == "catan":
            eq([told["min_seats"], told["max_seats"]], [int(c[3]), int(c[4])], "+%s: seats" % told["name"])


def facts(more):
    """What a row says besides: `.target = 13`"""
    pairs = [re.fullmatch(r"\.(\w+) = (.*)", m).groups() for m in more]
    read = lambda v: quoted(v) if v.startswith('"') else int(v) if v.isdigit() else clause(v)
    return {key: read(value) for key, value in pairs}


def option(family, kind, c):
    """What a row says: Catan's switches have a type and a range, Carcassonne's are on or off, Elasund has choices alone"""
    module = None if family == "elasund" or c[2] in ("NULL", "NIL") else quoted(c[2])
    if kind == "CHOICE":
        found = [columns(x[4:-1]) for x in c if x.startswith("ROW(")]
        names = [quoted(r[0]) for r in found]
        return {"type": "choice", "module": module, "clause": clause(c[2 if family == "elasund" else 3]), "choices": names, "default": names[0],
                "rows": [{"name": n, "clause": clause(r[1]), **facts(r[2:])} for n, r in zip(names, found)]}
    if family == "carcassonne":
        return {"type": "bool", "module": module, "clause": clause(c[4]), "default": c[3] == "1"}
    want = {"type": TYPES.get(c[3], c[3].lower()), "module": module, "clause": clause(c[7]), "default": c[6] == "1" if c[3] == "BOOL" else int(c[6])}
    return {**want, "min": int(c[4]), "max": int(c[5])} if c[3] in ("INT", "ONE_SEAT") else want


def test_options(family, game):
    eq([o["name"] for o in game["options"]], [quoted(c[1]) for _, c in family.options], "%s: the options" % family.name)
    for (kind, c), told in zip(family.options, game["options"]):
        for key, value in option(family.name, kind, c).items():
            eq(told.get(key), value, "%s %s: %s" % (family.name, told["name"], key))


def test_words(game):
    """Every type that arguments use by name has its names; places, numbers and seats have none"""
    used = {t for row in game["moves"] + game["events"] for t in row["args"]}
    named = {"res", "card", "terrain", "piece", "figure", "tile", "track"}
    eq(sorted(used & named - set(game["words"])), [], "%s: words for every named type" % game["name"])
    ok(all(len(set(w)) == len(w) for w in game["words"].values()), "%s: no word twice in a list" % game["name"], game["words"])


def test_places():
    """A building's place is told as notation, an Elasund field as column,row: what the move said"""
    e = Engine(thorp)
    e.ask("new", game="catan seats=3 layout=beginner start=placed first_player=1", seed=7)
    r = e.ask("play", moves=["1 settlement n20", "1 road e28"])
    eq([x["args"] for x in r["events"] if x["event"] == "built"], [["settlement", "n20"], ["road", "e28"]], "built tells node and edge")
    r = e.ask("new", game="elasund seats=2", chance="auto", seed=7)
    for _ in range(60):
        moves = e.ask("legal")["moves"]
        permit = next((m for m in moves if m.startswith("permit ")), None)
        r = e.ask("play", move=permit or moves[0], seat=r["actors"][0])
        if permit:
            break
    eq([x["args"] for x in r["events"] if x["event"] == "permit"], [[int(permit.split()[1]), permit.split()[2]]], "a permit tells its field")
    e.close()


def main():
    games = {g["name"]: g for g in json.loads(Run(thorp, "games", "--json").out)["games"]}
    eq(sorted(games), sorted(f.name for f in FAMILIES), "every game has lists")
    for family in FAMILIES:
        game = games[family.name]
        for test in (test_pieces, test_moves, test_events, test_frames, test_modules, test_options):
            test(family, game)
        test_words(game)
    test_places()
    done()


main()
