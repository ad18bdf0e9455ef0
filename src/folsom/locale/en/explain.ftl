# What a thing of the table does, and what it means as things stand now.

card-back = card face down
explain-card-back = A card laid face down. It is shown when it is carried out.
explain-figure-marshal = He guards the strongbox. Anybody who meets him inside takes a neutral bullet and flees to the roof.
explain-no-power = In the first game nobody has a power.
explain-place-0-in = The locomotive is the front end of the train: inside, the way leads rearward only.
explain-place-in = Inside a car one sees the two neighbouring cars, and walks one car at a time.
explain-place-roof = On a roof one runs up to three cars, and sees along the roofs up to the next bandit.
explain-cards = Action cards and the bullets received. Each round begins with a new hand.
    .name = Cards of { $figure }
explain-drew = Instead of playing a card, cards were drawn from the deck into the hand.
    .name = { $number ->
        [0] No card drawn
        [one] One card drawn
       *[other] { $number } cards drawn
    }
explain-money = All that you carry, counted for you. The others do not see what your purses hold.
    .name = Your money
explain-bullets = Every hit takes a bullet out of the cylinder. The bandit who has fired most at the end is Gunslinger, worth $1000; those who tie get it too.
    .name = Bullets of { $figure }
explain-received = Bullets received are dead cards in the deck. Of those with equal money, the one with fewer of them wins.
    .name = Bullets received
explain-round = After the last round the loot is counted: the richest bandit wins.
    .name = Round { $round } of { $rounds }
explain-first = Begins every turn of this round. After it the star goes to the next player.
    .name = First Player
explain-order = { explain-order.name }
    .name = Order of play
    .on = In this turn the players play one after the other, as their panels stand.
    .back = A Switching turn: the players play in the opposite order.
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
now-take-then = Your { $card } leads there; then a Robbery takes it.
now-punch-loose = Your Punch could knock it loose.
now-purses = In the purses: { $money }.
now-you-hit = Your Fire could hit { $figure }.
now-hits-you = { $figure } could hit you with a Fire.
now-you-punch = Your Punch could hit { $figure }.
now-carries = { $figure } has { $loot }.
now-no-event = As things stand it would change nothing.
