"""What the words about a piece depend on: the switches in which editions differ."""

from garrison.games.bastion.rules.facts import Facts


def wording(facts: Facts) -> dict[str, str | int]:
    """Numbers that messages can choose by."""
    return {
        "sections": int(facts.usable_sections),
        "gun": int(facts.gun_weakens_by),
        "plenty": int(facts.plenty_adds),
        "flame-helps": int(facts.flame_helps_neighbours),
        "any-turn": int(facts.swaps_on_any_turn),
        "readies": int(facts.repeat_is_a_turn),
        "untouched": int(facts.immune_to_enemies),
    }
