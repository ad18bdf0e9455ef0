# Chevaux & Diligence : noms, phrases, questions.

figure-shotgun = le Shotgun
    .name = Shotgun
card-ride = Chevauchée
    .short = Chev.
token-whiskey = flasque de whisky
    .a = une flasque de whisky
    .the = la flasque de whisky
    .many = { $number ->
        [one] { $number } flasque de whisky
       *[other] { $number } flasques de whisky
    }
token-half_drunk_classic = flasque à moitié bue
    .a = une flasque de whisky à moitié bue
    .the = la flasque de whisky à moitié bue
    .many = { $number ->
        [one] { $number } flasque à moitié bue
       *[other] { $number } flasques à moitié bues
    }
token-half_drunk_old = flasque de Vieux Whisky à moitié bue
    .a = une flasque de Vieux Whisky à moitié bue
    .the = la flasque de Vieux Whisky à moitié bue
    .many = { $number ->
        [one] { $number } flasque de Vieux Whisky à moitié bue
       *[other] { $number } flasques de Vieux Whisky à moitié bues
    }
whiskey-label = la flasque n° { $label }
whiskey-unknown = une flasque de whisky
whiskey-known = la flasque n° { $label } ({ $drink })
drink-classic = whisky ordinaire
drink-old = Vieux Whisky
flask-whiskey_classic = une flasque pleine de whisky
flask-whiskey_old = une flasque pleine de Vieux Whisky
flask-half_drunk_classic = le reste d’une flasque de whisky
flask-half_drunk_old = le reste d’une flasque de Vieux Whisky

place-at-coach-in = dans la diligence
place-at-coach-roof = sur la diligence
place-to-coach-in = dans la diligence
place-to-coach-roof = sur la diligence

hostage-poodle = le Caniche
    .effect = une Balle neutre rejoint votre pioche au début de chaque manche suivante
    .ransom = 1000 $
hostage-banker = le Banquier
    .effect = aucun handicap
    .ransom = 1000 $ si vous avez une cagnotte
hostage-minister = le Pasteur
    .effect = une carte de moins en main au début de chaque manche
    .ransom = 900 $
hostage-teacher = l’Institutrice
    .effect = vous ne pouvez plus donner de coup de poing
    .ransom = 800 $
hostage-zealot = la Bigote
    .effect = vous ne pouvez plus chevaucher
    .ransom = 700 $
hostage-old_lady = la Vieille Dame
    .effect = sur les toits, un seul pas par Déplacement
    .ransom = 500 $ par bijou
hostage-poker_player = la Joueuse de Poker
    .effect = vous perdez votre capacité spéciale
    .ransom = 250 $ par bourse
hostage-photographer = le Photographe
    .effect = vous ne pouvez plus jouer face cachée
    .ransom = 200 $ par Balle reçue d’un autre joueur

turn-turmoil = Mêlée
    .hint = chacun choisit en secret, toutes les cartes sont dévoilées ensemble

happening-panting_horses = Essoufflement
    .hint = les chevaux les plus proches du wagon de queue abandonnent
happening-whiskey_for_marshal = Une rasade pour le Marshal
    .hint = une flasque dans son wagon le fait reculer, d’un wagon ou, si le whisky est vieux, jusqu’en queue
    .law = si une flasque se trouve là où il est, le Marshal la ramasse
happening-higher_speed = Vitesse supérieure
    .hint = bandits des toits, chevaux, diligence et Shotgun reculent d’un wagon
happening-shotguns_rage = La colère du Shotgun
    .hint = une Balle pour tous dans et sur la diligence et le wagon qui lui fait face
happening-sharing_the_loot = Partage du butin
    .hint = une cagnotte est partagée entre les bandits présents là où se tient son propriétaire
happening-escape = Fuite
    .hint = seul peut gagner qui est parti à cheval, ou se trouve dans ou sur la diligence
happening-mortal_bullet = Balle mortelle
    .hint = chaque Balle reçue pendant cette manche coûte 150 $

round-hs_24_standoff = Face-à-face
round-hs_24_whiskey = { happening-whiskey_for_marshal }
round-hs_24_panting_horses = { happening-panting_horses }
round-hs_24_higher_speed = { happening-higher_speed }
round-hs_24_shotguns_rage = { happening-shotguns_rage }
round-hs_56_standoff = { round-hs_24_standoff }
round-hs_56_whiskey = { happening-whiskey_for_marshal }
round-hs_56_panting_horses = { happening-panting_horses }
round-hs_56_higher_speed = { happening-higher_speed }
round-hs_56_shotguns_rage = { happening-shotguns_rage }
round-hs_station_sharing_the_loot = Arrivée en gare
round-hs_station_escape = Arrivée en gare
round-hs_station_mortal_bullet = Arrivée en gare

# Ce qui s’est passé

event-boarded = { $bandit } saute de selle { $place }.
event-galloped = { $bandit } galope et dépasse { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }.
event-first_drawn = { $seat } est { GENDER($seat) ->
        [f] la Première Joueuse
       *[m] le Premier Joueur
    }.
event-coach_moved = La diligence recule : elle longe { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }.
event-horses_left = { $number ->
        [one] Un cheval s’arrête, épuisé,
       *[other] { $number } chevaux s’arrêtent, épuisés,
    } près { $car ->
        [0] de la locomotive
       *[other] du wagon { $car }
    }.
event-horses_moved = Les chevaux reculent d’un wagon.
event-hostage_taken = { $bandit } prend un otage : { $hostage } ({ $effect } ; rançon : { $ransom }).
event-drank = { $bandit } boit une gorgée de { $drink } : la flasque est à moitié bue.
    .empty = { $bandit } vide une flasque de { $drink }.
event-flask_spilt = { $marshal } trouve une flasque de { $drink } { $place } et la vide.
event-escaped = { $bandit } s’enfuit à cheval depuis { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }, butin compris !
event-crossed = { $bandit } passe en courant devant le Shotgun.
event-no_playable_card = { $seat } n’a que des Balles en main et ne joue pas de carte.
event-cards_kept = { $seat } { $number ->
        [0] ne garde aucune carte
        [one] garde une carte
       *[other] garde { $number } cartes
    } pour la manche suivante.
event-shotgun_moved = Le Shotgun est projeté { $place }, et le voilà furieux !
why-no_horse = aucun cheval ici
why-hostage = l’otage { DE($bandit) } ne le permet pas
why-gone = { $bandit } est déjà loin

# Ce qu’on demande

ask-attack = { $seat }, monter { $place } ou galoper plus loin ?
    .board = Monter dans ce wagon
    .board_some = { $figures } monte dans ce wagon
    .board_both = { $figures } montent dans ce wagon
    .gallop = Galoper plus loin
    .hint = La bande arrive par l’arrière du train. Wagon après wagon, chacun décide en secret : monter dans le wagon proposé, ou galoper jusqu’au suivant. Votre cheval reste près du wagon où vous montez, à la disposition de tous.
    .rules = HORSE-ATTACK-01 à 10
ask-start = Où monte { $bandit } ?
    .to = Monter { $place }
    .hint = Vous êtes seul encore en selle : choisissez le wagon proposé ou un wagon plus en avant, mais pas la locomotive.
    .rules = HORSE-ATTACK-05
ask-ride = Où chevauche { $bandit } ?
    .ride = Chevaucher { $place }
    .leave = Partir pour de bon
    .hint = Jusqu’à trois wagons vers l’avant ou l’arrière, ou aucun ; on finit dans un wagon, ou dans la diligence qui le longe. Le cheval reste là. Personne ne vous atteint en chemin.
    .rules = HORSE-RIDE-01 à 11, HORSE-STATION-05
ask-flee = Où { $bandit } fuit-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } le Shotgun ?
    .flee = Fuir { $place }
    .hint = Qui se retrouve à côté du Shotgun reçoit une Balle neutre et fuit sur un toit voisin.
    .rules = HORSE-SHOT-05, HORSE-SHOT-06
ask-hostage = Qui { $bandit } prend-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } en otage ?
    .hostage = { $hostage } : { $effect } ; rançon : { $ransom }
    .hint = Qui entre dans la diligence sans otage en prend un, pour de bon. Chacun gêne tout de suite et rapporte une rançon à la fin.
    .rules = HORSE-HOST-01 à 17
ask-melee = { $seat }, quelle carte dans la mêlée ?
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .draw = { $number ->
        [0] Passer (votre pioche est vide)
        [one] Piocher { $number } carte
       *[other] Piocher { $number } cartes
    }
    .search = Chercher l’Idée géniale dans la pioche
    .hint = Tous choisissent en même temps ; les cartes sont dévoilées ensemble et posées dans l’ordre du tour.
    .rules = HORSE-MELEE-01 à 05
ask-attack_plan = Plan d’attaque : { $seat }, garder des cartes pour la manche suivante ?
    .special = { $number ->
        [one] Gardez jusqu’à une carte
        [2] Gardez jusqu’à deux cartes
       *[other] Gardez jusqu’à { $number } cartes
    }
    .keep = Garder { $card }
    .pass = Terminé
    .hint = Pour chaque Plan d’attaque de la carte Manche, vous pouvez garder une carte de votre main ; elle compte dans votre prochaine main.
    .rules = HORSE-PLAN-01 à 08
ask-play_one = { $seat }, quelle carte après le whisky ?
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .hint = Vous avez pioché trois cartes ; jouez-en une. On ne peut plus piocher.
    .rules = HORSE-WHISKEY-07
ask-play_two = { $seat }, quelle carte après le Vieux Whisky ?
    .play = Jouer { $card }
    .hidden = Jouer { $card } face cachée
    .hint = Le Vieux Whisky permet de jouer deux cartes, l’une après l’autre. Aucune ne peut être remplacée par une pioche.
    .rules = HORSE-WHISKEY-09, HORSE-WHISKEY-11
rules-title-attack = Attaque à cheval
rules-title-start = Le dernier en selle
rules-title-ride = Chevauchée
rules-title-flee = Le Shotgun
rules-title-hostage = Les otages
rules-title-melee = Mêlée
rules-title-attack_plan = Plan d’attaque
rules-title-play_one = Le whisky
rules-title-play_two = Le Vieux Whisky
module-horses_stagecoach = Chevaux & Diligence
option-horses_light = chevaux et whisky seulement
hostages-left = Otages : { $hostages }
shotgun-guarding = Le Shotgun garde une cagnotte
shotgun-active = Le Shotgun arpente les toits
coach = Diligence
setup-module-horses_stagecoach = Des chevaux le long du train, une diligence pleine d’otages, un Shotgun de garde, et du whisky.
hostage-held = { $bandit } tient : { $hostage }

explain-card-ride = Montez un cheval à côté de votre wagon et chevauchez jusqu’à trois wagons plus loin, dans un wagon ou dans la diligence. En chemin, personne ne peut rien contre vous.
explain-token-whiskey = Ne vaut pas d’argent. Deux fois, dans un tour standard, vous pouvez boire au lieu de jouer : piochez trois cartes et jouez-en une ; avec le Vieux Whisky, jouez-en deux.
explain-token-half_drunk_classic = Il reste une gorgée : piochez trois cartes et jouez-en une.
explain-token-half_drunk_old = Il reste une gorgée : jouez deux cartes.
explain-figure-shotgun = Il garde une cagnotte sur la diligence. Qui le rencontre sur le toit prend une balle neutre ; un Coup de poing l’en fait tomber.
explain-place-coach = La diligence roule à côté du train. À l’intérieur, un otage attend qui y entre sans en avoir.
explain-hostage = Votre otage : { $effect }. Rançon à la fin : { $ransom }.
explain-horse = Une Chevauchée fait monter un cheval à côté de son wagon : jusqu’à trois wagons plus loin. Le cheval reste là où il est arrivé, pour tous.
    .name = Cheval
explain-escaped = A quitté le train avec tout son butin, et ne risque plus rien.
    .name = { $figure } a filé
now-horses = { $number ->
        [one] Un cheval
       *[other] { $number } chevaux
    } ici.
now-your-ride = Votre Chevauchée pourrait maintenant :
now-hostage-of = { $figure } tient cet otage.
now-ransom = Si la partie finissait maintenant, la rançon vous rapporterait { $money }.
