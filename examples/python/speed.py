#!/usr/bin/env python3
"""How fast the package is, in decisions per second of one processor: scripts/python run examples/python/speed.py

A decision is one choice of a seat; what the dealer does in between is not counted. Everybody plays at random."""
import argparse
import random
import time

import thorp

SETUPS = ("catan seats=4 offers_per_turn=0", "catan seats=4", "catan +ck seats=4 offers_per_turn=0", "carcassonne seats=2", "elasund seats=2")


def batch(setup, tables, steps, observe):
    with thorp.Batch(thorp.Game(setup), tables, observe=observe) as b:
        b.reset(1)
        for _ in range(20):
            b.step(b.sample())
        began = time.process_time()
        for _ in range(steps):
            b.step(b.sample())
        return tables * steps / (time.process_time() - began)


def single(setup, decisions):
    """One by one with State: list, choose, apply, let the dealer go on"""
    game, rng, made, choose = thorp.Game(setup), thorp.Rng(1), 0, random.Random(1).choice
    began = time.process_time()
    while made < decisions:
        state = game.deal(rng)
        state.settle(rng)
        while not state.over and made < decisions:
            state.apply(choose(state.legal()))
            state.settle(rng)
            made += 1
    return made / (time.process_time() - began)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=500000)
    args = parser.parse_args()
    print("%-40s %12s %12s %12s %12s" % ("decisions per second", "64 tables", "and seen", "1 table", "one by one"))
    for setup in SETUPS:
        n = args.decisions
        row = (batch(setup, 64, n // 64, False), batch(setup, 64, n // 64, True), batch(setup, 1, n // 8, False), single(setup, n // 8))
        print("%-40s %12s %12s %12s %12s" % (setup, *("{:,.0f}".format(r) for r in row)))


if __name__ == "__main__":
    main()
