"""The environments against what PettingZoo, Gymnasium and OpenSpiel say they are: python3 docs/python/tests/contract.py

It needs none of them. Where PettingZoo is installed, tests/with_libraries.py runs their own tests.
"""

import os
import random
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from undercroft import AEC, TERMINAL, Game, OneSeat, Refused, Tables  # noqa: E402
from undercroft import spaces  # noqa: E402

GAMES = ["karak", "karak2", "goblin", "kragmortha"]


SHARED = {}


def shared(game):
    """One process for all tests of a game with two seats, whose games are soon stopped."""
    if game not in SHARED:
        SHARED[game] = Game(game, seats=2, most_turns=12)
    return SHARED[game]


def tearDownModule():
    for game in SHARED.values():
        game.close()


def each_game(test):
    """The same for all four games, each told by its name where it fails."""

    def run(self):
        for game in GAMES:
            with self.subTest(game):
                test(self, game)

    return run


def legal(mask):
    return [action for action, may in enumerate(mask) if may]


class Agents(unittest.TestCase):
    @each_game
    def test_a_game_from_reset_to_the_last_agent(self, game):
        env = AEC(shared(game))
        env.reset(seed=7)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual((env.num_agents, env.max_num_agents), (2, 2))
        self.assertEqual(env.metadata["name"], "undercroft_%s_v0" % game)
        self.assertIs(env.unwrapped, env)
        luck, got, steps = random.Random(1), dict.fromkeys(env.agents, 0.0), 0
        for agent in env.agent_iter():
            self.assertIn(agent, env.agents)
            seen, reward, terminated, truncated, info = env.last()
            space = env.observation_space(agent)
            self.assertIs(space, env.observation_space(agent))
            self.assertTrue(space.contains(seen))
            for by_agent in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(list(by_agent), env.agents)
            self.assertIsInstance(terminated, bool)
            self.assertIsInstance(truncated, bool)
            got[agent] += reward
            if terminated or truncated:
                self.assertEqual(legal(seen["action_mask"]), [])
                with self.assertRaises(ValueError):
                    env.step(0)
                env.step(None)
                self.assertNotIn(agent, env.agents)
                continue
            steps += 1
            self.assertEqual(reward, 0)
            self.assertEqual(list(info["action_mask"]), list(seen["action_mask"]))
            # Others see, too, and have nothing to decide.
            for other in env.agents:
                if other != agent:
                    self.assertEqual(legal(env.observe(other)["action_mask"]), [])
            action = env.action_space(agent).sample(info["action_mask"])
            self.assertIn(action, legal(seen["action_mask"]))
            env.step(luck.choice(legal(seen["action_mask"])))
        self.assertGreater(steps, 3)
        self.assertEqual(env.num_agents, 0)
        self.assertAlmostEqual(sum(got.values()), 1)

    def test_a_game_that_ends_is_terminated_and_one_that_lasts_too_long_truncated(self):
        whole = AEC("kragmortha", seats=2)
        self.addCleanup(whole.close)
        for env, ended in ((whole, "terminations"), (AEC(shared("kragmortha")), "truncations")):
            env.reset(seed=3)
            luck = random.Random(3)
            while not any(env.terminations.values()) and not any(env.truncations.values()):
                env.step(luck.choice(legal(env.last(observe=False)[4]["action_mask"])))
            self.assertTrue(all(getattr(env, ended).values()))
            self.assertFalse(env.terminations == env.truncations)

    def test_the_same_seed_is_the_same_game(self):
        env = AEC(shared("goblin"))

        def played(seed):
            env.reset(seed=seed)
            luck, seen = random.Random(2), []
            for _ in range(15):
                observation, _, _, _, info = env.last()
                seen.append(list(observation["observation"]))
                env.step(luck.choice(legal(info["action_mask"])))
            return seen

        self.assertEqual(played(5), played(5))
        self.assertNotEqual(played(5), played(6))

    def test_what_is_not_legal_is_refused_and_changes_nothing(self):
        env = AEC(shared("karak"), render_mode="ansi")
        env.reset(seed=1)
        before, drawn = env.last(), env.render()
        not_legal = [action for action, may in enumerate(before[4]["action_mask"]) if not may][0]
        with self.assertRaises(ValueError):
            env.step(not_legal)
        self.assertEqual(list(env.last()[0]["observation"]), list(before[0]["observation"]))
        self.assertEqual(env.render(), drawn)
        self.assertIn("seat_1", drawn)
        with self.assertRaises(ValueError):
            AEC("karak", render_mode="rgb_array")


class One(unittest.TestCase):
    @each_game
    def test_plays_from_reset_until_it_is_over(self, game):
        env = OneSeat(shared(game), seat=1, opponents="random")
        luck = random.Random(4)
        seen, info = env.reset(seed=4)
        over = stopped = False
        while not over and not stopped:
            self.assertTrue(env.observation_space.contains(seen))
            self.assertTrue(legal(info["action_mask"]))
            seen, reward, over, stopped, info = env.step(luck.choice(legal(info["action_mask"])))
            self.assertIsInstance(reward, float)
            self.assertFalse(info["illegal"])
        self.assertTrue(env.observation_space.contains(seen))
        self.assertTrue(0 <= reward <= 1)
        with self.assertRaises(Refused):
            env.step(0)
        env.reset()

    def test_an_illegal_action_loses_and_the_same_seed_is_the_same_game(self):
        env = OneSeat(shared("karak"), opponents=["adept", "novice"])
        first = env.reset(seed=9)[0]
        again = env.reset(seed=9)[0]
        self.assertEqual(list(first["observation"]), list(again["observation"]))
        not_legal = [action for action, may in enumerate(first["action_mask"]) if not may][0]
        _, reward, over, stopped, info = env.step(not_legal)
        self.assertEqual((reward, over, stopped, info["illegal"]), (0.0, True, False, True))
        env.reset(seed=9)
        env.step(legal(first["action_mask"])[0])


class Ahead(unittest.TestCase):
    @each_game
    def test_states_are_cloned_and_nothing_done_to_one_changes_the_other(self, game):
        rules = shared(game)
        state, luck = rules.new_initial_state("ahead"), random.Random(5)
        for _ in range(12):
            self.assertFalse(state.is_chance_node())
            actions = state.legal_actions()
            self.assertEqual(actions, sorted(set(actions)))
            self.assertEqual(actions, state.legal_actions(state.current_player()))
            self.assertEqual(state.legal_actions(1 - state.current_player()), [])
            self.assertEqual(legal(state.legal_actions_mask()), actions)
            for action in actions:
                self.assertEqual(state.string_to_action(state.action_to_string(action)), action)
            action = luck.choice(actions)
            before = state.observation_string(0)
            one, two = state.child(action), state.clone()
            two.apply_action(action)
            self.assertEqual(state.observation_string(0), before)
            for player in (0, 1):
                self.assertEqual(one.observation_string(player), two.observation_string(player))
                self.assertEqual(len(one.observation_tensor(player)), rules.observation_tensor_size())
            self.assertEqual(one.history(), state.history() + [action])
            state = one
        # What a player sees is the same in what it may imagine.
        for player in (0, 1):
            imagined = state.resample_from_infostate(player, "other")
            self.assertEqual(imagined.information_state_string(player), state.information_state_string(player))

    def test_other_luck_brings_something_else(self):
        rules = shared("karak")
        state = rules.new_initial_state("luck")
        action = state.legal_actions()[0]
        seen = {state.child(action, luck).observation_string(0) for luck in range(20)}
        self.assertGreater(len(seen), 3)

    def test_what_is_hidden_from_a_player_differs_in_what_it_imagines(self):
        rules = shared("goblin")
        state = rules.new_initial_state("hidden")
        for _ in range(6):
            state.apply_action(state.legal_actions()[0])
        others = {state.resample_from_infostate(0, luck).observation_string(1) for luck in range(10)}
        self.assertGreater(len(others), 1)

    def test_the_end(self):
        rules = Game("kragmortha", seats=3)
        self.addCleanup(rules.close)
        state = rules.new_initial_state("end")
        while not state.is_terminal():
            self.assertEqual(state.returns(), [0.0, 0.0, 0.0])
            state.apply_player("random")
        self.assertEqual(state.current_player(), TERMINAL)
        self.assertEqual(state.legal_actions(), [])
        self.assertAlmostEqual(sum(state.returns()), 1)
        self.assertTrue(state.observation_tensor(2))
        with self.assertRaises(Refused):
            state.apply_player("random")

    def test_what_nobody_needs_is_forgotten(self):
        rules = shared("kragmortha")
        state = rules.new_initial_state("many")
        for _ in range(600):
            state.child(state.legal_actions()[0])
        self.assertLess(rules.ask(drop=[])["kept"], 300)


class Numbers(unittest.TestCase):
    def test_many_tables_have_the_same_ids(self):
        with Tables("karak2", tables=2, seats=2) as tables:
            every = tables.every()
            for _ in range(10):
                for sight, ids in zip(tables.observe([0, 1]), tables.ids([0, 1])):
                    self.assertEqual([every[action] for action in ids], sight["answers"])
                tables.step([count - 1 for count in tables.answers])
            with self.assertRaisesRegex(Refused, "no table 2"):
                tables.observe([2])
            with self.assertRaisesRegex(Refused, "no seat 2"):
                tables.features([[0, 2]])


class Mistakes(unittest.TestCase):
    def test_what_cannot_be_is_refused_and_leaves_nothing_running(self):
        with self.assertRaisesRegex(Refused, "exit code 2"):
            Game("karak", seats=99)
        rules = shared("karak")
        with self.assertRaisesRegex(Refused, "no \"wizard\"; there are: beginner"):
            rules.new_initial_state("mistake").apply_player("wizard")
        for action in (-1, 10**6, None):
            with self.assertRaises(ValueError):
                rules.new_initial_state("mistake").apply_action(action)
        for wrong in ({"after": [["p0"]]}, {"after": 3}, {"deal": 3}, {"drop": ["nowhere"]}, {"imagine": [["p0", 7]]}):
            with self.assertRaises(Refused):
                rules.ask(**wrong)


class Spaces(unittest.TestCase):
    def test_our_own_are_what_they_say(self):
        one = spaces.Discrete(5)
        self.assertEqual((one.n, one.shape, one.dtype), (5, (), "int64"))
        self.assertTrue(one.contains(4) and 0 in one)
        self.assertFalse(one.contains(5) or one.contains(-1) or one.contains(1.0) or one.contains(True))
        self.assertEqual({one.sample([0, 1, 0, 1, 0]) for _ in range(60)}, {1, 3})
        one.seed(3)
        first = [one.sample() for _ in range(20)]
        one.seed(3)
        self.assertEqual([one.sample() for _ in range(20)], first)
        self.assertEqual(one, spaces.Discrete(5))
        self.assertNotEqual(one, spaces.Discrete(6))
        box = spaces.Box(0, 1, (3,), "int8")
        self.assertTrue(box.contains(box.sample()))
        self.assertFalse(box.contains([0, 1]) or box.contains([0, 1, 2]))
        both = spaces.Dict({"which": one, "what": box})
        self.assertTrue(both.contains(both.sample()))
        self.assertFalse(both.contains({"which": 1}))
        self.assertEqual(list(both.keys()), ["which", "what"])


if __name__ == "__main__":
    unittest.main()
