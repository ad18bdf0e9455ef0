# Les mots de Colt Super Express.

super-round-wagons = Manche { $round } · { $wagons ->
    [0] plus que la locomotive
    [one] plus qu’un wagon
   *[other] encore { $wagons } wagons
}
super-shootout = Feu !
super-plate-tail = { $car } · queue
super-wagon = Wagon { $car }
super-locomotive = Locomotive
super-loco-in = dans la locomotive
super-loco-roof = sur le toit de la locomotive
super-car-in = dans le wagon { $car }
super-car-roof = sur le toit du wagon { $car }
super-pawn = { $name } ({ $words })
super-faces-front = vers la locomotive
super-faces-rear = vers la queue
super-standing = debout
super-stunned = sonné
super-in_dust = dans la poussière
super-eliminated = éliminé
super-loot = Cartes Butin
super-loot-cards = { $number ->
    [one] une carte Butin
   *[other] { $number } cartes Butin
}
super-thinking = Réfléchit encore
super-laid = Le programme est posé, face cachée

super-tray = Votre programme
super-program = Les trois cartes dans leur ordre
super-programs = Tous les programmes de la manche
super-take-out = Carte { $place } : { $card }. La reprendre ; les flèches la portent à une autre place.
super-pick = Choisissez trois cartes dans l’ordre où elles seront jouées, ou glissez-les sur les places.
super-lies = Vous êtes sonné : la première carte ne sert qu’à vous relever.
super-lies-reflex = { super-lies } Réflexe tire aussi.
super-lay = Poser le programme
key-enter = Entrée
super-follow = Prendre ceci
super-you-laid = Votre programme est posé.
super-you-out = Vous n’êtes plus à bord ; regardez la suite.
super-take-back = Le reprendre
super-lap = { $lap ->
    [1] Premières cartes
    [2] Deuxièmes cartes
   *[other] Troisièmes cartes
}
super-none-laid = pas encore posé
super-none = aucune

super-you-place = Vous finissez { $place }ᵉ sur { $of }
super-you-win = Vous êtes le dernier bandit à bord. Le train est à vous !
super-win = { $number ->
    [one] { $winners } gagne le train !
   *[other] { $winners } se partagent le train !
}
super-by-last = Dernier à bord : tous les autres mordent la poussière.
super-by-loot = Il ne reste que la locomotive ; les cartes Butin ont tranché.
super-by-fall = Plus personne à bord ; qui est resté le plus longtemps gagne.
super-end-table = Qui est resté à bord
super-fate = Destin
super-fate-aboard = à bord jusqu’à la fin
super-fate-out = parti à la manche { $round }
super-end-chart = Où ils se tenaient, manche par manche
super-chart-line = { $name } : à bord après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, { $number ->
    [one] une carte Butin
   *[other] { $number } cartes Butin
}.
super-moment-shots = { $bandit } a touché le plus souvent : { $number } ×.
super-moment-hits = { $bandit } a été touché le plus souvent : { $number } ×.
super-moment-feet = { $bandit } s’est tiré { $number } × dans le pied.
super-moment-rescues = { $bandit } est revenu { $number } × de la poussière.
super-moment-vain = { $bandit } a joué le plus souvent pour rien : { $number } ×.
