"""Idus Martii: 5 to 8 senators, hidden factions, secret votes, vetoes, a conspiracy."""

from lusoria.core.game import Game
from lusoria.games.idus_martii import events, model, refusals, rules
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.announcements import announced, thought
from lusoria.games.idus_martii.evolve import evolve
from lusoria.games.idus_martii.view import View, mine, view


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
    announced = staticmethod(announced)
    thought = staticmethod(thought)
    claims = model.CLAIMS

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
    sides = staticmethod(model.kept)
    offices = staticmethod(model.offices)


IDUS_MARTII: Game[model.Options, model.State, Action, events.Event, View] = IdusMartii()
