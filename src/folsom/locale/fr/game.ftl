# Les noms du jeu : bandits, cartes, butin, wagons, lieux, tours et événements.

figure-marshal = le Marshal
    .name = Marshal

card-bullet = Balle
    .short = Balle
card-times = { $number } × { $card }
card-of = { $card } ({ $bandit })
person = { $name } ({ $bandit })

token-worth = { $token } ({ $money })
perhaps = peut-être { $money }

money = { $amount } $
    .owed = −{ $amount } $
list-more = { $first }, { $rest }
list-last = { $first } et { $last }

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
