"""browser.py and nginx.py: search order, installation and error messages."""

import os
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lusoria.runtime import file_lock
from tests.project import browser, debian, nginx

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended browsers are shell scripts")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without browser, setting and root; programs in this folder are on the path."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.SETTING, raising=False)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setattr(debian, "can_install", lambda: False)
    monkeypatch.setattr(debian, "LOCK", tmp_path / "install.lock")
    return tmp_path


def put(path: Path, code: int = 0) -> str:
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_first_working_browser_is_chosen(programs: Path) -> None:
    put(programs / "chromium-browser", code=1)  # like Ubuntu's placeholder for a snap
    chrome = put(programs / "google-chrome")
    assert browser.ensure() == chrome
    chromium = put(programs / "chromium")
    assert browser.ensure() == chromium


def test_headless_shell_is_preferred(programs: Path) -> None:
    """It runs the browser tests in half the CPU time."""
    put(programs / "chromium")
    shell = put(programs / "chromium-headless-shell")
    assert browser.ensure() == shell


def test_setting_overrides_the_search(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(programs / "chromium")
    mine = put(tmp_path / "mine")
    monkeypatch.setenv(browser.SETTING, mine)
    assert browser.ensure() == mine


@pytest.mark.usefixtures("programs")
def test_wrong_setting_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.SETTING, "nowhere/chromium")
    with pytest.raises(browser.NoBrowser, match="LUSORIA_BROWSER is nowhere/chromium"):
        browser.ensure()


@pytest.mark.usefixtures("programs")
def test_missing_browser_names_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main() == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", browser.WANTED + "\n")


def test_browser_is_installed_on_debian_as_root(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def install(packages: Sequence[str], _why: str) -> None:
        put(programs / packages[0])

    monkeypatch.setattr(debian, "can_install", lambda: True)
    monkeypatch.setattr(debian, "install", install)
    assert browser.ensure() == str(programs / browser.SHELL)


def test_second_worker_waits_for_the_installation(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: both workers ran apt-get, and one could not get the lock of dpkg."""
    second_has_come = threading.Event()
    installations = list[Path]()

    def install(packages: Sequence[str], _why: str) -> None:
        installations.append(programs / packages[0])
        if len(installations) > 1:
            second_has_come.set()
        second_has_come.wait(20)
        put(installations[0])

    def try_lock(file: int) -> bool:
        free = file_lock.try_lock(file)
        if not free:
            second_has_come.set()
        return free

    monkeypatch.setattr(debian, "can_install", lambda: True)
    monkeypatch.setattr(debian, "install", install)
    monkeypatch.setattr(debian, "try_lock", try_lock)
    with ThreadPoolExecutor(2) as workers:
        found = [worker.result() for worker in [workers.submit(browser.ensure) for _ in range(2)]]
    assert found == [str(programs / browser.SHELL)] * 2
    assert len(installations) == 1


def test_failed_installation_of_a_browser_is_reported(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(programs / "apt-get", code=1)
    monkeypatch.setattr(debian, "can_install", lambda: True)
    with pytest.raises(browser.NoBrowser, match="`apt-get update` was tried"):
        browser.ensure()


def test_nginx_is_found_outside_the_search_path(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (programs / "sbin").mkdir()
    monkeypatch.setattr(nginx, "PLACES", (str(programs / "sbin"),))
    openssl, found = put(programs / "openssl"), put(programs / "sbin" / "nginx")
    assert nginx.ensure() == (found, openssl)


@pytest.mark.usefixtures("programs")
def test_missing_nginx_names_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nginx, "PLACES", ())
    assert nginx.main() == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", nginx.WANTED + "\n")


def test_failed_installation_of_nginx_is_reported(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs / "apt-get", code=1)
    monkeypatch.setattr(nginx, "PLACES", ())
    monkeypatch.setattr(debian, "can_install", lambda: True)
    with pytest.raises(nginx.NoNginx, match="`apt-get update` was tried"):
        nginx.ensure()
