## The table around every game
table-outlook = What threatens, and what wins
table-outlook-next = What the enemy does next
table-turn-enemy = The enemy moves
table-waits = Waiting for { $name }
table-end-anyway = End the turn anyway?
