# Start page, new table, invitation, end of a game.

start-play-now = Play now
start-with-friends = With friends
start-with-friends-in = With friends: { $game }
start-play-now-in = Play now: { $game }
start-together = { $players } together
start-rivals = { $players } rivals
start-minutes = { $minutes } min
start-difficulty-1 = Easy
start-difficulty-2 = Medium
start-difficulty-3 = Hard
start-your-games = Your games
start-all-games = All { $count }
start-your-turn = Your turn
start-turn-of = { $name } to move
start-finished = Finished
start-waiting = Waiting for players
start-running = In progress

invite-title = Invite your friends
invite-all = The game is dealt once every seat is taken; until then nobody knows the deal.
invite-share = Share
invite-bot = Add a bot
invite-play-myself = Play it myself
invite-turn = Seat { $seat } is free, and it is its turn
invite-missed = { $name } is away. The table waits; nothing is lost.
invite-release = Free their seat

web-rules = Rules
start-how-to-play = How to play
start-how-to-play-in = How to play: { $game }
