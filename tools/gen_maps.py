#!/usr/bin/env python3
"""Turns maps into C: the list cat_maps[] and the words maps use. Usage: gen_maps.py OUT.h OUT.c WORDS FILE.map...

Stops with file and line at anything a map may not say. What a map should say is proved by check_maps."""
import sys

sys.dont_write_bytecode = True
from catan_map import CORNER, KIND, SIDE, Wrong, read_maps, terrains, words  # noqa: E402

FLAG = {"terrain": "CAT_DEALS_TERRAIN", "numbers": "CAT_DEALS_NUMBERS", "spiral": "CAT_SPIRAL", "coast": "CAT_FROM_COAST", "apart": "CAT_REDS_APART",
        "covered": "CAT_COVERED"}
PIECE = {"road": "CAT_ROAD_PIECE", "settlement": "CAT_TOWN_PIECE", "city": "CAT_CITY_PIECE"}


def braces(values):
    return "{ " + ", ".join(braces(v) if isinstance(v, (list, tuple)) else str(v) for v in values) + " }"


def mask(numbers):
    return "0x%x" % sum(1 << n for n in numbers)


def hexes(numbers):
    return mask(numbers) + "ULL"


def terrain(word):
    return "CAT_" + word.upper()


def header(known, maps):
    out = ['/* made by tools/gen_maps.py from data/catan */', "#ifndef CAT_MAPS_H", "#define CAT_MAPS_H", '#include "cat_board.h"']
    enums = (("cat_map_id", "CAT_MAP_%s", [m.name for m in maps] + ["NB"]),
             ("cat_area_kind", "CAT_AREA_%s", ["none", *known["area"]]),
             ("cat_mark_kind", "CAT_MARK_%s", ["none", *known["start"], *known["mark"]]))
    for name, form, list_ in enums:
        out.append("enum %s { %s };" % (name, ", ".join(form % w.upper() for w in list_)))
    return "\n".join(out + ["extern const struct cat_map cat_maps[CAT_MAP_NB];", "#endif", ""])


def group(g):
    bars = [[mask(b["numbers"]), " | ".join("1U << " + terrain(t) for t in b["terrain"]) or 0, hexes(b["hexes"])] for b in g["bars"]]
    out = ['.name = "%s"' % g["name"], ".hexes = " + hexes(g["hexes"]), ".flags = " + " | ".join(FLAG[f] for f in g["flags"]),
           ".n_tokens = %d" % len(g["tokens"]), ".n_bars = %d" % len(bars)]
    for key, rows in (("stock", ["[%s] = %d" % (terrain(t), n) for t, n in g["stock"].items()]),
                      ("tokens", [mask(t) for t in g["tokens"]]), ("bars", bars)):
        if rows:
            out.append(".%s = %s" % (key, braces(rows)))
    return "{ " + ", ".join(out) + " }"


def marks(m):
    rows = [("CAT_MARK_" + w.upper(), "CAT_NONE" if at is None else at, (terrain(v) if v else 0) if at is None else v)
            for w, at, v in m.starts]
    return [braces(r) for r in rows + [("CAT_MARK_" + w.upper(), at, v) for w, at, v in m.marks]]


def lists(m):
    """(member, type, rows): lists of any length, kept beside the map"""
    yield "groups", "cat_group", [group(g) for g in m.groups.values()]
    yield "areas", "cat_area", ['{ "%s", %s, CAT_AREA_%s }' % (a["name"], hexes(a["hexes"]), a["kind"].upper()) for a in m.areas]
    yield "marks", "cat_mark", marks(m)
    yield "pieces", "cat_printed", [braces((seat - 1, PIECE[w], at, int(pays))) for seat, w, at, pays in m.pieces]


def fields(m):
    yield '.name = "%s"' % m.name
    yield ".q = %s" % braces([h[0] for h in m.board.map])
    yield ".r = %s" % braces([h[1] for h in m.board.map])
    yield ".terrain = %s" % braces([terrain(t) for t in m.terrain])
    yield ".number = %s" % braces([mask(n) for n in m.number])
    if m.harbours:
        yield ".harbours = %s" % braces([("CAT_NONE", 0, KIND.index(k)) if h is None else (h, SIDE.index(s), KIND.index(k))
                                         for h, s, k in m.harbours])
    if m.spots:
        yield ".spots = %s" % braces([(h, SIDE.index(s)) for h, s in m.spots])
    if m.plazas:
        yield ".plazas = %s" % braces([(h, mask(CORNER.index(c) for c in turns)) for h, turns in m.plazas])
    yield ".n_hex = %d" % len(m.terrain)
    yield ".n_harbours = %d" % len(m.harbours)
    yield ".n_plazas = %d" % len(m.plazas)
    yield ".fixed_harbours = %d" % m.fixed_harbours


def source(maps):
    out, rows = ['/* made by tools/gen_maps.py from data/catan */\n#include "cat_maps.h"\n'], []
    for m in maps:
        members = list(fields(m))
        for member, kind, values in lists(m):
            if values:
                out.append("static const struct %s %s_%s[] = {\n    %s\n};\n" % (kind, m.name, member, ",\n    ".join(values)))
                members += [".%s = %s_%s" % (member, m.name, member), ".n_%s = %d" % (member, len(values))]
        rows.append("    [CAT_MAP_%s] = {\n        %s,\n    },\n" % (m.name.upper(), ",\n        ".join(members)))
    return "\n".join(out) + "\nconst struct cat_map cat_maps[CAT_MAP_NB] = {\n%s};\n" % "".join(rows)


def main(out_h, out_c, list_of_words, *paths):
    try:
        known = dict(words(list_of_words), terrain=terrains())
        maps = read_maps(paths, known)
    except Wrong as e:
        sys.exit(str(e))
    for path, text in ((out_h, header(known, maps)), (out_c, source(maps))):
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)


main(*sys.argv[1:])
