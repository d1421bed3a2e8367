#!/usr/bin/env python3
"""Moves as numbers and views as arrays, on every game, module and scenario; and a position worked out by hand."""
import os
import sys

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import numpy as np  # noqa: E402
import thorp  # noqa: E402
from ask import refused  # noqa: E402
from setups import every, scaled  # noqa: E402
from tap import done, eq, ok  # noqa: E402

LOOKS = 3  # positions in a row that are looked at closely, of every 61


def numbers_hold(state, all_moves, no_trades):
    """Each listed move has a number of its own, both ways; without trades only offers are missing"""
    for seat in state.actors:
        if seat == thorp.DEALER:
            continue
        legal, of = state.legal(seat), all_moves.of(state, seat)
        if set(of.values()) != set(legal) or len(of) != len(legal):
            return "numbers of %s" % [str(m) for m in set(legal) - set(of.values())][:9]
        mask = all_moves.mask(state, seat)
        if sorted(of) != np.flatnonzero(mask).tolist() or mask.max() > 1:
            return "the mask"
        for number, move in of.items():
            own = all_moves.number(move, seat)
            text = all_moves.text(number, seat)
            if own not in (None, number) or all_moves.move(state, number, seat) != move or not text.startswith(move.word):
                return "the way back from %s" % move
            if own is not None and move.word not in ("take", "accept") and text != str(move):
                return "the text of %s: %s" % (move, text)
        left = [m.word for m in legal if m not in no_trades.of(state, seat).values()]
        if set(left) - {"offer"} or len(left) == len(legal):
            return "moves without trades: %s" % left
    return ""


def views_hold(state, spec, rng):
    """What is observed is what the view shows: equal for every world that looks the same from there"""
    for seat in [*range(state.game.seats), thorp.SPECTATOR]:
        view = state.view(seat)
        seen = spec.of(state, seat)
        if not (np.array_equal(seen, spec.of(view, seat)) and np.array_equal(seen, spec.of(view.fill(rng), seat))):
            return "the view of seat %d" % seat
    return ""


def play(setup, seed):
    game, rng = thorp.Game(setup), thorp.Rng(seed)
    all_moves, no_trades, spec = thorp.Actions(game), thorp.Actions(game, trades=0), thorp.Observation(game)
    state, n, looked = game.deal(rng), 0, 0
    while not state.over and n < 1500:
        if state.seat != thorp.DEALER and (n < 6 or n % 61 < LOOKS):
            looked += 1
            fault = numbers_hold(state, all_moves, no_trades) or views_hold(state, spec, rng)
            if fault:
                return fault + "\n" + state.dumps()
        state.apply(state.pick(rng))
        n += 1
    return "" if looked > 3 else "nothing was looked at"


for setup in every():
    faults = [f for f in (play(setup, 90 + i) for i in range(scaled(1))) if f]
    ok(not faults, "numbers and observations hold: %s" % setup, faults and faults[0])
    game = thorp.Game(setup)
    fields = thorp.Observation(game).fields
    ends = [at + int(np.prod(shape)) for _, shape, at, _ in fields]
    ok([at for _, _, at, _ in fields] == [0] + ends[:-1] and ends[-1] == thorp.Observation(game).size
       and len({f[0] for f in fields}) == len(fields) and all(f[3] for f in fields), "parts follow each other and have names: %s" % setup)

# ------------------------------------------------------------- by hand: the beginner's island
game = thorp.Game("catan seats=3 layout=beginner")
state = game.start()
for line in ("settlement n20 1", "road e30 1", "city n41 2", "road e60 2", "hand 1 2brick+1ore", "hand 2 3wool", "cards 1 1knight", "knights 2 1",
             "robber h03", "phase act 2"):
    state.set(line)
spec, actions = thorp.Observation(game), thorp.Actions(game)
mine, theirs, nobody = (spec.split(spec.of(state, seat)) for seat in (1, 0, thorp.SPECTATOR))
eq([tuple(np.argwhere(mine[p]).ravel()) for p in ("settlement", "city")], [(2, 20), (0, 41)], "seats are counted from the viewer: seat 1 is two seats on")
eq([tuple(np.argwhere(theirs[p]).ravel()) for p in ("settlement", "city")], [(0, 20), (1, 41)], "from seat 0 its own settlement comes first")
eq([tuple(np.argwhere(nobody[p]).ravel()) for p in ("settlement", "city")], [(0, 20), (1, 41)], "a spectator counts from seat 0")
eq(mine["hand"].tolist(), [[0, 0, 3, 0, 0], [0] * 5, [0] * 5], "the own hand is known: brick lumber wool grain ore")
eq(mine["hand_unknown"].tolist(), [0, 0, 3], "of others only how many")
eq((theirs["hand"][0].tolist(), theirs["hand_unknown"].tolist()), ([2, 0, 0, 0, 1], [0, 3, 0]), "and the other way round")
eq((nobody["hand"].sum(), nobody["hand_unknown"].tolist()), (0, [3, 3, 0]), "a spectator knows no hand")
eq(mine["bank"].tolist(), [17, 19, 16, 19, 18], "the bank holds the rest of 19 (CB-SETUP-03)")
eq((theirs["cards"][0].tolist()[:5], mine["cards_unknown"].tolist()), ([1, 0, 0, 0, 0], [0, 0, 1]), "a development card, known and unknown")
eq((mine["deck"][0], theirs["deck"][0]), (13, 12), "who does not see the knight counts it among the unseen: 14 knights, one of them played")
eq(np.flatnonzero(mine["robber"]).tolist(), [3], "the robber")
eq((mine["knights"].tolist(), mine["turn"].tolist(), mine["asked"].tolist()), ([1, 0, 0], [1, 0, 0], [1, 0, 0]), "knights, turn, who is asked")
eq((mine["points"].tolist(), mine["left"][0].tolist()[:3], mine["left"][2].tolist()[:3]), ([2, 0, 1], [14, 5, 3], [14, 4, 4]), "points and supplies")
terrain = {w: i for i, w in enumerate("hills forest pasture fields mountains desert".split())}
places = [p for p in state.describe(0)["places"] if p["id"].startswith("h") and p["terrain"] in terrain]
eq([int(mine["terrain"][:, int(p["id"][1:])].argmax()) for p in places], [terrain[p["terrain"]] for p in places], "terrain, as the engine describes it")
eq([(np.flatnonzero(mine["number"][:, int(p["id"][1:])]) + 2).tolist() for p in places], [p["numbers"] for p in places], "numbers of hexes")
ports = [p for p in state.describe(0)["places"] if "harbour" in p]
res = "brick lumber wool grain ore any".split()
eq([int(mine["harbour"][:, int(p["id"][1:])].argmax()) for p in ports], [res.index(p["harbour"]) for p in ports], "harbours")

# -------------------------------------------------------------------- numbers by hand
kinds = {w: (first, direct, ranked) for w, first, direct, ranked in actions.kinds}
eq([kinds[w][1:] for w in ("road", "settlement", "city", "robber", "bank", "offer", "rob", "end")],
   [(72, 0), (54, 0), (54, 0), (19, 0), (25, 0), (50, 0), (3, 0), (1, 0)], "72 paths, 54 crossings, 19 hexes, 5 x 5 bank trades, 2 x 5 x 5 offers")
eq(actions.number("road e37") - actions.number("road e00"), 37, "numbers of places follow each other")
eq((actions.number("rob 3", 1), actions.number("rob 1", 2)), (kinds["rob"][0] + 1,) * 2, "the next seat is 1 on, whoever moves")
eq(thorp.Actions(game, 1).number("offer 2wool:1ore"), None, "two for one has no number among offers of one for one")
eq([thorp.Actions(game, t).n for t in (0, 1, 2)], [actions.n - 50, actions.n - 25, actions.n], "what trades cost")
eq(actions.number("offer 3wool:1ore"), None, "larger deals have none")
dealer = thorp.Game("catan").deal(1)
eq(thorp.Actions(dealer.game).of(dealer, 0), {}, "who is not asked chooses nothing")


before = state.dumps()
refused(lambda: actions.move(state, actions.n), thorp.IllegalMove, "there is no action", "a number that is none")
refused(lambda: actions.move(state, -1), thorp.IllegalMove, "there is no action", "a negative number")
refused(lambda: actions.move(state, actions.number("city n00")), thorp.IllegalMove, "masked", "a masked number")
refused(lambda: actions.move(state, 1.5), TypeError, "", "a number that is not whole")
refused(lambda: actions.of(thorp.Game("elasund").deal(1)), thorp.StateError, "another game", "a state of another game")
refused(lambda: actions.of(state.view(0), 1), thorp.StateError, "sees", "another seat's moves from a view")
refused(lambda: spec.of(state.view(0), 1), thorp.StateError, "sees", "another seat's observation from a view")
refused(lambda: spec.of(state.view(0), thorp.SPECTATOR), thorp.StateError, "sees", "a spectator's observation from a view")
refused(lambda: spec.into(np.zeros(3, np.int16), state), ValueError, "contiguous array of %d numbers of type int16" % spec.size, "an array that is too small")
refused(lambda: spec.into(np.zeros(spec.size, np.float32), state), ValueError, "int16", "an array of another type")
refused(lambda: spec.into(np.zeros(2 * spec.size, np.int16)[::2], state), ValueError, "", "an array with gaps")
refused(lambda: actions.mask_into(bytes(actions.n), state), (BufferError, ValueError), "", "an array that cannot be written")
refused(lambda: spec.split(np.zeros(7)), ValueError, "numbers", "an observation of another game")
refused(lambda: thorp.Actions(game, 3), ValueError, "trades", "trades that do not exist")
eq(state.dumps(), before, "after all that the state is as before")
done()
