"""Who somebody is: signed tokens, rejoin codes, several seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.server.auth import COOKIE, Tokens
from lusoria.server.transport.requests import cookie_person
from lusoria.store.port import StoreDown
from tests.server.truth import truth_of
from tests.server.world import House, Somebody, node

TOKENS = Tokens([b"a" * 32])


class TestTokens:
    def test_believes_its_own(self) -> None:
        person = TOKENS.new_person()
        assert TOKENS.person(TOKENS.token(person)) == person

    def test_people_differ(self) -> None:
        assert len({TOKENS.new_person() for _ in range(100)}) == 100

    def test_no_single_letter_may_change(self) -> None:
        token = TOKENS.token(TOKENS.new_person())
        for place, letter in enumerate(token):
            forged = token[:place] + ("0" if letter != "0" else "1") + token[place + 1 :]
            assert TOKENS.person(forged) is None
            assert TOKENS.person(token[:place]) is None
        assert TOKENS.person(token + "0") is None

    def test_another_key_is_another_house(self) -> None:
        assert Tokens([b"b" * 32]).person(TOKENS.token(TOKENS.new_person())) is None

    def test_keys_can_be_changed_while_people_play(self) -> None:
        person = TOKENS.new_person()
        old = TOKENS.token(person)
        rotating = Tokens([b"b" * 32, b"a" * 32])
        assert rotating.person(old) == person
        new = rotating.token(person)
        assert TOKENS.person(new) is None
        assert Tokens([b"b" * 32]).person(new) == person
        assert Tokens([b"b" * 32]).person(old) is None

    @given(st.none() | st.text(max_size=90) | st.binary(max_size=90).map(lambda b: b.decode("latin-1")))
    def test_any_text_is_nobody(self, token: str | None) -> None:
        assert TOKENS.person(token) is None

    @given(st.text(max_size=20))
    def test_any_text_is_no_rejoin_code(self, code: str) -> None:
        assert not TOKENS.is_rejoin_code(code, "table", 0, 2, "person")

    def test_a_rejoin_code_is_of_one_seat_of_one_owner_at_one_table(self) -> None:
        code = TOKENS.rejoin_code("table", 1, 7, "person")
        assert TOKENS.is_rejoin_code(f" {code.lower()} ", "table", 1, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 2, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "other", 1, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 1, 8, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 1, 7, "another")
        assert Tokens([b"b" * 32, b"a" * 32]).is_rejoin_code(code, "table", 1, 7, "person")

    def test_a_code_is_no_token_and_a_token_no_code(self) -> None:
        person = TOKENS.new_person()
        code = TOKENS.rejoin_code("table", 0, 2, person)
        assert TOKENS.person(f"{person}.{code}") is None


@pytest.mark.anyio
class TestCookies:
    async def test_out_of_reach_of_scripts_and_other_pages(self, livia: Somebody) -> None:
        await livia.opens("alea", 2)
        cookie = livia.answers[-1].headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Path=/" in cookie
        assert "Max-Age=31536000" in cookie
        assert "Secure" not in cookie

    @pytest.mark.parametrize(
        "before",
        ['prefs={"dark":1}', "flag", "a=b c", "path=1", "x=ä", "lusoria=", "lusoria=old", ";;", "=;"],
    )
    async def test_beside_cookies_of_others(self, livia: Somebody, before: str) -> None:
        """Before: HTTP knew one and the socket did not, as soon as another program had set such a cookie."""
        table = await livia.opens("alea", 2)
        headers = {"Cookie": f"{before}; {COOKIE}={livia.token}; b=c".encode()}
        answer = await livia.ask("GET", f"/api/tables/{table}", headers=headers)
        assert answer.json()["yours"] == [0]
        scope = {"headers": [(b"cookie", headers["Cookie"])]}
        assert cookie_person(scope, livia.house.site.tokens) == livia.id

    async def test_the_socket_knows_them_too(self, livia: Somebody) -> None:
        table = await livia.opens("alea", 2)
        headers = {"Cookie": f'prefs={{"dark":1}}; {COOKIE}={livia.token}'}
        async with livia.page(table, seat=0, headers=headers) as page:
            assert (await page.expect("room"))["yours"] == [0]

    async def test_secure_where_the_address_is(self) -> None:
        async with node(public_url="https://lusoria.example") as house, house.person("Livia D") as livia:
            await livia.opens("alea", 2)
            assert "Secure" in livia.answers[-1].headers["set-cookie"]

    async def test_whoever_asks_for_no_table_gets_none(self, livia: Somebody, stranger: Somebody) -> None:
        await livia.opens("alea", 2)
        await stranger.get("/api/tables")
        await stranger.get("/api/me/games")
        assert stranger.token is None

    async def test_whoever_looks_at_a_table_has_one_before_they_sit_down(
        self, livia: Somebody, stranger: Somebody
    ) -> None:
        """Before: the answer to sitting down was the first that told them who they are, and may be lost."""
        table = await livia.opens("alea", 2)
        assert (await stranger.get(f"/api/tables/{table}"))["yours"] == []
        known = stranger.id
        assert known is not None
        await stranger.sits(table)
        assert stranger.id == known

    @pytest.mark.parametrize("how", ["forged", "truncated", "other key", "another's signature", "junk"])
    async def test_a_bad_token_is_nobody(
        self, house: House, livia: Somebody, stranger: Somebody, how: str
    ) -> None:
        table = await livia.opens("alea", 2)
        token = str(livia.token)
        person, _, signed = token.partition(".")
        bad = {
            "forged": person + ".0" + signed[1:-1] + ("0" if signed[-1] != "0" else "1"),
            "truncated": token[:-1],
            "other key": Tokens([b"x" * 32]).token(person),
            "another's signature": person + "." + house.site.tokens.token("f" * 32).partition(".")[2],
            "junk": 'a=b;"; \\u0000',
        }[how]
        headers = {"Cookie": f"{COOKIE}={bad}"}
        answer = await stranger.ask("GET", f"/api/tables/{table}", headers=headers)
        assert answer.json()["yours"] == []
        assert not answer.json()["hosting"]
        answer = await stranger.ask("POST", f"/api/tables/{table}/start", headers=headers)
        assert answer.status_code == 403
        async with stranger.page(table, seat=0, headers={"Cookie": f"{COOKIE}={bad}"}) as page:
            assert (await page.expect("refused"))["why"] == "not_your_seat"

    async def test_keys_from_the_settings_and_their_change(self) -> None:
        async with node(keys="one, two") as house, house.person("Livia D") as livia:
            await livia.opens("alea", 2)
            token = str(livia.token)
            assert Tokens([b"one"]).person(token) == livia.id
            assert Tokens([b"two"]).person(token) is None

    async def test_the_key_outlives_a_restart(self, database: str) -> None:
        async with node(database) as house, house.person("Livia D") as livia:
            table = await livia.opens("alea", 2)
            token = str(livia.token)
        async with node(database) as house, house.person("Livia D") as livia:
            livia.http.cookies.set(COOKIE, token)
            assert (await livia.get(f"/api/tables/{table}"))["hosting"]


async def moves_seat(table: str, seat: int, owner: Somebody, to: Somebody) -> str:
    """The code by which this seat went from one device to another."""
    code = str((await owner.get(f"/api/tables/{table}/seats/{seat}/rejoin"))["rejoin_code"])
    assert seat in (await to.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}))["yours"]
    return code


@pytest.mark.anyio
class TestRejoin:
    async def test_moves_a_seat_once(
        self, house: House, livia: Somebody, marcus: Somebody, stranger: Somebody
    ) -> None:
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        await livia.starts(table)
        code = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        room = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code.lower()})
        assert room["yours"] == [1]
        assert room["seats"][1]["name"] == marcus.name
        assert not room["hosting"]
        assert (await marcus.get(f"/api/tables/{table}"))["yours"] == []
        await marcus.get(f"/api/tables/{table}/seats/1/rejoin", 403)
        no = await marcus.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        assert no["error"]["why"] == "no_such_code"
        again = (await stranger.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        assert again != code
        assert (await truth_of(house.store, table)).room.chairs[1].person == stranger.id

    async def test_a_code_that_was_used_is_void_also_after_the_seat_came_back(
        self, livia: Somebody, marcus: Somebody, stranger: Somebody
    ) -> None:
        """Before: from A to B and back to A, and whoever had seen the first code took the seat."""
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        used = [await moves_seat(table, 1, marcus, stranger), await moves_seat(table, 1, stranger, marcus)]
        for code in used:
            for thief in (livia, stranger):
                await thief.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        await marcus.delete(f"/api/tables/{table}/seats/1")
        await marcus.sits(table, 1)
        for code in used:
            await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        assert (await marcus.get(f"/api/tables/{table}"))["yours"] == [1]

    async def test_to_the_device_one_has_writes_nothing(self, house: House, livia: Somebody) -> None:
        """Before: an entry and a commit each time, without end, and everybody was told."""
        table = await livia.opens("alea", 2)
        before = await house.store.read(table)
        for _ in range(5):
            code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
            await livia.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert await house.store.read(table) == before

    async def test_a_host_with_another_seat_hosts_from_there(
        self, livia: Somebody, stranger: Somebody
    ) -> None:
        """Before: whoever was handed the second seat was handed the table with it."""
        table = await livia.opens("alea", 3)
        await livia.sits(table, name="Livia Minor")
        await moves_seat(table, 1, livia, stranger)
        assert not (await stranger.get(f"/api/tables/{table}"))["hosting"]
        await stranger.post(f"/api/tables/{table}/start", status=403)
        await moves_seat(table, 0, livia, stranger)
        assert (await stranger.get(f"/api/tables/{table}"))["hosting"]
        assert not (await livia.get(f"/api/tables/{table}"))["hosting"]

    async def test_not_by_somebody_who_was_sent_away(
        self, livia: Somebody, marcus: Somebody, stranger: Somebody
    ) -> None:
        """Sent away from one seat, they are away from all of them. Before: they kept the others."""
        table = await livia.opens("alea", 4)
        await marcus.sits(table)
        for seat, name in ((2, "Nemo"), (3, "Nemo Minor")):
            await stranger.sits(table, seat, name=name)
        room = await livia.delete(f"/api/tables/{table}/seats/3")
        assert [seat["kind"] for seat in room["seats"]] == ["human", "human", "empty", "empty"]
        code = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        no = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 403)
        assert no["error"]["why"] == "sent_away"

    async def test_who_was_silenced_stays_so_and_the_next_person_is_not(
        self, livia: Somebody, marcus: Somebody, stranger: Somebody
    ) -> None:
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        await moves_seat(table, 1, marcus, stranger)
        assert (await livia.get(f"/api/tables/{table}"))["seats"][1]["muted"]
        await stranger.delete(f"/api/tables/{table}/seats/1")
        await marcus.sits(table, 1)
        assert not (await livia.get(f"/api/tables/{table}"))["seats"][1]["muted"]

    async def test_a_host_stays_host(self, livia: Somebody, stranger: Somebody) -> None:
        table = await livia.opens("alea", 2)
        code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
        assert (await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}))["hosting"]
        await livia.post(f"/api/tables/{table}/start", status=403)
        await stranger.starts(table)

    async def test_an_answer_that_was_lost(self, livia: Somebody, stranger: Somebody) -> None:
        """Before: the code was void, the old device no longer the owner, and the seat was lost for good."""
        table = await livia.opens("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        await livia.starts(table)
        await stranger.get(f"/api/tables/{table}")
        before = stranger.token
        code = await moves_seat(table, 0, livia, stranger)
        stranger.http.cookies.clear()
        stranger.http.cookies.set(COOKIE, str(before))  # as if nothing had come
        again = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert again["yours"] == [0]
        assert (await livia.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404))["error"]

    async def test_notes_that_cannot_follow_hold_up_nobody(
        self, house: House, livia: Somebody, stranger: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: 503 without a cookie, although the seat had moved to somebody whom nobody knew."""
        table = await livia.opens("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        with monkeypatch.context() as down:

            async def fails(*_: object) -> None:
                raise StoreDown("gone")

            down.setattr(house.store, "note", fails)
            code = await moves_seat(table, 0, livia, stranger)
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert (await stranger.get(f"/api/tables/{table}/notes"))["notes"] == "cave"

    async def test_notes_move_along(self, livia: Somebody, stranger: Somebody) -> None:
        table = await livia.opens("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert (await stranger.get(f"/api/tables/{table}/notes"))["notes"] == "cave"
        assert (await livia.get(f"/api/tables/{table}/notes"))["notes"] == ""

    async def test_refused(self, livia: Somebody, marcus: Somebody, stranger: Somebody) -> None:
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        for code in ("", "AAAAAAAAAA", "Ω", "x" * 40):
            await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": "x" * 41}, 400)
        await marcus.get(f"/api/tables/{table}/seats/0/rejoin", 403)
        await stranger.get(f"/api/tables/{table}/seats/0/rejoin", 403)
        await livia.get(f"/api/tables/{table}/seats/9/rejoin", 409)
        other = await livia.opens("alea", 2)
        code = (await livia.get(f"/api/tables/{other}/seats/0/rejoin"))["rejoin_code"]
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)


@pytest.mark.anyio
async def test_several_seats_for_one_person(livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    room = await livia.sits(table, name="Livia Minor")
    assert room["yours"] == [0, 1]
    await livia.starts(table)
    async with livia.page(table, seat=0) as page:
        first = await page.expect("update")
        await page.send({"type": "eyes", "seat": 1})
        second = await page.expect("update", lambda m: m["seat"] == 1)
        seat = 0 if first["legal"] else 1
        legal = first["legal"] or second["legal"]
        await page.act(seat, 0, legal[0])  # whichever eyes are open
        await page.expect("done")
