"""What can be counted about a node, for Prometheus. Nothing here names a person or a table."""

from collections import Counter as Tally

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOT_LIMITS = 0.1, 0.5, 1.0, 2.0
"""Seconds from when a bot is asked until there is a choice."""
TOLD_TOGETHER = 50


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("lusoria_moves", "Moves written and told", registry=self.registry)
        self._uncounted = 0
        """Moves since somebody last asked: a counter takes a lock, and moves are many."""
        self.tables = Gauge("lusoria_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("lusoria_sockets", "Open sockets", registry=self.registry)
        self.requests = Counter("lusoria_requests", "HTTP requests", ["status"], registry=self.registry)
        self.seconds = Histogram("lusoria_request_seconds", "Time of HTTP requests", registry=self.registry)
        self._bot_choices = Counter(
            "lusoria_bot_choices",
            "Choices of bots, by whether it was the bot itself or the usual one in its place, and how fast",
            ["by", "within"],
            registry=self.registry,
        )
        self._untold: list[tuple[str, str]] = []

    def bot_chose(self, by_itself: bool, seconds: float) -> None:  # noqa: FBT001
        """So many at a time: how long one of them took might tell something of what that bot sees."""
        within = next((str(limit) for limit in BOT_LIMITS if seconds <= limit), "longer")
        self._untold.append(("itself" if by_itself else "usual", within))
        if len(self._untold) == TOLD_TOGETHER:
            for labels, count in Tally(self._untold).items():
                self._bot_choices.labels(*labels).inc(count)
            self._untold.clear()

    def moved(self) -> None:
        self._uncounted += 1

    def text(self) -> bytes:
        moves, self._uncounted = self._uncounted, 0
        self._moves.inc(moves)
        return generate_latest(self.registry)
