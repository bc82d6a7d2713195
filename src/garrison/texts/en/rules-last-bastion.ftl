# The rules of Last Bastion as a book. Empty lines part paragraphs, __ marks what is stressed.
# In rows and notes, a bar parts cells: topic | Russian | Polish | here, and sentence | why.

rules-last-bastion = Rules of Last Bastion

rules-last-bastion-chapter-goal = The goal
rules-last-bastion-chapter-bastion = The bastion
rules-last-bastion-chapter-turn = A turn
rules-last-bastion-chapter-horde = The horde phase
rules-last-bastion-chapter-hero = The hero phase
rules-last-bastion-chapter-cards = Cards of the horde
rules-last-bastion-chapter-heroes = Heroes
rules-last-bastion-chapter-tiles = Tiles
rules-last-bastion-chapter-levels = Levels
rules-last-bastion-chapter-editions = Two rulebooks

rules-last-bastion-goal = Win and lose together
rules-last-bastion-goal-text =
    One to four heroes hold nine tiles against the horde of the Baleful Queen. You __win together__ when every warlord of the deck is beaten: one on the levels Novice and Normal, two on Difficult, three on Heroic.

    You __lose together__ as soon as

    • three tiles are in the grasp of evil,
    • no hero is left in play,
    • a card must be drawn and the deck is empty,
    • the green board discards a warlord.
rules-last-bastion-note-defeat-first = If one fight brings both victory and defeat, it is a defeat. | Exit effects of the last warlord still happen; the rulebooks show it with the Archdaemon.
rules-last-bastion-note-turns = After 200 turns the siege is lost. | A safeguard of ours; real games take 30 to 70 turns.

rules-last-bastion-score = Score
rules-last-bastion-score-text =
    A victory is worth 5, 10, 15 or 20 points by its level. Add 1 for each Life and 2 for each Call to Arms your heroes have. Take off 3 for each dead hero and 4 for each grasped tile.
rules-last-bastion-note-dead = Only a hero who fell twice counts as dead. | Both rulebooks use the word for the second fall only.

rules-last-bastion-board = Nine tiles, four boards
rules-last-bastion-board-text =
    Nine __tiles__ lie in a square, in a new order each time. On each side lies a __horde board__ in red, green, blue or yellow, with three __slots__. A slot faces the tile in front of it; a corner tile has two slots beside it, the centre none.

    Each hero belongs to a board and has its colour. What nobody holds lies in the __reserve__.
rules-last-bastion-example-siege = Four heroes, four boards. The Dwarven Quarry is in the grasp of evil.

rules-last-bastion-setup = Set-up
rules-last-bastion-setup-text =
    Each player takes a hero and a board. Everybody starts in the __centre__ with three Life, one equipment token of the colour of their board and one Call to Arms.

    The deck has 50 monsters. Each warlord lies on __eight monsters__, all others lie above. For every hero fewer than four, four monsters stay in the box unseen.
rules-last-bastion-note-opposite = Which colour lies where is random; two players sit opposite each other. | The rulebooks ask for it with two players.

rules-last-bastion-tokens = Tokens
rules-last-bastion-tokens-text =
    __Life__ keeps a hero standing. __Equipment__ of a colour counts as a hit in a fight. A __Call to Arms__ uses a tile from anywhere. Equipment and Calls are the __round tokens__ that some effects take.

    Tokens are limited: what the reserve lacks cannot be gained, what a hero lacks cannot be lost. Equipment cannot be given away, except by the Dispensary. Life may exceed three.
rules-last-bastion-note-counts = The box holds four equipment tokens of each colour, four Calls, sixteen Life and twelve Grasps. | Derived from the printed totals of 47 tokens and 15 figures.
rules-last-bastion-note-spare-calls = With fewer than four players spare Calls to Arms lie in the reserve. | Otherwise rewards could not be paid.

rules-last-bastion-turn = Horde, then hero
rules-last-bastion-turn-text =
    Boards take turns clockwise. Each turn has a __horde phase__ and then, if the hero of that board is in play, a __hero phase__.

    Horde phase: recurring effects of the cards on this board; then, if the board is full, its effect, else a new card. Hero phase: one movement and one action.

rules-last-bastion-recurring = Recurring effects
rules-last-bastion-recurring-text =
    First every card on the board in turn does what its __middle__ says, in the order the player likes. An effect covered by the net does nothing.
rules-last-bastion-note-snapshot = Cards that arrive meanwhile wait for the next time. | The rulebooks speak of cards on the board at the start of the phase.

rules-last-bastion-full = A full board strikes
rules-last-bastion-full-text =
    If all three slots are taken after that, no card is drawn. Instead the board does harm:

    • __red__: lose a Life,
    • __green__: the last card of the deck is discarded; a warlord lost so loses the game,
    • __blue__: lose your next movement,
    • __yellow__: roll the corruption die.
rules-last-bastion-note-green = With an empty deck the green board does nothing. | A discard is not a draw.
rules-last-bastion-note-yellow = A Grasp rolled by the yellow board goes to one of its three tiles without one. | Otherwise the threat could be dodged.

rules-last-bastion-placement = Drawing and placing a card
rules-last-bastion-placement-text =
    If the board is not full, draw a card. A __coloured__ card goes to a free slot of the board of its colour, a __black__ one to the board of whoever drew it. If that board is full, it goes to any free slot. Then its __entrance__ effects happen.

    If all twelve slots are taken, lose a Life and draw nothing.
rules-last-bastion-note-slot = The active player chooses the slot. | So the Russian rulebook; the Polish one is silent.
rules-last-bastion-note-full = With twelve cards in play the empty deck does not matter: nothing is drawn. | Both rulebooks replace the draw by the loss of a Life.
rules-last-bastion-example-draw = A ends the turn. The horde draws: the Hollow Summoner, blue, brings another card along.

rules-last-bastion-grasp = Grasp of Evil
rules-last-bastion-grasp-text =
    The first time this effect happens, the figure is put __on the card__. The next time it moves to the __first tile opposite__ without one. Then it begins again.

    A __grasped tile__ cannot be activated, except with a Call to Arms. A __grasped hero__ has no power. The third grasped tile loses the game at once. The Divine Fountain and Teagaan remove figures.
rules-last-bastion-note-cycle = Removing the figure from the card begins the cycle anew. | The rulebook tells the two steps, not what a removal does.
rules-last-bastion-note-home = What was at home on a grasped place waits in the reserve; what is out stays at work. | The Polish rulebook names net, standard and spell “etc.”
rules-last-bastion-example-grasp = The Cinder Imp already carries a Grasp. On its next turn the figure moves to the tile opposite.

rules-last-bastion-corruption = The corruption die
rules-last-bastion-corruption-text = It has six faces: nothing; draw a card; lose a round token; lose a round token and a Life; lose a Life; a Grasp of Evil on the first free tile opposite the card that made you roll.
rules-last-bastion-note-faces = Each result has one face. | The booklet lists exactly six results.

rules-last-bastion-neutral = Fewer than four players
rules-last-bastion-neutral-text =
    A board without a hero in play is __neutral__. It has its horde phase, but never draws. Each of its effects is given by the group to a hero to whom it can apply.
rules-last-bastion-note-apply = An effect that can apply to nobody is skipped. | Losing a token needs a token, a Grasp a healthy hero.

rules-last-bastion-moving = Movement
rules-last-bastion-moving-text = Step to a neighbouring tile, __diagonals included__. Tiles can be shared. A hero who was knocked down spends the next movement to stand up, wherever that movement comes from.
rules-last-bastion-note-prone = Lost movements do not add up. | The figure lies or it does not.

rules-last-bastion-acting = One action
rules-last-bastion-acting-text = In your hero phase you may take one movement and __one action__, in any order; both are optional. The action is either to __activate the tile__ you stand on, or to __fight__.

rules-last-bastion-call = Call to Arms
rules-last-bastion-call-text = Spend this token at any time in your hero phase, but not inside an action: you use __any tile__, wherever you stand, even a grasped one. You may spend several in a turn.
rules-last-bastion-note-remote = A Call uses net, trap or standard even while it waits in the reserve. | The tile’s action would be empty otherwise.

rules-last-bastion-fighting = Fighting
rules-last-bastion-fighting-text =
    Fight a card in a slot __beside your tile__. Roll three white dice. Each face of the card’s colour and each __white__ face is a hit. Equipment of that colour adds hits: yours, and that of heroes on your tile.

    Reach its __resistance__ and you may beat it; its exit effects happen, then it is gone. Standard and spell lower the resistance by one each. The game shows the exact odds: three dice against resistance 1 succeed in 70 of 100 cases, against 2 in 26, against 3 in 4.

    Even a card whose resistance has fallen to nothing goes only by a fight. From the centre nobody can fight but Twindalli. What lay on a beaten card, a net, a spell, a Grasp, a blocked die, goes back where it belongs.
rules-last-bastion-note-dice = Each combat die has one face of each of the five colours and a white one. | A reviewer counts a third for each die; the parent game’s dice are alike.
rules-last-bastion-note-spending = Equipment is spent only on cards that are beaten, at most as much as they resist, at least one. | The FAQ lets you spend it although the dice suffice.
rules-last-bastion-example-fight = Kazgin fights the Incubus, red, resistance 2. He rolls four dice.

rules-last-bastion-two = Two cards at once
rules-last-bastion-two-text = From a corner you may fight both cards with one roll. Each die counts for one of them. If it is enough for one only, you choose which.
rules-last-bastion-note-order = One beaten card is settled entirely, then the other; harmful exits come first. | The rulebooks leave the order to the player.

rules-last-bastion-falling = Falling and healing
rules-last-bastion-falling-text =
    A hero without Life __falls__: all tokens go to the reserve, the board becomes neutral. The Dispensary brings the hero back, __wounded__ and without power, with three Life and a Call to Arms. Who falls a second time is dead.
rules-last-bastion-note-owed = Effects a fallen hero still owes pass to another hero. | The English FAQ says so for exit effects; we hold it for all.

rules-last-bastion-effects = Effects of cards
rules-last-bastion-effects-text =
    __Entrance__ effects happen once, when the card comes. __Recurring__ ones happen on every turn of the board. __Continuous__ ones last while the card is there. __Exit__ effects happen when it is beaten: some harm, some reward.

    If several happen at once, the active player chooses their order, and a card that one of them draws is settled before the next. Effects on all heroes go clockwise from the board in turn.
rules-last-bastion-note-dice-blocked = Only white dice are blocked, and no more than there are. | Kazgin’s grey die is his own.

rules-last-bastion-warlords = Warlords
rules-last-bastion-warlords-text = A warlord comes like any card and must be fought. Tomb, Trebuchet and Quarry do nothing to warlords; Strategist’s Tower, Standard and Mylfaar’s spell do. Beaten, a warlord gives a Life and a Call to Arms; only the Archdaemon of Torment makes you roll the corruption die first.
rules-last-bastion-note-reward = The reward of warlords is reconstructed. | The booklet has such an icon and every warlord a good exit effect.

rules-last-bastion-cards = The horde
rules-last-bastion-cards-text = Fifty monsters, ten in each colour, with resistances from 1 to 4: demons are red, orcs and trolls green, creatures of the void blue, undead yellow, shadows black. The gallery shows them all.
rules-last-bastion-note-cards = The list of cards is reconstructed. | No source lists them. They are built from the effects of the booklet; what a source tells of a card is kept. A file of your own can take their place.

rules-last-bastion-heroes = Eight heroes
rules-last-bastion-heroes-text = Heroes have no colour of their own: it is that of their board. Each has one power. It is off while a Grasp lies on the hero, and for good once the hero is wounded.
rules-last-bastion-note-sindara = Sindara’s two actions are both before or both after her movement. | The clarification of the Tavern makes sense only so.
rules-last-bastion-note-feng-li = Feng-Li may roll again each corruption die of hers, in any phase. | The booklet names neutral boards too.
rules-last-bastion-note-kazgin = Kazgin’s grey die is for fights only, not for the Market. | The booklet names it with combat.

rules-last-bastion-tiles = Nine tiles
rules-last-bastion-tiles-text = Activate the tile you stand on as your action, or any tile with a Call to Arms. A grasped tile cannot be activated.
rules-last-bastion-note-trap = A monster moved into the trap is gone too; a warlord stays and the trap goes home. | As with the Buddhas of the parent game.
rules-last-bastion-note-tomb = The Tomb may be paid with the last Life; the hero falls afterwards. | The text sets no limit.
rules-last-bastion-note-dispensary = The Dispensary heals only fallen heroes, with as much Life as the reserve has. | With none left it cannot heal.
rules-last-bastion-note-market = At the Market coloured faces are paid before white ones. | So that white may choose among what is left.
rules-last-bastion-example-trap = The trap lies on N2. The next monster that comes there is gone.

rules-last-bastion-levels = Levels of difficulty
rules-last-bastion-levels-text = With four heroes the game is easiest. Begin as a Novice; expect to lose the first sieges.

rules-last-bastion-editions = The rulebooks side by side
rules-last-bastion-editions-text = The Russian and the Polish box hold the same game. Their rulebooks differ in a few places; this is how we play them.
rules-last-bastion-column-topic = Topic
rules-last-bastion-column-ru = Russian
rules-last-bastion-column-pl = Polish
rules-last-bastion-column-here = Here
rules-last-bastion-row-slot = Slot of a drawn card | the player chooses | only the board is named | the player chooses
rules-last-bastion-row-full = All slots taken | take no card, lose a Life | the card stays on the deck, lose a Life | lose a Life
rules-last-bastion-row-centre = Fighting from the centre | nobody but Twindalli | nobody | nobody but Twindalli
rules-last-bastion-row-slots = Whom to fight | cards in adjacent slots | “adjacent tiles” | adjacent slots
rules-last-bastion-row-win = Victory | the warlord is beaten and no defeat follows | all warlords are beaten | all warlords, exit effects first
rules-last-bastion-row-tokens = Losing what one lacks | any token: ignored | round tokens: ignored | ignored
rules-last-bastion-row-removed = Monsters left out | four for each missing player | four at random for each missing hero | four at random for each missing hero
rules-last-bastion-row-booklet = Booklet of powers | in the box | not in our copy | the Russian one

rules-last-bastion-guide = Last Bastion in five minutes
rules-last-bastion-step-goal = Beat the warlord
rules-last-bastion-step-goal-text = Together you hold nine tiles. Somewhere deep in the deck waits a warlord: beat it and you win. Three tiles in the grasp of evil, or no hero left, and you lose.
rules-last-bastion-step-horde = First the horde
rules-last-bastion-step-horde-text = At the start of your turn the cards on your board act, then a new card comes to the board of its colour. If your board is full, it strikes instead. So keep boards open.
rules-last-bastion-step-grasp = Watch the Grasp
rules-last-bastion-step-grasp-text = Some cards send a Grasp of Evil: first it lies on the card, next time it takes the tile opposite. That tile is closed. The third one loses the game.
rules-last-bastion-step-hero = Then your hero
rules-last-bastion-step-hero-text = Move one step, also diagonally, and do one thing: use the tile you stand on, or fight. Both in any order.
rules-last-bastion-step-fight = Fight with dice
rules-last-bastion-step-fight-text = Roll three dice against a card beside your tile. Its colour and white are hits; equipment of its colour adds hits, also that of heroes on your tile. As many hits as its resistance, and it is gone.
rules-last-bastion-step-help = Use the tiles
rules-last-bastion-step-help-text = The Market gives equipment, the Tavern Life, the Fountain removes Grasps, the Tomb a monster for a Life. A Call to Arms uses any tile from afar. Your hero has a power of its own: read it first.
rules-last-bastion-example-move = A step to the Market, then its action: equipment by two dice.

## Pieces that stand for something

last-bastion-piece-white-die = white combat die
last-bastion-piece-white-die-text = One face of each colour and a white one, which counts as any colour.
last-bastion-piece-grey-die = grey combat die
last-bastion-piece-grey-die-text = Kazgin’s own: he rolls it besides the white ones.
last-bastion-piece-corruption-die = corruption die
last-bastion-piece-corruption-die-text = Six different results; only one of them does nothing.
last-bastion-piece-standard-token = token of the standard
last-bastion-piece-standard-token-text = One of each colour: it lies on the standard and shows whom it weakens.
last-bastion-piece-wall = wall
last-bastion-piece-wall-text = It closes a side of the bastion between tiles and horde board.
last-bastion-piece-no-equipment = marker: no equipment
last-bastion-piece-no-equipment-text = It reminds that a card forbids spending equipment in combat.
last-bastion-piece-equipment-text = A round token. In a fight it counts as one hit of its colour.
last-bastion-piece-call-text = A round token. Spend it on your turn to use any tile from afar, even a grasped one.
last-bastion-piece-life-text = It keeps a hero standing: whoever loses the last one falls.
