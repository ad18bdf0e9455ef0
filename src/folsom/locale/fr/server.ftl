# Ce que dit le serveur : erreurs, conseils et mots du hall d’accueil.

error-unknown_table = Cette table n’existe pas.
error-unknown_code = Aucune table n’a ce code.
error-unknown_deal = Cette donne n’existe pas, ou sa partie n’est pas finie.
error-unknown_replay = Cette partie enregistrée n’existe pas.
error-unknown_token = Ce lien de place n’est pas valable, ou il a été renouvelé.
error-unknown_bot = Le robot { $bot } n’existe pas ; choisissez parmi { $bots }.
error-unknown_page = Il n’y a rien à cette adresse.
error-no_token = Il faut le jeton d’une place.
error-not_host = Seul l’hôte de la table peut faire cela.
error-not_seated = Seules les personnes qui ont joué à cette table, ou son hôte, peuvent relancer une partie.
error-no_such_seat = Cette table n’a pas de place { $seat }.
error-seat_taken = Cette place est prise.
error-table_full = Toutes les places de cette table sont prises.
error-already_seated = Vous avez une place à cette table, ou vous en avez eu une ; personne ne voit deux mains.
error-one_newcomer = Quelqu’un a rejoint cette partie en cours depuis votre adresse ; la prochaine partie aura de la place pour vous.
error-spectators_quiet = À cette table, on prie ceux qui regardent de se taire.
error-hush = On ne parle pas pendant la résolution des cartes ; à vous après l’événement de la manche.
error-already_started = La partie a déjà commencé.
error-not_pledged = Cet appareil n’a pas promis une telle part de la donne.
error-not_started = La partie n’a pas encore commencé.
error-game_over = La partie est finie.
error-outdated = Cette partie a été commencée avec les règles d’un Folsom plus ancien. On peut la revoir jusqu’ici, mais pas la continuer.
    .unreadable = Cette partie a été commencée avec un Folsom plus ancien, et celui-ci ne sait plus la lire. Elle est conservée, mais ne peut pas être montrée.
error-not_over = La partie n’est pas encore finie.
error-stale = La table a avancé entre-temps ; regardez de nouveau.
error-illegal = « { $option } » n’est pas possible maintenant. Possible : { $legal }.
error-cannot_undo = Ce choix ne peut pas être repris.
    .nothing = Il n’y a aucun choix de vous à reprendre.
    .others_chose = Quelqu’un a choisi depuis ; votre choix reste.
    .chance = Le hasard a tranché depuis ; votre choix reste.
    .revealed = Il a révélé quelque chose de caché ; votre choix reste.
error-not_your_seat = Ce n’est pas votre place.
error-watching = Qui regarde ne joue pas.
error-gave_up = Vous avez abandonné cette place ; un robot l’occupe désormais.
    .rematch = Vous avez abandonné avant la fin ; seules les personnes qui ont continué, ou l’hôte, peuvent relancer une partie.
error-own_seat = C’est votre propre place : vous pouvez y jouer vous-même.
error-not_waited_for = Personne n’attend cette place maintenant.
error-host_decides = L’hôte est là : c’est à lui de décider si un robot continue.
error-too_early = { $seconds ->
    [one] Laissez-lui encore un peu de temps : un robot pourra continuer dans une seconde.
   *[other] Laissez-lui encore un peu de temps : un robot pourra continuer dans { $seconds } secondes.
}
error-nothing_to_decide = Vous n’avez rien à décider maintenant.
error-bad_config = Cette partie ne peut pas se jouer : { $why }
error-bad_record = Cet enregistrement ne peut pas servir : { $why }
error-bad_request = La requête n’est pas correcte : { $why }
error-malformed = Le message n’est pas correct : { $why }
error-too_many = C’était trop d’un coup ; attendez un instant.
error-too_big = C’est trop gros.
error-foreign_origin = Les requêtes d’autres sites sont refusées.
error-unknown_host = Ce serveur ne répond qu’aux noms de cette machine, comme localhost ; --public-url lui en donne un autre.
error-unknown_phrase = Cette phrase n’existe pas.
error-no_room = Ce serveur ne garde plus d’enregistrements pour l’instant.
error-busy = La table est occupée ; réessayez.
error-unavailable = La maison ne peut rien noter pour le moment. Rien n’est perdu ; réessayez bientôt.
error-method_not_allowed = Cette adresse ne fait pas cela.
error-server_error = Quelque chose s’est mal passé de notre côté.

no-web-client = Le serveur de Folsom tourne, mais son client web n’est pas construit. Lancez ./folsom set-up pour le construire.

serving = Folsom joue à l’adresse { $address } (Ctrl-C l’arrête ; toutes les parties sont gardées).
serving-others = Les amis ouvrent { $address }
served = Le train s’est arrêté. Toutes les parties sont gardées.
port-taken = Le port { $port } est pris ; choisissez-en un autre avec --port.

bot-legend = Légende
    .about = rejoue chaque manche cent mille fois dans sa tête
bot-outlaw = Hors-la-loi
    .about = pense la manche jusqu’au bout avant de dégainer
bot-robber = Détrousseur
    .about = a un plan, pas toujours le bon
bot-rookie = Débutant
    .about = suit son instinct et trébuche de temps en temps
bot-heuristic = Gâchette
    .about = pense quelques cartes à l’avance
bot-random = Blanc-bec
    .about = prend ce qui vient

setup-edition-2014 = La première édition : les mains sont tirées avant que la carte Manche soit retournée.
setup-edition-2016 = L’édition de 2016, avec une première partie sans pouvoirs ni événements.
setup-edition-proto = Les règles de la toute première impression, avec d’autres pouvoirs pour Tuco et Django.
setup-mode-advanced = Avec les pouvoirs des bandits et les événements.
setup-mode-first_game = Sans pouvoirs ni événements ; bien pour une première fois.

poster-wanted = WANTED
poster-reward = RÉCOMPENSE
poster-fate = MORT OU VIF
poster-place = place { $place } sur { $of }
poster-split = Le partage du butin
poster-foot = L’attaque du train de 1899, dans votre navigateur

preview-result = { $name } : { $reward }
    .about = Une attaque de train dans Folsom : le partage, manche par manche, et toute la partie à revoir.
preview-deal = { $name } a obtenu : { $reward }. Ferez-vous mieux ?
    .about = Le même train, les mêmes cartes, les mêmes manches. Prenez la place et en route.

phrase-hello = Salut !
phrase-good_game = Belle partie !
phrase-nice_shot = Joli tir !
phrase-ouch = Aïe !
phrase-thanks = Bien obligé.
phrase-hurry = Le train n’attendra pas…
phrase-sorry = Rien de personnel.
phrase-oops = Oups.

rules-title-game = Le déroulement d’une partie
    .text = L’attaque du train se joue en cinq manches. À chaque manche, chacun pose d’abord des cartes sur une pile commune (le Plan) ; puis la pile est retournée et les cartes sont exécutées dans l’ordre où elles ont été posées (l’Action). Après la cinquième manche, le bandit le plus riche gagne ; qui a tiré le plus de balles est l’As de la gâchette et reçoit 1000 $ de plus.
rules-title-turns = Les tours d’une carte Manche
rules-title-events = Les événements de fin de manche
rules-title-bandits = Les bandits
rules-title-plan = Poser des cartes
rules-title-move_to = Déplacement
rules-title-floor_to = Changement d’étage
rules-title-fire_at = Tir
rules-title-rob = Braquage
rules-title-punch_whom = Coup de poing : qui
rules-title-punch_what = Coup de poing : ce qui tombe
rules-title-punch_keep = Coup de poing : le pouvoir de Cheyenne
rules-title-punch_where = Coup de poing : vers où
rules-title-marshal_to = Le Marshal
rules-title-pickpocket = Vol à la tire
