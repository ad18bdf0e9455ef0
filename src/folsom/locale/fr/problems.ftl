# Ce qui ne va pas dans une configuration, un enregistrement ou une commande.

problem-options-no-table = Les options sont un tableau de noms et de valeurs.
problem-no-base = Toute partie a besoin du module base.
problem-option-value = L’option { $name } ne peut pas valoir { $value } ; choisissez parmi { $choices }.
problem-django-note = La note sur le partenaire de Django demande power_set = proto.
problem-variant-twice = Une variante est nommée deux fois.
problem-variants-exclude = two_bandits et duel_2014 s’excluent (BASE-COMBO-03).
problem-option-switch = L’option { $name } est vraie ou fausse, pas { $value }.
problem-option-module = L’option { $name } demande le module { $module }.
problem-silk-power = Il faut un pouvoir à Silk : choisissez silk_power parmi { $choices } (EXTRA-SILK-02).
problem-no-silk = Personne ne peut être Silk ici, silk_power n’a donc rien à fixer.
problem-events-unasked = Les événements ne se choisissent que dans la variante choice_of_events.
problem-events-number = Choisissez { $rounds } cartes Manche différentes et { $stations } cartes Gare (EXTRA-CHOICE-01).
problem-no-word-silk_power = Le silk_power est un mot, pas { $value }.
problem-no-list-extra_bandits = Les extra_bandits sont une liste de mots.
problem-no-list-events = Les événements (events) sont une liste de mots.
problem-unknown-extra_bandit = Le bandit { $value } n’est pas un extra_bandit ; choisissez parmi { $choices }.
problem-unknown-silk_power = Le pouvoir { $value } n’existe pas pour Silk ; choisissez parmi { $choices }.
problem-unknown-event = L’événement { $value } n’existe pas ; choisissez parmi { $choices }.
problem-no-players = Dites combien il y a de joueurs, ou qui est assis où.
problem-seats-for-players = { $players } joueurs ne tiennent pas sur { $seats } places.
problem-players-standard = La partie normale se joue à { $choices }, pas à { $number }.
problem-players-two = La partie normale se joue à { $choices }, pas à { $number } ; à deux, choisissez la variante two_bandits ou duel_2014.
problem-players-duel_2014 = Le duel de 2014 se joue à { $choices }, pas à { $number }.
problem-players-two_bandits = La partie à deux bandits chacun se joue à { $choices }, pas à { $number }.
problem-players-teams = La variante en équipes se joue à { $choices }, pas à { $number }.
problem-bandits-of-seat = Chaque place a ici { $number ->
        [one] un bandit
       *[other] deux bandits
    }, mais une place réunit { $bandits }.
problem-bandit-twice = { $bandit } ne peut pas être joué deux fois.
problem-no-pair = { $bandits } ne forment pas une paire : il faut un bandit parmi { $leaders } et un parmi { $followers } (BASE-TWOB-03).
problem-no-locomotive = Le train commence par la locomotive.
problem-car-twice = Un wagon ne peut pas servir deux fois.
problem-number-of-cars = Cette partie a { $wanted } wagons en plus de la locomotive, pas { $number }.
problem-no-table = Une configuration est un tableau de noms et de valeurs.
problem-unknown-name = Une configuration n’a pas de { $name } ; elle connaît { $choices }.
problem-config-schema = Cette configuration a le schéma { $schema } ; Folsom lit le schéma { $known }.
problem-unknown-game = Le jeu { $value } n’existe pas ; il y a express.
problem-no-word-edition = L’édition est un mot, pas { $value }.
problem-no-word-mode = Le mode est un mot, pas { $value }.
problem-no-list-seats = Les places sont une liste de bandits.
problem-no-list-variants = Les variantes sont une liste de mots.
problem-no-list-modules = Les modules sont une liste de mots.
problem-no-list-cars = Les wagons sont une liste de mots.
problem-no-seat = Une place est un bandit ou une liste de bandits, pas { $value }.
problem-empty-seat = Une place ne peut pas être vide.
problem-unknown-edition = L’édition { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-mode = Le mode { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-variant = La variante { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-module = Le module { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-option = L’option { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-bandit = Le bandit { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-car = Le wagon { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-bot = Le robot { $value } n’existe pas ; choisissez parmi { $choices }.
problem-unknown-language = Folsom ne parle pas { $value } ; choisissez parmi { $choices }.

problem-unknown-seat = La place { $value } n’existe pas ; les places sont { $choices }.
problem-no-such-seat = La place { $value } n’existe pas.
problem-game-over = { $seat } n’a rien à décider maintenant : la partie est finie.
problem-not-asked = { $seat } n’a rien à décider maintenant : c’est à { $others }.
problem-illegal = { $seat } ne peut pas jouer { $option } maintenant ; possible : { $choices }.

problem-record-draw = Les places ou les wagons ne sont pas ceux que tire la graine.
problem-record-setup = La mise en place ne se rejoue pas : le hasard n’a pas pu en décider ainsi.
problem-record-seed = La mise en place n’est pas celle que donne la graine.
problem-record-hash = La graine n’a pas l’empreinte montrée au début.
problem-record-result = La partie rejouée finit sur un autre résultat que l’enregistrement.
problem-record-json = La ligne { $n } de l’enregistrement n’est pas du JSON.
problem-record-header = Un enregistrement commence par une ligne d’en-tête.
problem-record-format = Ce n’est pas un enregistrement de Folsom au format { $format }.
problem-record-rules = L’enregistrement suit la version { $version } des règles ; ce Folsom joue la version { $known }.
problem-record-no-seed = Il manque à l’en-tête une graine ou son empreinte.
problem-record-config = La configuration de l’enregistrement est fausse : { $why }
problem-record-unreadable = { $path } ne peut pas être lu comme un enregistrement.
problem-record-no-text = Un enregistrement est un texte en UTF-8.
problem-record-illegal = Le choix { $n } n’est pas permis : { $why }
problem-record-choice = Le choix { $n } ne se rejoue pas : le hasard n’a pas pu en décider ainsi.
problem-record-chance = Après le choix { $n }, le hasard en a décidé autrement que l’enregistrement.
problem-record-no-result = Le résultat de l’enregistrement ne peut pas être lu.
problem-record-no-choice = Le choix { $n } de l’enregistrement ne peut pas être lu.
problem-record-no-chance = Ce que le hasard a décidé après le choix { $n } ne peut pas être lu.
problem-record-unnamed = Un enregistrement sans graine doit nommer toutes les places et tous les wagons.
problem-event = Cet événement ne peut pas être lu.
problem-saved-game = Une partie gardée est un tableau avec le schéma 1 et un enregistrement.
problem-no-file = Le fichier { $path } n’existe pas.

problem-bots-for-seats = { $bots } robots ne tiennent pas sur { $seats } places ; nommez-en un ou autant que de places.
problem-too-few-game = Il faut au moins une partie, pas { $number }.
problem-too-few-process = Il faut au moins un processus, pas { $number }.
problem-no-seconds = Chaque mesure demande plus de 0 seconde.
problem-database = La base de données { $database } ne peut pas être ouverte : { $why }
problem-players-marshal_prisoners = La partie avec un joueur Marshal se joue à { $choices }, pas à { $number }.
problem-no-marshal = Une place est celle du Marshal : nommez-la marshal (MARSHAL-SETUP-01).
problem-marshal-alone = Une place pour le Marshal demande le module marshal_prisoners.
problem-no-prison = Le train se termine par la prison (MARSHAL-SETUP-02).
