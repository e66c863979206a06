"""The packaging's part in the web client: builds it into the wheel and the sdist, with `tools/client.py`.

An sdist holds the built client with its stamp, so that installing from it needs no Node. In a checkout, pip
and uv fetch Node themselves where the machine has none: see `dependencies`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # an isolated build does not look here by itself

from tools import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, unless it is built already or LUSORIA_SKIP_CLIENT is set."""

    PLUGIN_NAME = "custom"

    def _skip(self) -> bool:
        return bool(os.environ.get(client.SKIP)) or client.built(Path(self.root))

    def dependencies(self) -> list[str]:
        """Ask for Node only where it will be used."""
        return [] if self._skip() or client.npm_of_machine() else [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        if not self._skip():
            client.build(Path(self.root))
