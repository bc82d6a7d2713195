## Pages
web-title = Garrison
web-title-start = Garrison: настольные игры об обороне крепости
web-title-join = Сесть за стол · Garrison
web-skip = К содержанию
web-pages = Страницы
web-play = Играть
web-home = На главную
web-again = Попробовать снова
web-close = Закрыть
web-unreachable = Сервер недоступен.

## Start
web-start-title = Удержите стены
web-start-text = Настольные игры об обороне крепости: в одиночку, с друзьями, с компьютерными союзниками. Без регистрации и настройки.
web-forget-table = Убрать стол из списка: { $game }

## New table
web-new-table = Новый стол
web-seat = Место { $seat }
web-your-name = Ваше имя
web-guest = Гость
web-value-counted = { $what }: { $count }
web-plain = { $text }
web-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-bot-thinks = { $bot }, { $seconds } с на ход
web-forecast-measuring = Измеряем…
web-percent = { $percent } %

## Lobby and joining
web-lobby = Открытые столы
web-host = Хозяин: { $name }
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-join = Сесть за стол

## Settings
web-settings = Настройки
web-language = Язык

## The table
web-opening = Стол открывается…
web-team = Команда
web-side = Журнал и чат
web-actions = Действия
web-preview = Предпросмотр
web-offers = Что можно сделать
web-possible = можно
web-pick-something = Выберите действие внизу, либо место или карту, чтобы узнать, что с ними можно сделать.
web-watch = Выберите место или карту, чтобы прочитать о них.
web-point = Показать всем
web-as-lists = Показать поле списками
web-as-picture = Показать поле рисунком
web-you-short = вы
web-seat-free = свободно
web-held-by-bot = { $bot } бот
web-held-by-both = { $name } (нет на месте: { $bot })
web-turn-mine = Ваш ход
web-turn-mine-as = Ваш ход: { $seat }
web-turn-of = Ход: { $seat }
web-turn-over = Партия окончена
web-onlookers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-undo = Отменить
web-redo = Вернуть
web-reset = Ход заново
web-log = Журнал
web-log-earlier = Более ранние записи
web-back-to-here = Вернуться к моменту до этого
web-chat = Сообщение
web-phrases = Фразы
web-command = Командная строка
web-command-example = say Привет!
web-completions = Варианты
web-it-can = Этот ход возможен.
web-happenings = Что происходит
web-more-happens = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
web-speed = Темп
web-speed-slow = медленно
web-speed-usual = обычно
web-speed-fast = быстро
web-speed-step = по шагам
web-next = Дальше
web-digest = Пока вас не было
web-digest-more = { $count ->
    [one] И ещё { $count } событие — в журнале.
    [few] И ещё { $count } события — в журнале.
   *[many] И ещё { $count } событий — в журнале.
}
web-understood = Понятно
web-away = Связь прервалась и восстанавливается. Ничего не пропало.
web-paused = Партия приостановлена.
web-resume = Продолжить
web-ballot = Просьба об отмене
web-ballot-asks = { $moves ->
    [one] { $name } просит отменить { $moves } ход, хотя с тех пор уже открылись карты или выпали кубики.
    [few] { $name } просит отменить { $moves } хода, хотя с тех пор уже открылись карты или выпали кубики.
   *[many] { $name } просит отменить { $moves } ходов, хотя с тех пор уже открылись карты или выпали кубики.
}
web-ballot-yes = Согласиться
web-ballot-no = Отказать
web-ballot-waiting = Ждём ответа: { $names }
web-free-seats-title = Свободные места
web-sit = Сесть сюда
web-bot-for = Бот на место { $seat }
web-invite = Пригласить друга
web-invite-link = Отправьте эту ссылку:
web-invite-qr = Приглашение в виде QR-кода
web-copy = Скопировать
web-copied = Скопировано
web-this-table = Этот стол
web-my-link = Ваша личная ссылка для других ваших устройств:
web-pause = Приостановить партию
web-leave = Уйти насовсем
web-leave-sure = Точно уйти? Ваши места освободятся.
web-won = Победа
web-lost = Поражение
web-play-again = Сыграть ещё
web-record = Скачать запись партии
web-copy-link = Скопировать ссылку
web-speed-none = не показывать
web-chance-measuring = Победа: измеряем…
web-chance-unknown = Победа: пока неизвестно
web-chance-how = Как часто отсюда побеждают сильнейшие боты: оценка по быстрым партиям, которые компьютер доигрывает до конца.
web-hint = Подсказка
web-hint-thinking = Думаем…
web-hint-failed = Сейчас подсказки нет.
web-hint-clear = Один вариант явно лучше других.
web-hint-close = Какой из вариантов лучший, наверняка сказать нельзя.
web-watch-again = Пересмотреть

## A moment of a game
web-moment-at = Ход { $move } из { $last }
web-moment-look = Посмотреть этот момент

## Credits
web-source = Источник: { $kind }, { $where }
web-credits = Благодарности
