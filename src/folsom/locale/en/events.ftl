# What happened, one sentence each. The attributes are the special cases.

event-game_begun = All aboard! { $seat } is the First Player.
event-placed = { $figure } boards the train { $place }.
event-round_begun = Round { $round }. { $seat } leads the way.
event-card_turned = The Round card: { $round_card }.
event-turn_begun = Turn { $turn }, { $turn_type }: { $hint }.
event-hand_filled = { $seat } takes { $number ->
        [0] no card
        [one] one card
       *[other] { $number } cards
    } in hand.
    .seen = { $seat } takes in hand: { $cards }.
event-played = { $seat } plays { $card }.
    .other = { $seat } plays { $card } for { $bandit }.
    .hidden = { $seat } slips a card in face down.
    .own = { $seat } slips { $card } in face down.
    .own_other = { $seat } slips { $card } in face down for { $bandit }.
event-drew = { $seat } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
    .seen = { $seat } draws: { $cards }.
    .none = { $seat } passes: the deck is empty.
event-poured = { $seat } shuffles the discard into a new deck of { $number ->
        [0] no cards
        [one] one card
       *[other] { $number } cards
    }.
event-hand_returned = { $seat } puts { $number ->
        [0] nothing
        [one] one card
       *[other] { $number } cards
    } back on the deck.
event-hand_kept = { $seat } keeps { $kept ->
        [0] no card
        [one] one card
       *[other] { $kept } cards
    } and discards { $discarded }.
event-stealin_begun = The plan is made. Hands up, this is a robbery!
event-resolving = { $bandit }: { $card }!
    .revealed = { $bandit } shows the hidden card: { $card }!
event-no_effect = Nothing happens: { $why }.
why-no_target = nobody in sight, { $bandit } saves the bullet
why-no_bullet = click! the cylinder of { $bandit } is empty
why-no_loot = there is no loot here
why-nobody_here = nobody here to punch but the air
why-no_way = there is nowhere to go

event-moved = { $figure } goes { $place }.
    .walked = { $figure } goes { $place }.
    .climbed = { $figure } climbs up { $place }.
    .down = { $figure } climbs down { $place }.
    .punched = { $figure } is knocked { $place }.
    .shoved = The shot throws { $figure } { $place }.
    .fled = { $figure } flees { $place }.
    .swept = { $figure } is swept { $place }.
    .led = { $figure } is called { $place }.
    .stayed = { $figure } stays put: the train ends here.
event-marshal_moved = { $marshal } goes { $place }.
    .led = { $marshal } marches { $place }.
    .swept = { $marshal } storms { $place }.
    .climbed = { $marshal } climbs { $place }.
    .punched = { $marshal } is knocked { $place }.
    .shoved = The shot throws { $marshal } { $place }.
event-shot = Bang! { $bandit } shoots { $target } and has { $bullets_left ->
        [0] no bullet
        [one] one bullet
       *[other] { $bullets_left } bullets
    } left.
event-punched = Pow! { $bandit } punches { $target }.
event-loot_fell = { $bandit } drops { $token } { $place }.
    .seen = { $bandit } drops { $token } { $place }: { $money }.
event-loot_kept = { $bandit } pockets { $token } from { $victim }.
    .seen = { $bandit } pockets { $token } from { $victim }: { $money }.
event-loot_taken = { $bandit } grabs { $token } { $place }.
    .seen = { $bandit } grabs { $token } { $place }: { $money }!
event-neutral_bullet = { $bandit } takes a neutral bullet ({ $supply } in supply).
event-supply_short = Too few neutral bullets for { $concerned ->
        [one] one bandit
       *[other] { $concerned } bandits
    } ({ $supply } in supply): nobody takes one.
    .removed = Too few neutral bullets for { $concerned ->
        [one] one bandit
       *[other] { $concerned } bandits
    } ({ $supply } in supply): nobody takes one, and the rest leaves the game.
event-event_begun = { $event }: { $hint }.
    .exclaimed = { $event } { $hint }.
event-loot_laid = There is now { $token } { $place }.
event-paid = { $bandit } collects { $money }.
event-loot_forfeited = { $bandit } loses { $token } to { $marshal }.
    .seen = { $bandit } loses { $token } to { $marshal }: { $money }.
event-cards_returned = Everybody takes the played cards back.
    .one = { $bandit } takes { $card } back.
event-round_ended = End of round { $round }.
event-scored = { $seat } carries off { $money }{ $gunslinger ->
        [yes] {" "}and is Gunslinger
       *[no] {""}
    } (bullets received: { $received }).
    .loss = { $seat } is left with { $money }{ $gunslinger ->
        [yes] {" "}and is Gunslinger
       *[no] {""}
    } (bullets received: { $received }).
event-game_over = { $number ->
        [0] Nobody wins: the whole gang is caught!
        [one] { $winners } wins and rides into the sunset!
       *[other] { $winners } share the victory!
    }
