from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._thorp import Game
from .arrays import Actions, Observation
from .batch import Batch
from .play import Table
from .spaces import Masked

Seen = dict[str, NDArray[Any]]

class Env:
    metadata: dict[str, Any]
    game: Game
    actions: Actions
    observation: Observation
    seat: int
    table: Table | None
    closed: bool
    render_mode: str | None
    observation_space: Any
    action_space: Masked
    def __init__(self, setup: str | Game = "catan", bots: str | Sequence[str] = "random", seat: int | None = None, trades: int = 2,
                 plies: int = 0, render_mode: str | None = None) -> None: ...
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]: ...
    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...

class VectorEnv:
    metadata: dict[str, Any]
    game: Game
    num_envs: int
    seat: int
    batch: Batch
    single_action_space: Masked
    single_observation_space: Any
    action_space: Any
    observation_space: Any
    def __init__(self, setup: str | Game = "catan", num_envs: int = 64, bots: str | Sequence[str] = "random", seat: int = 0, trades: int = 2,
                 plies: int = 0, again: str = "next_step", threads: int = 1) -> None: ...
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]: ...
    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]: ...
    def sample(self) -> NDArray[np.int32]: ...
    def close(self, **kwargs: Any) -> None: ...
