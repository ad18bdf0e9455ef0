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
