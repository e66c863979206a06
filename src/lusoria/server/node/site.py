"""All parts of one node."""

from dataclasses import dataclass

from lusoria.server.auth import Tokens
from lusoria.server.client_limits import ClientLimits
from lusoria.server.daily.daily_service import Daily
from lusoria.server.jobs.analysis_jobs import AnalysisJobs
from lusoria.server.jobs.coach_jobs import CoachJobs
from lusoria.server.jobs.reading_jobs import ReadingJobs
from lusoria.server.lobby import Lobby
from lusoria.server.node.config import Config
from lusoria.server.node.metrics import Metrics
from lusoria.server.table_quota import TableQuota
from lusoria.server.transport.long_polls import LongPolls
from lusoria.store.port import Store
from lusoria.table.live.hub import Hub


@dataclass
class Site:
    config: Config
    store: Store
    tokens: Tokens
    hub: Hub
    metrics: Metrics
    lobby: Lobby
    table_quota: TableQuota
    analysis_jobs: AnalysisJobs
    coach_jobs: CoachJobs
    reading_jobs: ReadingJobs
    daily: Daily
    limits: ClientLimits
    long_polls: LongPolls
    ready: bool = False
    """False before the start is complete and once the stop has begun."""
