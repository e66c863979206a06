"""What can be counted about a node, for Prometheus. Nothing here names a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("lusoria_moves", "Moves written and told", registry=self.registry)
        self.tables = Gauge("lusoria_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("lusoria_sockets", "Open sockets", registry=self.registry)
        self.requests = Counter("lusoria_requests", "HTTP requests", ["status"], registry=self.registry)
        self.seconds = Histogram("lusoria_request_seconds", "Time of HTTP requests", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
