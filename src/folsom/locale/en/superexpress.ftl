# Colt Super Express.

game-express = Colt Express
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
why-nobody_ahead = nobody stands in { $bandit }’s line of fire
why-in_dust = { $bandit } lies beside the track

ask-program = { $seat }, which three cards, in which order?
    .program = { $cards }
    .hint = Choose three of your cards; the first one is played first. All reveal their first card in turn, then the second, then the third. Move goes one car the way you face, and may lead off the train. Fire hits the first bandit standing before you on your floor, pushes him one car on and stuns him; who is stunned wastes a card on getting up. After the third card the tail is uncoupled with everybody in or on it.
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
lobby-game = Colt Express or Colt Super Express?
lobby-extensions = Which extensions?
answer-none = none

bot-solver = Chess player
    .about = solves every round as a game
bot-greedy = Hothead
    .about = thinks of this round only
