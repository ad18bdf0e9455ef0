# Pies & Pistols.

module-pies_pistols = Pies & Pistols
setup-module-pies_pistols = Four pies among the loot, one of them with savings in it, and a food fight.

bandit-nell = Nell
    .gender = f
    .power = She draws a seventh card in a round that she begins with a pie.

token-pie = pie
    .a = a pie
    .the = the pie
    .many = { $number ->
        [one] { $number } pie
       *[other] { $number } pies
    }
pie-label = pie #{ $label }
pie-unknown = a pie ($100 or $700)
pie-known = pie #{ $label } (it holds { $money })
explain-token-pie = Three pies are worth $100, and in the fourth somebody has baked $700; only the player who picks it up knows. Pies can be thrown.

happening-food_fight = Food Fight
    .hint = anybody with a pie may throw it at a bandit nearby, who flees to the other floor
round-pies_24_food_fight = { happening-food_fight }
round-pies_56_food_fight = { happening-food_fight }
round-pies_station_food_fight = Train Station

ask-throw_pie = At whom does { $bandit } throw a pie?
    .throw = Throw a pie at { $target } { $place }
    .pass = Keep the pie
    .hint = Food fight: the target is on your floor, in your car or the next one, and flees to the other floor. The pie is gone, whatever was in it.
    .rules = PIES-03 to 05
rules-title-throw_pie = Pies & Pistols: the food fight

event-pie_thrown = Splat! { $bandit } hits { $target } with a pie that held { $money }.
event-moved =
    .pelted = Covered in pie, { $figure } flees { $place }.
