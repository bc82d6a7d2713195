# Moves as buttons, the board and its dialogues in the browser.

last-bastion-do-hero = Play { $hero }
last-bastion-do-resolve = { $effect }: { $card } ({ $slot })
last-bastion-do-assign = { $hero } ({ $seat }) takes it
last-bastion-do-place = Place it on { $slot }
last-bastion-do-lose = Lose { $token-acc }
last-bastion-do-grasp = Grasp of Evil: { $tile }
last-bastion-do-keep = Keep the dice
last-bastion-do-reroll-corruption = Roll the corruption die again
last-bastion-do-reroll =
    Roll again:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }red{ $red ->
            [1] { "" }
           *[other] { " " }× { $red }
        }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }green{ $green ->
            [1] { "" }
           *[other] { " " }× { $green }
        }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }blue{ $blue ->
            [1] { "" }
           *[other] { " " }× { $blue }
        }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }yellow{ $yellow ->
            [1] { "" }
           *[other] { " " }× { $yellow }
        }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }black{ $black ->
            [1] { "" }
           *[other] { " " }× { $black }
        }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }white{ $white ->
            [1] { "" }
           *[other] { " " }× { $white }
        }
    }
last-bastion-do-move = Move: { $tile }
last-bastion-do-stand-up = Stand up
last-bastion-do-stay = Stay here
last-bastion-do-fight = Fight { $card }
last-bastion-do-fight-both = Fight { $card } and { $other }
last-bastion-do-activate = Use the tile: { $tile }
last-bastion-do-call = Call to Arms: { $tile }
last-bastion-do-ride = Extra movement: { $hero } ({ $seat })
last-bastion-do-enchant = Spell on { $card } ({ $slot })
last-bastion-do-forage = Take { $token-acc }
last-bastion-do-meditate = Remove a Grasp instead of moving
last-bastion-do-end-turn = End turn
last-bastion-do-beat =
    Beat { $card }{ $count ->
        [0] { "" }
       *[other] { " " }with { $count } equipment
    }
last-bastion-do-beat-both =
    Beat { $card } and { $other }{ $count ->
        [0] { "" }
       *[other] { " " }with { $spent } + { $more } equipment
    }
last-bastion-do-spare = Beat nothing
last-bastion-do-pay = { $hero } ({ $seat }) pays
last-bastion-do-first = { $card } first
last-bastion-do-gain = Take { $token-acc }
last-bastion-do-cleanse-tile = Free the tile: { $tile }
last-bastion-do-cleanse-card = Remove it from { $card } ({ $slot })
last-bastion-do-cleanse-hero = Free { $hero } ({ $seat })
last-bastion-do-leave = Remove nothing
last-bastion-do-net = Net over { $card } ({ $slot }): { $effect } ({ $when })
last-bastion-do-shift = { $card }: { $from } → { $slot }
last-bastion-do-done = Done
last-bastion-do-treat = { $hero } ({ $seat }) gains a Life
last-bastion-do-raise = The standard shows { $colour }
last-bastion-do-give = { $token } for { $hero } ({ $seat })
last-bastion-do-heal = Heal { $hero } ({ $seat })
last-bastion-do-bury = Bury { $card } ({ $slot })
last-bastion-do-trap = Trap on { $slot }

last-bastion-fight-odds = Fight { $card } · { $percent }%
last-bastion-fight-both-odds = Fight { $card } and { $other } · { $percent }%
last-bastion-action-move = Move
last-bastion-action-moved = Moved
last-bastion-action-fight = Fight
last-bastion-action-fought = Fought
last-bastion-action-tile = Use tile
last-bastion-action-tile-used = Tile used
last-bastion-power-elmer = Extra movement
last-bastion-power-mylfaar = Spell
last-bastion-power-arne = Take equipment
last-bastion-power-teagaan = Remove a Grasp
last-bastion-action-power-used = Power used
last-bastion-action-call = Call to Arms
last-bastion-call-does = Spend the token to use any tile from afar, even a grasped one.
last-bastion-action-hero = Choose a hero
last-bastion-action-choose = Choose
last-bastion-action-beat = Beat
last-bastion-action-reroll = Roll again
last-bastion-can-move = You can still move.
last-bastion-can-stand = You can still stand up.
last-bastion-can-fight = You can still fight.
last-bastion-can-tile = You can still use your tile.
last-bastion-can-power = Your power is still unused.

last-bastion-short-trebuchet = net over one effect
last-bastion-short-tower = move two cards
last-bastion-short-market = dice for equipment
last-bastion-short-tavern = a Life and a move
last-bastion-short-standard = −1 to one colour
last-bastion-short-fountain = remove two Grasps
last-bastion-short-dispensary = equip or heal
last-bastion-short-tomb = a Life for a monster
last-bastion-short-quarry = trap on your board
last-bastion-short-elmer = One more movement, or lends it
last-bastion-short-mylfaar = Spell: one card −1
last-bastion-short-arne = One equipment each turn
last-bastion-short-sindara = Uses her tile and fights
last-bastion-short-teagaan = Removes a Grasp instead of moving
last-bastion-short-feng-li = Rolls again, corruption too
last-bastion-short-kazgin = Fourth die, no harm from exits
last-bastion-short-twindalli = Shoots along row and column
last-bastion-tip-elmer = The easiest to play: he is always where he is needed, or brings another there.
last-bastion-tip-mylfaar = Makes every fight of the team easier; a warlord is weakened for good.
last-bastion-tip-arne = Never without equipment: he fights alone, and lends to whoever shares his tile.
last-bastion-tip-sindara = Two actions a turn. Strong on every tile.
last-bastion-tip-teagaan = Holds off defeat by grasped tiles almost alone.
last-bastion-tip-feng-li = Needs less luck than anyone; comfortable for a first game.
last-bastion-tip-kazgin = The best fighter: four dice, and corruption rolls of beaten cards do not touch him.
last-bastion-tip-twindalli = Reaches four slots from the centre; seldom has to walk.

last-bastion-board-name = The bastion
last-bastion-tiles = Tiles
last-bastion-heroes = Heroes
last-bastion-board-at = The { $side } board
last-bastion-keys = Arrow keys lead to the neighbouring place, Enter picks it.
last-bastion-slot = { $slot }, { $colour } board
last-bastion-slot-free = free
last-bastion-slot-trap = the trap is set here
last-bastion-card-named = { $card }, { $colour }, resistance { $resistance } of { $printed }
last-bastion-warlord-named = Warlord { $card }, { $colour }, resistance { $resistance } of { $printed }
last-bastion-effect-at = { $effect } ({ $when })
last-bastion-effect-netted = { $effect } ({ $when }, under the net)
last-bastion-bears-grasp = bears a Grasp of Evil
last-bastion-bears-spell = under the spell
last-bastion-is-grasped = in the grasp of evil
last-bastion-hero-of = { $hero } ({ $seat })
last-bastion-hero-none = Seat { $seat }: no hero yet
last-bastion-counted = { $token }: { $count }
last-bastion-state-dead = Dead
last-bastion-state-down = Fallen: the Dispensary can still help
last-bastion-state-wounded = Wounded: no power
last-bastion-state-grasped = In the grasp of evil: no power
last-bastion-state-prone = Lies down: must stand up first
last-bastion-state-healed = Heal: comes back wounded
last-bastion-first-step = First: which?
last-bastion-power-off = The power is off.
last-bastion-power-spent = used
last-bastion-stands = Stands here: { $tile }
last-bastion-neutral = no hero
last-bastion-speaks = { $hero } speaks for this board.
last-bastion-standard-shows = It shows { $colour }.
last-bastion-weakened = Printed resistance: { $printed }.
last-bastion-grasp-ahead = Its Grasp goes to this tile next: { $tile }.
last-bastion-card-reconstructed = Its effects are reconstructed: no source lists them.
last-bastion-deck = Deck
last-bastion-reserve = Reserve
last-bastion-fact-deck =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
last-bastion-warlord-at = warlord: card { $depth }
last-bastion-own-horde = This table plays with a horde file of its own.
last-bastion-outlook = Defeat and victory
last-bastion-grasp-count = Grasp of Evil { $now } of { $all }
last-bastion-grasp-loses =
    { $all ->
        [3] the third tile is defeat
       *[other] defeat at { $all } tiles
    }
last-bastion-warlord-in =
    { $count ->
        [one] Warlord with the next card
       *[other] Warlord in { $count } cards
    }
last-bastion-warlord-stands =
    { $count ->
        [one] A warlord stands at the walls
       *[other] { $count } warlords stand at the walls
    }
last-bastion-goal =
    { $all ->
        [one] beat it to win
       *[other] beaten: { $beaten } of { $all }
    }
last-bastion-next-horde = Next horde phase: { $who }
last-bastion-next-tile = falls: { $tile }

last-bastion-needs-nothing = nothing but the action
last-bastion-dice =
    { $count ->
        [0] No dice.
        [one] One die.
       *[other] { $count } dice.
    }
last-bastion-spent-after = Equipment is spent after the roll, only if it is needed.
last-bastion-odds = The chance of success
last-bastion-up-to = up to
last-bastion-dice-alone = dice alone
last-bastion-percent = { $percent }%
last-bastion-either = At least one of them: { $percent }%.
last-bastion-exit = { $card } leaves with: { $effect }.
last-bastion-exit-spared = { $card } leaves with: { $effect }. It does not touch your hero.
last-bastion-rolled = The dice
last-bastion-pick-dice = Pick dice to roll again, or keep them.

last-bastion-score = Score sheet
last-bastion-score-victory =
    { $count ->
        [one] Victory over one warlord
       *[other] Victory over { $count } warlords
    }
last-bastion-score-life = Life tokens: { $count }
last-bastion-score-call = Calls to Arms: { $count }
last-bastion-score-dead-hero = Dead heroes: { $count }
last-bastion-score-grasped-tile = Grasped tiles: { $count }
last-bastion-score-total = Total
last-bastion-best = Best on this device ({ $level })
last-bastion-best-new = A new best on this device!
last-bastion-lost-how = How it was lost

last-bastion-seats-does-1 = One hero; three boards have none, and every effect of theirs falls on you. The shortest game.
last-bastion-seats-does-2 = Two heroes, opposite each other; two boards have none.
last-bastion-seats-does-3 = Three heroes; one board has none.
last-bastion-seats-does-4 = Four heroes, one at each board: the longest game, and the easiest to win.

last-bastion-deck-empty = the deck is empty: the next card to draw is defeat
last-bastion-last-life = the last Life of the last hero
last-bastion-count-beaten = Cards beaten
last-bastion-count-tiles = Tiles used
last-bastion-count-spent = Equipment spent
last-bastion-count-lives = Lives lost
last-bastion-count-falls = Times fallen
last-bastion-pay = What to pay
last-bastion-pay-nothing = no equipment
