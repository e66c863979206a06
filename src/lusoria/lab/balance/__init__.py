"""Balance reports: how even a game is, as one HTML page with tables and plots."""

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import resvg_py

from lusoria.core.errors import Malformed
from lusoria.lab.arguments import check_number
from lusoria.lab.balance.game_samples import STUDIES, Source, ignore_progress
from lusoria.lab.balance.report_model import Panel, Value
from lusoria.lab.balance.report_page import Chapter, page
from lusoria.lab.balance.report_style import FACES, LIGHT, face, patterns, plot_style
from lusoria.lab.balance.study_panels import Study, policy_name
from lusoria.lab.output_folder import OutputError, prepare_folder
from lusoria.numeric.counter_rng import SEEDS
from lusoria.runtime.atomic_file import write_atomically

GAMES, SLOW_GAMES = 100_000, 1000  # default number of games per table
PICTURE_WIDTH = 1080  # pixels
VIEW = re.compile(r'viewBox="0 0 (\d+) (\d+)"')


def balance(  # noqa: PLR0913 (settings of a report, all by name)
    folder: Path | str,
    *,
    games: Sequence[str] = (),
    policies: Sequence[str] = (),
    only: Sequence[str] = (),
    number: int = GAMES,
    slow_number: int = SLOW_GAMES,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[str], None] = ignore_progress,
) -> Path:
    """Plays sample games and writes a report. Returns the path of its page."""
    check_number("games", number, 100, 10**9)
    check_number("slow_games", slow_number, 10, 10**9)
    check_number("seed", seed, 0, SEEDS[-1])
    check_number("workers", workers, 1, 1024)
    known = [name for study in STUDIES.values() for name in study.panels]
    for name in only:
        if name not in known:
            raise Malformed("only", f"there is no figure called {name!r}; there are {', '.join(known)}")
    for game in games:
        if game not in STUDIES:
            raise Malformed("game", f"there is no report of {game}; there are {', '.join(STUDIES)}")
    source = Source(number, slow_number, seed, workers, progress)
    studies = {
        game: study(source, policies or study.usual)
        for game, study in STUDIES.items()
        if (not games or game in games) and (not only or set(only) & set(study.panels))
    }
    prepare_folder(Path(folder))
    try:
        panels = {game: list(study.make_panels(only)) for game, study in studies.items()}
    finally:
        source.close()
    chapters = [
        Chapter(game, study.words()[game], panels[game], describe_sample(game, study))
        for game, study in studies.items()
    ]
    options = "".join(f" --game {game}" for game in games) + "".join(
        f" --policy {policy}" for policy in policies
    )
    options += "".join(f" --only {name}" for name in only)
    numbers = f"--games {number} --slow-games {slow_number} --seed {seed}"
    command = f"lusoria lab balance{options} {numbers} --folder balance"
    return write_report(Path(folder), panels, page(chapters, command))


def describe_sample(game: str, study: Study) -> str:
    """Number of games behind the figures, and of those that were cut off."""
    counts = [
        f"{policy_name(policy)}: {study.source.game_count(game, policy):,} games" for policy in study.policies
    ]
    missing = [
        f"{policy_name(policy)}: {number:,}"
        for policy in study.policies
        if (number := study.source.cut_off.get((game, policy), 0))
    ]
    cut_off = f" Cut off, and in no figure: {'; '.join(missing)}." if missing else ""
    return f"{'; '.join(counts)} of every table, seed {study.source.seed}.{cut_off}"


def write_report(folder: Path, panels: Mapping[str, Sequence[Panel]], text: str) -> Path:
    """Writes page, CSV files and PNG files. Raises OutputError."""
    contents = {"index.html": text.encode()}
    for panel in (panel for item in panels.values() for panel in item):
        contents[f"{panel.name}.csv"] = as_csv(panel)
        contents[f"{panel.name}.png"] = as_png(panel)
    for name, content in contents.items():
        try:
            write_atomically(folder / name, content)
        except OSError as error:
            raise OutputError(folder / name, error) from error
    return folder / "index.html"


def as_csv(panel: Panel) -> bytes:
    """All figures, each with its error in the next column."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    first = panel.rows[0]
    head = [
        name
        for title, cell in zip(panel.head, first, strict=True)
        for name in ([title, f"{title}, error"] if isinstance(cell, Value) else [title])
    ]
    writer.writerow(head)
    for row in panel.rows:
        cells: list[object] = []
        for cell in row:
            cells += [f"{part:.6g}" for part in cell] if isinstance(cell, Value) else [cell]
        writer.writerow(cells)
    return text.getvalue().encode()


def as_png(panel: Panel) -> bytes:
    """The plot in light colours. Uses packaged fonts only, so that all machines make the same bytes."""
    opening = '<svg xmlns="http://www.w3.org/2000/svg" '
    svg = panel.picture.replace("<svg ", opening, 1).replace(">", f">{patterns()}", 1)
    svg = VIEW.sub(lambda box: f'viewBox="-12 -6 {int(box[1]) + 24} {int(box[2]) + 12}"', svg, count=1)
    with TemporaryDirectory() as place:
        for file in FACES.values():
            (Path(place) / file).write_bytes(face(file))
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                style_sheet=plot_style(),
                background=LIGHT["surface"],
                width=PICTURE_WIDTH,
                skip_system_fonts=True,
                font_dirs=[place],
                sans_serif_family="Alegreya Sans",
                font_family="Alegreya Sans",
            )
        )
