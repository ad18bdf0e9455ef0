# What two boxes say together.

hideout-coach = under the stagecoach

event-marshal_moved =
    .rode = { $marshal } rides { $place }.

happening-whiskey_for_marshal =
    .law = if a flask lies where he stands, the Marshal picks it up
ask-melee =
    .search = Search the deck for the Brilliant Idea

ask-find_flask = Which flask does { $marshal } pick up?
    .take = Take { $token }
    .hint = He keeps it and may drink from it later like a bandit.
    .rules = MARSHAL-EVENT-12
rules-title-find_flask = Whiskey for the Marshal

mix-full_madness = Full madness
    .about = Everything that goes together, for eight. Clear the table first.
