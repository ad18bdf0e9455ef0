# Couriers & Armored Train

courier = Courier of { $which }
professore = Il Professore
some-nugget = { $number ->
    [one] { $number } nugget
   *[other] { $number } nuggets
}
some-bag = { $number ->
    [one] { $number } piece of luggage
   *[other] { $number } pieces of luggage
}
some-secret_document = { $number ->
    [one] { $number } secret document
   *[other] { $number } secret documents
}
plate-armored = A{ $car } · { $name }
no-inside = Coal to the brim: nobody gets inside.
faces-nothing = No car is beside it.
cut-off = Cut off: from inside, only the ladder leads out.
faces-car = { $car ->
    [0] Beside the locomotive of the departure train.
   *[other] Beside car { $car } of the departure train.
}
gatling-here = A Gatling stands on the roof.
known-token = { $token }: { $face }
known-here = You know: { $things }
teams = Teams
team-red = Red team
team-blue = Blue team
team-red-short = Red
team-blue-short = Blue
team-members = { $team }: { $names }
gang-hint = Organized Gang: { $number ->
    [one] one bullet has been fired at couriers
   *[other] { $number } bullets have been fired at couriers
}. The team with more of them gets $1500.
neutral-hint = { $number ->
    [one] One neutral bullet is left
   *[other] { $number } neutral bullets are left
}
schemer-label = Il Professore: his plan is worth { $money }. His cards
schemer-about = { $team }. His plan is worth { $money } to the team in the end; each Machination raises it.
schemer-deck = Cards that may still come up this round
schemer-cards = His cards: { $cards }
card-about = { $card }: { $name }
sheet-team = Team
sheet-bags = Luggage
sheet-nuggets = Nuggets
sheet-documents = Documents
document-red = of the red team
document-blue = of the blue team
document-neutral = the decoy
betrayal-short = Betrayal
betrayal-words = Betrayal is in the air: perhaps not all of a team will win.
turns-left = { $number ->
    [one] One turn only!
   *[other] { $number } turns only!
}
gang-counted = Organized Gang: { $red } red, { $blue } blue
team-brings = { $team }: { $money }
end-teams = The teams
end-team = { $team } wins
end-your-team = { $team } wins, and you with it!
end-traitor = { $number ->
    [one] { $names } betrays them all and wins alone
   *[other] { $names } betray their teams and win
}
end-you-traitor = You betray them all and win alone
end-betrayal = { $card }: { $words }.
end-nobody-home = Nobody has come home: nobody wins
end-left-behind = left behind on the armored train
end-gang = Organized Gang ({ $number ->
    [one] one bullet
   *[other] { $number } bullets
})
end-column-bags = Luggage
end-column-nuggets = Nuggets
end-column-documents = Documents
cavalry = Cavalry
both-trains = Both trains
