"""Limits per device and address: requests, messages, new devices, WebSockets, long polls, body bytes.

Opened and listed tables: `table_quota`. TCP connections: `transport.connection_limits`.

A device is identified by its signed cookie; its id is what the rest of the server calls a person. Requests
of one address without a valid cookie count as one device. An address has the budget of many devices
(`devices_per_address`), so that a classroom behind one router is not refused. More cookies gain nothing: the
address limits all its devices together, and new ones.
"""

import time
from collections import Counter, deque
from collections.abc import Callable
from math import inf
from typing import NamedTuple

from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.token_bucket import Bucket, TokenBuckets
from lusoria.server.node.config import Config
from lusoria.wire.refusal import temporary_refusal

NEW_DEVICE_SECONDS = 600.0  # window in which the new devices of an address are counted
MAX_KNOWN_DEVICES = 50_000  # about 10 MB
MAX_ADDRESSES = 10_000  # with up to `devices_per_address` arrivals each, about 20 MB
MESSAGE_BURST_SECONDS = 3  # burst of messages, in seconds of the allowed rate
WEBSOCKETS_AT_FULL_RATE = 4  # of a device, each sending at `messages_per_second`; more share that budget
REFUSED_WEBSOCKETS_PER_DEVICE = 4  # opened only to name the seconds, and closed within two
REFUSED_WEBSOCKETS_PER_ADDRESS = 64  # a classroom that reloads
MAX_REFUSED_WEBSOCKETS = 256  # of all addresses
LONG_POLLS_PER_DEVICE = 4  # more than one open page has at a time
LONG_POLLS_PER_ADDRESS = 120  # each holds a connection
RECORD_POLLS_PER_ADDRESS = 40  # long polls with a record in the body, of up to half a megabyte
MAX_RECORD_POLLS = 120  # of all addresses: 60 MB
BODY_BYTES_PER_DEVICE = 2 << 20  # four uploads of the largest size
BODY_BYTES_PER_ADDRESS = 24 << 20  # forty people upload at once
MAX_BODY_BYTES_IN_FLIGHT = 128 << 20  # of all addresses: more than all records of long polls
LARGEST_BODY_BYTES = 512 << 10  # an uploaded record
UNCOUNTED_BODY_BYTES = 4096  # a small order is never refused: it holds less memory than its head may
BODY_SECONDS = 2.0  # Retry-After of a request whose body has no room
# Two rate limits: the seconds in which a device gains an attempt, the attempts that it can save up, and the
# devices whose budget one address has.
CODE_SECONDS, CODE_BURST, CODE_DEVICES = 360.0, 60, 10  # wrong codes: forty people may mistype ten each
ERASING_SECONDS, ERASING_BURST, ERASING_DEVICES = 5.0, 12, 10  # erasures run one at a time
HOUR = 3600.0  # seconds


class Client(NamedTuple):
    """Sender of a request. `address` is an IPv4 address or an IPv6 /64 network."""

    address: str
    device: str = ""
    """Id in the signed cookie; empty without a valid one."""

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
        """Buckets of the device and of the address, for callers that keep them: see `TokenBuckets.of`."""
        return self._by_device.of(client.key), self._by_address.of(client.address)

    def remember(self, client: Client) -> None:
        """Call before a holder of the buckets drops them, so that the tokens it took still count."""
        self.buckets(client)

    def wait(self, client: Client) -> float:
        """Take a token of the device and of its address. Returns 0, or the seconds until both have one.

        The device's bucket comes first: its refusals cost other devices of the address nothing.
        """
        device, address = self.buckets(client)
        if not device.allow():
            return max(device.wait, address.wait)
        if address.allow():
            return 0.0
        device.refund()
        return address.wait

    def check(self, client: Client, why: str = "too_fast") -> None:
        """Take a token, or raise TableRefusal."""
        if (seconds := self.wait(client)) > 0:
            raise temporary_refusal(seconds, why)

    def refund(self, client: Client) -> None:
        """Give a token back. Limits failures only: take a token first, so that concurrent attempts count."""
        for bucket in self.buckets(client):
            bucket.refund()


class DeviceLimiter:
    """Limits how many new devices an address may introduce in ten minutes. Known devices are not affected.

    Counts a device at its first request, not when its cookie is issued: collecting cookies beforehand or
    through another address does not help.
    """

    def __init__(self, per_address: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_address = per_address
        self._now = now
        self._known = LruCache[Client, bool](MAX_KNOWN_DEVICES)
        self._arrivals = LruCache[str, deque[float]](MAX_ADDRESSES)
        """By address, the times of its newest devices."""

    def wait(self, client: Client) -> float:
        """Returns 0 and remembers the device, or the seconds until its address may introduce a new one."""
        if not client.device or self._known.get(client):
            return 0.0
        arrivals = self._arrivals.get(client.address)
        if arrivals is None:
            arrivals = deque(maxlen=self._per_address)
        now = self._now()
        if len(arrivals) == self._per_address and arrivals[0] > now - NEW_DEVICE_SECONDS:
            return arrivals[0] + NEW_DEVICE_SECONDS - now
        arrivals.append(now)
        self._arrivals.put(client.address, arrivals)
        self._known.put(client, True)
        return 0.0

    def check(self, client: Client) -> None:
        if (seconds := self.wait(client)) > 0:
            raise temporary_refusal(seconds)


class ConcurrencyLimiter:
    """Limits concurrent WebSockets, long polls or bytes per device, per address, and in total.

    Clients without a cookie share half of their address's slots. A device with a cookie gets its first slot
    also at a full address, up to an eighth beyond its limit. An address gets its first slot until
    `newcomers_total` are open.
    """

    def __init__(
        self,
        per_device: int,
        per_address: int,
        total: float = inf,
        newcomer_below: int = 1,
        newcomers_total: float = 0,
    ) -> None:
        self._per_device = per_device
        self._per_address = per_address
        self._total = total
        self._newcomer_below = newcomer_below
        """A device or an address that holds less is new: it may be admitted somewhat beyond the limits."""
        self._newcomers_total = max(total, newcomers_total)
        self._open: Counter[str] = Counter()

    def enter(self, client: Client, amount: int = 1) -> bool:
        """False if there is no room; the caller must then not call `leave`."""
        per_device = self._per_device if client.device else max(self._per_device, self._per_address // 2)
        is_new_device = bool(client.device) and self._open[device_key(client)] < self._newcomer_below
        is_new_address = self._open[address_key(client)] < self._newcomer_below
        reserve = self._per_address // 8 if is_new_device else 0
        limits = {
            ALL: self._newcomers_total if is_new_address else self._total,
            address_key(client): self._per_address + reserve,
            device_key(client): per_device,
        }
        if any(self._open[key] + amount > limit for key, limit in limits.items()):
            return False
        self._open.update(dict.fromkeys(limits, amount))
        return True

    def leave(self, client: Client, amount: int = 1) -> None:
        for key in (ALL, address_key(client), device_key(client)):
            self._open[key] -= amount
            if not self._open[key]:
                del self._open[key]


ALL = "all"


def address_key(client: Client) -> str:
    return f"address {client.address}"


def device_key(client: Client) -> str:
    return f"device {client.key}"


class ClientLimits:
    """All client limits of one node, from its settings. Each node counts for itself."""

    def __init__(self, config: Config) -> None:
        devices = config.devices_per_address
        per_minute, self._per_second = config.requests_per_minute, config.messages_per_second
        device_rate = WEBSOCKETS_AT_FULL_RATE * self._per_second
        self.devices = DeviceLimiter(devices)
        self.requests = ClientRateLimiter(per_minute / 60, per_minute, devices)
        # an address has the budget of one WebSocket at full rate per device
        self.messages = ClientRateLimiter(
            device_rate, MESSAGE_BURST_SECONDS * device_rate, devices / WEBSOCKETS_AT_FULL_RATE
        )
        self.tables = ClientRateLimiter(config.tables_per_hour / HOUR, config.tables_per_hour, devices)
        # the settings `connections_per_...` limit WebSockets; `ConnectionLimits` derives its own
        self.websockets = ConcurrencyLimiter(config.connections_per_device, config.connections_per_address)
        self.refused_websockets = ConcurrencyLimiter(
            REFUSED_WEBSOCKETS_PER_DEVICE, REFUSED_WEBSOCKETS_PER_ADDRESS, MAX_REFUSED_WEBSOCKETS
        )
        self.long_polls = ConcurrencyLimiter(LONG_POLLS_PER_DEVICE, LONG_POLLS_PER_ADDRESS)
        self.record_polls = ConcurrencyLimiter(
            LONG_POLLS_PER_DEVICE, RECORD_POLLS_PER_ADDRESS, MAX_RECORD_POLLS
        )
        self.body_bytes = ConcurrencyLimiter(
            BODY_BYTES_PER_DEVICE,
            BODY_BYTES_PER_ADDRESS,
            MAX_BODY_BYTES_IN_FLIGHT,
            newcomer_below=LARGEST_BODY_BYTES,
            newcomers_total=1.5 * MAX_BODY_BYTES_IN_FLIGHT,
        )
        self.wrong_codes = ClientRateLimiter(1 / CODE_SECONDS, CODE_BURST, CODE_DEVICES)
        self.erasing = ClientRateLimiter(1 / ERASING_SECONDS, ERASING_BURST, ERASING_DEVICES)

    def message_buckets(self, client: Client) -> tuple[Bucket, Bucket, Bucket]:
        """Buckets of a new WebSocket: its own, its device's and its address's."""
        own = Bucket(self._per_second, MESSAGE_BURST_SECONDS * self._per_second)
        return own, *self.messages.buckets(client)

    def request_wait(self, client: Client) -> float:
        """Count a request. Returns 0, or the seconds until it may be sent again."""
        return self.devices.wait(client) or self.requests.wait(client)
