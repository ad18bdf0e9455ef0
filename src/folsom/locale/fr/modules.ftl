# Ce qui se joue, et ce qui va ensemble.

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
