## Bots on the command line
advice-now = The chance to win now is { $percent }% (± { $error }).
advice-now-rough = The chance to win now is a rough guess: { $percent }% (± { $error }).
advice-better = { $number }. { $move }: { $percent }%, better than the rest by { $change ->
    [one] one point
   *[other] { $change } points
}
advice-worse = { $number }. { $move }: { $percent }%, worse than the best by { $change ->
    [one] one point
   *[other] { $change } points
}
advice-even = { $number }. { $move }: { $percent }%, as good as any
advice-risk = { "   " }risk { $percent }%: { $ending }
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
cli-calibrate = Ask for the winning chance in many positions of logged games and tell how often it came true.
cli-calibrate-fit = Fit the weights of the estimate to these games and write them to this file; each deal is then told by weights fitted to the others.
cli-calibrate-processes = Games looked at at the same time.
cli-calibrate-nothing = no game in these logs has its moves and the same search in every seat
cli-calibrate-mixed = these logs hold different games: calibrate one at a time
cli-calibrate-unfitted = { $game } has no calibration yet: make one with --fit
cli-calibrate-columns = | set-up | games | positions | told | won | Brier | base rate | better by |
cli-calibrate-all = all
cli-calibrate-tenths = | told | positions | on average | won | |
cli-calibrate-few = too few to judge
cli-calibrate-error = Apart from luck, chances told and shares won differ by { $percent }%.
cli-ceiling = Let bots play that know which cards will come: how many games can be won at all.
cli-ceiling-games = Games to play.
cli-ceiling-nodes = Positions looked at before each turn.
cli-ceiling-no-plans = Foresight is for games whose turns are planned whole; { $game } is none.
cli-ceiling-game-won = seed { $seed }: won
cli-ceiling-game-lost = seed { $seed }: lost, { $left } discs of mana short
cli-ceiling-won = With the order of cards known { $won } of { $games } were won: { $share }
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
cli-ladder-interval = 95% sure
cli-ladder-visits = visits/s
cli-ladder-pace = ms/turn
cli-ladder-share = { $share }% ({ $low }–{ $high })
cli-ladder-grows = How strength grows with thinking: a tenth, one and four times the limit
cli-ladder-stronger = { $better } is stronger than { $worse } (95% sure).
cli-ladder-unclear = It is not clear that { $better } is stronger than { $worse }.
