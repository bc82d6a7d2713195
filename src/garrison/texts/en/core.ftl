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
name-no-value = the option { $option } needs a value: { $option }=… Values: { $valid }
name-value-count = { $option } needs { $count ->
    [one] one value
   *[other] { $count } different values, separated by commas
}. Values: { $valid }

## Where facts come from

source-rulebook = rulebook
source-published = published elsewhere
source-reconstructed = reconstructed

## A record kept on a server that cannot be replayed there
record-rules = the record was made under other rules (rules { $theirs }, here { $ours })
record-data = the record was made with a data file of the players’ own; give the same file with --data
