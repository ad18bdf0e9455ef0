# Names of the game: bandits, cards, loot, cars, places, turns and events.

bandit-ghost = Ghost
    .gender = m
    .power = In the first turn of a round he may play his card face down.
bandit-doc = Doc
    .gender = m
    .power = He starts each round with seven cards instead of six.
bandit-tuco = Tuco
    .gender = m
    .power = He also shoots through the roof, at whoever is on the other floor of his car.
    .trains = He also shoots through the roof of his own car, at bandits and couriers, never into the other train.
    .proto = Whoever he shoots is knocked one car further in the direction of the shot.
bandit-cheyenne = Cheyenne
    .gender = f
    .power = When she punches, she may pocket the purse instead of dropping it.
    .trains = When she punches, she may pocket a purse or luggage instead of dropping it.
bandit-belle = Belle
    .gender = f
    .power = Nobody may shoot or punch her while there is another target.
    .trains = Nobody may shoot or punch her while another bandit can be hit; couriers do not protect her.
bandit-django = Django
    .gender = m
    .power = Whoever he shoots is knocked one car further in the direction of the shot.
    .trains = Whoever he shoots is knocked one car further away, if he likes over to the other train.
    .proto = Alone on his spot, he shoots at anybody on his floor of the train.

figure-marshal = the Marshal
    .name = Marshal

card-move = Move
    .short = Move
card-floor_change = Change Floor
    .short = Floor
card-fire = Fire
    .short = Fire
card-robbery = Robbery
    .short = Rob
card-punch = Punch
    .short = Punch
card-marshal = Marshal
    .short = Marshal
card-bullet = Bullet
    .short = bullet
card-times = { $number } × { $card }
card-of = { $card } ({ $bandit })
person = { $name } ({ $bandit })

token-purse = purse
    .a = a purse
    .the = the purse
    .many = { $number ->
        [one] one purse
       *[other] { $number } purses
    }
token-jewel = jewel
    .a = a jewel
    .the = the jewel
    .many = { $number ->
        [one] one jewel
       *[other] { $number } jewels
    }
token-strongbox = strongbox
    .a = a strongbox
    .the = the strongbox
    .many = { $number ->
        [one] one strongbox
       *[other] { $number } strongboxes
    }
purse-label = purse #{ $label }
purse-unknown = a purse ($250–500)
purse-known = purse #{ $label } (it holds { $money })
token-worth = { $token } ({ $money })
perhaps = perhaps { $money }

money = ${ $amount }
    .owed = −${ $amount }
list-more = { $first }, { $rest }
list-last = { $first } and { $last }

car-locomotive = Locomotive
    .short = Loco
car-car_1 = Dining car
    .short = Diner
car-car_2 = First class
    .short = 1st class
car-car_3 = Second class
    .short = 2nd class
car-car_4 = Private saloon
    .short = Saloon
car-car_5 = Mail car
    .short = Mail
car-car_6 = Baggage car
    .short = Baggage
caboose = caboose
    .short = cab.

place-at = { $floor ->
    [roof] on the roof of { $car ->
        [0] the locomotive
       *[other] car { $car }
    }
   *[in] { $car ->
        [0] in the locomotive
       *[other] in car { $car }
    }
}
place-to = { $floor ->
    [roof] { $car ->
        [0] to the roof of the locomotive
       *[other] to the roof of car { $car }
    }
   *[in] { $car ->
        [0] into the locomotive
       *[other] into car { $car }
    }
}

turn-standard = Standard
    .hint = one card each, face up
turn-tunnel = Tunnel
    .hint = cards are laid face down
    .special = Tunnel: face down
turn-speeding_up = Speeding-up
    .hint = everybody plays twice in a row
    .special = Speeding-up: { $number } of { $total }
turn-special = { $turn }: { $hint }
turn-switching = Switching
    .hint = the order of play is reversed

phase-set_up = Boarding
phase-round_start = Round start
phase-schemin = Schemin’
phase-stealin = Stealin’
phase-over = The end

edition-2014 = rules of 2014
edition-2016 = rules of 2016
edition-proto = first printed rules
mode-advanced = advanced game
mode-first_game = first game (no powers, no events)
variant-expert = experts
variant-duel_2014 = duel of 2014
variant-two_bandits = two bandits each
variant-teams = teams

happening-angry_marshal = Angry Marshal
    .hint = whoever is on the Marshal’s roof takes a bullet, then he goes one car rearward
    .law = the Marshal may fire, and then move, without cards
happening-swivel_arm = Swivel Arm
    .hint = everybody on a roof is swept to the roof of the caboose
happening-braking = Braking
    .hint = everybody on a roof slides one car forward
happening-take_it_all = Take It All!
    .hint = the second strongbox is put down in the Marshal’s car
happening-passengers_rebellion = Passengers’ Rebellion
    .hint = everybody inside takes a bullet
happening-pickpocketing = Pickpocketing
    .hint = whoever is alone on his spot may take a purse there
happening-marshals_revenge = Marshal’s Revenge
    .hint = whoever is on the Marshal’s roof loses the smallest purse
    .law = bandits inside and on the roof of the Marshal’s car lose their purse of lowest value
happening-hostage_conductor = Hostage-taking of the Conductor
    .hint = { money-of-conductor } for everybody in or on the locomotive
money-of-conductor = $250

round-base_24_angry_marshal = { happening-angry_marshal }
round-base_24_swivel_arm = { happening-swivel_arm }
round-base_24_braking = { happening-braking }
round-base_24_take_it_all = { happening-take_it_all }
round-base_24_passengers_rebellion = { happening-passengers_rebellion }
round-base_24_tunnels = Tunnels
round-base_24_bridge = Bridge
round-base_56_angry_marshal = { happening-angry_marshal }
round-base_56_swivel_arm = { happening-swivel_arm }
round-base_56_braking = { happening-braking }
round-base_56_take_it_all = { happening-take_it_all }
round-base_56_passengers_rebellion = { happening-passengers_rebellion }
round-base_56_tunnels = { round-base_24_tunnels }
round-base_56_bridge = { round-base_24_bridge }
round-base_station_pickpocketing = Train Station
round-base_station_marshals_revenge = Train Station
round-base_station_hostage_conductor = Train Station
