#!/usr/bin/env python3
"""bot.py - a bot in another language: JSON lines in, moves out. Takes a seat at any table:

    thorp arena "exec:python3 examples/bot.py" random --game "catan seats=2" --games 10
    thorp play --seat "2=exec:python3 examples/bot.py"

Lines have a kind `t`: `start` once, `choose` for each choice (the only kind that is answered), `end` once; docs/PROTOCOL.md lists
their keys. This bot knows what it likes: the first word of WISHES that can be played now, anywhere; else whatever comes."""
import json
import random
import sys

WISHES = ("city", "settlement", "road", "buy", "knight", "bank", "build", "church", "wall", "roll", "reject", "end")

rng = random.Random(1)
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] != "choose":
        continue
    moves = message["moves"]
    for wish in WISHES:
        liked = [m for m in moves if m.split()[0] == wish]
        if liked:
            break
    print(rng.choice(liked or moves), flush=True)
