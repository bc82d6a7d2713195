## Names of bots

bot-kind-random = random
bot-kind-greedy = greedy
bot-kind-search = search
bot-name = there is no bot called “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Bots: { $valid }
bot-parameter = the bot has no parameter “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Parameters: { $valid }
bot-value = “{ $word }” is no value of { $parameter }{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Values: { $valid }
bot-number = “{ $word }” is no value of { $parameter }: a number from { $low } to { $high } is wanted
bot-twice = the parameter { $parameter } is given twice
bot-limit = a limit is needed: give nodes or seconds
bot-no-limit = { $bot } thinks without a limit, so there is none to change
bot-crashed = The bot broke down over this move; the game is unharmed.
bot-failed = The bot could not finish this thought: { $error }

## What a bot is up to

bot-intent-random = I play whatever comes to mind.
bot-intent-chance = I give us { $percent } %.
bot-intent-own-chance = I give myself { $percent } %.

bot-bastion-attacks = I attack section { $section }.
bot-bastion-needs = I need { $count } more { $colour } for section { $section }.
bot-bastion-hunts = I can pay for section { $section } and am on my way.
bot-bastion-holds = I hold sections { $first }–{ $last }.
bot-last-bastion-fights = I fight { $card }, with { $percent } %.
bot-unbreakable-castle-builds = I build: { $part }.
bot-unbreakable-castle-needs = I still lack { $count } { $resource }.
bot-unbreakable-castle-offers = I have { $resource-gen } to spare and lack { $got-gen }.
bot-unbreakable-castle-counters = I would do it on slightly better terms.
bot-unbreakable-castle-accepts = Agreed: I lack { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Agreed: that helps us both.
bot-unbreakable-castle-declines = No, thanks: I need my { $resource-gen } myself.
bot-unbreakable-castle-declines-useless = No, thanks: that does not help me.
bot-unbreakable-castle-declines-near-the-end = No, thanks: one of us is too close to winning.

## Advice

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

## Commands

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
