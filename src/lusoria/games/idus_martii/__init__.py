"""Idus Martii: 5 to 8 senators, hidden factions, secret votes, vetoes, a conspiracy."""

from collections.abc import Mapping

from lusoria.core.game import Game
from lusoria.games.idus_martii import events, model, refusals, rules
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.announcements import announcement_seconds, thinking_factor
from lusoria.games.idus_martii.evolve import evolve
from lusoria.games.idus_martii.view import View, mine, view

EXTENSIONS: Mapping[str, str] = {
    "bots": "lusoria.bots.idus_martii.bot_list:BOTS",
    "coach": "lusoria.bots.idus_martii.bot_list:COACH",
    "messages": "lusoria.wire.idus_martii.messages:MESSAGES",
    "analysis": "lusoria.analysis.idus_martii:ANALYSIS",
    "exercises": "lusoria.exercises.idus_martii:EXERCISES",
    "lesson": "lusoria.exercises.idus_martii.lesson:lesson",
    "exercise_source": "lusoria.analysis.idus_martii.exercise_positions:SOURCE",
    "daily": "lusoria.table.idus_martii:DAILY",
    "balance": "lusoria.lab.balance.idus_martii.study:IdusStudy",
    "encoding": "lusoria.lab.idus_martii.encoding",
    "simulation": "lusoria.lab.idus_martii.simulation:IdusSimulation",
    "training": "lusoria.lab.idus_martii.train.train_command:STEPS",
    "environment": "lusoria.environments.idus_martii.adapter:ADAPTER",
    "picture": "lusoria.environments.idus_martii.picture:draw",
    "screen": "lusoria.tui.game_screens.idus_martii:SCREEN",
}
"""See `lusoria.core.extensions`."""


class IdusMartii:
    """Implements `lusoria.core.game.Game`."""

    name = "idus-martii"
    version = 1
    players = model.PLAYERS
    usual = 5
    minutes = 4
    rule_numbers = refusals.RULES
    package = __name__
    beats = events.BEATS
    announcement_seconds = staticmethod(announcement_seconds)
    thinking_factor = staticmethod(thinking_factor)
    claims = model.CLAIMS
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
    sides = staticmethod(model.kept_cards)
    offices = staticmethod(model.offices)


IDUS_MARTII: Game[model.Options, model.State, Action, events.Event, View] = IdusMartii()
