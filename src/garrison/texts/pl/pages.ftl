# Start page, new table, invitation, end of a game.

start-play-now = Graj
start-with-friends = Ze znajomymi
start-with-friends-in = Ze znajomymi: { $game }
start-play-now-in = Graj: { $game }
start-together = { $players }, razem
start-rivals = { $players }, rywale
start-minutes = { $minutes } min
start-difficulty-1 = Łatwa
start-difficulty-2 = Średnia
start-difficulty-3 = Trudna
start-your-games = Twoje partie
start-all-games = Wszystkie ({ $count })
start-your-turn = Twoja tura
start-turn-of = Ruch: { $name }
start-finished = Zakończona
start-waiting = Czeka na graczy
start-running = W toku

invite-title = Zaproś znajomych
invite-all = Gra zacznie się, gdy wszystkie miejsca będą zajęte; do tej chwili rozkładu nie zna nikt.
invite-share = Udostępnij
invite-bot = Dodaj bota
invite-play-myself = Zajmij to miejsce
invite-turn = Miejsce { $seat } jest wolne, a to jego tura
invite-missed = { $name } jest poza stołem. Gra poczeka, nic nie przepadnie.
invite-release = Zwolnij miejsce

web-rules = Zasady
start-how-to-play = Jak grać
start-how-to-play-in = Jak grać: { $game }
