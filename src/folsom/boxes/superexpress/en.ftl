# Colt Super Express.

module-colt_super_express = Colt Super Express
setup-module-colt_super_express = A game of its own: three cards in secret, and the train loses its last car each round.

problem-no-list-extensions = The extensions are a list of words.
problem-unknown-extension = There is no extension { $value }; choose among { $choices }.
problem-players-super = Colt Super Express is for { $choices } players, not { $number }.
problem-bandits-of-super-seat = Each seat has one bandit in Colt Super Express.

problem-EXTRA-COMPAT-09 = Colt Super Express is a game of its own.

game-super = Colt Super Express
extension-reflex = Reflex
    .hint = Stunned, you wake up and fire at once; standing, you shoot your own foot.
extension-horse = Horse
    .hint = Ride to the front of the locomotive, even right after falling off the train.

card-flip = Flip
    .short = Flip
card-reflex = Reflex
    .short = Reflex
card-horse = Horse
    .short = Horse

phase-shootin = Shootin’

event-programmed = { $seat } has programmed.
    .seen = { $seat } has programmed { $cards }.
event-shootin_begun = All programs lie on the table. Cock your guns!
event-revealed = { $bandit }: { $card }!
event-flipped = { $bandit } turns round.
    .front = { $bandit } turns to face the locomotive.
    .rear = { $bandit } turns to face the tail.
event-fired = Bang! { $bandit } hits { $target }.
event-stunned = { $bandit } lies stunned.
    .by_itself = Ouch! { $bandit } shoots { GENDER($bandit) ->
        [f] her
       *[m] his
    } own foot and lies stunned.
event-woke = { $bandit } gets up again.
event-left_train = { $bandit } is blown off the train.
    .walked = { $bandit } walks right off the train.
event-eliminated = { $bandit } is out of the game.
    .left = { $bandit } is out of the game.
    .not_saved = No horse in sight: { $bandit } stays in the dust and is out of the game.
    .tail = { $bandit } rolls away with the tail and is out of the game.
event-rode = { $bandit } gallops to the very front of the locomotive.
    .saved = Saved! { $bandit } gallops out of the dust to the very front of the locomotive.
event-uncoupled = Clank! Wagon { $car } is uncoupled.
event-loot_won = { $bandit } stands last and takes its Loot card: { $value }.
why-nobody_ahead = nobody stands in the line of fire of { $bandit }
why-in_dust = { $bandit } lies beside the track

ask-program = { $seat }, which three cards, in which order?
    .program = { $cards }
    .hint = Choose three of your cards; the first one is played first. All reveal their first card in turn, then the second, then the third. Move goes one car the way you face, and may lead off the train. Fire hits the first bandit standing before you on your floor, pushes it one car on and stuns it; a stunned bandit wastes a card on getting up. After the third card the tail is uncoupled with everybody in or on it.
    .rules = SUPER-PLAN-01 to 05, SUPER-ACT-01, SUPER-MOVE-01, SUPER-FIRE-01, SUPER-STUN-01, SUPER-DROP-01

super-round = Round { $round }
super-wagons = { $number ->
        [0] no wagon left
        [one] one wagon left
       *[other] { $number } wagons left
    }
super-tail = { $car } tail
    .short = tail
super-loot = Loot cards
super-shown = Revealed
super-state = State
super-standing = standing
super-stunned = stunned
super-in_dust = in the dust
super-eliminated = out
super-pick = Three cards in their order: { $example }
    .wrong = “{ $text }” is no program. Type three different cards by number or name, such as “{ $example }”.
super-legend = ◄B faces the locomotive, B► faces the tail, ◁b and b▷ lie stunned

bot-solver = Chess player
    .about = solves every round as a game
bot-greedy = Hothead
    .about = thinks of this round only

setup-game-super = A quick shoot-out for 3 to 7. Three secret cards a round, wagons drop off one by one: be the last aboard.

super-card-move = One car the way you face, on your floor. Past either end it leads off the train.
super-card-floor_change = From inside to the roof of your car, or down. You stand with your back to the edge, everybody else in front of you.
super-card-flip = Turn round, on the spot.
super-card-fire = Hits the first bandit standing before you on your floor, however far. The target flies one car on and lies stunned; at the end of the train it falls off. The stunned are shot over.
super-card-reflex = If you lie stunned, you get up and fire at once. If you stand, you shoot your own foot and lie stunned, and the next bullet passes over you.
super-card-horse = Ride to the very front inside the locomotive and face forward. If you fell off the train and Horse is your very next card, you are saved.

rules-title-super = Colt Super Express: how a game goes
    .text = Be the last bandit aboard. In each round everybody secretly lays three cards (Schemin’); then all reveal their first card in turn, then the second, then the third, and each card must be carried out (Shootin’). After that the tail is uncoupled, with everybody in or on it.
rules-title-program = Colt Super Express: the program
rules-title-super-cards = Colt Super Express: the cards
rules-title-super-stunned = Stunned, and off the train
    .text = A stunned bandit lies on its back and cannot be hit. Its next card, whatever it is, only makes it get up. Anybody who leaves the train by a Move, by a shot or with the tail is out.
rules-title-super-end = The tail, Loot cards and the end
    .text = When the tail is gone, the bandit furthest from the front takes its wagon card as Loot; in the same car the roof goes before the inside. The game ends as soon as only one bandit is aboard. If the last wagon is gone and several are left in the locomotive, the one with the most Loot cards wins; of equals, the one with the most valuable card.
rules-title-super-reflex = Extension Reflex
rules-title-super-horse = Extension Horse

reason-program-win = This is the likeliest way to end this round alone aboard.
reason-program-tail = The tail goes at the end of this round; these cards take you out of it most surely.
reason-program-fall = Other orders of your cards often walk you right off the train; this one does not.
reason-program-shot_off = Others can shoot you off the train where you stand; this keeps you out of their line of fire.
reason-program-off = { $target } is likely to stand where a shot of yours throws { GENDER($target) ->
        [f] her
       *[m] him
    } off the train.
reason-program-hit = { $target } is likely to be in your line of fire when your shot comes.
reason-program-loot = You are likely to stand last when the tail is gone, and to take its Loot card.
reason-program-wake = Your first card only gets you up, so the card you need least lies on top.
reason-program-mixed = No program is safe here; against all that the others may do, this one does best.

explain-super-bandit = Be the last one aboard. A shot hits the first standing bandit the way its shooter faces.
explain-super-place = At the end of each round the last wagon is uncoupled with everybody in or on it.
explain-super-back = A card of a program. It is turned up when its time comes, in turn order.
explain-super-locomotive = The locomotive is never uncoupled. Past its front a Move or a shot leads off the train.
explain-super-standing = Can be hit, and carries out its cards.
explain-super-stunned = Cannot be hit. Its next card, whatever it is, only makes it get up.
explain-super-in_dust = Fell off the train: only a Horse as the very next card can save it.
explain-super-eliminated = Out of the game.
explain-super-loot = After a wagon is uncoupled, the last bandit aboard takes its card. If several reach the end together, more cards win, then the better ones.
    .name = Loot card: { $money }
explain-super-lap = All reveal this card of their program in turn order, and each is carried out at once.
    .name = { $lap ->
        [1] First cards
        [2] Second cards
       *[other] Third cards
    }
explain-super-laid = Has laid three cards face down and waits for the others.
    .name = Program laid
explain-super-first = Is the first to reveal and carry out each card of this round.
now-state = Now: { $state }.
now-tail = This is the last wagon: it goes at the end of this round.

mix-seven_minutes = Seven minutes
    .about = Colt Super Express: shoot, duck, and be the last one aboard.
