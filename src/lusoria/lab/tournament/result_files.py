"""Result files of a tournament: each table as CSV and as Parquet."""

import csv
import io
from dataclasses import asdict
from math import isnan
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from lusoria.lab.tournament.deal_log import DealLog
from lusoria.lab.tournament.results import Standings
from lusoria.lab.tournament.tournament_settings import mixed_seatings

Row = dict[str, Any]
TEXT, WHOLE, REAL, FLAG = pa.string(), pa.int64(), pa.float64(), pa.bool_()
TYPES = (
    dict.fromkeys(("bot", "ending", "one", "others", "name"), TEXT)
    | dict.fromkeys(("game", "deal", "seat", "decisions", "deals", "games"), WHOLE)
    | dict.fromkeys(("share", "lift", "error", "score_error", "mu", "sigma"), REAL)
    | dict.fromkeys(("effect", "effect_error", "score"), REAL)
    | dict.fromkeys(("mixed", "won"), FLAG)
)
"""Explicit, as a column may be empty."""


def write_results(deal_log: DealLog, found: Standings) -> None:
    for name, rows in (("games", games(found)), ("lifts", lifts(found)), ("ratings", ratings(found))):
        deal_log.write(f"{name}.csv", as_csv(rows))
        deal_log.write(f"{name}.parquet", as_parquet(rows))


def games(found: Standings) -> list[Row]:
    """One row per game and seat."""
    rows: list[Row] = []
    number = 0
    for deal in found.deals:
        tables = frozenset(mixed_seatings(found.settings, deal.deal))
        for game in deal.games:
            for seat, entrant in enumerate(game.seats):
                rows.append(
                    {
                        "game": number,
                        "deal": deal.deal,
                        "mixed": game.seats in tables,
                        "seat": seat,
                        "bot": found.settings.entrants[entrant].name,
                        "won": game.share(seat) == 1 if game.ending else None,
                        "share": game.share(seat) if game.ending else None,
                        "score": game.scores[seat] if game.scores else None,
                        "ending": game.ending or None,
                        "decisions": game.decisions,
                    }
                )
            number += 1
    return rows


def lifts(found: Standings) -> list[Row]:
    return [asdict(lift) for lift in found.lifts]


def ratings(found: Standings) -> list[Row]:
    return [
        {
            "name": rating.name,
            "games": rating.games,
            "share": rating.share,
            "mu": rating.skill.mu,
            "sigma": rating.skill.sigma,
            "effect": rating.effect.value,
            "effect_error": rating.effect.error,
        }
        for rating in found.ratings
    ]


def cell_of(value: Any) -> Any:
    """NaN as an empty cell."""
    return None if isinstance(value, float) and isnan(value) else value


def as_csv(rows: list[Row]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: cell_of(value) for name, value in row.items()} for row in rows)
    return text.getvalue().encode()


def as_parquet(rows: list[Row]) -> bytes:
    columns = {name: pa.array([cell_of(row[name]) for row in rows], TYPES[name]) for name in rows[0]}
    sink = io.BytesIO()
    parquet.write_table(pa.table(columns), sink)
    return sink.getvalue()
