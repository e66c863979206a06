"""Invariants of Idus Martii in random games at every allowed table."""

from collections import Counter
from collections.abc import Callable

from hypothesis import given, settings

from lusoria.core.game import Await, Chance, Over, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Vote
from lusoria.games.idus_martii.events import (
    CardDealt,
    CardDiscarded,
    GameEnded,
    RolesAssigned,
    TurnBegun,
    VetoDecided,
    VoteLaid,
    VoteLookedAt,
    VoteReplaced,
    VotesScored,
)
from lusoria.games.idus_martii.model import Colour, Ending, Faction, Options
from tests.games.idus_martii.table import LIMIT, SEEDS, SIZES, Script, deck, random_game, random_play, tables


def in_random_games(test: Callable[..., None]) -> Callable[..., None]:
    return settings(max_examples=80)(given(options=tables(), seed=SEEDS)(test))


def limit_of(options: Options) -> int:
    return LIMIT[options.players] if options.limit is None else options.limit


def kept_cards(script: Script) -> list[Faction]:
    """Dealt cards without discarded ones, by seat."""
    hands: list[list[Faction]] = [[] for _ in range(script.players)]
    for event in script.log:
        if isinstance(event, CardDealt) and event.faction is not None:
            hands[event.seat].append(event.faction)
        if isinstance(event, CardDiscarded) and event.faction is not None:
            hands[event.consul].remove(event.faction)
    assert [len(hand) for hand in hands] == [1] * script.players
    return [hand[0] for hand in hands]


def verdict(limit: int, loyal: int, traitor: int, cards: list[Faction]) -> tuple[Ending, Faction]:
    """Naive E1 and E2."""
    if loyal > limit:
        return "failed_conspiracy", "traitor" if "traitor" in cards else "merchant"
    if traitor > limit:
        return "failed_conspiracy", "loyal" if "loyal" in cards else "merchant"
    if loyal - traitor >= 2 and "traitor" in cards:
        return "ides_of_march", "loyal"
    if traitor - loyal >= 2 and "loyal" in cards:
        return "ides_of_march", "traitor"
    return "ides_of_march", "merchant"


class TestInvariants:
    @in_random_games
    def test_2n_cards_are_dealt_and_each_is_kept_or_discarded(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        dealt = [event for event in script.log if isinstance(event, CardDealt)]
        assert len(dealt) == 2 * options.players
        assert Counter(str(card.faction) for card in dealt) == Counter(deck(options.players))
        assert set(Counter(card.seat for card in dealt).values()) == {2}
        revealed = script.public.revealed
        assert revealed is not None
        assert Counter([*revealed.kept, *revealed.discarded]) == Counter(deck(options.players))

    @in_random_games
    def test_two_votes_are_scored_in_every_finished_turn(self, options: Options, seed: int) -> None:
        for script in random_play(options, seed):
            public = script.public
            lines = public.ledger
            assert [line.turn for line in lines] == list(range(1, len(lines) + 1))
            assert all(line.green + line.red + line.yellow == 2 for line in lines)
            assert public.loyal == sum(line.green for line in lines)
            assert public.traitor == sum(line.red for line in lines)
            blank = sum(line.yellow for line in lines)
            assert public.loyal + public.traitor + blank == 2 * len(lines)

    @in_random_games
    def test_round_one_has_no_yellow(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        revealed = script.public.revealed
        assert revealed is not None
        for line, (laid, final) in zip(script.public.ledger, revealed.votes, strict=True):
            if line.turn <= options.players:
                assert line.yellow == 0
                assert not line.yellow_shown
                assert "yellow" not in (*laid, *final)

    @in_random_games
    def test_no_failed_conspiracy_before_turn_n_plus_2(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        turns = len(script.public.ledger)
        if script.result.ending == "failed_conspiracy":
            assert options.players + 2 <= turns <= 2 * options.players
        else:
            assert turns == 2 * options.players

    @in_random_games
    def test_each_seat_ends_with_one_card(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        cards = kept_cards(script)
        for seat in range(options.players):
            assert script.mine(seat).hand == (cards[seat],)
        assert script.public.picked == (True,) * options.players
        assert len(script.events_of_type(CardDiscarded)) == options.players

    @in_random_games
    def test_at_most_one_token_passes_and_ends_the_game(self, options: Options, seed: int) -> None:
        limit = limit_of(options)
        for script in random_play(options, seed):
            past = [token for token in script.tokens if token > limit]
            assert len(past) <= 1
            assert bool(past) == (script.over and script.result.ending == "failed_conspiracy")

    @in_random_games
    def test_ending_equals_naive_rules(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        cards = kept_cards(script)
        result = script.result
        loyal, traitor = script.tokens
        assert (result.loyal, result.traitor) == (loyal, traitor)
        assert (result.ending, result.faction) == verdict(limit_of(options), loyal, traitor, cards)
        assert result.winners == tuple(seat for seat, card in enumerate(cards) if card == result.faction)
        assert script.events_of_type(GameEnded) == [script.log[-1]]

    @in_random_games
    def test_scored_votes_are_those_on_the_table(self, options: Options, seed: int) -> None:
        """V2, V4, W5, W6: follows votes, swaps and replacements event by event."""
        script = random_game(options, seed)
        votes: dict[int, Colour] = {}
        first: dict[int, Colour] = {}
        aediles: tuple[int, ...] = ()
        opened = []
        turn = 0
        for event in script.log:
            match event:
                case TurnBegun():
                    turn, aediles, votes, first = event.turn, event.aediles, {}, {}
                case RolesAssigned():
                    aediles = event.aediles
                case VoteLaid(aedile=aedile, colour=("green" | "red" | "yellow") as colour):
                    assert aedile in aediles
                    assert aedile not in votes
                    votes[aedile] = first[aedile] = colour
                case VoteLookedAt():
                    assert event.colour == votes[event.aedile]
                case VetoDecided(aedile=aedile, swap=True) if turn <= options.players:
                    votes[aedile] = "red" if votes[aedile] == "green" else "green"
                case VoteReplaced(aedile=aedile, colour=("green" | "red" | "yellow") as colour):
                    assert votes[aedile] != colour
                    votes[aedile] = colour
                case VotesScored():
                    shown = list(votes.values())
                    assert event == VotesScored(*(shown.count(c) for c in ("green", "red", "yellow")))
                    opened.append((tuple(first[a] for a in aediles), tuple(votes[a] for a in aediles)))
                case _:
                    pass
        revealed = script.public.revealed
        assert revealed is not None
        assert revealed.votes == tuple(opened)

    @in_random_games
    def test_shown_yellow_is_replaced_unless_it_may_stay(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        for line in script.public.ledger:
            if line.yellow_shown and options.yellow_swap == "must":
                assert line.swapped
                assert line.yellow <= 1

    @in_random_games
    def test_each_seat_is_consul_once_a_round_with_one_role(self, options: Options, seed: int) -> None:
        script = random_game(options, seed)
        first = script.public.first
        assert first is not None
        for line in script.public.ledger:
            assert line.consul == (first + line.turn - 1) % options.players
            assert len({line.consul, line.praetor, *line.aediles}) == 4
            assert line.looked in line.aediles

    @in_random_games
    def test_awaited_seats_can_move_until_the_game_is_over(self, options: Options, seed: int) -> None:
        known = set(IDUS_MARTII.actions(options))
        for script in random_play(options, seed):
            match IDUS_MARTII.turn(script.state):
                case Await(seats):
                    assert seats == script.public.awaited
                    assert 1 <= len(set(seats)) == len(seats) <= 2
                    for seat in range(options.players):
                        legal = script.legal(seat)
                        assert bool(legal) == (seat in seats)
                        assert len(set(legal)) == len(legal)
                        assert known.issuperset(legal)
                    assert len(seats) == 1 or all(isinstance(script.legal(seat)[0], Vote) for seat in seats)
                case Chance(outcomes, total):
                    assert sum(weight for _, weight in outcomes) == total
                    assert all(weight > 0 for _, weight in outcomes)
                case Over():
                    assert not any(script.legal(seat) for seat in range(options.players))

    @in_random_games
    def test_events_and_their_causes_replay_the_game(self, options: Options, seed: int) -> None:
        """Once by folding the events, once by playing their actions."""
        script = random_game(options, seed)
        assert fold(IDUS_MARTII, IDUS_MARTII.start(options), script.log) == script.state
        again = Script(options)
        while not again.over:
            event = script.log[len(again.log)]
            cause = IDUS_MARTII.cause(event)
            if cause is None:
                again.choose_outcome(event)
            else:
                again.act(*cause)
        assert again.log == script.log


def test_random_games_reach_every_kind_of_ending() -> None:
    """Otherwise the properties above could hold without cases."""
    met = set()
    for seed in range(240):
        players = SIZES[seed % 4]
        script = random_game(Options(players, limit=2 * players + 2 + seed % 5), seed)
        met.add((script.result.ending, script.result.faction, bool(script.result.winners)))
    assert met >= {
        ("failed_conspiracy", "loyal", True),
        ("failed_conspiracy", "traitor", True),
        ("failed_conspiracy", "merchant", True),
        ("ides_of_march", "loyal", True),
        ("ides_of_march", "traitor", True),
        ("ides_of_march", "merchant", True),
        ("ides_of_march", "merchant", False),
    }
