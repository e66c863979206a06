"""Finds banned turns of phrase in source and documentation, and first docstring lines that are too long."""

import ast
import re
from collections.abc import Iterator

TURNS = "whoever|so[ _]many|is[ _]told|of[ _]now|anew|reckoned|one's|ones_own|laid[ _]open"
BANNED = re.compile(f"(?<![a-z])(?:{TURNS})(?![a-z])", re.IGNORECASE)
MAX_FIRST_LINE = 100  # characters of a docstring's first line
ENDINGS = (".py", ".ts", ".svelte", ".md")

ALLOWED = {
    "CHANGELOG.md": "entries of released versions stay as they were published",
    "tests/project/plain_voice.py": "lists the banned turns",
    "tests/project/test_plain_voice.py": "plants them",
    **dict.fromkeys(
        (
            "CONTRIBUTING.md",
            "SECURITY.md",
            "bench",
            "docs/add-a-game.md",
            "docs/architecture.md",
            "docs/bots-alea.md",
            "docs/bots-idus.md",
            "docs/daily.md",
            "docs/decisions",
            "docs/encodings.md",
            "docs/follow-a-move.md",
            "docs/hosting.md",
            "docs/policies.md",
            "docs/protocol.md",
            "docs/records.md",
            "docs/referee.md",
            "examples/learn.py",
            "hatch_build.py",
            "run.py",
            "src/lusoria/bus/port.py",
            "src/lusoria/environments",
            "src/lusoria/lab/alea/encoding.py",
            "src/lusoria/lab/alea/kernels/lanes.py",
            "src/lusoria/lab/alea/solver/backward_induction.py",
            "src/lusoria/lab/balance",
            "src/lusoria/lab/idus_martii",
            "src/lusoria/lab/tournament",
            "src/lusoria/minds/alea/players/strong.py",
            "src/lusoria/minds/alea/value/point_value.py",
            "src/lusoria/minds/idus_martii/belief/belief.py",
            "src/lusoria/minds/idus_martii/belief/table_policies.py",
            "src/lusoria/minds/idus_martii/value/office_skill.py",
            "src/lusoria/minds/idus_martii/value/turn_outcomes.py",
            "src/lusoria/numeric/__init__.py",
            "src/lusoria/runtime",
            "src/lusoria/server/daily/day_jobs.py",
            "src/lusoria/server/jobs",
            "src/lusoria/table/live/attendance.py",
            "src/lusoria/wire/wire_schema.py",
            "tests/bench",
            "tests/bots/test_alea_levels.py",
            "tests/bots/test_coach.py",
            "tests/bus/test_postgres.py",
            "tests/chaos",
            "tests/cli/test_public_keys.py",
            "tests/cli/test_record_commands.py",
            "tests/docs/test_architecture.py",
            "tests/docs/test_rules_pages.py",
            "tests/environments",
            "tests/games/alea",
            "tests/games/idus_martii",
            "tests/games/test_marks.py",
            "tests/games/test_registry.py",
            "tests/golden/counts.py",
            "tests/golden/test_golden.py",
            "tests/guest",
            "tests/lab",
            "tests/laws",
            "tests/minds/alea",
            "tests/minds/idus_martii",
            "tests/project",
            "tests/records",
            "tests/referee/test_answers.py",
            "tests/referee/test_games.py",
            "tests/runtime/test_worker_protocol.py",
            "tests/server/daily/test_daily_service.py",
            "tests/server/daily/test_daily_stats.py",
            "tests/server/jobs/test_analysis_jobs.py",
            "tests/server/jobs/test_coach_jobs.py",
            "tests/server/my_games/test_my_results.py",
            "tests/server/my_games/test_player_rating.py",
            "tests/server/node",
            "tests/server/privacy",
            "tests/server/tables",
            "tests/server/transport",
            "tests/server/truth.py",
            "tests/server/world.py",
            "tests/store",
            "tests/table/bot_seats",
            "tests/table/live",
            "tests/table/room",
            "tests/tui",
            "tests/web/access/test_access.py",
            "tests/web/access/test_settings.py",
            "tests/web/home",
            "tests/web/learn/test_exercises.py",
            "tests/web/learn/test_lessons.py",
            "tests/web/limits/test_busy.py",
            "tests/web/limits/test_code_style.py",
            "tests/web/lobby",
            "tests/web/my_games",
            "tests/web/replay",
            "tests/web/support",
            "tests/web/table",
            "tests/web/tv/test_tv.py",
            "tests/words",
            "tools/client.py",
            "tools/docs/__init__.py",
            "tools/docs/__main__.py",
            "tools/generate",
            "tools/pythons.py",
            "web/src/games/alea/tray/cardForecast.ts",
            "web/src/lib/net/wire.gen.ts",
            "web/src/screens/analysis/AnalysisScreen.svelte",
            "web/tests/games/alea/selection.test.ts",
            "web/tests/games/idus-martii/choreography.test.ts",
            "web/tests/generic-board/genericBoard.test.ts",
            "web/tests/i18n/dates.test.ts",
            "web/tests/me/leaveTable.test.ts",
            "web/tests/me/turnNotification.test.ts",
            "web/tests/net",
            "web/tests/practice/exerciseSession.test.ts",
            "web/tests/stage",
            "web/tests/table/gameLoader.test.ts",
            "web/tests/table/talk.test.ts",
        ),
        "not rewritten yet",
    ),
}
"""Path prefixes without the check, and why. Remove a line when its files are rewritten."""


def findings(path: str, text: str) -> list[str]:
    """One line per finding: path, line number, and what is wrong."""
    found = [
        f"{path}:{number}: {match[0]!r}"
        for number, line in enumerate(text.splitlines(), start=1)
        for match in BANNED.finditer(line)
    ]
    if path.endswith(".py"):
        found += [f"{path}:{number}: first line has {length}" for number, length in long_first_lines(text)]
    return found


def long_first_lines(source: str) -> Iterator[tuple[int, int]]:
    """Line number and length of each first docstring line over the limit."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = (ast.get_docstring(node) or "").partition("\n")[0]
            if len(first) > MAX_FIRST_LINE:
                yield node.body[0].lineno, len(first)


def exception_for(path: str) -> str | None:
    """The allowed prefix that covers this path."""
    return next((prefix for prefix in ALLOWED if path == prefix or path.startswith(prefix + "/")), None)
