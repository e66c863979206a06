"""Scripted table of Idus Martii: deals chosen hands, and reaches positions by legal play.

It never reads a state: only `legal`, `decide` and views.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from itertools import repeat
from random import Random
from typing import Literal, Self, TypeAlias

import pytest
from hypothesis import strategies as st

from lusoria.core.errors import Illegal
from lusoria.core.game import Await, Chance, Over, Seat, Viewer, fold, play, refusal, sample
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import CardDealt, Event, FirstDrawn, TurnBegun
from lusoria.games.idus_martii.model import Colour, Faction, Options, Result
from lusoria.games.idus_martii.view import Mine, View
from lusoria.games.idus_martii.view import Table as Public

Hand: TypeAlias = tuple[Faction, Faction]
Swap: TypeAlias = Literal["must", "may"]

SIZES = (5, 6, 7, 8)
LIMIT = {5: 13, 6: 15, 7: 17, 8: 20}
FACTIONS: tuple[Faction, ...] = ("loyal", "traitor", "merchant")
COLOURS: tuple[Colour, ...] = ("green", "red", "yellow")


def deck(players: int) -> list[Faction]:
    """S2."""
    side = players - 1
    return [*repeat(FACTIONS[0], side), *repeat(FACTIONS[1], side), *repeat(FACTIONS[2], 2)]


def cards_to_keep(players: int, *factions: Faction) -> tuple[Faction, ...]:
    """The card each player keeps: every given faction, and the first for all other seats."""
    return (*factions, *factions[:1] * (players - len(factions)))


def hands_to_keep(kept: Sequence[Faction]) -> tuple[Hand, ...]:
    """Two cards per seat: first the card to keep, then the card to discard."""
    rest = deck(len(kept))
    for card in kept:
        rest.remove(card)
    hands: list[Hand] = []
    for card in kept:
        other = next((other for other in rest if other != card), card)  # different cards if possible
        rest.remove(other)
        hands.append((card, other))
    return tuple(hands)


@contextmanager
def refused(rule: str, why: str, **facts: str | int) -> Iterator[None]:
    """The block is refused by this rule for this reason, with at least these facts."""
    with pytest.raises(Illegal) as caught:
        yield
    no = caught.value
    assert (no.rule, no.why) == (rule, why)
    assert rule in IDUS_MARTII.rule_numbers
    assert {key: no.facts.get(key) for key in facts} == facts


class Script:
    """A game that a test plays turn by turn."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.options = options
        self.state = IDUS_MARTII.start(options)
        self.log: list[Event] = []
        self.planned_discards: tuple[Faction, ...] = ()
        """Card that each seat discards by default."""

    def fork(self) -> Self:
        """A copy that continues independently."""
        twin = copy(self)
        twin.log = list(self.log)
        return twin

    def twins(self) -> tuple[Self, Self]:
        return self, self.fork()

    def view(self, viewer: Viewer) -> View:
        return IDUS_MARTII.view(self.state, viewer)

    def redacted_log(self, viewer: Viewer) -> list[Event]:
        return [IDUS_MARTII.redact(event, viewer) for event in self.log]

    def mine(self, seat: Seat) -> Mine:
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.players))

    @property
    def public(self) -> Public:
        return self.view(None).table

    @property
    def step(self) -> str:
        return self.public.step

    @property
    def consul(self) -> Seat:
        consul = self.public.consul
        assert consul is not None
        return consul

    @property
    def praetor(self) -> Seat:
        praetor = self.public.praetor
        assert praetor is not None
        return praetor

    @property
    def aediles(self) -> tuple[Seat, Seat]:
        first, second = self.public.aediles
        return first, second

    @property
    def tokens(self) -> tuple[int, int]:
        return self.public.loyal, self.public.traitor

    @property
    def awaited(self) -> tuple[Seat, ...]:
        turn = IDUS_MARTII.turn(self.state)
        return turn.seats if isinstance(turn, Await) else ()

    @property
    def over(self) -> bool:
        return isinstance(IDUS_MARTII.turn(self.state), Over)

    @property
    def result(self) -> Result:
        turn = IDUS_MARTII.turn(self.state)
        assert isinstance(turn, Over)
        assert isinstance(turn.result, Result)
        return turn.result

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(IDUS_MARTII.legal(self.state, seat))

    def events_of_type(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.log if isinstance(event, kind)]

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Plays an action. Fails if `legal` and `decide` disagree about it."""
        is_legal = action in IDUS_MARTII.legal(self.state, seat)
        try:
            step = play(IDUS_MARTII, self.state, seat, action)
        except Illegal:
            assert not is_legal, f"legal but refused: {action}"
            raise
        assert is_legal, f"accepted but not legal: {action}"
        return self.apply(step.events)

    def assert_refused(self, seat: Seat, action: Action, rule: str, why: str, /, **facts: str | int) -> None:
        with refused(rule, why, **facts):
            self.act(seat, action)

    def apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.state = fold(IDUS_MARTII, self.state, events)
        self.log += events
        return events

    def chance(self) -> Chance[Event]:
        turn = IDUS_MARTII.turn(self.state)
        assert isinstance(turn, Chance)
        return turn

    def choose_outcome(self, event: Event) -> tuple[Event, ...]:
        """Lets chance choose the outcome that begins with this event."""
        return self.apply(next(events for events, _ in self.chance().outcomes if events[0] == event))

    def deal(self, hands: Sequence[Hand], *, first: Seat = 0) -> Self:
        if self.options.first == "random":
            self.choose_outcome(FirstDrawn(first))
        for seat, hand in enumerate(hands):
            for card in hand:
                self.choose_outcome(CardDealt(seat, card))
        self.planned_discards = tuple(hand[1] for hand in hands)
        return self

    def assign(
        self, praetor: Seat | None = None, aediles: tuple[Seat, Seat] | None = None
    ) -> tuple[Event, ...]:
        """Plays the first legal assignment with the given offices."""
        for action in self.legal(self.consul):
            assert isinstance(action, Assign)
            if praetor in (None, action.praetor) and aediles in (None, action.aediles):
                return self.act(self.consul, action)
        raise AssertionError(f"no legal assignment with {praetor} and {aediles}")

    def lay(self, first: Colour, second: Colour) -> tuple[Event, ...]:
        seat, other_seat = self.aediles
        return (*self.act(seat, Vote(first)), *self.act(other_seat, Vote(second)))

    def look(self, which: int = 0) -> tuple[Event, ...]:
        """The Praetor looks at the vote of Aedile 0 or 1."""
        return self.act(self.praetor, Look(self.aediles[which]))

    def lay_and_look(self, first: Colour, second: Colour, *, which: int = 0) -> Self:
        self.lay(first, second)
        self.look(which)
        return self

    def veto(self, *, swap: bool) -> tuple[Event, ...]:
        return self.act(self.praetor, Veto(swap))

    def replace(self, colour: Colour) -> tuple[Event, ...]:
        return self.act(self.looked, Replace(colour))

    def keep(self) -> tuple[Event, ...]:
        return self.act(self.looked, Keep())

    @property
    def looked(self) -> Seat:
        looked = self.public.looked
        assert looked is not None
        return looked

    def discard(self, faction: Faction | None = None) -> tuple[Event, ...]:
        return self.act(self.consul, Discard(faction or self.planned_discards[self.consul]))

    def begin(self) -> Self:
        """Continues to the votes: in round two the Consul assigns the offices."""
        if self.step == "assign":
            self.assign()
        assert self.step == "vote"
        return self

    def score(self, first: Colour, second: Colour) -> tuple[Event, ...]:
        """Votes and vetoes so that these two colours are scored, and no yellow is shown."""
        if first == second == "yellow":
            self.lay("green", "yellow")
            self.look(0)
            self.veto(swap=True)
            return self.replace("yellow")
        self.lay(first, second)
        self.look(1 if first == "yellow" else 0)
        return self.veto(swap=False)

    def turn(self, first: Colour = "green", second: Colour = "red") -> tuple[Event, ...]:
        """Plays a turn that scores these two colours. Returns the events after the votes."""
        events = self.begin().score(first, second)
        return (*events, *self.discard()) if self.step == "discard" else events

    def to_turn(self, number: int) -> Self:
        """Plays to the beginning of this turn, with level tokens."""
        while self.public.turn < number:
            self.turn()
        return self

    def reach(self, loyal: int, traitor: int, *, turns: int) -> Self:
        """Plays this number of turns from the start, so that the tokens stand exactly here."""
        blank = 2 * turns - loyal - traitor
        assert 0 <= blank <= max(0, 2 * (turns - self.players)), "yellow cards are for round two"
        votes = [*repeat(COLOURS[0], loyal), *repeat(COLOURS[1], traitor), *repeat(COLOURS[2], blank)]
        for first, second in zip(votes[::2], votes[1::2], strict=True):
            self.turn(first, second)
        assert self.tokens == (loyal, traitor)
        assert len(self.public.ledger) == turns
        return self


def new_script(
    players: int = 5,
    *,
    first: Seat = 0,
    limit: int | None = None,
    yellow_swap: Swap = "must",
    kept: Sequence[Faction] | None = None,
) -> Script:
    """A dealt game in which each seat holds the card it keeps."""
    options = Options(players, first=first, limit=limit, yellow_swap=yellow_swap)
    return Script(options).deal(hands_to_keep(kept or cards_to_keep(players, "loyal", "traitor", "merchant")))


def viewers_who_differ(script: Script, other: Script) -> set[Viewer]:
    """Viewers who can tell two games apart: by views and by events alike, and by refusals no more."""
    assert script.viewers == other.viewers
    by_events = {
        viewer for viewer in script.viewers if script.redacted_log(viewer) != other.redacted_log(viewer)
    }
    by_views = {viewer for viewer in script.viewers if script.view(viewer) != other.view(viewer)}
    by_refusals = {seat for seat in range(script.players) if refusals(script, seat) != refusals(other, seat)}
    assert by_refusals <= by_events == by_views
    return by_views


def refusals(script: Script, seat: Seat) -> list[str]:
    """Refusals of every action but assignments, which are too many."""
    actions = [action for action in IDUS_MARTII.actions(script.options) if not isinstance(action, Assign)]
    return [str(refusal(IDUS_MARTII, script.state, seat, action)) for action in actions]


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """Options of any allowed table."""
    players = draw(st.sampled_from(SIZES))
    return Options(
        players,
        first=draw(st.one_of(st.just("random"), st.integers(0, players - 1))),
        limit=draw(st.one_of(st.none(), st.integers(2 * players + 2, 4 * players - 1))),
        yellow_swap=draw(st.sampled_from(("must", "may"))),
    )


SEEDS = st.integers(0, 2**32 - 1)


def random_play(options: Options, seed: int) -> Iterator[Script]:
    """A random game: yields the script before and after every step.

    Players prefer one colour and one faction. Uniform play would rarely pass a high limit or leave a faction
    without members.
    """
    rng = Random(seed)
    colour: Colour = rng.choice(("green", "red"))
    preferred = {Vote(colour), Replace(colour), Veto(False), Discard(rng.choice(FACTIONS))}
    strength = rng.choice((0.0, 0.7, 1.0))
    script = Script(options)
    yield script
    while not script.over:
        turn = IDUS_MARTII.turn(script.state)
        if isinstance(turn, Chance):
            script.apply(sample(turn, rng))
        else:
            seat = rng.choice(script.awaited)
            legal = script.legal(seat)
            liked = [action for action in legal if action in preferred]
            script.act(seat, rng.choice(liked if liked and rng.random() < strength else legal))
        yield script


def random_game(options: Options, seed: int) -> Script:
    """A finished random game."""
    *_, script = random_play(options, seed)
    return script


def turn_begun(script: Script) -> TurnBegun:
    """The event that began the current turn."""
    events = script.events_of_type(TurnBegun)
    assert isinstance(events[-1], TurnBegun)
    return events[-1]
