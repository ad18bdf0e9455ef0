# Variants of the base game.

variant-expert = experts
variant-duel_2014 = duel de 2014
variant-two_bandits = deux bandits par joueur
variant-teams = équipes

variant-choice_of_events = choix des événements

setup-variant-choice_of_events = Sept cartes Manche et trois cartes Arrivée en gare sont choisies et montrées avant la partie.

chosen-cards = Cartes choisies : { $cards }.

ask-cover = { $seat }, couvrir le tir avec une carte de l’autre bandit ?
    .play = Jouer { $card }
    .pass = Pas de couverture
    .hint = Après un Tir face visible dans un tour Standard, vous pouvez poser dessus une carte de votre autre bandit, sauf le Marshal.
    .rules = BASE-TWOB-11 à 14
ask-place = { $seat }, qui monte dans le wagon de queue ?
    .caboose = { $figure } en queue, l’autre un wagon plus avant
    .hint = L’un de vos bandits part du dernier wagon, l’autre du précédent. Les choix sont révélés ensemble.
    .rules = BASE-TWOB-07, BASE-DUEL-03
ask-free_card = { $seat }, choisir une carte de la pioche ?
    .keep = Prendre { $card }
    .pass = N’en prendre aucune
    .hint = Avant le mélange, vous pouvez prendre une carte de votre choix ; puis vous piochez la main habituelle.
    .rules = BASE-TWOB-09, BASE-TWOB-10
ask-discard_bullets = { $seat }, se débarrasser de Balles ?
    .discard = Défausser une Balle
    .pass = C’est tout
    .hint = Les Balles de votre main peuvent partir à la défausse maintenant ; elles ne sont pas remplacées.
    .rules = BASE-EXPERT-04
ask-keep_cards = { $seat }, garder des cartes pour la prochaine manche ?
    .keep = Garder { $card }
    .pass = C’est tout, défausser le reste
    .hint = Les cartes gardées restent en main, les autres vont à la défausse. Une à la fois, puis « C’est tout ».
    .rules = BASE-EXPERT-06, BASE-EXPERT-07

event-free_card = { $seat } choisit une carte dans sa pioche.
    .seen = { $seat } choisit une carte : { $cards }.
    .none = { $seat } ne choisit aucune carte.
event-borrowed = { $seat } emprunte une carte { A($partner) }.
    .seen = { $seat } emprunte une carte { A($partner) } : { $cards }.
event-bullets_discarded = { $seat } { $number ->
        [0] ne défausse aucune Balle
        [one] défausse une Balle
       *[other] défausse { $number } Balles
    }.

reason-place = Peu importe ; les deux endroits sont bons.
reason-free_card = C’est la carte qui manque le plus à votre main.
reason-discard_bullets = Une balle en main ne fait que prendre de la place.
reason-keep_cards = Cette carte sera utile à la prochaine manche.

explain-partner = Les partenaires gagnent et perdent ensemble : ce que les deux possèdent est compté en commun.
    .name = Partenaire : { $figure }
explain-bullets =
    .duel = Chaque tir qui touche retire une balle du barillet. Dans un duel, personne n’est As de la gâchette.
    .shared = Chaque tir qui touche retire une balle du barillet. Le camp qui a le plus tiré à la fin est As de la gâchette : 1000 $ ; les balles tirées sur son propre camp ne comptent pas.

setup-variant-expert = Les pioches ne sont pas mélangées entre les manches et l’on peut garder des cartes.
setup-variant-duel_2014 = Deux joueurs avec deux bandits chacun, comme dans la première édition.
setup-variant-two_bandits = Deux ou trois joueurs avec deux bandits chacun.
setup-variant-teams = Les partenaires sont assis côte à côte et s’empruntent des cartes.

rules-title-cover = Tir de couverture
rules-title-place = Monter à bord avec deux bandits
rules-title-free_card = Une carte de son choix
rules-title-discard_bullets = Experts : jeter des balles
rules-title-keep_cards = Experts : garder des cartes

problem-events-unasked = Les événements ne se choisissent que dans la variante choice_of_events.
problem-events-number = Choisissez { $rounds } cartes Manche différentes et { $stations } cartes Gare.
problem-no-list-events = Les événements (events) sont une liste de mots.
problem-unknown-event = L’événement { $value } n’existe pas ; choisissez parmi { $choices }.
problem-players-duel_2014 = Le duel de 2014 se joue à { $choices }, pas à { $number }.
problem-players-two_bandits = La partie à deux bandits chacun se joue à { $choices }, pas à { $number }.
problem-players-teams = La variante en équipes se joue à { $choices }, pas à { $number }.
problem-no-pair = { $bandits } ne forment pas une paire : il faut un bandit parmi { $leaders } et un parmi { $followers }.

problem-EXTRA-COMPAT-45 = Les pioches des experts ne sont pas mélangées, la carte au choix du jeu à deux bandits par joueur n’y a donc pas de sens.
problem-EXTRA-COMPAT-48 = Les équipes ne vont pas avec les parties où chacun joue deux bandits.
problem-BASE-COMBO-03 = Deux bandits par joueur et le duel de 2014 s’excluent.
problem-EXTRA-COMPAT-49 = Une première partie n’a ni pouvoirs ni événements, et les extensions en ont besoin.
problem-EXTRA-COMPAT-54 = Les extensions et les autres bandits supposent les pouvoirs de 2014 et 2016 : ceux du premier tirage ne peuvent pas être choisis.
problem-EXTRA-CHOICE-05 = On ne choisit les événements que là où l’on tire les cartes Manche et Arrivée en gare du jeu de base.
