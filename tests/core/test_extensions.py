"""Extensions: what a game brings besides its rules."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.core.errors import Malformed
from lusoria.core.extensions import (
    EXTENSION_TYPES,
    extension,
    extensions_of,
    find_type_fault,
    has_extension,
    typed_extension,
)
from lusoria.core.plugins import PluginSkipped
from lusoria.games import BUILT_IN

GAME = SimpleNamespace(
    extensions={"picture": "fractions:Fraction", "lab": "no_such_module:LAB", "coach": "math:pi"}
)


class TestExtensions:
    def test_extension_is_the_exported_object(self) -> None:
        assert extension(GAME, "picture") is Fraction

    def test_part_that_a_game_does_not_bring_is_none(self) -> None:
        assert extension(GAME, "analysis") is None
        assert extension(SimpleNamespace(), "analysis") is None

    def test_presence_is_known_without_import(self) -> None:
        assert has_extension(GAME, "lab")
        assert not has_extension(GAME, "analysis")

    def test_extension_that_cannot_be_loaded_is_named(self) -> None:
        with pytest.raises(Malformed, match="no_such_module:LAB cannot be loaded"):
            extension(GAME, "lab")

    def test_extension_of_another_type_is_refused(self) -> None:
        with pytest.raises(Malformed, match="math:pi has the wrong type"):
            extension(GAME, "coach")


class TestTypeFaults:
    @pytest.mark.parametrize(
        ("part", "place", "fault"),
        [
            ("analysys", "math:pi", "no extension is called 'analysys'; the nearest name is 'analysis'"),
            ("bots", "lusoria.core.extensions:NO_EXTENSIONS", "expected tuple of lusoria.bots.bot:BotSpec"),
            ("coach", "lusoria.analysis.alea:ANALYSIS", "expected lusoria.bots.coach:Coach"),
            (
                "screen",
                "lusoria.core.web_files:WebFiles",
                "expected subclass of lusoria.tui.game_screen:GameScreen",
            ),
            ("encoding", "math", "missing: ACTIONS, FIELDS, KINDS, action_count"),
            ("picture", "math:pi", "expected collections.abc:Callable"),
        ],
    )
    def test_unknown_name_and_wrong_type_are_named(self, part: str, place: str, fault: str) -> None:
        assert fault in str(find_type_fault(part, place))

    def test_every_part_of_a_built_in_game_has_its_type(self) -> None:
        parts = set()
        for game in BUILT_IN:
            for part, place in extensions_of(game).items():
                assert find_type_fault(part, place) is None
                parts.add(part)
        assert set(EXTENSION_TYPES) - parts == {"web"}, "built-in games bring every part but one"


class TestTypedExtensions:
    def test_object_of_the_type_is_returned(self) -> None:
        assert typed_extension(game_with("fractions:Fraction"), "coach", type) is Fraction
        assert typed_extension(game_with("fractions:Fraction"), "analysis", type) is None

    @pytest.mark.parametrize(
        ("place", "why"),
        [("no_such_module:COACH", "cannot be loaded"), ("math:pi", "expected Fraction, not float")],
    )
    def test_faulty_extension_counts_as_none_with_a_warning(self, place: str, why: str) -> None:
        game = game_with(place)
        with pytest.warns(PluginSkipped, match=f"extension coach of calculi is left out: .*{why}"):
            assert typed_extension(game, "coach", Fraction) is None
        assert typed_extension(game, "coach", Fraction) is None, "it warns once"

    def test_every_part_of_a_built_in_game_can_be_loaded(self) -> None:
        for game in BUILT_IN:
            for part in extensions_of(game):
                assert extension(game, part) is not None


def game_with(place: str) -> Any:
    """A hashable game with a coach at this place."""
    return type("Game", (), {"name": "calculi", "extensions": {"coach": place}})()
