learn-page = Learn to play
learn-link = Learn
learn-in = Learn it in short lessons: { $game }
learn-in-minutes = Learn it in short lessons
learn-first = New here? Learn it first, in short lessons.
what-can-i = What can I do?
what-title = What you can do now
what-used = Done this turn.
what-nothing = Nothing: it is not your turn.
what-ways = { $count ->
    [one] one way
   *[other] { $count } ways
 }: { $some }
what-opens = Opens a choice of its own.
what-rules = In the rules
