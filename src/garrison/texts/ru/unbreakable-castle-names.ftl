## Ресурсы

unbreakable-castle-resource-wood = Дерево
    .gen = дерева
    .acc = дерево
unbreakable-castle-resource-clay = Глина
    .gen = глины
    .acc = глину
unbreakable-castle-resource-ore = Руда
    .gen = руды
    .acc = руду
unbreakable-castle-resource-stone = Камень
    .gen = камня
    .acc = камень
unbreakable-castle-resource-gold = Золото
    .gen = золота
    .acc = золото
unbreakable-castle-resource-mana = Мана
    .gen = маны
    .acc = ману

## Расы, фракции, стороны

unbreakable-castle-race-human = Человек
    .acc = человека
    .plural = Люди
unbreakable-castle-race-elf = Эльф
    .acc = эльфа
    .plural = Эльфы
unbreakable-castle-race-gnome = Гном
    .acc = гнома
    .plural = Гномы
unbreakable-castle-race-mage = Маг
    .acc = мага
    .plural = Маги
unbreakable-castle-race-golem = Голем
    .acc = голема
    .plural = Големы
unbreakable-castle-race-necromancer = Некромант
    .acc = некроманта
    .plural = Некроманты
unbreakable-castle-race-werewolf = Оборотень
    .acc = оборотня
    .plural = Оборотни
unbreakable-castle-race-vampire = Вампир
    .acc = вампира
    .plural = Вампиры
unbreakable-castle-race-orc = Орк
    .acc = орка
    .plural = Орки
unbreakable-castle-race-demon = Демон
    .acc = демона
    .plural = Демоны
unbreakable-castle-faction-light = Свет
unbreakable-castle-faction-order = Порядок (сложно: без квестов)
unbreakable-castle-faction-dark = Тьма
unbreakable-castle-faction-chaos = Хаос (сложно: без квестов)
unbreakable-castle-side-light = Свет
    .gen = Света
unbreakable-castle-side-dark = Тьма
    .gen = Тьмы

## Части замка

unbreakable-castle-part-citadel = Цитадель
    .acc = цитадель
    .gen = цитаделей
unbreakable-castle-part-tower = Башня
    .acc = башню
    .gen = башен
unbreakable-castle-part-gates = Ворота
    .acc = ворота
    .gen = ворот
unbreakable-castle-part-wall = Стена
    .acc = стену
    .gen = стен

## Что стоит в середине карты

unbreakable-castle-centre-empty = Пусто
unbreakable-castle-centre-bonus = Находка из банка
unbreakable-castle-centre-quest = Знак квеста: Свет и Тьма берут квест своей стороны
unbreakable-castle-centre-horn = Рог изобилия: удваивает находки на стыках ресурсов
unbreakable-castle-centre-trader = Торговец: к вашим услугам до конца хода
unbreakable-castle-centre-toll = Магический барьер: отдайте 1 ману или потеряйте 1 строительный ресурс
unbreakable-castle-trader-woodcutter = Лесоруб
unbreakable-castle-trader-potter = Гончар
unbreakable-castle-trader-miner = Рудокоп
unbreakable-castle-trader-stonemason = Каменотёс
unbreakable-castle-trader-timber-merchant = Лесоторговец
unbreakable-castle-trader-quarry-owner = Хозяин каменоломни
unbreakable-castle-trader-clay-dealer = Скупщик глины
unbreakable-castle-trader-jeweller = Ювелир

## Квесты

unbreakable-castle-quest-light-1 = Просьба людей: победить некроманта, оборотня или вампира; построят цитадель
unbreakable-castle-quest-light-2 = Просьба эльфов: победить орка; поставят ворота
unbreakable-castle-quest-light-3 = Просьба гномов: победить вампира или оборотня; построят башню
unbreakable-castle-quest-light-4 = Просьба магов: победить орка или демона; построят башню
unbreakable-castle-quest-light-5 = Просьба големов: победить некроманта, оборотня, орка или демона; построят стену
unbreakable-castle-quest-light-6 = Найти человека: дар удваивается
unbreakable-castle-quest-light-7 = Найти эльфа: дар удваивается
unbreakable-castle-quest-light-8 = Найти гнома: дар удваивается
unbreakable-castle-quest-light-9 = Найти мага: дар удваивается
unbreakable-castle-quest-light-10 = Найти голема: дар удваивается
unbreakable-castle-quest-dark-1 = Просьба некромантов: победить человека, эльфа или гнома; разрушат цитадель
unbreakable-castle-quest-dark-2 = Просьба оборотней: победить эльфа или голема; разрушат ворота
unbreakable-castle-quest-dark-3 = Просьба вампиров: победить человека, эльфа или гнома; разрушат башню
unbreakable-castle-quest-dark-4 = Просьба демонов: победить мага, голема или человека; разрушат башню
unbreakable-castle-quest-dark-5 = Просьба орков: победить любого из Света или Порядка; разрушат стену
unbreakable-castle-quest-dark-6 = Найти оборотня: дар удваивается
unbreakable-castle-quest-dark-7 = Найти некроманта: дар удваивается
unbreakable-castle-quest-dark-8 = Найти вампира: дар удваивается
unbreakable-castle-quest-dark-9 = Найти орка: дар удваивается
unbreakable-castle-quest-dark-10 = Найти демона: дар удваивается
unbreakable-castle-quest-own-light = квест Света
unbreakable-castle-quest-own-dark = квест Тьмы

## Примечания, концовки, чего ждёт игра

unbreakable-castle-note-reconstructed = Лицевые стороны карт и большинство квестов восстановлены: точно известно лишь то, что показано в правилах. Можно загрузить свой файл карт.
unbreakable-castle-note-own-data = В этой партии карты или квесты взяты из файла игрока.
unbreakable-castle-note-unofficial-seats = Игра рассчитана на двух–четырёх участников; пять или шесть — наше дополнение.
unbreakable-castle-ending-bought = Замок достроен за ресурсы.
unbreakable-castle-ending-quest = Замок достроен по квесту.
unbreakable-castle-ending-ally-quest = Замок достроен по квесту союзника.
unbreakable-castle-stage-races = игрок выбирает расу
unbreakable-castle-stage-chance = решает случай
unbreakable-castle-stage-open = нужно открыть карту
unbreakable-castle-stage-market = решает тот, чей ход
unbreakable-castle-stage-help = нужно выбрать, кому построить
unbreakable-castle-stage-strike = нужно выбрать, чьё разрушить
unbreakable-castle-stage-toll = нужно расплатиться с барьером
unbreakable-castle-stage-favour = нужно выбрать ресурс
unbreakable-castle-stage-answer = нужно ответить на предложение
unbreakable-castle-stage-counter = нужно ответить на встречное предложение
