# Marshal & Prisoners.

happening-angry_marshal =
    .law = le Marshal peut tirer, puis se déplacer, sans carte
happening-marshals_revenge =
    .law = les bandits dans le wagon du Marshal et sur son toit perdent leur bourse la plus faible

ask-plan =
    .search = Chercher l’Idée géniale dans la pioche

event-moved =
    .broke_out = { $figure } s’évade { $place }.
    .set_free = { $figure } sort { $place }.
    .jailed = { $figure } finit { $place }.

explain-card-fire =
    .law = Donnez une de vos balles à un bandit en vue, ou au Marshal. Lui-même tire avec un de ses Colts ou les deux.
explain-figure-marshal =
    .law = Un joueur le dirige : il tire avec deux Colts, arrête les bandits là où il est, et gagne si quatre de ses cinq objectifs sont atteints.
explain-round =
    .law = Après la dernière manche le Marshal gagne si quatre de ses cinq objectifs sont atteints ; sinon, c’est le bandit le plus riche.

now-arrests-you = { $figure } pourrait vous arrêter.

setup-law = Le Marshal
    .about = Traque la bande avec deux Colts et un wagon prison, et poursuit des objectifs que nul autre ne connaît.

problem-players-marshal_prisoners = La partie avec un joueur Marshal se joue à { $choices }, pas à { $number }.
problem-no-marshal = Une place est celle du Marshal : nommez-la marshal.
problem-marshal-alone = Une place pour le Marshal demande le module marshal_prisoners.
problem-no-prison = Le train se termine par la prison.

problem-EXTRA-COMPAT-22 = Avec un joueur Marshal, Silk a besoin d’un autre pouvoir que l’esquive.
problem-EXTRA-COMPAT-41 = Le duel de 2014 se joue avec une carte Marshal, que Marshal & Prisonniers retire.
problem-EXTRA-COMPAT-42 = Les paires du jeu à deux bandits par joueur se forment avec les six bandits de base, et demandent une carte Marshal.
problem-EXTRA-COMPAT-43 = Les équipes demandent un nombre pair de joueurs, et personne ne peut s’asseoir à côté du Marshal.

# Marshal & Prisonniers : noms, phrases, questions.

card-brilliant_idea = Idée géniale
    .short = Idée
card-move_plus = Déplacement +
    .short = Dépl.+
card-floor_change_plus = Changement d’étage +
    .short = Étage+
card-arrest = Arrestation
    .short = Arrest.
token-mailbag = sac postal
    .a = un sac postal
    .the = le sac postal
    .many = { $number ->
        [one] { $number } sac postal
       *[other] { $number } sacs postaux
    }
mailbag-label = le sac postal n° { $label }
mailbag-unknown = un sac postal (200 ou 1200 $)
mailbag-known = le sac postal n° { $label } (il contient { $money })
car-prison = Wagon prison
    .short = prison
place-at-cell = dans la cellule
place-to-cell = dans la cellule
place-at-off = au bord de la voie
place-to-off = hors du train pour de bon

turn-jolt = Secousse
    .hint = personne ne peut jouer Tir ou Coup de poing

happening-rescue = Sauvetage
    .hint = tout le butin à l’intérieur du wagon du Marshal est posé sur son toit
happening-rumors = Rumeurs
    .hint = un objectif du Marshal, tiré au hasard, est montré à tous
happening-reflex = Réflexe
    .hint = chacun garde sa main et peut jouer une carte de plus, résolue aussitôt
happening-turncoat = Le Repenti
    .hint = si le Marshal gagne, le bandit le plus pauvre gagne avec lui, s’il est le seul
happening-deadly_fall = Chute mortelle
    .hint = un Coup de poing sur un toit peut éjecter sa victime du train, tout comme un tir de Django aux extrémités
happening-crime_does_not_pay = Le crime ne paie pas
    .hint = qui finit en cellule ne peut pas gagner

round-mp_24_rescue = { happening-rescue }
round-mp_24_rumors = { happening-rumors }
round-mp_24_reflex = { happening-reflex }
round-mp_24_plain_speed = À toute vapeur
round-mp_24_plain_dark = Heures sombres
round-mp_57_rescue = { happening-rescue }
round-mp_57_rumors = { happening-rumors }
round-mp_57_reflex = { happening-reflex }
round-mp_57_plain_speed = { round-mp_24_plain_speed }
round-mp_57_plain_dark = { round-mp_24_plain_dark }
round-mp_station_turncoat = Arrivée en gare
round-mp_station_deadly_fall = Arrivée en gare
round-mp_station_crime_does_not_pay = Arrivée en gare

goal-just_a_scratch = Juste une égratignure !
    .hint = au moins un titre d’As de la castagne est encore au Marshal
goal-between_the_bullets = Entre les Balles !
    .hint = aucun bandit n’a plus de deux Balles dans la pioche du Marshal
goal-golden_bullet = Balle en or
    .hint = la sixième Balle d’un Colt a été tirée
goal-mailbag = Sac postal !
    .hint = au moins un sac postal est parmi les récompenses
goal-under_lock_and_key = Sous clé !
    .hint = au moins deux prisonniers sont parmi les récompenses
goal-full_of_lead = Shoot ’em up
    .hint = chaque bandit a une Balle du Marshal
goal-arch_enemy = Ennemi juré
    .hint = un bandit a au moins quatre Balles du Marshal
goal-capture = Capture : { $bandit }
    .hint = la carte Wanted { DE($bandit) } est parmi les récompenses

prisoner = l’admirateur { DE($bandit) }
brawler-gold = Poing d’or (800 $)
brawler-silver = Poing d’argent (500 $)
brawler-bronze = Poing de bronze (300 $)
effect-disarm = désarmement
    .hint = les Tirs de la victime sont sans effet jusqu’à la fin de la manche
effect-knee = blessure au genou
    .hint = les Changements d’étage de la victime sont sans effet jusqu’à la fin de la manche
effect-shoulder = blessure à l’épaule
    .hint = les Coups de poing de la victime sont sans effet jusqu’à la fin de la manche
effect-prisoner = par ici, prisonnier
    .hint = le Marshal prend le prisonnier de la victime
effect-mailbag = lâche ce sac
    .hint = le Marshal prend un sac postal de la victime
effect-golden = la Balle en or
    .hint = une simple Balle, mais la dernière de son Colt

# Ce qui s’est passé

event-goal_drawn = { $marshal } regarde un nouvel objectif ({ $number } sur 5).
    .seen = { $marshal } regarde un nouvel objectif ({ $number } sur 5) : { $goal } ({ $hint }).
event-goal_shown = D’après la rumeur, { $marshal } vise ceci : { $goal } ({ $hint }).
event-goal_judged = Objectif manqué : « { $goal } ».
    .met = Objectif réussi : « { $goal } ».
event-arrested = { $marshal } arrête { $bandit } une fois encore.
    .poster = { $marshal } arrête { $bandit } et prend sa carte Wanted : adieu les 500 $.
event-colt_fired = Pan ! Le Colt { $colt } touche { $target } : { $effect } ({ $bullets_left ->
        [0] plus de Balle
        [one] encore { $bullets_left } Balle
       *[other] encore { $bullets_left } Balles
    }).
event-prisoner_freed = { $bandit } fait sauter la serrure : { $prisoner } est libre et l’accompagne.
event-prisoner_seized = { $marshal } reprend { $prisoner } { A($bandit) }.
event-mailbag_seized = { $marshal } prend un sac postal { A($bandit) }.
    .seen = { $marshal } prend un sac postal { A($bandit) } : { $money }.
event-delivered = { $bandit } fait sortir { $target } de la cellule.
event-thanked = { $bandit } remercie { $target } avec { $token }.
    .seen = { $bandit } remercie { $target } avec { $token } : { $money }.
event-copied = { $bandit } a la même idée : { $card } !
event-fetched = { $seat } fouille sa pioche et en sort l’Idée géniale.
event-brawler_taken = Quel coup ! { $bandit } prend un titre : { $title }.
event-loot_rescued = { $number ->
        [one] { $number } butin est porté
       *[other] { $number } butins sont portés
    } { $place }.
event-ejected = { $bandit } tombe du train et ne reviendra pas !
event-rewarded = { $marshal } ramasse ce qui reste : { $prisoners ->
        [0] aucun prisonnier
        [one] { $prisoners } prisonnier
       *[other] { $prisoners } prisonniers
    } et { $mailbags ->
        [0] aucun sac postal
        [one] { $mailbags } sac postal
       *[other] { $mailbags } sacs postaux
    }.
why-nobody_here-arrest = personne à mettre aux fers
why-in_cell = { $bandit } est en cellule
why-disarmed = le Marshal a désarmé { $bandit }
why-knee_wound = { $bandit } a le genou blessé
why-shoulder_wound = { $bandit } a l’épaule blessée
why-nothing_to_copy = il n’y a aucune carte à copier
why-nothing_to_free = il n’y a personne à libérer
why-fell_off = { $bandit } est au bord de la voie

# Ce qu’on demande

ask-shoot = Sur qui tire { $marshal }, et avec quel Colt ?
    .shoot = Tirer sur { $shots }
    .one = { $figure } { $place } avec le Colt { $colt } ({ $effect })
    .hint = Avec deux cibles en vue, le Marshal peut tirer avec ses deux Colts à la fois, sur deux bandits différents. Les Balles d’un Colt viennent dans un ordre fixe, et chacune a un effet de plus. Belle est épargnée s’il y a assez d’autres cibles.
    .rules = MARSHAL-FIRE-01 à 07, MARSHAL-BULLET-01 à 12
ask-arrest = Qui { $marshal } arrête-t-il ?
    .target = Arrêter { $target }
    .hint = Un bandit sur la position du Marshal va en cellule, avec tout ce qu’il porte. À la première arrestation, le Marshal prend sa carte Wanted, qui vaut 500 $.
    .rules = MARSHAL-ARREST-01 à 03
ask-break_out = Par où s’évade { $bandit } ?
    .to = S’évader { $place }
    .hint = En cellule, une Idée géniale permet de sortir, et rien d’autre ne marche.
    .rules = MARSHAL-IDEA-08
ask-free = Qui { $bandit } libère-{ GENDER($bandit) ->
        [f] t-elle
       *[m] t-il
    } ?
    .free = { $prisoner } : { $power } Et { $money } à la fin.
    .free_own = { $prisoner }, le vôtre : deux butins en un seul Braquage. Et { $money } à la fin.
    .deliver = { $figure }, en cellule, contre un butin
    .hint = Dans ou sur le wagon prison, une Idée géniale libère un prisonnier, si vous n’en avez pas, ou un bandit de la cellule, qui paie avec un butin. Un prisonnier vous prête la capacité du bandit qu’il admire ; si c’est vous, vous pouvez voler deux butins à la fois. À la fin, il vaut 200 $.
    .rules = MARSHAL-IDEA-09, MARSHAL-FREE-01 à 06, MARSHAL-PRIS-01 à 11
ask-pay = { $bandit }, que donnez-vous à { $deliverer } pour votre liberté ?
    .pay = Donner { $token }
    .worth = Donner { $token } ({ $money })
    .hint = Tous voient de quel butin il s’agit ; sa valeur n’est connue que de vous deux.
    .rules = MARSHAL-FREE-04, MARSHAL-FREE-05
ask-rob_two = Avec un admirateur, { $bandit } prend deux choses. Laquelle d’abord ?
    .take = Prendre { $token }
    .hint = Avec votre propre admirateur à vos côtés, vous pouvez prendre deux butins. Les deux sont choisis avant d’en regarder un.
    .rules = MARSHAL-PRIS-03
ask-rob_more = Et que prend { $bandit } en plus de ceci : { $token } ?
    .take = Prendre { $token }
    .pass = Rien d’autre
    .hint = { ask-rob_two.hint }
    .rules = MARSHAL-PRIS-03
ask-reflex = Réflexe ! { $seat }, exécuter une carte tout de suite ?
    .play = Jouer { $card }
    .pass = Ne rien faire
    .hint = Une carte de votre main, résolue aussitôt, avant que le suivant décide. Une Idée géniale copie ce qui la précède, dans ce Réflexe ou sur la pile.
    .rules = MARSHAL-EVENT-04 à 06
ask-angry_shot = { $marshal } est en colère. Tire-t-il ?
    .shoot = Tirer sur { $shots }
    .pass = Ne pas tirer
    .hint = À la fin de cette manche, le Marshal peut tirer puis se déplacer, sans carte.
    .rules = MARSHAL-EVENT-10
ask-angry_move = { $marshal } est en colère. Où va-t-il ?
    .to = Aller { $place }
    .pass = Rester ici
    .hint = { ask-angry_shot.hint }
    .rules = MARSHAL-EVENT-10
ask-eject = Chute mortelle : { $bandit } tombe du train pour de bon ?
    .yes = Dehors, pour de bon
    .no = Pas cette fois
    .hint = Dans une Chute mortelle, un tir de Django par-dessus le bout du train peut éjecter sa victime : plus de cartes, plus de victoire.
    .rules = MARSHAL-STATION-03, MARSHAL-STATION-04
ask-play_more = Après la carte « + » : { $seat }, encore une ?
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .pass = Pas d’autre carte
    .hint = Après une carte « + » dans un tour standard, le Marshal peut poser une carte de plus, mais pas piocher.
    .rules = MARSHAL-PLUS-01 à 03
rules-title-shoot = Les Colts du Marshal
rules-title-arrest = Arrestation
rules-title-break_out = L’évasion
rules-title-free = Les prisonniers
rules-title-pay = Les remerciements
rules-title-rob_two = Le vol d’une idole
rules-title-rob_more = Le second butin d’une idole
rules-title-reflex = Réflexe
rules-title-angry_shot = La colère du Marshal : le tir
rules-title-angry_move = La colère du Marshal : le déplacement
rules-title-eject = Chute mortelle
rules-title-play_more = Les cartes « + »
rules-title-goals = Les objectifs du Marshal
rules-title-colts = Les Balles du Marshal
rules-title-reconstructed = Reconstitué d’après des sources incomplètes
reconstructed-bullets = L’ordre des Balles d’un Colt n’est imprimé dans aucune règle que nous connaissons : seule la sixième, en or, est certaine.
reconstructed-cards = Les tours et Plans d’attaque de ces cartes Manche sont les nôtres ; leurs événements sont certains : { $cards }.
module-marshal_prisoners = Marshal & Prisonniers
setup-module-marshal_prisoners = Un joueur est le Marshal : il traque la bande avec deux Colts, un wagon prison et des objectifs secrets.
law-title = Le Marshal
law-colt = Colt { $colt } : { $left ->
        [0] vide
        [one] { $left } Balle, la suivante : { $effect }
       *[other] { $left } Balles, la suivante : { $effect }
    }
law-goals = Objectifs : { $goals }
law-prisoners = Prisonniers : { $names }
law-rewards = Récompenses : { $rewards }
law-titles = Titres : { $titles }
law-posters = Cartes Wanted prises : { $bandits }
law-unknown = inconnu
law-goal-met = { $goal } (réussi)
law-goal-missed = { $goal } (manqué)

explain-card-brilliant_idea = Copie la dernière carte avant elle ; dans ou sur le Wagon prison elle libère un prisonnier, et dans la cellule elle vous fait évader.
explain-card-move_plus = Un Déplacement du Marshal ; dans un tour standard il peut poser une carte de plus après elle.
explain-card-floor_change_plus = Un Changement d’étage du Marshal ; dans un tour standard il peut poser une carte de plus après elle.
explain-card-arrest = Le Marshal arrête un bandit là où il est ; celui-ci va en cellule et lui laisse sa carte Wanted.
explain-token-mailbag = Contient 200 ou 1200 $ ; seul qui le ramasse voit combien. À la fin le Marshal prend ceux qui restent dans le train.
explain-place-cell = La cellule du Wagon prison. Une Idée géniale en fait sortir, la vôtre ou celle de quelqu’un que vous payez.
explain-prisoner = Il vous prête la capacité du bandit qu’il admire : { $power } À la fin il vaut { $money }.
    .own = Avec votre propre admirateur, un Braquage peut prendre deux butins. À la fin il vaut { $money }.
explain-goal = Un objectif du Marshal : { $hint }.
    .hidden = À chaque manche le Marshal pioche un objectif que lui seul connaît. Il gagne si quatre des cinq sont atteints.
    .hidden_name = Un objectif secret
explain-effect = Ce que fait en plus la balle du Marshal : { $hint }.
explain-wanted = Vaut { $money } à la fin pour qui l’a encore. À la première arrestation, elle va au Marshal pour de bon.
    .name = carte Wanted { DE($bandit) }
explain-colt = Ses six balles sont tirées dans un ordre fixe, et chacune a un effet en plus. Les deux Colts peuvent tirer à la fois, sur deux bandits.
    .name = Colt { $number } du Marshal
explain-title = Qui frappe le Marshal prend le meilleur titre qui reste. On ne peut pas le perdre.
explain-ejected = Tombé du train lors d’une Chute mortelle : plus de cartes, plus de victoire.
    .name = Hors du train
now-colt = { $left ->
        [0] Il est vide.
        [one] Une balle restante.
       *[other] { $left } balles restantes.
    }
now-colt-next = Ensuite : { $effect } ({ $hint }).
now-title-of = { $figure } l’a.
now-title-next = Le prochain Coup de poing au Marshal le prend.
now-goal-met = Si la partie finissait maintenant, il serait rempli.
now-goal-missed = Si la partie finissait maintenant, il ne serait pas rempli.
now-prisoner-locked = Encore sous les verrous.
now-prisoner-with = Avec { $figure }.
now-with-marshal = Parmi les récompenses du Marshal.
now-wanted = { $figure } l’a encore.
now-arrests = Le Marshal est à côté { DE($figure) } : une Arrestation la lui prendrait.
now-free = Votre Idée géniale pourrait le libérer maintenant.

mix-star_and_gang = L’étoile et la bande
    .about = L’un de vous est le Marshal ; les autres préfèrent ne pas le croiser.
