# Plan d’attaque : des cartes Manche de plusieurs boîtes

attack-plans = { $number ->
    [one] Plan d’attaque : gardez une carte
   *[other] Plans d’attaque : gardez { $number } cartes
}
attack-plans-short = Garder { $number }
