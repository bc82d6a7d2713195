## Pages that neither the first visit nor a table needs: fetched with them
web-title-new = New table · Garrison
web-title-lobby = Open tables · Garrison
web-title-settings = Settings · Garrison
web-title-credits = Credits · Garrison
web-unknown = There is nothing here
web-unknown-text = The address may be mistyped or old. Your tables are on the start page.
web-game = Game
web-options = Game options
web-seats = Seats
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-bot = bot: { $bot }
web-listed = Show the table in the lobby
web-need-me = Take at least one seat yourself.
web-as-usual = Default
web-forecast = Chance of winning
web-forecast-defeats = How such games are lost
web-forecast-failed = It cannot be measured just now.
web-forecast-how = { $count ->
    [one] How often the strongest bots win such games, estimated from one quick game.
   *[other] How often the strongest bots win such games, estimated from { $count } quick games.
}
web-lobby-text = Tables looking for players.
web-lobby-empty = Nobody is looking for players just now. Open a table and invite somebody.
web-settings-text = They stay on this device.
web-theme = Theme
web-theme-auto = same as the system
web-theme-dark = night
web-theme-light = day
web-motion = Motion
web-motion-auto = same as the system
web-motion-full = on
web-motion-none = off
web-board = Board
web-board-auto = automatic
web-board-picture = picture
web-board-lists = lists
web-board-text = everything as text
web-set-confirm = Confirm every action
web-set-confirm-text = Nothing is done before you press the main button.
web-set-consent = Always agree to help
web-set-consent-text = Requests for your spells and mana are answered with yes at once. In games of trade: offers that bring as much as they take, and take nothing a missing part needs, are accepted.
web-set-pass = End my turn automatically
web-set-pass-text = Once nothing useful is left to do, your turn ends without a press. In games of trade and building.
web-set-decline = Decline every offer
web-set-decline-text = Offers from other players are answered with a friendly no at once.
web-set-sound = Sounds
web-pace = Enemy phase
web-set-chance = Chance of winning
web-set-chance-text = The strip at the top tells it after every move.
web-set-hints = Hints
web-set-hints-text = A button asks a strong bot what it would consider in your place.
web-moment = A moment of the game
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
web-credits-icons = Icons
web-credits-icons-text = Icons by Lorc, Delapouite and other contributors to game-icons.net, under CC BY 3.0; colours and sizes were changed.
web-credits-fonts = Fonts
web-credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.
web-credits-games = Games
web-credits-games-text = The games belong to their authors and publishers. Words and pictures here are our own.
new-more-options = More options
new-own-data = On this server { $game } is played with a data file of its own.
new-bots = Of the bots search is the strongest and looks ahead; greedy makes the most of its own turn; random makes any legal move.
new-open = Start the game
new-open-and-invite = Open and invite
new-away = If somebody is away
new-away-wait = Wait for them
new-away-bot = Bot plays: { $bot }
new-away-after = After how long
new-away-minutes = { $count ->
    [one] after 1 minute
   *[other] after { $count } minutes
}
new-answer = Time to answer an offer
new-answer-any = as long as it takes
new-answer-seconds = { $count } seconds, then declined
table-sound-turn = my turn, while I look elsewhere
table-sound-enemy = the enemy moves
table-sound-deeds = strikes, rolls and gains
table-sound-alarm = the end is near
table-sound-end = victory and defeat

## The end of a game
end-same-people = Again with the same people
end-rematch-from = { $name } wants to play again
end-harder = Harder: { $level }
end-easier = Easier: { $level }
end-share = Share a picture
end-curve = Chance of winning, move by move
end-began = The chance at the start: { $percent }%.
end-point = move { $move }: { $percent }%
end-moments = Turning points
end-swing = { $change }%
end-figures = Who did what
end-decisions = Moves
end-record = Games like this on this device: { $won } won of { $count }

## What the host of a table sees in the browser, and what the list of open tables says
host-tools = For the host
host-title = Name of the table
host-rename = Rename
host-lock = Locked: nobody else may join or watch
host-mute = Mute
host-unmute = Unmute
host-hand-on = Make host
host-remove = Remove
host-language = Language
host-language-any = any
host-language-en = English
host-language-ru = Russian
host-language-pl = Polish
host-level = For
host-level-any = anybody
host-level-new = new players
host-level-experienced = experienced players

## No way to a table
web-title-unknown = Not found · Garrison
web-gone = This table cannot be opened
web-gone-text = The link may be old, or the table was deleted. Open a new one or look for others.

## Joining a table
web-join-invited = { $name } invites you to play
web-join-over = This game is over; you can still look at it.
web-join-full = Every seat is taken; you can watch.
web-join-needs-link = Seats at this table go by invitation. Ask the host for the link; watching is free.
web-just-watch = Just watch
