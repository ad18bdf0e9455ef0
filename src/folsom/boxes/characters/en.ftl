# Bandits of other boxes.

bandit-mei = Mei
    .gender = f
    .power = Her Change Floor may also lead to the other floor of a neighbouring car.
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

silk-power-movement = movement
silk-power-dodge = dodge
silk-power-blocking = blocking

event-dodged = { $bandit } dodges: the bullet is for { $target }.

ask-give_bullet = { $bandit } dodges. Who gets the bullet?
    .give = The bullet is for { $figure }
    .hint = Silk’s dodge: the neutral bullet of a meeting must go to another player’s deck, and counts as received there. Silk flees as usual.
    .rules = EXTRA-SILK-21 to 26
rules-title-give_bullet = Silk: who gets the bullet

lobby-silk_power = What can Silk do?

reason-give-richest = Nobody has more than { $target }.
reason-give = A bullet for { $target } is one that you do not have.

problem-silk-power = Silk needs a power: choose silk_power among { $choices }.
problem-no-silk = Nobody can be Silk here, so there is no silk_power to fix.
problem-no-word-silk_power = The silk_power is a word, not { $value }.
problem-unknown-silk_power = There is no silk_power { $value }; choose among { $choices }.

problem-EXTRA-COMPAT-47 = Seven players need Mei, Silk, Misty or the Twinzz, since the base game has six bandits.

mix-strangers = Strangers on the train
    .about = Seven at the table: four new bandits, and a car that travels in time.
