from collections.abc import Sequence

from ._thorp import Bot, Game, Move, Rng, State

def rewards(state: State) -> list[float]: ...

class Table:
    game: Game
    names: list[str | None]
    plies: int
    state: State
    bots: dict[int, Bot]
    rng: Rng
    cut: bool
    ended: bool
    def __init__(self, game: Game, bots: Sequence[str | None], plies: int = 0) -> None: ...
    def begin(self, seed: int) -> None: ...
    def play(self, move: Move | str) -> None: ...
