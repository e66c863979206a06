"""Bot `honest`: votes, vetoes, replacements and discards in every situation of its definition.

`lead` is green minus red: before the turn for votes and vetoes, after the scoring for discards. Random play
leads to a situation; then the test sets hand and tokens.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from lusoria.bots.idus_martii.honest import Honest
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import Colour, Faction
from lusoria.games.idus_martii.view import MyLook, View
from tests.games.idus_martii.table import Script, Swap, new_script, random_play

HONEST = Honest()

L: Faction = "loyal"
T: Faction = "traitor"
M: Faction = "merchant"
Hand = tuple[Faction, ...]

LOYAL: list[Hand] = [(L,), (L, L), (L, M), (M, L)]
TRAITOR: list[Hand] = [(T,), (T, T), (T, M), (M, T)]
MERCHANT: list[Hand] = [(M,), (M, M)]
LOYAL_AND_TRAITOR: list[Hand] = [(L, T), (T, L)]

LEADS = range(-5, 6)
ROUNDS = (1, 2)
COLOURS: tuple[Colour, ...] = ("green", "red", "yellow")
GREEN, RED, YELLOW = (Vote(colour) for colour in COLOURS)
TRIES = 40
"""Draws per situation. A fair coin shows one side only with a probability of 2e-12."""


def choices(view: View) -> set[Action]:
    """All actions that Honest chooses in this situation; each must be legal."""
    chosen = {HONEST.choose(view, Random(seed)) for seed in range(TRIES)}
    assert chosen <= set(view.legal)
    return chosen


def with_tokens(view: View, lead: int) -> View:
    return replace(view, table=replace(view.table, loyal=5 + max(lead, 0), traitor=5 + max(-lead, 0)))


def with_hand(view: View, hand: Hand) -> View:
    assert view.mine is not None
    return replace(view, mine=replace(view.mine, hand=hand))


@cache
def vote_view(round_: int) -> View:
    """View of an Aedile who must vote."""
    script = new_script(5).to_turn(2 if round_ == 1 else 7).begin()
    return script.view(script.aediles[0])


@cache
def veto_view(round_: int, colour: Colour) -> View:
    """View of a Praetor after a look at a vote."""
    script = new_script(5).to_turn(2 if round_ == 1 else 7).begin()
    script.lay(colour, "green" if colour == "red" else "red")
    script.look(0)
    return script.view(script.praetor)


@cache
def replacement_view(laid: Colour, yellow_swap: Swap = "must") -> View:
    """View of an Aedile in round two who must replace a swapped or shown yellow vote."""
    script = new_script(5, yellow_swap=yellow_swap).to_turn(7).begin()
    script.lay(laid, "red")
    script.look(0)
    if laid != "yellow":
        script.veto(swap=True)
    return script.view(script.aediles[0])


@cache
def discard_view(hand: tuple[Faction, Faction]) -> View:
    """View of a Consul at the end of turn 2, with this hand and its legal choices."""
    script = new_script(5).to_turn(2)
    script.score("green", "red")
    view = script.view(script.consul)
    assert all(isinstance(action, Discard) for action in view.legal)
    given: tuple[Action, ...] = tuple(Discard(card) for card in (L, T, M) if card in hand)
    return replace(with_hand(view, hand), legal=given)


@pytest.mark.parametrize(("round_", "lead"), list(product(ROUNDS, LEADS)))
class TestVotes:
    def votes(self, round_: int, lead: int, hand: Hand) -> set[Action]:
        return choices(with_tokens(with_hand(vote_view(round_), hand), lead))

    def test_loyal_votes_green(self, round_: int, lead: int) -> None:
        for hand in LOYAL:
            assert self.votes(round_, lead, hand) == {GREEN}

    def test_traitor_votes_red(self, round_: int, lead: int) -> None:
        for hand in TRAITOR:
            assert self.votes(round_, lead, hand) == {RED}

    def test_loyal_with_traitor_votes_at_random(self, round_: int, lead: int) -> None:
        for hand in LOYAL_AND_TRAITOR:
            assert self.votes(round_, lead, hand) == {GREEN, RED}

    def test_merchant_votes_for_the_trailing_colour_or_yellow(self, round_: int, lead: int) -> None:
        for hand in MERCHANT:
            if round_ == 2 and abs(lead) <= 1:
                expected = {YELLOW}
            elif lead == 0:
                expected = {GREEN, RED}
            else:
                expected = {RED} if lead > 0 else {GREEN}
            assert self.votes(round_, lead, hand) == expected


@pytest.mark.parametrize(("round_", "lead", "colour"), list(product(ROUNDS, LEADS, ("green", "red"))))
class TestVeto:
    def vetoes(self, round_: int, lead: int, colour: Colour, hand: Hand) -> set[Action]:
        view = veto_view(round_, colour)
        assert view.mine is not None
        assert view.mine.looks[-1].colour == colour
        return choices(with_tokens(with_hand(view, hand), lead))

    def test_loyal_swaps_red(self, round_: int, lead: int, colour: Colour) -> None:
        for hand in LOYAL:
            assert self.vetoes(round_, lead, colour, hand) == {Veto(colour == "red")}

    def test_traitor_swaps_green(self, round_: int, lead: int, colour: Colour) -> None:
        for hand in TRAITOR:
            assert self.vetoes(round_, lead, colour, hand) == {Veto(colour == "green")}

    def test_merchant_swaps_the_leading_colour(self, round_: int, lead: int, colour: Colour) -> None:
        swap = (lead > 0 and colour == "green") or (lead < 0 and colour == "red")
        for hand in MERCHANT:
            assert self.vetoes(round_, lead, colour, hand) == {Veto(swap)}

    def test_loyal_with_traitor_never_swaps(self, round_: int, lead: int, colour: Colour) -> None:
        for hand in LOYAL_AND_TRAITOR:
            assert self.vetoes(round_, lead, colour, hand) == {Veto(False)}


def test_veto_uses_the_last_look_only() -> None:
    """The Praetor has looked before, at another colour."""
    view = with_hand(veto_view(2, "red"), (L,))
    assert view.mine is not None
    before = MyLook(1, 3, "green")
    assert choices(replace(view, mine=replace(view.mine, looks=(before, *view.mine.looks)))) == {Veto(True)}


class TestReplacement:
    """After a forced swap in the second round, or after a yellow that was shown."""

    @pytest.mark.parametrize("laid", ["green", "red"])
    @pytest.mark.parametrize("lead", [-3, 0, 3])
    def test_swapped_colour_is_replaced_by_yellow(self, laid: Colour, lead: int) -> None:
        for hand in (LOYAL[0], TRAITOR[0], MERCHANT[0]):
            view = with_tokens(with_hand(replacement_view(laid), hand), lead)
            assert len(view.legal) == 2
            assert choices(view) == {Replace("yellow")}

    @pytest.mark.parametrize("lead", [-3, 0, 3])
    def test_merchant_replaces_yellow_at_random(self, lead: int) -> None:
        view = with_tokens(with_hand(replacement_view("yellow"), (M,)), lead)
        assert choices(view) == {Replace("green"), Replace("red")}

    def test_yellow_is_replaced_by_the_own_colour(self) -> None:
        """Honest never votes yellow itself; a seat taken over from a person may have."""
        assert choices(with_hand(replacement_view("yellow"), (L,))) == {Replace("green")}
        assert choices(with_hand(replacement_view("yellow"), (T,))) == {Replace("red")}

    def test_replacement_is_legal_if_yellow_may_stay(self) -> None:
        for hand in (LOYAL[0], TRAITOR[0], MERCHANT[0]):
            view = with_hand(replacement_view("yellow", "may"), hand)
            assert Keep() in view.legal
            assert choices(view) <= set(view.legal)


class TestDiscard:
    @pytest.mark.parametrize("lead", LEADS)
    @pytest.mark.parametrize("hand", [(L, T), (T, L)])
    def test_leading_side_is_kept(self, hand: tuple[Faction, Faction], lead: int) -> None:
        chosen = choices(with_tokens(discard_view(hand), lead))
        if lead == 0:
            assert chosen == {Discard(L), Discard(T)}
        else:
            assert chosen == {Discard(T if lead > 0 else L)}

    @pytest.mark.parametrize("lead", LEADS)
    @pytest.mark.parametrize("hand", [(L, M), (M, L), (T, M), (M, T)])
    def test_hand_with_a_merchant_is_discarded_at_random(
        self, hand: tuple[Faction, Faction], lead: int
    ) -> None:
        assert choices(with_tokens(discard_view(hand), lead)) == {Discard(card) for card in hand}

    @pytest.mark.parametrize("card", [L, T, M])
    def test_one_of_two_equal_cards_is_discarded(self, card: Faction) -> None:
        assert choices(discard_view((card, card))) == {Discard(card)}


def count_choices(view: View, tries: int) -> Counter[Action]:
    rng = Random(7)
    return Counter(HONEST.choose(view, rng) for _ in range(tries))


def is_even(counts: Counter[Action], possible: Collection[Action]) -> bool:
    """True if each count is within 4.5 standard deviations of the mean."""
    assert set(counts) == set(possible)
    tries, odds = counts.total(), 1 / len(possible)
    spread = (tries * odds * (1 - odds)) ** 0.5
    return all(abs(count - tries * odds) < 4.5 * spread for count in counts.values())


class TestCoins:
    """Random choices are uniform."""

    def test_random_votes_and_replacements_are_even(self) -> None:
        assert is_even(count_choices(with_hand(vote_view(1), (L, T)), 2000), {GREEN, RED})
        assert is_even(count_choices(with_tokens(with_hand(vote_view(1), (M, M)), 0), 2000), {GREEN, RED})
        view = with_hand(replacement_view("yellow"), (M,))
        assert is_even(count_choices(view, 2000), {Replace("green"), Replace("red")})

    def test_random_discards_are_even(self) -> None:
        assert is_even(count_choices(with_tokens(discard_view((L, T)), 0), 2000), {Discard(L), Discard(T)})
        assert is_even(count_choices(with_tokens(discard_view((M, T)), 4), 2000), {Discard(M), Discard(T)})

    @pytest.mark.parametrize("round_", ROUNDS)
    def test_random_looks_are_even(self, round_: int) -> None:
        script = new_script(6).to_turn(2 if round_ == 1 else 8).begin()
        script.lay("green", "red")
        view = script.view(script.praetor)
        for hand in (*LOYAL, *TRAITOR, *MERCHANT, *LOYAL_AND_TRAITOR):
            looks = {Look(seat) for seat in script.aediles}
            assert is_even(count_choices(with_hand(view, hand), 1000), looks)

    @pytest.mark.parametrize("players", [5, 6])
    def test_random_offices_are_even(self, players: int) -> None:
        script = new_script(players).to_turn(players + 1)
        view = script.view(script.consul)
        assert len(view.legal) > 3
        assert all(isinstance(action, Assign) for action in view.legal)
        assert is_even(count_choices(view, 400 * len(view.legal)), view.legal)


def defined_choices(view: View) -> set[Action]:
    """The definition of Honest, computed from a view: every action with a positive probability."""
    assert view.mine is not None
    hand, lead = set(view.mine.hand), view.table.loyal - view.table.traitor
    trailing = {"red"} if lead > 0 else {"green"} if lead < 0 else {"green", "red"}
    loyal, traitor, merchant = L in hand and T not in hand, T in hand and L not in hand, hand == {M}
    legal = list(view.legal)
    match legal[0]:
        case Vote():
            if merchant:
                colours = {"yellow"} if view.table.round == 2 and abs(lead) <= 1 else trailing
            else:
                colours = {"green"} if loyal else {"red"} if traitor else {"green", "red"}
            return {action for action in legal if isinstance(action, Vote) and action.colour in colours}
        case Veto():
            colour = view.mine.looks[-1].colour
            swap = (loyal and colour == "red") or (traitor and colour == "green")
            swap = swap or (merchant and lead != 0 and {colour} != trailing)
            return {Veto(swap)}
        case Replace() if Replace("yellow") in legal:
            return {Replace("yellow")}
        case Replace() if view.table.options.yellow_swap == "may":
            return set(legal)
        case Replace():
            return {Replace("green")} if loyal else {Replace("red")} if traitor else set(legal)
        case Discard() if hand == {L, T} and lead != 0:
            return {Discard(T if lead > 0 else L)}
        case _:
            return set(legal)


def random_scripts() -> Iterator[Script]:
    for number in range(24):
        options = TABLES[number % len(TABLES)]
        yield from random_play(options, number)


TABLES = [
    script.options
    for script in (
        new_script(5),
        new_script(6, yellow_swap="may"),
        new_script(7, first=3, limit=16),
        new_script(8, limit=31, yellow_swap="may"),
        new_script(5, limit=12),
    )
]


def test_choices_in_random_games_follow_the_definition() -> None:
    """Only views that occur in games."""
    rng = Random(1)
    steps: Counter[str] = Counter()
    for script in random_scripts():
        for seat in script.awaited:
            view = script.view(seat)
            assert HONEST.choose(view, rng) in defined_choices(view)
            steps[view.table.step] += 1
    assert steps.total() > 1500
    assert set(steps) == {"assign", "vote", "look", "veto", "replace", "discard"}
