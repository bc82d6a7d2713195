lesson-unbreakable-castle-end = Not yet: there is something to be done first.

lesson-unbreakable-castle-joint-title = Find resources
lesson-unbreakable-castle-joint-idea = Whoever first completes a castle of six parts wins. Each turn you open one card next to an open one. Where two cards meet above each other and their half symbols make a whole, you find that resource. (The deck is fixed in these lessons.)
lesson-unbreakable-castle-joint-do-1 = The lower edge of b2 shows half a clay. Open b3, just below it.
lesson-unbreakable-castle-joint-done = The halves match: four clay are yours.
lesson-unbreakable-castle-joint-other = There no symbol of b2 waits for its other half. Open the card below it: b3.

lesson-unbreakable-castle-ally-title = Meet an ally
lesson-unbreakable-castle-ally-idea = Cards side by side join half portraits. A whole ally of your side gives you what both halves carry. You are Human, of the Light: elves are allies.
lesson-unbreakable-castle-ally-do-1 = The right edge of b2 shows half an elf. Open c2, right of it.
lesson-unbreakable-castle-ally-done = The elf gave you wood and mana, and it cost nothing.
lesson-unbreakable-castle-ally-other = The half elf looks to the right. Open c2.

lesson-unbreakable-castle-enemy-title = Meet an enemy
lesson-unbreakable-castle-enemy-idea = An enemy gives as much, but costs one mana. Without mana you flee and get nothing. Mana cannot be bought, so count it.
lesson-unbreakable-castle-enemy-do-1 = The right edge of b2 also shows half a vampire, an enemy. Open c2.
lesson-unbreakable-castle-enemy-done = One mana spent, ore and stone taken.
lesson-unbreakable-castle-enemy-other = The half vampire looks to the right. Open c2.

lesson-unbreakable-castle-market-title = Exchange and build
lesson-unbreakable-castle-market-idea = After the card you may go to the bank: three of one resource for one of another. Then you may build one part of your castle.
lesson-unbreakable-castle-market-do-1 = A wall costs two clay and two stone. One clay is missing: give three wood for it.
lesson-unbreakable-castle-market-do-2 = Now build the wall.
lesson-unbreakable-castle-market-done = The first part stands. You need a citadel, two towers, gates and two walls.
lesson-unbreakable-castle-market-other = Clay is what you are missing: exchange wood for clay.

lesson-unbreakable-castle-gold-title = Spend gold
lesson-unbreakable-castle-gold-idea = Gold is worth most: one gold brings three of any one resource. Keep it for what you cannot find.
lesson-unbreakable-castle-gold-do-1 = A tower costs two clay, two ore and two stone. You have no stone: give your gold for it.
lesson-unbreakable-castle-gold-do-2 = Build the tower.
lesson-unbreakable-castle-gold-done = A tower from one gold and what you had.
lesson-unbreakable-castle-gold-other = Stone is what you are missing.
lesson-unbreakable-castle-gold-wall = A wall would do too, but you have enough for a tower, which is harder to come by.

lesson-unbreakable-castle-win-title = Finish the castle
lesson-unbreakable-castle-win-idea = Five parts stand; only the gates are missing: eight wood and four ore. The first finished castle wins at once.
lesson-unbreakable-castle-win-do-1 = Two wood are missing. You have gold.
lesson-unbreakable-castle-win-do-2 = Build the gates!
lesson-unbreakable-castle-win-done = Your castle stands: you have won. You are ready for your first game.
