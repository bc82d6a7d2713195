## The table around every game
table-outlook = Что угрожает и что ведёт к победе
table-outlook-next = Что враг сделает дальше
table-turn-enemy = Ходят враги
table-waits = Сейчас решает { $name }
table-waits-for-all = Ждём, пока займут все места
table-still = Ещё можно сделать: { $what }.
table-end-anyway = Всё равно закончить ход?
table-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
table-own-data = Свои данные
table-own-data-why = За этим столом играют со своим файлом данных вместо того, что мы восстановили.
table-set-up = Раскладка партии.
table-pointed = { $name } указывает: { $place }
table-thinks = { $name } думает.
table-thoughts = { $count ->
    [one] { $count } мысль
    [few] { $count } мысли
   *[many] { $count } мыслей
}
table-undone = Отменено:
table-retry = Подключиться сейчас
table-catch-up = К текущему моменту
table-talk = Журнал и чат
table-menu = Команда и стол
table-back = Назад
table-source = Источник
table-chance = Шанс { $percent } % ± { $error } · { $words }
table-chance-sure = почти победа
table-chance-strong = высокий
table-chance-good = неплохой
table-chance-even = равный
table-chance-doubtful = сомнительный
table-chance-slim = слабый
table-chance-lost = почти поражение
table-chance-unsure = грубая оценка
table-hint-best = лучшее здесь
table-hint-less = { $points ->
    [0] не хуже
    [one] шанс ниже на { $points } пункт
    [few] шанс ниже на { $points } пункта
   *[many] шанс ниже на { $points } пунктов
}
table-hint-risk = Опасность: { $ending }
table-first = Отсюда здесь ничего не сделать. Сначала:
table-answer-within = { $count ->
    [one] На ответ осталась { $count } секунда.
    [few] На ответ осталось { $count } секунды.
   *[many] На ответ осталось { $count } секунд.
}
