# One table in the manner of PettingZoo, played at random to its end: python3 docs/python/one_table.py karak
import random
import sys

from undercroft import Table

env = Table(sys.argv[1] if len(sys.argv) > 1 else "karak", seats=3)
env.reset(seed="one table")
steps = 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else random.randrange(len(seen["answers"])))
    steps += 1
env.close()
print(f"{steps} steps; " + ", ".join(f"{agent}: {share:.2f}" for agent, share in env.rewards.items()))
