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
from tests.records.random_matches import KINDS, Kind, name_of, new_match, play_at_random


def decision_views(kind: Kind, number: int, most: int) -> list[GameView]:
    """Views of awaited seats, spread over a random game."""
    match, rng, views = new_match(kind, number), Random(number), list[GameView]()
    for _ in play_at_random(match, rng):
        views += [match.game.view(match.state, seat) for seat in match.awaited]
    chosen = [view for view in views if len(view.legal) > 1]
    return chosen[:: max(1, len(chosen) // most)]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_advice_has_every_legal_action_best_first(kind: Kind) -> None:
    game, options = kind
    names = [f"Seat {seat}" for seat in range(options.players)]
    for view in decision_views(kind, 1, 12):
        advice = lusoria.advise(game.name, view)
        assert {judged.action for judged in advice.options} == set(view.legal)
        assert all(0 <= judged.chance <= 1 and judged.error >= 0 for judged in advice.options)
        best = max(judged.chance for judged in advice.options)
        assert advice.options[0].chance >= best - max(0.05, 2 * advice.options[0].error)
        assert advice == lusoria.advise(game.name, view)
        assert view.mine is not None
        for judged in advice.options:
            for language in LANGUAGES:
                assert tell_reason(words(language), game, judged.reason, view.mine.seat, names)


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
    monkeypatch.setattr(coach, "are_installed", lambda _: False)
    with pytest.raises(Malformed, match="not installed"):
        coach.adviser.__wrapped__("alea", 1)


def test_referee_gives_advice() -> None:
    requests = [
        {"do": "start", "game": "alea", "options": {"players": 2}, "seed": "07" * 32},
        {"do": "act", "seat": 0, "action": {"type": "roll", "dice": 1}},
        {"do": "advise", "seat": 0},
        {"do": "advise", "seat": 1},
        {"do": "advise", "seat": 9},
    ]
    lines = [json.dumps(request).encode() for request in requests]
    *_, advised, other, unknown_seat = (json.loads(line) for line in serve(lines, words("en")))
    assert advised["ok"]
    best = advised["options"][0]
    assert set(best) == {"action", "chance", "error", "points", "reason", "text"}
    assert best["text"].endswith(".")
    assert [option["action"]["type"] for option in advised["options"]].count("roll") == 1
    assert (other["ok"], other["error"]["where"]) == (False, "view.legal")
    assert (unknown_seat["ok"], unknown_seat["error"]["where"]) == (False, "request.seat")
