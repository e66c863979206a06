"""W1 to W3: the legal assignments equal those of naive rules in all positions."""

from itertools import combinations
from typing import TypeAlias

import pytest
from hypothesis import given, settings

from lusoria.core.game import Seat, refusal
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import Options
from tests.games.idus_martii.table import SEEDS, SIZES, Script, new_script, random_play, tables

Roles: TypeAlias = list[tuple[str, Seat]]


def roles(consul: Seat, praetor: Seat, aediles: tuple[Seat, Seat]) -> Roles:
    return [("consul", consul), ("praetor", praetor), ("aedile", aediles[0]), ("aedile", aediles[1])]


def allowed(players: int, before: Roles, last: Roles, now: Roles) -> bool:
    """True if these roles may follow those of the last two turns."""
    holders = [seat for _, seat in now]
    if any(holders.count(seat) > 1 for seat in holders):
        return False  # W1: three different players, and not the Consul
    again = [card for card in now if card in last]
    if players == 5:
        aediles_again = [card for card in again if card[0] == "aedile"]
        others_again = [card for card in again if card[0] != "aedile"]
        if others_again or len(aediles_again) > 1:
            return False  # W2, and W3: one Aedile only
        return not any(card in before for card in aediles_again)  # W3: not for the third time
    return not again  # W2


def check_assignments(script: Script) -> None:
    """The legal assignments are those of the naive rules, and there is at least one."""
    consul = script.consul
    before, last = (roles(line.consul, line.praetor, line.aediles) for line in script.public.ledger[-2:])
    fine = set()
    for praetor in range(script.players):
        for aediles in combinations(range(script.players), 2):
            new = Assign(praetor, aediles)
            no = refusal(IDUS_MARTII, script.state, consul, new)
            if allowed(script.players, before, last, roles(consul, praetor, aediles)):
                fine.add(new)
                assert no is None
            else:
                assert no is not None
                assert no.rule in ("W1", "W2", "W3")
    legal = script.legal(consul)
    assert len(set(legal)) == len(legal)
    assert set(legal) == fine
    assert fine
    check_barred(script, before, last, fine)


def check_barred(script: Script, before: Roles, last: Roles, fine: set[Assign]) -> None:
    """The barred offices of the table are those of W2 and W3, seat by seat."""
    possible = {("praetor", new.praetor) for new in fine} | {
        ("aedile", seat) for new in fine for seat in new.aediles
    }
    listed = {(no.office, no.seat): (no.rule, no.why, no.facts) for no in script.public.barred}
    assert len(listed) == len(script.public.barred)
    for seat in range(script.players):
        reasons: dict[str, tuple[str, str, dict[str, int]]] = {}
        if ("praetor", seat) in last:
            reasons["praetor"] = ("W2", "praetor_again", {"seat": seat})
        if ("aedile", seat) in last:
            if script.players > 5:
                reasons["aedile"] = ("W2", "aedile_again", {"seat": seat})
            elif ("aedile", seat) in before:
                reasons["aedile"] = ("W3", "third_time", {"seat": seat})
            elif ("aedile", script.consul) not in last:
                reasons["aedile"] = ("W3", "both_again", {})
        for office in ("praetor", "aedile"):
            if seat == script.consul:
                assert (office, seat) not in listed  # W1: the Consul is no candidate
                continue
            assert listed.get((office, seat)) == reasons.get(office)
            barred_for_good = office in reasons and reasons[office][1] != "both_again"
            assert ((office, seat) in possible) != barred_for_good


class TestW1W2W3Exhaustively:
    @pytest.mark.parametrize(("players", "positions"), [(5, 149), (6, 121), (7, 325), (8, 681)])
    def test_every_position_allows_what_the_naive_rules_allow(self, players: int, positions: int) -> None:
        """All courses of round two. The rules look back one turn, or two with five players."""
        met = set()
        waiting = [new_script(players).to_turn(players + 1)]
        while waiting:
            script = waiting.pop()
            check_assignments(script)
            turn, consul = script.public.turn, script.consul
            if turn == 2 * players:
                continue
            last = script.public.ledger[-1].aediles
            for new in script.legal(consul):
                assert isinstance(new, Assign)
                position = (turn + 1, new.praetor, new.aediles, last if players == 5 else None)
                if position not in met:
                    met.add(position)
                    after = script.fork()
                    after.act(consul, new)
                    after.turn()
                    waiting.append(after)
        assert 1 + len(met) == positions

    @pytest.mark.parametrize("players", SIZES)
    def test_random_games_allow_what_the_naive_rules_allow(self, players: int) -> None:
        for seed in range(8):
            for script in random_play(Options(players, first=seed % players, limit=4 * players - 1), seed):
                if script.step == "assign":
                    check_assignments(script)

    @settings(max_examples=25)
    @given(options=tables(), seed=SEEDS)
    def test_random_tables_allow_what_the_naive_rules_allow(self, options: Options, seed: int) -> None:
        for script in random_play(options, seed):
            if script.step == "assign":
                check_assignments(script)


class TestBarredOffices:
    """`table.barred`: offices that a seat may not get, with the reason."""

    @pytest.mark.parametrize("players", SIZES)
    def test_barred_offices_are_shown_while_assigning(self, players: int) -> None:
        for script in random_play(Options(players, limit=4 * players - 1), 1):
            assert bool(script.public.barred) == (script.step == "assign")

    def test_w2_bars_both_aediles_with_six_players(self) -> None:
        """Seat 5 was Consul, 0 Praetor, 1 and 2 were Aediles; now seat 0 is Consul."""
        script = new_script(6).to_turn(7)
        assert script.consul == 0
        assert [(no.seat, no.office, no.rule, no.why) for no in script.public.barred] == [
            (1, "aedile", "W2", "aedile_again"),
            (2, "aedile", "W2", "aedile_again"),
        ]

    def test_w3_bars_both_aediles_with_five_players(self) -> None:
        """Seats 1 and 2 were Aediles; seat 1 for the second time."""
        script = new_script(5).to_turn(6)
        assert script.consul == 0
        assert [(no.seat, no.office, no.rule, no.why) for no in script.public.barred] == [
            (1, "aedile", "W3", "third_time"),
            (2, "aedile", "W3", "both_again"),
        ]
