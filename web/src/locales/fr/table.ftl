# Les mots de la table de jeu.

you = Vous
colon = {" : "}
person = { $name } ({ $bandit })
partner = En équipe avec { $name }
players = Joueurs
your-turn = À vous
acting-now = À son tour
order-on = Le tour suit les panneaux, de gauche à droite.
    .short = Sens du jeu
order-back = Le tour est inversé, de droite à gauche.
    .short = Sens du jeu inversé
first-player = Premier Joueur de la manche
seconds = { $left } s
time-left = { $left ->
    [one] encore { $left } seconde
   *[other] encore { $left } secondes
}
time-up = Trop tard !
bullets-left = { $number ->
    [one] { $number } restante
   *[other] { $number } restantes
}
cards-of = { $hand } en main, { $deck } dans la pioche
presence-here = À la table
presence-off = Hors ligne
presence-bot = Un robot joue à sa place
panel-label = { $person }, { $name } : { $loot } ; { $bullets } balles restantes, { $received } reçues ; { $hand } cartes en main, { $deck } dans la pioche.
some-purse = { $number ->
    [one] { $number } bourse
   *[other] { $number } bourses
}
some-jewel = { $number ->
    [one] { $number } bijou
   *[other] { $number } bijoux
}
some-strongbox = { $number ->
    [one] { $number } cagnotte
   *[other] { $number } cagnottes
}

about-bandit = Tout sur { $name }
sheet-loot = Butin
sheet-cash = Payé comptant
sheet-purses = Bourses connues de vous
sheet-bullets-left = { $number ->
    [one] { $number } balle restante
   *[other] { $number } balles restantes
}
sheet-hits = Balles reçues
sheet-hits-from = { $number } par { $name }
sheet-hits-neutral = { $number ->
    [one] { $number } neutre
   *[other] { $number } neutres
}
sheet-none = aucune

plate-car = { $car } · { $name }
plate-caboose = { $car } · { $name } · queue
marshal = le Marshal
train = Le train
train-in-words = Le train en toutes lettres
inside-holds = Intérieur : { $things }
roof-holds = Toit : { $things }
nobody-nothing = vide

round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
rounds = Manches
station = Gare
turn-of = tour { $turn } sur { $turns }
turn-done = fait
turn-laid = { $turn } · { $type }
cards-laid = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
at-the-end = À la fin de la manche : { $text }.
no-event = Pas d’événement à la fin de cette manche.

pile = Pile commune
card-of = carte { $card } sur { $cards }
next-cards = Cartes suivantes
card-by = { $name } : { $card }
new-thing = Nouveau : { $name }
got-it = Compris
no-more-introductions = Ne plus rien présenter
as-things-stand = En ce moment :
hidden-from-others = face cachée, visible de vous seulement
face-down = face cachée
drew = { $number ->
    [0] passe
   *[other] pioche { $number }
}
you-now = à vous

your-hand = Votre main
in-your-deck = dans la pioche
no-cards = Aucune carte en main
bullets-clog = { $number ->
    [one] { $number } balle encombre votre main
   *[other] { $number } balles encombrent votre main
}

decide = Votre décision
explain = Qu’est-ce que cela veut dire ?
read-round = Lire la carte Manche
pick-a-card = Choisissez une carte ci-dessous
waiting-for = On attend { $names }
others-choose = Votre choix est fait. Nul ne le voit avant que tous aient choisi : { $names }
choosing = Choisit
looking-back = Vous regardez le passé.
what-happened = Ce qui s’est passé
look-back = Revoir ce moment
moment = Moment de la partie
step-back = Un pas en arrière
step-on = Un pas en avant
back-to-now = Retour au présent

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-placeholder = Dire quelque chose
send = Envoyer
chat-watching = (spectateur)
spectator-chat = Les spectateurs peuvent parler
spectators-quiet = À cette table, les spectateurs se taisent.
no-talk-now = Pendant la résolution des cartes, on se tait ; après l’événement, vous pourrez reparler.
somebody = Quelqu’un

tools = Outils
menu = Menu
pause = Pause
go-on = Continuer
skip = Accélérer
undo = Annuler
taken-back = { $number ->
    [one] 1 choix repris
   *[other] { $number } choix repris
}
hint = Conseil
one-step = Un pas
speed-choose = Rythme du récit
speed-now = Rythme du récit : { $speed }
speed-instant = immédiat
sound-on = Son activé
sound-off = Son coupé
line-connecting = Connexion
line-lost = Connexion perdue, nouvel essai
line-refused = Accès refusé

chosen-seed = Donne choisie : « { $seed } »
sealed = La donne est scellée : { $seal }…
sealed-about = La maison a fixé son secret et en montre ce sceau. Chaque appareil ajoute sa part avant la donne : personne ne peut choisir la donne à lui seul, et à la fin chacun peut le vérifier.
dealing = On bat les cartes…
waiting-room = En attendant le départ du train
what-is-played = Ce que l’on joue
seat-is-open = Place libre
seat-is-bot = Robot
seat-is-person = Joueur
bandit-by-lot = Bandit tiré au sort
side-red = Équipe rouge
side-blue = Équipe bleue
side-pair_1 = Première paire
side-pair_2 = Deuxième paire
side-pair_3 = Troisième paire
sit-here = S’asseoir ici
sit-down = Prendre place
your-name-here = Nom ou surnom
add-bot = Ajouter un robot
free-seat = Libérer la place
leave-seat = Quitter la place
invite = Vos amis ouvrent ce lien, tapent le code sur la page d’accueil, ou visent l’image avec leur téléphone.
    .uncoded = Vos amis ouvrent ce lien, ou visent l’image avec leur téléphone.
invite-late = Qui ouvre ce lien peut prendre la place d’un robot, ou regarder.
invite-watch = Qui ouvre ce lien peut regarder.
invite-others = Inviter
invite-link = Lien vers cette table
invite-qr = Code QR du lien
invite-scan = À scanner avec un téléphone
invite-code = Code de la table :
invite-code-here = Sur cet ordinateur, un autre navigateur entre avec le code
invite-share = Partager
invite-text = Viens attaquer un train avec moi !
invite-other = Cet ordinateur est dans plusieurs réseaux. Si une adresse ne marche pas, essayez-en une autre :
invite-alone = Seul cet ordinateur peut ouvrir la table : il n’y a donc pas encore de lien pour vos amis. Pour accueillir tout votre réseau, lancez Folsom avec
copy-link = Copier le lien
start = En voiture !
start-with-bots = { $number ->
    [one] Partir, avec un robot à la place libre
   *[other] Partir, avec des robots aux { $number } places libres
}
host-starts = { $host } donne le signal du départ.
    .nameless = L’hôte donne le signal du départ.

join-in = Prendre part
join-in-about = Prenez la place d’un robot, avec tout ce que son bandit possède et sait.
latecomers = Retardataires bienvenus
latecomers-about = Qui arrive plus tard peut prendre la place d’un robot.

hand-over = Passez l’appareil à { $name }
hand-over-hint = Les autres détournent les yeux.
i-am = Je suis { $name }
bot-plays = Un robot joue pour vous.
bot-plays-for = Un robot joue pour { $names }.
person-away = { $name }, hors ligne
list-apart = {" ; "}
waited = On attend depuis { $time }
let-bot-play = Laisser un robot jouer pour { $name }
gave-up = Vous avez abandonné ; un robot a votre place.
leave = Quitter
ask-leave = Quitter la table ?
leave-about = Un robot joue aussitôt pour vous, et personne n’attend. Votre place reste à vous : revenez quand vous voulez et reprenez la partie.
stay = Rester
give-up = Abandonner
ask-give-up = Abandonner cette partie ?
give-up-alone = { $seats ->
    [one] Les robots vont jusqu’au bout sans vous, et vous verrez comment cela finit. Vous ne pourrez pas reprendre votre place.
   *[other] Tout le monde sur cet appareil abandonne. Les robots vont jusqu’au bout sans vous, et vous verrez comment cela finit. Vous ne pourrez pas reprendre vos places.
}
give-up-about = { $seats ->
    [one] Un robot prend votre place pour de bon : vous ne pourrez pas y revenir. Les autres continuent.
   *[other] Tout le monde sur cet appareil abandonne. Des robots prennent vos places pour de bon : vous ne pourrez pas y revenir. Les autres continuent.
}
take-back = Reprendre votre place
look-along = Vue d’ensemble : touchez l’endroit à regarder
watching = Vous regardez la partie.
turn-title = ● À vous · Folsom
table-title = Folsom
notify-turn = C’est à vous de jouer.
no-such-table = Cette table n’existe pas.
unreadable-table = Cette partie a été commencée avec un Folsom plus ancien, et celui-ci ne sait plus la lire. Elle est conservée, mais ne peut pas être montrée.
loading-table = Le train entre en gare…
