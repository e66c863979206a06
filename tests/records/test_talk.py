"""Claims in a record survive JSON and are not part of the game."""

import json
from pathlib import Path

import pytest

from lusoria import verify
from lusoria.core.errors import Malformed
from lusoria.records.record import read_record, write_record


class TestTalk:
    GOLDEN = Path(__file__).parent / "golden" / "idus-martii-5.json"

    def with_talk(self, *talk: object) -> str:
        return json.dumps({**json.loads(self.GOLDEN.read_text(encoding="utf-8")), "talk": list(talk)})

    def test_talk_survives_json_and_is_not_sealed(self) -> None:
        talk = {"after": 12, "seat": 1, "claim": {"form": "is", "seat": 2, "faction": "traitor"}, "turn": 1}
        text = self.with_talk(talk)
        assert verify(text).true
        assert json.loads(write_record(read_record(text))) == json.loads(text)
        assert b'"talk"' not in write_record(read_record(self.GOLDEN.read_bytes()))

    @pytest.mark.parametrize(
        ("changed", "where"),
        [
            ({"after": -1}, "record.talk[0].after"),
            ({"after": 10**6}, "record.talk[0].after"),
            ({"seat": 5}, "record.talk[0].seat"),
            ({"claim": {"form": "i_rule"}}, "record.talk[0].claim.form"),
            ({"claim": {"form": "i_am", "faction": "roman"}}, "record.talk[0].claim.faction"),
            ({"text": "free"}, "record.talk[0]"),
        ],
    )
    def test_malformed_talk_is_refused(self, changed: dict[str, object], where: str) -> None:
        talk = {"after": 12, "seat": 1, "claim": {"form": "i_am", "faction": "loyal"}, **changed}
        with pytest.raises(Malformed) as error:
            verify(self.with_talk(talk))
        assert error.value.where == where
