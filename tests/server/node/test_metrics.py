"""Metrics: bot choices are counted in batches that reveal no single choice."""

from lusoria.server.node.metrics import BATCH_SIZE, Metrics


def bot_choices(metrics: Metrics) -> dict[str, float]:
    lines = metrics.text().decode().splitlines()
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        if name.startswith("lusoria_bot_choices_total")
    }


class TestBotChoices:
    def test_bot_choices_are_sent_in_batches(self) -> None:
        """Otherwise two scrapes would show how long a single bot thought."""
        metrics = Metrics()
        for _ in range(BATCH_SIZE - 1):
            metrics.count_decision(True, 0.01)
        before = metrics.text()
        assert bot_choices(metrics) == {}
        metrics.count_decision(False, 1.7)
        assert metrics.text() != before
        assert bot_choices(metrics) == {
            'lusoria_bot_choices_total{by="itself",within="0.1"}': BATCH_SIZE - 1,
            'lusoria_bot_choices_total{by="usual",within="2.0"}': 1,
        }

    def test_late_bot_choices_are_counted_apart(self) -> None:
        metrics = Metrics()
        for _ in range(BATCH_SIZE):
            metrics.count_decision(True, 2.1)
        assert bot_choices(metrics) == {
            'lusoria_bot_choices_total{by="itself",within="longer"}': BATCH_SIZE,
        }
