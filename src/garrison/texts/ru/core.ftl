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
name-no-value = у настройки { $option } нужно указать значение: { $option }=… Значения: { $valid }
name-value-count = для { $option } { $count ->
    [one] нужно { $count } значение
    [few] нужны { $count } разных значения через запятую
   *[many] нужно { $count } разных значений через запятую
}. Значения: { $valid }

## Откуда известен факт

source-rulebook = правила игры
source-published = опубликовано в другом месте
source-reconstructed = восстановлено нами

## A record kept on a server that cannot be replayed there
record-rules = запись сделана по другим правилам (правила { $theirs }, здесь { $ours })
record-data = запись сделана с собственным файлом данных игроков; укажите тот же файл через --data
