# What is asked, what can be answered, and what the rules say about it.

ask-plan = { $seat }, play a card or draw?
    .play = Play { $card }
    .hidden = Play { $card } face down
    .draw = { $number ->
        [0] Pass (your deck is empty)
        [one] Draw one card
       *[other] Draw { $number } cards
    }
    .hint = Lay one Action card on the common pile, or draw three cards. Nothing moves yet: targets and directions are chosen when the card is carried out, first laid first. Bullets cannot be played. In a tunnel every card is laid face down.
    .rules = BASE-PLAN-02, BASE-PLAN-06, BASE-DECK-03, BASE-TURN-01 to 08
ask-move_to = Where does { $bandit } go?
    .to = Go { $place }
    .hint = Inside: one car forward or rearward. On the roof: one to three cars in one direction. You cannot stay. In the Marshal’s car a neutral bullet awaits you, and you flee to the roof.
    .rules = BASE-MOVE-01 to 07, BASE-MAR-05
ask-floor_to = Where does { $bandit } climb?
    .to = Climb { $place }
    .pass = Stay here
    .hint = Change Floor leads to the other floor of the same car. Going down to the Marshal costs a neutral bullet and leads back up.
    .rules = BASE-FLOOR-01, BASE-FLOOR-02
ask-fire_at = Whom does { $bandit } shoot?
    .target = Shoot { $target } { $place }
    .hint = Inside you reach the two neighbouring cars; on the roof the nearest occupied roof in each direction. Never somebody beside you. Belle is spared while there is another target.
    .rules = BASE-FIRE-02 to 08, BASE-POWER-03
ask-rob = What does { $bandit } take?
    .take = Take { $token }
    .hint = One piece of loot from your own spot: same car, same floor. A jewel is worth $500, a strongbox $1000, a purse $250 to $500.
    .rules = BASE-ROB-01 to 04
ask-punch_whom = Whom does { $bandit } punch?
    .target = Punch { $target }
    .hint = Somebody on your own spot. They drop a piece of loot and are knocked into a neighbouring car. Belle is spared while somebody else is there.
    .rules = BASE-PUNCH-01, BASE-PUNCH-02
ask-punch_what = What does { $victim } drop?
    .drop = Knock { $token } loose
    .hint = You choose the kind; of several purses chance picks one. It falls where you both stand.
    .rules = BASE-PUNCH-03 to 07
ask-punch_keep = Does { $bandit } pocket { $token } from { $victim }?
    .yes = Pocket it
    .no = Let it fall
    .hint = Cheyenne may keep a purse that she knocks loose, without looking first. A jewel or strongbox always falls.
    .rules = BASE-POWER-08 to 10
ask-punch_where = Where does the blow send { $victim }?
    .push = Send { $victim } { $place }
    .hint = One car forward or rearward on the same floor. Nobody falls off the train. In the Marshal’s car the victim takes a neutral bullet as well.
    .rules = BASE-PUNCH-08 to 11
ask-marshal_to = Where does { $marshal } go?
    .to = Send the Marshal { $place }
    .hint = One car forward or rearward, always inside. Every bandit there takes a neutral bullet and flees to the roof, you too.
    .rules = BASE-MAR-01 to 09
ask-pickpocket = Does { $bandit } pick a purse?
    .take = Take { $token }
    .pass = Leave it
    .hint = A bandit alone on a spot may take one purse lying there, unseen.
    .rules = BASE-EVENT-14 to 16
