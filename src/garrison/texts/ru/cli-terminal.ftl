terminal-title = Garrison
terminal-player = Игрок
terminal-your-turn = Ваш ход.
terminal-others-turn = { $held ->
    [0] Место { $seat } свободно: кто-то должен его занять.
   *[other] Решает { $name } ({ $seat }).
}
terminal-type = Номер или ход · F1 справка F2 совет F3 шансы F4 отмена F6 поле F7 журнал
terminal-too-small = Окно слишком мало: нужно 80 × 24 знака.
terminal-saved = Партия сохранена.
terminal-go-on = Продолжить позже: garrison play "{ $link }" { $options }
terminal-server-gone = Сервер так и не вернулся. Партия осталась такой, какой сервер видел её в последний раз.
terminal-legal = Такой ход возможен.
terminal-not-sent = Не отправлено: нет связи с сервером.
terminal-connection-lost = Связь с сервером потеряна. Пробуем снова…
terminal-goes-on = Связь восстановлена.
terminal-server-away = { $address } не отвечает.
terminal-no-server = По адресу { $address } нет сервера Garrison.
terminal-no-local-server = Сервер на этой машине не запустился.
terminal-hands = Выберите от 1 до { $seats } собственных мест.
terminal-needs-screen = Здесь нужен терминал; без него работает --plain.
terminal-no-ballot = Никто не просит вернуть ход.
terminal-hint-not-now = Подсказки даются только для ваших решений.
terminal-odds = Вероятность победы: { $percent } % (± { $error })
terminal-odds-rough = Вероятность победы: { $percent } % (± { $error }), лишь приблизительно
terminal-help-moves = Введите номер варианта или ход, как он записан в скобках.
terminal-help-help = этот список
terminal-help-board = показать поле
terminal-help-list = что можно сделать
terminal-help-log = последние события
terminal-help-undo = вернуть последнее решение
terminal-help-redo = повторить его снова
terminal-help-hint = что сделал бы сильный игрок
terminal-help-odds = вероятность победы
terminal-help-why = почему ход невозможен: why attack 7
terminal-help-say = сказать всем за столом: say привет
terminal-help-agree = согласиться вернуться
terminal-help-refuse = отказаться возвращаться
terminal-help-quit = выйти; партия сохранится
terminal-deck = Колода: { $count }
terminal-fall = Ходов врага до падения бастиона: { $count }
terminal-grasps = Тайлы во власти зла: { $now } из { $lost }
terminal-horde = Колода: { $deck }{ $warlord ->
    [0] {""}
   *[other] , до полководца { $warlord }
}; полководцы: { $beaten } из { $all }
terminal-hero-dead = гибель
terminal-hero-down = не в строю
terminal-hero-prone = лежит
terminal-hero-grasped = во власти зла
terminal-hero-wounded = ранение
terminal-openable = открыть
terminal-centre-quest = квест
terminal-centre-horn = рог
terminal-centre-toll = барьер
terminal-horn = рог
terminal-quests = квестов: { $count }

## По букве на каждый цвет и каждую вещь

terminal-mana-plains = Р
terminal-mana-fire = О
terminal-mana-mountain = Г
terminal-mana-forest = Л
terminal-mana-swamp = Б
terminal-mana-dark = Т
terminal-mana-any = ?
terminal-token-red = К
terminal-token-green = З
terminal-token-blue = С
terminal-token-yellow = Ж
terminal-token-black = Ч
terminal-token-call = П
terminal-token-life = ♥
terminal-good-wood = Д
terminal-good-clay = Г
terminal-good-ore = Р
terminal-good-stone = К
terminal-good-gold = З
terminal-good-mana = М

cli-play-terminal = Играть в этом терминале, а не в браузере.
cli-play-plain = Строка за строкой: для программ чтения с экрана, скриптов и каналов.
cli-play-hands = За сколько мест вы играете сами.
cli-play-bots = Боты для остальных мест, через запятую.
cli-play-name = Как вас называть.

terminal-replay-title = { $begun ->
    [0] Перед первым ходом, всего ходов: { $all }
   *[other] Ход { $at } из { $all }: { $by } { $move }
}
terminal-replay-help = Enter или next, back, first, last, номер хода, quit
terminal-replay-keys = ← → шаг · Home End в начало и в конец · Q выход
terminal-replay-nowhere = «{ $word }» здесь нет: есть next, back, first, last и номера до { $all }.
cli-replay-terminal = Смотреть партию по шагам на весь терминал.
cli-replay-plain = Смотреть партию по шагам строка за строкой.
