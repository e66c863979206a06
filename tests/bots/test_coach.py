"""Coach: advice on every legal action of a view, with reasons in every language."""

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
    """Views of awaited seats, spread over a random game."""
    match, rng, found = begun(kind, number), Random(number), list[GameView]()
    for _ in wander(match, rng):
        found += [match.game.view(match.state, seat) for seat in match.awaited]
    chosen = [view for view in found if len(view.legal) > 1]
    return chosen[:: max(1, len(chosen) // most)]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_advice_has_every_legal_action_best_first(kind: Kind) -> None:
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


def test_coach_refuses_without_decision_or_game() -> None:
    alea = GAMES["alea"]
    state = alea.start(alea.options_type(players=2))
    with pytest.raises(Malformed, match="no decision to make"):
        lusoria.advise("alea", alea.view(state, 1))
    with pytest.raises(Malformed, match="no game"):
        lusoria.advise("chess", alea.view(state, 0))


def test_coach_refuses_other_rules() -> None:
    with pytest.raises(Malformed, match="knows version 1"):
        coach.adviser("alea", 2)


def test_coach_names_the_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "installed", lambda _: False)
    with pytest.raises(Malformed, match="not installed"):
        coach.adviser.__wrapped__("alea", 1)


def test_referee_gives_advice() -> None:
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
