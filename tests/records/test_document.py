"""docs/records.md matches the program: fields, secrets and chance."""

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from lusoria import AnyGame, Chance, FairNature, Match, commitment, verify
from lusoria.games import GAMES
from lusoria.games.alea import ALEA
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.records.record import Document, Fairness, Player
from lusoria.records.signing import RecordKey, signed_text
from tests.records.random_matches import KINDS, Kind, as_json, name_of, played, written
from tests.records.tamper import findings, findings_by_key

TEXT = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
GOLDEN = Path(__file__).parent / "golden"


def rows(heading: str) -> list[list[str]]:
    """Cells of the first table after this heading, without the head."""
    lines = iter(TEXT.splitlines())
    next(line for line in lines if line == heading)
    found: list[list[str]] = []
    for line in lines:
        if line.startswith("|"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
        elif found:
            break
    return found[2:]


def quoted(cell: str) -> list[str]:
    """Words of a cell that are set as code."""
    return re.findall(r"`(\w+)`", cell)


def block(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert isinstance(found, str)
    return found


EVENTS = [(IDUS_MARTII, "### Idus Martii"), (ALEA, "### Alea Romana")]
EACH_GAME = pytest.mark.parametrize(("game", "heading"), EVENTS, ids=["idus-martii", "alea"])


@EACH_GAME
class TestEvents:
    def test_page_lists_event_types_in_order(self, game: AnyGame, heading: str) -> None:
        types = [kind.__struct_config__.tag for kind in get_args(game.event_type)]
        assert [row[0].strip("`") for row in rows(heading)] == types

    def test_page_lists_every_field_of_events(self, game: AnyGame, heading: str) -> None:
        fields = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(game.event_type)}
        for event, _, cell, _ in rows(heading):
            tag = event.strip("`")
            words = dict.fromkeys(word for word in quoted(cell) if word in ALL_FIELDS[game.name])
            assert [word for word in words if word in fields[tag]] == list(fields[tag])

    def test_page_names_causes_of_events(self, game: AnyGame, heading: str) -> None:
        """Chance starts an outcome, an action has a cause, the rest are consequences."""
        documented = {row[0].strip("`"): row[1] for row in rows(heading)}
        for kind in [kind for kind in KINDS if kind[0] is game]:
            for event, origin in origins(kind, 51):
                assert documented[event["type"]] == origin

    def test_page_names_secret_fields(self, game: AnyGame, heading: str) -> None:
        """For each viewer, exactly the fields of the table become null."""
        secrets = {row[0].strip("`"): row[3] for row in rows(heading)}
        types = set()
        for kind in [kind for kind in KINDS if kind[0] is game]:
            match = played(kind, 52)
            for event in match.events:
                whole = as_json(event)
                types.add(whole["type"])
                field, *owners = quoted(secrets[whole["type"]]) or [""]
                for viewer in (None, *range(match.options.players)):
                    shown = as_json(game.redact(event, viewer))
                    hidden = field != "" and viewer not in [whole[owner] for owner in owners]
                    assert shown == ({**whole, field: None} if hidden else whole)
        assert types == set(secrets)


ALL_FIELDS = {
    game.name: {field for kind in get_args(game.event_type) for field in kind.__struct_fields__}
    for game in GAMES.values()
}


def origins(kind: Kind, number: int) -> list[tuple[dict[str, Any], str]]:
    """Every event of a game with its origin."""
    game, options = kind
    found: list[tuple[dict[str, Any], str]] = []
    events = played(kind, number).events
    match = Match(game, options)
    while len(match.events) < len(events):
        turn, event = match.turn, events[len(match.events)]
        if isinstance(turn, Chance):
            origin = "chance"
            (outcome,) = (outcome for outcome, _ in turn.outcomes if outcome[0] == event)
        else:
            origin = "action"
            cause = game.cause(event)
            assert cause is not None
            outcome = game.decide(match.state, *cause)
        found += [(as_json(outcome[0]), origin), *((as_json(other), "follows") for other in outcome[1:])]
        match.happen(outcome)
    return found


class TestRecordFields:
    def test_page_lists_fields_of_a_record(self) -> None:
        assert [row[0].strip("`") for row in rows("## The document")] == list(Document.__struct_fields__)

    def test_page_lists_fields_of_a_seat(self) -> None:
        (cell,) = (row[1] for row in rows("## The document") if row[0] == "`seats`")
        assert quoted(cell) == list(Player.__struct_fields__)

    def test_page_lists_fields_of_fairness(self) -> None:
        assert [row[0].strip("`") for row in rows("## Fair chance")] == list(Fairness.__struct_fields__)

    @pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
    def test_page_lists_options_and_results(self, game: AnyGame) -> None:
        kinds: dict[str, Any] = {"### Options": game.options_type, "### Results": game.result_type}
        for heading, kind in kinds.items():
            fields = [row[1].strip("`") for row in rows(heading) if row[0] == f"`{game.name}`"]
            assert fields == list(kind.__struct_fields__)

    def test_page_lists_defaults_of_options(self) -> None:
        for game, option, _, default in rows("### Options"):
            if option != "`players`":
                least = min(GAMES[game.strip("`")].players)
                options = GAMES[game.strip("`")].options_type(players=least)
                assert json.loads(default.strip("`")) == getattr(options, option.strip("`"))

    def test_page_lists_every_finding(self) -> None:
        names = {row[0].strip("`") for row in rows("## Checking a record")}
        assert names == {*findings(), *findings_by_key()}


class TestExample:
    def strokes(self) -> list[dict[str, str]]:
        return [
            dict(re.split(r"\s+", line, maxsplit=1) for line in part.splitlines())
            for part in block("example").strip().split("\n\n")
        ]

    def test_example_has_the_true_commitment(self) -> None:
        promise = self.strokes()[0]
        seed = bytes.fromhex(promise["seed"])
        assert hashlib.sha256(seed).hexdigest() == promise["commitment"] == commitment(seed)

    def test_example_has_the_true_chance_events(self) -> None:
        head, *strokes = self.strokes()
        assert len(strokes) == 6
        seed = bytes.fromhex(head["seed"])
        natures: dict[str, Any] = {}
        for stroke in strokes:
            digest = hmac.new(seed, stroke["text"].encode(), hashlib.sha256).hexdigest()
            assert digest == stroke["digest"]
            weights = [int(weight) for weight in stroke["rest"].partition("weights ")[2].split()]
            assert stroke["rest"].startswith(f"{int(digest, 16) % sum(weights)} of {sum(weights)},")
            _, game, options, number, attempt = stroke["text"].split("|")
            assert attempt == "0"
            match = natures.setdefault(game, first_chance_events(GAMES[game], json.loads(options), seed))
            chance, outcome = match[int(number)]
            assert [weight for _, weight in chance.outcomes] == weights
            assert chance.total == sum(weights)
            assert as_json(outcome) == json.loads(stroke["outcome"])

    def test_code_of_the_page_checks_every_game(self) -> None:
        """The page's Python code, applied to records of all kinds."""
        names: dict[str, Any] = {}
        exec(compile(block("python"), "docs/records.md", "exec"), names)  # noqa: S102 - our own page
        for parts in records():
            check_with(names["drawn"], parts)


def test_example_of_a_signature_is_true() -> None:
    example = dict(line.split() for line in block("signature").splitlines())
    sealed = json.loads((GOLDEN / "alea-2.json").read_bytes())["fairness"]
    key = RecordKey(bytes(range(32)))
    assert example["key"] == key.public
    assert example["text"] == signed_text(sealed["commitment"], sealed["checksum"]).decode()
    assert example["signature"] == key.sign(sealed["commitment"], sealed["checksum"])
    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(example["key"]))
    public.verify(bytes.fromhex(example["signature"]), example["text"].encode())  # by another library


def records() -> list[dict[str, Any]]:
    golden = [json.loads(path.read_bytes()) for path in sorted(GOLDEN.iterdir())]
    return golden + [json.loads(written(kind, 53)) for kind in KINDS]


def check_with(drawn: Callable[..., int], parts: dict[str, Any]) -> None:
    """Checks every chance event from the seed, with the page's outcomes and weights."""
    players = parts["options"]["players"]
    left = {"loyal": players - 1, "traitor": players - 1, "merchant": 2}
    strokes = count()
    outcome: Any
    weights: dict[Any, int]
    for event in parts["events"]:
        match event["type"]:
            case "first_drawn":
                outcome, weights = event["seat"], dict.fromkeys(range(players), 1)
            case "card_dealt":
                outcome, weights = event["faction"], {card: number for card, number in left.items() if number}
                left[event["faction"]] -= 1
            case "die_fell":
                outcome, weights = event["face"], {"I": 3, "V": 1, "X": 2}
            case _:
                continue
        seed = bytes.fromhex(parts["fairness"]["seed"])
        options = parts["options"]
        place = drawn(seed, parts["game"], options, next(strokes), list(weights.values()))
        assert list(weights)[place] == outcome
    assert next(strokes) > 0


def first_chance_events(game: AnyGame, options: dict[str, Any], seed: bytes) -> list[tuple[Chance[Any], Any]]:
    """The first chance events of a game: possible outcomes, and the real one."""
    chosen = game.options_type(**options)
    nature = FairNature(game, chosen, seed)
    strokes: list[tuple[Chance[Any], Any]] = []

    def recording_nature(chance: Chance[Any]) -> tuple[Any, ...]:
        events = nature(chance)
        strokes.append((chance, events[0]))
        return events

    match = Match(game, chosen, recording_nature)
    while len(strokes) < 3:
        (seat,) = match.awaited
        match.act(seat, match.game.legal(match.state, seat)[0])
    return strokes


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_checksum_follows_the_page(kind: Kind) -> None:
    """As the page describes it, with the standard library's JSON."""
    parts = json.loads(written(kind, 54))
    sealed = {name: parts[name] for name in ("events", "game", "options", "result", "rules")}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == parts["fairness"]["checksum"]
    assert verify(written(kind, 54)).true
