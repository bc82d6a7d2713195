## What is wrong with a document, a name, a line or a record

error-document = { $named ->
    [0] { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
   *[other] { $count ->
        [one] One thing is wrong in { $source }:
       *[other] { $count } things are wrong in { $source }:
    }
}
error-fault = { $place }: { $what }

fault-card-twice = the card “{ $card }” is in two places
fault-layers = the layers must hold { $size } cards together
fault-missing = this is needed and missing
fault-not-table = a table with named entries is wanted here
fault-not-list = a list is wanted here
fault-not-number = a whole number is wanted here
fault-not-text = a text is wanted here
fault-not-flag = true or false is wanted here
fault-range = { $value } is out of range: from { $low } to { $high }
fault-length = the list must have { $length ->
    [one] one entry
   *[other] { $length } entries
}
fault-unknown-key = nothing here is called “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Known: { $valid }
fault-unknown-word = “{ $word }” is not valid here{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Valid: { $valid }
fault-source = a source starts with one of { $valid }, then a colon and the place
fault-unreadable = the file cannot be read: { $detail }
fault-toml = this is not TOML: { $detail }

## Lines of the command language

notation-verb = “{ $word }” is no action of this game{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Actions: { $valid }
notation-form = “{ $text }” is incomplete or too long; it is written “{ $form }”
notation-number = “{ $word }” is no { $field }: a number from { $low } to { $high } is wanted
notation-word = “{ $word }” is no { $field }{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Valid: { $valid }

## Names of games

name-game = there is no game called “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Games: { $valid }
name-edition = there is no edition “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Editions: { $valid }
name-option = there is no option “{ $word }”{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Options: { $valid }
name-value = “{ $word }” is no value of { $option }{ $close ->
    [0] .
   *[other] ; did you mean “{ $nearest }”?
} Values: { $valid }
name-twice = the option { $option } is given twice
name-value-twice = { $word } stands twice in { $option }

## Records

record-foreign = this is not a Garrison record
record-not-json = this line is damaged: it is not JSON
record-edited = this line, or the order of the lines, was changed after the game
record-truncated = the record breaks off here
record-after-end = there is something after the end
record-seed-form = the seed is not written in hexadecimal
record-rules = the record was made under other rules (rules { $theirs }, here { $ours })
record-data = the record was made with a data file of the players’ own; give the same file with --data
record-own-data = the record was made without a data file of one’s own; leave --data out
record-actor = it was not { $actor } who had to act
record-nonce-form = a contribution to the dice is 32 hexadecimal digits
record-mark = the position differs from the one recorded
record-end = the record says “{ $told }” for the ending, the game says “{ $played }”
record-no-seed = the seed has not been told, so nothing can be proved about the dice
record-seed-hash = the seed is not the one promised at the start
record-dice = the record says “{ $told }”, the seed gives “{ $drawn }”

## Where facts come from

source-rulebook = rulebook
source-published = published elsewhere
source-reconstructed = reconstructed
