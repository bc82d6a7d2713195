# What can be chosen before a game of Last Bastion.

last-bastion-option-seats = Gracze
last-bastion-option-level = Poziom trudności
last-bastion-option-heroes = Bohaterowie
last-bastion-option-boards = Plansze hord, od północy zgodnie z ruchem wskazówek zegara
last-bastion-option-tiles = Płytki, rząd po rzędzie
last-bastion-option-first = Kto zaczyna
last-bastion-option-heroes-choose = Wybierają gracze
last-bastion-option-heroes-random = Losowi
last-bastion-option-boards-random = Losowo
last-bastion-option-tiles-random = Losowo
last-bastion-option-first-random = Losowo
last-bastion-level-novice = Nowicjusz
last-bastion-level-normal = Standardowy
last-bastion-level-difficult = Trudny
last-bastion-level-heroic = Bohaterski
last-bastion-level-does-novice = Do pokonania 1 wódz; 4 potwory mniej, czarny żeton wyposażenia dla każdego bohatera.
last-bastion-level-does-normal = Do pokonania 1 wódz.
last-bastion-level-does-difficult = Do pokonania 2 wodzów.
last-bastion-level-does-heroic = Do pokonania 3 wodzów.
