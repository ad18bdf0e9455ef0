# The Time-Travel Car.

module-time_travel_car = Time-Travel Car

place-at-timecar = in the Time-Travel Car
place-to-timecar = into the Time-Travel Car
hideout = under { $car ->
    [0] the locomotive
   *[other] car { $car }
}

event-travels = { $bandit } sets the dial and vanishes with the Time-Travel Car.
    .seen = { $bandit } vanishes with the Time-Travel Car and hides { $place }.
event-appeared = A flash, and { $bandit } is back { $place }!

ask-hide = Alone in the Time-Travel Car: where does { $bandit } hide?
    .hide = Hide { $place }
    .hint = Alone in the Time-Travel Car you vanish until the next Stealin’ phase. Nobody else learns where; before the first card you appear inside.
    .rules = EXTRA-CAR-40 to 46
rules-title-hide = The Time-Travel Car: hiding

setup-module-time_travel_car = A bandit alone in it at the end of a round hides, and appears where nobody expects it.

travels = { $bandit } travels through time
    .seen = { $bandit } hides { $place }

explain-place-timecar = A bandit alone in it when a round ends travels in time, and comes out in the next round under the car they have chosen in secret.
explain-traveller = Somewhere in time: comes out before the first card of the next Stealin’ phase, where nobody else knows.
    .name = { $figure } travels in time
explain-hideout = A bandit who vanishes with the Time-Travel Car may hide here in secret, and comes out inside.
now-hidden = You hide { $place }.
