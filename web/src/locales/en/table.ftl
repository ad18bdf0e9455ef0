# Words of the table screen.

you = You
colon = {": "}
person = { $name } ({ $bandit })
partner = Partner: { $name }
players = Players
your-turn = Your turn
acting-now = To act
order-on = Play goes round as the panels stand, from left to right.
    .short = Order of play
order-back = Play goes round the other way, from right to left.
    .short = Order of play reversed
first-player = First player of the round
seconds = { $left } s
time-left = { $left ->
    [one] one second left
   *[other] { $left } seconds left
}
time-up = Time’s up!
bullets-left = { $number } left
cards-of = { $hand } in hand, { $deck } in the deck
presence-here = At the table
presence-off = Away
presence-bot = A bot plays on
panel-label = { $person }, { $name }: { $loot }; { $bullets } bullets left, { $received } received; { $hand } cards in hand, { $deck } in the deck.
some-purse = { $number ->
    [one] { $number } purse
   *[other] { $number } purses
}
some-jewel = { $number ->
    [one] { $number } jewel
   *[other] { $number } jewels
}
some-strongbox = { $number ->
    [one] { $number } strongbox
   *[other] { $number } strongboxes
}

about-bandit = All about { $name }
sheet-loot = Loot
sheet-cash = Paid in cash
sheet-purses = Purses you know
sheet-bullets-left = { $number ->
    [one] One bullet left
   *[other] { $number } bullets left
}
sheet-hits = Bullets received
sheet-hits-from = { $number } from { $name }
sheet-hits-neutral = { $number } neutral
sheet-none = none

plate-car = { $car } · { $name }
plate-caboose = { $car } · { $name } · caboose
marshal = the Marshal
train = The train
train-in-words = The train in words
inside-holds = Inside: { $things }
roof-holds = Roof: { $things }
nobody-nothing = empty

round = Round { $round }
round-of = Round { $round } of { $rounds }
rounds = Rounds
station = Station
turn-of = turn { $turn } of { $turns }
turn-done = done
turn-laid = { $turn } · { $type }
cards-laid = { $number ->
    [one] one card
   *[other] { $number } cards
}
at-the-end = At the end of the round: { $text }.
no-event = No event at the end of this round.

pile = Common pile
card-of = card { $card } of { $cards }
next-cards = Next cards
card-by = { $name }: { $card }
new-thing = New: { $name }
got-it = Got it
no-more-introductions = No more introductions
as-things-stand = As things stand now:
hidden-from-others = face down, only you see it
face-down = face down
drew = { $number ->
    [0] passed
   *[other] drew { $number }
}
you-now = you now

your-hand = Your hand
in-your-deck = in your deck
no-cards = No cards in hand
bullets-clog = { $number ->
    [one] One bullet clogs your hand
   *[other] { $number } bullets clog your hand
}

decide = Your decision
explain = What does this mean?
read-round = Read the Round card
pick-a-card = Pick a card below
waiting-for = Waiting for { $names }
others-choose = Your choice is made. Nobody sees it before all have chosen: { $names }
choosing = Choosing
looking-back = You are looking at the past.
what-happened = What happened
look-back = Look at this moment
moment = Moment of the game
step-back = One step back
step-on = One step on
back-to-now = Back to now

chat = Chat
chat-empty = Nobody has said a word yet.
chat-placeholder = Say something
send = Send
chat-watching = (watching)
spectator-chat = Spectators may talk
spectators-quiet = At this table those who watch do not talk.
no-talk-now = While the cards are resolved nobody talks; after the event you may again.
somebody = Somebody

tools = Tools
menu = Menu
pause = Pause
go-on = Go on
skip = Skip
undo = Undo
taken-back = { $number ->
    [one] 1 choice taken back
   *[other] { $number } choices taken back
}
hint = Hint
one-step = One step
speed-choose = Pace of the story
speed-now = Pace of the story: { $speed }
speed-instant = instant
sound-on = Sound on
sound-off = Sound off
line-connecting = Connecting
line-lost = Connection lost, trying again
line-refused = Not let in

chosen-seed = Chosen deal: “{ $seed }”
sealed = The deal is sealed: { $seal }…
sealed-about = The house has fixed its secret and shows this seal of it. Each device adds a part of its own before the cards are dealt, so nobody alone can choose the deal; at the end anybody can check it.
dealing = The cards are shuffled…
waiting-room = Waiting for the train to leave
what-is-played = What is played
seat-is-open = Free seat
seat-is-bot = Bot
seat-is-person = Player
bandit-by-lot = Bandit by lot
side-red = Red team
side-blue = Blue team
side-pair_1 = First pair
side-pair_2 = Second pair
side-pair_3 = Third pair
sit-here = Sit here
sit-down = Sit down
your-name-here = Name or nickname
add-bot = Add a bot
free-seat = Free the seat
leave-seat = Leave the seat
invite = Friends open this link, type the code on their home page, or point a phone at the picture.
    .uncoded = Friends open this link, or point a phone at the picture.
invite-late = Anybody who opens this link may take over from a bot, or watch.
invite-watch = Anybody who opens this link may watch.
invite-others = Invite others
invite-link = Link to this table
invite-qr = QR code of the link
invite-scan = Scan with a phone
invite-code = Code of the table:
invite-code-here = On this computer, another browser joins with the code
invite-share = Share
invite-text = Join my train robbery!
invite-other = Several networks know this computer. If one address does not work, take another:
invite-alone = Only this computer can open the table, so there is no link yet for friends. To let in everybody in your network, start Folsom with
copy-link = Copy the link
start = All aboard!
start-with-bots = { $number ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on { $number } free seats
}
host-starts = { $host } gives the signal to leave.
    .nameless = The host gives the signal to leave.

join-in = Join in
join-in-about = Take over from a bot, with all that its bandit has and knows.
latecomers = Latecomers welcome
latecomers-about = Anybody who comes later may take over from a bot.

hand-over = Hand the device to { $name }
hand-over-hint = The others look away.
i-am = I am { $name }
bot-plays = A bot plays for you.
bot-plays-for = A bot plays for { $names }.
person-away = { $name }, away
list-apart = {"; "}
waited = Waiting for { $time }
let-bot-play = Let a bot play for { $name }
gave-up = You gave up your seat; a bot has it.
leave = Leave
ask-leave = Leave the table?
leave-about = A bot plays for you at once, so that nobody has to wait. Your seat stays yours: come back whenever you like and play on.
stay = Stay
give-up = Give up
ask-give-up = Give up this game?
give-up-alone = { $seats ->
    [one] The bots ride on to the end without you, and you see how it ends. You cannot come back to your seat.
   *[other] Everybody at this device gives up. The bots ride on to the end without you, and you see how it ends. You cannot come back to your seats.
}
give-up-about = { $seats ->
    [one] A bot has your seat for good: you cannot come back to it. The others play on.
   *[other] Everybody at this device gives up. Bots have your seats for good: you cannot come back to them. The others play on.
}
take-back = Take your seat back
look-along = Overview: touch where to look
watching = You are watching.
turn-title = ● Your turn · Folsom
table-title = Folsom
notify-turn = It is your turn.
no-such-table = There is no such table.
unreadable-table = This game was begun by an older Folsom, and this one cannot read it any more. It is kept, but cannot be shown.
loading-table = The train pulls in…
