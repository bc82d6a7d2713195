## Что происходит, строка за строкой

bastion-event-entered = { $where ->
    [wall] На участок { $place } встаёт { $enemy }.
    [square] На площадь { $place } садится { $enemy }.
   *[citadel] В цитадели приземляется { $enemy }.
}
bastion-event-joined = { $enemy } присоединяется к врагу: { $host } { $where ->
    [wall] на участке { $place }.
   *[other] в { $place }.
}
bastion-event-flew = { $enemy } перелетает с участка { $from } на площадь { $to }.
bastion-event-set-aside = { $enemy } оказался бы рядом с другим жрецом, его карта отложена.
bastion-event-marched = { $enemy } переходит с участка { $from } на участок { $to }.
bastion-event-overrun = { $enemy } не находит свободного участка и врывается в бастион.
bastion-event-saved = Стены свободны, колода врагов пуста: бастион спасён!
bastion-event-expelled = Игрок { $seat } вынужден покинуть { $from-where ->
    [citadel] цитадель
   *[district] { $from }
} и уходит { $where ->
    [citadel] в цитадель.
   *[district] в { $to }.
}
bastion-event-moved = { $seat } переходит { $from-where ->
    [citadel] из цитадели
   *[district] из { $from }
} { $where ->
    [citadel] в цитадель.
   *[district] в { $to }.
}
bastion-event-channelled = { $seat } получает ману из источника { $source }: { $count } ({ $colour }).
bastion-event-tower-emptied = { $seat } собирает ману с источников { $place }: { $count }.
bastion-event-citadel-emptied = { $seat } собирает ману с башен: { $count }.
bastion-event-revived = { $seat } возрождает источник { $source }.
bastion-event-converted = { $seat } меняет ману { $from-gen } на ману { $to-gen }.
bastion-event-gave = { $seat } отдаёт игроку { $taker } ману { $colour-gen }.
bastion-event-cast = { $seat } использует заклинание «{ $spell }»{ $power ->
    [0] {""}
   *[other] {" "}силой { $power }
}{ $copy ->
    [0] .
   *[other] {" "}с помощью копии.
}
bastion-event-defeated = { $seat } побеждает { $enemy-acc } { $where ->
    [wall] на участке { $place }.
    [square] на площади { $place }.
   *[citadel] в цитадели.
}
bastion-event-paid = { $seat } тратит { $count } { $count ->
    [one] фишку маны.
    [few] фишки маны.
   *[other] фишек маны.
}
bastion-event-performed = { $seat } проводит ритуал: { $ritual }.
bastion-event-built = { $seat } возводит { $ritual-acc } на { $place }.
bastion-event-replaced = { $ritual } на { $place } убирается.
bastion-event-drew = { $seat } берёт ритуал: { $ritual }.
bastion-event-returned = { $seat } кладёт под низ колоды { $ritual-acc }.
bastion-event-swapped = { $enemy } (участок { $from }) и { $other } (участок { $to }) меняются местами.
bastion-event-teleported = { $enemy } переносится с участка { $from } на участок { $to }.
bastion-event-turn = Ходит { $seat }.
bastion-event-declined = { $seat } отказывается.
bastion-event-laid = { $place }: квартал { $colour-gen }.
bastion-event-source-laid = В { $place } с самого начала стоит { $ritual }.
bastion-event-class-picked = В войске есть вспомогательный класс: { $enemy-plural }.
bastion-event-washed-away = Приземление опустошает { $place }: в резерв { $count ->
    [one] вернулась { $count } фишка маны.
    [few] вернулись { $count } фишки маны.
   *[other] вернулось { $count } фишек маны.
}
bastion-event-repeated = { $seat } действует ещё раз.
