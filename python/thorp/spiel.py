"""spiel.py - OpenSpiel's verbs: a Game and its State with chance nodes, legal actions, tensors and returns.

The set-up is dealt from a seed before the first node; everything after is played with explicit chance. Numbers of chance outcomes are places in the dealer's list;
those of players are thorp.Actions. Seats that choose at once are asked one after the other. Nothing of OpenSpiel is needed."""
import math

import numpy as np

from . import _thorp
from .arrays import Actions, Observation
from .gym import game_of
from .play import rewards

CHANCE, TERMINAL = -1, -4


class Game:
    """A set-up as OpenSpiel sees a game.

    >>> from thorp.spiel import Game
    >>> state = Game('elasund seats=2').new_initial_state(seed=1)
    >>> state.is_chance_node(), round(sum(p for _, p in state.chance_outcomes()), 9)
    (True, 1.0)
    """

    def __init__(self, setup="catan", trades=2):
        self.game = game_of(setup)
        self.actions, self.observation = Actions(self.game, trades), Observation(self.game)

    def new_initial_state(self, seed=0):
        return State(self, self.game.deal(seed))

    def num_players(self):
        return self.game.seats

    def num_distinct_actions(self):
        return self.actions.n

    def max_game_length(self):
        return _thorp.PLIES

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        return 0.0

    def observation_tensor_shape(self):
        return [self.observation.size]

    def observation_tensor_size(self):
        return self.observation.size

    def deserialize_state(self, text):
        state = _thorp.loads(text)
        if state.game != self.game:
            raise _thorp.TextError("a position of another game: %s" % state.game)
        return State(self, state)

    def __str__(self):
        return self.game.setup


class State:
    """A position with OpenSpiel's verbs; `state` is the thorp.State."""

    def __init__(self, game, state, history=()):
        self._game, self.state, self._history = game, state, list(history)

    def get_game(self):
        return self._game

    def num_players(self):
        return self._game.game.seats

    def current_player(self):
        seat = self.state.seat
        return TERMINAL if seat is None else CHANCE if seat == _thorp.DEALER else seat

    def is_terminal(self):
        return self.state.over

    def is_chance_node(self):
        return self.state.seat == _thorp.DEALER

    def chance_outcomes(self):
        listed = self.state.chance()
        total = sum(weight for _, weight in listed)
        return [(i, weight / total) for i, (_, weight) in enumerate(listed)]

    def legal_actions(self, player=None):
        player = self.current_player() if player is None else player
        if player == CHANCE:
            return [i for i, _ in self.chance_outcomes()]
        if player < 0 or player != self.current_player():
            return []
        return sorted(self._game.actions.of(self.state, player))

    def legal_actions_mask(self, player=None):
        mask = [0] * self._game.actions.n
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def _move(self, action):
        if self.is_terminal():
            raise _thorp.StateError("the game is over")
        if not self.is_chance_node():
            return self._game.actions.move(self.state, action)
        listed = self.state.chance()
        if not 0 <= action < len(listed):
            raise _thorp.IllegalMove("chance has the outcomes 0 to %d" % (len(listed) - 1))
        return listed[action][0]

    def apply_action(self, action):
        player, move = self.current_player(), self._move(action)
        self.state.apply(move)
        self._history.append((player, int(action)))

    def action_to_string(self, player, action):
        return str(self._move(action)) if player == self.current_player() else self._game.actions.text(action, player)

    def string_to_action(self, text):
        move = self._game.game.move(text)
        listed = [m for m, _ in self.state.chance()] if self.is_chance_node() else None
        found = listed.index(move) if listed is not None and move in listed else \
            next((n for n, m in self._game.actions.of(self.state).items() if m == move), None)
        if found is None:
            raise _thorp.IllegalMove("`%s` is not a move that is listed now" % text)
        return found

    def returns(self):
        return rewards(self.state)

    def rewards(self):
        return rewards(self.state)

    def player_return(self, player):
        return self.returns()[player]

    def observation_tensor(self, player=None):
        """What a player sees, as a list of floats."""
        return self._game.observation.of(self.state, self._viewer(player)).astype(np.float32).tolist()

    def observation_string(self, player=None):
        return self.state.view(self._viewer(player)).dumps()

    def resample_from_infostate(self, player, sampler):
        """One world that looks like this to the player. sampler() is a number from 0 to 1."""
        return State(self._game, self.state.view(player).fill(math.floor(sampler() * 2**53)), self._history)

    def _viewer(self, player):
        player = self.current_player() if player is None else player
        return player if player >= 0 else _thorp.SPECTATOR

    def history(self):
        return [action for _, action in self._history]

    def full_history(self):
        return list(self._history)

    def move_number(self):
        return self.state.ply

    def clone(self):
        return State(self._game, self.state.clone(), self._history)

    def child(self, action):
        out = self.clone()
        out.apply_action(action)
        return out

    def serialize(self):
        return self.state.dumps()

    def __str__(self):
        return self.state.dumps()
