"""Fair queueing: shares, and turns between addresses and devices."""

from lusoria.runtime.fair_queue import SERVER, RoundRobin, Share, SizeShare
from lusoria.server.client_limits import Client


def run_order(pending: dict[str, Client]) -> list[str]:
    """All jobs in the order in which they run."""
    turns, found = RoundRobin(), list[str]()
    while pending:
        job = turns.order(pending)[0]
        turns.record_start(pending[job], pending)
        del pending[job]
        found.append(job)
    return found


class TestRoundRobin:
    def test_jobs_of_one_client_keep_their_order(self) -> None:
        assert run_order({str(number): Client("here", "one") for number in range(4)}) == ["0", "1", "2", "3"]

    def test_addresses_take_turns(self) -> None:
        pending = {f"a{number}": Client("a", str(number)) for number in range(4)}
        pending |= {f"b{number}": Client("b") for number in range(2)}
        assert run_order(pending) == ["a0", "b0", "a1", "b1", "a2", "a3"]

    def test_devices_of_an_address_take_turns(self) -> None:
        pending = {f"x{number}": Client("a", "x") for number in range(3)} | {"y": Client("a", "y")}
        assert run_order(pending) == ["x0", "y", "x1", "x2"]

    def test_flood_delays_another_address_by_one_job(self) -> None:
        turns = RoundRobin()
        flood = {str(number): Client("flood", str(number)) for number in range(50)}
        for _ in range(10):
            job = turns.order(flood)[0]
            turns.record_start(flood.pop(job), flood)
        assert turns.order({**flood, "late": Client("late")})[0] == "late"

    def test_order_predicts_what_runs(self) -> None:
        pending = {f"{number}": Client(str(number % 3), f"{number % 3}{number % 2}") for number in range(9)}
        assert RoundRobin().order(dict(pending)) == run_order(dict(pending))

    def test_turns_of_absent_clients_are_forgotten(self) -> None:
        turns = RoundRobin()
        for number in range(100):
            turns.record_start(Client(str(number), "x"), {})
        assert len(turns._last_turns) == 2


class TestShare:
    def test_has_room_until_device_address_or_all_is_full(self) -> None:
        share = Share(total=4, per_address=3, per_device=2)
        x, y = Client("a", "x"), Client("a", "y")
        assert share.has_room(x, [x])
        assert not share.has_room(x, [x, x])
        assert share.has_room(y, [x, x])
        assert not share.has_room(y, [x, x, y])
        assert share.has_room(Client("b"), [x, x, y])
        assert share.has_room(SERVER, [SERVER] * 3)
        assert not share.has_room(SERVER, [SERVER] * 4)

    def test_address_without_jobs_is_admitted_beyond_a_full_queue(self) -> None:
        """Regression: two addresses with four devices each kept all others from analyses."""
        share = Share(total=4, per_address=2, per_device=2)
        full = [Client("a", "x"), Client("a", "y"), Client("b", "x"), Client("b", "y")]
        assert share.has_room(Client("c"), full)
        assert not share.has_room(Client("c"), [*full, Client("c")])
        assert not share.has_room(Client("d"), [*full, Client("c"), Client("e")])


class TestSizeShare:
    def test_device_has_a_share_of_its_address(self) -> None:
        """Regression: one device could take nearly all bytes of its address."""
        share = SizeShare(total=100, per_address=60, per_device=20)
        livia, marcus = Client("1.1.1.1", "livia"), Client("1.1.1.1", "marcus")
        assert share.has_room(livia, 50, [])
        assert not share.has_room(livia, 5, [(livia, 18)])
        assert share.has_room(livia, 2, [(livia, 18)])
        assert share.has_room(marcus, 20, [(livia, 18)])
