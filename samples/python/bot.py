#!/usr/bin/env python3
"""A bot for Winterhall that takes any offer: lines of JSON on standard input and output, nothing to install.

    ./winterhall bot-check python3 samples/python/bot.py
    ./winterhall serve --bot any="python3 samples/python/bot.py"
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def choose(question):
    """The whole skill of this bot. `question["scene"]["view"]` is what the seat sees."""
    offers = question["scene"]["question"]["offers"]
    return random.choice(offers)["line"]


def main():
    hello = json.loads(sys.stdin.readline())
    if hello.get("winterhall-bot") != 1:
        sys.exit("this bot speaks version 1 of the protocol")
    say({"winterhall-bot": 1, "name": "any"})
    for line in sys.stdin:
        question = json.loads(line)
        say({"number": question["number"], "line": choose(question)})


if __name__ == "__main__":
    main()
