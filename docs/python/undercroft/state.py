"""Looking ahead, in the manner of OpenSpiel. What luck brings is sampled within apply_action, never a node of its own
(OpenSpiel calls such games sampled stochastic): there are no chance nodes, and no probabilities of outcomes.
"""

import json
import random

from . import spaces
from .environment import Environment, Refused

TERMINAL = -4  # whose turn it is when a game is over, as OpenSpiel has it


class Game(Environment):
    """One game with these seats, options and component set: deals states."""

    def __init__(self, game, seats=2, seed=None, command=None, **flags):
        # A position needs no table; one is the least there can be.
        super().__init__(game, 1, seats, "1", command, flags)
        self.seats = seats
        self.actions = self.ask(every=True)["every"]  # every answer there could ever be, by action id
        self._ids = {_text(answer): action for action, answer in enumerate(self.actions)}
        self._luck = random.Random(seed)
        self._unneeded = []
        self._features = len(self.new_initial_state("size").observation_tensor(0))

    def new_initial_state(self, seed=None):
        """Deals a game; the same seed deals the same one, none another each time."""
        seed = self._luck.getrandbits(64) if seed is None else seed
        return State(self, self._positions(deal=str(seed))[0], ())

    def num_players(self):
        return self.seats

    def num_distinct_actions(self):
        return len(self.actions)

    def observation_tensor_shape(self):
        return [self._features]

    def observation_tensor_size(self):
        return self._features

    information_state_tensor_shape = observation_tensor_shape
    information_state_tensor_size = observation_tensor_size

    def max_chance_outcomes(self):
        return 0

    def min_utility(self):
        return 0.0

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        """What everybody gets adds up to one win."""
        return 1.0

    def _positions(self, **message):
        # Said now and then, for it is the garbage collector that finds out.
        if len(self._unneeded) >= 256:
            gone, self._unneeded = self._unneeded, []
            self.ask(drop=gone)
        return [_Position(self, told) for told in self.ask(**message)["positions"]]


class _Position:
    """A position that the environment keeps for as long as somebody here does."""

    def __init__(self, game, told):
        self.game = game
        self.name, self.seat, self.ids = told["position"], told["seat"], told["ids"]
        self.over, self.stopped = told["over"], told["stopped"]

    def __del__(self):
        self.game._unneeded.append(self.name)


class State:
    """A game as it stands. It holds the true table: a player who must not see it searches in resample_from_infostate."""

    def __init__(self, game, position, actions):
        self._game, self._position, self._actions = game, position, actions

    def get_game(self):
        return self._game

    def current_player(self):
        return TERMINAL if self.is_terminal() else self._position.seat

    def is_terminal(self):
        return self._position.over is not None

    def is_stopped(self):
        """The game lasted longer than --most-turns and is shared by all."""
        return self._position.stopped

    def is_chance_node(self):
        return False

    def is_simultaneous_node(self):
        return False

    def is_player_node(self):
        return not self.is_terminal()

    def num_players(self):
        return self._game.seats

    def num_distinct_actions(self):
        return len(self._game.actions)

    def legal_actions(self, player=None):
        """In ascending order; nobody has any but whoever is asked."""
        if self.is_terminal() or (player is not None and player != self._position.seat):
            return []
        return sorted(self._position.ids)

    def legal_actions_mask(self, player=None):
        return spaces.mask_of(self.legal_actions(player), len(self._game.actions))

    def action_to_string(self, *action):
        """Of an action, or of a player and an action: the answer as JSON."""
        return _text(self._game.actions[action[-1]])

    def string_to_action(self, text):
        return self._game._ids[_text(json.loads(text))]

    def apply_action(self, action, luck=None):
        """Answers. The same state and action bring the same again, unless other luck is named."""
        if self.is_terminal():
            raise Refused("the game is over")
        if action not in self._position.ids:
            raise ValueError("action %s is not legal now" % (action,))
        self._go(self._position.ids.index(action), luck, (int(action),))

    def apply_player(self, player, luck=None):
        """A computer player answers for whoever is asked: beginner, novice, adept, expert, master, random."""
        self._go(player, luck, (None,))

    def _go(self, by, luck, answered):
        other = {} if luck is None else {"luck": str(luck)}
        self._position = self._game._positions(after=[[self._position.name, by]], **other)[0]
        self._actions += answered

    def clone(self):
        return State(self._game, self._position, self._actions)

    def child(self, action, luck=None):
        child = self.clone()
        child.apply_action(action, luck)
        return child

    def resample_from_infostate(self, player, luck=None):
        """A state that the player cannot tell from this one: all that is hidden from it is dealt anew."""
        luck = self._game._luck.getrandbits(64) if luck is None else luck
        again = self._game._positions(imagine=[[self._position.name, player]], luck=str(luck))[0]
        return State(self._game, again, self._actions)

    def history(self):
        """The actions so far; None where a computer player answered."""
        return list(self._actions)

    def move_number(self):
        return len(self._actions)

    def returns(self):
        """Each player's share of the win: 1 for whoever won alone; nothing before the end."""
        return list(self._position.over or [0.0] * self._game.seats)

    rewards = returns

    def player_return(self, player):
        return self.returns()[player]

    def observation_string(self, player=None):
        """All that a player sees of the table as it lies, as JSON; whoever is asked, where no player is named."""
        return json.dumps(self.sight(player)["view"], sort_keys=True)

    def observation_tensor(self, player=None):
        """The same as numbers, for the game's own features."""
        return self._game.ask(features=[self._place(player)])["features"][0]

    def information_state_string(self, player=None):
        """What a player sees and is asked. Of what it saw before, it holds only what still lies on the table."""
        sight = self.sight(player)
        return json.dumps({key: sight[key] for key in ("seat", "view", "ask")}, sort_keys=True)

    information_state_tensor = observation_tensor

    def sight(self, player=None):
        """What a player sees: seat, view, ask, answers."""
        return self._game.ask(observe=[self._place(player)])["sights"][0]

    def _place(self, player):
        return self._position.name if player is None else [self._position.name, int(player)]

    def drawn(self, player=None):
        """The table as a player sees it, as the terminal draws it."""
        return self._game.ask(draw=[self._place(player)])["drawn"][0]

    def __str__(self):
        return self.drawn()


def _text(answer):
    return json.dumps(answer, sort_keys=True)
