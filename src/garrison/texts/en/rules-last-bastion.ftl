# The rules of Last Bastion as a book.

## Pieces that stand for something

last-bastion-piece-white-die = white combat die
last-bastion-piece-white-die-text = One face of each colour and a white one, which counts as any colour.
last-bastion-piece-grey-die = grey combat die
last-bastion-piece-grey-die-text = Kazgin’s own: he rolls it besides the white ones.
last-bastion-piece-corruption-die = corruption die
last-bastion-piece-corruption-die-text = Six different results; only one of them does nothing.
last-bastion-piece-standard-token = token of the standard
last-bastion-piece-standard-token-text = One of each colour: it lies on the standard and shows whom it weakens.
last-bastion-piece-wall = wall
last-bastion-piece-wall-text = It closes a side of the bastion between tiles and horde board.
last-bastion-piece-no-equipment = marker: no equipment
last-bastion-piece-no-equipment-text = It reminds that a card forbids spending equipment in combat.
last-bastion-piece-equipment-text = A round token. In a fight it counts as one hit of its colour.
last-bastion-piece-round-text = Tokens are limited: what the reserve lacks cannot be gained.
