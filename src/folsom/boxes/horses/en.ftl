# Horses & Stagecoach.

ask-plan =
    .drink = Drink { $flask }
    .drink_of = { $bandit } drinks { $flask }

event-game_begun =
    .attack = In the distance, horses: the gang rides up to the train!

event-moved =
    .rode = { $figure } rides { $place }.
    .rode_stayed = { $figure } mounts a horse and gets off again on the spot.

reason-plan-punch-shotgun = By then you should stand beside the Shotgun: knocked off his strongbox, he leaves it for you to take.
reason-punch-shotgun = Knocked off his strongbox, the Shotgun leaves it for you to take.
reason-rob-flask = It is worth no money, but with { $token } you draw and play in one turn; that is more than the rest here.
reason-go-off = Nobody who is still on the train at the station can win. On horseback you are out of it, with all you have.
reason-go-hostage = In the stagecoach you take the { $hostage }: about { $money } in the end, the handicap taken off.
reason-go-coach-bare = In the stagecoach only the { $hostage } is left for you, and pays nothing as things stand.
reason-go-coach = From there, { $place }, it is not far to the stagecoach and its hostages.
reason-go-away = Nobody who is still on the train at the station can win. You are nearer to getting away { $place }.
reason-go-alone = Strongboxes are shared where several stand together at the end; { $place } you do best by that.
reason-go-clear = Standing { $place } keeps you clear of the Shotgun.
reason-go-shotgun = The other way is under the Shotgun’s barrels: you would take a bullet. You are safe { $place }.
reason-drink-poor = No card of this hand would gain anything as things stand. The whiskey brings three new ones, and one of them can be played at once.
reason-drink-better = Even { $card }, the best of this hand, gains little; three new cards to choose from are worth a sip.
reason-drink-late = There will hardly be another turn to drink in, and three new cards may hold something better than { $card }.
reason-drink-old = Old Whiskey lets you play { $card } and { $next } in one turn, before anybody can come between them.
reason-drink-twice = Old Whiskey lets you play { $card } twice in one turn, before anybody can come between.
reason-hostage = The { $hostage } is good for about { $money } in the end, the handicap taken off.
reason-hostage-owned = For what you have by now, the { $hostage } pays { $money }.
reason-hostage-bare = The { $hostage } pays nothing for what you have by now, but that may change.
reason-attack-board = No car further forward promises more: loot and stagecoach are best reached from here, { $place }.
reason-attack-company = There may be more further forward, but others will go there too; a horse and some loot are certain { $place }.
reason-attack-gallop = More is to be had { $place }, further forward.

setup-option-horses_light = Without the stagecoach, its hostages and the Shotgun.

figure-shotgun = the Shotgun
    .name = Shotgun
card-ride = Ride
    .short = Ride
token-whiskey = whiskey flask
    .a = a whiskey flask
    .the = the whiskey flask
    .many = { $number ->
        [one] { $number } whiskey flask
       *[other] { $number } whiskey flasks
    }
token-half_drunk_classic = half-drunk flask
    .a = a half-drunk flask of whiskey
    .the = the half-drunk flask of whiskey
    .many = { $number ->
        [one] { $number } half-drunk flask
       *[other] { $number } half-drunk flasks
    }
token-half_drunk_old = half-drunk flask of Old Whiskey
    .a = a half-drunk flask of Old Whiskey
    .the = the half-drunk flask of Old Whiskey
    .many = { $number ->
        [one] { $number } half-drunk flask of Old Whiskey
       *[other] { $number } half-drunk flasks of Old Whiskey
    }
whiskey-label = whiskey flask #{ $label }
whiskey-unknown = a flask of whiskey
whiskey-known = whiskey flask #{ $label } ({ $drink })
drink-classic = ordinary whiskey
drink-old = Old Whiskey
flask-whiskey_classic = a full flask of whiskey
flask-whiskey_old = a full flask of Old Whiskey
flask-half_drunk_classic = the rest of a flask of whiskey
flask-half_drunk_old = the rest of a flask of Old Whiskey

place-at-coach-in = in the stagecoach
place-at-coach-roof = on the stagecoach
place-to-coach-in = into the stagecoach
place-to-coach-roof = onto the stagecoach

hostage-poodle = Poodle
    .effect = a neutral bullet joins your deck at the start of each later round
    .ransom = $1000
hostage-banker = Banker
    .effect = no handicap
    .ransom = $1000 if you own a strongbox
hostage-minister = Minister
    .effect = one card fewer in hand at the start of each round
    .ransom = $900
hostage-teacher = Teacher
    .effect = you cannot punch
    .ransom = $800
hostage-zealot = Zealot
    .effect = you cannot ride
    .ransom = $700
hostage-old_lady = Old Lady
    .effect = on the roof you move one step only
    .ransom = $500 per jewel you own
hostage-poker_player = Poker Player
    .effect = you lose your special ability
    .ransom = $250 per purse you own
hostage-photographer = Photographer
    .effect = you cannot play cards face down
    .ransom = $200 per bullet that another player shot at you

turn-turmoil = Melee
    .hint = everybody chooses in secret, all cards are shown together

happening-panting_horses = Panting Horses
    .hint = the horses nearest to the caboose drop out
happening-whiskey_for_marshal = Whiskey for the Marshal
    .hint = a flask in his car sends him rearward, one car or, if the whiskey is old, to the caboose
happening-higher_speed = Higher Speed
    .hint = bandits on roofs, horses, stagecoach and Shotgun fall back one car
happening-shotguns_rage = The Shotgun’s Rage
    .hint = a bullet for everybody in or on the stagecoach and the car beside it
happening-sharing_the_loot = Sharing the Loot
    .hint = a strongbox is divided among all bandits on its owner’s spot
happening-escape = Escape
    .hint = only bandits who have left with a Ride, or are in or on the stagecoach, can win
happening-mortal_bullet = Mortal Bullet
    .hint = every bullet received in this round costs $150

round-hs_24_standoff = Stand-off
round-hs_24_whiskey = { happening-whiskey_for_marshal }
round-hs_24_panting_horses = { happening-panting_horses }
round-hs_24_higher_speed = { happening-higher_speed }
round-hs_24_shotguns_rage = { happening-shotguns_rage }
round-hs_56_standoff = { round-hs_24_standoff }
round-hs_56_whiskey = { happening-whiskey_for_marshal }
round-hs_56_panting_horses = { happening-panting_horses }
round-hs_56_higher_speed = { happening-higher_speed }
round-hs_56_shotguns_rage = { happening-shotguns_rage }
round-hs_station_sharing_the_loot = Train Station
round-hs_station_escape = Train Station
round-hs_station_mortal_bullet = Train Station

# What happened

event-boarded = { $bandit } leaps from the saddle { $place }.
event-galloped = { $bandit } gallops on past { $car ->
        [0] the locomotive
       *[other] car { $car }
    }.
event-first_drawn = { $seat } is the First Player.
event-coach_moved = The stagecoach falls back to { $car ->
        [0] the locomotive
       *[other] car { $car }
    }.
event-horses_left = { $number ->
        [one] A horse
       *[other] { $number } horses
    } beside { $car ->
        [0] the locomotive
       *[other] car { $car }
    } can run no more.
event-horses_moved = The horses fall back one car.
event-hostage_taken = { $bandit } takes a hostage: { $hostage } ({ $effect }; ransom { $ransom }).
event-drank = { $bandit } takes a swig of { $drink }: the flask is half-drunk.
    .empty = { $bandit } empties a flask of { $drink }.
event-flask_spilt = { $marshal } finds a flask of { $drink } { $place } and empties it.
event-escaped = { $bandit } rides off into the prairie from { $car ->
        [0] the locomotive
       *[other] car { $car }
    }, loot and all!
event-crossed = { $bandit } runs past the Shotgun.
event-no_playable_card = { $seat } finds nothing but bullets in hand and plays no card.
event-shotgun_moved = The Shotgun is knocked { $place }, and now he is angry!
why-no_horse = no horse stands here
why-hostage = the hostage of { $bandit } will not have it
why-gone = { $bandit } is far away

# What is asked

ask-attack = { $seat }, climb { $place } or gallop on?
    .board = Board this car
    .board_some = { $figures } boards this car
    .board_both = { $figures } board this car
    .gallop = Gallop on
    .hint = The gang rides up from the rear. Car by car everybody decides in secret: board the car that is offered, or gallop on to the next. Your horse stays beside the car you board, for anybody to ride.
    .rules = HORSE-ATTACK-01 to 10
ask-start = Where does { $bandit } board?
    .to = Board { $place }
    .hint = You are the last one riding: choose the car that is offered now or any further forward, but not the locomotive.
    .rules = HORSE-ATTACK-05
ask-ride = Where does { $bandit } ride?
    .ride = Ride { $place }
    .leave = Leave for good
    .hint = Up to three cars forward or rearward, or none at all; you end inside a car, or in the stagecoach beside it. The horse stays there. Nobody can harm you on the way.
    .rules = HORSE-RIDE-01 to 11, HORSE-STATION-05
ask-flee = Where does { $bandit } flee from the Shotgun?
    .flee = Flee { $place }
    .hint = Anybody who comes to stand beside the Shotgun takes a neutral bullet and flees to a neighbouring roof.
    .rules = HORSE-SHOT-05, HORSE-SHOT-06
ask-hostage = Whom does { $bandit } take hostage?
    .hostage = { $hostage }: { $effect }; ransom { $ransom }
    .hint = Anybody who enters the stagecoach without a hostage takes one, for good. Each has a handicap now and pays a ransom at the end.
    .rules = HORSE-HOST-01 to 17
ask-melee = { $seat }, which card in the melee?
    .play = Play { $card }
    .hidden = Play { $card } face down
    .draw = { $number ->
        [0] Pass (your deck is empty)
        [one] Draw one card
       *[other] Draw { $number } cards
    }
    .hint = Everybody chooses at the same time; all cards are shown together and lie on the pile in turn order.
    .rules = HORSE-MELEE-01 to 05
ask-play_one = { $seat }, which card after the whiskey?
    .play = Play { $card }
    .hidden = Play { $card } face down
    .hint = You have drawn three cards; now play one. You cannot draw again.
    .rules = HORSE-WHISKEY-07
ask-play_two = { $seat }, which card after the Old Whiskey?
    .play = Play { $card }
    .hidden = Play { $card } face down
    .hint = Old Whiskey lets you play two cards, one after the other. Neither can be replaced by a draw.
    .rules = HORSE-WHISKEY-09, HORSE-WHISKEY-11
rules-title-attack = Horse attack
rules-title-start = The last rider
rules-title-ride = Ride
rules-title-flee = The Shotgun
rules-title-hostage = Hostages
rules-title-melee = Melee
rules-title-play_one = Whiskey
rules-title-play_two = Old Whiskey
module-horses_stagecoach = Horses & Stagecoach
option-horses_light = horses and whiskey only
hostages-left = Hostages: { $hostages }
shotgun-guarding = The Shotgun guards a strongbox
shotgun-active = The Shotgun is on the roofs
coach = Stagecoach
setup-module-horses_stagecoach = Horses beside the train, a stagecoach with hostages, a Shotgun on guard, and whiskey.
hostage-held = { $bandit } holds: { $hostage }

explain-card-ride = Mount a horse beside your car and ride up to three cars, into a car or into the stagecoach. Nobody can harm you on the way.
explain-token-whiskey = Worth no money. Twice, in a standard turn, you may drink instead of playing: draw three cards and play one; with Old Whiskey play two cards.
explain-token-half_drunk_classic = One sip is left: draw three cards and play one.
explain-token-half_drunk_old = One sip is left: play two cards.
explain-figure-shotgun = He guards a strongbox on the stagecoach. Anybody who meets him on the roof takes a neutral bullet; a Punch knocks him off it.
explain-place-coach = The stagecoach rides beside the train. Inside waits a hostage for anybody who gets in without one.
explain-hostage = As your hostage: { $effect }. Ransom at the end: { $ransom }.
explain-horse = A Ride takes a horse beside your car up to three cars away. There it stays, for anybody.
    .name = Horse
explain-escaped = Has left the train with all loot, and can be harmed no more.
    .name = { $figure } got away
now-horses = { $number ->
        [one] One horse
       *[other] { $number } horses
    } here.
now-your-ride = Your Ride could now:
now-hostage-of = { $figure } has this hostage.
now-ransom = If the game ended now, the ransom would bring you { $money }.

mix-wild_ride = Wild ride
    .about = Horses beside the train, a stagecoach full of hostages, whiskey.
