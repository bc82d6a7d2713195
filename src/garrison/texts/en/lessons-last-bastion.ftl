lesson-last-bastion-end = Not yet: in your turn you may move one tile and act once.
lesson-last-bastion-spare = Letting it live is allowed, but it would hurt you again. Beat it.

lesson-last-bastion-move-title = Go to the monsters
lesson-last-bastion-move-idea = The horde stands around nine tiles. You win when the warlord hidden in the deck is beaten. You lose when all heroes are down, when Evil grasps too many tiles, or when the deck runs out first.
lesson-last-bastion-move-do-1 = You stand in the middle. Move to the Trebuchet: the Butcher on slot N1 is right in front of it.
lesson-last-bastion-move-done = A hero moves one tile each turn, diagonally too, and fights what faces the tile.
lesson-last-bastion-move-elsewhere = From that tile you do not reach N1. The Trebuchet faces it.

lesson-last-bastion-fight-title = Fight
lesson-last-bastion-fight-idea = You roll three dice. Each face of the monster's colour is a hit, and white counts as any colour. As many hits as its resistance beat it. (In this lesson the dice are fixed.)
lesson-last-bastion-fight-do-1 = The red Butcher has resistance 2. Fight it.
lesson-last-bastion-fight-do-2 = Two hits: beat the Butcher.
lesson-last-bastion-fight-done = Beaten. No more tokens are lost to the Butcher every turn.
lesson-last-bastion-fight-move = Stay: you stand right in front of the monster.

lesson-last-bastion-equipment-title = Use equipment
lesson-last-bastion-equipment-idea = A round token of the monster's colour counts as one more hit. You decide after the roll. (The dice are fixed here too.)
lesson-last-bastion-equipment-do-1 = You have one red token. Fight the Butcher again.
lesson-last-bastion-equipment-do-2 = Only one hit. Spend the red token as the second one.
lesson-last-bastion-equipment-done = Tokens make luck smaller: two tokens and one hit beat almost anything.

lesson-last-bastion-tile-title = Use a tile
lesson-last-bastion-tile-idea = In place of a fight you may activate the tile you stand on. The Divine Fountain takes away two Grasps of Evil. Too many grasped tiles lose the game, so do not wait.
lesson-last-bastion-tile-do-1 = The Tomb and the Quarry are grasped. Activate the Fountain.
lesson-last-bastion-tile-do-2 = Take the first Grasp away.
lesson-last-bastion-tile-do-3 = And the second.
lesson-last-bastion-tile-done = Both tiles work again, and defeat is far away.
lesson-last-bastion-tile-move = Stay on the Fountain and activate it.
lesson-last-bastion-tile-leave = One more Grasp can go: take it away too.

lesson-last-bastion-call-title = Call to Arms
lesson-last-bastion-call-idea = A Call to Arms activates any tile from wherever you stand, besides your action. It can be used once. The Market rolls two dice and gives you equipment of their colours. (The dice are fixed.)
lesson-last-bastion-call-do-1 = The Butcher needs two red hits and you have no token. Call the Market.
lesson-last-bastion-call-do-2 = Two red tokens. Now fight: your action is still free.
lesson-last-bastion-call-do-3 = One token is enough: beat the Butcher.
lesson-last-bastion-call-done = A Call to Arms in the right moment is a whole turn won.
lesson-last-bastion-call-other = That tile brings no equipment. Call the Market.

lesson-last-bastion-horde-title = The horde's turn
lesson-last-bastion-horde-idea = At the start of each turn the horde acts: monsters with a recurring effect harm you, then a new card comes to the board of its colour. A full board harms you more. (The deck is fixed here.)
lesson-last-bastion-horde-do-1 = End your turn and watch what the Butcher takes from you.
lesson-last-bastion-horde-do-2 = A Thornback Troll came. Choose its slot on the green board, any of the three.
lesson-last-bastion-horde-done = Put monsters where you can reach two of them from a corner tile: one roll then fights both.
lesson-last-bastion-horde-first = This time leave the hero where he is and end the turn.

lesson-last-bastion-win-title = Beat the warlord
lesson-last-bastion-win-idea = Near the end the warlord comes. Beat it and you have won. The Faceless is black, and you have four black tokens. (The dice are fixed.)
lesson-last-bastion-win-do-1 = Move to the Trebuchet, in front of it.
lesson-last-bastion-win-do-2 = Fight The Faceless.
lesson-last-bastion-win-do-3 = Use as many tokens as you need, and beat it.
lesson-last-bastion-win-done = Victory! You know all you need for your first game.
