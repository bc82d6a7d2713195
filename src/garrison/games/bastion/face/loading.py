"""From data and options to a Box: the flat numbers that the rules read."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.data import open_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import read_source
from garrison.games.bastion.face.armies import Army, class_cards
from garrison.games.bastion.face.catalogue import COLOURS, DATA, PAYMENTS, PROPERTIES, Catalogue
from garrison.games.bastion.rules.box import Box


class Switches:
    """The switches of one edition: those of the first edition, changed by its own."""

    def __init__(self, edition: str) -> None:
        page = open_data(DATA, "editions.toml")
        self._values: dict[str, int] = {}
        for name in page.keys():
            own = page.page(name)
            read_source(own)
            values = {key: _switch(own, key) for key in own.keys() if key != "source"}
            own.close()
            if name == edition or not self._values:
                self._values = {**self._values, **values}
            if name == edition:
                break
        page.finish("editions.toml")

    def __getitem__(self, name: str) -> int:
        return self._values[name]

    def names(self) -> list[str]:
        return list(self._values)


def _switch(page: DocumentReader, key: str) -> int:
    numeric = ("usable-sections", "enemies-beyond-seats", "gun-weakens-by", "plenty-adds")
    return page.number(key, 0, 24) if key in numeric else int(page.flag(key))


def make_box(
    catalogue: Catalogue,
    switches: Switches,
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
    box.enemies_at_setup = 0 if late else seats + switches["enemies-beyond-seats"]
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
    kinds = [catalogue.spell_kinds.index(spell.kind) for spell in types]
    box.spell_kind = vec[i64](kinds)
    box.spell_power = vec[i64]([spell.power for spell in types])
    masks = [
        sum(1 << at for at, kind in enumerate(kinds) if kind == each)
        for each in range(len(catalogue.spell_kinds))
    ]
    box.kind_mask = vec[i64](masks)
    each_kind = range(len(catalogue.spell_kinds))
    box.first_type = vec[i64]([kinds.index(kind) if kind in kinds else -1 for kind in each_kind])
    spells = [
        types.index(catalogue.spells[catalogue.enemy_of(card).name])
        for card in range(len(catalogue.cards()))
    ]
    box.spell = vec[i64](spells)


def _fill_switches(box: Box, switches: Switches) -> None:
    box.usable_sections = switches["usable-sections"]
    box.attack_first = switches["attack-first"]
    box.gun_weakens_by = switches["gun-weakens-by"]
    box.plenty_adds = switches["plenty-adds"]
    box.flame_helps_neighbours = switches["flame-helps-neighbours"]
    box.swaps_on_any_turn = switches["swaps-on-any-turn"]
    box.repeat_readies_artifacts = switches["repeat-readies-artifacts"]
    box.immune_to_enemies = switches["immune-to-enemies"]
    box.immune_to_swaps = switches["immune-to-swaps"]
    box.immune_cannot_host = switches["immune-cannot-host"]
    box.priests_set_aside = switches["priests-set-aside"]
    box.dragon_bars_other_targets = switches["dragon-bars-other-targets"]
    box.must_afford_next_dragon = switches["must-afford-next-dragon"]
    box.replace_only_when_full = switches["replace-only-when-full"]
    box.replaced_go_under_deck = switches["replaced-go-under-deck"]


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
        box.boxed = class_cards(0)
