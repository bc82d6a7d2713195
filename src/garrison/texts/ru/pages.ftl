# Start page, new table, invitation, end of a game.

start-play-now = Играть
start-with-friends = С друзьями
start-with-friends-in = С друзьями: { $game }
start-play-now-in = Играть: { $game }
start-together = { $players }, вместе
start-rivals = { $players }, соперники
start-minutes = { $minutes } мин
start-difficulty-1 = Легко
start-difficulty-2 = Средне
start-difficulty-3 = Сложно
start-your-games = Ваши партии
start-all-games = Все ({ $count })
start-your-turn = Ваш ход
start-turn-of = Ходит { $name }
start-finished = Партия окончена
start-waiting = Ждёт игроков
start-running = Идёт игра

invite-title = Пригласите друзей
invite-all = Игра начнётся, когда займут все места; до этого расклада не знает никто.
invite-share = Поделиться
invite-bot = Посадить бота
invite-play-myself = Занять это место
invite-turn = Место { $seat } свободно, и сейчас его ход
invite-missed = { $name } не за столом. Игра подождёт, ничего не пропадёт.
invite-release = Освободить место

web-rules = Правила
start-how-to-play = Как играть
start-how-to-play-in = Как играть: { $game }
