"""Rate limits per client: token buckets per device and per address, and a limit on new devices per address.

A device is known by its signed cookie. Requests of one address without a valid cookie count as one device.
An address holds the budgets of many devices (`devices_per_address`), so that a classroom behind one router
is not refused. A client gains nothing by minting cookies: the address limits what all its devices do
together, and how many of them are new.
"""

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from math import inf
from typing import NamedTuple

from lusoria.runtime.rate_limit import Bucket, TokenBuckets
from lusoria.server.node.config import Config
from lusoria.wire.refusal import refused_for_speed

NEW_DEVICE_SECONDS = 600.0
MAX_KNOWN_DEVICES = 50_000  # about 10 MB
MAX_ADDRESSES = 10_000  # with up to `devices_per_address` arrivals each, about 20 MB
MESSAGE_BURST_SECONDS = 3  # so many seconds' worth of messages may come at once
SPEAKING_SOCKETS = 4  # of one device at full speed; one at each of an address's devices
LONG_POLLS_PER_DEVICE = 4
LONG_POLLS_PER_ADDRESS = 120  # each holds a connection
RECORD_POLLS_PER_ADDRESS = 40  # long polls with a record in the body, of up to half a megabyte
MAX_RECORD_POLLS = 120  # of all addresses: 60 MB
ERASING_SECONDS, ERASING_BURST = 5.0, 12  # one request of a device in so many seconds, so many at once
ERASING_DEVICES = 10  # an address has the budget of so many devices: erasures run one at a time
HOUR = 3600.0


class Client(NamedTuple):
    """Who sends a request. `address` is an IPv4 address or an IPv6 /64 network."""

    address: str
    device: str = ""
    """The person in the signed cookie; empty without a valid one."""

    @property
    def key(self) -> str:
        """Requests without a cookie share one budget per address."""
        return self.device or self.address


class ClientRateLimiter:
    """Token buckets for one kind of request: one per device, and one per address for all its devices."""

    def __init__(
        self, rate: float, burst: float, devices: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._by_device = TokenBuckets(rate, burst, now=now)
        self._by_address = TokenBuckets(devices * rate, devices * burst, now=now)

    def buckets(self, client: Client) -> tuple[Bucket, Bucket]:
        """The device's bucket and the address's, for callers that keep them: see `TokenBuckets.of`."""
        return self._by_device.of(client.key), self._by_address.of(client.address)

    def wait(self, client: Client) -> float:
        """Take a token of the device and of its address. Returns 0, or the seconds until both have one.

        The device is asked first: what it is refused costs the others at its address nothing.
        """
        device, address = self.buckets(client)
        if not device.allow():
            return max(device.wait, address.wait)
        return 0.0 if address.allow() else address.wait

    def check(self, client: Client, why: str = "too_fast") -> None:
        """Take a token, or raise TableRefusal."""
        if (seconds := self.wait(client)) > 0:
            raise refused_for_speed(seconds, why)


class DeviceLimiter:
    """Limits how many devices an address may bring in ten minutes. Devices it has brought go on.

    Counted at the first request with a cookie, not when the cookie is issued: so it does not help to
    collect cookies elsewhere or beforehand.
    """

    def __init__(self, per_address: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_address = per_address
        self._now = now
        self._known: OrderedDict[Client, None] = OrderedDict()
        """Least recently used first."""
        self._arrivals: OrderedDict[str, deque[float]] = OrderedDict()
        """By address, when its newest devices came; least recently used address first."""

    def wait(self, client: Client) -> float:
        """Returns 0 and remembers the device, or the seconds until its address may bring a new one."""
        if not client.device or client in self._known:
            if client.device:
                self._known.move_to_end(client)
            return 0.0
        arrivals = self._arrivals.setdefault(client.address, deque(maxlen=self._per_address))
        self._arrivals.move_to_end(client.address)
        now = self._now()
        if len(arrivals) == self._per_address and arrivals[0] > now - NEW_DEVICE_SECONDS:
            return arrivals[0] + NEW_DEVICE_SECONDS - now
        arrivals.append(now)
        self._known[client] = None
        self._evict()
        return 0.0

    def check(self, client: Client) -> None:
        if (seconds := self.wait(client)) > 0:
            raise refused_for_speed(seconds)

    def _evict(self) -> None:
        if len(self._known) > MAX_KNOWN_DEVICES:
            self._known.popitem(last=False)
        if len(self._arrivals) > MAX_ADDRESSES:
            self._arrivals.popitem(last=False)


class ConcurrencyLimiter:
    """Limits what a device, and all devices of an address, have open at once: sockets, waiting requests.

    Clients without a cookie may together have half of their address's places. A device with a cookie and
    nothing open is admitted beyond a full address, up to an eighth more: devices that are known go on.
    `total` bounds all addresses together.
    """

    def __init__(self, per_device: int, per_address: int, total: float = inf) -> None:
        self._per_device = per_device
        self._per_address = per_address
        self._total = total
        self._open: Counter[str] = Counter()

    def enter(self, client: Client) -> bool:
        """False if there is no place; then there is nothing to leave either."""
        most = self._per_device if client.device else max(self._per_device, self._per_address // 2)
        reserve = self._per_address // 8 if client.device and not self._open[device_key(client)] else 0
        limits = {
            ALL: self._total,
            address_key(client): self._per_address + reserve,
            device_key(client): most,
        }
        if any(self._open[key] >= limit for key, limit in limits.items()):
            return False
        self._open.update(limits.keys())
        return True

    def leave(self, client: Client) -> None:
        for key in (ALL, address_key(client), device_key(client)):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


ALL = "all"


def address_key(client: Client) -> str:
    return f"address {client.address}"


def device_key(client: Client) -> str:
    return f"device {client.key}"


class ClientLimits:
    """All limits of one node, as its settings have them. Each node counts for itself."""

    def __init__(self, config: Config) -> None:
        devices = config.devices_per_address
        per_minute, self._per_second = config.requests_per_minute, config.messages_per_second
        spoken = SPEAKING_SOCKETS * self._per_second
        self.devices = DeviceLimiter(devices)
        self.requests = ClientRateLimiter(per_minute / 60, per_minute, devices)
        self.messages = ClientRateLimiter(spoken, MESSAGE_BURST_SECONDS * spoken, devices / SPEAKING_SOCKETS)
        self.tables = ClientRateLimiter(config.tables_per_hour / HOUR, config.tables_per_hour, devices)
        self.sockets = ConcurrencyLimiter(config.connections_per_device, config.connections_per_address)
        self.long_polls = ConcurrencyLimiter(LONG_POLLS_PER_DEVICE, LONG_POLLS_PER_ADDRESS)
        self.record_polls = ConcurrencyLimiter(
            LONG_POLLS_PER_DEVICE, RECORD_POLLS_PER_ADDRESS, MAX_RECORD_POLLS
        )
        self.erasing = ClientRateLimiter(1 / ERASING_SECONDS, ERASING_BURST, ERASING_DEVICES)

    def message_buckets(self, client: Client) -> tuple[Bucket, Bucket, Bucket]:
        """For one more socket: its own bucket, its device's and its address's."""
        own = Bucket(self._per_second, MESSAGE_BURST_SECONDS * self._per_second)
        return own, *self.messages.buckets(client)

    def request_wait(self, client: Client) -> float:
        """Count a request. Returns 0, or the seconds until it may be sent again."""
        return self.devices.wait(client) or self.requests.wait(client)
