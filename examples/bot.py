"""A bot for Folsom in plain Python: it reads questions and writes answers, a line each.

    ./folsom arena "cmd:python examples/bot.py" heuristic --games 20

It needs nothing but Python, not even Folsom. docs/bots.md describes what is said.
"""

import json
import random
import sys

DICE = random.Random()


def choose(asked: dict) -> tuple[str, str]:
    """An option of the list, and why: it shoots if it can, robs if it can, else it gambles."""
    options = asked["options"]
    for wish in ("target", "take strongbox", "take jewel", "take", "play robbery", "play fire"):
        liked = [option for option in options if option.startswith(wish)]
        if liked:
            return DICE.choice(liked), f"I like to {wish}"
    return DICE.choice(options), "anything will do"


def say(line: str) -> None:
    print(line, flush=True)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "folsom":
        say("id name Trigger-happy Python")
        say("ready")
    elif word == "game":
        DICE.seed(json.loads(rest)["seed"])
    elif word == "choose":
        option, why = choose(json.loads(rest))
        say(f"because {why}")
        say(f"option {option}")
    elif word == "quit":
        break
