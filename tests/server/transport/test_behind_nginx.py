"""docs/hosting.md, as it is written: its nginx site, with TLS, before a real server with its settings.

Only addresses, ports and paths are other ones. Everybody lives at an address of their own in 127.0.0.0/8, so
that nobody here uses up what another may ask for.
"""

import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

import pytest
import websockets

from lusoria import verify
from lusoria.server.auth import COOKIE
from lusoria.server.node.config import Config, check_config
from lusoria.server.node.metrics import Metrics
from lusoria.server.transport.app import MAX_BODY_BYTES
from tests.docs.pages import DOCS, blocks, section, table_with, text_of
from tests.project.nginx import ensure
from tests.server.world import PATIENCE, TestServer

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]

PAGE = text_of(DOCS / "hosting.md")
SERVER, SITE = "127.0.0.1:8000", "tables.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{SITE}"
REQUESTS, SOCKETS = 40, 2

AROUND = """\
daemon off;
pid nginx.pid;
error_log stderr warn;
events {{}}
http {{
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{site}
}}
"""


def block(heading: str, language: str) -> str:
    """The first block of a language under a heading of the page."""
    return next(found.code for found in blocks(section(PAGE, heading)) if found.language == language)


def replaced(text: str, **other: str) -> str:
    """The text with other addresses and paths; each must have been there."""
    for old, new in other.items():
        assert old in text, f"the page says {old!r} no more"
        text = text.replace(old, new)
    return text


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        taken = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [one.getsockname()[1] for one in taken]


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    """A process that is asked to stop at the end, and whose words are kept in a file."""
    with (folder / "said.txt").open("wb") as said:
        process = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said)
    try:
        yield
        assert process.poll() is None, (folder / "said.txt").read_text(encoding="utf-8")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def wait_for(address: str, tls: ssl.SSLContext | None = None) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/readyz", timeout=PATIENCE, context=tls):  # noqa: S310 (our own)
                return
        except (URLError, OSError):
            assert time.monotonic() < until, f"nobody answers at {address}"
            time.sleep(0.05)


def certificate(openssl: str, folder: Path) -> ssl.SSLContext:
    """Make one for this machine, and believe it."""
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Lusoria"]
    paths = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, *paths], cwd=folder, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@dataclass(frozen=True)
class Site:
    proxy: TestServer
    direct: TestServer
    plain: str
    """Where nginx listens without TLS."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    nginx, openssl = ensure()
    folder, data = tmp_path_factory.mktemp("nginx"), tmp_path_factory.mktemp("data")
    port, tls_port, plain_port = free_ports(3)
    tls = certificate(openssl, folder)

    settings = {
        "port = 8000": f"port = {port}",
        "/var/lib/lusoria": str(data),
        SITE: f"127.0.0.1:{tls_port}",
    }
    (data / "lusoria.toml").write_text(replaced(block("3. Settings", "toml"), **settings), encoding="utf-8")
    serve = [sys.executable, "-m", "lusoria.cli", "serve", "--config", "lusoria.toml", "--bot-delay", "0.01"]
    limits = ["--requests-per-minute", str(REQUESTS), "--connections-per-address", str(SOCKETS)]

    names = {
        f"server {SERVER};": f"server 127.0.0.1:{port};",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain_port};",
        "listen 443 ssl": f"listen 127.0.0.1:{tls_port} ssl",
        CERTIFICATES: str(folder),
        SITE: "127.0.0.1",
    }
    around = AROUND.format(site=replaced(block("nginx", "nginx"), **names))
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    proxy = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    if os.geteuid() == 0:
        proxy += ["-g", "user root;"]  # its workers would not be let into a folder for the tests' eyes only

    with running([*serve, *limits], data), running(proxy, folder):
        wait_for(f"http://127.0.0.1:{port}")
        wait_for(f"https://127.0.0.1:{tls_port}", tls)
        yield Site(TestServer(None, tls_port, tls), TestServer(None, port), f"http://127.0.0.1:{plain_port}")


async def test_nginx_serves_the_page_and_redirects_plain_http(site: Site) -> None:
    async with site.proxy.person(lives="127.0.1.1") as person:
        page = await person.ask("GET", "/")
        assert page.status_code == 200
        assert "<title>" in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["strict-transport-security"].startswith("max-age=")
        assert f'content="{site.proxy.address}/' in page.text
        sent_on = await person.http.get(f"{site.plain}/t/abc?seat=1")
        assert (sent_on.status_code, sent_on.headers["location"]) == (301, "https://127.0.0.1/t/abc?seat=1")


async def test_game_is_played_through_nginx(site: Site) -> None:
    """Over wss and from our own page, to the last move; and the cookie is for TLS alone."""
    async with site.proxy.person(lives="127.0.1.2") as person:
        table = await person.open_table("alea", 2)
        given = next(answer.headers["set-cookie"] for answer in person.answers if answer.cookies)
        assert {"Secure", "HttpOnly"} <= set(given.split("; "))
        await person.start_game(table)
        async with person.page(table, seat=0, headers={"Origin": site.proxy.address}) as page:
            last = await page.play(0, Random(1))
        assert last["table"]["result"]
        assert verify((await person.ask("GET", f"/api/records/{table}")).content).true


async def test_foreign_origin_is_refused_behind_nginx(site: Site) -> None:
    async with site.proxy.person(lives="127.0.1.3") as person:
        foreign = {"Origin": f"https://{SITE}.evil.example"}
        assert (await person.ask("POST", "/api/tables", headers=foreign)).status_code == 403
        with pytest.raises(websockets.InvalidStatus) as no:
            async with person.page(headers=foreign):
                pass
        assert no.value.response.status_code == 403


async def test_requests_are_limited_per_client_behind_nginx(site: Site) -> None:
    """Also where a client says that he is another one, through the proxy or past it."""
    forged = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
    for number, server in enumerate((site.proxy, site.direct)):
        async with (
            server.person(lives=f"127.0.2.{2 * number}", headers=forged) as one,
            server.person(lives=f"127.0.2.{2 * number + 1}", headers=forged) as other,
        ):
            codes = [(await one.ask("GET", "/api/games")).status_code for _ in range(REQUESTS + 10)]
            assert codes[:REQUESTS] == [200] * REQUESTS
            assert 429 in codes
            assert (await other.ask("GET", "/api/games")).status_code == 200


async def test_sockets_are_limited_per_client_behind_nginx(site: Site) -> None:
    forged = {"X-Forwarded-For": "203.0.113.8"}
    for number, server in enumerate((site.proxy, site.direct)):
        async with (
            server.person(lives=f"127.0.3.{2 * number}") as one,
            server.person(lives=f"127.0.3.{2 * number + 1}") as other,
            one.page() as first,
            one.page(),
        ):
            for headers in ({}, forged):
                with pytest.raises(websockets.InvalidStatus) as no:
                    async with one.page(headers=headers):
                        pass
                assert no.value.response.status_code == 429
            async with other.page() as page:
                await page.settle()
            await first.settle()


async def test_large_body_is_refused_behind_nginx(site: Site) -> None:
    """By nginx itself, at the same size at which the server would."""
    async with site.proxy.person(lives="127.0.1.4") as person:
        room = MAX_BODY_BYTES - len('{"name":""}')
        fits = await person.ask("POST", "/api/tables", content=json.dumps({"name": "x" * (room - 1)}))
        assert (fits.status_code, fits.json()["error"]["kind"]) == (400, "malformed")
        answer = await person.ask("POST", "/api/tables", content=b" " * (MAX_BODY_BYTES + 1))
        assert answer.status_code == 413
        assert b"nginx" in answer.content


async def test_metrics_are_not_served_to_the_public(site: Site) -> None:
    async with (
        site.proxy.person(lives="127.0.1.5") as person,
        site.direct.person(lives="127.0.1.5") as keeper,
    ):
        assert (await person.ask("GET", "/metrics")).status_code == 404
        assert (await person.ask("GET", "/readyz")).text == "ready\n"
        assert "lusoria_sockets" in (await keeper.ask("GET", "/metrics")).text


async def test_cookie_is_never_sent_unencrypted(site: Site) -> None:
    """What was given over TLS is not sent on to a page without it."""
    async with site.proxy.person(lives="127.0.1.6") as person:
        await person.open_table("alea", 2)
        assert COOKIE in person.http.cookies
        request = person.http.build_request("GET", f"{site.plain}/")
        assert "cookie" not in request.headers


def test_hosting_page_names_real_settings_and_metrics() -> None:
    """The blocks that are not run above are read at least."""
    found = [tomllib.loads(one.code) for one in blocks(PAGE) if one.language == "toml"]
    assert len(found) > 2
    for settings in found:
        check_config(Config(**settings))
    limits = table_with(PAGE, "setting", "usual", "what is limited")
    usual = {row["setting"].strip("`"): row["usual"] for row in limits}
    assert usual == {name: str(getattr(Config(), name)) for name in vars(Config()) if "_per_" in name}
    counted = {line.split()[0].partition("{")[0] for line in block("Monitoring", "text").splitlines()}
    told = Metrics().text().decode()
    assert {name for name in counted if f"# TYPE {name.removesuffix('_total')}" not in told} == set()
