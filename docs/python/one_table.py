# One table as PettingZoo has it, played at random to its end: python3 docs/python/one_table.py karak
import sys

from undercroft import AEC

env = AEC(sys.argv[1] if len(sys.argv) > 1 else "karak", seats=3)
env.reset(seed=1)
steps, shares = 0, {}
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        shares[agent] = reward
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(info["action_mask"]))
        steps += 1
env.close()
print(f"{steps} steps; " + ", ".join(f"{agent}: {share:.2f}" for agent, share in shares.items()))
