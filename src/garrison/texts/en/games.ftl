game-bastion = Bastion
game-bastion-about = A team of battle mages holds a ring of walls against an army of monsters.
game-last-bastion = Last Bastion
game-last-bastion-about = Heroes defend the bastion of the ancient kings from the Baleful Queen’s horde.
game-unbreakable-castle = Unbreakable Castle
game-unbreakable-castle-about = Rival races open a land of cards and race to build a castle of six parts.
