from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .arrays import Actions, Observation

OURS: bool
Box: Any
Dict: Any
Discrete: Any
MultiDiscrete: Any

class Masked:
    n: Any
    now: Callable[[], NDArray[np.int8]] | None
    def __init__(self, n: int, now: Callable[[], NDArray[np.int8]] | None = None, seed: int | None = None) -> None: ...
    def sample(self, mask: Any = None, probability: Any = None) -> np.int64: ...
    def contains(self, x: Any) -> bool: ...
    def seed(self, seed: int | None = None) -> Any: ...

def of_observation(spec: Observation, actions: Actions, front: tuple[int, ...] = ()) -> Any: ...
