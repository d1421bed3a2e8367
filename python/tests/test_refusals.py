#!/usr/bin/env python3
"""Bad input: a clear exception with the clause, and the state as before."""
import os
import sys

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import thorp  # noqa: E402
from ask import refused  # noqa: E402
from setups import forward  # noqa: E402
from tap import done, eq, ok  # noqa: E402


GAME = thorp.Game("catan seats=3 layout=beginner first_player=1")
start = GAME.start()
start.apply("settlement n20")
before = start.dumps()

refused(lambda: thorp.Game("chess"), thorp.SetupError, "chess", "an unknown game", None)
refused(lambda: thorp.Game("catan seats=5"), thorp.SetupError, "five_six", "too many seats, with the clause", "CB-SETUP-01")
refused(lambda: thorp.Game("catan +ck start=printed layout=beginner"), thorp.SetupError, "cannot be combined", "what does not go together", "CK-LAY-04")
refused(lambda: thorp.Game(7), TypeError, "str", "a set-up that is no text", None)
refused(lambda: GAME.move("road"), thorp.TextError, "missing", "a move without its argument", None)
refused(lambda: GAME.move("road e99"), thorp.TextError, "e99", "a place that is not on the board", None)
refused(lambda: GAME.move("offer 1wool:1wool"), thorp.TextError, "both sides", "a good on both sides, with the clause", "CB-TRADE-04")
refused(lambda: start.apply("road e00"), thorp.IllegalMove, "", "a road away from the settlement", "CB-SETUP-08")
refused(lambda: start.apply("road e00", 1), thorp.IllegalMove, "", "a seat that is not asked", "CB-TURN-06")
refused(lambda: start.apply("end"), thorp.IllegalMove, "", "a move of another question", start.why("end")[0])
refused(lambda: start.apply("road e00", 3), ValueError, "no seat 3", "a seat that is not at the table", None)
refused(lambda: start.apply(thorp.Game("elasund").move("end")), thorp.TextError, "another game", "a move of another game", None)
refused(lambda: start.apply(5), TypeError, "", "a number instead of a move", None)
refused(lambda: start.set("road e00 9"), thorp.TextError, "", "a position line that names nobody", None)
refused(lambda: start.set("nonsense"), thorp.TextError, "", "a position line that is none", None)
eq(start.dumps(), before, "after all that the state is as before")

unsound = GAME.start()
unsound.set("empty")
unsound.set("owe 1 5")
for name, call in (("legal", unsound.legal), ("apply", lambda: unsound.apply("settlement n20")), ("view", lambda: unsound.view(0)), ("describe", unsound.describe),
                   ("scores", unsound.scores), ("settle", lambda: unsound.settle(1)), ("check", unsound.check), ("a copy", unsound.clone().legal)):
    refused(call, thorp.StateError, "", "%s of a position that cannot be" % name)

view = start.view(0)
refused(lambda: view.apply("road e30"), thorp.StateError, "view", "a move on a view", None)
refused(lambda: view.legal(1), thorp.StateError, "view", "another seat's moves from a view", None)
refused(lambda: view.view(1), thorp.StateError, "view", "another seat's view from a view", None)
refused(lambda: view.describe(1), thorp.StateError, "", "another seat's description from a view", None)
refused(lambda: start.fill(1), thorp.StateError, "view", "filling what is full", None)
refused(lambda: start.fill("x"), TypeError, "seed", "a seed that is no number", None)
refused(lambda: start.chance()[0], IndexError, "", "no chance where the dealer is not asked", None)
refused(lambda: start.pick(1, 2), thorp.StateError, "not asked", "a move of a seat that is not asked", None)
refused(lambda: thorp.Bot(GAME, 0, "genius"), thorp.Error, "genius", "an unknown bot", None)
refused(lambda: thorp.Bot(GAME, 4), ValueError, "no seat", "a bot without a chair", None)
refused(lambda: thorp.Bot(GAME, 1).choose(start), thorp.StateError, "not asked", "a bot that is not asked", None)
refused(lambda: thorp.Bot(GAME, 1).choose(view), thorp.StateError, "cannot read", "a bot before another seat's view", None)
refused(lambda: thorp.Bot(thorp.Game("elasund"), 0).choose(start), thorp.StateError, "cannot read", "a bot at another game", None)
refused(lambda: thorp.Rng(1).below(0), ValueError, "below", "a draw from nothing", None)
refused(lambda: thorp.State(), TypeError, "", "a state out of nothing", None)

over = forward(thorp.Game("elasund seats=2").deal(1), thorp.Rng(1), 100000)
eq((over.over, over.actors, over.legal(0), over.asking), (True, (), [], ""), "a game that is over asks nobody")
refused(lambda: over.apply("end"), thorp.StateError, "over", "a move after the end", None)
refused(lambda: over.pick(1), thorp.StateError, "over", "a random move after the end", None)

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
refused(lambda: thorp.loads("\n".join(lines[:-1])), thorp.TextError, "cut off", "a text without its last line", None)
refused(lambda: thorp.loads("\n".join(lines[:-1] + ["= 00000000"])), thorp.TextError, "", "a checkpoint that does not fit", None)
refused(lambda: thorp.loads(before.replace("n20", "n21")), thorp.TextError, "", "a text somebody has changed", None)
refused(lambda: thorp.loads(before + "\0"), thorp.TextError, "zero byte", "a zero byte", None)
refused(lambda: thorp.loads("x" * 5000), thorp.TextError, "too long", "a line that is too long", None)
refused(lambda: thorp.loads(""), thorp.TextError, "", "no text", None)
refused(lambda: thorp.loads(b"th 1 catan"), TypeError, "text", "bytes instead of text", None)
try:
    thorp.loads("th 1 catan\nset road e00\n")
except thorp.TextError as e:
    eq(e.line, 2, "the line is named")
eq(thorp.loads(before), start, "and the whole text is read")
done()
