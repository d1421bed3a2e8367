#!/usr/bin/env python3
"""Many tables at once: what they write is what single games show, whatever the threads; ends, cuts, new games; bad input."""
import os
import sys
import threading

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import numpy as np  # noqa: E402
import thorp  # noqa: E402
from ask import refused  # noqa: E402
from setups import every, scaled  # noqa: E402
from tap import done, eq, ok  # noqa: E402


class Single:
    """One table of a batch, played a second time with States and Bots"""

    def __init__(self, game, seed, table, bots):
        self.game, self.seed, self.table, self.names, self.no = game, seed, table, bots, 0
        self.actions, self.spec = thorp.Actions(game), thorp.Observation(game)
        self.begin()

    def begin(self):
        seed = thorp.game_seed(self.seed, self.table, self.no)
        self.no += 1
        self.rng = thorp.Rng(seed)
        self.state = self.game.deal(self.rng)
        self.bots = {i: thorp.Bot(self.game, i, name, seed=(seed + i) % 2**64) for i, name in enumerate(self.names) if name}
        self.mover = 0
        self.run_on()
        self.mover = self.state.seat if self.state.seat is not None else 0

    def make(self, seat, move):
        for bot in self.bots.values():
            bot.tell(self.state, move, seat)
        self.state.apply(move, seat)

    def run_on(self):
        while not self.state.over and (self.state.seat == thorp.DEALER or self.state.seat in self.bots):
            seat = self.state.seat
            self.make(seat, self.state.pick(self.rng) if seat == thorp.DEALER else self.bots[seat].choose(self.state))

    def step(self, action):
        if self.state.over:
            return self.begin()
        self.mover = self.state.seat
        self.make(self.mover, self.actions.move(self.state, int(action)))
        self.run_on()

    def fault(self, batch):
        i, s = self.table, self.state
        seat = -1 if s.over else s.seat
        rewards = [0.0] * self.game.seats
        if s.over:
            won = s.ranks().count(1)
            rewards = [0.0 if won == len(rewards) else 1 / won if r == 1 else -1 / (len(rewards) - won) for r in s.ranks()]
        mask = self.actions.mask(s) if not s.over else np.zeros(self.actions.n)
        pairs = {"seat": (batch.seat[i], seat), "end": (batch.end[i], int(s.over)), "ply": (batch.ply[i], s.ply),
                 "score": (batch.score[i].tolist(), s.scores()), "rank": (batch.rank[i].tolist(), s.ranks() if s.over else [0] * len(rewards)),
                 "state": (batch.state(i) == s, True)}
        for what, (found, want) in pairs.items():
            if found != want:
                return "%s of table %d: %s, expected %s" % (what, i, found, want)
        if not np.allclose(batch.reward[i], rewards):
            return "rewards %s, expected %s" % (batch.reward[i], rewards)
        if not np.array_equal(batch.mask[i], mask):
            return "the mask of table %d" % i
        return "" if np.array_equal(batch.obs[i], self.spec.of(s, self.mover if s.over else seat)) else "the observation of table %d" % i


def aligned(setup, bots, steps, seed=5):
    game = thorp.Game(setup)
    with thorp.Batch(game, 3, bots=bots or None, threads=2) as batch:
        batch.reset(seed)
        singles = [Single(game, seed, i, bots or [None] * game.seats) for i in range(3)]
        for n in range(steps):
            fault = next((f for f in (s.fault(batch) for s in singles) if f), "")
            if fault:
                return "after %d steps: %s" % (n, fault), 0
            actions = batch.sample().copy()
            batch.step(actions)
            for single, action in zip(singles, actions):
                single.step(action)
        return "", max(s.no for s in singles)


for setup in every():
    fault, _ = aligned(setup, [], 40 * scaled(1))
    ok(not fault, "tables play as single games do: %s" % setup, fault)
for setup, bots, steps in (("elasund seats=2", [None, "random"], 700), ("catan seats=3 offers_per_turn=0", [None, "greedy", "random"], 260),
                           ("carcassonne seats=2", ["random", None], 160), ("catan seats=3", [None, "mcts:8", "easy"], 40)):
    fault, games = aligned(setup, bots, steps)
    ok(not fault, "the same with bots: %s" % setup, fault)
    if "elasund" in setup or "carcassonne" in setup:
        ok(games > 1, "and in the next games of a table (%d)" % games)


# ------------------------------------------------------------------------- threads
def walk(threads, tables=37, steps=300):
    with thorp.Batch(thorp.Game("elasund seats=2"), tables, threads=threads, bots=[None, "random"]) as batch:
        batch.reset(11)
        out = []
        for _ in range(steps):
            batch.step(batch.sample())
            out.append((batch.obs.sum(), batch.reward.sum(), batch.ply.sum(), batch.mask.sum()))
        return out


one = walk(1)
ok(one == walk(2) == walk(5), "threads change nothing")
ok(len(set(one)) > 290 and one[-1][2] > 37, "what was compared goes on")

# -------------------------------------------------------------------- the end of a game
GAME = thorp.Game("carcassonne seats=2")


def until_end(**options):
    batch = thorp.Batch(GAME, 2, **options)
    batch.reset(3)
    for n in range(2000):
        batch.step(batch.sample())
        if batch.end[0]:
            return batch, n
    return batch, None


batch, n = until_end()
ok(n is not None and batch.seat[0] == -1 and not batch.mask[0].any() and batch.state(0).over, "next_step: at the end nobody is asked")
final = batch.state(0)
eq((batch.score[0].tolist(), batch.rank[0].tolist()), (final.scores(), final.ranks()), "points and ranks of the end")
batch.step(np.full(2, -7, np.int32) * (batch.end == 1) + batch.sample() * (batch.end == 0))
ok(batch.seat[0] >= 0 and batch.ply[0] <= 2 and batch.end[0] == 0 and not batch.reward[0].any(), "the next step begins a new game, whatever its action says")
batch.close()

batch, n = until_end(again="same_step")
spec = thorp.Observation(GAME)
ok(batch.seat[0] >= 0 and batch.end[0] == 1 and batch.mask[0].any() and not batch.state(0).over, "same_step: the next game has begun")
eq(batch.score[0].tolist(), final.scores(), "the points are those of the game that ended")
seen = spec.split(batch.last[0])["points"].tolist()
ok(seen in (final.scores(), final.scores()[::-1]) and not np.array_equal(batch.last[0], batch.obs[0]), "its last observation is kept")
batch.close()

batch, n = until_end(again="disabled")
for _ in range(3):
    batch.step(batch.sample())
ok(batch.seat[0] == -1 and batch.end[0] == 1 and batch.state(0).over, "disabled: it stays over")
batch.begin(0)
ok(batch.seat[0] >= 0 and batch.end[0] == 0 and batch.ply[0] <= 2, "until begin()")
batch.close()

batch, n = until_end(plies=30)
ok(batch.end[0] == 2 and batch.ply[0] == 30 and not batch.reward[0].any() and batch.rank[0].any() and not batch.state(0).over, "a game that is cut pays nothing")
batch.close()

# shares of a win, by hand: one winner of three gets 1, the others lose 1/2 each
with thorp.Batch(thorp.Game("catan seats=3 offers_per_turn=0"), 1) as batch:
    batch.reset(2)
    while not batch.end[0]:
        batch.step(batch.sample())
    eq(sorted(batch.reward[0].tolist()), [-0.5, -0.5, 1.0], "one winner of three is paid by two")
    eq(int(batch.reward[0].argmax()), batch.state(0).winner, "it is the engine's winner")

# ------------------------------------------------------------------------ own arrays
mask = np.zeros((4, thorp.Actions(GAME).n), np.bool_)
batch = thorp.Batch(GAME, 4, out={"mask": mask, "score": None})
batch.reset(1)
ok(batch.mask is mask and mask.any() and batch.score is None, "arrays of the caller are written, None is left out")
batch.close()


# -------------------------------------------------------------------------- bad input
refused(lambda: thorp.Batch(GAME, 0), ValueError, "tables", "no tables")
refused(lambda: thorp.Batch(GAME, 2, threads=0), ValueError, "threads", "no threads")
refused(lambda: thorp.Batch(GAME, 2, again="never"), ValueError, "again", "an unknown way to go on")
refused(lambda: thorp.Batch(GAME, 2, bots=["random"]), ValueError, "names 1 seats", "bots for other seats")
refused(lambda: thorp.Batch(GAME, 2, bots="random"), TypeError, "list", "bots that are one word")
refused(lambda: thorp.Batch(GAME, 2, bots=["random", "random"]), thorp.Error, "nobody is left", "bots in every seat")
refused(lambda: thorp.Batch(GAME, 2, bots=["genius", None]), thorp.Error, "no such bot", "an unknown bot")
refused(lambda: thorp.Batch(GAME, 2, out={"masks": mask}), ValueError, "masks", "an array nobody writes")
refused(lambda: thorp.Batch(GAME, 2, out={"mask": mask}), ValueError, "`mask` wants", "an array for other tables")
batch = thorp.Batch(GAME, 4)
refused(lambda: batch.step(np.zeros(4, np.int32)), thorp.StateError, "reset() comes first", "a step before reset")
batch.reset(1)
good = batch.sample().copy()
held = [batch.state(i).dumps() for i in range(4)]
copies = {name: getattr(batch, name).copy() for name in ("seat", "mask", "obs", "reward", "end", "ply")}
masked = int(np.flatnonzero(batch.mask[2] == 0)[0])
for wrong, words, title in ((masked, "masked", "a masked action"), (batch.actions.n, "there is no action", "an action beyond the last"), (-1, "there is no action", "a negative action")):
    bad = good.copy()
    bad[2] = wrong
    refused(lambda: batch.step(bad), thorp.IllegalMove, "at table 2", title)
refused(lambda: batch.step(good[:3]), ValueError, "4 numbers", "too few actions")
refused(lambda: batch.step(good.astype(float)), TypeError, "whole numbers", "actions that are not whole")
refused(lambda: batch.step(good.astype(np.int64) + 2**32), thorp.IllegalMove, "out of range", "actions that would wrap round")
refused(lambda: batch.state(4), IndexError, "no table 4", "a table that is not there")
ok(held == [batch.state(i).dumps() for i in range(4)] and all(np.array_equal(v, getattr(batch, k)) for k, v in copies.items()),
   "after all that tables and arrays are as before")
batch.step(good.tolist())
ok(batch.ply.min() > 0, "and the game goes on")
batch.close()
for name, call in (("step", lambda: batch.step(good)), ("reset", lambda: batch.reset(1)), ("state", lambda: batch.state(0)), ("sample", batch.sample)):
    refused(call, thorp.StateError, "closed", "%s after close" % name)
batch.close()
ok(batch.closed, "closing twice does no harm")

# a second thread that comes while the first is at work is refused; nothing is lost
batch = thorp.Batch(thorp.Game("catan seats=3"), 8, bots=[None, "mcts:300", "mcts:300"], observe=False)
batch.reset(1)
busy = []
worker = threading.Thread(target=lambda: [batch.step(batch.sample().copy()) for _ in range(2)])
worker.start()
while worker.is_alive():
    try:
        batch.state(0)
    except thorp.StateError as e:
        busy.append(str(e))
worker.join()
ok(busy and "another thread" in busy[0], "two threads at one batch: the second is refused", busy[:1])
batch.close()
done()
