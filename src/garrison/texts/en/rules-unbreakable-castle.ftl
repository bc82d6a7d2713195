# The rules of Unbreakable Castle as a book. Empty lines part paragraphs, __ marks what is stressed.
# In notes, a bar parts a sentence from its reason.

rules-unbreakable-castle = Rules of Unbreakable Castle

rules-unbreakable-castle-chapter-goal = The goal
rules-unbreakable-castle-chapter-turn = A turn
rules-unbreakable-castle-chapter-finds = What matching edges bring
rules-unbreakable-castle-chapter-centres = The middle of a card
rules-unbreakable-castle-chapter-quests = Quests
rules-unbreakable-castle-chapter-trade = Trade and building
rules-unbreakable-castle-chapter-deals = Deals and cards

rules-unbreakable-castle-goal = First castle wins
rules-unbreakable-castle-goal-text =
    This one is a race. Whoever is first to own __six parts__ wins, and the game ends at once: one citadel, two towers, one set of gates, two walls. That takes forty resources, ten each of wood, clay, ore and stone.

    It does not matter how the sixth part came to you: bought, or built by a quest, even on somebody else’s turn. Parts beyond the six do not count, and a part that is destroyed has to be got again.
rules-unbreakable-castle-note-at-once = There is no last round: the first complete castle wins. | The rulebook ends the game when a castle is complete.

rules-unbreakable-castle-races = Races and sides
rules-unbreakable-castle-races-text =
    Everybody takes another race and its starting tokens. Races belong to four factions: __Light__ (human, elf, dwarf) and __Order__ (mage, golem) are one side, __Dark__ (necromancer, werewolf, vampire) and __Chaos__ (orc, demon) the other.

    Your side decides who is a friend on the cards. It does not make you a team: only one player wins. Light and Dark differ by their quests, which build or destroy. Order and Chaos draw no quests, so they are harder.
rules-unbreakable-castle-note-words = Race, faction and side are different things here. | The rulebook mixes the words.
rules-unbreakable-castle-note-players = The game is made for two to four; five and six are our extension. | The publisher’s page names two to four.

rules-unbreakable-castle-setup = Setting up
rules-unbreakable-castle-setup-text =
    • Sort the __castle cards__ by kind into four open piles.
    • Shuffle the __quests__ of Light and of Dark, each into a deck of its own, face down.
    • The box with the tokens is the __bank__.
    • Everybody chooses a __race__; no race is taken twice. Take its starting tokens.
    • Shuffle the hundred __cards__. A dealer is drawn by lot and lays out the first field.

    Play is livelier with somebody on either side: then what is a friend to one is an enemy to another. A table of one side only works as well.

rules-unbreakable-castle-turn = A turn
rules-unbreakable-castle-turn-text =
    • __Open__ one card of the field.
    • __Read__ it: take what its edges and its middle bring.
    • __Trade__ with the bank and with others, as you like.
    • __Build__ at most one part. Then end your turn.

    Opening is compulsory, and there is always a card to open; everything after it is up to you. Going to the bank is also allowed before you open a card, and after building. Deals with others come before building. Turns go round to the left.

rules-unbreakable-castle-card = What is on a card
rules-unbreakable-castle-card-text =
    Cards lie upright and are never turned. Each has five places.

    • __Top:__ half a resource symbol.
    • __Bottom:__ half a resource symbol, and a number.
    • __Left and right:__ two half portraits each, the upper one of Light or Order, the lower one of Dark or Chaos. Each half carries a coin with a resource.
    • __Middle:__ a sign, or nothing.

    Of the hundred middles thirty are empty, thirty-six hold a bonus, sixteen a quest sign, eight a trader, eight a barrier and two a horn. On the edges wood is a little commoner than clay, ore and stone; gold and mana are rare.

rules-unbreakable-castle-opening = Opening a card
rules-unbreakable-castle-opening-text =
    You must open __exactly one__ card. The first of each deal may be any; every other must __touch an open card__ by a side. The card stays where it is, face up.

    Which card to open is the main skill: one that touches several open cards can match several edges at once. The table shows the odds of every edge.
rules-unbreakable-castle-note-first = The first card of each deal is free to choose, not only that of the game. | Two sentences of the rulebook only fit together so.
rules-unbreakable-castle-example-opening = The first card of a deal: any will do, and only its middle counts.

rules-unbreakable-castle-reading = Reading order
rules-unbreakable-castle-reading-text =
    A card is read __top, left, middle, right, bottom__. Everything concerns only the player who opened it, and happens by itself. You are asked only where there is a choice. Mana gained on the way can be spent further on.

    An edge counts if an open card lies beside it. If that neighbour is opened later, the match belongs to whoever opens it. Should the game be won in the middle of a card, the rest is not read.
rules-unbreakable-castle-note-order = The order of edges is ours. | The rulebook says: from top to bottom and from left to right.

rules-unbreakable-castle-joints = Resources on matching edges
rules-unbreakable-castle-joints-text =
    Where two cards lie one __above__ the other, the half symbols of their short edges meet. If they form the __same resource__, you take the number printed on the upper card, from one to four.

    A card can close two such matches, one above and one below. Each counts once, when its second card is opened. About one pair of cards in five matches.

    Wood, clay, ore and stone build. Gold buys. Mana fights.
rules-unbreakable-castle-note-number = The number stands on the bottom half of the upper card. | The rulebook’s one picture fits this.
rules-unbreakable-castle-example-joint = 97 is opened under 77: clay meets clay. Card 97 has two clay of its own besides.

rules-unbreakable-castle-meetings = Allies and enemies
rules-unbreakable-castle-meetings-text =
    Where two cards lie __side by side__, half portraits meet. If they form the __same race__, you meet a character.

    • Of __your side__: an ally. You take the gift, both coins.
    • Of the __other side__: an enemy. You must fight: pay __one mana__ and take the coins.
    • Without mana you flee. You gain nothing and lose nothing.

    One card can bring four meetings, two on each long edge. Every fight costs its own mana: with a single one left you beat the first enemy and flee from the second. Other players have no part in it, whatever their race.
rules-unbreakable-castle-note-portrait = Only a completed portrait is a meeting. | The rulebook’s step for it speaks of two cards.
rules-unbreakable-castle-note-slots = Each long edge has two half portraits, above Light and Order, below Dark and Chaos. | With one half an edge, meetings would be too rare for mana and quests to matter.
rules-unbreakable-castle-note-must = With mana one must fight; of two enemies the left one comes first. | The rulebook leaves no choice and no order.
rules-unbreakable-castle-example-meeting = 59 is opened beside 42. A human for A: an ally with four gold and four stone. And a vampire, who costs a mana.

rules-unbreakable-castle-gifts = What characters carry
rules-unbreakable-castle-gifts-text =
    A character brings the coins of both halves. The first named lies on the left card, the second on the right one.

    • Human: gold and stone. Necromancer: gold and ore.
    • Elf: wood and mana. Demon: ore and mana. Mage: mana and clay.
    • Dwarf: stone and ore. Golem: stone and clay. Vampire: ore and stone.
    • Werewolf: clay and wood. Orc: clay and wood.

    Most coins are worth one, some two, a few three or four. Friend or enemy, the coins are the same; only the mana makes the difference.
rules-unbreakable-castle-note-carry = Only what the human and the werewolf carry is printed; the rest is reconstructed. | Chosen so that all four building resources come equally often.

rules-unbreakable-castle-friends = Unlikely friends
rules-unbreakable-castle-friends-text = Players of these races __may__ take each other’s kind for allies: vampire and golem, dwarf and demon. Then the gift costs no mana.
rules-unbreakable-castle-note-asked = You are asked only if a fight would fulfil one of your quests; otherwise they are allies. | The rulebook says they may; nobody would pay for nothing.

rules-unbreakable-castle-bonus = Bonus
rules-unbreakable-castle-bonus-text = A whole resource with a number in the middle: take it from the bank. Mostly it is one to three of a building resource, seldom one gold or one mana. The horn does not double it.

rules-unbreakable-castle-horn = Horn of plenty
rules-unbreakable-castle-horn-text =
    There are two, one for each side. The first player of that side who opens it keeps it for the whole game. From that moment it __doubles what matching symbols bring__, gold and mana too, and already the lower edge of its own card.

    Nobody owns two, and it is never given away. Opened by the other side it does nothing; it can turn up again once the deck has been shuffled anew.
rules-unbreakable-castle-note-gifts = It does not double gifts, bonuses or traders. | The rulebook speaks of resources found on matching edges.
rules-unbreakable-castle-note-side = Order counts as Light here and Chaos as Dark. | The rulebook names the forces of Light and Dark.
rules-unbreakable-castle-example-horn = The same match with the horn: six clay. Three of them buy a stone at the bank.

rules-unbreakable-castle-toll = Magic barrier
rules-unbreakable-castle-toll-text = Pay one mana. Without mana you lose one building resource of your choice; gold is never taken. With nothing you pay nothing. It is paid when its turn comes in the reading order: mana from the left edge helps, mana from the right edge comes too late.
rules-unbreakable-castle-note-toll = The barrier is reconstructed. | The rulebook mentions mandatory expenses once and never describes them.

rules-unbreakable-castle-traders = Traders
rules-unbreakable-castle-traders-text =
    A trader offers a better rate than the bank. Only the player who opened the card is served, until the turn ends, as often as the card says.

    • __Woodcutter, potter, miner, stonemason:__ two of one building resource buy one wood, clay, ore or stone. Three times.
    • __Timber merchant, quarry owner:__ one gold buys four wood, or four stone. Twice.
    • __Clay dealer, jeweller:__ three clay, or three ore, buy one gold. Once. Gold is bought nowhere else.
rules-unbreakable-castle-note-traders = Names and rates of traders are reconstructed. | The rulebook says only that they may be better than the market.

rules-unbreakable-castle-quests = Drawing and fulfilling quests
rules-unbreakable-castle-quests-text =
    At a __quest sign__ players of Light and Dark draw a quest of their side and keep it secret; the others see only how many you hold. When what it asks for happens, it is fulfilled __at once__, at most one a turn.

    “Find” needs a meeting as allies and doubles the gift. “Defeat” needs a won fight. Fleeing fulfils nothing. If a reward cannot be had, the quest burns.

    A quest drawn in the middle of a card may be fulfilled by its right edge already, not by what was read before. Any number may be held. Used quests are shuffled again when a deck is empty.
rules-unbreakable-castle-note-one = If several fit, you choose one and keep the others; a burnt quest counts as the one of the turn. | Two sentences of the rulebook, made to agree.
rules-unbreakable-castle-note-quests = Four quests are printed in the rulebook, the other sixteen are reconstructed. | They follow the pattern of the four.
rules-unbreakable-castle-example-quest = A holds the quest “find a human”. The human’s gift is doubled: eight gold and eight stone.

rules-unbreakable-castle-light = Light builds
rules-unbreakable-castle-light-text = A building quest gives a free part, to you or to __any player of your side__, Order included. It does not use up the turn’s one purchase, and you may take a part you own already as a spare. It burns only if the pile is empty. It may even win the game for an ally: think twice.
rules-unbreakable-castle-note-who = Whoever fulfils the quest chooses who gets the part. | The rulebook names own castle and allied castles.

rules-unbreakable-castle-dark = Dark destroys
rules-unbreakable-castle-dark-text = A destroying quest takes a part from __any other player__ who has it, of whatever side, never from yourself. You choose among its owners. The card goes back to its pile, without refund. If nobody has the part, the quest burns.
rules-unbreakable-castle-note-whom = You may let it burn only if all who have the part are of your own side. | The rulebook says once “the enemy” and once “allies too”.
rules-unbreakable-castle-note-spare-first = A spare is destroyed first. | That is what a spare is good for.

rules-unbreakable-castle-bank = The bank
rules-unbreakable-castle-bank-text =
    __Three__ of one building resource buy __one__ of another. __One gold__ buys __three__ of one building resource. As often as you like, on your own turn.

    The bank sells neither gold nor mana. Mana is never bought, sold, exchanged or given away. Nothing is lost by waiting: what you hold stays with you from deal to deal.
rules-unbreakable-castle-note-gold = Gold cannot be bought from the bank. | Otherwise three of one would be three of another.
rules-unbreakable-castle-note-when = You exchange on your own turn, and while an offer waits for your answer. | The rulebook says both “at any time” and “at the end of the turn”.
rules-unbreakable-castle-note-unlimited = The bank is unlimited, unless you choose the strict one with thirty tokens of each kind. | The box holds 180 tokens in six recesses.

rules-unbreakable-castle-trading = Trade between players
rules-unbreakable-castle-trading-text =
    After reading your card and before building you may offer others a deal, at any price you agree on. Deals are always between the player whose turn it is and one other. Both must give something, and both must have it.

    Mana, the horn, quests and castle cards stay with their owners; all else may change hands, gold included.
rules-unbreakable-castle-note-offers = Three offers a turn, each to one player, who accepts, declines or counters once. Promises for later bind nobody. | So that a turn ends.

rules-unbreakable-castle-building = Building
rules-unbreakable-castle-building-text =
    After reading your card you may buy __one__ part a turn: pay the bank and take the card.

    • Citadel: 2 wood, 2 clay, 2 ore, 2 stone.
    • Tower (you need two): 2 clay, 2 ore, 2 stone.
    • Gates: 8 wood, 4 ore.
    • Wall (you need two): 2 clay, 2 stone.

    The left and the right tower are alike, and so are the walls. If a pile is empty, that part cannot be built until somebody’s is destroyed.
rules-unbreakable-castle-note-spares = You may buy a spare, unless others could then no longer get theirs. | The rulebook says only that extra parts do not count.
rules-unbreakable-castle-note-piles = The forty castle cards are 8 citadels, 12 towers, 8 gates and 12 walls. | The rulebook does not split them.

rules-unbreakable-castle-deals = Deals
rules-unbreakable-castle-deals-text =
    The dealer lays out shuffled cards face down in a rectangle, so many that everybody opens equally many. The player to the dealer’s left begins, and the dealer opens last. When all are open and the last turn is over, they are discarded and the next player to the left deals.

    Goods, castles, quests and horns stay; only the field is new. A card touches only cards of its own deal. There are 100 numbered cards. The gallery shows them all.
rules-unbreakable-castle-note-size = Two players open six cards each, three and four players four, more players three. | The rulebook gives two different answers; an option changes it.
rules-unbreakable-castle-note-shape = The field is three rows of four for two and three players, four by four for four, three by five and three by six for more. | The rulebook shows one picture, for four players.
rules-unbreakable-castle-note-reshuffle = If the deck is too short, its rest stays on top and the discard is shuffled under it. | The rulebook has no rule for it.
rules-unbreakable-castle-note-cards = The faces of the cards are reconstructed. | Only the edge where 77 and 97 meet is printed. A file of your own can take their place.

rules-unbreakable-castle-guide = Unbreakable Castle in five minutes
rules-unbreakable-castle-step-goal = Build six parts
rules-unbreakable-castle-step-goal-text = Be first to own a citadel, two towers, gates and two walls. They cost wood, clay, ore and stone, ten of each in all.
rules-unbreakable-castle-step-open = Open a card
rules-unbreakable-castle-step-open-text = Each turn open one face-down card that touches an open one. What its edges make with its neighbours is yours.
rules-unbreakable-castle-step-find = Find resources
rules-unbreakable-castle-step-find-text = One card above another: if the half symbols match, take the number printed on the upper card.
rules-unbreakable-castle-step-meet = Meet people
rules-unbreakable-castle-step-meet-text = Cards side by side: if the half portraits match, somebody stands there. Allies of your side give you what they carry. Enemies give it up for one mana; without mana you flee.
rules-unbreakable-castle-step-trade = Trade and build
rules-unbreakable-castle-step-trade-text = Three of one kind buy one of another, a gold buys three. Ask the others for better. Then build one part. The horn of plenty doubles what symbols bring.
rules-unbreakable-castle-step-quest = Quests
rules-unbreakable-castle-step-quest-text = Light and Dark draw secret quests. Light’s build a part for free, Dark’s destroy one of somebody else’s, and some double a gift.
rules-unbreakable-castle-example-castle = The field after six turns. Open cards keep their matches; the next one must touch them.

## What pieces are for

unbreakable-castle-piece-race-text =
    Faction: { $faction }. Starts with:{ $wood ->
        [0] {""}
       *[other] {" "}· wood { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· clay { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ore { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· stone { $stone }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }{ $mana ->
        [0] {""}
       *[other] {" "}· mana { $mana }
    }
unbreakable-castle-piece-part-text =
    A castle needs { $need }. It costs:{ $wood ->
        [0] {""}
       *[other] {" "}· wood { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· clay { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ore { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· stone { $stone }
    }
unbreakable-castle-piece-build-text = Building resource. Ten of each make a castle.
unbreakable-castle-piece-gold-text = Gold buys three of one building resource, or pays traders. The bank sells none.
unbreakable-castle-piece-mana-text = Mana pays for fights and barriers. It is never bought, sold or given away.
