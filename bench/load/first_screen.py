"""`python -m bench.load.first_screen`: time until the first screen is usable, on a slow phone.

A new browser profile each time, a processor four times slower, and a mobile network: round trip of 150 ms,
1.6 Mbit/s down, 0.75 Mbit/s up. The page is usable when "Play now" can be pressed. `--round-trip`, `--down`
and `--slower` change the profile. Prints the best and the median of `--rounds`.
"""

import argparse
import statistics

from playwright.sync_api import Browser

from tests.web.support.browser import ENGINE
from tests.web.support.phones import PHONE
from tests.web.support.threaded_server import ThreadedServer

USABLE = """() => new Promise((done) => {
  const look = () => {
    const now = document.querySelector("button.now:not(:disabled)");
    if (now && now.getBoundingClientRect().height > 0) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
SENT = "() => performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"


def measure(browser: Browser, address: str, profile: argparse.Namespace) -> dict[str, float]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
        service_workers="block",
    )
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": profile.round_trip,
            "downloadThroughput": profile.down * 1e6 / 8,
            "uploadThroughput": 0.75e6 / 8,
        },
    )
    wire.send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
    page.goto(address, wait_until="commit")
    usable = float(page.evaluate(USABLE))
    page.wait_for_load_state("networkidle")
    load = {"usable": usable, "painted": float(page.evaluate(PAINTED)), "bytes": float(page.evaluate(SENT))}
    context.close()
    return load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--round-trip", type=float, default=150, help="milliseconds")
    parser.add_argument("--down", type=float, default=1.6, help="Mbit/s")
    parser.add_argument("--slower", type=float, default=4, help="times slower than this processor")
    profile = parser.parse_args()
    server = ThreadedServer()
    try:
        measure(ENGINE.browser(), server.address, profile)  # warms up browser and server
        rounds = [measure(ENGINE.browser(), server.address, profile) for _ in range(profile.rounds)]
    finally:
        ENGINE.stop()
        server.stop()
    for what in ("painted", "usable"):
        times = [one[what] for one in rounds]
        print(f"{what}: best {min(times):.0f} ms, middle {statistics.median(times):.0f} ms")
    print(f"fetched besides the page itself: {rounds[-1]['bytes'] / 1000:.0f} kB")


if __name__ == "__main__":
    main()
