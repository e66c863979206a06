"""Screens of both games show what the view says."""

from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest
from rich.console import Console

from lusoria.core.game import Await, Chance, refusal, sample
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import PlayCard, Roll, Write
from lusoria.games.alea.events import TurnFailed
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Assign, Discard
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.records.match import Match
from lusoria.tui.game_screens.alea import AleaScreen, failing_sides
from lusoria.tui.game_screens.alea.alea_prompts import Bundle, Rows, cards, useless, writes
from lusoria.tui.game_screens.alea.alea_symbols import both, die_for, roman
from lusoria.tui.game_screens.idus_martii import IdusScreen
from lusoria.tui.game_screens.idus_martii.idus_prompts import aediles, keep_choices, praetors
from lusoria.tui.game_screens.idus_martii.idus_symbols import RICH, signs_for
from lusoria.tui.style import ASCII, RICH_SIGNS, THEME, UNICODE, symbols_for
from lusoria.words import words

NAMES = ("Ana", "Livia", "Cassius", "Octavia", "Tullius", "Fulvia", "Servilia", "Décimo")


def senate(players: int) -> IdusScreen:
    return IdusScreen(IDUS_MARTII, words("en"), UNICODE, NAMES[:players], 0)


def forum(players: int) -> AleaScreen:
    return AleaScreen(ALEA, words("en"), UNICODE, NAMES[:players], 0)


def positions(game: Any, options: Any, seed: int) -> list[Match]:
    """Views of a random game, before every move."""
    rng = Random(seed)
    match = Match(game, options, partial(sample, rng=rng))
    matches = []
    for _ in range(400):
        if match.over:
            break
        frozen = Match(game, options)
        frozen.state = match.state
        matches.append(frozen)
        seat = rng.choice(match.awaited)
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    return matches


def rendered(part: Any) -> str:
    console = Console(width=80, theme=THEME, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


class TestAlea:
    @pytest.mark.parametrize("options", [AleaOptions(3), AleaOptions(2, ordered=True)])
    @pytest.mark.parametrize("seed", range(4))
    def test_odds_of_the_next_die_are_exact(self, options: AleaOptions, seed: int) -> None:
        """Counted by applying the rules to every face."""
        counted = 0
        for match in positions(ALEA, options, seed):
            view = ALEA.view(match.state, 0)
            if Roll(1) not in ALEA.legal(match.state, view.table.seat) or not view.table.dice:
                continue
            match.act(view.table.seat, Roll(1))
            chance = match.turn
            assert isinstance(chance, Chance)
            failing = sum(weight for events, weight in chance.outcomes if isinstance(events[-1], TurnFailed))
            assert failing_sides(view) == failing
            counted += 1
        assert counted > 5

    def test_writable_rows_are_marked(self) -> None:
        for match in positions(ALEA, AleaOptions(2), 3):
            view = ALEA.view(match.state, 0)
            board = rendered(forum(2).board(view, []))
            rows = {place.row for place in view.table.places}
            for row in range(1, 8):
                line = next(line for line in board.splitlines() if line.strip().startswith(f"{row} "))
                assert (UNICODE.here in line) == (row in rows)

    @pytest.mark.parametrize(
        "options",
        [AleaOptions(3), AleaOptions(2, multi_roll=True, cards_anytime=True), AleaOptions(2, ordered=True)],
    )
    def test_exactly_the_legal_actions_can_be_reached(self, options: AleaOptions) -> None:
        for seed in range(3):
            for match in positions(ALEA, options, seed):
                seat = match.awaited[0]
                view = ALEA.view(match.state, seat)
                room = forum(options.players)
                reached = {*actions_of(writes(room, view)), *actions_of(cards(room, view))}
                assert reached == {act for act in view.legal if isinstance(act, Write | PlayCard)}

    def test_unplayable_card_shows_the_refusal_of_the_rule(self) -> None:
        texts = set()
        for seed in range(6):
            for match in positions(ALEA, AleaOptions(2), seed):
                seat = match.awaited[0]
                view = ALEA.view(match.state, seat)
                held = view.table.cards[seat]
                playable = {act.card for act in view.legal if isinstance(act, PlayCard)}
                reasons = list(useless(forum(2), view))
                expected = len(set(held) - playable) if view.table.failed else 0
                assert len(reasons) == expected
                texts |= set(reasons)
        assert "Reroll V · No die shows V." in texts

    def test_roman_numerals_come_with_arabic_ones(self) -> None:
        assert [both(number) for number in (4, 9, 14, 28, 39)] == [
            "IV 4",
            "IX 9",
            "XIV 14",
            "XXVIII 28",
            "XXXIX 39",
        ]
        assert max(len(roman(number)) for number in range(1, 40) if number != 38) == 6


def actions_of(entries: Any) -> set[Any]:
    actions: set[Any] = set()
    for entry in entries:
        if isinstance(entry, Rows):
            actions |= {Write(entry.number, row) for row in entry.rows}
        else:
            actions |= actions_of(entry.within) if isinstance(entry, Bundle) else {entry}
    return actions


class TestIdus:
    @pytest.mark.parametrize("players", range(5, 9))
    def test_offices_are_assigned_step_by_step(self, players: int) -> None:
        """Every legal assignment can be reached; every other one shows its reason."""
        assignments = 0
        for match in positions(IDUS_MARTII, IdusOptions(players, limit=4 * players - 1), players):
            seat = match.awaited[0]
            view = IDUS_MARTII.view(match.state, seat)
            if not isinstance(view.legal[0], Assign):
                continue
            assignments += 1
            first = praetors(senate(players), view)
            reached = set()
            for choice in first.choices:
                second = aediles(senate(players), view, choice.value)
                reached |= {pair.value for pair in second.choices if pair.value is not None}
                assert bool(second.barred) == self.has_refused_pair(match, seat, choice.value)
            assert reached == set(view.legal)
            assert len(first.choices) + 1 == players - len(first.barred)
        assert assignments == players

    @staticmethod
    def has_refused_pair(match: Match, consul: int, praetor: int) -> bool:
        pairs = [
            pair for pair in combinations(range(match.options.players), 2) if not {consul, praetor} & {*pair}
        ]
        actions = [Assign(praetor, pair) for pair in pairs]
        return any(refusal(IDUS_MARTII, match.state, consul, action) is not None for action in actions)

    def test_discard_prompt_asks_which_card_to_keep(self) -> None:
        discards = 0
        for match in positions(IDUS_MARTII, IdusOptions(6), 1):
            seat = match.awaited[0]
            view = IDUS_MARTII.view(match.state, seat)
            if not isinstance(view.legal[0], Discard):
                continue
            discards += 1
            assert view.mine is not None
            choices = list(keep_choices(senate(6), view))
            assert {choice.value for choice in choices} == set(view.legal)
            for choice in choices:
                after = Match(match.game, match.options)
                after.state = match.state
                after.act(seat, choice.value)
                mine = IDUS_MARTII.view(after.state, seat).mine
                assert mine is not None
                assert mine.hand[0].capitalize() in str(choice.short)
        assert discards == 6

    def test_tracks_and_ring_match_the_view(self) -> None:
        for match in positions(IDUS_MARTII, IdusOptions(7), 5):
            view = IDUS_MARTII.view(match.state, 0)
            board = rendered(senate(7).board(view, []))
            loyal, traitor = (line for line in board.splitlines() if RICH.limit in line)
            assert loyal.count(RICH.track["green"]) == 1 + view.table.loyal
            assert traitor.count(RICH.track["red"]) == 1 + view.table.traitor
            assert "limit 17" in traitor
            assert board.count(UNICODE.awaited) == len(view.table.awaited)
            for seat in range(7):
                assert NAMES[seat] in board
            assert isinstance(match.turn, Await)

    def test_scored_pairs_are_ordered_by_colour(self) -> None:
        for match in positions(IDUS_MARTII, IdusOptions(5), 2):
            for line in match.state.ledger:
                shown = senate(5).ledger_line(line).plain
                letters = [shown[0], *shown[5:6]]
                order = [RICH.shapes[colour][0] for colour in ("green", "red", "yellow")]
                assert letters == sorted(letters, key=order.index)


def test_signs_fall_back_to_ascii() -> None:
    assert symbols_for("utf-8") is UNICODE
    for encoding in ("ascii", "latin-1", "cp1252", "no such encoding"):
        assert symbols_for(encoding) is ASCII
    for colour, text in (("green", "(L)"), ("red", "<T>"), ("yellow", "[B]")):
        assert signs_for(ASCII).vote(colour).plain == text


def test_every_unicode_sign_is_probed() -> None:
    """A sign that is not probed could be one that the terminal cannot print."""
    drawn_with = "".join(map(str, (UNICODE, RICH, die_for(UNICODE))))
    assert {sign for sign in drawn_with if not sign.isascii()} <= set(RICH_SIGNS)
