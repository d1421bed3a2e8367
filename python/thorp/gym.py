"""gym.py - Gymnasium's verbs: Env, one learner against bots, and VectorEnv, many of them at once.

Made for Gymnasium 1.x; without it the classes have the same verbs and spaces of our own. What is seen is a dictionary of `observation` and
`action_mask`; a masked action raises IllegalMove. The reward is that of thorp.play.rewards: 1 for winning, less for losing, at the end."""
import operator

import numpy as np

from . import render, spaces
from ._thorp import Game, StateError
from .arrays import Actions, Observation
from .batch import AGAIN, OVER, Batch
from .play import Table, rewards

try:
    from gymnasium import Env as EnvBase
    from gymnasium.vector import VectorEnv as VectorBase
except ImportError:
    class EnvBase:
        """Gymnasium's Env as far as it is used here."""
        metadata, render_mode, spec = {"render_modes": []}, None, None
        _np_random = _np_random_seed = None

        @property
        def unwrapped(self):
            return self

        @property
        def np_random(self):
            if self._np_random is None:
                self._np_random = np.random.default_rng()
            return self._np_random

        def reset(self, *, seed=None, options=None):
            if seed is not None:
                self._np_random, self._np_random_seed = np.random.default_rng(seed), seed

        def close(self):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *exc):
            self.close()

    VectorBase = EnvBase

try:
    from gymnasium.vector import AutoresetMode
    MODES = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP, "disabled": AutoresetMode.DISABLED}
except ImportError:
    MODES = {mode: mode for mode in AGAIN}


def game_of(setup):
    return setup if isinstance(setup, Game) else Game(setup)


def opponents(game, seat, bots):
    """A name for each seat but the learner's: one for all, or a list in the order of seats after the learner"""
    if isinstance(bots, str):
        bots = [bots] * (game.seats - 1)
    if len(bots) != game.seats - 1:
        raise ValueError("%d bots for %d other seats" % (len(bots), game.seats - 1))
    out = [None] * game.seats
    for i, bot in enumerate(bots):
        out[(seat + 1 + i) % game.seats] = bot
    return out


class Env(EnvBase):
    """One learner against bots.

    >>> from thorp.gym import Env
    >>> env = Env('catan seats=3', bots='random', seat=0)
    >>> seen, info = env.reset(seed=1)
    >>> ended = cut = False
    >>> while not (ended or cut):
    ...     seen, reward, ended, cut, info = env.step(env.action_space.sample())
    >>> reward in (1.0, -0.5)
    True
    >>> env.close()

    seat: the learner's; None draws one for each game. plies: moves after which a game is truncated."""
    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(self, setup="catan", bots="random", seat=None, trades=2, plies=0, render_mode=None):
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("render_mode is one of %s" % ", ".join(self.metadata["render_modes"]))
        self.game, self.bots, self.fixed, self.plies, self.render_mode = game_of(setup), bots, seat, plies, render_mode
        self.actions, self.observation = Actions(self.game, trades), Observation(self.game)
        self.seat = seat if seat is not None else 0
        if not 0 <= self.seat < self.game.seats:
            raise ValueError("there is no seat %d at this table" % self.seat)
        Table(self.game, opponents(self.game, self.seat, bots))  # unknown bots are said at once
        self.table, self.closed = None, False
        self.observation_space = spaces.of_observation(self.observation, self.actions)
        self.action_space = spaces.Masked(self.actions.n, self._mask)

    def reset(self, *, seed=None, options=None):
        """A new game. Equal seeds give equal games; without one the last goes on."""
        self._open()
        super().reset(seed=seed)
        if self.fixed is None:
            self.seat = int(self.np_random.integers(self.game.seats))
        self.table = Table(self.game, opponents(self.game, self.seat, self.bots), self.plies)
        while True:
            self.table.begin(int(self.np_random.integers(2**62)))
            if not self.table.ended:
                return self._seen(), self._info()

    def step(self, action):
        """One decision of the learner; then dealer and bots go on until the learner is asked again."""
        self._open()
        if self.table is None:
            raise StateError("reset() comes first")
        if self.table.ended:
            raise StateError("the game is over: reset() begins the next")
        self.table.play(self.actions.move(self.table.state, operator.index(action), self.seat))
        state = self.table.state
        return self._seen(), rewards(state)[self.seat], state.over, self.table.cut, self._info()

    def render(self):
        """The board as text or SVG, as the learner sees it."""
        self._open()
        if self.render_mode is None or self.table is None:
            return None
        draw = render.svg if self.render_mode == "svg" else render.text
        return draw(self.table.state.view(self.seat))

    def close(self):
        self.closed, self.table = True, None

    def _open(self):
        if self.closed:
            raise StateError("the environment is closed")

    def _mask(self):
        if self.table is None or self.table.ended:
            return np.zeros(self.actions.n, np.int8)
        return self.actions.mask(self.table.state, self.seat).view(np.int8)

    def _seen(self):
        return {"observation": self.observation.of(self.table.state, self.seat), "action_mask": self._mask()}

    def _info(self):
        state = self.table.state
        return {"seat": self.seat, "action_mask": self._mask(), "ply": state.ply, "points": state.view(self.seat).scores()}


class VectorEnv(VectorBase):
    """Many tables, each one learner against bots, stepped in C.

    again: when a table begins its next game, Gymnasium's autoreset modes: 'next_step', 'same_step' (what was seen last is in
    infos['final_obs']), 'disabled' (reset(options={'reset_mask': ...}) begins the marked ones)."""

    def __init__(self, setup="catan", num_envs=64, bots="random", seat=0, trades=2, plies=0, again="next_step", threads=1):
        self.game, self.num_envs, self.seat, self.render_mode = game_of(setup), num_envs, seat, None
        self.batch = Batch(self.game, num_envs, bots=opponents(self.game, seat, bots), trades=trades, plies=plies, again=again, threads=threads)
        self.metadata = {"render_modes": [], "autoreset_mode": MODES[again]}
        self.actions, self.observation = self.batch.actions, self.batch.spec
        self.single_action_space = spaces.Masked(self.actions.n)
        self.single_observation_space = spaces.of_observation(self.observation, self.actions)
        self.action_space = spaces.MultiDiscrete([self.actions.n] * num_envs)
        self.observation_space = spaces.of_observation(self.observation, self.actions, (num_envs,))

    def reset(self, *, seed=None, options=None):
        marked = (options or {}).get("reset_mask")
        if marked is None:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(2**62)))
        else:
            for table in np.flatnonzero(marked):
                self.batch.begin(int(table))
        return self._seen(), self._infos()

    def step(self, actions):
        self.batch.step(actions)
        end = self.batch.end
        return self._seen(), self.batch.reward[:, self.seat].astype(np.float64), end == OVER, end > OVER, self._infos()

    def sample(self):
        """A random allowed action for each table."""
        return self.batch.sample().copy()

    def close(self, **kwargs):
        self.batch.close()

    def _seen(self):
        return {"observation": self.batch.obs.copy(), "action_mask": self.batch.mask.view(np.int8).copy()}

    def _infos(self):
        infos = {"points": self.batch.score.copy(), "ply": self.batch.ply.copy()}
        ended = self.batch.end > 0
        if self.batch.again == "same_step" and ended.any():
            infos["final_obs"] = {"observation": self.batch.last.copy(), "action_mask": np.zeros(self.batch.mask.shape, np.int8)}
            infos["_final_obs"] = ended
        return infos
