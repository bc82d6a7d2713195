"""The deck of a document: layers from the top, and what was discarded."""

from garrison.core.documents import DocumentReader
from garrison.games.last_bastion.face.checking import fault
from garrison.games.last_bastion.rules.setup import A_WARLORD, deck_plan, stack_deck
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import NOTHING


def read_deck(
    reader: DocumentReader, state: LastBastion, ids: list[str], in_hand: list[int]
) -> None:
    """Lay the deck. All cards of the game are in it, on the boards, in hand or discarded.

    Without a deck, as many cards as are seen have left its top; without discards, cards that are
    missing were discarded, the first ones of the horde.
    """
    seen = [int(card) for card in state.slots if card != NOTHING] + in_hand
    for card in in_hand:
        if seen.count(card) > 1:
            fault(reader, "pending", "card-twice", card=ids[card])
    discarded = [ids.index(card) for card in reader.words("discarded", ids, [])]
    for card in discarded:
        if discarded.count(card) > 1 or card in seen:
            fault(reader, "discarded", "card-twice", card=ids[card])
            break
    monsters = int(state.facts.monsters)
    plan = _read_layers(reader, state)
    if plan is None:
        plan = _remaining(deck_plan(state.facts), seen + discarded, monsters)
    if "discarded" not in reader:
        discarded = _missing(state, plan, seen)
    _check_total(reader, state, plan, seen + discarded)
    for card in discarded:
        state.discards |= 1 << card
    lords = len([card for card in discarded if card >= monsters])
    state.beaten = reader.number("beaten", 0, int(state.facts.warlords), lords)
    stack_deck(state, plan, seen + discarded)


def _read_layers(reader: DocumentReader, state: LastBastion) -> list[int] | None:
    """`[42, "warlord", 8]`; None if the document has no deck."""
    if "deck" not in reader:
        return None
    plan: list[int] = []
    for at, layer in enumerate(reader.items("deck")):
        if layer == "warlord":
            plan.append(A_WARLORD)
        elif isinstance(layer, int) and not isinstance(layer, bool) and 0 < layer <= 50:
            plan.append(layer)
        else:
            fault(reader, f"deck[{at}]", "layer")
    return plan


def _remaining(plan: list[int], seen: list[int], monsters: int) -> list[int]:
    """The plan without the cards seen, taken from the top."""
    left = list(plan)
    for _ in [card for card in seen if card >= monsters]:
        if A_WARLORD in left:
            left = left[left.index(A_WARLORD) + 1 :]
    gone = sum(size for size in plan if size > 0) - sum(size for size in left if size > 0)
    surplus = len([card for card in seen if card < monsters]) - gone
    while surplus > 0 and left and left[0] > 0:
        taken = min(surplus, left[0])
        left[0] -= taken
        surplus -= taken
        if not left[0]:
            left.pop(0)
    return left


def _missing(state: LastBastion, plan: list[int], seen: list[int]) -> list[int]:
    """The first cards of the horde that make up for those neither seen nor in the deck."""
    full, monsters = deck_plan(state.facts), int(state.facts.monsters)
    short = sum(size for size in full if size > 0) - sum(size for size in plan if size > 0)
    short -= len([card for card in seen if card < monsters])
    lords = full.count(A_WARLORD) - plan.count(A_WARLORD)
    lords -= len([card for card in seen if card >= monsters])
    unseen = [card for card in range(int(state.facts.cards)) if card not in seen]
    return [
        *[card for card in unseen if card < monsters][: max(short, 0)],
        *[card for card in unseen if card >= monsters][: max(lords, 0)],
    ]


def _check_total(
    reader: DocumentReader, state: LastBastion, plan: list[int], seen: list[int]
) -> None:
    full, monsters = deck_plan(state.facts), int(state.facts.monsters)
    in_deck = sum(size for size in plan if size > 0)
    found = in_deck + len([card for card in seen if card < monsters])
    wanted = sum(size for size in full if size > 0)
    if found != wanted:
        fault(reader, "deck", "monsters", found=found, wanted=wanted)
    found = plan.count(A_WARLORD) + len([card for card in seen if card >= monsters])
    wanted = full.count(A_WARLORD)
    if found != wanted:
        fault(reader, "deck", "warlords", found=found, wanted=wanted)
