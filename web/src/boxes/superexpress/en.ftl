# Words of Colt Super Express.

super-round-wagons = Round { $round } · { $wagons ->
    [0] locomotive only
    [one] one wagon left
   *[other] { $wagons } wagons left
}
super-shootout = Shootin’!
super-plate-tail = { $car } · tail
super-wagon = Wagon { $car }
super-locomotive = Locomotive
super-loco-in = inside the locomotive
super-loco-roof = on the roof of the locomotive
super-car-in = inside wagon { $car }
super-car-roof = on the roof of wagon { $car }
super-pawn = { $name } ({ $words })
super-faces-front = facing the locomotive
super-faces-rear = facing the tail
super-standing = standing
super-stunned = stunned
super-in_dust = in the dust
super-eliminated = out
super-loot = Loot cards
super-loot-cards = { $number ->
    [one] one Loot card
   *[other] { $number } Loot cards
}
super-thinking = Still choosing
super-laid = The program lies face down

super-tray = Your program
super-program = The three cards in their order
super-programs = All programs of the round
super-take-out = Card { $place }: { $card }. Take it back; the arrow keys carry it to another place.
super-pick = Choose three cards in the order in which they are to be played, or drag them onto the places.
super-lies = You lie stunned: your first card only gets you up.
super-lies-reflex = { super-lies } Reflex fires as well.
super-lay = Lay the program
key-enter = Enter
super-follow = Take this
super-you-laid = Your program lies.
super-you-out = You are off the train; watch how it ends.
super-take-back = Take it back
super-lap = { $lap ->
    [1] First cards
    [2] Second cards
   *[other] Third cards
}
super-none-laid = not laid yet
super-none = none

super-you-place = You finish in place { $place } of { $of }
super-you-win = You are the last bandit standing. The train is yours!
super-win = { $number ->
    [one] { $winners } wins the train!
   *[other] { $winners } share the train!
}
super-by-last = Last aboard: everybody else is eating dust.
super-by-loot = Only the locomotive is left; the Loot cards decided.
super-by-fall = Nobody is left aboard; the one who stayed longest wins.
super-end-table = Who stayed aboard
super-fate = Fate
super-fate-aboard = aboard to the end
super-fate-out = left in round { $round }
super-end-chart = Where they stood, round by round
super-chart-line = { $name }: aboard after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $number ->
    [one] one Loot card
   *[other] { $number } Loot cards
}.
super-moment-shots = { $bandit } hit most often: { $number } ×.
super-moment-hits = { $bandit } was hit most often: { $number } ×.
super-moment-feet = { $bandit } shot the own foot { $number } ×.
super-moment-rescues = { $bandit } rode back out of the dust { $number } ×.
super-moment-vain = { $bandit } played to no effect most often: { $number } ×.
