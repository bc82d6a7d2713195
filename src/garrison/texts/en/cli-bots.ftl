## Bots on the command line
advice-now = The chance to win now is about { $percent } %.
advice-better = { $number }. { $move }: { $percent } %, better than the rest by { $change ->
    [one] one point
   *[other] { $change } points
}
advice-worse = { $number }. { $move }: { $percent } %, worse than the best by { $change ->
    [one] one point
   *[other] { $change } points
}
advice-even = { $number }. { $move }: { $percent } %, as good as any
advice-risk = { "   " }risk { $percent } %: { $ending }
cli-auto = Let bots play a whole game.
cli-auto-bots = Bots in the order of the seats, separated by commas; the list repeats.
cli-auto-seed = Random seed; the same seed gives the same game.
cli-auto-record = Write the record of the game to this file.
cli-auto-end = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $ending } (seed { $seed })
cli-auto-seat = Seat { $seat }, { $bot }: { $won ->
    [1] won
   *[0] lost
}
cli-ladder = Let bots play many games and tell who is stronger.
cli-ladder-bots = Bots to compare, the weakest first, separated by commas.
cli-ladder-games = Games for each row.
cli-ladder-seed = Random seed of the first game.
cli-ladder-processes = Games played at the same time.
cli-ladder-growth = Also try the last bot with a tenth, one and four times its limit.
cli-ladder-log = Also write every finished game to this file, a line of JSON each; games already in it are not played again.
cli-ladder-no-game = this line is no finished game
cli-ladder-siege = { $game }, every seat the same bot, against the siege
cli-ladder-rivals = { $game }, one seat against rivals one step weaker
cli-ladder-bot = bot
cli-ladder-won = won
cli-ladder-interval = 95 % sure
cli-ladder-visits = visits/s
cli-ladder-pace = ms/turn
cli-ladder-share = { $share } % ({ $low }–{ $high })
cli-ladder-grows = How strength grows with thinking: a tenth, one and four times the limit
cli-ladder-stronger = { $better } is stronger than { $worse } (95 % sure).
cli-ladder-unclear = It is not clear that { $better } is stronger than { $worse }.
