## Имена ботов

bot-kind-random = случайный
bot-kind-greedy = жадный
bot-kind-search = поисковый
bot-name = нет бота «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Боты: { $valid }
bot-parameter = у бота нет параметра «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Параметры: { $valid }
bot-value = «{ $word }» не подходит для { $parameter }{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Значения: { $valid }
bot-number = «{ $word }» не подходит для { $parameter }: нужно число от { $low } до { $high }
bot-twice = параметр { $parameter } задан дважды
bot-limit = нужен предел: задайте nodes или seconds
bot-no-limit = { $bot } думает без предела, менять нечего
bot-crashed = Бот сломался на этом ходу; с партией всё в порядке.
bot-failed = Бот не смог додумать: { $error }

## Что задумал бот

bot-intent-random = Хожу как придётся.
bot-intent-chance = По-моему, наши шансы — { $percent } %.
bot-intent-own-chance = По-моему, мои шансы — { $percent } %.

bot-bastion-attacks = Атакую участок { $section }.
bot-bastion-needs = Для участка { $section } мне не хватает: { $colour }, { $count }.
bot-bastion-hunts = На участок { $section } маны хватает, иду туда.
bot-bastion-holds = Держу участки { $first }–{ $last }.
bot-last-bastion-fights = Вступаю в бой: { $card }, шансы { $percent } %.
bot-unbreakable-castle-builds = Строю: { $part }.
bot-unbreakable-castle-needs = Мне ещё нужно: { $resource }, { $count }.
bot-unbreakable-castle-offers = У меня есть лишнее ({ $resource }), а не хватает: { $got }.
bot-unbreakable-castle-counters = Согласен, но на условиях чуть получше.
bot-unbreakable-castle-accepts = Идёт: мне не хватает { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Идёт: это выгодно нам обоим.
bot-unbreakable-castle-declines = Нет, спасибо: самому нужно ({ $resource }).
bot-unbreakable-castle-declines-useless = Нет, спасибо: мне это не поможет.
bot-unbreakable-castle-declines-near-the-end = Нет, спасибо: один из нас слишком близок к победе.

## Советы

advice-now = Шансы на победу сейчас — около { $percent } %.
advice-better = { $number }. { $move }: { $percent } %, лучше остальных на { $change ->
    [one] { $change } пункт
    [few] { $change } пункта
   *[many] { $change } пунктов
}
advice-worse = { $number }. { $move }: { $percent } %, хуже лучшего на { $change ->
    [one] { $change } пункт
    [few] { $change } пункта
   *[many] { $change } пунктов
}
advice-even = { $number }. { $move }: { $percent } %, не хуже остальных
advice-risk = { "   " }риск { $percent } %: { $ending }

## Команды

cli-auto = Разыграть партию ботов.
cli-auto-bots = Боты по порядку мест через запятую; список повторяется.
cli-auto-seed = Зерно случайности (seed): с одним и тем же зерном партия будет той же.
cli-auto-record = Записать партию в этот файл.
cli-auto-end = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}. { $ending } (зерно { $seed })
cli-auto-seat = Место { $seat }, { $bot }: { $won ->
    [1] победа
   *[0] поражение
}
cli-ladder = Сыграть ботами много партий и узнать, кто сильнее.
cli-ladder-bots = Боты для сравнения, от слабого к сильному, через запятую.
cli-ladder-games = Партий на каждую строку.
cli-ladder-seed = Число, из которого вырастает первая партия.
cli-ladder-processes = Сколько партий играть одновременно.
cli-ladder-growth = Испытать последнего бота с десятой долей предела, с одним и с четырьмя.
cli-ladder-log = Записывать каждую сыгранную партию в этот файл, по строке JSON; партии, которые в нём уже есть, заново не играются.
cli-ladder-no-game = в этой строке нет сыгранной партии
cli-ladder-siege = { $game }: на всех местах один бот, против осады
cli-ladder-rivals = { $game }: одно место против соперников на ступень слабее
cli-ladder-bot = бот
cli-ladder-won = побед
cli-ladder-interval = с уверенностью 95 %
cli-ladder-visits = посещений/с
cli-ladder-pace = мс/ход
cli-ladder-share = { $share } % ({ $low }–{ $high })
cli-ladder-grows = Как сила растёт со временем на размышление: десятая доля, один и четыре предела
cli-ladder-stronger = { $better } сильнее, чем { $worse } (уверенность 95 %).
cli-ladder-unclear = Не доказано, что { $better } сильнее, чем { $worse }.
