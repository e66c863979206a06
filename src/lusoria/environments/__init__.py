"""The games as environments of learning programs. It needs the extra `environments`.

`lusoria.environments.pettingzoo`, `lusoria.environments.openspiel` and `lusoria.environments.gymnasium` each
speak the language of one library. Whatever they give to a player is made from the view of that seat.
"""
