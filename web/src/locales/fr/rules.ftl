# Les mots de la page des règles, qui viennent avec elle.

rules-about = À lire en cinq minutes ; ou laissez le guide vous emmener, et ne lisez rien du tout.
rules-basics = Le jeu
rules-boxes = Les extensions
rules-contents = Sur cette page
rules-learn = Apprendre en jouant
rules-goal = De quoi il s’agit
rules-goal-text = Vous êtes des bandits dans le même train, et chacun veut en descendre le plus riche. Le butin est dans les wagons ; le Marshal garde la cagnotte dans la locomotive. Après cinq manches, on compte l’argent.
rules-loot-purse = Une bourse : de 250 à 500 $. On ne connaît sa valeur qu’une fois en main.
rules-loot-jewel = Un bijou : toujours 500 $.
rules-loot-strongbox = La cagnotte : 1000 $, le Marshal à côté.
rules-round = Une manche a deux temps
rules-round-text = D’abord on fait des plans, puis les plans se réalisent, qu’ils aient encore un sens ou non.
rules-phase-schemin = La phase de Plan : on complote
rules-phase-schemin-text = À tour de rôle, posez une carte sur la pile commune, ou piochez-en trois. Une carte dit seulement ce que fera votre bandit ; où et contre qui se décide plus tard. Les balles dans votre main sont un poids mort.
rules-phase-stealin = La phase d’Action : on regarde
rules-phase-stealin-text = On retourne la pile et l’on exécute chaque carte, la première posée d’abord. Une carte devenue impossible ne fait rien ; une carte possible est obligatoire.
rules-actions = Six sortes de cartes
rules-actions-text = Chaque bandit a les mêmes dix cartes : deux Déplacements, deux Changements d’étage, deux Tirs, deux Braquages, un Coup de poing et un Marshal.
rules-card-move = Dedans, un wagon en avant ou en arrière. Sur le toit, jusqu’à trois.
rules-card-floor_change = Grimper du wagon sur son toit, ou redescendre.
rules-card-fire = Donnez une balle à quelqu’un du wagon voisin ou, sur le toit, au plus proche en vue. Elle encombrera sa main jusqu’à la fin.
rules-card-robbery = Prenez un butin là où vous êtes.
rules-card-punch = Quelqu’un à côté de vous lâche un butin et roule dans le wagon voisin.
rules-card-marshal = Le Marshal avance d’un wagon. Qui le croise reçoit une balle et s’enfuit sur le toit.
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
rules-box-horses_stagecoach = Des chevaux courent le long du train, et une diligence roule à côté. Chacun a une carte Chevauchée : montez un cheval arrêté à votre wagon, galopez jusqu’à trois wagons plus loin et entrez-y, ou dans la diligence là où elle lui fait face.
    Sur le toit de la diligence, le Shotgun est assis sur une cagnotte. Chassez-le d’un coup de poing : désormais il arpente les toits, et qui le croise prend une balle et s’enfuit.
    Dans la diligence voyagent des otages. Qui entre en prend un : il rapporte une rançon à la fin, et gêne jusque-là. Le whisky est un butin qui se boit : une flasque classique fait piocher trois cartes et en jouer une, une de Vieux Whisky en fait jouer deux.
rules-box-marshal_prisoners = L’un de vous est le Marshal. Il a ses propres cartes et deux Colts de six balles, dont chacune fait autre chose. Il a cinq objectifs secrets, et gagne s’il en remplit quatre. Sinon c’est le bandit libre le plus riche.
    Le dernier wagon est une prison. Celui que le Marshal arrête reste en cellule ; les prisonniers attendent qu’on les libère, et prêtent le talent du bandit qu’ils admirent.
    Chaque bandit a une Idée géniale. Elle copie la carte précédente ; à la prison elle libère un prisonnier ou un ami ; et en cellule elle ouvre la porte.
rules-box-time_travel_car = Une petite voiture roule devant la locomotive ; elle n’a ni toit ni butin. Qui s’y trouve seul à la fin d’une manche disparaît, et choisit en secret un wagon. Avant la première carte de la phase d’Action suivante, ce bandit surgit de nulle part, à l’intérieur de celui-ci.
rules-box-strangers = Quatre bandits d’autres boîtes. Ils se mêlent à tous les autres, et permettent une septième place. Silk a l’un de trois pouvoirs, fixé avant le choix des bandits.
rules-box-couriers_armored_train = Deux équipes, rouge et bleue, et deux trains côte à côte. Le vôtre est le train de départ ; le train blindé le longe, gardé par des Convoyeurs et plein de pépites. Passez d’un train à l’autre là où deux wagons se font face, pillez, et soyez rentrés avant qu’ils ne se séparent.
    L’équipe la plus riche gagne ; en mode trahison, la dernière carte peut faire gagner un bandit sans son équipe.
    Quand les équipes sont inégales, Il Professore les équilibre.
rules-box-super = Un jeu à part, en sept minutes : pas d’argent en poche, pas de main à gérer. Chacun pose trois cartes en secret ; puis on les retourne une à une.
    Un tir vous projette d’un wagon et vous couche sur le dos, et votre carte suivante ne fait que vous relever. À la fin d’une manche, le dernier wagon est abandonné. Qui tombe du train ou y reste est éliminé ; le dernier à bord gagne.
