"""Gymnasium's spaces where it is installed; elsewhere small ones with the same attributes, for lists."""

import math
import random

try:
    import gymnasium
    import numpy
except ImportError:
    gymnasium = numpy = None


class Space:
    """What all spaces can do: shape, dtype, seed, sample, contains."""

    def __init__(self, shape, dtype):
        self.shape, self.dtype = shape, dtype
        self._luck = random.Random()

    def seed(self, seed=None):
        self._luck = random.Random(seed)
        return seed

    def __contains__(self, x):
        return self.contains(x)

    def __eq__(self, other):
        return type(self) is type(other) and repr(self) == repr(other)

    __hash__ = None


class Discrete(Space):
    """One of n numbers from 0; a mask says which of them may be sampled."""

    def __init__(self, n):
        super().__init__((), "int64")
        self.n, self.start = n, 0

    def sample(self, mask=None):
        if mask is None:
            return self._luck.randrange(self.n)
        if len(mask) != self.n:
            raise ValueError("the mask has %d places, not %d" % (len(mask), self.n))
        open_to = [action for action, may in enumerate(mask) if may]
        # As Gymnasium has it: where nothing may be, the first.
        return self._luck.choice(open_to) if open_to else self.start

    def contains(self, x):
        return isinstance(x, int) and not isinstance(x, bool) and 0 <= x < self.n

    def __repr__(self):
        return "Discrete(%d)" % self.n


class Box(Space):
    """A list of numbers of one length, each from low to high."""

    def __init__(self, low, high, shape, dtype):
        super().__init__(shape, dtype)
        self.low, self.high = low, high

    def sample(self, mask=None):
        if mask is not None:
            raise ValueError("a Box takes no mask")
        return [self._one() for _ in range(self.shape[0])]

    def _one(self):
        if self.dtype == "int8":
            return self._luck.randint(self.low, self.high)
        return self._luck.gauss(0, 1) if math.isinf(self.high) else self._luck.uniform(self.low, self.high)

    def contains(self, x):
        return (
            isinstance(x, list)
            and len(x) == self.shape[0]
            and all(isinstance(one, (int, float)) and self.low <= one <= self.high for one in x)
        )

    def __repr__(self):
        return "Box(%s, %s, %s, %s)" % (self.low, self.high, self.shape, self.dtype)


class Dict(Space):
    """Several spaces by name."""

    def __init__(self, spaces):
        super().__init__(None, None)
        self.spaces = dict(spaces)

    def seed(self, seed=None):
        return {name: space.seed(seed) for name, space in self.spaces.items()}

    def sample(self, mask=None):
        mask = mask or {}
        return {name: space.sample(mask.get(name)) for name, space in self.spaces.items()}

    def contains(self, x):
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[name]) for name, space in self.spaces.items())
        )

    def __getitem__(self, name):
        return self.spaces[name]

    def keys(self):
        return self.spaces.keys()

    def __repr__(self):
        return "Dict(%s)" % self.spaces


def actions(count):
    """One of so many action ids."""
    return gymnasium.spaces.Discrete(count) if gymnasium else Discrete(count)


def observations(features, count):
    """What a seat sees in numbers, and which actions it has."""
    if not gymnasium:
        return Dict(
            {
                "observation": Box(-math.inf, math.inf, (features,), "float32"),
                "action_mask": Box(0, 1, (count,), "int8"),
            }
        )
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-math.inf, math.inf, (features,), numpy.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (count,), numpy.int8),
        }
    )


def floats(numbers):
    return numpy.array(numbers, numpy.float32) if numpy else [float(number) for number in numbers]


def mask_of(legal, count):
    """1 at each legal action, 0 everywhere else."""
    mask = numpy.zeros(count, numpy.int8) if numpy else [0] * count
    for action in legal:
        mask[action] = 1
    return mask
