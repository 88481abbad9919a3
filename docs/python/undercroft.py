"""Undercroft from Python, with nothing but the standard library.

play(choose)  makes a program that `undercroft duel`, `arena` and `sit` can seat.
Tables        is many tables at once, for learning: reset, step by index, observe, features.
Table         is one of them in the manner of PettingZoo: agents take turns (AEC).
"""

import json
import os
import shlex
import subprocess
import sys


def play(choose, begin=None, over=None):
    """Answers every question with choose(seen), which returns one of seen["answers"]."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            print(json.dumps({"answer": choose(message)}), flush=True)
        elif message["type"] == "begin" and begin is not None:
            begin(message)
        elif message["type"] == "over" and over is not None:
            over(message)


class Refused(Exception):
    """The environment did not understand; nothing has changed."""


class Tables:
    """Many tables of one game. Every table always asks somebody: one that is over is dealt anew at once."""

    def __init__(self, game, tables=1, seats=2, seed="1", command=None, **flags):
        command = command or shlex.split(os.environ.get("UNDERCROFT", "npx undercroft"))
        more = [part for name, value in flags.items() for part in ("--" + name.replace("_", "-"), str(value))]
        self.process = subprocess.Popen(
            [*command, "env", game, "--tables", str(tables), "--seats", str(seats), "--seed", str(seed), *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.count = tables
        self._hear()

    def _hear(self):
        line = self.process.stdout.readline()
        if not line:
            raise Refused("the environment has ended")
        heard = json.loads(line)
        if "error" in heard:
            raise Refused(heard["error"])
        if "seats" in heard:
            self.seats = heard["seats"]  # whose turn it is at each table
            self.answers = heard["answers"]  # how many answers there are: indices 0 … n - 1
            self.over = heard["over"]  # [table, shares of the win by seat] of games that have just ended
        return heard

    def ask(self, **message):
        """Sends any request and returns the reply."""
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        return self._hear()

    def reset(self, seed=None):
        """Deals every table anew."""
        return self.ask(reset=True if seed is None else str(seed))

    def step(self, indices):
        """One answer at every table, by its index; returns the games that ended: [(table, shares), …]."""
        self.ask(step=indices)
        return self.over

    def observe(self, tables):
        """What whoever is asked sees at these tables: seat, view, ask, answers."""
        return self.ask(observe=list(tables))["sights"]

    def features(self, tables):
        """The same as numbers, for whoever is asked: one list a table, of the same length at every table."""
        return self.ask(features=list(tables))["features"]

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Table:
    """One table as PettingZoo's AEC has it: agent_iter, last, step, observe, rewards at the end."""

    metadata = {"name": "undercroft", "is_parallelizable": False}

    def __init__(self, game, seats=2, seed="1", command=None, **flags):
        self._tables = Tables(game, 1, seats, seed, command, **flags)
        self.possible_agents = ["seat_%d" % seat for seat in range(seats)]
        self._begin()

    def _begin(self):
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next()

    def _next(self):
        self._sight = self._tables.observe([0])[0]
        self.agent_selection = self.possible_agents[self._sight["seat"]]

    def reset(self, seed=None, options=None):
        self._tables.reset(seed)
        self._begin()

    def observe(self, agent):
        """What the agent sees when it is asked, with its legal answers; None for everybody else."""
        return self._sight if agent == self.agent_selection and self.agents else None

    def action_count(self):
        """Legal actions are 0 … action_count() - 1, in the order of the answers."""
        return len(self._sight["answers"])

    def last(self):
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        if self.terminations[self.agent_selection]:
            # As PettingZoo wants it: whoever is through leaves, and says None.
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        over = self._tables.step([action])
        if not over:
            self._next()
            return
        shares = over[0][1]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = shares[seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._tables.close()
