## What can be done, as buttons say it
bastion-action-move = Move
bastion-action-moved = Moved
bastion-action-channel = Channel
bastion-action-channelled = Channelled
bastion-action-attack = Attack
bastion-action-attacked = Attacked
bastion-action-revive = Revive
bastion-action-revived = Revived
bastion-action-spells = Spells
bastion-action-artifacts = Artifacts
bastion-action-pick = Choose a section
bastion-action-pay = Pay
bastion-action-rituals = Rituals
bastion-action-return = Return a ritual
bastion-action-build = Build

bastion-do-end = End turn
bastion-do-gather = Gather the mana of all towers
bastion-do-agree = Agree
bastion-do-decline = Decline
bastion-do-strike = Strike
bastion-do-cancel = Cancel
bastion-do-take = Take the mana
bastion-do-skip = Not now
bastion-do-attack = Attack { $enemy } ({ $place })
bastion-do-shoot = Missile at { $enemy } ({ $place })
bastion-do-shoot-copy = Missile by Copy at { $enemy } ({ $place })
bastion-do-move = Move to { $place }
bastion-do-speed = Speed on to { $place }
bastion-do-speed-copy = Speed on by Copy to { $place }
bastion-do-go = Leave for { $place }
bastion-do-channel = { $source }: { $count } × { $colour } for { $disc }
bastion-do-tower = Empty the tower’s district for { $disc }
bastion-do-revive = Revive source { $source }: { $colour } (gives { $count })
bastion-do-convert = { $from } into { $to }
bastion-do-accumulate = Take { $colour } from { $seat }
bastion-do-cast = Cast { $spell }{ $power }
bastion-do-copy = Copy { $spell }{ $power }
bastion-do-ask = Ask { $seat } for { $spell }{ $power }
bastion-do-ask-copy = Ask { $seat } to copy { $spell }{ $power }
bastion-do-pay = Pay { $count } × { $colour }
bastion-do-prism = Prism: take { $colour }
bastion-do-prism-copy = Prism by Copy: take { $colour }
bastion-do-pick = Section { $place }
bastion-do-pick-enemy = { $enemy } on { $place }
bastion-do-perform = Perform { $ritual }
bastion-do-return = Return { $ritual }
bastion-do-build = Build on { $place }

## What is asked
bastion-ask-return-ritual = Choose the ritual that goes under the deck; you keep the rest.
bastion-ask-leave = Choose where { $seat } escapes to.
bastion-ask-aim = Strike, or help the attack with spells first.
bastion-ask-aim-short = { $count ->
    [one] Help this attack with spells: one mana is still to be paid.
   *[other] Help this attack with spells: { $count } mana are still to be paid.
}
bastion-ask-lend = { $seat } is asked for { $spell }{ $power }.
bastion-ask-pay = Choose which mana to pay with.
bastion-ask-channel = Take the mana, or change it with spells first.
bastion-ask-give = { $taker } asks { $seat } for mana: { $colour }.
bastion-ask-swap = Choose a section for { $spell }{ $power }, or leave it.
bastion-ask-swap-with = Choose the other section.
bastion-ask-perform = Choose a ritual to perform.
bastion-ask-build = Choose where to build: { $ritual }.

## Facts of the turn strip
bastion-fact-deck = Deck { $count }
bastion-goal-wall = on the wall · deck { $camp }
bastion-goal-clear = clear both to win
bastion-goal-aim = Clear the wall and the deck of enemies to win.
bastion-threat = { $count ->
    [one] enemy move until the gate falls
   *[other] enemy moves until the gate falls
}
bastion-menace-marches = { $from } → { $to }
bastion-menace-lands = one more on { $to }
bastion-menace-falls = the gate falls
bastion-reminder-attack = You can still attack.
bastion-reminder-channel = You can still channel.
bastion-reminder-move = You can still move.
bastion-reminder-perform = You can still perform a ritual.

## Choices in rows
bastion-row-becomes = becomes { $spell }{ $power }
bastion-row-won = { $count ->
    [one] one enemy move won
   *[other] { $count } enemy moves won
}
bastion-row-source = Source: { $colour }
bastion-act-attack = Attack { $enemy-acc }
bastion-act-channel = Channel { $count } × { $colour }
bastion-act-tower = Empty the tower’s district

## The bill
bastion-bill-strength = { $enemy }: strength
bastion-bill-alchemy = Any colours, by Alchemy
bastion-bill-pay = You pay
bastion-bill-keep = You keep it as { $spell }{ $power }
bastion-bill-ritual = A ritual may follow: { $ritual }
bastion-bill-won = { $count ->
    [one] The bastion holds one enemy move longer.
   *[other] The bastion holds { $count } enemy moves longer.
}
bastion-bill-put = You put down: { $disc }
bastion-bill-get = You get
bastion-bill-due = Still to pay
bastion-bill-lends = { $seat }: { $spell }{ $power }

## The board in words
bastion-board-wall = The wall, from the gate on
bastion-board-section = Section { $section }
bastion-board-section-free = Nobody stands here.
bastion-board-section-deck = The enemy deck lies here; no card can land.
bastion-board-lands-here = The next ordinary enemy lands here.
bastion-board-marches-here = The enemy on { $from } marches here next.
bastion-board-enemy-at = { $name }, { $place }
bastion-board-costs = Costs { $mana }
bastion-board-blocks = No source of this colour can be channelled: { $colour }.
bastion-board-becomes = When defeated it becomes the spell { $spell }{ $power }.
bastion-board-dragons-under = { $count ->
    [one] One more dragon lies under it.
   *[other] { $count } more dragons lie under it.
}
bastion-board-citadel = Citadel
bastion-board-citadel-text = Next to every district. From here the mana of all towers is gathered.
bastion-board-district-at = { $place }: { $name }
bastion-board-district-closed = Nobody may enter except to attack.
bastion-board-here = Here: { $who }
bastion-board-source = Source { $place }: { $colour }
bastion-board-source-text = Put one of your discs on it to take mana of its colour. A disc closes it.
bastion-board-source-open = { $source }: { $colour }, gives { $count }
bastion-board-source-closed = { $source }: { $colour }, gives { $count }; closed by { $disc }
bastion-board-source-damaged = { $source }: { $colour }, damaged (gives { $count } once revived)
bastion-board-source-barred = { $source }: { $colour }, barred by an archmage (gives { $count })
bastion-board-tower = Tower of { $place }
bastion-board-tower-text = Put one of your discs on it to take everything that lies on the sources of its district.
bastion-board-tower-open = open
bastion-board-tower-mana = closed by { $colour }
bastion-board-foundation = Foundation { $place }
bastion-board-foundation-text = Room for a source, an obelisk or a cannon.
bastion-board-reserve = Reserve
bastion-board-nothing = nothing
bastion-board-any = any colour
bastion-board-discs = { $count } × { $colour }
bastion-board-defender = Defender { $seat }
bastion-board-stands = { $seat } stands here: { $place }
bastion-board-has = Mana: { $mana }

## Who did what, at the end

bastion-figure-defeated = Enemies defeated
bastion-figure-gained = Mana gained
bastion-figure-paid = Mana spent
bastion-figure-spells = Spells cast
bastion-figure-rituals = Rituals performed
