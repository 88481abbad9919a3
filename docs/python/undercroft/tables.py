from .environment import Environment


class Tables(Environment):
    """Many tables of one game. Every table always asks somebody: one that is over is dealt anew at once."""

    def __init__(self, game, tables=1, seats=2, seed="1", command=None, **flags):
        super().__init__(game, tables, seats, seed, command, flags)
        self.count = tables
        self._stand(self.standing)

    def _stand(self, heard):
        self.seats = heard["seats"]  # whose turn it is at each table
        self.answers = heard["answers"]  # how many answers there are: indices 0 … n - 1
        self.over = heard["over"]  # [table, shares of the win by seat] of games that have just ended

    def reset(self, seed=None):
        """Deals every table anew."""
        self._stand(self.ask(reset=True if seed is None else str(seed)))

    def step(self, indices):
        """One answer at every table, by its index; returns the games that ended: [(table, shares), …]."""
        self._stand(self.ask(step=list(indices)))
        return self.over

    def observe(self, places):
        """What whoever is asked sees at these tables, or [table, seat]: seat, view, ask, answers."""
        return self.ask(observe=list(places))["sights"]

    def features(self, places):
        """The same as numbers: one list a table, of the same length at every table."""
        return self.ask(features=list(places))["features"]

    def ids(self, places):
        """The action ids of the legal answers at these tables, in the order of the indices."""
        return self.ask(ids=list(places))["ids"]

    def every(self):
        """Every answer there could ever be in this box; an answer's place is its action id."""
        return self.ask(every=True)["every"]
