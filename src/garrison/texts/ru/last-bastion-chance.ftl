# What chance decides, in words.

last-bastion-do-lay = Выложен тайл: { $tile }
last-bastion-do-boards = Планшеты по часовой стрелке с севера: { $north }, { $east }, { $south }, { $west }
last-bastion-do-begin = Начинает { $hero } ({ $seat })
last-bastion-do-draw = Карта орды: { $card }
last-bastion-do-discard = Сброшена последняя карта колоды: { $card }
last-bastion-do-corruption = Кубик упадка: { $face }
last-bastion-do-roll =
    Кубики:{ $red ->
        [0] { "" }
        [1] { " " }красный
       *[other] { " " }красный × { $red }
    }{ $green ->
        [0] { "" }
        [1] { " " }зелёный
       *[other] { " " }зелёный × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { " " }синий
       *[other] { " " }синий × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { " " }жёлтый
       *[other] { " " }жёлтый × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { " " }чёрный
       *[other] { " " }чёрный × { $black }
    }{ $white ->
        [0] { "" }
        [1] { " " }белый
       *[other] { " " }белый × { $white }
    }
