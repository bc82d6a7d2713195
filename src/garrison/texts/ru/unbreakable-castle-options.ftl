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
unbreakable-castle-option-per_player-by-seats = По умолчанию для этого числа игроков
unbreakable-castle-option-bank-unlimited = Неограниченный
unbreakable-castle-option-bank-strict = Строгий: по 30 жетонов каждого вида
unbreakable-castle-option-trade-on = Есть
unbreakable-castle-option-trade-off = Нет
unbreakable-castle-option-signs-quests = Ничего, как в правилах
unbreakable-castle-option-signs-gifts = Домашнее правило: один строительный ресурс на выбор
unbreakable-castle-option-box-full = Полная: 40 карт замка и 20 квестов
unbreakable-castle-option-box-strict = Строгая: всего 140 карт, до четырёх игроков

## What they mean in play

unbreakable-castle-per_player-does-by-seats = Вдвоём каждый открывает по шесть карт, втроём и вчетвером — по четыре, впятером и вшестером — по три; потом карты раздают заново.
unbreakable-castle-bank-does-unlimited = Банк никогда не пустеет.
unbreakable-castle-bank-does-strict = Чего в банке не осталось, того не получить, пока кто-нибудь не вернёт.
unbreakable-castle-trade-does-on = Прочитав карту, можно сделать до трёх предложений: что угодно, кроме маны, по любой цене, на какую согласен другой. Он соглашается, отказывается или один раз предлагает своё.
unbreakable-castle-trade-does-off = Все меняются только с банком и торговцами; ходы короче.
unbreakable-castle-signs-does-quests = Квесты берут только Свет и Тьма. Порядок и Хаос проходят мимо знака.
unbreakable-castle-signs-does-gifts = Порядок и Хаос берут один строительный ресурс там, где остальные берут квест.
unbreakable-castle-box-does-full = Частей хватит всем, и в обеих колодах квестов по десять карт.
unbreakable-castle-box-does-strict = Столько карт, сколько могло быть в настоящей коробке: частей и квестов меньше, и они могут кончиться.

## The races, before one is chosen

unbreakable-castle-guide = Расы
unbreakable-castle-guide-random = Каждому игроку достаётся одна из них.
unbreakable-castle-guide-choose = Каждый игрок выбирает одну из них за столом.
unbreakable-castle-guide-given = По порядку, начиная с места A.
unbreakable-castle-guide-alliances = Персонаж вашей стороны — союзник: он отдаёт вам то, что несёт. Персонаж другой стороны — враг: за одну ману вы его победите, а без маны убежите.
unbreakable-castle-guide-friend = Друг с другой стороны: { $race }
unbreakable-castle-guide-hard = Не берёт квестов
