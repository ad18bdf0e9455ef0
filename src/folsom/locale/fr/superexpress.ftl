# Colt Super Express.

game-express = Colt Express
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
event-eliminated = { $bandit } est hors jeu.
    .left = { $bandit } est hors jeu.
    .not_saved = Pas de cheval en vue : { $bandit } reste dans la poussière, hors jeu.
    .tail = { $bandit } part avec le wagon de queue, hors jeu.
event-rode = { $bandit } galope tout à l’avant de la locomotive.
    .saved = In extremis ! { $bandit } sort de la poussière et galope tout à l’avant de la locomotive.
event-uncoupled = Clac ! Le wagon { $car } est décroché.
event-loot_won = { $bandit } est en dernière position et prend la carte Butin : { $value }.
why-nobody_ahead = personne debout dans la ligne de vue de { $bandit }
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
super-stunned = à terre
super-in_dust = dans la poussière
super-eliminated = hors jeu
super-pick = Trois cartes dans l’ordre : { $example }
    .wrong = « { $text } » n’est pas un programme. Tapez trois cartes différentes par numéro ou par nom, par exemple « { $example } ».
super-legend = ◄B regarde la locomotive, B► regarde la queue, ◁b et b▷ sont à terre
lobby-game = Colt Express ou Colt Super Express ?
lobby-extensions = Quelles extensions ?
answer-none = aucune

bot-solver = Joueur d’échecs
    .about = résout chaque manche comme un jeu
bot-greedy = Tête brûlée
    .about = ne pense qu’à cette manche
