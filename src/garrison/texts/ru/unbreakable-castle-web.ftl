## Панель действий

unbreakable-castle-action-race = Выбрать расу
unbreakable-castle-action-open = Открыть карту
unbreakable-castle-action-opened = Карта открыта
unbreakable-castle-action-friend = Друг или враг?
unbreakable-castle-action-fulfil = Выполнить квест
unbreakable-castle-action-help = Кому достанется
unbreakable-castle-action-strike = Чью часть разрушить
unbreakable-castle-action-lose = Отдать барьеру
unbreakable-castle-action-favour = Взять ресурс
unbreakable-castle-action-accept = Согласиться
unbreakable-castle-action-counter = Встречное предложение
unbreakable-castle-action-decline = Нет, спасибо
unbreakable-castle-action-build = Построить
unbreakable-castle-action-built = Построено
unbreakable-castle-action-exchange = Банк
unbreakable-castle-action-barter = Торговец
unbreakable-castle-action-offer = Предложить обмен
unbreakable-castle-action-end = Закончить ход

## Ходы

unbreakable-castle-do-race = Играть за расу: { $race-plural }
unbreakable-castle-do-open = Открыть { $cell }
unbreakable-castle-do-fight = Победить { $race-acc } за 1 ману
unbreakable-castle-do-befriend = Принять { $race-acc } за союзника
unbreakable-castle-do-fulfil = Выполнить: { $quest }
unbreakable-castle-do-help = Игроку { $seat }
unbreakable-castle-do-strike = Разрушить у игрока { $seat }
unbreakable-castle-do-forgo = Пощадить союзника: квест сгорит
unbreakable-castle-do-lose = Отдать 1 { $resource-acc }
unbreakable-castle-do-favour = Взять 1 { $resource-acc }
unbreakable-castle-do-exchange = В банке: { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} на { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-do-barter = У торговца: { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} на { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-do-build = Построить { $part-acc }
unbreakable-castle-do-build-spare = Построить { $part-acc } про запас
unbreakable-castle-do-offer = Предложить игроку { $seat }:{ unbreakable-castle-deal }
unbreakable-castle-do-counter = Встречное предложение:{ unbreakable-castle-deal }
unbreakable-castle-act-offer = Предложить игроку { $seat }
unbreakable-castle-act-counter = Отправить встречное предложение
unbreakable-castle-do-accept = Согласиться на обмен
unbreakable-castle-do-decline = Нет, спасибо
unbreakable-castle-do-end-turn = Закончить ход

## Вопросы

unbreakable-castle-ask-races = За какую расу вы играете?
unbreakable-castle-ask-friend = Вы встретили { $race-acc }, друга с другой стороны. Сражаться или принять дар союзника?
unbreakable-castle-ask-fulfil = Вы встретили { $race-acc }. Какой квест выполнить?
unbreakable-castle-ask-help = Квест выполнен. Кто получает { $part-acc }?
unbreakable-castle-ask-strike = Квест выполнен. У кого разрушить { $part-acc }?
unbreakable-castle-ask-toll = Магический барьер, а маны нет. Какой ресурс отдать?
unbreakable-castle-ask-favour = Какой ресурс взять у знака квеста?
unbreakable-castle-ask-answer = { $seat } предлагает вам:{ unbreakable-castle-deal }
unbreakable-castle-ask-counter = { $seat } предлагает взамен:{ unbreakable-castle-deal }

## Карты, игроки, ресурсы

unbreakable-castle-fact-deck = Колода { $count }
unbreakable-castle-web-field = Поле
unbreakable-castle-web-field-keys = Стрелки ведут от карты к карте, Enter выбирает карту.
unbreakable-castle-web-row = Ряд { $row }
unbreakable-castle-web-side-light = Сторона Света: Свет и Порядок
unbreakable-castle-web-side-dark = Сторона Тьмы: Тьма и Хаос
unbreakable-castle-web-races = { $race-plural }
unbreakable-castle-web-friend-of = Может стать союзником: { $race }
unbreakable-castle-web-amount = { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-web-nothing = ничего
unbreakable-castle-web-part-count = { $part }: { $have } из { $need }{ $spare ->
    [0] {""}
   *[other] {" "}и { $spare } про запас
}
unbreakable-castle-web-parts = Частей замка: { $count } из 6
unbreakable-castle-web-player = { $race-plural } (игрок { $seat })
unbreakable-castle-web-seat = Игрок { $seat }
unbreakable-castle-web-half = { $race }, несёт { $goods }
unbreakable-castle-web-edge-top = Верхний край: { $resource }
unbreakable-castle-web-edge-left = Левый край: { $halves }
unbreakable-castle-web-edge-right = Правый край: { $halves }
unbreakable-castle-web-edge-bottom = Нижний край: { $goods }
unbreakable-castle-web-centre = В центре: { $what }
unbreakable-castle-web-any-building = любые строительные ресурсы ({ $count })
unbreakable-castle-web-rate = { $give } за { $get }
unbreakable-castle-web-uses = { $count ->
    [one] { $count } раз
    [few] до { $count } раз
   *[many] до { $count } раз
}
unbreakable-castle-web-joint-top = Сверху
unbreakable-castle-web-joint-bottom = Снизу
unbreakable-castle-web-joint-left-upper = Слева вверху
unbreakable-castle-web-joint-left-lower = Слева внизу
unbreakable-castle-web-joint-right-upper = Справа вверху
unbreakable-castle-web-joint-right-lower = Справа внизу
unbreakable-castle-web-could-find = { $joint }: { $resource }, { $range }; { $odds }
unbreakable-castle-web-could-meet = { $joint }: { $race } ({ $meets ->
    [ally] союзник
    [friend] друг с другой стороны
    [enemy] враг, нужна 1 мана
    [flight] враг, а маны у вас нет
   *[character] персонаж
}), несёт { $carries }; { $odds }
unbreakable-castle-web-carried = { $resource-acc }
unbreakable-castle-web-cell = { $cell }
unbreakable-castle-web-card = Карта № { $number }
unbreakable-castle-web-face-down = рубашкой вверх
unbreakable-castle-web-back-at = { $cell }: закрытая карта
unbreakable-castle-web-any-match = Что-нибудь совпадёт: { $odds }
unbreakable-castle-web-quests = { $count ->
    [one] { $count } квест
    [few] { $count } квеста
   *[many] { $count } квестов
}
unbreakable-castle-web-has-horn = Рог изобилия: удваивает находки на стыках
unbreakable-castle-web-more-of = Подробнее: { $player }
unbreakable-castle-web-dealer = раздающий
unbreakable-castle-web-stock = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
   *[many] В стопке { $count } карт
}
unbreakable-castle-web-part-complete = Больше не требуется; ещё одна будет запасной.
unbreakable-castle-web-affordable = Ресурсов хватает.
unbreakable-castle-web-lacks = Не хватает: { $goods }
unbreakable-castle-web-way = Дешевле всего: { $steps }
unbreakable-castle-web-step-bank = { $resource-acc } на { $got-acc } в банке
unbreakable-castle-web-step-trader = { $resource-acc } на { $got-acc } у торговца
unbreakable-castle-web-bank-left = В банке осталось: { $count }.
unbreakable-castle-web-you-have = У вас: { $count }.
unbreakable-castle-web-quest = Квест
unbreakable-castle-web-quest-list = Квесты
unbreakable-castle-web-quest-find = Выполняется, когда вы встретите этого персонажа как союзника.
unbreakable-castle-web-quest-defeat = Выполняется, когда вы победите одного из них.
unbreakable-castle-web-quest-now = Может выпасть сейчас: { $chances }
unbreakable-castle-web-quest-back = { $count ->
    [1] Квест: возможен только один
   *[other] Квест: один из { $count }
}
unbreakable-castle-web-give = Вы отдаёте
unbreakable-castle-web-get = Вы получаете
unbreakable-castle-web-give-short = Дать
unbreakable-castle-web-get-short = Взять
unbreakable-castle-web-my-castle = Ваш замок
unbreakable-castle-web-have-need = { $have } из { $need }
unbreakable-castle-web-own-goods = Ваши ресурсы: { $goods }
unbreakable-castle-web-wins-at-once = Это сразу приносит победу!

## Кто первым построит замок

unbreakable-castle-web-race = Кто первым построит замок
unbreakable-castle-web-goal = Кто первым соберёт все шесть частей, сразу побеждает.
unbreakable-castle-web-turn-cards = Читается карта
unbreakable-castle-web-awaits-race = Выбор расы: { $player }
unbreakable-castle-web-awaits-open = Открывает карту: { $player }
unbreakable-castle-web-awaits-market = Торг и строительство: { $player }
unbreakable-castle-web-awaits-answer = Ждём ответа на предложение: { $player }
unbreakable-castle-web-awaits-decision = Решает: { $player }
unbreakable-castle-web-won = Победа: { $player }! { $how }

## Банк, торговец, предложения

unbreakable-castle-web-offers-left = { $count ->
    [one] В этот ход осталось { $count } предложение.
    [few] В этот ход осталось { $count } предложения.
   *[many] В этот ход осталось { $count } предложений.
}
unbreakable-castle-web-partner = Кому
unbreakable-castle-web-suggested = Стоит попробовать
unbreakable-castle-web-nothing-to-trade = Этому игроку нечего предложить: ману передавать нельзя.
unbreakable-castle-web-lack-for-deal = У вас нет того, что пришлось бы отдать.
unbreakable-castle-web-cannot-keep = У одного из вас уже нет того, что нужно для обмена.
unbreakable-castle-web-needed = нужно
unbreakable-castle-web-uses-left = { $count ->
    [one] В этот ход обменяет ещё { $count } раз.
    [few] В этот ход обменяет ещё { $count } раза.
   *[many] В этот ход обменяет ещё { $count } раз.
}
unbreakable-castle-web-bank-rates = Три одинаковых строительных ресурса меняют на один другой, одно золото — на три. Золото и мана не продаются.
unbreakable-castle-web-give-of = { $resource }: у вас { $count }
unbreakable-castle-web-bank-nothing = Банку нечего у вас взять: нужны три одинаковых ресурса или золото.
unbreakable-castle-reminder-build = Вы ещё можете строить.
unbreakable-castle-reminder-exchange = Обмен позволит вам построить часть замка.
unbreakable-castle-figure-parts = Построено частей
unbreakable-castle-web-way-short = Обмен:
unbreakable-castle-web-less = Отдать { $resource-acc }
unbreakable-castle-web-more = Получить { $resource-acc }
unbreakable-castle-web-first-card = Первая карта раздачи: открыть можно любую. Соседей у неё ещё нет, поэтому важна только середина.
unbreakable-castle-web-lacks-one = { $player }: не хватает одной части! { $part }
unbreakable-castle-figure-allies = Встречено союзников
unbreakable-castle-figure-victories = Побеждено врагов
unbreakable-castle-figure-flights = Бегства
unbreakable-castle-figure-quests = Выполнено квестов
unbreakable-castle-figure-deals = Сделки
unbreakable-castle-figure-destroyed = Потеряно частей
