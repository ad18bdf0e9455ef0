# Names of the game: bandits, cards, loot, cars, places, turns and events.

figure-marshal = the Marshal
    .name = Marshal

card-bullet = Bullet
    .short = bullet
card-times = { $number } × { $card }
card-of = { $card } ({ $bandit })
person = { $name } ({ $bandit })

token-worth = { $token } ({ $money })
perhaps = perhaps { $money }

money = ${ $amount }
    .owed = −${ $amount }
list-more = { $first }, { $rest }
list-last = { $first } and { $last }

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
