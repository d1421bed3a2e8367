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
        votes = view["table"].get("caravans", {}).get("votes", ())
        shown = {kind: int(x[i]) for x in d.by["bid"] if x[0] == str(n) for i, kind in enumerate(votes, 1) if x[i] != "0"}
        hidden = sum(cards.values()) - sum(shown.values())
        want = cards if n == 1 else {**shown, **({"?": hidden} if hidden else {})}
        Law.holds("catan: one's own cards, and of others the number but for what they bid", seat["hand"], want, where)


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


# --------------------------------------------------------------------------------- event cards
def check_events(view, d, where):
    """The deck row by row against the lines of what was revealed (CT-EV-02, CT-EV-03)"""
    table = view["table"]["events"]
    seen = {(x[0], int(x[1])): int(x[2]) for x in d.by["revealed"]}
    Law.holds("events: cards revealed", {(r["card"], r["number"]): r["seen"] for r in table["deck"] if r["seen"]}, seen, where)
    Law.holds("events: 36 cards of 22 kinds", (sum(r["of"] for r in table["deck"]), len(table["deck"])), (36, 22), where)
    Law.holds("events: cards left", table["left"], (31 if table["new_year"] else 36) - sum(seen.values()), where)
    Law.holds("events: this turn's card", [[table["card"], str(table["number"])]] if "card" in table else [], d.by["event_card"], where)
    Law.holds("events: damaged roads", [[e] for e in table["damaged"]], d.by["damaged_road"], where)
    if "choices" in table and view["ask"]["frame"] == "events.gift":
        Law.holds("events: who chooses", [c["seat"] for c in table["choices"] if c["state"] == "chooses"], view["ask"]["seats"], where)


# ----------------------------------------------------------------------------------- fishermen
def check_fish(view, d, where):
    """Tokens, grounds and boot against their lines; others' tokens are a number (CT-HID-02..04)"""
    table = view["table"]["fishermen"]
    Law.holds("fish: numbers of the grounds", {p["at"]: str(p["number"]) for p in view["pieces"] if p["kind"] == "ground"}, d.pairs("ground"), where)
    held = {x[0]: [int(n) for n in x[1:4]] for x in d.by["fish"]}
    for n, seat in enumerate(table["seats"], 1):
        own = held.get(str(n), [0, 0, 0])
        Law.holds("fish: how many tokens", seat["held"], sum(own), where)
        Law.holds("fish: which, for their owner alone", (seat["tokens"], seat["unknown"]), (own, 0) if n == 1 else ([0, 0, 0], sum(own)), where)
    spent = [int(n) for n in d.by["fish_spent"][0]] if d.by["fish_spent"] else [0, 0, 0]
    boot = [int(x[0]) for x in d.by["boot"]]
    Law.holds("fish: spent tokens", table["spent"], spent, where)
    Law.holds("fish: the boot", table["boot"], boot[0] if boot else 0, where)
    Law.holds("fish: thirty in all", table["supply"] + sum(spent) + sum(sum(h) for h in held.values()) + len(boot), 30, where)
    win = 13 if "traders" in view["table"] else 12 if "barbarians" in view["table"] else 10  # CT-GEN-10
    for n, seat in enumerate(view["seats"], 1):
        Law.holds("fish: points to win", seat["target"], win + (n in boot), where)
    if view["ask"]["frame"] == "catan.act" and view["ask"]["seats"] == [1]:
        Law.holds("fish: exactly the actions without a move carry a clause", [a["word"] for a in table["actions"] if "off" not in a],
                  [a["word"] for a in table["actions"] if a["word"] in view["moves"]], where)


# -------------------------------------------------------------------------------- catan for two
def check_two(view, d, where):
    """Tokens against their lines and the twenty there are, prices against public points, pieces of neutral colours one by one"""
    two, seats = view["table"]["two"], view["table"]["two"]["seats"]
    Law.holds("two: tokens", [[str(s["seat"]), str(s["tokens"])] for s in seats], [list(x) for x in d.by["trade_tokens"]], where)
    Law.holds("two: the rest of the twenty", two["supply"], 20 - sum(s["tokens"] for s in seats), where)
    points = [s["points"] - s["parts"]["cards"] for s in view["seats"]]
    Law.holds("two: one token, or two for whoever leads", [s["price"] for s in seats], [2 if points[i] > points[1 - i] else 1 for i in (0, 1)], where)
    for n in two["neutrals"]:
        mine = {w: sum(x[1] == str(n["owner"]) for x in d.by[w]) for w in ("road", "settlement")}
        Law.holds("two: pieces left of neutral colours", n["left"], {"road": 15 - mine["road"], "settlement": 5 - mine["settlement"]}, where)
    Law.holds("two: the first roll", [str(two["first_roll"])] if two["first_roll"] else [], [x[0] for x in d.by["first_roll"]], where)
    if view["ask"]["frame"] in ("catan.before", "catan.act") and view["ask"]["seats"] == [1]:
        words = ("forced_trade", "robber_home", "knight_tokens")
        Law.holds("two: `off` names what cannot be done now", sorted(two["off"]), sorted(w for w in words if w not in view["moves"]), where)


# ----------------------------------------------------------------------------------- caravans
def check_camels(view, d, geometry, where):
    """Camels, caravans, bids and names against their lines; points of buildings with camels on two of their paths (CT-CA-19)"""
    table, ends = view["table"]["caravans"], {e["id"]: e["nodes"] for e in geometry["edges"]}
    camels = [p for p in view["pieces"] if p["kind"] == "camel"]
    Law.holds("caravans: camels and their heads", {c["at"]: c["head"] for c in camels}, d.pairs("camel"), where)
    Law.holds("caravans: the end a camel looks to", [ends[c["at"]][c["ahead"]] for c in camels], [c["head"] for c in camels], where)
    Law.holds("caravans: fronts", {str(i): c["front"] for i, c in enumerate(table["caravans"], 1) if "front" in c}, d.pairs("caravan"), where)
    Law.holds("caravans: 22 camels", table["left"] + len(camels), 22, where)
    Law.holds("caravans: an arrow leads out of its corner", all(c["corner"] in ends[c["first"]] for c in table["caravans"]), True, where)
    bids = {str(s["seat"]): [str(s["bid"][kind]) for kind in table["votes"]] for s in table["seats"] if sum(s.get("bid", {}).values()) > 0}
    Law.holds("caravans: bids", bids, {x[0]: x[1:] for x in d.by["bid"]}, where)
    named = {str(s["seat"]): [s["named"]["edge"], s["named"]["head"]] for s in table["seats"] if "named" in s}
    Law.holds("caravans: named paths", named, {x[0]: x[1:] for x in d.by["named"]}, where)
    Law.holds("caravans: a vote while it is on", "vote" in table, view["ask"]["frame"].startswith("caravans."), where)
    at = collections.Counter(n for e in d.pairs("camel") for n in ends[e])
    for n, seat in enumerate(table["seats"], 1):
        between = sum(at[x[0]] > 1 for word in ("settlement", "city") for x in d.by[word] if x[1] == str(n))
        Law.holds("caravans: points between two camels", seat["parts"], {"camels": between}, where)


# ------------------------------------------------------------------------------- gold, rivers
def check_gold(view, d, where):
    """Everybody's gold against its lines; nobody sells below two for one or above four (CT-GOLD-04)"""
    table, lines, first = view["table"]["gold"], d.pairs("gold"), 5 if "traders" in view["table"] else 0
    Law.holds("gold: of all seats", [s["gold"] for s in table["seats"]], [int(lines.get(str(s["seat"]), first)) for s in table["seats"]], where)
    Law.holds("gold: bought this turn", [str(table["bought"])] if table["bought"] else [], [x[0] for x in d.by["gold_bought"]], where)
    Law.holds("gold: two for a card, twice a turn", [table["price"], table["most"]], [2, 2], where)
    for seat in table["seats"]:
        Law.holds("gold: sold as the bank trades", seat["prices"]["sell"], view["seats"][seat["seat"] - 1]["rates"], where)


def check_rivers(view, d, where):
    """Bridges against their lines, the tiles against the gold (CT-RI-30, CT-RI-31)"""
    table, bridges = view["table"]["rivers"], [p for p in view["pieces"] if p["kind"] == "bridge"]
    gold = [s["gold"] for s in view["table"]["gold"]["seats"]]
    Law.holds("rivers: every bridge", {p["at"]: str(p["owner"]) for p in bridges}, d.pairs("bridge"), where)
    Law.holds("rivers: bridges on their sites", [p["at"] for p in bridges if p["at"] not in table["sites"]], [], where)
    Law.holds("rivers: two courses, seven hexes, seven sites", [[len(c) for c in table["courses"]], len(table["sites"])], [[4, 3], 7], where)
    begun = view["table"]["turn_no"] > 0
    richest = [n for n, g in enumerate(gold, 1) if g == max(gold)]
    Law.holds("rivers: the wealthiest", table["wealthiest"], richest[0] if begun and len(richest) == 1 else 0, where)
    nobody = "+barbarians" in where or "+traders" in where                     # CT-X-04, CT-X-05
    Law.holds("rivers: the poor", table["poor"], [n for n, g in enumerate(gold, 1) if begun and g == min(gold) and not nobody], where)
    Law.holds("rivers: what the tiles are worth", table["worth"], {"wealthiest": 1, "poor": 0 if nobody else -2}, where)
    for n, seat in enumerate(table["seats"], 1):
        Law.holds("rivers: points of wealth", seat["parts"], {"wealth": (table["wealthiest"] == n) - 2 * (n in table["poor"])}, where)


# ------------------------------------------------------------------------------------ traders
def check_traders(view, d, geometry, where):
    """Wagons, stacks and barbarians against their lines; ways walk along paths and cost what their paths cost"""
    table, ends = view["table"]["traders"], {e["id"]: e["nodes"] for e in geometry["edges"]}
    Law.holds("traders: every barbarian", sorted(p["at"] for p in view["pieces"] if p["kind"] == "barbarian"), sorted(d.by["barbarians"][0]), where)
    Law.holds("traders: every wagon", sorted([str(p["owner"]), p["at"]] for p in view["pieces"] if p["kind"] == "wagon"), sorted(d.by["wagon"]), where)
    Law.holds("traders: plazas lie amid trade hexes", sorted(h["plaza"] for h in geometry["hexes"] if "plaza" in h), sorted(p["at"] for p in table["plazas"]), where)
    Law.holds("traders: stacks", sorted([str(n) for n in p["stack"].values()] for p in table["plazas"]), sorted(x[1:] for x in d.by["stack"]), where)
    like = {"castle": "pasture", "quarry": "hills", "glassworks": "forest"} if "+rivers" in where or "+caravans" in where else {}
    Law.holds("traders: what trade hexes count as (CT-X-05, CT-X-06)", {h["terrain"]: h["like"] for h in view["places"] if "like" in h}, like, where)
    levels, done, cargo = d.pairs("train"), d.pairs("delivered"), d.pairs("cargo")
    for n, seat in enumerate(table["seats"], 1):
        Law.holds("traders: level, cargo, deliveries", [str(seat["level"]), seat.get("cargo"), seat["delivered"]],
                  [levels[str(n)], cargo.get(str(n)), int(done.get(str(n), 0))], where)
        Law.holds("traders: points by source", seat["parts"], {"deliveries": seat["delivered"], "train": int(seat["level"] == 5)}, where)
    for way in table.get("journey", {}).get("ways", []):
        at, costs = table["seats"][table["journey"]["seat"] - 1]["at"], {p["at"]: p for p in table["journey"]["paths"]}
        for edge in way["path"]:
            at = next(n for n in ends[edge] if n != at)
        Law.holds("traders: a way ends where it says", at, way["to"], where)
        Law.holds("traders: ... and costs its paths", [way["mp"], way["toll"]], [sum(costs[e]["mp"] for e in way["path"]), sum(costs[e]["toll"] for e in way["path"])], where)


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


# --------------------------------------------------------------------------- barbarian attack
def check_barbarians(view, d, geometry, where):
    """Barbarians and knights piece by piece; what is conquered, and what it costs, counted anew (CT-BA-14, -16, -41, -48)"""
    table, horde = view["table"]["barbarians"], {x[0]: int(x[1]) for x in d.by["barbarians"]}
    Law.holds("barbarians: on every hex", pieces(view, "barbarians", "count"), sorted([h, str(n)] for h, n in horde.items() if n), where)
    marched = {x[0] for x in d.by["marched"]}
    Law.holds("barbarians: every knight", pieces(view, "path_knight", "owner", "marched"), sorted([x[0], x[1], str(x[0] in marched)] for x in d.by["path_knight"]), where)
    hexes = {h["id"]: h for h in geometry["hexes"]}
    at = collections.defaultdict(set)
    for h in hexes.values():
        for node in h.get("nodes", []):
            at[node].add(h["id"])
    land = {x[0] for x in d.by["hex"]}
    fallen = {n: x for x in d.by["settlement"] + d.by["city"] for n in [x[0]] if all(horde.get(h) == 3 for h in at[n] & land)}
    Law.holds("barbarians: conquered buildings", sorted(table["fallen"]), sorted(fallen), where)
    sides = collections.defaultdict(set)
    for e in geometry["edges"]:
        for h in set.intersection(*(at[n] for n in e["nodes"])):
            sides[h].add(e["id"])
    for shore in table["coast"]:
        knights = [sum(x[0] in sides[shore["hex"]] and x[1] == str(n) for x in d.by["path_knight"]) for n in range(1, len(view["seats"]) + 1)]
        there = horde[shore["hex"]]
        Law.holds("barbarians: knights round a hex, who wins", (shore["knights"], shore["won"], shore["conquered"], shore["short"]),
                  (knights, 0 < there <= sum(knights), there == 3, max(0, there - sum(knights)) if there else 0), where)
    for n, seat in enumerate(table["seats"], 1):
        lost = sum((2 if x in d.by["city"] else 1) for x in fallen.values() if x[1] == str(n))
        taken = int(d.pairs("prisoners").get(str(n), 0))
        Law.holds("barbarians: points by source", seat["parts"], {"prisoners": taken // 2, "conquered": -lost}, where)
        wealth = view["table"].get("rivers", {}).get("seats", [{"parts": {}}] * n)[n - 1]["parts"]
        Law.holds("barbarians: they add up with the rest", sum([*seat["parts"].values(), *wealth.values()]), view["seats"][n - 1]["parts"]["modules"], where)


def check_war():
    """A coast in flames, which a short random game does not bring about"""
    e = Engine(thorp)
    e.ask("new", game="catan +barbarians seats=3 first_player=1", chance="manual",
          lines=["settlement n28 1", "city n53 2", "settlement n31 2", "barbarians h12 3", "barbarians h07 3", "barbarians h18 3", "path_knight e59 1", "path_knight e40 2", "prisoners 1 5", "phase act 1"])
    e.ask("play", seat=1, move="end")
    view = e.ask("describe", seat=1)["view"]
    check_barbarians(view, Lines(e.ask("dump")["lines"]), e.ask("geometry")["geometry"], "a coast in flames")
    table = view["table"]["barbarians"]
    eq((table["fallen"], table["must_leave"], table["supply"], table["cards"]), (["n28", "n53"], ["e59"], 36 - 9 - 5, 26), "CT-BA-16 CT-BA-32 CT-BA-05 conquered, must leave, supply, cards")
    eq([s["points"] for s in view["seats"]], [2, 1, 0], "CT-BA-48 points with prisoners, without what is conquered")
    e.close()


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
        if "events" in view["table"]:
            check_events(view, d, where)
        if "fishermen" in view["table"]:
            check_fish(view, d, where)
        if "two" in view["table"]:
            check_two(view, d, where)
        if "barbarians" in view["table"]:
            check_barbarians(view, d, geometry, where)
        if isinstance(view["table"].get("gold"), dict):
            check_gold(view, d, where)
        if "rivers" in view["table"]:
            check_rivers(view, d, where)
        if "caravans" in view["table"]:
            check_camels(view, d, geometry, where)
        if "traders" in view["table"]:
            check_traders(view, d, geometry, where)
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


def check_house():
    """Dice cards that are left, and a bank nobody is told of"""
    e = Engine(thorp)
    e.ask("new", game="catan +house dice=cards bank=hidden layout=beginner seats=3 first_player=1", chance="manual",
          lines=["dice_card 1 1", "dice_card 3 4", "dice_card 4 3", "phase act 1"])
    table = e.ask("describe", seat=1)["view"]["table"]
    eq(table["dice_cards"], {"left": 33, "shuffled_at": 12, "numbers": [0, 2, 3, 4, 5, 4, 5, 4, 3, 2, 1]}, "CB-HOUSE-05 what is left of 36 cards")
    ok("bank" not in table, "CB-HOUSE-06 the bank is hidden", table)
    e.close()


check_house()
for seed in (1, 2):
    play("catan +harbormaster seats=2 offers_per_turn=0", seed, 700, 9)
    play("catan +events seats=3 offers_per_turn=0", seed, 700, 3)
    play("catan +two seats=2 offers_per_turn=0", seed, 700, 9)
    play("catan seats=4 offers_per_turn=0", seed, 700, 9)
    play("catan +traders seats=3 offers_per_turn=0", seed, 700, 7)
    play("catan +fishermen seats=3 offers_per_turn=0", seed, 500, 7)
    play("catan +rivers seats=3 offers_per_turn=0", seed, 700, 7)
    play("catan +caravans seats=3 offers_per_turn=0", seed, 900, 7)
    play("catan +ck seats=3 offers_per_turn=0", seed, 900, 11)
    play("catan +barbarians seats=3 offers_per_turn=0", seed, 700, 9)
    play("catan +rivers +barbarians seats=3 offers_per_turn=0", seed, 500, 9)
    play("catan +rivers +traders seats=3 offers_per_turn=0", seed, 500, 9)
    play("catan +caravans +traders seats=3 offers_per_turn=0", seed, 500, 9)
    play("catan +sea +barbarians seats=3 offers_per_turn=0", seed, 500, 9)
    play("catan +sea +traders scenario=through_the_desert seats=3 offers_per_turn=0", seed, 500, 9)
    for pair in ("+fishermen +rivers", "+fishermen +barbarians", "+fishermen +traders", "+rivers +caravans"):
        play("catan %s seats=3 offers_per_turn=0" % pair, seed, 500, 9)
    play("catan +sea scenario=fog_island seats=3 offers_per_turn=0", seed, 400, 9)
    play("catan +sea scenario=new_world seats=3 offers_per_turn=0", seed, 60, 3)
    play("elasund seats=%d" % (seed + 2), seed, 400, 7)
    play("carcassonne %s seats=2" % ALL, seed, 260, 17)
check_tiles(play("carcassonne +river %s seats=3" % ALL, 3, 10, 100))
check_position(RICH, "catan +ck layout=beginner seats=3 first_player=1")
check_card()
check_war()
Law.report()
done()
