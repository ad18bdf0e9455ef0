# What is wrong with a configuration, a record or a command. The same sentences stand in the code.

problem-options-no-table = Options are a table of names and values.
problem-no-base = Every game needs the module base.
problem-option-value = Option { $name } cannot be { $value }; choose among { $choices }.
problem-django-note = The note on Django's partner needs power_set = proto.
problem-variant-twice = A variant is named twice.
problem-option-switch = Option { $name } is true or false, not { $value }.
problem-option-module = Option { $name } needs the module { $module }.
problem-no-list-extra_bandits = The extra_bandits are a list of words.
problem-unknown-extra_bandit = There is no extra_bandit { $value }; choose among { $choices }.
problem-no-players = Say how many players there are, or who sits where.
problem-seats-for-players = { $players } players cannot sit in { $seats } seats.
problem-players-standard = The standard game is for { $choices } players, not { $number }.
problem-players-two = The standard game is for { $choices } players, not { $number }; two players choose the variant two_bandits or duel_2014.
problem-bandits-of-seat = Each seat has { $number ->
        [one] one bandit
       *[other] two bandits
    } here, but { $bandits } sit in one.
problem-bandit-twice = { $bandit } cannot be played twice.
problem-no-locomotive = The train begins with the locomotive.
problem-car-twice = A car cannot be used twice.
problem-number-of-cars = This game has { $wanted } cars besides the locomotive, not { $number }.
problem-no-table = A configuration is a table of names and values.
problem-unknown-name = A configuration has no { $name }; it knows { $choices }.
problem-config-schema = This configuration has schema { $schema }; Folsom reads { $known }.
problem-unknown-game = There is no game { $value }; choose among { $choices }.
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
problem-unknown-module = There is no module { $value } here; choose among { $choices }. A box that is no part of Folsom is named by --box.
problem-bandit-module = { $bandit } needs the module { $module }.

problem-box-no-name = --box needs the folder or the package of a box.
problem-no-box = There is no box { $box }: it would be a folder with a file box.py, or a package with a module box.
problem-box-twice = There are two boxes called { $box }; one of their folders needs another name.
problem-box-module = There are two modules called { $module }; the box { $box } needs another one.
problem-box-no-object = The box { $box } needs an object BOX of the class Box, with the name of its module, in box.py.
problem-box-number = The box { $box } uses number { $number } of { $kind }; free are { $first } to { $last }.
problem-box-clash = The boxes { $other } and { $box } both use number { $number } of { $kind }; play with one of them, or give one another number of { $first } to { $last }.

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
problem-record-part = A part is not the one that was pledged.
problem-record-common = The seed does not follow from the house's secret and the players' parts.
problem-record-no-origin = Where the deal comes from cannot be read.
problem-no-record-there = There is no record of a finished game at { $address }.
problem-record-result = The replay ends with another result than the record says.
problem-record-json = Line { $n } of the record is not JSON.
problem-record-header = A record begins with a header line.
problem-record-format = This is no Folsom record of format { $format }.
problem-record-rules = The record follows rules version { $version }; this Folsom plays version { $known }.
problem-record-older = The record follows rules version { $version }. It replays, but only a Folsom of that version can prove that it came from its seed.
problem-record-no-seed = The header lacks a seed or the hash of one.
problem-record-config = The configuration of the record is wrong: { $why }
problem-record-unreadable = { $path } cannot be read as a record.
problem-record-no-text = A record is a text in UTF-8.
problem-record-illegal = Choice { $n } is not legal: { $why }
problem-record-choice = Choice { $n } does not replay: chance cannot have decided so.
problem-record-chance = After choice { $n } chance decided otherwise than the record says.
problem-record-no-result = The result of the record cannot be read.
problem-record-no-taken-back = How often choices were taken back cannot be read.
problem-record-no-choice = Choice { $n } of the record cannot be read.
problem-record-no-chance = What chance decided after choice { $n } cannot be read.
problem-record-unnamed = A record without a seed must name all that a seed would draw.
problem-event = This event cannot be read.
problem-saved-game = A saved game is a table with schema 1 and a record.
problem-no-file = There is no file { $path }.

problem-bots-for-seats = { $bots } bots cannot sit in { $seats } seats; name one or all.
problem-too-few-game = It takes at least one game, not { $number }.
problem-too-few-process = It takes at least one process, not { $number }.
problem-too-few-generation = It takes at least one generation, not { $number }.
problem-too-few-deal = It takes at least one deal, not { $number }.
problem-too-few-round = It takes at least one round, not { $number }.
problem-no-seconds = Each figure needs more than 0 seconds.
problem-not-measured = { $python } cannot measure Folsom: { $why }
problem-not-compared = { $subject } is not compared with another Folsom; { $choices } are.
problem-no-folsom = { $place } is neither a checkout of Folsom that is set up (./folsom setup) nor a wheel.
problem-database = The database { $database } cannot be opened: { $why }
problem-no-database = { $database } is no database for tables; name a file, or postgresql://USER@HOST/NAME
problem-processes-database = Several processes need PostgreSQL; name it as --database postgresql://USER@HOST/NAME
problem-processes-system = Several processes at one address need Linux.
problem-port = { $port } is no port; choose one from 1 to { $last }.
problem-served-already = Another Folsom serves the tables in { $database } already. Play there, stop it, or name another file with --database.
problem-newer-database = The database { $database } belongs to a newer Folsom; only that one, or one still newer, can open it.
problem-more-bandits = { $number } bandits need at least { $wanted } of { $choices } in extra_bandits.
problem-too-few-millisecond = It takes at least one millisecond, not { $number }.

problem-no-program = There is no program to run for { $command }.
problem-bot-not-loaded = The bot { $value } cannot be loaded: { $why }.
problem-bot-unstarted = { $bot } cannot be started: { $why }.
problem-bot-silent = { $bot } did not answer within { $seconds } seconds.
problem-bot-ended = { $bot } ended before the game did: { $why }
problem-bot-closed = { $bot } has closed its input or output.
problem-bot-nonsense = { $bot } said { $said }, and not { $word }.
problem-bot-illegal = { $bot } chose { $option }, which is not legal; legal: { $choices }.
problem-missing-extra = This needs { $package }; `pip install "folsom[{ $extra }]"` installs it.
problem-no-cluster = There is no Ray cluster at { $address }: { $why }
problem-other-folsom = The cluster needs Folsom { $here } on its nodes; it has: { $there }.
problem-no-numbers = Numbers of players are written like 3,4,5, not { $value }.
problem-public-url = { $value } is no address of a server; write it as https://example.org
problem-root-path = { $value } is no path to serve under; write it as /folsom
problem-two-root-paths = The public address ends in { $path }, but the root path is { $root }; they must be the same.
problem-trusted-proxy = { $value } is no address of a proxy; write it as 10.0.0.7, or a network as 10.0.0.0/24
