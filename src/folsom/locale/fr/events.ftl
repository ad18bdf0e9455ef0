# Ce qui s’est passé, une phrase à chaque fois. Les attributs sont les cas particuliers.

event-game_begun = En voiture ! { $seat } est { GENDER($seat) ->
        [f] la Première Joueuse
       *[m] le Premier Joueur
    }.
event-placed = { $figure } monte à bord { $place }.
event-round_begun = Manche { $round }. { $seat } mène la danse.
event-card_turned = La carte Manche : { $round_card }.
event-turn_begun = Tour { $turn }, { $turn_type } : { $hint }.
event-hand_filled = { $seat } prend { $number ->
        [0] zéro carte
        [one] une carte
       *[other] { $number } cartes
    } en main.
    .seen = { $seat } prend en main : { $cards }.
event-played = { $seat } joue { $card }.
    .other = { $seat } joue { $card } pour { $bandit }.
    .hidden = { $seat } glisse une carte face cachée.
    .own = { $seat } glisse { $card } face cachée.
    .own_other = { $seat } glisse { $card } face cachée pour { $bandit }.
event-drew = { $seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
    .seen = { $seat } pioche : { $cards }.
    .none = { $seat } passe : sa pioche est vide.
event-poured = { $seat } mélange sa défausse : nouvelle pioche, { $number ->
        [0] sans carte
        [one] une carte
       *[other] { $number } cartes
    }.
event-hand_returned = { $seat } { $number ->
        [0] ne remet rien
        [one] remet une carte
       *[other] remet { $number } cartes
    } sur sa pioche.
event-hand_kept = { $seat } { $kept ->
        [0] ne garde aucune carte
        [one] garde une carte
       *[other] garde { $kept } cartes
    } et en défausse { $discarded }.
event-stealin_begun = Le plan est prêt. Haut les mains, c’est un braquage !
event-resolving = { $bandit } : { $card } !
    .revealed = { $bandit } dévoile sa carte : { $card } !
event-no_effect = Rien ne se passe : { $why }.
why-no_target = personne en vue, { $bandit } garde sa balle
why-no_bullet = clic ! le barillet { DE($bandit) } est vide
why-no_loot = il n’y a pas de butin ici
why-nobody_here = personne à frapper, sinon l’air
why-no_way = il n’y a nulle part où aller

event-moved = { $figure } va { $place }.
    .walked = { $figure } va { $place }.
    .climbed = { $figure } grimpe { $place }.
    .down = { $figure } descend { $place }.
    .punched = { $figure } est { GENDER($figure) ->
        [f] projetée
       *[m] projeté
    } { $place }.
    .shoved = Le tir projette { $figure } { $place }.
    .fled = { $figure } s’enfuit { $place }.
    .swept = { $figure } est { GENDER($figure) ->
        [f] emportée
       *[m] emporté
    } { $place }.
    .led = { $figure } est { GENDER($figure) ->
        [f] appelée
       *[m] appelé
    } { $place }.
    .stayed = { $figure } reste sur place : le train s’arrête là.
event-marshal_moved = { $marshal } va { $place }.
    .led = { $marshal } s’avance { $place }.
    .swept = { $marshal } fait irruption { $place }.
    .climbed = { $marshal } grimpe { $place }.
    .punched = { $marshal } est projeté { $place }.
    .shoved = Le tir projette { $marshal } { $place }.
event-shot = Pan ! { $bandit } tire sur { $target } et { $bullets_left ->
        [0] vide son barillet
        [one] garde une balle
       *[other] garde { $bullets_left } balles
    }.
event-punched = Vlan ! { $bandit } frappe { $target }.
event-loot_fell = { $bandit } laisse tomber { $token } { $place }.
    .seen = { $bandit } laisse tomber { $token } { $place } : { $money }.
event-loot_kept = { $bandit } empoche { $token } { DE($victim) }.
    .seen = { $bandit } empoche { $token } { DE($victim) } : { $money }.
event-loot_taken = { $bandit } rafle { $token } { $place }.
    .seen = { $bandit } rafle { $token } { $place } : { $money } !
event-neutral_bullet = { $bandit } prend une Balle neutre (réserve : { $supply }).
event-supply_short = Pas assez de Balles neutres pour { $concerned ->
        [one] un bandit
       *[other] { $concerned } bandits
    } (réserve : { $supply }) : personne n’en reçoit.
    .removed = Pas assez de Balles neutres pour { $concerned ->
        [one] un bandit
       *[other] { $concerned } bandits
    } (réserve : { $supply }) : personne n’en reçoit, et le reste quitte la partie.
event-event_begun = { $event } : { $hint }.
    .exclaimed = { $event } { $hint }.
event-loot_laid = Il y a maintenant { $token } { $place }.
event-paid = { $bandit } encaisse { $money }.
event-loot_forfeited = { $marshal } confisque { $token } { A($bandit) }.
    .seen = { $marshal } confisque { $token } { A($bandit) } : { $money }.
event-cards_returned = Chacun reprend ses cartes jouées.
    .one = { $bandit } reprend { $card }.
event-round_ended = Fin de la manche { $round }.
event-scored = { $seat } emporte { $money }{ $gunslinger ->
        [yes] {" "}et le titre d’As de la gâchette
       *[no] {""}
    } (balles reçues : { $received }).
    .loss = { $seat } finit avec { $money }{ $gunslinger ->
        [yes] {" "}et le titre d’As de la gâchette
       *[no] {""}
    } (balles reçues : { $received }).
event-game_over = { $number ->
        [0] Personne ne gagne : toute la bande est prise !
        [one] { $winners } gagne et disparaît au soleil couchant !
       *[other] { $winners } se partagent la victoire !
    }
