"""Every refusal that the source can raise, and that attempts raise, has its sentence."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields

from lusoria.core.errors import Illegal, IllegalAction, IllegalOptions
from lusoria.core.game import AnyGame, refusal
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.words import LANGUAGES, tell_refusal, words
from tests.words.catalog_entries import variants
from tests.words.sample_games import NAMES, OPTIONS, moments
from tests.words.typography import faults

WHERE = {"IllegalAction": 0, "IllegalOptions": 0, "not_yours": 2}
"""By function: index of the argument with the rule. The next argument is the reason."""
BAD_OPTIONS = (
    ("idus-martii", IdusOptions(9)),
    ("idus-martii", IdusOptions(5, first=5)),
    ("idus-martii", IdusOptions(5, limit=20)),
    ("alea", AleaOptions(1)),
    ("alea", AleaOptions(2, multi_roll=True, ordered=True)),
)
FROM_ONE = (
    (IllegalAction("S1", "no_such_seat", place=5, last=4), "There’s no seat 6: seats are numbered 1 to 5."),
    (
        IllegalOptions("S3", "first", first=5, last=4),
        "There’s no seat 6 to start from: seats are numbered 1 to 5.",
    ),
    (
        IllegalAction("V2", "no_vote_there", place=0),
        "There’s no vote at seat 1. Look at one of the two Aediles’ votes.",
    ),
)
"""Facts count seats from 0, sentences from 1."""
MANY = {"number", "row", "aediles"}
"""Fields with many values: actions that differ only in these form one group."""


@cache
def sources(name: str) -> tuple[ast.Module, ...]:
    folder = files(GAMES[name].package)
    return tuple(
        ast.parse(file.read_text(encoding="utf-8")) for file in folder.iterdir() if file.name.endswith(".py")
    )


def reasons(name: str) -> Iterator[tuple[set[str], set[str]]]:
    """Rules and reasons of each refusal in a game's source; no rules if they are computed."""
    for module in sources(name):
        known: dict[str, set[str]] = {}
        for node in ast.walk(module):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                known.setdefault(node.targets[0].id, set()).update(strings(node.value, {}))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WHERE:
                rule, why = node.args[WHERE[node.func.id] :][:2]
                yield strings(rule, known), strings(why, {})


def strings(node: ast.expr, known: dict[str, set[str]]) -> set[str]:
    """String constants that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return strings(node.body, known) | strings(node.orelse, known)
    return known.get(node.id, set()) if isinstance(node, ast.Name) else set()


def reasons_with_text(language: str, game: AnyGame) -> set[tuple[str, str]]:
    """Rules and reasons that have a variant in the catalog."""
    return {
        (rule, why)
        for rule in game.rule_numbers
        for on, keys in variants(language, f"{game.name}-refused-{rule.replace('.', '-')}")
        if on == "why"
        for why in keys
    }


@cache
def every_action(name: str, options: Any) -> Sequence[Any]:
    return GAMES[name].actions(options)


def actions_alike(name: str) -> dict[tuple[Any, ...], list[Any]]:
    """Groups of similar actions, from all tables, with some that no table has."""
    unique = {action for options in OPTIONS[name] for action in every_action(name, options)}
    if name == "idus-martii":
        unique.add(Assign(9, (1, 2)))
    found: dict[tuple[Any, ...], list[Any]] = {}
    for action in sorted(unique, key=str):
        few = [getattr(action, field.name) for field in fields(action) if field.name not in MANY]
        found.setdefault((type(action), *few), []).append(action)
    return found


@cache
def refusals(name: str) -> tuple[Illegal, ...]:
    """Refusals of random attempts: one for each rule, reason and set of facts."""
    rng = Random(3)
    found: dict[tuple[str, str, str], Illegal] = {}
    alike = list(actions_alike(name).values())
    for moment in moments():
        if moment.game.name == name:
            awaited = moment.game.view(moment.state, None).table.awaited or (0,)
            own = every_action(name, moment.options)
            attempts = [(rng.choice(awaited), rng.choice(group)) for group in alike]
            attempts += [(rng.randrange(moment.options.players + 1), rng.choice(group)) for group in alike]
            attempts += [(awaited[0], action) for action in (own if len(own) < 300 else rng.sample(own, 40))]
            for seat, action in attempts:
                illegal = refusal(moment.game, moment.state, seat, action)
                if illegal is not None:
                    found.setdefault((illegal.rule, illegal.why, str(illegal.facts)), illegal)
    for bad, options in BAD_OPTIONS:
        if bad == name:
            with pytest.raises(Illegal) as caught:
                GAMES[name].start(options)
            found[caught.value.rule, caught.value.why, ""] = caught.value
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
class TestRefusals:
    def test_every_reason_in_the_source_has_a_variant(self, game: AnyGame, language: str) -> None:
        with_text = reasons_with_text(language, game)
        found = list(reasons(game.name))
        assert len(found) > 15
        for rules, whys in found:
            for why in whys:
                assert rules <= set(game.rule_numbers)
                assert {(rule, why) for rule in rules} <= with_text
                assert why in {reason for _, reason in with_text}

    def test_every_variant_is_for_a_refusal(self, game: AnyGame, language: str) -> None:
        """The variants are exactly the refusals that attempts raise."""
        assert reasons_with_text(language, game) == {
            (illegal.rule, illegal.why) for illegal in refusals(game.name)
        }

    def test_every_refusal_keeps_the_typography(self, game: AnyGame, language: str) -> None:
        for illegal in refusals(game.name):
            text = tell_refusal(words(language), game, illegal, NAMES)
            assert list(faults(language, text)) == [], illegal


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_one_rule_have_different_sentences(language: str) -> None:
    for game in GAMES.values():
        by_rule: dict[tuple[str, str], str] = {}
        for illegal in refusals(game.name):
            text = tell_refusal(words(language), game, illegal, NAMES)
            assert by_rule.setdefault((illegal.rule, text), illegal.why) == illegal.why


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Octavia was Praetor last turn."),
        ("es", "Octavia fue Pretor el turno pasado."),
        ("fr", "Octavia était Préteur au tour précédent."),
        ("de", "Octavia war im letzten Zug Prätor."),
        ("la", "Octavia proxima sessione Praetor fuit."),
    ],
)
def test_seat_in_a_refusal_is_shown_by_name(language: str, text: str) -> None:
    illegal = Illegal("W2", "praetor_again", seat=0)
    assert tell_refusal(words(language), find_game("idus-martii"), illegal, NAMES) == text


@pytest.mark.parametrize(("refusal", "sentence"), FROM_ONE)
def test_sentences_count_seats_from_one(refusal: Illegal, sentence: str) -> None:
    assert tell_refusal(words("en"), GAMES["idus-martii"], refusal, NAMES[:5]) == sentence
