"""The nginx site of docs/hosting.md, with TLS, in front of a real server.

Only addresses, ports and paths are replaced. Each client has its own address in 127.0.0.0/8, so that no test
uses up the limits of another.
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
from tests.server.harness import PATIENCE, TestServer

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]

PAGE = text_of(DOCS / "hosting.md")
SERVER, SITE = "127.0.0.1:8000", "tables.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{SITE}"
REQUESTS, SOCKETS = 40, 2

NGINX_CONF = """\
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
    """The first code block in a language under a heading of the page."""
    return next(found.code for found in blocks(section(PAGE, heading)) if found.language == language)


def replace_all(text: str, **other: str) -> str:
    """Replaces addresses and paths; each must occur."""
    for old, new in other.items():
        assert old in text, f"the page does not contain {old!r}"
        text = text.replace(old, new)
    return text


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        taken = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [listener.getsockname()[1] for listener in taken]


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    """A process that is stopped at the end, with its output in a file."""
    output = folder / "output.txt"
    with output.open("wb") as file:
        process = subprocess.Popen(command, cwd=folder, stdout=file, stderr=file)
    try:
        yield
        assert process.poll() is None, output.read_text(encoding="utf-8")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def wait_until_ready(address: str, tls: ssl.SSLContext | None = None) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/readyz", timeout=PATIENCE, context=tls):  # noqa: S310 (our own)
                return
        except (URLError, OSError):
            assert time.monotonic() < deadline, f"no answer at {address}"
            time.sleep(0.05)


def certificate(openssl: str, folder: Path) -> ssl.SSLContext:
    """Makes a certificate for this machine. Returns a context that trusts it."""
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Lusoria"]
    paths = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, *paths], cwd=folder, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@dataclass(frozen=True)
class Site:
    proxy: TestServer
    direct: TestServer
    plain: str
    """Address where nginx listens without TLS."""


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
    (data / "lusoria.toml").write_text(
        replace_all(block("3. Settings", "toml"), **settings), encoding="utf-8"
    )
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
    config = NGINX_CONF.format(site=replace_all(block("nginx", "nginx"), **names))
    (folder / "nginx.conf").write_text(config, encoding="utf-8")
    proxy = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    if os.geteuid() == 0:
        proxy += ["-g", "user root;"]  # its workers could not enter the private temporary folder

    with running([*serve, *limits], data), running(proxy, folder):
        wait_until_ready(f"http://127.0.0.1:{port}")
        wait_until_ready(f"https://127.0.0.1:{tls_port}", tls)
        yield Site(TestServer(None, tls_port, tls), TestServer(None, port), f"http://127.0.0.1:{plain_port}")


async def test_nginx_serves_the_page_and_redirects_plain_http(site: Site) -> None:
    async with site.proxy.person(ip="127.0.1.1") as person:
        page = await person.request("GET", "/")
        assert page.status_code == 200
        assert "<title>" in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["strict-transport-security"].startswith("max-age=")
        assert f'content="{site.proxy.address}/' in page.text
        redirect = await person.http.get(f"{site.plain}/t/abc?seat=1")
        assert (redirect.status_code, redirect.headers["location"]) == (301, "https://127.0.0.1/t/abc?seat=1")


async def test_game_is_played_through_nginx(site: Site) -> None:
    """Over wss and from the own page, to the last move; the cookie is for TLS only."""
    async with site.proxy.person(ip="127.0.1.2") as person:
        table = await person.open_table("alea", 2)
        cookie = next(answer.headers["set-cookie"] for answer in person.responses if answer.cookies)
        assert {"Secure", "HttpOnly"} <= set(cookie.split("; "))
        await person.start_game(table)
        async with person.page(table, seat=0, headers={"Origin": site.proxy.address}) as page:
            last = await page.play(0, Random(1))
        assert last["table"]["result"]
        assert verify((await person.request("GET", f"/api/records/{table}")).content).true


async def test_foreign_origin_is_refused_behind_nginx(site: Site) -> None:
    async with site.proxy.person(ip="127.0.1.3") as person:
        foreign = {"Origin": f"https://{SITE}.evil.example"}
        assert (await person.request("POST", "/api/tables", headers=foreign)).status_code == 403
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with person.page(headers=foreign):
                pass
        assert refused.value.response.status_code == 403


async def test_requests_are_limited_per_client_behind_nginx(site: Site) -> None:
    """Even if a client claims another address, through the proxy or past it."""
    forged = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
    for number, server in enumerate((site.proxy, site.direct)):
        async with (
            server.person(ip=f"127.0.2.{2 * number}", headers=forged) as one,
            server.person(ip=f"127.0.2.{2 * number + 1}", headers=forged) as other,
        ):
            codes = [(await one.request("GET", "/api/games")).status_code for _ in range(REQUESTS + 10)]
            assert codes[:REQUESTS] == [200] * REQUESTS
            assert 429 in codes
            assert (await other.request("GET", "/api/games")).status_code == 200


async def test_sockets_are_limited_per_client_behind_nginx(site: Site) -> None:
    forged = {"X-Forwarded-For": "203.0.113.8"}
    for number, server in enumerate((site.proxy, site.direct)):
        async with (
            server.person(ip=f"127.0.3.{2 * number}") as one,
            server.person(ip=f"127.0.3.{2 * number + 1}") as other,
            one.page() as first,
            one.page(),
        ):
            for headers in ({}, forged):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with one.page(headers=headers):
                        pass
                assert refused.value.response.status_code == 429
            async with other.page() as page:
                await page.sync()
            await first.sync()


async def test_large_body_is_refused_behind_nginx(site: Site) -> None:
    """nginx itself refuses at the server's own limit."""
    async with site.proxy.person(ip="127.0.1.4") as person:
        room = MAX_BODY_BYTES - len('{"name":""}')
        fits = await person.request("POST", "/api/tables", content=json.dumps({"name": "x" * (room - 1)}))
        assert (fits.status_code, fits.json()["error"]["kind"]) == (400, "malformed")
        answer = await person.request("POST", "/api/tables", content=b" " * (MAX_BODY_BYTES + 1))
        assert answer.status_code == 413
        assert b"nginx" in answer.content


async def test_metrics_are_not_served_to_the_public(site: Site) -> None:
    async with (
        site.proxy.person(ip="127.0.1.5") as person,
        site.direct.person(ip="127.0.1.5") as operator,
    ):
        assert (await person.request("GET", "/metrics")).status_code == 404
        assert (await person.request("GET", "/readyz")).text == "ready\n"
        assert "lusoria_sockets" in (await operator.request("GET", "/metrics")).text


async def test_cookie_is_never_sent_unencrypted(site: Site) -> None:
    """The cookie is set over TLS, and not sent to a page without it."""
    async with site.proxy.person(ip="127.0.1.6") as person:
        await person.open_table("alea", 2)
        assert COOKIE in person.http.cookies
        request = person.http.build_request("GET", f"{site.plain}/")
        assert "cookie" not in request.headers


def test_hosting_page_names_real_settings_and_metrics() -> None:
    """Code blocks that no test above runs are at least parsed."""
    found = [tomllib.loads(code.code) for code in blocks(PAGE) if code.language == "toml"]
    assert len(found) > 2
    for settings in found:
        check_config(Config(**settings))
    limits = table_with(PAGE, "setting", "usual", "what is limited")
    defaults = {row["setting"].strip("`"): row["usual"] for row in limits}
    assert defaults == {name: str(getattr(Config(), name)) for name in vars(Config()) if "_per_" in name}
    names = {line.split()[0].partition("{")[0] for line in block("Monitoring", "text").splitlines()}
    metrics = Metrics().text().decode()
    assert {name for name in names if f"# TYPE {name.removesuffix('_total')}" not in metrics} == set()
