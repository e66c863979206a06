"""Fair chance, compared with a second implementation on the standard library."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from lusoria import Chance, FairNature, Malformed, Match, commitment, new_seed
from lusoria.games.alea import ALEA
from lusoria.games.alea.events import DieFell
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.records.fair_chance import BY_TURN, seed_from_hex
from tests.records.random_matches import KINDS, Kind, as_json, name_of, new_match, play_at_random, seed_of

KNOWN_SEED = bytes(range(32))
"""The seed 00 01 02 ... 1f, and its chance events for two players of Alea and five of Idus Martii."""
KNOWN_DICE = "IVXIIIIXIIXIXXIIIIIVIVVIIXIVIIIVIXIXIIII"
KNOWN_TURN = "VVIXXXXIVVXX"
KNOWN_FIRST = 3
KNOWN_DEAL = "LL TT ML LT MT"


def draw(seed: bytes, game: str, options: dict[str, Any], stroke: int, weights: list[int]) -> int:
    """Outcome of a chance event, by the documented algorithm."""
    encoded = json.dumps(options, sort_keys=True, separators=(",", ":"))
    total = sum(weights)
    attempt = 0
    while True:
        text = f"lusoria/1|{game}|{encoded}|{stroke}|{attempt}"
        number = int(hmac.new(seed, text.encode("utf-8"), hashlib.sha256).hexdigest(), 16)
        if number < (2**256 // total) * total:
            break
        attempt += 1
    rest = number % total
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight
    raise AssertionError("the weights add up to the total")


class TestKnownAnswers:
    """Known answers: a fair record must stay fair."""

    def test_dice_of_alea_are_the_known_ones(self) -> None:
        nature = FairNature(ALEA, AleaOptions(2), KNOWN_SEED)
        die = Chance(((("I",), 3), (("V",), 1), (("X",), 2)), 6)
        assert "".join(nature(die)[0] for _ in range(40)) == KNOWN_DICE

    def test_deal_of_idus_martii_is_the_known_one(self) -> None:
        match = Match(IDUS_MARTII, IdusOptions(5), FairNature(IDUS_MARTII, IdusOptions(5), KNOWN_SEED))
        assert match.events[0] == FirstDrawn(KNOWN_FIRST)
        dealt = [event for event in match.events if isinstance(event, CardDealt)]
        assert [event.seat for event in dealt] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        letters = [event.faction[0].upper() for event in dealt if event.faction]
        assert "".join(letters) == KNOWN_DEAL.replace(" ", "")

    def test_commitment_is_the_known_one(self) -> None:
        assert commitment(KNOWN_SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def draw_by_turn(seed: bytes, turn: str, count: int) -> str:
    """Die of a turn of Alea Romana for two players, by the documented algorithm."""
    attempt = 0
    while True:
        text = f'lusoria/2|alea|{{"players":2}}|{turn}|{count}|{attempt}'
        number = int(hmac.new(seed, text.encode(), hashlib.sha256).hexdigest(), 16)
        if number < (2**256 // 6) * 6:
            return "IIIVXX"[number % 6]
        attempt += 1


class TestByTurn:
    """Scheme of the daily challenge: chance of a turn does not depend on earlier choices."""

    @staticmethod
    def dice_of(luck: int) -> dict[str, str]:
        """Dice of each turn of a game with random choices."""
        rng, options = Random(luck), AleaOptions(2)
        match = Match(ALEA, options, FairNature(ALEA, options, KNOWN_SEED, scheme=BY_TURN))
        dice: dict[str, str] = {}
        while match.over is None:
            turn = f"{match.state.round}.{match.state.seat}"
            (seat,) = match.awaited
            for event in match.act(seat, rng.choice(match.game.legal(match.state, seat))):
                if isinstance(event, DieFell):
                    dice[turn] = dice.get(turn, "") + event.face
        return dice

    def test_dice_of_a_turn_ignore_earlier_choices(self) -> None:
        games = [self.dice_of(luck) for luck in range(12)]
        longest: dict[str, str] = {}
        for game in games:
            for turn, faces in game.items():
                known = longest.get(turn, "")
                assert faces.startswith(known) or known.startswith(faces)
                longest[turn] = max(known, faces, key=len)
        assert len({tuple(game.items()) for game in games}) == len(games)
        assert all(
            face == draw_by_turn(KNOWN_SEED, turn, count)
            for turn, faces in longest.items()
            for count, face in enumerate(faces)
        )

    def test_dice_of_a_known_seed_are_fixed(self) -> None:
        nature = FairNature(ALEA, AleaOptions(2), KNOWN_SEED, scheme=BY_TURN)
        die = Chance(((("I",), 3), (("V",), 1), (("X",), 2)), 6, "1.0")
        assert "".join(nature(die)[0] for _ in range(12)) == KNOWN_TURN

    def test_nature_resumed_midgame_draws_the_same(self) -> None:
        whole = FairNature(ALEA, AleaOptions(2), KNOWN_SEED, scheme=BY_TURN)
        die = Chance(((("I",), 3), (("V",), 1), (("X",), 2)), 6, "3.1")
        faces = [whole(die)[0] for _ in range(9)]
        later = FairNature(ALEA, AleaOptions(2), KNOWN_SEED, 40, BY_TURN, ("3.1", 4))
        assert [later(die)[0] for _ in range(5)] == faces[4:]
        assert later.last_draw == ("3.1", 9)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_chance_events_follow_from_the_seed(kind: Kind) -> None:
    game, options = kind
    strokes: list[tuple[tuple[Any, ...], int, int]] = []
    fairly = FairNature(game, options, seed_of(7))

    def nature(chance: Chance[Any]) -> tuple[Any, ...]:
        weights = [weight for _, weight in chance.outcomes]
        place = draw(seed_of(7), game.name, as_json(options), len(strokes), weights)
        strokes.append((chance.outcomes[place][0], place, len(weights)))
        assert fairly(chance) == chance.outcomes[place][0]
        return chance.outcomes[place][0]

    match = Match(game, options, nature)
    for _ in play_at_random(match, Random(7)):
        pass
    assert len(strokes) >= 2 * options.players
    assert len({place for _, place, _ in strokes}) > 1
    again = new_match(kind, 7)
    for _ in play_at_random(again, Random(7)):
        pass
    assert again.events == match.events


class TestUniform:
    """Seeds are fixed. The limits hold with probability 1 - 1e-5."""

    def chi_square(self, counts: Counter[int], weights: list[int]) -> float:
        trials, total = counts.total(), sum(weights)
        expected = [trials * weight / total for weight in weights]
        return sum((counts[place] - mean) ** 2 / mean for place, mean in enumerate(expected))

    @pytest.mark.parametrize(
        ("weights", "limit"), [([3, 1, 2], 23.1), ([1] * 5, 28.5), ([1] * 8, 35.9), ([7, 7, 2], 23.1)]
    )
    def test_outcomes_have_the_frequency_of_their_weight(self, weights: list[int], limit: float) -> None:
        chance = Chance(tuple(((place,), weight) for place, weight in enumerate(weights)), sum(weights))
        counts: Counter[int] = Counter()
        for number in range(12):
            nature = FairNature(ALEA, AleaOptions(2), seed_of(number))
            counts.update(nature(chance)[0] for _ in range(500))
        assert counts.total() == 6000
        assert self.chi_square(counts, weights) < limit

    def test_consecutive_chance_events_are_independent(self) -> None:
        chance = Chance(tuple(((place,), 1) for place in range(4)), 4)
        nature = FairNature(ALEA, AleaOptions(2), seed_of(1))
        rolled = [nature(chance)[0] for _ in range(6001)]
        pairs = Counter(first * 4 + second for first, second in pairwise(rolled))
        assert self.chi_square(pairs, [1] * 16) < 50.5

    def test_starting_player_differs_between_tables(self) -> None:
        options = IdusOptions(8)
        chance = IDUS_MARTII.turn(IDUS_MARTII.start(options))
        assert isinstance(chance, Chance)
        events = [FairNature(IDUS_MARTII, options, seed_of(number))(chance)[0] for number in range(400)]
        counts = Counter(event.seat for event in events if isinstance(event, FirstDrawn))
        assert self.chi_square(counts, [1] * 8) < 35.9


class TestInputs:
    HUNDRED = Chance(tuple(((place,), 1) for place in range(100)), 100)

    def numbers(self, game: Any, options: Any, seed: bytes) -> list[int]:
        nature = FairNature(game, options, seed)
        return [nature(self.HUNDRED)[0] for _ in range(20)]

    def test_any_other_input_gives_another_number(self) -> None:
        seed = seed_of(3)
        flipped = bytes([seed[0] ^ 1]) + seed[1:]
        tables = [
            (ALEA, AleaOptions(2), seed),
            (ALEA, AleaOptions(2), flipped),
            (ALEA, AleaOptions(3), seed),
            (ALEA, AleaOptions(2, ordered=True), seed),
            (ALEA, AleaOptions(2, multi_roll=True), seed),
            (ALEA, AleaOptions(2, cards_anytime=True), seed),
            (IDUS_MARTII, IdusOptions(5), seed),
            (IDUS_MARTII, IdusOptions(2), seed),
            (IDUS_MARTII, IdusOptions(5, limit=13), seed),
            (IDUS_MARTII, IdusOptions(5, first=0), seed),
            (IDUS_MARTII, IdusOptions(5, yellow_swap="may"), seed),
        ]
        found = [tuple(self.numbers(*table)) for table in tables]
        assert len(set(found)) == len(found)
        assert all(len(set(numbers)) > 10 for numbers in found)

    def test_same_input_gives_the_same_number(self) -> None:
        first, again = (self.numbers(ALEA, AleaOptions(2), seed_of(3)) for _ in range(2))
        assert first == again

    def test_nature_counts_the_chance_events_before(self) -> None:
        whole = self.numbers(ALEA, AleaOptions(2), seed_of(3))
        nature = FairNature(ALEA, AleaOptions(2), seed_of(3), draw_count=7)
        assert [nature(self.HUNDRED)[0] for _ in range(13)] == whole[7:]

    def test_explicit_default_gives_the_same_chance(self) -> None:
        explicit = IdusOptions(5, first="random", limit=None, yellow_swap="must")
        implicit = self.numbers(IDUS_MARTII, IdusOptions(5), seed_of(3))
        assert self.numbers(IDUS_MARTII, explicit, seed_of(3)) == implicit


class TestRejection:
    """Rejection sampling: a larger number would favour the first outcomes."""

    def nature(
        self, monkeypatch: pytest.MonkeyPatch, numbers: dict[str, int]
    ) -> tuple[FairNature, list[str]]:
        messages: list[str] = []

        def digest(key: bytes, message: bytes, name: str) -> bytes:
            assert (key, name) == (KNOWN_SEED, "sha256")
            messages.append(message.decode())
            return numbers[message.decode().rpartition("|")[2]].to_bytes(32, "big")

        monkeypatch.setattr(hmac, "digest", digest)
        return FairNature(ALEA, AleaOptions(2), KNOWN_SEED), messages

    def die(self) -> Chance[Any]:
        return Chance(tuple(((face,), weight) for face, weight in (("I", 3), ("V", 1), ("X", 2))), 6)

    def test_rejected_number_is_followed_by_the_next(self, monkeypatch: pytest.MonkeyPatch) -> None:
        nature, messages = self.nature(monkeypatch, {"0": 2**256 - 1, "1": 2**256 - 4, "2": 3})
        assert nature(self.die()) == ("V",)
        prefix = 'lusoria/1|alea|{"players":2}|0|'
        assert messages == [f"{prefix}0", f"{prefix}1", f"{prefix}2"]

    def test_limit_of_rejection_is_the_largest_multiple(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert 2**256 % 6 == 4
        nature, messages = self.nature(monkeypatch, {"0": 2**256 - 4, "1": 0})
        assert nature(self.die()) == ("I",)
        assert len(messages) == 2
        nature, messages = self.nature(monkeypatch, {"0": 2**256 - 5})
        assert nature(self.die()) == ("X",)
        assert len(messages) == 1

    def test_power_of_two_rejects_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        nature, messages = self.nature(monkeypatch, {"0": 2**256 - 1})
        assert nature(Chance(tuple(((place,), 1) for place in range(8)), 8)) == (7,)
        assert len(messages) == 1

    def test_rejections_do_not_shift_the_next_event(self, monkeypatch: pytest.MonkeyPatch) -> None:
        nature, messages = self.nature(monkeypatch, {"0": 2**256 - 1, "1": 5})
        assert [nature(self.die()), nature(self.die())] == [("X",), ("X",)]
        assert [text.split("|")[3:] for text in messages] == [["0", "0"], ["0", "1"], ["1", "0"], ["1", "1"]]


class TestSeeds:
    def test_commitment_is_sha_256_of_the_seed(self) -> None:
        for number in range(20):
            assert commitment(seed_of(number)) == hashlib.sha256(seed_of(number)).hexdigest()

    def test_new_seed_has_32_bytes_and_is_new(self) -> None:
        seeds = {new_seed() for _ in range(50)}
        assert len(seeds) == 50
        assert {len(seed) for seed in seeds} == {32}

    def test_seed_is_read_from_hexadecimal(self) -> None:
        assert seed_from_hex(KNOWN_SEED.hex()) == KNOWN_SEED

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "00",
            "00" * 31,
            "00" * 33,
            "0" * 63,
            "0g" * 32,
            "é" * 64,
            "0x" + "00" * 31,
            pytest.param(" ".join(["00"] * 32), id="spaces between the bytes"),
            pytest.param("00" * 32 + "\n", id="a newline at the end"),
        ],
    )
    def test_wrong_seed_is_refused(self, text: str) -> None:
        with pytest.raises(Malformed) as error:
            seed_from_hex(text)
        assert error.value.where.endswith("seed")
        assert "hexadecimal" in error.value.problem


def test_pick_divides_numbers_by_weight() -> None:
    chance = Chance(tuple(((face,), weight) for face, weight in (("I", 3), ("V", 1), ("X", 2))), 6)
    assert "".join(chance.pick(number)[0] for number in range(6)) == "IIIVXX"
    with pytest.raises(IndexError):
        chance.pick(6)


def test_dice_of_a_game_are_the_known_ones() -> None:
    """The order I, V, X of outcomes is part of the format."""
    rolling = Match(ALEA, AleaOptions(2))
    rolling.act(0, ALEA.legal(rolling.state, 0)[0])
    chance = rolling.turn
    assert isinstance(chance, Chance)
    outcomes = [(events[0], weight) for events, weight in chance.outcomes]
    assert outcomes == [(DieFell("I"), 3), (DieFell("V"), 1), (DieFell("X"), 2)]
