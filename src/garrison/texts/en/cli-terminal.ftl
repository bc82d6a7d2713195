terminal-title = Garrison
terminal-player = Player
terminal-your-turn = Your turn.
terminal-others-turn = { $held ->
    [0] Seat { $seat } is empty: somebody has to take it.
   *[other] { $name } ({ $seat }) decides.
}
terminal-type = Number, move or command · F1 help F2 hint F3 odds F4 undo F6 board F7 log
terminal-too-small = The window is too small: 80 × 24 characters are needed.
terminal-saved = The game is saved.
terminal-go-on = Go on later with: garrison play "{ $link }" { $options }
terminal-server-gone = The server does not come back. The game stands where the server saw it last.
terminal-legal = This move is legal.
terminal-not-sent = Not sent: there is no connection to the server.
terminal-connection-lost = The connection to the server is lost. Trying again…
terminal-goes-on = Connected again.
terminal-server-away = { $address } does not answer.
terminal-no-server = There is no Garrison server at { $address }.
terminal-no-local-server = The server on this machine did not start.
terminal-hands = Choose from 1 to { $seats } hands of your own.
terminal-needs-screen = A terminal is needed here; --plain works without one.
terminal-no-ballot = Nobody is asking to go back.
terminal-hint-not-now = Hints are for your own decisions.
terminal-odds = Chance of winning: { $percent }% (± { $error })
terminal-odds-rough = Chance of winning: { $percent }% (± { $error }), a rough guess
terminal-help-moves = Type the number of a choice, or a move such as it stands in brackets.
terminal-help-help = this list
terminal-help-board = show the board
terminal-help-list = list what can be done
terminal-help-log = what happened last
terminal-help-undo = take the last decision back
terminal-help-redo = make it again
terminal-help-hint = what a strong player would do
terminal-help-odds = the chance of winning
terminal-help-why = why a move cannot be made: why attack 7
terminal-help-say = talk to the table: say hello
terminal-help-agree = agree to go back
terminal-help-refuse = refuse to go back
terminal-help-quit = leave; the game is saved
terminal-deck = Deck { $count }
terminal-fall = Enemy moves until the bastion falls: { $count }
terminal-grasps = Grasped tiles { $now } of { $lost }
terminal-horde = Deck { $deck }{ $warlord ->
    [0] {""}
   *[other] , warlord in { $warlord }
}; warlords { $beaten } of { $all }
terminal-hero-dead = dead
terminal-hero-down = fallen
terminal-hero-prone = lies down
terminal-hero-grasped = in the grasp of evil
terminal-hero-wounded = wounded
terminal-openable = open
terminal-centre-quest = quest
terminal-centre-horn = horn
terminal-centre-toll = toll
terminal-horn = horn
terminal-quests = quests: { $count }

## One letter for each colour and each thing

terminal-mana-plains = P
terminal-mana-fire = F
terminal-mana-mountain = M
terminal-mana-forest = W
terminal-mana-swamp = S
terminal-mana-dark = D
terminal-mana-any = ?
terminal-token-red = R
terminal-token-green = G
terminal-token-blue = B
terminal-token-yellow = Y
terminal-token-black = K
terminal-token-call = C
terminal-token-life = ♥
terminal-good-wood = W
terminal-good-clay = C
terminal-good-ore = O
terminal-good-stone = S
terminal-good-gold = G
terminal-good-mana = M

cli-play-terminal = Play in this terminal in place of the browser.
cli-play-plain = Lines in, lines out: for screen readers, scripts and pipes.
cli-play-hands = How many seats you play yourself.
cli-play-bots = Bots for the other seats, separated by commas.
cli-play-name = What others call you.

terminal-replay-title = { $begun ->
    [0] Before the first of { $all } moves
   *[other] Move { $at } of { $all }: { $by } { $move }
}
terminal-replay-help = Enter or next, back, first, last, the number of a move, quit
terminal-replay-keys = ← → step · Home End first and last · Q quit
terminal-replay-nowhere = There is no “{ $word }” here: use next, back, first, last or a number up to { $all }.
cli-replay-terminal = Step through the game on the whole terminal.
cli-replay-plain = Step through the game by lines.
