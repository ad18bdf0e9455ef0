# Tartes & Pistolets.

module-pies_pistols = Tartes & Pistolets
setup-module-pies_pistols = Quatre tartes parmi le butin, des économies dans l’une d’elles, et une bataille de tartes.

bandit-nell = Nell
    .gender = f
    .power = Elle pioche une septième carte dans une manche qu’elle commence avec une tarte.

token-pie = tarte
    .a = une tarte
    .the = la tarte
    .many = { $number ->
        [one] { $number } tarte
       *[other] { $number } tartes
    }
pie-label = tarte n° { $label }
pie-unknown = une tarte (100 $ ou 700 $)
pie-known = tarte n° { $label } (elle contient { $money })
explain-token-pie = Trois tartes valent 100 $, et dans la quatrième quelqu’un a caché 700 $ ; seul qui la ramasse le sait. Une tarte, ça se lance.

happening-food_fight = Bataille de tartes
    .hint = qui a une tarte peut la lancer sur un bandit proche, qui fuit à l’autre étage
round-pies_24_food_fight = { happening-food_fight }
round-pies_56_food_fight = { happening-food_fight }
round-pies_station_food_fight = Gare

ask-throw_pie = Sur qui { $bandit } lance-t-{ GENDER($bandit) ->
        [f] elle
       *[m] il
    } une tarte ?
    .throw = Lancer une tarte sur { $target } { $place }
    .pass = Garder la tarte
    .hint = Bataille de tartes : la cible est à votre étage, dans votre wagon ou le suivant, et fuit à l’autre étage. La tarte est perdue, quoi qu’elle ait contenu.
    .rules = PIES-03 à 05
rules-title-throw_pie = Tartes & Pistolets : la bataille de tartes

event-pie_thrown = Splash ! { $bandit } touche { $target } avec une tarte qui contenait { $money }.
event-moved =
    .pelted = Couvert de tarte, { $figure } fuit { $place }.
