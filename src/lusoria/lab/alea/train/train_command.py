"""The extension `training` of Alea Romana."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.lab.alea.train.pipeline import train
from lusoria.lab.game_tasks import TrainingStep
from lusoria.runtime.progress import ProgressCallback


def train_all_sizes(folder: Path, players: range, seed: int, on_progress: ProgressCallback) -> Iterator[str]:
    """One pair of files serves all numbers of players. Yields each file with its checksum."""
    files = train(folder, seed, lambda _stage, done, total: on_progress(done, total))
    for file, checksum in zip(files, files.checksums(), strict=True):
        yield f"{checksum}  {file}"


STEPS: tuple[TrainingStep, ...] = (train_all_sizes,)
