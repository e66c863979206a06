"""Value of each card of Alea Romana, from paired games with and without it.

Each seat has its own stream of dice. So two games of a pair are equal until the card is played.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np
from msgspec import structs

from lusoria.bots import bot
from lusoria.core.ranks import win_shares
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import CARDS, Card, Options
from lusoria.lab.balance.game_samples import Row, Source, finish_match
from lusoria.lab.balance.report_model import Value, mean
from lusoria.lab.simulator.result_columns import Column
from lusoria.lab.tournament.paired_games import Table

SEATS = 2  # one with the card, one without


@dataclass(frozen=True)
class CardValue:
    """Difference between games with the card and without it."""

    points: Value
    wins: Value
    held_at_end: Value
    """How often a player who had the card still holds it at the end."""
    by_deal: Column
    """Points by deal. Two cards share their deals, so their values are not independent."""


def card_values(source: Source, policy: str) -> list[CardValue]:
    """One per card, in the order of the rules. Plays by the reference rules: kernels deal all cards."""
    rows = source.play_games(partial(deal_row, policy, source.seed), source.slow_games)
    complete = [row for row in rows if row]
    source.count_cut_off(
        "alea", policy, len(rows) - len(complete), len(rows), f"{SEATS} players without a card"
    )
    points, wins, held_at_end = (
        np.array([row[name] for row in complete]) for name in ("points", "wins", "held")
    )
    source.progress(f"cards {policy}")
    return [
        CardValue(mean(points[:, k]), mean(wins[:, k]), mean(held_at_end[:, k]), points[:, k])
        for k in range(len(CARDS))
    ]


def deal_row(policy: str, seed: int, deal: int) -> Row:
    """One deal: once with all cards, six times without one card. Empty if a game was cut off."""
    seat = deal % SEATS
    with_all = play_without(policy, seed, deal, seat, None)
    without = [play_without(policy, seed, deal, seat, card) for card in CARDS]
    if with_all is None or any(game is None for game in without):
        return {}
    return {
        "points": [with_all[0] - game[0] for game in without if game],
        "wins": [with_all[1] - game[1] for game in without if game],
        "held": [card in with_all[2] for card in CARDS],
    }


def cards_without(seat: int, missing: Card | None) -> tuple[tuple[Card, ...], ...]:
    """Cards by seat at the start: all, except the missing card of this seat."""
    return tuple(tuple(card for card in CARDS if card != missing or index != seat) for index in range(SEATS))


def play_without(
    policy: str, seed: int, deal: int, seat: int, missing: Card | None
) -> tuple[int, float, tuple[Card, ...]] | None:
    """Points, share of the win and remaining cards of a seat; None if the game was cut off."""
    options = Options(players=SEATS)
    table = Table(ALEA, options, [bot("alea", policy)] * SEATS, f"cards {seed} {deal}")  # type: ignore[arg-type]
    match = table.begin()
    match.state = structs.replace(match.state, cards=cards_without(seat, missing))
    finish_match(table, match, policy, f"alea, deal {deal}")
    result = match.state.result
    if result is None:
        return None
    share = win_shares(ALEA, result, SEATS)[seat]
    return result.scores[seat], share, match.state.cards[seat]
