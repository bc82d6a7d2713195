## Журнал стола
table-joined = { $person } теперь за столом
table-left = { $person } покидает стол
table-sat = { $person } занимает место { $seat }
table-rose = Место { $seat } свободно
table-bot-sat = Бот ({ $bot }) занимает место { $seat }
table-answered-late = Ответа вовремя не было: отвечает стол.
table-covered = Бот ({ $bot }) играет на месте { $seat }, пока игрока нет
table-gave-back = Бот возвращает место { $seat }
table-asked-back = { $person } предлагает вернуться к ходу { $move }
table-agreed = { $person }: согласие
table-disagreed = { $person }: возражение, всё остаётся как есть
table-took-back =
    { $person } отменяет { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    } (ветвь { $branch })
table-took-back-beyond =
    Весь стол возвращается на { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    } назад, дальше того, что открыл случай; предложение: { $person } (ветвь { $branch }); дальше это тренировочная игра
table-chatted = { $person } говорит
table-phrased = { $person }: { $phrase }
table-paused = { $person } ставит игру на паузу
table-resumed = { $person } продолжает игру
table-continued =
    { $move ->
        [0] Игра начинается с расставленной позиции
        [one] Игра продолжает другую: сделан { $move } ход
        [few] Игра продолжает другую: сделано { $move } хода
       *[many] Игра продолжает другую: сделано { $move } ходов
    }
table-rebased =
    { $lost ->
        [0] Правила изменились (теперь номер { $rules }); игра продолжается с этой позиции
        [one] Правила изменились (теперь номер { $rules }); потерян { $lost } ход
        [few] Правила изменились (теперь номер { $rules }); потеряны { $lost } хода
       *[many] Правила изменились (теперь номер { $rules }); потеряно { $lost } ходов
    }

## Почему стол отказывает
table-bad-name = В имени должно быть от 1 до { $length } знаков
table-name-taken = Имя { $name } за этим столом уже занято
table-full =
    За этим столом может быть не больше { $people ->
        [one] { $people } человека
       *[many] { $people } человек
    }
table-unknown-link = Эта личная ссылка больше не действует
table-link-changed = Ваша личная ссылка изменилась
table-seat-taken = Место { $seat } занято
table-seat-not-yours = Место { $seat } не ваше
table-no-such-seat =
    За этим столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
table-not-seated = У вас нет места за этим столом
table-not-your-turn = Сейчас решает место { $seat }
table-is-over = Игра окончена
table-is-paused = Игра на паузе
table-not-paused = Игра не на паузе
table-stale = За столом уже что-то произошло (вы видели версию { $seen }, сейчас { $version })
table-nothing-to-undo = Отменять нечего
table-answer-first = Сначала ответьте на вопрос
table-nothing-to-redo = Повторять нечего
table-ballot-open = Стол уже опрашивают
table-no-ballot = Об этом больше не спрашивают
table-not-your-vote = Вас не спрашивают, или вы уже ответили
table-empty-words = Пустое сообщение
table-unknown-phrase = Нет быстрой фразы { $phrase }
table-unknown-bot = Нет бота { $bot }
table-onlookers-watch = Зрители только смотрят
table-no-onlookers = За этим столом зрителей не ждут
table-crowded = За этим столом слишком много зрителей
table-connected-elsewhere = Вы подключились из слишком многих мест; это подключение самое старое
table-record-later = Запись откроется всем, когда игра закончится
table-play-on-later = Продолжить отсюда смогут все, когда игра закончится
table-no-such-moment = Хода { $move } ещё не было; последний — { $last }
table-moment-of-old-rules = С тех пор правила изменились: вернуться взглядом можно не дальше хода { $move }

## Быстрые фразы
phrase-hello = Привет!
phrase-thanks = Спасибо!
phrase-well-done = Отлично сыграно!
phrase-sorry = Прошу прощения!
phrase-your-turn = Ваш ход.
phrase-wait = Минутку, пожалуйста.
phrase-help = Мне нужна помощь.
phrase-attack-here = Давайте атакуем здесь.
phrase-good-idea = Хорошая мысль.
phrase-bad-idea = Лучше так не делать.
phrase-good-game = Хорошая игра!

## Сервер
server-bad-message = Это сообщение нельзя понять
server-bad-request = Этот запрос нельзя понять
server-hello-first = Сначала поздоровайтесь
server-too-fast = Слишком много запросов; подождите немного
server-too-big = Это слишком велико
server-no-token = Для этого нужна личная ссылка
server-forbidden = Это не разрешено
server-bad-invite = Это приглашение не действует
server-not-found = Здесь ничего нет
server-no-such-table = Стола { $table } нет
server-no-such-lesson = Урока { $lesson } в этой игре нет
server-no-such-record = Записи { $record } нет
server-storage-away = Сейчас ходы нельзя сохранить; игра продолжится сама, как только это станет возможно
server-others-away = Серверы сейчас не видят друг друга; игра скоро продолжится сама
server-table-moved = Стол переносится; соединение сразу восстановится
server-table-failed = За этим столом что-то сломалось; он откроется таким, каким был сохранён
server-stopping = Сервер перезапускается; соединение скоро восстановится
server-thinking-failed = Обдумать это не удалось; спросите ещё раз
server-thinking-long = Сервер занят; попробуйте чуть позже
server-failed = У нас что-то сломалось
server-coming-title = Garrison
server-coming-text =
    Настольные игры об обороне крепости: в одиночку или с друзьями, близкими и далёкими. Этот сервер
    запущен без страниц для игры; программы могут пользоваться его интерфейсом.
server-thinking-busy = Сервер уже думает над вашими запросами; попробуйте чуть позже
server-busy = Сервер занят; попробуйте чуть позже
server-records-full = На этом сервере больше нет места для записей
record-too-big = В записи может быть не больше { $most } байт
record-length = В записи должен быть хотя бы один ход и не больше { $most }
record-long-name = Имя в записи может быть не длиннее { $length } символов
record-seats = Мест в этой игре: { $seats }, а в записи названы другие
record-impossible = Такого положения в этой игре не бывает
table-asked-seat = { $person } просит место { $seat }, карты которого уже видел кто-то другой
table-seat-asks = Карты места { $seat } уже видел кто-то другой: сначала присоединитесь, потом попросите место у стола
table-bad-nonce = Вклад в кубики — это 32 шестнадцатеричные цифры
server-no-commitment = Обещанного зерна для этого стола нет, оно использовано или устарело; запросите новое
table-sat-practice = { $person } занимает место { $seat }, карты которого уже видел кто-то другой: дальше это тренировочная партия
server-bad-setting = настройки не читаются: { $problem }
server-bad-database = это не адрес базы данных: { $problem }
server-setting-number = здесь нужно неотрицательное число

# Хозяин стола
table-renamed = { $person } называет стол «{ $title }»
table-locked = { $person } закрывает стол: больше никто не войдёт
table-unlocked = { $person } снова открывает стол
table-removed = Хозяин стола удаляет игрока { $person }
table-muted = Хозяин стола лишает слова игрока { $person }
table-unmuted = { $person } снова может говорить
table-handed-on = Теперь хозяин стола — { $person }
table-not-host = Это может только хозяин стола
table-no-such-person = За этим столом нет другого игрока с таким номером
table-is-locked = Хозяин закрыл этот стол
table-muted-you = Хозяин стола лишил вас слова
table-you-were-removed = Хозяин удалил вас из-за этого стола
server-blocked = Доступ к этому серверу для вас закрыт
server-bad-address = { $address } — не адрес и не сеть
