"""The terminal game: one person against bots, at a keyboard, in the language of the machine.

The command line gives `arguments` its parser and `evening` what was said. Inside, `setup` asks what was not
said, `table` plays, `ending` shows how it ended. `rooms` know how the tables of their games look and how the
choices are asked, and `plain` does for any other game; everything is written and read through `terminal` and
`prompt`. The person is shown what `game.view` and `game.redact` give their seat, and nothing else.
`replay` shows written games again.
"""
