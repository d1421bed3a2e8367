#!/usr/bin/env python3
"""The course of Carcassonne against a second version of it (flow_carcassonne.py): at every decision of random games the engine must ask the
same seat the same question with the same moves, and every piece must lie where the second version has it. Short games on chosen decks
bring together what meets rarely; whole games follow.

  test_flow_carcassonne.py THORP [SEED GAMES]"""
import os
import random
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Engine, done, ok  # noqa: E402
from flow_carcassonne import DEALER, Game  # noqa: E402

MODULES = "river abbot inns big_meeple goods builder pig flying messengers ferries gold mage robbers crop".split()
THEMES = [set(t.split()) for t in (
    "ferries mage builder", "mage", "gold flying abbot", "robbers messengers abbot big_meeple", "crop messengers builder pig big_meeple",
    "ferries gold robbers messengers flying", " ".join(MODULES[1:]))]
OPTIONS = {
    "farmers": (None, (1, 0)), "river_uturn": ("river", ("any", "adjacent")), "abbot_flies": ("abbot", (0, 1)),
    "msg_empty_space": ("messengers", (0, 1)), "ferry_counts": ("ferries", ("341", "332")), "auto_gold": ("gold", ("ask", "auto")),
    "robbers_next_only": ("robbers", (0, 1)), "robbers_others_no_move": ("robbers", (0, 1)), "robbers_final": ("robbers", (0, 1)),
    "crop_a_may": ("crop", (0, 1)), "crop_a_any_tile": ("crop", (0, 1)),
}
SMALL = "BA-E BA-EG BA-W BA-V BA-U BA-D BA-A BA-B BA-N BA-F BA-H BA-I BA-X BA-UG BA-VG BA-M BA-R".split()
PIECES = {"figure", "robber", "gold", "goods", "ingot", "mage", "witch", "ferry", "messages"}


def options(rng, modules):
    return {name: rng.choice(values) for name, (module, values) in OPTIONS.items() if module is None or module in modules}


def short_deck(rng, game):
    """A few tiles of the modules and a few that close features; figures near each other on the track. The lines of the position"""
    pool = game.piles[0]
    special = [t for t, n in pool.items() for _ in range(n) if not t.startswith("BA")]
    deck = Counter(rng.sample(special, min(len(special), 20)))
    while sum(deck.values()) < 38:
        tile = rng.choice(SMALL)
        deck[tile] += deck[tile] < pool[tile]
    game.piles, game.turn = [deck], rng.randrange(game.seats)
    lines = ["stack " + " ".join(deck.elements())]
    near = [rng.choice((0, 3, 7, 46, 48, 52)) for _ in range(3)]
    for seat in range(game.seats):
        figures = 2 if "messengers" in game.modules else 1
        game.points[seat] = ([rng.choice(near) for _ in range(figures)] + [0])[:2]
        lines.append("points %d %s" % (seat + 1, " ".join(map(str, game.points[seat][:figures]))))
        if "robbers" in game.modules and rng.random() < 0.6:
            game.robber[seat] = rng.choice(near) % 50
            lines.append("robber %d %d" % (seat + 1, game.robber[seat]))
    return lines + ["phase turn %d" % (game.turn + 1)]


def choose(rng, game, frame, moves):
    """Any move, but rather one that brings things together"""
    moves = sorted(moves)
    if frame == "place" and rng.random() < 0.8:
        crowd = lambda m: len(game.map.around(tuple(map(int, m.split()[1].split(",")))))
        return max(moves, key=lambda m: (crowd(m), rng.random()))
    if frame == "figure" and rng.random() < 0.7:
        moves = [m for m in moves if m != "pass" and "field" not in m] or moves
    if frame in ("sack", "message", "again", "shift") and rng.random() < 0.8:
        moves = [m for m in moves if m not in ("pass", "points", "decline", "done")] or moves
    return rng.choice(moves)


def difference(engine, status, game, asked):
    """What the engine says otherwise; None: nothing"""
    if asked is None:
        found = (status["over"], status["scores"])
        return None if found == (True, [p[0] for p in game.points]) else "final %r, expected %r" % (found, game.points)
    frame, seat, moves = asked
    who = "*" if seat == DEALER else seat + 1
    if status["over"] or (status["asks"], status["actors"]) != ("carcassonne." + frame, [who]):
        return "asks %s of %s, expected %s of %s" % (status.get("asks"), status.get("actors"), frame, who)
    listed = engine.ask("legal", seat=who)["moves"]
    if sorted(listed) != sorted(moves):
        return "%s: only the engine %s, only the model %s" % (frame, set(listed) - set(moves), set(moves) - set(listed))
    if status["scores"] != [sum(p) for p in game.points]:
        return "points %r, expected %r" % (status["scores"], game.points)
    if frame not in ("draw", "message", "redeem", "circle", "take", "shift"):
        return None
    lines = {line[4:] for line in engine.ask("dump")["lines"]}
    pieces = {line for line in lines if line.split()[0] in PIECES}
    return None if pieces == game.lines() else "%s: differ in %s" % (frame, pieces ^ game.lines())


def play(engine, rng, modules, short):
    """Plays one game; the number of decisions, and what went wrong or None"""
    chosen = options(rng, modules) if rng.random() < 0.5 else {}
    game = Game(rng.choice((2, 3, 4, 6)), modules, chosen)
    setup = " ".join(["carcassonne seats=%d" % game.seats] + ["+" + m for m in MODULES if m in modules] + ["%s=%s" % o for o in chosen.items()])
    lines = {"lines": short_deck(rng, game)} if short else {}
    status = engine.ask("new", game=setup, chance="manual", **lines)
    course, move, made = game.play(), None, []
    while True:
        try:
            asked = course.send(move)
        except StopIteration:
            asked = None
        wrong = difference(engine, status, game, asked)
        if wrong or asked is None:
            return len(made), wrong and "%s\n%s\n%s\n... %s" % (wrong, setup, lines, made[-8:])
        frame, seat, moves = asked
        move = choose(rng, game, frame, moves)
        made.append("%s %s" % ("*" if seat == DEALER else seat + 1, move))
        status = engine.ask("play", move=made[-1])


def run(engine, title, seeds, short):
    decisions = 0
    for seed in seeds:
        rng = random.Random(seed)
        modules = rng.choice(THEMES) if short else {m for m in MODULES if rng.random() < 0.8}
        n, wrong = play(engine, rng, modules, short)
        decisions += n
        if wrong:
            ok(False, title, "seed %d: %s" % (seed, wrong))
            return
    ok(True, "%s: %d decisions" % (title, decisions))


scale = int(os.environ.get("TH_TEST_SCALE", "100"))
first, games = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (1, max(2, 16 * scale // 100))
engine = Engine(os.path.abspath(sys.argv[1]))
run(engine, "CC-TURN-01 CC-TURN-06 CC-X-12 short games on chosen decks (model)", range(first, first + games), True)
run(engine, "CC-TURN-01 CC-END-01 CC-RIV-03 whole games (model)", range(first, first + max(1, games // 16)), False)
ok(engine.close() == 0, "the engine ends in peace")
done()
