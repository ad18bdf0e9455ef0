# Attack plans.

reason-keep-gain = { $card } should gain you something right where you will stand.
reason-keep-better = { $card } is more useful than a card from the deck is likely to be.
reason-keep-bullet = A bullet that is kept only takes up room in the next hand.
reason-keep-spare = { $card } is hardly better than what the deck would bring.

explain-attack_plan = At the end of planning you may keep one card of your hand for each of these icons.

event-cards_kept = { $seat } keeps { $number ->
        [0] no card
        [one] one card
       *[other] { $number } cards
    } for the next round.
ask-attack_plan = Attack plan: { $seat }, keep cards for the next round?
    .special = { $number ->
        [one] Keep up to one card
        [2] Keep up to two cards
       *[other] Keep up to { $number } cards
    }
    .keep = Keep { $card }
    .pass = Done
    .hint = For each Attack plan on the Round card you may keep one card of your hand; it counts among the cards of your next hand.
    .rules = HORSE-PLAN-01 to 08
rules-title-attack_plan = Attack plan
