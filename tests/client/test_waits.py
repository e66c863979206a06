"""Back-off: how long a program waits before it calls again."""

from random import Random

from lusoria.client.reconnecting_socket import FIRST_WAIT, LONGEST_WAIT, wait_after


def test_waits_grow_up_to_half_a_minute_and_differ() -> None:
    waits = [wait_after(tries, Random(tries)) for tries in range(1000)]
    assert 0 < waits[0] <= FIRST_WAIT
    assert all(later > sooner for sooner, later in zip(waits[:7:2], waits[2:7:2], strict=False))
    assert LONGEST_WAIT / 2 <= min(waits[10:]) < max(waits[10:]) <= LONGEST_WAIT == 30
