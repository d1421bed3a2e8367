#!/usr/bin/env python3
"""From reset to the end: whole games of every game, module and scenario, at several tables at once, by random actions. Every step is sound: somebody is asked
and may choose something, what is counted fits, the end pays what the ranks say."""
import os
import sys

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import numpy as np  # noqa: E402
import thorp  # noqa: E402
from setups import every, scaled  # noqa: E402
from tap import done, eq, ok  # noqa: E402

TABLES, MOST = 4, 60000  # steps: random moves end a game sooner or later, no rule says how soon


def quick(setup):
    """Without offers: random players would trade for ever"""
    return setup + " offers_per_turn=0" if setup.startswith("catan") and "offers_per_turn" not in setup else setup


def sound(batch, before):
    asked = batch.seat >= 0
    if not np.array_equal(asked, batch.mask.any(1)) or not np.array_equal(asked, batch.end == 0):
        return "who is asked, and may choose"
    if not (batch.ply[asked] >= before[asked]).all() or abs(batch.reward.sum(1)).max() > 1e-6 or batch.reward[asked].any():
        return "moves and rewards"
    parts = batch.spec.split(batch.obs)
    if (parts["asked"][asked, 0] != 1).any() or (parts["asked"][~asked]).any():
        return "the seat that sees is the first to be asked"
    return ""


def ended(batch, i):
    state = batch.state(i)
    ranks, scores = state.ranks(), state.scores()
    paid = batch.reward[i]
    if not state.over or batch.score[i].tolist() != scores or batch.rank[i].tolist() != ranks or min(ranks) != 1:
        return "the end of table %d" % i
    if state.winner is not None and (ranks.count(1) != 1 or paid.argmax() != state.winner or paid.max() != 1):
        return "the winner of table %d" % i
    state.check()
    return ""


def play(setup, seed):
    """Until each table has ended once: what did not hold, and how many games ended"""
    game, over = thorp.Game(quick(setup)), np.zeros(TABLES, bool)
    with thorp.Batch(game, TABLES, again="disabled") as batch:
        batch.reset(seed)
        for n in range(MOST):
            before = batch.ply.copy()
            batch.step(batch.sample())
            fresh = (batch.end > 0) & ~over
            over |= batch.end > 0
            fault = (sound(batch, before) if n % 16 == 0 or fresh.any() else "") or next((f for f in (ended(batch, i) for i in np.flatnonzero(fresh)) if f), "")
            if fault:
                return "%s after %d steps" % (fault, n), 0
            if over.all():
                return "", int(over.sum())
        return "only %d of %d games ended within %d steps" % (over.sum(), TABLES, MOST), int(over.sum())


total = 0
for setup in every():
    for i in range(scaled(1)):
        fault, games = play(setup, 70 + i)
        total += games
        if fault:
            break
    ok(not fault, "whole games are sound: %s" % setup, fault)
eq(total, TABLES * len(every()) * scaled(1), "every game came to its end")
done()
