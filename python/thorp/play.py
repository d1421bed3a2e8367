"""play.py - Table: a game in play with its dealer and its bots. What the environments of all ecosystems share."""
from . import _thorp


def rewards(state):
    """1 for the winner and -1 shared among the others, winners of one rank sharing the 1; all 0 before the end."""
    ranks = state.ranks()
    won = ranks.count(1)
    if not state.over or won == len(ranks):
        return [0.0] * len(ranks)
    return [1 / won if rank == 1 else -1 / (len(ranks) - won) for rank in ranks]


class Table:
    """bots: for each seat the name of a bot, or None for somebody else. A game is cut after `plies` moves."""

    def __init__(self, game, bots, plies=0):
        self.game, self.names, self.plies = game, list(bots), plies or _thorp.PLIES
        if len(self.names) != game.seats:
            raise ValueError("bots names %d seats, the table has %d" % (len(self.names), game.seats))
        for seat, name in enumerate(self.names):
            if name is not None:
                _thorp.Bot(game, seat, name)  # an unknown name is said at once
        self.state, self.bots = None, {}

    def begin(self, seed):
        """Deals a new game: equal seeds, equal games."""
        self.rng = _thorp.Rng(seed)
        self.state = self.game.deal(self.rng)
        self.bots = {i: _thorp.Bot(self.game, i, name, seed=(seed + i) % 2**64) for i, name in enumerate(self.names) if name is not None}
        self._run_on()

    def play(self, move):
        """Makes a move of the seat that is asked; dealer and bots go on."""
        self._make(self.state.seat, move)
        self._run_on()

    @property
    def cut(self):
        return not self.state.over and self.state.ply >= self.plies

    @property
    def ended(self):
        return self.state.over or self.cut

    def _make(self, seat, move):
        for bot in self.bots.values():
            bot.tell(self.state, move, seat)
        self.state.apply(move, seat)

    def _run_on(self):
        while not self.ended:
            seat = self.state.seat
            if seat == _thorp.DEALER:
                self._make(seat, self.state.pick(self.rng))
            elif seat in self.bots:
                self._make(seat, self.bots[seat].choose(self.state))
            else:
                break
