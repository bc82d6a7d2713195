## What the picture of the board and its lists say
bastion-picture-next = след.
bastion-picture-next-here = сюда придёт следующий враг
bastion-picture-gap = просвет: выигран один ход врагов
bastion-picture-free = свободен
bastion-picture-deck-here = здесь лежит колода врагов: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bastion-picture-gate = Врата
bastion-picture-enemy = { $enemy }, сила { $strength }
bastion-picture-enemy-changed = { $enemy }, сила { $strength } вместо { $printed }
bastion-picture-square = на площади
bastion-picture-under = { $count ->
    [one] под ним ещё { $count } дракон
    [few] под ним ещё { $count } дракона
   *[many] под ним ещё { $count } драконов
}
bastion-picture-defenders = защитники: { $seats }
bastion-picture-closed = закрыто: войти можно, только чтобы атаковать
bastion-picture-tower = Башня
bastion-picture-foundation = Основание { $index }
bastion-picture-empty = пусто
bastion-picture-source = Источник: { $colour }
bastion-picture-source-none = Источника пока нет
bastion-picture-open = открыт для маны
bastion-picture-shut = сверху лежит мана: { $colour }
bastion-picture-damaged = повреждён
bastion-picture-blocked = перекрыт архимагом
bastion-picture-occupied = закрыто: на площади враг
bastion-picture-gives = даёт { $count }
bastion-picture-keys = Стрелки ведут вдоль стены и внутрь бастиона, Enter выбирает, Escape снимает выбор.
bastion-picture-order = { $number }-й
