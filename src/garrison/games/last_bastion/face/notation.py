"""Moves as words: every verb of the game once."""

from collections.abc import Sequence

from garrison.core.notation import Notation, Verb, numbers, words
from garrison.games.last_bastion.face.names import (
    COLOURS,
    CORRUPTION,
    EFFECTS,
    FACES,
    HEROES,
    ROUND_TOKENS,
    SLOTS,
    TILES,
    WHEN,
    order_words,
    roll_words,
    seat_letters,
)
from garrison.games.last_bastion.rules import verbs


def sort_faces(text: str) -> str:
    """The line with dice in their usual order: people name them as they lie."""
    verb, *faces = text.split()
    if verb.casefold() not in ("roll", "reroll") or not set(faces) <= set(FACES):
        return text
    return " ".join([verb, *sorted(faces, key=FACES.index)])


def make_notation(cards: Sequence[str], seats: int) -> Notation:
    """The command language for a horde of these cards and so many seats."""
    card, tile, slot = words("card", cards), words("tile", TILES), words("slot", SLOTS)
    colour, effect = words("colour", COLOURS), words("effect", EFFECTS)
    seat, faces = words("seat", seat_letters(seats)), words("faces", roll_words())
    first, second = words("first", SLOTS), words("second", SLOTS)
    spent, more = numbers("spent", 0, 9), numbers("more", 0, 9)
    return Notation(
        [
            Verb(verbs.LAY, "lay {tile}", tile),
            Verb(verbs.BOARDS, "boards {order}", words("order", order_words())),
            Verb(verbs.HERO, "hero {hero}", words("hero", HEROES)),
            Verb(verbs.BEGIN_WITH, "begin {seat}", seat),
            Verb(verbs.DRAWN, "draw {card}", card),
            Verb(verbs.DISCARDED, "discard {card}", card),
            Verb(verbs.CORRUPTED, "corruption {face}", words("face", CORRUPTION)),
            Verb(verbs.ROLLED, "roll {faces}", faces),
            Verb(verbs.RESOLVE, "resolve {slot} {effect}", slot, effect),
            Verb(verbs.ASSIGN_TO, "assign {seat}", seat),
            Verb(verbs.PLACE, "place {slot}", slot),
            Verb(verbs.LOSE, "lose {token}", words("token", ROUND_TOKENS)),
            Verb(verbs.GRASP_TILE, "grasp {tile}", tile),
            Verb(verbs.KEEP, "keep"),
            Verb(verbs.REROLL_CORRUPTION, "reroll corruption"),
            Verb(verbs.REROLL, "reroll {faces}", faces),
            Verb(verbs.MOVE, "move {tile}", tile),
            Verb(verbs.STAND, "stand up"),
            Verb(verbs.STAY, "stay"),
            Verb(verbs.FIGHT_BOTH, "fight both {first} {second}", first, second),
            Verb(verbs.FIGHT, "fight {slot}", slot),
            Verb(verbs.ACTIVATE, "activate"),
            Verb(verbs.CALL_TO_ARMS, "call {tile}", tile),
            Verb(verbs.RIDE, "ride {seat}", seat),
            Verb(verbs.ENCHANT, "enchant {slot}", slot),
            Verb(verbs.FORAGE, "forage {colour}", colour),
            Verb(verbs.MEDITATE, "meditate"),
            Verb(verbs.END_TURN, "end turn"),
            Verb(
                verbs.BEAT_BOTH,
                "beat both {first} {spent} {second} {more}",
                first,
                spent,
                second,
                more,
            ),
            Verb(verbs.BEAT, "beat {slot} {spent}", slot, spent),
            Verb(verbs.SPARE, "spare"),
            Verb(verbs.PAY_FROM, "pay {seat}", seat),
            Verb(verbs.FIRST, "first {slot}", slot),
            Verb(verbs.GAIN, "gain {colour}", colour),
            Verb(verbs.CLEANSE_TILE, "cleanse tile {tile}", tile),
            Verb(verbs.CLEANSE_CARD, "cleanse card {slot}", slot),
            Verb(verbs.CLEANSE_HERO, "cleanse hero {seat}", seat),
            Verb(verbs.LEAVE, "leave"),
            Verb(verbs.NET, "net {slot} {when} {effect}", slot, words("when", WHEN), effect),
            Verb(verbs.SHIFT_CARD, "shift {first} {second}", first, second),
            Verb(verbs.DONE, "done"),
            Verb(verbs.TREAT_HERO, "treat {seat}", seat),
            Verb(verbs.RAISE_STANDARD, "raise {colour}", colour),
            Verb(verbs.GIVE, "give {colour} {seat}", colour, seat),
            Verb(verbs.HEAL, "heal {seat}", seat),
            Verb(verbs.BURY_CARD, "bury {slot}", slot),
            Verb(verbs.TRAP, "trap {slot}", slot),
        ]
    )
