# The base game.

bandit-ghost = Ghost
    .gender = m
    .power = Au premier tour d’une manche, il peut jouer sa carte face cachée.
bandit-doc = Doc
    .gender = m
    .power = Il commence chaque manche avec sept cartes au lieu de six.
bandit-tuco = Tuco
    .gender = m
    .power = Il tire aussi à travers le toit, sur l’autre étage de son wagon.
    .proto = Sa victime recule d’un wagon dans le sens du tir.
bandit-cheyenne = Cheyenne
    .gender = f
    .power = Quand elle donne un coup de poing, elle peut empocher la bourse.
bandit-belle = Belle
    .gender = f
    .power = On ne peut ni lui tirer dessus ni la frapper s’il y a une autre cible.
bandit-django = Django
    .gender = m
    .power = Sa victime recule d’un wagon dans le sens du tir.
    .proto = Seul sur sa position, il tire sur n’importe qui à son étage du train.

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

happening-angry_marshal = Marshal en colère
    .hint = une Balle pour qui se tient sur le toit du Marshal, puis il recule d’un wagon
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

module-base = Colt Express

setup-module-base = Le train, son butin et le Marshal.

explain-card-move = À l’intérieur : un wagon vers l’avant ou l’arrière. Sur le toit : d’un à trois wagons dans une direction.
explain-card-floor_change = Montez de l’intérieur d’un wagon sur son toit, ou redescendez.
explain-card-fire = Donnez une de vos balles à un bandit en vue : à l’intérieur dans un wagon voisin, sur le toit les plus proches de chaque côté. Elle encombre sa pioche.
explain-card-robbery = Prenez un butin là où vous êtes : même wagon, même étage.
explain-card-punch = Frappez quelqu’un là où vous êtes : un butin de votre choix tombe, et la victime atterrit un wagon plus loin.
explain-card-marshal = Déplacez le Marshal d’un wagon, à l’intérieur. Tous ceux qui s’y trouvent prennent une balle neutre et fuient sur le toit.
explain-card-bullet = Une balle qui vous a touché. Elle ne peut pas être jouée et prend de la place dans votre main.
explain-token-purse = Vaut de 250 à 500 $ ; seul qui la ramasse voit combien. Au sol chacune a un numéro, pour qu’on s’en souvienne.
explain-token-jewel = Vaut 500 $.
explain-token-strongbox = Vaut 1000 $.

game-express = Colt Express
setup-game-express = Cinq manches d’attaque de train : planifiez, volez, cognez, tirez. Le plus riche gagne.

mix-first_evening = Première soirée
    .about = Le train, six bandits, leurs pouvoirs et les événements. Commencez ici.
