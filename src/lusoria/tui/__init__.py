"""Terminal client: one person plays against bots, or steps through a record.

- `command_line` parses options; `setup_screen` asks for the missing ones.
- `game_session` runs games one after the other; `game_loop` runs one; `result_screen` shows the result.
- `game_screens` has the boards and prompts of each game; `generic_screen` serves all other games.
- `replay_screen` shows records.
- All input and output goes through `terminal` and `prompt`.

The person sees only what `game.view` and `game.redact` give to their seat.
"""
