# What the library and its commands say beyond a single game.

not-now-chance = Об этом можно спросить, только когда решает случай.
not-now-ended = Ходов больше нет: игра окончена.
not-now-over = Об этом можно спросить, только когда игра окончена.
not-now-seat = Нет места { $seat }, с которого можно смотреть: места считаются от 0 до { $last }, наблюдатели – { $onlooker }.
cli-auto-points = { $line } – { $points }
cli-auto-total = Итого очков: { $points }
cli-needs-server = Нужен сервер: pip install "garrison[server]" (нет модуля { $module })

## What is wrong with a document or a record: no page asks for one

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
fault-layer-pools = слой берёт карты из всех стопок, из которых берёт слой над ним, или ни из одной из них
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
bastion-fault-card-missing = карты «{ $card }» нигде нет
bastion-fault-defender-twice = защитник { $seat } находится в двух местах
bastion-fault-districts = нужны все шесть кварталов, каждый один раз
bastion-fault-dragon-outside = место карты «{ $card }» — в цитадели
bastion-fault-mana = фишек «{ $colour }» — { $count }, а в коробке их { $most }
bastion-fault-no-place = места «{ $place }» для этого нет
bastion-fault-no-source = в { $place } нет источника
bastion-fault-not-artifact = «{ $card }» — не артефакт
bastion-fault-not-flyer = «{ $card }» не может быть на площади
bastion-fault-not-structure = «{ $card }» — не сооружение
bastion-fault-not-symbiote = «{ $card }» не может лежать под другим врагом
bastion-fault-nothing-pending = ничего не происходит, а партия не окончена
bastion-fault-pending = в этой позиции такого происходить не может
bastion-fault-only-dragons = «{ $card }» не может быть в цитадели
bastion-fault-own-colour = архимаг никогда не закрывает источники своего цвета
bastion-fault-rituals-held = у защитника не бывает больше ритуалов, чем { $most }
bastion-fault-spell-types = разных заклинаний с их силой может быть не больше { $most }
record-foreign = это не запись Garrison
record-not-json = строка повреждена: это не JSON
record-edited = эту строку или порядок строк изменили после партии
record-truncated = здесь запись обрывается
record-after-end = после конца записи есть что-то ещё
record-seed-form = зерно должно быть шестнадцатеричным числом
record-own-data = запись сделана без собственного файла данных; уберите --data
record-actor = ходить должен был не { $actor }
record-nonce-form = вклад в кубики — это 32 шестнадцатеричные цифры
record-mark = положение не совпадает с записанным
record-end = в записи исход «{ $told }», а в игре «{ $played }»
record-no-seed = зерно не раскрыто, поэтому о бросках ничего доказать нельзя
record-seed-hash = это не то зерно, что обещали в начале
record-dice = в записи «{ $told }», а зерно даёт «{ $drawn }»
