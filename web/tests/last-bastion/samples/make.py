"""Arranges positions of Last Bastion and keeps what a player at that moment gets from the server.

    python web/tests/last-bastion/samples/make.py

Each sample holds `view` and `choices`, to develop and to test the board against.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import garrison
from garrison.core.documents import Document

HERE = Path(__file__).parent
OPTIONS = "seats=4&level=normal"


def hero(name: str, tile: str, **rest: object) -> dict[str, object]:
    return {"hero": name, "tile": tile, "equipment": {}, **rest}


HEROES = {
    "A": hero("kazgin", "trebuchet", equipment={"red": 2, "black": 1}, life=3),
    "B": hero("feng-li", "fountain", equipment={"blue": 1}, life=2, call=0),
    "C": hero("arne", "tomb", equipment={"green": 1, "yellow": 1, "black": 1}, life=4),
    "D": hero("elmer", "trebuchet", equipment={"yellow": 1}, life=1, call=0),
}
SLOTS = {
    "N1": "incubus",
    "N2": "nefarious-cannon",
    "E1": "horn-blower",
    "E2": "wolf-rider",
    "S2": "deep-colossus",
    "W3": "restless-skeleton",
    "W2": "zombie-lord",
    "W1": "soul-ferryman",
}
SIEGE: dict[str, object] = {
    "heroes": HEROES,
    "slots": SLOTS,
    "grasped-cards": ["N2"],
    "grasped-tiles": ["quarry"],
    "standard": "yellow",
}


@dataclass(frozen=True)
class Sample:
    """A position as a document over the siege above, and the lines played from it."""

    name: str
    lines: tuple[str, ...] = ()
    changes: Mapping[str, object] = field(default_factory=dict)
    options: str = OPTIONS


def led_by(name: str, tile: str, **rest: object) -> dict[str, object]:
    others = {**HEROES, "B": hero("teagaan", "fountain", equipment={"blue": 1}, life=2, call=0)}
    return {"heroes": {**others, "A": hero(name, tile, **rest)}}


SAMPLES = (
    Sample("fight"),
    Sample("beaten", ("fight both N1 W3", "roll red white black yellow")),
    Sample("reroll", ("fight N1", "roll red black yellow"), led_by("feng-li", "trebuchet")),
    Sample("net", ("activate",)),
    Sample("tower", ("activate",), led_by("mylfaar", "tower")),
    Sample("tavern", ("activate",), led_by("mylfaar", "tavern")),
    Sample("standard", ("activate",), led_by("mylfaar", "standard")),
    Sample("fountain", ("activate",), led_by("mylfaar", "fountain")),
    Sample("dispensary", ("activate",), led_by("mylfaar", "dispensary")),
    Sample("tomb", ("activate",), led_by("mylfaar", "tomb")),
    Sample("place", ("end turn", "draw void-crawler")),
)


def keep(sample: Sample) -> None:
    game = garrison.load(f"last-bastion?{sample.options}")
    document: Document = json.loads(json.dumps({**SIEGE, **sample.changes}))
    state = game.read(document)
    for line in sample.lines:
        game.play(state, line)
    moves = state.moves()
    choices = [{"say": game.say(state, m), "move": game.move_document(state, m)} for m in moves]
    seen = {
        "view": game.view(state, 0),
        "question": game.question(state, 0),
        "choices": choices,
    }
    text = json.dumps(seen, ensure_ascii=False, indent=1)
    (HERE / f"{sample.name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in SAMPLES:
        keep(each)
