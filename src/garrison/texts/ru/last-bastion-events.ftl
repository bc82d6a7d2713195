# What happened, for the log.

last-bastion-event-turn = Ход: { $hero } ({ $seat }), { $side } планшет.
last-bastion-event-neutral-turn = Нейтральный { $side } планшет: фаза орды.
last-bastion-event-drew = { $hero } ({ $seat }) берёт карту «{ $card }».
last-bastion-event-placed = «{ $card }» занимает слот { $slot }.
last-bastion-event-trapped = Ловушка в слоте { $slot } уничтожает карту «{ $card }».
last-bastion-event-trap-home = Ловушка возвращается из слота { $slot }.
last-bastion-event-effect =
    { $effect } ({ $slot }{ $source ->
        [entrance] , входной эффект
        [recurring] , повторяющийся эффект
        [exit] , выходной эффект
       *[other] { "" }
    }).
last-bastion-event-effect-on =
    { $hero } ({ $seat }): { $effect } ({ $slot }{ $source ->
        [entrance] , входной эффект
        [recurring] , повторяющийся эффект
        [exit] , выходной эффект
       *[other] { "" }
    }).
last-bastion-event-skipped = Применить не к кому: { $effect }.
last-bastion-event-corruption = { $hero } ({ $seat }) бросает кубик упадка: { $face }.
last-bastion-event-corruption-again = { $hero } ({ $seat }) перебрасывает кубик упадка.
last-bastion-event-card-grasped = Фигурка Власти зла появляется на карте «{ $card }» ({ $slot }).
last-bastion-event-tile-grasped = Тайл «{ $tile }» во власти зла.
last-bastion-event-hero-grasped = { $hero } ({ $seat }) во власти зла.
last-bastion-event-tile-freed = Тайл «{ $tile }» снова свободен.
last-bastion-event-card-freed = Фигурка Власти зла убрана с карты «{ $card }» ({ $slot }).
last-bastion-event-hero-freed = { $hero } ({ $seat }) больше не во власти зла.
last-bastion-event-lost = { $hero } ({ $seat }) теряет { $token-acc }.
last-bastion-event-gained = { $hero } ({ $seat }) получает { $token-acc }.
last-bastion-event-fell = { $hero } ({ $seat }) выходит из строя; Лазарет ещё может помочь.
last-bastion-event-died = { $hero } ({ $seat }) погибает.
last-bastion-event-healed = { $hero } ({ $seat }) возвращается в игру с ранением.
last-bastion-event-prone = { $hero } ({ $seat }) теряет следующее передвижение.
last-bastion-event-stood = { $hero } ({ $seat }) встаёт.
last-bastion-event-moved = { $hero } ({ $seat }) переходит на тайл «{ $tile }».
last-bastion-event-activated = { $hero } ({ $seat }) активирует тайл «{ $tile }».
last-bastion-event-called = { $hero } ({ $seat }) тратит «Призыв к оружию»: { $tile }.
last-bastion-event-fought = { $hero } ({ $seat }) вступает в бой с картой «{ $card }».
last-bastion-event-fought-both = { $hero } ({ $seat }) вступает в бой сразу с двумя картами: «{ $card }» и «{ $second }».
last-bastion-event-beat = { $hero } ({ $seat }) побеждает карту «{ $card }».
last-bastion-event-spared = { $hero } ({ $seat }) никого не побеждает.
last-bastion-event-spent = { $hero } ({ $seat }) тратит { $token-acc }.
last-bastion-event-power = { $hero } ({ $seat }) применяет способность.
last-bastion-event-netted = Сеть накрывает карту «{ $card }» ({ $slot }): { $effect }.
last-bastion-event-shifted = «{ $card }» перемещается: { $from } → { $slot }.
last-bastion-event-raised = На знамени — { $colour } жетон.
last-bastion-event-enchanted = Колдовство на карте «{ $card }» ({ $slot }).
last-bastion-event-trap-set = Ловушка поставлена в слот { $slot }.
last-bastion-event-discarded = «{ $card }» уходит в сброс.
last-bastion-event-discarded-last = Сброшена последняя карта колоды: «{ $card }».
last-bastion-event-crowded = Свободных слотов нет: { $hero } ({ $seat }) вместо карты теряет жетон жизни.
last-bastion-event-unharmed = На героя { $hero } ({ $seat }) не действует: { $effect }.
last-bastion-event-ended = { $ending }
last-bastion-event-rolled =
    { $hero } ({ $seat }) бросает кубики:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }красный × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }зелёный × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }синий × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }жёлтый × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }чёрный × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }белый × { $white }
    }
last-bastion-event-rerolled =
    { $hero } ({ $seat }) перебрасывает:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }красный × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }зелёный × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }синий × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }жёлтый × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }чёрный × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }белый × { $white }
    }
