#!/usr/bin/env python3
"""Turns data/bots/*.txt into C. Usage: gen_bots.py OUT.h OUT.c LEVELS.txt GAME.txt ... [search_GAME.txt ...] [net_GAME.txt ...]

The header gets one enum per game (EVAL_CATAN_POINTS ...), the source the terms with their weights and the levels.
search_GAME.txt holds the weights of the same terms for a search (eval_GAME_search), search_GAME_MODULE.txt those of the
game's terms and the module's (eval_MODULE_search). net_GAME.txt holds a net as `thorp fit` prints it (eval_GAME_net)."""
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
        if len(words) != 9 or words[8] not in ("greedy", "search"):
            sys.exit("%s:%d: a level is NAME GAME BOT SIMS MS TEMPERATURE THREADS ROUNDS greedy|search" % (path, no))
        yield *words[:3], int(words[3]), int(words[4]), float(words[5]), int(words[6]), int(words[7]), words[8] == "greedy"


def quoted(word):
    return '"%s"' % word if word else "NULL"


def write_levels(out, name, levels):
    out.write("\nconst struct bot_level %s[] = {\n" % name)
    for level, where, bot, sims, ms, temperature, threads, rounds, plain in levels:
        game, _, module = where.strip("*").partition("+")
        least = int(module) if module.isdigit() else 0
        module = "" if least else module
        out.write('    { "%s", %s, %s, %d, "%s",\n      { .sims = %d, .ms = %d, .temperature = %rF, .threads = %d, .rounds = %d, .plain = %d } },\n' % (
            level, quoted(game), quoted(module), least, bot, sims, ms, temperature, threads, rounds, plain))
    out.write("    { 0 },\n};\n")


def write_header(out, games):
    out.write("/* made by tools/gen_bots.py from data/bots */\n#ifndef EVAL_TERMS_H\n#define EVAL_TERMS_H\n")
    for game, terms in games:
        up = game.upper()
        names = ", ".join("EVAL_%s_%s" % (up, t[0].upper()) for t in terms)
        out.write("enum { %s, EVAL_%s_NB };\n" % (names, up))
    out.write("#endif\n")


def write_search(out, path, games):
    """Every term of the game, and of the module, has its weight there, in any order"""
    parts = os.path.splitext(os.path.basename(path))[0].split("_")[1:]
    names = [t[0] for part in parts for t in dict(games)[part]]
    weights = {words[0]: float(words[1]) for _, words in lines(path)}
    if sorted(weights) != sorted(names):
        sys.exit("%s: its terms are not those of %s: %s" % (path, " and ".join(parts), ", ".join(set(names) ^ set(weights))))
    out.write("\nconst float eval_%s_search[] = { %s };\n" % (parts[-1], ", ".join("%rF" % weights[n] for n in names)))


HIDDEN = 32  # EVAL_HIDDEN


def row(numbers):
    return "{ %s }" % ", ".join("%rF" % float(x) for x in numbers)


def write_net(out, path, games):
    """A row for every term, its direct weight first; then the rows `bias` and `out`"""
    game = os.path.splitext(os.path.basename(path))[0].split("_")[1]
    names = [t[0] for t in dict(games)[game]]
    rows = {}
    for no, words in lines(path):
        if len(words) - 1 != HIDDEN + (words[0] in names):
            sys.exit("%s:%d: %d numbers for `%s`" % (path, no, len(words) - 1, words[0]))
        rows[words[0]] = words[1:]
    if sorted(rows) != sorted(names + ["bias", "out"]):
        sys.exit("%s: its rows are not the terms of %s, `bias` and `out`" % (path, game))
    out.write("\nconst struct eval_net eval_%s_net = {\n    .direct = %s,\n    .in = {\n" % (game, row(rows[n][0] for n in names)))
    for name in names:
        out.write("        %s,\n" % row(rows[name][1:]))
    out.write("    },\n    .bias = %s,\n    .out = %s,\n};\n" % (row(rows["bias"]), row(rows["out"])))


def write_source(out, games, searches, nets, levels):
    out.write('/* made by tools/gen_bots.py from data/bots */\n#include "bot.h"\n#include "eval.h"\n')
    for game, terms in games:
        out.write("\nconst struct eval_term eval_%s_terms[] = {\n" % game)
        for name, weight, about in terms:
            out.write('    { "%s", %r, "%s" },\n' % (name, weight, about.replace('"', '\\"')))
        out.write("};\n")
    for path in searches:
        write_search(out, path, games)
    for path in nets:
        write_net(out, path, games)
    write_levels(out, "bot_levels", [x for x in levels if x[1] == "*"])
    write_levels(out, "bot_levels_of", [x for x in levels if x[1] != "*"])


def main():
    header, source, levels = sys.argv[1:4]
    searches = [p for p in sys.argv[4:] if os.path.basename(p).startswith("search_")]
    nets = [p for p in sys.argv[4:] if os.path.basename(p).startswith("net_")]
    games = [(os.path.splitext(os.path.basename(p))[0], read_terms(p)) for p in sys.argv[4:] if p not in searches + nets]
    write_header(open(header, "w", encoding="utf-8"), games)
    write_source(open(source, "w", encoding="utf-8"), games, searches, nets, list(read_levels(levels)))


if __name__ == "__main__":
    main()
