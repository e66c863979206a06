"""Text rendering of Alea Romana."""

from lusoria.environments.table_text import columns, join_values
from lusoria.games.alea.view import View


def write(view: View) -> str:
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
        f"readings {join_values(table.readings) or '-'}  failed {table.failed or '-'}",
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
        lines += ["", f"winners {join_values(table.result.winners)}"]
    return "\n".join(lines) + "\n"
