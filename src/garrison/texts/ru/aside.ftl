## Pages that neither the first visit nor a table needs: fetched with them
web-title-new = Новый стол · Garrison
web-title-lobby = Открытые столы · Garrison
web-title-settings = Настройки · Garrison
web-title-credits = Благодарности · Garrison
web-unknown = Здесь ничего нет
web-unknown-text = Возможно, адрес набран с ошибкой или устарел. Ваши столы — на главной странице.
web-game = Игра
web-options = Во что играем
web-seats = Места
web-seat-me = я
web-seat-friend = друг, по ссылке
web-seat-bot = бот: { $bot }
web-listed = Показать стол в списке открытых
web-need-me = Займите хотя бы одно место.
web-as-usual = По умолчанию
web-forecast = Шансы на победу
web-forecast-defeats = Из-за чего такие партии проигрывают
web-forecast-failed = Сейчас измерить не получилось.
web-forecast-how = { $count ->
    [one] Как часто в такой игре побеждают сильнейшие боты: оценка по { $count } быстрой партии компьютера.
    [few] Как часто в такой игре побеждают сильнейшие боты: оценка по { $count } быстрым партиям компьютера.
   *[many] Как часто в такой игре побеждают сильнейшие боты: оценка по { $count } быстрым партиям компьютера.
}
web-lobby-text = Столы, за которыми ждут игроков.
web-lobby-empty = Сейчас никто не ищет игроков. Откройте стол и позовите друзей.
web-settings-text = Они остаются на этом устройстве.
web-theme = Оформление
web-theme-auto = как в системе
web-theme-dark = ночь
web-theme-light = день
web-motion = Анимация
web-motion-auto = как в системе
web-motion-full = есть
web-motion-none = нет
web-board = Поле
web-board-auto = как удобнее
web-board-picture = рисунок
web-board-lists = списки
web-board-text = всё текстом
web-set-confirm = Подтверждать каждое действие
web-set-confirm-text = Ничего не происходит, пока вы не нажмёте главную кнопку.
web-set-consent = Всегда соглашаться помочь
web-set-consent-text = На просьбы о ваших заклинаниях и мане сразу даётся согласие. В играх с торговлей принимаются предложения, которые дают не меньше, чем забирают, и не трогают нужное для постройки.
web-set-pass = Заканчивать ход автоматически
web-set-pass-text = Когда делать больше нечего, ход закончится сам. Для игр с торговлей и строительством.
web-set-decline = Отклонять все предложения
web-set-decline-text = На предложения других игроков сразу даётся вежливый отказ.
web-set-sound = Звуки
web-pace = Фаза врагов
web-set-chance = Шансы на победу
web-set-chance-text = Строка вверху показывает их после каждого хода.
web-set-hints = Подсказки
web-set-hints-text = Кнопка спрашивает сильного бота, что он сделал бы на вашем месте.
web-moment = Момент партии
web-moment-bar = Шаги
web-moment-first = К началу
web-moment-previous = На ход назад
web-moment-next = На ход вперёд
web-moment-last = К концу
web-moment-slider = Ход
web-moment-play = Смотреть
web-moment-pause = Стоп
web-moment-back = Вернуться к партии
web-moment-play-on = Играть отсюда
web-moment-gone = Этот момент показать нельзя
web-moment-gone-text = Ссылка могла устареть, или ходы с тех пор отменили.
web-credits-icons = Значки
web-credits-icons-text = Значки: Lorc, Delapouite и другие авторы game-icons.net, лицензия CC BY 3.0; цвета и размеры изменены.
web-credits-fonts = Шрифты
web-credits-fonts-text = Alegreya и Alegreya Sans, автор Хуан Пабло дель Пераль (Huerta Tipográfica).
web-credits-games = Игры
web-credits-games-text = Игры принадлежат их авторам и издателям. Слова и рисунки здесь наши собственные.
new-more-options = Ещё настройки
new-own-data = На этом сервере игра «{ $game }» идёт со своим файлом данных.
new-bots = Из ботов сильнее всех поисковый: он думает на несколько ходов вперёд. Жадный выжимает всё из своего хода, случайный ходит как придётся.
new-open = Начать игру
new-open-and-invite = Открыть и пригласить
new-away = Если кто-то отошёл
new-away-wait = Ждать
new-away-bot = Играет бот: { $bot }
new-away-after = Через сколько
new-away-minutes = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
   *[many] через { $count } минут
}
new-answer = Время на ответ
new-answer-any = сколько понадобится
new-answer-seconds = { $count } секунд, потом отказ
table-sound-turn = мой ход, когда я не смотрю
table-sound-enemy = ходы врагов
table-sound-deeds = удары, броски и приобретения
table-sound-alarm = конец близок
table-sound-end = победа и поражение

## The end of a game
end-same-people = Ещё раз тем же составом
end-rematch-from = { $name } предлагает сыграть ещё раз
end-harder = Сложнее: { $level }
end-easier = Легче: { $level }
end-share = Поделиться картинкой
end-curve = Шансы на победу по ходам
end-began = Шанс в начале партии: { $percent } %.
end-point = ход { $move }: { $percent } %
end-moments = Переломные моменты
end-swing = { $change } %
end-figures = Кто что сделал
end-decisions = Действия
end-record = Таких партий на этом устройстве: побед { $won } из { $count }

## Что видит в браузере хозяин стола и что говорит о столах их список
host-tools = Для хозяина стола
host-title = Название стола
host-rename = Переименовать
host-lock = Закрыт: больше никто не войдёт и не увидит игру
host-mute = Запретить писать
host-unmute = Разрешить писать
host-hand-on = Сделать хозяином
host-remove = Удалить
host-language = Язык
host-language-any = любой
host-language-en = английский
host-language-ru = русский
host-language-pl = польский
host-level = Для кого
host-level-any = для всех
host-level-new = для новичков
host-level-experienced = для опытных

## No way to a table
web-title-unknown = Не найдено · Garrison
web-gone = Этот стол открыть нельзя
web-gone-text = Возможно, ссылка устарела или стол удалён. Откройте новый или поищите другие.

## Joining a table
web-join-invited = { $name } приглашает вас сыграть
web-join-over = Партия закончена, но её можно посмотреть.
web-join-full = Все места заняты, но можно посмотреть.
web-join-needs-link = За этот стол садятся по приглашению. Попросите у хозяина ссылку; смотреть можно всем.
web-just-watch = Просто смотреть
