"""Adapter of a game that brings none."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec import to_builtins

from lusoria.core.field_marks import marks
from lusoria.core.game import AnyGame, GameView
from lusoria.core.ranks import win_shares
from lusoria.core.structs import HouseRule, HouseValue
from lusoria.environments.game_adapter import GameAdapter

MAX_DECISIONS = 10_000  # longer games are cut off
MAX_CHANCE_EVENTS = 100_000  # of one game
MAX_OUTCOMES = 10_000  # of one chance event


def generic_adapter(game: AnyGame) -> GameAdapter:
    """Rewards are shares of the win. Outcomes of chance are numbered in the order of the rules."""
    rules = game.house_rules(game.usual)
    return GameAdapter(
        title=game.name.replace("-", " ").title(),
        rewards=partial(win_shares, game),
        min_reward=0.0,
        has_secrets=bool(marks(game).secret),
        max_outcomes=MAX_OUTCOMES,
        max_length=max_length,
        max_decisions=MAX_DECISIONS,
        write=partial(write_view, game.name),
        parameters={rule.name: parameter_of(rule) for rule in rules},
        options_of=partial(options_of, game),
    )


def max_length(players: int, rounds: int) -> tuple[int, int]:
    return MAX_DECISIONS, MAX_CHANCE_EVENTS


def parameter_of(rule: HouseRule) -> HouseValue:
    """Printed value as a parameter of OpenSpiel. Its parameters have one type: text if types are mixed."""
    kinds = {type(value) for value in (rule.printed, *rule.values)}
    return rule.printed if len(kinds) == 1 else text_of(rule.printed)


def text_of(value: HouseValue) -> str:
    """A value as text that OpenSpiel does not read as a number: `v1` for 1."""
    return value if isinstance(value, str) else f"v{value}"


def options_of(game: AnyGame, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Options from parameters of OpenSpiel. Printed values are left out."""
    rules = {rule.name: rule for rule in game.house_rules(parameters["players"])}
    options = {"players": parameters["players"]}
    for name, rule in rules.items():
        value = parameters.get(name, rule.printed)
        by_text = {text_of(value): value for value in rule.values}
        value = by_text.get(value, value) if isinstance(value, str) else value
        if value != rule.printed:
            options[name] = value
    return options


def write_view(name: str, view: GameView) -> str:
    """One line per value of the view."""
    rows = [(name, view.table.step)]
    for part, content in (("table", view.table), ("mine", view.mine)):
        if content is not None:
            rows += flatten(part, to_builtins(content))
    width = max(len(key) for key, _ in rows)
    return "\n".join(f"{key:{width}}  {value}" for key, value in rows) + "\n"


def flatten(name: str, value: Any) -> list[tuple[str, str]]:
    """Nested values as names and texts. A list of plain values is one line."""
    if isinstance(value, dict):
        return [row for key, part in value.items() for row in flatten(f"{name}.{key}", part)]
    if isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value):
        return [row for place, part in enumerate(value) for row in flatten(f"{name}[{place}]", part)]
    if isinstance(value, list | tuple):
        return [(name, " ".join("-" if part is None else str(part) for part in value) or "-")]
    return [(name, "-" if value is None else str(value))]
