#!/usr/bin/env python3
"""What clients are told against what is: in positions of random games the JSON of `describe` must say the same as the lines of `dump`,
piece by piece and owner by owner; sums must add up; the geometry of tiles must be that of data/carcassonne/tiles.txt.

  test_describe.py THORP"""
import collections
import json
import os
import random
import re
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(here), os.path.join(here, "..", "..", "tools")]
import gen_carcassonne  # noqa: E402
from tap import Engine, done, eq, ok  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
data = os.path.join(here, "..", "..", "data")
ALL = "+abbot +inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold +mage +robbers +crop"


class Law:
    """A property over many positions, one TAP point"""
    all = {}

    def __init__(self, title):
        self.title, self.tried, self.bad = title, 0, None

    @staticmethod
    def holds(title, found, want, where):
        law = Law.all.setdefault(title, Law(title))
        law.tried += 1
        if found != want and law.bad is None:
            law.bad = "%s\nfound    %s\nexpected %s" % (where, found, want)

    @staticmethod
    def report():
        for law in Law.all.values():
            ok(law.bad is None and law.tried > 0, "%s (%d tried)" % (law.title, law.tried), law.bad)


class Lines:
    """`set WORD ARGUMENT...` lines of a dump by word"""

    def __init__(self, lines):
        self.by = collections.defaultdict(list)
        for line in lines:
            words = line.split()
            self.by[words[1]].append(words[2:])

    def pairs(self, word):
        return {line[0]: line[1] for line in self.by[word]}

    def count(self, word, seat, at=1):
        return sum(line[at] == str(seat) for line in self.by[word])


def bundle(text):
    return {} if text == "-" else {w: int(n) for n, w in re.findall(r"(\d+)([a-z]+)", text)}


def pieces(view, kind, *keys):
    return sorted([p["at"]] + [str(p.get(k)) for k in keys] for p in view["pieces"] if p["kind"] == kind)


def check_common(view, d, where):
    flow = dict(w.split("=") for w in d.by["flow"][0])
    Law.holds("the number of the turn", view["table"]["turn_no"], int(flow.get("no", 0)), where)
    Law.holds("whose turn it is", view["table"]["turn"], int(flow.get("turn", 0)), where)
    if "dice" in view["table"] and d.by["die"]:
        Law.holds("the dice", view["table"]["dice"], [int(n) for n in d.by["die"][0]], where)


# ------------------------------------------------------------------------------------- catan
def check_catan(view, d, where):
    for kind in ("road", "settlement", "city"):
        Law.holds("catan: every " + kind, pieces(view, kind, "owner"), sorted(d.by[kind]), where)
    Law.holds("catan: the robber", [p["at"] for p in view["pieces"] if p["kind"] == "robber"], [x[0] for x in d.by["robber"] if x[0] != "-"], where)
    hands = {line[0]: line[1] for line in d.by["hand"]}
    for seat in view["seats"]:
        n = seat["seat"]
        for kind, most in (("road", 15), ("settlement", 5), ("city", 4)):
            left = seat["left"][kind]
            Law.holds("catan: supply and board make all pieces", left + d.count(kind, n), most, where)
        Law.holds("catan: parts add up to the points", sum(seat["parts"].values()), seat["points"], where)
        cards = bundle(hands.get(str(n), "-"))
        Law.holds("catan: how many cards", seat["hand_size"], sum(cards.values()), where)
        want = cards if n == 1 else {"?": sum(cards.values())} if cards else {}
        Law.holds("catan: one's own cards, and of others the number", seat["hand"], want, where)


def check_knights(view, d, where):
    """Cities & Knights: CK-KNIGHT-01, CK-CITY, CK-VP"""
    ck = view["table"]["ck"]
    knights = [[x[0], x[1], x[2], str("active" in x[3:])] for x in d.by["knight"]]
    Law.holds("knights: owner, strength, active", pieces(view, "knight", "owner", "strength", "active"), sorted(knights), where)
    cities = d.pairs("city")
    for word, kind in (("wall", "wall"), ("damaged", "damaged")):
        want = sorted([x[0], cities[x[0]]] for x in d.by[word])
        Law.holds("knights: every " + kind, pieces(view, kind, "owner"), want, where)
    crowns = {x[0]: cities[x[1]] for x in d.by["metropolis"]}
    Law.holds("knights: metropolises", {p["track"]: str(p["owner"]) for p in view["pieces"] if p["kind"] == "metropolis"}, crowns, where)
    levels = {(x[0], x[1]): int(x[2]) for x in d.by["level"]}
    shown = d.pairs("shown")
    for n, seat in enumerate(ck["seats"], 1):
        for t in seat["tracks"]:
            Law.holds("knights: improvements", t["level"], levels.get((str(n), t["track"]), 0), where)
            Law.holds("knights: who has a metropolis", t["metropolis"], crowns.get(t["track"]) == str(n), where)
        parts, lost = seat["parts"], d.by["damaged"]
        want = {"metropolises": 2 * sum(owner == str(n) for owner in crowns.values()),
                "defender": int(d.pairs("defender").get(str(n), 0)),
                "printer": int(shown.get("printer") == str(n)), "constitution": int(shown.get("constitution") == str(n)),
                "merchant": int(bool(d.by["merchant"]) and d.by["merchant"][0][1] == str(n)),
                "damaged": -sum(cities[x[0]] == str(n) for x in lost)}
        Law.holds("knights: points by source", parts, want, where)
        Law.holds("knights: they add up with the rest", sum(parts.values()), view["seats"][n - 1]["parts"]["modules"], where)
    check_off(view, ck, where)


def check_off(view, ck, where):
    """Why not: exactly the words without a move carry a clause"""
    if view["ask"]["frame"] not in ("catan.act", "five_six.build") or view["ask"]["seats"] != [1]:
        return
    words = ("wall", "recruit", "activate", "promote", "repair", "chase")
    Law.holds("knights: `off` names what cannot be had now", sorted(ck["off"]), sorted(w for w in words if w not in view["moves"]), where)
    Law.holds("knights: ... with a clause each", [c for c in ck["off"].values() if not re.match(r"C[BK]-\w+-\d+$", c)], [], where)


# ------------------------------------------------------------------------------- harbourmaster
def check_harbours(view, d, geometry, where):
    """Building by building against the ends of harbours (CT-HM-01), the card against its line"""
    table, ends = view["table"]["harbormaster"], set()
    nodes = {e["id"]: e["nodes"] for e in geometry["edges"]}
    for line in d.by["harbour"]:
        ends |= set(nodes[line[1]])
    for n, seat in enumerate(table["seats"], 1):
        worth = sum(n == int(x[1]) and x[0] in ends for x in d.by["settlement"]) + 2 * sum(n == int(x[1]) and x[0] in ends for x in d.by["city"])
        Law.holds("harbours: points of every seat", seat["harbour_points"], worth, where)
        Law.holds("harbours: the card's two points", seat["parts"], {"harbormaster": 2 if table["holder"] == n else 0}, where)
        Law.holds("harbours: they add up with the rest", seat["parts"]["harbormaster"], view["seats"][n - 1]["parts"]["modules"], where)
    Law.holds("harbours: who has the card", [str(table["holder"])] if table["holder"] else [], [x[0] for x in d.by["harbormaster"]], where)


# -------------------------------------------------------------------------------- scenarios
def check_fog(view, d, where):
    """What lies face down (CS-HID-01)"""
    fog, numbers = view["table"]["fog"], [x for x in d.by["fog_numbers"][0] if x != "-"]
    Law.holds("fog: the hexes in the stack", fog["hexes"], bundle(d.by["fog_hexes"][0][0]), where)
    Law.holds("fog: the numbers in the stack", fog["numbers"], dict(collections.Counter(numbers)), where)
    Law.holds("fog: as many hexes as unexplored places", fog["left"], sum(x[1] == "fog" for x in d.by["hex"]), where)


def check_world(view, d, where):
    """Tokens on the map and tokens that lie nowhere make ten (CS-NW-04)"""
    world, laid = view["table"]["world"], collections.Counter(x[2] for x in d.by["harbour"])
    box = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1, "any": 5}
    Law.holds("world: every harbour token", dict(laid + collections.Counter(world["harbours"])), box, where)
    frames = [x[1] for x in d.by["frame"]]
    Law.holds("world: are harbours being placed?", world["placing"], "sea.harbours" in frames, where)
    Law.holds("world: a token is drawn before it is placed", "drawn" in world, frames[-1:] == ["sea.harbour"], where)


# ------------------------------------------------------------------------------- carcassonne
FIGURES = {"meeple": 7, "big": 1, "abbot": 1, "builder": 1, "pig": 1}


def turned(edges, turns):
    return edges[-turns:] + edges[:-turns] if turns else edges


def fits(need, edges):
    return any(all(n in (".", e) for n, e in zip(need, turned(edges, t))) for t in range(4))


def check_carcassonne(view, d, where, geometry):
    figures = sorted([x[2], x[0], x[1], x[3]] for x in d.by["figure"])
    told = sorted([p["at"], str(p["owner"]), p["kind"], p["segment"]] for p in view["pieces"] if p["kind"] in FIGURES)
    Law.holds("carcassonne: every figure and its owner", told, figures, where)
    tiles = sorted([x[0], x[1], int(x[2][1:])] for x in d.by["tile"])
    Law.holds("carcassonne: every tile", sorted([p["tile"], p["at"], p["rot"]] for p in view["places"]), tiles, where)
    ferries = sorted([x[0], sorted(x[1:])] for x in d.by["ferry"])
    Law.holds("carcassonne: both roads of every ferry", sorted([p["at"], sorted(p["ferry"])] for p in view["places"] if "ferry" in p), ferries, where)
    for seat in view["seats"]:
        for figure, n in seat["supply"].items():
            on_map = sum(f[1] == str(seat["seat"]) and f[2] == figure for f in figures)
            Law.holds("carcassonne: supply and map make all figures", n + on_map, FIGURES[figure], where)
    if "+river" in where:
        return  # a river may not turn back: CC-RIV-05
    edges = {t["tile"]: t["edges"] for t in geometry["tiles"]}
    next_ones = [t for t in view["table"]["remaining"] if t["next"]]
    for cell in view["table"]["cells"]:
        want = sum(t["n"] for t in next_ones if fits(cell["need"], edges[t["tile"]]))
        Law.holds("carcassonne: how many tiles fit an open cell", cell["fits"], want, where)


def check_tiles(geometry):
    box = {t["id"]: t for t in gen_carcassonne.read(os.path.join(data, "carcassonne", "tiles.txt")).tiles}
    for told in geometry["tiles"]:
        t, where = box[told["tile"]], told["tile"]
        by = {s["segment"]: s for s in told["segments"]}
        names = ["%s%d" % (k, i) for k, many in (("road", "roads"), ("city", "cities"), ("field", "fields")) for i in range(1, len(t[many]) + 1)]
        names += [k for k in ("monastery", "garden") if t[k]]
        Law.holds("tiles: their segments", sorted(by), sorted(names), where)
        for kind, many in (("road", "roads"), ("city", "cities")):
            for i, s in enumerate(t[many], 1):
                Law.holds("tiles: sides of a segment", sorted(by["%s%d" % (kind, i)].get("sides", "")), sorted(s["sides"]), where)
        for i, c in enumerate(t["cities"], 1):
            told_city = by["city%d" % i]
            Law.holds("tiles: shields, cathedrals, goods", (told_city.get("shields", 0), told_city.get("cathedral", False), told_city.get("goods")),
                      (c["shields"], c["cathedral"], c["goods"]), where)
        for i, r in enumerate(t["roads"], 1):
            Law.holds("tiles: inns and ends of roads", (by["road%d" % i].get("inn", False), by["road%d" % i].get("end")), (r["inn"], r["end"]), where)
        for i, f in enumerate(t["fields"], 1):
            field = by["field%d" % i]
            Law.holds("tiles: fields", (field.get("sides"), field["halves"], field["cities"]),
                      (None, f["halves"], ["city%d" % (c + 1) for c in sorted(f["cities"])]), where)
        signs = [s for s in ("lake", "gold", "hat", "sack") if t[s]] + ([t["crop"]] if t["crop"] else [])
        Law.holds("tiles: symbols", told["symbols"], signs, where)
        Law.holds("tiles: flight and edges", (told.get("flight"), told["edges"], told["turns"]), (t["flight"], t["edges"], t["turns"]), where)


# ----------------------------------------------------------------------------------- elasund
def check_elasund(view, d, where):
    houses = sorted([x[1], x[2] if len(x) > 2 else "None", x[0]] for x in d.by["building"])
    told = sorted([p["at"], str(p.get("owner")), p["kind"]] for p in view["pieces"] if p["kind"] not in ("permit", "wall", "church"))
    Law.holds("elasund: every building and its owner", told, houses, where)
    Law.holds("elasund: every permit", pieces(view, "permit", "owner", "value"), sorted([x[2], x[0], x[1]] for x in d.by["permit"]), where)
    Law.holds("elasund: every wall tile", pieces(view, "wall", "owner", "tile"), sorted(d.by["wall"]), where)
    church = sorted([str(p["tile"]), str(p["owner"])] for p in view["pieces"] if p["kind"] == "church")
    Law.holds("elasund: every church tile", church, sorted(d.by["church"]), where)
    for seat in view["seats"]:
        Law.holds("elasund: parts add up to the points", sum(seat["parts"].values()), seat["points"], where)


# ------------------------------------------------------------------------------------- games
CHECKS = {"catan": check_catan, "carcassonne": check_carcassonne, "elasund": check_elasund}


def play(game, seed, moves, every):
    """Random moves; looks at every so many positions from seat 1"""
    e, rng = Engine(thorp), random.Random(seed)
    r = e.ask("new", game=game, seed=seed)
    geometry = e.ask("geometry")["geometry"]
    more = [geometry] if game.startswith("carcassonne") else []
    for i in range(moves):
        if r["over"]:
            break
        seat = r["actors"][0]
        r = e.ask("play", seat=seat, move=rng.choice(e.ask("legal", seat=seat)["moves"]))
        if i % every:
            continue
        d, view, where = Lines(e.ask("dump")["lines"]), e.ask("describe", seat=1)["view"], "%s, seed %d, ply %d" % (game, seed, r["ply"])
        check_common(view, d, where)
        CHECKS[game.split()[0]](view, d, where, *more)
        if "ck" in view["table"]:
            check_knights(view, d, where)
        if "harbormaster" in view["table"]:
            check_harbours(view, d, geometry, where)
        if "fog" in view["table"]:
            check_fog(view, d, where)
        if "world" in view["table"]:
            check_world(view, d, where)
    e.close()
    return geometry


# A metropolis, walls and a damaged city do not come about in a random game that is cut short.
RICH = ["city n20 1", "city n43 1", "city n10 2", "settlement n30 2", "wall n43", "damaged n10", "level 1 trade 4", "level 2 science 3", "metropolis trade n20",
        "knight n24 1 2 active", "knight n42 2 1", "merchant h14 2", "shown printer 1", "defender 2 2", "hand 1 3ore+3wool+2brick+2coin", "phase act 1"]


def check_position(lines, game):
    e = Engine(thorp)
    r = e.ask("new", game=game, chance="manual", lines=lines)
    if not ok(r["ok"], "a rich position", r):
        return
    d, view = Lines(e.ask("dump")["lines"]), e.ask("describe", seat=1)["view"]
    check_catan(view, d, game)
    check_knights(view, d, game)
    eq(view["table"]["ck"]["seats"][0]["parts"]["metropolises"], 2, "CK-METRO-06 a metropolis is two points more")
    ok(any(p["kind"] == "metropolis" and p["owner"] == 1 for p in view["pieces"]), "... and stands in the list of pieces", view["pieces"])
    e.close()


def check_card():
    """The card in somebody's hands, which a short random game does not bring about"""
    e = Engine(thorp)
    e.ask("new", game="catan +harbormaster layout=beginner seats=3 first_player=1", chance="manual",
          lines=["settlement n03 2", "city n14 2", "settlement n26 1", "city n20 1", "phase act 1"])
    view = e.ask("describe", seat=1)["view"]
    check_harbours(view, Lines(e.ask("dump")["lines"]), e.ask("geometry")["geometry"], "the card")
    eq([s["harbour_points"] for s in view["table"]["harbormaster"]["seats"]], [1, 3, 0], "CT-HM-01 harbour points")
    eq((view["table"]["harbormaster"]["holder"], view["seats"][1]["points"], view["seats"][1]["target"]), (2, 5, 11), "CT-HM-02 CT-HM-04 the card, points, target")
    e.close()


for seed in (1, 2):
    play("catan +harbormaster seats=2 offers_per_turn=0", seed, 700, 9)
    play("catan seats=4 offers_per_turn=0", seed, 700, 9)
    play("catan +ck seats=3 offers_per_turn=0", seed, 900, 11)
    play("catan +sea scenario=fog_island seats=3 offers_per_turn=0", seed, 400, 9)
    play("catan +sea scenario=new_world seats=3 offers_per_turn=0", seed, 60, 3)
    play("elasund seats=%d" % (seed + 2), seed, 400, 7)
    play("carcassonne %s seats=2" % ALL, seed, 260, 17)
check_tiles(play("carcassonne +river %s seats=3" % ALL, 3, 10, 100))
check_position(RICH, "catan +ck layout=beginner seats=3 first_player=1")
check_card()
Law.report()
done()
