# Pourquoi des éléments ne vont pas ensemble : les lignes de la table de compatibilité.

problem-EXTRA-COMPAT-06 = Convoyeurs & Train blindé se joue avec le jeu de base seulement.
problem-COUR-SETUP-12 = La trahison demande au moins quatre bandits, pour que chaque équipe ait quelqu’un à trahir.
problem-COUR-TEAM-03 = Convoyeurs & Train blindé a ses propres équipes, la rouge et la bleue.
problem-COUR-TEAM-08 = Dans Convoyeurs & Train blindé, chacun joue un seul bandit.
problem-EXTRA-COMPAT-09 = Colt Super Express est un jeu à part.
problem-EXTRA-COMPAT-22 = Avec un joueur Marshal, Silk a besoin d’un autre pouvoir que l’esquive.
problem-EXTRA-COMPAT-41 = Le duel de 2014 se joue avec une carte Marshal, que Marshal & Prisonniers retire.
problem-EXTRA-COMPAT-42 = Les paires du jeu à deux bandits par joueur se forment avec les six bandits de base, et demandent une carte Marshal.
problem-EXTRA-COMPAT-43 = Les équipes demandent un nombre pair de joueurs, et personne ne peut s’asseoir à côté du Marshal.
problem-EXTRA-COMPAT-45 = Les pioches des experts ne sont pas mélangées, la carte au choix du jeu à deux bandits par joueur n’y a donc pas de sens.
problem-EXTRA-COMPAT-47 = À sept, il faut Mei, Silk, Misty ou les Twinzz, car le jeu de base n’a que six bandits.
problem-EXTRA-COMPAT-48 = Les équipes ne vont pas avec les parties où chacun joue deux bandits.
problem-BASE-COMBO-03 = Deux bandits par joueur et le duel de 2014 s’excluent.
problem-EXTRA-COMPAT-49 = Une première partie n’a ni pouvoirs ni événements, et les extensions en ont besoin.
problem-EXTRA-COMPAT-54 = Les extensions et les autres bandits supposent les pouvoirs de 2014 et 2016 : ceux du premier tirage ne peuvent pas être choisis.
problem-EXTRA-CHOICE-05 = On ne choisit les événements que là où l’on tire les cartes Manche et Arrivée en gare du jeu de base.
