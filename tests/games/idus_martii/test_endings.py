"""V5 and E1 to E4: all endings.

An ending depends on the factions that have members. There are four such sets: a deck for n players has n-1
Loyal, n-1 Traitor and 2 Merchant cards, so no faction fills a table alone. Therefore
- a table without one rival has a Merchant, and E1 always has a winner;
- an ending without winner (E3) needs the Ides: a lead below 2 without a Merchant, or the lead of an absent
  faction.
"""

import pytest

from lusoria.core.game import Over
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Discard, Vote
from lusoria.games.idus_martii.events import CardDiscarded, GameEnded, TurnBegun, VotesScored
from lusoria.games.idus_martii.model import Colour, Ending, Faction, Result
from tests.games.idus_martii.table import LIMIT, SIZES, Script, cards_to_keep, deck, new_script

ALL: tuple[Faction, ...] = ("loyal", "traitor", "merchant")
NO_MERCHANT: tuple[Faction, ...] = ("traitor", "loyal")
NO_TRAITOR: tuple[Faction, ...] = ("loyal", "merchant")
NO_LOYAL: tuple[Faction, ...] = ("traitor", "merchant")
TABLES = {"all": ALL, "no merchant": NO_MERCHANT, "no traitor": NO_TRAITOR, "no loyal": NO_LOYAL}

COLOUR: dict[str, Colour] = {"loyal": "green", "traitor": "red"}
OTHER: dict[str, Colour] = {"loyal": "red", "traitor": "green"}

FAILED: dict[tuple[str, str], Faction] = {
    ("loyal", "all"): "traitor",
    ("loyal", "no merchant"): "traitor",
    ("loyal", "no loyal"): "traitor",
    ("loyal", "no traitor"): "merchant",
    ("traitor", "all"): "loyal",
    ("traitor", "no merchant"): "loyal",
    ("traitor", "no traitor"): "loyal",
    ("traitor", "no loyal"): "merchant",
}
"""E1: the winning faction by the faction past the limit and the factions with members."""

LEADS = {"loyal by 2": 2, "loyal by 1": 1, "level": 0, "traitor by 1": -1, "traitor by 2": -2}
IDES: dict[tuple[str, str], Faction] = {
    ("loyal by 2", "all"): "loyal",
    ("loyal by 2", "no merchant"): "loyal",
    ("loyal by 2", "no loyal"): "loyal",  # E3: without a winner
    ("loyal by 2", "no traitor"): "merchant",
    ("traitor by 2", "all"): "traitor",
    ("traitor by 2", "no merchant"): "traitor",
    ("traitor by 2", "no traitor"): "traitor",  # E3: without a winner
    ("traitor by 2", "no loyal"): "merchant",
    **{
        (lead, present): "merchant"  # "no merchant": E3, without a winner
        for lead in ("loyal by 1", "level", "traitor by 1")
        for present in ("all", "no merchant", "no traitor", "no loyal")
    },
}
"""E2: the winning faction by the lead and the factions with members."""


def script_with(players: int, present: str, *, limit: int | None = None) -> Script:
    """A game in which these factions have members. Seat 0 is of the first."""
    return new_script(players, first=2, limit=limit, kept=cards_to_keep(players, *TABLES[present]))


def reach_tokens(script: Script, who: str, mine: int, theirs: int, *, turns: int) -> Script:
    """Plays until this faction's token is at `mine` and its rival's at `theirs`."""
    loyal, traitor = (mine, theirs) if who == "loyal" else (theirs, mine)
    return script.reach(loyal, traitor, turns=turns)


def check_end(script: Script, ending: Ending, faction: Faction, tokens: tuple[int, int]) -> None:
    """View, turn and last event have the same result."""
    revealed = script.public.revealed
    assert revealed is not None
    kept_cards = revealed.kept
    winners = tuple(seat for seat in range(script.players) if kept_cards[seat] == faction)
    result = Result(ending, faction, winners, *tokens)
    assert script.result == script.public.result == result
    assert IDUS_MARTII.turn(script.state) == Over(ending, winners, result)
    assert (script.step, script.awaited, script.tokens) == ("over", (), tokens)
    assert script.events_of_type(GameEnded) == [script.log[-1]]
    assert isinstance(script.log[-2], VotesScored)  # no end-of-turn step


class TestV5PastTheLimit:
    @pytest.mark.parametrize("who", ["loyal", "traitor"])
    @pytest.mark.parametrize("players", SIZES)
    def test_token_at_the_limit_does_not_end_the_game(self, players: int, who: str) -> None:
        limit, turns = LIMIT[players], 2 * players - 3
        script = reach_tokens(new_script(players), who, limit, 2 * turns - limit, turns=turns)
        assert not script.over
        assert script.public.turn == turns + 1
        script.turn(OTHER[who], OTHER[who])
        script.turn("yellow", "yellow")
        assert not script.over
        script.turn(OTHER[who], "yellow")
        assert script.result.ending == "ides_of_march"

    @pytest.mark.parametrize(
        ("short", "last"),
        [
            (0, ("mine", "theirs")),
            (0, ("theirs", "mine")),
            (0, ("mine", "blank")),
            (0, ("blank", "mine")),
            (0, ("mine", "mine")),
            (1, ("mine", "mine")),
        ],
    )
    @pytest.mark.parametrize("who", ["loyal", "traitor"])
    @pytest.mark.parametrize("players", SIZES)
    def test_token_past_the_limit_ends_the_game(
        self, players: int, who: str, short: int, last: tuple[str, str]
    ) -> None:
        limit, turns = LIMIT[players], 2 * players - 3
        script = reach_tokens(new_script(players), who, limit - short, 2 * turns - limit + short, turns=turns)
        votes: dict[str, Colour] = {"mine": COLOUR[who], "theirs": OTHER[who], "blank": "yellow"}
        events = script.turn(votes[last[0]], votes[last[1]])
        assert script.over
        assert script.public.turn == turns + 1
        assert not any(isinstance(event, TurnBegun | CardDiscarded) for event in events)
        assert (script.result.ending, script.result.faction) == (
            "failed_conspiracy",
            "traitor" if who == "loyal" else "loyal",
        )
        mine = limit - short + last.count("mine")
        assert mine in (limit + 1, limit + 2)
        assert (script.result.loyal if who == "loyal" else script.result.traitor) == mine

    @pytest.mark.parametrize("who", ["loyal", "traitor"])
    @pytest.mark.parametrize("players", SIZES)
    def test_token_one_short_of_the_limit_needs_two_votes(self, players: int, who: str) -> None:
        limit, turns = LIMIT[players], 2 * players - 3
        script = reach_tokens(new_script(players), who, limit - 1, 2 * turns - limit + 1, turns=turns)
        script.turn(COLOUR[who], OTHER[who])
        assert not script.over

    @pytest.mark.parametrize("players", SIZES)
    def test_every_allowed_limit_ends_the_game(self, players: int) -> None:
        for limit in range(2 * players + 2, 4 * players):
            script = new_script(players, limit=limit)
            scored = 0
            while not script.over:
                assert scored <= limit
                script.turn("green", "green")
                scored += 2
            assert scored > limit
            assert len(script.public.ledger) == limit // 2 + 1

    @pytest.mark.parametrize("players", SIZES)
    def test_limit_cannot_be_passed_in_round_one(self, players: int) -> None:
        script = new_script(players, limit=2 * players + 2)
        for _ in range(players):
            script.turn("red", "red")
        assert script.public.turn == players + 1
        assert not script.over

    def test_finished_game_refuses_every_action(self) -> None:
        script = new_script(5).reach(13, 1, turns=7)
        script.turn("green", "green")
        assert script.result.ending == "failed_conspiracy"
        for seat in range(5):
            assert script.legal(seat) == ()
            for action in IDUS_MARTII.actions(script.options):
                script.assert_refused(seat, action, "E1", "over")


class TestE1FailedConspiracy:
    @pytest.mark.parametrize(("who", "present"), FAILED)
    @pytest.mark.parametrize("past", [1, 2])
    @pytest.mark.parametrize("players", SIZES)
    def test_rival_wins_and_without_a_rival_the_merchants(
        self, players: int, past: int, who: str, present: str
    ) -> None:
        limit, turns = LIMIT[players], 2 * players - 2
        theirs = 2 * turns - limit
        script = reach_tokens(script_with(players, present), who, limit, theirs, turns=turns)
        assert not script.over
        script.turn(COLOUR[who], COLOUR[who] if past == 2 else OTHER[who])
        mine, theirs = limit + past, theirs + 2 - past
        tokens = (mine, theirs) if who == "loyal" else (theirs, mine)
        check_end(script, "failed_conspiracy", FAILED[who, present], tokens)
        assert script.result.winners  # the rival has members, or there is a Merchant

    @pytest.mark.parametrize(("who", "present"), FAILED)
    @pytest.mark.parametrize("players", SIZES)
    def test_limit_passed_in_the_last_turn_precedes_the_ides(
        self, players: int, who: str, present: str
    ) -> None:
        """The leader is two ahead and would win the Ides."""
        limit, turns = LIMIT[players], 2 * players - 1
        theirs = 2 * turns - limit
        script = reach_tokens(script_with(players, present), who, limit, theirs, turns=turns)
        assert script.public.turn == 2 * players
        assert not script.over
        script.turn(OTHER[who], COLOUR[who])
        tokens = (limit + 1, theirs + 1) if who == "loyal" else (theirs + 1, limit + 1)
        assert abs(tokens[0] - tokens[1]) >= 2
        check_end(script, "failed_conspiracy", FAILED[who, present], tokens)
        assert len(script.public.ledger) == 2 * players

    @pytest.mark.parametrize(("who", "present"), FAILED)
    @pytest.mark.parametrize("past", [1, 2])
    @pytest.mark.parametrize("players", SIZES)
    def test_lowest_limit_is_passed_in_turn_n_plus_2(
        self, players: int, past: int, who: str, present: str
    ) -> None:
        """Turn n+2: the lowest limit, and nearly all votes of one colour."""
        limit = 2 * players + 2
        script = script_with(players, present, limit=limit)
        reach_tokens(script, who, limit, 0, turns=players + 1)
        assert not script.over
        script.turn(COLOUR[who], COLOUR[who] if past == 2 else "yellow")
        assert len(script.public.ledger) == players + 2
        tokens = (limit + past, 0) if who == "loyal" else (0, limit + past)
        check_end(script, "failed_conspiracy", FAILED[who, present], tokens)

    @pytest.mark.parametrize(("players", "turn"), [(5, 7), (6, 8), (7, 9), (8, 11)])
    @pytest.mark.parametrize("who", ["loyal", "traitor"])
    def test_earliest_turn_to_pass_the_printed_limit(self, who: str, players: int, turn: int) -> None:
        """13, 15 and 17 are passed in turn n+2 at the earliest, 20 in turn n+3."""
        script = new_script(players)
        while not script.over:
            script.turn(COLOUR[who], COLOUR[who])
        assert len(script.public.ledger) == turn

    def test_swap_can_cause_or_prevent_the_ending(self) -> None:
        script = new_script(5).reach(13, 1, turns=7).begin()
        script.lay_and_look("green", "red")
        script.veto(swap=True)
        prevented = script.fork()
        prevented.replace("yellow")
        assert not prevented.over
        script = new_script(5).reach(13, 1, turns=7).begin()
        script.lay_and_look("red", "red", which=1)
        script.veto(swap=True)
        script.replace("green")
        assert (script.result.ending, script.result.faction) == ("failed_conspiracy", "traitor")

    def test_replaced_yellow_can_cause_the_ending(self) -> None:
        script = new_script(5).reach(13, 1, turns=7).begin()
        script.lay_and_look("yellow", "red")
        script.replace("green")
        assert (script.result.ending, script.result.faction) == ("failed_conspiracy", "traitor")

    def test_kept_yellow_does_not_cause_the_ending(self) -> None:
        script = new_script(5, yellow_swap="may").reach(13, 1, turns=7).begin()
        script.lay_and_look("yellow", "red")
        script.keep()
        assert not script.over


class TestE2IdesOfMarch:
    @pytest.mark.parametrize(("lead", "present"), IDES)
    @pytest.mark.parametrize("players", SIZES)
    def test_two_more_votes_win_else_the_merchants(self, players: int, lead: str, present: str) -> None:
        ahead = LEADS[lead]
        blank = abs(ahead) % 2
        loyal = (4 * players - blank + ahead) // 2
        traitor = 4 * players - blank - loyal
        script = script_with(players, present).reach(loyal, traitor, turns=2 * players)
        check_end(script, "ides_of_march", IDES[lead, present], (loyal, traitor))

    @pytest.mark.parametrize("present", TABLES)
    @pytest.mark.parametrize("who", ["loyal", "traitor"])
    @pytest.mark.parametrize("players", SIZES)
    def test_largest_lead_is_exactly_at_the_limit(self, players: int, who: str, present: str) -> None:
        limit = LIMIT[players]
        script = reach_tokens(
            script_with(players, present), who, limit, 4 * players - limit, turns=2 * players
        )
        tokens = (limit, 4 * players - limit) if who == "loyal" else (4 * players - limit, limit)
        check_end(script, "ides_of_march", IDES[f"{who} by 2", present], tokens)

    @pytest.mark.parametrize("present", TABLES)
    @pytest.mark.parametrize(("ahead", "lead"), [(3, "loyal by 2"), (-3, "traitor by 2")])
    @pytest.mark.parametrize("players", SIZES)
    def test_three_more_votes_win(self, players: int, ahead: int, lead: str, present: str) -> None:
        loyal = (4 * players - 1 + ahead) // 2
        script = script_with(players, present).reach(loyal, loyal - ahead, turns=2 * players)
        check_end(script, "ides_of_march", IDES[lead, present], (loyal, loyal - ahead))

    @pytest.mark.parametrize("lead", LEADS)
    @pytest.mark.parametrize("players", SIZES)
    def test_few_votes_count_like_many(self, players: int, lead: str) -> None:
        """All other votes of round two are yellow."""
        ahead = LEADS[lead]
        loyal, traitor = players + max(ahead, 0), players + max(-ahead, 0)
        script = script_with(players, "all").reach(loyal, traitor, turns=2 * players)
        check_end(script, "ides_of_march", IDES[lead, "all"], (loyal, traitor))

    @pytest.mark.parametrize("players", SIZES)
    def test_ides_come_exactly_after_turn_2n(self, players: int) -> None:
        script = new_script(players)
        for turn in range(1, 2 * players + 1):
            assert not script.over
            assert script.public.turn == turn
            script.turn()
        assert script.over
        assert len(script.public.ledger) == 2 * players

    @pytest.mark.parametrize("players", SIZES)
    def test_both_tokens_cannot_be_at_the_limit(self, players: int) -> None:
        """Twice the limit is more than the number of votes."""
        assert 2 * (2 * players + 2) > 4 * players
        assert 2 * LIMIT[players] > 4 * players

    def test_finished_game_refuses_every_action(self) -> None:
        script = new_script(5).reach(10, 10, turns=10)
        for seat in range(5):
            assert script.legal(seat) == ()
            for action in IDUS_MARTII.actions(script.options):
                script.assert_refused(seat, action, "E2", "over")
        script.assert_refused(7, Vote("green"), "E2", "over")


class TestE3Winners:
    @pytest.mark.parametrize("players", SIZES)
    def test_all_holders_of_the_winning_faction_win(self, players: int) -> None:
        kept_cards = cards_to_keep(players, "loyal", "traitor", "merchant")
        script = new_script(players, kept=kept_cards).reach(
            2 * players + 1, 2 * players - 1, turns=2 * players
        )
        assert script.result.winners == (0, *range(3, players))
        script = new_script(players, kept=kept_cards).reach(
            2 * players - 1, 2 * players + 1, turns=2 * players
        )
        assert script.result.winners == (1,)
        script = new_script(players, kept=kept_cards).reach(2 * players, 2 * players, turns=2 * players)
        assert script.result.winners == (2,)

    def test_kept_card_decides_and_not_the_discarded_card(self) -> None:
        kept_cards = cards_to_keep(5, "loyal", "traitor", "merchant")
        start = new_script(5, kept=kept_cards).to_turn(6).begin()
        start.score("green", "red")
        for gives, winners in ((Discard("traitor"), (0, 3, 4)), (Discard("loyal"), (3, 4))):
            script = start.fork()
            script.act(0, gives)
            script.to_turn(10).turn("green", "green")
            assert (script.result.faction, script.result.winners) == ("loyal", winners)

    @pytest.mark.parametrize("lead", ["loyal by 1", "level", "traitor by 1"])
    @pytest.mark.parametrize("players", SIZES)
    def test_no_seat_wins_without_a_merchant(self, players: int, lead: str) -> None:
        ahead = LEADS[lead]
        loyal = (4 * players - abs(ahead) + ahead) // 2
        script = script_with(players, "no merchant").reach(loyal, loyal - ahead, turns=2 * players)
        assert (script.result.faction, script.result.winners) == ("merchant", ())

    @pytest.mark.parametrize("players", SIZES)
    def test_no_seat_wins_if_the_leading_faction_is_absent(self, players: int) -> None:
        script = script_with(players, "no loyal").reach(2 * players + 1, 2 * players - 1, turns=2 * players)
        assert (script.result.faction, script.result.winners) == ("loyal", ())
        script = script_with(players, "no traitor").reach(2 * players - 1, 2 * players + 1, turns=2 * players)
        assert (script.result.faction, script.result.winners) == ("traitor", ())

    def test_ending_without_winner_is_complete(self) -> None:
        script = script_with(5, "no merchant").reach(10, 10, turns=10)
        check_end(script, "ides_of_march", "merchant", (10, 10))
        assert IDUS_MARTII.turn(script.state) == Over("ides_of_march", (), script.result)

    @pytest.mark.parametrize("players", SIZES)
    def test_one_faction_cannot_fill_script_with(self, players: int) -> None:
        """A faction has at most n-1 cards, so E1 always has a winner."""
        for faction in ("loyal", "traitor"):
            assert deck(players).count(faction) < players
        assert deck(players).count("merchant") < players


class TestE4CardsAndVotesAreRevealed:
    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize("failed", [False, True])
    def test_kept_and_discarded_cards_are_revealed(self, failed: bool, players: int) -> None:
        kept_cards = cards_to_keep(players, "traitor", "loyal", "merchant")
        script = new_script(players, first=1, kept=kept_cards)
        hands = [script.mine(seat).hand for seat in range(players)]
        while not script.over:
            assert script.public.revealed is None
            script.turn("green", "green" if failed else "red")
        revealed = script.public.revealed
        assert revealed is not None
        assert revealed.kept == kept_cards
        assert revealed.discarded == script.planned_discards
        assert [(card, revealed.discarded[seat]) for seat, card in enumerate(revealed.kept)] == hands
        for viewer in script.viewers:
            assert script.view(viewer).table.revealed == revealed
            ended = script.redacted_log(viewer)[-1]
            assert isinstance(ended, GameEnded)
            assert (ended.kept, ended.discarded, ended.votes) == (
                kept_cards,
                script.planned_discards,
                revealed.votes,
            )
        for seat in range(players):
            assert (script.mine(seat).hand, script.mine(seat).discarded) == (
                kept_cards[seat:][:1],
                script.planned_discards[seat],
            )

    @pytest.mark.parametrize("which", [0, 1])
    def test_votes_are_revealed_as_laid_and_as_scored(self, which: int) -> None:
        script = new_script(5, yellow_swap="may")
        script.lay_and_look("green", "red", which=which)
        script.veto(swap=True)
        swapped = ("red", "red") if which == 0 else ("green", "green")
        script.to_turn(6).begin()
        script.lay_and_look("green", "yellow")
        script.veto(swap=True)
        script.replace("yellow")
        script.discard()
        script.begin().lay("yellow", "yellow")
        script.look(which)
        script.replace("red")
        replaced = ("red", "yellow") if which == 0 else ("yellow", "red")
        script.begin().lay("yellow", "red")
        script.look(0)
        script.keep()
        script.turn("red", "green")
        while not script.over:
            script.turn()
        revealed = script.public.revealed
        assert revealed is not None
        assert len(revealed.votes) == 10
        assert revealed.votes[0] == (("green", "red"), swapped)
        assert revealed.votes[1:5] == ((("green", "red"), ("green", "red")),) * 4
        assert revealed.votes[5] == (("green", "yellow"), ("yellow", "yellow"))
        assert revealed.votes[6] == (("yellow", "yellow"), replaced)
        assert revealed.votes[7] == (("yellow", "red"), ("yellow", "red"))
        assert revealed.votes[8] == (("red", "green"), ("red", "green"))
        lines = script.public.ledger
        assert [line.looked for line in lines] == [
            line.aediles[which if turn in (0, 6) else 0] for turn, line in enumerate(lines)
        ]
        assert [turn for turn, line in enumerate(lines) if line.swapped] == [0, 5, 6]
        assert [turn for turn, line in enumerate(lines) if line.yellow_shown] == [6, 7]
