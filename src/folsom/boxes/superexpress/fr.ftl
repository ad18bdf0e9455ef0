# Colt Super Express.

module-colt_super_express = Colt Super Express
setup-module-colt_super_express = Un jeu à part : trois cartes en secret, et à chaque manche le train perd son dernier wagon.

problem-no-list-extensions = Les extensions sont une liste de mots.
problem-unknown-extension = L’extension { $value } n’existe pas ; choisissez parmi { $choices }.
problem-players-super = Colt Super Express se joue à { $choices }, pas à { $number }.
problem-bandits-of-super-seat = Dans Colt Super Express, chaque place a un seul bandit.

problem-EXTRA-COMPAT-09 = Colt Super Express est un jeu à part.

game-super = Colt Super Express
extension-reflex = Réflexe
    .hint = Sonné, vous vous relevez et tirez aussitôt ; debout, vous vous tirez dans le pied.
extension-horse = Cheval
    .hint = Galopez à l’avant de la locomotive, même juste après une chute du train.

card-flip = Retournement
    .short = Retour.
card-reflex = Réflexe
    .short = Réflexe
card-horse = Cheval
    .short = Cheval

phase-shootin = L’Action

event-programmed = { $seat } a programmé.
    .seen = { $seat } a programmé { $cards }.
event-shootin_begun = Tous les programmes sont posés. Armez vos colts !
event-revealed = { $bandit } : { $card } !
event-flipped = { $bandit } se retourne.
    .front = { $bandit } se tourne vers la locomotive.
    .rear = { $bandit } se tourne vers la queue du train.
event-fired = Pan ! { $bandit } touche { $target }.
event-stunned = { $bandit } est { GENDER($bandit) ->
        [f] sonnée
       *[m] sonné
    }.
    .by_itself = Aïe ! { $bandit } se tire dans le pied et s’écroule.
event-woke = { $bandit } se relève.
event-left_train = { $bandit } est { GENDER($bandit) ->
        [f] éjectée
       *[m] éjecté
    } du train.
    .walked = { $bandit } fait un pas de trop et quitte le train.
event-eliminated = { $bandit } est { GENDER($bandit) ->
        [f] éliminée
       *[m] éliminé
    }.
    .left = { $bandit } est { GENDER($bandit) ->
        [f] éliminée
       *[m] éliminé
    }.
    .not_saved = Pas de cheval en vue : { $bandit } reste dans la poussière, { GENDER($bandit) ->
        [f] éliminée
       *[m] éliminé
    }.
    .tail = { $bandit } part avec le wagon de queue, { GENDER($bandit) ->
        [f] éliminée
       *[m] éliminé
    }.
event-rode = { $bandit } galope tout à l’avant de la locomotive.
    .saved = In extremis ! { $bandit } sort de la poussière et galope tout à l’avant de la locomotive.
event-uncoupled = Clac ! Le wagon { $car } est décroché.
event-loot_won = { $bandit } est en dernière position et prend la carte Butin : { $value }.
why-nobody_ahead = personne debout dans la ligne de vue { DE($bandit) }
why-in_dust = { $bandit } est au bord de la voie

ask-program = { $seat }, quelles trois cartes, et dans quel ordre ?
    .program = { $cards }
    .hint = Choisissez trois de vos cartes ; la première est jouée d’abord. Chacun révèle tour à tour sa première carte, puis la deuxième, puis la troisième. Déplacement avance d’un wagon dans le sens du regard, au besoin hors du train. Tir touche le premier bandit debout devant vous au même étage, le pousse d’un wagon et le sonne ; qui est sonné perd une carte à se relever. Après la troisième carte, le wagon de queue est décroché avec tous ceux qui s’y trouvent.
    .rules = SUPER-PLAN-01 à 05, SUPER-ACT-01, SUPER-MOVE-01, SUPER-FIRE-01, SUPER-STUN-01, SUPER-DROP-01

super-round = Manche { $round }
super-wagons = { $number ->
        [0] plus aucun wagon
        [one] reste un wagon
       *[other] restent { $number } wagons
    }
super-tail = { $car } queue
    .short = queue
super-loot = Cartes Butin
super-shown = Révélées
super-state = État
super-standing = debout
super-stunned = sonné
super-in_dust = dans la poussière
super-eliminated = éliminé
super-pick = Trois cartes dans l’ordre : { $example }
    .wrong = « { $text } » n’est pas un programme. Tapez trois cartes différentes par numéro ou par nom, par exemple « { $example } ».
super-legend = ◄B regarde la locomotive, B► regarde la queue, ◁b et b▷ sont sonnés

bot-solver = Joueur d’échecs
    .about = résout chaque manche comme un jeu
bot-greedy = Tête brûlée
    .about = ne pense qu’à cette manche

setup-game-super = Une fusillade éclair pour 3 à 7 joueurs. Trois cartes secrètes par manche, les wagons se détachent un à un : soyez le dernier à bord.

super-card-move = Un wagon dans le sens où vous regardez, au même étage. Au bout du train, on tombe.
super-card-floor_change = De l’intérieur au toit de votre wagon, ou l’inverse. Vous tournez le dos au bord, tous les autres sont devant vous.
super-card-flip = Demi-tour sur place.
super-card-fire = Touche le premier bandit debout devant vous à votre étage, à toute distance. La cible recule d’un wagon et tombe sonnée ; au bout du train, elle est éjectée. On tire par-dessus les sonnés.
super-card-reflex = Sonné, vous vous relevez et tirez aussitôt. Debout, vous vous tirez dans le pied et tombez sonné ; la prochaine balle passe au-dessus de vous.
super-card-horse = Galopez tout à l’avant, dans la locomotive, face à l’avant. Si vous venez de tomber du train et que Cheval est votre toute prochaine carte, vous êtes sauvé.

rules-title-super = Colt Super Express : le déroulement
    .text = Soyez le dernier bandit à bord. À chaque manche, chacun pose trois cartes en secret (le Plan) ; puis tous révèlent leur première carte à tour de rôle, puis la deuxième, puis la troisième, et chaque carte doit être appliquée (l’Action). Ensuite, le wagon de queue est décroché avec tous ceux qui s’y trouvent.
rules-title-program = Colt Super Express : le programme
rules-title-super-cards = Colt Super Express : les cartes
rules-title-super-stunned = Sonné, ou tombé du train
    .text = Un bandit sonné est couché et ne peut pas être touché. Sa prochaine carte, quelle qu’elle soit, ne sert qu’à se relever. Qui quitte le train par un Déplacement, par un tir ou avec le wagon de queue est éliminé.
rules-title-super-end = Le wagon de queue, les cartes Butin et la fin
    .text = Le wagon de queue parti, le bandit le plus loin de l’avant prend sa carte comme Butin ; dans un même wagon, le toit passe avant l’intérieur. La partie s’arrête dès qu’un seul bandit reste à bord. Si le dernier wagon est parti et que plusieurs restent dans la locomotive, celui qui a le plus de cartes Butin gagne ; à égalité, celui qui a la carte la plus chère.
rules-title-super-reflex = Extension Réflexe
rules-title-super-horse = Extension Cheval

reason-program-win = C’est la meilleure chance de finir cette manche seul à bord.
reason-program-tail = Le wagon de queue part à la fin de la manche ; ces cartes vous en sortent le plus sûrement.
reason-program-fall = Dans un autre ordre, vos cartes vous font souvent tomber du train ; pas dans celui-ci.
reason-program-shot_off = Là où vous êtes, on peut vous éjecter d’un tir ; ceci vous met hors de la ligne de tir.
reason-program-off = { $target } a de bonnes chances de se trouver là où votre tir l’éjecte du train.
reason-program-hit = { $target } devrait se trouver dans votre ligne de tir quand votre balle partira.
reason-program-loot = Vous devriez être le dernier du train quand le wagon de queue partira, et prendre sa carte Butin.
reason-program-wake = Votre première carte ne sert qu’à vous relever : la moins utile est donc sur le dessus.
reason-program-mixed = Aucun programme n’est sûr ici ; face à tout ce que les autres peuvent faire, celui-ci s’en sort le mieux.

explain-super-bandit = Restez le dernier à bord. Un tir touche le premier bandit debout devant le tireur.
explain-super-place = À la fin de chaque manche, le dernier wagon est décroché avec tous ceux qui y sont.
explain-super-back = Une carte d’un programme. Elle est révélée quand vient son moment, dans l’ordre de jeu.
explain-super-locomotive = La locomotive n’est jamais décrochée. Au-delà de l’avant, un Déplacement ou un tir fait tomber du train.
explain-super-standing = Peut être touché, et exécute ses cartes.
explain-super-stunned = Ne peut pas être touché. Sa prochaine carte, quelle qu’elle soit, le fait seulement se relever.
explain-super-in_dust = Tombé du train : seul un Cheval comme toute prochaine carte peut le sauver.
explain-super-eliminated = Hors jeu.
explain-super-loot = Quand un wagon est décroché, le dernier bandit à bord prend sa carte. Si plusieurs arrivent au bout, le plus de cartes l’emporte, puis les meilleures.
    .name = Carte Butin : { $money }
explain-super-lap = Tous révèlent cette carte de leur programme dans l’ordre, et chacune est aussitôt exécutée.
    .name = { $lap ->
        [1] Premières cartes
        [2] Deuxièmes cartes
       *[other] Troisièmes cartes
    }
explain-super-laid = A posé trois cartes face cachée et attend les autres.
    .name = Programme posé
explain-super-first = Est le premier à révéler et à exécuter chaque carte de cette manche.
now-state = Maintenant : { $state }.
now-tail = C’est le dernier wagon : il part à la fin de cette manche.

mix-seven_minutes = Sept minutes
    .about = Colt Super Express : tirez, baissez-vous, et soyez le dernier à bord.
