"""An example of a bot for Cogwright, in Python, with the standard library alone.

It speaks the protocol of docs/bots.md: a JSON object a line, questions on standard input, answers on standard output. It prefers
what sounds like building something, and otherwise chooses at random. Try it:

    cogwright play last-droids --seats "you,exec:python3 examples/bots/first_choice.py"
"""

import json
import random
import sys

LIKED = ("build", "repair", "buy", "place", "complete")


def main() -> None:
    """Answer every question until standard input is closed."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])
            answer({"type": "ready", "protocol": 1})
        elif message["type"] == "choose":
            answer(
                {"type": "action", "number": message["number"], "action": choose(message["choices"], message["view"])}
            )


def choose(choices: list[str], view: dict[str, object]) -> str:
    """One of the choices. `view` is everything that the seat may see; this bot does not look at it."""
    liked = [choice for choice in choices if choice.startswith(LIKED)]
    return random.choice(liked or choices)


def answer(message: dict[str, object]) -> None:
    """Say something; without the flush it would stay in this program."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
