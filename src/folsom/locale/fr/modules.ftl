# Ce qui se joue, et ce qui va ensemble.

module-colt_super_express = Colt Super Express
setup-module-colt_super_express = Un jeu à part : trois cartes en secret, et à chaque manche le train perd son dernier wagon.

modules-modules = Jeux et extensions
modules-variants = Variantes
modules-modes = Modes
modules-switches = Options d’une extension
modules-bandits = Bandits
modules-together = Ce qui va ensemble
modules-extra-bandits = bandits d’autres boîtes
modules-refusals = Ce qui est refusé, et pourquoi :
modules-column-part = Quoi
modules-column-bandit = Bandit
modules-column-id = Nom à écrire
modules-column-players = Joueurs
modules-column-box = Boîte
modules-column-about = Ce que c’est
