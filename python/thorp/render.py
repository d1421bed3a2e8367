"""render.py - a position as text and as an SVG picture, from what State.describe says of a view. Simple, for looking at what an agent does."""
import math
from html import escape

INKS = ("#c0392b", "#2f6fb3", "#e0a526", "#3d8b4f", "#6b4a2f", "#7a4b9c")
TERRAIN = {"hills": "#c4713f", "forest": "#4f7f46", "pasture": "#a3c86a", "fields": "#e6c44d", "mountains": "#9a9aa0", "desert": "#dfd0a0",
           "gold": "#f0d060", "sea": "#a9cfe4", "fog": "#d6d6d6", "lake": "#6fa8c9", "swamp": "#7f8a5a", "oasis": "#7fbf8f", "castle": "#c9b8a8",
           "quarry": "#b0a8a0", "glassworks": "#b8d0d0"}
SIZE = 40  # of a hex, from its middle to a corner
CELL = 48


# --------------------------------------------------------------------- text
def bundle(cards):
    return " ".join("%s %d" % (name, n) for name, n in cards.items()) or "-"


def text(state):
    """The position in words: what is asked, what each seat has as far as the viewer knows, what stands where.

    >>> print(thorp.render.text(thorp.Game('catan seats=3 first_player=1').deal(1).view(0)).splitlines()[0])
    catan.settle asks 1, turn 0, move 0
    """
    seen = state.describe()
    asked = "+".join("*" if s == 7 else str(s + 1) for s in state.actors) or "-"
    lines = ["%s asks %s, turn %d, move %d" % (state.asking or "over", asked, state.turn_no, state.ply)]
    for seat in seen["seats"]:
        more = "  hand: %s" % bundle(seat["hand"]) if "hand" in seat else ""
        lines.append("%d  %d points%s" % (seat["seat"], seat["points"], more))
    places = {}
    for piece in seen["pieces"]:
        where = piece.get("at") or "-"
        places.setdefault((piece["kind"], piece.get("owner", 0)), []).append(where + (" " + piece["segment"] if "segment" in piece else ""))
    for (kind, owner), at in sorted(places.items()):
        lines.append("%s%s: %s" % (kind, " %d" % owner if owner else "", ", ".join(at)))
    return "\n".join(lines)


# ---------------------------------------------------------------------- svg
def tag(name, inside=None, **attributes):
    words = "".join(' %s="%s"' % (k.replace("_", "-"), escape(str(v))) for k, v in attributes.items())
    return "<%s%s/>" % (name, words) if inside is None else "<%s%s>%s</%s>" % (name, words, inside, name)


def page(parts, left, top, width, height):
    box = "%g %g %g %g" % (left, top, width, height)
    return tag("svg", "".join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=box, width="%g" % width, height="%g" % height)


def ink(owner):
    return INKS[(owner - 1) % len(INKS)] if owner else "#888888"


def label(x, y, words, size=12, **more):
    return tag("text", escape(str(words)), x="%.1f" % x, y="%.1f" % y, font_size=size, text_anchor="middle", font_family="sans-serif", **more)


class Island:
    """Where the places of a board of hexes lie"""

    def __init__(self, geometry):
        self.hexes, self.nodes = {}, {}
        for h in geometry["hexes"]:
            x, y = SIZE * math.sqrt(3) * (h["q"] + h["r"] / 2), SIZE * 1.5 * h["r"]
            self.hexes[h["id"]] = (x, y)
            for i, node in enumerate(h.get("nodes", [])):
                self.nodes[node] = self.corner(x, y, i)
            if "plaza" in h:
                self.nodes[h["plaza"]] = (x, y)
        self.edges = {e["id"]: [self.nodes[n] for n in e["nodes"] if n in self.nodes] for e in geometry["edges"]}

    @staticmethod
    def corner(x, y, i):
        return x + SIZE * math.sin(math.pi / 3 * i), y - SIZE * math.cos(math.pi / 3 * i)

    def at(self, place):
        if place in self.hexes:
            return self.hexes[place]
        if place in self.nodes:
            return self.nodes[place]
        ends = self.edges[place]
        return sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)


def hexagon(board, place):
    x, y = board.hexes[place["id"]]
    corners = " ".join("%.1f,%.1f" % board.corner(x, y, i) for i in range(6))
    out = tag("polygon", tag("title", escape("%s %s" % (place["id"], place["terrain"]))), points=corners,
              fill=TERRAIN.get(place["terrain"], "#cccccc"), stroke="#ffffff", stroke_width=2)
    if place["numbers"]:
        red = set(place["numbers"]) & {6, 8}
        out += tag("circle", cx="%.1f" % x, cy="%.1f" % y, r=12, fill="#fdf6e3")
        out += label(x, y + 5, "/".join(map(str, place["numbers"])), 14, fill="#b03030" if red else "#333333")
    return out


def on_board(board, piece):
    """A piece of Catan: a line on a path, a mark on a crossing or a hex"""
    at, kind, colour = piece["at"], piece["kind"], ink(piece.get("owner", 0))
    title = tag("title", escape("%s %s" % (kind, at)))
    x, y = board.at(at)
    if at in board.edges and len(board.edges[at]) == 2:
        (x1, y1), (x2, y2) = board.edges[at]
        dash = {} if kind == "road" else {"stroke_dasharray": "6 3"}
        return tag("line", title, x1="%.1f" % x1, y1="%.1f" % y1, x2="%.1f" % x2, y2="%.1f" % y2, stroke=colour, stroke_width=7, **dash)
    if kind in ("settlement", "city"):
        r = 7 if kind == "settlement" else 11
        return tag("rect", title, x="%.1f" % (x - r), y="%.1f" % (y - r), width=2 * r, height=2 * r, fill=colour, stroke="#1f1f1f", stroke_width=1.5)
    return tag("circle", title, cx="%.1f" % (x + 14), cy="%.1f" % (y - 14), r=8, fill=colour, stroke="#1f1f1f") + label(x + 14, y - 10, kind[0].upper(), 10)


def catan(game, seen):
    board = Island(game.geometry())
    places = [p for p in seen["places"] if "terrain" in p]
    out = [hexagon(board, p) for p in places]
    for p in seen["places"]:
        if "harbour" in p:
            x, y = board.at(p["id"])
            out.append(tag("circle", cx="%.1f" % x, cy="%.1f" % y, r=10, fill="#ffffff", stroke="#2f6fb3"))
            out.append(label(x, y + 4, "3:1" if p["harbour"] == "any" else p["harbour"][:2], 9))
    out += [on_board(board, p) for p in seen["pieces"] if p.get("at") in board.hexes or p.get("at") in board.nodes or p.get("at") in board.edges]
    xs, ys = zip(*(board.hexes[p["id"]] for p in places))
    return page(out, min(xs) - 2 * SIZE, min(ys) - 2 * SIZE, max(xs) - min(xs) + 4 * SIZE, max(ys) - min(ys) + 4 * SIZE)


SIDES = {"N": (24, 0), "E": (48, 24), "S": (24, 48), "W": (0, 24)}
CORNERS = {"N": "0,0 48,0", "E": "48,0 48,48", "S": "48,48 0,48", "W": "0,48 0,0"}


def segment(seg):
    """A part of an unturned tile"""
    x, y = (v * CELL / 100 for v in seg["at"])
    if seg["kind"] == "city":
        return "".join(tag("polygon", points="%s %g,%g" % (CORNERS[s], x, y), fill="#c9a06a") for s in seg["sides"])
    if seg["kind"] == "road":
        return "".join(tag("line", x1=SIDES[s][0], y1=SIDES[s][1], x2=x, y2=y, stroke="#f4efe2", stroke_width=5) for s in seg["sides"])
    if seg["kind"] in ("monastery", "garden"):
        return tag("rect", x=x - 8, y=y - 8, width=16, height=16, fill="#b5493a" if seg["kind"] == "monastery" else "#5fa05f")
    return ""


def tile(place, kinds):
    kind = kinds[place["tile"]]
    inside = tag("rect", width=CELL, height=CELL, fill="#9cc069", stroke="#6f8f45")
    inside += "".join(tag("line", x1=24, y1=24, x2=SIDES[s][0], y2=SIDES[s][1], stroke="#4f94c4", stroke_width=7)
                      for s, edge in zip("NESW", kind["edges"]) if edge == "V")
    inside += "".join(segment(s) for s in kind["segments"])
    where = "translate(%d %d) rotate(%d 24 24)" % (place["x"] * CELL, place["y"] * CELL, 90 * place["rot"])
    return tag("g", tag("title", place["tile"]) + inside, transform=where)


def turned(x, y, rot):
    for _ in range(rot):
        x, y = CELL - y, x
    return x, y


def meeple(piece, places, kinds):
    place = places[piece["at"]]
    spot = next((s["at"] for s in kinds[place["tile"]]["segments"] if s["segment"] == piece.get("segment")), (50, 50))
    x, y = turned(spot[0] * CELL / 100, spot[1] * CELL / 100, place["rot"])
    x, y = x + place["x"] * CELL, y + place["y"] * CELL
    return tag("circle", tag("title", escape("%s %s" % (piece["kind"], piece["at"]))), cx="%.1f" % x, cy="%.1f" % y,
               r=8 if piece["kind"] == "big" else 6, fill=ink(piece.get("owner", 0)), stroke="#1f1f1f")


def carcassonne(game, seen):
    kinds = {k["tile"]: k for k in game.geometry()["tiles"]}
    places = {p["at"]: p for p in seen["places"] if "tile" in p}
    out = [tile(p, kinds) for p in places.values()]
    out += [meeple(p, places, kinds) for p in seen["pieces"] if p.get("at") in places]
    xs, ys = [p["x"] * CELL for p in places.values()] or [0], [p["y"] * CELL for p in places.values()] or [0]
    return page(out, min(xs) - CELL, min(ys) - CELL, max(xs) - min(xs) + 3 * CELL, max(ys) - min(ys) + 3 * CELL)


def elasund(game, seen):
    city = game.geometry()
    rows = {row: i + 1 for i, row in enumerate(city["rows"])} | {1: 0, 13: len(city["rows"]) + 1}
    sizes = {b["kind"]: (b["w"], b["h"]) for b in city["buildings"]}
    out = [tag("rect", x=c * CELL, y=rows[r] * CELL, width=CELL, height=CELL, fill="#e9dcc0", stroke="#c8b890")
           for c in range(city["columns"]) for r in city["rows"]]
    out += [label(-CELL / 3, rows[r] * CELL + 30, r) for r in city["rows"]]
    for p in seen["pieces"]:
        if "," not in p.get("at", ""):
            continue
        column, row = map(int, p["at"].split(","))
        w, h = sizes.get(p["kind"], (1, 1))
        words = p["kind"][:5] if p["kind"] != "permit" else "P%s" % p.get("value", "")
        out.append(tag("rect", tag("title", escape("%s %s" % (p["kind"], p["at"]))), x=column * CELL + 3, y=rows[row] * CELL + 3,
                       width=w * CELL - 6, height=h * CELL - 6, fill=ink(p.get("owner", 0)), opacity=0.45 if p["kind"] == "permit" else 0.9))
        out.append(label(column * CELL + w * CELL / 2, rows[row] * CELL + h * CELL / 2 + 4, words, 11, fill="#ffffff"))
    return page(out, -CELL, -CELL / 2, (city["columns"] + 3) * CELL, (len(city["rows"]) + 3) * CELL)


BOARDS = {"catan": catan, "carcassonne": carcassonne, "elasund": elasund}


def svg(state):
    """The board as an SVG picture, as the viewer of this view (or a spectator) sees it.

    >>> thorp.render.svg(thorp.Game('elasund').deal(1)).startswith('<svg ')
    True
    """
    return BOARDS[state.game.name](state.game, state.describe())
