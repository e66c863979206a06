"""Text rendering of both games."""

from collections.abc import Iterable, Sequence

from lusoria.environments.idus_picture import cards, offices
from lusoria.games.alea.view import View as AleaView
from lusoria.games.idus_martii.view import View as IdusView


def columns(*rows: Sequence[object]) -> list[str]:
    """Rows with their cells below one another."""
    cells = [["-" if cell in (None, "") else str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]


def listed(things: Iterable[object]) -> str:
    return ",".join(map(str, things))


def idus_martii(view: IdusView) -> str:
    table = view.table
    seats = range(table.options.players)
    lines = [
        f"idus-martii  turn {table.turn}/{2 * table.options.players}  step {table.step}",
        f"loyal {table.loyal}  traitor {table.traitor}  limit {table.limit}",
        "",
        *columns(
            ("seat", "office", "cards", "laid", "looked", "awaited"),
            *(
                (
                    seat,
                    offices(table, seat).lower(),
                    listed("?" if card is None else card for card in cards(view, seat)),
                    *(
                        "yes" if so else ""
                        for so in (seat in table.laid, seat == table.looked, seat in table.awaited)
                    ),
                )
                for seat in seats
            ),
        ),
    ]
    if table.ledger:
        head = ("turn", "consul", "praetor", "aediles", "looked", "swapped", "green", "red", "yellow")
        told = (
            (
                line.turn,
                line.consul,
                line.praetor,
                listed(line.aediles),
                line.looked,
                "yes" if line.swapped else "",
                line.green,
                line.red,
                line.yellow,
            )
            for line in table.ledger
        )
        lines += ["", *columns(head, *told)]
    if table.result is not None:
        result = table.result
        lines += ["", f"{result.ending}  faction {result.faction}  winners {listed(result.winners) or '-'}"]
    return "\n".join(lines) + "\n"


def alea(view: AleaView) -> str:
    table = view.table
    seats = range(table.options.players)
    rows = [
        (f"row {row + 1}", *(table.columns[seat][row] or "" for seat in seats))
        for row in range(len(table.columns[0]))
    ]
    lines = [
        f"alea  round {table.round}  step {table.step}"
        + (f"  closing {table.closing}" if table.closing else ""),
        f"dice {' '.join(table.dice) or '-'}  aside {' '.join(table.aside) or '-'}  left {table.left}",
        f"readings {listed(table.readings) or '-'}  failed {table.failed or '-'}",
        "",
        *columns(
            ("seat", *seats),
            *rows,
            ("cards", *(len(table.cards[seat]) for seat in seats)),
            ("score", *table.scores),
            ("awaited", *("yes" if seat in table.awaited else "" for seat in seats)),
        ),
    ]
    if table.result is not None:
        lines += ["", f"winners {listed(table.result.winners)}"]
    return "\n".join(lines) + "\n"
