# What a thing of the table does, and what it means as things stand now.

explain-card-move = Inside: one car forward or rearward. On the roof: one to three cars in one direction.
    .trains = Inside: one car forward or rearward, or into the facing car. On the roof: up to three steps, one of which may lead across.
explain-card-floor_change = Climb from inside a car to its roof, or down again.
explain-card-fire = Give one of your bullets to a bandit in sight: inside in a neighbouring car, on the roof the nearest ones in each direction. It clogs the victim’s deck.
    .trains = Give one of your bullets to a target in sight: inside in a neighbouring or facing car, on the roof the nearest in each direction, and any roof of the other train.
    .law = Give one of your bullets to a bandit in sight, or to the Marshal. He himself fires one or both of his Colts.
explain-card-robbery = Take one piece of loot from your own spot: same car, same floor.
explain-card-punch = Hit somebody on your own spot: a piece of loot of your choice falls, and the victim lands one car away.
explain-card-marshal = Move the Marshal one car, inside. Whoever is there takes a neutral bullet and flees to the roof.
explain-card-bullet = A bullet that hit you. It cannot be played and only takes room in your hand.
card-back = card face down
explain-card-back = A card laid face down. It is shown when it is carried out.
explain-token-purse = Worth $250 to $500; only who picks it up sees how much. On the floor each has a number, so that one can remember it.
explain-token-jewel = Worth $500.
explain-token-strongbox = Worth $1000.
explain-figure-marshal = He guards the strongbox. Whoever meets him inside takes a neutral bullet and flees to the roof.
    .law = A player leads him: he fires two Colts, arrests bandits on his spot, and wins if four of his five goals are met.
explain-no-power = In the first game nobody has a power.
explain-place-0-in = The locomotive is the front end of the train: inside, the way leads rearward only.
explain-place-in = Inside a car one sees the two neighbouring cars, and walks one car at a time.
    .trains = Inside a car one sees the neighbouring cars and the facing one, and walks one car at a time.
explain-place-roof = On a roof one runs up to three cars, and sees along the roofs up to the next bandit.
    .trains = On a roof one runs up to three cars, and sees along the roofs up to the next figure, and all roofs of the other train.
explain-cards = Action cards and the bullets received. Each round begins with a new hand.
    .name = Cards of { $figure }
explain-drew = Instead of playing a card, cards were drawn from the deck into the hand.
    .name = { $number ->
        [0] No card drawn
        [one] One card drawn
       *[other] { $number } cards drawn
    }
explain-partner = Partners win and lose together: what both have is counted as one.
    .name = Partner: { $figure }
explain-money = All that you carry, counted for you. The others do not see what your purses hold.
    .name = Your money
explain-bullets = Every hit takes a bullet out of the cylinder. Whoever has fired most at the end is Gunslinger, worth $1000; who ties gets it too.
    .name = Bullets of { $figure }
    .duel = Every hit takes a bullet out of the cylinder. In a duel nobody is Gunslinger.
    .shared = Every hit takes a bullet out of the cylinder. The side that has fired most at the end is Gunslinger, worth $1000; bullets at one’s own side do not count.
    .trains = Every hit takes a bullet out of the cylinder. Whoever has fired all of them is Gunslinger, worth $1000 to the team on the departure train.
explain-received = Bullets received are dead cards in the deck. Of those with equal money, who has fewer of them wins.
    .name = Bullets received
explain-round = After the last round the loot is counted: the richest bandit wins.
    .name = Round { $round } of { $rounds }
    .trains = After each round the trains roll on by two cars. After the last one the loot on the departure train is counted: the richer team wins.
    .law = After the last round the Marshal wins if four of his five goals are met; else the richest bandit does.
explain-first = Begins every turn of this round. After it the star goes to the next player.
    .name = First Player
explain-order = { explain-order.name }
    .name = Order of play
    .on = In this turn the players play one after the other, as their panels stand.
    .back = A Switching turn: the players play in the opposite order.
explain-attack_plan = At the end of planning you may keep one card of your hand for each of these icons.
explain-turn = { $hint }.
explain-event = At the end of this round: { $hint }.

now-you-could = Now you could:
now-could = Now { $figure } could:
now-more = … and { $number } more
now-loot = Here: { $loot }.
now-known = You know: { $money }.
now-reach = Your { $card } leads there.
now-round = This is where we are.
now-cards = { $hand } in hand, { $deck } in the deck.
now-bullets-on-top = { $number ->
        [one] A bullet lies
       *[other] { $number } bullets lie
    } on top of the deck.
now-hand = { $figure } holds { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } now.
now-bullets = { $fired } fired, { $left } left.
now-gunslinger = If the game ended now, { $number ->
        [0] nobody would be Gunslinger.
       *[other] Gunslinger: { $figures }.
    }
now-received = { $hits }.
now-received-from = { $number } from { $figure }
    .neutral = { $number } neutral
now-take = Your Robbery could take it now.
now-you-hit = Your Fire could hit { $figure }.
now-hits-you = { $figure } could hit you with a Fire.
now-you-punch = Your Punch could hit { $figure }.
now-carries = { $figure } has { $loot }.
now-no-event = As things stand it would hit nobody.
