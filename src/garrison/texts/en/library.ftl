# What the library and its commands say beyond a single game.

not-now-chance = This can only be asked where chance decides.
not-now-ended = There is no move any more: the game is over.
not-now-over = This can only be asked when the game is over.
not-now-seat = There is no seat { $seat } to see from: seats go from 0 to { $last }, and onlookers are { $onlooker }.
cli-auto-points = { $line } – { $points }
cli-auto-total = In all: { $points } points
cli-needs-server = This needs the server: pip install "garrison[server]" (missing: { $module })

## What is wrong with a document or a record: no page asks for one

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
fault-layer-pools = a layer must draw from all pools that a layer above it drew from, or from none of them
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
bastion-fault-card-missing = the card “{ $card }” is nowhere
bastion-fault-defender-twice = defender { $seat } is in two places
bastion-fault-districts = all six districts are needed, each once
bastion-fault-dragon-outside = “{ $card }” belongs in the citadel
bastion-fault-mana = there are { $count } discs of { $colour }, the box holds { $most }
bastion-fault-no-place = there is no place “{ $place }” for this
bastion-fault-no-source = there is no source at { $place }
bastion-fault-not-artifact = “{ $card }” is no artifact
bastion-fault-not-flyer = “{ $card }” cannot be on a square
bastion-fault-not-structure = “{ $card }” is no structure
bastion-fault-not-symbiote = “{ $card }” cannot be under another enemy
bastion-fault-nothing-pending = nothing is pending, and the game is not over
bastion-fault-pending = this cannot be pending in this position
bastion-fault-only-dragons = “{ $card }” cannot be in the citadel
bastion-fault-own-colour = an archmage never blocks its own colour
bastion-fault-rituals-held = nobody holds more than { $most } rituals
bastion-fault-spell-types = at most { $most } different spells with their powers are possible
record-foreign = this is not a Garrison record
record-not-json = this line is damaged: it is not JSON
record-edited = this line, or the order of the lines, was changed after the game
record-truncated = the record breaks off here
record-after-end = there is something after the end
record-seed-form = the seed is not written in hexadecimal
record-own-data = the record was made without a data file of one’s own; leave --data out
record-actor = it was not { $actor } who had to act
record-nonce-form = a contribution to the dice is 32 hexadecimal digits
record-mark = the position differs from the one recorded
record-end = the record says “{ $told }” for the ending, the game says “{ $played }”
record-no-seed = the seed has not been told, so nothing can be proved about the dice
record-seed-hash = the seed is not the one promised at the start
record-dice = the record says “{ $told }”, the seed gives “{ $drawn }”
