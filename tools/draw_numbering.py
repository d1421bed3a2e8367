#!/usr/bin/env python3
"""Draws the numbers of hexes, nodes and edges of a map as SVG: the pictures of docs/NOTATION.md.

  tools/draw_numbering.py                       redraws docs/numbering*.svg
  tools/draw_numbering.py --check               fails if a picture differs from what would be drawn
  tools/draw_numbering.py --list FILE.map       prints the numbers as text: hex corners, edge ends

The rule is written here a second time on purpose, in its shortest form; src/catan/cat_board.c is the first."""
import math
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = (("data/catan/base.map", "docs/numbering.svg"),
            ("data/catan/five_six.map", "docs/numbering_five_six.svg"))
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))      # NE E SE SW W NW: (q, r) across the side
CORNERS = ((0, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))      # N NE SE S SW NW: (line, x) from (r, 2q + r)
SIZE = 72                                                         # side of a hex in the picture
WIDE = SIZE * math.sqrt(3)


def read(path):
    """Name and land hexes (q, r) of a .map"""
    name, land = "", []
    with open(path, encoding="utf-8") as f:
        for line in f:
            w = line.split("#")[0].split()
            if w and w[0] == "map":
                name = w[1]
            elif w and w[0] == "row":
                q, r, n = map(int, w[1:])
                land += [(q + i, r) for i in range(n)]
    return name, land


def corners(hexagon):
    q, r = hexagon
    return [(r + line, 2 * q + r + x) for line, x in CORNERS]


def number(land):
    """The rule: (hexes with the ring, nodes as (line, x), edges as pairs of node numbers)"""
    by_row = lambda h: (h[1], h[0])
    land = sorted(land, key=by_row)
    ring = {(q + dq, r + dr) for q, r in land for dq, dr in SIDES} - set(land)
    nodes = sorted({c for h in land for c in corners(h)})
    at = {c: i for i, c in enumerate(nodes)}
    edges = sorted({tuple(sorted((at[c[i]], at[c[(i + 1) % 6]]))) for c in map(corners, land) for i in range(6)})
    return land + sorted(ring, key=by_row), nodes, edges


def place(node):
    """Where a node lies in the picture. Lines zig-zag: a hex's N corner is higher than its neighbours on the line"""
    line, x, = node
    high = (line - x) % 2 == 0  # the N corner of the hex below it
    return x * WIDE / 2, line * 1.5 * SIZE - (SIZE if high else SIZE / 2)


def middle(points):
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


class Svg:
    def __init__(self):
        self.out = []

    def add(self, text, *values):
        self.out.append(text % values)

    def text(self, x, y, what, size, extra=""):
        self.add('<text x="%.1f" y="%.1f" font-size="%s"%s>%s</text>', x, y + size * 0.35, size, extra, what)

    def hexagon(self, h, fill, line):
        pts = " ".join("%.1f,%.1f" % place(c) for c in corners(h))
        self.add('<polygon points="%s" fill="%s" stroke="%s" stroke-width="1"/>', pts, fill, line)


def draw_hex(svg, i, h, is_land):
    x, y = middle([place(c) for c in corners(h)])
    if is_land:
        svg.text(x, y - 7, "h%02d" % i, 23, ' font-weight="bold"')
        svg.text(x, y + 14, "(%d, %d)" % h, 12, ' fill="#555"')
    else:
        svg.text(x, y, "h%02d" % i, 14, ' fill="#4a6a86"')


def draw(path):
    name, land = read(path)
    hexes, nodes, edges = number(land)
    svg = Svg()
    for i, h in enumerate(hexes):
        if i >= len(land):
            svg.hexagon(h, "#eef4f9", "#b9cddd")
    for i, h in enumerate(hexes):
        if i < len(land):
            svg.hexagon(h, "#f6efd9", "none")
        draw_hex(svg, i, h, i < len(land))
    for a, b in edges:
        svg.add('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#222" stroke-width="2"/>', *place(nodes[a]), *place(nodes[b]))
    for i, (a, b) in enumerate(edges):
        x, y = middle([place(nodes[a]), place(nodes[b])])
        label = "e%02d" % i
        wide = 9 * len(label) + 3
        svg.add('<rect x="%.1f" y="%.1f" width="%d" height="17" fill="#fff" stroke="#222"/>', x - wide / 2, y - 8.5, wide)
        svg.text(x, y, label, 13)
    for i, n in enumerate(nodes):
        x, y = place(n)
        svg.add('<circle cx="%.1f" cy="%.1f" r="15.5" fill="#222"/>', x, y)
        svg.text(x, y, "n%02d" % i, 13, ' fill="#fff" font-weight="bold"')
    return frame(svg, name, hexes, len(land), nodes, edges)


def frame(svg, name, hexes, n_land, nodes, edges):
    """The page round the board: size, title, legend"""
    points = [place(c) for h in hexes for c in corners(h)]
    left, right = min(p[0] for p in points) - 8, max(p[0] for p in points) + 8
    top, bottom = min(p[1] for p in points) - 30, max(p[1] for p in points) + 34
    page = Svg()
    page.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.0f %.0f %.0f %.0f" font-family="DejaVu Sans Mono, monospace" text-anchor="middle">',
             left, top, right - left, bottom - top)
    page.add("<title>Numbers of the map %s</title>", name)
    page.add('<rect x="%.0f" y="%.0f" width="%.0f" height="%.0f" fill="#fff"/>', left, top, right - left, bottom - top)
    page.text((left + right) / 2, top + 14, "map %s: hexes h00-h%02d, nodes n00-n%02d, edges e00-e%02d"
              % (name, n_land - 1, len(nodes) - 1, len(edges) - 1), 17, ' font-weight="bold"')
    page.text((left + right) / 2, bottom - 15, "large: hex and its (q, r); round: node; square: edge; "
              "pale: sea of the frame, h%02d-h%02d" % (n_land, len(hexes) - 1), 14)
    return "\n".join(page.out + svg.out) + "\n</svg>\n"


def listing(path):
    hexes, nodes, edges = number(read(path)[1])
    n_land = len(read(path)[1])
    at = {c: i for i, c in enumerate(nodes)}
    for i, h in enumerate(hexes):
        known = ["n%02d" % at[c] if c in at else "-" for c in corners(h)]
        print("h%02d %s (%d, %d) corners N NE SE S SW NW: %s" % (i, "land" if i < n_land else "sea", *h, " ".join(known)))
    for i, (a, b) in enumerate(edges):
        print("e%02d n%02d-n%02d" % (i, a, b))


def main(args):
    if args[:1] == ["--list"] and len(args) == 2:
        listing(args[1])
        return 0
    if args not in ([], ["--check"]):
        sys.exit(__doc__)
    bad = 0
    for source, target in PICTURES:
        made, path = draw(os.path.join(ROOT, source)), os.path.join(ROOT, target)
        if args == ["--check"]:
            with open(path, encoding="utf-8") as f:
                if f.read() != made:
                    print("%s is not what tools/draw_numbering.py draws from %s" % (target, source))
                    bad = 1
        else:
            with open(path, "w", encoding="utf-8") as f:
                f.write(made)
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
