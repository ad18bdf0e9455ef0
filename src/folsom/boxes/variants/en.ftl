# Variants of the base game.

variant-expert = experts
variant-duel_2014 = duel of 2014
variant-two_bandits = two bandits each
variant-teams = teams

variant-choice_of_events = choice of events

setup-variant-choice_of_events = Seven Round cards and three Station cards are chosen and shown before the game.

chosen-cards = Chosen cards: { $cards }.

ask-cover = { $seat }, cover the shot with a card of your other bandit?
    .play = Play { $card }
    .pass = No covering card
    .hint = After a face-up Fire in a Standard turn you may lay a card of your other bandit on top of it, but not the Marshal.
    .rules = BASE-TWOB-11 to 14
ask-place = { $seat }, who boards the caboose?
    .caboose = { $figure } in the caboose, the other one car ahead
    .hint = One of your bandits starts in the last car, the other in the car before it. All choices are shown together.
    .rules = BASE-TWOB-07, BASE-DUEL-03
ask-free_card = { $seat }, pick a card from your deck?
    .keep = Take { $card }
    .pass = Take none
    .hint = Before shuffling you may take one card of your choice; then the usual hand is drawn.
    .rules = BASE-TWOB-09, BASE-TWOB-10
ask-discard_bullets = { $seat }, get rid of bullets?
    .discard = Discard a bullet
    .pass = Done
    .hint = Bullets in your hand may go to the discard now; they are not replaced.
    .rules = BASE-EXPERT-04
ask-keep_cards = { $seat }, keep cards for the next round?
    .keep = Keep { $card }
    .pass = Done, discard the rest
    .hint = Cards you keep stay in your hand; the others go to your discard. One at a time, then Done.
    .rules = BASE-EXPERT-06, BASE-EXPERT-07

event-free_card = { $seat } picks a card of { GENDER($seat) ->
        [f] her
       *[m] his
    } own choice.
    .seen = { $seat } picks a card: { $cards }.
    .none = { $seat } picks no card.
event-borrowed = { $seat } borrows a card from { $partner }.
    .seen = { $seat } borrows a card from { $partner }: { $cards }.
event-bullets_discarded = { $seat } throws away { $number ->
        [0] no bullet
        [one] one bullet
       *[other] { $number } bullets
    }.

reason-place = It makes little difference; both spots are good.
reason-free_card = This card is missing most in your hand.
reason-discard_bullets = A bullet in the hand only takes up room.
reason-keep_cards = This card will be useful next round.

explain-partner = Partners win and lose together: what both have is counted as one.
    .name = Partner: { $figure }
explain-bullets =
    .duel = Every hit takes a bullet out of the cylinder. In a duel nobody is Gunslinger.
    .shared = Every hit takes a bullet out of the cylinder. The side that has fired most at the end is Gunslinger, worth $1000; bullets at your own side do not count.

setup-variant-expert = Decks are not shuffled between rounds, and cards may be kept.
setup-variant-duel_2014 = Two players with two bandits each, as in the first edition.
setup-variant-two_bandits = Two or three players with two bandits each.
setup-variant-teams = Partners sit side by side and borrow cards from each other.

rules-title-cover = Covering fire
rules-title-place = Boarding with two bandits
rules-title-free_card = A card of your own choice
rules-title-discard_bullets = Experts: throwing bullets away
rules-title-keep_cards = Experts: keeping cards

problem-events-unasked = Events are chosen in the variant choice_of_events only.
problem-events-number = Choose { $rounds } different Round cards and { $stations } Station cards.
problem-no-list-events = The events are a list of words.
problem-unknown-event = There is no event { $value }; choose among { $choices }.
problem-players-duel_2014 = The duel of 2014 is for { $choices } players, not { $number }.
problem-players-two_bandits = The game with two bandits each is for { $choices } players, not { $number }.
problem-players-teams = The team variant is for { $choices } players, not { $number }.
problem-no-pair = { $bandits } are no pair: one of { $leaders } goes with one of { $followers }.

problem-EXTRA-COMPAT-45 = Expert decks are not shuffled, so the free card of the game with two bandits each has no meaning there.
problem-EXTRA-COMPAT-48 = Teams do not go with games in which everybody plays two bandits.
problem-BASE-COMBO-03 = Two bandits each and the duel of 2014 exclude each other.
problem-EXTRA-COMPAT-49 = A first game has neither powers nor events, and the expansions need them.
problem-EXTRA-COMPAT-54 = Expansions and extra bandits presuppose the powers of 2014 and 2016, so the powers of the first printing cannot be chosen.
problem-EXTRA-CHOICE-05 = Events can be chosen only where Round and Station cards of the base game are drawn.
