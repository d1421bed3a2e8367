"""arrays.py - moves and views of one position as numpy arrays: Actions and Observation with arrays of their own."""
from . import _thorp


class Actions(_thorp.Actions):
    __doc__ = _thorp.Actions.__doc__

    def mask(self, state, seat=None):
        """What a seat may choose now, as an array of n times 0 or 1; all 0 if it is not waited for.

        >>> game = thorp.Game('catan seats=3 first_player=1')
        >>> state = game.deal(1)
        >>> int(thorp.Actions(game).mask(state).sum())
        54
        """
        import numpy as np
        out = np.empty(self.n, np.uint8)
        self.mask_into(out, state, seat)
        return out


class Observation(_thorp.Observation):
    __doc__ = _thorp.Observation.__doc__

    def of(self, state, seat=None):
        """What a seat sees (the one that is asked; thorp.SPECTATOR), as an array of int16."""
        import numpy as np
        out = np.empty(self.size, np.int16)
        self.into(out, state, seat)
        return out

    def split(self, array):
        """The named parts of an observation, or of many in one array: views, nothing is copied.

        >>> spec = thorp.Observation(thorp.Game('catan seats=3'))
        >>> parts = spec.split(spec.of(thorp.Game('catan seats=3').deal(1)))
        >>> parts['bank'].tolist()
        [19, 19, 19, 19, 19]
        """
        import math
        front = array.shape[:-1]
        if array.shape[-1:] != (self.size,):
            raise ValueError("an observation of this game has %d numbers, not %s" % (self.size, array.shape[-1:]))
        return {name: array[..., at:at + math.prod(shape)].reshape(front + shape) for name, shape, at, _ in self.fields}

    def describe(self):
        """The parts as text, a line each: for reading."""
        return "\n".join("%-20s %-12s %s" % (name, "x".join(map(str, shape)), about) for name, shape, _, about in self.fields)
