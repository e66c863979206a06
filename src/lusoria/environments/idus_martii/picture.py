"""Picture of Idus Martii: vote tracks, seats with offices, and the ledger."""

from lusoria.environments.canvas import (
    EDGE,
    FAINT,
    GOLD,
    INK,
    LINE,
    PURPLE,
    RAISED,
    SLOT,
    SURFACE,
    TINT,
    VOTES,
    WIDTH,
    Canvas,
)
from lusoria.environments.idus_martii.text import cards, offices
from lusoria.games.idus_martii.model import Faction
from lusoria.games.idus_martii.view import Table, View

COLOURS: dict[Faction, str] = {"loyal": "green", "traitor": "red", "merchant": "yellow"}


def draw(canvas: Canvas, view: View) -> None:
    table = view.table
    turns = 2 * table.options.players
    canvas.title("IDVS MARTII", f"turn {table.turn} of {turns}   {table.step}")
    svffragivm(canvas, table)
    for seat in range(table.options.players):
        senator(canvas, view, seat)
    ledger(canvas, table)
    if table.result is not None:
        result = table.result
        words = f"{result.ending.replace('_', ' ')}: the {result.faction} win"
        canvas.text(WIDTH / 2, 514, words, 20, PURPLE, "mm")


def svffragivm(canvas: Canvas, table: Table) -> None:
    """Two tracks up to the limit. A token past it ends the game (V5)."""
    tracks: tuple[tuple[Faction, int], ...] = (("loyal", table.loyal), ("traitor", table.traitor))
    wide = min(34.0, 760 / (table.limit + 2))
    for row, (faction, count) in enumerate(tracks):
        y = 88 + 36 * row
        canvas.text(24, y, f"{faction} {count}", 16, VOTES[COLOURS[faction]])
        for place in range(1, table.limit + 3):
            x = 130 + wide * (place - 1)
            past = place > table.limit
            canvas.box(x, y - 12, wide - 5, 24, SURFACE if past else SLOT, GOLD if past else LINE)
            if place <= count:
                canvas.vote(x + (wide - 5) / 2, y, COLOURS[faction], 8)


def senator(canvas: Canvas, view: View, seat: int) -> None:
    table, mine = view.table, view.mine
    wide = (WIDTH - 48) / table.options.players
    x, y = 24 + wide * seat, 158
    me = mine is not None and mine.seat == seat
    awaited = seat in table.awaited
    canvas.box(x, y, wide - 10, 132, TINT if me else RAISED, PURPLE if awaited else EDGE, 3 if awaited else 1)
    canvas.text(x + 12, y + 20, f"player {seat}", 16, PURPLE if me else INK)
    canvas.text(x + 12, y + 44, offices(table, seat), 16, FAINT)
    for place, card in enumerate(cards(view, seat)):
        at = x + 22 + 30 * place
        if card is None:
            canvas.back(at, y + 80)
        else:
            canvas.box(at - 11, y + 65, 22, 30, RAISED, GOLD, 2)
            canvas.vote(at, y + 80, COLOURS[card], 7)
    if seat in table.laid:
        laid = own_vote(view, seat)
        if laid is None:
            canvas.box(x + wide - 44, y + 68, 22, 24, SLOT, EDGE, 2)
        else:
            canvas.vote(x + wide - 33, y + 80, laid)
    notes = [
        word for word, flag in (("looked at", table.looked == seat), ("won", has_won(table, seat))) if flag
    ]
    canvas.text(x + 12, y + 114, "  ".join(notes), 14, PURPLE)


def own_vote(view: View, seat: int) -> str | None:
    mine = view.mine
    if mine is None or mine.seat != seat or not mine.votes or mine.votes[-1].turn != view.table.turn:
        return None
    return mine.votes[-1].final


def has_won(table: Table, seat: int) -> bool:
    return table.result is not None and seat in table.result.winners


def ledger(canvas: Canvas, table: Table) -> None:
    """One column per turn: offices and votes. The Aedile looked at is underlined, a swap is named."""
    wide = (WIDTH - 124) / (2 * table.options.players)
    for row, head in enumerate(("turn", "consul", "praetor", "aediles", "votes")):
        canvas.text(24, 322 + 28 * row, head, 14, FAINT)
    for line in table.ledger:
        x = 100 + wide * (line.turn - 0.5)
        canvas.box(x - wide / 2 + 2, 306, wide - 4, 180, SURFACE, LINE)
        for row, words in enumerate((line.turn, line.consul, line.praetor)):
            canvas.text(x, 322 + 28 * row, str(words), 15, FAINT if row == 0 else INK, "mm")
        for place, seat in enumerate(line.aediles):
            at = x + (place - 0.5) * 18
            canvas.text(at, 406, str(seat), 15, INK, "mm")
            if seat == line.looked:
                canvas.line(at - 6, 417, 12, PURPLE)
        votes = ["green"] * line.green + ["red"] * line.red + ["yellow"] * line.yellow
        for place, colour in enumerate(votes):
            canvas.vote(x + (place - 0.5) * 18, 436, colour, 6)
        if line.swapped:
            canvas.text(x, 466, "swap", 12, PURPLE, "mm")
