# Why parts of a game do not go together: the rows of the compatibility table.

problem-EXTRA-COMPAT-06 = Couriers & Armored Train is played with the base game only.
problem-COUR-SETUP-12 = Betrayal needs at least four bandits, so that both teams have somebody to betray.
problem-COUR-TEAM-03 = Couriers & Armored Train has teams of its own, red and blue.
problem-COUR-TEAM-08 = In Couriers & Armored Train everybody plays one bandit.
problem-EXTRA-COMPAT-09 = Colt Super Express is a game of its own.
problem-EXTRA-COMPAT-22 = With a Marshal player Silk needs another power than dodge.
problem-EXTRA-COMPAT-41 = The duel of 2014 uses a Marshal card, which Marshal & Prisoners takes out.
problem-EXTRA-COMPAT-42 = The pairs of the game with two bandits each are made of the six base bandits, and need a Marshal card.
problem-EXTRA-COMPAT-43 = Teams need an even number of players, and nobody can sit beside the Marshal.
problem-EXTRA-COMPAT-45 = Expert decks are not shuffled, so the free card of the game with two bandits each has no meaning there.
problem-EXTRA-COMPAT-47 = Seven players need Mei, Silk, Misty or the Twinzz, since the base game has six bandits.
problem-EXTRA-COMPAT-48 = Teams do not go with games in which everybody plays two bandits.
problem-BASE-COMBO-03 = Two bandits each and the duel of 2014 exclude each other.
problem-EXTRA-COMPAT-49 = A first game has neither powers nor events, and the expansions need them.
problem-EXTRA-COMPAT-54 = Expansions and extra bandits presuppose the powers of 2014 and 2016, so the powers of the first printing cannot be chosen.
problem-EXTRA-CHOICE-05 = Events can be chosen only where Round and Station cards of the base game are drawn.
