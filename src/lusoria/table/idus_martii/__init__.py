"""Tables of Idus Martii: its part in the daily challenge."""

from lusoria.table.daily_games import DailySettings

DAILY = DailySettings(players=5, even=0.0, close=0.03, bot_games=40)
