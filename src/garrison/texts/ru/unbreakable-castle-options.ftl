# What can be chosen before a game of Unbreakable Castle.

unbreakable-castle-option-seats = Игроки
unbreakable-castle-option-races = Расы
unbreakable-castle-option-per_player = Сколько карт за раздачу открывает каждый
unbreakable-castle-option-bank = Банк
unbreakable-castle-option-trade = Торговля между игроками
unbreakable-castle-option-signs = Знаки квестов для Порядка и Хаоса
unbreakable-castle-option-box = Коробка
unbreakable-castle-option-races-random = По жребию
unbreakable-castle-option-races-choose = Выбирают игроки
unbreakable-castle-option-per_player-by-seats = Как обычно при таком числе игроков
unbreakable-castle-option-bank-unlimited = Неограниченный
unbreakable-castle-option-bank-strict = Строгий: по 30 жетонов каждого вида
unbreakable-castle-option-trade-on = Есть
unbreakable-castle-option-trade-off = Нет
unbreakable-castle-option-signs-quests = Ничего, как в правилах
unbreakable-castle-option-signs-gifts = Домашнее правило: один строительный ресурс на выбор
unbreakable-castle-option-box-full = Полная: 40 карт замка и 20 квестов
unbreakable-castle-option-box-strict = Строгая: всего 140 карт, до четырёх игроков
