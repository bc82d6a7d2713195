## Что произошло

unbreakable-castle-event-race-taken = Раса игрока { $seat }: { $race }
unbreakable-castle-event-dealer-drawn = Первым раздаёт игрок { $seat }
unbreakable-castle-event-dealt = { $seat } выкладывает рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
unbreakable-castle-event-reshuffled = Колода кончается: сверху карты старой колоды: { $old }; под ними перемешанные карты отбоя: { $count }
unbreakable-castle-event-opened = { $seat } открывает { $cell }: карта № { $card }
unbreakable-castle-event-found = { $seat } находит на стыке { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-found-horn = { $seat } находит на стыке { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}: Рог изобилия удвоил находку
unbreakable-castle-event-gift = { $seat } получает { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}. Персонаж: { $race }
unbreakable-castle-event-befriended = { $seat } встречает союзника своей стороны: { $race }
unbreakable-castle-event-befriended-friend = { $seat } встречает друга с другой стороны и принимает его за союзника: { $race }
unbreakable-castle-event-defeated = { $seat } встречает врага, тратит 1 ману и побеждает { $race-acc }
unbreakable-castle-event-fled = У игрока { $seat } нет маны, приходится бежать. Враг: { $race }
unbreakable-castle-event-bonus = { $seat } берёт находку: { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-quest-drawn = { $seat } берёт квест: { $quest }
unbreakable-castle-event-quest-drawn-hidden = { $seat } берёт квест
unbreakable-castle-event-sign-empty = { $seat } видит знак квеста, но Порядок и Хаос квестов не получают
unbreakable-castle-event-sign-exhausted = { $seat } видит знак квеста, но квестов не осталось
unbreakable-castle-event-sign-gift = { $seat } берёт у знака квеста { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-quests-reshuffled = Сыгранные квесты { $side-gen } снова перемешаны
unbreakable-castle-event-horn-taken = { $seat } находит Рог изобилия { $side-gen }
unbreakable-castle-event-horn-idle = Рог изобилия { $side-gen } игроку { $seat } не достаётся
unbreakable-castle-event-trader-met = { $seat } встречает торговца: { $trader }
unbreakable-castle-event-toll-paid = { $seat } отдаёт магическому барьеру 1 { $resource-acc }
unbreakable-castle-event-toll-free = У игрока { $seat } магическому барьеру нечего взять
unbreakable-castle-event-quest-met = { $seat } выполняет квест. { $quest }
unbreakable-castle-event-quest-burnt = Квест игрока { $seat } сгорает: награду получить нельзя. { $quest }
unbreakable-castle-event-quest-spared = { $seat } щадит союзника, и квест сгорает. { $quest }
unbreakable-castle-event-quest-built = Квест игрока { $other } строит { $part-acc } игроку { $seat }
unbreakable-castle-event-destroyed = Квест игрока { $other } разрушает { $part-acc } игрока { $seat }
unbreakable-castle-event-exchanged = { $seat } меняет в банке { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} на { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-event-bartered = { $seat } меняет у торговца { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} на { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
} ({ $trader })
unbreakable-castle-event-bought = { $seat } строит { $part-acc }
unbreakable-castle-event-bought-spare = { $seat } строит { $part-acc } про запас
unbreakable-castle-event-offered = Предложение игрока { $seat } игроку { $other }:{ unbreakable-castle-deal }
unbreakable-castle-event-countered = Встречное предложение игрока { $seat } игроку { $other }:{ unbreakable-castle-deal }
unbreakable-castle-event-agreed = { $seat } и { $other } договорились:{ unbreakable-castle-deal }
unbreakable-castle-event-declined = { $seat } отклоняет предложение игрока { $other }
unbreakable-castle-event-turn-ended = { $seat } заканчивает ход
unbreakable-castle-event-won-bought = { $seat } достраивает замок и побеждает!
unbreakable-castle-event-won-quest = Квест достраивает замок игрока { $seat }: победа!
unbreakable-castle-event-won-ally-quest = Квест союзника достраивает замок игрока { $seat }: победа!

## Сделка: что отдаёт предложивший и за что

unbreakable-castle-deal = { $give-wood ->
    [0] {""}
   *[other] { $give-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $give-wood ->
        [1] 1 дерево
       *[other] { $give-wood } дерева
    }
}{ $give-clay ->
    [0] {""}
   *[other] { $give-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $give-clay ->
        [1] 1 глину
       *[other] { $give-clay } глины
    }
}{ $give-ore ->
    [0] {""}
   *[other] { $give-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $give-ore ->
        [1] 1 руду
       *[other] { $give-ore } руды
    }
}{ $give-stone ->
    [0] {""}
   *[other] { $give-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $give-stone ->
        [1] 1 камень
       *[other] { $give-stone } камня
    }
}{ $give-gold ->
    [0] {""}
   *[other] { $give-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $give-gold ->
        [1] 1 золото
       *[other] { $give-gold } золота
    }
}{" "}за{ $want-wood ->
    [0] {""}
   *[other] { $want-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $want-wood ->
        [1] 1 дерево
       *[other] { $want-wood } дерева
    }
}{ $want-clay ->
    [0] {""}
   *[other] { $want-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $want-clay ->
        [1] 1 глину
       *[other] { $want-clay } глины
    }
}{ $want-ore ->
    [0] {""}
   *[other] { $want-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $want-ore ->
        [1] 1 руду
       *[other] { $want-ore } руды
    }
}{ $want-stone ->
    [0] {""}
   *[other] { $want-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $want-stone ->
        [1] 1 камень
       *[other] { $want-stone } камня
    }
}{ $want-gold ->
    [0] {""}
   *[other] { $want-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $want-gold ->
        [1] 1 золото
       *[other] { $want-gold } золота
    }
}
