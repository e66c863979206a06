"""Alea Romana: 2 to 6 players, six dice with Roman numerals, an ascending column, six one-shot cards."""

from lusoria.core.game import Game
from lusoria.games.alea import events, model, rules
from lusoria.games.alea.actions import Action
from lusoria.games.alea.evolve import evolve
from lusoria.games.alea.view import View, mine, view


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
    thought = staticmethod(rules.thought)

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
