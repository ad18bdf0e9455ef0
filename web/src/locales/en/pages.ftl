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
home-first = New here? Your first robbery
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
tile-learn-about = A guide at your side, two bots, ten minutes. Best start of all.
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
games-outdated = Begun by older rules: can only be watched
games-unreadable = Begun by an older Folsom: cannot be read any more
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
new-seed-about = Any word. Anybody who types the same word gets the same train, cards and luck. Leave it empty for a surprise.
new-ready = All set: this train can leave.
new-make = Make the table
new-make-and-start = All aboard
new-mixes = What do you feel like?
new-mix-players = for { $number }
new-boxes = What rides along?
new-boxes-about = Tick the boxes; the table explains each piece when it first appears.
new-box-options = How are the boxes played?
joins-professore = Il Professore rides along and evens out the sides ({ $side }).
why-not = { $label }: { $hint }
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
replay-unproved = This record follows the rules, but it does not tell its seed: nobody can prove what chance decided.
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

## Settings

settings-about = They stay on this device.
settings-speed = Pace of the story
settings-still = Less motion
settings-still-about = No rolling landscape, no shaking; figures fade to their new place.
settings-sound = Sound
settings-volume = Volume
settings-music = Music
settings-music-about = Banjo, bass and a whistled tune, made up as the train goes.
settings-ambience = Rails under everything
settings-ambience-about = The rhythm of the track as long as the train runs.
settings-large = Larger text
settings-large-about = All letters a fifth larger.
settings-contrast = Stronger contrast
settings-contrast-about = Black sheets, white words, clear edges.
settings-colours = Colours for the colour-blind
settings-colours-about = Bandits in colours that everybody can tell apart. Their letters stay.
settings-notify = Tell me when it is my turn
settings-notify-about = With a notification, when Folsom is in the background.
settings-introductions = Introduce what is new
settings-introductions-about = Explain each piece, turn and event when it first appears. Turned on again, it begins anew.
settings-memory = Memory game
settings-memory-about = Hide cards of the pile from me, even where the table shows them.

## The end of a game

end-you = You
end-you-win = You ride off with { $score }
end-you-place = You finish { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in place { $place }
    } of { $of }, with { $score }
end-you-lost = You lose this one
end-you-out = You are out of the running, with { $score }
end-team-lost = Your team loses
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
end-column-cash = Bonus
end-column-gunslinger = Gunslinger
end-column-partner = Partner
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
end-poster = Wanted poster
end-challenge = Challenge a friend
end-share = Copy replay link
end-check = Check the deal
check-title = Was the deal fair?
check-about = The house seals its secret before the first card, the players’ devices add parts of their own, and all chance of the game follows from both. This is what is known of this deal.
check-here = Computed on this device as well
check-own = This device
check-own-seal = It was shown the same seal before it gave its part.
    .no = Before it gave its part it was shown another seal!
check-own-pledges = It was shown the same pledges before it gave its part.
    .no = Before it gave its part it was shown other pledges!
check-own-part = Its part was counted.
    .no = Its part was not counted, although it had been pledged: it came too late, or so the house says.
check-own-nothing = It added nothing to this deal.
check-left-out = left out
check-fits = fits
check-fits-not = does not fit
check-elsewhere = If you do not trust this page either, as it comes from the same house, download the record and check it on another machine:
check-limits = It proves that nobody alone chose the deal, not that nobody told another their cards. Only if the house and all who added a part are in league can they choose it.
check-replay = Watch the game
end-record = Download record
wanted = Wanted
wanted-alt = A Wanted poster of the result, with everybody’s place
wanted-save = Save the picture
wanted-share = Share …
wanted-link = Copy the link
wanted-missing = The picture could not be drawn; the link shows the result all the same.

## A deal that somebody has played

deal = A deal
deal-title = { $name }’s deal
deal-dare = { $name } got { $score } out of it. Can you do better?
deal-dare-place = { $name } finished { $place } of { $of } in it. Can you do better?
deal-about = { $what }, { $number } at the table. You get the same seat, the same train and the same cards; bots take all other seats.
deal-ride = Ride
deal-watch = Watch how it went
deal-spoiler = The cards are dealt alike; from the first choice on everything may go another way.

## The guided first game

tutorial-welcome = Welcome aboard, partner!
tutorial-start = I’m ready
tutorial-next = Got it
tutorial-guide = Your guide
tutorial-leave = Leave the lesson
tutorial-plan = Make a plan
tutorial-aim = Be the richest
tutorial-aim-text = The bandit with most money when the train arrives wins. A purse holds $250 to $500, a jewel is worth $500, the strongbox beside the Marshal $1000. The one who fires most bullets is the Gunslinger: $1000 more.
tutorial-roofs = Inside, and on the roof
tutorial-roofs-text = Every car has two floors. Loot lies inside; on the roof you run up to three cars and shoot far. The Marshal walks inside: anybody he meets takes a bullet and flees to the roof.
tutorial-plan-text = These are your cards. Choose one and confirm it: it goes onto the pile and says what Cheyenne will do later, not where or whom. A good start is a Robbery or a Move. No good cards? Draw three instead.
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
tutorial-move_to-text = Glowing places can be tapped. Inside you walk one car; on the roof you may run up to three. Keep away from the Marshal’s car!
tutorial-floor_to = Up or down
tutorial-floor_to-text = Cheyenne climbs to the other floor of the same car.
tutorial-rob = Take your pick
tutorial-rob-text = One piece of loot from where you stand. A jewel is always $500; a purse holds $250 to $500. Nice!
tutorial-fire_at = Whom do you shoot?
tutorial-fire_at-text = It does not hurt anybody: the bullet goes into the other’s cards and gets in the way. The one who fires most gets $1000 in the end.
tutorial-punch_whom = A punch
tutorial-punch_whom-text = Choose somebody beside you. Loot will fly!
tutorial-punch_what = What falls?
tutorial-punch_what-text = You choose what your victim drops. It lies on the floor until somebody takes it.
tutorial-punch_where = Which way?
tutorial-punch_where-text = The blow sends your victim into a neighbouring car.
tutorial-marshal_to = You lead the Marshal
tutorial-marshal_to-text = He walks one car. Everybody he meets gets a bullet and flees to the roof. Mind where you stand yourself!
tutorial-no_effect = Nothing happened
tutorial-no_effect-text = That happens: when a card comes true, the train may look quite different from the plan. That is the fun of it.
tutorial-shot = Bang!
tutorial-shot-text = Somebody was hit. A Bullet card lands in the victim’s deck: it can never be played.
tutorial-neutral_bullet = The Marshal!
tutorial-neutral_bullet-text = Anybody who meets him takes a bullet and flees to the roof. Better leave his car alone.
tutorial-round_two = A new round
tutorial-round_two-text = All cards go back, and you get a fresh hand. The next player begins. That was one round of five; I only speak up when something is new.
tutorial-last_round = The last round
tutorial-last_round-text = After this one the money is counted. Grab what you can!
tutorial-over = The train has arrived
tutorial-over-text = Let us see who made off with the most.
tutorial-see-diploma = My diploma
course-base = Your first robbery
course-base-text = Rob the train and be the richest: you are Cheyenne, in green, and Doc and Tuco want the same loot. Five short rounds, and I will whisper what matters. Ready?
course-horses_stagecoach = Your first ride
course-horses_stagecoach-text = You know the train; now come riding. Cheyenne, Doc and Tuco chase it on horseback, and a stagecoach full of hostages rolls beside it. Five minutes, and you may play on.
course-horses_stagecoach-skill = who rides, boards and bargains for hostages as if born in the saddle.
course-marshal_prisoners = Your first arrest
course-marshal_prisoners-text = This time somebody leads the Marshal: a bot, with two Colts and a prison car. You are Cheyenne, and he would like to have you. Five minutes, and you may play on.
course-marshal_prisoners-skill = who has looked down the Marshal’s Colts and is still at large.
course-time_travel_car = Your first journey in time
course-time_travel_car-text = A strange little car rolls in front of the locomotive. A bandit alone in it when a round ends is gone, and comes back where nobody expects it. Five minutes, and you may play on.
course-time_travel_car-skill = who was gone before it began, and back before anybody noticed.
course-couriers_armored_train = Your first crossing
course-couriers_armored_train-text = An Armored Train full of gold comes the other way. Cheyenne and Tuco have five rounds to cross over, help themselves and be back, and so have Doc and Il Professore. Ten minutes, and you may play on.
course-couriers_armored_train-skill = who knows both trains, and which of them goes home.
course-super = Your first shoot-out
course-super-text = Colt Super Express is a game of its own: a shoot-out on a train that loses a car each round. Three cards each, laid in secret, and the last one aboard wins. Five minutes.
course-super-skill = who knows that the last car is no place to take a nap.
tutorial-others = More introductions
tutorial-enough-on = Play on
tutorial-enough = That was the news
tutorial-enough-text = You have seen what this box adds. Take your diploma and make a table of your own, or play this one to its end.
tutorial-horses-aim = More to rob
tutorial-horses-aim-text = A stagecoach rolls beside the locomotive: hostages inside, who bring a ransom, and on its roof a strongbox of $1000 that the Shotgun guards. Every car holds a flask of whiskey. The richest wins, as ever.
tutorial-horses-attack = Board, or gallop on?
tutorial-horses-attack-text = The chase begins at the last car, and each gets a turn to board. Wherever you do, your horse stays beside that car. For a start board here: there is a jewel, and nobody to share it with, perhaps.
tutorial-horses-plan = A new card: Ride
tutorial-horses-plan-text = Where a horse stands beside your car, Ride carries you up to three cars along, past everybody, and into the coach if it is there. From here: Robbery, Ride into the coach, Change Floor onto its roof, Punch the Shotgun.
tutorial-horses-free = A strongbox for the taking
tutorial-horses-free-text = Nobody guards the strongbox on the coach any more: a Robbery there is worth $1000. From a roof beside it, one step of a Move leads onto the coach.
tutorial-horses-flask = A flask at your belt
tutorial-horses-flask-text = Instead of laying one card you may drink: plain whiskey draws three cards and plays one, old whiskey plays two. You learn which it is when you drink; it is good for two swigs.
tutorial-horses-coach = The coach falls back
tutorial-horses-coach-text = After each round the coach is one car further back; everybody on it comes along. Horses stay where their riders got off: whoever stands beside one may ride it.
tutorial-melee = A melee
tutorial-melee-text = In this turn all choose at the same time, in secret. Then the cards are shown together and go onto the pile in the usual order.
tutorial-keep = Attack plan
tutorial-keep-text = Before the pile is turned you may keep a card of your hand for the next round; then you draw one less. Which one will you need?
tutorial-horses-ride = Choose where to ride
tutorial-horses-ride-text = Three cars and no farther, in either direction; the coach glows if you can get there. Your horse stays where you get off, for anybody. From the roof, too, you land inside.
tutorial-horses-banker = Take a hostage
tutorial-horses-banker-text = Anybody who enters the coach takes one, for good. The Banker asks nothing of you and pays $1000 in the end, if you own a strongbox by then: one stands just above you.
tutorial-horses-hostage = Take a hostage
tutorial-horses-hostage-text = Anybody who enters the coach takes one, for good. It pays its ransom in the end, but read what it does to you until then.
tutorial-horses-drank = Whiskey!
tutorial-horses-drank-text = A flask is drunk instead of laying one card. Whoever had a swig has more cards in the pile than you thought.
tutorial-horses-shotgun = The Shotgun is up
tutorial-horses-shotgun-text = Somebody knocked him off his strongbox, which is now free for a Robbery. From now on he stands on the roof beside the coach: anybody who meets him takes a bullet and runs.
tutorial-horses-escaped = Somebody rides off
tutorial-horses-escaped-text = At this station a bandit with a horse at hand may leave, and is safe with all the loot.
tutorial-law-aim = Two ways to win
tutorial-law-aim-text = Bandits want money, as ever. The Marshal is a player as well: if he meets four of his five goals he wins, however rich you are. Each round he looks at one more, in secret: perhaps to lock you up, or to empty a Colt. Guess it, and spoil it.
tutorial-law-prison = The prison car
tutorial-law-prison-text = The last car has a cell, a corridor and a roof. Three prisoners sit there. Each is worth $200 to the one who sets them free, and lends the trick of the bandit they admire. Your own admirer lets you rob two things at once.
tutorial-law-plan = Your Brilliant Idea
tutorial-law-plan-text = In the prison car it sets a prisoner free; anywhere else it does again what the last bandit’s card did. You stand right beside that car: Robbery, then Move, then the Brilliant Idea. Doc may punch or shoot, and so may you.
tutorial-law-jolt = A jolt
tutorial-law-jolt-text = In this turn nobody may lay Fire or Punch: a good moment for a Brilliant Idea.
tutorial-law-loot = What the law guards
tutorial-law-loot-text = Two mailbags lie in the locomotive, $200 in one and $1200 in the other. The first to punch the Marshal gets a title worth $800, then $500, then $300. And your poster is worth $500, as long as he has never arrested you.
tutorial-law-free = Open the lock
tutorial-law-free-text = Take one. A prisoner lends you the trick of the bandit they admire; Cheyenne’s own admirer lets you rob two things at once. In the end each is worth $200.
tutorial-law-two = Two at once
tutorial-law-two-text = Your admirer holds the bag: choose two pieces of loot, before you see what is in either.
tutorial-law-break_out = Out you go
tutorial-law-break_out-text = To the roof, or to the corridor beside the cell. Where is the Marshal?
tutorial-law-colt = A shot that hurts
tutorial-law-colt-text = He has two Colts with six bullets each, and every bullet does something else: it may keep you from shooting, from running, or take a prisoner or a mailbag from you. Touch your panel to read it.
tutorial-law-arrest = Under lock and key
tutorial-law-arrest-text = Arrested: into the cell of the last car, and the poster with its $500 is the Marshal’s. Only a Brilliant Idea opens the cell: their own, or that of a friend who comes along, for a piece of loot.
tutorial-law-copied = A Brilliant Idea
tutorial-law-copied-text = Away from the prison car it does again what the last bandit’s card did, for the one who plays it.
tutorial-law-rumors = Rumors
tutorial-law-rumors-text = One of the Marshal’s goals is known to all now: touch his panel to read it. What would spoil it?
tutorial-time-aim = The car in front
tutorial-time-aim-text = Before the locomotive rolls the Time-Travel Car. It has no roof and no loot, and no Marshal comes there. But a bandit who is alone in it when a round ends vanishes, and steps out in the next one wherever they like. The richest wins, as ever.
tutorial-time-plan = Rob, climb, run
tutorial-time-plan-text = Three jewels lie at your feet: begin with Robbery. Then Change Floor and Move: along the roofs it is three steps from here to the Time-Travel Car, and three you may run.
tutorial-time-alone = Be alone there
tutorial-time-alone-text = If two are in the car when the round ends, nobody travels. A Punch there throws an intruder back into the locomotive, so a card for the end does no harm.
tutorial-time-way = All the way
tutorial-time-way-text = The Time-Travel Car glows in front of the locomotive. Along the roofs you pass over the Marshal; inside, one Move leads from the locomotive into it.
tutorial-time-hide = Where to?
tutorial-time-hide-text = Choose a car in secret. Before the first card of the next Stealin’ you step out inside it, next to its loot, and nobody knew.
tutorial-time-away = Out of this world
tutorial-time-away-text = You are nowhere now, and lay your cards as always. You alone know where you will be when the first one comes true: perhaps beside two more jewels, so begin with Robbery.
tutorial-time-travels = Gone!
tutorial-time-travels-text = Somebody else was alone in the car and has vanished. Nobody can shoot or punch who is not there. But where will they come back?
tutorial-time-appeared = And back again
tutorial-time-appeared-text = Back, right beside the loot. The others’ plans were made without this.
tutorial-time-end = In the last round
tutorial-time-end-text = Nobody travels after round five; but a bandit alone in the car when the train arrives gets $500, and all loot that lies in it.
tutorial-trains-team = Two teams
tutorial-trains-team-text = Look at the badges: Cheyenne and Tuco share one purse against Doc and Il Professore. The richer team wins. But only those count who are on their own train when the two part, after five rounds.
tutorial-trains-facing = Two trains
tutorial-trains-facing-text = Yours is in front. The Armored Train behind it comes the other way, full of loot and guarded by couriers. One crosses only where two cars face each other, joined by a band of light: so far the locomotives alone.
tutorial-trains-plan = First, fill your pockets
tutorial-trains-plan-text = You all start in the last car, among three jewels at $500 each. Robbery is a good first card; then a Move or a Change Floor, to be nearer when the trains meet.
tutorial-trains-hand = A new card: Helping Hand
tutorial-trains-hand-text = Lay it, and when it comes up you give Tuco an action of your choice, wherever he is. Think of what he will need by then.
tutorial-trains-professore = Il Professore
tutorial-trains-professore-text = Nobody leads him: in each turn the top card of his deck goes onto the pile. It makes his plan worth more, helps Doc, or shoots at you and Tuco, but only on a roof. The Binoculars show whom he looks for.
tutorial-trains-feint = A feint
tutorial-trains-feint-text = In this turn one bandit of each team may feint instead of laying a card: every opponent loses a card of the hand, drawn at random.
tutorial-trains-moved = The trains roll on
tutorial-trains-moved-text = Watch: after each round your train rolls on by two cars, and other cars face each other. Everybody stays in their own.
tutorial-trains-loot = What is over there
tutorial-trains-loot-text = Car 2 now faces A0 with its strongbox, car 1 the coal with three nuggets on top: one is gold, $1500. Luggage is worth $300 to $700. What a Robbery takes is drawn at random.
tutorial-trains-documents = Three documents
tutorial-trains-documents-text = Inside A2, A4 and A6 lies one each: your team’s is worth $4000, another is theirs, one is a decoy, and nobody knows which is which. A courier guards each of these cars, inside or on the roof.
tutorial-trains-guns = Within reach
tutorial-trains-guns-text = This is the round to cross: all your cars but the last face one inside, and all of them on the roof. Car 1 is beside the armoury A3: a Gatling stands on its roof, and anybody who begins a round inside draws two more cards.
tutorial-trains-cross = Across!
tutorial-trains-cross-text = Places that glow on the other train are a step away. On the roof, crossing is one of your three steps. Keep away from the couriers, unless you want to flee.
tutorial-trains-met = A courier!
tutorial-trains-met-text = Nobody stays beside a courier. Anybody who meets one takes a bullet and changes floor at once; what lies there is out of reach until a shot sends the courier to the other floor.
tutorial-trains-gang = A shot at a courier
tutorial-trains-gang-text = The courier changes floor and leaves the loot alone. The bullet goes under the Organized Gang: the team with more of them gets $1500. And a bandit who has fired all six bullets in the end brings $1000.
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
tutorial-trains-rescue = To the rescue!
tutorial-trains-rescue-text = You may join Tuco where he stands, whatever the car, floor or train. Is that a better place than yours?
tutorial-trains-last = Home, now!
tutorial-trains-last-text = The last round: only your two rear cars still face A5 and A6. A bandit who stays over there when the trains part brings nothing to the team.
tutorial-super-aim = Be the last one aboard
tutorial-super-aim-text = When a round ends, the last car stays behind, and anybody in it or on its roof is out, like those who fall off the train. The last one aboard wins.
tutorial-super-arrow = Mind your arrow
tutorial-super-arrow-text = You look towards the locomotive, at Doc, and he looks back; Belle aims at your back. A Move goes one car the way you look. A shot flies that way along your floor, however far, and hits the first who stands there.
tutorial-super-program = Three cards, in their order
tutorial-super-program-text = Choose what you do first, second and third; the others do so, too. Belle has the star and begins. For a start: Fire at Doc, Change Floor to get out of the way, then Move.
tutorial-super-shootin = Card by card
tutorial-super-shootin-text = Everybody’s first card is turned, one after the other, then the second, then the third. Nothing can be changed any more, even if it leads off the train.
tutorial-super-stunned = Knocked down
tutorial-super-stunned-text = A bandit who is hit flies one car further and lies stunned. There no bullet hits them, but the next card is lost: it only gets them up.
tutorial-super-missed = Into the air
tutorial-super-missed-text = Nobody stood in the line of fire, so the card is lost. All act in turn: think of where they will be by then.
tutorial-super-uncoupled = The last car is gone
tutorial-super-uncoupled-text = It stays behind at the end of each round, with everybody in it or on it. The next car is the tail now: it has the stripes.
tutorial-super-loot = A Loot card
tutorial-super-loot-text = The bandit furthest back now gets the card of the lost car; on the roof before inside. In the end they count if several are left on the locomotive: the most cards win.
tutorial-super-eliminated = One less
tutorial-super-eliminated-text = Anybody who falls off, or rides in the car that is left, is out, whatever cards are still to come.
tutorial-super-round = A new round
tutorial-super-round-text = Your cards are back. The star has gone to the next one, who begins; the train is shorter, and all are closer. I only speak up when something is new.
tutorial-super-tail = You are in the tail
tutorial-super-tail-text = It stays behind when this round ends. A Move goes the way your arrow points: if it points off the train, Flip first.
tutorial-super-down = You lie stunned
tutorial-super-down-text = Your first card only gets you up, whatever it shows. So begin with the one that you need least.
tutorial-super-edge = Mind the edge
tutorial-super-edge-text = You are on the locomotive and look ahead: a Move would lead right off the train. Flip before it, or do without.
tutorial-super-locomotive = The last wagon
tutorial-super-locomotive-text = When it is gone the ride ends. If several are on the locomotive then, the one with the most Loot cards wins.
tutorial-super-out = You are off
tutorial-super-out-on = Watch the rest
tutorial-super-out-text = That happens to the best. Watch who stays longest, or take your diploma and ride again.
tutorial-super-over = The ride is over
tutorial-super-over-text = The bandit left aboard has won; of several on the locomotive, the one with the most Loot cards.
tutorial-diploma = Diploma of train robbery
tutorial-diploma-awarded = awarded to { $name }
tutorial-diploma-text = { $rank ->
        [1] who robbed the Folsom train first of all, with { $money } in the bag,
       *[other] who came off the Folsom train in place { $rank }, with { $money } in the bag,
    }
tutorial-diploma-skill = and who now knows how to scheme, steal, punch and run.
tutorial-diploma-signed = The Marshal, with gritted teeth
tutorial-diploma-real = Play a real game
