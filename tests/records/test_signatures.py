"""Signed records: what a signature covers, and whose it is.

Regression: without a signature every legal game of the seed passed for the one that was played.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from lusoria import Malformed, read_record, verify, write_record
from lusoria.records.record import sign_record
from lusoria.records.signing import WEAK_KEYS, RecordKey, is_signature, new_secret
from tests.records.random_matches import (
    ALEA_KINDS,
    IDUS_KINDS,
    KINDS,
    Kind,
    document,
    name_of,
    record_of_played,
)
from tests.records.tamper import KEY, forge_game, sign

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
KEYS = [KEY.public]
OTHER = RecordKey(bytes(32))


def findings_in(parts: dict[str, Any], keys: list[str] | None = None) -> list[str]:
    """Findings of a check with these trusted keys."""
    return [finding.what for finding in verify(json.dumps(parts), keys or ()).findings]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
class TestForgedGame:
    def test_forged_game_passes_without_a_key(self, kind: Kind) -> None:
        """The finding `records-unsigned` needs a trusted key."""
        parts = forge_game(document(kind, 0))
        assert parts["events"] != document(kind, 0)["events"]
        assert findings_in(parts) == []

    def test_forged_game_is_found_with_a_key(self, kind: Kind) -> None:
        true, parts = sign(document(kind, 0)), forge_game(document(kind, 0))
        assert findings_in(true, KEYS) == []
        assert findings_in(parts, KEYS) == ["unsigned"]
        borrowed = {name: true["fairness"][name] for name in ("signature", "key")}
        assert findings_in({**parts, "fairness": {**parts["fairness"], **borrowed}}) == ["signature"]
        assert findings_in(sign(parts, OTHER)) == []
        assert findings_in(sign(parts, OTHER), KEYS) == ["other_key"]
        other_key = sign(parts, OTHER)
        other_key["fairness"]["key"] = KEY.public
        assert findings_in(other_key, KEYS) == ["signature"]


class TestSignature:
    def test_report_names_the_signer(self) -> None:
        data = json.dumps(sign(document(ALEA_KINDS[0], 0)))
        report = verify(data)
        assert (report.true, report.signed_by, report.key_known) == (True, KEY.public, False)
        assert verify(data, [OTHER.public, KEY.public]).key_known
        assert not verify(data, [OTHER.public]).key_known
        report = verify(json.dumps(document(ALEA_KINDS[0], 0)))
        assert (report.true, report.signed_by, report.key_known) == (True, None, False)

    def test_names_are_not_signed(self) -> None:
        parts = sign(document(IDUS_KINDS[0], 0))
        nameless = {**parts, "seats": [{"kind": seat["kind"]} for seat in parts["seats"]]}
        assert findings_in(nameless, KEYS) == []

    def test_seed_is_signed(self) -> None:
        """A record cannot be presented with the seed of another table."""
        sealed = sign(document(ALEA_KINDS[0], 0))["fairness"]
        assert is_signature(sealed["signature"], KEY.public, sealed["commitment"], sealed["checksum"])
        assert not is_signature(sealed["signature"], KEY.public, "0" * 64, sealed["checksum"])

    def test_signature_is_deterministic(self) -> None:
        """All nodes, and a restarted one, write the same signature."""
        record = record_of_played(ALEA_KINDS[0], 0)
        assert sign_record(record, KEY) == sign_record(record, RecordKey(bytes(range(32))))
        assert sign_record(record, KEY) != sign_record(record, OTHER)

    def test_new_keys_differ(self) -> None:
        assert RecordKey(new_secret()).public != RecordKey(new_secret()).public

    def test_signature_survives_json(self) -> None:
        record = sign_record(record_of_played(IDUS_KINDS[0], 0), KEY)
        data = write_record(record)
        assert read_record(data) == record
        assert write_record(read_record(data)) == data
        assert verify(data, KEYS).key_known


class TestWeakKeys:
    @pytest.mark.parametrize("sign", [0, 0x80])
    @pytest.mark.parametrize("key", sorted(WEAK_KEYS), ids=lambda key: key.hex()[:8])
    def test_weak_keys_sign_nothing(self, key: bytes, sign: int) -> None:
        """Regression: with the first of them one signature fitted every game."""
        signed = key[:-1] + bytes((key[-1] | sign,))
        forged = "01" + "00" * 63
        for seed in range(16):
            assert not is_signature(forged, signed.hex(), f"{seed}", "checksum")


class TestMalformed:
    @pytest.mark.parametrize(
        ("fields", "where"),
        [
            ({"signature": "0" * 128}, "record.fairness"),
            ({"key": "0" * 64}, "record.fairness"),
            ({"signature": "0" * 127, "key": "0" * 64}, "record.fairness.signature"),
            ({"signature": "G" * 128, "key": "0" * 64}, "record.fairness.signature"),
            ({"signature": "0" * 128, "key": "A" * 64}, "record.fairness.key"),
            ({"signature": "0" * 128, "key": ""}, "record.fairness.key"),
            ({"signature": None, "key": None}, "record.fairness.signature"),
        ],
    )
    def test_malformed_signature_is_named(self, fields: dict[str, Any], where: str) -> None:
        parts = document(ALEA_KINDS[0], 0)
        with pytest.raises(Malformed) as error:
            verify(json.dumps({**parts, "fairness": {**parts["fairness"], **fields}}))
        assert error.value.where == where

    def test_key_off_the_curve_signs_nothing(self) -> None:
        parts = sign(document(ALEA_KINDS[0], 0))
        for key in ("0" * 64, "f" * 64, "02" + "0" * 62):
            assert findings_in({**parts, "fairness": {**parts["fairness"], "key": key}}) == ["signature"]

    def test_unfinished_game_is_not_signed(self) -> None:
        parts = document(ALEA_KINDS[0], 0)
        sealed = {**sign(parts)["fairness"], "seed": None, "checksum": None}
        assert findings_in({**parts, "events": [], "result": None, "fairness": sealed}) == ["signature"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_old_unsigned_records_are_read(path: Path) -> None:
    """Records without a signature stay true and are written without one."""
    report = verify(path.read_bytes())
    assert report.true
    assert report.signed_by is None
    assert write_record(report.record) == path.read_bytes()
