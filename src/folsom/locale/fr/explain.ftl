# Ce que fait une chose de la table, et ce qu’elle signifie en ce moment.

explain-card-move = À l’intérieur : un wagon vers l’avant ou l’arrière. Sur le toit : d’un à trois wagons dans une direction.
    .trains = À l’intérieur : un wagon vers l’avant ou l’arrière, ou dans le wagon d’en face. Sur le toit : jusqu’à trois pas, dont un peut mener à l’autre train.
explain-card-floor_change = Montez de l’intérieur d’un wagon sur son toit, ou redescendez.
explain-card-fire = Donnez une de vos balles à un bandit en vue : à l’intérieur dans un wagon voisin, sur le toit les plus proches de chaque côté. Elle encombre sa pioche.
    .trains = Donnez une de vos balles à une cible en vue : à l’intérieur dans un wagon voisin ou d’en face, sur le toit les plus proches de chaque côté, et tout toit de l’autre train.
    .law = Donnez une de vos balles à un bandit en vue, ou au Marshal. Lui-même tire avec un de ses Colts ou les deux.
explain-card-robbery = Prenez un butin là où vous êtes : même wagon, même étage.
explain-card-punch = Frappez quelqu’un là où vous êtes : un butin de votre choix tombe, et la victime atterrit un wagon plus loin.
explain-card-marshal = Déplacez le Marshal d’un wagon, à l’intérieur. Tous ceux qui s’y trouvent prennent une balle neutre et fuient sur le toit.
explain-card-bullet = Une balle qui vous a touché. Elle ne peut pas être jouée et prend de la place dans votre main.
card-back = carte face cachée
explain-card-back = Une carte posée face cachée. Elle sera dévoilée au moment d’être exécutée.
explain-token-purse = Vaut de 250 à 500 $ ; seul qui la ramasse voit combien. Au sol chacune a un numéro, pour qu’on s’en souvienne.
explain-token-jewel = Vaut 500 $.
explain-token-strongbox = Vaut 1000 $.
explain-figure-marshal = Il garde la cagnotte. Qui le rencontre à l’intérieur prend une balle neutre et fuit sur le toit.
    .law = Un joueur le dirige : il tire avec deux Colts, arrête les bandits là où il est, et gagne si quatre de ses cinq objectifs sont atteints.
explain-no-power = Dans la première partie, personne n’a de capacité.
explain-place-0-in = La locomotive est l’avant du train : à l’intérieur, on ne va que vers l’arrière.
explain-place-in = À l’intérieur on voit les deux wagons voisins, et on avance d’un wagon à la fois.
    .trains = À l’intérieur on voit les wagons voisins et celui d’en face, et on avance d’un wagon à la fois.
explain-place-roof = Sur le toit on court jusqu’à trois wagons, et on voit le long des toits jusqu’au prochain bandit.
    .trains = Sur le toit on court jusqu’à trois wagons, et on voit le long des toits jusqu’à la prochaine figurine, et tous les toits de l’autre train.
explain-cards = Cartes Action et balles reçues. Chaque manche commence avec une nouvelle main.
    .name = Cartes { DE($figure) }
explain-drew = Au lieu de jouer une carte, des cartes ont été piochées.
    .name = { $number ->
        [0] Aucune carte piochée
        [one] Une carte piochée
       *[other] { $number } cartes piochées
    }
explain-partner = Les partenaires gagnent et perdent ensemble : ce que les deux possèdent est compté en commun.
    .name = Partenaire : { $figure }
explain-money = Tout ce que vous portez, compté pour vous. Les autres ne voient pas ce que contiennent vos bourses.
    .name = Votre argent
explain-bullets = Chaque tir qui touche retire une balle du barillet. Qui a le plus tiré à la fin est As de la gâchette : 1000 $, pour chacun en cas d’égalité.
    .name = Balles { DE($figure) }
    .duel = Chaque tir qui touche retire une balle du barillet. Dans un duel, personne n’est As de la gâchette.
    .shared = Chaque tir qui touche retire une balle du barillet. Le camp qui a le plus tiré à la fin est As de la gâchette : 1000 $ ; les balles tirées sur son propre camp ne comptent pas.
    .trains = Chaque tir qui touche retire une balle du barillet. Qui les a toutes tirées est As de la gâchette : 1000 $ pour son équipe, s’il est dans le train de départ.
explain-received = Les balles reçues sont des cartes mortes dans la pioche. À égalité d’argent, celui qui en a le moins gagne.
    .name = Balles reçues
explain-round = Après la dernière manche le butin est compté : le bandit le plus riche gagne.
    .name = Manche { $round } sur { $rounds }
    .trains = Après chaque manche les trains avancent de deux wagons. Après la dernière, le butin du train de départ est compté : l’équipe la plus riche gagne.
    .law = Après la dernière manche le Marshal gagne si quatre de ses cinq objectifs sont atteints ; sinon, c’est le bandit le plus riche.
explain-first = Commence chaque tour de cette manche. Ensuite l’étoile passe au joueur suivant.
    .name = Premier joueur
explain-order = { explain-order.name }
    .name = Ordre de jeu
    .on = Dans ce tour, on joue l’un après l’autre, dans l’ordre des panneaux.
    .back = Tour d’aiguillage : on joue dans l’ordre inverse.
explain-attack_plan = À la fin de la préparation, vous pouvez garder une carte de votre main par icône.
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
now-you-hit = Votre Tir pourrait toucher { $figure }.
now-hits-you = { $figure } pourrait vous toucher avec un Tir.
now-you-punch = Votre Coup de poing pourrait toucher { $figure }.
now-carries = { $figure } a { $loot }.
now-no-event = En ce moment, personne ne serait touché.
