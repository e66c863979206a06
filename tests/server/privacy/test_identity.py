"""Identity: signed tokens, cookies, rejoin codes, several seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.server.auth import COOKIE, Tokens
from lusoria.server.transport.request_info import cookie_person
from lusoria.store.port import StoreDown
from tests.server.harness import TestClient, TestServer, node
from tests.server.log_replay import replay_log

TOKENS = Tokens([b"a" * 32])


class TestTokens:
    def test_token_is_accepted_by_its_server(self) -> None:
        person = TOKENS.new_person()
        assert TOKENS.person(TOKENS.token(person)) == person

    def test_tokens_of_people_differ(self) -> None:
        assert len({TOKENS.new_person() for _ in range(100)}) == 100

    def test_changed_token_is_refused(self) -> None:
        token = TOKENS.token(TOKENS.new_person())
        for place, letter in enumerate(token):
            forged = token[:place] + ("0" if letter != "0" else "1") + token[place + 1 :]
            assert TOKENS.person(forged) is None
            assert TOKENS.person(token[:place]) is None
        assert TOKENS.person(token + "0") is None

    def test_token_of_another_key_is_refused(self) -> None:
        assert Tokens([b"b" * 32]).person(TOKENS.token(TOKENS.new_person())) is None

    def test_keys_can_be_rotated_during_a_game(self) -> None:
        person = TOKENS.new_person()
        old = TOKENS.token(person)
        rotating = Tokens([b"b" * 32, b"a" * 32])
        assert rotating.person(old) == person
        new = rotating.token(person)
        assert TOKENS.person(new) is None
        assert Tokens([b"b" * 32]).person(new) == person
        assert Tokens([b"b" * 32]).person(old) is None

    @given(st.none() | st.text(max_size=90) | st.binary(max_size=90).map(lambda b: b.decode("latin-1")))
    def test_any_text_as_token_is_refused(self, token: str | None) -> None:
        assert TOKENS.person(token) is None

    @given(st.text(max_size=20))
    def test_any_text_as_rejoin_code_is_refused(self, code: str) -> None:
        assert not TOKENS.is_rejoin_code(code, "table", 0, 2, "person")

    def test_rejoin_code_names_table_seat_and_owner(self) -> None:
        code = TOKENS.rejoin_code("table", 1, 7, "person")
        assert TOKENS.is_rejoin_code(f" {code.lower()} ", "table", 1, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 2, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "other", 1, 7, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 1, 8, "person")
        assert not TOKENS.is_rejoin_code(code, "table", 1, 7, "another")
        assert Tokens([b"b" * 32, b"a" * 32]).is_rejoin_code(code, "table", 1, 7, "person")

    def test_rejoin_codes_and_tokens_are_not_interchangeable(self) -> None:
        person = TOKENS.new_person()
        code = TOKENS.rejoin_code("table", 0, 2, person)
        assert TOKENS.person(f"{person}.{code}") is None


@pytest.mark.anyio
class TestCookies:
    async def test_cookie_is_hidden_from_scripts_and_other_sites(self, livia: TestClient) -> None:
        await livia.open_table("alea", 2)
        cookie = livia.responses[-1].headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Path=/" in cookie
        assert "Max-Age=31536000" in cookie
        assert "Secure" not in cookie

    @pytest.mark.parametrize(
        "before",
        ['prefs={"dark":1}', "flag", "a=b c", "path=1", "x=ä", "lusoria=", "lusoria=old", ";;", "=;"],
    )
    async def test_cookie_works_beside_cookies_of_other_sites(self, livia: TestClient, before: str) -> None:
        """Regression: HTTP found the cookie and the socket did not, beside such a cookie of another site."""
        table = await livia.open_table("alea", 2)
        headers = {"Cookie": f"{before}; {COOKIE}={livia.token}; b=c".encode()}
        answer = await livia.request("GET", f"/api/tables/{table}", headers=headers)
        assert answer.json()["yours"] == [0]
        scope = {"headers": [(b"cookie", headers["Cookie"])]}
        assert cookie_person(scope, livia.server.site.tokens) == livia.id

    async def test_socket_reads_the_cookie(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        headers = {"Cookie": f'prefs={{"dark":1}}; {COOKIE}={livia.token}'}
        async with livia.page(table, seat=0, headers=headers) as page:
            assert (await page.expect("room"))["yours"] == [0]

    async def test_cookie_is_secure_over_https(self) -> None:
        async with node(public_url="https://lusoria.example") as server, server.person("Livia D") as livia:
            await livia.open_table("alea", 2)
            assert "Secure" in livia.responses[-1].headers["set-cookie"]

    async def test_request_without_a_table_sets_no_cookie(
        self, livia: TestClient, stranger: TestClient
    ) -> None:
        await livia.open_table("alea", 2)
        await stranger.get("/api/tables")
        await stranger.get("/api/me/games")
        assert stranger.token is None

    async def test_person_gets_a_cookie_before_sitting_down(
        self, livia: TestClient, stranger: TestClient
    ) -> None:
        """Regression: the answer to sitting down was the first with a cookie, and it may be lost."""
        table = await livia.open_table("alea", 2)
        assert (await stranger.get(f"/api/tables/{table}"))["yours"] == []
        known = stranger.id
        assert known is not None
        await stranger.take_seat(table)
        assert stranger.id == known

    @pytest.mark.parametrize("how", ["forged", "truncated", "other key", "another's signature", "junk"])
    async def test_bad_token_is_refused(
        self, server: TestServer, livia: TestClient, stranger: TestClient, how: str
    ) -> None:
        table = await livia.open_table("alea", 2)
        token = str(livia.token)
        person, _, signature = token.partition(".")
        bad = {
            "forged": person + ".0" + signature[1:-1] + ("0" if signature[-1] != "0" else "1"),
            "truncated": token[:-1],
            "other key": Tokens([b"x" * 32]).token(person),
            "another's signature": person + "." + server.site.tokens.token("f" * 32).partition(".")[2],
            "junk": 'a=b;"; \\u0000',
        }[how]
        headers = {"Cookie": f"{COOKIE}={bad}"}
        answer = await stranger.request("GET", f"/api/tables/{table}", headers=headers)
        assert answer.json()["yours"] == []
        assert not answer.json()["hosting"]
        answer = await stranger.request("POST", f"/api/tables/{table}/start", headers=headers)
        assert answer.status_code == 403
        async with stranger.page(table, seat=0, headers={"Cookie": f"{COOKIE}={bad}"}) as page:
            assert (await page.expect("refused"))["why"] == "not_your_seat"

    async def test_keys_come_from_settings_and_can_change(self) -> None:
        async with node(keys="one, two") as server, server.person("Livia D") as livia:
            await livia.open_table("alea", 2)
            token = str(livia.token)
            assert Tokens([b"one"]).person(token) == livia.id
            assert Tokens([b"two"]).person(token) is None

    async def test_stored_key_survives_a_restart(self, database: str) -> None:
        async with node(database) as server, server.person("Livia D") as livia:
            table = await livia.open_table("alea", 2)
            token = str(livia.token)
        async with node(database) as server, server.person("Livia D") as livia:
            livia.http.cookies.set(COOKIE, token)
            assert (await livia.get(f"/api/tables/{table}"))["hosting"]


async def rejoin_seat(table: str, seat: int, owner: TestClient, to: TestClient) -> str:
    """Moves the seat to another device. Returns the code."""
    code = str((await owner.get(f"/api/tables/{table}/seats/{seat}/rejoin"))["rejoin_code"])
    assert seat in (await to.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}))["yours"]
    return code


@pytest.mark.anyio
class TestRejoin:
    async def test_rejoin_code_moves_a_seat_once(
        self, server: TestServer, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_game("alea", 3, marcus)
        code = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        room = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code.lower()})
        assert room["yours"] == [1]
        assert room["seats"][1]["name"] == marcus.name
        assert not room["hosting"]
        assert (await marcus.get(f"/api/tables/{table}"))["yours"] == []
        await marcus.get(f"/api/tables/{table}/seats/1/rejoin", 403)
        refused = await marcus.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        assert refused["error"]["why"] == "no_such_code"
        again = (await stranger.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        assert again != code
        assert (await replay_log(server.store, table)).room.chairs[1].person == stranger.id

    async def test_used_rejoin_code_stays_void_if_the_seat_returns(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        """Regression: after A to B and back to A, the first code was valid again."""
        table = await livia.open_table("alea", 3, marcus)
        used = [await rejoin_seat(table, 1, marcus, stranger), await rejoin_seat(table, 1, stranger, marcus)]
        for code in used:
            for thief in (livia, stranger):
                await thief.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        await marcus.delete(f"/api/tables/{table}/seats/1")
        await marcus.take_seat(table, 1)
        for code in used:
            await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        assert (await marcus.get(f"/api/tables/{table}"))["yours"] == [1]

    async def test_rejoin_on_the_same_device_writes_nothing(
        self, server: TestServer, livia: TestClient
    ) -> None:
        """Regression: each repetition cost an entry, a commit and a broadcast."""
        table = await livia.open_table("alea", 2)
        before = await server.store.read(table)
        for _ in range(5):
            code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
            await livia.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert await server.store.read(table) == before

    async def test_host_with_another_seat_stays_host_after_rejoin(
        self, livia: TestClient, stranger: TestClient
    ) -> None:
        """Regression: the new owner of a second seat became host as well."""
        table = await livia.open_table("alea", 3)
        await livia.take_seat(table, name="Livia Minor")
        await rejoin_seat(table, 1, livia, stranger)
        assert not (await stranger.get(f"/api/tables/{table}"))["hosting"]
        await stranger.post(f"/api/tables/{table}/start", status=403)
        await rejoin_seat(table, 0, livia, stranger)
        assert (await stranger.get(f"/api/tables/{table}"))["hosting"]
        assert not (await livia.get(f"/api/tables/{table}"))["hosting"]

    async def test_banned_person_cannot_rejoin(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        """Regression: a person sent away from one seat kept the others."""
        table = await livia.open_table("alea", 4, marcus)
        for seat, name in ((2, "Nemo"), (3, "Nemo Minor")):
            await stranger.take_seat(table, seat, name=name)
        room = await livia.delete(f"/api/tables/{table}/seats/3")
        assert [seat["kind"] for seat in room["seats"]] == ["human", "human", "empty", "empty"]
        code = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        refused = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 403)
        assert refused["error"]["why"] == "sent_away"

    async def test_mute_stays_with_the_person_and_not_the_seat(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 3, marcus)
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        await rejoin_seat(table, 1, marcus, stranger)
        assert (await livia.get(f"/api/tables/{table}"))["seats"][1]["muted"]
        await stranger.delete(f"/api/tables/{table}/seats/1")
        await marcus.take_seat(table, 1)
        assert not (await livia.get(f"/api/tables/{table}"))["seats"][1]["muted"]

    async def test_host_stays_host_after_rejoin(self, livia: TestClient, stranger: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
        assert (await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}))["hosting"]
        await livia.post(f"/api/tables/{table}/start", status=403)
        await stranger.start_game(table)

    async def test_lost_rejoin_answer_can_be_repeated(self, livia: TestClient, stranger: TestClient) -> None:
        """Regression: after a lost answer the code was void and the seat lost for good."""
        table = await livia.open_table("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        await livia.start_game(table)
        await stranger.get(f"/api/tables/{table}")
        before = stranger.token
        code = await rejoin_seat(table, 0, livia, stranger)
        stranger.http.cookies.clear()
        stranger.http.cookies.set(COOKIE, str(before))  # the answer with the new cookie was lost
        again = await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert again["yours"] == [0]
        assert (await livia.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404))["error"]

    async def test_unmovable_notes_do_not_block_rejoin(
        self, server: TestServer, livia: TestClient, stranger: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: 503 without a cookie, although the seat had moved."""
        table = await livia.open_table("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        with monkeypatch.context() as broken:

            async def fail(*_: object) -> None:
                raise StoreDown("gone")

            broken.setattr(server.store, "note", fail)
            code = await rejoin_seat(table, 0, livia, stranger)
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert (await stranger.get(f"/api/tables/{table}/notes"))["notes"] == "cave"

    async def test_rejoin_moves_notes(self, livia: TestClient, stranger: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
        assert (await stranger.get(f"/api/tables/{table}/notes"))["notes"] == "cave"
        assert (await livia.get(f"/api/tables/{table}/notes"))["notes"] == ""

    async def test_invalid_rejoin_is_refused(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 3, marcus)
        for code in ("", "AAAAAAAAAA", "Ω", "x" * 40):
            await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": "x" * 41}, 400)
        await marcus.get(f"/api/tables/{table}/seats/0/rejoin", 403)
        await stranger.get(f"/api/tables/{table}/seats/0/rejoin", 403)
        await livia.get(f"/api/tables/{table}/seats/9/rejoin", 409)
        other = await livia.open_table("alea", 2)
        code = (await livia.get(f"/api/tables/{other}/seats/0/rejoin"))["rejoin_code"]
        await stranger.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code}, 404)


@pytest.mark.anyio
async def test_rejoin_keeps_other_seats_of_a_person(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    room = await livia.take_seat(table, name="Livia Minor")
    assert room["yours"] == [0, 1]
    await livia.start_game(table)
    async with livia.page(table, seat=0) as page:
        first = await page.expect("update")
        await page.send({"type": "eyes", "seat": 1})
        second = await page.expect("update", lambda m: m["seat"] == 1)
        seat = 0 if first["legal"] else 1
        legal = first["legal"] or second["legal"]
        await page.act(seat, 0, legal[0])  # a person may act for each own seat
        await page.expect("done")
