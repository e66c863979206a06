"""Built-in bots, the default bot of each game first."""

from lusoria.bots.bot import BotSpec, DataFile

NUMBERS = ("numba", "numpy")  # modules of the extra `bots`
TABLES = {
    5: "eb28079a1c1826b5443d5f0d82cc67ab600c18698177641020a3d6bf159cd9c3",
    6: "2db1e2aee8ca83cf562fa56ff1cbc67ddd3728721e32648f3f85a3eb1da88027",
    7: "a3f40197e2559de1e890e9fb7e2c2bc078c427ae4b8e57976e3e7b5de20d53f2",
    8: "624c5fab4fc49cda23d0281ca0e86be140a5f05d0fa080a98ee04176372ab1a1",
}
"""By number of players: SHA-256 of the policy tables for the printed rules."""
LIMITS = {
    5: "d5e16b4d41383b1ed8ff361f8e3191eec8d9bfcbdd804baa4178f9b2e188c3ca",
    6: "ba344efedf1fbb54cd8db1aaf15cbdbb564a83e0fc2eb5715dd89073c3e30975",
    7: "2fa3a8ab09b8be82f6037e0e6604ee621dea28b25aba54a46a91cf82cfb7e388",
    8: "8b4a883dc693b393ec5b9fc1dfa49d7f484d48f00ea8302e434dcde4b1e9f4f1",
}
"""The same for other limits and for `yellow_swap = "may"`."""
LEARNED = tuple(
    DataFile(
        f"lusoria.bots.idus_martii:data/{players}.{ending}",
        1,
        digest,
        "lusoria lab train idus-martii --players 5..8 --seed 1 --folder data",
    )
    for ending, digests in (("tables", TABLES), ("limits", LIMITS))
    for players, digest in digests.items()
)
THINKING = "lusoria.minds.idus_martii.players.strong_and_master:"

IDUS_MARTII = (
    BotSpec("idus-martii", "able", 2, "lusoria.bots.idus_martii.able:Able", LEARNED, face="Decimus"),
    BotSpec("idus-martii", "novice", 1, "lusoria.bots.idus_martii.novice:Novice", face="Cassius"),
    BotSpec("idus-martii", "strong", 3, THINKING + "Strong", LEARNED, NUMBERS, "Tullius", by_size=True),
    BotSpec("idus-martii", "master", 4, THINKING + "Master", LEARNED, NUMBERS, "Fulvia", by_size=True),
    BotSpec("idus-martii", "honest", 0, "lusoria.bots.idus_martii.honest:Honest"),
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
    BotSpec("alea", "strong", 3, "lusoria.minds.alea.players.strong:Strong", (VALUES,), NUMBERS, "Livia"),
    BotSpec(
        "alea",
        "master",
        4,
        "lusoria.minds.alea.players.master:Master",
        (VALUES, CHANCES),
        NUMBERS,
        "Servilia",
    ),
    BotSpec("alea", "greedy", 0, "lusoria.bots.alea.greedy:Greedy"),
)
