"""Array files: named NumPy arrays with a format name, for trained data.

A reader states the format and the shapes it needs. Any other file raises WrongData.
"""

import io
import json
import zipfile
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import LusoriaError

ABOUT = "about"


class WrongData(LusoriaError):
    """The file is damaged or has another format."""


def write_arrays(form: str, rules: int, command: str, arrays: Mapping[str, NDArray[np.generic]]) -> bytes:
    """Deterministic: equal arrays give equal bytes."""
    about = json.dumps({"form": form, "rules": rules, "command": command}, sort_keys=True)
    into = io.BytesIO()
    np.savez(into, **{ABOUT: np.frombuffer(about.encode(), np.uint8)}, **arrays)  # type: ignore[arg-type]
    return into.getvalue()


def read_arrays(
    data: bytes, form: str, shapes: Mapping[str, tuple[int, ...]]
) -> dict[str, NDArray[np.generic]]:
    """All arrays in `shapes`, by name. Raises WrongData unless each has its shape and finite values."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about = json.loads(file[ABOUT].tobytes())
            arrays = {name: file[name] for name in shapes if name in file.files}
    except (ValueError, OSError, EOFError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
        raise WrongData(f"not a complete file of {form!r}") from error
    found_form = about.get("form") if isinstance(about, dict) else None
    if found_form != form:
        raise WrongData(f"expected a file of {form!r}, not of {found_form!r}")
    for name, shape in shapes.items():
        if name not in arrays or arrays[name].shape != shape:
            raise WrongData(f"{name!r} is missing from this file of {form!r}, or has another shape")
        if not np.isfinite(arrays[name].astype(np.float64)).all():
            raise WrongData(f"{name!r} in this file of {form!r} has values that are not finite")
    return arrays
