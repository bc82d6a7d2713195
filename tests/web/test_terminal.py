"""A terminal and a browser at one table."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from web.conftest import Visit
from web.forms import invited, open_table
from web.players import by_command
from web.serving import Server

TURNS = 3


def test_a_terminal_player_and_a_web_player_play_the_same_game(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    link = f"{server.address}{invited(ann)}"
    command = [sys.executable, "-m", "garrison.cli", "play", link, "--plain", "--name", "Terry"]
    terry = subprocess.Popen(
        [*command, "--lang", "en", "--folder", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    expect(ann.get_by_text("Terry takes seat B")).to_be_visible()
    assert terry.stdin is not None
    terry.stdin.write("end\n" * TURNS)
    terry.stdin.flush()
    for _ in range(TURNS):
        ann.wait_for_selector("[data-mine=true]")
        by_command(ann, 3)
    ann.wait_for_selector("[data-mine=true]")
    out, _ = terry.communicate(timeout=60)
    assert terry.returncode == 0
    assert out.count("It is A’s turn.") == TURNS + 1
    assert "Ann joins the table" in out
