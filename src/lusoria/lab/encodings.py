"""Encodings by game: modules with `FIELDS`, `encode`, `mask` and action ids."""

from collections.abc import Mapping
from types import ModuleType

from lusoria.lab.alea import encoding as alea
from lusoria.lab.idus_martii import encoding as idus_martii

ENCODINGS: Mapping[str, ModuleType] = {"idus-martii": idus_martii, "alea": alea}
