## Why something cannot be done

bastion-over = The game is over.
bastion-chance = A card is being drawn: nobody decides now.
bastion-not-now = This cannot be done now: { $seat } has another decision to make.
bastion-done-move = You have already moved this turn.
bastion-done-channel = You have already channelled mana this turn.
bastion-done-attack = You have already attacked this turn.
bastion-done-revive = You have already revived a source this turn.
bastion-not-adjacent = { $tile } does not touch the tile you are on.
bastion-citadel-held = The citadel holds a dragon you cannot pay for.
bastion-district-held = Rokai holds this district, and you cannot pay for him.
bastion-tile-closed = { $tile } is closed by an enemy.
bastion-not-running = Speed is cast right after a move.
bastion-no-spell = This defender has no { $spell }.
bastion-no-copy = A Copy of { $spell } needs a Copy in this hand and { $spell } in somebody’s.
bastion-forbidden = Shaggon is in play: nobody may cast { $spell }.
bastion-spell-useless = { $spell } would do nothing here.
bastion-spell-spoils = { $spell } now would leave this attack without a spell it still needs.
bastion-spell-not-yours = { $spell } helps only the attack of whoever holds it.
bastion-own-turn-only = { $spell } is cast only in its owner’s own turn.
bastion-too-far = { $spell } helps only from the attacker’s own tile.
bastion-helper-declined = { $seat } has declined this turn.
bastion-yourself = Only another defender at the table can be asked.
bastion-nothing-to-swap = There is nothing on the wall for this spell to move.
bastion-no-enemy = There is no enemy there.
bastion-shielded-priest = Shielded by a priest next to it.
bastion-shielded-valkyrie = Shielded by the Valkyrie on the square.
bastion-out-of-reach = This enemy is not on your tile; only a Missile reaches it.
bastion-in-reach = This enemy is on your tile: no Missile is needed.
bastion-barred-by-dragon = Beside a dragon only the dragon can be attacked.
bastion-immune-to-spells = No spell can be used against this enemy.
bastion-needs-mana = It needs { $count } more { $colour } mana.
bastion-needs-any-mana = It needs { $count } more mana of any colour.
bastion-can-still-pay = The attack can still be paid for.
bastion-pay-range = Of { $colour } mana from { $least } to { $most } can be paid here.
bastion-in-citadel = There are no sources and no tower in the citadel.
bastion-not-in-citadel = Mana is gathered from the towers only in the citadel.
bastion-no-source = There is no such source in this district.
bastion-source-closed = This source is closed: a disc of mana lies on it.
bastion-source-damaged = This source is damaged; revive it first.
bastion-source-blocked = An archmage blocks all { $colour } sources.
bastion-square-occupied = An enemy on the square keeps this district’s sources and tower.
bastion-tower-closed = This tower is closed: a disc of mana lies on it.
bastion-towers-empty = There is no mana on the towers.
bastion-citadel-dragon = A dragon holds the citadel: no mana can be gathered there.
bastion-no-disc = You have no { $colour } mana to place.
bastion-purse-not-empty = A disc comes from the reserve only if you have no mana at all.
bastion-reserve-lacks = The reserve has no { $colour } mana left.
bastion-not-damaged = This source is not damaged.
bastion-no-artifact = You have no { $artifact }.
bastion-artifact-used = Your { $artifact } has been used this turn.
bastion-same-colour = Choose two different colours.
bastion-duty = A dragon sits beside you: attack it or leave the citadel first.
bastion-section-unfit = Section { $section } cannot be chosen here.
bastion-ritual-not-held = You do not hold this ritual.
bastion-ritual-colour = No defeated enemy had the colour of this ritual: { $colour }.
bastion-ritual-not-offered = This ritual is not among the cards drawn.
bastion-foundation-free-first = Structures are replaced only when no foundation is free.
bastion-foundation-first = Both foundations here are free: take the first one.

## What is wrong with a position or a data file


## What is wrong with the name of a game

bastion-name-classes-count = exactly { $count } different support classes are needed
bastion-name-class-twice = “{ $word }” is named twice
bastion-name-scenario-fixes = “{ $scenario }” leaves no choice of { $option }
bastion-name-districts = the districts need all six colours, each once
bastion-name-needs-custom = { $option } can be chosen only with siege=custom
