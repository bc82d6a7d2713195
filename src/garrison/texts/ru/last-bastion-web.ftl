# Moves as buttons, the board and its dialogues in the browser.

last-bastion-do-hero = Играть: { $hero }
last-bastion-do-resolve = { $effect }: { $card } ({ $slot })
last-bastion-do-assign = Принимает { $hero } ({ $seat })
last-bastion-do-place = Положить на { $slot }
last-bastion-do-lose = Отдать { $token-acc }
last-bastion-do-grasp = Власть зла: { $tile }
last-bastion-do-keep = Оставить кубики
last-bastion-do-reroll-corruption = Перебросить кубик упадка
last-bastion-do-reroll =
    Перебросить:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }красный{ $red ->
            [1] { "" }
           *[other] { " " }× { $red }
        }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }зелёный{ $green ->
            [1] { "" }
           *[other] { " " }× { $green }
        }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }синий{ $blue ->
            [1] { "" }
           *[other] { " " }× { $blue }
        }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }жёлтый{ $yellow ->
            [1] { "" }
           *[other] { " " }× { $yellow }
        }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }чёрный{ $black ->
            [1] { "" }
           *[other] { " " }× { $black }
        }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }белый{ $white ->
            [1] { "" }
           *[other] { " " }× { $white }
        }
    }
last-bastion-do-move = Перейти: { $tile }
last-bastion-do-stand-up = Встать
last-bastion-do-stay = Остаться на месте
last-bastion-do-fight = Бой: { $card }
last-bastion-do-fight-both = Бой: { $card } и { $other }
last-bastion-do-activate = Активировать тайл: { $tile }
last-bastion-do-call = Призыв к оружию: { $tile }
last-bastion-do-ride = Доп. передвижение: { $hero } ({ $seat })
last-bastion-do-enchant = Колдовство: { $card } ({ $slot })
last-bastion-do-forage = Взять { $token-acc }
last-bastion-do-meditate = Убрать Власть зла вместо передвижения
last-bastion-do-end-turn = Закончить ход
last-bastion-do-beat =
    Победа: { $card }{ $count ->
        [0] { "" }
       *[other] , снаряжение × { $count }
    }
last-bastion-do-beat-both =
    Победа: { $card } и { $other }{ $count ->
        [0] { "" }
       *[other] , снаряжение: { $spent } + { $more }
    }
last-bastion-do-spare = Никого не побеждать
last-bastion-do-pay = Платит { $hero } ({ $seat })
last-bastion-do-first = Сначала { $card }
last-bastion-do-gain = Взять { $token-acc }
last-bastion-do-cleanse-tile = Освободить тайл: { $tile }
last-bastion-do-cleanse-card = Убрать с карты: { $card } ({ $slot })
last-bastion-do-cleanse-hero = Освободить героя: { $hero } ({ $seat })
last-bastion-do-leave = Ничего не убирать
last-bastion-do-net = Сеть на { $slot }, { $card }: { $effect } ({ $when })
last-bastion-do-shift = { $card }: { $from } → { $slot }
last-bastion-do-done = Готово
last-bastion-do-treat = Жетон жизни: { $hero } ({ $seat })
last-bastion-do-raise = Цвет знамени: { $colour }
last-bastion-do-give = { $token } → { $hero } ({ $seat })
last-bastion-do-heal = Вылечить: { $hero } ({ $seat })
last-bastion-do-bury = В могилу: { $card } ({ $slot })
last-bastion-do-trap = Ловушка на { $slot }

last-bastion-fight-odds = Бой: { $card } · { $percent } %
last-bastion-fight-both-odds = Бой: { $card } и { $other } · { $percent } %
last-bastion-action-move = Передвинуться
last-bastion-action-moved = Передвинулись
last-bastion-action-fight = Бой
last-bastion-action-fought = Бой окончен
last-bastion-action-tile = Тайл
last-bastion-action-tile-used = Тайл использован
last-bastion-power-elmer = Доп. передвижение
last-bastion-power-mylfaar = Колдовство
last-bastion-power-arne = Взять снаряжение
last-bastion-power-teagaan = Убрать Власть зла
last-bastion-action-power-used = Способность использована
last-bastion-action-call = Призыв к оружию
last-bastion-call-does = Потратьте жетон, чтобы активировать любой тайл издалека, даже находящийся во власти зла.
last-bastion-action-hero = Выбрать героя
last-bastion-action-choose = Выбрать
last-bastion-action-beat = Победить
last-bastion-action-reroll = Перебросить
last-bastion-can-move = Вы ещё можете передвинуться.
last-bastion-can-stand = Вы ещё можете встать.
last-bastion-can-fight = Вы ещё можете вступить в бой.
last-bastion-can-tile = Вы ещё можете активировать свой тайл.
last-bastion-can-power = Способность ещё не использована.

last-bastion-short-trebuchet = сеть на один эффект
last-bastion-short-tower = передвинуть две карты
last-bastion-short-market = снаряжение по кубикам
last-bastion-short-tavern = жизнь и передвижение
last-bastion-short-standard = −1 одному цвету
last-bastion-short-fountain = убрать две Власти зла
last-bastion-short-dispensary = снарядить или вылечить
last-bastion-short-tomb = жизнь за монстра
last-bastion-short-quarry = ловушка на своём планшете
last-bastion-short-elmer = Ещё одно передвижение, себе или другому
last-bastion-short-mylfaar = Колдовство: карте −1
last-bastion-short-arne = Жетон снаряжения каждый ход
last-bastion-short-sindara = И тайл, и бой
last-bastion-short-teagaan = Вместо шага убирает Власть зла
last-bastion-short-feng-li = Перебрасывает, и упадок тоже
last-bastion-short-kazgin = Четвёртый кубик, выходы не вредят
last-bastion-short-twindalli = Стреляет по ряду и столбцу
last-bastion-tip-elmer = Самый простой: всегда там, где нужен, или приводит другого.
last-bastion-tip-mylfaar = Облегчает все бои отряда; полководца ослабляет надолго.
last-bastion-tip-arne = Никогда не без снаряжения: бьётся сам и делится с теми, кто на его тайле.
last-bastion-tip-sindara = Два действия за ход. Сильна на любом тайле.
last-bastion-tip-teagaan = Почти в одиночку спасает тайлы от Власти зла.
last-bastion-tip-feng-li = Меньше всех зависит от удачи; удобна для первой партии.
last-bastion-tip-kazgin = Лучший боец: четыре кубика, и упадок от побеждённых карт его не касается.
last-bastion-tip-twindalli = Достаёт четыре слота из центра; ходить почти не нужно.

last-bastion-board-name = Бастион
last-bastion-tiles = Тайлы
last-bastion-heroes = Герои
last-bastion-board-at = Планшет орды: { $side }
last-bastion-keys = Стрелки ведут к соседнему месту, Enter выбирает его.
last-bastion-slot = { $slot }, цвет планшета: { $colour }
last-bastion-slot-free = свободно
last-bastion-slot-trap = здесь стоит ловушка
last-bastion-card-named = { $card }, { $colour }, сопротивление { $resistance } из { $printed }
last-bastion-warlord-named = Полководец { $card }, { $colour }, сопротивление { $resistance } из { $printed }
last-bastion-effect-at = { $effect } ({ $when })
last-bastion-effect-netted = { $effect } ({ $when }, под сетью)
last-bastion-bears-grasp = на карте Власть зла
last-bastion-bears-spell = под колдовством
last-bastion-is-grasped = во власти зла
last-bastion-hero-of = { $hero } ({ $seat })
last-bastion-hero-none = Место { $seat }: героя ещё нет
last-bastion-counted = { $token }: { $count }
last-bastion-state-dead = Герой погиб
last-bastion-state-down = Не в строю: Лазарет ещё поможет
last-bastion-state-wounded = Ранение: способности нет
last-bastion-state-grasped = Во власти зла: способности нет
last-bastion-state-prone = Лежит: сначала нужно встать
last-bastion-state-healed = Вылечить: вернётся с ранением
last-bastion-first-step = Сначала: что именно?
last-bastion-power-off = Способность не действует.
last-bastion-power-spent = использована
last-bastion-stands = Стоит здесь: { $tile }
last-bastion-neutral = без героя
last-bastion-speaks = За этот планшет решает { $hero }.
last-bastion-standard-shows = Цвет знамени: { $colour }.
last-bastion-weakened = Сопротивление на карте: { $printed }.
last-bastion-grasp-ahead = Отсюда Власть зла перейдёт на тайл: { $tile }.
last-bastion-card-reconstructed = Эффекты карты восстановлены: в источниках их нет.
last-bastion-deck = Колода
last-bastion-reserve = Резерв
last-bastion-fact-deck =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
last-bastion-warlord-at = полководец: { $depth }-я карта
last-bastion-own-horde = За этим столом играют со своим файлом орды.
last-bastion-outlook = Поражение и победа
last-bastion-grasp-count = Власть зла: { $now } из { $all }
last-bastion-grasp-loses =
    { $all ->
        [3] третий тайл — поражение
       *[other] поражение при { $all } тайлах
    }
last-bastion-warlord-in =
    { $count ->
        [1] Следующая карта — полководец
        [one] Полководец через { $count } карту
        [few] Полководец через { $count } карты
       *[many] Полководец через { $count } карт
    }
last-bastion-warlord-stands =
    { $count ->
        [one] Полководец у стен
       *[other] Полководцев у стен: { $count }
    }
last-bastion-goal =
    { $all ->
        [one] его нужно одолеть
       *[other] повержено: { $beaten } из { $all }
    }
last-bastion-next-horde = Следующая фаза орды: { $who }
last-bastion-next-tile = падёт { $tile }

last-bastion-needs-nothing = только действие
last-bastion-dice =
    { $count ->
        [0] Кубиков нет.
        [one] { $count } кубик.
        [few] { $count } кубика.
       *[many] { $count } кубиков.
    }
last-bastion-spent-after = Снаряжение тратится после броска и только если нужно.
last-bastion-odds = Вероятность успеха
last-bastion-up-to = до
last-bastion-dice-alone = только кубики
last-bastion-percent = { $percent } %
last-bastion-either = Хотя бы одна карта: { $percent } %.
last-bastion-exit = { $card } уходит с эффектом: { $effect }.
last-bastion-exit-spared = { $card } уходит с эффектом: { $effect }. Вашего героя он не касается.
last-bastion-rolled = Кубики
last-bastion-pick-dice = Выберите, какие кубики перебросить, или оставьте их.

last-bastion-score = Подсчёт очков
last-bastion-score-victory =
    { $count ->
        [one] Победа над полководцем
       *[other] Победа над полководцами: { $count }
    }
last-bastion-score-life = Жетоны жизни: { $count }
last-bastion-score-call = Жетоны «Призыв к оружию»: { $count }
last-bastion-score-dead-hero = Погибшие герои: { $count }
last-bastion-score-grasped-tile = Тайлы во власти зла: { $count }
last-bastion-score-total = Итого
last-bastion-best = Лучший результат на этом устройстве ({ $level })
last-bastion-best-new = Новый лучший результат на этом устройстве!
last-bastion-lost-how = Как это случилось

last-bastion-seats-does-1 = Один герой; у трёх планшетов героев нет, и все их эффекты достаются вам. Самая короткая партия.
last-bastion-seats-does-2 = Два героя друг напротив друга; два планшета без героев.
last-bastion-seats-does-3 = Три героя; один планшет без героя.
last-bastion-seats-does-4 = Четыре героя, по одному у каждого планшета: самая долгая партия, но победить легче всего.

last-bastion-deck-empty = колода пуста: следующий добор карты — поражение
last-bastion-last-life = последняя жизнь последнего героя
last-bastion-count-beaten = Побеждено карт
last-bastion-count-tiles = Использовано тайлов
last-bastion-count-spent = Потрачено снаряжения
last-bastion-count-lives = Потеряно жизней
last-bastion-count-falls = Сколько раз выведен из строя
last-bastion-pay = Чем заплатить
last-bastion-pay-nothing = без снаряжения
