"""Prometheus metrics of a node. None identifies a person or a table."""

from collections import Counter as Tally

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOT_LIMITS = 0.1, 0.5, 1.0, 2.0  # seconds a bot takes to decide; upper bounds of the classes
BATCH_SIZE = 50  # bot decisions published at once


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("lusoria_moves", "Moves stored and broadcast", registry=self.registry)
        self._uncounted = 0
        """Moves since the last scrape. A plain integer, because a counter takes a lock."""
        self.tables = Gauge("lusoria_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("lusoria_sockets", "Open sockets", registry=self.registry)
        self.requests = Counter("lusoria_requests", "HTTP requests", ["status"], registry=self.registry)
        self.seconds = Histogram("lusoria_request_seconds", "Time of HTTP requests", registry=self.registry)
        self._bot_choices = Counter(
            "lusoria_bot_choices",
            "Decisions of bots, by who decided (the bot itself or its fallback) and within which time",
            ["by", "within"],
            registry=self.registry,
        )
        self._unpublished: list[tuple[str, str]] = []

    def count_decision(self, by_itself: bool, seconds: float) -> None:  # noqa: FBT001
        """Count a decision. Published in batches: a single duration might leak what that bot sees."""
        within = next((str(limit) for limit in BOT_LIMITS if seconds <= limit), "longer")
        self._unpublished.append(("itself" if by_itself else "usual", within))
        if len(self._unpublished) == BATCH_SIZE:
            for labels, count in Tally(self._unpublished).items():
                self._bot_choices.labels(*labels).inc(count)
            self._unpublished.clear()

    def count_move(self) -> None:
        self._uncounted += 1

    def text(self) -> bytes:
        moves, self._uncounted = self._uncounted, 0
        self._moves.inc(moves)
        return generate_latest(self.registry)
