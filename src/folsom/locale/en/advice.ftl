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
reason-plan-punch-bullet = { $victim } will probably stand beside you, and the blow can bring them a bullet.
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
reason-tried = Of all that I tried out in my head, this came out best.
reason-go-rebellion = Inside the cars the passengers are about to shoot. Out of their reach you stand { $place }.
reason-search-loot = Of ten ways this round can go, { $number } bring you { $token } or more; with other choices { $other }.
reason-search-loot_besides = It spoils nothing for your other cards. Of ten ways this round can go, they bring you { $token } or more in { $number }; with other choices in { $other }.
reason-search-lost = Of ten ways this round can go, you lose loot in { $number }; with other choices in { $other }.
reason-search-punch = Of ten ways this round can go, { $victim } loses loot to your fist in { $number }; with other choices in { $other }.
reason-search-hit = Of ten ways this round can go, you shoot somebody, mostly { $target }, in { $number }; with other choices in { $other }.
reason-search-bullet = Of ten ways this round can go, you take a bullet in { $number }; with other choices in { $other }.
