"""Text rendering of Idus Martii."""

from lusoria.environments.table_text import columns, join_values
from lusoria.games.idus_martii.model import Faction
from lusoria.games.idus_martii.view import Table, View


def offices(table: Table, seat: int) -> str:
    if seat == table.consul:
        return "Consul"
    if seat == table.praetor:
        return "Praetor"
    return "Aedile" if seat in table.aediles else ""


def cards(view: View, seat: int) -> tuple[Faction | None, ...]:
    """Cards of a seat; None is a card that the viewer does not know."""
    table, mine = view.table, view.mine
    if table.revealed is not None:
        return (table.revealed.kept[seat],)
    if mine is not None and mine.seat == seat:
        return mine.hand
    return (None,) if table.picked[seat] else (None, None)


def write(view: View) -> str:
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
                    join_values("?" if card is None else card for card in cards(view, seat)),
                    *(
                        "yes" if flag else ""
                        for flag in (seat in table.laid, seat == table.looked, seat in table.awaited)
                    ),
                )
                for seat in seats
            ),
        ),
    ]
    if table.ledger:
        head = ("turn", "consul", "praetor", "aediles", "looked", "swapped", "green", "red", "yellow")
        lines_of_ledger = (
            (
                line.turn,
                line.consul,
                line.praetor,
                join_values(line.aediles),
                line.looked,
                "yes" if line.swapped else "",
                line.green,
                line.red,
                line.yellow,
            )
            for line in table.ledger
        )
        lines += ["", *columns(head, *lines_of_ledger)]
    if table.result is not None:
        result = table.result
        lines += [
            "",
            f"{result.ending}  faction {result.faction}  winners {join_values(result.winners) or '-'}",
        ]
    return "\n".join(lines) + "\n"
