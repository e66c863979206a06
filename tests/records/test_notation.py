"""JSON of actions, options, results, events and views."""

import json
from typing import Any

import pytest

from lusoria import (
    IllegalOptions,
    Malformed,
    decode_action,
    decode_event,
    decode_options,
    decode_view,
    encode,
)
from lusoria.core.game import AnyGame
from lusoria.games import GAMES
from lusoria.games.alea.actions import Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.model import Result as AleaResult
from lusoria.games.idus_martii.actions import Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.games.idus_martii.model import Result as IdusResult
from lusoria.records.codec import decode
from tests.records.random_matches import KINDS, Kind, as_json, name_of

IDUS_MARTII, ALEA = GAMES["idus-martii"], GAMES["alea"]
EXAMPLES: list[tuple[AnyGame, str, Any]] = [
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[1,4]}', Assign(3, (1, 4))),
    (IDUS_MARTII, '{"type":"vote","colour":"green"}', Vote("green")),
    (IDUS_MARTII, '{"type":"vote","colour":"red"}', Vote("red")),
    (IDUS_MARTII, '{"type":"vote","colour":"yellow"}', Vote("yellow")),
    (IDUS_MARTII, '{"type":"look","aedile":4}', Look(4)),
    (IDUS_MARTII, '{"type":"veto","swap":true}', Veto(True)),
    (IDUS_MARTII, '{"type":"veto","swap":false}', Veto(False)),
    (IDUS_MARTII, '{"type":"replace","colour":"red"}', Replace("red")),
    (IDUS_MARTII, '{"type":"keep"}', Keep()),
    (IDUS_MARTII, '{"type":"discard","faction":"loyal"}', Discard("loyal")),
    (IDUS_MARTII, '{"type":"discard","faction":"traitor"}', Discard("traitor")),
    (IDUS_MARTII, '{"type":"discard","faction":"merchant"}', Discard("merchant")),
    (ALEA, '{"type":"roll","dice":1}', Roll(1)),
    (ALEA, '{"type":"roll","dice":6}', Roll(6)),
    (ALEA, '{"type":"write","number":16,"row":2}', Write(16, 2)),
    (ALEA, '{"type":"stop"}', Stop()),
    (ALEA, '{"type":"card","card":"reroll_i"}', PlayCard("reroll_i")),
    (ALEA, '{"type":"card","card":"reroll_v"}', PlayCard("reroll_v")),
    (ALEA, '{"type":"card","card":"reroll_one","die":"V"}', PlayCard("reroll_one", die="V")),
    (ALEA, '{"type":"card","card":"reroll_one","at":0}', PlayCard("reroll_one", at=0)),
    (ALEA, '{"type":"card","card":"ignore","die":"V"}', PlayCard("ignore", die="V")),
    (ALEA, '{"type":"card","card":"ignore","at":5}', PlayCard("ignore", at=5)),
    (ALEA, '{"type":"card","card":"twin","number":33,"row":5}', PlayCard("twin", number=33, row=5)),
    (ALEA, '{"type":"card","card":"joker","as":"ignore","die":"V"}', PlayCard("joker", "ignore", die="V")),
    (ALEA, '{"type":"card","card":"joker","as":"reroll_v"}', PlayCard("joker", "reroll_v")),
    (ALEA, '{"type":"card","card":"joker","as":"reroll_one","at":2}', PlayCard("joker", "reroll_one", at=2)),
    (
        ALEA,
        '{"type":"card","card":"joker","as":"twin","number":7,"row":1}',
        PlayCard("joker", "twin", number=7, row=1),
    ),
    (ALEA, '{"type":"leave"}', Leave()),
]


@pytest.mark.parametrize(("game", "text", "action"), EXAMPLES)
class TestActions:
    def test_example_is_decoded(self, game: AnyGame, text: str, action: Any) -> None:
        assert decode_action(game, text) == action
        assert decode_action(game, text.encode()) == action

    def test_example_is_encoded(self, game: AnyGame, text: str, action: Any) -> None:
        assert encode(action) == text.encode()

    def test_order_of_fields_and_spaces_do_not_matter(self, game: AnyGame, text: str, action: Any) -> None:
        turned = dict(reversed(json.loads(text).items()))
        assert decode_action(game, json.dumps(turned, indent=2)) == action

    def test_extra_field_is_refused(self, game: AnyGame, text: str, action: Any) -> None:
        with pytest.raises(Malformed) as caught:
            decode_action(game, json.dumps({**json.loads(text), "comment": "!"}))
        assert "`comment`" in caught.value.problem

    def test_missing_field_is_refused(self, game: AnyGame, text: str, action: Any) -> None:
        for field in json.loads(text):
            fewer = {name: value for name, value in json.loads(text).items() if name != field}
            with pytest.raises(Malformed) as caught:
                decode_action(game, json.dumps(fewer))
            assert f"`{field}`" in caught.value.problem

    def test_field_of_another_type_is_refused(self, game: AnyGame, text: str, action: Any) -> None:
        parts = json.loads(text)
        for field, value in parts.items():
            wrong: list[Any] = [None, 1.5, "2", {}, [[]], *([] if isinstance(value, bool) else [True])]
            for other in wrong:
                with pytest.raises(Malformed) as caught:
                    decode_action(game, json.dumps({**parts, field: other}))
                error = caught.value
                assert error.where.startswith(f"action.{field}") or f"`{field}`" in error.problem


def test_examples_have_every_type_of_action() -> None:
    for game in GAMES.values():
        types = {type(action) for of, _, action in EXAMPLES if of is game}
        possible = [action for of, options in KINDS if of is game for action in game.actions(options)]
        assert types == {type(action) for action in possible}


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_every_action_survives_json(kind: Kind) -> None:
    game, options = kind
    texts = [encode(action) for action in game.actions(options)]
    assert [decode_action(game, text) for text in texts] == list(game.actions(options))
    assert len(set(texts)) == len(texts)


WRONG: list[tuple[AnyGame, str, str, str]] = [
    # not an action at all
    (ALEA, "", "action", "truncated"),
    (ALEA, "null", "action", "Expected `object`"),
    (ALEA, "[]", "action", "Expected `object`"),
    (ALEA, '"stop"', "action", "Expected `object`"),
    (ALEA, "{}", "action", "`type`"),
    (ALEA, '{"type":"stop"', "action", "truncated"),
    (ALEA, '{"type":"stop"}x', "action", "trailing"),
    (ALEA, "{'type':'stop'}", "action", "malformed"),
    (ALEA, '\ufeff{"type":"stop"}', "action", "malformed"),
    # an unknown type, or the other game's
    (ALEA, '{"type":"pass"}', "action.type", "'pass'"),
    (ALEA, '{"type":"Stop"}', "action.type", "'Stop'"),
    (ALEA, '{"type":7}', "action.type", "Expected `str`"),
    (ALEA, '{"type":"keep"}', "action.type", "'keep'"),
    (IDUS_MARTII, '{"type":"stop"}', "action.type", "'stop'"),
    # Alea: numbers out of range
    (ALEA, '{"type":"roll","dice":0}', "action.dice", ">= 1"),
    (ALEA, '{"type":"roll","dice":7}', "action.dice", "<= 6"),
    (ALEA, '{"type":"roll","dice":1.0}', "action.dice", "Expected `int`"),
    (ALEA, '{"type":"write","number":0,"row":1}', "action.number", ">= 1"),
    (ALEA, '{"type":"write","number":40,"row":1}', "action.number", "<= 39"),
    (ALEA, '{"type":"write","number":16,"row":0}', "action.row", ">= 1"),
    (ALEA, '{"type":"write","number":16,"row":8}', "action.row", "<= 7"),
    (ALEA, '{"type":"card","card":"wild"}', "action.card", "'wild'"),
    # Alea: fields on the wrong card, or missing on the right one
    (ALEA, '{"type":"card","card":"ignore","die":"L"}', "action.die", "'L'"),
    (ALEA, '{"type":"card","card":"ignore","at":-1}', "action.at", ">= 0"),
    (ALEA, '{"type":"card","card":"ignore","at":6}', "action.at", "<= 5"),
    (ALEA, '{"type":"card","card":"ignore"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"reroll_one"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"ignore","die":"V","at":0}', "action", "`at`"),
    (ALEA, '{"type":"card","card":"ignore","die":null}', "action.die", "null"),
    (ALEA, '{"type":"card","card":"reroll_i","die":"I"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"reroll_v","at":0}', "action", "`at`"),
    (ALEA, '{"type":"card","card":"reroll_v","die":"V","at":0}', "action", "`at`"),
    (ALEA, '{"type":"card","card":"reroll_i","number":3}', "action", "`number`"),
    (ALEA, '{"type":"card","card":"ignore","die":"V","row":3}', "action", "`row`"),
    (ALEA, '{"type":"card","card":"twin","number":33}', "action", "`row`"),
    (ALEA, '{"type":"card","card":"twin","row":5}', "action", "`number`"),
    (ALEA, '{"type":"card","card":"twin"}', "action", "`number`"),
    (ALEA, '{"type":"card","card":"twin","number":33,"row":5,"die":"X"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"twin","number":33,"row":5,"at":1}', "action", "`at`"),
    (ALEA, '{"type":"card","card":"twin","as":"twin","number":33,"row":5}', "action", "`as`"),
    (ALEA, '{"type":"card","card":"reroll_i","as":"reroll_v"}', "action", "`as`"),
    (ALEA, '{"type":"card","card":"joker"}', "action", "`as`"),
    (ALEA, '{"type":"card","card":"joker","die":"V"}', "action", "`as`"),
    (ALEA, '{"type":"card","card":"joker","as":"joker"}', "action.as", "'joker'"),
    (ALEA, '{"type":"card","card":"joker","as":"ignore"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"joker","as":"reroll_i","die":"I"}', "action", "`die`"),
    (ALEA, '{"type":"card","card":"joker","as":"twin","number":3}', "action", "`row`"),
    (ALEA, '{"type":"card","card":"joker","acts_as":"reroll_i"}', "action", "`acts_as`"),
    # Idus Martii
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[4,1]}', "action", "`aediles`"),
    (IDUS_MARTII, '{"type":"assign","praetor":-1,"aediles":[1,4]}', "action.praetor", ">= 0"),
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[-1,4]}', "action.aediles[0]", ">= 0"),
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[1]}', "action.aediles", "length 2"),
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[0,1,4]}', "action.aediles", "length 2"),
    (IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":["1",4]}', "action.aediles[0]", "Expected `int`"),
    (IDUS_MARTII, '{"type":"look","aedile":-1}', "action.aedile", ">= 0"),
    (IDUS_MARTII, '{"type":"vote","colour":"blue"}', "action.colour", "'blue'"),
    (IDUS_MARTII, '{"type":"vote","colour":"Green"}', "action.colour", "'Green'"),
    (IDUS_MARTII, '{"type":"vote","color":"green"}', "action", "`color`"),
    (IDUS_MARTII, '{"type":"replace","colour":null}', "action.colour", "null"),
    (IDUS_MARTII, '{"type":"veto","swap":1}', "action.swap", "Expected `bool`"),
    (IDUS_MARTII, '{"type":"discard","faction":"senate"}', "action.faction", "'senate'"),
]


@pytest.mark.parametrize(("game", "text", "where", "problem"), WRONG)
def test_malformed_action_is_named(game: AnyGame, text: str, where: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        decode_action(game, text)
    assert caught.value.where == where
    assert problem in caught.value.problem
    assert str(caught.value) == f"{where}: {caught.value.problem}"


def test_equal_aediles_can_be_decoded() -> None:
    """The decoder accepts it, and rule W1 refuses it."""
    assert decode_action(IDUS_MARTII, '{"type":"assign","praetor":3,"aediles":[1,1]}') == Assign(3, (1, 1))


LIMITS_OF_5 = {"least": 12, "most": 19, "players": 5}
LIMITS_OF_8 = {"least": 18, "most": 31, "players": 8}


class TestOptions:
    @pytest.mark.parametrize(
        ("game", "text", "options"),
        [
            (ALEA, '{"players":2}', AleaOptions(2)),
            (ALEA, '{"players":6,"multi_roll":true}', AleaOptions(6, multi_roll=True)),
            (
                ALEA,
                '{"players":3,"cards_anytime":true,"ordered":true}',
                AleaOptions(3, cards_anytime=True, ordered=True),
            ),
            (IDUS_MARTII, '{"players":5}', IdusOptions(5)),
            (
                IDUS_MARTII,
                '{"players":8,"first":7,"limit":31,"yellow_swap":"may"}',
                IdusOptions(8, first=7, limit=31, yellow_swap="may"),
            ),
        ],
    )
    def test_options_are_written_without_defaults(self, game: AnyGame, text: str, options: Any) -> None:
        assert decode_options(game, text) == options
        assert encode(options) == text.encode()
        game.start(options)

    def test_explicit_default_is_read(self) -> None:
        text = '{"players":5,"first":"random","limit":null,"yellow_swap":"must"}'
        assert decode_options(IDUS_MARTII, text) == IdusOptions(5)
        text = '{"players":2,"multi_roll":false,"cards_anytime":false,"ordered":false}'
        assert decode_options(ALEA, text) == AleaOptions(2)

    @pytest.mark.parametrize(
        ("game", "text", "where", "problem"),
        [
            (ALEA, "{}", "options", "`players`"),
            (ALEA, "null", "options", "Expected `object`"),
            (ALEA, '{"players":"2"}', "options.players", "Expected `int`"),
            (ALEA, '{"players":2.0}', "options.players", "Expected `int`"),
            (ALEA, '{"players":true}', "options.players", "Expected `int`"),
            (ALEA, '{"players":2,"multiroll":true}', "options", "`multiroll`"),
            (ALEA, '{"players":2,"multi_roll":1}', "options.multi_roll", "Expected `bool`"),
            (ALEA, '{"players":2,"ordered":"yes"}', "options.ordered", "Expected `bool`"),
            (ALEA, '{"players":5,"limit":13}', "options", "`limit`"),
            (IDUS_MARTII, '{"first":1}', "options", "`players`"),
            (IDUS_MARTII, '{"players":5,"first":"me"}', "options.first", "'me'"),
            (IDUS_MARTII, '{"players":5,"first":null}', "options.first", "null"),
            (IDUS_MARTII, '{"players":5,"limit":"13"}', "options.limit", "Expected `int | null`"),
            (IDUS_MARTII, '{"players":5,"yellow_swap":"can"}', "options.yellow_swap", "'can'"),
            (IDUS_MARTII, '{"players":5,"ordered":true}', "options", "`ordered`"),
        ],
    )
    def test_malformed_options_are_named(self, game: AnyGame, text: str, where: str, problem: str) -> None:
        with pytest.raises(Malformed) as caught:
            decode_options(game, text)
        assert caught.value.where == where
        assert problem in caught.value.problem

    @pytest.mark.parametrize(
        ("game", "text", "rule", "facts"),
        [
            (IDUS_MARTII, '{"players":4}', "S1", {"players": 4, "least": 5, "most": 8}),
            (IDUS_MARTII, '{"players":9}', "S1", {"players": 9, "least": 5, "most": 8}),
            (IDUS_MARTII, '{"players":-5}', "S1", {"players": -5, "least": 5, "most": 8}),
            (IDUS_MARTII, '{"players":5,"first":5}', "S3", {"first": 5, "last": 4}),
            (IDUS_MARTII, '{"players":5,"first":-1}', "S3", {"first": -1, "last": 4}),
            (IDUS_MARTII, '{"players":5,"limit":11}', "S6", LIMITS_OF_5 | {"limit": 11}),
            (IDUS_MARTII, '{"players":8,"limit":32}', "S6", LIMITS_OF_8 | {"limit": 32}),
            (IDUS_MARTII, '{"players":5,"limit":0}', "S6", LIMITS_OF_5 | {"limit": 0}),
            (ALEA, '{"players":1}', "A1", {"players": 1, "least": 2, "most": 6}),
            (ALEA, '{"players":7}', "A1", {"players": 7, "least": 2, "most": 6}),
            (ALEA, '{"players":2,"ordered":true,"multi_roll":true}', "O3", {}),
        ],
    )
    def test_illegal_options_are_refused(
        self, game: AnyGame, text: str, rule: str, facts: dict[str, int]
    ) -> None:
        options = decode_options(game, text)
        with pytest.raises(IllegalOptions) as caught:
            game.start(options)
        assert caught.value.rule == rule
        assert caught.value.facts == facts


class TestResults:
    def test_result_of_idus_martii_survives_json(self) -> None:
        text = '{"ending":"failed_conspiracy","faction":"loyal","winners":[0,3],"loyal":5,"traitor":14}'
        result = IdusResult("failed_conspiracy", "loyal", (0, 3), 5, 14)
        assert decode(IdusResult, text, "result") == result
        assert encode(result) == text.encode()

    def test_result_of_alea_survives_json(self) -> None:
        text = '{"scores":[164,180,196],"winners":[2]}'
        assert decode(AleaResult, text, "result") == AleaResult((164, 180, 196), (2,))
        assert encode(AleaResult((164, 180, 196), (2,))) == text.encode()


class TestEventsAndViews:
    @pytest.mark.parametrize(
        ("game", "text", "where", "problem"),
        [
            (ALEA, '{"type":"die_fell","face":"L"}', "event.face", "'L'"),
            (ALEA, '{"type":"die_fell"}', "event", "`face`"),
            (ALEA, '{"type":"vote_laid","aedile":1,"colour":"red"}', "event.type", "'vote_laid'"),
            (
                ALEA,
                '{"type":"card_played","seat":0,"play":{"type":"card","card":"joker"}}',
                "event.play",
                "`as`",
            ),
            (ALEA, '{"type":"card_played","seat":0,"play":{"type":"stop"}}', "event.play.type", "'stop'"),
            (IDUS_MARTII, '{"type":"vote_laid","aedile":1}', "event", "`colour`"),
            (
                IDUS_MARTII,
                '{"type":"vote_laid","aedile":"1","colour":"red"}',
                "event.aedile",
                "Expected `int`",
            ),
            (IDUS_MARTII, '{"type":"first_drawn","seat":1,"by":"lot"}', "event", "`by`"),
        ],
    )
    def test_malformed_event_is_named(self, game: AnyGame, text: str, where: str, problem: str) -> None:
        with pytest.raises(Malformed) as caught:
            decode_event(game, text)
        assert caught.value.where == where
        assert problem in caught.value.problem

    @pytest.mark.parametrize("kind", KINDS, ids=name_of)
    def test_view_survives_json(self, kind: Kind) -> None:
        game, options = kind
        state = game.start(options)
        for viewer in (None, *range(options.players)):
            view = game.view(state, viewer)
            assert decode_view(game, encode(view)) == view

    def test_view_with_an_extra_field_is_refused(self) -> None:
        view = as_json(ALEA.view(ALEA.start(AleaOptions(2)), 0))
        with pytest.raises(Malformed, match="`luck`"):
            decode_view(ALEA, json.dumps({**view, "luck": 1}))
