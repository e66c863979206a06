"""The data files that the thinking bots of Alea Romana come with."""

from functools import cache
from importlib.resources import files

from lusoria.minds.alea.value.column_value_net import Net, read_net
from lusoria.minds.alea.value.win_probability_net import Brain, read_brains
from lusoria.numeric.array_file import WrongData

FOLDER = "data"
VALUES, CHANCES = "values.npz", "chances.npz"
COMMAND = "lusoria lab train alea --seed 1"


def contents(name: str) -> bytes:
    try:
        return files("lusoria.minds.alea").joinpath(FOLDER, name).read_bytes()
    except OSError:
        raise WrongData(f"{name} is not there; `{COMMAND}` makes it") from None


@cache
def kept_net() -> Net:
    return read_net(contents(VALUES))


@cache
def kept_brains() -> dict[int, Brain]:
    return read_brains(contents(CHANCES))
