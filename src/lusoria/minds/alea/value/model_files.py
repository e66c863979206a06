"""Trained data files of the bots `strong` and `master` of Alea Romana."""

from functools import cache
from importlib.resources import files

from lusoria.minds.alea.value.column_value_net import ColumnValueNet, read_net
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, read_nets
from lusoria.numeric.array_file import WrongData

FOLDER = "data"
COLUMN_VALUES_FILE, WIN_CHANCES_FILE = "values.npz", "chances.npz"
COMMAND = "lusoria lab train alea --seed 1"


def read_data_file(name: str) -> bytes:
    try:
        return files("lusoria.minds.alea").joinpath(FOLDER, name).read_bytes()
    except OSError:
        raise WrongData(f"{name} is missing; `{COMMAND}` makes it") from None


@cache
def bundled_column_net() -> ColumnValueNet:
    return read_net(read_data_file(COLUMN_VALUES_FILE))


@cache
def bundled_win_nets() -> dict[int, WinProbabilityNet]:
    return read_nets(read_data_file(WIN_CHANCES_FILE))
