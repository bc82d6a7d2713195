game-bastion = Бастион
game-bastion-about = Отряд боевых магов держит кольцо стен против армии чудовищ.
game-last-bastion = Последний бастион
game-last-bastion-about = Герои защищают бастион древних королей от орды Злой королевы.
game-unbreakable-castle = Нерушимый замок
game-unbreakable-castle-about = Соперничающие расы открывают карты земель и строят замок из шести частей.
