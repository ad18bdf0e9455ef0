# Attack plans.

reason-keep-gain = Là où vous serez, { $card } devrait vous rapporter quelque chose.
reason-keep-better = Cette carte, { $card }, est plus utile que ce que la pioche devrait donner.
reason-keep-bullet = Une balle gardée ne fait que prendre de la place dans la prochaine main.
reason-keep-spare = Cette carte, { $card }, ne vaut guère mieux que ce que la pioche donnerait.

explain-attack_plan = À la fin de la phase de Plan, vous pouvez garder une carte de votre main par symbole.

event-cards_kept = { $seat } { $number ->
        [0] ne garde aucune carte
        [one] garde une carte
       *[other] garde { $number } cartes
    } pour la manche suivante.
ask-attack_plan = Plan d’attaque : { $seat }, garder des cartes pour la manche suivante ?
    .special = { $number ->
        [one] Gardez jusqu’à une carte
        [2] Gardez jusqu’à deux cartes
       *[other] Gardez jusqu’à { $number } cartes
    }
    .keep = Garder { $card }
    .pass = Terminé
    .hint = Pour chaque Plan d’attaque de la carte Manche, vous pouvez garder une carte de votre main ; elle compte dans votre prochaine main.
    .rules = HORSE-PLAN-01 à 08
rules-title-attack_plan = Plan d’attaque
