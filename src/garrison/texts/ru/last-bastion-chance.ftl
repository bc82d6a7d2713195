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
        [1] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }красный
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }красный × { $red }
    }{ $green ->
        [0] { "" }
        [1] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }зелёный
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }зелёный × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }синий
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }синий × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }жёлтый
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }жёлтый × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }чёрный
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }чёрный × { $black }
    }{ $white ->
        [0] { "" }
        [1] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }белый
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }белый × { $white }
    }
