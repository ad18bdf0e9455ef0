# Horses & Stagecoach

shotgun = Shotgun
some-whiskey = { $number ->
    [one] { $number } whiskey flask
   *[other] { $number } whiskey flasks
}
some-half_drunk_classic = { $number ->
    [one] { $number } half-drunk flask
   *[other] { $number } half-drunk flasks
}
some-half_drunk_old = { $number ->
    [one] { $number } half-drunk flask of Old Whiskey
   *[other] { $number } half-drunk flasks of Old Whiskey
}
drink-classic = ordinary whiskey: draw three cards, then play one
drink-old = Old Whiskey: play two cards
hostages = Hostages
hostages-left-here = Hostages: { $number }
hostage-effect = Now: { $effect }
hostage-ransom = At the end: { $ransom }
hostage-in-short = { $name } ({ $effect }; ransom { $ransom })
held-by = with { $name }
still-in-coach = still in the stagecoach
no-hostages = No hostage is left.
got-away = has ridden off with the loot
sheet-hostage = Hostage
sheet-drinks = Full flasks
sheet-away = Escape
beside-the-train = Beside the train
beside-car = { $car ->
    [0] the locomotive
   *[other] car { $car }
}
beside-timecar = the Time-Travel Car
horses-beside = { $number ->
    [one] One horse beside { $place }.
   *[other] { $number } horses beside { $place }.
}
no-horses = No horses.
still-riding = Still in the saddle: { $names }.
coach-beside = Stagecoach, beside { $car ->
    [0] the locomotive
   *[other] car { $car } ({ $name })
}
shotgun-is-guarding = The Shotgun guards the strongbox on the coach: only a punch moves him.
shotgun-is-active = The Shotgun walks the roofs beside the coach: anybody who meets him takes a bullet.
hostages-are = Hostages: { $names }.
end-column-ransom = Hostage
end-got-away = got away
end-caught = caught
end-out-caught = A bandit still on the train at the station cannot win.
