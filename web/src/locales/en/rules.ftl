# Words of the rules page, which come with it.

rules-about = Read it in five minutes, or let the coach take you along and read it never.
rules-basics = The game
rules-boxes = The boxes
rules-contents = On this page
rules-learn = Learn it by playing
rules-goal = What it is about
rules-goal-text = You are bandits on the same train, and everybody wants to get off as the richest. Loot lies in the cars; the Marshal guards the strongbox in the locomotive. After five rounds the money is counted.
rules-loot-purse = A purse: $250 to $500. Nobody sees its value until it is in their hands.
rules-loot-jewel = A jewel: always $500.
rules-loot-strongbox = The strongbox: $1000, with the Marshal beside it.
rules-round = A round has two halves
rules-round-text = First everybody plans, then the plan happens, whether it still makes sense or not.
rules-phase-schemin = Schemin’: make a plan
rules-phase-schemin-text = In turn, lay one card on the common pile, or draw three. Cards only say what your bandit will do; where and to whom is decided later. Bullets in your hand are dead weight.
rules-phase-stealin = Stealin’: watch it happen
rules-phase-stealin-text = The pile is turned over and every card carried out, first laid first. A card that makes no sense any more does nothing; one that does must be carried out.
rules-actions = Six kinds of cards
rules-actions-text = Every bandit has the same ten cards: two each of Move, Change Floor, Fire and Robbery, one Punch and one Marshal.
rules-card-move = Inside, one car forward or back. On the roof, up to three.
rules-card-floor_change = Climb from the car to its roof, or down again.
rules-card-fire = Give a bullet to somebody in the next car, or, on the roof, to the nearest in sight. It clogs their hand for the rest of the game.
rules-card-robbery = Take one piece of loot where you stand.
rules-card-punch = Somebody beside you drops a piece of loot and tumbles into the next car.
rules-card-marshal = The Marshal walks one car. Anybody he meets takes a bullet and flees to the roof.
rules-turns = How cards are laid
rules-turns-text = The round card shows the turns of the round, from left to right.
rules-events = What happens at the end of a round
rules-events-text = Many round cards end with an event. In the first game there are none.
rules-bandits = The bandits and their tricks
rules-bandits-text = Everybody has one. In the first game the tricks are left at home.
rules-end = The end
rules-end-text = After the fifth round each bandit counts purses, jewels and strongboxes. The bandit who has fired the most bullets is the Gunslinger and gets $1000 on top. The richest wins; in a tie, the one with fewer bullets in the hide.
rules-law = Card by card, to the letter
rules-law-text = What the game can ask of you, what counts then, and the numbers of the rules behind it: enough to settle any argument.
rules-reconstructed = Reconstructed: no source shows this card in full.
rules-box-horses_stagecoach = Horses run beside the train, and a stagecoach rolls along with it. Everybody has a Ride card: mount a horse that stands at your car, ride up to three cars, and climb in there, or into the coach where it faces the car.
    On the coach’s roof the Shotgun sits on a strongbox. Punch him off, and from then on he walks the roofs: anybody who meets him takes a bullet and runs.
    Inside the coach sit hostages. Anybody who enters takes one: it pays a ransom in the end, and is a nuisance until then. Whiskey is loot to drink: a plain flask lets you draw three cards and play one, an old one play two.
rules-box-marshal_prisoners = One of you is the Marshal. He has cards of his own and two Colts with six bullets each; every bullet does something else. He has five secret goals, and wins with four of them. Otherwise the richest free bandit does.
    The last car is a prison. Anybody the Marshal arrests sits in the cell; prisoners inside wait to be freed, and lend the trick of the bandit whom they admire.
    Every bandit has a Brilliant Idea. It copies the card before it; at the prison it frees a prisoner or a friend; and in the cell it opens the door.
rules-box-time_travel_car = A small car rolls in front of the locomotive; it has neither roof nor loot. A bandit alone in it at the end of a round vanishes, and secretly chooses a car. Before the first card of the next Stealin’ they step out of nowhere, inside that car.
rules-box-strangers = Four bandits of other boxes. They mix with all others, and make a seventh seat possible. Silk has one of three powers, which is fixed before bandits are chosen.
rules-box-couriers_armored_train = Two teams, red and blue, and two trains side by side. Yours is the Departure Train; the Armored Train passes it, guarded by Couriers and full of nuggets. Cross over where two cars face each other, rob, and be home before the trains part.
    The richer team wins; in the mode of betrayal the last card may let one bandit win without their team.
    Where the teams are uneven, Il Professore evens them out.
rules-box-super = A game of its own, in seven minutes: no money in your pocket, no hand to manage. Everybody lays three cards in secret; then they are turned up one by one.
    A shot throws you one car further and onto your back, and your next card only gets you up again. At the end of a round the last car is left behind. Anybody who falls off or stays in it is out; the last one aboard wins.
