"""Maps of Catan as text: how data/catan/*.map is read, and the numbers of hexes, nodes and edges. Used by gen_maps.py,
check_maps and draw_numbering.py. The format is described in docs/MAPS.md; words.txt beside the maps lists what they may name.

The numbering is written here a second time on purpose, in its shortest form; src/catan/cat_board.c is the first."""
import collections
import glob
import inspect
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KIND = "brick lumber wool grain ore - - - any".split()
SIDE = "NE E SE SW W NW".split()
CORNER = "N NE SE S SW NW".split()
STEP = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))       # (q, r) across the side
TURN = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))         # corners as (line, x) from (r, 2q + r)
PIECES = {"road": "edge", "settlement": "node", "city": "node"}   # what may be printed, and where it stands
FLAGS = "terrain numbers spiral coast apart covered".split()


class Wrong(Exception):
    """Something a map may not say, with its place"""


def terrains():
    """Words of enum cat_terrain, in its order"""
    with open(os.path.join(ROOT, "src", "catan", "cat_state.h"), encoding="utf-8") as f:
        body = re.search(r"enum cat_terrain \{(.*?)CAT_TERRAIN_NB", f.read(), re.S).group(1)
    names = re.findall(r"\bCAT_(\w+)", body)
    return ["none" if n == "NO_TERRAIN" else n.lower() for n in names]


def words(path):
    """What words.txt says: {"area": {kind: None}, "start": {word: "hex"}, "mark": {word: "hex" | "node" | "edge"},
    "box": {name: {"tiles": Counter, "tokens": Counter, "harbours": Counter}}}"""
    out = {"area": {}, "start": {}, "mark": {}, "box": {}}
    with open(path, encoding="utf-8") as f:
        for no, line in enumerate(f, 1):
            w = line.split("#")[0].split()
            if w and not (box(out["box"], *w[1:]) if w[0] == "box" else word(out, *w)):
                raise Wrong("%s:%d: this is not `area KIND`, `start WORD hex`, `mark WORD hex|node|edge` or `box NAME tiles|tokens|harbours "
                            "COUNT WORD...`, or is there already" % (path, no))
    return out


def word(out, kind, name="", place=None):
    places = {"area": [None], "start": ["hex"], "mark": ["hex", "node", "edge"]}.get(kind, [])
    if not name or place not in places or any(name in out[k] for k in ("area", "start", "mark")):
        return False
    out[kind][name] = place
    return True


def box(boxes, name="", what="", *counts):
    """A box holds counts of things"""
    parts = boxes.setdefault(name, {})
    if what not in ("tiles", "tokens", "harbours") or what in parts or len(counts) % 2 or not all(n.isdigit() for n in counts[::2]):
        return False
    parts[what] = collections.Counter({w: int(n) for n, w in zip(counts[::2], counts[1::2])})
    return True


# ---------------------------------------------------------------- numbering
def corners(hexagon):
    q, r = hexagon
    return [(r + line, 2 * q + r + x) for line, x in TURN]


def neighbours(hexagon):
    return [(hexagon[0] + dq, hexagon[1] + dr) for dq, dr in STEP]


class Board:
    """The rule of docs/NOTATION.md: hexes of the map, ring, nodes as (line, x), edges as pairs of node numbers, plazas last"""

    def __init__(self, hexes, plazas=()):
        by_row = lambda h: (h[1], h[0])
        self.map = sorted(hexes, key=by_row)
        ring = {n for h in self.map for n in neighbours(h)} - set(self.map)
        self.hexes = self.map + sorted(ring, key=by_row)
        self.nodes = sorted({c for h in self.map for c in corners(h)})
        self.at = {c: i for i, c in enumerate(self.nodes)}
        rim = [corners(h) for h in self.map]
        self.edges = sorted({tuple(sorted((self.at[c[i]], self.at[c[(i + 1) % 6]]))) for c in rim for i in range(6)})
        self.plazas = []                                          # (hex number, node number)
        for h, turns in plazas:                                   # behind all others: no number moves
            node = len(self.nodes) + len(self.plazas)
            self.edges += [(n, node) for n in sorted(self.corner(h, CORNER.index(c)) for c in turns)]
            self.plazas.append((h, node))

    def corner(self, h, i):
        """Number of a node, None in the ring"""
        return self.at.get(corners(self.hexes[h])[i % 6])

    def side(self, h, i):
        """Number of an edge"""
        return self.edge(self.corner(h, i), self.corner(h, i + 1))

    def edge(self, a, b):
        return self.edges.index(tuple(sorted((a, b)))) if tuple(sorted((a, b))) in self.edges else None

    def count(self, kind):
        return {"hex": len(self.hexes), "node": len(self.nodes) + len(self.plazas), "edge": len(self.edges)}[kind]


# ------------------------------------------------------------------ reading
class Map:
    """One file. Every line is a method `on_WORD`; `self.where` is the line being read."""

    def __init__(self, path, known):
        self.path, self.known, self.name, self.where = path, known, None, path
        self.rows, self.terrain, self.number, self.groups = [], [], [], {}
        self.areas, self.starts, self.marks, self.pieces = [], [], [], []
        self.harbours, self.spots, self.plazas, self.fixed_harbours = [], [], [], False
        self.boxes, self.whole, self.total, self.as_printed, self.fruitful = [], True, {}, False, []
        later = []
        with open(path, encoding="utf-8") as f:
            for no, line in enumerate(f, 1):
                w, self.where = line.split("#")[0].split(), "%s:%d" % (path, no)
                if w and not hasattr(self, "on_" + w[0]):
                    self.wrong("unknown word %s" % w[0])
                if w:
                    later.append((self.where, w))
        for shape in (True, False):                               # places have no numbers before all hexes are known
            for self.where, w in later:
                if (w[0] in ("map", "row", "hex", "plaza")) == shape:
                    self.line(w)
            if shape:
                self.close_shape()
        for g in self.groups.values():
            self.close_group(g)

    def wrong(self, text):
        raise Wrong("%s: %s" % (self.where, text))

    def line(self, w):
        read = getattr(self, "on_" + w[0])
        try:
            inspect.signature(read).bind(*w[1:])
        except TypeError:
            self.wrong("%s takes other words than: %s" % (w[0], " ".join(w[1:]) or "nothing"))
        read(*w[1:])

    def close_shape(self):
        self.where = self.path
        hexes = [(q + i, r) for q, r, n in self.rows for i in range(n)]
        if self.name is None:
            self.wrong("the map has no name")
        if len(hexes) != len(self.terrain) or len(set(hexes)) != len(hexes):
            self.wrong("%d hexes in rows, %d listed" % (len(set(hexes)), len(self.terrain)))
        self.board = Board(hexes, self.plazas)

    # words and numbers
    def number_of(self, word, low, high):
        if not re.fullmatch(r"-?\d+", word) or not low <= int(word) <= high:
            self.wrong("%s is no number from %d to %d" % (word, low, high))
        return int(word)

    def one_of(self, word, allowed, what):
        if word not in allowed or word in ("-", "none"):
            self.wrong("unknown %s %s" % (what, word))
        return word

    def token(self, word):
        """A number on a hex, or several at once: 12, 2+12"""
        numbers = [self.number_of(x, 2, 12) for x in word.split("+")]
        if 7 in numbers or len(set(numbers)) != len(numbers):
            self.wrong("%s is no token" % word)
        return tuple(sorted(numbers))

    def hexes_of(self, listed):
        """0 3-5 9"""
        out = []
        for word in listed:
            ends = [self.number_of(x, 0, len(self.terrain) - 1) for x in word.split("-", 1)]
            out += range(ends[0], ends[-1] + 1)
        if not out or len(set(out)) != len(out):
            self.wrong("a list of hexes is empty or names one twice")
        return out

    def place(self, word, kind):
        """h07, n34, e12; an edge also as n10-n11"""
        pair = re.fullmatch(r"n(\d+)-n(\d+)", word)
        if pair and kind == "edge":
            at = self.board.edge(int(pair.group(1)), int(pair.group(2)))
        else:
            single = re.fullmatch(kind[0] + r"(\d+)", word)
            at = int(single.group(1)) if single else None
        if at is None or at >= self.board.count(kind):
            self.wrong("%s is no %s of this map" % (word, kind))
        return at

    # the lines
    def on_map(self, name):
        self.name = name
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or os.path.basename(self.path) != name + ".map":
            self.wrong("the name of a map is that of its file")

    def on_box(self, *names):
        """box NAME... [some]"""
        self.whole = names[-1:] != ("some",)
        self.boxes = [self.one_of(n, self.known["box"], "box") for n in names if n != "some"]

    def on_total(self, what, *counts):
        """total tiles|tokens|harbours COUNT WORD..."""
        if not box({"total": self.total}, "total", what, *counts):
            self.wrong("total tiles, tokens or harbours COUNT WORD..., once each")

    def on_printed(self, *limits):
        """printed limits broken: the layout on the box's picture is exempt from its groups' limits"""
        if limits != ("limits", "broken"):
            self.wrong("unknown words %s" % " ".join(limits))
        self.as_printed = True

    def on_fruitful(self, *listed):
        """fruitful TERRAIN...: bears a number on this map, though it bears none on others"""
        self.fruitful += [self.one_of(t, self.known["terrain"], "terrain") for t in listed]

    def on_row(self, q, r, n):
        self.rows.append([self.number_of(q, -20, 20), self.number_of(r, -20, 20), self.number_of(n, 1, 20)])

    def on_hex(self, number, terrain, token=None):
        if number != str(len(self.terrain)):
            self.wrong("hexes must be listed in order")
        self.terrain.append(self.one_of(terrain, self.known["terrain"], "terrain"))
        self.number.append(self.token(token) if token else ())

    def on_plaza(self, number, *turns):
        h = self.number_of(number, 0, 99)
        if not 1 <= len(set(turns)) == len(turns) <= 6 or any(t not in CORNER for t in turns):
            self.wrong("a plaza has paths to corners: N NE SE S SW NW")
        self.plazas.append((h, turns))

    def on_group(self, name, *rest):
        flags = [w for w in rest if not w[0].isdigit()]
        for w in flags:
            self.one_of(w, FLAGS, "property of a group")
        if name in self.groups:
            self.wrong("there is a group %s already" % name)
        self.groups[name] = dict(name=name, flags=flags, hexes=self.hexes_of([w for w in rest if w[0].isdigit()]),
                                 stock={}, tokens=[], bars=[], where=self.where)

    def group(self, name):
        if name not in self.groups:
            self.wrong("there is no group %s above this line" % name)
        return self.groups[name]

    def on_stock(self, name, *counts):
        stock = self.group(name)["stock"]
        if len(counts) % 2:
            self.wrong("a stock is a list of COUNT TERRAIN")
        for n, terrain in zip(counts[::2], counts[1::2]):
            stock[self.one_of(terrain, self.known["terrain"], "terrain")] = self.number_of(n, 1, 99)

    def on_tokens(self, name, *tokens):
        self.group(name)["tokens"] += [self.token(t) for t in tokens]

    def on_bar(self, name, *rest):
        """bar NAME NUMBER... on TERRAIN... | at HEX..., bar NAME TERRAIN... at HEX..."""
        how = [i for i, w in enumerate(rest) if w in ("on", "at")]
        if len(how) != 1 or how[0] == 0 or how[0] == len(rest) - 1:
            self.wrong("bar GROUP NUMBER... on TERRAIN..., or at HEX...")
        what, where = rest[:how[0]], rest[how[0] + 1:]
        bar = dict(numbers=[], terrain=[], hexes=[])
        if what[0].isalpha() and rest[how[0]] == "at":
            bar["terrain"] = [self.one_of(w, self.known["terrain"], "terrain") for w in what]
        else:
            bar["numbers"] = [self.number_of(w, 2, 12) for w in what]
        if rest[how[0]] == "on":
            bar["terrain"] = [self.one_of(w, self.known["terrain"], "terrain") for w in where]
        else:
            bar["hexes"] = self.hexes_of(where)
        self.group(name)["bars"].append(bar)

    def on_area(self, kind, name, *listed):
        self.one_of(kind, self.known["area"], "kind of area")
        self.areas.append(dict(kind=kind, name=name, hexes=self.hexes_of(listed)))

    def on_start(self, word, *places):
        """start WORD HEX... | any TERRAIN | off"""
        self.one_of(word, self.known["start"], "start")
        if places[:1] == ("any",) and len(places) == 2:
            self.starts.append((word, None, self.one_of(places[1], self.known["terrain"], "terrain")))
        elif places == ("off",):
            self.starts.append((word, None, None))
        elif places:
            self.starts += [(word, self.place(p, "hex"), i) for i, p in enumerate(places)]
        else:
            self.wrong("start %s where?" % word)

    def on_mark(self, word, *places):
        """mark WORD PLACE... [=VALUE]"""
        kind = self.known["mark"][self.one_of(word, self.known["mark"], "mark")]
        value = self.number_of(places[-1][1:], 0, 255) if places and places[-1][0] == "=" else 0
        places = [p for p in places if p[0] != "="]
        if not places:
            self.wrong("mark %s where?" % word)
        self.marks += [(word, self.place(p, kind), value) for p in places]

    def on_piece(self, seat, word, place, pays=None):
        self.one_of(word, PIECES, "piece")
        if pays not in (None, "pays"):
            self.wrong("unknown word %s" % pays)
        self.pieces.append((self.number_of(seat, 1, 6), word, self.place(place, PIECES[word]), pays == "pays"))

    def on_harbour(self, *w):
        """harbour HEX SIDE KIND | open KIND"""
        if len(w) == 2 and w[0] == "open":
            self.harbours.append((None, None, self.one_of(w[1], KIND, "kind of harbour")))
        elif len(w) == 3:
            self.harbours.append((*self.coast(w[0], w[1]), self.one_of(w[2], KIND, "kind of harbour")))
        else:
            self.wrong("harbour HEX SIDE KIND, or harbour open KIND")

    def on_harbours(self, how):
        self.one_of(how, ["fixed"], "property of harbours")
        self.fixed_harbours = True

    def on_spot(self, number, side):
        self.spots.append(self.coast(number, side))

    def coast(self, number, side):
        return self.number_of(number, 0, len(self.terrain) - 1), self.one_of(side, SIDE, "side")

    def close_group(self, g):
        self.where = g["where"]
        deals = [f for f in g["flags"] if f in ("terrain", "numbers", "covered")]
        if not deals or ("covered" in deals and len(deals) > 1):
            self.wrong("group %s deals terrain, numbers or both, or is covered" % g["name"])
        if "numbers" not in deals and ({"spiral", "apart"} & set(g["flags"]) or any(b["numbers"] for b in g["bars"])):
            self.wrong("group %s deals no numbers that could be limited" % g["name"])
        if "coast" in g["flags"] and "spiral" not in g["flags"]:
            self.wrong("group %s has no spiral that could begin on the coast" % g["name"])
        if "terrain" not in deals and not all(b["numbers"] for b in g["bars"]):
            self.wrong("group %s deals no tiles that could be limited" % g["name"])


def words_file():
    return os.path.join(ROOT, "data", "catan", "words.txt")


def read_maps(paths, known):
    """The maps in these files. Throws Wrong"""
    maps = [Map(p, known) for p in paths]
    if len({m.name for m in maps}) != len(maps):
        raise Wrong("two maps have one name")
    return maps


def all_maps(paths=None):
    """All maps of data/catan, also those of boxes the engine does not play yet: their terrains are tiles of a box"""
    known = words(words_file())
    known["terrain"] = ["fog", *{t for b in known["box"].values() for t in b["tiles"]}]
    return known, read_maps(paths or sorted(glob.glob(os.path.join(ROOT, "data", "catan", "*.map"))), known)
