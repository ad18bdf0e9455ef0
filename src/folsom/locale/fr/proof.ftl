# Ce qu’un enregistrement prouve de sa donne, pas à pas, et ce qui s’ensuit.

proof-seal = Avant la première carte, la maison a scellé son secret. Le sceau était :
proof-secret = Sous le sceau se trouvait ce secret :
proof-chosen = La donne a été choisie, et tout le monde le savait. Son mot est :
proof-part = { $seats } : l’appareil a ajouté sa part, celle qu’il avait promise :
proof-part-left-out = { $seats } : l’appareil avait promis une part et ne l’a pas donnée à temps. Elle a été laissée de côté ; sa promesse était :
proof-seed = Le secret et les parts donnent ensemble la graine de la partie :
proof-seed-alone = Aucun appareil n’a ajouté de part : le secret seul est la graine de la partie :
proof-seed-chosen = Le mot seul est la graine de la partie :
proof-marker = Pour une revanche, le marqueur Premier Joueur passe au suivant. Parmi les donnes que donne la graine, la numéro { $number } est la première où { $seat } l’a :
proof-draw = Qui joue quelle place et quels wagons roulent a été choisi d’avance ou tiré avec cette graine.
proof-draw-before = Qui joue quelle place et quels wagons roulent a été tiré par la maison à la création de la table, aux yeux de tous avant qu’on s’assoie.
proof-replay = Avec cette graine, les { $choices } choix mènent à chaque carte et à chaque bourse de l’enregistrement, et à son résultat.
    .open = Avec cette graine, les { $choices } choix mènent à chaque carte et à chaque bourse jusqu’ici ; la partie n’est pas finie.
    .told = Les { $choices } choix suivent les règles, le hasard ayant décidé ce que dit l’enregistrement.

proof-verdict-common = Ni la maison ni un joueur seul n’a pu choisir cette donne.
proof-verdict-house = La maison a tiré cette donne et ne pouvait plus la changer une fois son sceau montré ; personne n’a ajouté de part.
proof-verdict-chosen = Quelqu’un a choisi cette donne exprès.
proof-verdict-unproved = La partie suit les règles ; mais sans sa graine, rien ne prouve d’où vient la donne.
proof-verdict-broken = Cet enregistrement n’est pas digne de foi : quelque chose ne colle pas.

seal-other = Le sceau de l’enregistrement, { $seal }, ne commence pas par { $wanted }.
seal-short = Donnez au moins { $digits } chiffres hexadécimaux du sceau.
