# The pages of rules, gallery and five minutes.

rulebook-ruling = our ruling
rulebook-reconstructed = reconstructed
rulebook-try = Try it
rulebook-next-move = Next move ›
rulebook-reset = Reset
rulebook-search = Search the rules
rulebook-results = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } result
   *[other] { $count } results
}
rulebook-chapter = Chapter { $number } · { $title }
rulebook-source = In the printed rules: { $source }
rulebook-title = { $section } · { $game }
rulebook-games = Games
rulebook-editions = Editions
rulebook-more = More about this game
rulebook-guide = In five minutes
rulebook-gallery = Gallery
rulebook-all-rules = All the rules
rulebook-turn = Page by page
rulebook-before = Before
rulebook-next = Next
rulebook-hint = “Our ruling” marks what the rulebooks leave open and we decided; “reconstructed” marks what is printed nowhere we could read. Touch a mark to learn why.
rulebook-name = Name
rulebook-kind = Kind
rulebook-group = Group
rulebook-known = Known from
rulebook-everything = All
rulebook-printed = printed
rulebook-shown = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
rulebook-in-rules = In the rules

rulebook-kind-card = Cards
rulebook-kind-spell = Spells
rulebook-kind-ritual = Rituals
rulebook-kind-district = Districts
rulebook-kind-place = Places
rulebook-kind-mana = Mana
rulebook-kind-piece = Tokens and figures
rulebook-kind-hero = Heroes
rulebook-kind-tile = Tiles
rulebook-kind-board = Horde boards
rulebook-kind-face = Corruption die
rulebook-kind-figure = Figures
rulebook-kind-token = Tokens
rulebook-kind-race = Races
rulebook-kind-part = Castle parts
rulebook-kind-quest = Quests
rulebook-kind-resource = Resources

rulebook-group-plains = plains
rulebook-group-fire = fire
rulebook-group-mountain = mountain
rulebook-group-forest = forest
rulebook-group-swamp = swamp
rulebook-group-dark = darkness / Dark
rulebook-group-legend = legends
rulebook-group-red = red
rulebook-group-green = green
rulebook-group-blue = blue
rulebook-group-yellow = yellow
rulebook-group-black = black
rulebook-group-light = Light
rulebook-group-order = Order
rulebook-group-chaos = Chaos
rulebook-group-empty = nothing in the middle
rulebook-group-bonus = bonus
rulebook-group-quest = quest sign
rulebook-group-horn = horn
rulebook-group-trader = trader
rulebook-group-toll = barrier
