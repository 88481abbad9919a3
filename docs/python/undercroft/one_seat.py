import random

from . import spaces
from .aec import rendered
from .environment import Refused
from .state import Game

if spaces.gymnasium:
    from gymnasium import Env
else:
    from .bare import Env


class OneSeat(Env):
    """One seat against computer players, in the manner of Gymnasium.

    An action is one of the game's numbered answers; observation["action_mask"] and info["action_mask"] say which are
    legal. One that is not ends the game, and has lost it. The reward is the share of the win, when the game is over.
    Instead of a game's name a Game will do: several tables share it.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(self, game, seat=0, seats=2, opponents="adept", render_mode=None, command=None, **flags):
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("render_mode: ansi, human or None, not %r" % (render_mode,))
        self._owns = not isinstance(game, Game)
        seats = seats if self._owns else game.seats
        if seat not in range(seats):
            raise ValueError("seat: 0 to %d, not %r" % (seats - 1, seat))
        # One name for all, or one a seat; what stands at one's own seat does not count.
        self.opponents = [opponents] * seats if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats:
            raise ValueError("opponents: one, or %d, not %d" % (seats, len(self.opponents)))
        self.render_mode, self.seat = render_mode, seat
        self.game = game if isinstance(game, Game) else Game(game, seats, None, command, **flags)
        self.table = None
        self._luck = random.Random()
        actions = len(self.game.actions)
        self.action_space = spaces.actions(actions)
        self.observation_space = spaces.observations(self.game.observation_tensor_size(), actions)

    def reset(self, *, seed=None, options=None):
        """Deals a game and plays it to one's first question. The same seed deals the same games. There are no options."""
        if spaces.gymnasium:
            super().reset(seed=seed)
        if seed is not None:
            self._luck.seed(seed)
        self.table = self.game.new_initial_state(self._luck.getrandbits(64))
        self._others()
        while self.table.is_terminal():
            self.table = self.game.new_initial_state(self._luck.getrandbits(64))
            self._others()
        self._lost = False
        return self._seen()

    def _others(self):
        """The computer players answer until one's own seat is asked, or the game is over."""
        while not self.table.is_terminal() and self.table.current_player() != self.seat:
            self.table.apply_player(self.opponents[self.table.current_player()])

    def _seen(self):
        mask = self.table.legal_actions_mask(self.seat)
        seen = spaces.floats(self.table.observation_tensor(self.seat))
        if self.render_mode == "human":
            self.render()
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask}

    def step(self, action):
        if self.table is None or self.table.is_terminal() or self._lost:
            raise Refused("the game is over: reset first")
        if action in self.table.legal_actions(self.seat):
            self.table.apply_action(action)
            self._others()
        else:
            self._lost = True
        observation, info = self._seen()
        stopped = self.table.is_stopped()
        reward = 0.0 if self._lost else float(self.table.returns()[self.seat])
        over = self._lost or (self.table.is_terminal() and not stopped)
        return observation, reward, over, stopped, {**info, "illegal": self._lost}

    def render(self):
        """The table as one's seat sees it: a text for "ansi", printed for "human"."""
        return rendered(self.table, self.render_mode, self.seat)

    def close(self):
        if self._owns:
            self.game.close()
