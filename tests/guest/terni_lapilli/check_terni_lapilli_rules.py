"""The rules of terni lapilli, number by number. Run where the package is installed."""

import json

import msgspec
import pytest

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.field_marks import GridShown, marks
from lusoria.core.game import Await, Over, any_game, play
from lusoria.core.ranks import is_draw, win_shares
from lusoria.records.game_schema import schema_text
from lusoria.words import LANGUAGES, tell_action, tell_event, tell_result, words
from terni_lapilli import TERNI_LAPILLI, Options, Place, Result, State, StonePlaced

NAMES = ("Livia", "Marcus")


def after(*cells: int) -> State:
    """The state after these cells, placed in turns."""
    state = TERNI_LAPILLI.start(Options(2))
    for number, cell in enumerate(cells):
        state = play(TERNI_LAPILLI, state, number % 2, Place(cell)).after
    return state


def refused(state: State, seat: int, cell: int) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        TERNI_LAPILLI.decide(state, seat, Place(cell))
    return caught.value.rule, caught.value.why


def test_t1_only_two_can_play() -> None:
    with pytest.raises(IllegalOptions) as caught:
        TERNI_LAPILLI.start(Options(3))
    assert caught.value.rule == "T1"


def test_t2_players_take_turns() -> None:
    assert TERNI_LAPILLI.turn(after()) == Await((0,))
    assert TERNI_LAPILLI.turn(after(4)) == Await((1,))
    assert refused(after(4), 0, 0) == ("T2", "not_your_turn")


def test_t3_stone_needs_an_empty_cell() -> None:
    assert refused(after(4), 1, 4) == ("T3", "not_empty")
    assert Place(4) not in TERNI_LAPILLI.legal(after(4), 1)
    assert len(TERNI_LAPILLI.legal(after(4), 1)) == 8


@pytest.mark.parametrize("cells", [(0, 3, 1, 4, 2), (0, 1, 3, 2, 6), (0, 1, 4, 2, 8), (2, 0, 4, 1, 6)])
def test_t4_three_in_a_row_win(cells: tuple[int, ...]) -> None:
    assert TERNI_LAPILLI.turn(after(*cells)) == Over("row", (0,), Result((0,)))
    assert refused(after(*cells), 1, 7) == ("T4", "over")


def test_t5_full_board_is_a_draw() -> None:
    state = after(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert state.result == Result((0, 1))
    assert is_draw(TERNI_LAPILLI, state.result)
    assert win_shares(TERNI_LAPILLI, state.result, 2) == (0.5, 0.5)


def test_types_mark_the_grid_and_its_cells() -> None:
    found = marks(TERNI_LAPILLI)
    assert found.grids == {"board": GridShown(3, 3, seats=True)}
    assert found.cells == {"cell": "board"}
    schema = json.loads(schema_text(any_game(TERNI_LAPILLI)))["$defs"]
    shape = {"field": "board", "rows": 3, "columns": 3}
    assert schema["Table"]["properties"]["board"]["x-lusoria-grid"] == shape
    assert schema["Place"]["properties"]["cell"]["x-lusoria-cell"] == shape


def test_cell_outside_the_grid_is_malformed() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"place","cell":9}', type=Place)


def test_texts_count_rows_and_columns_from_one() -> None:
    english = words("en")
    assert tell_action(english, TERNI_LAPILLI, Place(5), NAMES) == "Row 2, column 3"
    text = tell_event(english, TERNI_LAPILLI, StonePlaced(0, 6), 1, NAMES)
    assert text == "Livia puts a stone on row 3, column 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_draw_text_names_no_winner(language: str) -> None:
    text = tell_result(words(language), TERNI_LAPILLI, Result((0, 1)), 0, NAMES)
    assert not any(name in text for name in NAMES)
