"""spaces.py - Discrete, Box, Dict and MultiDiscrete: Gymnasium's if it is installed, else of our own with the same verbs.

Masked is a Discrete whose sample() draws from what may be chosen now unless it is told otherwise."""
import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
    OURS = False
except ImportError:
    OURS = True

    class Space:
        """What an action or an observation may be: sample, contains, seed."""

        def __init__(self, shape, dtype, seed=None):
            self.shape, self.dtype, self._np_random = shape, np.dtype(dtype), None
            if seed is not None:
                self.seed(seed)

        @property
        def np_random(self):
            if self._np_random is None:
                self.seed()
            return self._np_random

        def seed(self, seed=None):
            self._np_random = np.random.default_rng(seed)
            return seed

        def __contains__(self, x):
            return self.contains(x)

    class Discrete(Space):
        """Whole numbers from 0 to n - 1."""

        def __init__(self, n, seed=None):
            super().__init__((), np.int64, seed)
            self.n, self.start = np.int64(n), np.int64(0)

        def sample(self, mask=None, probability=None):
            if mask is None:
                return np.int64(self.np_random.integers(self.n))
            allowed = np.flatnonzero(mask)
            return np.int64(self.np_random.choice(allowed)) if len(allowed) else self.start

        def contains(self, x):
            return isinstance(x, (int, np.integer)) and not isinstance(x, bool) and 0 <= int(x) < self.n

        def __eq__(self, other):
            return isinstance(other, Discrete) and self.n == other.n

        def __repr__(self):
            return "Discrete(%d)" % self.n

    class MultiDiscrete(Space):
        """A vector of whole numbers, each from 0 to its own limit."""

        def __init__(self, nvec, seed=None):
            self.nvec = np.asarray(nvec, np.int64)
            super().__init__(self.nvec.shape, np.int64, seed)

        def sample(self, mask=None):
            return self.np_random.integers(self.nvec)

        def contains(self, x):
            x = np.asarray(x)
            return x.shape == self.shape and x.dtype.kind in "iu" and bool(((0 <= x) & (x < self.nvec)).all())

        def __eq__(self, other):
            return isinstance(other, MultiDiscrete) and np.array_equal(self.nvec, other.nvec)

    class Box(Space):
        """An array of numbers between two limits."""

        def __init__(self, low, high, shape, dtype, seed=None):
            super().__init__(tuple(shape), dtype, seed)
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

        def sample(self, mask=None):
            return self.np_random.integers(self.low, self.high, endpoint=True, dtype=self.dtype)

        def contains(self, x):
            return isinstance(x, np.ndarray) and x.shape == self.shape and np.can_cast(x.dtype, self.dtype) and \
                bool(((self.low <= x) & (x <= self.high)).all())

        def __eq__(self, other):
            return isinstance(other, Box) and self.shape == other.shape and self.dtype == other.dtype

        def __repr__(self):
            return "Box(%s, %s)" % (self.shape, self.dtype)

    class Dict(Space):
        """Spaces by name."""

        def __init__(self, spaces, seed=None):
            super().__init__(None, object)
            self.spaces = dict(spaces)
            if seed is not None:
                self.seed(seed)

        def seed(self, seed=None):
            self._np_random = np.random.default_rng(seed)
            return {k: s.seed(None if seed is None else seed + i) for i, (k, s) in enumerate(self.spaces.items())}

        def sample(self, mask=None):
            return {k: s.sample() for k, s in self.spaces.items()}

        def contains(self, x):
            return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(self.spaces[k].contains(v) for k, v in x.items())

        def __getitem__(self, key):
            return self.spaces[key]

        def __eq__(self, other):
            return isinstance(other, Dict) and self.spaces == other.spaces

        def __repr__(self):
            return "Dict(%s)" % ", ".join("%r: %r" % kv for kv in self.spaces.items())


class Masked(Discrete):
    """Numbers of moves. Without a mask sample() draws from those that may be chosen now."""

    def __init__(self, n, now=None, seed=None):
        super().__init__(int(n), seed=seed)
        self.now = now

    def sample(self, mask=None, probability=None):
        if mask is None and probability is None and self.now is not None:
            mask = self.now()
        if probability is not None:
            return super().sample(mask, probability)
        return super().sample(mask)


def of_observation(spec, actions, front=()):
    """The space of what an environment shows: the observation and the mask of actions."""
    return Dict({"observation": Box(-32768, 32767, (*front, spec.size), np.int16), "action_mask": Box(0, 1, (*front, actions.n), np.int8)})
