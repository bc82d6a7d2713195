# The pages of rules, gallery and five minutes.

rulebook-ruling = наше решение
rulebook-reconstructed = восстановлено
rulebook-try = Попробуйте
rulebook-next-move = Следующий ход ›
rulebook-reset = Сначала
rulebook-search = Поиск по правилам
rulebook-results = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово.
    [one] { $count } результат
    [few] { $count } результата
   *[other] { $count } результатов
}
rulebook-chapter = Глава { $number } · { $title }
rulebook-source = В печатных правилах: { $source }
rulebook-title = { $section } · { $game }
rulebook-games = Игры
rulebook-editions = Издания
rulebook-more = Ещё об этой игре
rulebook-guide = За пять минут
rulebook-gallery = Галерея
rulebook-all-rules = Все правила
rulebook-turn = Листать
rulebook-before = Назад
rulebook-next = Дальше
rulebook-hint = «Наше решение» — то, что правила оставляют открытым и решили мы; «восстановлено» — то, чего нет ни в одном доступном нам источнике. Нажмите на знак, чтобы узнать почему.
rulebook-name = Название
rulebook-kind = Вид
rulebook-group = Группа
rulebook-known = Откуда известно
rulebook-everything = Все
rulebook-printed = напечатано
rulebook-shown = { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[other] { $count } компонентов
}
rulebook-in-rules = В правилах

rulebook-kind-card = Карты
rulebook-kind-spell = Заклинания
rulebook-kind-ritual = Ритуалы
rulebook-kind-district = Кварталы
rulebook-kind-place = Места
rulebook-kind-mana = Мана
rulebook-kind-piece = Жетоны и фигурки
rulebook-kind-hero = Герои
rulebook-kind-tile = Тайлы
rulebook-kind-board = Планшеты орды
rulebook-kind-face = Кубик упадка
rulebook-kind-figure = Фигурки
rulebook-kind-token = Жетоны
rulebook-kind-race = Расы
rulebook-kind-part = Части замка
rulebook-kind-quest = Квесты
rulebook-kind-resource = Ресурсы

rulebook-group-plains = степь
rulebook-group-fire = огонь
rulebook-group-mountain = горы
rulebook-group-forest = лес
rulebook-group-swamp = болота
rulebook-group-dark = тьма
rulebook-group-legend = легенды
rulebook-group-red = красный
rulebook-group-green = зелёный
rulebook-group-blue = синий
rulebook-group-yellow = жёлтый
rulebook-group-black = чёрный
rulebook-group-light = Свет
rulebook-group-order = Порядок
rulebook-group-chaos = Хаос
rulebook-group-empty = пустая середина
rulebook-group-bonus = находка
rulebook-group-quest = знак квеста
rulebook-group-horn = рог
rulebook-group-trader = торговец
rulebook-group-toll = барьер
