"""Scripted table: deals the hands a test wants, and reaches a position by legal play alone.

Nothing here looks inside a state. Everything goes through the doors of the game: what is legal, what was
decided, what a viewer sees.
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


def siding(players: int, *factions: Faction) -> tuple[Faction, ...]:
    """A card for each player to keep: each of these factions at least once, no other, mostly the first."""
    return (*factions, *factions[:1] * (players - len(factions)))


def hands_to_keep(kept: Sequence[Faction]) -> tuple[Hand, ...]:
    """Two cards a seat, the first of them to keep; the rest of the deck is what they give up."""
    rest = deck(len(kept))
    for card in kept:
        rest.remove(card)
    hands: list[Hand] = []
    for card in kept:
        other = next(
            (other for other in rest if other != card), card
        )  # a real choice, where there can be one
        rest.remove(other)
        hands.append((card, other))
    return tuple(hands)


@contextmanager
def refused(rule: str, why: str, **facts: str | int) -> Iterator[None]:
    """The block is refused by this rule, for this reason, and the refusal names these facts."""
    with pytest.raises(Illegal) as caught:
        yield
    no = caught.value
    assert (no.rule, no.why) == (rule, why)
    assert rule in IDUS_MARTII.rule_numbers
    assert {key: no.facts.get(key) for key in facts} == facts


class Script:
    """One game, told turn by turn."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.options = options
        self.state = IDUS_MARTII.start(options)
        self.log: list[Event] = []
        self.gives: tuple[Faction, ...] = ()
        """What each seat gives up when a test does not care."""

    def fork(self) -> Self:
        """The same game, free to go on differently."""
        twin = copy(self)
        twin.log = list(self.log)
        return twin

    # --- what there is to see ---

    def view(self, viewer: Viewer) -> View:
        return IDUS_MARTII.view(self.state, viewer)

    def heard(self, viewer: Viewer) -> list[Event]:
        """The log as one viewer perceived it."""
        return [IDUS_MARTII.redact(event, viewer) for event in self.log]

    def mine(self, seat: Seat) -> Mine:
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """The gallery, and every seat."""
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

    def of_type(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.log if isinstance(event, kind)]

    # --- one step ---

    def says(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """A seat acts. What `legal` offers and what `decide` accepts must be the same."""
        offered = action in IDUS_MARTII.legal(self.state, seat)
        try:
            step = play(IDUS_MARTII, self.state, seat, action)
        except Illegal:
            assert not offered, f"offered but refused: {action}"
            raise
        assert offered, f"accepted but not offered: {action}"
        return self.happens(step.events)

    def happens(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.state = fold(IDUS_MARTII, self.state, events)
        self.log += events
        return events

    def chance(self) -> Chance[Event]:
        turn = IDUS_MARTII.turn(self.state)
        assert isinstance(turn, Chance)
        return turn

    def nature(self, event: Event) -> tuple[Event, ...]:
        """Nature chooses the outcome that begins with this event."""
        return self.happens(next(events for events, _ in self.chance().outcomes if events[0] == event))

    def deal(self, hands: Sequence[Hand], *, first: Seat = 0) -> Self:
        if self.options.first == "random":
            self.nature(FirstDrawn(first))
        for seat, hand in enumerate(hands):
            for card in hand:
                self.nature(CardDealt(seat, card))
        self.gives = tuple(hand[1] for hand in hands)
        return self

    def assign(
        self, praetor: Seat | None = None, aediles: tuple[Seat, Seat] | None = None
    ) -> tuple[Event, ...]:
        """The Consul names what the test names, and otherwise the first that is legal."""
        for action in self.legal(self.consul):
            assert isinstance(action, Assign)
            if praetor in (None, action.praetor) and aediles in (None, action.aediles):
                return self.says(self.consul, action)
        raise AssertionError(f"no legal assignment with {praetor} and {aediles}")

    def lay(self, first: Colour, second: Colour) -> tuple[Event, ...]:
        one, other = self.aediles
        return (*self.says(one, Vote(first)), *self.says(other, Vote(second)))

    def look(self, which: int = 0) -> tuple[Event, ...]:
        """The Praetor looks at the vote of the first or of the second Aedile."""
        return self.says(self.praetor, Look(self.aediles[which]))

    def veto(self, *, swap: bool) -> tuple[Event, ...]:
        return self.says(self.praetor, Veto(swap))

    def replace(self, colour: Colour) -> tuple[Event, ...]:
        return self.says(self.looked, Replace(colour))

    def keep(self) -> tuple[Event, ...]:
        return self.says(self.looked, Keep())

    @property
    def looked(self) -> Seat:
        looked = self.public.looked
        assert looked is not None
        return looked

    def discard(self, faction: Faction | None = None) -> tuple[Event, ...]:
        return self.says(self.consul, Discard(faction or self.gives[self.consul]))

    # --- whole turns ---

    def begin(self) -> Self:
        """On to the voting: in round two the Consul hands out the roles."""
        if self.step == "assign":
            self.assign()
        assert self.step == "vote"
        return self

    def score(self, first: Colour, second: Colour) -> tuple[Event, ...]:
        """Vote and veto so that these two colours are scored, and no yellow is shown."""
        if first == second == "yellow":
            self.lay("green", "yellow")
            self.look(0)
            self.veto(swap=True)
            return self.replace("yellow")
        self.lay(first, second)
        self.look(1 if first == "yellow" else 0)
        return self.veto(swap=False)

    def turn(self, first: Colour = "green", second: Colour = "red") -> tuple[Event, ...]:
        """A whole turn that scores these two colours; what was said and done at its end."""
        events = self.begin().score(first, second)
        return (*events, *self.discard()) if self.step == "discard" else events

    def to_turn(self, number: int) -> Self:
        """On to the beginning of this turn, both tokens side by side."""
        while self.public.turn < number:
            self.turn()
        return self

    def reach(self, loyal: int, traitor: int, *, turns: int) -> Self:
        """Play this many turns from the first on, so that the tokens stand exactly here after them."""
        blank = 2 * turns - loyal - traitor
        assert 0 <= blank <= max(0, 2 * (turns - self.players)), "yellow cards are for round two"
        votes = [*repeat(COLOURS[0], loyal), *repeat(COLOURS[1], traitor), *repeat(COLOURS[2], blank)]
        for first, second in zip(votes[::2], votes[1::2], strict=True):
            self.turn(first, second)
        assert self.tokens == (loyal, traitor)
        assert len(self.public.ledger) == turns
        return self


def seated(
    players: int = 5,
    *,
    first: Seat = 0,
    limit: int | None = None,
    yellow_swap: Swap = "must",
    kept: Sequence[Faction] | None = None,
) -> Script:
    """A table that has been dealt, so that everybody can keep the card they should."""
    options = Options(players, first=first, limit=limit, yellow_swap=yellow_swap)
    return Script(options).deal(hands_to_keep(kept or siding(players, "loyal", "traitor", "merchant")))


def told_apart(one: Script, other: Script) -> set[Viewer]:
    """Who can tell these two games apart.

    What was heard and what is seen must agree about it, and trying what is not allowed must teach no more.
    """
    assert one.viewers == other.viewers
    heard = {viewer for viewer in one.viewers if one.heard(viewer) != other.heard(viewer)}
    seen = {viewer for viewer in one.viewers if one.view(viewer) != other.view(viewer)}
    assert heard == seen
    tried = {seat for seat in range(one.players) if refusals(one, seat) != refusals(other, seat)}
    assert seen.issuperset(tried)
    return seen


def refusals(script: Script, seat: Seat) -> list[str]:
    """Everything this seat is refused now, and in which words; no Assign, there are too many of them."""
    said = [action for action in IDUS_MARTII.actions(script.options) if not isinstance(action, Assign)]
    return [str(refusal(IDUS_MARTII, script.state, seat, action)) for action in said]


# --- random games ------------------------------------------------------------------------------------------


@st.composite
def tables(draw: st.DrawFn, sizes: Sequence[int] = SIZES) -> Options:
    """Everything a table may choose: every size, every legal limit, both ways to play a shown yellow."""
    players = draw(st.sampled_from(sizes))
    return Options(
        players,
        first=draw(st.one_of(st.just("random"), st.integers(0, players - 1))),
        limit=draw(st.one_of(st.none(), st.integers(2 * players + 2, 4 * players - 1))),
        yellow_swap=draw(st.sampled_from(("must", "may"))),
    )


SEEDS = st.integers(0, 2**32 - 1)


def wander(options: Options, seed: int) -> Iterator[Script]:
    """A random game, handed over before and after every step of it.

    The players are of one mood, more or less: left to pure chance they would hardly ever pass a high limit,
    nor leave a faction without members.
    """
    rng = Random(seed)
    colour: Colour = rng.choice(("green", "red"))
    wanted = {Vote(colour), Replace(colour), Veto(False), Discard(rng.choice(FACTIONS))}
    strength = rng.choice((0.0, 0.7, 1.0))
    script = Script(options)
    yield script
    while not script.over:
        turn = IDUS_MARTII.turn(script.state)
        if isinstance(turn, Chance):
            script.happens(sample(turn, rng))
        else:
            seat = rng.choice(script.awaited)
            offered = script.legal(seat)
            liked = [action for action in offered if action in wanted]
            script.says(seat, rng.choice(liked if liked and rng.random() < strength else offered))
        yield script


def played(options: Options, seed: int) -> Script:
    """A random game from its first card to its end."""
    *_, script = wander(options, seed)
    return script


def begun(script: Script) -> TurnBegun:
    """The event that began the turn we are in."""
    events = script.of_type(TurnBegun)
    assert isinstance(events[-1], TurnBegun)
    return events[-1]
