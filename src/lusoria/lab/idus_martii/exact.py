"""Exact figures of uniform play in Idus Martii, from the rule book and independent of the engine.

Votes and sides are independent. A turn of round one adds two fair coins. In round two, the vote that is not
looked at is green, red or yellow with equal probability; the other may be swapped. The cards kept are a
random half of the deck.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Literal

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
Votes = dict[tuple[int, int], Fraction]
"""Probability by number of green and of red votes."""


def uniform_shares(
    players: int, limit: int, yellow_swap: Literal["must", "may"] = "must"
) -> dict[str, Fraction]:
    """Expectation of every figure in a summary of uniform games, by name."""
    ides, failed, turns_in_two = endings(players, limit, yellow_swap)
    shares = {
        "ides_of_march": sum(ides.values(), Fraction()),
        "failed_conspiracy": sum(failed.values(), Fraction()),
    }
    wins, no_winner, a_seat = winners(players, ides, failed)
    shares |= {f"{faction} wins": share for faction, share in wins.items()}
    shares["nobody wins"] = no_winner
    shares |= {f"seat {seat} wins": a_seat for seat in range(players)}
    shares |= {f"{place}. Consul wins": a_seat for place in range(1, players + 1)}
    swapped = THIRD * (1 if yellow_swap == "must" else 2 * THIRD) + 2 * THIRD * HALF
    shares["turns"] = players + turns_in_two
    # two votes, a look, a veto and one discard per player; in round two also offices and replacements
    replaced = THIRD + 2 * THIRD * HALF
    shares["decisions"] = 5 * players + turns_in_two * (4 + 2 * THIRD + replaced)
    scores = [*ides.items(), *failed.items()]
    shares["loyal"] = sum((green * share for (green, _), share in scores), Fraction())
    shares["traitor"] = sum((red * share for (_, red), share in scores), Fraction())
    shares["blanks"] = 2 * shares["turns"] - shares["loyal"] - shares["traitor"]
    shares["swaps"] = players * HALF + turns_in_two * swapped
    shares["shown"] = turns_in_two * THIRD
    return shares


def turn_votes(yellow_swap: Literal["must", "may"]) -> Votes:
    """One turn of round two: W4 to W7."""
    unseen = {"green": THIRD, "red": THIRD, "yellow": THIRD}
    looked_at = dict.fromkeys(unseen, Fraction())
    for laid in unseen:
        others = [colour for colour in unseen if colour != laid]
        if laid == "yellow":
            answers = others if yellow_swap == "must" else [*others, laid]
            for colour in answers:
                looked_at[colour] += THIRD / len(answers)
        else:
            looked_at[laid] += THIRD * HALF
            for colour in others:
                looked_at[colour] += THIRD * HALF / 2
    odds: Votes = {}
    for one, chance in unseen.items():
        for other, other_chance in looked_at.items():
            votes = (one, other).count("green"), (one, other).count("red")
            odds[votes] = odds.get(votes, Fraction()) + chance * other_chance
    return odds


def endings(players: int, limit: int, yellow_swap: Literal["must", "may"]) -> tuple[Votes, Votes, Fraction]:
    """Probability of each score at the Ides of March and at a failed conspiracy; mean turns of round two."""
    coins = 2 * players
    open_games: Votes = {
        (green, coins - green): Fraction(comb(coins, green), 2**coins) for green in range(coins + 1)
    }
    failed: Votes = {}
    turns, votes_of_turn = Fraction(), turn_votes(yellow_swap)
    for _ in range(players):
        turns += sum(open_games.values())
        after: Votes = {}
        for (green, red), share in open_games.items():
            for (more_green, more_red), chance in votes_of_turn.items():
                score = green + more_green, red + more_red
                into = failed if max(score) > limit else after
                into[score] = into.get(score, Fraction()) + share * chance
        open_games = after
    return open_games, failed, turns


def sides(players: int) -> Iterator[tuple[int, int, int, Fraction]]:
    """Numbers of Loyal, Traitors and Merchants kept, with their probability."""
    a_side = players - 1
    for loyal in range(a_side + 1):
        for merchants in range(3):
            traitors = players - loyal - merchants
            if 0 <= traitors <= a_side:
                ways = comb(a_side, loyal) * comb(a_side, traitors) * comb(2, merchants)
                yield loyal, traitors, merchants, Fraction(ways, comb(2 * players, players))


def winners(players: int, ides: Votes, failed: Votes) -> tuple[dict[str, Fraction], Fraction, Fraction]:
    """E1 to E3: share of games that each faction wins, that no seat wins, and that one seat wins."""
    wins = dict.fromkeys(("loyal", "traitor", "merchant"), Fraction())
    no_winner = a_seat = Fraction()
    for loyal, traitors, merchants, chance in sides(players):
        members = {"loyal": loyal, "traitor": traitors, "merchant": merchants}
        for votes, passed in ((ides, False), (failed, True)):
            for (green, red), share in votes.items():
                ahead, behind = ("loyal", "traitor") if green > red else ("traitor", "loyal")
                if members[behind] == 0 or (not passed and abs(green - red) < 2):
                    faction = "merchant"
                else:
                    faction = behind if passed else ahead
                wins[faction] += share * chance
                no_winner += share * chance * (members[faction] == 0)
                a_seat += share * chance * Fraction(members[faction], players)
    return wins, no_winner, a_seat


def assignment_sequences(players: int) -> int:
    """W1 to W3: number of sequences of assignments in round two."""
    last = players - 1
    praetor, aediles = (last + 1) % players, frozenset({(last + 2) % players, (last + 3) % players})
    before = frozenset({(last + 1) % players, (last + 2) % players})
    ways: Counter[tuple[int, frozenset[int], frozenset[int]]] = Counter({(praetor, aediles, before): 1})
    for consul in range(players):
        after: Counter[tuple[int, frozenset[int], frozenset[int]]] = Counter()
        for (was_praetor, were, earlier), count in ways.items():
            for pair in combinations([seat for seat in range(players) if seat != consul], 2):
                again = were & set(pair)
                if again and (players > 5 or len(again) > 1 or again & earlier):
                    continue
                for choice in range(players):
                    if choice not in (consul, was_praetor, *pair):
                        after[choice, frozenset(pair), were] += count
        ways = after
    return sum(ways.values())
