## What can be done, as buttons say it
bastion-action-move = Перейти
bastion-action-moved = Перемещение выполнено
bastion-action-channel = Получить ману
bastion-action-channelled = Мана получена
bastion-action-attack = Атаковать
bastion-action-attacked = Атака проведена
bastion-action-revive = Возродить
bastion-action-revived = Источник возрождён
bastion-action-spells = Заклинания
bastion-action-artifacts = Артефакты
bastion-action-pick = Выбрать участок
bastion-action-pay = Заплатить
bastion-action-rituals = Ритуалы
bastion-action-return = Вернуть ритуал
bastion-action-build = Построить

bastion-do-end = Закончить ход
bastion-do-gather = Собрать ману со всех башен
bastion-do-agree = Согласиться
bastion-do-decline = Отказаться
bastion-do-strike = Нанести удар
bastion-do-cancel = Отменить
bastion-do-take = Взять ману
bastion-do-skip = Не сейчас
bastion-do-attack = Атаковать: { $enemy } ({ $place })
bastion-do-shoot = Стрела: { $enemy } ({ $place })
bastion-do-shoot-copy = Стрела через Копию: { $enemy } ({ $place })
bastion-do-move = Перейти: { $place }
bastion-do-speed = Ускориться дальше: { $place }
bastion-do-speed-copy = Ускориться через Копию: { $place }
bastion-do-go = Уйти: { $place }
bastion-do-channel = { $source }: { $count } × { $colour } за: { $disc }
bastion-do-tower = Собрать с башни за: { $disc }
bastion-do-revive = Возродить источник { $source }: { $colour } (даёт { $count })
bastion-do-convert = { $from } → { $to }
bastion-do-accumulate = Взять у игрока { $seat }: { $colour }
bastion-do-cast = Использовать: { $spell }{ $power }
bastion-do-copy = Копия: { $spell }{ $power }
bastion-do-ask = Попросить у игрока { $seat }: { $spell }{ $power }
bastion-do-ask-copy = Попросить у игрока { $seat } Копию: { $spell }{ $power }
bastion-do-pay = Заплатить { $count } × { $colour }
bastion-do-prism = Призма: взять ману { $colour-gen }
bastion-do-prism-copy = Призма через Копию: взять ману { $colour-gen }
bastion-do-pick = Участок { $place }
bastion-do-pick-enemy = { $enemy } на { $place }
bastion-do-perform = Провести: { $ritual }
bastion-do-return = Вернуть: { $ritual }
bastion-do-build = Построить: { $place }

## What is asked
bastion-ask-return-ritual = Выберите ритуал, который уйдёт под низ колоды; остальные останутся у вас.
bastion-ask-leave = Выберите, куда отступит { $seat }.
bastion-ask-aim = Нанесите удар или сперва усильте атаку заклинаниями.
bastion-ask-aim-short = { $count ->
    [one] Помогите атаке заклинаниями: осталось заплатить { $count } фишку маны.
    [few] Помогите атаке заклинаниями: осталось заплатить { $count } фишки маны.
   *[many] Помогите атаке заклинаниями: осталось заплатить { $count } фишек маны.
}
bastion-ask-lend = У игрока { $seat } просят: { $spell }{ $power }.
bastion-ask-pay = Выберите, какой маной заплатить.
bastion-ask-channel = Возьмите ману или сперва измените её заклинаниями.
bastion-ask-give = { $taker } просит ману: { $colour }. Отдать может { $seat }.
bastion-ask-swap = Выберите участок: { $spell }{ $power }; можно и отказаться.
bastion-ask-swap-with = Выберите второй участок.
bastion-ask-perform = Выберите ритуал, который проведёте.
bastion-ask-build = Выберите, где построить: { $ritual }.

## Facts of the turn strip
bastion-fact-deck = Колода: { $count }
bastion-goal-wall = на стене · в колоде { $camp }
bastion-goal-clear = победите всех
bastion-goal-aim = Победите всех врагов на стене и в колоде, чтобы выиграть.
bastion-threat = { $count ->
    [one] ход врагов до падения врат
    [few] хода врагов до падения врат
   *[many] ходов врагов до падения врат
}
bastion-menace-marches = { $from } → { $to }
bastion-menace-lands = новый враг на { $to }
bastion-menace-falls = врата падут
bastion-reminder-attack = Вы ещё можете атаковать.
bastion-reminder-channel = Вы ещё можете получить ману.
bastion-reminder-move = Вы ещё можете перейти.
bastion-reminder-perform = Вы ещё можете провести ритуал.

## Choices in rows
bastion-row-becomes = станет: { $spell }{ $power }
bastion-row-won = { $count ->
    [one] выигран { $count } ход врагов
    [few] выиграно { $count } хода врагов
   *[many] выиграно { $count } ходов врагов
}
bastion-row-source = Источник: { $colour }
bastion-act-attack = Атаковать { $enemy-acc }
bastion-act-channel = Получить ману: { $count } × { $colour }
bastion-act-tower = Собрать ману с башни

## The bill
bastion-bill-strength = { $enemy }: сила
bastion-bill-alchemy = Любые цвета благодаря Алхимии
bastion-bill-pay = Вы платите
bastion-bill-keep = Карта станет вашей: { $spell }{ $power }
bastion-bill-ritual = После победы можно провести ритуал: { $ritual }
bastion-bill-won = { $count ->
    [one] Бастион продержится на { $count } ход врагов дольше.
    [few] Бастион продержится на { $count } хода врагов дольше.
   *[many] Бастион продержится на { $count } ходов врагов дольше.
}
bastion-bill-put = Вы кладёте: { $disc }
bastion-bill-get = Вы получаете
bastion-bill-due = Осталось заплатить
bastion-bill-lends = { $seat }: { $spell }{ $power }

## The board in words
bastion-board-wall = Стена, начиная от врат
bastion-board-section = Участок { $section }
bastion-board-section-free = Здесь никого нет.
bastion-board-section-deck = Здесь лежит колода врагов, карты сюда не попадают.
bastion-board-lands-here = Сюда встанет следующий обычный враг.
bastion-board-marches-here = Сюда перейдёт враг с участка { $from }.
bastion-board-enemy-at = { $name }, { $place }
bastion-board-costs = Цена: { $mana }
bastion-board-blocks = Нельзя брать ману из источников цвета: { $colour }.
bastion-board-becomes = После победы становится заклинанием: { $spell }{ $power }.
bastion-board-dragons-under = { $count ->
    [one] Под ним ещё { $count } дракон.
    [few] Под ним ещё { $count } дракона.
   *[many] Под ним ещё { $count } драконов.
}
bastion-board-citadel = Цитадель
bastion-board-citadel-text = Граничит со всеми кварталами. Отсюда собирают ману со всех башен.
bastion-board-district-at = { $place }: { $name }
bastion-board-district-closed = Войти можно, только чтобы атаковать.
bastion-board-here = Здесь: { $who }
bastion-board-source = Источник { $place }: { $colour }
bastion-board-source-text = Положите на него свою фишку и возьмите ману его цвета. Фишка закрывает источник.
bastion-board-source-open = { $source }: { $colour }, даёт { $count }
bastion-board-source-closed = { $source }: { $colour }, даёт { $count }; закрыт фишкой: { $disc }
bastion-board-source-damaged = { $source }: { $colour }, повреждён (возрождённый даёт { $count })
bastion-board-source-barred = { $source }: { $colour }, перекрыт архимагом (даёт { $count })
bastion-board-tower = Башня { $place }
bastion-board-tower-text = Положите на неё свою фишку и заберите всё, что лежит на источниках квартала.
bastion-board-tower-open = открыта
bastion-board-tower-mana = закрыта фишкой: { $colour }
bastion-board-foundation = Основание { $place }
bastion-board-foundation-text = Место для источника, обелиска или орудия.
bastion-board-reserve = Резерв
bastion-board-nothing = ничего
bastion-board-any = любой цвет
bastion-board-discs = { $count } × { $colour }
bastion-board-defender = Защитник { $seat }
bastion-board-stands = { $seat } стоит здесь: { $place }
bastion-board-has = Мана: { $mana }

## Who did what, at the end

bastion-figure-defeated = Побеждено врагов
bastion-figure-gained = Получено маны
bastion-figure-paid = Потрачено маны
bastion-figure-spells = Использовано заклинаний
bastion-figure-rituals = Проведено ритуалов
