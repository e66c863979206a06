"""The parts of one node, put together."""

from dataclasses import dataclass

from lusoria.server.auth import Tokens
from lusoria.server.coaching import Coaching
from lusoria.server.config import Config
from lusoria.server.daily import Daily
from lusoria.server.lobby import Lobby
from lusoria.server.long_polls import LongPolls
from lusoria.server.metrics import Metrics
from lusoria.server.openings import Openings
from lusoria.server.rate_limits import ClientLimits
from lusoria.server.studies import Studies
from lusoria.store.port import Store
from lusoria.table.hub import Hub


@dataclass
class Site:
    config: Config
    store: Store
    tokens: Tokens
    hub: Hub
    metrics: Metrics
    lobby: Lobby
    openings: Openings
    studies: Studies
    coaching: Coaching
    daily: Daily
    limits: ClientLimits
    long_polls: LongPolls
    ready: bool = False
    """False before the start is complete and from the moment the stop begins."""
