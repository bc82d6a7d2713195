game-bastion = Bastion
game-bastion-about = A ring of walls, one gate. Draw mana from the land and break the march before it closes.
game-last-bastion = Last Bastion
game-last-bastion-about = Four heroes, twelve breaches, one warlord. Fight with dice and keep evil off the tiles.
game-unbreakable-castle = Unbreakable Castle
game-unbreakable-castle-about = Open a shared land card by card, befriend or beat its peoples, be first to finish a castle.
