# A player for `undercroft duel karak --a adept --b "python3 docs/python/mybot.py"`. It likes to fight.
import random

from undercroft import play


def choose(seen):
    answers = seen["answers"]
    bold = [answer for answer in answers if "fight" in str(answer)]
    return random.choice(bold or answers)


play(choose)
