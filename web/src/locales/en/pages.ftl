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
