## The table around every game
table-outlook = What threatens, and what wins
table-outlook-next = What the enemy does next
table-turn-enemy = The enemy moves
table-waits = Waiting for { $name }
table-waits-for-all = Waiting until every seat is taken
table-still = You can still do this: { $what }.
table-end-anyway = End the turn anyway?
table-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
table-own-data = Own data
table-own-data-why = This table plays with somebody’s own data file in place of what we reconstructed.
table-set-up = The game is laid out.
table-pointed = { $name } points at { $place }
table-thinks = { $name } thinks.
table-thoughts = { $count ->
    [one] one thought
   *[other] { $count } thoughts
}
table-undone = Taken back:
table-retry = Retry now
table-catch-up = To the present
table-talk = Log and chat
table-menu = Team and table
table-back = Back
table-source = Source
table-chance = Win chance { $percent }% ± { $error } · { $words }
table-chance-sure = all but won
table-chance-strong = strong
table-chance-good = good
table-chance-even = even
table-chance-doubtful = doubtful
table-chance-slim = slim
table-chance-lost = all but lost
table-chance-unsure = a rough guess
table-hint-best = the best here
table-hint-less = { $points ->
    [0] as good
    [one] chance one point lower
   *[other] chance { $points } points lower
}
table-hint-risk = The danger: { $ending }
table-first = Nothing can be done here from where you are. This comes first:
table-answer-within = { $count ->
    [one] One second left to answer.
   *[other] { $count } seconds left to answer.
}
