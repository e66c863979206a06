"""Adapter of Idus Martii."""

from collections.abc import Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from lusoria.core.game import GameResult
from lusoria.core.structs import GameEvent
from lusoria.environments.game_adapter import GameAdapter
from lusoria.environments.idus_martii.text import write
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS

RANDOM_FIRST, PRINTED_LIMIT = -1, 0  # parameters of OpenSpiel are numbers


def outcome_id(event: GameEvent) -> int:
    if isinstance(event, FirstDrawn):
        return event.seat
    assert isinstance(event, CardDealt)
    assert event.faction is not None
    return FACTIONS.index(event.faction)


def rewards(result: GameResult, players: int) -> tuple[float, ...]:
    """A side wins together; there may be no winner (E3)."""
    return tuple(1.0 if seat in result.winners else -1.0 for seat in range(players))


def max_length(players: int, rounds: int) -> tuple[int, int]:
    """A turn has two votes, a look, a veto and a discard.

    In round two it also has an assignment and a replacement.
    """
    return 5 * players + 6 * players + 1, 2 * players + 1


def options_of(parameters: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "players": parameters["players"],
        "first": "random" if parameters["first"] == RANDOM_FIRST else parameters["first"],
        "limit": parameters["limit"] or None,
        "yellow_swap": parameters["yellow_swap"],
    }


ADAPTER = GameAdapter(
    title="Idus Martii",
    rewards=rewards,
    min_reward=-1.0,
    has_secrets=True,
    outcome_id=outcome_id,
    max_outcomes=PLAYERS[-1],
    max_length=max_length,
    secret_steps=("deal", "discard"),
    write=write,
    parameters=MappingProxyType({"first": RANDOM_FIRST, "limit": PRINTED_LIMIT, "yellow_swap": "must"}),
    options_of=options_of,
    legal_key=attrgetter("choices", "consul", "aediles"),
)
