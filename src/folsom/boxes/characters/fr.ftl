# Bandits of other boxes.

bandit-mei = Mei
    .gender = f
    .power = Son Changement d’étage peut aussi mener à l’autre étage d’un wagon voisin.
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

silk-power-movement = mouvement
silk-power-dodge = esquive
silk-power-blocking = blocage

event-dodged = { $bandit } esquive : la Balle est pour { $target }.

ask-give_bullet = { $bandit } esquive. Pour qui est la Balle ?
    .give = La Balle est pour { $figure }
    .hint = L’esquive de Silk : la Balle neutre d’une rencontre va dans la pioche d’un autre joueur, et compte comme reçue par lui. Silk fuit comme tout le monde.
    .rules = EXTRA-SILK-21 à 26
rules-title-give_bullet = Silk : pour qui est la Balle

lobby-silk_power = Que sait faire Silk ?

reason-give-richest = C’est { $target } qui a le plus.
reason-give = Une balle pour { $target } est une balle que vous n’avez pas.

problem-silk-power = Il faut un pouvoir à Silk : choisissez silk_power parmi { $choices }.
problem-no-silk = Personne ne peut être Silk ici, silk_power n’a donc rien à fixer.
problem-no-word-silk_power = Le silk_power est un mot, pas { $value }.
problem-unknown-silk_power = Le pouvoir { $value } n’existe pas pour Silk ; choisissez parmi { $choices }.

problem-EXTRA-COMPAT-47 = À sept, il faut Mei, Silk, Misty ou les Twinzz, car le jeu de base n’a que six bandits.

mix-strangers = Les inconnus du train
    .about = Sept à table : quatre nouveaux bandits, et une voiture qui voyage dans le temps.
