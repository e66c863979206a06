"""What every bot owes the table: legal choices, the same ones again, and none that rest on secrets."""

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
from tests.laws.worlds import other_world, sight
from tests.records.play import ALEA_KINDS, IDUS_KINDS, KINDS, Kind, begun, name_of, wander

EACH_KIND = pytest.mark.parametrize("kind", KINDS, ids=name_of)


def positions(kind: Kind, number: int) -> Iterator[tuple[Any, Random]]:
    """Every view that asks for a choice in a random game, and a fresh generator for it."""
    match = begun(kind, number)
    for step, _ in enumerate(wander(match, Random(number))):
        for seat in match.awaited:
            yield match.game.view(match.state, seat), Random(1000 * number + step)


def players(game: str) -> dict[str, Bot]:
    return {spec.name: bot(game, spec.name) for spec in bots_of(game)}


def twin(rng: Random) -> Random:
    """A generator that will say just the same."""
    other = Random()
    other.setstate(rng.getstate())
    return other


class TestTheList:
    def test_every_game_has_bots_and_the_default_is_not_the_random_one(self) -> None:
        for game in GAMES:
            *better, last = (spec.name for spec in bots_of(game))
            assert last == "random"
            assert default_bot(game).name == better[0]

    def test_they_are_found_by_name(self) -> None:
        for game in GAMES:
            for spec in bots_of(game):
                assert spec.game == game
                assert bot(game, spec.name) is bot(game, spec.name)

    @pytest.mark.parametrize(("game", "name"), [("alea", "honest"), ("idus-martii", "greedy"), ("alea", "")])
    def test_no_other_is(self, game: str, name: str) -> None:
        with pytest.raises(Malformed) as caught:
            bot(game, name)
        assert caught.value.where == "bot"
        assert repr(name) in caught.value.problem
        assert all(spec.name in caught.value.problem for spec in bots_of(game))

    def test_no_game_no_bot(self) -> None:
        with pytest.raises(Malformed):
            bot("ludus", "random")


@EACH_KIND
class TestEveryChoice:
    """Thousands of positions of random games, all options."""

    def test_is_legal(self, kind: Kind) -> None:
        game, _ = kind
        seen = 0
        for number in (1, 2):
            for view, rng in positions(kind, number):
                for name, player in players(game.name).items():
                    assert player.choose(view, rng) in view.legal, name
                seen += 1
        assert seen > 100

    def test_is_the_same_again(self, kind: Kind) -> None:
        """The same view, even one that was sent over a wire, and the same generator give the same choice."""
        game, _ = kind
        for view, rng in islice(positions(kind, 4), 0, None, 3):
            received = decode_view(game, encode(view))
            for player in players(game.name).values():
                one, other = twin(rng), twin(rng)
                assert player.choose(view, one) == player.choose(received, other)
                assert one.getstate() == other.getstate()


class TestUniform:
    def test_every_legal_action_is_as_likely(self) -> None:
        for kind in (ALEA_KINDS[0], IDUS_KINDS[0]):
            view = max((view for view, _ in positions(kind, 5)), key=lambda view: len(view.legal))
            rng = Random(5)
            tries = 300 * len(view.legal)
            counts = Counter(bot(kind[0].name, "random").choose(view, rng) for _ in range(tries))
            assert set(counts) == set(view.legal)
            assert all(300 - 80 < count < 300 + 80 for count in counts.values())


class TestSecrets:
    """In another world with other cards and votes that a seat cannot know of, it chooses the same."""

    @pytest.mark.parametrize("kind", IDUS_KINDS[:4], ids=name_of)
    def test_what_cannot_be_seen_changes_no_choice(self, kind: Kind) -> None:
        game, options = kind
        rng = Random(6)
        different = 0
        for number in range(6):
            steps = truth(kind, number)
            mark = rng.randrange(2 * options.players + 8, len(steps) - 1)
            while not self.awaited(game, steps[mark]):
                mark -= 1
            seat = rng.choice(self.awaited(game, steps[mark]))
            other = other_world(game, steps[: mark + 1], sight(game, seat), rng)
            if other is None or other[-1].after == steps[mark].after:
                continue
            different += 1
            one, two = game.view(steps[mark].after, seat), game.view(other[-1].after, seat)
            assert json.loads(encode(one)) == json.loads(encode(two))
            for player in players(game.name).values():
                for seed in range(10):
                    here, there = Random(seed), Random(seed)
                    assert player.choose(one, here) == player.choose(two, there)
                    assert here.getstate() == there.getstate()  # it drew as often, too
        assert different >= 3

    def awaited(self, game: Any, step: Step[Any, Any]) -> tuple[int, ...]:
        turn = game.turn(step.after)
        return getattr(turn, "seats", ())


def truth(kind: Kind, number: int) -> list[Step[Any, Any]]:
    """A random game step by step, each with the state before and after it."""
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
    """A game between bots: the number settles the dice and what else is drawn."""
    game, options = kind
    dice, thoughts = Random(number), Random(number + 1)
    match = Match(game, options, lambda chance: sample(chance, dice))
    while match.over is None:
        seat = match.awaited[0]
        match.act(seat, players[seat].choose(game.view(match.state, seat), thoughts))
    return match


class TestStrength:
    def test_greedy_beats_random(self) -> None:
        """Thirty pairs: each number is played from both seats."""
        greedy, uniform = bot("alea", "greedy"), bot("alea", "random")
        won = 0
        for number in range(30):
            for seat, players in ((0, [greedy, uniform]), (1, [uniform, greedy])):
                over = duel(ALEA_KINDS[0], number, players).over
                assert over is not None
                won += over.winners == (seat,)
        assert won >= 54

    @pytest.mark.parametrize("kind", ALEA_KINDS[1:], ids=name_of)
    def test_greedy_does_not_lose_its_head_with_other_options(self, kind: Kind) -> None:
        """One greedy seat among random ones scores far more than they do."""
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

    def test_honest_does_better_than_random_among_random(self) -> None:
        """A fifth of the seats each, in turn; about 63 of 100 against 32."""
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
    """Its manners, where they can be told without a measure of strength."""

    def test_it_rolls_one_die_at_a_time(self) -> None:
        for view, rng in positions(ALEA_KINDS[4], 7):
            chosen = bot("alea", "greedy").choose(view, rng)
            assert not isinstance(chosen, Roll) or chosen.dice == 1

    def test_it_draws_nothing_from_the_generator(self) -> None:
        for kind in ALEA_KINDS[:2]:
            for view, rng in positions(kind, 8):
                before = rng.getstate()
                bot("alea", "greedy").choose(view, rng)
                assert rng.getstate() == before

    def test_it_spends_cards_but_not_all_at_once(self) -> None:
        greedy = bot("alea", "greedy")
        match = duel(ALEA_KINDS[0], 1, [greedy, greedy])
        played = [event.play for event in match.events if hasattr(event, "play")]
        assert match.over is not None
        assert all(isinstance(play, PlayCard) for play in played)
        assert 0 < len(played) < 12
