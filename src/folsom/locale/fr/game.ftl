# Les noms du jeu : bandits, cartes, butin, wagons, lieux, tours et événements.

bandit-ghost = Ghost
    .gender = m
    .power = Au premier tour d’une manche, il peut jouer sa carte face cachée.
bandit-doc = Doc
    .gender = m
    .power = Il commence chaque manche avec sept cartes au lieu de six.
bandit-tuco = Tuco
    .gender = m
    .power = Il tire aussi à travers le toit, sur l’autre étage de son wagon.
    .trains = Il tire aussi à travers le toit de son wagon, sur bandits et Convoyeurs, jamais vers l’autre train.
    .proto = Sa victime recule d’un wagon dans le sens du tir.
bandit-cheyenne = Cheyenne
    .gender = f
    .power = Quand elle donne un coup de poing, elle peut empocher la bourse.
    .trains = Quand elle donne un coup de poing, elle peut empocher une bourse ou un bagage.
bandit-belle = Belle
    .gender = f
    .power = On ne peut ni lui tirer dessus ni la frapper s’il y a une autre cible.
    .trains = On ne peut ni lui tirer dessus ni la frapper si un autre bandit peut être visé ; les Convoyeurs ne la protègent pas.
bandit-django = Django
    .gender = m
    .power = Sa victime recule d’un wagon dans le sens du tir.
    .trains = Sa victime recule d’un wagon, loin de lui, et s’il le veut sur l’autre train.
    .proto = Seul sur sa position, il tire sur n’importe qui à son étage du train.

figure-marshal = le Marshal
    .name = Marshal

card-move = Déplacement
    .short = Dépl.
card-floor_change = Changement d’étage
    .short = Étage
card-fire = Tir
    .short = Tir
card-robbery = Braquage
    .short = Braq.
card-punch = Coup de poing
    .short = Poing
card-marshal = Marshal
    .short = Marshal
card-bullet = Balle
    .short = Balle
card-times = { $number } × { $card }
card-of = { $card } ({ $bandit })
person = { $name } ({ $bandit })

token-purse = bourse
    .a = une bourse
    .the = la bourse
    .many = { $number ->
        [one] { $number } bourse
       *[other] { $number } bourses
    }
token-jewel = bijou
    .a = un bijou
    .the = le bijou
    .many = { $number ->
        [one] { $number } bijou
       *[other] { $number } bijoux
    }
token-strongbox = cagnotte
    .a = une cagnotte
    .the = la cagnotte
    .many = { $number ->
        [one] { $number } cagnotte
       *[other] { $number } cagnottes
    }
purse-label = la bourse n° { $label }
purse-unknown = une bourse (250–500 $)
purse-known = la bourse n° { $label } (elle contient { $money })
token-worth = { $token } ({ $money })
perhaps = peut-être { $money }

money = { $amount } $
    .owed = −{ $amount } $
list-more = { $first }, { $rest }
list-last = { $first } et { $last }

car-locomotive = Locomotive
    .short = Loco
car-car_1 = Wagon-restaurant
    .short = Resto
car-car_2 = Première classe
    .short = 1re cl.
car-car_3 = Seconde classe
    .short = 2de cl.
car-car_4 = Salon privé
    .short = Salon
car-car_5 = Wagon postal
    .short = Poste
car-car_6 = Wagon à bagages
    .short = Bagages
caboose = queue
    .short = queue

place-at = { $floor ->
    [roof] sur le toit { $car ->
        [0] de la locomotive
       *[other] du wagon { $car }
    }
   *[in] dans { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }
}
place-to = { $floor ->
    [roof] sur le toit { $car ->
        [0] de la locomotive
       *[other] du wagon { $car }
    }
   *[in] dans { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }
}

turn-standard = Standard
    .hint = une carte chacun, face visible
turn-tunnel = Tunnel
    .hint = les cartes sont jouées face cachée
    .special = Tunnel : face cachée
turn-speeding_up = Accélération
    .hint = chacun joue deux fois de suite
    .special = Accélération : { $number } sur { $total }
turn-special = { $turn } : { $hint }
turn-switching = Aiguillage
    .hint = on joue dans l’autre sens

phase-set_up = Embarquement
phase-round_start = Début de manche
phase-schemin = Le Plan
phase-stealin = L’Action
phase-over = Fin

edition-2014 = règles de 2014
edition-2016 = règles de 2016
edition-proto = premières règles imprimées
mode-advanced = partie avancée
mode-first_game = première partie (sans pouvoirs ni événements)
variant-expert = experts
variant-duel_2014 = duel de 2014
variant-two_bandits = deux bandits par joueur
variant-teams = équipes

happening-angry_marshal = Marshal en colère
    .hint = une Balle pour qui se tient sur le toit du Marshal, puis il recule d’un wagon
    .law = le Marshal peut tirer, puis se déplacer, sans carte
happening-swivel_arm = Potence tournante
    .hint = tous les bandits des toits sont balayés sur le toit du wagon de queue
happening-braking = Freinage
    .hint = tous les bandits des toits glissent d’un wagon vers l’avant
happening-take_it_all = Prenez tout !
    .hint = la seconde cagnotte est posée dans le wagon du Marshal
happening-passengers_rebellion = Rébellion des passagers
    .hint = une Balle pour chaque bandit à l’intérieur
happening-pickpocketing = Vol à la tire
    .hint = qui est seul sur sa position peut y prendre une bourse
happening-marshals_revenge = Vengeance du Marshal
    .hint = qui se tient sur le toit du Marshal perd sa plus petite bourse
    .law = les bandits dans le wagon du Marshal et sur son toit perdent leur bourse la plus faible
happening-hostage_conductor = Prise d’otage du conducteur
    .hint = { money-of-conductor } pour chaque bandit dans la locomotive ou sur son toit
money-of-conductor = 250 $

round-base_24_angry_marshal = { happening-angry_marshal }
round-base_24_swivel_arm = { happening-swivel_arm }
round-base_24_braking = { happening-braking }
round-base_24_take_it_all = { happening-take_it_all }
round-base_24_passengers_rebellion = { happening-passengers_rebellion }
round-base_24_tunnels = Tunnels
round-base_24_bridge = Pont
round-base_56_angry_marshal = { happening-angry_marshal }
round-base_56_swivel_arm = { happening-swivel_arm }
round-base_56_braking = { happening-braking }
round-base_56_take_it_all = { happening-take_it_all }
round-base_56_passengers_rebellion = { happening-passengers_rebellion }
round-base_56_tunnels = { round-base_24_tunnels }
round-base_56_bridge = { round-base_24_bridge }
round-base_station_pickpocketing = Arrivée en gare
round-base_station_marshals_revenge = Arrivée en gare
round-base_station_hostage_conductor = Arrivée en gare
