# The base game.

bandit-ghost = Ghost
    .gender = m
    .power = In the first turn of a round he may play his card face down.
bandit-doc = Doc
    .gender = m
    .power = He starts each round with seven cards instead of six.
bandit-tuco = Tuco
    .gender = m
    .power = He also shoots through the roof, at anybody on the other floor of his car.
    .proto = Anybody he shoots is knocked one car further in the direction of the shot.
bandit-cheyenne = Cheyenne
    .gender = f
    .power = When she punches, she may pocket the purse instead of dropping it.
bandit-belle = Belle
    .gender = f
    .power = Nobody may shoot or punch her while there is another target.
bandit-django = Django
    .gender = m
    .power = Anybody he shoots is knocked one car further in the direction of the shot.
    .proto = Alone on his spot, he shoots at anybody on his floor of the train.

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

token-purse = purse
    .a = a purse
    .the = the purse
    .many = { $number ->
        [one] { $number } purse
       *[other] { $number } purses
    }
token-jewel = jewel
    .a = a jewel
    .the = the jewel
    .many = { $number ->
        [one] { $number } jewel
       *[other] { $number } jewels
    }
token-strongbox = strongbox
    .a = a strongbox
    .the = the strongbox
    .many = { $number ->
        [one] { $number } strongbox
       *[other] { $number } strongboxes
    }
purse-label = purse #{ $label }
purse-unknown = a purse ($250–500)
purse-known = purse #{ $label } (it holds { $money })

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

happening-angry_marshal = Angry Marshal
    .hint = anybody on the Marshal’s roof takes a bullet, then he goes one car rearward
happening-swivel_arm = Swivel Arm
    .hint = everybody on a roof is swept to the roof of the caboose
happening-braking = Braking
    .hint = everybody on a roof slides one car forward
happening-take_it_all = Take It All!
    .hint = the second strongbox is put down in the Marshal’s car
happening-passengers_rebellion = Passengers’ Rebellion
    .hint = everybody inside takes a bullet
happening-pickpocketing = Pickpocketing
    .hint = a bandit alone on a spot may take a purse there
happening-marshals_revenge = Marshal’s Revenge
    .hint = anybody on the Marshal’s roof loses the smallest purse
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

module-base = Colt Express

setup-module-base = The train, its loot and the Marshal.

explain-card-move = Inside: one car forward or rearward. On the roof: one to three cars in one direction.
explain-card-floor_change = Climb from inside a car to its roof, or down again.
explain-card-fire = Give one of your bullets to a bandit in sight: inside in a neighbouring car, on the roof the nearest ones in each direction. It clogs the victim’s deck.
explain-card-robbery = Take one piece of loot from your own spot: same car, same floor.
explain-card-punch = Hit somebody on your own spot: a piece of loot of your choice falls, and the victim lands one car away.
explain-card-marshal = Move the Marshal one car, inside. Anybody there takes a neutral bullet and flees to the roof.
explain-card-bullet = A bullet that hit you. It cannot be played and only takes room in your hand.
explain-token-purse = Worth $250 to $500; only the player who picks it up sees how much. On the floor each has a number, so that you can remember it.
explain-token-jewel = Worth $500.
explain-token-strongbox = Worth $1000.

game-express = Colt Express
setup-game-express = Five rounds of a train robbery: scheme, rob, punch and shoot. The richest bandit wins.

mix-first_evening = First evening
    .about = The train, six bandits, their powers and events. Start here.
