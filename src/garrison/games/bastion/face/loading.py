"""From data and options to a Box: the flat numbers that the rules read."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.data import open_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import read_source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.armies import Army, class_cards
from garrison.games.bastion.face.catalogue import (
    CLASSES,
    COLOURS,
    DATA,
    PAYMENTS,
    PROPERTIES,
    SPELL_KINDS,
    Catalogue,
)
from garrison.games.bastion.rules.box import Box, Switches

EDITIONS: Final = ("2018", "2015")


def load_switches(edition: str) -> dict[str, int]:
    """The switches of an edition: those it names, the others as in the edition it is based on."""
    page = open_data(DATA, "editions.toml")
    found: dict[str, dict[str, int]] = {}
    bases: dict[str, str] = {}
    for name, own in page.tables(EDITIONS):
        read_source(own)
        own.words("reconstructed", SWITCHES, [])
        bases[name] = own.word("based-on", EDITIONS, "")
        found[name] = {key: _switch(own, key) for key in SWITCHES if not bases[name] or key in own}
        own.close()
    page.finish("editions.toml")
    base = bases[edition]
    return {**(found[base] if base else {}), **found[edition]}


def _switch_names() -> list[str]:
    return [name.replace("_", "-") for name in dir(Switches()) if not name.startswith("_")]


SWITCHES: Final = _switch_names()
"""Every switch by the name it has in data files."""


def _switch(page: DocumentReader, key: str) -> int:
    is_flag = isinstance(getattr(Switches(), key.replace("-", "_")), bool)
    if key not in page:
        page.fault(key, Reason("fault-missing"))
    return int(page.flag(key)) if is_flag else page.number(key, 0, 24, 0)


def make_box(
    catalogue: Catalogue,
    switches: Mapping[str, int],
    army: Army,
    seats: int,
    side: str,
    districts: Sequence[str],
) -> Box:
    """Everything one game needs to know. An empty list of districts leaves them to chance."""
    box = Box()
    box.seats = seats
    _fill_enemies(box, catalogue)
    _fill_spells(box, catalogue)
    _fill_switches(box, switches)
    _fill_army(box, army)
    colours = [COLOURS.index(c) for name in COLOURS for c in catalogue.sources[side][name]]
    box.sources = vec[i64](colours)
    box.order = [COLOURS.index(name) for name in districts]
    late = army.late_arrival
    box.enemies_at_setup = 0 if late else seats + int(box.enemies_beyond_seats)
    box.start_tile = 5 if late else 6
    return box


def _fill_enemies(box: Box, catalogue: Catalogue) -> None:
    enemies = [catalogue.enemy_of(card) for card in range(len(catalogue.cards()))]
    classes = len(catalogue.classes) * len(COLOURS)
    box.strength = vec[i64]([enemy.strength for enemy in enemies])
    box.pay = vec[i64]([PAYMENTS.index(enemy.pay) for enemy in enemies])
    box.calls = vec[i64]([enemy.calls for enemy in enemies])
    own = [card % 6 if card < classes else 6 for card in range(len(enemies))]
    box.colour = vec[i64](own)
    box.properties = vec[i64]([_bits(enemy.properties) for enemy in enemies])
    blocked = [COLOURS.index(catalogue.archmages[colour]) for colour in COLOURS]
    blocks = [
        blocked[own[card]] if "archmage" in enemy.properties else -1
        for card, enemy in enumerate(enemies)
    ]
    box.blocks = vec[i64](blocks)
    box.blockers = vec[i64]([card for card, blocked in enumerate(blocks) if blocked >= 0])


def _bits(properties: Sequence[str]) -> int:
    return sum(1 << PROPERTIES.index(name) for name in properties if name != "archmage")


def _fill_spells(box: Box, catalogue: Catalogue) -> None:
    types = catalogue.spell_types()
    kinds = [SPELL_KINDS.index(spell.kind) for spell in types]
    box.spell_kind = vec[i64](kinds)
    box.spell_power = vec[i64]([spell.power for spell in types])
    masks = [
        sum(1 << at for at, kind in enumerate(kinds) if kind == each)
        for each in range(len(SPELL_KINDS))
    ]
    box.kind_mask = vec[i64](masks)
    each_kind = range(len(SPELL_KINDS))
    box.first_type = vec[i64]([kinds.index(kind) if kind in kinds else -1 for kind in each_kind])
    spells = [
        types.index(catalogue.spells[catalogue.enemy_of(card).name])
        for card in range(len(catalogue.cards()))
    ]
    box.spell = vec[i64](spells)


def _fill_switches(box: Box, switches: Mapping[str, int]) -> None:
    for key, value in switches.items():
        name = key.replace("-", "_")
        is_flag = isinstance(getattr(box, name), bool)
        setattr(box, name, bool(value) if is_flag else value)


def _fill_army(box: Box, army: Army) -> None:
    box.pool_cards = [list(pool.cards) for pool in army.pools]
    box.pool_counts = [pool.count for pool in army.pools]
    box.layer_pools = [pools for pools, _ in army.layers]
    box.layer_sizes = [size for _, size in army.layers]
    box.random_classes = army.chosen_classes
    box.cards_per_class = army.cards_per_class
    box.rituals_used = int(army.rituals)
    box.sources_placed = int(army.sources_placed)
    box.beasts_as_spells = int(army.beasts_as_spells)
    box.late_arrival = int(army.late_arrival)
    if army.beasts_as_spells:
        box.boxed = class_cards(CLASSES.index("beast"))
