"""JSON Schema of the socket, generated from its types; the file is shipped; `run.py generate` writes it."""

from importlib.resources import files
from typing import Any

import msgspec

from lusoria.records.schema import DIALECT
from lusoria.table.messages import Inbound
from lusoria.table.outbound import Outbound


def socket_schema() -> dict[str, Any]:
    """`#/$defs/Inbound` is what a client may say, `#/$defs/Outbound` what it hears."""
    (inbound, outbound), components = msgspec.json.schema_components(
        [Inbound, Outbound], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Lusoria: the socket",
        "$defs": {"Inbound": inbound, "Outbound": outbound, **components},
    }


def socket_schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(socket_schema()), indent=1).decode() + "\n"


def shipped_socket_schema() -> str:
    return (files("lusoria.table") / "socket.json").read_text(encoding="utf-8")
