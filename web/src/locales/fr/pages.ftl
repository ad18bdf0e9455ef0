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
home-play-about = { $players } autour de la table : { $what }. Rien à signer.
home-play-start = À l’attaque !
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
new-boxes-about = Cochez les boîtes ; la table explique chaque pièce quand elle paraît.
new-box-options = Comment voyagent-elles ?
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

## Règles

rules-about = À lire en cinq minutes ; ou laissez le guide vous emmener, et ne lisez rien du tout.
rules-contents = Sur cette page
rules-learn = Apprendre en jouant
rules-goal = De quoi il s’agit
rules-goal-text = Vous êtes des bandits dans le même train, et chacun veut en descendre le plus riche. Le butin est dans les wagons ; le marshal garde la cagnotte dans la locomotive. Après cinq manches, on compte l’argent.
rules-loot-purse = Une bourse : de 250 à 500 $. On ne connaît sa valeur qu’une fois en main.
rules-loot-jewel = Un bijou : toujours 500 $.
rules-loot-strongbox = La cagnotte : 1000 $, le marshal à côté.
rules-round = Une manche a deux temps
rules-round-text = D’abord on fait des plans, puis les plans se réalisent, qu’ils aient encore un sens ou non.
rules-phase-schemin = Le plan : on complote
rules-phase-schemin-text = À tour de rôle, posez une carte sur la pile commune, ou piochez-en trois. Une carte dit seulement ce que fera votre bandit ; où et contre qui se décide plus tard. Les balles dans votre main sont un poids mort.
rules-phase-stealin = L’action : on regarde
rules-phase-stealin-text = On retourne la pile et l’on exécute chaque carte, la première posée d’abord. Une carte devenue impossible ne fait rien ; une carte possible est obligatoire.
rules-actions = Six sortes de cartes
rules-actions-text = Chaque bandit a les mêmes dix cartes : deux Déplacements, deux Changements d’étage, deux Tirs, deux Braquages, un Coup de poing et un Marshal.
rules-card-move = Dedans, un wagon en avant ou en arrière. Sur le toit, jusqu’à trois.
rules-card-floor_change = Grimper du wagon sur son toit, ou redescendre.
rules-card-fire = Donnez une balle à quelqu’un du wagon voisin ou, sur le toit, au plus proche en vue. Elle encombrera sa main jusqu’à la fin.
rules-card-robbery = Prenez un butin là où vous êtes.
rules-card-punch = Quelqu’un à côté de vous lâche un butin et roule dans le wagon voisin.
rules-card-marshal = Le marshal avance d’un wagon. Qui le croise reçoit une balle et s’enfuit sur le toit.
rules-turns = Comment on pose les cartes
rules-turns-text = La carte Manche montre les tours de la manche, de gauche à droite.
rules-events = Ce qui arrive en fin de manche
rules-events-text = Beaucoup de cartes Manche finissent par un événement. La première partie n’en a pas.
rules-bandits = Les bandits et leurs talents
rules-bandits-text = Chacun a le sien. Pour la première partie, on les laisse à la maison.
rules-end = La fin
rules-end-text = Après la cinquième manche, chaque bandit compte ses bourses, bijoux et cagnottes. Qui a tiré le plus de balles est As de la gâchette et reçoit 1000 $ de plus. Le plus riche gagne ; à égalité, celui qui a reçu le moins de balles.
rules-law = Carte par carte, à la lettre
rules-law-text = Ce que le jeu peut vous demander, ce qui compte alors, et les numéros des règles derrière : de quoi trancher toutes les disputes.
rules-reconstructed = Reconstituée : aucune source ne montre cette carte en entier.
rules-box-horses_stagecoach = Des chevaux courent le long du train, et une diligence roule à côté. Chacun a une carte Chevauchée : montez un cheval arrêté à votre voiture, galopez jusqu’à trois voitures plus loin et entrez-y, ou dans la diligence là où elle lui fait face.
    Sur le toit de la diligence, le Shotgun est assis sur un coffre. Chassez-le d’un coup de poing : désormais il arpente les toits, et qui le croise prend une balle et s’enfuit.
    Dans la diligence voyagent des otages. Qui entre en prend un : il rapporte une rançon à la fin, et gêne jusque-là. Le whisky est un butin qui se boit : une flasque ordinaire fait piocher trois cartes et en jouer une, une vieille en fait jouer deux.
rules-box-marshal_prisoners = L’un de vous est le Marshal. Il a ses propres cartes et deux Colts de six balles, dont chacune fait autre chose. Il a cinq buts secrets, et gagne s’il en remplit quatre. Sinon c’est le bandit libre le plus riche.
    La dernière voiture est une prison. Celui que le Marshal arrête reste en cellule ; les prisonniers attendent qu’on les libère, et prêtent le talent du bandit qu’ils admirent.
    Chaque bandit a une Idée brillante. Elle copie la carte précédente ; à la prison elle libère un prisonnier ou un ami ; et en cellule elle ouvre la porte.
rules-box-time_travel_car = Une petite voiture roule devant la locomotive ; elle n’a ni toit ni butin. Qui s’y trouve seul à la fin d’une manche disparaît, et choisit en secret une voiture. Avant la première carte de la phase Braquage suivante, il surgit de nulle part, à l’intérieur de celle-ci.
rules-box-strangers = Quatre bandits d’autres boîtes. Ils se mêlent à tous les autres, et permettent une septième place. Silk a l’un de trois pouvoirs, fixé avant le choix des bandits.
rules-box-couriers_armored_train = Deux équipes, rouge et bleue, et deux trains côte à côte. Le vôtre est le train de départ ; le train blindé le longe, gardé par des Convoyeurs et plein de pépites. Passez d’un train à l’autre là où deux voitures se font face, pillez, et soyez rentrés avant qu’ils ne se séparent.
    L’équipe la plus riche gagne ; en mode trahison, la dernière carte peut faire gagner un bandit sans son équipe.
    Quand les équipes sont inégales, Il Professore les équilibre.
rules-box-super = Un jeu à part, en sept minutes : pas d’argent en poche, pas de main à gérer. Chacun pose trois cartes en secret ; puis on les retourne une à une.
    Un tir vous projette d’une voiture et vous couche sur le dos, et votre carte suivante ne fait que vous relever. À la fin d’une manche, la dernière voiture est abandonnée. Qui tombe du train ou y reste est éliminé ; le dernier à bord gagne.

## Réglages

settings-about = Ils restent sur cet appareil.
settings-speed = Rythme du récit
settings-still = Moins de mouvement
settings-still-about = Ni paysage qui défile ni secousses ; les figurines glissent en fondu.
settings-sound = Son
settings-ambience = Le bruit des rails
settings-ambience-about = Le rythme de la voie, tant que le train roule.
settings-notify = Me prévenir quand c’est à moi
settings-notify-about = Par une notification, quand Folsom est en arrière-plan.
settings-memory = Jeu de mémoire
settings-memory-about = Me cacher les cartes de la pile, même là où la table les montre.

## La fin d’une partie

end-you = Vous
end-you-win = Vous filez avec { $score }
end-win = { $number ->
        [one] { $winners } file avec { $score }
       *[other] { $winners } filent avec { $score }
    }
end-nobody-wins = Personne ne gagne : toute la bande est prise !
end-tied = Avec autant d’argent : { $names }. À égalité, qui a reçu le moins de Balles l’emporte.
end-gunslinger = { $number ->
        [one] La plus fine gâchette du train : { $names }, { $shots ->
            [one] { $shots } coup tiré
           *[other] { $shots } coups tirés
        }.
       *[other] Les plus fines gâchettes du train : { $names }, { $shots ->
            [one] { $shots } coup
           *[other] { $shots } coups
        } chacun.
    }
end-split = Le partage
end-bandit = Bandit
end-column-purses = Bourses
end-column-jewels = Bijoux
end-column-strongboxes = Cagnotte
end-column-cash = Rançon
end-column-gunslinger = Gâchette
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
end-challenge = Défi : copier cette donne
end-share = Copier le lien
end-record = Télécharger la partie

## La première partie guidée

tutorial-welcome = Bienvenue à bord, l’ami !
tutorial-start = C’est parti
tutorial-next = Compris
tutorial-coach = Votre guide
tutorial-leave = Quitter la leçon
tutorial-plan = Faites un plan
tutorial-plan-text = Voici vos cartes. Touchez-en une pour la poser sur la pile : elle dit ce que Cheyenne fera plus tard. Un Braquage ou un Déplacement, voilà un début sûr. Rien de bon en main ? Piochez-en trois.
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
tutorial-move_to-text = Touchez un endroit qui brille. Dedans, on marche d’un wagon ; sur le toit, on court jusqu’à trois. Évitez le wagon du marshal !
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
tutorial-marshal_to = Vous menez le marshal
tutorial-marshal_to-text = Il avance d’un wagon. Tous ceux qu’il croise reçoivent une balle et s’enfuient sur le toit. Attention à votre propre place !
tutorial-no_effect = Rien ne se passe
tutorial-no_effect-text = Cela arrive : quand une carte se réalise, le train n’est plus forcément comme prévu. C’est tout le plaisir.
tutorial-shot = Pan !
tutorial-shot-text = Quelqu’un est touché. Une carte Balle entre dans la pioche de la victime : impossible de la jouer.
tutorial-neutral_bullet = Le marshal !
tutorial-neutral_bullet-text = Qui le croise reçoit une balle et s’enfuit sur le toit. Mieux vaut éviter son wagon.
tutorial-round_two = Nouvelle manche
tutorial-round_two-text = Toutes les cartes reviennent, et vous recevez une nouvelle main. Le joueur suivant commence. Vous savez tout ; je ne parlerai plus que s’il y a du nouveau.
tutorial-last_round = La dernière manche
tutorial-last_round-text = Après celle-ci, on compte l’argent. Prenez tout ce que vous pouvez !
tutorial-over = Le train est arrivé
tutorial-over-text = Voyons qui a filé avec le plus gros magot.
tutorial-see-diploma = Mon diplôme
course-base = Votre premier braquage
course-base-text = Vous êtes Cheyenne, en vert. Deux robots voyagent avec vous : Doc et Tuco. Cinq manches courtes, et je vous souffle l’essentiel. On y va ?
course-horses_stagecoach = Votre première chevauchée
course-horses_stagecoach-text = Vous connaissez le train ; montez à cheval. Cheyenne, Doc et Tuco le poursuivent au galop, et une diligence pleine d’otages roule à côté. Cinq minutes, et vous pourrez continuer.
course-horses_stagecoach-skill = qui chevauche, grimpe à bord et négocie les otages comme s’il était né en selle.
course-marshal_prisoners = Votre première arrestation
course-marshal_prisoners-text = Cette fois quelqu’un mène le Marshal : un robot, avec deux Colts et une voiture-prison. Vous êtes Cheyenne, et il aimerait bien vous avoir. Cinq minutes, et vous pourrez continuer.
course-marshal_prisoners-skill = qui a vu de près les Colts du Marshal et court toujours.
course-time_travel_car = Votre premier voyage dans le temps
course-time_travel_car-text = Une drôle de petite voiture roule devant la locomotive. Qui s’y trouve seul à la fin d’une manche disparaît, et revient là où personne ne l’attend. Cinq minutes, et vous pourrez continuer.
course-time_travel_car-skill = qui partit avant le début, et revint avant qu’on s’en aperçoive.
course-couriers_armored_train = Votre premier abordage
course-couriers_armored_train-text = Un Train blindé plein d’or arrive en face. Quatre bandits en deux équipes ont cinq manches pour passer de l’autre côté, se servir et revenir. Cinq minutes, et vous pourrez continuer.
course-couriers_armored_train-skill = qui connaît les deux trains, et sait lequel rentre à la maison.
course-super = Votre première fusillade
course-super-text = Colt Super Express est un jeu à part : trois cartes chacun, toutes à la fois, et le dernier à bord gagne. Sept minutes tout au plus.
course-super-skill = qui sait que la dernière voiture n’est pas un endroit pour dormir.
tutorial-others = D’autres initiations
tutorial-play-on = Continuer
tutorial-enough = Voilà les nouveautés
tutorial-enough-text = Vous avez vu ce que cette boîte apporte. Prenez votre diplôme et ouvrez votre propre table, ou jouez celle-ci jusqu’au bout.
tutorial-horses-attack = Monter, ou galoper encore ?
tutorial-horses-attack-text = La poursuite commence à l’arrière. Qui monte tôt trouve le butin de queue ; qui galope s’approche du coffre, et y laisse un cheval.
tutorial-horses-plan = Une nouvelle carte : la chevauchée
tutorial-horses-plan-text = Si un cheval attend à votre voiture, cette carte vous porte jusqu’à trois voitures plus loin, même au-delà du Marshal, et vous fait entrer dans la diligence là où elle fait face à la voiture.
tutorial-horses-ride = Où chevauchez-vous ?
tutorial-horses-ride-text = Le cheval reste là où vous descendez, pour qui voudra. Du toit, vous finissez à l’intérieur ; la diligence est aussi un but quand elle fait face à la voiture.
tutorial-horses-hostage = Prenez un otage
tutorial-horses-hostage-text = Qui entre dans la diligence en prend un. Il paie sa rançon à la fin, mais lisez ce qu’il vous fait jusque-là.
tutorial-horses-drank = Du whisky !
tutorial-horses-drank-text = Une flasque se boit au lieu de poser une carte : l’ordinaire fait piocher trois cartes et en jouer une, la vieille en fait jouer deux. Chacune contient deux gorgées.
tutorial-horses-shotgun = Le Shotgun est debout
tutorial-horses-shotgun-text = On l’a chassé de son coffre. Désormais il se tient sur les toits : qui le croise prend une balle et s’enfuit.
tutorial-horses-escaped = Quelqu’un s’en va
tutorial-horses-escaped-text = À cette gare, qui a un cheval sous la main peut partir, et sauver tout son butin.
tutorial-law-plan = Quelqu’un porte l’étoile
tutorial-law-plan-text = Le Marshal a sa propre main et pose ses cartes parmi les vôtres. Vous en avez une nouvelle : l’Idée brillante. Elle copie la carte précédente ; à la voiture-prison, elle libère quelqu’un.
tutorial-law-goal = Il veut quelque chose
tutorial-law-goal-text = À chaque manche le Marshal regarde un nouveau but secret. Avec quatre sur cinq il gagne, quoi que vous ayez volé. Devinez ce qu’il cherche, et gâchez-le.
tutorial-law-colt = Un tir qui fait mal
tutorial-law-colt-text = Chaque balle du Marshal fait autre chose : elle peut vous empêcher de tirer, de courir, ou vous prendre un prisonnier ou un sac postal. Touchez votre panneau pour la lire.
tutorial-law-arrest = Sous les verrous
tutorial-law-arrest-text = Qui est arrêté reste dans la cellule de la dernière voiture. Seule une Idée brillante l’en sort : la sienne, ou celle d’un ami qui vient le chercher.
tutorial-law-copied = Une Idée brillante
tutorial-law-copied-text = Loin de la voiture-prison, elle refait ce que faisait la carte du bandit précédent, pour celui qui la joue.
tutorial-law-free = Ouvrez la serrure
tutorial-law-free-text = Un prisonnier qui vous suit vous prête le talent du bandit qu’il admire. Si c’est vous, vous pouvez voler deux choses à la fois.
tutorial-law-break_out = Dehors !
tutorial-law-break_out-text = Sur le toit, ou dans le couloir près de la cellule. Où est le Marshal ?
tutorial-time-plan = La voiture de tête
tutorial-time-plan-text = Un déplacement au-delà de la locomotive se trouve la voiture à voyager dans le temps. Ni toit ni butin ; mais soyez-y seul à la fin de la manche.
tutorial-time-hide = Pour où ?
tutorial-time-hide-text = Choisissez une voiture en secret. Avant la première carte du prochain braquage vous en sortez, près de son butin, et personne n’en savait rien.
tutorial-time-travels = Disparu !
tutorial-time-travels-text = Quelqu’un était seul dans la voiture et a disparu. On ne tire ni ne frappe qui n’est pas là. Mais où reviendra-t-il ?
tutorial-time-appeared = Et le revoilà
tutorial-time-appeared-text = Le voici. Les plans des autres se sont faits sans lui.
tutorial-trains-plan = Deux trains
tutorial-trains-plan-text = Le vôtre est devant. Le Train blindé, derrière, arrive en sens inverse. Une bande de lumière relie les voitures qui se font face : là seulement on passe, dedans ou par le toit. Pour l’instant, ce sont les locomotives, et vous êtes en queue. Posez un Déplacement ou un Changement d’étage pour vous mettre en route.
tutorial-trains-team = Deux équipes
tutorial-trains-team-text = Regardez les insignes. Cheyenne et Tuco font bourse commune contre Doc et Belle : l’équipe la plus riche gagne. Une balle dans le dos de Tuco vous coûte aussi.
tutorial-trains-hand = Une nouvelle carte : le Coup de pouce
tutorial-trains-hand-text = Posez-la : quand vient son tour, vous offrez à Tuco une action de votre choix, où qu’il soit. Pensez à ce dont il aura besoin.
tutorial-trains-moved = Les trains avancent
tutorial-trains-moved-text = Après chaque manche, votre train avance de deux voitures, et d’autres se font face. Chacun reste dans la sienne. Après la cinquième les trains se séparent, et qui est encore sur le Train blindé ne rapporte rien.
tutorial-trains-loot = Ce qu’il y a là-bas
tutorial-trains-loot-text = La voiture 2 fait face à A0 et à son magot, la voiture 1 au charbon et à ses trois pépites : l’une est en or, 1500 $. Un bagage vaut de 300 à 700 $. Dans A2, A4 et A6 se cachent des documents ; celui de votre équipe vaut 4000 $, mais nul ne sait où il est.
tutorial-trains-guns = À portée de main
tutorial-trains-guns-text = C’est la manche pour passer : toutes vos voitures sauf la dernière en touchent une à l’intérieur, et toutes par le toit. La voiture 1 longe l’armurerie A3 : une Gatling se dresse sur son toit, et qui commence une manche dans cette voiture pioche deux cartes de plus.
tutorial-trains-cross = À l’abordage !
tutorial-trains-cross-text = Les endroits qui brillent sur l’autre train sont à un pas. Sur le toit, passer est l’un de vos trois pas. Évitez les convoyeurs, sauf si vous aimez fuir.
tutorial-trains-met = Un convoyeur !
tutorial-trains-met-text = Nul ne reste à côté d’un convoyeur. Qui en croise un prend une balle et change aussitôt d’étage, et le butin est hors d’atteinte, jusqu’à ce qu’un tir envoie le convoyeur à l’autre étage.
tutorial-trains-gang = Un tir sur un convoyeur
tutorial-trains-gang-text = Il change d’étage et laisse son butin sans garde. La balle va sous la Bande organisée : l’équipe qui en a tiré le plus reçoit 1500 $.
tutorial-trains-gatling = À vous la Gatling
tutorial-trains-gatling-text = Un Tir à côté d’elle peut être ordinaire, ou général : tous ceux des toits de votre train, et les toits les plus proches d’ici. Les amis aussi ! Chacun prend une balle et lâche un butin.
tutorial-trains-salvo = Ratatata !
tutorial-trains-salvo-text = C’était la Gatling : tous ceux des toits à sa portée ont pris une balle et lâché un butin. Dans une voiture, on ne risque rien.
tutorial-trains-document = Lisez, et motus
tutorial-trains-document-text = Le document de votre équipe est à vous ; celui de l’autre, vous devez le remettre. Du leurre, faites ce que vous voulez : laissez croire que c’est le vrai.
tutorial-trains-help = Donnez un coup de pouce
tutorial-trains-help-text = Choisissez une action pour Tuco : il l’exécute aussitôt, s’il veut. On ne se parle pas, alors regardez où il est et ce qui s’y trouve.
tutorial-trains-accept = Un ami vous aide
tutorial-trains-accept-text = Tuco vous offre une action, ici et maintenant, en plus des cartes que vous avez posées. Prenez-la, ou refusez d’un geste.
tutorial-trains-last = On rentre !
tutorial-trains-last-text = Dernière manche : seules vos deux voitures de queue touchent encore A5 et A6. Qui reste là-bas quand les trains se séparent ne rapporte rien à l’équipe.
tutorial-super-program = Trois cartes, dans l’ordre
tutorial-super-program-text = Choisissez ce que vous faites d’abord, ensuite et enfin. Votre regard compte : le coup part dans le sens de votre flèche, et touche le premier qui s’y tient debout.
tutorial-super-shootin = Tous à la fois
tutorial-super-shootin-text = On retourne la première carte de chacun, puis la deuxième, puis la troisième. Plus rien ne change.
tutorial-super-stunned = À terre
tutorial-super-stunned-text = Qui est touché vole une voiture plus loin et y reste couché. Sa prochaine carte est perdue : elle ne fait que le relever.
tutorial-super-uncoupled = La dernière voiture est partie
tutorial-super-uncoupled-text = À la fin de chaque manche elle reste en arrière, avec tous ses passagers. Soyez plus en avant la prochaine fois.
tutorial-super-eliminated = Un de moins
tutorial-super-eliminated-text = Qui tombe, ou voyage dans la voiture abandonnée, est éliminé. Le dernier à bord gagne.
tutorial-diploma = Diplôme de braquage de train
tutorial-diploma-awarded = décerné à { $name }
tutorial-diploma-text = { $rank ->
        [1] qui a le mieux dévalisé le train de Folsom, avec { $money } en poche,
       *[other] qui est descendu du train de Folsom à la place { $rank }, avec { $money } en poche,
    }
tutorial-diploma-skill = et qui sait désormais comploter, voler, cogner et courir.
tutorial-diploma-signed = Le Marshal, les dents serrées
tutorial-diploma-real = Jouer une vraie partie
