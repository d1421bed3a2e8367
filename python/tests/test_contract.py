#!/usr/bin/env python3
"""The contract's verbs from Python, held to on every game, module and scenario: random games from the beginning to the end."""
import copy
import os
import pickle
import sys

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import thorp  # noqa: E402
from setups import every, forward, scaled  # noqa: E402
from tap import done, eq, ok  # noqa: E402


def texts_hold(state):
    """dumps, pickle and copies give the position back"""
    again = thorp.loads(state.dumps())
    return again == state and pickle.loads(pickle.dumps(state)) == state and copy.deepcopy(state) == state == state.clone() \
        and again.checkpoint == state.checkpoint


def views_hold(state, rng):
    """view(fill(view)) == view, also as text; a spectator's too"""
    for seat in [*range(state.game.seats), thorp.SPECTATOR]:
        view = state.view(seat)
        world = view.fill(rng)
        if world.view(seat) != view or thorp.loads(view.dumps()) != view or world.viewer is not None or view.viewer != seat:
            return False
        if seat in state.actors and view.legal(seat) != state.legal(seat):
            return False
    return True


def moves_hold(state):
    """Lists are sorted and without duplicates, texts can be read back, every move of the list is allowed"""
    for seat in state.actors:
        moves = state.legal(seat)
        if not moves or moves != sorted(moves) or len(set(moves)) != len(moves):
            return False
        if any(state.game.move(str(m)) != m or state.why(m, seat) is not None for m in moves[:40]):
            return False
    return True


def play(setup, seed):
    """One random game, looked at now and then: what did not hold"""
    game, rng = thorp.Game(setup), thorp.Rng(seed)
    state, n = game.deal(rng), 0
    while not state.over and n < 4000:
        if n % 211 < 2:
            if not moves_hold(state):
                return "moves", state
            if not texts_hold(state):
                return "texts", state
            if not views_hold(state, rng):
                return "views", state
        twin, move, seat = state.clone(), state.pick(rng), state.seat
        state.apply(move, seat)
        twin.apply(str(move), seat, events=thorp.DEALER)
        if twin != state or state.ply != n + 1:
            return "copies", state
        n += 1
    if state.over and (state.actors or min(state.ranks()) != 1 or (state.winner is not None and state.ranks()[state.winner] != 1)):
        return "the end", state
    return None


for setup in every():
    try:
        faults = [f for f in (play(setup, 40 + i) for i in range(scaled(1))) if f]
        ok(not faults, "random games hold: %s" % setup, faults and "%s\n%s" % (faults[0][0], faults[0][1].dumps()))
    except thorp.Error as e:
        ok(False, "random games hold: %s" % setup, repr(e))

played = {m for s in every() for m in thorp.Game(s).modules}
listed = {m["name"] for g in thorp.games()["games"] for m in g["modules"]}
eq(listed - played, set(), "every module is played")

# ------------------------------------------------------------------ by hand: CB-SETUP-08, the beginner's island
game = thorp.Game("catan seats=3 layout=beginner first_player=1")
state = game.start()
eq((game.name, game.seats, game.modules, game.open), ("catan", 3, (), False), "facts of a game")
eq(game.options["layout"], "beginner", "an option as text")
eq(game.options["separate_trade_and_build"], False, "an option as truth")
eq((state.asking, state.seat, state.actors, state.ply, state.winner), ("catan.settle", 0, (0,), 0, None), "facts of a state")
eq(len(state.legal()), 54, "the first settlement may stand on each of 54 intersections (CB-SETUP-08)")
state.apply("settlement n20")
eq(sorted(str(m) for m in state.legal()), sorted("road e%02d" % e for e, hexes in enumerate(game.geometry()["edges"]) if "n20" in hexes["nodes"]),
   "the first road leads away from it (CB-SETUP-08)")
eq(state.why("road e00"), ("CB-SETUP-08", state.why("road e00")[1]), "why another road is refused")

game = thorp.Game("catan seats=3 layout=beginner start=printed first_player=1")
state = forward(game.deal(3), thorp.Rng(3), 0)
eq(state.asking, "catan.before", "the printed start begins with a turn (CB-BEG-03)")
eq(state.scores(), [2, 2, 2], "two settlements each are two points")
state.apply("roll")
chance = state.chance()
eq(sum(w for _, w in chance), 36, "two dice fall in 36 ways (CB-TURN-02)")
eq(sum(w for m, w in chance if sum(map(int, m.args)) == 7), 6, "six of them are a 7")
told = state.apply("dice 3 4", thorp.DEALER, events=thorp.SPECTATOR)
eq([e["args"][:2] for e in told if e["event"] == "rolled"], [[3, 4]], "everybody is told the roll")
eq(state.asking, "catan.rob", "a 7 moves the robber (CB-SEVEN-04)")


# ------------------------------------------------------------------- hidden cards, by hand: CB-HID
def holding(second, third):
    position = thorp.Game("catan seats=3 layout=beginner").start()
    for line in ("settlement n20 1", "road e30 1", "hand 1 1brick+1lumber", "hand 2 " + second, "hand 3 " + third, "phase act 1"):
        position.set(line)
    position.check()
    return position


one, other = holding("3brick", "3wool"), holding("3wool", "3brick")  # the bank is the same, and open (CB-SETUP-03)
ok(one != other and one.view(1) != other.view(1), "hands of other kinds are other positions, and their owner sees it")
ok(one.view(0) == other.view(0) and one.view(thorp.SPECTATOR) == other.view(thorp.SPECTATOR), "nobody else does")
ok(one.describe(0) == other.describe(0), "nor in the description")
eq(one.describe(0)["seats"][1]["hand"], {"?": 3}, "which counts the cards")
eq(one.text("discard ore", 0, 1), "discard ?", "a secret is a question mark in text")
eq(one.view(0).fill(7).describe(1)["seats"][1]["hand_size"], 3, "a world deals as many")
eq(len({one.view(0).fill(i).dumps() for i in range(300)}), 4, "three brick and three wool can lie in four ways")
done()
