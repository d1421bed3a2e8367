#!/usr/bin/env python3
"""Turns data/bots/*.txt into C. Usage: gen_bots.py OUT.h OUT.c LEVELS.txt PART.txt ... [search_*.txt ...] [net_*.txt ...]

A part is a game's terms (catan.txt) or those a module adds (ck.txt, whose first row says `of catan`): name, weight, what it counts.
The header gets one enum per part (EVAL_CATAN_POINTS ...), the source the terms with their weights, the lists of games and parts,
the levels, and what searches think in their own way:

  search_*.txt  weights of a part's terms, after a row `for catan seats=2` or `for catan +ck seats=3-4`. `for carcassonne modules=8
                seats=2` is for at least eight modules and replaces what is for fewer. A module's file may say, too, by how much it
                changes what the game's terms weigh (catan.points -0.1); the changes of several modules are added up.
  net_*.txt     a net as `thorp fit` prints it, after a row with the exact set of modules it was taught (`for catan +ck seats=2`).
                `also friendly` names modules without terms that it serves as well, `also 7 of ...` up to so many of them."""
import math
import os
import re
import sys

UNIT = 10000   # EVAL_UNIT: weights are whole numbers of it, so that sums are exact
HIDDEN = 32    # EVAL_HIDDEN


def stem_of(path):
    return os.path.splitext(os.path.basename(path))[0]


def lines(path):
    """Words of each line that is not empty or a comment, with its number"""
    for no, line in enumerate(open(path, encoding="utf-8"), 1):
        if line.strip() and not line.startswith("#"):
            yield no, line.split()


def weight(path, no, word):
    """In ten-thousandths"""
    try:
        units = float(word) * UNIT
        if abs(units - round(units)) < 1e-6 and abs(units) < 2**31:
            return round(units)
    except ValueError:
        pass
    sys.exit("%s:%d: `%s` is no weight of at most four decimals" % (path, no, word))


# ------------------------------------------------------------------ parts

class Part:
    """Terms of a game, or of a module of a game"""

    def __init__(self, path):
        self.path, self.name, self.game, self.terms = path, stem_of(path), stem_of(path), []
        for no, words in lines(path):
            if words[0] == "of" and len(words) == 2 and not self.terms:
                self.game = words[1]
            elif len(words) < 3:
                sys.exit("%s:%d: a term is NAME WEIGHT WHAT IT COUNTS" % (path, no))
            else:
                self.terms.append((words[0], weight(path, no, words[1]), " ".join(words[2:])))

    @property
    def module(self):
        return self.name if self.name != self.game else ""

    @property
    def names(self):
        return [t[0] for t in self.terms]


class Parts:
    def __init__(self, paths):
        self.all = [Part(p) for p in paths]
        self.games = [p for p in self.all if not p.module]
        self.modules = [p for p in self.all if p.module]
        for p in self.modules:
            if p.game not in (g.name for g in self.games):
                sys.exit("%s: no game `%s` has terms" % (p.path, p.game))
        for g in self.games:
            seen = {}
            for p in self.of(g.name):
                for name in p.names:
                    if name in seen:
                        sys.exit("%s: the term `%s` stands in %s, too" % (p.path, name, seen[name]))
                    seen[name] = os.path.basename(p.path)

    def of(self, game):
        """A game's own part, then those of its modules"""
        return [p for p in self.all if p.game == game and not p.module] + [p for p in self.modules if p.game == game]

    def named(self, game, module):
        return next((p for p in self.of(game) if p.module == module), None)


def write_header(out, parts):
    out.write("/* made by tools/gen_bots.py from data/bots */\n#ifndef EVAL_TERMS_H\n#define EVAL_TERMS_H\n")
    for part in parts.all:
        up = part.name.upper()
        names = ", ".join("EVAL_%s_%s" % (up, name.upper()) for name in part.names)
        out.write("enum { %s, EVAL_%s_NB };\n" % (names, up))
    out.write("#endif\n")


def write_terms(out, parts):
    for part in parts.all:
        out.write("\nconst struct eval_term eval_%s_terms[] = {\n" % part.name)
        for name, units, about in part.terms:
            out.write('    { "%s", %d, "%s" },\n' % (name, units, about.replace('"', '\\"')))
        out.write("};\n")
    for kind, name, some in ("eval", "eval_games", parts.games), ("eval_part", "eval_parts", parts.modules):
        out.write("\n" + "".join("extern const struct %s eval_%s;\n" % (kind, p.name) for p in some))
        out.write("const struct %s *const %s[] = { %sNULL };\n" % (kind, name, "".join("&eval_%s, " % p.name for p in some)))
    for game in parts.games:
        every = parts.of(game.name)
        out.write("_Static_assert(%d <= EVAL_TERMS && %d <= EVAL_PARTS, \"room for the terms of %s\");\n" % (
            sum(len(p.terms) for p in every), len(every) - 1, game.name))


# ----------------------------------------------------------------- levels

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


# --------------------------------------------------------------- searches

class Own:
    """A file of a search: what it is for, and its rows by name"""

    def __init__(self, path, parts):
        self.path, self.symbol = path, re.sub(r"\W", "_", stem_of(path))
        self.game, self.set, self.modules, self.least, self.most = None, [], 0, 0, 0
        self.also, self.some, self.rows = [], None, {}
        for no, words in lines(path):
            if words[0] == "for" and self.game is None:
                self.read_for(no, words[1:], parts)
            elif words[0] == "also" and not self.rows:
                self.read_also(words[1:], parts)
            else:
                self.rows[words[0]] = (no, words[1:])
        if self.game is None:
            self.fail("no row says what it is for, such as `for catan +ck seats=2`")

    def fail(self, what, no=None):
        sys.exit("%s:%s %s" % (self.path, "%d:" % no if no else "", what))

    def read_for(self, no, words, parts):
        self.game = words[0] if words else ""
        if self.game not in (g.name for g in parts.games):
            self.fail("no game `%s` has terms" % self.game, no)
        for word in words[1:]:
            seats = re.fullmatch(r"seats=(\d)(?:-(\d))?", word)
            if word.startswith("+"):
                self.set.append(word[1:])
            elif seats:
                self.least, self.most = int(seats[1]), int(seats[2] or seats[1])
            elif re.fullmatch(r"modules=\d+", word):
                self.modules = int(word[8:])
            else:
                self.fail("`%s` is neither +MODULE nor seats= nor modules=" % word, no)
        if not self.least:
            self.fail("for how many seats?", no)

    def read_also(self, words, parts):
        if len(words) > 2 and words[1] == "of":
            self.some, words = int(words[0]), words[2:]
        self.also += words
        for module in words:
            if parts.named(self.game, module):
                self.fail("`%s` has terms: a net that was not taught them cannot serve it" % module)

    def demand(self, names, count):
        """All of these rows and no others, with so many numbers each"""
        for name, (no, numbers) in self.rows.items():
            if name in names and len(numbers) != count(name):
                self.fail("%d numbers for `%s`, not %d" % (len(numbers), name, count(name)), no)
        odd = set(names) ^ set(self.rows)
        if odd:
            self.fail("rows that are missing or not known for %s: %s" % (self.table(), ", ".join(sorted(odd))))

    def table(self):
        return " ".join([self.game] + ["+" + m for m in self.set])


def write_list(out, symbol, units):
    out.write("static const int32_t %s[] = { %s };\n" % (symbol, ", ".join(map(str, units))))


def write_tuned(out, own, parts):
    """The row of a file of weights in eval_tunings"""
    if len(own.set) > 1 or (own.set and own.modules):
        own.fail("weights are those of the game or of one module")
    part = parts.named(own.game, "".join(own.set))
    if part is None:
        own.fail("no part of %s" % own.table())
    base = ["%s.%s" % (own.game, name) for name in parts.named(own.game, "").names]
    by = [name for name in base if own.set and name in own.rows]
    own.rows = {name: (no, words[:1]) for name, (no, words) in own.rows.items()} # what it counts may stand behind
    own.demand(part.names + by, lambda name: 1)
    units = {name: weight(own.path, no, numbers[0]) for name, (no, numbers) in own.rows.items()}
    out.write("\n")
    write_list(out, own.symbol, (units[name] for name in part.names))
    if by:
        write_list(out, own.symbol + "_by", (units.get(name, 0) for name in base))
    return '"%s", "%s", %d, %d, %d, %s, %s' % (
        own.game, part.module, own.modules, own.least, own.most, own.symbol, own.symbol + "_by" if by else "NULL")


def check_once(owns):
    """Nobody weighs the same terms twice for the same table"""
    for i, a in enumerate(owns):
        for b in owns[:i]:
            if (a.game, a.set, a.modules) == (b.game, b.set, b.modules) and a.least <= b.most and b.least <= a.most:
                a.fail("%s is for %s and these seats, too" % (os.path.basename(b.path), a.table()))


def write_tunings(out, owns, parts):
    """The game's own first, modules' changes after them; those for more modules replace those for fewer"""
    rows = [write_tuned(out, own, parts) for own in sorted(owns, key=lambda own: (len(own.set), own.modules))]
    out.write("\nconst struct eval_tuned eval_tunings[] = {\n%s    { 0 },\n};\n" % "".join("    { %s },\n" % r for r in rows))


def shorten(numbers):
    """To a mantissa of eight bits, as exact as a net is taught; the bytes that are 0 then make the page's engine smaller"""
    for x in map(float, numbers):
        mantissa, exponent = math.frexp(x)
        yield math.ldexp(round(mantissa * 256), exponent - 8)


def row(numbers):
    return "{ %s }" % ", ".join("%rF" % x for x in shorten(numbers))


def write_names(out, symbol, names):
    out.write("static const char *const %s[] = { %sNULL };\n" % (symbol, "".join('"%s", ' % n for n in names)))


def write_net(out, own, parts):
    """A row for every term, its direct weight first; then the rows `bias` and `out`"""
    if own.modules:
        own.fail("a net names the exact set of modules it was taught")
    names = [name for part in parts.of(own.game) if not part.module or part.module in own.set for name in part.names]
    own.demand(names + ["bias", "out"], lambda name: HIDDEN + (name in names))
    rows = {name: numbers for name, (_, numbers) in own.rows.items()}
    out.write("\nstatic const struct eval_net %s = {\n    .direct = %s,\n    .in = {\n" % (own.symbol, row(rows[n][0] for n in names)))
    for name in names:
        out.write("        %s,\n" % row(rows[name][1:]))
    out.write("    },\n    .bias = %s,\n    .out = %s,\n};\n" % (row(rows["bias"]), row(rows["out"])))
    write_names(out, own.symbol + "_set", own.set)
    write_names(out, own.symbol + "_also", own.also)
    some = own.some if own.some is not None else len(own.also)
    return '"%s", %s_set, %s_also, %d, %d, %d, &%s' % (own.game, own.symbol, own.symbol, some, own.least, own.most, own.symbol)


def write_nets(out, owns, parts):
    """The more modules a net was taught, the later"""
    rows = [write_net(out, own, parts) for own in sorted(owns, key=lambda own: len(own.set))]
    out.write("\nconst struct eval_taught eval_nets[] = {\n%s    { 0 },\n};\n" % "".join("    { %s },\n" % r for r in rows))


def main():
    header, source, levels = sys.argv[1:4]
    is_of = {kind: [p for p in sys.argv[4:] if stem_of(p).startswith(kind)] for kind in ("search_", "net_")}
    parts = Parts([p for p in sys.argv[4:] if p not in is_of["search_"] + is_of["net_"]])
    owns = {kind: [Own(p, parts) for p in paths] for kind, paths in is_of.items()}
    for some in owns.values():
        check_once(some)
    levels = list(read_levels(levels))
    write_header(open(header, "w", encoding="utf-8"), parts)
    with open(source, "w", encoding="utf-8") as out:
        out.write('/* made by tools/gen_bots.py from data/bots */\n#include "bot.h"\n#include "eval.h"\n')
        write_terms(out, parts)
        write_tunings(out, owns["search_"], parts)
        write_nets(out, owns["net_"], parts)
        write_levels(out, "bot_levels", [x for x in levels if x[1] == "*"])
        write_levels(out, "bot_levels_of", [x for x in levels if x[1] != "*"])


if __name__ == "__main__":
    main()
