# Couriers & Armored Train.

bandit-tuco =
    .trains = Il tire aussi à travers le toit de son wagon, sur bandits et Convoyeurs, jamais vers l’autre train.
bandit-cheyenne =
    .trains = Quand elle donne un coup de poing, elle peut empocher une bourse ou un bagage.
bandit-belle =
    .trains = On ne peut ni lui tirer dessus ni la frapper si un autre bandit peut être visé ; les Convoyeurs ne la protègent pas.
bandit-django =
    .trains = Sa victime recule d’un wagon, loin de lui, et s’il le veut sur l’autre train.

bandit-mei =
    .trains = Son Changement d’étage peut aussi mener à l’autre étage d’un wagon voisin de son train.

ask-plan =
    .feint = Feinter : chaque adversaire perd une carte au hasard
    .trains = Posez une carte Action sur la pile commune, ou piochez trois cartes. Rien ne bouge encore : cibles et directions se choisissent à l’exécution, dans l’ordre de la pose. Dans un tour de Feinte, un bandit par équipe peut feinter à la place. Concertez-vous à voix haute : dès que les cartes sont exécutées, plus personne ne parle.
    .trains_rules = BASE-PLAN-02, COUR-TURN-01 à 07, COUR-ROUND-02, COUR-ROUND-03
ask-move_to =
    .trains = À l’intérieur : un wagon vers l’avant ou l’arrière, ou le wagon d’en face. Sur le toit : jusqu’à trois pas, dont l’un peut mener en face. On ne peut pas rester sur place. Chez un Convoyeur, une Balle vous attend et vous fuyez à l’autre étage. Seuls comptent ceux qui finissent sur le train de départ.
    .trains_rules = COUR-MOVE-01 à 05, COUR-ENC-02
ask-floor_to =
    .trains = Le Changement d’étage mène à l’autre étage du même wagon, jamais sur l’autre train. Le tender n’a qu’un toit.
    .trains_rules = COUR-FLOOR-01, COUR-FLOOR-02, COUR-MEI-01
ask-fire_at =
    .trains = À l’intérieur, on atteint les wagons voisins et le wagon d’en face ; sur le toit, le plus proche toit occupé de chaque côté, et tous les toits de l’autre train. Une balle sur un Convoyeur compte pour la Bande organisée et l’envoie à l’autre étage. Belle est épargnée si un autre bandit peut être visé.
    .trains_rules = COUR-FIRE-01 à 10, COUR-BELLE-01
ask-punch_keep =
    .trains = Cheyenne peut garder la bourse ou le bagage qu’elle fait tomber, sans le regarder avant. Tout le reste tombe toujours.
    .trains_rules = COUR-CHEY-01
ask-punch_where =
    .trains = Dans un wagon voisin ou le wagon d’en face, au même étage. Chez un Convoyeur, la victime prend en plus une Balle et s’enfuit.
    .trains_rules = COUR-PUNCH-03, COUR-PUNCH-04

event-moved =
    .rescued = { $figure } accourt { $place }.

explain-card-move =
    .trains = À l’intérieur : un wagon vers l’avant ou l’arrière, ou dans le wagon d’en face. Sur le toit : jusqu’à trois pas, dont un peut mener à l’autre train.
explain-card-fire =
    .trains = Donnez une de vos balles à une cible en vue : à l’intérieur dans un wagon voisin ou d’en face, sur le toit les plus proches de chaque côté, et tout toit de l’autre train.
explain-place-in =
    .trains = À l’intérieur on voit les wagons voisins et celui d’en face, et on avance d’un wagon à la fois.
explain-place-roof =
    .trains = Sur le toit on court jusqu’à trois wagons, et on voit le long des toits jusqu’à la prochaine figurine, et tous les toits de l’autre train.
explain-bullets =
    .trains = Chaque tir qui touche retire une balle du barillet. Qui les a toutes tirées est As de la gâchette : 1000 $ pour son équipe, s’il est dans le train de départ.
explain-round =
    .trains = Après chaque manche les trains avancent de deux wagons. Après la dernière, le butin du train de départ est compté : l’équipe la plus riche gagne.

setup-option-betrayal = La dernière carte de la partie peut faire gagner un bandit sans son équipe. À quatre ou plus.
setup-option-blue_first = Les places sont tour à tour rouges et bleues ; sinon la première est rouge.
setup-option-locomotive_strongbox = La locomotive de votre train apporte elle aussi une cagnotte.
setup-option-robbers_choice = Qui vole peut dire quelle sorte de butin il veut ; le hasard décide du reste.

problem-players-couriers_armored_train = La partie à deux trains se joue à { $choices }, pas à { $number }.

problem-EXTRA-COMPAT-06 = Convoyeurs & Train blindé se joue avec le jeu de base seulement.
problem-COUR-SETUP-12 = La trahison demande au moins quatre bandits, pour que chaque équipe ait quelqu’un à trahir.
problem-COUR-TEAM-03 = Convoyeurs & Train blindé a ses propres équipes, la rouge et la bleue.
problem-COUR-TEAM-08 = Dans Convoyeurs & Train blindé, chacun joue un seul bandit.

# Convoyeurs & Train blindé : noms, phrases, questions.

card-nudge = Coup de pouce
    .short = Pouce
card-machination = Machination
    .short = Mach.
card-quick_shot = Tir rapide
    .short = Rapide
card-shot_last_courier = Tir sur le dernier Convoyeur
    .short = Dernier
card-bonus_nudge = Coup de pouce Bonus
    .short = Bonus
card-binoculars = Jumelles
    .short = Jum.

figure-courier_a2 = le Convoyeur de A2
    .name = A2
figure-courier_a4 = le Convoyeur de A4
    .name = A4
figure-courier_a6 = le Convoyeur de A6
    .name = A6
figure-professore = Il Professore
    .name = Professore
team-red = l’équipe rouge
    .name = Rouges
team-blue = l’équipe bleue
    .name = Bleus

token-nugget = pépite
    .a = une pépite
    .the = la pépite
    .many = { $number ->
        [one] { $number } pépite
       *[other] { $number } pépites
    }
token-bag = bagage
    .a = un bagage
    .the = le bagage
    .many = { $number ->
        [one] { $number } bagage
       *[other] { $number } bagages
    }
token-secret_document = document secret
    .a = un document secret
    .the = le document secret
    .many = { $number ->
        [one] { $number } document secret
       *[other] { $number } documents secrets
    }
document-red = le document de l’équipe rouge
document-blue = le document de l’équipe bleue
document-neutral = le leurre
worthless = sans valeur

car-restaurant = Restaurant
    .short = Resto
car-baggage_car = Wagon à bagages
    .short = Bagages
car-first_class = Première classe
    .short = 1re cl.
car-armored_locomotive = Locomotive blindée
    .short = Loco
car-tender = Tender
    .short = Tender
car-armored_1 = Wagon blindé
    .short = Blindé
car-armored_2 = Wagon blindé
    .short = Blindé
car-armored_3 = Wagon blindé
    .short = Blindé
car-armory = Armurerie
    .short = Armur.
car-infirmary = Infirmerie
    .short = Infirm.
train-departure = Train de départ
train-armored = Train blindé

place-at-a = { $floor ->
    [roof] sur le toit { $car ->
        [0] de la locomotive blindée
        [1] du tender
        [3] de l’armurerie
        [5] de l’infirmerie
       *[other] du wagon blindé A{ $car }
    }
   *[in] dans { $car ->
        [0] la locomotive blindée
        [1] le tender
        [3] l’armurerie
        [5] l’infirmerie
       *[other] le wagon blindé A{ $car }
    }
}
place-to-a = { $floor ->
    [roof] sur le toit { $car ->
        [0] de la locomotive blindée
        [1] du tender
        [3] de l’armurerie
        [5] de l’infirmerie
       *[other] du wagon blindé A{ $car }
    }
   *[in] dans { $car ->
        [0] la locomotive blindée
        [1] le tender
        [3] l’armurerie
        [5] l’infirmerie
       *[other] le wagon blindé A{ $car }
    }
}

turn-feint = Feinte
    .hint = un bandit par équipe peut feinter : chaque adversaire perd une carte au hasard

happening-couriers_on_the_move = Convoyeurs en mouvement
    .hint = tous les Convoyeurs changent d’étage ; qui en croise un prend une Balle et s’enfuit
happening-heavy_fire = Tir nourri
    .hint = chacun sur un toit prend une Balle neutre et dépose un butin
happening-swivel_arm_two_trains = Potence tournante
    .hint = chacun sur un toit est emporté sur le dernier toit de son train
happening-to_the_rescue = À la rescousse !
    .hint = chacun peut rejoindre un équipier, où qu’il soit
happening-coordinated_attack_plan = Plan d’attaque coordonnée
    .hint = qui est auprès d’un équipier piochera deux cartes de plus à la manche suivante
happening-healing = Soin
    .hint = qui est auprès d’un équipier peut retirer jusqu’à deux Balles
happening-understaffed = Sous-effectif
    .hint = chacun encore sur le train blindé peut faire un dernier Déplacement
happening-delayed_assault = Assaut retardé
    .hint = deux tours seulement si un document secret est déjà sur le train de départ
happening-law_of_the_strongest = La loi du plus fort
    .hint = dans l’équipe la plus riche, seul gagne son bandit le plus riche sur le train de départ
happening-false_bottom = Double fond
    .hint = qui rapporte le document de son équipe gagne seul ; sinon, le bandit le plus riche à bord

round-ca_24_couriers_on_the_move = { happening-couriers_on_the_move }
round-ca_24_heavy_fire = { happening-heavy_fire }
round-ca_24_swivel_arm = { happening-swivel_arm_two_trains }
round-ca_24_to_the_rescue = { happening-to_the_rescue }
round-ca_24_coordinated_attack_plan = { happening-coordinated_attack_plan }
round-ca_24_healing = { happening-healing }
round-ca_24_plain = Côte à côte
round-ca_5p_couriers_on_the_move = { happening-couriers_on_the_move }
round-ca_5p_heavy_fire = { happening-heavy_fire }
round-ca_5p_swivel_arm = { happening-swivel_arm_two_trains }
round-ca_5p_to_the_rescue = { happening-to_the_rescue }
round-ca_5p_coordinated_attack_plan = { happening-coordinated_attack_plan }
round-ca_5p_healing = { happening-healing }
round-ca_5p_plain = { round-ca_24_plain }
round-ca_cavalry_normal_understaffed = Charge de cavalerie
round-ca_cavalry_normal_delayed_assault = Charge de cavalerie
round-ca_cavalry_normal_plain = Charge de cavalerie
round-ca_cavalry_betrayal_law_of_the_strongest_a = Charge de cavalerie
round-ca_cavalry_betrayal_law_of_the_strongest_b = Charge de cavalerie
round-ca_cavalry_betrayal_false_bottom = Charge de cavalerie
round-ca_cavalry_betrayal_plain = Charge de cavalerie

# Ce qui s’est passé

event-trains_moved = Les trains se croisent : deux wagons de plus.
event-courier_moved = Le Convoyeur grimpe { $place }.
    .down = Le Convoyeur descend { $place }.
event-gatling_fired = Ratatata ! { $bandit } braque la Gatling sur { $targets }.
event-gang_bullet = La balle { DE($bandit) } va sous la Bande organisée, pour { $team }.
event-bullet_removed = { $bandit } se fait retirer une Balle { DE($shooter) }.
    .neutral = { $bandit } se fait retirer une Balle neutre.
event-loot_seen = { $bandit } regarde { $token } { $place } et le garde.
    .back = { $bandit } regarde { $token } { $place } et le repose.
    .seen = { $bandit } garde ce qu’il y avait { $place } : { $money }.
    .seen_back = { $bandit } repose ce qu’il y avait { $place } : { $money }.
event-extra_cards = { $seat } { $number ->
        [0] ne pioche pas davantage
        [one] pioche une carte de plus
       *[other] pioche { $number } cartes de plus
    }.
    .seen = { $seat } pioche en plus : { $cards }.
event-feinted = { $seat } feinte !
event-card_lost = { $seat } perd une carte de sa main, glissée sous sa pioche.
    .seen = { $seat } perd une carte, glissée sous sa pioche : { $cards }.
event-offered = { $bandit } donne un coup de pouce { A($target) } : { $card } ?
event-accepted = { $bandit } accepte : { $card } !
    .refused = { $bandit } décline : pas de { $card }.
event-performed = { $bandit } agit aussitôt : { $card } !
event-schemed = Le plan machiavélique d’Il Professore vaut maintenant { $money }.
event-schemer_laid = La carte d’Il Professore : { $card }.
    .bandit = La carte d’Il Professore : { $card }, pour { $bandit }.
    .hidden = La carte d’Il Professore est posée face cachée, sans que personne la voie.
event-resolving_scheme = Il Professore : { $card } !
    .bandit = Les jumelles d’Il Professore sont braquées sur { $bandit } !
event-turns_cut = La cavalerie approche : cette manche n’a que { $number ->
        [one] un tour
       *[other] { $number } tours
    }.
event-gang_paid = Balles sous la Bande organisée : rouges { $red }, bleus { $blue }.
event-team_scored = Le train de départ rapporte { $money } à { $team }.

why-top_of_track = le plan ne peut pas être meilleur
why-supply_too_short = il n’y a pas assez de Balles neutres
why-inside_a_car = { $bandit } est à l’intérieur
why-no_courier = aucun Convoyeur n’est sur un toit

# Ce qu’on demande

ask-fire_or_gatling = Sur qui tire { $bandit }, ou est-ce la Gatling ?
    .target = Tirer sur { $target } { $place }
    .gatling = La Gatling : { $targets }
    .hint = La Gatling touche tous ceux qui sont sur les toits du train de départ et, sur votre train, le plus proche toit occupé de chaque côté, amis compris. Chaque bandit reçoit une Balle neutre et lâche sur place un butin de votre choix ; les Convoyeurs changent d’étage. Il faut une Balle neutre par bandit, et aucune des vôtres.
    .rules = COUR-GAT-01 à 11
ask-strip = Que perd { $victim } sous la Gatling ?
    .drop = { $token }
    .hint = Vous choisissez le genre ; entre plusieurs jetons semblables, le hasard décide. Le butin tombe là où est la victime.
    .rules = COUR-GAT-05
ask-shove = Où le tir envoie-t-il { $victim } ?
    .push = Envoyer { $victim } { $place }
    .pass = Laisser { $victim } ici
    .hint = Django repousse sa cible d’un wagon, loin de lui, et s’il le veut sur l’autre train. Le changement de train n’est jamais forcé.
    .rules = COUR-DJANGO-01 à 05
ask-cure = { $bandit } se fait soigner : quelle Balle retirer ?
    .cure = Retirer une Balle { DE($shooter) }
    .neutral = Retirer une Balle neutre
    .pass = Cela suffit
    .hint = Deux Balles au plus, les neutres d’abord : elles retournent à la réserve. Les Balles des bandits quittent la partie. Soin et infirmerie ensemble en retirent deux au plus.
    .rules = COUR-CAR-04 à 08, COUR-EVT-08
ask-document = { $bandit } a trouvé { $document }. Qu’en faire ?
    .keep_secret_document = Le garder
    .put_back = Le reposer
    .hint = On garde toujours le document de son équipe, on repose toujours celui de l’autre ; du leurre, on fait ce qu’on veut. Les autres voient ce que vous faites, non pourquoi.
    .rules = COUR-LOOT-02 à 05
ask-help = Un Coup de pouce { DE($bandit) } : pour qui, et lequel ?
    .offer = { $figure } : { $card }
    .hint = Nommez un équipier et une action de base ; il la fait aussitôt, ou refuse. La distance ne compte pas. Personne ne parle à présent.
    .rules = COUR-HELP-01 à 08
ask-accept = Un équipier donne un coup de pouce { A($bandit) } : { $card }, tout de suite ?
    .yes = Accepter
    .pass = Non merci
    .hint = L’action est la vôtre en tout : votre position, votre pouvoir, vos balles. Acceptée et possible, elle doit être faite.
    .rules = COUR-HELP-02, COUR-HELP-04, COUR-HELP-06
ask-basic_action = Il Professore donne un coup de pouce : que fait { $bandit } aussitôt ?
    .act = { $card }
    .hint = Il Professore vous offre une action de base de votre choix. Possible, elle doit être faite.
    .rules = COUR-PROF-11 à 13
ask-drop_loot = { $bandit }, que déposez-vous sous le tir nourri ?
    .lay_down = { $token }
    .worth = { $token } : { $money }
    .hint = Chacun sur un toit perd un butin de son choix. Il reste face cachée, et chacun peut le rafler.
    .rules = COUR-EVT-02, COUR-EVT-03
ask-rescue = À la rescousse ! Quel équipier rejoint { $bandit } ?
    .join = Rejoindre { $figure } { $place }
    .pass = Rester ici
    .hint = Vous pouvez aller droit chez un équipier, quels que soient le wagon, l’étage ou le train.
    .rules = COUR-EVT-05, COUR-EVT-06
ask-last_move = Sous-effectif : un dernier Déplacement { DE($bandit) } avant que les trains se séparent ?
    .to = Aller { $place }
    .pass = Rester ici
    .hint = Qui est encore sur le train blindé peut se déplacer une dernière fois. Seuls les bandits du train de départ comptent pour leur équipe.
    .rules = COUR-CAV-03, COUR-CAV-04
rules-title-fire_or_gatling = La Gatling
rules-title-strip = Ce que la Gatling fait tomber
rules-title-shove = Django et les deux trains
rules-title-cure = Infirmerie et Soin
rules-title-document = Documents secrets
rules-title-help = Coup de pouce
rules-title-accept = Accepter un Coup de pouce
rules-title-basic_action = L’aide d’Il Professore
rules-title-drop_loot = Tir nourri
rules-title-rescue = À la rescousse !
rules-title-last_move = Sous-effectif
rules-title-two_trains = Deux trains
    .text = Le train de départ, où tous montent, avance de deux wagons le long du train blindé après chaque manche ; après la cinquième, ils se séparent. On peut passer dans le wagon d’en face : à l’intérieur, c’est un Déplacement ; sur les toits, l’un des trois pas. Là où est un Convoyeur, personne ne reste : une Balle neutre, et à l’autre étage. Le tender n’a qu’un toit. D’un toit, on tire sur tout toit de l’autre train.
rules-title-team_money = Ce qu’une équipe a à la fin
    .text = Seuls comptent les bandits dans ou sur le train de départ. Chacun apporte son butin, 1000 $ si son barillet est vide, et 4000 $ pour le document de son équipe. L’équipe qui a le plus de balles sous la Bande organisée, celles tirées sur les Convoyeurs, reçoit 1500 $. Il Professore ajoute ce que vaut son plan.
rules-title-professore = Il Professore
    .text = Si les bandits sont en nombre impair, il rejoint la plus petite équipe. À chaque tour, la première carte de sa pioche va sur la pile. La Machination fait monter son plan ; les Jumelles donnent une Balle à un adversaire sur un toit, et à un ami une action immédiate ; le Tir rapide touche chaque adversaire sur un toit ; le Tir sur le dernier Convoyeur fait rentrer le plus en arrière de ceux qui sont sur un toit.
reconstructed-track = De la piste d’Il Professore, on ne connaît que les bouts, 0 $ et 1500 $ ; les cinq cases du milieu sont de nous. De même les bourses et bijoux des trois wagons du train de départ.
reconstructed-cavalry = Une Charge de cavalerie de chaque série n’est décrite nulle part ; la nôtre n’a pas d’effet propre.

module-couriers_armored_train = Convoyeurs & Train blindé
setup-module-couriers_armored_train = Deux équipes, deux trains : pillez le train blindé au passage, et rentrez avant qu’ils se séparent.
option-betrayal = trahison
option-blue_first = le premier siège est bleu
option-locomotive_strongbox = une cagnotte dans la locomotive
option-robbers_choice = les voleurs nomment une sorte de butin

# Pourquoi le bot aime une option quand deux trains se croisent

reason-team-win = essayée maintes fois, c’est elle qui gagne le plus souvent.
reason-team-loot = votre équipe finit la manche avec plus de butin.
reason-team-document = le document de votre équipe peut tomber entre vos mains.
reason-team-home = le chemin du retour reste ouvert avant que les trains se séparent.
reason-team-near = votre équipe se rapproche d’un bon butin.
reason-team-title = un barillet vide vaut 1000 $, et c’est un pas dans ce sens.
reason-team-bullets = cela épargne des Balles à votre équipe.
reason-team-rival = cela nuit à l’autre équipe plus que cela ne l’aide.
reason-team-gang = les balles tirées sur les Convoyeurs comptent pour la Bande organisée.
reason-team-own = si quelqu’un trahit l’équipe, c’est votre propre butin qui comptera.

# Le terminal

teams = Rouges : { $red }, contre bleus : { $blue }
gang-bullets = Bande organisée : { $number ->
        [one] { $number } balle
       *[other] { $number } balles
    }
professore-plan = Il Professore ({ $team }) : { $money }
team-result = { $team } : { $money }. Rentrés : { $home }. Bande organisée : { $gang }. Il Professore : { $plan }.
    .plain = { $team } : { $money }. Rentrés : { $home }. Bande organisée : { $gang }.
betrayal-mode = la trahison rôde
known-loot = Vous savez ce qu’il y a { $place } : { $loot }.
legend-couriers = ✦ pépite  ■ bagage  ✎ document secret  ♟ Convoyeur  ╪ Gatling

explain-card-nudge = Faites exécuter aussitôt une action de base à un coéquipier, s’il l’accepte.
explain-card-machination = Le plan d’Il Professore monte d’une case : plus d’argent pour son équipe à la fin.
explain-card-quick_shot = Une balle neutre pour chaque adversaire de l’équipe d’Il Professore qui est sur un toit.
explain-card-shot_last_courier = Il Professore tire sur le dernier Convoyeur d’un toit, pour les balles de son équipe.
explain-card-bonus_nudge = Le bandit de l’équipe d’Il Professore exécute une action de base de son choix.
explain-card-binoculars = Il Professore cherche ce bandit : un coéquipier exécute une action de base, un adversaire sur un toit prend une balle neutre.
explain-token-nugget = Vaut 1500 $ ou rien ; seul qui la ramasse le sait.
explain-token-bag = Bagage ; seul qui le ramasse voit ce qu’il vaut.
explain-token-secret_document = Celui de votre équipe vaut 4000 $ dans le train de départ ; les autres ne sont pas à vous.
explain-figure-courier = Il garde le train blindé. Qui le rencontre prend une balle neutre et fuit à l’autre étage ; une balle sur lui compte pour la Bande organisée.
explain-figure-professore = Il prépare pour son équipe, sans pion : ses cartes font avancer son plan, tirent ou aident un coéquipier.
explain-place-a1-roof = Le tender a un toit, mais pas d’intérieur.
explain-place-a3-in = L’armurerie : qui est à l’intérieur au début d’une manche pioche deux cartes de plus.
explain-place-a5-in = L’infirmerie : qui est à l’intérieur au début d’une manche peut se débarrasser de deux balles au plus.
explain-gatling = Un Tir sur ce toit peut s’en servir : une balle neutre pour tous ceux qui sont sur les toits du train de départ et sur les toits occupés les plus proches de celui-ci, et chacun perd un butin.
explain-team = L’équipe la plus riche gagne ; seul compte, à la fin, qui est dans le train de départ.
explain-gang = Ici reposent les balles tirées sur les Convoyeurs. L’équipe qui en a le plus reçoit 1500 $ à la fin.
    .name = Bande organisée
explain-neutral = Rencontres avec les Convoyeurs, Gatlings et événements prennent leurs balles dans cette réserve.
    .name = Balles neutres
explain-bridge = Ces wagons se font face : on peut passer de l’un à l’autre, à l’intérieur comme sur les toits, y tirer et y frapper.
    .name = Wagons face à face
explain-cut_off = Coupé de tout : rien n’est à côté de l’intérieur, seule l’échelle mène dehors.
explain-betrayal = Peut-être que toute l’équipe ne gagnera pas : la charge de cavalerie dit qui.
    .name = Trahison
now-team = { $figures }.
now-team-own = C’est votre équipe.
now-team-other = Ce sont vos adversaires.
now-neutral-left = { $number ->
        [0] Il n’en reste aucune.
        [one] Il en reste une.
       *[other] Il en reste { $number }.
    }
now-plan = Le plan vaut { $money } pour { $team }.
now-plan-deck = Dans sa pioche : { $cards }.
now-bridge = Du wagon { $car } à A{ $other } et retour.

mix-two_trains = Deux trains
    .about = Rouges contre bleus : pillez le train blindé, et soyez de retour avant qu’il ne parte.
