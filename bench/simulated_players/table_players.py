"""The players of one table: sit down, play to the end, then play a rematch or a new game."""

import asyncio
import time
from itertools import count
from random import Random
from typing import Any, Protocol, TypeAlias

from bench.simulated_players.http_client import Answer, NoAnswer, ask
from bench.simulated_players.person import Person
from bench.simulated_players.unreliable_client import RunState

Games: TypeAlias = tuple[tuple[dict[str, Any], int], ...]
"""Games by table in turn, with the number of seats of people; bots have the others."""
REMATCH_CHANCE = 0.6  # after a game; else a new table
NEW_PEOPLE_CHANCE = 0.2  # after a game

_homes = count(1)


def new_address() -> str:
    """An unused address of this machine, because limits count by address."""
    number = next(_homes)
    return f"127.{1 + (number >> 16) % 250}.{(number >> 8) % 256}.{number % 256}"


class LongRun(RunState, Protocol):
    """The part of `long_run.LongRun` that `TablePlayers` uses."""

    seating: asyncio.Semaphore
    abandoned: int

    async def check_finished_game(self, players: "TablePlayers") -> None:
        """Called at the end of a game; checks its log and record."""


class TablePlayers:
    def __init__(
        self, long_run: LongRun, settings: dict[str, Any], size: int, number: int, seed: int
    ) -> None:
        self.long_run = long_run
        self.table = ""
        self.over = asyncio.Event()
        self.playing = False
        self.waiting_since: float | None = None
        self.named_stuck = False
        self._rng = Random(f"{seed} company {number}")
        self._settings, self._size = settings, size
        self._watched = number % 4 == 0
        self.people: list[Person] = []
        self.spectators: list[Person] = []
        self._moved = -1

    async def play(self) -> None:
        """Plays games until cancelled."""
        self._replace_players()
        before = ""
        while True:
            before = await self._sit_down(before)
            self.over.clear()
            self.playing = True
            for seat, person in enumerate(self.people):
                person.sit(self.table, seat)
            for person in self.spectators:
                person.sit(self.table, None)
            await self.over.wait()
            self.playing, self.waiting_since, self.named_stuck = False, None, False
            await self.long_run.check_finished_game(self)
            for person in self.players_and_spectators:
                person.leave()
            before = self.table
            if self._rng.random() < NEW_PEOPLE_CHANCE:
                self._replace_players()
                before = ""

    @property
    def players_and_spectators(self) -> list[Person]:
        return [*self.people, *self.spectators]

    def _replace_players(self) -> None:
        """Replaces the players by new ones."""
        self.people = [self._new_person() for _ in range(self._size)]
        self.spectators = [self._new_person()] if self._watched else []

    def _new_person(self) -> Person:
        return Person(self.long_run, new_address(), "", Random(self._rng.random()), ended=self.over.set)

    # --- sitting down --------------------------------------------------------------------------------------

    async def _sit_down(self, before: str) -> str:
        """Retries from the beginning until a game has started."""
        while True:
            await self.long_run.up.wait()
            try:
                async with self.long_run.seating:
                    self.table = await self._begin(before)
            except NoAnswer:
                self.long_run.abandoned += 1
                await asyncio.sleep(0.2)
            else:
                return self.table

    async def _begin(self, before: str) -> str:
        host = self.people[0]
        if before and self._rng.random() < REMATCH_CHANCE:
            asker = self._rng.choice(self.people)
            table = str((await self._post(asker, f"/{before}/rematch")).json()["id"])
        else:
            listed = self._rng.random() < 0.2
            settings = {**self._settings, "listed": listed}
            response = await self._post(host, "", {"name": "Person 0", "settings": settings})
            table = str(response.json()["id"])
            for seat, person in enumerate(self.people[1:], 1):
                await self._post(person, f"/{table}/seats", {"name": f"Person {seat}", "seat": seat})
        await self._post(host, f"/{table}/start", unless=b"begun")
        return table

    async def _post(
        self, person: Person, path: str, body: object = None, unless: bytes = b"not refused"
    ) -> Answer:
        """The answer. `unless` is an accepted refusal: the request succeeded before a kill."""
        answer = await ask(
            self.long_run.port,
            "POST",
            f"/api/tables{path}",
            body=body,
            cookie=person.cookie,
            client_ip=person.client_ip,
        )
        if not answer.ok and unless not in answer.body:
            if answer.status != 503:
                self.long_run.add_error(f"POST {path}: {answer.status} {answer.body[:200]!r}")
            raise NoAnswer(path)
        person.cookie = answer.cookie or person.cookie
        return answer

    # --- monitoring ----------------------------------------------------------------------------------

    def describe_stall(self, patience: float) -> str | None:
        """What this table waits for, if it has waited too long for a bot or a connected player.

        Version and awaited seats, both public.
        """
        here = [
            person
            for person in self.players_and_spectators
            if person.is_connected and person.known is not None
        ]
        if not self.playing or not here:
            self.waiting_since = None
            return None
        best = max(here, key=lambda person: person.version or 0)
        known = best.known
        assert known is not None
        awaited = {seat: self._sitter(best, seat) for seat in known["table"]["awaited"]}
        now = time.monotonic()
        version = known["version"]
        if version != self._moved or not any(ready for _, ready in awaited.values()):
            self._moved, self.waiting_since, self.named_stuck = version, None, False
        elif self.waiting_since is None:
            self.waiting_since = now
        elif now - self.waiting_since > patience and not self.named_stuck:
            self.named_stuck = True
            who = ", ".join(f"seat {seat} ({kind})" for seat, (kind, _) in awaited.items())
            game = self._settings["game"]
            return f"table {self.table} ({game}) stands still at version {version}, awaiting {who}"
        return None

    def _sitter(self, witness: Person, seat: int) -> tuple[str, bool]:
        """The owner of this seat, and whether they can move."""
        seat_state = witness.seats[seat] if witness.seats is not None else None
        if seat_state is None:
            return "unknown", False
        if seat_state["kind"] == "bot" or seat_state["stand_in"]:
            return ("bot" if seat_state["kind"] == "bot" else "stand-in"), True
        owner = self.people[seat]
        return ("person who is here", True) if owner.is_connected else ("person who is away", False)
