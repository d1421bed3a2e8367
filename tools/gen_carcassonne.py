#!/usr/bin/env python3
"""Turns data/carcassonne/tiles.txt into the C tables `car_tiles.c`. Usage: gen_carcassonne.py OUT.c TILES.txt

read(path) gives the tiles as dicts; tools/check_tiles proves them."""
import sys

SIDES = "NESW"
COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
FLAGS = ("lake", "gold", "hat", "sack")
GOODS = ("wine", "wheat", "cloth")


class Reader:
    def __init__(self, path):
        self.sets, self.tiles = [], []
        for no, line in enumerate(open(path, encoding="utf-8"), 1):
            words = line.split("#")[0].split()
            if words:
                try:
                    getattr(self, "read_" + words[0])(*words[1:])
                except (AttributeError, TypeError, ValueError, KeyError, IndexError) as e:
                    sys.exit("%s:%d: %s" % (path, no, e))

    def read_set(self, name, code, tiles):
        self.sets.append({"name": name, "code": code, "tiles": int(tiles)})

    def read_tile(self, tid, count, edges, turns, n):
        self.tiles.append({"id": tid, "set": len(self.sets) - 1, "count": int(count), "edges": edges, "turns": int(n), "start": 0,
                           "roads": [], "cities": [], "fields": [], "monastery": False, "garden": False, "river": "",
                           "role": None, "flight": None, "crop": None, **{f: False for f in FLAGS}})

    def read_road(self, sides, *more):
        more = list(more)
        r = {"sides": sides, "inn": "inn" in more, "end": None, "city": None, "over": None}
        if "end" in more:
            r["end"] = more[more.index("end") + 1]
            if r["end"].startswith("city"):
                r["end"], r["city"] = "city", int(r["end"][4:]) - 1
        if "over" in more:
            r["over"] = more[more.index("over") + 1]
        self.tiles[-1]["roads"].append(r)

    def read_city(self, sides, *more):
        goods = more[more.index("goods") + 1] if "goods" in more else None
        self.tiles[-1]["cities"].append({"sides": sides, "shields": int("shield" in more), "cathedral": "cathedral" in more,
                                         "goods": goods})

    def read_field(self, halves, *cities):
        self.tiles[-1]["fields"].append({"halves": [int(h) for h in halves.strip("-")], "cities": [int(c[4:]) - 1 for c in cities]})

    def read_river(self, sides, role):
        self.tiles[-1].update(river=sides, role=role)

    def read_flight(self, way):
        self.tiles[-1]["flight"] = way

    def read_crop(self, kind):
        self.tiles[-1]["crop"] = kind

    def read_start(self, n):
        self.tiles[-1]["start"] = int(n)

    def __getattr__(self, name):
        word = name[5:]
        if word not in FLAGS + ("monastery", "garden"):
            raise AttributeError("no such word: %s" % word)
        return lambda: self.tiles[-1].__setitem__(word, True)


def read(path):
    return Reader(path)


# ------------------------------------------------------------- where figures stand

EDGE = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
HALF = [(25, 0), (75, 0), (100, 25), (100, 75), (75, 100), (25, 100), (0, 75), (0, 25)]


def mix(points, pull):
    """Mean of the points, pulled towards the middle of the tile"""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    return (x + (50 - x) * pull, y + (50 - y) * pull)


def candidates(kind, s):
    if kind in ("monastery", "garden"):
        return [(50, 50)] if kind == "monastery" else [(30, 70), (70, 30), (70, 70), (30, 30), (50, 60)]
    if kind == "field":
        own = [HALF[h] for h in s["halves"]]
        return [mix([p], 0.25) for p in own] + [mix(own, 0.2)] if own else [(50, 50)]
    ends = [EDGE[c] for c in s["sides"]]
    return [mix(ends, 0.35 if kind == "road" else 0.3)] + [mix([p], 0.4) for p in ends]


def anchors(segments):
    """A place for each segment, as far as possible from the others; roads and cities choose first"""
    taken = []
    for kind, s in segments:
        far = lambda p: min([(p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for q in taken] + [900])
        taken.append(max(candidates(kind, s), key=far))
    return [(round(x), round(y)) for x, y in taken]


# --------------------------------------------------------------------------- output

def mask(items):
    return sum(1 << i for i in items)


def segments(t):
    return ([("road", r) for r in t["roads"]] + [("city", c) for c in t["cities"]] + [("field", f) for f in t["fields"]]
            + [(k, {}) for k in ("monastery", "garden") if t[k]])


def segment(t, kind, s, number, at):
    """One row of struct car_seg"""
    sides = mask(SIDES.index(c) for c in s.get("sides", ""))
    first = len(t["roads"])
    facts = {
        "type": "CAR_" + kind.upper(),
        "word": {"road": 0, "city": 4, "field": 8, "monastery": 12, "garden": 13}[kind] + number,
        "sides": sides, "n_sides": bin(sides).count("1"),
        "halves": mask(s.get("halves", ())),
        "cities": mask(first + c for c in s.get("cities", ())),
        "shields": s.get("shields", 0),
        "inn": int(s.get("inn", False)), "cathedral": int(s.get("cathedral", False)),
        "goods": "CAR_" + s["goods"].upper() if s.get("goods") else 0,
        "end": "CAR_END_" + s["end"].upper() if s.get("end") else 0,
        "over": "CAR_OVER_" + s["over"].upper() if s.get("over") else 0,
        "x": at[0], "y": at[1],
    }
    return "{ %s }" % ", ".join(".%s = %s" % f for f in facts.items() if f[1] != 0)


def at_rim(t):
    """Segment at each side (roads and cities) and at each half-edge (fields); 255: none"""
    side, half = [255] * 4, [255] * 8
    for i, (kind, s) in enumerate(segments(t)):
        for c in s.get("sides", ""):
            side[SIDES.index(c)] = i
        for h in s.get("halves", ()):
            half[h] = i
    return side, half


def kind_row(t):
    segs = segments(t)
    rows, count = [], {}
    for (kind, s), at in zip(segs, anchors(segs)):
        rows.append(segment(t, kind, s, count.get(kind, 0), at))
        count[kind] = count.get(kind, 0) + 1
    side, half = at_rim(t)
    symbols = [f for f in FLAGS if t[f]]
    facts = {
        "id": '"%s"' % t["id"], "set": t["set"], "count": t["count"], "start": t["start"], "turns": t["turns"],
        "edges": mask(2 * i + b for i, c in enumerate(t["edges"]) for b in range(2) if "FRCV".index(c) >> b & 1),
        "n_seg": len(segs), "roads": len(t["roads"]), "cities": len(t["cities"]),
        "symbols": " | ".join("CAR_" + s.upper() for s in symbols) or 0,
        "crop": "CAR_CROP_" + t["crop"].upper() if t["crop"] else 0,
        "flight": COMPASS.index(t["flight"]) + 1 if t["flight"] else 0,
        "river": mask(SIDES.index(c) for c in t["river"]),
        "role": "CAR_RIVER_" + t["role"].upper() if t["role"] else 0,
        "side_seg": "{ %s }" % ", ".join(map(str, side)), "half_seg": "{ %s }" % ", ".join(map(str, half)),
    }
    head = ", ".join(".%s = %s" % f for f in facts.items() if f[1] != 0)
    return "    { %s,\n      .seg = { %s } },\n" % (head, ",\n               ".join(rows))


def symbols_row(t):
    """What each segment adds to its feature"""
    def one(s):
        goods = [int(s.get("goods") == g) for g in GOODS]
        facts = {"shields": s.get("shields", 0), "inns": int(s.get("inn", False)), "cathedrals": int(s.get("cathedral", False)),
                 "goods": "{ %d, %d, %d }" % tuple(goods) if any(goods) else 0,
                 "cities": mask(len(t["roads"]) + c for c in s.get("cities", ()))}
        return "{ %s }" % (", ".join(".%s = %s" % f for f in facts.items() if f[1] != 0) or "0")
    return "    { %s },\n" % ", ".join(one(s) for _, s in segments(t))


def fit_row(t):
    """By what two sides ask for (0, or 4 + edge, four bits each): the turns that match, as north and east, then as south and west"""
    edges = ["FRCV".index(c) for c in t["edges"]]

    def turns(asked, first):
        return mask(r for r in range(t["turns"])
                    if all(a == 0 or a == 4 + edges[(side - r) % 4] for side, a in enumerate(asked, first)))
    halves = [", ".join(str(turns((i & 15, i >> 4), first)) for i in range(128)) for first in (0, 2)]
    return "    { { %s },\n      { %s } },\n" % tuple(halves)


def write(out, box):
    out.write('/* made by tools/gen_carcassonne.py from data/carcassonne */\n#include "car.h"\n')
    out.write("\nconst char *const car_set_name[CAR_SETS] = { %s };\n" % ", ".join('"%s"' % s["name"] for s in box.sets))
    out.write("\nconst char *const car_tile_name[CAR_KINDS] = {\n    %s\n};\n" % ", ".join('"%s"' % t["id"] for t in box.tiles))
    out.write("\nconst struct car_kind car_kind[CAR_KINDS] = {\n%s};\n" % "".join(map(kind_row, box.tiles)))
    out.write("\nconst struct car_symbols car_symbols[CAR_KINDS][CAR_SEGS] = {\n%s};\n" % "".join(map(symbols_row, box.tiles)))
    out.write("\nconst struct car_fit car_fit[CAR_KINDS] = {\n%s};\n" % "".join(map(fit_row, box.tiles)))


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as f:
        write(f, read(sys.argv[2]))
