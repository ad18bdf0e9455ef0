# Chevaux & Diligence

shotgun = Shotgun
some-whiskey = { $number ->
    [one] { $number } flasque de whisky
   *[other] { $number } flasques de whisky
}
some-half_drunk_classic = { $number ->
    [one] { $number } flasque à moitié bue
   *[other] { $number } flasques à moitié bues
}
some-half_drunk_old = { $number ->
    [one] { $number } flasque de Vieux Whisky à moitié bue
   *[other] { $number } flasques de Vieux Whisky à moitié bues
}
drink-classic = whisky classique : piochez trois cartes, puis jouez-en une
drink-old = Vieux Whisky : jouez deux cartes
hostages = Otages
hostages-left-here = Otages : { $number }
hostage-effect = Pour l’instant : { $effect }
hostage-ransom = À la fin : { $ransom }
hostage-in-short = { $name } ({ $effect } ; rançon : { $ransom })
held-by = chez { $name }
still-in-coach = encore dans la diligence
no-hostages = Il ne reste aucun otage.
got-away = a filé avec le butin
sheet-hostage = Otage
sheet-drinks = Flasques pleines
sheet-away = Fuite
beside-the-train = À côté du train
beside-car = { $car ->
    [0] la locomotive
   *[other] le wagon { $car }
}
beside-timecar = la voiture à voyager dans le temps
horses-beside = { $number ->
    [one] Un cheval près de : { $place }.
   *[other] { $number } chevaux près de : { $place }.
}
no-horses = Aucun cheval.
still-riding = Encore en selle : { $names }.
coach-beside = Diligence, à côté de { $car ->
    [0] la locomotive
   *[other] le wagon { $car } ({ $name })
}
shotgun-is-guarding = Le Shotgun garde la cagnotte sur la diligence : seul un coup de poing l’en déloge.
shotgun-is-active = Le Shotgun arpente les toits près de la diligence : qui le croise prend une balle.
hostages-are = Otages : { $names }.
end-column-ransom = Otage
end-got-away = en fuite
end-caught = pris
end-out-caught = Un bandit encore sur le train à la gare ne peut pas gagner.
