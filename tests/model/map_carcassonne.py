"""The map of Carcassonne for the second version of its flow: tiles read anew from data/carcassonne/tiles.txt, features by union-find over
everything, each time anew. A part of a tile is (cell, name): ((2, -1), "road1"); a feature is named by its oldest part."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]  # N NE E SE S SW W NW
WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
BY_SIDES = ("road", "city")
BY_NEIGHBOURS = ("monastery", "garden")


def kind_of(part):
    return part[1].rstrip("1234")


def step(cell, way, n=1):
    """Coordinates are counted round a ring of 256"""
    x, y = cell[0] + n * STEPS[way][0], cell[1] + n * STEPS[way][1]
    return (x + 128) % 256 - 128, (y + 128) % 256 - 128


def read_part(tile, words):
    part = {"kind": words[0], "shields": words.count("shield"), "goods": None, "cities": [], "sides": [], "halves": []}
    part["inn"], part["cathedral"] = "inn" in words, "cathedral" in words
    if words[0] == "field":
        part["halves"] = [int(c) for c in words[1] if c != "-"]
        part["cities"] = [w for w in words[2:] if w.startswith("city")]
    elif words[0] in BY_SIDES:
        part["sides"] = ["NESW".index(c) for c in words[1]]
    if "goods" in words:
        part["goods"] = words[words.index("goods") + 1]
    n = 1 + sum(p["kind"] == words[0] for p in tile["parts"].values())
    tile["parts"][words[0] if words[0] in BY_NEIGHBOURS else words[0] + str(n)] = part


def read_tiles():
    tiles, family, tile = {}, None, None
    for line in open(os.path.join(ROOT, "data", "carcassonne", "tiles.txt"), encoding="utf-8"):
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "set":
            family = words[1]
        elif words[0] == "tile":
            tile = {"set": family, "count": int(words[2]), "edges": words[3], "turns": int(words[5]), "parts": {}, "start": 0}
            tile.update(river=[], flight=None, crop=None, symbols=set())
            tiles[words[1]] = tile
        elif words[0] == "river":
            tile["river"], tile["role"] = ["NESW".index(c) for c in words[1]], words[2]
        elif words[0] == "start":
            tile["start"] = int(words[1])
        elif words[0] in ("flight", "crop"):
            tile[words[0]] = words[1]
        elif words[0] in ("lake", "gold", "hat", "sack"):
            tile["symbols"].add(words[0])
        else:
            read_part(tile, words)
    for tile in tiles.values():  # the names in their order: roads, cities, fields, the rest
        rank = lambda name: (["road", "city", "field", "monastery", "garden"].index(name.rstrip("1234")), name)
        tile["parts"] = {name: tile["parts"][name] for name in sorted(tile["parts"], key=rank)}
    return tiles


TILES = read_tiles()


class Map:
    def __init__(self, start):
        self.tiles = {(0, 0): (start, 0)}  # in the order in which they were laid
        self.ferries = {}
        self.known = None

    def lay(self, tile, cell, turn):
        self.tiles[cell] = (tile, turn)

    def tile(self, cell):
        return TILES[self.tiles[cell][0]]

    def parts_at(self, cell):
        return [(cell, name) for name in self.tile(cell)["parts"]]

    def part(self, part):
        return self.tile(part[0])["parts"][part[1]]

    def around(self, cell):
        return [c for c in (step(cell, way) for way in range(8)) if c in self.tiles]

    # ------------------------------------------------------------ features: CC-FEAT-*

    def edges(self):
        """Which part lies at (cell, side) and at (cell, half-edge)"""
        sides, halves = {}, {}
        for cell, (tile, turn) in self.tiles.items():
            for name, part in TILES[tile]["parts"].items():
                sides.update({(cell, (s + turn) % 4): (cell, name) for s in part["sides"]})
                halves.update({(cell, (h + 2 * turn) % 8): (cell, name) for h in part["halves"]})
        return sides, halves

    def build(self):
        sides, halves = self.edges()
        parent, age = {}, {}
        for cell in self.tiles:
            for part in self.parts_at(cell):
                parent[part], age[part] = part, len(age)

        def root(part):
            while parent[part] != part:
                part = parent[part]
            return part

        def join(a, b):
            a, b = sorted((root(a), root(b)), key=age.get)
            parent[b] = a

        opened = []
        for (cell, side), part in sides.items():
            other = step(cell, 2 * side)
            if other in self.tiles:
                join(part, sides[other, (side + 2) % 4])
            else:
                opened.append(part)
        for (cell, half), part in halves.items():
            other = halves.get((step(cell, half // 2 * 2), 2 * ((half // 2 + 2) % 4) + 1 - half % 2))
            if other:
                join(part, other)
        for cell, pair in self.ferries.items():
            join((cell, pair[0]), (cell, pair[1]))
        self.sides, self.age = sides, age
        self.root = {part: root(part) for part in parent}
        self.members = {}
        for part, first in self.root.items():
            self.members.setdefault(first, []).append(part)
        self.open = {root(part) for part in opened}

    def fresh(self):
        now = (tuple(self.tiles), tuple(sorted(self.ferries.items())))
        if now != self.known:
            self.build()
            self.known = now

    def feature(self, part):
        self.fresh()
        return self.root[part]

    def parts_of(self, feature):
        self.fresh()
        return self.members[feature]

    def done(self, feature):
        self.fresh()
        kind = kind_of(feature)
        return feature not in self.open if kind in BY_SIDES else kind != "field" and len(self.around(feature[0])) == 8

    # --------------------------------------------------------- placing: CC-TILE-02..04, CC-RIV-*

    def edge(self, tile, turn, side):
        return TILES[tile]["edges"][(side - turn) % 4]

    def fits(self, tile, turn, cell):
        """May it lie there? The side of the river that it meets, or None"""
        river = None
        for side in range(4):
            other = step(cell, 2 * side)
            if other not in self.tiles:
                continue
            edge = self.edge(tile, turn, side)
            if edge != self.edge(*self.tiles[other], (side + 2) % 4):
                return False, None
            river = side if edge == "V" else river
        return True, river

    def bends(self):
        """The river from the spring on: 0 straight, 1 to the right, -1 to the left"""
        cell = next(iter(self.tiles))
        tile, turn = self.tiles[cell]
        flow, out = (TILES[tile]["river"][0] + turn) % 4, []
        while True:
            cell = step(cell, 2 * flow)
            if cell not in self.tiles:
                return out
            bend = self.bend(*self.tiles[cell], flow)
            if bend is None:
                return out
            out.append(bend)
            flow = (flow + bend) % 4

    def bend(self, tile, turn, flow):
        leaves = [s for s in ((s + turn) % 4 for s in TILES[tile]["river"]) if s != (flow + 2) % 4]
        return (leaves[0] - flow + 1) % 4 - 1 if leaves else None

    def places(self, tile, adjacent):
        cells = {step(cell, way) for cell in self.tiles for way in (0, 2, 4, 6)} - self.tiles.keys()
        for cell in cells:
            for turn in range(TILES[tile]["turns"]):
                fits, entry = self.fits(tile, turn, cell)
                if fits and (not TILES[tile]["river"] or self.river_goes(tile, turn, entry, adjacent)):
                    yield cell, turn

    def river_goes(self, tile, turn, entry, adjacent):
        if entry is None:
            return False
        bend, before = self.bend(tile, turn, (entry + 2) % 4), self.bends()
        if not adjacent:
            before = [b for b in before if b != 0]
        return not bend or before[-1:] != [bend]

    # --------------------------------------------------------------- ferries: CC-FER-05..07

    def first_ferries(self, cell):
        """Lakes whose ferries are the first on the roads that leave this tile"""
        self.fresh()
        found = set()
        for side in range(4):
            here, seen = (cell, side), set()
            while here and self.sides.get(here, ("", ""))[1].startswith("road") and here not in seen:
                seen.add(here)
                other = step(here[0], 2 * here[1])
                if other not in self.tiles:
                    break
                entry = (here[1] + 2) % 4
                road = self.sides[other, entry]
                if other in self.ferries:
                    found |= {other} if road[1] in self.ferries[other] else set()
                    break
                here = next(((other, s) for s in range(4) if s != entry and self.sides.get((other, s)) == road), None)
        return found
