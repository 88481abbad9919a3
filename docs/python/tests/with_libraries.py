"""PettingZoo's and Gymnasium's own tests: pip install "./docs/python[pettingzoo,gymnasium]", then run this file."""

import os
import sys

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from undercroft import AEC, OneSeat  # noqa: E402

for game in sys.argv[1:] or ["karak", "karak2", "goblin", "kragmortha"]:
    env = AEC(game, seats=2)
    api_test(env, num_cycles=300)
    env.close()
    seed_test(lambda: AEC(game, seats=2), num_cycles=30)  # noqa: B023
    one = OneSeat(game, render_mode="ansi")
    check_env(one, skip_render_check=True)
    one.close()
    print(game, "passes", flush=True)
