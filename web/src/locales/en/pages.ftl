# Words of the pages around the table.

page-title = { $title } · Folsom
home = Home
back-home = Back to the station
close = Close
copied = Copied
money = ${ $amount }
    .owed = −${ $amount }
language = Language
language-en = English
language-fr = Français
rules = How to play
settings = Settings
your-name = Your name
just-now = just now
stranger = Stranger
seat-open = Free seat
nowhere = No train stops here
nowhere-about = The rails end in the sand. Somebody must have switched the points.

## When something goes wrong

fault-story = The story stumbled. You see the table as it is now.
fault-page = Something went wrong on this page. If it looks wrong, load it again.
fault-load = A part of this page has not come yet. Wait a moment, or load the page again.
fault-seat = This link to a seat is no longer valid. You may look on.
fault-reload = Load again
fault-stumbled = This page has stumbled. Your game is safe.
fault-again = Show it again

## Home

home-page-title = Folsom: one train, too many bandits
home-menu = Rules, settings and language
home-tagline = New Mexico, 1899. One train, too many bandits.
home-play = Play now against bots
home-play-about = { $players } at the table: { $what }. Nothing to sign.
home-play-start = Rob the train
home-bots = Bots
home-my-bandit = You are { $bandit }: choose another bandit
home-choose-bandit = Who do you want to be?
home-add-bot = Add a bot
home-remove-bot = Send { $bandit } home: one bot less
home-friends = Play with friends
home-friends-about = Make a table and send the link.
home-create = Create a table
home-join = Join by code
home-join-code = Code of the table
home-join-button = Join
home-resume = My games
home-resume-button = Back aboard
home-replay-button = Replay
tile-learn = Your first robbery
tile-learn-about = A coach at your side, two bots, ten minutes. Best start of all.
tile-rules = The rules in pictures
tile-rules-about = Six kinds of cards, and everything that can go wrong with them.
tile-replay = Watch an old robbery
tile-replay-about = Open a record and see it again through any bandit’s eyes.
lobby = Trains at the platform
lobby-empty = No public train is waiting. Create one, and the platform fills up.
lobby-of = { $host }’s train
lobby-nameless = A train without a name
lobby-join = Get in
lobby-watch = Watch

## My games

games-about = Every table that you made or played at on this device. What you remove from the list goes on without it.
games-all = All my games ({ $number })
games-going = Waiting and running
games-going-none = No game waits for you. One click on the home page, and one begins.
games-over = Finished
games-over-none = No game has come to its end yet.
games-more = Show { $number } more
games-waiting = Waiting room
games-enter = To the table
games-round = Round { $round }
games-finished = Finished
games-won = Won
games-lost = Lost
games-place = Place { $place } of { $of }
games-team-won = Your team won
games-team-lost = Your team lost
games-loot = { $number ->
    [0] no Loot
    [one] 1 Loot card
   *[other] { $number } Loot cards
}
games-you = You
games-winner = Winner:
games-result = Result
games-remove = Remove from the list
games-removed = { $what } is off your list.
games-bring-back = Bring it back

## A new table

new-title = Couple your train
new-about = Everything has a sensible answer already. Change what you like; the line at the bottom tells whether it fits together.
new-seats = Who sits at the table?
new-players = How many players?
new-choose-bandits = Choose the bandits
new-choose-bandits-about = Otherwise they are drawn from a hat.
new-seat = Seat { $seat }
new-you = You
new-person = At this device
new-player = Player { $seat }
new-bot = Bot
new-bot-of = Which bot in seat { $seat }
new-name-of = Name in seat { $seat }
new-open-about = For a friend with the link or the code.
new-change-bandit = Seat { $seat }: { $bandit }. Choose another bandit
new-drawn = Drawn from a hat
new-hot-seat = Several people at this device
new-hot-seat-about = Each by name. The device goes round, and a curtain hides the cards.
new-train = Which cars?
new-choose-cars = Choose the cars and their order
new-choose-cars-about = Otherwise the station master shuffles them.
new-locomotive = Locomotive
new-car-handle = { $car }, place { $place }: move with the arrow keys
new-car-moved = { $car } is now in place { $place }.
new-car-remove = Uncouple { $car }
new-car-loot = { $purses } purses, { $jewels } jewels
new-siding = On the siding:
new-game = Which game?
new-mode = Rules
new-variant = Variant
new-standard = One bandit each
new-standard-about = The game as most people know it, for three to six.
new-edition = Edition
new-table = Which table?
new-privacy = Who may come?
new-private = By link only
new-private-about = Friends join with the link or the short code.
new-public = Anyone
new-public-about = The table shows up on the platform, and people may watch.
new-clock = Time for a choice
new-no-clock = No clock
new-clock-seconds = { $seconds } s
new-pile = The common pile
new-pile-open = Open
new-pile-open-about = Cards laid face up stay readable.
new-pile-covered = Covered
new-pile-covered-about = Only the last card shows, as on a real table: remember the rest!
new-seed = Same deal as somebody else
new-seed-about = Any word. Whoever types the same word gets the same train, cards and luck. Leave it empty for a surprise.
new-ready = All set: this train can leave.
new-make = Make the table
new-make-and-start = All aboard
new-mixes = What do you feel like?
new-mix-players = for { $number }
new-boxes = What rides along?
new-boxes-about = Tick the boxes; the table explains each piece when it first appears.
new-box-options = How do they ride?
box-strangers = More bandits
box-strangers-about = Mei, Silk, Misty and the Twinzz.
new-strangers = Who of them?
new-silk = What can Silk do?
new-law = Who plays the Marshal?
new-choose-events = Choose the cards yourself
new-choose-events-about = Otherwise they are drawn.
new-events-rounds = Round cards
new-events-stations = Station cards
new-events-count = { $number } of { $of }

## Replay

replay-title = Replay
replay-about = Every robbery can be seen again, and from every seat.
replay-eyes = Through whose eyes?
replay-spectator = Spectator
replay-position = Moment
replay-moment = { $now } of { $last }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-first = To the beginning
replay-last = To the end
replay-share = Copy link to this moment
replay-record = Download the record
replay-what = What happens
replay-nothing = The train waits at the platform.
replay-keys = Space plays, the arrow keys step, Home and End jump.
replay-open = Open a record
replay-open-about = Choose a .folsom file that you or a friend have kept. It is checked move by move before the curtain rises.
replay-choose-file = Choose a file
replay-drop = or drop it here

## Rules

rules-about = Read it in five minutes, or let the coach take you along and read it never.
rules-contents = On this page
rules-learn = Learn it by playing
rules-goal = What it is about
rules-goal-text = You are bandits on the same train, and everybody wants to get off as the richest. Loot lies in the cars; the marshal guards the strongbox in the locomotive. After five rounds the money is counted.
rules-loot-purse = A purse: $250 to $500. Nobody sees its value until it is in his hands.
rules-loot-jewel = A jewel: always $500.
rules-loot-strongbox = The strongbox: $1000, with the marshal beside it.
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
rules-card-fire = Give a bullet to somebody in the next car, or, on the roof, to the nearest in sight. It clogs his hand for the rest of the game.
rules-card-robbery = Take one piece of loot where you stand.
rules-card-punch = Somebody beside you drops a piece of loot and tumbles into the next car.
rules-card-marshal = The marshal walks one car. Whoever he meets gets a bullet and flees to the roof.
rules-turns = How cards are laid
rules-turns-text = The round card shows the turns of the round, from left to right.
rules-events = What happens at the end of a round
rules-events-text = Many round cards end with an event. In the first game there are none.
rules-bandits = The bandits and their tricks
rules-bandits-text = Everybody has one. In the first game the tricks are left at home.
rules-end = The end
rules-end-text = After the fifth round each bandit counts purses, jewels and strongboxes. Whoever has fired the most bullets is the Gunslinger and gets $1000 on top. The richest wins; in a tie, the one with fewer bullets in the hide.
rules-law = Card by card, to the letter
rules-law-text = What the game can ask of you, what counts then, and the numbers of the rules behind it: enough to settle any argument.
rules-reconstructed = Reconstructed: no source shows this card in full.
rules-box-horses_stagecoach = Horses run beside the train, and a stagecoach rolls along with it. Everybody has a Ride card: mount a horse that stands at your car, ride up to three cars, and climb in there, or into the coach where it faces the car.
    On the coach’s roof the Shotgun sits on a strongbox. Punch him off, and from then on he walks the roofs: whoever meets him takes a bullet and runs.
    Inside the coach sit hostages. Whoever enters takes one: it pays a ransom in the end, and is a nuisance until then. Whiskey is loot to drink: a plain flask lets you draw three cards and play one, an old one play two.
rules-box-marshal_prisoners = One of you is the Marshal. He has cards of his own and two Colts with six bullets each; every bullet does something else. He has five secret goals, and wins with four of them. Otherwise the richest free bandit does.
    The last car is a prison. Whoever the Marshal arrests sits in the cell; prisoners inside wait to be freed, and lend the trick of the bandit whom they admire.
    Every bandit has a Brilliant Idea. It copies the card before it; at the prison it frees a prisoner or a friend; and in the cell it opens the door.
rules-box-time_travel_car = A small car rolls in front of the locomotive; it has neither roof nor loot. Who is alone in it at the end of a round vanishes, and secretly chooses a car. Before the first card of the next Stealin’ he steps out of nowhere, inside that car.
rules-box-strangers = Four bandits of other boxes. They mix with all others, and make a seventh seat possible. Silk has one of three powers, which is fixed before bandits are chosen.
rules-box-couriers_armored_train = Two teams, red and blue, and two trains side by side. Yours is the Departure Train; the Armored Train passes it, guarded by Couriers and full of nuggets. Cross over where two cars face each other, rob, and be home before the trains part.
    The richer team wins; in the mode of betrayal the last card may let one bandit win without his team.
    Where the teams are uneven, Il Professore evens them out.
rules-box-super = A game of its own, in seven minutes: no money in your pocket, no hand to manage. Everybody lays three cards in secret; then they are turned up one by one.
    A shot throws you one car further and onto your back, and your next card only gets you up again. At the end of a round the last car is left behind. Who falls off or stays in it is out; the last one aboard wins.

## Settings

settings-about = They stay on this device.
settings-speed = Pace of the story
settings-still = Less motion
settings-still-about = No rolling landscape, no shaking; figures fade to their new place.
settings-sound = Sound
settings-ambience = Rails under everything
settings-ambience-about = The rhythm of the track as long as the train runs.
settings-notify = Tell me when it is my turn
settings-notify-about = With a notification, when Folsom is in the background.
settings-memory = Memory game
settings-memory-about = Hide cards of the pile from me, even where the table shows them.

## The end of a game

end-you = You
end-you-win = You ride off with { $score }
end-win = { $number ->
        [one] { $winners } rides off with { $score }
       *[other] { $winners } ride off with { $score }
    }
end-nobody-wins = Nobody wins: the whole gang is caught!
end-tied = Just as rich: { $names }. Among equals the one who took fewer bullets wins.
end-gunslinger = { $number ->
        [one] Best aim on the train: { $names }, { $shots ->
            [one] one shot
           *[other] { $shots } shots
        } fired.
       *[other] Best aim on the train: { $names }, { $shots ->
            [one] one shot
           *[other] { $shots } shots
        } each.
    }
end-split = The split
end-bandit = Bandit
end-column-purses = Purses
end-column-jewels = Jewels
end-column-strongboxes = Strongbox
end-column-cash = Ransom
end-column-gunslinger = Gunslinger
end-total = Total
end-count-purses = { $number ->
        [one] 1 purse
       *[other] { $number } purses
    }
end-count-jewels = { $number ->
        [one] 1 jewel
       *[other] { $number } jewels
    }
end-count-strongboxes = { $number ->
        [one] 1 box
       *[other] { $number } boxes
    }
end-shots = { $number ->
        [one] 1 shot
       *[other] { $number } shots
    }
end-chart = Money, round by round
end-chart-label = Money by round. In the end: { $summary }
end-chart-start = Start
end-chart-round = Round { $round }
end-chart-last = The end
end-counting = Counting the loot …
end-moments = Told at the campfire
end-moment-round = { $bandit } had the richest round: { $money } in round { $round }.
end-moment-shots = { $bandit } pulled the trigger most often: { $number } times.
end-moment-hits = { $bandit } caught the most lead: { $number } bullets from colleagues.
end-moment-punches = { $bandit } threw the most punches: { $number }.
end-moment-vain = { $bandit } was the unluckiest: { $number ->
        [one] one plan
       *[other] { $number } plans
    } came to nothing.
end-next = What now?
end-rematch = Ride again
end-called = { $name } rides again!
end-ride-along = Ride along
end-ride-on = On to the next game
end-watch-next = Watch the next game
end-replay = Watch the replay
end-challenge = Challenge: copy this deal
end-share = Copy replay link
end-record = Download record

## The guided first game

tutorial-welcome = Welcome aboard, partner!
tutorial-start = I’m ready
tutorial-next = Got it
tutorial-coach = Your coach
tutorial-leave = Leave the lesson
tutorial-plan = Make a plan
tutorial-plan-text = These are your cards. Tap one to lay it on the pile: it says what Cheyenne will do later. A safe start is a Robbery or a Move. No good cards? Draw three instead.
tutorial-pile = The pile remembers
tutorial-pile-text = Everybody lays cards in turn. Look what Doc and Tuco lay: the first card laid will be the first to happen.
tutorial-tunnel = A tunnel!
tutorial-tunnel-text = It is dark: cards are laid face down, and nobody knows what the others are up to.
tutorial-speeding_up = Speeding up!
tutorial-speeding_up-text = In this turn everybody plays twice in a row.
tutorial-switching = Switching points
tutorial-switching-text = Only in this turn, the order of play runs the other way round.
tutorial-stealin = Now it happens!
tutorial-stealin-text = The pile is turned over, and the cards come true one by one. Sit back and watch; when it is Cheyenne’s turn, you say where and whom.
tutorial-move_to = Choose where to go
tutorial-move_to-text = Glowing places can be tapped. Inside you walk one car; on the roof you may run up to three. Keep away from the marshal’s car!
tutorial-floor_to = Up or down
tutorial-floor_to-text = Cheyenne climbs to the other floor of the same car.
tutorial-rob = Take your pick
tutorial-rob-text = One piece of loot from where you stand. A jewel is always $500; a purse holds $250 to $500. Nice!
tutorial-fire_at = Whom do you shoot?
tutorial-fire_at-text = It does not hurt anybody: the bullet goes into the other’s cards and gets in the way. Who fires most gets $1000 in the end.
tutorial-punch_whom = A punch
tutorial-punch_whom-text = Choose somebody beside you. Loot will fly!
tutorial-punch_what = What falls?
tutorial-punch_what-text = You choose what your victim drops. It lies on the floor until somebody takes it.
tutorial-punch_where = Which way?
tutorial-punch_where-text = The blow sends your victim into a neighbouring car.
tutorial-marshal_to = You lead the marshal
tutorial-marshal_to-text = He walks one car. Everybody he meets gets a bullet and flees to the roof. Mind where you stand yourself!
tutorial-no_effect = Nothing happened
tutorial-no_effect-text = That happens: when a card comes true, the train may look quite different from the plan. That is the fun of it.
tutorial-shot = Bang!
tutorial-shot-text = Somebody was hit. A Bullet card lands in the victim’s deck: it can never be played.
tutorial-neutral_bullet = The marshal!
tutorial-neutral_bullet-text = Who meets him takes a bullet and flees to the roof. Better leave his car alone.
tutorial-round_two = A new round
tutorial-round_two-text = All cards go back, and you get a fresh hand. The next player begins. Now you know it all; I only speak up when something is new.
tutorial-last_round = The last round
tutorial-last_round-text = After this one the money is counted. Grab what you can!
tutorial-over = The train has arrived
tutorial-over-text = Let us see who made off with the most.
tutorial-see-diploma = My diploma
course-base = Your first robbery
course-base-text = You are Cheyenne, in green. Two bots ride with you: Doc and Tuco. Five short rounds, and I will whisper what matters. Ready?
course-horses_stagecoach = Your first ride
course-horses_stagecoach-text = You know the train; now come riding. Cheyenne, Doc and Tuco chase it on horseback, and a stagecoach full of hostages rolls beside it. Five minutes, and you may play on.
course-horses_stagecoach-skill = who rides, boards and bargains for hostages as if born in the saddle.
course-marshal_prisoners = Your first arrest
course-marshal_prisoners-text = This time somebody leads the Marshal: a bot, with two Colts and a prison car. You are Cheyenne, and he would like to have you. Five minutes, and you may play on.
course-marshal_prisoners-skill = who has looked down the Marshal’s Colts and is still at large.
course-time_travel_car = Your first journey in time
course-time_travel_car-text = A strange little car rolls in front of the locomotive. Whoever is alone in it when a round ends is gone, and comes back where nobody expects it. Five minutes, and you may play on.
course-time_travel_car-skill = who was gone before it began, and back before anybody noticed.
course-couriers_armored_train = Your first crossing
course-couriers_armored_train-text = An Armored Train full of gold comes the other way. Four bandits in two teams have five rounds to cross over, help themselves and be back. Five minutes, and you may play on.
course-couriers_armored_train-skill = who knows both trains, and which of them goes home.
course-super = Your first shoot-out
course-super-text = Colt Super Express is a game of its own: three cards each, all at once, and the last one aboard wins. Seven minutes at most.
course-super-skill = who knows that the last car is no place to take a nap.
tutorial-others = More introductions
tutorial-play-on = Play on
tutorial-enough = That was the news
tutorial-enough-text = You have seen what this box adds. Take your paper and make a table of your own, or play this one to its end.
tutorial-horses-attack = Board, or gallop on?
tutorial-horses-attack-text = The chase begins at the caboose. Who boards early finds the loot at the tail; who gallops on comes nearer to the strongbox, and leaves a horse there.
tutorial-horses-plan = A new card: Ride
tutorial-horses-plan-text = Where a horse stands beside your car, Ride carries you up to three cars along, even past the marshal, and lets you step into the stagecoach where it faces that car.
tutorial-horses-ride = Choose where to ride
tutorial-horses-ride-text = The horse stays where you get off, for anybody. From the roof you land inside; the coach is a goal, too, when it faces the car.
tutorial-horses-hostage = Take a hostage
tutorial-horses-hostage-text = Whoever enters the coach takes one. It pays its ransom in the end, but read what it does to you until then.
tutorial-horses-drank = Whiskey!
tutorial-horses-drank-text = A flask is drunk instead of laying one card: plain whiskey draws three and plays one, old whiskey plays two. Each is good for two swigs.
tutorial-horses-shotgun = The Shotgun is up
tutorial-horses-shotgun-text = Somebody knocked him off his strongbox. From now on he stands on the roofs: who meets him takes a bullet and runs.
tutorial-horses-escaped = Somebody rides off
tutorial-horses-escaped-text = At this station who has a horse at hand may leave, and is safe with all his loot.
tutorial-law-plan = Somebody wears the star
tutorial-law-plan-text = The Marshal has his own hand and lays his cards among yours. You have a new one: the Brilliant Idea. It copies the card before it; at the prison car it sets somebody free.
tutorial-law-goal = He wants something
tutorial-law-goal-text = Each round the Marshal looks at one more secret goal. With four of five he wins, whatever you have stolen. Guess what he is up to, and spoil it.
tutorial-law-colt = A shot that hurts
tutorial-law-colt-text = Every bullet of the Marshal does something else: it may keep you from shooting, from running, or take a prisoner or a mailbag from you. Touch your panel to read it.
tutorial-law-arrest = Under lock and key
tutorial-law-arrest-text = Whoever is arrested sits in the cell of the last car. Only a Brilliant Idea gets him out: his own, or that of a friend who comes for him.
tutorial-law-copied = A Brilliant Idea
tutorial-law-copied-text = Away from the prison car it does again what the last bandit’s card did, for the one who plays it.
tutorial-law-free = Open the lock
tutorial-law-free-text = A prisoner who comes along lends you the trick of the bandit he admires. If that is you, you may rob two things at once.
tutorial-law-break_out = Out you go
tutorial-law-break_out-text = To the roof, or to the corridor beside the cell. Where is the Marshal?
tutorial-time-plan = The car in front
tutorial-time-plan-text = One Move beyond the locomotive stands the Time-Travel Car. It has no roof and no loot; but be alone in it when the round ends.
tutorial-time-hide = Where to?
tutorial-time-hide-text = Choose a car in secret. Before the first card of the next robbery you step out inside it, next to its loot, and nobody knew.
tutorial-time-travels = Gone!
tutorial-time-travels-text = Somebody was alone in the car and has vanished. Nobody can shoot or punch who is not there. But where will he come back?
tutorial-time-appeared = And back again
tutorial-time-appeared-text = There he is. The others’ plans were made without him.
tutorial-trains-plan = Two trains
tutorial-trains-plan-text = Yours is in front. The Armored Train behind it comes the other way. Cars joined by a band of light face each other: only there one crosses, inside or on the roof. So far the locomotives do, and you are in the last car. Lay a Move or a Floor Change to set out.
tutorial-trains-team = Two teams
tutorial-trains-team-text = Look at the badges. Cheyenne and Tuco share one purse against Doc and Belle: the richer team wins. A bullet in Tuco’s back costs you, too.
tutorial-trains-hand = A new card: Helping Hand
tutorial-trains-hand-text = Lay it, and when it comes up you give Tuco an action of your choice, wherever he is. Think of what he will need by then.
tutorial-trains-moved = The trains roll on
tutorial-trains-moved-text = After each round your train rolls on by two cars, and others face each other. Everybody stays in his car. After the fifth round the trains part, and whoever is still on the Armored Train brings nothing home.
tutorial-trains-loot = What is over there
tutorial-trains-loot-text = Now car 2 faces A0 with its strongbox, car 1 the coal with three nuggets on top: one of them is real gold, $1500. Luggage is worth $300 to $700. Inside A2, A4 and A6 lie documents; your team’s is worth $4000, but nobody knows which it is.
tutorial-trains-guns = Within reach
tutorial-trains-guns-text = This is the round to cross: all your cars but the last face one inside, and all of them on the roof. Car 1 is beside the armoury A3: on its roof stands a Gatling, and whoever begins a round in that car draws two more cards.
tutorial-trains-cross = Across!
tutorial-trains-cross-text = Places that glow on the other train are a step away. On the roof, crossing is one of your three steps. Keep away from the couriers, unless you want to flee.
tutorial-trains-met = A courier!
tutorial-trains-met-text = Nobody stays beside a courier. Whoever meets one takes a bullet and changes floor at once, and what lies there is out of reach, until a shot sends him to the other floor.
tutorial-trains-gang = A shot at a courier
tutorial-trains-gang-text = He changes floor and leaves his loot alone. The bullet goes under the Organized Gang: the team that has fired more of them gets $1500.
tutorial-trains-gatling = Your Gatling
tutorial-trains-gatling-text = Fire beside it may be an ordinary shot, or all at once: everybody on the roofs of your own train, and the nearest roofs over here. Friends, too! Each takes a bullet and drops something.
tutorial-trains-salvo = Ratatata!
tutorial-trains-salvo-text = That was the Gatling: everybody on the roofs in its way has taken a bullet and dropped a piece of loot. Inside a car one is safe from it.
tutorial-trains-document = Read it, say nothing
tutorial-trains-document-text = Your team’s document is yours; the other team’s you must put back. With the decoy you do as you like: let the others believe it is the real one.
tutorial-trains-help = Lend a hand
tutorial-trains-help-text = Choose one action for Tuco: he carries it out at once, if he likes. Nobody may talk now, so look where he stands and what lies there.
tutorial-trains-accept = A friend helps you
tutorial-trains-accept-text = Tuco offers you an action, here and now, beside the cards you have laid. Take it, or wave it aside.
tutorial-trains-last = Home, now!
tutorial-trains-last-text = The last round: only your two rear cars still face A5 and A6. Whoever stays over there when the trains part brings nothing to the team.
tutorial-super-program = Three cards, in their order
tutorial-super-program-text = Choose what you do first, second and third. Where you look matters: a shot flies the way your arrow points, and hits the first who stands there.
tutorial-super-shootin = All at once
tutorial-super-shootin-text = Now the first card of everybody is turned, then the second, then the third. Nothing can be changed any more.
tutorial-super-stunned = Knocked down
tutorial-super-stunned-text = Who is hit flies one car further and lies there. His next card is lost: it only gets him up.
tutorial-super-uncoupled = The last car is gone
tutorial-super-uncoupled-text = At the end of each round it stays behind, with everybody in it. Be further in front next time.
tutorial-super-eliminated = One less
tutorial-super-eliminated-text = Who falls off, or rides in the car that is left, is out. The last one aboard wins.
tutorial-diploma = Diploma of train robbery
tutorial-diploma-awarded = awarded to { $name }
tutorial-diploma-text = { $rank ->
        [1] who robbed the Folsom train first of all, with { $money } in the bag,
       *[other] who came off the Folsom train in place { $rank }, with { $money } in the bag,
    }
tutorial-diploma-skill = and who now knows how to scheme, steal, punch and run.
tutorial-diploma-signed = The Marshal, with gritted teeth
tutorial-diploma-real = Play a real game
