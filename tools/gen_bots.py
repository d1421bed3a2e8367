#!/usr/bin/env python3
"""Turns data/bots/*.txt into C. Usage: gen_bots.py OUT.h OUT.c LEVELS.txt GAME.txt ...

The header gets one enum per game (EVAL_CATAN_POINTS ...), the source the terms with their weights and the levels."""
import os
import sys


def lines(path):
    """Words of each line that is not empty or a comment, with its number"""
    for no, line in enumerate(open(path, encoding="utf-8"), 1):
        if line.strip() and not line.startswith("#"):
            yield no, line.split()


def read_terms(path):
    terms = []
    for no, words in lines(path):
        if len(words) < 3:
            sys.exit("%s:%d: a term is NAME WEIGHT WHAT IT COUNTS" % (path, no))
        terms.append((words[0], float(words[1]), " ".join(words[2:])))
    return terms


def read_levels(path):
    for no, words in lines(path):
        if len(words) != 7:
            sys.exit("%s:%d: a level is NAME BOT SIMS MS TEMPERATURE THREADS TURNS" % (path, no))
        yield words[0], words[1], int(words[2]), int(words[3]), float(words[4]), int(words[5]), int(words[6])


def write_header(out, games):
    out.write("/* made by tools/gen_bots.py from data/bots */\n#ifndef EVAL_TERMS_H\n#define EVAL_TERMS_H\n")
    for game, terms in games:
        up = game.upper()
        names = ", ".join("EVAL_%s_%s" % (up, t[0].upper()) for t in terms)
        out.write("enum { %s, EVAL_%s_NB };\n" % (names, up))
    out.write("#endif\n")


def write_source(out, games, levels):
    out.write('/* made by tools/gen_bots.py from data/bots */\n#include "bot.h"\n#include "eval.h"\n')
    for game, terms in games:
        out.write("\nconst struct eval_term eval_%s_terms[] = {\n" % game)
        for name, weight, about in terms:
            out.write('    { "%s", %r, "%s" },\n' % (name, weight, about.replace('"', '\\"')))
        out.write("};\n")
    out.write("\nconst struct bot_level bot_levels[] = {\n")
    for name, bot, sims, ms, temperature, threads, rounds in levels:
        out.write('    { "%s", "%s", { .sims = %d, .ms = %d, .temperature = %rF, .threads = %d, .rounds = %d } },\n' % (
            name, bot, sims, ms, temperature, threads, rounds))
    out.write("    { 0 },\n};\n")


def main():
    header, source, levels = sys.argv[1:4]
    games = [(os.path.splitext(os.path.basename(p))[0], read_terms(p)) for p in sys.argv[4:]]
    write_header(open(header, "w", encoding="utf-8"), games)
    write_source(open(source, "w", encoding="utf-8"), games, read_levels(levels))


if __name__ == "__main__":
    main()
