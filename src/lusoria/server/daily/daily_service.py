"""Daily challenge service: games of a day, tries, and comparison of results."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from lusoria.records.fair_chance import commitment
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client, ClientRateLimiter
from lusoria.server.daily.daily_stats import DailyStats
from lusoria.server.daily.day_jobs import DayJobs, DayKey, TryKey
from lusoria.server.daily.day_worker import BOTS_PLAYED, TRY_ANALYSES, DayQuestion, TryQuestion
from lusoria.server.table_quota import TableQuota
from lusoria.store.port import Stale, Store, TryRow
from lusoria.table import daily_games
from lusoria.table.live.hub import Hub, new_id
from lusoria.table.live.table_index import SUMMARIES, Occupant
from lusoria.table.room.names import clean_name
from lusoria.wire.daily_challenge import (
    BotsPlayed,
    Comparison,
    DailyShown,
    DayGame,
    DayShown,
    MyTry,
    NamedResult,
    SeedCommitment,
    TryAnalysis,
    TryState,
)
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DailyTable

DAY_SECONDS = 24 * 3600.0
MAX_NAMES = 200  # per game and day, earliest tries first
CACHED_RESULTS = 4_000  # of named tries: ten days with two games and as many names as a list has
TRIES_PER_DEVICE = 4  # two games a day, and those of the next day after midnight


class Daily:
    """`key` is the secret all seeds derive from, `first` the first day of this server."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        day_jobs: DayJobs,
        table_quota: TableQuota,
        key: bytes,
        first: str,
        per_address: int,
    ) -> None:
        self._store = store
        self._hub = hub
        self._day_jobs = day_jobs
        self._table_quota = table_quota
        self._key = key
        self.first = first
        rate, devices = TRIES_PER_DEVICE / DAY_SECONDS, per_address / TRIES_PER_DEVICE
        self._tries = ClientRateLimiter(rate, TRIES_PER_DEVICE, devices)
        self._stats = DailyStats(store, self._mine)
        self._named: LruCache[tuple[str, str, str], NamedResult] = LruCache(CACHED_RESULTS)
        """By day, game and person: decoded results, which are final. Names are read again."""

    # --- games of a day ------------------------------------------------------------------------------------

    def now(self) -> float:
        return self._hub.services.now()

    @property
    def today(self) -> str:
        return daily_games.day_at(self.now())

    def is_open(self, day: str) -> bool:
        return self.now() >= daily_games.opens(day)

    def promise(self, day: str, game: str) -> SeedCommitment:
        seed = daily_games.seed_of(self._key, day, game)
        return SeedCommitment(game, commitment(seed), seed.hex() if self.is_open(day) else None)

    def check_day(self, day: str, game: str | None = None) -> None:
        """Raises TableRefusal for a future day, one before this server, or another game."""
        if not self.first <= daily_games.read_day(day).isoformat() <= self.today:
            raise TableRefusal("no_such_day")
        if game is not None and game not in daily_games.settings_by_game():
            raise TableRefusal("no_such_day")

    async def overview(self, person: str | None) -> DailyShown:
        today = self.today
        since = daily_games.later(today, -daily_games.STORED_DAYS)
        rows = await self._store.tries_of(person, since, 2 * daily_games.STORED_DAYS) if person else []
        mine = tuple(self._mine(row) for row in rows)
        tomorrow = daily_games.later(today, 1)
        return DailyShown(
            await self._day_shown(today, {attempt.game: attempt for attempt in mine if attempt.day == today}),
            tuple(self.promise(tomorrow, game) for game in daily_games.settings_by_game()),
            self.first,
            mine,
        )

    async def _day_shown(self, day: str, mine: dict[str, MyTry]) -> DayShown:
        games = [await self._game(day, game, mine.get(game)) for game in daily_games.settings_by_game()]
        return DayShown(day, daily_games.ends(day), daily_games.opens(day), self.is_open(day), tuple(games))

    async def day(self, day: str, person: str | None) -> DayShown:
        self.check_day(day)
        rows = (
            [await self._store.try_of(day, game, person) for game in daily_games.settings_by_game()]
            if person
            else []
        )
        return await self._day_shown(day, {row.game: self._mine(row) for row in rows if row is not None})

    async def _game(self, day: str, game: str, mine: MyTry | None) -> DayGame:
        tries = await self._store.count_tries(day, game)
        seat, level = daily_games.seat_of(day, game), daily_games.level_of(day, game)
        return DayGame(
            game, daily_games.daily_settings(game).players, seat, level, tries, self.promise(day, game), mine
        )

    # --- playing -------------------------------------------------------------------------------------------

    async def begin(self, day: str, game: str, person: str, name: str, client: Client) -> str:
        """The table for this person: that of their only try, or an unscored one after the day is over."""
        self.check_day(day, game)
        if await self._store.try_of(day, game, person) is None:
            if self.is_open(day):
                return await self._begin_unscored(day, game, person, name, client)
            if day != self.today:
                raise TableRefusal("day_over")
            clean_name(name, ())  # refuse before anything is written
            self._tries.check(client, "too_many_tables")
        elif self.is_open(day):
            return await self._begin_unscored(day, game, person, name, client)
        table = await self._store.begin_try(day, game, person, new_id(), self.now())
        if not await self._store.read(table, 0, 1):  # new, or an earlier request failed half-way
            await self._create(table, DailyTable(day, True, daily_games.opens(day)), game, person, name)
        return table

    async def _begin_unscored(self, day: str, game: str, person: str, name: str, client: Client) -> str:
        clean_name(name, ())
        self._table_quota.count_opened(client)
        table = new_id()
        await self._create(table, DailyTable(day, False, daily_games.opens(day)), game, person, name)
        return table

    async def _create(self, table: str, daily_table: DailyTable, game: str, person: str, name: str) -> None:
        seed = daily_games.seed_of(self._key, daily_table.day, game)
        entries = daily_games.first_entries(table, person, name, daily_table, game, seed, self.now())
        with suppress(Stale):  # another node, or another tab
            await self._hub.create(entries)

    # --- comparison ----------------------------------------------------------------------------------------

    async def comparison(self, day: str, game: str, person: str | None, client: Client) -> Comparison:
        """For people who have ended their try; for all once the day is over."""
        self.check_day(day, game)
        row = await self._store.try_of(day, game, person) if person else None
        mine = None if row is None else self._mine(row)
        is_open = self.is_open(day)
        if not is_open and (mine is None or mine.state == "playing"):
            raise TableRefusal("play_first")
        is_over = mine is not None and mine.state == "over"
        # not for players who gave up: they could tell others
        bots = await self._bots(day, game, client) if is_open or is_over else ()
        analysis, ready = None, True
        if row is not None and mine is not None:
            analysis, ready = await self._try_analysis(row, mine, bots, client)
        crowd = (await self._stats.count(day, game, is_open=is_open)).totals(person, mine)
        return Comparison(
            day,
            game,
            is_open,
            daily_games.opens(day),
            mine,
            crowd,
            ready and bots is not None,
            analysis,
            bots or (),
            await self._named_results(day, game, row) if row is not None and is_over else (),
        )

    async def comparison_so_far(
        self, day: str, game: str, person: str | None, client: Client
    ) -> tuple[Comparison, asyncio.Event | None]:
        """The comparison; if it is incomplete, also an event that is set once it may have more."""
        any_done = self._day_jobs.queue.next_done_event()  # set if a job ends during the lookup
        comparison = await self.comparison(day, game, person, client)
        if comparison.ready:
            return comparison, None
        events = [self._day_jobs.done_event(DayKey(day, game))]
        if comparison.mine is not None:
            events.append(self._day_jobs.done_event(TryKey(comparison.mine.table, game)))
        # neither is pending if the queue was full, or if the job has just ended
        return comparison, next(filter(None, events), any_done)

    async def show_name(self, day: str, game: str, person: str | None, name: str | None) -> None:
        """Show this name with the person's result, or none. Raises TableRefusal before its end."""
        self.check_day(day, game)
        row = await self._store.try_of(day, game, person) if person else None
        if row is None or self._mine(row).state != "over":
            raise TableRefusal("play_first")
        await self._store.name_try(day, game, row.person, None if name is None else clean_name(name, ()))

    async def _named_results(self, day: str, game: str, mine: TryRow) -> tuple[NamedResult, ...]:
        """With the person's own result, however many names were shown before."""
        rows = await self._store.named_tries(day, game, MAX_NAMES)
        others = [self._named_result(row) for row in rows if row.person != mine.person]
        own = self._named_result(mine)
        results = [result for result in others if result] + ([replace(own, yours=True)] if own else [])
        return tuple(sorted(results, key=lambda result: (-(result.points or 0), -result.share, result.name)))

    def _named_result(self, row: TryRow) -> NamedResult | None:
        """None without a name or before the end of the game."""
        if row.shown_name is None:
            return None
        key = row.day, row.game, row.person
        if (result := self._named.get(key)) is None:
            attempt = self._mine(row)
            if attempt.state != "over":
                return None
            result = NamedResult("", attempt.points, attempt.share or 0.0, yours=False)
            self._named.put(key, result)
        return replace(result, name=row.shown_name)

    async def _bots(self, day: str, game: str, client: Client) -> tuple[BotsPlayed, ...] | None:
        """Results of bots for this day, computed once by a worker; None while pending.

        Stored, so that they stay the same on every node, after a restart and with better bots.
        """
        if (stored := await self._store.day(day, game)) is not None:
            return BOTS_PLAYED.decode(stored)
        seed = daily_games.seed_of(self._key, day, game)
        seat, level = daily_games.seat_of(day, game), daily_games.level_of(day, game)
        question = DayQuestion(game, daily_games.daily_settings(game).players, seat, level, seed)
        try:
            results = self._day_jobs.request(DayKey(day, game), question, client)
        except TableRefusal as refusal:
            return None if refusal.why == "busy" else ()
        if results is None:
            return None
        return BOTS_PLAYED.decode(await self._store.save_bot_results(day, game, results))

    async def _try_analysis(
        self, row: TryRow, mine: MyTry, bots: tuple[BotsPlayed, ...] | None, client: Client
    ) -> tuple[TryAnalysis | None, bool]:
        """Analysis of the person's own try, and whether it is complete. Stored with the try."""
        if row.analysis is not None:
            return STORED_TRY_ANALYSES.decode(row.analysis).analysis, True
        if mine.state != "over":
            return None, True
        record = await self._store.record(row.table)
        if record is None:
            return None, True
        seat = daily_games.seat_of(row.day, row.game)
        try:
            question = TryQuestion(record.document, seat)
            result = self._day_jobs.request(TryKey(row.table, row.game), question, client)
        except TableRefusal as refusal:
            return None, refusal.why != "busy"
        if result is None:
            return None, False
        analysis = TRY_ANALYSES.decode(result)
        if bots:  # empty if they cannot be computed now
            encoded = msgspec.json.encode(StoredTryAnalysis(analysis, bots[-1].points))
            await self._store.save_try_analysis(row.day, row.game, row.person, encoded)
        return analysis, True

    def _mine(self, row: TryRow) -> MyTry:
        best = None if row.analysis is None else STORED_TRY_ANALYSES.decode(row.analysis).best
        summary = None if row.summary is None else SUMMARIES.decode(row.summary)
        mine = None if summary is None else next(filter(is_seat_of(row.person), summary.occupants), None)
        if (
            summary
            and mine
            and row.status == "over"
            and (summary.finished or 0.0) < daily_games.opens(row.day)
        ):
            share = mine.win_share
            return MyTry(
                row.day, row.game, row.table, "over", mine.score, share == 1, best, share, row.shown_name
            )
        given_up = summary is not None and mine is None
        state: TryState = "unfinished" if given_up or self.is_open(row.day) else "playing"
        return MyTry(row.day, row.game, row.table, state, None, None, best)


def is_seat_of(person: str) -> Callable[[Occupant], bool]:
    return lambda occupant: occupant.person == person and not occupant.gave_up


class StoredTryAnalysis(Struct, frozen=True):
    """Stored with a try. Later versions may add fields."""

    analysis: TryAnalysis = field(name="told")
    best: int | None = None


STORED_TRY_ANALYSES = msgspec.json.Decoder(StoredTryAnalysis)
