# Attack plan: Round cards of several boxes let everybody keep cards

attack-plans = { $number ->
    [one] Attack plan: keep one card
   *[other] Attack plans: keep { $number } cards
}
attack-plans-short = Keep { $number }
