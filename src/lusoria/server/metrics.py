"""What can be counted about a node, for Prometheus. Nothing here names a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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

    def moved(self) -> None:
        self._uncounted += 1

    def text(self) -> bytes:
        moves, self._uncounted = self._uncounted, 0
        self._moves.inc(moves)
        return generate_latest(self.registry)
