# What can be chosen before a game of Last Bastion.

last-bastion-option-seats = Players
last-bastion-option-level = Level
last-bastion-option-heroes = Heroes
last-bastion-option-boards = Horde boards, from the north clockwise
last-bastion-option-tiles = Tiles, row by row
last-bastion-option-first = Who begins
last-bastion-option-heroes-choose = Chosen by the players
last-bastion-option-heroes-random = Random
last-bastion-option-boards-random = Random
last-bastion-option-tiles-random = Random
last-bastion-option-first-random = Random
last-bastion-level-novice = Novice
last-bastion-level-normal = Normal
last-bastion-level-difficult = Difficult
last-bastion-level-heroic = Heroic
last-bastion-level-does-novice = One warlord to beat; four monsters fewer, a black equipment token for each hero.
last-bastion-level-does-normal = One warlord to beat.
last-bastion-level-does-difficult = Two warlords to beat.
last-bastion-level-does-heroic = Three warlords to beat.
