# What is wrong with a configuration, a record or a command. The same sentences stand in the code.

problem-options-no-table = Options are a table of names and values.
problem-no-base = Every game needs the module base.
problem-option-value = Option { $name } cannot be { $value }; choose among { $choices }.
problem-django-note = The note on Django's partner needs power_set = proto.
problem-variant-twice = A variant is named twice.
problem-variants-exclude = two_bandits and duel_2014 exclude each other (BASE-COMBO-03).
problem-option-switch = Option { $name } is true or false, not { $value }.
problem-option-module = Option { $name } needs the module { $module }.
problem-silk-power = Silk needs a power: choose silk_power among { $choices } (EXTRA-SILK-02).
problem-no-silk = Nobody can be Silk here, so there is no silk_power to fix.
problem-events-unasked = Events are chosen in the variant choice_of_events only.
problem-events-number = Choose { $rounds } different Round cards and { $stations } Station cards (EXTRA-CHOICE-01).
problem-no-word-silk_power = The silk_power is a word, not { $value }.
problem-no-list-extra_bandits = The extra_bandits are a list of words.
problem-no-list-events = The events are a list of words.
problem-unknown-extra_bandit = There is no extra_bandit { $value }; choose among { $choices }.
problem-unknown-silk_power = There is no silk_power { $value }; choose among { $choices }.
problem-unknown-event = There is no event { $value }; choose among { $choices }.
problem-no-players = Say how many players there are, or who sits where.
problem-seats-for-players = { $players } players cannot sit in { $seats } seats.
problem-players-standard = The standard game is for { $choices } players, not { $number }.
problem-players-two = The standard game is for { $choices } players, not { $number }; two players choose the variant two_bandits or duel_2014.
problem-players-duel_2014 = The duel of 2014 is for { $choices } players, not { $number }.
problem-players-two_bandits = The game with two bandits each is for { $choices } players, not { $number }.
problem-players-teams = The team variant is for { $choices } players, not { $number }.
problem-bandits-of-seat = Each seat has { $number ->
        [one] one bandit
       *[other] two bandits
    } here, but { $bandits } sit in one.
problem-bandit-twice = { $bandit } cannot be played twice.
problem-no-pair = { $bandits } are no pair: one of { $leaders } goes with one of { $followers } (BASE-TWOB-03).
problem-no-locomotive = The train begins with the locomotive.
problem-car-twice = A car cannot be used twice.
problem-number-of-cars = This game has { $wanted } cars besides the locomotive, not { $number }.
problem-no-table = A configuration is a table of names and values.
problem-unknown-name = A configuration has no { $name }; it knows { $choices }.
problem-config-schema = This configuration has schema { $schema }; Folsom reads { $known }.
problem-unknown-game = There is no game { $value }; there is express.
problem-no-word-edition = The edition is a word, not { $value }.
problem-no-word-mode = The mode is a word, not { $value }.
problem-no-list-seats = Seats are a list of bandits.
problem-no-list-variants = The variants are a list of words.
problem-no-list-modules = The modules are a list of words.
problem-no-list-cars = The cars are a list of words.
problem-no-seat = A seat is a bandit or a list of bandits, not { $value }.
problem-empty-seat = A seat cannot be empty.
problem-unknown-edition = There is no edition { $value }; choose among { $choices }.
problem-unknown-mode = There is no mode { $value }; choose among { $choices }.
problem-unknown-variant = There is no variant { $value }; choose among { $choices }.
problem-unknown-module = There is no module { $value }; choose among { $choices }.
problem-unknown-option = There is no option { $value }; choose among { $choices }.
problem-unknown-bandit = There is no bandit { $value }; choose among { $choices }.
problem-unknown-car = There is no car { $value }; choose among { $choices }.
problem-unknown-bot = There is no bot { $value }; choose among { $choices }.
problem-unknown-language = Folsom does not speak { $value }; choose among { $choices }.

problem-unknown-seat = There is no seat { $value }; the seats are { $choices }.
problem-no-such-seat = There is no seat { $value }.
problem-game-over = { $seat } has nothing to decide now: the game is over.
problem-not-asked = { $seat } has nothing to decide now: it is up to { $others }.
problem-illegal = { $seat } cannot { $option } now; legal: { $choices }.

problem-record-draw = The seats or cars are not those that the seed draws.
problem-record-setup = The set-up does not replay: chance cannot have decided so.
problem-record-seed = The set-up is not the one that the seed gives.
problem-record-hash = The seed does not have the hash that was shown at the start.
problem-record-result = The replay ends with another result than the record says.
problem-record-json = Line { $n } of the record is not JSON.
problem-record-header = A record begins with a header line.
problem-record-format = This is no Folsom record of format { $format }.
problem-record-rules = The record follows rules version { $version }; this Folsom plays version { $known }.
problem-record-no-seed = The header lacks a seed or the hash of one.
problem-record-config = The configuration of the record is wrong: { $why }
problem-record-unreadable = { $path } cannot be read as a record.
problem-record-no-text = A record is a text in UTF-8.
problem-record-illegal = Choice { $n } is not legal: { $why }
problem-record-choice = Choice { $n } does not replay: chance cannot have decided so.
problem-record-chance = After choice { $n } chance decided otherwise than the record says.
problem-record-no-result = The result of the record cannot be read.
problem-record-no-choice = Choice { $n } of the record cannot be read.
problem-record-no-chance = What chance decided after choice { $n } cannot be read.
problem-record-unnamed = A record without a seed must name all seats and cars.
problem-event = This event cannot be read.
problem-saved-game = A saved game is a table with schema 1 and a record.
problem-no-file = There is no file { $path }.

problem-bots-for-seats = { $bots } bots cannot sit in { $seats } seats; name one or all.
problem-too-few-game = It takes at least one game, not { $number }.
problem-too-few-process = It takes at least one process, not { $number }.
problem-no-seconds = Each figure needs more than 0 seconds.
problem-database = The database { $database } cannot be opened: { $why }
problem-players-marshal_prisoners = The game with a Marshal player is for { $choices } players, not { $number }.
problem-no-marshal = One seat is the Marshal's: name it marshal (MARSHAL-SETUP-01).
problem-marshal-alone = A seat for the Marshal needs the module marshal_prisoners.
problem-no-prison = The train ends with the prison (MARSHAL-SETUP-02).
