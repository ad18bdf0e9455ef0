# Marshal & Prisoners.

happening-angry_marshal =
    .law = the Marshal may fire, and then move, without cards
happening-marshals_revenge =
    .law = bandits inside and on the roof of the Marshal’s car lose their purse of lowest value

ask-plan =
    .search = Search the deck for the Brilliant Idea

event-moved =
    .broke_out = { $figure } breaks out { $place }.
    .set_free = { $figure } steps out { $place }.
    .jailed = { $figure } is locked up { $place }.

explain-card-fire =
    .law = Give one of your bullets to a bandit in sight, or to the Marshal. He himself fires one or both of his Colts.
explain-figure-marshal =
    .law = A player leads him: he fires two Colts, arrests bandits on his spot, and wins if four of his five goals are met.
explain-round =
    .law = After the last round the Marshal wins if four of his five goals are met; else the richest bandit does.

now-arrests-you = { $figure } could arrest you.

setup-law = The Marshal
    .about = Hunts the gang with two Colts and a prison car, and follows goals that nobody else knows.

problem-players-marshal_prisoners = The game with a Marshal player is for { $choices } players, not { $number }.
problem-no-marshal = One seat is the Marshal's: name it marshal.
problem-marshal-alone = A seat for the Marshal needs the module marshal_prisoners.
problem-no-prison = The train ends with the prison.

problem-EXTRA-COMPAT-22 = With a Marshal player Silk needs another power than dodge.
problem-EXTRA-COMPAT-41 = The duel of 2014 uses a Marshal card, which Marshal & Prisoners takes out.
problem-EXTRA-COMPAT-42 = The pairs of the game with two bandits each are made of the six base bandits, and need a Marshal card.
problem-EXTRA-COMPAT-43 = Teams need an even number of players, and nobody can sit beside the Marshal.

card-brilliant_idea = Brilliant Idea
    .short = Idea
card-move_plus = Move +
    .short = Move+
card-floor_change_plus = Change Floor +
    .short = Floor+
card-arrest = Arrest
    .short = Arrest
token-mailbag = mailbag
    .a = a mailbag
    .the = the mailbag
    .many = { $number ->
        [one] { $number } mailbag
       *[other] { $number } mailbags
    }
mailbag-label = mailbag #{ $label }
mailbag-unknown = a mailbag ($200 or $1200)
mailbag-known = mailbag #{ $label } (it holds { $money })
car-prison = Prison car
    .short = prison
place-at-cell = in the cell
place-to-cell = into the cell
place-at-off = beside the track
place-to-off = off the train for good

turn-jolt = Jolt
    .hint = nobody may play Fire or Punch

happening-rescue = Rescue
    .hint = all loot inside the Marshal’s car is put on its roof
happening-rumors = Rumors
    .hint = one of the Marshal’s goals, drawn by chance, is shown to all
happening-reflex = Reflex
    .hint = everybody keeps their hand and may play one more card now, carried out at once
happening-turncoat = The Turncoat
    .hint = if the Marshal wins, the one poorest bandit wins with him
happening-deadly_fall = Deadly Fall
    .hint = a Punch on a roof may throw its victim off the train for good, and so may Django’s shot over its ends
happening-crime_does_not_pay = Crime Does Not Pay
    .hint = a bandit in the cell at the end cannot win

round-mp_24_rescue = { happening-rescue }
round-mp_24_rumors = { happening-rumors }
round-mp_24_reflex = { happening-reflex }
round-mp_24_plain_speed = Full Steam
round-mp_24_plain_dark = Dark Hours
round-mp_57_rescue = { happening-rescue }
round-mp_57_rumors = { happening-rumors }
round-mp_57_reflex = { happening-reflex }
round-mp_57_plain_speed = { round-mp_24_plain_speed }
round-mp_57_plain_dark = { round-mp_24_plain_dark }
round-mp_station_turncoat = Train Station
round-mp_station_deadly_fall = Train Station
round-mp_station_crime_does_not_pay = Train Station

goal-just_a_scratch = Just a Scratch
    .hint = at least one Brawler title is still with the Marshal
goal-between_the_bullets = Between the Bullets
    .hint = no bandit has more than two bullets in the Marshal’s deck
goal-golden_bullet = Golden Bullet
    .hint = the sixth bullet of a Colt has been fired
goal-mailbag = Mailbag!
    .hint = at least one mailbag is among the rewards
goal-under_lock_and_key = Under Lock and Key
    .hint = at least two prisoners are among the rewards
goal-full_of_lead = Full of Lead
    .hint = every bandit has a bullet of the Marshal’s
goal-arch_enemy = Arch Enemy
    .hint = one bandit has at least four bullets of the Marshal’s
goal-capture = Arrest Warrant: { $bandit }
    .hint = the Wanted Poster of { $bandit } is among the rewards

prisoner = the admirer of { $bandit }
brawler-gold = Gold Punch ($800)
brawler-silver = Silver Punch ($500)
brawler-bronze = Bronze Punch ($300)
effect-disarm = disarmed
    .hint = Fire cards of the victim do nothing for the rest of the round
effect-knee = a knee wound
    .hint = Change Floor cards of the victim do nothing for the rest of the round
effect-shoulder = a shoulder wound
    .hint = Punch cards of the victim do nothing for the rest of the round
effect-prisoner = hand over the prisoner
    .hint = the Marshal takes the victim’s prisoner
effect-mailbag = drop that bag
    .hint = the Marshal takes a mailbag of the victim’s
effect-golden = the golden bullet
    .hint = nothing more than a bullet, but the last one of its Colt

# What happened

event-goal_drawn = { $marshal } looks at a new goal ({ $number } of 5).
    .seen = { $marshal } looks at a new goal ({ $number } of 5): { $goal } ({ $hint }).
event-goal_shown = Rumor has it that { $marshal } is after this: { $goal } ({ $hint }).
event-goal_judged = { $goal }: not done.
    .met = { $goal }: done!
event-arrested = { $marshal } arrests { $bandit } again.
    .poster = { $marshal } arrests { $bandit } and takes the Wanted Poster: there go $500.
event-colt_fired = Bang! Colt { $colt } hits { $target }: { $effect } ({ $bullets_left ->
        [0] no bullet
        [one] one bullet
       *[other] { $bullets_left } bullets
    } left in it).
event-prisoner_freed = { $bandit } breaks the lock: { $prisoner } goes free and comes along.
event-prisoner_seized = { $marshal } takes { $prisoner } from { $bandit }.
event-mailbag_seized = { $marshal } takes a mailbag from { $bandit }.
    .seen = { $marshal } takes a mailbag from { $bandit }: { $money }.
event-delivered = { $bandit } lets { $target } out of the cell.
event-thanked = { $bandit } thanks { $target } with { $token }.
    .seen = { $bandit } thanks { $target } with { $token }: { $money }.
event-copied = { $bandit } has the same idea: { $card }!
event-fetched = { $seat } searches the deck and takes out the Brilliant Idea.
event-brawler_taken = What a blow! { $bandit } takes a title: { $title }.
event-loot_rescued = { $number ->
        [one] One piece of loot is
       *[other] { $number } pieces of loot are
    } carried up { $place }.
event-ejected = { $bandit } falls off the train and is gone for good!
event-rewarded = { $marshal } gathers what is left: { $prisoners ->
        [0] no prisoner
        [one] { $prisoners } prisoner
       *[other] { $prisoners } prisoners
    } and { $mailbags ->
        [0] no mailbag
        [one] { $mailbags } mailbag
       *[other] { $mailbags } mailbags
    }.
why-nobody_here-arrest = nobody here to put in irons
why-in_cell = { $bandit } sits in the cell
why-disarmed = { $bandit } has been disarmed
why-knee_wound = { $bandit } has a wounded knee
why-shoulder_wound = { $bandit } has a wounded shoulder
why-nothing_to_copy = there is no card to copy
why-nothing_to_free = there is nobody to set free
why-fell_off = { $bandit } lies beside the track

# What is asked

ask-shoot = Whom does { $marshal } shoot, and with which Colt?
    .shoot = Shoot { $shots }
    .one = { $figure } { $place } with Colt { $colt } ({ $effect })
    .hint = With two targets in sight the Marshal may fire both Colts at once, at two different bandits. The bullets of a Colt come in a fixed order, and each does something besides. Belle is spared while there are enough others.
    .rules = MARSHAL-FIRE-01 to 07, MARSHAL-BULLET-01 to 12
ask-arrest = Whom does { $marshal } arrest?
    .target = Arrest { $target }
    .hint = A bandit on the Marshal’s own spot goes into the cell, with all that they carry. At the first arrest the Marshal takes their Wanted Poster, worth $500.
    .rules = MARSHAL-ARREST-01 to 03
ask-break_out = Where does { $bandit } break out?
    .to = Out { $place }
    .hint = In the cell a Brilliant Idea is the way out, and nothing else works.
    .rules = MARSHAL-IDEA-08
ask-free = Whom does { $bandit } set free?
    .free = { $prisoner }: { $power } And { $money } at the end.
    .free_own = { $prisoner }, your own: two pieces of loot in one Robbery. And { $money } at the end.
    .deliver = { $figure } from the cell, for a token
    .hint = In or on the Prison car a Brilliant Idea frees a prisoner, if you have none, or a bandit in the cell, who pays with a piece of loot. A prisoner lends you the ability of the bandit he admires; if that is you, you may rob two tokens at once. At the end he is worth $200.
    .rules = MARSHAL-IDEA-09, MARSHAL-FREE-01 to 06, MARSHAL-PRIS-01 to 11
ask-pay = { $bandit }, what do you give { $deliverer } for your freedom?
    .pay = Give { $token }
    .worth = Give { $token } ({ $money })
    .hint = Everybody sees what kind of token it is; its value only the two of you know.
    .rules = MARSHAL-FREE-04, MARSHAL-FREE-05
ask-rob_two = An admirer at hand, { $bandit } takes two things. Which first?
    .take = Take { $token }
    .hint = With your own admirer at your side you may take two tokens. Both are chosen before you look at either.
    .rules = MARSHAL-PRIS-03
ask-rob_more = And what else does { $bandit } take besides { $token }?
    .take = Take { $token }
    .pass = Nothing else
    .hint = { ask-rob_two.hint }
    .rules = MARSHAL-PRIS-03
ask-reflex = Reflex! { $seat }, carry out a card at once?
    .play = Play { $card }
    .pass = Keep still
    .hint = One card of your hand, carried out at once, before the next player decides. A Brilliant Idea copies what came before it, in this Reflex or on the pile.
    .rules = MARSHAL-EVENT-04 to 06
ask-angry_shot = { $marshal } is angry. Does he fire?
    .shoot = Shoot { $shots }
    .pass = Do not fire
    .hint = At the end of this round the Marshal may fire, and then move, without cards.
    .rules = MARSHAL-EVENT-10
ask-angry_move = { $marshal } is angry. Where does he go?
    .to = Go { $place }
    .pass = Stay here
    .hint = { ask-angry_shot.hint }
    .rules = MARSHAL-EVENT-10
ask-eject = Deadly Fall: does { $bandit } fall off the train for good?
    .yes = Off for good
    .no = Not this time
    .hint = In a Deadly Fall Django’s shot over the end of the train may throw its victim off: no more cards, no victory.
    .rules = MARSHAL-STATION-03, MARSHAL-STATION-04
ask-play_more = After the “+” card: { $seat }, one more?
    .play = Play { $card }
    .hidden = Play { $card } face down
    .pass = No further card
    .hint = After a “+” card in a standard turn the Marshal may lay one more card on the pile, but not draw.
    .rules = MARSHAL-PLUS-01 to 03
rules-title-shoot = The Marshal’s Colts
rules-title-arrest = Arrest
rules-title-break_out = Breaking out
rules-title-free = Prisoners
rules-title-pay = Thanks
rules-title-rob_two = An idol’s Robbery
rules-title-rob_more = An idol’s second token
rules-title-reflex = Reflex
rules-title-angry_shot = Angry Marshal: the shot
rules-title-angry_move = Angry Marshal: the move
rules-title-eject = Deadly Fall
rules-title-play_more = “+” cards
rules-title-goals = Goals of the Marshal
rules-title-colts = Bullets of the Marshal
rules-title-reconstructed = Reconstructed from incomplete sources
reconstructed-bullets = The order of the bullets in a Colt is not printed in any rulebook we know: only the sixth, the golden one, is certain.
reconstructed-cards = The turns and Attack plans of these Round cards are our own; their events are certain: { $cards }.
module-marshal_prisoners = Marshal & Prisoners
setup-module-marshal_prisoners = One player is the Marshal: he hunts the gang with two Colts, a prison car and secret goals.
law-title = The Marshal
law-colt = Colt { $colt }: { $left ->
        [0] empty
        [one] one bullet, next { $effect }
       *[other] { $left } bullets, next { $effect }
    }
law-goals = Goals: { $goals }
law-prisoners = Prisoners: { $names }
law-rewards = Rewards: { $rewards }
law-titles = Titles: { $titles }
law-posters = Posters taken: { $bandits }
law-unknown = unknown
law-goal-met = { $goal } (done)
law-goal-missed = { $goal } (not done)

explain-card-brilliant_idea = Copies the last card before it; in or on the Prison car it frees a prisoner, and in the cell it lets you break out.
explain-card-move_plus = A Move of the Marshal’s; in a standard turn he may lay one more card after it.
explain-card-floor_change_plus = A Change Floor of the Marshal’s; in a standard turn he may lay one more card after it.
explain-card-arrest = The Marshal arrests a bandit on his spot, who goes to the cell and leaves a Wanted Poster with him.
explain-token-mailbag = Holds $200 or $1200; only the player who picks it up sees how much. At the end the Marshal gets those left on the train.
explain-place-cell = The cell of the Prison car. Out of it leads a Brilliant Idea, your own or that of somebody you pay.
explain-prisoner = Lends you the ability of the bandit he admires: { $power } At the end worth { $money }.
    .own = With your own admirer you may take two pieces of loot in a Robbery. At the end worth { $money }.
explain-goal = A goal of the Marshal’s: { $hint }.
    .hidden = Each round the Marshal draws a goal that he alone knows. He wins if four of the five are met.
    .hidden_name = A secret goal
explain-effect = What the Marshal’s bullet does besides: { $hint }.
explain-wanted = Worth { $money } at the end to the bandit who still has it. With the first arrest it goes to the Marshal for good.
    .name = Wanted Poster of { $bandit }
explain-colt = Its six bullets are fired in a fixed order, and each does something besides. Both Colts may fire at once, at two bandits.
    .name = Colt { $number } of the Marshal
explain-title = Anybody who punches the Marshal takes the best title that is left. It cannot be lost.
explain-ejected = Fell off the train in a Deadly Fall: no more cards, no victory.
    .name = Off the train
now-colt = { $left ->
        [0] It is empty.
        [one] One bullet left.
       *[other] { $left } bullets left.
    }
now-colt-next = Next: { $effect } ({ $hint }).
now-title-of = { $figure } has it.
now-title-next = The next Punch on the Marshal takes it.
now-goal-met = If the game ended now, it would be met.
now-goal-missed = If the game ended now, it would not be met.
now-prisoner-locked = Still locked up.
now-prisoner-with = With { $figure }.
now-with-marshal = Among the rewards of the Marshal.
now-wanted = { $figure } still has it.
now-arrests = The Marshal stands beside { $figure }: an Arrest would take it.
now-free = Your Brilliant Idea could free him now.

mix-star_and_gang = The star and the gang
    .about = One of you is the Marshal; all others would rather not meet him.
