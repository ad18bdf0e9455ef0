# Ce qu’on demande, ce qu’on peut répondre, et ce qu’en disent les règles.

ask-plan = { $seat }, jouez une carte ou piochez
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .draw = { $number ->
        [0] Passer (votre pioche est vide)
        [one] Piocher { $number } carte
       *[other] Piocher { $number } cartes
    }
    .feint = Feinter : chaque adversaire perd une carte au hasard
    .search = Chercher l’Idée géniale dans la pioche
    .drink = Boire { $flask }
    .drink_of = { $bandit } boit { $flask }
    .hint = Posez une carte Action sur la pile commune, ou piochez trois cartes. Rien ne bouge encore : cibles et directions se choisissent à l’exécution, dans l’ordre de la pose. Les Balles ne se jouent pas. Dans un Tunnel, toute carte est posée face cachée.
    .rules = BASE-PLAN-02, BASE-PLAN-06, BASE-DECK-03, BASE-TURN-01 à 08
    .trains = Posez une carte Action sur la pile commune, ou piochez trois cartes. Rien ne bouge encore : cibles et directions se choisissent à l’exécution, dans l’ordre de la pose. Dans un tour de Feinte, un bandit par équipe peut feinter à la place. Concertez-vous à voix haute : dès que les cartes sont exécutées, plus personne ne parle.
    .trains_rules = BASE-PLAN-02, COUR-TURN-01 à 07, COUR-ROUND-02, COUR-ROUND-03
ask-cover = { $seat }, couvrir le tir avec une carte de l’autre bandit ?
    .play = Jouer { $card }
    .pass = Pas de couverture
    .hint = Après un Tir face visible dans un tour Standard, vous pouvez poser dessus une carte de votre autre bandit, sauf le Marshal.
    .rules = BASE-TWOB-11 à 14
ask-move_to = Où va { $bandit } ?
    .to = Aller { $place }
    .hint = À l’intérieur : un wagon vers l’avant ou l’arrière. Sur le toit : un à trois wagons dans un seul sens. On ne peut pas rester sur place. Dans le wagon du Marshal, une Balle neutre vous attend et vous fuyez sur le toit.
    .rules = BASE-MOVE-01 à 07, BASE-MAR-05
    .trains = À l’intérieur : un wagon vers l’avant ou l’arrière, ou le wagon d’en face. Sur le toit : jusqu’à trois pas, dont l’un peut mener en face. On ne peut pas rester sur place. Chez un Convoyeur, une Balle vous attend et vous fuyez à l’autre étage. Seuls comptent ceux qui finissent sur le train de départ.
    .trains_rules = COUR-MOVE-01 à 05, COUR-ENC-02
ask-floor_to = Où grimpe { $bandit } ?
    .to = Grimper { $place }
    .pass = Rester ici
    .hint = Le Changement d’étage mène à l’autre étage du même wagon. Descendre chez le Marshal coûte une Balle neutre et vous ramène sur le toit.
    .rules = BASE-FLOOR-01, BASE-FLOOR-02
    .trains = Le Changement d’étage mène à l’autre étage du même wagon, jamais sur l’autre train. Le tender n’a qu’un toit.
    .trains_rules = COUR-FLOOR-01, COUR-FLOOR-02, COUR-MEI-01
ask-fire_at = Sur qui tire { $bandit } ?
    .target = Tirer sur { $target } { $place }
    .hint = À l’intérieur, on atteint les deux wagons voisins ; sur le toit, le plus proche toit occupé de chaque côté. Jamais quelqu’un à côté de vous. Belle est épargnée s’il y a une autre cible.
    .rules = BASE-FIRE-02 à 08, BASE-POWER-03
    .trains = À l’intérieur, on atteint les wagons voisins et le wagon d’en face ; sur le toit, le plus proche toit occupé de chaque côté, et tous les toits de l’autre train. Une balle sur un Convoyeur compte pour la Bande organisée et l’envoie à l’autre étage. Belle est épargnée si un autre bandit peut être visé.
    .trains_rules = COUR-FIRE-01 à 10, COUR-BELLE-01
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
    .trains = Cheyenne peut garder la bourse ou le bagage qu’elle fait tomber, sans le regarder avant. Tout le reste tombe toujours.
    .trains_rules = COUR-CHEY-01
ask-punch_where = Où le coup envoie-t-il { $victim } ?
    .push = Envoyer { $victim } { $place }
    .hint = Un wagon vers l’avant ou l’arrière, au même étage. Personne ne tombe du train. Dans le wagon du Marshal, la victime prend en plus une Balle neutre.
    .rules = BASE-PUNCH-08 à 11
    .trains = Dans un wagon voisin ou le wagon d’en face, au même étage. Chez un Convoyeur, la victime prend en plus une Balle et s’enfuit.
    .trains_rules = COUR-PUNCH-03, COUR-PUNCH-04
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
ask-place = { $seat }, qui monte dans le wagon de queue ?
    .caboose = { $figure } en queue, l’autre un wagon plus avant
    .hint = L’un de vos bandits part du dernier wagon, l’autre du précédent. Les choix sont révélés ensemble.
    .rules = BASE-TWOB-07, BASE-DUEL-03
ask-free_card = { $seat }, choisir une carte de la pioche ?
    .keep = Prendre { $card }
    .pass = N’en prendre aucune
    .hint = Avant le mélange, vous pouvez prendre une carte de votre choix ; puis vous piochez la main habituelle.
    .rules = BASE-TWOB-09, BASE-TWOB-10
ask-discard_bullets = { $seat }, se débarrasser de Balles ?
    .discard = Défausser une Balle
    .pass = C’est tout
    .hint = Les Balles de votre main peuvent partir à la défausse maintenant ; elles ne sont pas remplacées.
    .rules = BASE-EXPERT-04
ask-keep_cards = { $seat }, garder des cartes pour la prochaine manche ?
    .keep = Garder { $card }
    .pass = C’est tout, défausser le reste
    .hint = Les cartes gardées restent en main, les autres vont à la défausse. Une à la fois, puis « C’est tout ».
    .rules = BASE-EXPERT-06, BASE-EXPERT-07
