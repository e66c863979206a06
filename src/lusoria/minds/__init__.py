"""Values, beliefs and decisions, for strong bots, coach and analysis. Needs the extra `bots`.

Like every bot, they get views and nothing else.
"""
