# The rules of Last Bastion as a book.

## Pieces that stand for something

last-bastion-piece-white-die = белый боевой кубик
last-bastion-piece-white-die-text = По одной грани каждого цвета и белая, которая считается за любой цвет.
last-bastion-piece-grey-die = серый боевой кубик
last-bastion-piece-grey-die-text = Кубик Казгина: он бросает его вместе с белыми.
last-bastion-piece-corruption-die = кубик упадка
last-bastion-piece-corruption-die-text = Шесть разных результатов, и лишь один из них безвреден.
last-bastion-piece-standard-token = жетон знамени
last-bastion-piece-standard-token-text = По одному каждого цвета: лежит на знамени и показывает, кого оно ослабляет.
last-bastion-piece-wall = стена
last-bastion-piece-wall-text = Закрывает сторону бастиона между тайлами и планшетом орды.
last-bastion-piece-no-equipment = маркер «без снаряжения»
last-bastion-piece-no-equipment-text = Напоминает, что карта запрещает тратить снаряжение в бою.
last-bastion-piece-equipment-text = Круглый жетон. В бою считается одним попаданием своего цвета.
last-bastion-piece-round-text = Число жетонов ограничено: чего нет в резерве, того не получить.
