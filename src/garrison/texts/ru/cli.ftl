cli-about = Настольные игры об обороне замка: играть, учиться, исследовать.
cli-usage = Использование:
cli-options = Параметры
cli-commands = Команды
cli-help = Показать эту справку.
cli-version = Показать версию и вид движка.
cli-version-compiled = Garrison { $version }, скомпилированный движок
cli-version-pure = Garrison { $version }, интерпретируемый движок ({ $reason })
cli-lang = Язык вывода.
cli-json = Вывод для программ.
cli-data = Свой файл данных вместо того, что восстановлено нами.
cli-no-option = Здесь нет параметра { $option }.
cli-flag-value = { $name }: значение не нужно.
cli-needs-value = { $name }: нужно значение.
cli-command-missing = Не указана команда. Команды: { $valid }
cli-missing = Не указано: { $name }.
cli-bad-choice = { $name }: допустимо только { $valid }.
cli-bad-number = { $name }: нужно число.
cli-bad-range = { $name }: нужно целое число, не меньше { $low }.
cli-no-command = Нет команды «{ $command }». Команды: { $valid }
cli-usage-error = { $detail }
cli-bad-limits = { $name }: нужно целое число от { $low } до { $high }.
cli-bad-positive = { $name }: нужно число больше 0.
cli-extra-argument = Лишний аргумент: { $argument }
cli-default-value = по умолчанию: { $value }
cli-system-error = Отказ операционной системы: { $detail }
cli-not-writable = Не удаётся записать файл { $file }.
cli-admin-no-database = В папке { $folder } нет сохранённых столов.
cli-admin-same-file = В { $file } хранятся сами столы: для копии укажите другой файл.
cli-admin-storage = База данных не отвечает: { $detail }

cli-play = Открыть игру в браузере; её обслуживает только эта машина.
cli-play-port = Порт; если не указан — обычный или любой свободный.
cli-play-no-browser = Не открывать браузер.
cli-play-running = Игра открыта на { $address } (остановить: Ctrl+C).

cli-games = Показать игры, их издания и настройки.
cli-game = { $title }: { $about }
cli-several = (можно несколько, через запятую)
cli-default = { "      " }если не указано: { $value }

cli-rules = Прочесть правила игры или найти в них слова.
cli-schema = Показать, из чего состоят виды, ходы и вопросы игры: для клиентов и ботов.
cli-schema-format = Схема JSON, типы TypeScript или страница для чтения.
cli-nothing-found = В правилах нет слов «{ $words }».

cli-replay = Показать записанную партию ход за ходом.
cli-replay-to = Остановиться после этого хода.
cli-replay-head = { $game }, играли { $seats }
cli-replay-end = Партия закончилась, { $moves ->
    [one] сделан { $moves } ход
    [few] сделано { $moves } хода
   *[many] сделано { $moves } ходов
}: { $end }

cli-verify = Доказать, что запись соответствует правилам, а броски — зерну (seed).
cli-verified = Запись верна: { $moves ->
    [one] { $moves } ход следует
    [few] { $moves } хода следуют
   *[many] { $moves } ходов следуют
} правилам, { $draws ->
    [one] { $draws } случайный исход следует
    [few] { $draws } случайных исхода следуют
   *[many] { $draws } случайных исходов следуют
} зерну.

cli-bench = Измерить ходы и копии в секунду.
cli-bench-peers = Измерить в том же запуске и другие движки.
cli-bench-seconds = Секунд процессорного времени на каждое измерение.
cli-bench-no-peers = Другие движки не установлены: их ставит make bench.
cli-bench-no-node = Для boardgame.io нужен Node.js, а здесь его нет: его ставит make bench.
cli-bench-what = случайная игра
cli-bench-moves = ходов/с
cli-bench-copy = копия, мкс
cli-bench-pure = интерпретируется

cli-completion = Вывести скрипт автодополнения для оболочки.
cli-rules-search = Искать в книге эти слова в любой форме.
cli-rules-no-section = в этой книге нет раздела «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Разделы: { $valid }
cli-default-port = 8000 или любой свободный
cli-default-end = конец партии
cli-default-tables = 100, 1 000, 5 000
