# Pourquoi un robot choisirait ce qu’il choisirait.

reason-only = Rien d’autre n’est possible.
reason-pass = Aucune autre possibilité ne promet davantage.
reason-draw-useless = Aucune carte de cette main ne rapporterait rien pour l’instant ; trois nouvelles le pourraient.
reason-draw-better = Trois nouvelles cartes promettent plus que { $card }, la meilleure de cette main.
reason-plan-spare = { $card } rapporte peu, mais rien dans cette main ne rapporte plus.
reason-plan-prepare = { $card } rapporte peu par soi-même, mais { $next } paie ensuite.
reason-plan-robbery-here = { $number ->
        [one] Un butin se trouve
       *[other] { $number } butins se trouvent
    } là où vous êtes, { $place }, et aucune carte de la pile ne devrait vous en chasser avant.
reason-plan-robbery-there = Après les cartes de la pile, vous serez sans doute { $place }, où { $number ->
        [one] se trouve un butin
       *[other] se trouvent { $number } butins
    }.
reason-plan-fire = D’ici là, { $target } devrait être dans votre ligne de tir.
reason-plan-fire-richest = { $target } a le plus d’argent et devrait être d’ici là dans votre ligne de tir.
reason-plan-fire-title = Un tir compte dans la course au titre d’As de la gâchette.
reason-plan-fire-title-at = { $target } devrait être dans votre ligne de tir, et le tir compte pour le titre d’As de la gâchette.
reason-plan-punch = { $victim } devrait se trouver à côté de vous et lâcher { $token }.
reason-plan-punch-away = { $victim } devrait se trouver à côté de vous ; un coup suffit à l’éloigner.
reason-plan-punch-bullet = { $victim } devrait se trouver à côté de vous ; le coup peut lui valoir une balle.
reason-marshal-hits = { $number ->
        [one] Le Marshal y rencontre { $bandits } : une balle, et un départ vers le toit.
       *[other] Le Marshal y rencontre { $bandits } : une balle chacun, et tous sur le toit.
    }
reason-marshal-clears = Là, le Marshal laisse sans garde du butin à votre portée.
reason-marshal-spares = Là, le Marshal reste loin de vous.
reason-marshal-rivals = Là, le Marshal gêne le plus vos rivaux.
reason-go-loot = { $number ->
        [one] Un butin se trouve
       *[other] { $number } butins se trouvent
    } { $place }.
reason-go-near = De là, { $place }, le prochain butin est le plus proche.
reason-go-money = Être { $place } vous rapporte de l’argent avant la fin de la manche.
reason-go-safe = Être { $place } vous tient à l’écart du Marshal.
reason-go-bullet = De l’autre côté attend le Marshal : vous prendriez une balle. Vous êtes à l’abri { $place }.
reason-go-rivals = C’est { $place } que vous laissez le moins à vos rivaux.
reason-fire = De toutes les cibles en vue, une balle pour { $target } vous sert le mieux.
reason-fire-richest = { $target } a le plus d’argent parmi les bandits en vue.
reason-fire-marshal = Le tir pousse { $target } dans le wagon du Marshal : deux balles pour une.
reason-rob = Ce qui vaut le plus ici, c’est { $token } : { $money }.
reason-rob-guess = On ne sait pas ce qu’il y a dedans, mais { $token } contient en moyenne { $money }, plus que le reste ici.
reason-rob-same = Tout ce qui traîne ici se vaut pour vous ; prenez { $token }.
reason-punch-marshal = Le coup peut envoyer { $victim } vers le Marshal, qui a une balle toute prête.
reason-punch-loot = { $victim } lâche { $token } à vos pieds.
reason-punch-pocket = Droit dans votre poche : { $token } { DE($victim) }.
reason-punch-bare = { $victim } n’a rien à lâcher, mais doit partir.
reason-punch-poor = { $victim } a le moins à espérer { $place }.
reason-punch-away = { $victim } vous gêne le moins { $place }.
reason-punch_keep = Une bourse en poche vaut mieux qu’une bourse par terre.
reason-pickpocket = Une bourse gratuite.
reason-tried = De tout ce que j’ai essayé en pensée, c’est ce qui finit le mieux.
reason-go-rebellion = Dans les wagons, les passagers vont tirer. C’est { $place } que vous êtes hors de leur portée.
reason-search-loot = Sur dix suites possibles de cette manche, { $number } vous rapportent { $token } ou plus ; avec un autre choix, { $other }.
reason-search-loot_besides = Elle ne gêne pas vos autres cartes. Sur dix suites possibles de cette manche, elles vous rapportent { $token } ou plus dans { $number } ; avec un autre choix, dans { $other }.
reason-search-lost = Sur dix suites possibles de cette manche, vous perdez du butin dans { $number } ; avec un autre choix, dans { $other }.
reason-search-punch = Sur dix suites possibles de cette manche, { $victim } perd du butin sous vos poings dans { $number } ; avec un autre choix, dans { $other }.
reason-search-hit = Sur dix suites possibles de cette manche, vous touchez quelqu’un, surtout { $target }, dans { $number } ; avec un autre choix, dans { $other }.
reason-search-bullet = Sur dix suites possibles de cette manche, vous prenez une balle dans { $number } ; avec un autre choix, dans { $other }.
