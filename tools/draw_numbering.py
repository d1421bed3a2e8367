#!/usr/bin/env python3
"""Draws the numbers of hexes, nodes and edges of every map as SVG: the pictures of docs/NOTATION.md.

  tools/draw_numbering.py                       redraws docs/numbering*.svg, one picture for each outline
  tools/draw_numbering.py --check               fails if a picture differs from what would be drawn
  tools/draw_numbering.py --list FILE.map       prints the numbers as text: hex corners, edge ends"""
import os
import sys

sys.dont_write_bytecode = True
import math  # noqa: E402
from catan_map import ROOT, Wrong, all_maps, corners  # noqa: E402

SIZE = 72                                                         # side of a hex in the picture
WIDE = SIZE * math.sqrt(3)


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


def draw_hex(svg, i, h, of_map):
    x, y = middle([place(c) for c in corners(h)])
    if of_map:
        svg.text(x, y - 7, "h%02d" % i, 23, ' font-weight="bold"')
        svg.text(x, y + 14, "(%d, %d)" % h, 12, ' fill="#555"')
    else:
        svg.text(x, y, "h%02d" % i, 14, ' fill="#4a6a86"')


def draw_plaza_hex(svg, board, i, at):
    """Its number stands where no path runs"""
    node = dict(board.plazas)[i]
    x, y = middle([at[a] for a, b in board.edges if b == node])
    svg.text(2 * at[node][0] - x, 2 * at[node][1] - y, "h%02d" % i, 14, ' font-weight="bold"')


def draw_edges(svg, edges, at):
    for a, b in edges:
        svg.add('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#222" stroke-width="2"/>', *at[a], *at[b])
    for i, (a, b) in enumerate(edges):
        x, y = middle([at[a], at[b]])
        label = "e%02d" % i
        wide = 9 * len(label) + 3
        svg.add('<rect x="%.1f" y="%.1f" width="%d" height="17" fill="#fff" stroke="#222"/>', x - wide / 2, y - 8.5, wide)
        svg.text(x, y, label, 13)


def draw(board, names):
    svg = Svg()
    for h in board.hexes[len(board.map):]:
        svg.hexagon(h, "#eef4f9", "#b9cddd")
    plazas = [h for h, _ in board.plazas]
    at = [place(n) for n in board.nodes] + [middle([place(c) for c in corners(board.hexes[h])]) for h in plazas]
    for i, h in enumerate(board.hexes):
        if i < len(board.map):
            svg.hexagon(h, "#f6efd9", "none")
        if i in plazas:
            draw_plaza_hex(svg, board, i, at)
        else:
            draw_hex(svg, i, h, i < len(board.map))
    draw_edges(svg, board.edges, at)
    for i, (x, y) in enumerate(at):
        svg.add('<circle cx="%.1f" cy="%.1f" r="15.5" fill="#222"/>', x, y)
        svg.text(x, y, "n%02d" % i, 13 if i < 100 else 11, ' fill="#fff" font-weight="bold"')
    return frame(svg, board, names)


def frame(svg, board, names):
    """The page round the board: size, title, legend"""
    points = [place(c) for h in board.hexes for c in corners(h)]
    left, right = min(p[0] for p in points) - 8, max(p[0] for p in points) + 8
    top, bottom = min(p[1] for p in points) - 30, max(p[1] for p in points) + 34
    page = Svg()
    page.add('<svg xmlns="http://www.w3.org/2000/svg" viewBox="%.0f %.0f %.0f %.0f" font-family="DejaVu Sans Mono, monospace" text-anchor="middle">',
             left, top, right - left, bottom - top)
    page.add("<title>Numbers of the maps: %s</title>", ", ".join(names))
    page.add('<rect x="%.0f" y="%.0f" width="%.0f" height="%.0f" fill="#fff"/>', left, top, right - left, bottom - top)
    page.text((left + right) / 2, top + 14, "%d hexes: h00-h%02d, nodes n00-n%02d, edges e00-e%02d"
              % (len(board.map), len(board.map) - 1, board.count("node") - 1, len(board.edges) - 1), 17, ' font-weight="bold"')
    page.text((left + right) / 2, bottom - 15, "large: hex and its (q, r); round: node; square: edge; "
              "pale: sea of the frame, h%02d-h%02d" % (len(board.map), len(board.hexes) - 1), 14)
    return "\n".join(page.out + svg.out) + "\n</svg>\n"


def listing(path):
    board = all_maps([path])[1][0].board
    for i, h in enumerate(board.hexes):
        known = ["-" if n is None else "n%02d" % n for n in (board.corner(i, c) for c in range(6))]
        print("h%02d %s (%d, %d) corners N NE SE S SW NW: %s" % (i, "map" if i < len(board.map) else "ring", *h, " ".join(known)))
    for i, (a, b) in enumerate(board.edges):
        print("e%02d n%02d-n%02d" % (i, a, b))


def pictures():
    """{path: SVG}, one for each outline: maps that differ only in what lies on them have equal numbers"""
    outlines = {}
    for m in all_maps()[1]:
        outlines.setdefault((tuple(m.board.map), tuple(m.plazas)), []).append(m)
    out = {}
    for maps in outlines.values():
        name = "numbering_%d%s.svg" % (len(maps[0].terrain), "_plazas" if maps[0].plazas else "")
        if name in out:                                           # plazas elsewhere
            name = "numbering_%s.svg" % maps[0].name
        out[name] = draw(maps[0].board, [m.name for m in maps])
    return {os.path.join(ROOT, "docs", name): svg for name, svg in out.items()}


def stale():
    """Pictures that are not what would be drawn"""
    return [path for path, svg in pictures().items() if not os.path.exists(path) or open(path, encoding="utf-8").read() != svg]


def main(args):
    if args[:1] == ["--list"] and len(args) == 2:
        listing(args[1])
    elif args == ["--check"]:
        for path in stale():
            print("%s is not what tools/draw_numbering.py draws" % os.path.relpath(path, ROOT))
        return 1 if stale() else 0
    elif args:
        sys.exit(__doc__)
    else:
        for path, svg in pictures().items():
            with open(path, "w", encoding="utf-8") as f:
                f.write(svg)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Wrong as e:
        sys.exit(str(e))
