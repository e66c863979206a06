"""The extension `training` of Idus Martii."""

from lusoria.lab.game_tasks import TrainingStep
from lusoria.lab.idus_martii.train.limit_tables import train_limits
from lusoria.lab.idus_martii.train.table_files import train

STEPS: tuple[TrainingStep, ...] = (train, train_limits)
