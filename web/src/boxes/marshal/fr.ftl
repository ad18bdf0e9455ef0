# Marshal & Prisonniers : ce que le serveur ne dit pas.

some-mailbag = { $number ->
    [one] { $number } sac postal
   *[other] { $number } sacs postaux
}
marshal-player = Marshal
law-panel-label = { $person }, le Marshal : Colt 1 avec { $first } et Colt 2 avec { $second } balles ; { $goals } objectifs sur 5 piochés ; { $titles ->
    [0] aucun titre
    [one] { $titles } titre
   *[other] { $titles } titres
} sur le portrait ; { $posters ->
    [0] aucune carte Wanted prise
    [one] { $posters } carte Wanted prise
   *[other] { $posters } cartes Wanted prises
} ; { $received } balles reçues ; { $hand } cartes en main, { $deck } dans la pioche.
law-goals = Objectifs
law-goals-need = Quatre sur cinq et le Marshal gagne.
law-goals-secret = Vous seul les voyez, sauf rumeurs.
law-goal-unknown = Pas encore pioché
law-goal-hidden = Face cachée
law-goal-shown = connu de tous
law-colts = Colts
law-colt = Colt { $number }
law-colt-left = { $left ->
    [0] vide
    [one] { $left } balle
   *[other] { $left } balles
}
law-colt-next = À venir : { $effect }
law-bullet-fired = { $effect } (tirée)
law-titles = As de la castagne
law-title-left = encore sur le portrait
law-rewards = Récompenses
law-poster-of = Wanted : { $name }
law-none = rien encore
law-locked-up = Sous les verrous
law-nobody-locked-up = personne
law-prison = Wagon prison
law-cell-holds = Cellule : { $things }
law-corridor-holds = Couloir : { $things }
law-prisoners-are = Prisonniers : { $names }

in-the-cell = En cellule : seule une Idée géniale aide
prisoner-worth = { $name } : { $power }
prisoner-idol-of = { $name } : peut voler deux jetons à la fois
sheet-poster = Carte Wanted
sheet-poster-here = encore là : { $money }
sheet-poster-gone = chez le Marshal
sheet-prisoner = Prisonnier
sheet-wounds = Blessures
sheet-titles = Titres
sheet-mailbags = Sacs postaux connus de vous

shots-at = Colt { $number } sur { $name }
shots-none = Visez quelqu’un.
shots-partner = { $name } est protégée tant que l’autre Colt ne touche personne.
shots-empty = vide

end-column-mailbags = Sacs postaux
end-column-wanted = Wanted
end-column-prisoner = Prisonnier
end-column-titles = Titres
end-column-fate = À la fin
end-fate-free = libre
end-fate-cell = en cellule
end-fate-fell = hors du train
end-out-cell = Le crime ne paie pas : un bandit en cellule à la fin ne peut pas gagner.
end-out-fell = Un bandit tombé du train ne peut pas gagner.
end-count-mailbags = { $number ->
    [0] aucun
    [one] { $number } sac
   *[other] { $number } sacs
}
end-wanted-yes = toujours recherché
end-wanted-no = capturé
end-marshal-wins = Le Marshal gagne : { $met } objectifs sur 5
end-you-marshal = La loi l’emporte : { $met } objectifs sur 5
end-nobody = Personne ne gagne
end-goals = Les objectifs du Marshal
end-goal-met = réussi
end-goal-missed = manqué
end-marshal-with = Le Marshal gagne avec { $met } objectifs sur 5, et { $name } s’est repenti à temps
