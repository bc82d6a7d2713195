## Spells

bastion-spell-alchemy = Alchemy
bastion-spell-alchemy-text = Cast it when you attack: pay in any colours, as many discs as before.
bastion-spell-plenty = Plenty
bastion-spell-plenty-text = Cast it when you channel a source: take { $plenty ->
    [0] as much more of the same colour as its power says.
   *[other] { $plenty } more of the same colour.
}
bastion-spell-copy = Copy
bastion-spell-copy-text = It acts as any other spell that some defender holds; that card stays where it is.
bastion-spell-lightning = Lightning
bastion-spell-lightning-text = Cast it when any defender attacks, wherever you are: the attack costs as much less as its power says, one disc at least.
bastion-spell-flame = Flame
bastion-spell-flame-text = Cast it when { $flame-helps ->
    [0] you attack
   *[other] any defender on your tile attacks
}: the attack costs as much less as its power says, one disc at least.
bastion-spell-repeat = Repeat
bastion-spell-repeat-text = Cast it at the end of your actions: act once more before the enemy attacks. { $readies ->
    [0] Artifacts used this turn stay used.
   *[other] Your artifacts are ready again.
}
bastion-spell-prism = Prism
bastion-spell-prism-text = Cast it when you channel a source: take all its mana in one other colour.
bastion-spell-exchange = Exchange
bastion-spell-exchange-text = Two enemies at the wall change places. Cast it { $any-turn ->
    [0] in your own turn.
   *[other] whenever any defender acts.
}
bastion-spell-missile = Missile
bastion-spell-missile-text = Cast it when you attack: the enemy may be anywhere in the bastion.
bastion-spell-teleport = Teleport
bastion-spell-teleport-text = One enemy at the wall goes to any free section. Cast it { $any-turn ->
    [0] in your own turn.
   *[other] whenever any defender acts.
}
bastion-spell-speed = Speed
bastion-spell-speed-text = Cast it right after you moved: move again at once.

## Rituals

bastion-ritual-accumulator-text = Artifact. Once a turn take one disc of any colour from another defender who agrees.
bastion-ritual-converter-text = Artifact. Once a turn swap one disc of yours for one of any colour from the reserve.
bastion-ritual-source-text = Structure. One more source in its district.
bastion-ritual-obelisk-text = Structure. Sources of its colour in its district give one disc more.
bastion-ritual-gun-text = Structure. Enemies of its colour at the wall and on the square of its district are { $gun } weaker, never below 1.

## Enemies

bastion-enemy-beast-text = Strength { $strength }. No property.
bastion-enemy-warrior-text = Strength { $strength }. No property.
bastion-enemy-mage-text = Strength { $strength }. No property.
bastion-enemy-rider-text = Strength { $strength }. No property.
bastion-enemy-scout-text = Strength { $strength }. When it enters, one more enemy enters.
bastion-enemy-symbiote-text = Strength { $strength }. When it enters it joins the enemy farthest from the gate; together they are one.
bastion-enemy-flyer-text = Strength { $strength }. When it enters it flies to its district’s square: mana there is lost, and sources and tower cannot be used while it stays.
bastion-enemy-priest-text = Strength { $strength }. Its neighbours cannot be attacked.
bastion-enemy-giant-text = Strength { $strength }. It enters on the free section nearest the gate.
bastion-enemy-archmage-text = Strength { $strength }. While it is in play, sources of one colour cannot be channelled.
bastion-enemy-werewolf-text = As strong as its neighbours together; { $strength } alone or beside another werewolf.
bastion-enemy-dragon-text = Strength { $strength }. It settles on the citadel and drives defenders out. While it lies on top, all other enemies of its colour are 1 stronger.
bastion-enemy-spy-text = Strength { $strength }, in the district’s colour. When it enters, two more enemies enter.
bastion-enemy-belligemin-text = Strength { $strength }, in the district’s colour. It joins the enemy farthest from the gate, and both fly to the square.
bastion-enemy-rokai-text = Strength { $strength }, in the district’s colour. A flyer that drives defenders out of its district and keeps them out.
bastion-enemy-valkyrie-text = Strength { $strength }, in the district’s colour. A flyer; from the square she shields the wall of her district.
bastion-enemy-golem-text = Strength { $strength }: one disc of every colour. Spells and structures { $untouched ->
    [0] and enchantments do nothing to it.
   *[other] and other enemies’ properties do nothing to it.
}
bastion-enemy-black-wing-text = Strength { $strength }: one disc of every colour. A flyer that is immune like the Golem.
bastion-enemy-inquisitor-text = Strength { $strength }, in the district’s colour. Its neighbours are 1 stronger.
bastion-enemy-shaggon-text = Strength { $strength }, in the district’s colour. While it is in play nobody may cast Flame or Lightning.
bastion-enemy-knellerwyrm-text = Strength { $strength } in any colours. A dragon; while it lies on top all other enemies are 1 stronger. Its defeat completes a ritual of any colour.
bastion-enemy-leviathan-text = Strength { $strength }: two discs of every colour. Immune like the Golem.

## Properties in a word

bastion-property-symbiote = joins the last enemy
bastion-property-flyer = flies to the square
bastion-property-priest = shields its neighbours
bastion-property-giant = goes nearest the gate
bastion-property-werewolf = as strong as its neighbours
bastion-property-dragon = holds the citadel
bastion-property-immune = immune
bastion-property-inquisitor = strengthens its neighbours
bastion-property-forbids-flame = forbids Flame
bastion-property-forbids-lightning = forbids Lightning
bastion-property-shields-wall = shields the wall
bastion-property-closes-district = closes the district
bastion-property-strengthens-all = strengthens everybody
bastion-property-archmage = blocks sources

## What changes a price

bastion-modifier-werewolf = its neighbours
bastion-modifier-dragon = the top dragon
bastion-modifier-inquisitor = the Inquisitor beside it
bastion-modifier-gun = the cannon in this district
bastion-modifier-floor = never below 1

## Board and endings

bastion-side-statue = side with the statue
bastion-side-plain = side without the statue
bastion-ending-won = The bastion is saved.
bastion-ending-overrun-adding = The bastion is overrun: there was no room at the wall.
bastion-ending-overrun-marching = The bastion is taken: the march reached the gate.

## Places

bastion-place-citadel = the citadel
