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
bot-no-parameters = the bot { $bot } takes no parameters
bot-no-value = the parameter { $parameter } needs a value: { $parameter }=…
bot-limit = a limit is needed: give nodes or seconds
bot-too-many = { $bots } bots are named, and the game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
bot-no-limit = { $bot } thinks without a limit, so there is none to change
bot-crashed = The bot broke down over this move; the game is unharmed.
bot-failed = The bot could not finish this thought: { $error }

## What a bot is up to

bot-intent-random = I play whatever comes to mind.
bot-intent-waits = I wait for { $name } to decide.

bot-bastion-attacks = I attack section { $section }.
bot-bastion-needs = I need { $count } more { $colour } mana for section { $section }.
bot-bastion-hunts = I can pay for section { $section } and am on my way.
bot-bastion-holds = I hold sections { $first }–{ $last }.
bot-last-bastion-fights = I fight { $card }, with { $percent }%.
bot-last-bastion-fights-both = I fight { $card } and { $other } at once.
bot-last-bastion-uses = I activate the tile: { $tile }.
bot-unbreakable-castle-builds = I build: { $part }.
bot-unbreakable-castle-needs = I still lack { $count } { $resource-gen }.
bot-unbreakable-castle-offers = I have { $resource-gen } to spare and lack { $got-gen }.
bot-unbreakable-castle-counters = I would do it on slightly better terms.
bot-unbreakable-castle-accepts = Agreed: I lack { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Agreed: that helps us both.
bot-unbreakable-castle-declines = No, thanks: I need my { $resource-gen } myself.
bot-unbreakable-castle-declines-useless = No, thanks: that does not help me.
bot-unbreakable-castle-declines-near-the-end = No, thanks: one of us is too close to winning.
