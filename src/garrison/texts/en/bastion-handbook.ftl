# The rules to read.

bastion-chapter-rules = How it is played
bastion-chapter-enemies = Enemies
bastion-chapter-spells = Spells
bastion-chapter-rituals = Rituals
bastion-chapter-known = What is not certain
bastion-rule-goal = Winning and losing
bastion-rule-goal-text = You win together once the deck is empty and the wall is free; who sits inside does not matter. You lose together when an enemy finds none of the { $sections } sections free for it.
bastion-rule-board = The bastion
bastion-rule-board-text = Six districts around the citadel. Each has four wall sections, three sources, a tower, two foundations and a square. Sections count clockwise from the gate; enemies march the other way, towards section 1.
bastion-rule-turn = A turn
bastion-rule-turn-text = { $attack-first ->
    [0] First you act, then the enemy attacks.
   *[other] First the enemy attacks, then you act.
} Move, channel and attack once each, in any order; artifacts once each; spells as often as you like.{ $revive ->
    [0] {""}
   *[other] {" "}Once a turn you may revive a damaged source of your district for a disc of its colour.
}
bastion-rule-adding = An enemy enters
bastion-rule-adding-text = While the deck has cards the top one is turned over and marches to the first free section before an obstacle: another enemy or the gate.
bastion-rule-marching = The camp moves up
bastion-rule-marching-text = With the deck empty the enemy farthest from the gate moves up to the next gap. Every gap below it is a turn won.
bastion-rule-moving = Moving
bastion-rule-moving-text = Step to a neighbouring district or the citadel. The citadel touches every district.
bastion-rule-channelling = Mana
bastion-rule-channelling-text = Lay a disc on an open source of your district and take three of its colour. Lay a disc on the tower and take what lies on the sources. In the citadel take what lies on all towers. Whatever holds a disc is closed.
bastion-rule-attacking = Attacking
bastion-rule-attacking-text = Pay the strength of an enemy on your tile in its colour. Its card becomes your spell.
bastion-rule-combined = Combined enemies
bastion-rule-combined-text = A symbiote and its host move and fall as one. Each part is paid in its own colour and may complete a ritual.
bastion-rule-closed = Closed tiles
bastion-rule-closed-text = A dragon closes the citadel and Rokai his district: you may enter only to defeat them at once.
bastion-rule-helping = Helping each other
bastion-rule-helping-text = Whoever holds a spell decides whether to cast it. { $flame-helps ->
    [0] Lightning may help any attack.
   *[other] Lightning may help any attack, Flame any attack from your tile.
}
bastion-rule-performing = Performing rituals
bastion-rule-performing-text = After a victory you may perform one of your rituals in the colour of the defeated enemy. Then draw two and keep one.
bastion-rule-reconstructed = Reconstructed
bastion-rule-reconstructed-text = Which spell each enemy becomes, the colours of sources and what archmages block are printed on cards and boards, not in rulebooks. Where we could not learn them we worked them out; a file of your own can correct us.
bastion-chapter-places = Places
