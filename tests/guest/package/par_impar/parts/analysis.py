"""Analysis of par impar: win probabilities after each hand, and costs of the viewer's decisions."""

from collections.abc import Iterator, Sequence

from lusoria.analysis.analysis_report import cost_lines
from lusoria.analysis.decision_costs import judge_decision, round_number
from lusoria.analysis.game_analysis import ReportSection
from lusoria.analysis.record_steps import transitions
from lusoria.core.game import Viewer
from lusoria.records.record import Record
from lusoria.runtime.progress import ProgressCallback
from lusoria.wire.analysis import BeliefModel
from lusoria.words import Words
from par_impar.parts.advice import Reason, chances
from par_impar.parts.messages import HandChances


class ParImparAnalysis:
    """Implements `lusoria.analysis.game_analysis.GameAnalysis`."""

    def analyse(
        self, record: Record, viewer: Viewer, model: BeliefModel, on_progress: ProgressCallback
    ) -> HandChances:
        steps = list(transitions(record))
        ledger = steps[-1].after.ledger
        points = record.game.view(steps[-1].after, None).table.options.points  # type: ignore[attr-defined]
        found = []
        for hands in range(len(ledger) + 1):
            found.append(tuple(map(round_number, chances(points, ledger[:hands]))))
            on_progress(hands, len(ledger))
        decisions = [
            decision
            for step in steps
            if viewer is not None
            and step.seat == viewer
            and (decision := judge_decision(record.game, step, len(step.before.ledger) + 1))
        ]
        return HandChances(tuple(found), tuple(sorted(decisions, key=lambda each: -each.cost)))

    def report(
        self, words: Words, record: Record, names: Sequence[str], found: HandChances
    ) -> Iterator[ReportSection]:
        rows = [[f"{100 * chance:.0f} %" for chance in hand] for hand in found.chances]
        yield ReportSection(words.say("analysis-chance"), [list(names), *rows])
        costs = cost_lines(words, record.game, names, found.decisions, Reason)
        yield ReportSection(words.say("analysis-decisions"), lines=list(costs))


PAR_IMPAR_ANALYSIS = ParImparAnalysis()
