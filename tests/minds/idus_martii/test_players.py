"""Strong and master: legal, reproducible, without secrets, and with reasons."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Literal, get_args

import pytest

from lusoria import encode
from lusoria.bots import bot
from lusoria.games.idus_martii.model import PLAYERS, Options, limits
from lusoria.games.idus_martii.reasons import Chance, Only, Reason, Saw, Suspect
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief import belief
from lusoria.minds.idus_martii.belief.belief import CACHE, CACHE_BYTES, Belief, BeliefCache
from lusoria.minds.idus_martii.belief.view_history import rules_of
from lusoria.minds.idus_martii.players.idus_adviser import Adviser
from tests.minds.idus_martii.trained_data import DATA, models
from tests.minds.idus_martii.views import views

NAMES = ("novice", "able", "strong", "master")
SWAPS: tuple[Literal["must", "may"], ...] = ("must", "may")
EVERY = {5: 1, 6: 3, 7: 9, 8: 27}
"""By number of players: strong and master play one game at one table in this many."""


def some_views(options: Options, seed: int, every: int = 1) -> Iterator[View]:
    for place, view in enumerate(views(options, (seed,))):
        if place % every == seed % every:
            yield view


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_choose_legal_actions_at_every_table(players: int) -> None:
    """Novice and able play two games at every table."""
    rng = Random(players)
    for number, (limit, swap) in enumerate(product(limits(players), SWAPS)):
        options = Options(players, limit=limit, yellow_swap=swap)
        thinkers = NAMES[2:] if number % EVERY[players] == 0 else ()
        for seed, names in ((0, NAMES[:2] + thinkers), (1, NAMES[:2])):
            for view in views(options, (seed,)):
                for name in names:
                    assert bot("idus-martii", name).choose(view, rng) in view.legal


def choices(name: str, options: Options) -> list[Any]:
    player = bot("idus-martii", name)
    return [
        json.loads(encode(player.choose(view, Random(place))))
        for place, view in enumerate(views(options, range(1)))
    ]


CODE = """
import json, sys
from lusoria.games.idus_martii.model import Options
from tests.minds.idus_martii.test_players import NAMES, choices
print(json.dumps({name: choices(name, Options(5, yellow_swap="may")) for name in NAMES}))
"""


def test_bots_choose_the_same_in_other_processes() -> None:
    """With another hash seed, and without a cache of earlier games."""
    here = {name: choices(name, Options(5, yellow_swap="may")) for name in NAMES}
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    assert json.loads(there.stdout) == here


@pytest.mark.parametrize("name", ["strong", "master"])
def test_bot_keeps_nothing_of_other_games(name: str) -> None:
    """Views of two games in turn, forwards and backwards, with the cache of both."""
    player = bot("idus-martii", name)
    both = [*some_views(Options(5, first=1), 3), *some_views(Options(5, first=1), 4)]
    forwards = [player.choose(view, Random(place)) for place, view in enumerate(both)]
    Random(1).shuffle(order := list(range(len(both))))
    again = {place: player.choose(both[place], Random(place)) for place in order}
    assert [again[place] for place in range(len(both))] == forwards


@pytest.mark.parametrize("name", ["strong", "master"])
def test_bot_without_cache_chooses_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart in the middle of a game: the view is enough."""
    player, views_of_game = bot("idus-martii", name), list(some_views(Options(6), 8))
    choices_cached = [player.choose(view, Random(place)) for place, view in enumerate(views_of_game)]
    for place, view in enumerate(views_of_game):
        monkeypatch.setattr(belief, "CACHE", BeliefCache(CACHE_BYTES))
        assert player.choose(view, Random(place)) == choices_cached[place]


def test_belief_cache_stays_within_its_bytes() -> None:
    model = models().model(rules_of(next(some_views(Options(8), 1)).table), "types")
    for view in some_views(Options(8), 1, every=4):
        Belief.from_view(view, model)
    beliefs = [CACHE.beliefs.get(key) for key in list(CACHE.beliefs)]
    cached_bytes = sum(belief.deal_weights.nbytes for belief in beliefs if belief is not None)
    assert cached_bytes == CACHE.beliefs.size
    assert cached_bytes <= CACHE_BYTES


class TestAdvice:
    ADVISER = Adviser(*DATA)

    @pytest.mark.parametrize("options", [Options(5), Options(6, yellow_swap="may")], ids=str)
    def test_advice_lists_all_legal_actions_best_first(self, options: Options) -> None:
        for view in some_views(options, 2, every=2):
            advice = self.ADVISER.advise(view)
            assert advice.model == "types"
            assert {judged.action for judged in advice.options} == set(view.legal)
            chances = [judged.chance for judged in advice.options]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)
            assert all(isinstance(judged.reason, get_args(Reason)) for judged in advice.options)
            assert self.ADVISER.advise(view) == advice

    def test_master_follows_its_own_advice(self) -> None:
        """The chosen action is nearly always one of the best."""
        master, more = bot("idus-martii", "master"), 0
        for place, view in enumerate(some_views(Options(5), 7)):
            advice = self.ADVISER.advise(view)
            chance = {judged.action: judged.chance for judged in advice.options}
            more += advice.options[0].chance - chance[master.choose(view, Random(place))] > 0.02
        assert more <= 2

    def test_reasons_are_facts_of_the_view(self) -> None:
        """Named votes are those of the looks, and named players are others."""
        kinds = set()
        for options in (Options(5), Options(5, yellow_swap="may")):
            for seed in (2, 3):
                for view in some_views(options, seed):
                    assert view.mine is not None
                    for judged in self.ADVISER.advise(view).options:
                        self.check(view, judged.reason)
                        kinds.add(type(judged.reason))
        assert len(kinds) >= 8

    def check(self, view: View, reason: Any) -> None:
        assert view.mine is not None
        match reason:
            case Saw(seat=seat, colour=colour):
                look = view.mine.looks[-1]
                assert (look.aedile, look.colour, look.turn) == (seat, colour, view.table.turn)
            case Suspect(seat=seat, tenths=tenths):
                assert seat != view.mine.seat
                assert 5 <= tenths <= 9
            case Only():
                assert len(view.legal) == 1
            case Chance(tenths=tenths):
                assert 1 <= tenths <= 9


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_gives_reasons(name: str) -> None:
    player: Any = bot("idus-martii", name)
    for view in some_views(Options(5), 5, every=2):
        for action in view.legal:
            assert isinstance(player.explain(view, action), get_args(Reason))


def test_novice_slips_in_one_of_seven_votes() -> None:
    """A slip is a random vote, so half of the slips in round one show."""
    view = next(
        view
        for view in some_views(Options(5), 6)
        if view.mine is not None and view.table.step == "vote" and set(view.mine.hand) == {"loyal"}
    )
    novice, rng = bot("idus-martii", "novice"), Random(1)
    votes = [novice.choose(view, rng) for _ in range(3000)]
    assert votes.count(view.legal[1]) / 3000 == pytest.approx(1 / 14, abs=0.02)
