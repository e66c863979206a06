"""Bots and coach of Idus Martii; the default bot first."""

from lusoria.bots.bot import BotSpec, DataFile
from lusoria.bots.coach import Coach
from lusoria.games.idus_martii.reasons import Chance, Even, Only, Whim

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
STRONG_BOTS = "lusoria.minds.idus_martii.players.strong_and_master:"

BOTS = (
    BotSpec(
        "idus-martii", "able", 2, "lusoria.bots.idus_martii.able:Able", LEARNED, face="Decimus", rating=25.1
    ),
    BotSpec(
        "idus-martii", "novice", 1, "lusoria.bots.idus_martii.novice:Novice", face="Cassius", rating=23.0
    ),
    BotSpec(
        "idus-martii",
        "strong",
        3,
        STRONG_BOTS + "Strong",
        LEARNED,
        NUMBERS,
        "Tullius",
        by_size=True,
        rating=25.7,
    ),
    BotSpec(
        "idus-martii",
        "master",
        4,
        STRONG_BOTS + "Master",
        LEARNED,
        NUMBERS,
        "Fulvia",
        by_size=True,
        rating=26.2,
    ),
    BotSpec("idus-martii", "honest", 0, "lusoria.bots.idus_martii.honest:Honest"),
)
COACH = Coach(
    "lusoria.minds.idus_martii.players.idus_adviser:Adviser",
    needs=NUMBERS,
    data_of="master",
    weak_reasons=(Only, Whim, Even, Chance),
)
