"""Undercroft from Python, with nothing but the standard library.

play(choose)  makes a program that `undercroft duel`, `arena` and `sit` can seat.
Tables        is many tables at once, for learning: reset, step by index, observe, features.
Game, State   look ahead: clone, legal_actions, apply_action, in the manner of OpenSpiel.
AEC           is one table in the manner of PettingZoo: agents take turns.
OneSeat       is one seat against computer players in the manner of Gymnasium.

AEC and OneSeat use PettingZoo's and Gymnasium's own classes, and numpy's arrays, where these are installed;
elsewhere lists, and small spaces that can do the same.
"""

from .aec import AEC
from .environment import Refused
from .one_seat import OneSeat
from .program import play
from .state import TERMINAL, Game, State
from .tables import Tables

__all__ = ["AEC", "Game", "OneSeat", "Refused", "State", "TERMINAL", "Tables", "play"]
