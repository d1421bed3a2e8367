#!/usr/bin/env python3
"""Any legal set-up can be played. Set-ups are drawn from what `thorp games --json` lists and from nothing else: what goes together is worked out here a second
time. What fits is built, played by bots to the end, recorded, replayed and shown in the terminal; what does not is refused by the clause that the list names.

  test_any_setup.py THORP"""
import json
import os
import random
import re
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Engine, Run, done, ok  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
folder = tempfile.mkdtemp()
scale = int(os.environ.get("TH_TEST_SCALE", "100"))
GAMES = max(4, 12 * scale // 100)  # of each family
REFUSALS = max(100, 1000 * scale // 100)
LANGS = ("en", "ru")
ANY = "any clause"
random.seed(int(os.environ.get("TH_TEST_SEED", "19")))


class Draw:
    """A set-up of one family with random modules, options and seats"""

    def __init__(self, game):
        self.game = game
        named = [m for m in game["modules"] if not m.get("quiet")]
        self.modules = {m["name"] for m in named if random.random() < random.choice((0.1, 0.3, 0.5))}
        self.seats = random.randint(game["min_seats"], game["max_seats"])
        self.options = {o["name"]: random.choice(values(o)) if random.random() < 0.3 else default(o) for o in game["options"]}
        quiet = {m["name"] for m in game["modules"] if m.get("quiet")}
        self.all = self.modules | {n for m in named if m["name"] in self.modules for n in m["needs"] if n in quiet}

    def text(self):
        said = ["%s=%s" % (n, v) for n, v in self.options.items() if v != default(self.option(n))]
        return " ".join([self.game["name"], *("+" + m for m in sorted(self.modules)), *said, "seats=%d" % self.seats])

    def option(self, name):
        return next(o for o in self.game["options"] if o["name"] == name)

    # -------------------------------------------------------- what goes together
    def holds(self, words):
        if words[0] == "+":
            return words[1:] in self.all
        name, rows = words.split("=")
        return self.applies(self.option(name)) and self.options[name] in rows.split("|")

    def applies(self, o):
        return (o.get("module") is None or o["module"] in self.all) and self.fits_with(o)

    def fits_with(self, o):
        return ("needs" not in o or self.holds(o["needs"])) and ("excludes" not in o or not self.holds(o["excludes"]))

    def row(self, o):
        return next((r for r in o.get("rows", []) if r["name"] == self.options[o["name"]]), None)

    def module_faults(self):
        for m in self.game["modules"]:
            if m["name"] not in self.all:
                continue
            if not m["min_seats"] <= self.seats <= m["max_seats"]:
                yield m["clause"]
            if any(n not in self.all for n in m["needs"]) or any(n in self.all for n in m["excludes"]):
                yield m["clause"]

    def option_faults(self):
        for o in self.game["options"]:
            changed = self.options[o["name"]] != default(o)
            if changed and not self.applies(o):
                yield o["clause"]
            if o["type"] == "seat" and int(self.options[o["name"]]) > self.seats:
                yield o["clause"]
            row = self.row(o)
            if row is None or not self.applies(o):
                continue
            if "max_seats" in row and not row["min_seats"] <= self.seats <= row["max_seats"]:
                yield row.get("seats", row["clause"])
            if "needs" in row and not self.holds(row["needs"]):
                yield row["clause"]

    def faults(self):
        """The clauses of all that forbids this set-up; none: it can be played"""
        found = [*self.module_faults(), *self.option_faults()]
        found += [b["clause"] for b in self.game["bars"] if self.holds(b["one"]) and self.holds(b["other"])]
        found += [c["clause"] for c in self.game["crowds"] if len(self.all & set(c["modules"])) > c["most"]]
        usual = self.game["seats"]  # more players need the module that is made for them
        wide = [m for m in self.game["modules"] if m["min_seats"] > usual]
        if wide and self.seats > usual and not any(m["name"] in self.all for m in wide):
            found += [ANY]
        return found


def default(o):
    return str(int(o["default"])) if o["type"] in ("bool", "int", "seat") else o["default"]


def values(o):
    if o["type"] == "choice":
        return o["choices"]
    return ["0", "1"] if o["type"] == "bool" else [str(n) for n in range(o["min"], o["max"] + 1)]


def fitting(game):
    """A set-up that can be played"""
    while True:
        draw = Draw(game)
        if not draw.faults():
            return draw


def played(run):
    """It went well, and no sentence was missing"""
    missing = re.findall(r"\b(?:ui|ev|ask|move|mod|opt|end|title|place|mix|word)\.[a-z_]+\.[\w.]+", run.out)
    return run.status == 0 and not run.err and not missing


def play_out(draw, i):
    """A whole game of bots in line mode, in one language or the other; returns its record"""
    record = os.path.join(folder, "%s-%d.th" % (draw.game["name"], i))
    farther = int(draw.options.get("more_points", 0)) > 0  # chance alone would take for ever
    bot = "greedy" if farther else random.choice(("random", "random", "greedy"))
    seats = [a for s in range(draw.seats) for a in ("--seat", "%d=%s" % (s + 1, bot))]
    words = [*draw.text().split(), "--bare", *seats, "--plain", "--seed", str(i), "--lang", random.choice(LANGS)]
    run = Run(thorp, "play", *words, "--save", record, timeout=280)
    ok(played(run), "%s: played to the end" % draw.text(), run)
    checked = Run(thorp, "replay", record, "--verify")
    ok(checked.status == 0, "%s: the record replays" % draw.text(), checked)
    return record


def look(draw, record):
    """Some position of it as whoever sits down there sees it: a board, and a question with its moves"""
    cut = os.path.join(folder, "cut.th")
    with open(record, encoding="utf-8") as f:
        lines = f.readlines()
    moves = [i for i, line in enumerate(lines) if re.match(r"[1-6*] ", line)]
    with open(cut, "w", encoding="utf-8") as f:
        f.writelines(lines[:random.choice(moves)])
    people = [a for s in range(draw.seats) for a in ("--seat", "%d=human" % (s + 1))]
    run = Run(thorp, "play", "--resume", cut, *people, "--plain", "--lang", random.choice(LANGS))
    ok(played(run) and re.search(r"^== ", run.out, re.M) and re.search(r"^ *1  \S", run.out, re.M), "%s: a position is shown" % draw.text(), run)


def judge(game):
    """Any set-up at all is taken, or refused by a clause of what forbids it"""
    engine, wrong = Engine(thorp), []
    for _ in range(REFUSALS):
        draw = Draw(game)
        faults = draw.faults()
        answer = engine.ask("new", game=draw.text())
        if answer["ok"] != (not faults) or (faults and answer.get("clause") not in faults and not (ANY in faults and "clause" in answer)):
            wrong.append((draw.text(), faults, answer))
    engine.close()
    ok(not wrong, "%s: %d set-ups are taken, or refused by a clause of the list" % (game["name"], REFUSALS), wrong[:5])


for family in json.loads(Run(thorp, "games", "--json").out)["games"]:
    judge(family)
    for number in range(GAMES):
        chosen = fitting(family)
        look(chosen, play_out(chosen, number))
done()
