## The table around every game
table-outlook = Что угрожает и что ведёт к победе
table-outlook-next = Что враг сделает дальше
table-turn-enemy = Ходят враги
table-waits = Сейчас решает { $name }
table-end-anyway = Всё равно закончить ход?
