"""A real Chromium."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

WEB: Final = Path(__file__).parents[2] / "web"
NAMES: Final = (
    "chromium-headless-shell",  # a window of the others takes four times as long to open
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS: Final = (
    "--no-sandbox",  # containers rarely let a browser make its own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_UNPACK: Final = (
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"
)


def executable() -> str:
    """Chromium of the machine, or else the one that came with the web client's packages."""
    named = os.environ.get("GARRISON_CHROMIUM")
    found = [path for path in map(shutil.which, NAMES) if path]
    if named or found:
        return named or found[0]
    node = shutil.which("node") or "node"
    unpacked = subprocess.run(
        [node, "-e", _UNPACK], cwd=WEB, capture_output=True, text=True, check=True
    )
    return unpacked.stdout.strip()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
