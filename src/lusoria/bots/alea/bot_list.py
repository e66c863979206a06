"""Bots and coach of Alea Romana; the default bot first."""

from lusoria.bots.bot import BotSpec, DataFile
from lusoria.bots.coach import Coach
from lusoria.games.alea.reasons import FirstDie, NoMoreDice, SafeRoll

NUMBERS = ("numba", "numpy")  # modules of the extra `bots`
TRAINING = "lusoria lab train alea --seed 1 --folder data"
VALUES = DataFile(
    "lusoria.minds.alea:data/values.npz",
    1,
    "c0adf1e19407c1895db9bc51b3879b0225adfba52f5d09501acc872caa81a93b",
    TRAINING,
)
CHANCES = DataFile(
    "lusoria.minds.alea:data/chances.npz",
    1,
    "d30cd88a6ec99c700e7f44b3a92be7af2d2e71f335239afc51c62b1a72bca767",
    TRAINING,
)
BOTS = (
    BotSpec(
        "alea",
        "able",
        2,
        "lusoria.bots.alea.heuristic:Heuristic",
        face="Marcellus",
        rating=23.1,
    ),
    BotSpec(
        "alea",
        "novice",
        1,
        "lusoria.bots.alea.novice:Novice",
        face="Octavia",
        rating=14.7,
    ),
    BotSpec(
        "alea",
        "strong",
        3,
        "lusoria.minds.alea.players.strong:Strong",
        (VALUES,),
        NUMBERS,
        "Livia",
        rating=31.2,
    ),
    BotSpec(
        "alea",
        "master",
        4,
        "lusoria.minds.alea.players.master:Master",
        (VALUES, CHANCES),
        NUMBERS,
        "Servilia",
        rating=31.0,
    ),
    BotSpec("alea", "greedy", 0, "lusoria.bots.alea.heuristic:greedy"),
)
COACH = Coach(
    "lusoria.minds.alea.players.alea_adviser:Adviser",
    needs=NUMBERS,
    data_of="master",
    weak_reasons=(FirstDie, SafeRoll, NoMoreDice),
)
