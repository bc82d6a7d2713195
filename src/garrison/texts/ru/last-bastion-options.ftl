# What can be chosen before a game of Last Bastion.

last-bastion-option-seats = Игроки
last-bastion-option-level = Уровень сложности
last-bastion-option-heroes = Герои
last-bastion-option-boards = Планшеты орды, с севера по часовой стрелке
last-bastion-option-tiles = Тайлы, ряд за рядом
last-bastion-option-first = Кто начинает
last-bastion-option-heroes-choose = Выбирают игроки
last-bastion-option-heroes-random = Случайные
last-bastion-option-boards-random = Случайно
last-bastion-option-tiles-random = Случайно
last-bastion-option-first-random = Случайно
last-bastion-level-novice = Начальный
last-bastion-level-normal = Нормальный
last-bastion-level-difficult = Сложный
last-bastion-level-heroic = Героический
last-bastion-level-does-novice = Нужно победить одного полководца; на четыре монстра меньше, каждому герою — чёрный жетон снаряжения.
last-bastion-level-does-normal = Нужно победить одного полководца.
last-bastion-level-does-difficult = Нужно победить двух полководцев.
last-bastion-level-does-heroic = Нужно победить трёх полководцев.
