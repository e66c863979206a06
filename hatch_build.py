"""Hatchling build hook: builds the web client into the wheel and the sdist, with `tools/client.py`.

An sdist contains the built client with its stamp, so installing from it needs no Node. In a checkout, pip and
uv install Node if the machine has none: see `dependencies`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # an isolated build does not have it on the path

from tools import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client unless it is built or LUSORIA_SKIP_CLIENT is set."""

    PLUGIN_NAME = "custom"

    def _skip(self) -> bool:
        return bool(os.environ.get(client.SKIP)) or client.is_built(Path(self.root))

    def dependencies(self) -> list[str]:
        """Requires Node only if the build will use it."""
        return [] if self._skip() or client.npm_of_machine() else [client.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before hatchling collects the files."""
        if not self._skip():
            client.build(Path(self.root))
