# The rules of Bastion as a book. Empty lines part paragraphs, __ marks what is stressed.
# In rows and notes, a bar parts cells: topic | 2015 | 2018, and sentence | why.

rules-bastion = Rules of Bastion

rules-bastion-chapter-goal = The goal
rules-bastion-chapter-bastion = The bastion
rules-bastion-chapter-turn = Your turn
rules-bastion-chapter-enemy = The enemy’s turn
rules-bastion-chapter-enemies = Enemies
rules-bastion-chapter-legends = Legends
rules-bastion-chapter-spells = Spells
rules-bastion-chapter-rituals = Rituals
rules-bastion-chapter-sieges = Sieges and levels
rules-bastion-chapter-editions = 2015 and 2018

## The goal

rules-bastion-goal = Win and lose together
rules-bastion-goal-text =
    One to four defenders hold a round fortress against an army that comes card by card. Nobody plays against you but the deck: you __win together or lose together__.

    You __win__ at once when the enemy deck is empty and no enemy stands at the wall. Flyers on a square and dragons in the citadel do not matter.

    You __lose__ at once when an enemy must come to the wall, or march along it, and finds no free section. So every free section before the army is time.

## The bastion

rules-bastion-board = Six districts and a citadel
rules-bastion-board-text =
    Six __districts__ lie in a ring around the __citadel__. Each has a colour of its own: plains, fire, mountain, forest, swamp or darkness. In a district you find three __sources__ of mana, one __tower__, two __foundations__ for structures, one __square__, and four sections of the wall outside.

    A district touches the two beside it and the citadel; the citadel touches all six. Any number of defenders may share a tile.

    Mana comes as discs, fifteen of each colour. What nobody holds is the __reserve__, and it can run out: then you take what is left.
rules-bastion-note-even = Every colour has three sources on either side of the districts. | The rulebooks tell only that the statue side is even and that on the other side two of three sources are alike.

rules-bastion-wall = The wall and the gate
rules-bastion-wall-text =
    The wall has 24 sections, counted __clockwise from the gate__. Section 1 is the nearest, section 24 the farthest. Enemies march the other way, from high numbers to low, towards the gate. All sections together are the __camp__.

    { $edition ->
        [2015] The enemy deck lies on section 24, so only 23 sections can be used.
       *[2018] The enemy deck lies beside section 24, so all 24 sections can be used.
    }
rules-bastion-note-gate = Sections 24 and 1 are not neighbours: the gate stands between them. | The rulebooks say that the gate parts the first section from the last.
rules-bastion-note-last = In 2015 section 24 is never used, not even when the deck has run out. | Two sentences of the rulebook say so without exception, one hints at the contrary.

rules-bastion-setup = Set-up
rules-bastion-setup-text =
    Lay the six districts around the citadel, all with the same side up. The side with the statue is easier: its sources are spread evenly. Choose an army and shuffle it.

    { $edition ->
        [2015] As many enemies as there are defenders come to the wall, then each defender is dealt three rituals and keeps two.
       *[2018] One enemy more than there are defenders comes to the wall, then each defender is dealt three rituals and keeps two.
    } Everybody starts in the citadel with six discs, one of each colour.

    In both editions one enemy more than there are defenders stands there when the first of you acts.
rules-bastion-note-setup = Special cards work during set-up as they always do; scouts bring more. | One way of adding enemies serves set-up and play in both editions.
rules-bastion-note-priests = In 2018 a priest that would stand beside a priest during set-up is set aside, replaced, and shuffled back into the deck. | So the rulebook; it names priests only, so an Inquisitor is not concerned.

## Your turn

rules-bastion-turn = What you may do
rules-bastion-turn-text =
    { $edition ->
        [2015] First the enemy attacks, then you act.
       *[2018] First you act, then the enemy attacks.
    } You may do each of these __once, in any order__, or leave it:

    • __move__ to a neighbouring tile,
    • __channel__ mana,
    • __attack__ one enemy.

    Besides that you may use each of your artifacts once, and cast as many spells as you like, each at its own moment. Mana cannot be given to others, except with an accumulator.

rules-bastion-moving = Moving
rules-bastion-moving-text =
    Step to a neighbouring district, or from a district to the citadel and back. Two steps through the citadel reach any district. The spell Speed adds a step right after the first.

    Two enemies close a tile: a dragon the citadel, Rokai his district. You may enter only to defeat them, and you must do so at once.

rules-bastion-channelling = Mana: sources, towers, citadel
rules-bastion-channelling-text =
    Mana is not found, it is __lent__: a disc you lay down comes back to the team one station further.

    • __Source__, in your district and open: lay one disc of any colour on it, take __three of the source’s colour__. It is closed now.
    • __Tower__, in your district and open: lay one disc on it, take __all discs that lie on the sources__ of this district. They are open again, the tower is closed.
    • __Citadel__, if you stand there: take __all discs that lie on all towers__. They are open again.

    If you have no mana at all, the disc comes from the reserve: one of the source’s or the district’s colour.
rules-bastion-note-partial = A short reserve gives what it has; the disc you lay down goes first. | With three discs left in the reserve you lay one and take two.
rules-bastion-note-tower-colour = A tower has the colour of its district. | It matters only to somebody without any mana; there are six districts and six pennants.
rules-bastion-example-channel = A stands in the fire district with two discs. Source, then tower, then citadel: watch the discs travel.

rules-bastion-attacking = Attacking
rules-bastion-attacking-text =
    You attack an enemy __on your tile__: at one of the four sections of your district, on its square, or the top enemy of the citadel. Pay discs of __its colour__, as many as its __strength__. There are no dice: who can pay, wins.

    The card goes to your hand. It is a __spell__ now, to be used once.

    Some things change a price: a cannon lowers it, dragons and the Inquisitor raise it. It never falls below one. If you cannot pay, look what Flame, Lightning or Alchemy in your team could do.
rules-bastion-note-floor = All modifiers of a card are added up first; then the price is raised to one if it fell below. | The rulebooks tell the floor for each modifier alone.
rules-bastion-example-attack = The Fire Rider has strength 6. A pays six discs of fire and takes the card as a spell.

rules-bastion-casting = Casting spells
rules-bastion-casting-text =
    Each spell names its moment: during your attack, when you channel, after you moved. A spell that was cast leaves the game.

    Lightning helps any defender’s attack, on any turn and from any place. { $edition ->
        [2015] Flame helps only your own attack, and Exchange and Teleport are cast in your own turn.
       *[2018] Flame helps any attack made from your tile, and Exchange and Teleport may be cast whenever any defender acts.
    } Whether a spell is cast is decided by __whoever holds it__: the game asks them.
rules-bastion-note-owner = The owner of a spell decides, also on another’s turn; who declined is not asked for the same again that turn. | The rulebooks say who casts, not how a table agrees.
rules-bastion-note-useless = Spells that could change nothing are not offered. | The rulebooks allow them, to no purpose.

## The enemy’s turn

rules-bastion-arriving = A new enemy
rules-bastion-arriving-text =
    While the deck has cards, the top one is turned over. The enemy marches along the wall from the far end and stops on the __first free section right before an obstacle__: another enemy, or the gate. It may pass enemies that stand in a row.

    So a new enemy does not always go to the end of the line: if an enemy stands alone far back, the new one stops right behind it.

    Then its property works. Properties of entering work only for cards that come from the deck.
rules-bastion-note-entry = Marching, Exchange and Teleport do not trigger properties of entering. | The 2015 rulebook explains entering as being turned over from the deck.
rules-bastion-example-landing = Enemies on 1, 2 and 5. Where does the next one stop?

rules-bastion-gaps = Gaps are turns won
rules-bastion-gaps-text =
    When the deck is empty no new enemies come. Instead, on every enemy turn, the enemy __farthest from the gate__ marches towards it. It passes others and stops on the first free section right before an obstacle.

    If it finds none, it breaks through and the bastion falls. So every enemy you defeat in front of others leaves a __gap__, and each gap costs the army one more move. The table shows how many moves are left.
rules-bastion-example-gaps = The deck is empty, enemies stand on 1, 2, 5 and 6. Who moves, and where?

## Enemies

rules-bastion-basic = Beast, warrior, mage, rider
rules-bastion-basic-text =
    Every army has these 24 cards: beasts of strength 3, warriors 4, mages 5 and riders 6, one of each colour. They have no property.

    Each class becomes a spell of its own: beasts Speed, warriors a Flame of 1, mages Alchemy, riders a Flame of 2.
rules-bastion-note-spells = Which spell an enemy becomes is printed on cards, not in rulebooks. | Known are beast, warrior and flyer, and that riders become a Flame. The rest follows by counting or is a guess; a file of your own can correct it.

rules-bastion-scouts = Scouts bring more
rules-bastion-scouts-text =
    When a __scout__ (3) enters, one more enemy enters right after it, and if that is a scout, yet another. The __Spy__ (3), a legend, brings two. When the deck is empty nobody else comes.
rules-bastion-note-scouts = Each newcomer is placed and its property finished before the next one comes. | The rulebooks leave open how two scouts in a row are resolved.
rules-bastion-example-scout = The next card is a scout. One turn, two enemies.

rules-bastion-symbiotes = Symbiotes and combined enemies
rules-bastion-symbiotes-text =
    A __symbiote__ (4) needs no section. It slips under the enemy farthest from the gate; the two are __one enemy__ from now on. They march, move and fall together. Alone at the wall, it stands like any other.

    To defeat a combined enemy you pay for every part in its own colour. You get every card as a spell and may perform a ritual for each part.
rules-bastion-note-parts = What strengthens or weakens an enemy counts for every part. | The 2018 rulebook says so; for 2015 it is a simplification.
rules-bastion-note-host = In 2018 an immune enemy cannot carry a symbiote; the next one does. | A symbol is missing in our copy of the rulebook; we read immunity.
rules-bastion-example-symbiote = The symbiote joins the enemy on 3. To defeat both, two colours are needed.

rules-bastion-flyers = Flyers and squares
rules-bastion-flyers-text =
    A __flyer__ (5) first takes a section like anybody else, then flies to the __square__ of that district, or to the next free square against the clock. If no square is free it stays at the wall.

    All mana on the sources and the tower of that district goes to the reserve. While the flyer sits there, neither can be used, not even a built source. On the square it can be attacked from the district.
rules-bastion-note-full = If the wall is full a flyer cannot land, and the siege is lost. | It is first added to a section, says the text; symbiotes with a host and dragons need none.
rules-bastion-note-ring = Squares form a ring: from the first district a flyer goes on to the sixth. | The gate stands outside and bars nobody in the air.
rules-bastion-example-flyer = The flyer comes to section 2 and flies to the square of the first district.

rules-bastion-priests = Priests shield their neighbours
rules-bastion-priests-text =
    Enemies on the two sections beside a __priest__ (6) cannot be attacked. The priest can. Two priests side by side shield each other: only Exchange or Teleport parts them.
rules-bastion-note-under = A symbiote under a priest is not its neighbour; both can be attacked. | The 2018 rulebook says so.
rules-bastion-example-priest = The priest on 2 shields 1 and 3. A must defeat the priest first.

rules-bastion-giants = Giants push forward
rules-bastion-giants-text =
    A __giant__ (7) enters on the __free section nearest the gate__, wherever that is. It fills gaps you wanted to keep.
rules-bastion-example-giant = There is a gap on 2. The giant takes it.

rules-bastion-archmages = Archmages block a colour
rules-bastion-archmages-text =
    While an __archmage__ (8) is in play, sources of one colour, never its own, cannot be channelled anywhere. Mana that already lies on them may still be taken by the tower.
rules-bastion-note-archmage = Which colour each archmage blocks is reconstructed. | We use a cycle, so that no two archmages block the colours they are paid in.
rules-bastion-note-prism = Prism does not open a blocked source. | The 2018 rulebook says so; in 2015 such sources give no mana at all.

rules-bastion-werewolves = Werewolves
rules-bastion-werewolves-text =
    A __werewolf__ is as strong as its neighbours together. Without a neighbour it has strength 9; two werewolves side by side have 9 each. All is paid in its own colour.
rules-bastion-note-werewolf = Neighbours count with everything that changes their strength; what changes the werewolf itself comes after. | The 2018 rulebook gives the order.
rules-bastion-example-werewolf = The werewolf on 2 stands between strengths 3 and 4: it has 7.

rules-bastion-dragons = Dragons hold the citadel
rules-bastion-dragons-text =
    A __dragon__ (10) needs no section. It settles on the citadel, on top of dragons that were there, and drives all defenders out to districts of their choice. The citadel can be neither used nor crossed. While a dragon is __on top__, every other enemy of its colour is 1 stronger.

    You enter only to defeat the top dragon at once. { $edition ->
        [2015] If another one lies below, you may stay; on your next turn you defeat it or leave. Beside a dragon you may attack nothing else.
       *[2018] If another one lies below, you stay only if your own mana could pay for it; otherwise you leave at once, for free.
    }

    A dragon need not be defeated to win.
rules-bastion-note-enter = Entering and attacking is one action; whether it can be paid, with spells and help, is checked first. | Otherwise somebody could be stranded beside a dragon.
rules-bastion-note-expelled = Nobody is expelled into a closed tile. | The 2018 rulebook names Rokai’s district; we hold it for both editions and the citadel.

## Legends

rules-bastion-legends = Ten legends
rules-bastion-legends-text =
    Each legend is a single card. Most are paid in the __colour of the district where they stand__, and that is their colour for rituals too.

    • __Spy__ (3): two more enemies enter. __Belligemin__ (4): joins the farthest enemy and flies with it to the square.
    • __Valkyrie__ (5), a flyer: while she is on a square, enemies at that district’s wall cannot be attacked.
    • __Inquisitor__ (6): his neighbours are 1 stronger. __Shaggon__ (8): nobody may cast Flame or Lightning.
    • __Knellerwyrm__ (10): a dragon, paid in any colours. On top he makes all other enemies 1 stronger. His defeat completes a ritual of any colour.
rules-bastion-note-square = Valkyrie and Rokai have their powers only on a square. | Kept at the wall because no square was free, they are plain enemies.

rules-bastion-rokai = Rokai closes a district
rules-bastion-rokai-text =
    __Rokai__ (5) is a flyer. When he lands on a square, all defenders there are driven out to a neighbouring tile. As long as he stays, the district may be entered only to defeat him at once.
rules-bastion-note-carried = Rokai carried to a square by Belligemin also drives defenders out. | He does so whenever he comes to a square, says the 2018 rulebook.

rules-bastion-immune = Golem, Black Wing, Leviathan
rules-bastion-immune-text =
    The __Golem__ (6) and the __Black Wing__ (6, a flyer) cost one disc of every colour, the __Leviathan__ (12) two. They are immune:

    { $edition ->
        [2015] no spell may be used on them, and dragons and structures do nothing to them. Priests and the Valkyrie do shield them, and the Inquisitor strengthens them.
       *[2018] no spell may be used when you attack them; structures and other enemies’ properties do nothing to them. So they can be attacked beside a priest. Exchange and Teleport may move them.
    }
rules-bastion-note-stack = In 2015 spells on a combined enemy with an immune part help with its other parts only. | The rulebook does not tell of such a pair.

## Spells

rules-bastion-spell-attack = Spells for an attack
rules-bastion-spell-attack-text =
    __Flame__ and __Lightning__ make an attack cheaper by their power, down to one disc in all. __Alchemy__ lets you pay in any colours. __Missile__ lets you attack an enemy anywhere in the bastion. Several may be cast on one attack.
rules-bastion-note-tile = Flame in 2018 asks only that caster and attacker share a tile; the citadel is a tile, and the target may be far away. | An example published with the English edition shows it.
rules-bastion-example-flame = A has four discs of fire and a Flame of 2. Together that is enough for strength 6.

rules-bastion-spell-mana = Spells for mana
rules-bastion-spell-mana-text =
    When you channel a source, __Plenty__ gives { $edition ->
        [2015] two more discs
       *[2018] as many more discs as its power
    } and __Prism__ gives everything in one other colour of your choice. Both may be cast together.
rules-bastion-note-obelisk = An obelisk goes by the colour of the source; its extra disc takes the colour of the Prism. | All mana of one channelling has one colour.

rules-bastion-spell-swap = Exchange and Teleport
rules-bastion-spell-swap-text =
    __Exchange__ swaps two enemies at the wall. __Teleport__ moves one to any free section. They open gaps, part priests, and bring an enemy to the defender who can pay. Combined enemies move whole; enemies inside the bastion cannot be moved.

rules-bastion-spell-other = Speed, Repeat, Copy
rules-bastion-spell-other-text =
    __Speed__: right after your move, move again. __Repeat__: at the end of your actions, act once more before the enemy attacks. { $edition ->
        [2015] That is a turn of its own: artifacts are ready again.
       *[2018] Artifacts that were used stay used.
    } __Copy__ acts as any other spell that somebody holds now; that card stays where it is.
rules-bastion-note-copy = Copy takes the power of what it copies, is judged from the copier’s place, and cannot copy a Copy. | The rulebooks say only what it acts as.

## Rituals

rules-bastion-rituals = Performing a ritual
rules-bastion-rituals-text =
    You hold two rituals, each with a colour. When you __defeat an enemy of that colour__ you may perform it. Then draw two and keep one; the other goes under the deck.

    A combined enemy allows a ritual for each part, and a ritual drawn for the first may already serve the second. The tutorial siege is played without rituals.
rules-bastion-note-optional = Rituals are optional in both editions. | The 2015 text reads as if they happened by themselves.
rules-bastion-note-deck = The deck has five kinds in six colours. | The box counts thirty cards and the rulebook names five kinds.

rules-bastion-artifacts = Artifacts
rules-bastion-artifacts-text =
    An artifact lies before you and works __once each turn__, from the turn you perform it.

    The __accumulator__ takes one disc of any colour from another defender, at any distance, if they agree. The __converter__ swaps one of your discs for one of any colour from the reserve.

rules-bastion-structures = Structures
rules-bastion-structures-text =
    A structure is built at once on __any free foundation of the bastion__ and serves everybody.

    • __Source__: one more source of its colour.
    • __Obelisk__: sources of its colour in this district give one disc more.
    • __Cannon__: enemies of its colour at this district’s wall and on its square are { $edition ->
        [2015] 1
       *[2018] 2
    } weaker, but never below 1.

    { $edition ->
        [2015] Only when no foundation is free may a structure be replaced; the old card is discarded.
       *[2018] You may also replace a structure; the old card goes under the ritual deck.
    }
rules-bastion-example-gun = A cannon of fire stands in the district: the Fire Rider costs 4, the Forest Rider still 6.

## Sieges

rules-bastion-sieges = Choosing an army
rules-bastion-sieges-text =
    { $edition ->
        [2015] The tutorial siege is 24 basic enemies without rituals. Seven sieges add more, from the standard one (strength 160) to the impossible one (225). For an army of your own, the rulebook calls 140–180 normal for one defender, and 10 more for each further one.
       *[2018] The tutorial siege has 25 cards and no rituals. A normal game adds three support classes of your choice to the 24 basic enemies: two cards of each and one legend (easy), three and two (medium), four and three (hard), five and four (extreme).
    }

    A single defender plays without accumulators and has it hardest. The number of players changes the difficulty little otherwise.
rules-bastion-note-totals = For three sieges of 2015 the printed army strengths do not add up; we show the sums of the cards. | Printed are 159, 168 and 220; the cards give 153, 173 and 225.

rules-bastion-scenarios = Scenarios of 2018
rules-bastion-scenarios-text =
    • __Darkened Skies__: flyers, scouts and five legends; every district starts with a built source.
    • __Trembling Earth__: no beasts; each defender starts with a Speed; symbiotes, giants, werewolves and three legends.
    • __Show of Force__: all ten legends wait in the lower part of the deck.
    • __Late Arrival__: three districts are damaged, each with a flyer, and a dragon sits in the citadel. Once a turn you may __revive__ a damaged source of your district for one disc of its colour, if its square is free.
rules-bastion-note-damage = In Late Arrival damage covers the source cards laid at set-up too. | The rulebook says: all sources of these districts.

## Editions

rules-bastion-editions = The editions side by side
rules-bastion-editions-text =
    The deluxe edition of 2018 tells the rules of 2015 anew, as the English edition of 2017 did. Most differences are of wording: counted from when the first defender acts, enemies and turns alternate in the same way. These matter at the table.
rules-bastion-column-topic = Topic
rules-bastion-column-2015 = 2015
rules-bastion-column-2018 = 2018
rules-bastion-row-order = Order of a turn | the enemy attacks, then you act | you act, then the enemy attacks
rules-bastion-row-start = Enemies at set-up | one for each defender | one more
rules-bastion-row-sections = Usable sections | 23: the deck lies on the last | 24
rules-bastion-row-gun = Cannon | enemies 1 weaker | enemies 2 weaker
rules-bastion-row-plenty = Plenty | 2 more | as many as its power
rules-bastion-row-flame = Flame | your own attack | any attack from your tile
rules-bastion-row-swap = Exchange, Teleport | in your own turn | whenever a defender acts
rules-bastion-row-repeat = Repeat | another turn; artifacts ready | another action phase
rules-bastion-row-immune = Golem and kin | immune to spells, auras, structures | no spells in attacks; immune to structures and other enemies
rules-bastion-row-host = Symbiote’s host | any enemy | no immune one
rules-bastion-row-priests = Priests at set-up | as they come | never side by side
rules-bastion-row-dragon = A second dragon below | stay, defeat it or leave next turn | pay for it now or leave at once
rules-bastion-row-structures = Replacing structures | only if no foundation is free; discarded | always; under the deck
rules-bastion-row-armies = Armies | seven sieges, army strength | four levels, four scenarios

## In five minutes

rules-bastion-guide = Bastion in five minutes
rules-bastion-step-goal = Hold the wall
rules-bastion-step-goal-text = An army comes to the wall, card by card, and marches towards the gate. You win together when the deck is empty and the wall is free. You lose when an enemy finds no free section.
rules-bastion-step-mana = Get mana
rules-bastion-step-mana-text = Lay one disc on a source of your district and take three of its colour. A tower hands on what lies on sources, the citadel what lies on towers. Once a turn, one of the three.
rules-bastion-step-attack = Pay for victory
rules-bastion-step-attack-text = Attack an enemy at the wall of your district: pay as many discs of its colour as its strength. No dice, no luck. Its card becomes a spell in your hand.
rules-bastion-step-move = Go where you are needed
rules-bastion-step-move-text = Once a turn step to a neighbouring district or the citadel. Move, channel and attack in any order: go to a source first, or leave after the attack.
rules-bastion-step-enemy = Then the enemy comes
rules-bastion-step-enemy-text = After your turn a new enemy stops at the first free section before an obstacle. When the deck is empty, the last of the camp marches instead. Defeat enemies in front: every gap you leave costs them a turn.
rules-bastion-step-more = What makes it rich
rules-bastion-step-more-text = Defeat an enemy in the colour of one of your rituals, and build a cannon or gain an artifact. Spells make attacks cheaper or move enemies. Special enemies fly, shield, join or burn. Help each other: the game asks whoever holds the right spell.
rules-bastion-example-guide-goal = Two defenders and an army: enemies march from high numbers towards the gate.
rules-bastion-example-guide-move = One step to the citadel, one more to any district.

## Pieces that stand for something

bastion-piece-defender = defender
bastion-piece-defender-text = One of four figures. They have no powers of their own.
bastion-piece-mana-text = A disc of mana pays for one strength of an enemy of its colour and for rituals; any colour opens a source or a tower. There are fifteen of each colour.
bastion-piece-empty-source = token of a damaged source
bastion-piece-empty-source-text = Of the 2018 edition: it lies on a damaged source, or reminds of 1 strength more.
bastion-piece-no-lightning = token: no Lightning
bastion-piece-no-lightning-text = Of the 2018 edition: it reminds that Shaggon forbids Lightning.
bastion-piece-no-flame = token: no Flame
bastion-piece-no-flame-text = Of the 2018 edition: it reminds that Shaggon forbids Flame.

## Places

bastion-place-wall = wall section
bastion-place-wall-text = One of 24 places outside the wall where an enemy can stand; { $sections } of them are used.
bastion-place-gate = gate
bastion-place-gate-text = It stands between the last section and the first. Enemies march towards it.
bastion-place-camp = camp
bastion-place-camp-text = All enemies at the wall together; the deck lies beside its last section.
bastion-place-district = district
bastion-place-district-text = Four wall sections, three sources, a tower, two foundations and a square.
bastion-place-source = source
bastion-place-source-text = Lay a disc of any colour on it and take three of its own. A disc closes it.
bastion-place-tower = tower
bastion-place-tower-text = Lay a disc on it and take all that lies on the district’s sources. A disc closes it.
bastion-place-foundation = foundation
bastion-place-foundation-text = Room for one structure.
bastion-place-square = square
bastion-place-square-text = Where flyers land. While one is there the district gives no mana.
bastion-place-citadel-text = The middle of the bastion; it touches every district. Take here what lies on the towers. Dragons settle here.
bastion-place-reserve = reserve
bastion-place-reserve-text = Fifteen discs of each colour, less what lies elsewhere. It can run out.
