## What the picture of the board and its lists say
bastion-picture-next = next
bastion-picture-next-here = the next enemy comes here
bastion-picture-gap = a gap: one enemy move won
bastion-picture-free = free
bastion-picture-deck-here = the enemy deck lies here: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bastion-picture-gate = Gate
bastion-picture-enemy = { $enemy }, strength { $strength }
bastion-picture-enemy-changed = { $enemy }, strength { $strength } instead of { $printed }
bastion-picture-square = on the square
bastion-picture-under = { $count ->
    [one] { $count } more dragon under it
   *[other] { $count } more dragons under it
}
bastion-picture-defenders = defenders: { $seats }
bastion-picture-closed = closed: one enters only to attack
bastion-picture-tower = Tower
bastion-picture-foundation = Foundation { $index }
bastion-picture-empty = empty
bastion-picture-source = Source: { $colour }
bastion-picture-source-none = No source yet
bastion-picture-open = open
bastion-picture-shut = closed by a disc: { $colour }
bastion-picture-damaged = damaged
bastion-picture-blocked = barred by an archmage
bastion-picture-occupied = shut by the enemy on the square
bastion-picture-gives = gives { $count }
bastion-picture-keys = Arrow keys walk along the wall and into the bastion, Enter picks, Escape lets go.
bastion-picture-order = { $number ->
    [1] 1st
    [2] 2nd
   *[other] { $number }th
}
