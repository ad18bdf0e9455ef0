# The Time-Travel Car.

module-time_travel_car = Voiture à voyager dans le temps

place-at-timecar = dans la Voiture à voyager dans le temps
place-to-timecar = dans la Voiture à voyager dans le temps
hideout = sous { $car ->
    [0] la locomotive
   *[other] le wagon { $car }
}

event-travels = { $bandit } règle le cadran et disparaît avec la Voiture à voyager dans le temps.
    .seen = { $bandit } disparaît avec la Voiture à voyager dans le temps et se cache { $place }.
event-appeared = Un éclair, et { $bandit } réapparaît { $place } !

ask-hide = Voyage dans le temps : où se cache { $bandit } ?
    .hide = Se cacher { $place }
    .hint = Seul dans la Voiture à voyager dans le temps, vous disparaissez jusqu’à la prochaine phase d’Action. Personne d’autre ne sait où ; avant la première carte, vous réapparaissez à l’intérieur.
    .rules = EXTRA-CAR-40 à 46
rules-title-hide = La Voiture à voyager dans le temps : se cacher

setup-module-time_travel_car = Qui s’y trouve seul à la fin d’une manche se cache, et réapparaît où personne ne l’attend.

travels = { $bandit } voyage dans le temps
    .seen = { $bandit } se cache { $place }

explain-place-timecar = Qui s’y trouve seul à la fin d’une manche voyage dans le temps, et ressort à la manche suivante sous le wagon choisi en secret.
explain-traveller = Quelque part dans le temps : ressort avant la première carte de la prochaine phase d’Action, là où personne d’autre ne le sait.
    .name = { $figure } voyage dans le temps
explain-hideout = Qui disparaît avec la Voiture à voyager dans le temps peut s’y cacher en secret, et ressort à l’intérieur.
now-hidden = Vous vous cachez { $place }.
