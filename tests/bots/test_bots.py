"""Laws of all bots: choices are legal, deterministic, and independent of hidden information."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from lusoria import Malformed, Match, decode_view, encode, sample
from lusoria.bots import Bot, bot, bots_of, default_bot
from lusoria.core.game import Chance, Step
from lusoria.games import GAMES
from lusoria.games.alea.actions import PlayCard, Roll
from lusoria.games.alea.model import Result as AleaResult
from lusoria.laws.indistinguishable_games import indistinguishable_game, redacted_events
from tests.bots.bot_games import bot_match
from tests.records.random_matches import (
    ALEA_KINDS,
    IDUS_KINDS,
    KINDS,
    Kind,
    name_of,
    new_match,
    play_at_random,
)

EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)


def positions(kind: Kind, number: int) -> Iterator[tuple[Any, Random]]:
    """Views of awaited seats in a random game, each with a new generator."""
    match = new_match(kind, number)
    for step, _ in enumerate(play_at_random(match, Random(number))):
        for seat in match.awaited:
            yield match.game.view(match.state, seat), Random(1000 * number + step)


def players(game: str) -> dict[str, Bot]:
    return {spec.name: bot(game, spec.name) for spec in bots_of(game)}


def twin(rng: Random) -> Random:
    """A copy of the generator in the same state."""
    other = Random()
    other.setstate(rng.getstate())
    return other


class TestRegistry:
    def test_default_bot_of_a_game_is_not_random(self) -> None:
        for game in GAMES:
            *better, last = (spec.name for spec in bots_of(game))
            assert last == "random"
            assert default_bot(game).name == better[0]

    def test_bot_is_found_by_name(self) -> None:
        for game in GAMES:
            for spec in bots_of(game):
                assert spec.game == game
                assert bot(game, spec.name) is bot(game, spec.name)

    @pytest.mark.parametrize(("game", "name"), [("alea", "honest"), ("idus-martii", "greedy"), ("alea", "")])
    def test_unknown_name_is_refused(self, game: str, name: str) -> None:
        with pytest.raises(Malformed) as caught:
            bot(game, name)
        assert caught.value.where == "bot"
        assert repr(name) in caught.value.problem
        assert all(spec.name in caught.value.problem for spec in bots_of(game))

    def test_unknown_game_is_refused(self) -> None:
        with pytest.raises(Malformed):
            bot("ludus", "random")


@EACH_KIND
class TestEveryChoice:
    """In thousands of positions of random games, with all options."""

    def test_choice_is_legal(self, kind: Kind) -> None:
        game, _ = kind
        checked = 0
        for number in (1, 2):
            for view, rng in positions(kind, number):
                for name, player in players(game.name).items():
                    assert player.choose(view, rng) in view.legal, name
                checked += 1
        assert checked > 100

    def test_choice_is_deterministic(self, kind: Kind) -> None:
        """The same view, also a decoded one, and the same generator state give the same choice."""
        game, _ = kind
        for view, rng in islice(positions(kind, 4), 0, None, 3):
            decoded = decode_view(game, encode(view))
            for player in players(game.name).values():
                own_rng, other = twin(rng), twin(rng)
                assert player.choose(view, own_rng) == player.choose(decoded, other)
                assert own_rng.getstate() == other.getstate()


class TestUniform:
    def test_random_bot_chooses_uniformly(self) -> None:
        for kind in (ALEA_KINDS[0], IDUS_KINDS[0]):
            view = max((view for view, _ in positions(kind, 5)), key=lambda view: len(view.legal))
            rng = Random(5)
            tries = 300 * len(view.legal)
            counts = Counter(bot(kind[0].name, "random").choose(view, rng) for _ in range(tries))
            assert set(counts) == set(view.legal)
            assert all(300 - 80 < count < 300 + 80 for count in counts.values())


class TestSecrets:
    """Other hidden cards and votes, with the same view, give the same choice."""

    @pytest.mark.parametrize("kind", IDUS_KINDS[:4], ids=name_of)
    def test_hidden_information_does_not_change_a_choice(self, kind: Kind) -> None:
        game, options = kind
        rng = Random(6)
        different = 0
        for number in range(6):
            steps = truth(kind, number)
            mark = rng.randrange(2 * options.players + 8, len(steps) - 1)
            while not self.awaited(game, steps[mark]):
                mark -= 1
            seat = rng.choice(self.awaited(game, steps[mark]))
            other = indistinguishable_game(game, steps[: mark + 1], redacted_events(game, seat), rng)
            if other is None or other[-1].after == steps[mark].after:
                continue
            different += 1
            view, other_view = game.view(steps[mark].after, seat), game.view(other[-1].after, seat)
            assert json.loads(encode(view)) == json.loads(encode(other_view))
            for player in players(game.name).values():
                for seed in range(10):
                    here, there = Random(seed), Random(seed)
                    assert player.choose(view, here) == player.choose(other_view, there)
                    assert here.getstate() == there.getstate()  # the number of draws is equal, too
        assert different >= 3

    def awaited(self, game: Any, step: Step[Any, Any]) -> tuple[int, ...]:
        turn = game.turn(step.after)
        return getattr(turn, "seats", ())


def truth(kind: Kind, number: int) -> list[Step[Any, Any]]:
    """Steps of a random game, each with the states before and after."""
    game, options = kind
    rng = Random(number)
    match = Match(game, options)
    steps: list[Step[Any, Any]] = []
    while match.over is None:
        before, known = match.state, len(match.events)
        turn = match.turn
        if isinstance(turn, Chance):
            match.happen(sample(turn, rng))
        else:
            seat = rng.choice(match.awaited)
            match.act(seat, rng.choice(game.legal(match.state, seat)))
        steps.append(Step(before, tuple(match.events[known:]), match.state))
    return steps


def duel(kind: Kind, number: int, players: list[Bot]) -> Match:
    """A game between bots; `number` seeds dice and bots."""
    return bot_match(*kind, players, Random(number), Random(number + 1))


def duel_wins(player: Bot, other: Bot, pairs: int) -> int:
    """Wins of the first bot in pairs of games, each seed from both seats."""
    seatings = ((0, [player, other]), (1, [other, player]))
    matches = [
        (seat, duel(ALEA_KINDS[0], number, bots)) for number in range(pairs) for seat, bots in seatings
    ]
    return sum(match.over is not None and match.over.winners == (seat,) for seat, match in matches)


class TestStrength:
    def test_greedy_beats_random(self) -> None:
        assert duel_wins(bot("alea", "greedy"), bot("alea", "random"), 30) >= 54

    @pytest.mark.parametrize("kind", ALEA_KINDS[1:], ids=name_of)
    def test_greedy_beats_random_with_every_house_rule(self, kind: Kind) -> None:
        """One greedy bot among random bots scores far more than they do."""
        count = kind[1].players
        greedy, others = 0, 0.0
        for number in range(6):
            seat = number % count
            players = [bot("alea", "random")] * count
            players[seat] = bot("alea", "greedy")
            over = duel(kind, number, players).over
            assert over is not None
            assert isinstance(over.result, AleaResult)
            scores = over.result.scores
            greedy += scores[seat]
            others += (sum(scores) - scores[seat]) / (count - 1)
        assert greedy > 1.3 * others

    def test_honest_wins_more_often_than_random(self) -> None:
        """One seat in five, rotating; it wins about 63 of 100 games, a random bot 32."""
        honest, uniform = 0, 0
        for number in range(200):
            seat = number % 5
            players = [bot("idus-martii", "random")] * 5
            players[seat] = bot("idus-martii", "honest")
            over = duel(IDUS_KINDS[0], number, players).over
            assert over is not None
            honest += seat in over.winners
            uniform += len(set(over.winners) - {seat})
        assert honest / 200 > uniform / 800 + 0.15


class TestGreedy:
    """Behaviour of greedy that needs no measure of strength."""

    def test_greedy_rolls_one_die_at_a_time(self) -> None:
        for view, rng in positions(ALEA_KINDS[4], 7):
            chosen = bot("alea", "greedy").choose(view, rng)
            assert not isinstance(chosen, Roll) or chosen.dice == 1

    def test_greedy_does_not_use_the_generator(self) -> None:
        for kind in ALEA_KINDS[:2]:
            for view, rng in positions(kind, 8):
                before = rng.getstate()
                bot("alea", "greedy").choose(view, rng)
                assert rng.getstate() == before

    def test_greedy_plays_cards_one_by_one(self) -> None:
        greedy = bot("alea", "greedy")
        match = duel(ALEA_KINDS[0], 1, [greedy, greedy])
        played = [event.play for event in match.events if hasattr(event, "play")]
        assert match.over is not None
        assert all(isinstance(play, PlayCard) for play in played)
        assert 0 < len(played) < 12
