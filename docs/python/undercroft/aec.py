from . import spaces
from .state import Game

try:
    from pettingzoo import AECEnv
except ImportError:
    from .bare import AECEnv


class AEC(AECEnv):
    """One table in the manner of PettingZoo's AEC.

    An action is one of the game's numbered answers; observation["action_mask"] and info["action_mask"] say which are
    legal now (nobody has any but agent_selection). A reward is the share of the win, when the game is over. A game
    that lasts longer than --most-turns is truncated. Instead of a game's name a Game will do: several tables share it.
    """

    metadata = {"name": "undercroft_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game, seats=2, render_mode=None, command=None, **flags):
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("render_mode: ansi, human or None, not %r" % (render_mode,))
        self.render_mode = render_mode
        self._owns = not isinstance(game, Game)
        self.game = game if isinstance(game, Game) else Game(game, seats, None, command, **flags)
        self.metadata = {**self.metadata, "name": "undercroft_%s_v0" % self.game.name}
        self.possible_agents = ["seat_%d" % seat for seat in range(self.game.seats)]
        self.agents = []
        actions, features = len(self.game.actions), self.game.observation_tensor_size()
        self.action_spaces = {agent: spaces.actions(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.observations(features, actions) for agent in self.possible_agents}

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        """Deals a game; the same seed deals the same one. There are no options."""
        self.table = self.game.new_initial_state(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._look()

    def _look(self):
        """Whose turn it is, and what is legal."""
        if not self.table.is_terminal():
            self.agent_selection = self.possible_agents[self.table.current_player()]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _mask(self, agent):
        return self.table.legal_actions_mask(self.possible_agents.index(agent))

    def observe(self, agent):
        """What an agent sees in numbers, at any time; what is hidden from it is not in them."""
        seen = self.table.observation_tensor(self.possible_agents.index(agent))
        return {"observation": spaces.floats(seen), "action_mask": self._mask(agent)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_terminal():
            for seat, share in enumerate(self.table.returns()):
                self.rewards[self.possible_agents[seat]] = share
            stopped = self.table.is_stopped()
            self.terminations = dict.fromkeys(self.agents, not stopped)
            self.truncations = dict.fromkeys(self.agents, stopped)
            self.agent_selection = self.agents[0]
        self._look()
        self._accumulate_rewards()

    def render(self):
        """The table as whoever is asked sees it: a text for "ansi", printed for "human"."""
        return rendered(self.table, self.render_mode)

    def close(self):
        if self._owns:
            self.game.close()


def rendered(table, mode, seat=None):
    """Drawn as a seat sees it, or whoever is asked."""
    if mode is None:
        return None
    drawn = table.drawn(seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None
