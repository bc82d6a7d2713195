lesson-bastion-move-title = Go to the enemy
lesson-bastion-move-idea = Enemies stand on the wall, section after section, towards the gate. You win when nobody is left on the wall or in the camp; you lose when one finds no free section. Six districts lie behind the wall, and each touches four sections.
lesson-bastion-move-do-1 = You stand in the citadel, next to every district. Move to the Fire district (D1), where both enemies are.
lesson-bastion-move-done = Right. A defender moves one step each turn: to a neighbouring district, or through the citadel.
lesson-bastion-move-elsewhere = No enemy stands at the wall of that district. Sections 1 to 4 belong to D1.
lesson-bastion-move-end = You have not moved yet. Each turn you may move, channel and attack, once each and in any order.

lesson-bastion-channel-title = Draw mana
lesson-bastion-channel-idea = A source turns one mana into three. You put one mana of any colour on it and take three of the source's colour. The source stays closed while that mana lies on it.
lesson-bastion-channel-do-1 = The Beast on section 1 costs three fire mana. Use the Fire source (S1), and give up a colour you do not need now.
lesson-bastion-channel-done = One given, three taken: now you have four fire mana.
lesson-bastion-channel-same = That gives up the fire mana you need. Put another colour on the source.
lesson-bastion-channel-other = That source gives another colour. This enemy is paid in fire.
lesson-bastion-channel-tower = A tower gives back what lies on the closed sources of its district. Nothing lies there yet.
lesson-bastion-channel-move = Stay: the enemy is at this wall, and so is the source you need.

lesson-bastion-attack-title = Attack
lesson-bastion-attack-idea = An attack has no dice. You pay mana of the enemy's colour, as much as its strength, and it falls. You reach every enemy at the wall of your district.
lesson-bastion-attack-do-1 = Attack the Fire Beast on section 1. It costs three fire mana, and you have four.
lesson-bastion-attack-done = It fell and became a spell in your hand: Speed, a second step in one turn.
lesson-bastion-attack-move = Stay: from there you would not reach this enemy.
lesson-bastion-attack-end = You can still attack. Every turn the enemy grows by one, so do not waste yours.

lesson-bastion-spell-title = Cast a spell
lesson-bastion-spell-idea = Every enemy you defeat becomes a spell that works once. Flame 1 makes an attack one mana cheaper.
lesson-bastion-spell-do-1 = The Fire Rider costs six, and you have five. Begin the attack all the same.
lesson-bastion-spell-do-2 = Now cast Flame 1: the Rider costs five.
lesson-bastion-spell-done = The spell is gone, the Rider too, and it left you a better one: Flame 2.

lesson-bastion-tower-title = Open closed sources
lesson-bastion-tower-idea = All three sources here are closed: mana lies on them. A tower gives all of it back. You put one mana on the tower, take what lies on the sources of the district, and they are open again.
lesson-bastion-tower-do-1 = You have four fire mana; two more lie on the sources. Use the tower, and give up your swamp mana.
lesson-bastion-tower-do-2 = Six fire mana: attack the Rider.
lesson-bastion-tower-done = The citadel does the same for all towers: stand there, and take what lies on them.
lesson-bastion-tower-fire = Then one fire mana would be missing. Put the swamp mana on the tower.

lesson-bastion-enemy-2018-title = The enemy's turn, 2018 rules
lesson-bastion-enemy-2018-idea = First you act, then the enemy. The next card marches from section 24 towards the gate and stops on the free section in front of the first enemy it meets. The dashed place shows where.
lesson-bastion-enemy-2018-do-1 = You can pay for section 2 or 3. Defeat the last of the row, on section 3, so that the next card finds no longer row.
lesson-bastion-enemy-2018-do-2 = Now end your turn and watch where the next card lands.
lesson-bastion-enemy-2018-done = The Swamp Beast stands on section 3: the row is no longer than before. One enemy defeated each turn holds the wall.
lesson-bastion-enemy-middle = Possible, but the gap at section 2 would stay empty until the camp is empty too: the row would grow to section 4. Take the last one.

lesson-bastion-enemy-2015-title = The enemy's turn, 2015 rules
lesson-bastion-enemy-2015-idea = Here a turn begins with the enemy: its card comes first, and then you act. The deck lies on section 24, so the wall holds 23. The Fire Beast on section 3 has just come.
lesson-bastion-enemy-2015-do-1 = The enemy has moved; now you act. Defeat the last of the row, on section 3.
lesson-bastion-enemy-2015-do-2 = End your turn. The next one begins with the enemy.
lesson-bastion-enemy-2015-done = It is your turn again, and the Swamp Beast is there already. In both editions cards and actions take turns; only the turn begins elsewhere.

lesson-bastion-win-title = Win
lesson-bastion-win-idea = The camp is empty and one enemy is left. From now on the last enemy of the wall marches each turn, and when it finds no free section before the gate, all is lost. Beat it first.
lesson-bastion-win-do-1 = Use all three actions. First move to the Fire district (D1).
lesson-bastion-win-do-2 = The Warrior costs four fire mana. Channel the Fire source with your dark mana.
lesson-bastion-win-do-3 = Four fire mana: attack!
lesson-bastion-win-done = The wall is free and the camp is empty: you have won. You know all you need for your first game.
lesson-bastion-win-end = Then the Warrior marches on. Move, channel and attack in this turn.
lesson-bastion-win-channel = Not from here: the Fire source is in D1, where you are going. You channel once a turn.
