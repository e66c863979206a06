"""The laws of bots find planted faults that only house rules lead to."""

from itertools import islice
from typing import Any

import pytest
from msgspec import structs

from lusoria.bots.bot import BotSpec
from lusoria.core.game import any_game
from lusoria.games import GAMES
from lusoria.laws import bot_laws, broken_laws
from lusoria.laws.bot_laws import decisions, ordered_mixes
from lusoria.laws.house_tables import house_tables
from lusoria.laws.sample import Sample
from tests.laws.planted import Numbers

LEGAL, DETERMINISTIC = "bots-choose-legal-actions", "bots-choose-deterministically"


@pytest.mark.parametrize(
    ("bot", "found"),
    [
        ("Fair", set()),
        ("IllegalBehindOption", {LEGAL}),
        ("MoodyBehindOption", {DETERMINISTIC}),
        ("DrawsBehindOption", {DETERMINISTIC}),
        ("FailsBehindOption", {LEGAL, DETERMINISTIC}),
        ("NoSuchBot", {LEGAL, DETERMINISTIC}),
    ],
)
def test_faulty_bot_behind_an_option_is_found(
    bot: str, found: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: bots played one game with printed values."""
    spec = BotSpec("numbers", "planted", 1, f"tests.laws.planted.bots:{bot}")
    monkeypatch.setattr(bot_laws, "bots_of", lambda _: (spec,))
    monkeypatch.setattr(bot_laws, "is_installed", lambda _: True)
    assert broken_laws(any_game(Numbers())) == found


@pytest.mark.parametrize("name", ["alea", "idus-martii"])
def test_first_decisions_have_every_value_of_every_house_rule(name: str) -> None:
    """A slow bot makes only these. The first round has every mix."""
    sample = Sample(GAMES[name], house_tables(GAMES[name]))
    mixes, covering = ordered_mixes(sample)
    found = [decision.played.options for decision in islice(decisions(sample), len(mixes))]
    assert set(found) == set(mixes) == {played.options for played in sample.games}
    assert values_of(found[:covering]) == values_of(mixes)
    assert covering < len(mixes)


def values_of(mixes: list[Any]) -> set[tuple[str, object]]:
    return {item for options in mixes for item in structs.asdict(options).items()}
