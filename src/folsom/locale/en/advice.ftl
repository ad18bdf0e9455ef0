# Why a bot would choose what it would choose.

reason-only = Nothing else is possible.
reason-pass = None of the other options promises more.
reason-draw-useless = No card of this hand would gain anything as things stand; three new ones may.
reason-draw-better = Three new cards promise more than { $card }, the best of this hand.
reason-plan-spare = { $card } gains little, but nothing in this hand gains more.
reason-plan-prepare = { $card } brings little by itself, but after it { $next } pays.
reason-plan-robbery-here = { $number ->
        [one] A piece of loot lies
       *[other] { $number } pieces of loot lie
    } where you stand, { $place }, and no card on the pile is likely to move you first.
reason-plan-robbery-there = After the cards on the pile you will probably stand { $place }, where { $number ->
        [one] a piece of loot lies
       *[other] { $number } pieces of loot lie
    }.
reason-plan-fire = By then { $target } should be in your line of fire.
reason-plan-fire-richest = { $target } is the richest and should be in your line of fire by then.
reason-plan-fire-title = A shot counts in the race for Gunslinger.
reason-plan-fire-title-at = { $target } should be in your line of fire, and the shot counts in the race for Gunslinger.
reason-plan-punch = { $victim } will probably stand beside you and drop { $token }.
reason-plan-punch-away = { $victim } will probably stand beside you and can be knocked away.
reason-marshal-hits = { $number ->
        [one] The Marshal meets { $bandits } there: a bullet, and up to the roof.
       *[other] The Marshal meets { $bandits } there: a bullet each, and up to the roof.
    }
reason-marshal-clears = There the Marshal leaves loot within your reach unguarded.
reason-marshal-spares = There the Marshal keeps away from you.
reason-marshal-rivals = There the Marshal hinders your rivals most.
reason-go-loot = { $number ->
        [one] A piece of loot lies
       *[other] { $number } pieces of loot lie
    } { $place }.
reason-go-near = From there, { $place }, the next loot is nearest.
reason-go-money = Standing { $place } brings you money before the round is over.
reason-go-safe = Standing { $place } keeps you clear of the Marshal.
reason-go-bullet = The other way lies the Marshal: you would take a bullet. You are safe { $place }.
reason-go-rivals = Standing { $place } leaves your rivals the least.
reason-fire = Of all targets in sight, a bullet for { $target } serves you best.
reason-fire-richest = { $target } is the richest in sight.
reason-fire-marshal = The shot drives { $target } into the Marshal’s car: two bullets for one.
reason-rob = Nothing that lies here is worth more than { $token }: { $money }.
reason-rob-guess = Nobody knows what is in it, but { $token } holds { $money } on average, more than the rest here.
reason-rob-same = All that lies here is worth the same to you; take { $token }.
reason-punch-marshal = The blow can send { $victim } to the Marshal, who has a bullet ready.
reason-punch-loot = { $victim } drops { $token } at your feet.
reason-punch-pocket = Straight into your pocket goes { $token } from { $victim }.
reason-punch-bare = { $victim } has nothing to drop, but has to go.
reason-punch-poor = { $victim } has the least to hope for { $place }.
reason-punch-away = { $victim } is least in your way { $place }.
reason-punch_keep = A purse in the pocket is better than one on the floor.
reason-pickpocket = A purse for nothing.
reason-place = It makes little difference; both spots are good.
reason-free_card = This card is missing most in your hand.
reason-discard_bullets = A bullet in the hand only takes up room.
reason-keep_cards = This card will be useful next round.
reason-tried = Of all that I tried out in my head, this came out best.
reason-plan-punch-shotgun = By then you should stand beside the Shotgun: knocked off his strongbox, he leaves it for you to take.
reason-punch-shotgun = Knocked off his strongbox, the Shotgun leaves it for you to take.
reason-rob-flask = It is worth no money, but with { $token } you draw and play in one turn; that is more than the rest here.
reason-go-off = Whoever is still on the train at the station cannot win. On horseback you are out of it, with all you have.
reason-go-hostage = In the stagecoach you take the { $hostage }: about { $money } in the end, the handicap taken off.
reason-go-coach-bare = In the stagecoach only the { $hostage } is left for you, and pays nothing as things stand.
reason-go-coach = From there, { $place }, it is not far to the stagecoach and its hostages.
reason-go-away = Whoever is still on the train at the station cannot win. You are nearer to getting away { $place }.
reason-go-alone = Strongboxes are shared where several stand together at the end; { $place } you do best by that.
reason-go-rebellion = Inside the cars the passengers are about to shoot. Out of their reach you stand { $place }.
reason-go-clear = Standing { $place } keeps you clear of the Shotgun.
reason-go-shotgun = The other way is under the Shotgun’s barrels: you would take a bullet. You are safe { $place }.
reason-drink-poor = No card of this hand would gain anything as things stand. The whiskey brings three new ones, and one of them can be played at once.
reason-drink-better = Even { $card }, the best of this hand, gains little; three new cards to choose from are worth a sip.
reason-drink-late = There will hardly be another turn to drink in, and three new cards may hold something better than { $card }.
reason-drink-old = Old Whiskey lets you play { $card } and { $next } in one turn, before anybody can come between them.
reason-drink-twice = Old Whiskey lets you play { $card } twice in one turn, before anybody can come between.
reason-hostage = The { $hostage } is good for about { $money } in the end, the handicap taken off.
reason-hostage-owned = For what you have by now, the { $hostage } pays { $money }.
reason-hostage-bare = The { $hostage } pays nothing for what you have by now, but that may change.
reason-attack-board = No car further forward promises more: loot and stagecoach are best reached from here, { $place }.
reason-attack-company = There may be more further forward, but others will go there too; a horse and some loot are certain { $place }.
reason-attack-gallop = More is to be had { $place }, further forward.
reason-keep-gain = { $card } should gain you something right where you will stand.
reason-keep-better = { $card } is more useful than a card from the deck is likely to be.
reason-keep-bullet = A bullet that is kept only takes up room in the next hand.
reason-keep-spare = { $card } is hardly better than what the deck would bring.
reason-give-richest = Nobody has more than { $target }.
reason-give = A bullet for { $target } is one that you do not have.
reason-search-loot = Of ten ways this round can go, { $number } bring you { $token } or more; with other choices { $other }.
reason-search-lost = Of ten ways this round can go, you lose loot in { $number }; with other choices in { $other }.
reason-search-punch = Of ten ways this round can go, { $victim } loses loot to your fist in { $number }; with other choices in { $other }.
reason-search-hit = Of ten ways this round can go, you shoot somebody, mostly { $target }, in { $number }; with other choices in { $other }.
reason-search-bullet = Of ten ways this round can go, you take a bullet in { $number }; with other choices in { $other }.
