## The table around every game
table-outlook = Что угрожает и что ведёт к победе
table-outlook-next = Что враг сделает дальше
table-turn-enemy = Ходят враги
table-waits = Сейчас решает { $name }
table-end-anyway = Всё равно закончить ход?
table-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
table-set-up = Раскладка партии.
table-thinks = { $name } думает.
table-thoughts = { $count ->
    [one] { $count } мысль
    [few] { $count } мысли
   *[many] { $count } мыслей
}
table-undone = Отменено:
table-retry = Подключиться сейчас
table-catch-up = К текущему моменту
table-talk = Журнал и разговор
table-menu = Команда и стол
table-back = Назад
