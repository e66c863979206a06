"""What each one knows: the table of the rules, cell by cell.

Most tests play two games that differ in one secret, and ask who can tell them apart (`told_apart`): by what
they heard (`redact`), and by what they see (`view`). The last ones rebuild a view from what its viewer heard.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import pytest
from hypothesis import given, settings

from lusoria.core.game import Seat, Viewer
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Look, Vote
from lusoria.games.idus_martii.events import (
    CardDealt,
    CardDiscarded,
    Event,
    FirstDrawn,
    GameEnded,
    RolesAssigned,
    TurnBegun,
    VetoDecided,
    VoteLaid,
    VoteLookedAt,
    VoteReplaced,
    VotesScored,
    YellowShown,
)
from lusoria.games.idus_martii.model import Colour, Faction, Line, Options, Result
from lusoria.games.idus_martii.view import Mine, MyLook, MyVote, Revealed
from lusoria.games.idus_martii.view import Table as Public
from tests.games.idus_martii.table import (
    COLOURS,
    SEEDS,
    SIZES,
    Hand,
    Script,
    Swap,
    hands_to_keep,
    refused,
    seated,
    siding,
    tables,
    told_apart,
    wander,
)

ROUNDS = pytest.mark.parametrize("number", [1, 2])
SIZED = pytest.mark.parametrize("players", SIZES)


def voting(players: int, number: int, *, yellow_swap: Swap = "must") -> Script:
    """Where the votes of turn 2 are to be laid, or those of turn n+2."""
    script = seated(players, yellow_swap=yellow_swap).to_turn(2 if number == 1 else players + 2)
    return script.begin()


def placed(which: int, looked_at: Colour, other: Colour) -> tuple[Colour, Colour]:
    """Two votes in the order of the Aediles, for a Praetor who will look at one of them."""
    return (looked_at, other) if which == 0 else (other, looked_at)


def everybody(script: Script) -> set[Viewer]:
    return set(script.viewers)


def to_the_last_vote(*scripts: Script) -> None:
    """The same turns for all of them, until nothing but the last veto is missing."""
    for script in scripts:
        script.to_turn(2 * script.players).begin()
        script.lay("green", "red")
        script.look()


class TestFactionCards:
    """Row 1: the owner; not the Praetor; nobody else until the end."""

    @SIZED
    def test_owner_sees_its_cards(self, players: int) -> None:
        hands = hands_to_keep(siding(players, "loyal", "merchant"))
        script = Script(Options(players, first=0)).deal(hands)
        for seat, hand in enumerate(hands):
            assert script.mine(seat).hand == hand
            heard = script.heard(seat)
            assert [e.faction for e in heard if isinstance(e, CardDealt) and e.seat == seat] == list(hand)

    @SIZED
    def test_dealt_cards_are_known_to_their_owner_only(self, players: int) -> None:
        """Two players with each other's cards: only they can tell, whatever role the others have."""
        hands = list(hands_to_keep(siding(players, "loyal", "traitor", "merchant")))
        for one in range(players - 1):
            for other in range(one + 1, players):
                twins: list[Hand] = list(hands)
                twins[one], twins[other] = hands[other], hands[one]
                if hands[one] == hands[other]:
                    continue
                left = Script(Options(players, first=2)).deal(hands)
                right = Script(Options(players, first=2)).deal(twins)
                assert told_apart(left, right) == {one, other}
                left.turn()
                right.turn()
                assert told_apart(left, right) == {one, other}

    @pytest.mark.parametrize("dealt", range(1, 11))
    def test_cards_are_known_to_their_owner_during_the_deal(self, dealt: int) -> None:
        cards: list[Faction] = ["loyal", "traitor", "merchant", "loyal", "traitor"]
        cards += ["loyal", "traitor", "merchant", "loyal", "traitor"]
        script = Script(Options(5, first=0))
        for place, card in enumerate(cards[:dealt]):
            script.nature(CardDealt(place // 2, card))
        assert [script.mine(seat).hand for seat in range(5)] == [
            tuple(cards[:dealt][2 * seat : 2 * seat + 2]) for seat in range(5)
        ]
        assert script.view(None).mine is None
        assert script.public.picked == (False,) * 5

    @pytest.mark.parametrize("number", [1, 2])
    @SIZED
    def test_discarded_card_is_known_to_its_owner_until_the_end(self, players: int, number: int) -> None:
        """Round one: the Consul of turn 3; round two: the starting player."""
        script = seated(players, kept=siding(players, "loyal", "merchant", "loyal", "traitor"))
        script.to_turn(3 if number == 1 else players + 1).begin()
        script.score("green", "red")
        consul, twin = script.consul, script.fork()
        one, other = script.mine(consul).hand
        assert one != other
        (mine, *_) = script.discard(one)
        twin.discard(other)
        assert mine == CardDiscarded(consul, one)
        assert script.mine(consul).hand == (other,)
        assert script.mine(consul).discarded == one
        assert told_apart(script, twin) == {consul}
        while script.public.turn < 2 * players:
            script.turn()
            twin.turn()
            assert told_apart(script, twin) == {consul}
        to_the_last_vote(script, twin)
        assert told_apart(script, twin) == {consul}
        script.veto(swap=False)
        twin.veto(swap=False)
        assert told_apart(script, twin) == everybody(script)

    def test_gallery_has_no_cards_and_no_choices(self) -> None:
        script = seated(5)
        while not script.over:
            assert script.view(None).mine is None
            assert script.view(None).legal == ()
            script.turn()


class TestALaidVote:
    """Row 2: the Aedile; the Praetor who looked at it; a yellow that was looked at, everybody."""

    @pytest.mark.parametrize("which", [0, 1])
    @ROUNDS
    @SIZED
    def test_vote_is_known_to_its_aedile_before_the_look(self, players: int, number: int, which: int) -> None:
        green = voting(players, number)
        colours: list[Colour] = ["red"] if number == 1 else ["red", "yellow"]
        for colour in colours:
            one, other = green.fork(), green.fork()
            aedile = one.aediles[which]
            one.says(aedile, Vote("green"))
            other.says(aedile, Vote(colour))
            assert told_apart(one, other) == {aedile}
            for script in (one, other):
                script.says(script.aediles[1 - which], Vote("red"))
            assert told_apart(one, other) == {aedile}
            vote = other.mine(aedile).votes[-1]
            assert (vote.turn, vote.laid, vote.final) == (other.public.turn, colour, colour)

    @pytest.mark.parametrize("which", [0, 1])
    @ROUNDS
    @SIZED
    def test_praetor_who_looked_knows_the_vote(self, players: int, number: int, which: int) -> None:
        one = voting(players, number)
        other = one.fork()
        one.lay("green", "green")
        other.lay(*placed(which, "red", "green"))
        one.look(which)
        other.look(which)
        aedile = one.aediles[which]
        assert told_apart(one, other) == {aedile, one.praetor}
        assert one.mine(one.praetor).looks[-1] == MyLook(one.public.turn, aedile, "green")
        assert other.mine(one.praetor).looks[-1] == MyLook(one.public.turn, aedile, "red")

    @pytest.mark.parametrize("colour", ["red", "yellow"])
    @pytest.mark.parametrize("which", [0, 1])
    def test_praetor_does_not_know_the_other_vote(self, which: int, colour: Colour) -> None:
        one = voting(6, 2)
        other = one.fork()
        one.lay("green", "green")
        other.lay(*placed(which, "green", colour))
        one.look(which)
        other.look(which)
        assert told_apart(one, other) == {one.aediles[1 - which]}

    @pytest.mark.parametrize("which", [0, 1])
    @SIZED
    def test_yellow_looked_at_is_public(self, players: int, which: int) -> None:
        script = voting(players, 2)
        script.lay("yellow", "yellow")
        assert script.of_type(YellowShown) == []
        script.look(which)
        assert script.public.yellow_shown
        assert script.public.looked == script.aediles[which]
        for viewer in script.viewers:
            assert script.view(viewer).table == script.public
            assert YellowShown(script.praetor, script.aediles[which]) in script.heard(viewer)

    def test_legal_looks_do_not_depend_on_the_votes(self) -> None:
        """Whatever lies there, the same looks are offered, and the same refused in the same words."""
        start = voting(5, 2)
        answers = set()
        colours: Sequence[Colour] = ("green", "red", "yellow")
        for first in colours:
            for second in colours:
                script = start.fork()
                script.lay(first, second)
                with refused("V2", "no_vote_there", place=script.consul):
                    script.says(script.praetor, Look(script.consul))
                answers.add(script.legal(script.praetor))
        assert len(answers) == 1

    @ROUNDS
    def test_aedile_remembers_its_vote(self, number: int) -> None:
        script = voting(5, number)
        turn, (one, other) = script.public.turn, script.aediles
        script.score("green", "red")
        assert MyVote(turn, "green", "green") in script.mine(one).votes
        assert MyVote(turn, "red", "red") in script.mine(other).votes


class TestTheVoteAfterAForcedSwap:
    """Row 3: the Aedile; the Praetor in round one by inference, in round two not at all; nobody else."""

    @pytest.mark.parametrize("which", [0, 1])
    @SIZED
    def test_praetor_infers_a_swapped_vote_in_round_one(self, players: int, which: int) -> None:
        """What was seen, and that it was swapped: in round one that is enough, and nobody else has it."""
        one, other = voting(players, 1), voting(players, 1)
        praetor, aediles = one.praetor, one.aediles
        one.lay("green", "green")
        other.lay("red", "red")
        for script in (one, other):
            script.look(which)
            script.veto(swap=True)
        assert one.tokens == other.tokens
        assert told_apart(one, other) == {praetor, *aediles}
        assert (one.mine(praetor).looks[-1].colour, one.public.swapped) == ("green", True)

    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize("old", ["green", "red"])
    @SIZED
    def test_praetor_does_not_know_a_swapped_vote_in_round_two(
        self, players: int, old: Literal["green", "red"], which: int
    ) -> None:
        """The same two colours are scored; whose is the yellow one? Nobody but the two Aediles can say."""
        new: Colour = "red" if old == "green" else "green"
        one = voting(players, 2)
        other = one.fork()
        one.lay(*placed(which, old, "yellow"))
        other.lay(*placed(which, old, new))
        aediles = set(one.aediles)
        for script in (one, other):
            script.look(which)
            script.veto(swap=True)
        assert told_apart(one, other) == {one.aediles[1 - which]}
        one.replace(new)
        other.replace("yellow")
        assert told_apart(one, other) == aediles
        to_the_last_vote(one, other)
        assert told_apart(one, other) == aediles
        one.veto(swap=False)
        other.veto(swap=False)
        assert told_apart(one, other) == everybody(one)

    @pytest.mark.parametrize("which", [0, 1])
    @SIZED
    def test_replacement_of_yellow_is_known_to_aediles_only(self, players: int, which: int) -> None:
        one = voting(players, 2)
        other = one.fork()
        one.lay(*placed(which, "yellow", "red"))
        other.lay(*placed(which, "yellow", "green"))
        aediles = set(one.aediles)
        for script in (one, other):
            script.look(which)
        one.replace("green")
        other.replace("red")
        assert told_apart(one, other) == aediles

    @pytest.mark.parametrize("votes", [("red", "green"), ("yellow", "green")])
    def test_new_vote_is_known_to_its_aedile_only(self, votes: tuple[Colour, Colour]) -> None:
        script = voting(5, 2)
        script.lay(*votes)
        script.look(0)
        if votes[0] != "yellow":
            script.veto(swap=True)
        aedile = script.looked
        (event, *_) = script.replace("green")
        assert event == VoteReplaced(aedile, "green")
        for viewer in script.viewers:
            heard = IDUS_MARTII.redact(event, viewer)
            assert heard == VoteReplaced(aedile, "green" if viewer == aedile else None)


class TestTheLookAndTheSwap:
    """Row 4: whom the Praetor looked at, and whether it was swapped: everybody."""

    @pytest.mark.parametrize("which", [0, 1])
    @ROUNDS
    @SIZED
    def test_looked_at_seat_is_public(self, players: int, number: int, which: int) -> None:
        script = voting(players, number)
        script.lay("green", "green")
        assert script.public.looked is None
        other = script.fork()
        script.look(which)
        other.look(1 - which)
        assert told_apart(script, other) == everybody(script)
        for viewer in script.viewers:
            assert script.view(viewer).table.looked == script.aediles[which]

    @pytest.mark.parametrize("swap", [False, True])
    @ROUNDS
    @SIZED
    def test_swap_is_public(self, players: int, number: int, swap: bool) -> None:
        script = voting(players, number)
        script.lay("green", "red")
        script.look(1)
        praetor, aedile = script.praetor, script.looked
        script.veto(swap=swap)
        if number == 2 and swap:
            script.replace("green")
        for viewer in script.viewers:
            assert VetoDecided(praetor, aedile, swap) in script.heard(viewer)
            assert script.view(viewer).table.ledger[-1].swapped is swap
            assert script.view(viewer).table.ledger[-1].looked == aedile

    def test_kept_yellow_is_public(self) -> None:
        script = voting(5, 2, yellow_swap="may")
        script.lay("yellow", "red")
        script.look(0)
        other = script.fork()
        script.keep()
        other.replace("green")
        assert told_apart(script, other) == everybody(script)


class TestTheScoredColours:
    """Row 5: everybody, as an unordered pair."""

    @pytest.mark.parametrize("first", COLOURS)
    @pytest.mark.parametrize("second", COLOURS)
    @SIZED
    def test_scored_colours_are_public(self, players: int, first: Colour, second: Colour) -> None:
        script = voting(players, 2)
        script.score(first, second)
        pair = (first, second)
        scored = VotesScored(pair.count("green"), pair.count("red"), pair.count("yellow"))
        for viewer in script.viewers:
            assert [event for event in script.heard(viewer) if isinstance(event, VotesScored)][-1] == scored
            line = script.view(viewer).table.ledger[-1]
            assert VotesScored(line.green, line.red, line.yellow) == scored

    @ROUNDS
    @SIZED
    def test_scored_colours_are_unordered(self, players: int, number: int) -> None:
        """The Aediles laid them, the Praetor saw one; for all others it is the same game until the end."""
        one = voting(players, number)
        other = one.fork()
        knowing = {one.praetor, *one.aediles}
        one.turn("green", "red")
        other.turn("red", "green")
        assert told_apart(one, other) == knowing
        to_the_last_vote(one, other)
        assert told_apart(one, other) == knowing
        one.veto(swap=False)
        other.veto(swap=False)
        assert told_apart(one, other) == everybody(one)

    @pytest.mark.parametrize("new", ["green", "red"])
    @SIZED
    def test_scored_colours_with_yellow_are_unordered(
        self, players: int, new: Literal["green", "red"]
    ) -> None:
        """A yellow that is looked at is shown; one that came by a swap is not, and could be either's."""
        old: Colour = "red" if new == "green" else "green"
        one = voting(players, 2)
        other = one.fork()
        aediles = set(one.aediles)
        one.lay(old, "yellow")
        other.lay(old, new)
        for script in (one, other):
            script.look(0)
            script.veto(swap=True)
        one.replace(new)
        other.replace("yellow")
        assert told_apart(one, other) == aediles


class TestWhoHasDiscarded:
    """Row 6: everybody knows that they did, nobody what."""

    @SIZED
    def test_discarding_is_public(self, players: int) -> None:
        script = seated(players)
        picked: set[Seat] = set()
        while not script.over:
            consul = script.consul
            script.turn()
            if script.public.ledger[-1].turn in range(2, players + 2):
                picked.add(consul)
            for viewer in script.viewers:
                view = script.view(viewer)
                assert view.table.picked == tuple(seat in picked for seat in range(players))
                heard = [e.consul for e in script.heard(viewer) if isinstance(e, CardDiscarded)]
                assert set(heard) == picked
                assert len(heard) == len(picked)

    @SIZED
    def test_discarded_card_is_not_public(self, players: int) -> None:
        script = seated(players).to_turn(players + 2)
        for viewer in script.viewers:
            for event in script.heard(viewer):
                if isinstance(event, CardDiscarded):
                    assert (event.faction is not None) == (event.consul == viewer)


# --- everything at once: what is seen follows from what was heard ------------------------------------------


def secret(event: Event) -> tuple[bool, Iterable[Viewer]]:
    """Whether the event, as heard, tells a secret; and who may hear it. Straight from the rules' table."""
    match event:
        case CardDealt(seat=owner, faction=faction) | CardDiscarded(consul=owner, faction=faction):
            return faction is not None, [owner]
        case VoteLaid(aedile=aedile, colour=colour) | VoteReplaced(aedile=aedile, colour=colour):
            return colour is not None, [aedile]
        case VoteLookedAt(praetor=praetor, aedile=aedile, colour=colour):
            return colour is not None, [praetor, aedile]
        case _:
            return False, []


def remembered(seat: Seat, players: int, heard: list[Event]) -> Mine:
    """All that a seat has in private, from what it heard."""
    hand: list[Faction] = []
    discarded: Faction | None = None
    votes: list[MyVote] = []
    looks: list[MyLook] = []
    turn = 0
    for event in heard:
        match event:
            case TurnBegun():
                turn = event.turn
            case CardDealt(faction=("loyal" | "traitor" | "merchant") as faction):
                hand.append(faction)
            case CardDiscarded(faction=("loyal" | "traitor" | "merchant") as faction):
                hand.remove(faction)
                discarded = faction
            case VoteLaid(colour=("green" | "red" | "yellow") as colour):
                votes.append(MyVote(turn, colour, colour))
            case VetoDecided(aedile=aedile, swap=True) if aedile == seat and turn <= players:
                laid = votes.pop().laid
                votes.append(MyVote(turn, laid, "red" if laid == "green" else "green"))
            case VoteReplaced(colour=("green" | "red" | "yellow") as colour):
                votes.append(MyVote(turn, votes.pop().laid, colour))
            case VoteLookedAt(praetor=praetor, aedile=aedile) if praetor == seat:
                assert event.colour is not None
                looks.append(MyLook(turn, aedile, event.colour))
            case _:
                pass
    return Mine(seat, tuple(hand), discarded, tuple(votes), tuple(looks))


class Onlooker:
    """Somebody in the gallery, with a notebook."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.first: Seat | None = None if options.first == "random" else options.first
        self.turn = 0
        self.consul: Seat | None = None
        self.praetor: Seat | None = None
        self.aediles: tuple[Seat, ...] = ()
        self.laid: list[Seat] = []
        self.looked: Seat | None = None
        self.swapped = False
        self.shown = False
        self.loyal = 0
        self.traitor = 0
        self.picked: list[Seat] = []
        self.ledger: list[Line] = []
        self.revealed: Revealed | None = None
        self.result: Result | None = None

    def hears(self, event: Event) -> None:
        match event:
            case FirstDrawn() | TurnBegun() | RolesAssigned():
                self.turns_to(event)
            case VoteLaid():
                self.laid.append(event.aedile)
            case VoteLookedAt():
                self.looked = event.aedile
            case YellowShown():
                self.shown = True
            case VetoDecided(swap=True) | VoteReplaced():
                self.swapped = True
            case VotesScored():
                self.writes(event)
            case CardDiscarded():
                self.picked.append(event.consul)
            case GameEnded():
                self.revealed = Revealed(event.kept, event.discarded, event.votes)
                self.result = event.result
            case _:
                pass

    def turns_to(self, event: FirstDrawn | TurnBegun | RolesAssigned) -> None:
        if isinstance(event, FirstDrawn):
            self.first = event.seat
            return
        self.consul, self.praetor, self.aediles = event.consul, event.praetor, event.aediles
        if isinstance(event, TurnBegun):
            self.turn = event.turn
            self.laid, self.looked, self.swapped, self.shown = [], None, False, False

    def writes(self, event: VotesScored) -> None:
        assert self.consul is not None
        assert self.praetor is not None
        assert self.looked is not None
        first, second = self.aediles
        offices = (self.consul, self.praetor, (first, second))
        votes = (event.green, event.red, event.yellow)
        self.ledger.append(Line(self.turn, *offices, self.looked, self.swapped, self.shown, *votes))
        self.loyal += event.green
        self.traitor += event.red

    def check(self, table: Public) -> None:
        assert (table.first, table.turn, table.consul) == (self.first, self.turn, self.consul)
        assert (table.praetor, table.aediles) == (self.praetor, self.aediles)
        assert sorted(table.laid) == sorted(self.laid)
        assert (table.looked, table.yellow_shown) == (self.looked, self.shown)
        if table.step != "replace":  # there a swap is due: done for the onlooker, or not yet for the table
            assert table.swapped == self.swapped
        assert (table.loyal, table.traitor) == (self.loyal, self.traitor)
        assert table.picked == tuple(seat in self.picked for seat in range(self.players))
        assert table.ledger == tuple(self.ledger)
        assert (table.revealed, table.result) == (self.revealed, self.result)


class TestWhatIsSeenWasHeard:
    @settings(max_examples=40, deadline=None)
    @given(options=tables(), seed=SEEDS)
    def test_redacted_events_tell_secrets_to_their_owners_only(self, options: Options, seed: int) -> None:
        *_, script = wander(options, seed)
        for event in script.log:
            for viewer in script.viewers:
                heard = IDUS_MARTII.redact(event, viewer)
                told, knowing = secret(heard)
                assert told == (viewer in knowing)
                assert type(heard) is type(event)
                if viewer in knowing or not secret(event)[0]:
                    assert heard == event

    @settings(max_examples=25, deadline=None)
    @given(options=tables(), seed=SEEDS)
    def test_private_view_follows_from_redacted_events(self, options: Options, seed: int) -> None:
        for script in wander(options, seed):
            for seat in range(options.players):
                assert script.mine(seat) == remembered(seat, options.players, script.heard(seat))

    @settings(max_examples=40, deadline=None)
    @given(options=tables(), seed=SEEDS)
    def test_public_view_follows_from_redacted_events(self, options: Options, seed: int) -> None:
        onlooker = Onlooker(options)
        noted = 0
        for script in wander(options, seed):
            for event in script.log[noted:]:
                onlooker.hears(IDUS_MARTII.redact(event, None))
            noted = len(script.log)
            onlooker.check(script.public)
            for viewer in script.viewers:
                view = script.view(viewer)
                assert view.table == script.public
                assert view.legal == (() if viewer is None else script.legal(viewer))
