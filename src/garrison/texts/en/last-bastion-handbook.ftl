# The rules to read.

last-bastion-chapter-tile = Tiles of the bastion
last-bastion-chapter-hero = Heroes
last-bastion-chapter-effect = Effects of horde cards
last-bastion-chapter-board = Horde boards
last-bastion-chapter-face = The corruption die
last-bastion-chapter-level = Levels of difficulty
last-bastion-chapter-card = Cards of the horde
last-bastion-rule-game = The game
last-bastion-rule-game-goal = Goal
last-bastion-rule-game-goal-text =
    All players win or lose together. You win when { $warlords ->
        [one] the warlord of the deck is beaten
       *[other] all { $warlords } warlords of the deck are beaten
    }.
last-bastion-rule-game-setup = Set-up
last-bastion-rule-game-setup-text = Nine tiles lie in a random square, a horde board at each side. Every hero starts in the centre with { $life } Life, an equipment token of the colour of its board, and a Call to Arms. Two players sit opposite each other.
last-bastion-rule-game-deck = The deck
last-bastion-rule-game-deck-text = Each warlord lies on { $under } monsters; the other monsters lie on top. For each player fewer than four, four monsters stay in the box, and nobody sees which.
last-bastion-rule-game-end = Defeat
last-bastion-rule-game-end-text = You lose when no hero is in play, when { $tiles } tiles are grasped, when a card must be drawn from an empty deck, or when the green board discards a warlord. Exit effects of the last warlord still happen: a defeat beats a victory.
last-bastion-rule-game-score = Score
last-bastion-rule-game-score-text = A victory is worth { $victory } points, one more for each Life, { $call } for each Call to Arms; { $dead } less for each dead hero, { $grasped } less for each grasped tile.
last-bastion-rule-game-safeguard = No endless siege
last-bastion-rule-game-safeguard-text = After { $turns } turns of heroes the game is lost. Real games are far shorter.
last-bastion-rule-horde-phase = Horde phase
last-bastion-rule-horde-phase-cards = Recurring effects
last-bastion-rule-horde-phase-cards-text = First the recurring effects of the cards on the board in turn happen, in the order the player likes. Cards that arrive meanwhile wait for the next time.
last-bastion-rule-horde-phase-board = The board
last-bastion-rule-horde-phase-board-text = Then a full board does what its colour says; otherwise the player draws a card.
last-bastion-rule-horde-phase-placement = Placing cards
last-bastion-rule-horde-phase-placement-text = A coloured card goes to a free slot of the board of its colour, a black one to the board of the player who draws it; if that board is full, to any free slot. With all twelve slots taken the player loses a Life and draws nothing.
last-bastion-rule-horde-phase-warlords = Warlords
last-bastion-rule-horde-phase-warlords-text = Tomb, Trebuchet and Quarry do nothing to warlords; everything else does.
last-bastion-rule-horde-phase-grasp = Grasp of Evil
last-bastion-rule-horde-phase-grasp-text = A grasped tile cannot be activated and a grasped hero has no power. A figure that was at home there waits in the reserve; one already out stays active.
last-bastion-rule-horde-phase-neutral = Neutral boards
last-bastion-rule-horde-phase-neutral-text = A board without a hero in play has its horde phase too, but never draws. Each effect is given to a hero it can apply to; the first hero clockwise speaks for the group.
last-bastion-rule-hero-phase = Hero phase
last-bastion-rule-hero-phase-turn = A turn
last-bastion-rule-hero-phase-turn-text = One movement and one action, in any order, both optional. The action is to activate the tile the hero stands on, or to fight.
last-bastion-rule-hero-phase-movement = Movement
last-bastion-rule-hero-phase-movement-text = A step to a neighbouring tile, diagonals included; tiles can be shared. A hero who lies down spends its next movement, wherever it comes from, to stand up.
last-bastion-rule-hero-phase-call = Call to Arms
last-bastion-rule-hero-phase-call-text = At any time in your hero phase, but not inside an action, a Call to Arms brings the action of any tile, even a grasped one. Several a turn are allowed.
last-bastion-rule-hero-phase-combat = Combat
last-bastion-rule-hero-phase-combat-text = Roll { $dice } white dice against a card next to your tile. Faces of its colour and white ones count; equipment of that colour, yours or of heroes on your tile, adds to them. Reach its resistance and you may beat it.
last-bastion-rule-hero-phase-two = Two cards at once
last-bastion-rule-hero-phase-two-text = From a corner you may fight both cards with one roll; each die counts once. If it is enough for one of them, you choose which. Beaten cards are settled one after the other.
last-bastion-rule-hero-phase-tokens = Tokens
last-bastion-rule-hero-phase-tokens-text = Tokens are limited: what the reserve lacks is not gained, what a hero lacks is not lost. Equipment cannot be given away or thrown away.
last-bastion-rule-hero-phase-falling = Falling
last-bastion-rule-hero-phase-falling-text = A hero without Life loses all tokens and leaves the bastion; its board is neutral. Healed at the Dispensary it comes back wounded, without its power; the second time it dies.
