## The log of a table
table-joined = { $person } joins the table
table-left = { $person } leaves the table
table-sat = { $person } takes seat { $seat }
table-rose = Seat { $seat } is free
table-bot-sat = A bot ({ $bot }) takes seat { $seat }
table-answered-late = No answer came in time, so the table answers.
table-covered = A bot ({ $bot }) plays seat { $seat } until its player is back
table-gave-back = The bot gives seat { $seat } back
table-asked-back = { $person } asks to go back to move { $move }
table-agreed = { $person } agrees
table-disagreed = { $person } does not agree: everything stays as it is
table-took-back =
    { $count ->
        [one] { $person } takes back one move
       *[other] { $person } takes back { $count } moves
    } (branch { $branch })
table-took-back-beyond =
    { $count ->
        [one] The table goes back one move at the wish of { $person }
       *[other] The table goes back { $count } moves at the wish of { $person }
    }, beyond what chance had revealed (branch { $branch }); from here on this is a practice game
table-chatted = { $person } says
table-phrased = { $person }: { $phrase }
table-paused = { $person } pauses the game
table-resumed = { $person } resumes the game
table-continued =
    { $move ->
        [0] The game begins from a position that was set up
        [one] The game goes on from another one, taken up after one move
       *[other] The game goes on from another one, taken up after { $move } moves
    }
table-rebased =
    { $lost ->
        [0] The rules have changed (now number { $rules }); the game goes on from this position
        [one] The rules have changed (now number { $rules }); one move was lost
       *[other] The rules have changed (now number { $rules }); { $lost } moves were lost
    }

## Why a table refuses
table-bad-name = A name needs 1 to { $length } letters
table-name-taken = Somebody here is already called { $name }
table-full =
    { $people ->
        [one] No more than one person may join this table
       *[other] No more than { $people } people may join this table
    }
table-unknown-link = This personal link is not valid any more
table-link-changed = Your personal link has changed
table-seat-taken = Seat { $seat } is taken
table-seat-not-yours = Seat { $seat } is not yours
table-no-such-seat =
    { $seats ->
        [one] This table has one seat
       *[other] This table has { $seats } seats
    }
table-not-seated = You have no seat at this table
table-not-your-turn = It is the turn of seat { $seat }
table-is-over = The game is over
table-is-paused = The game is paused
table-not-paused = The game is not paused
table-stale = The table has moved on (you saw version { $seen }, it is at { $version })
table-nothing-to-undo = There is nothing to undo
table-answer-first = Answer first what you are asked
table-nothing-to-redo = There is nothing to redo
table-ballot-open = The table is already being asked
table-no-ballot = Nobody asks this any more
table-not-your-vote = You are not asked, or have answered
table-empty-words = The message is empty
table-unknown-phrase = There is no quick phrase { $phrase }
table-unknown-bot = There is no bot { $bot }
table-onlookers-watch = Spectators only watch
table-no-onlookers = This table does not allow spectators
table-crowded = Too many people are watching this table
table-connected-elsewhere = You have connected from too many places; this is the oldest of them
table-record-later = The record is open to all once the game is over
table-play-on-later = Others may play on from here once the game is over
table-no-such-moment = There is no move { $move } yet; the last one is { $last }
table-moment-of-old-rules = The rules have changed since: one can look back to move { $move } and no further

## Quick phrases
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-sorry = Sorry!
phrase-your-turn = Your turn.
phrase-wait = One moment, please.
phrase-help = I need help.
phrase-attack-here = Let’s attack here.
phrase-good-idea = Good idea.
phrase-bad-idea = I would not do that.
phrase-good-game = Good game!

## The server
server-bad-message = This message cannot be understood
server-bad-request = This request cannot be understood
server-hello-first = Say hello first
server-too-fast = Too many requests; wait a moment
server-too-big = This is too big
server-no-token = A personal link is needed for this
server-forbidden = This is not allowed
server-bad-invite = This invitation is not valid
server-not-found = There is nothing here
server-no-such-table = There is no table { $table }
server-no-such-lesson = There is no lesson { $lesson } of this game
server-no-such-record = There is no record { $record }
server-storage-away = Moves cannot be saved right now; play goes on by itself as soon as they can
server-others-away = The servers cannot reach each other right now; play goes on by itself soon
server-table-moved = The table is being moved; you are connected again at once
server-table-failed = Something went wrong at this table; it is opened again as it was last saved
server-stopping = The server is being restarted; you are connected again in a moment
server-thinking-failed = The computer could not finish thinking about this; ask again
server-thinking-long = The server is busy; try again in a moment
server-failed = Something went wrong on our side
server-coming-title = Garrison
server-coming-text =
    Castle-defence board games, alone or with friends near and far. This server runs without the
    pages people play on; programs can use its interface.
server-thinking-busy = The server is already thinking for you; try again in a moment
server-busy = The server is busy; try again in a moment
server-records-full = There is no room for more records on this server
record-too-big = A record may have at most { $most } bytes
record-length = A record needs at least one move and may have at most { $most }
record-long-name = A name in a record may have at most { $length } characters
record-seats = This game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, and the record names others
record-impossible = This position cannot come about in this game
table-asked-seat = { $person } asks for seat { $seat }, whose hand somebody else has held
table-seat-asks = Somebody else has held the hand of seat { $seat }: join first, then ask the table for it
table-bad-nonce = A contribution to the dice is 32 hexadecimal digits
server-no-commitment = The promise of a seed for this table is missing, used or too old; ask for another
table-sat-practice = { $person } takes seat { $seat } with the hand somebody else has held: from here on this is a practice game
server-bad-setting = the settings cannot be read: { $problem }
server-bad-database = this is no address of a database: { $problem }
server-setting-number = a number is wanted here that is not negative

# The host of a table
table-renamed = { $person } names the table “{ $title }”
table-locked = { $person } locks the table: nobody else comes in
table-unlocked = { $person } opens the table to others again
table-removed = { $person } was removed by the host
table-muted = The host muted { $person }
table-unmuted = { $person } may speak again
table-handed-on = { $person } is the host now
table-not-host = Only the host of the table may do that
table-no-such-person = There is nobody else of that number at this table
table-is-locked = The host has locked this table
table-muted-you = The host has muted you
table-you-were-removed = The host has removed you from this table
server-blocked = This server is closed to you
server-bad-address = { $address } is neither an address nor a network
