# What the server says: errors, advice, and the words of the lobby.

error-unknown_table = There is no such table.
error-unknown_code = No table has this code.
error-unknown_deal = There is no such deal, or its game is not over yet.
error-unknown_replay = There is no such replay.
error-unknown_token = This seat link is not valid, or it was renewed.
error-unknown_bot = There is no bot { $bot }; choose among { $bots }.
error-unknown_page = There is nothing at this address.
error-no_token = This needs the token of a seat.
error-not_host = Only the host of the table may do this.
error-not_seated = Only those who played at this table, or its host, may call for another game.
error-no_such_seat = This table has no seat { $seat }.
error-seat_taken = This seat is taken.
error-table_full = All seats of this table are taken.
error-already_seated = You have a seat at this table, or had one; nobody looks into two hands.
error-one_newcomer = Somebody has joined this running game from your address; the next game has room for you.
error-spectators_quiet = At this table those who watch are asked to be quiet.
error-hush = Nobody talks while the cards are resolved; go on after the round's event.
error-already_started = The game has already begun.
error-not_pledged = This device has not pledged such a part of the deal.
error-not_started = The game has not begun yet.
error-game_over = The game is over.
error-outdated = This game was begun by the rules of an older Folsom. It can be watched up to here, but not played on.
    .unreadable = This game was begun by an older Folsom, and this one cannot read it any more. It is kept, but cannot be shown.
error-not_over = The game is not over yet.
error-stale = The table has gone on meanwhile; look again.
error-illegal = “{ $option }” is not possible now. Possible: { $legal }.
error-cannot_undo = This choice cannot be taken back.
    .nothing = There is no choice of yours to take back.
    .others_chose = Somebody has chosen since; your choice stands.
    .chance = Chance has decided something since; your choice stands.
    .revealed = Something hidden was shown because of it; your choice stands.
error-not_your_seat = This is not your seat.
error-watching = You are only watching.
error-gave_up = You gave this seat up; a bot has it now.
    .rematch = You gave up before the end; those who played on, or the host, may call for another game.
error-own_seat = This is your own seat: you can play it yourself.
error-not_waited_for = Nobody waits for this seat now.
error-host_decides = The host is here and decides whether a bot plays on.
error-too_early = { $seconds ->
    [one] Give them a little more time: a bot may play on in one second.
   *[other] Give them a little more time: a bot may play on in { $seconds } seconds.
}
error-nothing_to_decide = You have nothing to decide now.
error-bad_config = This game cannot be played: { $why }
error-bad_record = This record cannot be used: { $why }
error-bad_request = The request is not right: { $why }
error-malformed = The message is not right: { $why }
error-too_many = That was too much at once; wait a moment.
error-too_big = This is too big.
error-foreign_origin = Requests from other sites are refused.
error-unknown_host = This server answers to the names of this machine only, such as localhost; --public-url tells it another.
error-unknown_phrase = There is no such phrase.
error-no_room = This server keeps no more records for now.
error-busy = The table is busy; try again.
error-unavailable = The house cannot write anything down at the moment. Nothing is lost; try again soon.
error-method_not_allowed = This address does not do that.
error-server_error = Something went wrong on our side.

no-web-client = Folsom’s server runs, but its web client is not built. Run ./folsom set-up to build it.

serving = Folsom plays at { $address } (Ctrl-C stops it; every game is kept).
serving-others = Friends open { $address }
served = The train has stopped. All games are kept.
port-taken = Port { $port } is taken; choose another with --port.

bot-legend = Legend
    .about = plays every round out in its head a hundred thousand times
bot-outlaw = Outlaw
    .about = thinks the round through before it draws
bot-robber = Robber
    .about = has a plan, if not always a good one
bot-rookie = Rookie
    .about = goes by instinct and slips now and then
bot-heuristic = Gunhand
    .about = looks a few cards ahead
bot-random = Greenhorn
    .about = takes whatever comes

setup-edition-2014 = The first edition: hands are drawn before the Round card is turned.
setup-edition-2016 = The edition of 2016, with a first game without powers and events.
setup-edition-proto = The rules as they were printed first, with other powers for Tuco and Django.
setup-mode-advanced = With the bandits’ powers and the events.
setup-mode-first_game = Without powers and events; good for a first time.

poster-wanted = WANTED
poster-reward = REWARD
poster-fate = DEAD OR ALIVE
poster-place = place { $place } of { $of }
poster-split = How they split the loot
poster-foot = The train robbery of 1899, in your browser

preview-result = { $name }: { $reward }
    .about = A train robbery in Folsom: the split, round by round, and all of it to watch again.
preview-deal = { $name } got: { $reward }. Can you do better?
    .about = The same train, the same cards, the same rounds. Take the seat and ride.

phrase-hello = Howdy!
phrase-good_game = Good game!
phrase-nice_shot = Nice shot!
phrase-ouch = Ouch!
phrase-thanks = Much obliged.
phrase-hurry = The train won’t wait …
phrase-sorry = Nothing personal.
phrase-oops = Oops.

rules-title-game = How a game goes
    .text = Five rounds of a train robbery. In each round everybody first lays cards onto a common pile (Schemin’); then the pile is turned over and the cards are carried out in the order in which they were laid (Stealin’). After the fifth round the richest bandit wins; the one who has fired the most bullets is the Gunslinger and gets $1000 more.
rules-title-turns = Turns of a Round card
rules-title-events = Events at the end of a round
rules-title-bandits = The bandits
rules-title-plan = Laying cards
rules-title-move_to = Move
rules-title-floor_to = Change Floor
rules-title-fire_at = Fire
rules-title-rob = Robbery
rules-title-punch_whom = Punch: whom
rules-title-punch_what = Punch: what falls
rules-title-punch_keep = Punch: Cheyenne’s power
rules-title-punch_where = Punch: where to
rules-title-marshal_to = The Marshal
rules-title-pickpocket = Pickpocketing
