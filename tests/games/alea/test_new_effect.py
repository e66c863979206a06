"""An effect that the code does not handle is an error, never a card that takes one die."""

from collections.abc import Callable
from typing import Any

import pytest

from lusoria.games.alea import next_die, rules
from lusoria.games.alea.actions import PlayCard
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import Options
from lusoria.lab.alea import exact
from lusoria.minds.alea.model.dice import Dice, throws_after

NEW: Any = "reroll_x"
OPTIONS = Options(2)
STATE = rules.start(OPTIONS)

PLACES: dict[str, Callable[[], Any]] = {
    "ways": lambda: list(rules.ways(NEW, NEW, ("X",), ordered=False)),
    "possible_plays": lambda: list(rules.possible_plays(OPTIONS, NEW, NEW)),
    "check_effect": lambda: rules.check_effect(STATE, PlayCard(NEW)),
    "closest_play": lambda: next_die.closest_play(STATE, NEW),
    "dice_after_card": lambda: dice_after_card(("X",), PlayCard(NEW)),
    "throws_after": lambda: throws_after(Dice(tens=1), NEW),
    "exact": lambda: list(exact.after_card((0, 0, 1), 0, frozenset(), NEW)),
}


@pytest.mark.parametrize("place", PLACES)
def test_unknown_effect_is_an_error(place: str) -> None:
    with pytest.raises(AssertionError, match=NEW):
        PLACES[place]()
