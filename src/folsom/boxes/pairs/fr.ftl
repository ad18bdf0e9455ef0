# What two boxes say together.

hideout-coach = sous la diligence

event-marshal_moved =
    .rode = { $marshal } chevauche { $place }.

happening-whiskey_for_marshal =
    .law = si une flasque se trouve là où il est, le Marshal la ramasse
ask-melee =
    .search = Chercher l’Idée géniale dans la pioche
ask-find_flask = Quelle flasque { $marshal } ramasse-t-il ?
    .take = Prendre { $token }
    .hint = Il la garde et peut y boire plus tard comme un bandit.
    .rules = MARSHAL-EVENT-12
rules-title-find_flask = Une rasade pour le Marshal

mix-full_madness = Pure folie
    .about = Tout ce qui va ensemble, pour huit. Débarrassez d’abord la table.
