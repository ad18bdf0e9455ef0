# The terminal client.

title = FOLSOM
round-of = Round { $round } of 5
first-player = First Player: { $seat }
event-of-round = then { $event }: { $hint }
no-event = no event
neutral-left = Neutral bullets: { $number }

column-bandit = Bandit
column-bullets = Bullets left
column-loot = Loot
column-money = Money
column-cards = Hand + deck
column-hits = Hit
column-rank = Rank
column-gunslinger = Gunslinger
at-least = { $money } or more

pile = Pile
pile-empty = no card yet
pile-more = +{ $number }
hand = Hand
hand-empty = empty
kept = kept
deck-holds = In your deck: { $cards }.
discard-holds = In your discard: { $cards }.
purses-held = { $bandit } holds: { $loot }.
nothing = nothing
nobody = nobody
power-of = { $bandit }: { $power }
legend = ◉ purse  ◆ jewel  ▣ strongbox  ★ Marshal  ● bullet left  ✖ hit

prompt = Your choice
prompt-keys = number or words · ? rules · h help · l log · s save · q quit
rules-are = Rules: { $rules }
help = Type a number, or the option in notation, such as “{ $example }”.
    ? explains the question, l lists the last events, s saves, q saves and quits.
log-empty = Nothing has happened yet.
not-understood = “{ $text }” is not among the choices. Type a number from 1 to { $number }, or ? for help.
not-one = “{ $text }” could mean several choices. Type its number.
say-something = Type a number from 1 to { $number }, or ? for help.
saved = Saved to { $path }.
quit = Saved to { $path }. The train waits: { $command }
hand-over = Pass the keyboard to { $seat }.
    .enter = { $seat }, press Enter when nobody else is looking.

winner = { $number ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
gunslinger-yes = ★ +{ $money }
record-kept = The record is in { $path }.

welcome = The complete Colt Express on a computer. Enter accepts what stands in brackets.
lobby-foreign = This saved game wants to start a program for its bots: { $bots }
lobby-trust = Start it? Say yes only if you know it.
lobby-resume = A game is waiting. Go on with it?
lobby-players = How many players?
lobby-game = Colt Express or Colt Super Express?
lobby-bandit = Your bandit?
lobby-mode = Which game?
lobby-edition = Which rules?
lobby-extensions = Which extensions?
answer-yes = yes
answer-no = no
answer-any = any
answer-none = none
choose-among = Please choose among { $choices }.
ready = { $bandits }: all aboard. Game { $hash }

foreign-bots = The saved game names a program for its bots, which was not started: { $bots } Name the bots that shall play with --bots.
no-save = There is no saved game to go on with. Start one with: folsom play
game-is-over = That game is over; folsom replay shows it.
no-such-person = There is no seat { $name } in this game; the seats are { $seats }.
too-many-people = There are { $seats } seats, not { $people }.
wrong-seats = “{ $text }” names no seats; write for example ghost,belle,tuco.
replay-head = Choice { $n } of { $total }: { $seat }, { $option }
replay-start = Before the first choice
no-choice = The record has { $total } choices; there is no choice { $n }.
tidied = Thrown away: { $tables } tables, { $replays } records, { $guests } guests.
tidy-would = Old enough to go: { $tables } tables, { $replays } records, { $guests } guests.
beside = { $place }:
