"""Par impar, a guest: two players, a handful of nuts, odd or even."""

from lusoria.core.game import Game
from par_impar import events, first_edition, model, rules
from par_impar.actions import Action
from par_impar.evolve import evolve
from par_impar.view import View, mine, view

EXTENSIONS = {
    "coach": "par_impar.parts:COACH",
    "messages": "par_impar.parts.messages:MESSAGES",
    "analysis": "par_impar.parts:ANALYSIS",
    "exercises": "par_impar.parts:EXERCISES",
    "lesson": "par_impar.parts.lesson:lesson",
    "daily": "par_impar.parts:DAILY",
    "web": "par_impar.web_files:WEB",
}
"""What else the game brings: see `lusoria.core.extensions`."""


class ParImpar:
    """The game as `lusoria.core.game.Game` asks for it."""

    name = "par-impar"
    version = 2
    players = model.PLAYERS
    usual = 2
    minutes = 3
    rule_numbers = rules.RULES
    package = __name__
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


class FirstEdition(ParImpar):
    """Version 1 of the rules: the player who scored hides next."""

    version = 1
    start = staticmethod(first_edition.start)


PAR_IMPAR: Game[model.Options, model.State, Action, events.Event, View] = ParImpar()
VERSIONS = (FirstEdition(), PAR_IMPAR)
"""All versions. New tables play the newest; records and running tables keep theirs."""
