#!/usr/bin/env python3
"""Turns data/catan/*.map into the C table `cat_maps.c`. Usage: gen_maps.py OUT.c FILE.map..."""
import sys

TERRAIN = "none hills forest pasture fields mountains desert sea".split()
KIND = "brick lumber wool grain ore - - - any".split()
SIDE = "NE E SE SW W NW".split()


def number(word, where, low=0, high=255):
    if not low <= int(word) <= high:
        sys.exit("%s: %s is out of range" % (where, word))
    return int(word)


def read(path):
    m = dict(rows=[], terrain=[], number=[], tokens=[], harbours=[], spots=[], starts=[])
    for no, line in enumerate(open(path, encoding="utf-8"), 1):
        where = "%s:%d" % (path, no)
        w = line.split("#")[0].split()
        if not w:
            continue
        if w[0] == "map":
            m["name"] = w[1]
        elif w[0] == "row":
            m["rows"].append([int(x) for x in w[1:4]])
        elif w[0] == "hex":
            if number(w[1], where) != len(m["terrain"]):
                sys.exit(where + ": hexes must be listed in order")
            m["terrain"].append(TERRAIN.index(w[2]))
            m["number"].append(number(w[3], where, 2, 12) if len(w) > 3 else 0)
        elif w[0] == "tokens":
            m["tokens"] = [number(x, where, 2, 12) for x in w[1:]]
        elif w[0] == "harbour":
            m["harbours"].append((number(w[1], where), SIDE.index(w[2]), KIND.index(w[3])))
        elif w[0] == "spot":
            m["spots"].append((number(w[1], where), SIDE.index(w[2])))
        elif w[0] == "start":
            m["starts"].append([int(x) for x in " ".join(w[1:]).replace("-", " ").split()])
        else:
            sys.exit(where + ": unknown word " + w[0])
    hexes = [(q + i, r) for q, r, n in m["rows"] for i in range(n)]
    if len(hexes) != len(m["terrain"]) or len(m["tokens"]) != sum(n > 0 for n in m["number"]):
        sys.exit(path + ": hexes, terrains and tokens do not agree")
    if sorted(m["tokens"]) != sorted(n for n in m["number"] if n):
        sys.exit(path + ": the layout's numbers are not the tokens")
    if m["spots"] and len(m["spots"]) != len(m["harbours"]):
        sys.exit(path + ": spots and harbours do not agree")
    m["hexes"] = sorted(hexes, key=lambda h: (h[1], h[0]))
    return m


def braces(values):
    return "{ " + ", ".join(braces(v) if isinstance(v, (list, tuple)) else str(v) for v in values) + " }"


def main(out, *paths):
    with open(out, "w", encoding="utf-8") as f:
        f.write('/* made by tools/gen_maps.py from data/catan */\n#include "cat_board.h"\n')
        for path in paths:
            m = read(path)
            f.write("\nconst struct cat_map cat_map_%s = {\n" % m["name"])
            f.write('    .name = "%s",\n    .n_hex = %d,\n' % (m["name"], len(m["hexes"])))
            f.write("    .q = %s,\n    .r = %s,\n" % (braces([h[0] for h in m["hexes"]]), braces([h[1] for h in m["hexes"]])))
            for key in ("terrain", "number", "tokens", "harbours", "spots", "starts"):
                if m[key]:
                    f.write("    .%s = %s,\n" % (key, braces(m[key])))
            f.write("    .n_tokens = %d,\n    .n_harbours = %d,\n    .n_starts = %d,\n};\n"
                    % (len(m["tokens"]), len(m["harbours"]), len(m["starts"])))


main(*sys.argv[1:])
