# Bandits d’autres boîtes, la Voiture à voyager dans le temps, le choix des événements.

bandit-mei = Mei
    .gender = f
    .power = Son Changement d’étage peut aussi mener à l’autre étage d’un wagon voisin.
    .trains = Son Changement d’étage peut aussi mener à l’autre étage d’un wagon voisin de son train.
bandit-silk = Silk
    .gender = m
    .power = Un pouvoir parmi trois, fixé avant le choix des bandits.
    .movement = Silk se déplace d’un ou deux wagons, à l’intérieur comme sur le toit, et passe devant les hommes de loi sans dommage.
    .dodge = Quand Silk rencontre le Marshal, c’est un autre joueur de son choix qui reçoit la Balle.
    .blocking = Tant que Silk est dans un wagon, personne n’y entre par la porte arrière.
bandit-misty = Misty
    .gender = f
    .power = Elle peut jouer les Balles de sa main : chacune est un coup de poing et revient dans sa pioche.
bandit-twinzz = Twinzz
    .gender = m
    .power = Dans un Tunnel, ils jouent deux fois de suite, face visible.

module-base = Colt Express
module-time_travel_car = Voiture à voyager dans le temps
variant-choice_of_events = choix des événements
silk-power-movement = mouvement
silk-power-dodge = esquive
silk-power-blocking = blocage

place-at-timecar = dans la Voiture à voyager dans le temps
place-to-timecar = dans la Voiture à voyager dans le temps
hideout = sous { $car ->
    [0] la locomotive
   *[other] le wagon { $car }
}
hideout-coach = sous la diligence

event-dodged = { $bandit } esquive : la Balle est pour { $target }.
event-travels = { $bandit } règle le cadran et disparaît avec la Voiture à voyager dans le temps.
    .seen = { $bandit } disparaît avec la Voiture à voyager dans le temps et se cache { $place }.
event-appeared = Un éclair, et { $bandit } réapparaît { $place } !
why-no_way = il n’y a nulle part où aller

ask-give_bullet = { $bandit } esquive. Pour qui est la Balle ?
    .give = La Balle est pour { $figure }
    .hint = L’esquive de Silk : la Balle neutre d’une rencontre va dans la pioche d’un autre joueur, et compte comme reçue par lui. Silk fuit comme tout le monde.
    .rules = EXTRA-SILK-21 à 26
ask-hide = Voyage dans le temps : où se cache { $bandit } ?
    .hide = Se cacher { $place }
    .hint = Seul dans la Voiture à voyager dans le temps, vous disparaissez jusqu’à la prochaine phase d’Action. Personne d’autre ne sait où ; avant la première carte, vous réapparaissez à l’intérieur.
    .rules = EXTRA-CAR-40 à 46
rules-title-give_bullet = Silk : pour qui est la Balle
rules-title-hide = La Voiture à voyager dans le temps : se cacher

setup-variant-choice_of_events = Sept cartes Manche et trois cartes Arrivée en gare sont choisies et montrées avant la partie.
setup-module-base = Le train, son butin et le Marshal.
setup-module-time_travel_car = Qui s’y trouve seul à la fin d’une manche se cache, et réapparaît où personne ne l’attend.

beside = { $place } :
travels = { $bandit } voyage dans le temps
    .seen = { $bandit } se cache { $place }
chosen-cards = Cartes choisies : { $cards }.
lobby-silk_power = Que sait faire Silk ?

explain-place-timecar = Qui s’y trouve seul à la fin d’une manche voyage dans le temps, et ressort à la manche suivante sous le wagon choisi en secret.
explain-traveller = Quelque part dans le temps : ressort avant la première carte de la prochaine phase d’Action, là où personne d’autre ne le sait.
    .name = { $figure } voyage dans le temps
explain-hideout = Qui disparaît avec la Voiture à voyager dans le temps peut s’y cacher en secret, et ressort à l’intérieur.
now-hidden = Vous vous cachez { $place }.
