"""What holds in every game, at every house rule, at every step, for every seat: see `laws`."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lusoria import games
from lusoria.core.game import AnyGame
from lusoria.core.structs import Seats
from lusoria.games import GAMES
from tests.laws import laws
from tests.laws.laws import check, mistakable
from tests.laws.tables import ALL_GAMES, house_tables, named

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=named)


@every_game
def test_a_log_folds_to_the_same_game(game: AnyGame) -> None:
    check(game, laws.a_log_folds_to_the_same_game)


@every_game
def test_a_game_ends_with_a_name_and_a_result(game: AnyGame) -> None:
    check(game, laws.a_game_ends_with_a_name_and_a_result)


@every_game
def test_legal_is_what_is_accepted(game: AnyGame) -> None:
    check(game, laws.legal_is_what_is_accepted)


@every_game
def test_nobody_acts_from_outside_the_table(game: AnyGame) -> None:
    check(game, laws.nobody_acts_from_outside_the_table)


@every_game
def test_an_action_can_be_read_from_its_event(game: AnyGame) -> None:
    check(game, laws.an_action_can_be_read_from_its_event)


@every_game
def test_odds_sum_to_one(game: AnyGame) -> None:
    check(game, laws.odds_sum_to_one)


@every_game
def test_what_is_written_can_be_read(game: AnyGame) -> None:
    check(game, laws.what_is_written_can_be_read)


@every_game
def test_views_are_plain_and_complete(game: AnyGame) -> None:
    check(game, laws.views_are_plain_and_complete)


@every_game
def test_redacting_twice_tells_no_more(game: AnyGame) -> None:
    check(game, laws.redacting_twice_tells_no_more)


@every_game
def test_whom_an_event_concerns_is_no_secret(game: AnyGame) -> None:
    check(game, laws.whom_an_event_concerns_is_no_secret)


@every_game
def test_whom_nothing_concerns_has_what_they_had(game: AnyGame) -> None:
    check(game, laws.whom_nothing_concerns_has_what_they_had)


@every_game
def test_what_is_redacted_is_marked_as_secret(game: AnyGame) -> None:
    laws.what_is_redacted_is_marked_as_secret(game)


@every_game
def test_marks_tell_the_truth(game: AnyGame) -> None:
    check(game, laws.marks_tell_the_truth)


@every_game
def test_one_name_has_one_mark(game: AnyGame) -> None:
    laws.one_name_has_one_mark(game)


@every_game
def test_house_rules_are_rules(game: AnyGame) -> None:
    laws.house_rules_are_rules(game)


@every_game
def test_what_is_printed_is_what_is_left_out(game: AnyGame) -> None:
    laws.what_is_printed_is_what_is_left_out(game)


@pytest.mark.parametrize(("called", "kind"), [("seat", int), ("seat", Seats), ("awaited", tuple[int, ...])])
def test_a_name_with_two_marks_is_found(called: str, kind: object) -> None:
    class Other(type(GAMES["alea"])):  # type: ignore[misc] # whatever it is
        result_type = msgspec.defstruct("Result", [(called, kind)])

    assert mistakable(Other()) == {called}


@every_game
def test_tables_have_every_value_of_every_house_rule(game: AnyGame) -> None:
    """Regression: secrets were looked for as printed, and one that an option switches on was not found."""
    met = {
        (table.options.players, rule.name, getattr(table.options, rule.name))
        for table in house_tables(game)
        for rule in game.house_rules(table.options.players)
    }
    for players in game.players:
        for rule in game.house_rules(players):
            values = {value for size, name, value in met if (size, name) == (players, rule.name)}
            printed = getattr(game.options_type(players=players), rule.name)
            assert {rule.printed if value == printed else value for value in values} == set(rule.values)


def test_every_listed_game_is_under_the_laws() -> None:
    """Every folder of a game is listed, and every law but that of secrets asked of every version of it."""
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/__init__.py")}
    assert {game.package.rpartition(".")[2] for game in games.BUILT_IN} == folders
    laws = {name: law for name, law in globals().items() if name.startswith("test_") and asks_a_game(law)}
    assert len(laws) > 12
    for name, law in laws.items():
        (asked,) = (mark for mark in law.pytestmark if mark.name == "parametrize")
        assert {*games.BUILT_IN, *GAMES.values()} <= set(asked.args[1]), name


def asks_a_game(law: Callable[..., None]) -> bool:
    return "game" in law.__annotations__
