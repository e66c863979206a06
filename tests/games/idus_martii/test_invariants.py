"""The arithmetic that must hold, over random games at every table the rules allow."""

from collections import Counter

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
from tests.games.idus_martii.table import LIMIT, SEEDS, SIZES, Script, deck, played, tables, wander

PROPERTY = settings(max_examples=80, deadline=None)


def limit_of(options: Options) -> int:
    return LIMIT[options.players] if options.limit is None else options.limit


def kept(script: Script) -> list[Faction]:
    """The cards that were dealt, without those that were discarded."""
    hands: list[list[Faction]] = [[] for _ in range(script.players)]
    for event in script.log:
        if isinstance(event, CardDealt) and event.faction is not None:
            hands[event.seat].append(event.faction)
        if isinstance(event, CardDiscarded) and event.faction is not None:
            hands[event.consul].remove(event.faction)
    assert [len(hand) for hand in hands] == [1] * script.players
    return [hand[0] for hand in hands]


def verdict(limit: int, loyal: int, traitor: int, cards: list[Faction]) -> tuple[Ending, Faction]:
    """E1 and E2, said once more and as plainly as possible."""
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
    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_2n_cards_are_dealt_and_each_is_kept_or_discarded(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        dealt = [event for event in script.log if isinstance(event, CardDealt)]
        assert len(dealt) == 2 * options.players
        assert Counter(str(card.faction) for card in dealt) == Counter(deck(options.players))
        assert set(Counter(card.seat for card in dealt).values()) == {2}
        revealed = script.public.revealed
        assert revealed is not None
        assert Counter([*revealed.kept, *revealed.discarded]) == Counter(deck(options.players))

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_two_votes_are_scored_in_every_finished_turn(self, options: Options, seed: int) -> None:
        for script in wander(options, seed):
            public = script.public
            lines = public.ledger
            assert [line.turn for line in lines] == list(range(1, len(lines) + 1))
            assert all(line.green + line.red + line.yellow == 2 for line in lines)
            assert public.loyal == sum(line.green for line in lines)
            assert public.traitor == sum(line.red for line in lines)
            blank = sum(line.yellow for line in lines)
            assert public.loyal + public.traitor + blank == 2 * len(lines)

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_round_one_has_no_yellow(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        revealed = script.public.revealed
        assert revealed is not None
        for line, (laid, final) in zip(script.public.ledger, revealed.votes, strict=True):
            if line.turn <= options.players:
                assert line.yellow == 0
                assert not line.yellow_shown
                assert "yellow" not in (*laid, *final)

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_no_failed_conspiracy_before_turn_n_plus_2(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        turns = len(script.public.ledger)
        if script.result.ending == "failed_conspiracy":
            assert options.players + 2 <= turns <= 2 * options.players
        else:
            assert turns == 2 * options.players

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_each_seat_ends_with_one_card(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        cards = kept(script)
        for seat in range(options.players):
            assert script.mine(seat).hand == (cards[seat],)
        assert script.public.picked == (True,) * options.players
        assert len(script.of_type(CardDiscarded)) == options.players

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_at_most_one_token_passes_and_ends_the_game(self, options: Options, seed: int) -> None:
        limit = limit_of(options)
        for script in wander(options, seed):
            past = [token for token in script.tokens if token > limit]
            assert len(past) <= 1
            assert bool(past) == (script.over and script.result.ending == "failed_conspiracy")

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_ending_equals_naive_rules(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        cards = kept(script)
        result = script.result
        loyal, traitor = script.tokens
        assert (result.loyal, result.traitor) == (loyal, traitor)
        assert (result.ending, result.faction) == verdict(limit_of(options), loyal, traitor, cards)
        assert result.winners == tuple(seat for seat, card in enumerate(cards) if card == result.faction)
        assert script.of_type(GameEnded) == [script.log[-1]]

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_scored_votes_are_those_on_the_table(self, options: Options, seed: int) -> None:
        """V2, V4, W5, W6: lay, turn over or replace, count."""
        script = played(options, seed)
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

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_shown_yellow_is_replaced_unless_it_may_stay(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        for line in script.public.ledger:
            if line.yellow_shown and options.yellow_swap == "must":
                assert line.swapped
                assert line.yellow <= 1

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_each_seat_is_consul_once_a_round_with_one_role(self, options: Options, seed: int) -> None:
        script = played(options, seed)
        first = script.public.first
        assert first is not None
        for line in script.public.ledger:
            assert line.consul == (first + line.turn - 1) % options.players
            assert len({line.consul, line.praetor, *line.aediles}) == 4
            assert line.looked in line.aediles

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_awaited_seats_can_move_until_the_game_is_over(self, options: Options, seed: int) -> None:
        known = set(IDUS_MARTII.actions(options))
        for script in wander(options, seed):
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

    @PROPERTY
    @given(options=tables(), seed=SEEDS)
    def test_events_and_their_causes_replay_the_game(self, options: Options, seed: int) -> None:
        """Folded again, and also said again action by action."""
        script = played(options, seed)
        assert fold(IDUS_MARTII, IDUS_MARTII.start(options), script.log) == script.state
        again = Script(options)
        while not again.over:
            event = script.log[len(again.log)]
            cause = IDUS_MARTII.cause(event)
            if cause is None:
                again.nature(event)
            else:
                again.says(*cause)
        assert again.log == script.log


def test_random_games_reach_every_kind_of_ending() -> None:
    """Otherwise the properties above would hold for want of cases."""
    met = set()
    for seed in range(240):
        players = SIZES[seed % 4]
        script = played(Options(players, limit=2 * players + 2 + seed % 5), seed)
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
