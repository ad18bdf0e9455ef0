# Horses & Stagecoach.

ask-plan =
    .drink = Boire { $flask }
    .drink_of = { $bandit } boit { $flask }

event-game_begun =
    .attack = Au loin, des chevaux : la bande rattrape le train !

event-moved =
    .rode = { $figure } chevauche { $place }.
    .rode_stayed = { $figure } monte à cheval et redescend sur place.

reason-plan-punch-shotgun = D’ici là, vous devriez être à côté du Shotgun : chassé de sa cagnotte, il vous la laisse.
reason-punch-shotgun = Chassé de sa cagnotte, le Shotgun vous la laisse.
reason-rob-flask = Cela ne vaut pas d’argent, mais avec { $token } on pioche et on joue dans le même tour ; c’est plus que le reste ici.
reason-go-off = Qui est encore sur le train à la gare ne peut pas gagner. À cheval, vous êtes hors d’affaire avec tout votre butin.
reason-go-hostage = Dans la diligence, vous prenez { $hostage } : environ { $money } à la fin, le handicap déduit.
reason-go-coach-bare = Dans la diligence, il ne vous reste que { $hostage }, sans aucune rançon pour l’instant.
reason-go-coach = De là, { $place }, la diligence et ses otages ne sont pas loin.
reason-go-away = Qui est encore sur le train à la gare ne peut pas gagner. C’est { $place } que la fuite est la plus proche.
reason-go-alone = Les cagnottes se partagent entre ceux qui se trouvent ensemble à la fin ; être { $place } vous convient le mieux.
reason-go-clear = Être { $place } vous tient à l’écart du Shotgun.
reason-go-shotgun = De l’autre côté, le Shotgun vous tient en joue : vous prendriez une balle. Vous êtes à l’abri { $place }.
reason-drink-poor = Aucune carte de cette main ne rapporterait rien pour l’instant. Le whisky en donne trois nouvelles, dont une se joue aussitôt.
reason-drink-better = Même { $card }, la meilleure carte de cette main, rapporte peu ; trois nouvelles cartes valent bien une gorgée.
reason-drink-late = Il n’y aura guère d’autre tour pour boire, et trois nouvelles cartes peuvent valoir mieux que { $card }.
reason-drink-old = Le vieux whisky permet de jouer { $card } et { $next } dans le même tour, sans que personne s’interpose.
reason-drink-twice = Le vieux whisky permet de jouer { $card } deux fois dans le même tour, sans que personne s’interpose.
reason-hostage = Avec { $hostage }, comptez environ { $money } à la fin, le handicap déduit.
reason-hostage-owned = Pour ce que vous avez déjà, la rançon est de { $money } : c’est { $hostage } qu’il vous faut.
reason-hostage-bare = Pas de rançon avec { $hostage } pour ce que vous avez déjà, mais cela peut changer.
reason-attack-board = Aucun wagon plus en avant ne promet davantage : butin et diligence s’atteignent le mieux d’ici, { $place }.
reason-attack-company = Il y a peut-être plus à prendre en avant, mais d’autres iront aussi ; { $place }, un cheval et du butin sont assurés.
reason-attack-gallop = Il y a plus à prendre { $place }, plus en avant.

setup-option-horses_light = Sans la diligence, ses otages ni le Shotgun.

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
drink-classic = whisky classique
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
    .hint = Tous choisissent en même temps ; les cartes sont dévoilées ensemble et posées dans l’ordre du tour.
    .rules = HORSE-MELEE-01 à 05
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
explain-hostage = Comme otage : { $effect }. Rançon à la fin : { $ransom }.
explain-horse = Une Chevauchée mène un cheval voisin de votre wagon jusqu’à trois wagons plus loin. Il y reste, à la disposition de tous.
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

mix-wild_ride = Chevauchée
    .about = Des chevaux le long du train, une diligence pleine d’otages, du whisky.
