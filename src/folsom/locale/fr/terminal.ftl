# Le client de terminal.

title = FOLSOM
round-of = Manche { $round } sur 5
first-player = Premier Joueur : { $seat }
event-of-round = puis { $event } : { $hint }
no-event = pas d’événement
neutral-left = Balles neutres : { $number }

column-bandit = Bandit
column-bullets = Barillet
column-loot = Butin
column-money = Argent
column-cards = Main + pioche
column-hits = Touché
column-rank = Rang
column-gunslinger = As de la gâchette
at-least = { $money } ou plus

pile = Pile
pile-empty = pas encore de carte
pile-more = +{ $number }
hand = Main
hand-empty = vide
kept = gardées
deck-holds = Dans votre pioche : { $cards }.
discard-holds = Dans votre défausse : { $cards }.
purses-held = { $bandit } possède : { $loot }.
nothing = rien
nobody = personne
power-of = { $bandit } : { $power }
legend = ◉ bourse  ◆ bijou  ▣ cagnotte  ★ Marshal  ● balle restante  ✖ touché

prompt = Votre choix
prompt-keys = numéro ou mots · ? règles · h aide · l journal · s sauver · q quitter
rules-are = Règles : { $rules }
help = Tapez un numéro, ou le choix en notation, par exemple « { $example } ».
    ? explique la question, l liste les derniers événements, s sauvegarde, q sauvegarde et quitte.
log-empty = Il ne s’est encore rien passé.
not-understood = « { $text } » n’est pas parmi les choix. Tapez un numéro de 1 à { $number }, ou ? pour de l’aide.
not-one = « { $text } » peut désigner plusieurs choix. Tapez son numéro.
say-something = Tapez un numéro de 1 à { $number }, ou ? pour de l’aide.
saved = Sauvegardé dans { $path }.
quit = Sauvegardé dans { $path }. Le train attend : { $command }
hand-over = Passez le clavier à { $seat }.
    .enter = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.

winner = { $number ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }
gunslinger-yes = ★ +{ $money }
record-kept = La partie est conservée dans { $path }.

welcome = Colt Express au complet sur ordinateur. Entrée accepte ce qui est entre crochets.
lobby-foreign = Cette partie sauvegardée veut lancer un programme pour ses robots : { $bots }
lobby-trust = Le lancer ? Ne dites oui que si vous le connaissez.
lobby-resume = Une partie attend. La continuer ?
lobby-players = Combien de joueurs ?
lobby-game = Colt Express ou Colt Super Express ?
lobby-bandit = Votre bandit ?
lobby-mode = Quelle partie ?
lobby-edition = Quelles règles ?
lobby-extensions = Quelles extensions ?
answer-yes = oui
answer-no = non
answer-any = au hasard
answer-none = aucune
choose-among = Choisissez parmi { $choices }.
ready = { $bandits } : en voiture ! Partie { $hash }

foreign-bots = La partie sauvegardée nomme un programme pour ses robots, qui n’a pas été lancé : { $bots } Nommez les robots qui joueront avec --bots.
no-save = Aucune partie sauvegardée à continuer. Pour en commencer une : folsom play
game-is-over = Cette partie est finie ; folsom replay la montre.
no-such-person = Il n’y a pas de place { $name } dans cette partie ; les places sont { $seats }.
too-many-people = Il y a { $seats } places, et non { $people }.
wrong-seats = « { $text } » ne désigne pas de places ; écrivez par exemple ghost,belle,tuco.
replay-head = Choix { $n } sur { $total } : { $seat }, { $option }
replay-start = Avant le premier choix
no-choice = La partie compte { $total } choix ; il n’y a pas de choix { $n }.
tidied = Jetés : { $tables } tables, { $replays } enregistrements, { $guests } invités.
tidy-would = Assez vieux pour partir : { $tables } tables, { $replays } enregistrements, { $guests } invités.
beside = { $place } :
