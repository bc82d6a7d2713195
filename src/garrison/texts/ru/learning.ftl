learn-page = Учимся играть
learn-link = Обучение
learn-in = Короткие уроки: { $game }
learn-in-minutes = Короткие уроки
learn-first = Впервые здесь? Начните с коротких уроков.
what-can-i = Что можно сделать?
what-title = Что можно сделать сейчас
what-used = В этот ход уже сделано.
what-nothing = Ничего: сейчас не ваш ход.
what-ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
 }: { $some }
what-opens = Открывает отдельный выбор.
what-rules = В правилах
