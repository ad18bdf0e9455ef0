# What can be played, and what goes with what.

modules-modules = Games and expansions
modules-variants = Variants
modules-modes = Modes
modules-switches = Switches of an expansion
modules-bandits = Bandits
modules-together = What goes together
modules-extra-bandits = bandits of other boxes
modules-refusals = What is refused, and why:
modules-column-part = What
modules-column-bandit = Bandit
modules-column-id = Name to write
modules-column-players = Players
modules-column-box = Box
modules-column-about = What it is
