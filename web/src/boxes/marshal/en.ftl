# Marshal & Prisoners: what the server does not say.

some-mailbag = { $number ->
    [one] { $number } mailbag
   *[other] { $number } mailbags
}
marshal-player = Marshal
law-panel-label = { $person }, the Marshal: Colt 1 with { $first } and Colt 2 with { $second } bullets; { $goals } of 5 goals drawn; { $titles ->
    [0] no title
    [one] one title
   *[other] { $titles } titles
} left on the portrait; { $posters ->
    [0] no poster
    [one] one poster
   *[other] { $posters } posters
} taken; { $received } bullets received; { $hand } cards in hand, { $deck } in the deck.
law-goals = Goals
law-goals-need = Four of five make the Marshal win.
law-goals-secret = Only you see these, until rumors spread.
law-goal-unknown = Not drawn yet
law-goal-hidden = Face down
law-goal-shown = known to all
law-colts = Colts
law-colt = Colt { $number }
law-colt-left = { $left ->
    [0] empty
    [one] one bullet
   *[other] { $left } bullets
}
law-colt-next = Next: { $effect }
law-bullet-fired = { $effect } (fired)
law-titles = Brawler titles
law-title-left = still on the portrait
law-rewards = Rewards
law-poster-of = Poster of { $name }
law-none = nothing yet
law-locked-up = Locked up
law-nobody-locked-up = nobody
law-prison = Prison car
law-cell-holds = Cell: { $things }
law-corridor-holds = Corridor: { $things }
law-prisoners-are = Prisoners: { $names }

in-the-cell = In the cell: only a Brilliant Idea helps
prisoner-worth = { $name }: { $power }
prisoner-idol-of = { $name }: may rob two tokens at once
sheet-poster = Wanted Poster
sheet-poster-here = still here: { $money }
sheet-poster-gone = the Marshal has it
sheet-prisoner = Prisoner
sheet-wounds = Wounds
sheet-titles = Titles
sheet-mailbags = Mailbags you know

shots-at = Colt { $number } at { $name }
shots-none = Aim at somebody.
shots-partner = { $name } is spared unless the other Colt hits somebody too.
shots-empty = empty

end-column-mailbags = Mailbags
end-column-wanted = Poster
end-column-prisoner = Prisoner
end-column-titles = Titles
end-column-fate = In the end
end-fate-free = free
end-fate-cell = in the Cell
end-fate-fell = fell off
end-out-cell = Crime does not pay: a bandit in the Cell at the end cannot win.
end-out-fell = A bandit who falls off the train cannot win.
end-count-mailbags = { $number ->
    [0] none
    [one] one bag
   *[other] { $number } bags
}
end-wanted-yes = still wanted
end-wanted-no = captured
end-marshal-wins = The Marshal wins: { $met } of 5 goals
end-you-marshal = The law wins: you met { $met } of 5 goals
end-nobody = Nobody wins
end-goals = The Marshal’s goals
end-goal-met = done
end-goal-missed = missed
end-marshal-with = The Marshal wins with { $met } of 5 goals, and { $name } turned coat in time
