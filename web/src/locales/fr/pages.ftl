# Les mots des pages autour de la table.

page-title = { $title } · Folsom
home = Accueil
back-home = Retour à la gare
close = Fermer
copied = Copié
money = { $amount } $
    .owed = −{ $amount } $
language = Langue
language-en = English
language-fr = Français
rules = Comment jouer
settings = Réglages
your-name = Votre nom
just-now = à l’instant
stranger = Inconnu
seat-open = Place libre
nowhere = Aucun train ne s’arrête ici
nowhere-about = Les rails finissent dans le sable. On a dû toucher à l’aiguillage.

## Quand quelque chose va mal

fault-story = Le récit a trébuché. Vous voyez la table telle qu’elle est.
fault-page = Un incident est survenu sur cette page. Si elle semble fausse, rechargez-la.
fault-load = Une partie de cette page n’est pas encore arrivée. Patientez un instant, ou rechargez la page.
fault-seat = Ce lien vers une place n’est plus valable. Vous pouvez regarder.
fault-reload = Recharger
fault-stumbled = Cette page a trébuché. Votre partie est en lieu sûr.
fault-again = L’afficher à nouveau

## Accueil

home-page-title = Folsom : un train, trop de bandits
home-menu = Règles, réglages et langue
home-tagline = Nouveau-Mexique, 1899. Un train, trop de bandits.
home-play = Jouer tout de suite contre des robots
home-play-about = { $players } autour de la table : { $what }. Sans inscription.
home-play-start = À l’attaque !
home-first = Première fois ? Suivez le guide
home-bots = Robots
home-my-bandit = Vous êtes { $bandit } : choisir un autre bandit
home-choose-bandit = Qui voulez-vous être ?
home-add-bot = Ajouter un robot
home-remove-bot = Renvoyer { $bandit } : un robot de moins
home-friends = Jouer entre amis
home-friends-about = Ouvrez une table et envoyez le lien.
home-create = Créer une table
home-join = Rejoindre avec un code
home-join-code = Code de la table
home-join-button = Rejoindre
home-resume = Mes parties
home-resume-button = Remonter à bord
home-replay-button = Revoir
tile-learn = Votre premier braquage
tile-learn-about = Un guide à vos côtés, deux robots, dix minutes. Le meilleur début qui soit.
tile-rules = Les règles en images
tile-rules-about = Six sortes de cartes, et tout ce qui peut mal tourner.
tile-replay = Revoir un vieux coup
tile-replay-about = Ouvrez une partie enregistrée et revivez-la par les yeux de chacun.
lobby = Trains à quai
lobby-empty = Aucun train public n’attend. Créez-en un, et le quai se remplira.
lobby-of = Chez { $host }
lobby-nameless = Un train sans nom
lobby-join = Monter
lobby-watch = Regarder

## My games

games-about = Toutes les tables que vous avez ouvertes ou rejointes sur cet appareil. Une partie retirée de la liste continue sans elle.
games-all = Toutes mes parties ({ $number })
games-going = En attente et en cours
games-going-none = Aucune partie ne vous attend. Un clic sur la page d’accueil, et c’est parti.
games-over = Terminées
games-over-none = Aucune partie n’est encore arrivée à son terme.
games-more = { $number ->
    [one] Afficher la dernière
   *[other] Afficher la suite ({ $number })
}
games-waiting = Salle d’attente
games-enter = Vers la table
games-round = Manche { $round }
games-finished = Terminée
games-outdated = Commencée avec d’anciennes règles : on peut seulement la revoir
games-unreadable = Commencée avec un ancien Folsom : elle n’est plus lisible
games-won = Victoire
games-lost = Défaite
games-place = { $place ->
    [1] 1re place sur { $of }
   *[other] { $place }e place sur { $of }
}
games-team-won = Votre équipe a gagné
games-team-lost = Votre équipe a perdu
games-loot = { $number ->
    [0] aucun Butin
    [one] 1 carte Butin
   *[other] { $number } cartes Butin
}
games-you = Vous
games-winner = Vainqueur :
games-result = Résultat
games-remove = Retirer de la liste
games-removed = { $what } ne figure plus dans votre liste.
games-bring-back = Remettre

## Nouvelle table

new-title = Formez votre train
new-about = Tout a déjà une réponse raisonnable. Changez ce qui vous plaît ; la ligne du bas dit si l’ensemble tient debout.
new-seats = Qui est autour de la table ?
new-players = Combien de joueurs ?
new-choose-bandits = Choisir les bandits
new-choose-bandits-about = Sinon, on les tire d’un chapeau.
new-seat = Place { $seat }
new-you = Vous
new-person = Sur cet appareil
new-player = Joueur { $seat }
new-bot = Robot
new-bot-of = Quel robot à la place { $seat }
new-name-of = Nom à la place { $seat }
new-open-about = Pour qui reçoit le lien ou le code.
new-change-bandit = Place { $seat } : { $bandit }. Choisir un autre bandit
new-drawn = Tiré d’un chapeau
new-hot-seat = Plusieurs personnes sur cet appareil
new-hot-seat-about = Chacun par son nom. L’appareil passe de main en main, et un rideau cache les cartes.
new-train = Quels wagons ?
new-choose-cars = Choisir les wagons et leur ordre
new-choose-cars-about = Sinon, le chef de gare les mélange.
new-locomotive = Locomotive
new-car-handle = { $car }, position { $place } : déplacer avec les flèches
new-car-moved = { $car } est maintenant en position { $place }.
new-car-remove = Décrocher { $car }
new-car-loot = { $purses } bourses, { $jewels } bijoux
new-siding = Sur la voie de garage :
new-game = Quel jeu ?
new-mode = Règles
new-variant = Variante
new-standard = Un bandit chacun
new-standard-about = Le jeu que tout le monde connaît, de trois à six.
new-edition = Édition
new-table = Quelle table ?
new-privacy = Qui peut venir ?
new-private = Sur invitation
new-private-about = Les amis entrent avec le lien ou le code court.
new-public = Tout le monde
new-public-about = La table s’affiche sur le quai, et l’on peut regarder.
new-clock = Temps par décision
new-no-clock = Sans limite
new-clock-seconds = { $seconds } s
new-pile = La pile commune
new-pile-open = Ouverte
new-pile-open-about = Les cartes posées face visible restent lisibles.
new-pile-covered = Couverte
new-pile-covered-about = On ne voit que la dernière carte, comme sur une vraie table : à vous de retenir le reste !
new-seed = La même donne que quelqu’un d’autre
new-seed-about = Un mot quelconque. Qui tape le même mot reçoit le même train, les mêmes cartes, la même chance. Laissez vide pour la surprise.
new-ready = Tout est prêt : ce train peut partir.
new-make = Ouvrir la table
new-make-and-start = En voiture !
new-mixes = De quoi avez-vous envie ?
new-mix-players = à { $number }
new-boxes = Qui est du voyage ?
new-boxes-about = Cochez les extensions ; la table explique chaque pièce quand elle paraît.
new-box-options = Réglages des extensions
joins-professore = Il Professore est du voyage et rétablit l’équilibre ({ $side }).
why-not = { $label } : { $hint }
box-strangers = D’autres bandits
box-strangers-about = Mei, Silk, Misty et les Twinzz.
new-strangers = Lesquels ?
new-silk = Que sait faire Silk ?
new-law = Qui joue le Marshal ?
new-choose-events = Choisir les cartes soi-même
new-choose-events-about = Sinon elles sont tirées au sort.
new-events-rounds = Cartes Manche
new-events-stations = Cartes Arrivée en gare
new-events-count = { $number } sur { $of }

## Revoir une partie

replay-title = Revoir une partie
replay-unproved = Cet enregistrement suit les règles, mais il ne dit pas sa graine : personne ne peut prouver ce que le hasard a décidé.
replay-about = Chaque braquage peut se revoir, et de chaque place.
replay-eyes = Par les yeux de qui ?
replay-spectator = Spectateur
replay-position = Moment
replay-moment = { $now } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-first = Au début
replay-last = À la fin
replay-share = Copier le lien vers ce moment
replay-record = Télécharger la partie
replay-what = Ce qui se passe
replay-nothing = Le train attend à quai.
replay-keys = Espace lance la lecture, les flèches avancent pas à pas, Début et Fin sautent.
replay-open = Ouvrir une partie
replay-open-about = Choisissez un fichier .folsom que vous ou un ami avez gardé. Chaque coup est vérifié avant le lever de rideau.
replay-choose-file = Choisir un fichier
replay-drop = ou déposez-le ici

## Réglages

settings-about = Ils restent sur cet appareil.
settings-speed = Rythme du récit
settings-still = Moins de mouvement
settings-still-about = Ni paysage qui défile ni secousses ; les figurines glissent en fondu.
settings-sound = Son
settings-volume = Volume
settings-music = Musique
settings-music-about = Un banjo, une basse et un air sifflé, inventés au fil des rails.
settings-ambience = Le bruit des rails
settings-ambience-about = Le rythme de la voie, tant que le train roule.
settings-large = Texte plus grand
settings-large-about = Toutes les lettres sont d’un cinquième plus grandes.
settings-contrast = Contraste plus fort
settings-contrast-about = Panneaux noirs, mots blancs, bords nets.
settings-colours = Couleurs pour daltoniens
settings-colours-about = Des bandits aux couleurs que chacun distingue. Leurs lettres restent.
settings-notify = Me prévenir quand c’est à moi
settings-notify-about = Par une notification, quand Folsom est en arrière-plan.
settings-introductions = Présenter ce qui est nouveau
settings-introductions-about = Expliquer chaque pièce, tour et événement à sa première apparition. Réactivé, tout recommence.
settings-memory = Jeu de mémoire
settings-memory-about = Me cacher les cartes de la pile, même là où la table les montre.

## La fin d’une partie

end-you = Vous
end-you-win = Vous filez avec { $score }
end-you-place = Vous finissez { $place }ᵉ sur { $of }, avec { $score }
end-you-lost = Perdu, cette fois
end-you-out = Vous êtes hors course, avec { $score }
end-team-lost = Votre équipe perd
end-win = { $number ->
        [one] { $winners } file avec { $score }
       *[other] { $winners } filent avec { $score }
    }
end-nobody-wins = Personne ne gagne : toute la bande est prise !
end-tied = Avec autant d’argent : { $names }. À égalité, qui a reçu le moins de Balles l’emporte.
end-gunslinger = { $number ->
        [one] L’As de la gâchette : { $names }, { $shots ->
            [one] { $shots } coup tiré
           *[other] { $shots } coups tirés
        }.
       *[other] Les As de la gâchette : { $names }, { $shots ->
            [one] { $shots } coup
           *[other] { $shots } coups
        } chacun.
    }
end-split = Le partage
end-bandit = Bandit
end-column-purses = Bourses
end-column-jewels = Bijoux
end-column-strongboxes = Cagnotte
end-column-cash = Prime
end-column-gunslinger = As de la gâchette
end-column-partner = Équipier
end-total = Total
end-count-purses = { $number ->
        [one] { $number } bourse
       *[other] { $number } bourses
    }
end-count-jewels = { $number ->
        [one] { $number } bijou
       *[other] { $number } bijoux
    }
end-count-strongboxes = { $number ->
        [one] { $number } cagnotte
       *[other] { $number } cagnottes
    }
end-shots = { $number ->
        [one] { $number } tir
       *[other] { $number } tirs
    }
end-chart = L’argent, manche après manche
end-chart-label = L’argent par manche. À la fin : { $summary }
end-chart-start = Départ
end-chart-round = Manche { $round }
end-chart-last = Fin
end-counting = On compte le butin …
end-moments = À raconter au coin du feu
end-moment-round = { $bandit } a fait la plus belle manche : { $money } à la manche { $round }.
end-moment-shots = { $bandit } a le plus pressé la détente : { $number } fois.
end-moment-hits = { $bandit } a reçu le plus de plomb : { $number } balles de ses collègues.
end-moment-punches = { $bandit } a donné le plus de coups de poing : { $number }.
end-moment-vain = { $bandit } a joué de malchance : { $number ->
        [one] { $number } plan
       *[other] { $number } plans
    } pour rien.
end-next = Et maintenant ?
end-rematch = On repart
end-called = { $name } repart pour un tour !
end-ride-along = J’embarque
end-ride-on = Vers la nouvelle partie
end-watch-next = Regarder la nouvelle partie
end-replay = Revoir la partie
end-poster = Avis de recherche
end-challenge = Lancer un défi
end-share = Copier le lien
end-check = Vérifier la donne
check-title = La donne était-elle honnête ?
check-about = La maison scelle son secret avant la première carte, les appareils des joueurs y ajoutent leurs parts, et tout le hasard de la partie suit des deux. Voici ce qu’on sait de cette donne.
check-here = Calculé aussi sur cet appareil
check-own = Cet appareil
check-own-seal = On lui a montré le même sceau avant qu’il donne sa part.
    .no = Avant qu’il donne sa part, on lui avait montré un autre sceau !
check-own-pledges = On lui a montré les mêmes promesses avant qu’il donne sa part.
    .no = Avant qu’il donne sa part, on lui avait montré d’autres promesses !
check-own-part = Sa part a compté.
    .no = Sa part n’a pas compté, bien qu’elle ait été promise : elle est arrivée trop tard, ou du moins la maison le dit.
check-own-nothing = Il n’a rien ajouté à cette donne.
check-left-out = laissée de côté
check-fits = juste
check-fits-not = faux
check-elsewhere = Qui ne se fie pas non plus à cette page, qui vient de la même maison, télécharge la partie et la vérifie sur une autre machine :
check-limits = Cela prouve que personne n’a choisi la donne à lui seul, non que personne n’a montré ses cartes à un autre. Il faudrait que la maison et tous ceux qui ont ajouté une part soient de mèche pour la choisir.
check-replay = Revoir la partie
end-record = Télécharger la partie
wanted = Avis de recherche
wanted-alt = Un avis de recherche avec le résultat et la place de chacun
wanted-save = Enregistrer l’image
wanted-share = Partager …
wanted-link = Copier le lien
wanted-missing = L’image n’a pas pu être dessinée ; le lien montre tout de même le résultat.

## Une donne déjà jouée

deal = Une donne
deal-title = La donne de { $name }
deal-dare = { $name } en a tiré { $score }. Ferez-vous mieux ?
deal-dare-place = { $name } y a fini { $place }ᵉ sur { $of }. Ferez-vous mieux ?
deal-about = { $what }, { $number } à table. Vous avez la même place, le même train et les mêmes cartes ; des robots prennent les autres places.
deal-ride = En route
deal-watch = Voir comment c’était
deal-spoiler = Les cartes sont distribuées à l’identique ; dès le premier choix, tout peut tourner autrement.

## La première partie guidée

tutorial-welcome = Bienvenue à bord, l’ami !
tutorial-start = C’est parti
tutorial-next = Compris
tutorial-guide = Votre guide
tutorial-leave = Quitter la leçon
tutorial-plan = Faites un plan
tutorial-aim = Amassez le plus d’argent
tutorial-aim-text = La plus grosse fortune à l’arrivée l’emporte. Une bourse contient de 250 à 500 $, un bijou vaut 500 $, la cagnotte gardée par le Marshal 1000 $. Qui tire le plus de balles est As de la gâchette : 1000 $ de plus.
tutorial-roofs = Dedans, et sur le toit
tutorial-roofs-text = Chaque wagon a deux étages. Le butin est à l’intérieur ; sur le toit, on court jusqu’à trois wagons et l’on tire loin. Le Marshal marche à l’intérieur : qui le croise prend une balle et s’enfuit sur le toit.
tutorial-plan-text = Voici vos cartes. Choisissez-en une et confirmez : elle va sur la pile et dit ce que Cheyenne fera plus tard, mais ni où ni contre qui. Un Braquage ou un Déplacement est un bon début. Rien de bon ? Piochez-en trois.
tutorial-pile = La pile se souvient
tutorial-pile-text = Chacun pose ses cartes à tour de rôle. Regardez ce que posent Doc et Tuco : la première carte posée sera la première exécutée.
tutorial-tunnel = Un tunnel !
tutorial-tunnel-text = Il fait noir : on pose les cartes face cachée, et nul ne sait ce que trament les autres.
tutorial-speeding_up = On accélère !
tutorial-speeding_up-text = Pendant ce tour, chacun joue deux fois de suite.
tutorial-switching = Aiguillage
tutorial-switching-text = Pour ce tour seulement, on joue dans l’autre sens.
tutorial-stealin = Ça y est, ça arrive !
tutorial-stealin-text = On retourne la pile, et les cartes se réalisent une à une. Installez-vous et regardez ; quand vient Cheyenne, c’est vous qui dites où et contre qui.
tutorial-move_to = Choisissez où aller
tutorial-move_to-text = Touchez un endroit qui brille. Dedans, on marche d’un wagon ; sur le toit, on court jusqu’à trois. Évitez le wagon du Marshal !
tutorial-floor_to = Monter ou descendre
tutorial-floor_to-text = Cheyenne grimpe à l’autre étage du même wagon.
tutorial-rob = Servez-vous
tutorial-rob-text = Un butin, là où vous êtes. Un bijou vaut toujours 500 $ ; une bourse contient de 250 à 500 $. Joli !
tutorial-fire_at = Sur qui tirer ?
tutorial-fire_at-text = Cela ne fait de mal à personne : la balle entre dans les cartes de l’autre et l’encombre. Qui tire le plus reçoit 1000 $ à la fin.
tutorial-punch_whom = Un coup de poing
tutorial-punch_whom-text = Choisissez quelqu’un à côté de vous. Le butin va voler !
tutorial-punch_what = Que laisse-t-on tomber ?
tutorial-punch_what-text = Vous choisissez ce que lâche votre victime. Le butin reste au sol jusqu’à ce qu’on le prenne.
tutorial-punch_where = De quel côté ?
tutorial-punch_where-text = Le coup envoie votre victime dans un wagon voisin.
tutorial-marshal_to = Vous menez le Marshal
tutorial-marshal_to-text = Il avance d’un wagon. Tous ceux qu’il croise reçoivent une balle et s’enfuient sur le toit. Attention à votre propre place !
tutorial-no_effect = Rien ne se passe
tutorial-no_effect-text = Cela arrive : quand une carte se réalise, le train n’est plus forcément comme prévu. C’est tout le plaisir.
tutorial-shot = Pan !
tutorial-shot-text = Quelqu’un est touché. Une carte Balle entre dans la pioche de la victime : impossible de la jouer.
tutorial-neutral_bullet = Le Marshal !
tutorial-neutral_bullet-text = Qui le croise reçoit une balle et s’enfuit sur le toit. Mieux vaut éviter son wagon.
tutorial-round_two = Nouvelle manche
tutorial-round_two-text = Toutes les cartes reviennent, et vous recevez une nouvelle main. Le joueur suivant commence. C’était une manche sur cinq ; je ne parlerai plus que s’il y a du nouveau.
tutorial-last_round = La dernière manche
tutorial-last_round-text = Après celle-ci, on compte l’argent. Prenez tout ce que vous pouvez !
tutorial-over = Le train est arrivé
tutorial-over-text = Voyons qui a filé avec le plus gros butin.
tutorial-see-diploma = Mon diplôme
course-base = Votre premier braquage
course-base-text = Pillez le train et amassez le plus d’argent : vous êtes Cheyenne, en vert, et Doc et Tuco veulent le même butin. Cinq manches courtes, et je vous souffle l’essentiel. On y va ?
course-horses_stagecoach = Votre première chevauchée
course-horses_stagecoach-text = Vous connaissez le train ; montez à cheval. Cheyenne, Doc et Tuco le poursuivent au galop, et une diligence pleine d’otages roule à côté. Cinq minutes, et vous pourrez continuer.
course-horses_stagecoach-skill = qui chevauche, grimpe à bord et négocie les otages comme s’il était né en selle.
course-marshal_prisoners = Votre première arrestation
course-marshal_prisoners-text = Cette fois quelqu’un mène le Marshal : un robot, avec deux Colts et un wagon prison. Vous êtes Cheyenne, et il aimerait bien vous avoir. Cinq minutes, et vous pourrez continuer.
course-marshal_prisoners-skill = qui a vu de près les Colts du Marshal et court toujours.
course-time_travel_car = Votre premier voyage dans le temps
course-time_travel_car-text = Une drôle de petite voiture roule devant la locomotive. Qui s’y trouve seul à la fin d’une manche disparaît, et revient là où personne ne l’attend. Cinq minutes, et vous pourrez continuer.
course-time_travel_car-skill = qui partit avant le début, et revint avant qu’on s’en aperçoive.
course-couriers_armored_train = Votre premier abordage
course-couriers_armored_train-text = Un Train blindé plein d’or arrive en face. Cheyenne et Tuco ont cinq manches pour passer de l’autre côté, se servir et revenir ; Doc et Il Professore aussi. Dix minutes, et vous pourrez continuer.
course-couriers_armored_train-skill = qui connaît les deux trains, et sait lequel rentre à la maison.
course-super = Votre première fusillade
course-super-text = Colt Super Express est un jeu à part : une fusillade sur un train qui perd un wagon à chaque manche. Trois cartes chacun, posées en secret, et le dernier à bord gagne. Cinq minutes.
course-super-skill = qui sait que le dernier wagon n’est pas un endroit pour dormir.
tutorial-others = D’autres initiations
tutorial-enough-on = Continuer
tutorial-enough = Voilà les nouveautés
tutorial-enough-text = Vous avez vu ce que cette boîte apporte. Prenez votre diplôme et ouvrez votre propre table, ou jouez celle-ci jusqu’au bout.
tutorial-horses-aim = De quoi piller
tutorial-horses-aim-text = Une diligence roule à côté de la locomotive : dedans, des otages, qui rapportent une rançon ; sur son toit, une cagnotte de 1000 $ que garde le Shotgun. Chaque wagon cache une flasque de whisky. Le plus riche gagne, comme toujours.
tutorial-horses-attack = Monter, ou galoper encore ?
tutorial-horses-attack-text = La poursuite commence au dernier wagon, et chacun peut monter à son tour. Où que vous montiez, votre cheval reste à côté du wagon. Pour débuter, montez ici : il y a un bijou, et peut-être personne pour le partager.
tutorial-horses-plan = Une nouvelle carte : la chevauchée
tutorial-horses-plan-text = Si un cheval attend à votre wagon, la Chevauchée vous porte jusqu’à trois wagons plus loin, sans croiser personne, et dans la diligence si elle s’y trouve. D’ici : Braquage, Chevauchée jusqu’à elle, Changement d’étage, Coup de poing au Shotgun.
tutorial-horses-free = Une cagnotte à prendre
tutorial-horses-free-text = Plus personne ne garde la cagnotte de la diligence : un Braquage y vaut 1000 $. D’un toit voisin, un pas de Déplacement mène sur la diligence.
tutorial-horses-flask = Une flasque à la ceinture
tutorial-horses-flask-text = Au lieu de poser une carte vous pouvez boire : le whisky classique fait piocher trois cartes et en jouer une, le Vieux Whisky en fait jouer deux. On découvre lequel en buvant ; il contient deux gorgées.
tutorial-horses-coach = La diligence recule
tutorial-horses-coach-text = Après chaque manche la diligence recule d’un wagon, avec tous ses passagers. Les chevaux restent où l’on est descendu : qui se trouve à côté peut monter en selle.
tutorial-melee = Une mêlée
tutorial-melee-text = Ce tour-ci, tous choisissent en même temps, en secret. Puis on montre les cartes ensemble, et elles vont sur la pile dans l’ordre habituel.
tutorial-keep = Plan d’attaque
tutorial-keep-text = Avant qu’on retourne la pile, vous pouvez garder une carte de votre main pour la manche suivante ; vous en piocherez une de moins. Laquelle vous servira ?
tutorial-horses-ride = Où chevauchez-vous ?
tutorial-horses-ride-text = Trois wagons au plus, dans un sens ou dans l’autre ; la diligence brille si elle est à portée. Le cheval reste là où vous descendez, pour qui voudra. Du toit aussi, vous finissez à l’intérieur.
tutorial-horses-banker = Prenez un otage
tutorial-horses-banker-text = Qui entre dans la diligence en prend un, et le garde. Le Banquier ne vous gêne en rien et paie 1000 $ à la fin, si vous possédez alors une cagnotte : il y en a une juste au-dessus de vous.
tutorial-horses-hostage = Prenez un otage
tutorial-horses-hostage-text = Qui entre dans la diligence en prend un, et le garde. Il paie sa rançon à la fin, mais lisez ce qu’il vous fait jusque-là.
tutorial-horses-drank = Du whisky !
tutorial-horses-drank-text = Une flasque se boit au lieu de poser une carte. Qui a bu une gorgée a plus de cartes dans la pile que vous ne pensiez.
tutorial-horses-shotgun = Le Shotgun est debout
tutorial-horses-shotgun-text = On l’a chassé de sa cagnotte, qu’un Braquage peut prendre maintenant. Désormais il se tient sur le toit à côté de la diligence : qui le croise prend une balle et s’enfuit.
tutorial-horses-escaped = Quelqu’un s’en va
tutorial-horses-escaped-text = À cette gare, qui a un cheval sous la main peut partir, et sauver tout son butin.
tutorial-law-aim = Deux façons de gagner
tutorial-law-aim-text = Les bandits veulent de l’argent, comme toujours. Le Marshal joue aussi : avec quatre de ses cinq objectifs il gagne, si riche que vous soyez. À chaque manche il en regarde un de plus, en secret : vous arrêter, peut-être, ou vider un Colt. Gâchez-les.
tutorial-law-prison = Le wagon prison
tutorial-law-prison-text = Le dernier wagon a une cellule, un couloir et un toit. Trois prisonniers y attendent. Chacun vaut 200 $ à qui le libère, et lui prête le talent du bandit qu’il admire. Votre propre admirateur vous laisse voler deux butins à la fois.
tutorial-law-plan = Votre Idée géniale
tutorial-law-plan-text = Au wagon prison elle libère un prisonnier ; partout ailleurs elle refait ce que faisait la carte du bandit précédent. Vous êtes juste à côté : Braquage, puis Déplacement, puis l’Idée géniale. Doc peut frapper ou tirer, et vous aussi.
tutorial-law-jolt = Une secousse
tutorial-law-jolt-text = Ce tour-ci, personne ne peut poser de Tir ni de Coup de poing : le bon moment pour une Idée géniale.
tutorial-law-loot = Ce que garde la loi
tutorial-law-loot-text = Deux sacs postaux attendent dans la locomotive : l’un vaut 200 $, l’autre 1200 $. Le premier qui frappe le Marshal gagne un titre de 800 $, puis 500 $, puis 300 $. Et votre affiche vaut 500 $, tant qu’il ne vous a jamais arrêté.
tutorial-law-free = Ouvrez la serrure
tutorial-law-free-text = Prenez-en un. Un prisonnier vous prête le talent du bandit qu’il admire ; l’admirateur de Cheyenne vous laisse voler deux butins à la fois. À la fin, chacun vaut 200 $.
tutorial-law-two = Deux à la fois
tutorial-law-two-text = Votre admirateur tient le sac : choisissez deux butins, avant de voir ce que vaut l’un ou l’autre.
tutorial-law-break_out = Dehors !
tutorial-law-break_out-text = Sur le toit, ou dans le couloir près de la cellule. Où est le Marshal ?
tutorial-law-colt = Un tir qui fait mal
tutorial-law-colt-text = Il a deux Colts de six balles, et chaque balle fait autre chose : elle peut vous empêcher de tirer, de courir, ou vous prendre un prisonnier ou un sac postal. Touchez votre panneau pour la lire.
tutorial-law-arrest = Sous les verrous
tutorial-law-arrest-text = Arrêté : dans la cellule du dernier wagon, et l’affiche de 500 $ va au Marshal. Seule une Idée géniale ouvre la cellule : la sienne, ou celle d’un ami qui vient, contre un butin.
tutorial-law-copied = Une Idée géniale
tutorial-law-copied-text = Loin du wagon prison, elle refait ce que faisait la carte du bandit précédent, pour celui qui la joue.
tutorial-law-rumors = Des rumeurs
tutorial-law-rumors-text = Un objectif du Marshal est connu de tous maintenant : touchez son panneau pour le lire. Comment le gâcher ?
tutorial-time-aim = La voiture de tête
tutorial-time-aim-text = Devant la locomotive roule la Voiture à voyager dans le temps. Ni toit, ni butin, et le Marshal n’y vient pas. Mais qui s’y trouve seul à la fin d’une manche disparaît, et ressort à la suivante où bon lui semble. Le plus riche gagne, comme toujours.
tutorial-time-plan = Voler, grimper, courir
tutorial-time-plan-text = Trois bijoux à vos pieds : commencez par un Braquage. Puis Changement d’étage et Déplacement : par les toits, la Voiture à voyager dans le temps est à trois pas, et vous pouvez en courir trois.
tutorial-time-alone = Soyez-y seul
tutorial-time-alone-text = Si l’on y est à deux à la fin de la manche, personne ne voyage. Un Coup de poing renvoie l’intrus dans la locomotive : gardez donc une carte pour la fin.
tutorial-time-way = Jusqu’au bout
tutorial-time-way-text = La Voiture à voyager dans le temps brille devant la locomotive. Par les toits vous passez au-dessus du Marshal ; à l’intérieur, un Déplacement y mène depuis la locomotive.
tutorial-time-hide = Pour où ?
tutorial-time-hide-text = Choisissez un wagon en secret. Avant la première carte de la prochaine phase d’Action vous en sortez, près de son butin, et personne n’en savait rien.
tutorial-time-away = Hors du monde
tutorial-time-away-text = Vous n’êtes nulle part, et posez vos cartes comme toujours. Vous seul savez où vous serez quand la première sera jouée : peut-être près de deux autres bijoux, alors commencez par un Braquage.
tutorial-time-travels = Disparu !
tutorial-time-travels-text = Un autre était seul dans la voiture et a disparu. On ne tire ni ne frappe qui n’est pas là. Mais où reviendra-t-il ?
tutorial-time-appeared = Et le revoilà
tutorial-time-appeared-text = Le voici, tout près du butin. Les plans des autres se sont faits sans lui.
tutorial-time-end = À la dernière manche
tutorial-time-end-text = On ne voyage plus après la cinquième manche ; mais qui est seul dans la voiture à l’arrivée du train gagne 500 $, et tout butin qui s’y trouve.
tutorial-trains-team = Deux équipes
tutorial-trains-team-text = Regardez les insignes : Cheyenne et Tuco font bourse commune contre Doc et Il Professore. L’équipe la plus riche gagne. Mais seuls comptent ceux qui sont sur leur propre train quand les deux se séparent, après cinq manches.
tutorial-trains-facing = Deux trains
tutorial-trains-facing-text = Le vôtre est devant. Le Train blindé, derrière, arrive en sens inverse, plein de butin et gardé par des convoyeurs. On ne passe que là où deux wagons se font face, reliés par une bande de lumière : pour l’instant, les seules locomotives.
tutorial-trains-plan = D’abord, les poches pleines
tutorial-trains-plan-text = Vous commencez tous dans le dernier wagon, avec trois bijoux à 500 $. Un Braquage est une bonne première carte ; puis un Déplacement ou un Changement d’étage, pour être plus près quand les trains se croisent.
tutorial-trains-hand = Une nouvelle carte : le Coup de pouce
tutorial-trains-hand-text = Posez-la : quand vient son tour, vous offrez à Tuco une action de votre choix, où qu’il soit. Pensez à ce dont il aura besoin.
tutorial-trains-professore = Il Professore
tutorial-trains-professore-text = Nul ne le mène : à chaque tour, la première carte de son paquet va sur la pile. Elle fait valoir son plan, aide Doc, ou vous tire dessus, à vous et à Tuco, mais seulement sur un toit. Les Jumelles montrent qui il cherche.
tutorial-trains-feint = Une feinte
tutorial-trains-feint-text = Pendant ce tour, un bandit de chaque équipe peut feinter au lieu de poser une carte : chaque adversaire perd une carte de sa main, tirée au hasard.
tutorial-trains-moved = Les trains avancent
tutorial-trains-moved-text = Regardez : après chaque manche, votre train avance de deux wagons, et d’autres wagons se font face. Chacun reste dans le sien.
tutorial-trains-loot = Ce qu’il y a là-bas
tutorial-trains-loot-text = Le wagon 2 fait face à A0 et à sa cagnotte, le wagon 1 au charbon et à ses trois pépites : l’une est en or, 1500 $. Un bagage vaut de 300 à 700 $. Ce que prend un Braquage est tiré au hasard.
tutorial-trains-documents = Trois documents
tutorial-trains-documents-text = Il y en a un dans A2, A4 et A6 : celui de votre équipe vaut 4000 $, un autre est le leur, le dernier un leurre, et nul ne sait lequel est lequel. Un convoyeur garde chacun de ces wagons, dedans ou sur le toit.
tutorial-trains-guns = À portée de main
tutorial-trains-guns-text = C’est la manche pour passer : tous vos wagons sauf le dernier en touchent un à l’intérieur, et tous par le toit. Le wagon 1 longe l’armurerie A3 : une Gatling se dresse sur son toit, et qui commence une manche à l’intérieur pioche deux cartes de plus.
tutorial-trains-cross = À l’abordage !
tutorial-trains-cross-text = Les endroits qui brillent sur l’autre train sont à un pas. Sur le toit, passer est l’un de vos trois pas. Évitez les convoyeurs, sauf si vous aimez fuir.
tutorial-trains-met = Un convoyeur !
tutorial-trains-met-text = Nul ne reste à côté d’un convoyeur. Qui en croise un prend une balle et change aussitôt d’étage ; le butin est hors d’atteinte, jusqu’à ce qu’un tir envoie le convoyeur à l’autre étage.
tutorial-trains-gang = Un tir sur un convoyeur
tutorial-trains-gang-text = Le convoyeur change d’étage et laisse son butin sans garde. La balle va sous la Bande organisée : l’équipe qui en a le plus reçoit 1500 $. Et qui a tiré ses six balles à la fin rapporte 1000 $.
tutorial-trains-gatling = À vous la Gatling
tutorial-trains-gatling-text = Un Tir à côté d’elle peut être ordinaire, ou général : tous ceux des toits de votre train, et les toits les plus proches d’ici. Les amis aussi ! Chacun prend une balle et lâche un butin.
tutorial-trains-salvo = Ratatata !
tutorial-trains-salvo-text = C’était la Gatling : tous ceux des toits à sa portée ont pris une balle et lâché un butin. Dans un wagon, on ne risque rien.
tutorial-trains-document = Lisez, et motus
tutorial-trains-document-text = Le document de votre équipe est à vous ; celui de l’autre, vous devez le remettre. Du leurre, faites ce que vous voulez : laissez croire que c’est le vrai.
tutorial-trains-help = Donnez un coup de pouce
tutorial-trains-help-text = Choisissez une action pour Tuco : il l’exécute aussitôt, s’il veut. On ne se parle pas, alors regardez où il est et ce qui s’y trouve.
tutorial-trains-accept = Un ami vous aide
tutorial-trains-accept-text = Tuco vous offre une action, ici et maintenant, en plus des cartes que vous avez posées. Prenez-la, ou refusez d’un geste.
tutorial-trains-rescue = À la rescousse !
tutorial-trains-rescue-text = Vous pouvez rejoindre Tuco où qu’il soit : wagon, étage, train. Est-ce une meilleure place que la vôtre ?
tutorial-trains-last = On rentre !
tutorial-trains-last-text = Dernière manche : seuls vos deux wagons de queue touchent encore A5 et A6. Qui reste là-bas quand les trains se séparent ne rapporte rien à l’équipe.
tutorial-super-aim = Restez à bord le dernier
tutorial-super-aim-text = À la fin de chaque manche, le dernier wagon reste en arrière, et qui s’y trouve, dedans ou sur le toit, est éliminé, comme qui tombe du train. Le dernier à bord gagne.
tutorial-super-arrow = Regardez votre flèche
tutorial-super-arrow-text = Vous regardez vers la locomotive, vers Doc, et lui vers vous ; Belle vise votre dos. Un Déplacement va d’un wagon dans ce sens. Un Tir part dans ce sens aussi, à votre étage, aussi loin qu’il faut, et touche le premier bandit debout.
tutorial-super-program = Trois cartes, dans l’ordre
tutorial-super-program-text = Choisissez ce que vous faites d’abord, ensuite et enfin ; les autres aussi. Belle a l’étoile et commence. Pour débuter : un Tir sur Doc, un Changement d’étage pour vous mettre à l’abri, puis un Déplacement.
tutorial-super-shootin = Carte après carte
tutorial-super-shootin-text = On retourne la première carte de chacun, l’un après l’autre, puis la deuxième, puis la troisième. Plus rien ne change, même si l’on sort du train.
tutorial-super-stunned = À terre
tutorial-super-stunned-text = Qui est touché vole un wagon plus loin et y reste sonné. Plus de balle pour lui, mais sa prochaine carte est perdue : elle ne fait que le relever.
tutorial-super-missed = Dans le vide
tutorial-super-missed-text = Personne debout dans la ligne de tir : la carte est perdue. On joue chacun son tour : pensez à l’endroit où les autres seront alors.
tutorial-super-uncoupled = Le dernier wagon est parti
tutorial-super-uncoupled-text = Il reste en arrière à la fin de chaque manche, avec tous ses passagers. La queue est maintenant le wagon suivant : c’est lui qui porte les bandes.
tutorial-super-loot = Une carte Butin
tutorial-super-loot-text = Qui se trouve maintenant le plus en arrière prend la carte du wagon perdu ; le toit passe avant l’intérieur. À la fin, s’ils sont plusieurs sur la locomotive, le plus grand nombre de cartes gagne.
tutorial-super-eliminated = Un de moins
tutorial-super-eliminated-text = Qui tombe, ou voyage dans le wagon abandonné, est éliminé, quelles que soient ses cartes à venir.
tutorial-super-round = Une nouvelle manche
tutorial-super-round-text = Vos cartes sont revenues. L’étoile est passée au suivant, qui commence ; le train est plus court, et l’on se serre. Je ne parle plus que s’il y a du nouveau.
tutorial-super-tail = Vous êtes en queue
tutorial-super-tail-text = Ce wagon reste en arrière à la fin de la manche. Un Déplacement suit votre flèche : si elle montre le vide, il faut d’abord un Retournement.
tutorial-super-down = Vous êtes sonné
tutorial-super-down-text = Votre première carte ne fait que vous relever, quelle qu’elle soit. Commencez donc par celle qui vous sert le moins.
tutorial-super-edge = Attention au bord
tutorial-super-edge-text = Vous êtes sur la locomotive et regardez devant : un Déplacement vous ferait tomber du train. Retournez-vous d’abord, ou passez-vous-en.
tutorial-super-locomotive = Le dernier wagon
tutorial-super-locomotive-text = Quand il sera parti, le voyage est fini. S’ils sont plusieurs sur la locomotive, qui a le plus de cartes Butin gagne.
tutorial-super-out = Vous voilà dehors
tutorial-super-out-on = Voir la suite
tutorial-super-out-text = Cela arrive aux meilleurs. Regardez qui reste le plus longtemps, ou prenez votre diplôme et remontez à bord.
tutorial-super-over = Le voyage est fini
tutorial-super-over-text = Qui reste à bord a gagné ; de plusieurs sur la locomotive, qui a le plus de cartes Butin.
tutorial-diploma = Diplôme de braquage de train
tutorial-diploma-awarded = décerné à { $name }
tutorial-diploma-text = { $rank ->
        [1] qui a le mieux dévalisé le train de Folsom, avec { $money } en poche,
       *[other] qui est descendu du train de Folsom à la place { $rank }, avec { $money } en poche,
    }
tutorial-diploma-skill = et qui sait désormais comploter, voler, cogner et courir.
tutorial-diploma-signed = Le Marshal, les dents serrées
tutorial-diploma-real = Jouer une vraie partie
