"""Back-off of the reconnecting socket."""

from random import Random

from lusoria.client.reconnecting_socket import FIRST_WAIT, MAX_WAIT, retry_delay


def test_retry_delay_grows_to_30_seconds_with_jitter() -> None:
    waits = [retry_delay(tries, Random(tries)) for tries in range(1000)]
    assert 0 < waits[0] <= FIRST_WAIT
    assert all(later > sooner for sooner, later in zip(waits[:7:2], waits[2:7:2], strict=False))
    assert MAX_WAIT / 2 <= min(waits[10:]) < max(waits[10:]) <= MAX_WAIT == 30
