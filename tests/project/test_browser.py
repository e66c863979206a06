"""browser.py and nginx.py: which program is taken, and what is said when there is none."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.project import browser, debian, nginx

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended browsers are shell scripts")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no browser, no setting and no rights; programs put into this folder are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.SETTING, raising=False)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setattr(debian, "can_install", lambda: False)
    return tmp_path


def put(path: Path, code: int = 0) -> str:
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_first_that_runs_is_taken(programs: Path) -> None:
    put(programs / "chromium-browser", code=1)  # as where it only names a snap
    chrome = put(programs / "google-chrome")
    assert browser.ensure() == chrome
    chromium = put(programs / "chromium")
    assert browser.ensure() == chromium


def test_the_setting_wins(programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs / "chromium")
    mine = put(tmp_path / "mine")
    monkeypatch.setenv(browser.SETTING, mine)
    assert browser.ensure() == mine


@pytest.mark.usefixtures("programs")
def test_a_wrong_setting_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.SETTING, "nowhere/chromium")
    with pytest.raises(browser.NoBrowser, match="LUSORIA_BROWSER is nowhere/chromium"):
        browser.ensure()


@pytest.mark.usefixtures("programs")
def test_without_any_it_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main() == 1
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", browser.WANTED + "\n")


def test_it_is_installed_where_that_is_possible(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def install(packages: Sequence[str], _why: str) -> None:
        put(programs / packages[0])

    monkeypatch.setattr(debian, "can_install", lambda: True)
    monkeypatch.setattr(debian, "install", install)
    assert browser.ensure() == str(programs / "chromium")


def test_an_installation_that_fails_is_told(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs / "apt-get", code=1)
    monkeypatch.setattr(debian, "can_install", lambda: True)
    with pytest.raises(browser.NoBrowser, match="`apt-get update` was tried"):
        browser.ensure()


def test_nginx_is_found_beside_the_search_path(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (programs / "sbin").mkdir()
    monkeypatch.setattr(nginx, "PLACES", (str(programs / "sbin"),))
    openssl, found = put(programs / "openssl"), put(programs / "sbin" / "nginx")
    assert nginx.ensure() == (found, openssl)


@pytest.mark.usefixtures("programs")
def test_without_nginx_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nginx, "PLACES", ())
    assert nginx.main() == 1
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", nginx.WANTED + "\n")


def test_an_installation_of_nginx_that_fails_is_told(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs / "apt-get", code=1)
    monkeypatch.setattr(nginx, "PLACES", ())
    monkeypatch.setattr(debian, "can_install", lambda: True)
    with pytest.raises(nginx.NoNginx, match="`apt-get update` was tried"):
        nginx.ensure()
