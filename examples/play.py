#!/usr/bin/env python3
"""Plays random games of Catan through libthorp.so and prints the scores. Needs nothing but Python.

    python3 examples/play.py [--lib build/libthorp.so] [--games 3] [--seed 7] ["catan seats=3"]

The classes below mirror include/thorp.h, member by member."""
import argparse
import ctypes as c
import pathlib

SEATS, DEALER, MOVES, OPTIONS = 6, 7, 4096, 64
PLIES = 100000  # a random game of so many moves is given up


class Why(c.Structure):
    _fields_ = [("clause", c.c_uint16), ("line", c.c_int), ("text", c.c_char * 256)]


class Rng(c.Structure):
    _fields_ = [("s", c.c_uint64 * 4)]


class Moves(c.Structure):
    _fields_ = [("n", c.c_int), ("at", c.c_uint64 * MOVES), ("weight", c.c_uint32 * MOVES)]


def function(result, *args):
    return c.CFUNCTYPE(result, *args)


P, INT = c.c_void_p, c.c_int


class Game(c.Structure):  # as far as this program calls it
    _fields_ = [
        ("name", c.c_char_p), ("rev", INT),
        ("min_seats", c.c_uint8), ("max_seats", c.c_uint8), ("def_seats", c.c_uint8),
        ("rules_size", c.c_size_t), ("state_size", c.c_size_t),
        ("options", P), ("n_options", INT), ("modules", P), ("n_modules", INT),
        ("moves", P), ("n_moves", INT), ("events", P), ("n_events", INT),
        ("words", P), ("n_words", INT), ("playout", c.c_char_p),
        ("build", function(INT, P, P, c.POINTER(Why))),
        ("start", function(None, P, P)),
        ("deal", function(None, P, P, c.POINTER(Rng))),
        ("actors", function(c.c_uint, P, P, P)),
        ("gen", function(None, P, P, INT, c.POINTER(Moves))),
        ("legal", function(INT, P, P, INT, c.c_uint64, c.POINTER(Why))),
        ("apply", function(None, P, P, INT, c.c_uint64, P)),
        ("scores", function(None, P, P, c.POINTER(c.c_int16), c.POINTER(c.c_uint8))),
    ]


class Setup(c.Structure):
    _fields_ = [("game", c.POINTER(Game)), ("modules", c.c_uint32), ("seats", INT), ("rev", INT),
                ("opt", c.c_int16 * OPTIONS)]


def load(path):
    lib = c.CDLL(str(path))
    lib.th_setup_parse.argtypes = [c.POINTER(Setup), c.c_char_p, c.POINTER(Why)]
    lib.th_rng_seed.argtypes = [c.POINTER(Rng), c.c_uint64]
    lib.th_pick.argtypes = [c.POINTER(Moves), c.c_bool, c.POINTER(Rng)]
    lib.th_pick.restype = c.c_uint64
    lib.th_turn_no.argtypes = [P]
    return lib


def play(lib, setup, seed):
    """One random game: (turns, moves, points of each seat, seats that won; none if it was given up)"""
    game, why, rng, moves = setup.game.contents, Why(), Rng(), Moves()
    rules = (c.c_uint64 * (game.rules_size // 8 + 1))()
    state = (c.c_uint64 * (game.state_size // 8 + 1))()
    lib.th_rng_seed(rng, seed)
    if game.build(rules, c.byref(setup), why) != 0:
        raise SystemExit("play.py: " + why.text.decode())
    game.start(rules, state)
    game.deal(rules, state, rng)
    made = 0
    while (who := game.actors(rules, state, None)) and made < PLIES:
        seat = (who & -who).bit_length() - 1
        game.gen(rules, state, seat, moves)
        game.apply(rules, state, seat, lib.th_pick(moves, seat == DEALER, rng), None)
        made += 1
    score, rank = (c.c_int16 * SEATS)(), (c.c_uint8 * SEATS)()
    game.scores(rules, state, score, rank)
    won = [] if who else [i + 1 for i in range(setup.seats) if rank[i] == 1]
    return lib.th_turn_no(state), made, list(score[:setup.seats]), won


def main():
    build = pathlib.Path(__file__).resolve().parent.parent / "build"
    ap = argparse.ArgumentParser(description="random games through libthorp.so")
    ap.add_argument("setup", nargs="?", default="catan seats=4 offers_per_turn=0")
    ap.add_argument("--lib", default=build / "libthorp.so")
    ap.add_argument("--games", type=int, default=3)
    ap.add_argument("--seed", type=int, default=1)
    args = ap.parse_args()
    lib, setup, why = load(args.lib), Setup(), Why()
    if lib.th_setup_parse(setup, args.setup.encode(), why) != 0:
        raise SystemExit("play.py: " + why.text.decode())
    for seed in range(args.seed, args.seed + args.games):
        turns, made, points, won = play(lib, setup, seed)
        how = "won by seat " + " and ".join(map(str, won)) if won else "given up"
        print(f"seed {seed}: {turns} turns, {made} moves, points {points}, {how}")


if __name__ == "__main__":
    main()
