from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._thorp import Game, State
from .arrays import Actions, Observation

AGAIN: tuple[str, ...]
GOES_ON: int
OVER: int
CUT: int

class Batch:
    game: Game
    tables: int
    again: str
    actions: Actions
    spec: Observation
    closed: bool
    seat: NDArray[np.int8]
    mask: NDArray[np.uint8]
    obs: NDArray[np.int16]
    reward: NDArray[np.float32]
    end: NDArray[np.uint8]
    score: NDArray[np.int16]
    rank: NDArray[np.uint8]
    ply: NDArray[np.uint32]
    last: NDArray[np.int16]
    def __init__(self, game: Game, tables: int, *, bots: Sequence[str | None] | None = None, trades: int = 2, threads: int = 1,
                 plies: int = 0, again: str = "next_step", observe: bool = True, out: Mapping[str, Any] | None = None) -> None: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: ArrayLike) -> None: ...
    def sample(self) -> NDArray[np.int32]: ...
    def begin(self, table: int) -> None: ...
    def state(self, table: int) -> State: ...
    def close(self) -> None: ...
    def __enter__(self) -> Batch: ...
    def __exit__(self, *exc: object) -> None: ...

def as_actions(actions: ArrayLike) -> NDArray[np.int32]: ...
