# Convoyeurs & Train blindé

courier = Convoyeur de { $which }
professore = Il Professore
some-nugget = { $number ->
    [one] { $number } pépite
   *[other] { $number } pépites
}
some-bag = { $number ->
    [one] { $number } bagage
   *[other] { $number } bagages
}
some-secret_document = { $number ->
    [one] { $number } document secret
   *[other] { $number } documents secrets
}
plate-armored = A{ $car } · { $name }
no-inside = Plein de charbon : personne n’y entre.
faces-nothing = Aucun wagon n’est à côté.
cut-off = Coupée de tout : de l’intérieur, seule l’échelle mène dehors.
faces-car = { $car ->
    [0] À côté de la locomotive du train de départ.
   *[other] À côté du wagon { $car } du train de départ.
}
gatling-here = Une Gatling est sur le toit.
known-token = { $token } : { $face }
known-here = Vous savez : { $things }
teams = Équipes
team-red = Équipe rouge
team-blue = Équipe bleue
team-red-short = Rouge
team-blue-short = Bleu
team-members = { $team } : { $names }
gang-hint = Bande organisée : { $number ->
    [one] { $number } balle tirée sur les convoyeurs
   *[other] { $number } balles tirées sur les convoyeurs
}. L’équipe qui en a le plus reçoit 1500 $.
neutral-hint = { $number ->
    [one] Il reste { $number } balle neutre
   *[other] Il reste { $number } balles neutres
}
schemer-label = Il Professore : son plan vaut { $money }. Ses cartes
schemer-about = { $team }. À la fin, son plan rapporte { $money } à l’équipe ; chaque machination l’augmente.
schemer-deck = Cartes qui peuvent encore venir pendant cette manche
schemer-cards = Ses cartes : { $cards }
card-about = { $card } : { $name }
sheet-team = Équipe
sheet-bags = Bagages
sheet-nuggets = Pépites
sheet-documents = Documents
document-red = de l’équipe rouge
document-blue = de l’équipe bleue
document-neutral = le leurre
betrayal-short = Trahison
betrayal-words = La trahison plane : peut-être que toute l’équipe ne gagnera pas.
turns-left = { $number ->
    [one] { $number } tour seulement !
   *[other] { $number } tours seulement !
}
gang-counted = Bande organisée : { $red } rouges, { $blue } bleues
team-brings = { $team } : { $money }
end-teams = Les équipes
end-team = { $team } : victoire !
end-your-team = { $team } : victoire, et vous en êtes !
end-traitor = { $number ->
    [one] { $names } trahit tout le monde et gagne à sa place
   *[other] { $names } trahissent leurs équipes et gagnent
}
end-you-traitor = Vous trahissez tout le monde et gagnez à sa place
end-betrayal = { $card } : { $words }.
end-nobody-home = Personne n’est rentré : personne ne gagne
end-left-behind = resté sur le train blindé
end-gang = Bande organisée ({ $number ->
    [one] { $number } balle
   *[other] { $number } balles
})
end-column-bags = Bagages
end-column-nuggets = Pépites
end-column-documents = Documents
cavalry = Cavalerie
both-trains = Les deux trains
