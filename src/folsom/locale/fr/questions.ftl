# Ce qu’on demande, ce qu’on peut répondre, et ce qu’en disent les règles.

ask-plan = { $seat }, jouez une carte ou piochez
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .draw = { $number ->
        [0] Passer (votre pioche est vide)
        [one] Piocher { $number } carte
       *[other] Piocher { $number } cartes
    }
    .hint = Posez une carte Action sur la pile commune, ou piochez trois cartes. Rien ne bouge encore : cibles et directions se choisissent à l’exécution, dans l’ordre de la pose. Les Balles ne se jouent pas. Dans un Tunnel, toute carte est posée face cachée.
    .rules = BASE-PLAN-02, BASE-PLAN-06, BASE-DECK-03, BASE-TURN-01 à 08
ask-move_to = Où va { $bandit } ?
    .to = Aller { $place }
    .hint = À l’intérieur : un wagon vers l’avant ou l’arrière. Sur le toit : un à trois wagons dans un seul sens. On ne peut pas rester sur place. Dans le wagon du Marshal, une Balle neutre vous attend et vous fuyez sur le toit.
    .rules = BASE-MOVE-01 à 07, BASE-MAR-05
ask-floor_to = Où grimpe { $bandit } ?
    .to = Grimper { $place }
    .pass = Rester ici
    .hint = Le Changement d’étage mène à l’autre étage du même wagon. Descendre chez le Marshal coûte une Balle neutre et vous ramène sur le toit.
    .rules = BASE-FLOOR-01, BASE-FLOOR-02
ask-fire_at = Sur qui tire { $bandit } ?
    .target = Tirer sur { $target } { $place }
    .hint = À l’intérieur, on atteint les deux wagons voisins ; sur le toit, le plus proche toit occupé de chaque côté. Jamais quelqu’un à côté de vous. Belle est épargnée s’il y a une autre cible.
    .rules = BASE-FIRE-02 à 08, BASE-POWER-03
ask-rob = Que prend { $bandit } ?
    .take = Prendre { $token }
    .hint = Un butin de votre position : même wagon, même étage. Un bijou vaut 500 $, une cagnotte 1000 $, une bourse de 250 à 500 $.
    .rules = BASE-ROB-01 à 04
ask-punch_whom = Qui { $bandit } frappe-t-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } ?
    .target = Frapper { $target }
    .hint = Quelqu’un sur votre position. La victime lâche un butin et part dans un wagon voisin. Belle est épargnée s’il y a quelqu’un d’autre.
    .rules = BASE-PUNCH-01, BASE-PUNCH-02
ask-punch_what = Que lâche { $victim } ?
    .drop = Faire tomber { $token }
    .hint = Vous choisissez le genre ; entre plusieurs bourses, le hasard décide. Le butin tombe là où vous êtes tous deux.
    .rules = BASE-PUNCH-03 à 07
ask-punch_keep = { $bandit } empoche-t-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } { $token } { DE($victim) } ?
    .yes = L’empocher
    .no = La laisser tomber
    .hint = Cheyenne peut garder la bourse qu’elle fait tomber, sans la regarder avant. Bijoux et cagnottes tombent toujours.
    .rules = BASE-POWER-08 à 10
ask-punch_where = Où le coup envoie-t-il { $victim } ?
    .push = Envoyer { $victim } { $place }
    .hint = Un wagon vers l’avant ou l’arrière, au même étage. Personne ne tombe du train. Dans le wagon du Marshal, la victime prend en plus une Balle neutre.
    .rules = BASE-PUNCH-08 à 11
ask-marshal_to = Où va { $marshal } ?
    .to = Envoyer le Marshal { $place }
    .hint = Un wagon vers l’avant ou l’arrière, toujours à l’intérieur. Chaque bandit qui s’y trouve, vous compris, prend une Balle neutre et fuit sur le toit.
    .rules = BASE-MAR-01 à 09
ask-pickpocket = { $bandit } prend-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } une bourse ?
    .take = Prendre { $token }
    .pass = Ne rien prendre
    .hint = Qui est seul sur sa position peut y prendre une bourse, sans la regarder.
    .rules = BASE-EVENT-14 à 16
