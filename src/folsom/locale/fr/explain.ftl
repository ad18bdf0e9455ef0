# Ce que fait une chose de la table, et ce qu’elle signifie en ce moment.

card-back = carte face cachée
explain-card-back = Une carte posée face cachée. Elle sera dévoilée au moment d’être exécutée.
explain-figure-marshal = Il garde la cagnotte. Qui le rencontre à l’intérieur prend une balle neutre et fuit sur le toit.
explain-no-power = Dans la première partie, personne n’a de capacité.
explain-place-0-in = La locomotive est l’avant du train : à l’intérieur, on ne va que vers l’arrière.
explain-place-in = À l’intérieur on voit les deux wagons voisins, et on avance d’un wagon à la fois.
explain-place-roof = Sur le toit on court jusqu’à trois wagons, et on voit le long des toits jusqu’au prochain bandit.
explain-cards = Cartes Action et balles reçues. Chaque manche commence avec une nouvelle main.
    .name = Cartes { DE($figure) }
explain-drew = Au lieu de jouer une carte, des cartes ont été piochées.
    .name = { $number ->
        [0] Aucune carte piochée
        [one] Une carte piochée
       *[other] { $number } cartes piochées
    }
explain-money = Tout ce que vous portez, compté pour vous. Les autres ne voient pas ce que contiennent vos bourses.
    .name = Votre argent
explain-bullets = Chaque tir qui touche retire une balle du barillet. Qui a le plus tiré à la fin est As de la gâchette : 1000 $, pour chacun en cas d’égalité.
    .name = Balles { DE($figure) }
explain-received = Les balles reçues sont des cartes mortes dans la pioche. À égalité d’argent, celui qui en a le moins gagne.
    .name = Balles reçues
explain-round = Après la dernière manche le butin est compté : le bandit le plus riche gagne.
    .name = Manche { $round } sur { $rounds }
explain-first = Commence chaque tour de cette manche. Ensuite l’étoile passe au joueur suivant.
    .name = Premier Joueur
explain-order = { explain-order.name }
    .name = Ordre de jeu
    .on = Dans ce tour, on joue l’un après l’autre, dans l’ordre des panneaux.
    .back = Tour d’aiguillage : on joue dans l’ordre inverse.
explain-turn = { $hint }.
explain-event = À la fin de cette manche : { $hint }.

now-you-could = Vous pourriez maintenant :
now-could = { $figure } pourrait maintenant :
now-more = … et { $number } de plus
now-loot = Ici : { $loot }.
now-known = Vous savez : { $money }.
now-reach = Votre { $card } y mène.
now-round = C’est ici que nous en sommes.
now-cards = { $hand } en main, { $deck } dans la pioche.
now-bullets-on-top = { $number ->
        [one] Une balle est posée
       *[other] { $number } balles sont posées
    } sur la pioche.
now-hand = { $figure } a { $hand ->
        [0] la main vide
        [one] une carte en main
       *[other] { $hand } cartes en main
    } à présent.
now-bullets = { $fired } tirées, { $left } restantes.
now-gunslinger = Si la partie finissait maintenant, { $number ->
        [0] personne ne serait As de la gâchette.
       *[other] As de la gâchette : { $figures }.
    }
now-received = { $hits }.
now-received-from = { $number } { DE($figure) }
    .neutral = { $number } { $number ->
        [one] neutre
       *[other] neutres
    }
now-take = Votre Braquage pourrait le prendre maintenant.
now-take-then = Votre { $card } y mène ; ensuite, un Braquage l’emporte.
now-punch-loose = Votre Coup de poing pourrait faire tomber ce butin.
now-purses = Dans les bourses : { $money }.
now-you-hit = Votre Tir pourrait toucher { $figure }.
now-hits-you = { $figure } pourrait vous toucher avec un Tir.
now-you-punch = Votre Coup de poing pourrait toucher { $figure }.
now-carries = { $figure } a { $loot }.
now-no-event = En ce moment, cela ne changerait rien.
