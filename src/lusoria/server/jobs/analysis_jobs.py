"""Analyses of finished games: each is worked out once, in a process of its own, while nobody's table waits.

A finished game never changes, so what was worked out is kept with its record, until a later edition knows
better; that of a game which is only shown here is kept as long as there is room. However many ask, a bounded
number waits, and addresses take turns: the others are told so at once.
"""

import asyncio
import hashlib
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from lusoria.bots import bot_spec
from lusoria.bots.bot import installed
from lusoria.bots.coach import ADVISERS, NEEDS
from lusoria.core.errors import LusoriaError
from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.on_demand_worker import OnDemand
from lusoria.runtime.worker import Broken
from lusoria.server.daily.day_jobs import TryQuestion
from lusoria.server.jobs.analysis_worker import RECKONED, STUDIED, Question, Studied, Study, Warm
from lusoria.server.jobs.fair_queue import SERVER, RoundRobin, Share
from lusoria.server.rate_limits import Client
from lusoria.store.port import Store
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal, refused_for_speed

MODULE = "lusoria.server.jobs.analysis_worker"
DEPENDS_ON = ("analysis", "bots", "core", "games", "minds", "numeric", "wire")
"""The packages of ours that decide what an analysis says."""
SHARE = Share(total=160, per_address=64, per_device=6)
"""Of all that waits. Forty people of one address look at their games at the same time."""
FILE_SHARE = Share(total=16, per_address=8, per_device=2)
"""Of games that are not kept here: anybody may bring as many as they like."""
DAY_SHARE = Share(total=4, per_address=2, per_device=2)
"""Of what bots make of a day: there are two more of those every day."""
MAX_PENDING_BYTES = 32_000_000
"""Of records that wait; most have some ten thousand, and one that nobody wants to end has 1.7 million."""
BUSY_SECONDS = 5.0
"""After so long a client may ask again that found no place."""
MOST_KEPT, MOST_HERE = 4_000_000, 2000
DAYS_KEPT, DAYS_HERE = 1_000_000, 2000
"""Bytes, packed; and so many, since there are those of which there is nothing to be had."""
REST = 60.0
"""Seconds until something that broke is tried again."""
GET_READY_AFTER = 30.0
"""Seconds after the first game of its kind began: nobody has played one to its end by then."""
A_MOMENT = 4.0
"""Seconds: what takes longer has to be compiled first."""


class Asked(Struct, frozen=True):
    """A game, through whose eyes, by which model."""

    game: str
    of: str
    """The table of its record, or what it is known by where it is only shown here."""
    eyes: int | None = None
    model: BeliefModel = "mixture"
    kept: bool = True
    """Whether there is a record to keep it with."""

    @property
    def question(self) -> str:
        return f"{'gallery' if self.eyes is None else self.eyes}|{self.model}"


class Wanted(Struct, frozen=True):
    """Something else that is worked out once, by its name."""

    name: str
    of_a_day: bool = False
    """And the same for everybody: no analysis of a game pushes it out."""


def brought(asked: Asked | Wanted | str) -> bool:
    return isinstance(asked, Asked) and not asked.kept


def of_a_day(asked: Asked | Wanted | str) -> bool:
    return isinstance(asked, Wanted) and asked.of_a_day


def record_bytes(question: Question) -> int:
    return len(question.record) if isinstance(question, Study | TryQuestion) else 0


@cache
def edition(game: str) -> str:
    """What an analysis is worked out with: the program's part, and what was learnt for it.

    Where either is another, the same game might be analysed otherwise: what was kept is not shown then, and
    worked out anew. That takes a moment; to be shown what is no longer thought would be wrong for good.
    """
    learnt = "".join(file.sha256 for name in ("able", "master") for file in bot_spec(game, name).data)
    return hashlib.sha256((program(files("lusoria")) + learnt).encode()).hexdigest()[:16]


def program(package: Traversable) -> str:
    """The SHA-256 of all source that an analysis may depend on."""
    found = hashlib.sha256()
    for part in DEPENDS_ON:
        for place, source in sorted(sources(package.joinpath(part), part)):
            found.update(b"%b\0%b\0" % (place.encode(), source.read_bytes()))
    return found.hexdigest()


def sources(folder: Traversable, place: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from sources(each, f"{place}/{each.name}")
        elif each.name.endswith(".py"):
            yield f"{place}/{each.name}", each


class Studies:
    def __init__(self, store: Store, crashed: Callable[[str, Exception], None]) -> None:
        self._store = store
        self._crashed = crashed
        self._here = LruCache[Asked | Wanted, bytes](MOST_HERE, MOST_KEPT)
        """Packed; nothing, where there is no analysis to be had: it would not be otherwise the next time."""
        self._days = LruCache[Asked | Wanted, bytes](DAYS_HERE, DAYS_KEPT)
        self._failed: dict[Asked | Wanted, float] = {}
        """What broke lately, and until when nobody tries again."""
        self._clock = time.monotonic
        self._waiting: OrderedDict[Asked | Wanted | str, Question] = OrderedDict()
        """In their order; the first is being worked out. A game's name: it is made ready."""
        self._askers: dict[Asked | Wanted | str, Client] = {}
        """Who asked first for what waits."""
        self._turns = RoundRobin()
        self._ended: dict[Asked | Wanted | str, asyncio.Event] = {}
        """By what waits: set when it is worked out, or cannot be."""
        self.progressed = asyncio.Event()
        """Set, and made anew, whenever anything is worked out."""
        self._begun = 0.0
        """When the first was begun."""
        self._reckoned = (0, 0)
        """How many of its turns are done, and of how many; no number until it is heard."""
        self._ready: set[str] = set()
        """Games of which something was worked out here, so that all is compiled."""
        self._expected: dict[str, asyncio.TimerHandle] = {}
        self._working: asyncio.Task[None] | None = None
        self._process = OnDemand(MODULE, self._heard)
        if installed(NEEDS):
            for game in ADVISERS:
                edition(game)  # it reads many files: now, and not while tables wait

    async def look(self, asked: Asked) -> bytes | None:
        """What has been worked out, as it is sent; None where nobody has asked for it yet."""
        self._check(asked)
        packed = self._here.get(asked)
        if packed is None and asked.kept and asked.game in ADVISERS and asked not in self._waiting:
            packed = await self._store.study(asked.of, asked.question, edition(asked.game))
            if packed is not None:
                self._here.put(asked, packed)
        if packed is None:
            return None
        if not packed:
            raise TableRefusal("no_analysis")
        return zlib.decompress(packed)

    async def ask(self, asked: Asked, record: bytes, client: Client) -> bytes:
        """The answer as it is sent: ready, or how many come before it. `busy` where too many wait."""
        ready = await self.look(asked)
        if ready is not None:
            return ready
        self._queue(asked, Study(record, asked.eyes, asked.model), client)
        return self.how_far(asked) or b""

    def how_far(self, asked: Asked) -> bytes | None:
        """Of what waits: how many come before it, and how much of it is done."""
        if asked not in self._waiting:
            return None
        before = self._order().index(asked)
        done, of = (0, 0) if before else self._reckoned
        preparing = self._prepares(asked.game)
        return msgspec.json.encode(AnalysisShown(False, before, preparing, None, done, of))

    def pending(self, *asked: Asked | Wanted) -> list[asyncio.Event]:
        """For each of these that waits an event, which is set once it does not wait any more."""
        return [self._ended.setdefault(each, asyncio.Event()) for each in asked if each in self._waiting]

    def work_out(self, wanted: Wanted, question: Question, client: Client) -> bytes | None:
        """What was worked out; None while it is waited for. It is refused as an analysis is."""
        self._check(wanted)
        packed = self._shelf(wanted).get(wanted)
        if packed is None:
            self._queue(wanted, question, client)
            return None
        if not packed:
            raise TableRefusal("no_analysis")
        return zlib.decompress(packed)

    def expect(self, game: str) -> None:
        """A game has begun: have compiled what its analysis needs before anybody waits for it.

        The first time on a machine that takes about a minute, and afterwards next to nothing.
        """
        if game in ADVISERS and game not in self._ready | self._expected.keys() and installed(NEEDS):
            later = asyncio.get_running_loop().call_later(GET_READY_AFTER, self._get_ready, game)
            self._expected[game] = later

    def _heard(self, how_far: bytes) -> None:
        self._reckoned = RECKONED.decode(how_far)

    def _get_ready(self, game: str) -> None:
        if game not in self._ready:
            with suppress(TableRefusal):  # so many wait for an analysis: it will be ready by them
                self._queue(game, Warm(game))

    def _prepares(self, game: str) -> bool:
        """Whether it takes longer because it is the first."""
        return game not in self._ready and self._clock() - self._begun > A_MOMENT

    def _check(self, asked: Asked | Wanted) -> None:
        """`no_analysis`, where there never is one; `analysis_rests`, where it broke just now."""
        if not installed(NEEDS):
            raise TableRefusal("no_analysis")
        if self._failed.get(asked, 0.0) > self._clock():
            raise TableRefusal("analysis_rests")

    def _shelf(self, asked: Asked | Wanted) -> LruCache[Asked | Wanted, bytes]:
        return self._days if of_a_day(asked) else self._here

    def _queue(self, asked: Asked | Wanted | str, question: Question, client: Client = SERVER) -> None:
        if asked not in self._waiting:
            self._admit(asked, question, client)
            self._waiting[asked] = question
            self._askers[asked] = client
        if self._working is None:
            self._begun = self._clock()
            self._working = asyncio.create_task(self._work())

    def _admit(self, asked: Asked | Wanted | str, question: Question, client: Client) -> None:
        """`busy`, where all places are taken, or those for its kind, or for whoever asks."""
        has_room = SHARE.has_room(client, list(self._askers.values()))
        for alike, share in ((brought, FILE_SHARE), (of_a_day, DAY_SHARE)):
            if alike(asked):
                has_room &= share.has_room(client, [who for each, who in self._askers.items() if alike(each)])
        waiting = sum(map(record_bytes, self._waiting.values()))
        if not has_room or (waiting and waiting + record_bytes(question) > MAX_PENDING_BYTES):
            raise refused_for_speed(BUSY_SECONDS, "busy")

    def _order(self) -> list[Asked | Wanted | str]:
        """What waits, in the order in which it is worked out; the first already is."""
        first, *others = self._waiting
        return [first, *self._turns.order({each: self._askers.get(each, SERVER) for each in others})]

    async def _work(self) -> None:
        only_made_ready = True
        try:
            while self._waiting:
                asked = self._next()
                question = self._waiting[asked]
                self._begun, self._reckoned = self._clock(), (0, 0)
                try:
                    await self._answer(asked, await self._studied(question))
                except Exception as error:  # noqa: BLE001 (others wait behind it)
                    self._crashed("analysis", error)
                    self._broke(asked)
                finally:
                    self._waiting.pop(asked, None)
                    self._askers.pop(asked, None)
                    self._announce(asked)
                only_made_ready = only_made_ready and isinstance(asked, str)
        finally:
            self._working = None
            if only_made_ready:
                self._process.let_go()  # what it compiled is kept; it may be long until somebody asks
            else:
                self._process.rest()

    def _next(self) -> Asked | Wanted | str:
        """Of those that wait the one whose turn it is; it becomes the first of them."""
        askers = {each: self._askers.get(each, SERVER) for each in self._waiting}
        asked = self._turns.order(askers)[0]
        self._turns.served(askers[asked], askers)
        self._waiting.move_to_end(asked, last=False)
        return asked

    def _announce(self, asked: Asked | Wanted | str) -> None:
        """Wake those who wait for it."""
        ended = self._ended.pop(asked, None)
        if ended is not None:
            ended.set()
        self.progressed.set()
        self.progressed = asyncio.Event()

    async def _answer(self, asked: Asked | Wanted | str, found: Studied) -> None:
        if found.broken:
            self._broke(asked)
            return
        if isinstance(asked, str):
            self._ready.add(asked)
            return
        if isinstance(asked, Asked):
            self._ready.add(asked.game)
        self._shelf(asked).put(asked, found.packed)
        if isinstance(asked, Asked) and asked.kept and found.packed:
            with suppress(LusoriaError):  # the store is down, or the record is gone: it is here all the same
                kind = edition(asked.game)
                await self._store.keep_study(asked.of, asked.question, kind, found.packed)

    def _broke(self, asked: Asked | Wanted | str) -> None:
        """Nobody tries it again for a while, unless it is here all the same."""
        if not isinstance(asked, str) and asked not in self._shelf(asked):
            self._failed = {one: at for one, at in self._failed.items() if at > self._clock()}
            self._failed[asked] = self._clock() + REST

    async def _studied(self, question: Question) -> Studied:
        try:
            found = STUDIED.decode(await self._process.ask(msgspec.msgpack.encode(question)))
        except Exception as error:  # noqa: BLE001 (a process may end in any way, and somebody waits)
            found = Studied(broken=type(error).__name__)
        if found.broken:
            self._crashed(f"analysis: {found.broken}", Broken())
        return found

    async def close(self) -> None:
        for timer in self._expected.values():
            timer.cancel()
        await self._process.close(self._working)
