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
bot-no-parameters = у бота { $bot } нет параметров
bot-no-value = параметру { $parameter } нужно значение: { $parameter }=…
bot-limit = нужен предел: задайте nodes или seconds
bot-too-many = названо ботов: { $bots }, а мест в игре: { $seats }
bot-no-limit = { $bot } думает без предела, менять нечего
bot-crashed = Бот сломался на этом ходу; с партией всё в порядке.
bot-failed = Бот не смог додумать: { $error }

## Что задумал бот

bot-intent-random = Хожу как придётся.
bot-intent-waits = Жду решения: { $name }.

bot-bastion-attacks = Атакую участок { $section }.
bot-bastion-needs = Для участка { $section } мне не хватает маны { $colour-gen }: { $count }.
bot-bastion-hunts = На участок { $section } маны хватает, иду туда.
bot-bastion-holds = Держу участки { $first }–{ $last }.
bot-last-bastion-fights = Вступаю в бой: { $card }, шансы { $percent } %.
bot-last-bastion-fights-both = Вступаю в бой сразу с двумя: { $card } и { $other }.
bot-last-bastion-uses = Активирую тайл: { $tile }.
bot-unbreakable-castle-builds = Строю: { $part }.
bot-unbreakable-castle-needs = Мне не хватает ещё { $count } { $resource-gen }.
bot-unbreakable-castle-offers = У меня избыток { $resource-gen }, а не хватает { $got-gen }.
bot-unbreakable-castle-counters = Согласен, но на условиях чуть получше.
bot-unbreakable-castle-accepts = Идёт: мне не хватает { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Идёт: это выгодно нам обоим.
bot-unbreakable-castle-declines = Нет, спасибо: { $resource-acc } оставлю себе.
bot-unbreakable-castle-declines-useless = Нет, спасибо: мне это не поможет.
bot-unbreakable-castle-declines-near-the-end = Нет, спасибо: один из нас слишком близок к победе.
