"""Bastion, in its editions of 2018 and 2015: what can be chosen, and how a game is made of it."""

from functools import cache
from pathlib import Path
from typing import Final

from garrison.core.contract import State
from garrison.core.data import own_digest
from garrison.core.errors import BadNotation
from garrison.core.game import Game, any_game
from garrison.core.reasons import Reason
from garrison.core.registry import Edition, Entry, Option, Options
from garrison.games.bastion.face import view_types
from garrison.games.bastion.face.contents import COLOURS, SIDES, Contents, load_contents
from garrison.games.bastion.face.contents_armies import (
    ArmyFacts,
    Pool,
    Ratings,
    class_cards,
    load_armies,
    strength_range,
)
from garrison.games.bastion.face.facts import load_switches, make_facts
from garrison.games.bastion.face.game import BastionGame

__all__ = ["ENTRY", "BastionGame"]

RANDOM: Final = "random"
NONE: Final = "none"


@cache
def _standard() -> tuple[Contents, dict[str, dict[str, ArmyFacts]], Ratings]:
    contents = load_contents()
    return contents, *load_armies(contents)


def _make_2018(name: str, options: Options, own: Path | None) -> Game[State]:
    contents, armies, _ = _standard()
    scenario = options["scenario"]
    if scenario != NONE:
        for fixed in ("level", "classes"):
            if options[fixed] != _default("2018", fixed):
                raise _refuse("scenario-fixes", option=fixed, scenario=scenario)
        army = armies["scenarios"][scenario]
    else:
        army = _with_classes(armies["levels"][options["level"]], options["classes"], contents)
    return any_game(_make("2018", name, options, army, own))


def _make_2015(name: str, options: Options, own: Path | None) -> Game[State]:
    contents, armies, _ = _standard()
    army = armies["sieges"][options["siege"]]
    if options["siege"] == "custom":
        army = _custom(army, options, contents)
    else:
        for chosen in ("classes", "legends"):
            if options[chosen] != NONE:
                raise _refuse("needs-custom", option=chosen)
    return any_game(_make("2015", name, options, army, own))


def _make(
    edition: str, name: str, options: Options, army: ArmyFacts, own: Path | None
) -> BastionGame:
    contents, _, ratings = _standard()
    if own is not None:
        contents = load_contents(own)
    seats = int(options["seats"])
    side = options["side"]
    if army.side and side != army.side and side != _default(edition, "side"):
        raise _refuse("scenario-fixes", option="side", scenario=army.name)
    order = _order(options["districts"])
    facts = make_facts(contents, load_switches(edition), army, seats, army.side or side, order)
    told = _army_document(army, contents, ratings, seats)
    return BastionGame(name, contents, facts, told, own_digest(own))


def _army_document(
    army: ArmyFacts, contents: Contents, ratings: Ratings, seats: int
) -> view_types.Army:
    """How strong the army is, and how that is judged for so many defenders."""
    least, most = strength_range(army, contents)
    return {
        "name": army.name,
        "cards": army.size(),
        "strength": {"least": least, "most": most},
        "rating": {"least": ratings.rate(least, seats), "most": ratings.rate(most, seats)},
    }


def _with_classes(army: ArmyFacts, classes: str, contents: Contents) -> ArmyFacts:
    """A level with three chosen support classes; left to chance they are picked at set-up."""
    if classes == RANDOM:
        return army
    groups = [each.group for each in contents.classes]
    chosen = classes.split(",")
    if not army.chosen_classes:
        raise _refuse("scenario-fixes", option="classes", scenario=army.name)
    if len(set(chosen)) != army.chosen_classes or len(chosen) != army.chosen_classes:
        raise _refuse("classes-count", count=army.chosen_classes)
    pools = [
        Pool(tuple(class_cards(groups.index(group))), army.cards_per_class)
        for group in sorted(chosen, key=groups.index)
    ]
    return ArmyFacts(
        army.name, army.source, army.pools + pools, rituals=army.rituals, side=army.side
    )


def _custom(army: ArmyFacts, options: Options, contents: Contents) -> ArmyFacts:
    """A siege of one's own: so many cards of each class named, and the legends named."""
    groups = [each.group for each in contents.classes]
    pools, seen = list(army.pools), set[str]()
    for word in options["classes"].split(",") if options["classes"] != NONE else []:
        group, _, count = word.rpartition("-")
        if group in seen:
            raise _refuse("class-twice", word=group)
        seen.add(group)
        pools.append(Pool(tuple(class_cards(groups.index(group))), int(count)))
    chosen = options["legends"].split(",") if options["legends"] != NONE else []
    if len(set(chosen)) < len(chosen):
        raise _refuse("class-twice", word=max(chosen, key=chosen.count))
    if chosen:
        pools.append(Pool(tuple(contents.cards().index(name) for name in chosen), len(chosen)))
    return ArmyFacts(army.name, army.source, pools)


def _order(districts: str) -> list[str]:
    if districts == RANDOM:
        return []
    order = districts.split(",")
    if sorted(order) != sorted(COLOURS):
        raise _refuse("districts")
    return order


def _refuse(name: str, **args: str | int) -> BadNotation:
    return BadNotation(Reason(f"bastion-name-{name}", args))


def _default(edition: str, option: str) -> str:
    offered = _options_2018() if edition == "2018" else _options_2015()
    return next(each.default for each in offered if each.name == option)


def _shared_options() -> list[Option]:
    return [
        Option("side", SIDES, SIDES[0]),
        Option("districts", COLOURS, RANDOM, several=True),
    ]


def _seats() -> Option:
    return Option("seats", ("1", "2", "3", "4"), "2")


@cache
def _options_2018() -> list[Option]:
    contents, armies, _ = _standard()
    support = [each.group for each in contents.support()]
    return [
        _seats(),
        Option("level", list(armies["levels"]), "medium"),
        Option("classes", support, RANDOM, several=True),
        Option("scenario", [NONE, *armies["scenarios"]], NONE),
        *_shared_options(),
    ]


@cache
def _options_2015() -> list[Option]:
    contents, armies, _ = _standard()
    counted = [f"{each.group}-{n}" for each in contents.support() for n in range(1, 7)]
    legends = [each.name for each in contents.legends]
    return [
        _seats(),
        Option("siege", list(armies["sieges"]), "standard"),
        Option("classes", counted, NONE, several=True),
        Option("legends", legends, NONE, several=True),
        *_shared_options(),
    ]


ENTRY: Final = Entry(
    "bastion",
    [Edition("2018", _options_2018(), _make_2018), Edition("2015", _options_2015(), _make_2015)],
)
