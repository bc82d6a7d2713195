## The table around every game
table-outlook = What threatens, and what wins
table-outlook-next = What the enemy does next
table-turn-enemy = The enemy moves
table-waits = Waiting for { $name }
table-end-anyway = End the turn anyway?
table-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
table-set-up = The game is laid out.
table-thinks = { $name } thinks.
table-thoughts = { $count ->
    [one] one thought
   *[other] { $count } thoughts
}
table-undone = Taken back:
table-retry = Retry now
table-catch-up = To the present
table-talk = Log and talk
table-menu = Team and table
table-back = Back
