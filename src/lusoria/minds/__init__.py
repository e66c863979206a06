"""Strong bots and the coach: values, beliefs and decisions. Needs the extra `bots`.

Like every bot, they get views and nothing else.
"""
