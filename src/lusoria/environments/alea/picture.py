"""Picture of Alea Romana: dice, and one column with cards per player."""

from lusoria.environments.canvas import (
    DIE,
    EDGE,
    FAINT,
    GOLD,
    GROUND,
    INK,
    LINE,
    PURPLE,
    RAISED,
    SLOT,
    SURFACE,
    WIDTH,
    Canvas,
)
from lusoria.games.alea.model import CARDS, DICE, ROWS, Card
from lusoria.games.alea.view import Table, View

SHORT: dict[Card, str] = {
    "reroll_i": "all I",
    "reroll_v": "all V",
    "reroll_one": "one",
    "ignore": "aside",
    "twin": "twin",
    "joker": "joker",
}
"""Labels of the small cards."""
assert tuple(SHORT) == CARDS, "give the new card a short label here"


def draw(canvas: Canvas, view: View) -> None:
    table = view.table
    canvas.title(
        "ALEA ROMANA", f"round {table.round}   {table.step}" + ("   last round" if table.closing else "")
    )
    dice(canvas, table)
    for seat in range(table.options.players):
        column(canvas, view, seat)


def dice(canvas: Canvas, table: Table) -> None:
    """Dice in play, dice set aside, dice not rolled yet."""
    faces: list[str | None] = [
        *table.dice,
        *table.aside,
        *[None] * (DICE - len(table.dice) - len(table.aside)),
    ]
    for place, face in enumerate(faces):
        x = 24 + 62 * place
        aside = len(table.dice) <= place and face is not None
        canvas.box(x, 74, 52, 52, GROUND if face is None or aside else DIE, LINE if face is None else EDGE, 2)
        if face is not None:
            canvas.text(x + 26, 100, face, 28, FAINT if aside else INK, "mm")
    if table.failed is not None:
        result = f"failed: {table.failed.replace('_', ' ')}"
    else:
        result = " or ".join(map(str, table.readings))
    canvas.text(24 + 62 * DICE + 16, 100, result, 26, PURPLE)


def column(canvas: Canvas, view: View, seat: int) -> None:
    table, players = view.table, view.table.options.players
    wide = (WIDTH - 48) / players
    x = 24 + wide * seat
    me, on_turn = view.mine is not None and view.mine.seat == seat, seat in table.awaited
    canvas.box(x, 144, wide - 10, 380, SURFACE, PURPLE if on_turn else LINE, 3 if on_turn else 1)
    canvas.text(x + 12, 164, f"player {seat}", 16, PURPLE if me else INK)
    canvas.text(x + wide - 22, 164, str(table.scores[seat]), 18, INK, "rm")
    may_take = {row for _, row in table.places} if on_turn else set()
    for row in range(ROWS):
        y, number = 182 + 36 * row, table.columns[seat][row]
        free = row + 1 in may_take
        canvas.box(
            x + 12, y, wide - 34, 32, RAISED if number else SLOT, GOLD if free else LINE, 3 if free else 1
        )
        if number:
            canvas.text(x + (wide - 10) / 2, y + 16, str(number), 20, INK, "mm")
    for place, card in enumerate(CARDS):
        is_in_hand = card in table.cards[seat]
        half = (wide - 34) / 3
        at, y = x + 12 + half * (place % 3), 440 + 28 * (place // 3)
        canvas.box(at, y, half - 4, 24, RAISED if is_in_hand else SURFACE, GOLD if is_in_hand else LINE)
        if is_in_hand:
            canvas.text(at + half / 2 - 2, y + 12, SHORT[card], 12, INK, "mm")
    if table.result is not None and seat in table.result.winners:
        canvas.text(x + (wide - 10) / 2, 508, "won", 16, PURPLE, "mm")
