"""A second Carcassonne, written from the clauses alone: the whole course of a game as one generator. It yields (frame, seat, moves), the
seat -1 being the dealer, and is sent the move that was made. Slow and plain; nothing is shared with the engine but the notation."""
from collections import Counter

from map_carcassonne import BY_NEIGHBOURS, BY_SIDES, TILES, WAYS, Map, kind_of, step

SETS = {"inns": "inns", "big_meeple": "inns", "goods": "traders", "builder": "traders", "pig": "traders"}
SETS.update({name: name for name in ("flying", "ferries", "gold", "mage", "robbers", "crop")})
CROPS = {"fork": "field", "club": "road", "shield": "city"}
SPACES, DEALER = 50, -1


def text(cell):
    return "%d,%d" % cell


def at(part):
    return "%s %s" % (text(part[0]), part[1])


class Game:
    def __init__(self, seats, modules, options):
        self.seats, self.modules = seats, set(modules)
        self.options = {"farmers": 1, **options}
        sets = {"base"} | {SETS[m] for m in modules if m in SETS}
        main = Counter({t: TILES[t]["count"] for t in TILES if TILES[t]["set"] in sets})
        if self.option("ferry_counts", "341") == "332" and "ferries" in self.modules:
            main.update({"FE-2": -1, "FE-3": 1})
        start = next(t for t in TILES if TILES[t]["start"])
        main[start] -= 1
        self.piles = [main]
        if "river" in self.modules:
            river = {t: TILES[t] for t in TILES if TILES[t]["set"] == "river"}
            role = lambda name: Counter({t: v["count"] for t, v in river.items() if v["role"] == name})
            self.piles = [role("course"), role("lake"), main]
            start = next(iter(role("spring")))
        self.map = Map(start)
        self.figures = [{k: [] for k in ("meeple", "big", "abbot", "builder", "pig")} for _ in range(seats)]
        self.points = [[0, 0] for _ in range(seats)]
        self.robber, self.gold = [None] * seats, [0] * seats
        self.awaits = [None] * seats  # whose award the owner of a robber waits for: CC-ROB-10
        self.goods, self.ingots = [Counter() for _ in range(seats)], Counter()
        self.magic, self.queue = {"mage": None, "witch": None}, []
        self.turn, self.due, self.earned, self.moved = None, False, False, set()

    def option(self, name, default=0):
        return self.options.get(name, default)

    def clockwise(self, first=0):
        return [(self.turn + first + i) % self.seats for i in range(self.seats)]

    def stack(self):
        return sum(sum(p.values()) for p in self.piles)

    def ask(self, frame, seat, moves):
        """moves: text to meaning; returns the meaning of the one that was made"""
        made = yield frame, seat, moves.keys()
        return moves[made]

    # --------------------------------------------------------------- figures: CC-MEEP, CC-OWN

    def meeples(self, seat, kind=None):
        own = self.figures[seat]
        return [(f, p) for f in ("meeple", "big", "abbot") for p in own[f] if kind is None or kind_of(p) == kind]

    def weight(self, seat, feature):
        return sum(2 if f == "big" else 1 for f, p in self.meeples(seat) if self.map.feature(p) == feature)

    def held(self, feature):
        return any(self.weight(seat, feature) for seat in range(self.seats))

    def owners(self, feature):
        weights = [self.weight(seat, feature) for seat in range(self.seats)]
        return [s for s in self.clockwise() if weights[s] == max(weights) > 0]

    def supply(self, seat, figure):
        if figure == "meeple":
            return len(self.figures[seat]["meeple"]) < 7
        return {"big": "big_meeple"}.get(figure, figure) in self.modules and not self.figures[seat][figure]

    def put(self, seat, figure, part):
        self.figures[seat][figure].append(part)

    def home(self, seat, figure, part):
        self.figures[seat][figure].remove(part)
        self.leave_alone()

    def leave_alone(self):
        """Builder and pig go home with the last own meeple: CC-BLD-10, CC-PIG-02"""
        for seat in range(self.seats):
            for figure in ("builder", "pig"):
                self.figures[seat][figure] = [p for p in self.figures[seat][figure] if self.weight(seat, self.map.feature(p))]

    # ------------------------------------------------------- values: the table of section 7

    def stands(self, who, feature):
        return self.magic[who] is not None and self.map.feature(self.magic[who]) == feature

    def value(self, feature, done, seat=None):
        kind = kind_of(feature)
        if kind in BY_NEIGHBOURS:
            return 1 + len(self.map.around(feature[0]))
        if kind == "field":
            return self.field_value(feature, seat)
        parts = [self.map.part(p) for p in self.map.parts_of(feature)]
        tiles = len({p[0] for p in self.map.parts_of(feature)})
        special = "inns" in self.modules and any(p["inn"] or p["cathedral"] for p in parts)
        each = (0 if not done else 2 if kind == "road" else 3) if special else 2 if done and kind == "city" else 1
        points = each * (tiles + sum(p["shields"] for p in parts))
        points += tiles if self.stands("mage", feature) else 0
        return (points + 1) // 2 if self.stands("witch", feature) else points

    def field_value(self, field, seat):
        beside = {self.map.feature((p[0], city)) for p in self.map.parts_of(field) for city in self.map.part(p)["cities"]}
        pig = any(self.map.feature(p) == field for p in self.figures[seat]["pig"])
        return (4 if pig else 3) * sum(self.map.done(city) for city in beside)

    # ------------------------------------------------------------------ the game: CC-TURN, CC-END

    def play(self):
        if self.turn is None:
            self.turn = yield from self.ask("first", DEALER, {"first %d" % (s + 1): s for s in range(self.seats)})
        while True:
            self.earned = False
            yield from self.part()
            if self.earned and self.stack() > 0:
                if (yield from self.ask("again", self.turn, {"again": True, "decline": False})):
                    yield from self.part()
            if self.stack() == 0:
                return self.final()
            self.turn = (self.turn + 1) % self.seats

    def part(self):
        """One pass through steps 1 to 4 of section 3"""
        tile = yield from self.draw()
        if tile is None:
            return
        adjacent = self.option("river_uturn") == "adjacent"
        places = {"place %s r%02d" % (text(c), r): (c, r) for c, r in self.map.places(tile, adjacent)}
        cell, turn = yield from self.ask("place", self.turn, places)
        self.map.lay(tile, cell, turn)
        symbols, mine = TILES[tile]["symbols"] & self.modules_of_symbols(), self.map.parts_at(cell)
        for builder in self.figures[self.turn]["builder"]:
            self.earned |= any(self.map.feature(p) == self.map.feature(builder) for p in mine)
        if "gold" in symbols:
            self.ingots[cell] += 1
            self.ingots[(yield from self.ask("ingot", self.turn, {"ingot " + text(c): c for c in self.map.around(cell)}))] += 1
        if "hat" in symbols or self.together():
            yield from self.conjure()
        if "sack" in symbols:
            yield from self.sack()
        yield from self.figure(cell, tile, turn, mine)
        yield from self.ferry_steps(cell, "lake" in symbols)
        claims = yield from self.score(cell, mine)
        yield from self.share(claims)
        while self.due:
            yield from self.message()
        if "crop" in self.modules and TILES[tile]["crop"]:
            yield from self.crop(CROPS[TILES[tile]["crop"]])

    def modules_of_symbols(self):
        names = {"gold": "gold", "hat": "mage", "sack": "robbers", "lake": "ferries"}
        return {s for s, module in names.items() if module in self.modules}

    def draw(self):
        """What fits nowhere leaves the game: CC-TILE-05, CC-TILE-06"""
        while self.stack() > 0:
            pile = next(p for p in self.piles if sum(p.values()))
            tile = yield from self.ask("draw", DEALER, {"draw " + t: t for t, n in pile.items() if n > 0})
            pile[tile] -= 1
            if next(self.map.places(tile, self.option("river_uturn") == "adjacent"), None):
                return tile
        return None

    # ------------------------------------------------------------------- step 1: CC-MW, CC-ROB

    def together(self):
        return self.magic["mage"] and self.magic["witch"] and self.stands("mage", self.map.feature(self.magic["witch"]))

    def conjure(self):
        targets = {}
        for cell in self.map.tiles:
            for part in self.map.parts_at(cell):
                feature = self.map.feature(part)
                if kind_of(part) not in BY_SIDES or self.map.done(feature) or any(self.stands(w, feature) for w in self.magic):
                    continue
                if part == feature or (kind_of(part) == "road" and "ferries" in self.modules):
                    targets.update({"summon %s %s" % (who, at(part)): (who, part) for who in self.magic})
        targets = targets or {"off " + who: (who, None) for who in self.magic if self.magic[who]}
        if targets:
            who, part = yield from self.ask("summon", self.turn, targets)
            self.magic[who] = part

    def scorers(self, seat):
        return [p % SPACES for p in self.points[seat][:2 if "messengers" in self.modules else 1]]

    def sack(self):
        asked = False
        for seat in self.clockwise():
            out, other = self.robber[seat] is not None, seat != self.turn
            if other and (out and self.option("robbers_others_no_move") or self.option("robbers_next_only") and (asked or out)):
                continue
            asked |= other
            spaces = {p for o in range(self.seats) if o != seat for p in self.scorers(o)} - {self.robber[seat]}
            moves = {"pass": self.robber[seat], **{"robber %d" % p: p for p in spaces}}
            self.robber[seat] = yield from self.ask("sack", seat, moves)

    # ------------------------------------------------------------------------- step 2

    def figure(self, cell, tile, turn, mine):
        moves = {"pass": None, **self.claims(mine)}
        for abbot in self.figures[self.turn]["abbot"]:
            if len(self.map.around(abbot[0])) < 8:
                moves["recall"] = ("recall", abbot)
        flyers = ["meeple", "big"] + (["abbot"] if self.option("abbot_flies") else [])
        if TILES[tile]["flight"] and "flying" in self.modules:
            moves.update({"fly " + f: ("fly", f) for f in flyers if self.supply(self.turn, f)})
        if not self.supply(self.turn, "meeple") and not self.modules & {"abbot", "big_meeple", "builder", "pig", "flying"}:
            return  # nobody is asked who has no figure left (CC-TURN-04)
        made = yield from self.ask("figure", self.turn, moves)
        if made is None:
            return
        if made[0] == "recall":
            self.home(self.turn, "abbot", made[1])
            yield from self.award(self.turn, 1 + len(self.map.around(made[1][0])), "abbot")
        elif made[0] == "fly":
            yield from self.fly(cell, WAYS.index(TILES[tile]["flight"]) + 2 * turn, made[1])
        else:
            self.put(self.turn, *made)

    def claims(self, mine):
        moves, seat = {}, self.turn
        where = {f: ["road", "city", "monastery"] + ["field"] * self.options["farmers"] for f in ("meeple", "big")}
        where["abbot"] = BY_NEIGHBOURS
        for part in mine:
            kind, feature = kind_of(part), self.map.feature(part)
            beside = {"builder": kind in BY_SIDES, "pig": kind == "field"}
            for figure in ("meeple", "big", "abbot", "builder", "pig"):
                free = kind in where[figure] and not self.held(feature) if figure in where else beside[figure] and self.weight(seat, feature)
                if free and self.supply(seat, figure):
                    moves["%s %s" % (figure, part[1])] = (figure, part)
        return moves

    def fly(self, cell, way, figure):
        n = yield from self.ask("flight", DEALER, {"die %d" % d: d for d in (1, 2, 3)})
        target = step(cell, way % 8, n)
        kinds = BY_NEIGHBOURS if figure == "abbot" else ("road", "city", "monastery")
        parts = self.map.parts_at(target) if target in self.map.tiles else []
        free = {"land " + p[1]: p for p in parts if kind_of(p) in kinds and not self.map.done(self.map.feature(p))}
        if len(free) > 1:
            self.put(self.turn, figure, (yield from self.ask("land", self.turn, free)))
        elif free:
            self.put(self.turn, figure, *free.values())

    def pairs(self, cell):
        roads = [name for _, name in self.map.parts_at(cell) if name.startswith("road")]
        return [(a, b) for a in roads for b in roads if a < b]

    def ferry_steps(self, cell, lake):
        self.moved = set()
        if "ferries" not in self.modules:
            return
        if lake:
            pair = yield from self.ask("ferry", self.turn, {"ferry %s %s" % p: p for p in self.pairs(cell)})
            yield from self.sail(cell, pair)
        while True:
            free = self.map.first_ferries(cell) - self.moved
            moves = {"shift %s %s %s" % (text(c), *p): (c, p) for c in free for p in self.pairs(c) if p != self.map.ferries[c]}
            made = (yield from self.ask("shift", self.turn, {"done": None, **moves})) if moves else None
            if made is None:
                return
            yield from self.sail(*made)

    def sail(self, cell, pair):
        self.map.ferries[cell] = pair
        self.moved.add(cell)
        self.leave_alone()
        if self.together():
            yield from self.conjure()

    # ----------------------------------------------------------------- step 3: CC-SCORE, CC-AWARD

    def completed(self, cell, mine):
        found = {self.map.feature(p) for p in mine}
        found |= {p for c in self.map.around(cell) for p in self.map.parts_at(c) if kind_of(p) in BY_NEIGHBOURS}
        for lake in self.moved:  # a road without anybody, scored long ago, is not scored again
            roads = {self.map.feature(p) for p in self.map.parts_at(lake) if kind_of(p) == "road"}
            found |= {f for f in roads if self.held(f) or any(self.stands(w, f) for w in self.magic)}
        return [f for f in found if self.map.done(f)]

    def score(self, cell, mine):
        done = self.completed(cell, mine)
        worth = {f: (self.value(f, True), self.owners(f)) for f in done}
        if "goods" in self.modules:
            goods = [self.map.part(p)["goods"] for f in done for p in self.map.parts_of(f)]
            self.goods[self.turn].update(g for g in goods if g)
        claims, rest = {}, [f for f in done if worth[f][1]]
        while rest:
            feature = rest[0]
            if len(rest) > 1 and self.modules & {"robbers", "messengers"}:
                feature = yield from self.ask("order", self.turn, {"score " + at(f): f for f in rest})
            rest.remove(feature)
            points, owners = worth[feature]
            for i, seat in enumerate(owners):
                later = set(owners[i + 1:]).union(*(worth[f][1] for f in rest))
                yield from self.award(seat, points, "feature", later)
            self.clear(feature)
            for c in self.cells_of(feature):
                if self.ingots[c]:
                    claims.setdefault(c, set()).update(owners)
        for who in self.magic:
            if self.magic[who] and self.map.feature(self.magic[who]) in done:
                self.magic[who] = None
        return claims

    def cells_of(self, feature):
        cell = feature[0]
        return {cell, *self.map.around(cell)} if kind_of(feature) in BY_NEIGHBOURS else {p[0] for p in self.map.parts_of(feature)}

    def clear(self, feature):
        for own in self.figures:
            for figure in own:
                own[figure] = [p for p in own[figure] if self.map.feature(p) != feature]

    def award(self, seat, points, reason, later=()):
        """CC-ROB-11: the figure is chosen, robbers are noted, it moves, robbers go home and are paid"""
        if points == 0:
            return
        figure = 0
        if "messengers" in self.modules:
            figure = yield from self.ask("track", seat, {"marker": 0, "messenger": 1})
        space = self.points[seat][figure] % SPACES
        here = [r for r in self.clockwise() if r != seat and self.robber[r] == space]
        thieves = [] if reason == "robbery" else (yield from self.thieves(here, seat, space, later))
        self.points[seat][figure] += points
        space = self.points[seat][figure] % SPACES
        if reason == "robbery":
            for r in here:
                left = self.awaits[r] is not None and self.robber[r] in self.scorers(self.awaits[r])
                self.robber[r] = self.robber[r] if left else space
        if "messengers" in self.modules and seat == self.turn and space % 5 == 0:
            crowd = any(space in self.scorers(o) for o in range(self.seats) if o != seat)
            self.due |= not (crowd and self.option("msg_empty_space"))
        for r in thieves:
            self.robber[r] = self.awaits[r] = None
        for r in thieves:
            yield from self.award(r, (points + 1) // 2, "robbery")
        if reason == "feature":
            self.awaits = [None if o == seat or o not in later else o for o in self.awaits]

    def thieves(self, here, victim, space, later):
        thieves = []
        for r in here:
            others = [o for o in later if o not in (r, victim) and space in self.scorers(o)]
            moves = {"rob": None, **{"wait %d" % (o + 1): o for o in others}}
            whom = (yield from self.ask("rob", r, moves)) if others else None
            if whom is None:
                thieves.append(r)
            else:
                self.awaits[r] = whom
        return thieves

    # ------------------------------------------------------------- step 4: CC-GOLD, CC-MSG, CC-CROP

    def share(self, claims):
        n = 0
        while any(self.ingots[c] for c in claims):
            seat = self.clockwise()[n % self.seats]
            mine = [c for c in self.map.tiles if self.ingots[c] and seat in claims.get(c, ())]
            n += 1
            if not mine:
                continue
            cell = max(mine, key=lambda c: len(claims[c]))
            if any(claims[c] != claims[cell] for c in mine) and self.option("auto_gold") != "auto":
                cell = yield from self.ask("take", seat, {"take " + text(c): c for c in mine})
            self.ingots[cell] -= 1
            self.gold[seat] += 1

    def message(self):
        self.due = False
        unseen = [n for n in range(1, 9) if n not in self.queue]
        n = yield from self.ask("post", DEALER, {"message %d" % i: i for i in unseen or self.queue[:1]})
        self.queue = [i for i in self.queue if i != n] + [n]
        action = n != 4 or self.stack() > 0
        if not (yield from self.ask("message", self.turn, {"points": False, **({"action": True} if action else {})})):
            yield from self.award(self.turn, 2, "message")
        elif n == 4:
            yield from self.part()
        elif n == 8:
            yield from self.redeem()
        else:
            yield from self.award(self.turn, self.message_points(n), "message")

    def message_points(self, n):
        own = lambda kind: self.meeples(self.turn, kind)
        if n <= 3:
            kind = ("road", "city", "monastery")[n - 1]
            return min((self.value(self.map.feature(p), False) for _, p in own(kind)), default=0)
        if n == 5:
            cities = {self.map.feature(p) for _, p in own("city")}
            return 2 * sum(self.map.part(p)["shields"] for c in cities for p in self.map.parts_of(c))
        return 2 * len(own("city" if n == 6 else "field"))

    def redeem(self):
        seat = self.turn
        moves = {"redeem %s %s" % (f, at(p)): (f, p) for f, p in self.meeples(seat)}
        if not moves:
            return
        figure, part = yield from self.ask("redeem", seat, moves)
        feature = self.map.feature(part)
        points = self.value(feature, False, seat) if seat in self.owners(feature) else 0
        self.home(seat, figure, part)
        yield from self.award(seat, points, "message")

    def crop(self, kind):
        if not any(self.meeples(seat, kind) for seat in range(self.seats)):
            return
        add = yield from self.ask("circle", self.turn, {"circle_a": True, "circle_b": False})
        for seat in self.clockwise(1):
            own = self.meeples(seat, kind)
            if own and add:
                yield from self.crop_add(seat, {p for _, p in own})
            elif own:
                self.home(seat, *(yield from self.ask("return", seat, {"return %s %s" % (f, at(p)): (f, p) for f, p in own})))

    def crop_add(self, seat, parts):
        if self.option("crop_a_any_tile"):
            parts = {q for p in parts for q in self.map.parts_of(self.map.feature(p))}
        moves = {"add %s %s" % (f, at(p)): (f, p) for f in ("meeple", "big") if self.supply(seat, f) for p in parts}
        if moves and self.option("crop_a_may"):
            moves["pass"] = None
        made = (yield from self.ask("add", seat, moves)) if moves else None
        if made:
            self.put(seat, *made)

    # ------------------------------------------------------------------ final scoring: CC-END-03

    def final(self):
        self.points = [[sum(p), 0] for p in self.points]
        if not self.option("robbers_final"):
            self.robber = [None] * self.seats
        held = {self.map.feature(p) for seat in range(self.seats) for _, p in self.meeples(seat)}
        for fields in (False, True):
            for feature in sorted((f for f in held if (kind_of(f) == "field") == fields), key=self.map.age.get):
                for seat in self.owners(feature):
                    self.add(seat, self.value(feature, False, seat))
        for kind in ("wine", "wheat", "cloth") if "goods" in self.modules else ():
            most = max(g[kind] for g in self.goods)
            for seat in self.clockwise():
                self.add(seat, 10 if self.goods[seat][kind] == most > 0 else 0)
        for seat in self.clockwise():
            n = self.gold[seat]
            self.add(seat, n * (4 if n >= 10 else 3 if n >= 7 else 2 if n >= 4 else 1))

    def add(self, seat, points):
        """With robbers_final they rob here too, each once"""
        thieves = [r for r in self.clockwise() if points and r != seat and self.robber[r] == self.points[seat][0] % SPACES]
        for r in thieves:
            self.robber[r] = None
        for r in thieves:
            beside = [o for o in range(self.seats) if o != r and self.robber[o] == self.points[r][0] % SPACES]
            self.points[r][0] += (points + 1) // 2
            for o in beside:
                self.robber[o] = self.points[r][0] % SPACES
        self.points[seat][0] += points

    # ------------------------------------------------------------- the position, as `dump` writes it

    def lines(self):
        out = set()
        for seat, own in enumerate(self.figures):
            out |= {"figure %d %s %s" % (seat + 1, f, at(p)) for f in own for p in own[f]}
            goods = [self.goods[seat][k] for k in ("wine", "wheat", "cloth")]
            out |= {"robber %d %d" % (seat + 1, self.robber[seat])} if self.robber[seat] is not None else set()
            out |= {"awaits %d %d" % (seat + 1, self.awaits[seat] + 1)} if self.awaits[seat] is not None else set()
            out |= {"gold %d %d" % (seat + 1, self.gold[seat])} if self.gold[seat] else set()
            out |= {"goods %d %d %d %d" % (seat + 1, *goods)} if any(goods) else set()
        out |= {"ingot %s %d" % (text(c), n) for c, n in self.ingots.items() if n}
        out |= {"%s %s" % (who, at(p)) for who, p in self.magic.items() if p}
        out |= {"ferry %s %s %s" % (text(c), *pair) for c, pair in self.map.ferries.items()}
        return out | ({"messages " + " ".join(map(str, self.queue))} if self.queue else set())
