"""Thorp for Python: Catan, Carcassonne and Elasund by the book.

A Game is a set-up with its rules, a State a position, a Move a move; the dealer is a player whose moves are chance.
The package computes no rule itself: everything is asked of the engine.

>>> import thorp
>>> game = thorp.Game('catan seats=3')
>>> state = game.deal(7)
>>> rng = thorp.Rng(7)
>>> while not state.over and state.ply < thorp.PLIES:
...     state.apply(state.pick(rng))
>>> sorted(state.ranks())[0]
1

See docs/guides/python.md."""
from ._version import VERSION as __version__
from . import _thorp

if not (__version__ == _thorp.header_version == _thorp.library_version):
    raise ImportError("the package thorp is %s, its extension module was compiled for %s and linked with libthorp %s: "
                      "build and install them together" % (__version__, _thorp.header_version, _thorp.library_version))

from ._thorp import (DEALER, PLIES, SPECTATOR, Bot, Error, Game, IllegalMove, Move, Rng, SetupError, State, StateError,  # noqa: E402
                     TextError, game_seed, games, loads)
from .arrays import Actions, Observation  # noqa: E402

__all__ = ["DEALER", "PLIES", "SPECTATOR", "Actions", "Batch", "Bot", "Error", "Game", "IllegalMove", "Move", "Observation", "Rng", "SetupError",
           "State", "StateError", "TextError", "game_seed", "games", "loads"]


def __getattr__(name):
    """What wants numpy, and what few programs need, is fetched when somebody asks for it."""
    if name == "Batch":
        from .batch import Batch
        return Batch
    if name in ("batch", "gym", "play", "render", "spaces", "spiel", "zoo"):
        import importlib
        return importlib.import_module("thorp." + name)
    raise AttributeError("module 'thorp' has no attribute %r" % name)
