#!/usr/bin/env python3
"""Turns data/elasund/city.txt into the C tables `ela_city.c`. Usage: gen_elasund.py OUT.c CITY.txt"""
import sys

INCOME = {"none": "ELA_NO_INCOME", "gold": "ELA_GIVES_GOLD", "influence": "ELA_GIVES_INFLUENCE"}


class City:
    def __init__(self, path):
        self.rows, self.kinds, self.starts, self.trade, self.track, self.wall, self.decks = [], [], [], [], [], [], []
        for no, line in enumerate(open(path, encoding="utf-8"), 1):
            words = line.split("#")[0].split()
            if words:
                try:
                    getattr(self, "read_" + words[0])(*words[1:])
                except (AttributeError, TypeError, ValueError, KeyError) as e:
                    sys.exit("%s:%d: %s" % (path, no, e))

    def field(self, word):
        """Index of a field: column by column, each from north to south"""
        column, row = map(int, word.split(","))
        return column * len(self.rows) + self.rows.index(row)

    def read_rows(self, *labels):
        self.rows = [int(w) for w in labels]

    def read_foundation(self, field):
        self.foundation = self.field(field)

    def read_start(self, colour, small, large):
        self.starts.append((colour, self.field(small), self.field(large)))

    def read_trade(self, field, points, players):
        self.trade.append((self.field(field), int(points), int(players)))

    def read_track(self, space, flags):
        self.track.append((int(space), int(flags)))

    def read_building(self, name, owned, size, *pairs):
        fact = dict(zip(pairs[::2], pairs[1::2]))
        self.kinds.append((name, owned == "neutral", size, fact))

    def read_wall(self, *tiles):
        self.wall = [0 if t == "tower" else int(t) for t in tiles]

    def read_deck(self, name, gold, influence):
        self.decks.append((name, int(gold), int(influence)))


def write(out, c):
    out.write('/* made by tools/gen_elasund.py from data/elasund */\n#include "ela.h"\n')
    out.write("\nconst uint8_t ela_label[ELA_ROWS] = { %s };\n" % ", ".join(map(str, c.rows)))
    out.write("\nconst struct ela_kind ela_kind[ELA_KIND_COUNT] = {\n")
    for name, neutral, size, f in c.kinds:
        w, h = map(int, size.split("x"))
        offset = ", ".join(str(x * len(c.rows) + y) for x in range(w) for y in range(h))
        out.write('    { "%s", %d, %d, %d, %d, { %s }, %s, %s, %s, %s, %s },\n' % (
            name, neutral, w, h, w * h, offset, f["cost"], f["permits"], INCOME[f["income"]], f["flags"], f["count"]))
    out.write("};\n\nconst struct th_piece ela_piece[ELA_KIND_COUNT] = {\n")
    for name, neutral, _, f in c.kinds:
        out.write('    { .word = "%s", .stands = TH_T_CELL, .supply = %s, .common = %d, .move = %s, .cost = (uint64_t)%s << 8 * ELA_GOLD },\n' % (
            name, f["count"], neutral, "ELA_HUT" if f["permits"] == "0" else "ELA_BUILD", f["cost"]))
    out.write("};\n")
    for what, size, rows in (("colour", "ELA_SEATS", ['"%s"' % s[0] for s in c.starts]),):
        out.write("\nconst char *const ela_%s[%s] = { %s };\n" % (what, size, ", ".join(rows)))
    lists = (("start_field", "ELA_SEATS][2", ["{ %d, %d }" % s[1:] for s in c.starts]),
             ("trade_field", "ELA_TRADE_FIELDS][3", ["{ %d, %d, %d }" % t for t in c.trade]),
             ("track_space", "ELA_SPACES][2", ["{ %d, %d }" % t for t in c.track]),
             ("reward", "ELA_WALL_TILES", map(str, c.wall)),
             ("deck", "ELA_DECKS][2", ["{ %d, %d }" % d[1:] for d in c.decks]))
    for name, size, rows in lists:
        out.write("\nconst uint8_t ela_%s[%s] = { %s };\n" % (name, size, ", ".join(rows)))
    out.write("\nconst uint8_t ela_foundation = %d;\n" % c.foundation)


with open(sys.argv[1], "w", encoding="utf-8") as f:
    write(f, City(sys.argv[2]))
