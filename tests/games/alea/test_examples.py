"""The worked examples of the rules."""

import pytest

from lusoria.core.game import fold
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import PlayCard, Write
from lusoria.games.alea.events import GameEnded, LastRoundCalled, NumberWritten, TurnBegun, TurnFailed
from lusoria.games.alea.model import CARDS, Result
from tests.games.alea.table import Table, table_with


def test_dice_x_v_i_are_14_or_16_in_row_two() -> None:
    table = Table().roll("XV").roll("I")
    assert table.public.readings == (14, 16)
    assert {Write(14, 2), Write(16, 2)} <= set(table.legal)
    table.write(16, 2)
    assert table.public.columns[0] == (0, 16, 0, 0, 0, 0, 0)


def test_ignore_turns_a_failure_into_26() -> None:
    table = Table().roll("XXVI")
    assert table.public.failed is None
    table.roll("V")
    assert table.log[-1] == TurnFailed(0, "no_numeral")
    table.card("ignore", die="V")
    assert (table.public.readings, table.public.aside, table.public.left) == ((24, 26), ("V",), 1)
    table.write(26, 3)
    assert table.public.columns[0] == (0, 0, 26, 0, 0, 0, 0)
    assert table.public.cards[0] == ("reroll_i", "reroll_v", "reroll_one", "twin", "joker")


@pytest.mark.parametrize("row", [5, 7])
def test_second_33_goes_beside_the_first(row: int) -> None:
    table = table_with({0: (0, 0, 0, 0, 0, 33)}).roll("XXXIII")
    assert table.public.failed == "no_row"
    twins = {play for play in table.plays if play.card == "twin"}
    assert twins == {PlayCard("twin", number=33, row=5), PlayCard("twin", number=33, row=7)}
    table.card("twin", number=33, row=row)
    assert table.public.columns[0] == tuple(33 if place in (6, row) else 0 for place in range(1, 8))


def test_ordered_x_i_x_v_x_is_34() -> None:
    table = Table(ordered=True).roll("XI")
    assert table.public.readings == (11,)
    table.roll("XVX")
    assert table.public.readings == (34,)


def test_three_final_columns_in_one_game() -> None:
    table = Table(3)

    # Round 1
    table.roll("XVI").write(16, 2)
    table.roll("XXVIV").card("ignore", die="V")
    table.write(26, 3)
    table.roll("XXXIII").write(33, 6)
    # Round 2
    table.roll("XI").write(9, 1)
    table.roll("XXIII").write(23, 2)
    table.roll("XXXIII").card("twin", number=33, row=5)
    # Round 3
    table.roll("XXVV").card("ignore", die="V")
    table.write(25, 3)
    table.roll("XVIII").write(18, 1)
    table.roll("XIX").write(19, 1)
    # Round 4
    table.roll("XXXI").write(31, 4)
    table.roll("XXVV").card("reroll_v", "VI")
    assert table.writes == set()  # 26 is there already, and 24 has no room between 23 and 26
    table.roll("I").write(27, 5)
    table.roll("XXI").write(21, 2)
    # Round 5
    table.roll("XXXIII").write(33, 6)
    table.roll("XXXI").write(29, 6)
    table.roll("IIII").card("reroll_i", "XXVI")
    table.roll("II").write(28, 4)
    # Round 6
    table.roll("XXXVV").card("reroll_v", "VV")
    table.joker("ignore", die="V")
    table.write(35, 7)
    table.roll("XXXVII").write(37, 7)
    table.roll("XXIIII").card("ignore", die="I")
    table.write(23, 3)
    # Round 7
    assert table.public.round == 7
    table.roll("VV").leave()
    table.roll("IIII").leave()
    table.roll("XXXVV").card("reroll_v", "VV")
    table.card("reroll_one", "X", die="V")
    table.joker("reroll_one", "I", die="V")
    assert table.public.closing is None
    events = table.write(39, 7)

    result = Result((164, 180, 196), (2,))
    assert events == (NumberWritten(2, 39, 7), LastRoundCalled(2, "column_full"), GameEnded(result))
    assert (table.result, table.ending) == (result, "column_full")
    assert table.public.columns == (
        (9, 16, 25, 31, 0, 33, 35),
        (18, 23, 26, 0, 27, 29, 37),
        (19, 21, 23, 28, 33, 33, 39),
    )
    assert table.public.cards == (
        ("reroll_i", "reroll_one", "twin"),
        tuple(card for card in CARDS if card not in ("ignore", "reroll_v")),
        (),
    )
    assert sum(isinstance(event, TurnBegun) for event in table.log) == 3 * 7 - 1
    assert fold(ALEA, ALEA.start(table.options), table.log) == table.state
