"""Trained data files of the bots `strong` and `master` of Alea Romana."""

from importlib.resources import files

from lusoria.numeric.array_file import WrongData

FOLDER = "data"
COLUMN_VALUES_FILE, WIN_CHANCES_FILE = "values.npz", "chances.npz"
COMMAND = "lusoria lab train alea --seed 1"


def read_data_file(name: str) -> bytes:
    try:
        return files("lusoria.minds.alea").joinpath(FOLDER, name).read_bytes()
    except OSError:
        raise WrongData(f"{name} is missing; `{COMMAND}` makes it") from None
