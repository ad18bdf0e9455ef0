# Why parts of a game do not go together: the rows of the compatibility table.

problem-EXTRA-COMPAT-06 = Couriers & Armored Train is played with the base game only (EXTRA-COMPAT-06).
problem-COUR-SETUP-12 = Betrayal needs at least four bandits, so that both teams have somebody to betray (COUR-SETUP-12).
problem-COUR-TEAM-03 = Couriers & Armored Train has teams of its own, red and blue (COUR-TEAM-03).
problem-COUR-TEAM-08 = In Couriers & Armored Train everybody plays one bandit (COUR-TEAM-08).
problem-EXTRA-COMPAT-09 = Colt Super Express is a game of its own (EXTRA-COMPAT-09).
problem-EXTRA-COMPAT-22 = With a Marshal player Silk needs another power than dodge (EXTRA-COMPAT-22).
problem-EXTRA-COMPAT-41 = The duel of 2014 uses a Marshal card, which Marshal & Prisoners takes out (EXTRA-COMPAT-41).
problem-EXTRA-COMPAT-42 = The pairs of the game with two bandits each are made of the six base bandits, and need a Marshal card (EXTRA-COMPAT-42).
problem-EXTRA-COMPAT-43 = Teams need an even number of players, and nobody can sit beside the Marshal (EXTRA-COMPAT-43).
problem-EXTRA-COMPAT-45 = Expert decks are not shuffled, so the free card of two_bandits has no meaning there (BASE-COMBO-02) (EXTRA-COMPAT-45).
problem-EXTRA-COMPAT-47 = Seven players need Mei, Silk, Misty or the Twinzz, since the base game has six bandits (EXTRA-COMPAT-47).
problem-EXTRA-COMPAT-48 = Teams do not go with games in which everybody plays two bandits (BASE-COMBO-03) (EXTRA-COMPAT-48).
problem-BASE-COMBO-03 = two_bandits and duel_2014 exclude each other (BASE-COMBO-03).
problem-EXTRA-COMPAT-49 = A first game has neither powers nor events, and the expansions need them (EXTRA-COMPAT-49).
problem-EXTRA-COMPAT-54 = Expansions and extra bandits presuppose the powers of 2014 and 2016, so power_set must be standard (EXTRA-COMPAT-54).
problem-EXTRA-CHOICE-05 = Events can be chosen only where Round and Station cards of the base game are drawn (EXTRA-CHOICE-05).
