## Что не так с документом, названием, строкой или записью

error-document = { $named ->
    [0] { $count ->
        [one] Найдена { $count } ошибка:
        [few] Найдены { $count } ошибки:
       *[many] Найдено { $count } ошибок:
    }
   *[other] { $count ->
        [one] Найдена { $count } ошибка в { $source }:
        [few] Найдены { $count } ошибки в { $source }:
       *[many] Найдено { $count } ошибок в { $source }:
    }
}
error-fault = { $place }: { $what }

fault-card-twice = карта «{ $card }» находится в двух местах
fault-layers = в слоях вместе должно быть столько карт: { $size }
fault-missing = это обязательное значение, а его нет
fault-not-table = здесь нужна таблица с именованными полями
fault-not-list = здесь нужен список
fault-not-number = здесь нужно целое число
fault-not-text = здесь нужен текст
fault-not-flag = здесь нужно true или false
fault-range = { $value } вне допустимых пределов: от { $low } до { $high }
fault-length = в списке должно быть { $length ->
    [one] { $length } значение
    [few] { $length } значения
   *[many] { $length } значений
}
fault-unknown-key = здесь нет поля «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Известные поля: { $valid }
fault-unknown-word = «{ $word }» здесь не подходит{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Допустимо: { $valid }
fault-source = источник начинается с одного из слов { $valid }, затем двоеточие и место
fault-unreadable = файл не читается: { $detail }
fault-toml = это не TOML: { $detail }

## Строки командного языка

notation-verb = в этой игре нет действия «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Действия: { $valid }
notation-form = «{ $text }» — слишком мало или слишком много слов; это пишется так: «{ $form }»
notation-number = «{ $word }» не годится для { $field }: нужно число от { $low } до { $high }
notation-word = «{ $word }» не годится для { $field }{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Допустимо: { $valid }

## Названия игр

name-game = нет игры «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Игры: { $valid }
name-edition = нет издания «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Издания: { $valid }
name-option = нет настройки «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Настройки: { $valid }
name-value = у настройки { $option } нет значения «{ $word }»{ $close ->
    [0] .
   *[other] ; может быть, «{ $nearest }»?
} Значения: { $valid }
name-twice = настройка { $option } указана дважды
name-value-twice = { $word } дважды стоит в { $option }

## Записи партий

record-foreign = это не запись Garrison
record-not-json = строка повреждена: это не JSON
record-edited = эту строку или порядок строк изменили после партии
record-truncated = здесь запись обрывается
record-after-end = после конца записи есть что-то ещё
record-seed-form = зерно должно быть шестнадцатеричным числом
record-rules = запись сделана по другим правилам (правила { $theirs }, здесь { $ours })
record-data = запись сделана с собственным файлом данных игроков; укажите тот же файл через --data
record-own-data = запись сделана без собственного файла данных; уберите --data
record-actor = ходить должен был не { $actor }
record-nonce-form = вклад в кубики — это 32 шестнадцатеричные цифры
record-mark = положение не совпадает с записанным
record-end = в записи исход «{ $told }», а в игре «{ $played }»
record-no-seed = зерно не раскрыто, поэтому о бросках ничего доказать нельзя
record-seed-hash = это не то зерно, что обещали в начале
record-dice = в записи «{ $told }», а зерно даёт «{ $drawn }»

## Откуда известен факт

source-rulebook = правила игры
source-published = опубликовано в другом месте
source-reconstructed = восстановлено нами
