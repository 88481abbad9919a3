"""What environments inherit where PettingZoo and Gymnasium are not installed: the same promises, nothing else."""


class AECEnv:
    """agent_iter, last and the counts of agents, as PettingZoo's AECEnv has them."""

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        """What agent_selection sees, what it has got since its last step, whether it is through, and its info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _clear_rewards(self):
        self.rewards = dict.fromkeys(self.rewards, 0.0)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        """Whoever is through says None, and leaves."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for by_agent in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del by_agent[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
        self._clear_rewards()

    def __str__(self):
        return self.metadata["name"]


class Env:
    """What Gymnasium's Env gives to everybody."""

    spec = None

    @property
    def unwrapped(self):
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        return False
