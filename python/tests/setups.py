"""setups.py - the set-ups the tests play: every game, every module by itself, every scenario, and mixes. Made from what thorp.games() lists,
so that a new module is played without a line here."""
import os

import thorp

SCALE = int(os.environ.get("TH_TEST_SCALE", "100"))


def scaled(n):
    """How many of something that is random: n in `make test`, more in `make check-long`"""
    return max(1, n * SCALE // 100)


def seats_for(game, module):
    return min(max(game["seats"], module["min_seats"]), module["max_seats"]) or game["seats"]


def of_module(game, module):
    return "%s +%s seats=%d" % (game["name"], module["name"], seats_for(game, module))


MIXES = ["catan +sea +ck", "catan +ck +fishermen", "catan +two +ck seats=2", "catan +five_six +house seats=6 paired_players=1",
         "catan +rivers +barbarians", "catan +sea +traders", "catan +ck +barbarians", "catan offers_per_turn=0", "carcassonne seats=2"]


def every():
    """Set-ups in which each game, module and scenario is played at least once"""
    out = []
    for game in thorp.games()["games"]:
        named = [m for m in game["modules"] if not m.get("quiet")]
        out.append(game["name"])
        out += [of_module(game, m) for m in named]
        if len(named) > 2 and not game["crowds"]:
            out.append(game["name"] + "".join(" +" + m["name"] for m in named))
        for option in game["options"]:
            if option["name"] == "scenario":
                out += ["%s +%s scenario=%s" % (game["name"], option["module"], c) for c in option["choices"][1:]]
    return out + MIXES


def forward(state, rng, plies):
    """So many random moves, or fewer to the end"""
    for _ in range(plies):
        if state.over:
            break
        state.apply(state.pick(rng))
    return state
