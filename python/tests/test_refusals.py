#!/usr/bin/env python3
"""Bad input: a clear exception with the clause, and the state as before."""
import os
import sys

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import thorp  # noqa: E402
from setups import forward  # noqa: E402
from tap import done, eq, ok  # noqa: E402


def refused(call, kind, words, clause, title):
    try:
        got = call()
    except kind as e:
        return ok(words in str(e) and getattr(e, "clause", None) == clause, title, "%r %r" % (e, getattr(e, "clause", None)))
    except Exception as e:  # noqa: BLE001
        return ok(False, title, repr(e))
    return ok(False, title, "accepted: %r" % (got,))


GAME = thorp.Game("catan seats=3 layout=beginner first_player=1")
start = GAME.start()
start.apply("settlement n20")
before = start.dumps()

refused(lambda: thorp.Game("chess"), thorp.SetupError, "chess", None, "an unknown game")
refused(lambda: thorp.Game("catan seats=5"), thorp.SetupError, "five_six", "CB-SETUP-01", "too many seats, with the clause")
refused(lambda: thorp.Game("catan +ck start=printed layout=beginner"), thorp.SetupError, "cannot be combined", "CK-LAY-04", "what does not go together")
refused(lambda: thorp.Game(7), TypeError, "str", None, "a set-up that is no text")
refused(lambda: GAME.move("road"), thorp.TextError, "missing", None, "a move without its argument")
refused(lambda: GAME.move("road e99"), thorp.TextError, "e99", None, "a place that is not on the board")
refused(lambda: GAME.move("offer 1wool:1wool"), thorp.TextError, "both sides", "CB-TRADE-04", "a good on both sides, with the clause")
refused(lambda: start.apply("road e00"), thorp.IllegalMove, "", "CB-SETUP-08", "a road away from the settlement")
refused(lambda: start.apply("road e00", 1), thorp.IllegalMove, "", "CB-TURN-06", "a seat that is not asked")
refused(lambda: start.apply("end"), thorp.IllegalMove, "", start.why("end")[0], "a move of another question")
refused(lambda: start.apply("road e00", 3), ValueError, "no seat 3", None, "a seat that is not at the table")
refused(lambda: start.apply(thorp.Game("elasund").move("end")), thorp.TextError, "another game", None, "a move of another game")
refused(lambda: start.apply(5), TypeError, "", None, "a number instead of a move")
refused(lambda: start.set("road e00 9"), thorp.TextError, "", None, "a position line that names nobody")
refused(lambda: start.set("nonsense"), thorp.TextError, "", None, "a position line that is none")
eq(start.dumps(), before, "after all that the state is as before")

view = start.view(0)
refused(lambda: view.apply("road e30"), thorp.StateError, "view", None, "a move on a view")
refused(lambda: view.legal(1), thorp.StateError, "view", None, "another seat's moves from a view")
refused(lambda: view.view(1), thorp.StateError, "view", None, "another seat's view from a view")
refused(lambda: view.describe(1), thorp.StateError, "", None, "another seat's description from a view")
refused(lambda: start.fill(1), thorp.StateError, "view", None, "filling what is full")
refused(lambda: start.fill("x"), TypeError, "seed", None, "a seed that is no number")
refused(lambda: start.chance()[0], IndexError, "", None, "no chance where the dealer is not asked")
refused(lambda: start.pick(1, 2), thorp.StateError, "not asked", None, "a move of a seat that is not asked")
refused(lambda: thorp.Bot(GAME, 0, "genius"), thorp.Error, "genius", None, "an unknown bot")
refused(lambda: thorp.Bot(GAME, 4), ValueError, "no seat", None, "a bot without a chair")
refused(lambda: thorp.Bot(GAME, 1).choose(start), thorp.StateError, "not asked", None, "a bot that is not asked")
refused(lambda: thorp.Bot(GAME, 1).choose(view), thorp.StateError, "cannot read", None, "a bot before another seat's view")
refused(lambda: thorp.Bot(thorp.Game("elasund"), 0).choose(start), thorp.StateError, "cannot read", None, "a bot at another game")
refused(lambda: thorp.Rng(1).below(0), ValueError, "below", None, "a draw from nothing")
refused(lambda: thorp.State(), TypeError, "", None, "a state out of nothing")

over = forward(thorp.Game("elasund seats=2").deal(1), thorp.Rng(1), 100000)
eq((over.over, over.actors, over.legal(0), over.asking), (True, (), [], ""), "a game that is over asks nobody")
refused(lambda: over.apply("end"), thorp.StateError, "over", None, "a move after the end")
refused(lambda: over.pick(1), thorp.StateError, "over", None, "a random move after the end")

# ------------------------------------------------------------------- text that was cut off, anywhere
for state in (start, forward(thorp.Game("catan +sea +ck").deal(5), thorp.Rng(5), 300), forward(thorp.Game("carcassonne +ferries").deal(5), thorp.Rng(5), 120)):
    text, kept = state.dumps(), []
    for n in range(0, len(text) - 1, max(1, len(text) // 400)):
        try:
            thorp.loads(text[:n])
            kept.append(n)
        except thorp.TextError:
            pass
    eq(kept, [], "no part of the text is taken for the whole (%s)" % state.game.name)
lines = before.splitlines()
refused(lambda: thorp.loads("\n".join(lines[:-1])), thorp.TextError, "cut off", None, "a text without its last line")
refused(lambda: thorp.loads("\n".join(lines[:-1] + ["= 00000000"])), thorp.TextError, "", None, "a checkpoint that does not fit")
refused(lambda: thorp.loads(before.replace("n20", "n21")), thorp.TextError, "", None, "a text somebody has changed")
refused(lambda: thorp.loads(before + "\0"), thorp.TextError, "zero byte", None, "a zero byte")
refused(lambda: thorp.loads("x" * 5000), thorp.TextError, "too long", None, "a line that is too long")
refused(lambda: thorp.loads(""), thorp.TextError, "", None, "no text")
refused(lambda: thorp.loads(b"th 1 catan"), TypeError, "text", None, "bytes instead of text")
try:
    thorp.loads("th 1 catan\nset road e00\n")
except thorp.TextError as e:
    eq(e.line, 2, "the line is named")
eq(thorp.loads(before), start, "and the whole text is read")
done()
