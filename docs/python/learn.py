# Random play at many tables at once, and how fast it is: python3 docs/python/learn.py karak 512 200
import random
import sys
import time

from undercroft import Tables

game = sys.argv[1] if len(sys.argv) > 1 else "karak"
count = int(sys.argv[2]) if len(sys.argv) > 2 else 512
rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 200

with Tables(game, tables=count, seats=2, seed="learn") as tables:
    games, pick, start = 0, random.random, time.time()
    for _ in range(rounds):
        games += len(tables.step([int(pick() * answers) for answers in tables.answers]))
    seconds = time.time() - start
    inputs = len(tables.features([0])[0])
    print(f"{game}: {count * rounds} steps, {games} games, {inputs} features")
    print(f"{count * rounds / seconds:.0f} steps a second", file=sys.stderr)
