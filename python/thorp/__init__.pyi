from ._thorp import DEALER as DEALER, PLIES as PLIES, SPECTATOR as SPECTATOR, Bot as Bot, Error as Error, Game as Game
from ._thorp import IllegalMove as IllegalMove, Move as Move, Rng as Rng, SetupError as SetupError, State as State
from ._thorp import StateError as StateError, TextError as TextError, game_seed as game_seed, games as games, loads as loads
from .arrays import Actions as Actions, Observation as Observation
from .batch import Batch as Batch

__version__: str
