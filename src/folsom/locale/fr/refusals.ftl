# Pourquoi des éléments ne vont pas ensemble : les lignes de la table de compatibilité.

problem-EXTRA-COMPAT-06 = Convoyeurs & Train blindé se joue avec le jeu de base seulement (EXTRA-COMPAT-06).
problem-COUR-SETUP-12 = La trahison demande au moins quatre bandits, pour que chaque équipe ait quelqu’un à trahir (COUR-SETUP-12).
problem-COUR-TEAM-03 = Convoyeurs & Train blindé a ses propres équipes, la rouge et la bleue (COUR-TEAM-03).
problem-COUR-TEAM-08 = Dans Convoyeurs & Train blindé, chacun joue un seul bandit (COUR-TEAM-08).
problem-EXTRA-COMPAT-09 = Colt Super Express est un jeu à part (EXTRA-COMPAT-09).
problem-EXTRA-COMPAT-22 = Avec un joueur Marshal, Silk a besoin d’un autre pouvoir que l’esquive (EXTRA-COMPAT-22).
problem-EXTRA-COMPAT-41 = Le duel de 2014 se joue avec une carte Marshal, que Marshal & Prisonniers retire (EXTRA-COMPAT-41).
problem-EXTRA-COMPAT-42 = Les paires du jeu à deux bandits par joueur se forment avec les six bandits de base, et demandent une carte Marshal (EXTRA-COMPAT-42).
problem-EXTRA-COMPAT-43 = Les équipes demandent un nombre pair de joueurs, et personne ne peut s’asseoir à côté du Marshal (EXTRA-COMPAT-43).
problem-EXTRA-COMPAT-45 = Les pioches des experts ne sont pas mélangées, la carte au choix de two_bandits n’y a donc pas de sens (BASE-COMBO-02) (EXTRA-COMPAT-45).
problem-EXTRA-COMPAT-47 = À sept, il faut Mei, Silk, Misty ou les Twinzz, car le jeu de base n’a que six bandits (EXTRA-COMPAT-47).
problem-EXTRA-COMPAT-48 = Les équipes ne vont pas avec les parties où chacun joue deux bandits (BASE-COMBO-03) (EXTRA-COMPAT-48).
problem-BASE-COMBO-03 = two_bandits et duel_2014 s’excluent (BASE-COMBO-03).
problem-EXTRA-COMPAT-49 = Une première partie n’a ni pouvoirs ni événements, et les extensions en ont besoin (EXTRA-COMPAT-49).
problem-EXTRA-COMPAT-54 = Les extensions et les autres bandits supposent les pouvoirs de 2014 et 2016 : power_set doit être standard (EXTRA-COMPAT-54).
problem-EXTRA-CHOICE-05 = On ne choisit les événements que là où l’on tire les cartes Manche et Arrivée en gare du jeu de base (EXTRA-CHOICE-05).
