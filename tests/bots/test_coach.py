"""The coach: the worth of every option, from one view, in words that whoever has the view could say."""

import json
from random import Random

import pytest

import lusoria
from lusoria.bots import coach
from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.games import GAMES
from lusoria.referee import serve
from lusoria.words import LANGUAGES, tell_reason, words
from tests.records.play import KINDS, Kind, begun, name_of, wander


def asked(kind: Kind, number: int, most: int) -> list[GameView]:
    """Views of a random game that ask for a choice, spread over it."""
    match, rng, found = begun(kind, number), Random(number), list[GameView]()
    for _ in wander(match, rng):
        found += [match.game.view(match.state, seat) for seat in match.awaited]
    chosen = [view for view in found if len(view.legal) > 1]
    return chosen[:: max(1, len(chosen) // most)]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_every_legal_action_is_judged_and_the_best_comes_first(kind: Kind) -> None:
    game, options = kind
    names = [f"Seat {seat}" for seat in range(options.players)]
    for view in asked(kind, 1, 12):
        advice = lusoria.advise(game.name, view)
        assert {each.action for each in advice.options} == set(view.legal)
        assert all(0 <= each.chance <= 1 and each.error >= 0 for each in advice.options)
        best = max(each.chance for each in advice.options)
        assert advice.options[0].chance >= best - max(0.05, 2 * advice.options[0].error)
        assert advice == lusoria.advise(game.name, view)
        assert view.mine is not None
        for each in advice.options:
            for language in LANGUAGES:
                assert tell_reason(words(language), game, each.reason, view.mine.seat, names)


def test_what_nobody_can_say_is_said() -> None:
    alea = GAMES["alea"]
    state = alea.start(alea.options_type(players=2))
    with pytest.raises(Malformed, match="no decision to make"):
        lusoria.advise("alea", alea.view(state, 1))
    with pytest.raises(Malformed, match="no game"):
        lusoria.advise("chess", alea.view(state, 0))


def test_rules_that_it_has_not_learnt_are_refused() -> None:
    with pytest.raises(Malformed, match="knows version 1"):
        coach.adviser("alea", 2)


def test_without_what_it_thinks_with_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "NEEDS", ("no_such_module",))
    with pytest.raises(Malformed, match="not installed"):
        coach.adviser.__wrapped__("alea", 1)


def test_the_referee_asks_it() -> None:
    said = [
        {"do": "start", "game": "alea", "options": {"players": 2}, "seed": "07" * 32},
        {"do": "act", "seat": 0, "action": {"type": "roll", "dice": 1}},
        {"do": "advise", "seat": 0},
        {"do": "advise", "seat": 1},
        {"do": "advise", "seat": 9},
    ]
    lines = [json.dumps(one).encode() for one in said]
    *_, advised, other, nobody = (json.loads(line) for line in serve(lines, words("en")))
    assert advised["ok"]
    best = advised["options"][0]
    assert set(best) == {"action", "chance", "error", "points", "reason", "text"}
    assert best["text"].endswith(".")
    assert [option["action"]["type"] for option in advised["options"]].count("roll") == 1
    assert (other["ok"], other["error"]["where"]) == (False, "view.legal")
    assert (nobody["ok"], nobody["error"]["where"]) == (False, "request.seat")
