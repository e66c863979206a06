"""Alea Romana: 2 to 6 players, six dice with Roman numerals, an ascending column, six one-shot cards."""

from collections.abc import Mapping

from lusoria.core.game import Game
from lusoria.games.alea import events, model, rules
from lusoria.games.alea.actions import Action
from lusoria.games.alea.evolve import evolve
from lusoria.games.alea.view import View, mine, view

EXTENSIONS: Mapping[str, str] = {
    "bots": "lusoria.bots.alea.bot_list:BOTS",
    "coach": "lusoria.bots.alea.bot_list:COACH",
    "messages": "lusoria.wire.alea.messages:MESSAGES",
    "analysis": "lusoria.analysis.alea:ANALYSIS",
    "exercises": "lusoria.exercises.alea:EXERCISES",
    "lesson": "lusoria.exercises.alea.lesson:lesson",
    "exercise_source": "lusoria.analysis.alea.exercise_positions:SOURCE",
    "daily": "lusoria.table.alea:DAILY",
    "balance": "lusoria.lab.balance.alea.study:AleaStudy",
    "encoding": "lusoria.lab.alea.encoding",
    "simulation": "lusoria.lab.alea.simulation:AleaSimulation",
    "training": "lusoria.lab.alea.train.train_command:STEPS",
    "solver": "lusoria.lab.alea.solver.solve_command:SOLVER",
    "environment": "lusoria.environments.alea.adapter:ADAPTER",
    "picture": "lusoria.environments.alea.picture:draw",
    "screen": "lusoria.tui.game_screens.alea:SCREEN",
}
"""See `lusoria.core.extensions`."""


class AleaRomana:
    """Implements `lusoria.core.game.Game`."""

    name = "alea"
    version = 1
    players = model.PLAYERS
    usual = 3
    minutes = 6
    rule_numbers = rules.RULES
    package = __name__
    beats = events.BEATS
    thinking_factor = staticmethod(rules.thinking_factor)
    extensions = EXTENSIONS

    options_type = model.Options
    action_type = Action
    event_type = events.Event
    view_type = View
    result_type = model.Result

    house_rules = staticmethod(model.house_rules)
    start = staticmethod(rules.start)
    turn = staticmethod(rules.turn)
    legal = staticmethod(rules.legal)
    decide = staticmethod(rules.decide)
    evolve = staticmethod(evolve)
    redact = staticmethod(events.redact)
    concerns = staticmethod(events.concerns)
    mine = staticmethod(mine)
    view = staticmethod(view)
    cause = staticmethod(events.cause)
    actions = staticmethod(rules.actions)


ALEA: Game[model.Options, model.State, Action, events.Event, View] = AleaRomana()
