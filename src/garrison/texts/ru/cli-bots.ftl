## Bots on the command line
advice-now = Шансы на победу сейчас — { $percent } % (± { $error }).
advice-now-rough = Шансы на победу сейчас оценены лишь приблизительно: { $percent } % (± { $error }).
advice-better = { $number }. { $move }: { $percent } %, лучше остальных на { $change ->
    [one] { $change } пункт
    [few] { $change } пункта
   *[many] { $change } пунктов
}
advice-worse = { $number }. { $move }: { $percent } %, хуже лучшего на { $change ->
    [one] { $change } пункт
    [few] { $change } пункта
   *[many] { $change } пунктов
}
advice-even = { $number }. { $move }: { $percent } %, не хуже остальных
advice-risk = { "   " }риск { $percent } %: { $ending }
cli-auto = Разыграть партию ботов.
cli-auto-bots = Боты по порядку мест через запятую; список повторяется.
cli-auto-seed = Зерно случайности (seed): с одним и тем же зерном партия будет той же.
cli-auto-record = Записать партию в этот файл.
cli-auto-end = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}. { $ending } (зерно { $seed })
cli-auto-seat = Место { $seat }, { $bot }: { $won ->
    [1] победа
   *[0] поражение
}
cli-calibrate = Оценить шансы во многих позициях записанных партий и узнать, как часто оценка сбывалась.
cli-calibrate-fit = Подобрать веса оценки по этим партиям и записать их в этот файл; каждую раздачу тогда оценивают веса, подобранные по остальным.
cli-calibrate-processes = Сколько партий разбирать одновременно.
cli-calibrate-nothing = в этих журналах нет партий с ходами, где на всех местах играл один и тот же search
cli-calibrate-mixed = в этих журналах разные игры: калибруйте по одной
cli-calibrate-unfitted = для { $game } калибровки ещё нет: сделайте её с --fit
cli-calibrate-columns = | партия | партий | позиций | оценка | побед | Брайер | базовый | лучше на |
cli-calibrate-all = все
cli-calibrate-tenths = | оценка | позиций | в среднем | побед | |
cli-calibrate-few = слишком мало
cli-calibrate-error = Без учёта везения оценка и доля побед расходятся на { $percent } %.
cli-ceiling = Сыграть ботами, которые знают порядок карт: сколько партий вообще можно выиграть.
cli-ceiling-games = Сколько партий сыграть.
cli-ceiling-nodes = Сколько позиций рассматривать перед каждым ходом.
cli-ceiling-no-plans = Предвидение работает в играх, где ход планируется целиком; { $game } не из их числа.
cli-ceiling-game-won = seed { $seed }: победа
cli-ceiling-game-lost = seed { $seed }: поражение, не хватило маны: { $left }
cli-ceiling-won = При известном порядке карт выиграно { $won } из { $games }: { $share }
cli-ladder = Сыграть ботами много партий и узнать, кто сильнее.
cli-ladder-bots = Боты для сравнения, от слабого к сильному, через запятую.
cli-ladder-games = Партий на каждую строку.
cli-ladder-seed = Зерно случайности (seed) первой партии.
cli-ladder-processes = Сколько партий играть одновременно.
cli-ladder-growth = Испытать последнего бота с десятой долей предела, с одним и с четырьмя.
cli-ladder-log = Записывать каждую сыгранную партию в этот файл, по строке JSON; партии, которые в нём уже есть, заново не играются.
cli-ladder-no-game = в этой строке нет сыгранной партии
cli-ladder-siege = { $game }: на всех местах один бот, против осады
cli-ladder-rivals = { $game }: одно место против соперников на ступень слабее
cli-ladder-bot = бот
cli-ladder-won = побед
cli-ladder-interval = с уверенностью 95 %
cli-ladder-visits = посещений/с
cli-ladder-pace = мс/ход
cli-ladder-share = { $share } % ({ $low }–{ $high })
cli-ladder-grows = Как сила растёт со временем на размышление: десятая доля, один и четыре предела
cli-ladder-stronger = { $better } сильнее, чем { $worse } (уверенность 95 %).
cli-ladder-unclear = Не доказано, что { $better } сильнее, чем { $worse }.
