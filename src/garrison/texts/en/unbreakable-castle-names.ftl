## Resources

unbreakable-castle-resource-wood = Wood
    .gen = wood
    .acc = wood
unbreakable-castle-resource-clay = Clay
    .gen = clay
    .acc = clay
unbreakable-castle-resource-ore = Ore
    .gen = ore
    .acc = ore
unbreakable-castle-resource-stone = Stone
    .gen = stone
    .acc = stone
unbreakable-castle-resource-gold = Gold
    .gen = gold
    .acc = gold
unbreakable-castle-resource-mana = Mana
    .gen = mana
    .acc = mana

## Races, factions, sides

unbreakable-castle-race-human = Human
    .acc = human
    .plural = Humans
unbreakable-castle-race-elf = Elf
    .acc = elf
    .plural = Elves
unbreakable-castle-race-gnome = Dwarf
    .acc = dwarf
    .plural = Dwarves
unbreakable-castle-race-mage = Mage
    .acc = mage
    .plural = Mages
unbreakable-castle-race-golem = Golem
    .acc = golem
    .plural = Golems
unbreakable-castle-race-necromancer = Necromancer
    .acc = necromancer
    .plural = Necromancers
unbreakable-castle-race-werewolf = Werewolf
    .acc = werewolf
    .plural = Werewolves
unbreakable-castle-race-vampire = Vampire
    .acc = vampire
    .plural = Vampires
unbreakable-castle-race-orc = Orc
    .acc = orc
    .plural = Orcs
unbreakable-castle-race-demon = Demon
    .acc = demon
    .plural = Demons
unbreakable-castle-faction-light = Light
unbreakable-castle-faction-order = Order (hard: draws no quests)
unbreakable-castle-faction-dark = Dark
unbreakable-castle-faction-chaos = Chaos (hard: draws no quests)
unbreakable-castle-side-light = Light
    .gen = Light
unbreakable-castle-side-dark = Dark
    .gen = Dark

## Parts of the castle

unbreakable-castle-part-citadel = Citadel
    .acc = a citadel
    .gen = citadels
unbreakable-castle-part-tower = Tower
    .acc = a tower
    .gen = towers
unbreakable-castle-part-gates = Gates
    .acc = gates
    .gen = gates
unbreakable-castle-part-wall = Wall
    .acc = a wall
    .gen = walls

## What stands in the middle of a card

unbreakable-castle-centre-empty = Nothing
unbreakable-castle-centre-bonus = Bonus from the bank
unbreakable-castle-centre-quest = Quest sign: Light and Dark draw a quest of their side
unbreakable-castle-centre-horn = Horn of plenty: doubles what you find where symbols match
unbreakable-castle-centre-trader = Trader: serves you until your turn ends
unbreakable-castle-centre-toll = Magic barrier: pay 1 mana, or lose 1 building resource
unbreakable-castle-trader-woodcutter = Woodcutter
unbreakable-castle-trader-potter = Potter
unbreakable-castle-trader-miner = Miner
unbreakable-castle-trader-stonemason = Stonemason
unbreakable-castle-trader-timber-merchant = Timber merchant
unbreakable-castle-trader-quarry-owner = Quarry owner
unbreakable-castle-trader-clay-dealer = Clay dealer
unbreakable-castle-trader-jeweller = Jeweller

## Quests

unbreakable-castle-quest-light-1 = Humans ask: defeat a necromancer, werewolf or vampire; they build a citadel
unbreakable-castle-quest-light-2 = Elves ask: defeat an orc; they build gates
unbreakable-castle-quest-light-3 = Dwarves ask: defeat a vampire or werewolf; they build a tower
unbreakable-castle-quest-light-4 = Mages ask: defeat an orc or demon; they build a tower
unbreakable-castle-quest-light-5 = Golems ask: defeat a necromancer, werewolf, orc or demon; they build a wall
unbreakable-castle-quest-light-6 = Find a human: the gift is doubled
unbreakable-castle-quest-light-7 = Find an elf: the gift is doubled
unbreakable-castle-quest-light-8 = Find a dwarf: the gift is doubled
unbreakable-castle-quest-light-9 = Find a mage: the gift is doubled
unbreakable-castle-quest-light-10 = Find a golem: the gift is doubled
unbreakable-castle-quest-dark-1 = Necromancers ask: defeat a human, elf or dwarf; they destroy a citadel
unbreakable-castle-quest-dark-2 = Werewolves ask: defeat an elf or golem; they destroy gates
unbreakable-castle-quest-dark-3 = Vampires ask: defeat a human, elf or dwarf; they destroy a tower
unbreakable-castle-quest-dark-4 = Demons ask: defeat a mage, golem or human; they destroy a tower
unbreakable-castle-quest-dark-5 = Orcs ask: defeat anyone of Light or Order; they destroy a wall
unbreakable-castle-quest-dark-6 = Find a werewolf: the gift is doubled
unbreakable-castle-quest-dark-7 = Find a necromancer: the gift is doubled
unbreakable-castle-quest-dark-8 = Find a vampire: the gift is doubled
unbreakable-castle-quest-dark-9 = Find an orc: the gift is doubled
unbreakable-castle-quest-dark-10 = Find a demon: the gift is doubled
unbreakable-castle-quest-own-light = a quest of Light
unbreakable-castle-quest-own-dark = a quest of Dark

## Notes, endings, what the game waits for

unbreakable-castle-note-reconstructed = The faces of the cards and most quests are reconstructed: only what the rulebook shows is certain. You can load a card file of your own.
unbreakable-castle-note-own-data = This game uses a player’s own cards or quests.
unbreakable-castle-note-unofficial-seats = The game is made for two to four players; five or six are our extension.
unbreakable-castle-ending-bought = The castle was completed by building.
unbreakable-castle-ending-quest = The castle was completed by a quest.
unbreakable-castle-ending-ally-quest = The castle was completed by an ally’s quest.
unbreakable-castle-stage-races = a player takes a race
unbreakable-castle-stage-chance = chance decides
unbreakable-castle-stage-open = a card must be opened
unbreakable-castle-stage-market = the player whose turn it is decides
unbreakable-castle-stage-help = somebody must be chosen to get the part
unbreakable-castle-stage-strike = somebody must be chosen to lose the part
unbreakable-castle-stage-toll = the barrier must be paid
unbreakable-castle-stage-favour = a resource must be chosen
unbreakable-castle-stage-answer = an offer must be answered
unbreakable-castle-stage-counter = a counter-offer must be answered
