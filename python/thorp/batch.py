"""batch.py - Batch: many tables of one game in step, written into numpy arrays."""
import numpy as np

from . import _thorp
from .arrays import Actions, Observation

AGAIN = ("next_step", "same_step", "disabled")
GOES_ON, OVER, CUT = 0, 1, 2


class Batch:
    """Many tables of one game. A step is one decision at each: the learner's move, then the dealer's and the bots' until a learner is
    asked again. Every seat without a bot is the learner's; with none at all it plays against itself.

    Arrays, a row for each table, written by reset and step:
        seat    int8             who is asked now, -1 if nobody
        mask    uint8 [actions]  1 for what may be chosen
        obs     int16 [size]     what that seat sees (at the end: what the seat that moved last sees)
        reward  float32 [seats]  at the end: winners share 1, the others -1; else 0
        end     uint8            0 the game goes on, 1 it is over, 2 it was cut after `plies` moves
        score   int16 [seats]    points with everything
        rank    uint8 [seats]    at the end, else 0
        ply     uint32           moves made, the dealer's included
        last    int16 [size]     same_step only: what was seen at the end of the game before

    `again` says when the next game begins: at the step after the end, whose action is ignored there ('next_step'), at once
    ('same_step'), or by begin() ('disabled'). `out` names arrays of the caller to be used instead; None leaves one out, and
    observe=False leaves out what is seen. Equal seeds and actions give equal games, whatever `threads` is, unless a bot has a clock.

    >>> batch = thorp.Batch(thorp.Game('catan seats=4 offers_per_turn=0'), 8)
    >>> batch.reset(7)
    >>> for _ in range(200):
    ...     batch.step(batch.sample())
    >>> batch.obs.shape == (8, batch.spec.size), bool(batch.mask[np.arange(8), batch.sample()].all())
    (True, True)
    >>> batch.close()
    """

    def __init__(self, game, tables, *, bots=None, trades=2, threads=1, plies=0, again="next_step", observe=True, out=None):
        if again not in AGAIN:
            raise ValueError("again is one of %s" % ", ".join(AGAIN))
        self.game, self.tables, self.again = game, tables, again
        self.actions, self.spec = Actions(game, trades), Observation(game)
        self._tables = _thorp.Tables(game, tables, bots, trades, threads, plies, AGAIN.index(again))
        self._sample = np.zeros(tables, np.int32)
        given = dict(out or {})
        for name, (shape, kind) in self._shapes(observe).items():
            array = given.pop(name) if name in given else np.zeros(shape, kind)
            setattr(self, name, array)
            if array is not None:
                self._tables.bind(**{name: array})
        if given:
            raise ValueError("there are no such arrays: %s" % ", ".join(sorted(given)))

    def _shapes(self, observe):
        n, seats = self.tables, self.game.seats
        shapes = {"seat": ((n,), np.int8), "mask": ((n, self.actions.n), np.uint8), "reward": ((n, seats), np.float32),
                  "end": ((n,), np.uint8), "score": ((n, seats), np.int16), "rank": ((n, seats), np.uint8), "ply": ((n,), np.uint32)}
        if observe:
            shapes["obs"] = ((n, self.spec.size), np.int16)
            if self.again == "same_step":
                shapes["last"] = ((n, self.spec.size), np.int16)
        return shapes

    def reset(self, seed):
        """Begins every table anew. Game k of table i is that of Rng(thorp.game_seed(seed, i, k))."""
        self._tables.reset(seed)

    def step(self, actions):
        """One decision at each table. Raises IllegalMove, and does nothing, if one of the actions may not be chosen."""
        if not (isinstance(actions, np.ndarray) and actions.dtype == np.int32 and actions.flags.c_contiguous):
            actions = as_actions(actions)
        self._tables.step(actions)

    def sample(self):
        """A random action for each table. The array is used again by the next call."""
        self._tables.sample(self._sample)
        return self._sample

    def begin(self, table):
        """Begins the next game of one table."""
        self._tables.begin(table)

    def state(self, table):
        """A copy of a table's position."""
        return self._tables.state(table)

    @property
    def closed(self):
        """Was close() called?"""
        return self._tables.closed

    def close(self):
        """Gives back memory and threads. Every later call raises StateError."""
        self._tables.close()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()


def as_actions(actions):
    """Whole numbers as int32: nothing is rounded, nothing wraps round"""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise TypeError("actions are whole numbers, not %s" % given.dtype)
    narrow = np.ascontiguousarray(given, np.int32)
    if not np.array_equal(narrow, given):
        raise _thorp.IllegalMove("an action is out of range")
    return narrow
