## Pages
web-title = Garrison
web-title-start = Garrison: castle-defence board games
web-title-new = New table · Garrison
web-title-lobby = Open tables · Garrison
web-title-settings = Settings · Garrison
web-title-credits = Credits · Garrison
web-title-join = Join a table · Garrison
web-title-unknown = Not found · Garrison
web-skip = Skip to the content
web-pages = Pages
web-home = To the start page
web-again = Try again
web-close = Close
web-unreachable = The server cannot be reached.
web-unknown = There is nothing here
web-unknown-text = The address may be mistyped or old. Your tables are on the start page.

## Start
web-start-title = Hold the walls
web-start-text = Castle-defence board games: alone, with friends, with computer team-mates. No account, nothing to set up.
web-forget-table = Forget this table: { $game }

## New table
web-new-table = New table
web-game = Game
web-options = What is played
web-seats = Seats
web-seat = Seat { $seat }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-bot = bot: { $bot }
web-your-name = Your name
web-guest = Guest
web-listed = Show the table in the lobby
web-need-me = Take at least one seat yourself.
web-as-usual = Default
web-value-counted = { $what }: { $count }
web-plain = { $text }
web-seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-bot-thinks = { $bot }, { $seconds } s a move
web-forecast = Chance of winning
web-forecast-measuring = Measuring …
web-forecast-failed = It cannot be measured just now.
web-forecast-how = { $count ->
    [one] An estimate from one quick game played by the computer; careful play may do better.
   *[other] An estimate from { $count } quick games played by the computer; careful play may do better.
}
web-percent = { $percent } %

## Lobby and joining
web-lobby = Open tables
web-lobby-text = Tables that look for players.
web-lobby-empty = Nobody is looking for players just now. Open a table and invite somebody.
web-host = Host: { $name }
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-join = Join
web-join-over = This game is over; you can still look at it.
web-join-full = Every seat is taken; you can watch.
web-join-needs-link = Seats at this table go by invitation. Ask the host for the link; watching is free.
web-just-watch = Just watch
web-gone = This table cannot be opened
web-gone-text = The link may be old, or the table was deleted. Open a new one or look for others.

## Settings
web-settings = Settings
web-settings-text = They stay on this device.
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-dark = night
web-theme-light = day
web-motion = Motion
web-motion-auto = as the system
web-motion-full = on
web-motion-none = off
web-board = Board
web-board-auto = as it fits
web-board-picture = picture
web-board-lists = lists
web-board-text = everything as text
web-set-confirm = Confirm every action
web-set-confirm-text = Nothing is done before you press the main button.
web-set-consent = Always agree to help
web-set-consent-text = Requests for your spells and mana are answered with yes at once. In games of trade: offers that bring as much as they take, and take nothing a missing part needs, are accepted.
web-set-pass = End my turn by itself
web-set-pass-text = Once nothing useful is left to do, your turn ends without a press. In games of trade and building.
web-set-decline = Decline every offer
web-set-decline-text = Offers of other players are answered with a friendly no at once.
web-set-sound = Sounds
web-pace = Enemy phase
web-set-chance = Chance of winning
web-set-chance-text = The strip at the top tells it after every move.
web-set-hints = Hints
web-set-hints-text = A button asks a strong bot what it would consider in your place.

## The table
web-opening = The table is being opened …
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
web-held-by-bot = Bot, { $bot }
web-held-by-both = { $name } (away: bot, { $bot })
web-turn-mine = Your turn
web-turn-mine-as = Your turn: { $seat }
web-turn-of = Turn: { $seat }
web-turn-over = The game is over
web-onlookers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
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
web-command-example = move D3
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
    [one] And one thing more, in the log.
   *[other] And { $count } things more, in the log.
}
web-understood = Understood
web-away = The connection is lost; it is being restored. Nothing is lost.
web-paused = The game is paused.
web-resume = Go on
web-ballot = Going back
web-ballot-asks = { $moves ->
    [one] { $name } asks to take back one move, beyond what chance revealed.
   *[other] { $name } asks to take back { $moves } moves, beyond what chance revealed.
}
web-ballot-yes = Agree
web-ballot-no = Refuse
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
web-chance-measuring = Win: measuring …
web-chance-unknown = Win: not known now
web-chance-how = Estimated from quick games that the computer plays to the end; careful play may do better.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-failed = There is no hint just now.
web-hint-clear = One option is clearly the best.
web-hint-close = Several options are about as good.
web-watch-again = Watch again

## A moment of a game
web-moment = A moment of the game
web-moment-at = Move { $move } of { $last }
web-moment-look = Look at this moment
web-moment-bar = Steps
web-moment-first = To the beginning
web-moment-previous = One move back
web-moment-next = One move on
web-moment-last = To the end
web-moment-slider = Move
web-moment-play = Play
web-moment-pause = Stop
web-moment-back = Back to the game
web-moment-play-on = Play on from here
web-moment-gone = This moment cannot be shown
web-moment-gone-text = The link may be old, or moves were taken back since.

## Credits
web-source = From: { $kind }, { $where }
web-credits = Credits
web-credits-icons = Icons
web-credits-icons-text = Icons by Lorc, Delapouite and other contributors to game-icons.net, under CC BY 3.0; colours and sizes were changed.
web-credits-fonts = Fonts
web-credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.
web-credits-games = Games
web-credits-games-text = The games belong to their authors and publishers. Words and pictures here are our own.
