# Bandits of other boxes, the Time-Travel Car, the choice of events.

bandit-mei = Mei
    .gender = f
    .power = Her Change Floor may also lead to the other floor of a neighbouring car.
    .trains = Her Change Floor may also lead to the other floor of a neighbouring car of her train.
bandit-silk = Silk
    .gender = m
    .power = One of three powers, fixed before bandits are chosen.
    .movement = Silk moves one or two cars, inside as on the roof, and passes any lawman unharmed.
    .dodge = When Silk meets the Marshal, another player of Silk’s choice gets the bullet.
    .blocking = While Silk is inside a car, nobody moves in by its rear door.
bandit-misty = Misty
    .gender = f
    .power = She may play bullets of her hand; each of them is a punch, and comes back to her deck.
bandit-twinzz = Twinzz
    .gender = m
    .power = In a tunnel they play twice in a row, face up.

module-base = Colt Express
module-time_travel_car = Time-Travel Car
variant-choice_of_events = choice of events
silk-power-movement = movement
silk-power-dodge = dodge
silk-power-blocking = blocking

place-at-timecar = in the Time-Travel Car
place-to-timecar = into the Time-Travel Car
hideout = under { $car ->
    [0] the locomotive
   *[other] car { $car }
}
hideout-coach = under the stagecoach

event-dodged = { $bandit } dodges: the bullet is for { $target }.
event-travels = { $bandit } sets the dial and vanishes with the Time-Travel Car.
    .seen = { $bandit } vanishes with the Time-Travel Car and hides { $place }.
event-appeared = A flash, and { $bandit } is back { $place }!
why-no_way = there is nowhere to go

ask-give_bullet = { $bandit } dodges. Who gets the bullet?
    .give = The bullet is for { $figure }
    .hint = Silk’s dodge: the neutral bullet of a meeting must go to another player’s deck, and counts as received there. Silk flees as usual.
    .rules = EXTRA-SILK-21 to 26
ask-hide = Alone in the Time-Travel Car: where does { $bandit } hide?
    .hide = Hide { $place }
    .hint = Alone in the Time-Travel Car you vanish until the next Stealin’ phase. Nobody else learns where; before the first card you appear inside.
    .rules = EXTRA-CAR-40 to 46
rules-title-give_bullet = Silk: who gets the bullet
rules-title-hide = The Time-Travel Car: hiding

setup-variant-choice_of_events = Seven Round cards and three Station cards are chosen and shown before the game.
setup-module-base = The train, its loot and the Marshal.
setup-module-time_travel_car = Whoever is alone in it at the end of a round hides, and appears where nobody expects it.

beside = { $place }:
travels = { $bandit } travels through time
    .seen = { $bandit } hides { $place }
chosen-cards = Chosen cards: { $cards }.
lobby-silk_power = What can Silk do?

explain-place-timecar = Who is alone in it when a round ends travels in time, and comes out in the next round under the car they have chosen in secret.
explain-traveller = Somewhere in time: comes out before the first card of the next Stealin’ phase, where nobody else knows.
    .name = { $figure } travels in time
explain-hideout = Whoever vanishes with the Time-Travel Car may hide here in secret, and comes out inside.
now-hidden = You hide { $place }.
