# Voiture à voyager dans le temps

timecar = Voiture à voyager dans le temps
timecar-holds = À bord : { $things }
travels-in-time = Voyage dans le temps
nobody-knows-where = nul autre ne sait où
somebody-travels = { $name } voyage dans le temps : { $place }.
hides-under = caché sous { $car ->
    [0] la locomotive
   *[other] le wagon { $car }
}
hides-in-coach = caché sous la diligence
