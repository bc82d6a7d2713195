cli-about = Castle-defence board games to play, learn and study.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version and which engine runs.
cli-version-compiled = Garrison { $version }, compiled engine
cli-version-pure = Garrison { $version }, interpreted engine ({ $reason })
cli-lang = Language of the output.
cli-json = Output for programs.
cli-data = Your own data file, in place of what was reconstructed.
cli-no-option = There is no option { $option } here.
cli-flag-value = { $name } takes no value.
cli-needs-value = { $name } needs a value.
cli-command-missing = A command is missing. Commands: { $valid }
cli-missing = { $name } is missing.
cli-bad-choice = { $name } must be one of { $valid }.
cli-bad-number = { $name } must be a number.
cli-bad-range = { $name } must be a whole number, at least { $low }.
cli-no-command = There is no command “{ $command }”. Commands: { $valid }
cli-usage-error = { $detail }
cli-bad-limits = { $name } must be a whole number from { $low } to { $high }.
cli-bad-positive = { $name } must be a number above 0.
cli-extra-argument = Unexpected argument: { $argument }
cli-default-value = default: { $value }
cli-system-error = The operating system refused: { $detail }
cli-not-writable = { $file } cannot be written.
cli-admin-no-database = There are no saved tables in the folder { $folder }.
cli-admin-same-file = { $file } is where the tables are kept: name another file for the copy.
cli-admin-storage = The database does not answer: { $detail }

cli-play = Open the game in the browser, served by this machine alone.
cli-play-port = Port to listen on. Default: the usual one, or a free one.
cli-play-no-browser = Do not open a browser.
cli-play-running = The game is at { $address } (stop with Ctrl+C).

cli-games = List the games, their editions and options.
cli-game = { $title }: { $about }
cli-several = (several, separated by commas)
cli-default = { "      " }default: { $value }

cli-rules = Read the rules of a game, or only what mentions some words.
cli-schema = Print what views, moves and questions of a game consist of, for clients and bots.
cli-schema-format = JSON schema, TypeScript types, or a page to read.
cli-nothing-found = Nothing in the rules mentions “{ $words }”.

cli-replay = Show a recorded game move by move.
cli-replay-to = Stop after this move.
cli-replay-head = { $game }, played by { $seats }
cli-replay-end = The game ended after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $end }

cli-verify = Prove that a record follows the rules, and its dice the random seed.
cli-verified = The record holds: { $moves ->
    [one] one move follows
   *[other] { $moves } moves follow
} the rules, { $draws ->
    [one] one result of chance follows
   *[other] { $draws } results of chance follow
} the seed.

cli-bench = Measure moves and copies a second.
cli-bench-peers = Measure other engines in the same run.
cli-bench-seconds = Seconds of processor time for each measurement.
cli-bench-no-peers = The other engines are not installed: make bench installs them.
cli-bench-no-node = boardgame.io needs Node.js, and there is none here: make bench installs it.
cli-bench-what = random play
cli-bench-moves = moves/s
cli-bench-copy = copy, µs
cli-bench-pure = interpreted

cli-completion = Print the completion script of a shell.
cli-rules-search = Search the book for these words, in any form.
cli-rules-no-section = this book has no section “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Sections: { $valid }
cli-default-port = 8000, or any that is free
cli-default-end = the end of the game
cli-default-tables = 100, 1 000, 5 000
