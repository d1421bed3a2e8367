"""zoo.py - PettingZoo's verbs (AEC): every seat is an agent, one decision at a time.

Made for PettingZoo 1.24 and later; without it the class brings those verbs along. Several seats that must choose at once (discards, answers to an offer) are
asked one after the other and learn nothing of each other's choices. What is seen is a dictionary of `observation` and `action_mask`."""
import operator

import numpy as np

from . import render, spaces
from ._thorp import StateError
from .arrays import Actions, Observation
from .gym import game_of
from .play import Table, rewards

try:
    from pettingzoo import AECEnv as AECBase
except ImportError:
    class AECBase:
        """PettingZoo's AECEnv as far as it is used here."""
        metadata = {}

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def last(self, observe=True):
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None
            return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _clear_rewards(self):
            for agent in self.rewards:
                self.rewards[agent] = 0

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del table[agent]
            self.agents.remove(agent)
            self._clear_rewards()
            if self.agents:
                self.agent_selection = self.agents[0]

        def __str__(self):
            return self.metadata["name"]


class AECEnv(AECBase):
    """Every seat is an agent: `player_0`, `player_1`, ...

    >>> from thorp.zoo import AECEnv
    >>> env = AECEnv('elasund seats=2')
    >>> env.reset(seed=3)
    >>> for agent in env.agent_iter():
    ...     seen, reward, ended, cut, info = env.last()
    ...     env.step(None if ended or cut else env.action_space(agent).sample(seen['action_mask']))
    >>> env.agents
    []
    """

    def __init__(self, setup="catan", trades=2, plies=0, render_mode=None):
        self.game = game_of(setup)
        self.metadata = {"name": "thorp_" + self.game.name, "render_modes": ["ansi", "svg"], "is_parallelizable": False}
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("render_mode is one of ansi, svg")
        self.render_mode, self.closed = render_mode, False
        self.possible_agents = ["player_%d" % seat for seat in range(self.game.seats)]
        self.agents = []
        self.actions, self.observation = Actions(self.game, trades), Observation(self.game)
        self.table = Table(self.game, [None] * self.game.seats, plies)
        self.observation_spaces = {a: spaces.of_observation(self.observation, self.actions) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Masked(self.actions.n, lambda a=a: self._mask(self._seat(a))) for a in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._open()
        if seed is not None:
            self._random = np.random.default_rng(seed)
        while True:
            self.table.begin(int(self._random.integers(2**62)))
            if not self.table.ended:
                break
        self.agents = list(self.possible_agents)
        self.rewards, self._cumulative_rewards = ({a: 0.0 for a in self.agents} for _ in range(2))
        self.terminations, self.truncations = ({a: False for a in self.agents} for _ in range(2))
        self.infos = {a: {} for a in self.agents}
        self._skip_agent_selection = None  # PettingZoo's own, for dead steps
        self._turn_to()

    def step(self, action):
        self._open()
        if self.table.state is None or not self.agents:
            raise StateError("reset() comes first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is the action of agents whose game is over")
        self.table.play(self.actions.move(self.table.state, operator.index(action), self._seat(agent)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.ended:
            self._end()
        else:
            self._turn_to()
        self._accumulate_rewards()

    def observe(self, agent):
        self._open()
        seat = self._seat(agent)
        return {"observation": self.observation.of(self.table.state, seat), "action_mask": self._mask(seat)}

    def render(self):
        """The board as text or SVG, as a spectator sees it."""
        self._open()
        if self.render_mode is None:
            return None
        from ._thorp import SPECTATOR
        return (render.svg if self.render_mode == "svg" else render.text)(self.table.state.view(SPECTATOR))

    def close(self):
        self.closed = True

    def _open(self):
        if self.closed:
            raise StateError("the environment is closed")

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _mask(self, seat):
        state = self.table.state
        if state is None or self.table.ended or state.seat != seat:
            return np.zeros(self.actions.n, np.int8)
        return self.actions.mask(state, seat).view(np.int8)

    def _turn_to(self):
        self.agent_selection = self.possible_agents[self.table.state.seat]

    def _end(self):
        paid = rewards(self.table.state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = paid[seat]
            self.terminations[agent], self.truncations[agent] = self.table.state.over, self.table.cut
        self.agent_selection = self.agents[0]


def env(**options):
    """What PettingZoo calls a constructor."""
    return AECEnv(**options)
