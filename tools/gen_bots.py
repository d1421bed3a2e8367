#!/usr/bin/env python3
"""Turns data/bots/*.txt into C. Usage: gen_bots.py OUT.h OUT.c LEVELS.txt GAME.txt ... [search_*.txt ...] [net_*.txt ...]

The header gets one enum per game (EVAL_CATAN_POINTS ...), the source the terms with their weights, the levels, and what
searches think in their own way (eval_owns): search_GAME_2.txt holds weights of the same terms for two seats,
search_GAME_MODULE_2.txt those of the game's terms and the module's, net_GAME_3-4.txt a net for three and four seats as
`thorp fit` prints it, net_GAME+8_2.txt one for games with at least
eight modules, which replaces what is for fewer."""
import math
import os
import re
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
        if len(words) != 10 or words[9] not in ("greedy", "search", "net"):
            sys.exit("%s:%d: a level is NAME GAME BOT SIMS MS TEMPERATURE THREADS ROUNDS SURE greedy|search|net" % (path, no))
        yield *words[:3], int(words[3]), int(words[4]), float(words[5]), int(words[6]), int(words[7]), float(words[8]), words[9]


def quoted(word):
    return '"%s"' % word if word else "NULL"


def write_levels(out, name, levels):
    out.write("\nconst struct bot_level %s[] = {\n" % name)
    for level, where, bot, sims, ms, temperature, threads, rounds, sure, weighs in levels:
        game, _, module = where.strip("*").partition("+")
        least = int(module) if module.isdigit() else 0
        module = "" if least else module
        out.write('    { "%s", %s, %s, %d, "%s",\n      { .sims = %d, .ms = %d, .temperature = %rF, .threads = %d, .rounds = %d, .sure = %rF, .weighs = BOT_WEIGHS_%s } },\n' % (
            level, quoted(game), quoted(module), least, bot, sims, ms, temperature, threads, rounds, sure, weighs.upper()))
    out.write("    { 0 },\n};\n")


def write_header(out, games):
    out.write("/* made by tools/gen_bots.py from data/bots */\n#ifndef EVAL_TERMS_H\n#define EVAL_TERMS_H\n")
    for game, terms in games:
        up = game.upper()
        names = ", ".join("EVAL_%s_%s" % (up, t[0].upper()) for t in terms)
        out.write("enum { %s, EVAL_%s_NB };\n" % (names, up))
    out.write("#endif\n")


HIDDEN = 32  # EVAL_HIDDEN


def row(numbers):
    return "{ %s }" % ", ".join("%rF" % float(x) for x in numbers)


def read_rows(path, names, count):
    """The rows of a file by name: all of these names, in any order, with so many numbers each"""
    rows = {}
    for no, words in lines(path):
        if len(words) - 1 != count(words[0]):
            sys.exit("%s:%d: %d numbers for `%s`" % (path, no, len(words) - 1, words[0]))
        rows[words[0]] = words[1:]
    if sorted(rows) != sorted(names):
        sys.exit("%s: rows that are missing or not known: %s" % (path, ", ".join(set(names) ^ set(rows))))
    return rows


def write_weights(out, path, names, of):
    rows = read_rows(path, names, lambda name: 1)
    out.write("\nstatic const float %s[] = %s;\n" % (of, row(rows[n][0] for n in names)))
    return "%s, NULL" % of


def shorten(numbers):
    """To a mantissa of eight bits, as exact as a net is taught; the bytes that are 0 then make the page's engine smaller"""
    for x in map(float, numbers):
        mantissa, exponent = math.frexp(x)
        yield math.ldexp(round(mantissa * 256), exponent - 8)


def write_net(out, path, names, of):
    """A row for every term, its direct weight first; then the rows `bias` and `out`"""
    rows = read_rows(path, names + ["bias", "out"], lambda name: HIDDEN + (name in names))
    out.write("\nstatic const struct eval_net %s = {\n    .direct = %s,\n    .in = {\n" % (of, row(shorten(rows[n][0] for n in names))))
    for name in names:
        out.write("        %s,\n" % row(shorten(rows[name][1:])))
    out.write("    },\n    .bias = %s,\n    .out = %s,\n};\n" % (row(shorten(rows["bias"])), row(shorten(rows["out"]))))
    return "NULL, &%s" % of


def write_owns(out, paths, games):
    owns = []
    for path in paths:
        stem = os.path.splitext(os.path.basename(path))[0]
        kind, *parts, seats = stem.split("_")
        least, _, most = seats.partition("-")
        parts[0], _, modules = parts[0].partition("+")
        names = [t[0] for part in parts for t in dict(games)[part]]
        what = (write_net if kind == "net" else write_weights)(out, path, names, re.sub(r"\W", "_", stem))
        owns.append((parts[0], "".join(parts[1:]), int(modules or 0), int(least), int(most or least), what))
    out.write("\nconst struct eval_own eval_owns[] = {\n")
    for own in sorted(owns, key=lambda own: own[2]):
        out.write('    { "%s", "%s", %d, %d, %d, %s },\n' % own)
    out.write("    { 0 },\n};\n")


def write_source(out, games, owns, levels):
    out.write('/* made by tools/gen_bots.py from data/bots */\n#include "bot.h"\n#include "eval.h"\n')
    for game, terms in games:
        out.write("\nconst struct eval_term eval_%s_terms[] = {\n" % game)
        for name, weight, about in terms:
            out.write('    { "%s", %r, "%s" },\n' % (name, weight, about.replace('"', '\\"')))
        out.write("};\n")
    write_owns(out, owns, games)
    write_levels(out, "bot_levels", [x for x in levels if x[1] == "*"])
    write_levels(out, "bot_levels_of", [x for x in levels if x[1] != "*"])


def main():
    header, source, levels = sys.argv[1:4]
    owns = [p for p in sys.argv[4:] if os.path.basename(p).startswith(("search_", "net_"))]
    games = [(os.path.splitext(os.path.basename(p))[0], read_terms(p)) for p in sys.argv[4:] if p not in owns]
    write_header(open(header, "w", encoding="utf-8"), games)
    write_source(open(source, "w", encoding="utf-8"), games, owns, list(read_levels(levels)))


if __name__ == "__main__":
    main()
