"""Our own bots, the usual one of each game first."""

from lusoria.bots.base import BotSpec, DataFile

NUMBERS = ("numba", "numpy")
"""What the strong ones think with: the extra `bots`."""
TABLES = {
    5: "26fbd5798cd1a7a9de7243c8b3676ec5bfd3dbb3ec1372ccf0fa988c908a826f",
    6: "574c880a6ac9df5e171ba877684acb76956f3f5ef7c79cffe2930d12f05e0be2",
    7: "4d1c9d6ad25f6c46d3b6570f0ad7a90302fa5fc8a14625bc6015a4b9a90b673b",
    8: "87a4f17fa3c290469c6fd117ce21442036be90fc3417e0469ee9dd30f75873a3",
}
"""Of each number of senators: the checksum of what was learnt."""
LEARNED = tuple(
    DataFile(
        f"lusoria.bots.idus_martii:data/{players}.tables",
        1,
        digest,
        "lusoria lab train idus-martii --players 5..8 --seed 1 --folder data",
    )
    for players, digest in TABLES.items()
)
THINKING = "lusoria.minds.idus_martii.players:"

IDUS_MARTII = (
    BotSpec("idus-martii", "able", 2, "lusoria.bots.idus_martii.able:Able", LEARNED, face="Decimus"),
    BotSpec("idus-martii", "novice", 1, "lusoria.bots.idus_martii.novice:Novice", face="Cassius"),
    BotSpec("idus-martii", "strong", 3, THINKING + "Strong", LEARNED, NUMBERS, "Tullius", by_size=True),
    BotSpec("idus-martii", "master", 4, THINKING + "Master", LEARNED, NUMBERS, "Fulvia", by_size=True),
    BotSpec("idus-martii", "honest", 0, "lusoria.bots.honest:Honest"),
)
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
ALEA = (
    BotSpec("alea", "able", 2, "lusoria.bots.alea.able:Able", face="Marcellus"),
    BotSpec("alea", "novice", 1, "lusoria.bots.alea.novice:Novice", face="Octavia"),
    BotSpec("alea", "strong", 3, "lusoria.minds.alea.strong:Strong", (VALUES,), NUMBERS, "Livia"),
    BotSpec("alea", "master", 4, "lusoria.minds.alea.master:Master", (VALUES, CHANCES), NUMBERS, "Servilia"),
    BotSpec("alea", "greedy", 0, "lusoria.bots.greedy:Greedy"),
)
