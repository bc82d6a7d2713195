## Pages
web-title = Garrison
web-title-start = Garrison: castle-defence board games
web-title-join = Join a table · Garrison
web-skip = Skip to the content
web-pages = Pages
web-play = Play
web-home = To the start page
web-again = Try again
web-close = Close
web-unreachable = The server cannot be reached.

## Start
web-start-title = Hold the walls
web-start-text = Castle-defence board games: alone, with friends, with computer team-mates. No account, nothing to set up.
web-forget-table = Remove from the list: { $game }

## New table
web-new-table = New table
web-seat = Seat { $seat }
web-your-name = Your name
web-guest = Guest
web-value-counted = { $what }: { $count }
web-plain = { $text }
web-seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-bot-thinks = { $bot }, { $seconds } s a move
web-forecast-measuring = Measuring…
web-percent = { $percent }%

## Lobby and joining
web-lobby = Open tables
web-host = Host: { $name }
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-join = Join

## Settings
web-settings = Settings
web-language = Language

## The table
web-opening = Opening the table…
web-team = Team
web-side = Log and chat
web-actions = Actions
web-preview = Preview
web-offers = What can be done
web-possible = possible
web-pick-something = Pick an action below, or a place or card to see what it can do.
web-watch = Pick a place or a card to read about it.
web-point = Point here
web-as-lists = Show the board as lists
web-as-picture = Show the board as a picture
web-you-short = you
web-seat-free = free seat
web-held-by-bot = { $bot } bot
web-held-by-both = { $name } (away: { $bot })
web-turn-mine = Your turn
web-turn-mine-as = Your turn: { $seat }
web-turn-of = Turn: { $seat }
web-turn-over = The game is over
web-onlookers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-undo = Undo
web-redo = Redo
web-reset = Reset turn
web-log = Log
web-log-earlier = Earlier lines
web-back-to-here = Go back to before this
web-chat = Say something
web-phrases = Phrases
web-command = Command line
web-command-example = say Hello!
web-completions = Completions
web-it-can = This move is legal.
web-happenings = What is happening
web-more-happens = { $count ->
    [one] one more
   *[other] { $count } more
}
web-speed = Pace
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-speed-step = step by step
web-next = Next
web-digest = While you were away
web-digest-more = { $count ->
    [one] And one more event in the log.
   *[other] And { $count } more events in the log.
}
web-understood = Got it
web-away = Connection lost. Reconnecting… Nothing is lost.
web-paused = The game is paused.
web-resume = Resume
web-ballot = Undo request
web-ballot-asks = { $moves ->
    [one] { $name } asks to undo one move, though cards or dice were revealed since.
   *[other] { $name } asks to undo { $moves } moves, though cards or dice were revealed since.
}
web-ballot-yes = Agree
web-ballot-no = Decline
web-ballot-waiting = Waiting for: { $names }
web-free-seats-title = Free seats
web-sit = Sit here
web-bot-for = A bot for seat { $seat }
web-invite = Invite a friend
web-invite-link = Send this link:
web-invite-qr = The invitation as a QR code
web-copy = Copy
web-copied = Copied
web-this-table = This table
web-my-link = Your own link, for your other devices:
web-pause = Pause the game
web-leave = Leave for good
web-leave-sure = Really leave? Your seats become free.
web-won = Victory
web-lost = Defeat
web-play-again = Play again
web-record = Download the record
web-copy-link = Copy link
web-speed-none = not shown
web-chance-measuring = Win chance: measuring…
web-chance-unknown = Win chance: unknown for now
web-chance-how = How often the strongest bots win from here, estimated from quick games that the computer plays to the end.
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-failed = There is no hint just now.
web-hint-clear = One option is clearly the best.
web-hint-close = Which of these is the best is not certain.
web-watch-again = Watch again

## A moment of a game
web-moment-at = Move { $move } of { $last }
web-moment-look = Look at this moment

## Credits
web-source = From: { $kind }, { $where }
web-credits = Credits
