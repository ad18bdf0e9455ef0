# Couriers & Armored Train.

bandit-tuco =
    .trains = He also shoots through the roof of his own car, at bandits and couriers, never into the other train.
bandit-cheyenne =
    .trains = When she punches, she may pocket a purse or luggage instead of dropping it.
bandit-belle =
    .trains = Nobody may shoot or punch her while another bandit can be hit; couriers do not protect her.
bandit-django =
    .trains = Anybody he shoots is knocked one car further away, if he likes over to the other train.

bandit-mei =
    .trains = Her Change Floor may also lead to the other floor of a neighbouring car of her train.

ask-plan =
    .feint = Feint: every opponent loses a card by chance
    .trains = Lay one Action card on the common pile, or draw three cards. Nothing moves yet: targets and directions are chosen when the card is carried out, first laid first. In a Feint turn one bandit of each team may feint instead. Plan in the open: as soon as the cards are carried out, nobody may talk.
    .trains_rules = BASE-PLAN-02, COUR-TURN-01 to 07, COUR-ROUND-02, COUR-ROUND-03
ask-move_to =
    .trains = Inside: one car forward or rearward, or into the facing car. On the roof: up to three steps, one of which may lead across. You cannot stay. Where a courier is, a bullet awaits you, and you flee to the other floor. Only who is on the departure train in the end counts.
    .trains_rules = COUR-MOVE-01 to 05, COUR-ENC-02
ask-floor_to =
    .trains = Change Floor leads to the other floor of the same car, never to the other train. The tender has a roof only.
    .trains_rules = COUR-FLOOR-01, COUR-FLOOR-02, COUR-MEI-01
ask-fire_at =
    .trains = Inside you reach the neighbouring cars and the facing car; on the roof the nearest occupied roof in each direction, and every roof of the other train. A bullet at a courier counts for the Organized Gang and sends him to the other floor. Belle is spared while another bandit can be hit.
    .trains_rules = COUR-FIRE-01 to 10, COUR-BELLE-01
ask-punch_keep =
    .trains = Cheyenne may keep a purse or luggage that she knocks loose, without looking first. Everything else always falls.
    .trains_rules = COUR-CHEY-01
ask-punch_where =
    .trains = Into a neighbouring car or the facing car, on the same floor. Where a courier is, the victim takes a bullet as well and flees.
    .trains_rules = COUR-PUNCH-03, COUR-PUNCH-04

event-moved =
    .rescued = { $figure } hurries { $place }.

explain-card-move =
    .trains = Inside: one car forward or rearward, or into the facing car. On the roof: up to three steps, one of which may lead across.
explain-card-fire =
    .trains = Give one of your bullets to a target in sight: inside in a neighbouring or facing car, on the roof the nearest in each direction, and any roof of the other train.
explain-place-in =
    .trains = Inside a car one sees the neighbouring cars and the facing one, and walks one car at a time.
explain-place-roof =
    .trains = On a roof one runs up to three cars, and sees along the roofs up to the next figure, and all roofs of the other train.
explain-bullets =
    .trains = Every hit takes a bullet out of the cylinder. A bandit who has fired all of them is Gunslinger, worth $1000 to the team on the departure train.
explain-round =
    .trains = After each round the trains roll on by two cars. After the last one the loot on the departure train is counted: the richer team wins.

setup-option-betrayal = The last card of the game may let one bandit win without their team. For four or more.
setup-option-blue_first = Seats are red and blue by turns; the first seat is red otherwise.
setup-option-locomotive_strongbox = The Locomotive of your own train brings a Strongbox too.
setup-option-robbers_choice = A player who robs may say which kind of loot they want; chance decides within it.

problem-players-couriers_armored_train = The game with two trains is for { $choices } players, not { $number }.

problem-EXTRA-COMPAT-06 = Couriers & Armored Train is played with the base game only.
problem-COUR-SETUP-12 = Betrayal needs at least four bandits, so that both teams have somebody to betray.
problem-COUR-TEAM-03 = Couriers & Armored Train has teams of its own, red and blue.
problem-COUR-TEAM-08 = In Couriers & Armored Train everybody plays one bandit.

card-nudge = Helping Hand
    .short = Help
card-machination = Machination
    .short = Plot
card-quick_shot = Quick Shot
    .short = Volley
card-shot_last_courier = Shot at the Last Courier
    .short = Last
card-bonus_nudge = Bonus Helping Hand
    .short = Bonus
card-binoculars = Binoculars
    .short = Spy

figure-courier_a2 = the courier of A2
    .name = A2
figure-courier_a4 = the courier of A4
    .name = A4
figure-courier_a6 = the courier of A6
    .name = A6
figure-professore = Il Professore
    .name = Professore
team-red = the red team
    .name = Red
team-blue = the blue team
    .name = Blue

token-nugget = nugget
    .a = a nugget
    .the = the nugget
    .many = { $number ->
        [one] { $number } nugget
       *[other] { $number } nuggets
    }
token-bag = piece of luggage
    .a = a piece of luggage
    .the = the luggage
    .many = { $number ->
        [one] { $number } piece of luggage
       *[other] { $number } pieces of luggage
    }
token-secret_document = secret document
    .a = a secret document
    .the = the secret document
    .many = { $number ->
        [one] { $number } secret document
       *[other] { $number } secret documents
    }
document-red = the red team’s document
document-blue = the blue team’s document
document-neutral = the decoy
worthless = worthless

car-restaurant = Restaurant
    .short = Diner
car-baggage_car = Baggage car
    .short = Baggage
car-first_class = First class
    .short = 1st class
car-armored_locomotive = Armored locomotive
    .short = Loco
car-tender = Tender
    .short = Tender
car-armored_1 = Armored car
    .short = Armor
car-armored_2 = Armored car
    .short = Armor
car-armored_3 = Armored car
    .short = Armor
car-armory = Armoury
    .short = Armoury
car-infirmary = Infirmary
    .short = Infirm.
train-departure = Departure train
train-armored = Armored train

place-at-a = { $floor ->
    [roof] on the roof of { $car ->
        [0] the armored locomotive
        [1] the tender
        [3] the armoury
        [5] the infirmary
       *[other] armored car A{ $car }
    }
   *[in] in { $car ->
        [0] the armored locomotive
        [1] the tender
        [3] the armoury
        [5] the infirmary
       *[other] armored car A{ $car }
    }
}
place-to-a = { $floor ->
    [roof] to the roof of { $car ->
        [0] the armored locomotive
        [1] the tender
        [3] the armoury
        [5] the infirmary
       *[other] armored car A{ $car }
    }
   *[in] into { $car ->
        [0] the armored locomotive
        [1] the tender
        [3] the armoury
        [5] the infirmary
       *[other] armored car A{ $car }
    }
}

turn-feint = Feint
    .hint = one bandit of each team may feint: every opponent loses a card by chance

happening-couriers_on_the_move = Couriers on the Move
    .hint = all couriers change floor; anybody they meet takes a bullet and flees
happening-heavy_fire = Heavy Fire
    .hint = everybody on a roof takes a neutral bullet and lays down a piece of loot
happening-swivel_arm_two_trains = Swivel Arm
    .hint = everybody on a roof is swept to the last roof of that train
happening-to_the_rescue = To the Rescue!
    .hint = everybody may join a teammate, wherever that is
happening-coordinated_attack_plan = Coordinated Attack Plan
    .hint = anybody beside a teammate draws two more cards next round
happening-healing = Healing
    .hint = anybody beside a teammate may remove up to two bullets
happening-understaffed = Understaffed
    .hint = everybody still on the armored train may make one last move
happening-delayed_assault = Delayed Assault
    .hint = only two turns if a secret document is on the departure train already
happening-law_of_the_strongest = Law of the Strongest
    .hint = of the richer team only its richest bandit on the departure train wins
happening-false_bottom = False Bottom
    .hint = a bandit who brings home their own team’s document wins alone; else the richest bandit there

round-ca_24_couriers_on_the_move = { happening-couriers_on_the_move }
round-ca_24_heavy_fire = { happening-heavy_fire }
round-ca_24_swivel_arm = { happening-swivel_arm_two_trains }
round-ca_24_to_the_rescue = { happening-to_the_rescue }
round-ca_24_coordinated_attack_plan = { happening-coordinated_attack_plan }
round-ca_24_healing = { happening-healing }
round-ca_24_plain = Side by Side
round-ca_5p_couriers_on_the_move = { happening-couriers_on_the_move }
round-ca_5p_heavy_fire = { happening-heavy_fire }
round-ca_5p_swivel_arm = { happening-swivel_arm_two_trains }
round-ca_5p_to_the_rescue = { happening-to_the_rescue }
round-ca_5p_coordinated_attack_plan = { happening-coordinated_attack_plan }
round-ca_5p_healing = { happening-healing }
round-ca_5p_plain = { round-ca_24_plain }
round-ca_cavalry_normal_understaffed = Cavalry Charge
round-ca_cavalry_normal_delayed_assault = Cavalry Charge
round-ca_cavalry_normal_plain = Cavalry Charge
round-ca_cavalry_betrayal_law_of_the_strongest_a = Cavalry Charge
round-ca_cavalry_betrayal_law_of_the_strongest_b = Cavalry Charge
round-ca_cavalry_betrayal_false_bottom = Cavalry Charge
round-ca_cavalry_betrayal_plain = Cavalry Charge

# What happened

event-trains_moved = The trains roll past each other by two cars.
event-courier_moved = The courier climbs { $place }.
    .down = The courier climbs down { $place }.
event-gatling_fired = Ratatata! { $bandit } turns the Gatling on { $targets }.
event-gang_bullet = The bullet of { $bandit } goes under the Organized Gang for { $team }.
event-bullet_removed = { $bandit } has a bullet of { $shooter } taken out.
    .neutral = { $bandit } has a neutral bullet taken out.
event-loot_seen = { $bandit } looks at { $token } { $place } and keeps it.
    .back = { $bandit } looks at { $token } { $place } and puts it back.
    .seen = { $bandit } keeps what lay { $place }: { $money }.
    .seen_back = { $bandit } puts back what lay { $place }: { $money }.
event-extra_cards = { $seat } draws { $number ->
        [0] no more card
        [one] one card more
       *[other] { $number } cards more
    }.
    .seen = { $seat } draws more cards: { $cards }.
event-feinted = { $seat } feints!
event-card_lost = { $seat } loses a card from the hand to the bottom of the deck.
    .seen = { $seat } loses a card to the bottom of the deck: { $cards }.
event-offered = { $bandit } gives { $target } a hand: { $card }?
event-accepted = { $bandit } takes the offer: { $card }!
    .refused = { $bandit } waves it aside: no { $card }.
event-performed = { $bandit } acts at once: { $card }!
event-schemed = Il Professore’s machiavellian plan is worth { $money } now.
event-schemer_laid = Il Professore’s card: { $card }.
    .bandit = Il Professore’s card: { $card } for { $bandit }.
    .hidden = Il Professore’s card is laid face down, unseen by all.
event-resolving_scheme = Il Professore: { $card }!
    .bandit = Il Professore’s binoculars are on { $bandit }!
event-turns_cut = The cavalry is near: this round has { $number ->
        [one] one turn
       *[other] { $number } turns
    } only.
event-gang_paid = Bullets under the Organized Gang: red { $red }, blue { $blue }.
event-team_scored = The departure train brings { $team } { $money }.

why-top_of_track = the plan cannot get any better
why-supply_too_short = there are too few neutral bullets
why-inside_a_car = { $bandit } is inside
why-no_courier = no courier is on a roof

# What is asked

ask-fire_or_gatling = Whom does { $bandit } shoot, or is it the Gatling?
    .target = Shoot { $target } { $place }
    .gatling = The Gatling: { $targets }
    .hint = The Gatling hits everybody on the roofs of the departure train, and on your own train the nearest occupied roof in each direction, friends too. Each bandit gets a neutral bullet and drops a token of your choice on the spot; couriers change floor. It needs a neutral bullet for every bandit, and none of yours.
    .rules = COUR-GAT-01 to 11
ask-strip = What does { $victim } lose to the Gatling?
    .drop = { $token }
    .hint = You choose the kind; of several alike chance picks one. It falls where the victim stands.
    .rules = COUR-GAT-05
ask-shove = Where does the shot send { $victim }?
    .push = Send { $victim } { $place }
    .pass = Leave { $victim } here
    .hint = Django knocks his target one car further away from himself, if he likes across to the other train. A change of train is never forced.
    .rules = COUR-DJANGO-01 to 05
ask-cure = { $bandit } is being treated: which bullet comes out?
    .cure = Remove a bullet of { $shooter }
    .neutral = Remove a neutral bullet
    .pass = Enough
    .hint = Up to two bullets, neutral ones first; they go back to the reserve. Bullets of bandits leave the game. Healing and the infirmary together remove two at most.
    .rules = COUR-CAR-04 to 08, COUR-EVT-08
ask-document = { $bandit } has found { $document }. What now?
    .keep_secret_document = Keep it
    .put_back = Put it back
    .hint = You must keep your own team’s document and put back the other’s; with the decoy you do as you like. The others see only what you do, not why.
    .rules = COUR-LOOT-02 to 05
ask-help = A Helping Hand: whom does { $bandit } help, and with what?
    .offer = { $figure }: { $card }
    .hint = Name a teammate and one basic action; they carry it out at once, or refuse. Distance does not matter. Nobody may talk now.
    .rules = COUR-HELP-01 to 08
ask-accept = A teammate lends { $bandit } a hand: { $card }, here and now?
    .yes = Do it
    .pass = No, thanks
    .hint = The action is yours in all respects: your spot, your power, your bullets. If you accept and it is possible, it must be done.
    .rules = COUR-HELP-02, COUR-HELP-04, COUR-HELP-06
ask-basic_action = Il Professore lends a hand: what does { $bandit } do at once?
    .act = { $card }
    .hint = Il Professore gives you a basic action of your choice. It must be done if it is possible.
    .rules = COUR-PROF-11 to 13
ask-drop_loot = { $bandit }, what do you lay down under heavy fire?
    .lay_down = { $token }
    .worth = { $token }: { $money }
    .hint = Everybody on a roof loses a token of their own choice. It lies face down, where anybody may rob it.
    .rules = COUR-EVT-02, COUR-EVT-03
ask-rescue = To the Rescue! Which teammate does { $bandit } join?
    .join = Join { $figure } { $place }
    .pass = Stay here
    .hint = You may go straight to a teammate, whatever car, floor or train.
    .rules = COUR-EVT-05, COUR-EVT-06
ask-last_move = Understaffed: one last move for { $bandit } before the trains part?
    .to = Go { $place }
    .pass = Stay here
    .hint = Anybody still on the armored train may move once more. Only bandits on the departure train count for their team.
    .rules = COUR-CAV-03, COUR-CAV-04
rules-title-fire_or_gatling = The Gatling
rules-title-strip = What the Gatling knocks loose
rules-title-shove = Django and two trains
rules-title-cure = Infirmary and Healing
rules-title-document = Secret documents
rules-title-help = Helping Hand
rules-title-accept = Taking a Helping Hand
rules-title-basic_action = Help from Il Professore
rules-title-drop_loot = Heavy Fire
rules-title-rescue = To the Rescue!
rules-title-last_move = Understaffed
rules-title-two_trains = Two trains
    .text = The departure train, which everybody boards, passes the armored train by two cars after each round; after round 5 they have parted. You may step over to the car that faces yours: inside as one Move, on the roofs as one of your three steps. On the roof of a courier, or in his car, nobody stays: a neutral bullet, and to the other floor. The tender has a roof only. From a roof you may shoot at any roof of the other train.
rules-title-team_money = What a team has in the end
    .text = Only bandits in or on the departure train count. Each adds loot, $1000 for an empty cylinder, and $4000 for the own team’s document. The team with more bullets under the Organized Gang gets $1500: those fired at couriers. Il Professore adds what his plan is worth.
rules-title-professore = Il Professore
    .text = With an odd number of bandits he joins the smaller team. In each turn the top card of his deck is laid on the pile. Machination raises his plan; Binoculars give an opponent on a roof a bullet, and a friend an action at once; Quick Shot hits every opponent on a roof; the Shot at the Last Courier sends the rearmost one on a roof inside.
reconstructed-track = Of Il Professore’s track only the ends, $0 and $1500, are known; the five spaces between are our own. So are the purses and jewels in the three cars of the departure train.
reconstructed-cavalry = One Cavalry Charge of each set is not described anywhere; ours has no effect of its own.

module-couriers_armored_train = Couriers & Armored Train
setup-module-couriers_armored_train = Two teams, two trains: rob the armored one as it passes, and be home before they part.
option-betrayal = betrayal
option-blue_first = the first seat is blue
option-locomotive_strongbox = a Strongbox in the Locomotive
option-robbers_choice = robbers name a kind of loot

# Why the bot likes an option where two trains pass

reason-team-win = tried out again and again, this wins most often.
reason-team-loot = your team ends the round with more loot.
reason-team-document = it may bring your team’s document into your hands.
reason-team-home = it keeps the way home open before the trains part.
reason-team-near = it brings your team closer to good loot.
reason-team-title = an empty cylinder is worth $1000, and this is a step towards it.
reason-team-bullets = it saves your team from bullets.
reason-team-rival = it hurts the other team more than it helps them.
reason-team-gang = bullets at couriers count for the Organized Gang.
reason-team-own = if somebody betrays the team, what you carry yourself will count.

# The terminal

teams = Red: { $red }, against blue: { $blue }
gang-bullets = Organized Gang: { $number ->
        [one] one bullet
       *[other] { $number } bullets
    }
professore-plan = Il Professore ({ $team }): { $money }
team-result = { $team }: { $money }. At home: { $home }. Organized Gang: { $gang }. Il Professore: { $plan }.
    .plain = { $team }: { $money }. At home: { $home }. Organized Gang: { $gang }.
betrayal-mode = betrayal is in the air
known-loot = You know what lies { $place }: { $loot }.
legend-couriers = ✦ nugget  ■ luggage  ✎ secret document  ♟ courier  ╪ Gatling

explain-card-nudge = Let a teammate carry out a basic action at once, if they accept.
explain-card-machination = Il Professore’s plan goes one space up: more money for his team at the end.
explain-card-quick_shot = A neutral bullet for every opponent of Il Professore’s team on a roof.
explain-card-shot_last_courier = Il Professore shoots at the last courier on a roof, for his team’s bullets.
explain-card-bonus_nudge = The bandit of Il Professore’s team carries out a basic action of its choice.
explain-card-binoculars = Il Professore looks for this bandit: a teammate carries out a basic action, an opponent on a roof takes a neutral bullet.
explain-token-nugget = Worth $1500 or nothing; only the player who picks it up knows.
explain-token-bag = Luggage; only the player who picks it up sees what it is worth.
explain-token-secret_document = Your own team’s document is worth $4000 on the departure train; the others are not yours to keep.
explain-figure-courier = He guards the armored train. Anybody who meets him takes a neutral bullet and flees to the other floor; a shot at him counts for the Organized Gang.
explain-figure-professore = He plans for his team without a pawn: his cards move his plan, shoot, or help a teammate.
explain-place-a1-roof = The tender has a roof and no inside.
explain-place-a3-in = The armoury: anybody inside when a round begins draws two cards more.
explain-place-a5-in = The infirmary: anybody inside when a round begins may get rid of up to two bullets.
explain-gatling = A Fire on this roof may use it instead: a neutral bullet for everybody on the roofs of the departure train and on the nearest occupied roofs of this one, and each drops a piece of loot.
explain-team = The richer team wins; only bandits on the departure train in the end count.
explain-gang = Bullets fired at couriers lie here. The team with more of them gets $1500 at the end.
    .name = Organized Gang
explain-neutral = Meetings with couriers, Gatlings and events take bullets from this supply.
    .name = Neutral bullets
explain-bridge = These cars face each other: one may step over, inside as on the roofs, shoot across and punch across.
    .name = Facing cars
explain-cut_off = Cut off: nothing is beside its inside, only the ladder to the roof leads out.
explain-betrayal = Perhaps not the whole team wins: the Cavalry Charge says who.
    .name = Betrayal
now-team = { $figures }.
now-team-own = It is your team.
now-team-other = They are your opponents.
now-neutral-left = { $number ->
        [0] None is left.
        [one] One is left.
       *[other] { $number } are left.
    }
now-plan = The plan is worth { $money } to { $team }.
now-plan-deck = In the deck: { $cards }.
now-bridge = From car { $car } to A{ $other } and back.

mix-two_trains = Two trains
    .about = Red against blue: raid the armored train, and be back before it is gone.
