"""From data and options to a Box: the flat numbers that the rules read."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.data import read_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import read_source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import (
    CLASSES,
    COLOURS,
    DATA,
    PAYMENTS,
    PROPERTIES,
    SPELL_KINDS,
    Contents,
)
from garrison.games.bastion.face.contents_armies import ArmyFacts, class_cards
from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.setup import ENEMIES_BEYOND_SEATS
from garrison.games.bastion.rules.switches import SWITCHES, Switch

EDITIONS: Final = ("2018", "2015")


def load_switches(edition: str) -> dict[str, int]:
    """The switches of an edition: those it names, the others as in the edition it is based on."""
    return read_data(DATA, "editions.toml", partial(_read_switches, edition))


def _read_switches(edition: str, reader: DocumentReader) -> dict[str, int]:
    found: dict[str, dict[str, int]] = {}
    bases: dict[str, str] = {}
    for name, own in reader.children_named(EDITIONS):
        read_source(own)
        own.words("reconstructed", [switch.name for switch in SWITCHES], [])
        bases[name] = own.word("based-on", EDITIONS, "")
        asked = [each for each in SWITCHES if not bases[name] or each.name in own]
        found[name] = {switch.name: _switch(own, switch) for switch in asked}
        own.close()
    return {**found.get(bases.get(edition, ""), {}), **found.get(edition, {})}


def _switch(reader: DocumentReader, switch: Switch) -> int:
    if switch.name not in reader:
        reader.fault(switch.name, Reason("fault-missing"))
    if switch.most == 1:
        return int(reader.flag(switch.name))
    return reader.number(switch.name, 0, switch.most, 0)


def make_facts(
    contents: Contents,
    switches: Mapping[str, int],
    army: ArmyFacts,
    seats: int,
    side: str,
    districts: Sequence[str],
) -> Facts:
    """Everything one game needs to know. An empty list of districts leaves them to chance."""
    facts = Facts()
    facts.seats = seats
    _fill_enemies(facts, contents)
    _fill_spells(facts, contents)
    facts.switches = vec[i64]([switches[switch.name] for switch in SWITCHES])
    _fill_army(facts, army)
    colours = [COLOURS.index(c) for name in COLOURS for c in contents.sources[side][name]]
    facts.sources = vec[i64](colours)
    facts.order = [COLOURS.index(name) for name in districts]
    late = army.late_arrival
    facts.enemies_at_setup = 0 if late else seats + int(facts.switches[ENEMIES_BEYOND_SEATS])
    facts.start_tile = 5 if late else 6
    return facts


def _fill_enemies(facts: Facts, contents: Contents) -> None:
    enemies = [contents.enemy_of(card) for card in range(len(contents.cards()))]
    classes = len(contents.classes) * len(COLOURS)
    facts.strength = vec[i64]([enemy.strength for enemy in enemies])
    facts.pay = vec[i64]([PAYMENTS.index(enemy.pay) for enemy in enemies])
    facts.calls = vec[i64]([enemy.calls for enemy in enemies])
    own = [card % 6 if card < classes else 6 for card in range(len(enemies))]
    facts.colour = vec[i64](own)
    facts.properties = vec[i64]([_bits(enemy.properties) for enemy in enemies])
    blocked = [COLOURS.index(contents.archmages[colour]) for colour in COLOURS]
    blocks = [
        blocked[own[card]] if "archmage" in enemy.properties else -1
        for card, enemy in enumerate(enemies)
    ]
    facts.blocks = vec[i64](blocks)
    facts.blockers = vec[i64]([card for card, blocked in enumerate(blocks) if blocked >= 0])


def _bits(properties: Sequence[str]) -> int:
    return sum(1 << PROPERTIES.index(name) for name in properties if name != "archmage")


def _fill_spells(facts: Facts, contents: Contents) -> None:
    types = contents.spell_types()
    kinds = [SPELL_KINDS.index(spell.kind) for spell in types]
    facts.spell_kind = vec[i64](kinds)
    facts.spell_power = vec[i64]([spell.power for spell in types])
    masks = [
        sum(1 << at for at, kind in enumerate(kinds) if kind == each)
        for each in range(len(SPELL_KINDS))
    ]
    facts.kind_mask = vec[i64](masks)
    each_kind = range(len(SPELL_KINDS))
    facts.first_type = vec[i64]([kinds.index(kind) if kind in kinds else -1 for kind in each_kind])
    spells = [
        types.index(contents.spells[contents.enemy_of(card).name])
        for card in range(len(contents.cards()))
    ]
    facts.spell = vec[i64](spells)


def _fill_army(facts: Facts, army: ArmyFacts) -> None:
    facts.pool_cards = [list(pool.cards) for pool in army.pools]
    facts.pool_counts = [pool.count for pool in army.pools]
    facts.layer_pools = [pools for pools, _ in army.layers]
    facts.layer_sizes = [size for _, size in army.layers]
    facts.random_classes = army.chosen_classes
    facts.cards_per_class = army.cards_per_class
    facts.rituals_used = int(army.rituals)
    facts.sources_placed = int(army.sources_placed)
    facts.beasts_as_spells = int(army.beasts_as_spells)
    facts.late_arrival = int(army.late_arrival)
    if army.beasts_as_spells:
        facts.boxed = class_cards(CLASSES.index("beast"))
