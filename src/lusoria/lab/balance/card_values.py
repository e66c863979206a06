"""What a card of Alea Romana is worth: the same deals with it and without it.

A player who begins without one card is compared with the same player, at the same table, with the same dice:
each seat has a row of dice of its own, so that nothing else is different until the card would be played.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np
from msgspec import structs

from lusoria.bots import bot
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import CARDS, Card, Options
from lusoria.lab.balance.game_samples import Row, Source, finish
from lusoria.lab.balance.report_model import Value, mean
from lusoria.lab.simulator.result_columns import Column
from lusoria.lab.tournament.paired_games import Table

SEATS = 2


@dataclass(frozen=True)
class CardValue:
    """With the card, less without it."""

    points: Value
    wins: Value
    kept: Value
    """How often somebody who had it still holds it at the end."""
    by_deal: Column
    """The points, deal by deal: those of two cards are of the same games, and not independent."""


def card_values(source: Source, policy: str) -> list[CardValue]:
    """In the order of the rules. Kernels deal all cards to everybody, so it is the core that plays."""
    rows = source.spread(partial(deal_row, policy, source.seed), source.slow_games)
    whole = [row for row in rows if row]
    source.count_cut_off("alea", policy, len(rows) - len(whole), len(rows), f"{SEATS} players without a card")
    points, wins, kept = (np.array([row[name] for row in whole]) for name in ("points", "wins", "kept"))
    source.progress(f"cards {policy}")
    return [
        CardValue(mean(points[:, k]), mean(wins[:, k]), mean(kept[:, k]), points[:, k])
        for k in range(len(CARDS))
    ]


def deal_row(policy: str, seed: int, deal: int) -> Row:
    """One deal: with all cards, and six times without one. Nothing where a game was too long."""
    seat = deal % SEATS
    whole = ended(policy, seed, deal, seat, None)
    without = [ended(policy, seed, deal, seat, card) for card in CARDS]
    if whole is None or any(each is None for each in without):
        return {}
    return {
        "points": [whole[0] - each[0] for each in without if each],
        "wins": [whole[1] - each[1] for each in without if each],
        "kept": [card in whole[2] for card in CARDS],
    }


def held(seat: int, missing: Card | None) -> tuple[tuple[Card, ...], ...]:
    """The cards everybody begins with: all of them, but for the one."""
    return tuple(tuple(card for card in CARDS if card != missing or each != seat) for each in range(SEATS))


def ended(
    policy: str, seed: int, deal: int, seat: int, missing: Card | None
) -> tuple[int, float, tuple[Card, ...]] | None:
    """Points, the share of the win and the cards that are left to this seat; None where it was cut off."""
    options = Options(players=SEATS)
    table = Table(ALEA, options, [bot("alea", policy)] * SEATS, f"cards {seed} {deal}")  # type: ignore[arg-type]
    match = table.begun()
    match.state = structs.replace(match.state, cards=held(seat, missing))
    finish(table, match, policy, f"alea, deal {deal}")
    result = match.state.result
    if result is None:
        return None
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return result.scores[seat], share, match.state.cards[seat]
