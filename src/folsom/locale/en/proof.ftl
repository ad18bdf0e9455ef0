# What a record proves of its deal, step by step, and what follows.

proof-seal = Before the first card the house sealed its secret. The seal was:
proof-secret = Under the seal was this secret:
proof-chosen = The deal was chosen, and everybody was told. Its word is:
proof-part = { $seats }: the device added its part, the one that it had pledged:
proof-part-left-out = { $seats }: the device had pledged a part and did not give it in time. It was left out; its pledge was:
proof-seed = Secret and parts together give the seed of the game:
proof-seed-alone = No device added a part: the secret alone is the seed of the game:
proof-seed-chosen = The word alone is the seed of the game:
proof-marker = In a rematch the First Player marker passes on. Of the deals that follow from the seed, number { $number } is the first in which { $seat } has it:
proof-draw = Who sits where, and which cars there are, was chosen beforehand or drawn with this seed.
proof-draw-before = Who sits where, and which cars there are, was drawn by the house when the table was made, for all to see before they sat down.
proof-replay = With this seed the { $choices } choices lead to every card and every purse of the record, and to its result.
    .open = With this seed the { $choices } choices lead to every card and every purse so far; the game is not over.
    .told = The { $choices } choices follow the rules, with what chance decided as the record tells it.

proof-verdict-common = Neither the house nor a player alone could choose this deal.
proof-verdict-house = The house drew this deal, and could not change it after its seal was shown; nobody added a part.
proof-verdict-chosen = Somebody chose this deal on purpose.
proof-verdict-unproved = The game follows the rules; but without its seed nothing proves where the deal came from.
proof-verdict-broken = This record is not to be trusted: something does not fit.

seal-other = The seal of the record, { $seal }, does not begin with { $wanted }.
seal-short = Give at least { $digits } hexadecimal digits of the seal.
