"""Tournaments: bots against bots by the reference rules, with lifts, ratings and standard errors."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lusoria.games import game as find_game
from lusoria.lab.tournament.deal_log import DealLogError
from lusoria.lab.tournament.paired_games import BotError
from lusoria.lab.tournament.results import Lift, Rating, Standings
from lusoria.lab.tournament.runner import Progress, ignore_progress, run
from lusoria.lab.tournament.tournament_settings import Settings, settings_for


def tournament(  # noqa: PLR0913 (settings, most of them by name)
    game: str,
    bots: Sequence[str],
    folder: Path | str,
    *,
    deals: int = 100,
    seed: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Progress = ignore_progress,
) -> Standings:
    """Plays all bots against one another, or continues the tournament in the folder. Writes results there."""
    size = find_game(game).usual if players is None else players
    settings = settings_for(game, bots, deals=deals, seed=seed, options={**(options or {}), "players": size})
    return run(settings, Path(folder), workers=workers, progress=progress)


__all__ = [
    "BotError",
    "DealLogError",
    "Lift",
    "Rating",
    "Settings",
    "Standings",
    "run",
    "settings_for",
    "tournament",
]
