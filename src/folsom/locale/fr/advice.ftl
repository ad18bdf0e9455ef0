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
reason-place = Peu importe ; les deux endroits sont bons.
reason-free_card = C’est la carte qui manque le plus à votre main.
reason-discard_bullets = Une balle en main ne fait que prendre de la place.
reason-keep_cards = Cette carte sera utile à la prochaine manche.
reason-tried = De tout ce que j’ai essayé en pensée, c’est ce qui finit le mieux.
reason-plan-punch-shotgun = D’ici là, vous devriez être à côté du Shotgun : chassé de sa cagnotte, il vous la laisse.
reason-punch-shotgun = Chassé de sa cagnotte, le Shotgun vous la laisse.
reason-rob-flask = Cela ne vaut pas d’argent, mais avec { $token } on pioche et on joue dans le même tour ; c’est plus que le reste ici.
reason-go-off = Qui est encore sur le train à la gare ne peut pas gagner. À cheval, vous êtes hors d’affaire avec tout votre butin.
reason-go-hostage = Dans la diligence, vous prenez { $hostage } : environ { $money } à la fin, le handicap déduit.
reason-go-coach-bare = Dans la diligence, il ne vous reste que { $hostage }, sans aucune rançon pour l’instant.
reason-go-coach = De là, { $place }, la diligence et ses otages ne sont pas loin.
reason-go-away = Qui est encore sur le train à la gare ne peut pas gagner. C’est { $place } que la fuite est la plus proche.
reason-go-alone = Les cagnottes se partagent entre ceux qui se trouvent ensemble à la fin ; être { $place } vous convient le mieux.
reason-go-rebellion = Dans les wagons, les passagers vont tirer. C’est { $place } que vous êtes hors de leur portée.
reason-go-clear = Être { $place } vous tient à l’écart du Shotgun.
reason-go-shotgun = De l’autre côté, le Shotgun vous tient en joue : vous prendriez une balle. Vous êtes à l’abri { $place }.
reason-drink-poor = Aucune carte de cette main ne rapporterait rien pour l’instant. Le whisky en donne trois nouvelles, dont une se joue aussitôt.
reason-drink-better = Même { $card }, la meilleure carte de cette main, rapporte peu ; trois nouvelles cartes valent bien une gorgée.
reason-drink-late = Il n’y aura guère d’autre tour pour boire, et trois nouvelles cartes peuvent valoir mieux que { $card }.
reason-drink-old = Le vieux whisky permet de jouer { $card } et { $next } dans le même tour, sans que personne s’interpose.
reason-drink-twice = Le vieux whisky permet de jouer { $card } deux fois dans le même tour, sans que personne s’interpose.
reason-hostage = Avec { $hostage }, comptez environ { $money } à la fin, le handicap déduit.
reason-hostage-owned = Pour ce que vous avez déjà, la rançon est de { $money } : c’est { $hostage } qu’il vous faut.
reason-hostage-bare = Pas de rançon avec { $hostage } pour ce que vous avez déjà, mais cela peut changer.
reason-attack-board = Aucun wagon plus en avant ne promet davantage : butin et diligence s’atteignent le mieux d’ici, { $place }.
reason-attack-company = Il y a peut-être plus à prendre en avant, mais d’autres iront aussi ; { $place }, un cheval et du butin sont assurés.
reason-attack-gallop = Il y a plus à prendre { $place }, plus en avant.
reason-keep-gain = Là où vous serez, { $card } devrait vous rapporter quelque chose.
reason-keep-better = Cette carte, { $card }, est plus utile que ce que la pioche devrait donner.
reason-keep-bullet = Une balle gardée ne fait que prendre de la place dans la prochaine main.
reason-keep-spare = Cette carte, { $card }, ne vaut guère mieux que ce que la pioche donnerait.
reason-give-richest = C’est { $target } qui a le plus.
reason-give = Une balle pour { $target } est une balle que vous n’avez pas.
reason-search-loot = Sur dix suites possibles de cette manche, { $number } vous rapportent { $token } ou plus ; avec un autre choix, { $other }.
reason-search-lost = Sur dix suites possibles de cette manche, vous perdez du butin dans { $number } ; avec un autre choix, dans { $other }.
reason-search-punch = Sur dix suites possibles de cette manche, { $victim } perd du butin sous vos poings dans { $number } ; avec un autre choix, dans { $other }.
reason-search-hit = Sur dix suites possibles de cette manche, vous touchez quelqu’un, surtout { $target }, dans { $number } ; avec un autre choix, dans { $other }.
reason-search-bullet = Sur dix suites possibles de cette manche, vous prenez une balle dans { $number } ; avec un autre choix, dans { $other }.
