#!/usr/bin/env python3
"""`thorp play` as people and scripts use it: whole games through a pipe, take-back, saving, bad input, hot seat, and
the full screen under tmux where there is one.

  test_play.py THORP"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tap import Run, done, eq, ok, refused  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
folder = tempfile.mkdtemp()
PROMPT = {"en": "(? for help): ", "ru": "помощь): "}
QUICK = ("--bots", "random", "offers_per_turn=1")

# An action phase of seat 1 with cards to spend.
POSITION = """th 1 catan seats=3
set settlement n10 1
set settlement n29 1
set road e13 1
set settlement n13 2
set settlement n42 2
set settlement n19 3
set settlement n35 3
set hand 1 3brick+3lumber+2wool+2grain+2ore
set hand 2 1brick+1ore
set hand 3 2wool+1ore
"""


def path(name):
    return os.path.join(folder, name)


def write(name, text):
    with open(path(name), "w", encoding="utf-8") as f:
        f.write(text)
    return path(name)


def play(*args, lines=(), **more):
    return Run(thorp, "play", "--lang", "en", *args, stdin="".join(x + "\n" for x in lines), **more)


class Game:
    """A game in line mode, answered by a policy as questions come"""

    def __init__(self, policy, seed, *args, lang="en", most=5000):
        self.random = random.Random(seed)
        self.answers, self.text = 0, ""
        self.p = subprocess.Popen([thorp, "play", "--seed", str(seed), "--lang", lang, *args], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        fresh, raw = "", b""
        while True:
            chunk = os.read(self.p.stdout.fileno(), 65536)
            if not chunk:
                break
            raw += chunk
            try:
                fresh += raw.decode()
            except UnicodeDecodeError:
                continue
            raw = b""
            if fresh.endswith(PROMPT[lang]):
                self.text += fresh
                if self.answers == most:
                    self.p.stdin.close()
                    fresh = ""
                    continue
                self.say(policy, fresh)
                fresh = ""
        self.text += fresh
        self.status = self.p.wait()
        self.p.stdout.close()

    def say(self, policy, question):
        listed = question[question.rfind("\n== "):]
        numbers = [int(n) for n in re.findall(r"(?:^|  ) *(\d+)  [a-z_]+\b", listed, re.M)]
        choose = {"first": min, "last": max, "random": self.random.choice}[policy]
        self.answers += 1
        self.p.stdin.write(b"%d\n" % choose(numbers))
        self.p.stdin.flush()


# --------------------------------------------------------------------------------- whole games
def test_games():
    for lang, end, dice in (("en", "The game is over.", "Dice, "), ("ru", "Игра окончена.", "Кубики, ")):
        for policy in ("random", "last"):
            g = Game(policy, 3, *QUICK, lang=lang)
            ok(g.status == 0 and end in g.text and dice in g.text, "a whole game in %s, %s answers" % (lang, policy),
               g.text[-2000:])
            ok(not re.search(r"\{\w+\}|\b(ev|mv|ask|ui|grp|why)\.\w+\.\w+", g.text), "... no sentence is unfinished")
    g = Game("random", 5, "--bots", "random", "+five_six", "--seats", "5", "offers_per_turn=0")
    ok(g.status == 0 and "The game is over." in g.text, "five players", g.text[-2000:])
    ok("Special building phase" in g.text or "special building phase" in g.text, "... with the special building phase")
    g = Game("first", 3, *QUICK, most=40)
    ok(g.status == 0 and "\033" not in g.text, "the end of input ends the game; no colours in a pipe", g.text[-500:])
    r = play("--seat", "1=random", *QUICK, "--seed", "4")
    ok(r.status == 0 and "The game is over." in r.out, "bots alone play to the end", r)
    eq(play("--seat", "1=random", *QUICK, "--seed", "4").out, r.out, "the same seed is the same game")


# -------------------------------------------------------------------------------- carcassonne
EVERYTHING = ("+river", "+abbot", "+inns", "+big_meeple", "+goods", "+builder", "+pig", "+flying", "+messengers", "+ferries",
              "+gold", "+mage", "+robbers", "+crop")

# A road of eight tiles from north to south, the highwayman of seat 1 on it; only monasteries are left.
COLUMN = "th 1 carcassonne seats=2\nset empty\nset tile BA-D 0,0 r1\n" + "".join(
    "set tile BA-U 0,%d r0\n" % y for y in range(1, 8)) + "set figure 1 meeple 0,2 road1\nset stack BA-B BA-B\nset phase turn 1\n"


def test_carcassonne():
    for lang, end, tile in (("en", "The game is over.", "places tile RV-"), ("ru", "Игра окончена.", "выкладывает квадрат RV-")):
        g = Game("random", 3, "carcassonne", "+inns", "+river", "--bots", "random", lang=lang)
        ok(g.status == 0 and end in g.text and tile in g.text, "carcassonne: a whole game in %s" % lang, g.text[-2000:])
        g = Game("random", 4, "carcassonne", *EVERYTHING, "--bots", "random", lang=lang)
        ok(g.status == 0 and end in g.text, "... and with every switch", g.text[-2000:])
        ok(not re.search(r"\{\w+\}|\b(ev|mv|ask|ui|grp|why|terrain|figure)\.\w+\.\w+", g.text), "... no sentence is unfinished",
           re.findall(r".*(?:\{\w+\}|\b(?:ev|mv|ask|ui|grp|why)\.\w+\.\w+).*", g.text)[:3])
    at = write("column.th", COLUMN)
    r = play("--resume", at, "--bots", "random", "--seed", "1", lines=[
        "place 5,5 r00", "place 0,-1 r00", "meeple road1", "place 0,2 r00", "?", "place 1,2 r00", "meeple road1", "meeple monastery"])
    g = Game("random", 9, "carcassonne", *EVERYTHING, "--bots", "random")
    end = g.text[g.text.rindex("The game is over."):]
    told = re.findall(r"(\d+) points?$\n +(.*(?:\n  +[a-z].*)*)", end, re.M)
    sums = [sum(int(n) for n in re.findall(r" (-?\d+)", parts)) for _, parts in told]
    ok(len(told) == 2 and sums == [int(total) for total, _ in told], "the end says where all points come from", end)
    ok(all("other" not in parts for _, parts in told) and any("cities" in parts for _, parts in told), "... by source", end)
    ok("Not allowed: place. CC-TILE-02" in r.out, "carcassonne: a cell without a neighbour is refused with the rule", r)
    ok("Not allowed: place. CC-TILE-03" in r.out, "... and edges that do not match", r)
    ok("CC-TURN-02" in r.out, "... and a figure before the tile", r)
    ok("place 1,0 r02, meeple city1" in r.out and "bank ore" not in r.out, "... help speaks of this game", r)
    ok("Red places tile BA-B at 1,2." in r.out and "Red places a figure on the monastery at 1,2: meeple." in r.out, "... tile and monk by notation", r)
    r = play("--resume", write("message.th", COLUMN.replace("seats=2", "+messengers seats=2").replace(
        "set phase", "set points 1 2 0\nset due 1\nset phase")), "--bots", "random", lines=["place 1,2 r00", "pass", "1"])
    ok(re.search(r"^Message [1-8]: .{20}", r.out, re.M), "... a message is told with its text", r)


# ----------------------------------------------------------------------------------- secrets
def test_secrets():
    g = Game("random", 8, *QUICK)
    mine = re.findall(r"^- (\w+) draws ", g.text, re.M)
    ok(mine and set(mine) == {"Red"}, "only the own development cards are named", set(mine))
    stolen = re.findall(r"^- (\w+) steals (brick|lumber|wool|grain|ore) from (\w+)\.$", g.text, re.M)
    ok(all("Red" in (a, b) for a, _, b in stolen if b != "the"), "stolen cards are named to thief and victim only", stolen)
    r = play("--seats", "3", "--seat", "2=human", "--seed", "3", "first_player=1", *QUICK, lines=["1", "1", "1", "1"])
    ok("Pass the keyboard to Red." in r.out and "Pass the keyboard to Blue." in r.out,
       "two people: the keyboard is passed", r)


# -------------------------------------------------------------------------- take-back, saving
def test_undo_and_save():
    at = write("act.th", POSITION + "set phase act 1\n")
    r = play("--resume", at, *QUICK[:2], lines=["road e12", "undo", "hand", "undo"])
    ok("Undone." in r.out and "Nothing to undo" in r.out, "a road is taken back, and nothing before it", r)
    ok(r.out.count("brick 3   lumber 3") >= 3, "... with its price", r)
    r = play("--resume", at, *QUICK[:2], "--seed", "1", lines=["buy", "undo"])
    ok("Nothing to undo" in r.out, "a card that was drawn is not taken back", r)

    saved, again = path("saved.th"), path("again.th")
    r = play("--seed", "7", *QUICK, lines=["1", "1", "save " + saved])
    ok(r.status == 0 and os.path.exists(saved) and "Saved to" in r.out, "save FILE", r)
    ok("thorp play --resume" in r.out, "... and says how to go on", r)
    ok(Run(thorp, "replay", saved, "--verify").status == 0, "the record holds")
    r = play("--resume", saved, "--bots", "random", lines=["save " + again])
    ok(r.status == 0 and open(saved).read() == open(again).read(), "resumed and saved again it is the same record", r)
    kept = path("kept.th")
    r = play("--seed", "7", *QUICK, "--save", kept, lines=["1"])
    ok(r.status == 0 and Run(thorp, "replay", kept, "--verify").status == 0, "--save keeps the game at the end of input", r)


# ------------------------------------------------------------------------------------ trades
def test_trades():
    at = write("act.th", POSITION + "set phase act 1\n")
    r = play("--resume", at, "--seat", "2=human", "--seat", "3=human", lines=[
        "offer 1wool:1ore 2", "accept 1", "take 2 1", "quit"])
    ok("Red offers 1 wool for 1 ore to Blue." in r.out and "Blue accepts offer 1." in r.out, "offer and acceptance", r)
    ok("Red trades with Blue: 1 wool for 1 ore." in r.out, "... confirmed by the maker", r)
    r = play("--resume", at, "--seat", "2=human", "--seat", "3=human", lines=[
        "2 propose 1ore:1brick", "take 2 1", "quit"])
    ok("Blue proposes 1 ore for 1 brick." in r.out and "Blue trades with Red: 1 ore for 1 brick." in r.out,
       "a proposal out of turn is taken", r)
    r = play("--resume", at, "--seat", "2=human", "--seat", "3=human", lines=[
        "offer 1wool:1brick 2", "counter 1ore:1brick", "take 2 1", "quit"])
    ok("Blue counters with 1 ore for 1 brick." in r.out and "Blue trades with Red: 1 ore for 1 brick." in r.out,
       "a counter-offer is taken", r)


def test_talk():
    at = write("before.th", POSITION.replace("hand 2 1brick+1ore", "hand 2 2brick+2ore") + "set phase act 2\n")
    r = play("--resume", at, "--bots", "random", "--talk", "--seed", "2", lines=["propose 1wool:1ore", "quit"])
    ok("Blue is playing. Propose a trade" in r.out and "Red proposes 1 wool for 1 ore." in r.out,
       "--talk: a proposal in a bot's turn", r)


# ---------------------------------------------------------------------------------- discards
def test_discards():
    at = write("before.th", POSITION + "set phase before 1\n")
    for seed in range(1, 40):
        r = play("--resume", at, *QUICK[:2], "--seed", str(seed), lines=["roll", "discard 2 ore 1 wool 9 brick",
                                                                         "discard 2 ore 1 wool 3brick"])
        if "a seven!" in r.out:
            break
    ok("Choose 6 more cards" in r.out, "a seven asks for half the hand", r)
    ok("Not allowed: discard. CB-SEVEN-02" in r.out, "too many are refused", r)
    ok("Red discards 3 brick, 1 wool, 2 ore." in r.out, "several cards in one line", r)
    r = play("--resume", at, *QUICK[:2], "--seed", str(seed), lines=["roll", "discard 1 ore 1 wool"])
    ok("Choose 4 more cards" in r.out, "fewer than due: the rest is still asked", r)


# --------------------------------------------------------------------------------- bad input
def test_bad_input():
    at = write("act.th", POSITION + "set phase act 1\n")
    r = play("--resume", at, *QUICK[:2], lines=["fly", "road", "road e999", "999", "settlement n11", "x" * 5000, "road \x01",
                                                "why road e71", "rules CB-LR-07", "rules XX", "why 1", "?"])
    lines = r.out.splitlines()
    ok(r.status == 0, "bad input does not end the game", r)
    ok(any("There is no move `fly`" in x for x in lines), "an unknown move", r)
    ok(any("Something is missing after `road`" in x for x in lines), "a missing argument", r)
    ok(any("`e999` does not fit here" in x for x in lines), "a bad argument", r)
    ok(any("no choice number 999" in x for x in lines), "a number that is not listed", r)
    ok(any("Not allowed: settlement. CB-BUILD-0" in x for x in lines), "a forbidden move names its clause in one line", r)
    ok(any("Not allowed: road. CB-BUILD-04: Road:" in x or "Not allowed: road. CB-BUILD-04:" in x for x in lines),
       "why explains a refusal", r)
    ok(any(x.startswith("CB-LR-07: ") for x in lines) and any("There is no rule XX" in x for x in lines), "rules ID", r)
    ok("is allowed now" in r.out, "why of a legal move", r)
    eq(r.out.count("Red builds"), 0, "nothing has changed")
    refused(play("chess"), 2, "chess", title="unknown game")
    refused(play("--seat", "9=human"), 2, "--seat", title="no such seat")
    refused(play("--seats", "3", "--seat", "4=human"), 2, "no seat 4", title="a seat that is not at the table")
    refused(play("--bots", "genius"), 2, "genius", title="unknown bot")
    refused(play("--lang", "de"), 2, "de", title="unknown language")
    refused(play("--resume", path("nothing.th")), 1, "nothing.th", title="no such record")
    refused(play("--frobnicate"), 2, "frobnicate", title="unknown option")
    refused(play("--resume", at, "catan"), 2, "--resume", title="a record brings its own game")
    r = play(*QUICK, "--seed", "1", "--save", path("no/such/folder"), lines=["1"])
    ok(r.status == 1 and "cannot be written" in r.err, "--save into nowhere is told", r)
    ok(play("--help").status == 0 and "--resume FILE" in play("--help").out, "--help")


# ------------------------------------------------------------------------------- full screen
class Screen:
    """The command in a tmux window of its own server"""

    opened = 0

    def __init__(self, w, h, *args):
        Screen.opened += 1  # a server that is being closed takes no new window
        self.name = "thorp-test-%d-%d" % (os.getpid(), Screen.opened)
        command = " ".join(["exec", thorp, "play", *args])
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(w), "-y", str(h), command)

    def tmux(self, *args):
        env = dict(os.environ, LC_ALL="C.UTF-8", TMUX="")
        r = subprocess.run(["tmux", "-L", self.name, *args], capture_output=True, env=env)
        return r.stdout.decode("utf-8", "replace")

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def wait(self, pattern, seconds=20):
        """The screen once it shows the pattern and is drawn to its end; the last one seen if it never does"""
        end, before = time.time() + seconds, None
        while time.time() < end:
            text = self.tmux("capture-pane", "-p")
            if text == before and re.search(pattern, text):
                return text
            before = text
            time.sleep(0.1)
        return text

    def close(self):
        self.tmux("kill-server")


def test_screen():
    if shutil.which("tmux") is None:
        ok(True, "full screen # SKIP no tmux")
        return
    at = write("screen.th", POSITION + "set phase act 1\n")
    s = Screen(100, 40, "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
    try:
        text = s.wait("end the turn")
        ok("pasture" in text and "ROBBER" in text and "(R)" in text and "3:1" in text, "the board is drawn", text)
        ok("1 Red (you)" in text and "Bank" in text and "Your hand: 12" in text, "seats, bank and hand", text)
        ok("road e04" in text and "e04" in text.split("Moves")[0], "the selected move is marked on the board", text)
        s.keys("Down", "Enter")
        text = s.wait("Red builds a road")
        ok("Red builds a road on e12" in text and "Your hand: 10" in text, "a move by cursor keys", text)
        s.keys("u")
        ok("Undone." in s.wait("Undone") and "Your hand: 12" in s.wait("Your hand: 12"), "undo")
        for part in (("Tab",), ("-l", "road e71"), ("Enter",)):
            s.keys(*part)
        ok("CB-BUILD-04" in s.wait("CB-BUILD-04"), "a refusal with its clause", s.wait("CB-BUILD-04"))
        s.keys("l")
        text = s.wait("Журнал")
        ok("Карт на руке: 12" in text and "Красный" in text, "Russian by one key", text)
        s.keys("i")
        ok("n00" in s.wait("n00") and "h09" in s.wait("h09"), "numbers of all places")
        s.tmux("resize-window", "-x", "60", "-y", "20")
        ok("Окно слишком мало" in s.wait("Окно"), "a window too small says so")
        s.tmux("resize-window", "-x", "160", "-y", "50")
        ok("Журнал" in s.wait("Журнал"), "... and recovers")
        s.keys("q")
        s.wait("y / n")
        s.keys("y")
        end = time.time() + 10
        while s.tmux("list-sessions") and time.time() < end:
            time.sleep(0.1)
        ok(not s.tmux("list-sessions"), "q, y: quit")
    finally:
        s.close()


def test_carcassonne_screen():
    if shutil.which("tmux") is None:
        ok(True, "carcassonne on the full screen # SKIP no tmux")
        return
    at = write("column.th", COLUMN)
    s = Screen(100, 34, "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
    try:
        text = s.wait("1 place 1,1 r00")
        ok("..R|.." in text and "..||##" in text, "carcassonne: tiles and a figure are drawn", text)
        ok("..||..1,1... " in text and "....MM.." in text, "... the tile on the chosen cell", text)
        ok(re.search(r"^  6v", text, re.M) and "1,7 " not in text.split("Log")[0].split("Moves")[0], "... the map goes on in the south", text)
        s.keys("Down", "Down", "Down", "Down", "Down", "Down")
        text = s.wait("> place 1,7")
        ok(re.search(r"^  7 ", text, re.M) and re.search(r"^ *\d\^", text, re.M), "... and the window follows the choice", text)
        s.keys("Enter")
        text = s.wait("place a figure")
        ok("meeple monastery  Meeple on monastery (" in text, "... spots in words", text)
        s.keys("l")
        text = s.wait("Журнал")
        ok("Красный" in text and "Осталось квадратов" in text, "... Russian by one key", text)
    finally:
        s.close()


# Four seats of Cities & Knights with everything a panel can show: cards of all kinds, four progress cards, knights, a trade.
KNIGHTS = """th 1 catan +ck layout=beginner seats=4
set city n20 1
set settlement n30 1
set road e31 1
set knight n24 1 2 active
set city n43 2
set city n10 3
set city n35 4
set hand 1 3brick+3lumber+2wool+2grain+2ore+1coin+2paper+3cloth
set progress 1 1merchant+1resource_monopoly+1mining+1crane
set defender 2 2
set phase act 1
"""


def test_knights_screen():
    if shutil.which("tmux") is None:
        ok(True, "Cities & Knights on the full screen # SKIP no tmux")
        return
    at = write("knights.th", KNIGHTS)
    for w, h, lang in ((120, 36, "en"), (130, 42, "en"), (120, 36, "ru"), (90, 34, "en")):
        s = Screen(w, h, "--resume", at, "--bots", "random", "--seed", "1", "--lang", lang)
        try:
            moves, hand, deck = ("Moves", "Your hand: 18", "Progress cards:") if lang == "en" else ("Ходы", "Карт на руке: 18", "Карты развития:")
            text = s.wait(moves)
            rows = text.split(moves)[-1]
            ok(len(re.findall(r"^.*\b\d+ [a-z_]+", rows, re.M)) >= 6, "Cities & Knights at %dx%d, %s: a list of moves" % (w, h, lang), text)
            cards = ("brick 3", "lumber 3", "wool 2", "grain 2", "ore 2", "coin 1", "paper 2", "cloth 3", "Merchant", "Resource", "Mining", "Crane")
            ok(hand in text and deck in text and (lang == "ru" or all(c in text for c in cards)), "... all cards of the hand", text)
            ok(re.search(r"q (quit|выход)\s*$", text.rstrip()), "... nothing is written over the last line", text[-300:])
        finally:
            s.close()


HARBOURS = """th 1 catan +harbormaster layout=beginner seats=3
set settlement n00 1
set settlement n03 1
set city n10 1
set city n12 1
set city n22 1
set settlement n14 2
set hand 1 2grain+3ore
set phase act 1
"""


def test_harbormaster():
    at = write("harbours.th", HARBOURS)
    for lang, points, event, title, end in (
            ("en", "Harbour points %d", "Red becomes Harbourmaster with 3 harbour points.", "Harbourmaster+2", "Harbourmaster: Red, 2 points"),
            ("ru", "Очки гаваней: %d", "Красный получает карту «Хозяин гавани», очков гаваней: 3.", "Хозяин гавани+2", "Хозяин гавани: Красный, 2 очка")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["city n00"])
        ok(points % 2 in r.out and points % 1 in r.out and points % 0 in r.out and title not in r.out, "harbour points of all seats, %s" % lang, r)
        ok(event in r.out and end in r.out, "... the card is told, and at the end named as a source of points", r)
        held = write("held.th", HARBOURS.replace("settlement n00", "city n00").replace("city n22", "settlement n22"))
        r = play("--resume", held, "--bots", "random", "--seed", "1", "--lang", lang, lines=["quit"])
        ok((points % 3 + " " + title) in r.out, "... and stands at its holder", r)


# Red reveals; Blue's road lies across; Yellow leads.
EVENTS = """th 1 catan +events layout=beginner seats=3
set settlement n10 1
set road e15 1
set road e13 1
set settlement n35 2
set road e36 2
set damaged_road e36
set city n19 3
set hand 1 1brick+1lumber
set phase before 1
"""


def test_events():
    at = write("events.th", EVENTS)
    for lang, ask, left, legend, told in (
            ("en", "Red: reveal an event card.", "Cards until New Year: 31 (a 7: 6 of 36)", "xRx a damaged road", "- Red reveals "),
            ("ru", "Красный: вскройте карту происшествия.", "Карт до «Нового года»: 31 (семёрка: 6 из 36)", "xКx повреждённая дорога", "- Красный вскрывает карту ")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["roll", "quit"])
        ok(ask in r.out and "(CT-EV-05)" in r.out and left in r.out, "an event card is asked for, cards until New Year, %s" % lang, r)
        ok(legend in r.out and ("xBx" if lang == "en" else "xСx") in r.out, "... a damaged road is marked", r)
        ok(told in r.out, "... the card is told", r)
    broken = write("broken.th", EVENTS.replace("damaged_road e36", "damaged_road e15").replace("phase before", "phase act"))
    for lang, text in (("en", "Red repairs the road on"), ("ru", "Красный ремонтирует дорогу")):
        r = play("--resume", broken, "--bots", "random", "--seed", "1", "--lang", lang, lines=["repair_road e15", "quit"])
        ok(text in r.out, "a damaged road can be repaired, %s" % lang, r)
    shown = write("shown.th", EVENTS.replace("set phase before 1\n", "set phase act 1\nset event_card epidemic 6\nset number 6 0\n"))
    for lang, head, text in (("en", "Card 6: Epidemic", "Each city yields only 1 card this time."), ("ru", "Карта 6: «Эпидемия»", "Каждый город приносит в этот раз только 1 карту.")):
        r = play("--resume", shown, "--bots", "random", "--seed", "1", "--lang", lang, lines=["quit"])
        ok(head in r.out and text in r.out, "the card with its text, %s" % lang, r)


# Red and Blue live between two camels; a path between two fronts, an arrow without a caravan.
CARAVANS = """th 1 catan +caravans seats=3
set settlement n11 1
set road e17 1
set road e16 1
set camel e17 n11
set camel e16 n12
set camel e18 n13
set camel e48 n34
set camel e49 n35
set camel e36 n24
set camel e34 n23
set caravan 1 n13
set caravan 2 n23
set settlement n24 2
set settlement n40 3
set hand 1 1wool+1grain
set hand 3 1ore
set camel_due 1
set phase act 1
"""


def test_caravans():
    at = write("caravans.th", CARAVANS)
    for lang, shown, road, vote, told in (
            ("en", ("Camels left: 15", "Between camels+1", ">> arrow of a caravan"), "cR^", "Vote: Red 1 wool, 1 grain; Blue no bid; Yellow no bid",
             ("Red: bid wool and grain for the camel; every card is a vote. (CT-CA-20)", "Red: place the camel. (CT-CA-12)", "Red places a camel on", "Camels left: 14.")),
            ("ru", ("Осталось верблюдов: 15", "Между верблюдами+1", ">> стрелка каравана"), "cК^", "Голоса: Красный — 1 шерсть, 1 зерно; Синий — без ставки; Жёлтый — без ставки",
             ("Красный: голосуйте шерстью и зерном за верблюда, карта — голос. (CT-CA-20)", "Красный: поставьте верблюда. (CT-CA-12)", "Красный ставит верблюда", "Осталось верблюдов: 14."))):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["end", "bid 1 1", "camel e20 n13", "quit"])
        ok(all(x in r.out for x in shown) and road in r.out and "<<" in r.out and "c<" in r.out, "caravans: camels, arrows, points between camels, %s" % lang, r)
        ok(vote in " ".join(r.out.split()) and all(x in r.out for x in told), "... bids and the camel", r)
    over = write("camels_won.th", CARAVANS.replace("set camel_due 1\n", "set city n00 1\nset city n03 1\nset city n16 1\nset city n45 1\nset settlement n50 1\nset road e69 1\nset road e70 1\n")
                 .replace("1wool+1grain", "1brick+1lumber+1wool+1grain"))
    for lang, line in (("en", "Between camels, in the column “Cards”: Red +1, Blue +1."), ("ru", "Между верблюдами, в столбце «Карты»: Красный +1, Синий +1.")):
        r = play("--resume", over, "--bots", "random", "--seed", "1", "--lang", lang, lines=["settlement n52"])
        ok(line in r.out, "... and at the end as a source of points, %s" % lang, r)


# Red may pay, Blue has the boot.
FISH = """th 1 catan +fishermen layout=beginner seats=3
set city n20 1
set settlement n00 1
set city n36 2
set fish 1 2 1 1
set fish 2 0 3 1
set fish_spent 1 0 0
set boot 2
set robber h04
set hand 2 2ore
set phase act 1
"""


def test_fishermen():
    at, full = write("fish.th", FISH), write("full.th", FISH.replace("fish 1 2 1 1", "fish 1 2 3 2").replace("act 1", "roll 1"))
    for lang, own, shown, offers, told, toss in (
            ("en", "Your fish tokens: 1 1 2 3 (7 fish). For fish: robber off 2, a card 3, a resource 4, a road 5, a development card 7",
             ("fish 4", "fish 10", "Fish tokens 4 Old boot: needs 1 point more", "Fish tokens: supply 20, spent 1"),
             ("Build a road for fish: 0×1 1×2 1×3", "Draw a card from an opponent for fish: 1×1 1×2 0×3"),
             ("Red pays fish tokens: 0 with 1 fish, 1 with 2, 1 with 3.", "Red: place a road for free.", "fish at 2, 3, 11, 12"),
             "you may hold seven fish tokens."),
            ("ru", "Ваши жетоны улова: 1 1 2 3 (рыб: 7). За рыбу: разбойник с поля 2, карта у соперника 3, сырьё 4, дорога 5, карта развития 7",
             ("рыба 4", "рыба 10", "Жетоны улова: 4 Старый башмак: нужно на 1 очко больше", "Жетоны улова: в резерве 20, потрачены 1"),
             ("Построить дорогу за рыбу: 0×1 1×2 1×3", "Взять карту у соперника за рыбу: 1×1 1×2 0×3"),
             ("Красный платит жетонами улова: с 1 рыбой — 0, с 2 — 1, с 3 — 1.", "Красный: бесплатно постройте дорогу.", "рыба при 2, 3, 11, 12"),
             "у вас может быть семь жетонов улова.")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["fish_road 0 1 1", "road e29", "settlement n21", "quit"])
        ok(own in " ".join(r.out.split()), "own tokens and what they buy, %s" % lang, r)
        ok(all(s in r.out for s in shown), "... grounds on the map, everybody's tokens, the boot, the supply", r)
        ok(all(s in r.out for s in offers), "... payments", r)
        ok(told[0] in r.out and told[1] in r.out, "... what was paid and what is asked", r)
        for seed in range(1, 40):
            r = play("--resume", full, "--bots", "random", "--seed", str(seed), "--lang", lang, lines=["toss 1 0 0", "quit"])
            if toss in " ".join(r.out.split()):
                break
        ok(toss in " ".join(r.out.split()), "... a full hand chooses", r)


# Red holds the crown, Yellow and Green the hats; a bridge and a site beside it, the 2:1 harbour for ore.
RIVERS = """th 1 catan +rivers seats=4
set settlement n11 1
set settlement n14 1
set road e19 1
set bridge e20 1
set settlement n42 2
set city n52 3
set city n00 4
set gold 1 5
set gold 2 3
set gold 3 1
set gold 4 1
set gold_bought 1
set hand 1 4brick+3lumber+2ore
set hand 2 1wool
set phase act 1
"""


def test_rivers():
    at = write("rivers.th", RIVERS)
    for lang, own, tiles, marks, moves, told, end in (
            ("en", "Gold 5; 2 gold buy a card, 1 of 2 bought this turn; cards for 1 gold 4:1, ore 2:1", ("Wealthiest Settler+1", "Poor Settler-2"),
             ("~river~", ")R(", ")("), ("Build a bridge (2 brick, 1 lumber)", "bridge site", "Give the bank 2 ore for 1 gold"),
             ("Red builds a bridge on e17", "Red gets 3 gold and has 8 now.", "Red buys 1 grain from the bank for 2 gold.", "Red gives the bank 2 ore for 1 gold.",
              "Red offers 1 gold for 1 wool"), r"Tiles of wealth, in the column “Cards”: .*[+-]\d"),
            ("ru", "Золото 5; карта стоит 2, куплено за ход 1 из 2; карт за 1 золотой 4:1, руда 2:1", ("Самый богатый поселенец+1", "Бедный поселенец-2"),
             ("~река~", ")К(", ")("), ("Построить мост (2 глины, 1 древесина)", "место для моста", "Продать банку: руда ×2 за 1 золотой"),
             ("Красный строит мост: e17", "Красный: золото +3, теперь 8.", "Красный покупает в банке за 2 золотых: зерно ×1.", "Красный продаёт банку: руда ×2 за 1 золотой.",
              "1 золотой; хочет: 1 шерсть"), r"Богатство, в столбце «Карты»: .*[+-]\d")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["bridge e17", "spend grain", "spend grain", "sell ore", "offer 1gold:1wool", "quit"])
        ok(own in r.out and all(x in r.out for x in moves), "rivers: gold, what it buys and costs, bridges, %s" % lang, r)
        ok(r.out.count(tiles[0]) >= 1 and r.out.count(tiles[1]) >= 2 and all(x in r.out for x in marks), "... tiles of wealth, rivers and bridges on the map", r)
        ok(all(x in r.out for x in told) and "CT-GOLD-02" in r.out, "... and what happens is told, a third card refused", r)
        g = Game("random", 3, "+rivers", *QUICK, lang=lang)
        ok(g.status == 0 and re.search(end, g.text), "... a whole game; the end names the points of wealth", g.text[-2500:])


# Red's wagon carries glass past a barbarian; Blue's road costs a toll, Yellow's wagon stands at Red's settlement.
TRADERS = """th 1 catan +traders seats=3
set settlement n20 1
set city n10 1
set road e15 1
set road e29 1
set road e17 2
set wagon 1 n11
set wagon 2 n13
set wagon 3 n20
set cargo 1 glass
set stack glassworks 5 6
set train 1 2
set hand 1 2grain+1lumber+1wool+1ore
set phase act 1
"""


def test_traders():
    at = write("traders.th", TRADERS)
    for lang, panels, marks, moves, told, end in (
            ("en", ("Wagon n11, train 2: 5 points; glass for the castle", "glassworks 5 glass, 6 tools", "Train 3 costs 1 lumber, 1 wool, 1 ore: 6 points"),
             ("<R>", "(R>", "!!!"), ("points 1, toll 1 gold", "points 4, driven off by 1 of 6", "Pay 1 grain"),
             ("Movement points left: 6. (CT-TB-30)", "Red pays Blue a toll of 1 gold.", "CT-TB-35"), r"Deliveries, in the column “Cards” with the point of train 5: .*\d"),
            ("ru", ("Обоз n11, ценность 2: очков движения 5; стекло → замок", "стекольная мастерская: 5 стекло, 6 инструменты", "Обоз ценности 3 стоит"),
             ("<К>", "(К>", "!!!"), ("очков 1, за проезд 1 золотой", "очков 4, прогонит 1 из 6", "Отдать 1 зерно"),
             ("Осталось очков движения: 6. (CT-TB-30)", "платит игроку Синий за проезд, золотых: 1.", "CT-TB-35"), r"Доставлено товаров, .*\d")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["end", "grain", "grain", "travel e17", "quit"])
        ok(all(x in re.sub(r"\s+", " ", r.out) for x in panels), "traders: wagon, cargo, stacks, the next train, %s" % lang, r)
        ok(all(x in r.out for x in marks + moves), "... on the map, and what steps cost", r)
        ok(all(x in r.out for x in told), "... points left, tolls, grain once", r)
        g = Game("random", 3, "+traders", *QUICK, lang=lang)
        ok(g.status == 0 and re.search(end, g.text), "... a whole game; the end names the deliveries", g.text[-2500:])


# Barbarians on bridge sites, one on Blue's bridge; trade hexes with numbers and what they give.
RIVERS_TRADERS = """th 1 catan +rivers +traders seats=3
set city n13 1
set bridge e20 2
set wagon 1 n13
set barbarians e20 e44 e50
set phase act 1
"""

# A knight of Blue on Red's bridge, one of Red on a site without a bridge; two barbarians on a river hex, two where the 2 lies with the 12.
RIVERS_BARBARIANS = """th 1 catan +rivers +barbarians seats=3
set settlement n35 1
set bridge e51 1
set barbarians h15 2
set path_knight e51 2
set path_knight e45 1
set phase act 1
"""

# A barbarian beside a camel, one on the path of an arrow.
CARAVANS_TRADERS = """th 1 catan +caravans +traders seats=3
set camel e17 n11
set camel e16 n12
set camel e07 n04
set camel e72 n54
set caravan 1 n54
set barbarians e16 e43 e50
set phase act 1
"""

# A ship and a knight of Blue on a side of the conquered h18, whose settlement n40 is conquered, and a line of ships from it.
SEA_BARBARIANS = """th 1 catan +sea +barbarians seats=3
set settlement n40 1
set ship e57 1
set ship e36 1
set path_knight e58 2
set barbarians h18 3
set barbarians h13 2
set phase act 1
"""

# A wagon at sea between an own ship and one of Blue with a barbarian on it.
SEA_TRADERS = """th 1 catan +sea +traders seats=3
set city n30 1
set wagon 1 n15
set ship e43 1
set ship e22 2
set barbarians e22 e103 e111
set phase act 1
"""


# Fish for a ship; a ship that leaves the river; a camel at sea.
SEA_FISHERMEN = """th 1 catan +sea +fishermen seats=3
set settlement n64 1
set fish 1 1 2 0
set phase act 1
"""
SEA_RIVERS = """th 1 catan +sea +rivers seats=3
set settlement n48 1
set ship e71 1
set gold 1 1
set phase act 1
"""
SEA_CARAVANS = """th 1 catan +sea +caravans seats=3
set arrows 1
set camel e87 n61
set camel e89 n62
set camel e90 n63
set camel e92 n64
set camel e93 n65
set caravan 1 n65
set settlement n64 1
set phase act 1
"""


def test_sea_mixes():
    for lang, price, ask, cite in (("en", "Pay fish: a road or a ship", "Red: place a road or a ship for free.", "(CT-FI-30)"),
                                   ("ru", "За рыбу: дорога или корабль", "Красный: бесплатно постройте дорогу или корабль.", "(CT-FI-30)")):
        r = play("--resume", write("sea_fishermen.th", SEA_FISHERMEN), "--bots", "random", "--seed", "1", "--lang", lang, lines=["fish_road 1 2 0", "ship e93", "quit"])
        ok("2 3 11 12" in r.out and price in r.out and ask + " " + cite in r.out, "sea_fishermen: the lake, what five fish buy, %s" % lang, r)
    r = play("--resume", path("sea_fishermen.th"), "--bots", "random", "--seed", "1", lines=["quit"])
    ok("fish 6" in r.out and "fish 10" in r.out, "... the grounds, in the map and on its frame", r)
    r = play("--resume", write("sea_rivers.th", SEA_RIVERS), "--bots", "random", "--seed", "1", lines=["move_ship e71 e70", "quit"])
    ok("~river~" in r.out and "15sh 3b" in r.out and "Red pays 1 gold and has 0 left." in r.out, "sea_rivers: all supplies, a ship that leaves", r)
    r = play("--resume", write("sea_caravans.th", SEA_CARAVANS), "--bots", "random", "--seed", "1", lines=["quit"])
    ok("Camels left: 17" in r.out and "c>" in r.out, "sea_caravans: camels on the coast and at sea", r)


def test_mixes():
    for name, record, marks in (("rivers_traders", RIVERS_TRADERS, ("!B)", "!!)", "6 wool", "4 brick", "10 lumber", "~river~")),
                                ("rivers_barbarians", RIVERS_BARBARIANS, ("<B)", "<R)", "b2", "2/12: 2, 2 knights short", ")(")),
                                ("caravans_traders", CARAVANS_TRADERS, ("!!c", "!!<", "c^", "c>", ">>", "8 brick")),
                                ("sea_barbarians", SEA_BARBARIANS, ("<B>", "~R~", "xRx", "xxx", "9: 3, 2 knights short", "(CT-X-44)")),
                                ("sea_traders", SEA_TRADERS, ("!B!", "<R>", "~R~", "!!!", ".. · .."))):
        r = play("--resume", write(name + ".th", record), "--bots", "random", "--seed", "1", "--lang", "en", lines=["quit"])
        ok(all(m in r.out for m in marks), "%s: what stands over what lies there, what trade hexes give" % name, r)
    for modules in ("+rivers +barbarians", "+rivers +traders", "+caravans +traders", "+sea +barbarians", "+sea +traders", "+sea +fishermen", "+sea +rivers",
                    "+sea +caravans", "+fishermen +rivers", "+fishermen +barbarians", "+fishermen +traders",
                    "+rivers +caravans"):
        g = Game("random", 3, *modules.split(), *QUICK)
        ok(g.status == 0, "%s: a whole game" % modules, g.text[-1500:])


# Red is ahead, so that an action costs them two tokens; a road for Ice or Cream follows each of Red's.
TWO = """th 1 catan +two layout=beginner seats=2
set settlement n19 1
set settlement n35 1
set settlement n40 2
set hand 1 1brick+1lumber+2wool
set hand 2 2ore
set first_roll 8
set die 3 3
set robber h00
set knights 1 1
set phase act 1
"""


def test_two():
    at = write("two.th", TWO)
    for lang, price, first, ask, cite, ice, told, back, gone in (
            ("en", "Trade tokens 5, an action costs 2", "First roll 8", "Red: place a neutral road.", "(CT-TW-20)", "Ice (neutral)", "Ice (neutral) builds a road on e15",
             "Red: give 2 cards back, one at a time.", "Red gives wool back to Blue."),
            ("ru", "Расходные жетоны: 5, цена действия: 2", "Первый бросок: 8", "Красный: поставьте нейтральную дорогу.", "(CT-TW-20)", "Голубой (нейтральный)",
             "Голубой (нейтральный) строит дорогу: e15", "Красный: отдайте 2 карты, по одной.", "Красный отдаёт карту игроку Синий: шерсть.")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["road e28", "neutral_road e15 3", "forced_trade", "give_back wool", "quit"])
        ok(price in r.out and first in r.out and ice + ":" in r.out, "tokens, their price, the first roll, pieces of neutral colours, %s" % lang, r)
        ok(ask + " " + cite in r.out and told in r.out, "... a neutral road is asked for and told", r)
        ok(back in r.out and gone in r.out, "... and the cards of a forced trade", r)
    r = play("catan", "--seats", "2", "--bots", "random", "--seed", "1", lines=["quit"])
    ok("Ice (neutral)" in r.out, "CT-GEN-05 two people play Catan for Two", r)
    r = play("catan", "--seats", "2", "--bare", "--bots", "random", "--seed", "1", lines=["quit"])
    ok("settlement" in r.out and "Ice" not in r.out, "... or the plain game, if they say so", r)
    r = play("catan", "+ck", "--seats", "2", "--bots", "random", "--seed", "1", lines=["quit"])
    ok("settlement" in r.out and "Ice" not in r.out, "... or where that were an unusual pair", r)
    r = play("--ask", "catan", "--seats", "2", *QUICK[:2], lines=["", "", "2", "", "", "", "", "", "quit"])
    ok("Catan for Two: two neutral colours" in r.out and "  2  without it" in r.out and "Ice" not in r.out, "--ask asks whether to play with it", r)


# Two knights of Red stand at the castle; the 8 is won, the 4, 12 and 2 are conquered, with a settlement of Red.
BARBARIANS = """th 1 catan +barbarians seats=4
set settlement n28 1
set city n31 1
set settlement n11 2
set barbarians h12 3
set barbarians h07 3
set barbarians h03 2
set barbarians h01 2
set barbarians h18 3
set path_knight e59 1
set path_knight e57 1
set path_knight e15 2
set path_knight e16 4
set path_knight e14 3
set prisoners 1 3
set hand 1 2grain+1ore
set phase act 1
"""


def test_barbarians():
    at = write("barbarians.th", BARBARIANS)
    for lang, seat, coast, marks, leave, told, end in (
            ("en", "knights 2 of 6, prisoners 3, conquered −1", "4: 3, 3 knights short; 12: 3, 3 knights short; 9: 2, 1 knight short; 8: 2, won; 2: 3, 3 knights short.",
             ("<R>", "xRx", "b2", "conquered", "castle"), "Must leave the castle: e57, e59 (CT-BA-32).",
             ("Red: a knight marches from e59", "Victory on h01", "knights 2, barbarians 2", "Losses: the die shows"), r"Prisoners and conquered buildings, in the column “Cards”: .*\d"),
            ("ru", "рыцарей 2 из 6, пленных 3, захвачено −1", "4: 3, не хватает 3 рыцарей; 12: 3, не хватает 3 рыцарей; 9: 2, не хватает 1 рыцаря; 8: 2, победа; 2: 3, не хватает 3 рыцарей.",
             ("<К>", "xКx", "в2", "захвачен", "замок"), "Должны уйти от замка: e57, e59 (CT-BA-32).",
             ("Красный, переход рыцаря: e59", "Победа: h01", "рыцарей 2, варваров 2", "Потери: на кубике"), r"Пленные и захваченные постройки, в столбце «Карты»: .*\d")):
        r = play("--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, lines=["end", "halt", "march e59 e62", "march_far e57 e29", "quit"])
        flat = " ".join(r.out.split())
        ok(seat in r.out and coast in flat, "barbarians: knights, prisoners, the coast in the order of battle, %s" % lang, r)
        ok(all(x in r.out for x in marks), "... barbarians, knights, conquered hexes and buildings on the map", r)
        ok(leave in r.out and "CT-BA-32: " in r.out and all(x in flat for x in told), "... who must leave the castle; march and battle are told", r)
        g = Game("random", 3, "+barbarians", *QUICK, lang=lang)
        ok(g.status == 0 and re.search(end, g.text), "... a whole game; the end names what prisoners are worth", g.text[-2500:])


# New Shores: Red has a closed line to an island (CS-MOVE-02) with a chip under its settlement, and an open ship; Blue's ship lies at
# the pirate's hex.
SEA = """th 1 catan +sea scenario=new_shores seats=4
set settlement n29 1
set settlement n14 1
set ship e23 1
set ship e21 1
set ship e22 1
set chip n14 1
set road e63 1
set settlement n27 2
set ship e20 2
set settlement n60 3
set settlement n100 4
set pirate h05
set hand 1 2brick+2lumber+2wool+2grain+2ore
set hand 2 1brick
"""


def test_sea():
    at = write("sea.th", SEA + "set phase act 1\n")
    r = play("--resume", at, "--bots", "random", "--seed", "1", lines=["why move_ship e21 e24", "why ship e05", "move_ship e22 e41", "quit"])
    ok("chips 1" in r.out and "left: roads 14, settlements 3, cities 4, ships 12" in r.out, "ships left and chips of a seat", r)
    ok("PIRATE" in r.out and "(R1" in r.out and "~R~" in r.out and "~B~" in r.out, "pirate, chip and ships on the board", r)
    ok("Pirate: h05 (sea, ships: Blue)" in r.out, "... where the pirate is and whose ships lie there", r)
    ok("Build a ship (1 lumber, 1 wool)" in r.out and "Ships that may move: e22" in r.out, "the price of a ship, the ships that may move", r)
    ok(re.search(r"move_ship e22 e41 +n28-n29, forest 6", r.out), "... and where they may go", r)
    ok("CS-MOVE-02: " in r.out and "CS-SHIP-03: " in r.out, "refusals cite their clauses", r)
    ok("Red moves a ship from e22 " in r.out and "None of your ships may move now (CS-MOVE-01)." in r.out, "once a turn (CS-MOVE-01)", r)
    seven = write("seven.th", SEA.replace("2wool+2grain+2ore", "1wool") + "set phase roll 1\n* dice 3 4\n")
    r = play("--resume", seven, "--bots", "random", "--seed", "1", lines=["pirate h07", "quit"])
    ok("move the robber to another land hex, or the pirate to another sea hex. (CS-PIRATE-03)" in r.out and
       re.search(r"pirate h06 +sea, ships: Red, Blue", r.out) and re.search(r"pirate h5\d +sea", r.out),
       "robber or pirate in one question, whose ships lie there, the frame too", r)
    ok("steal a card" not in r.out and "Red moves the pirate to h07" in r.out, "nobody with cards at his hex: no question (CS-PIRATE-10)", r)
    r = play("--resume", seven, "--bots", "random", "--seed", "1", lines=["pirate h06", "spare", "quit"])
    ok("or nobody." in r.out and "(CS-PIRATE-08)" in r.out and "Red takes no card from anyone." in r.out, "robbing nobody", r)
    r = play("catan", "+sea", "scenario=new_shores", "first_player=1", "--seed", "1", "--bots", "random", lines=["settlement n29", "ship e43", "quit"])
    ok("Red: place a starting road or ship next to what you have just placed (free). (CB-SETUP-08)" in r.out, "a road or a ship in the set-up", r)
    for lang, end in (("en", "The game is over."), ("ru", "Игра окончена.")):
        g = Game("random", 5, "catan", "+sea", *QUICK, lang=lang)
        ok(g.status == 0 and end in g.text, "a whole game at sea in %s" % lang, g.text[-2000:])
        ok(not re.search(r"\{\w+\}|\b(ev|mv|ask|ui|grp|why|place|mark)\.\w+\.\w+", g.text), "... no sentence is unfinished")


# Figures of single scenarios: what is set, and what people read of it.
ISLES = (
    ("fog_island", "", "Unexplored 18: ", "Белых пятен 18: "),
    ("forgotten_tribe", "set gift_chips 2 1\nset gift_taken e02\nset token 5 ore 1\n", "keeps harbour 2:1 ore", "хранит гавань 2:1 руда"),
    ("cloth_for_catan", "set village n43 3 1+3\nset cloth 3 2\n", "Villages with cloth: 8 of 8 (the game ends at 3); supply 10\nv10 n43: 3 RY; ",
     "Деревень с товаром: 8 из 8 (при 3 игра кончается); в резерве 10\nv10 n43: 3 КЖ; "),
    ("pirate_islands", "".join("set colour %d %d\nset fort %d 3\n" % (i, c, i) for i, c in ((1, 1), (2, 3), (3, 4))) +
     "".join("set settlement %s %d\n" % x for x in (("n23", 1), ("n72", 2), ("n106", 3))) +
     "".join("set ship %s 1\n" % e for e in "e33 e31 e30 e28 e27 e07 e05 e03 e02".split()) + "set ship e104 2\nset ship e152 3\n" +
     "".join("set warship %s\n" % e for e in "e33 e31 e30 e28".split()),
     "Attack now, of 6 rolls: 3 take a chip, 1 lose one ship, 2 lose two.", "боевых кораблей 4, строй 9 из 9, фишек на крепости 3"),
    ("wonders_of_catan", "set wonder 2 3\nset stage 2 2\n", "3 (Colossus): 2 of 4 stages", "1 («Великая библиотека»): условие — 2 города (выполнено: -); этап — 1 глина, 1 древесина, 3 шерсти"),
)


def test_isles():
    for name, lines, en, ru in ISLES:
        at = write("isle.th", "th 1 catan +sea scenario=%s seats=3\n%sset phase act 1\n" % (name, lines))
        for lang, text in (("en", en), ("ru", ru)):
            r = Run(thorp, "play", "--resume", at, "--bots", "random", "--seed", "1", "--lang", lang, stdin="quit\n")
            ok(r.status == 0 and text in r.out, "%s in %s: its figures" % (name, lang), r)
            ok(not re.search(r"\{\w+\}|\b(ev|mv|ask|ui|grp|why|place|mark|wonder|map_colour)\.\w+\.\w+", r.out), "... no sentence is unfinished", r)
    at = write("gift.th", "th 1 catan +sea scenario=forgotten_tribe seats=3\nset settlement n40 1\nset ship e40 1\nset hand 1 1lumber+1wool\nset phase act 1\n")
    r = play("--resume", at, "--bots", "random", "--seed", "1", lines=["ship e64", "quit"])
    ok("Place harbour token 2:1 wool on e58 (" in r.out and "(CS-FT-09)" in r.out, "a harbour token by what it trades", r)
    r = play("catan", "+sea", "scenario=pirate_islands", "first_player=1", "--seed", "1", "--bots", "random", lines=["colour 3", "quit"])
    ok("Choose colour 3 (blue) of the map" in r.out and "Red chooses colour 3 (blue) of the map" in r.out and "FLEET" in r.out and "FR3" in r.out and "L-R" in r.out,
       "colours by name, fleet, fortress and landing on the board", r)
    ok("!R! warship" in r.out and "village" not in r.out and "gifts of the tribe" not in r.out, "marks of this scenario are explained, no others", r)
    r = play("catan", "+sea", "scenario=forgotten_tribe", "first_player=1", "--seed", "1", "--bots", "random", lines=["quit"])
    ok(re.search(r"Harbours of the tribe: e00 (2:1 \w+|3:1), e09 ", r.out) and "gifts of the tribe" in r.out, "which harbour lies where (CS-FT-02)", r)
    r = play("catan", "+sea", "scenario=new_world", "first_player=1", "--seed", "1", "--bots", "random", lines=["quit"])
    drawn = re.search(r"Red draws a harbour token: (\w+)", r.out)
    ok(drawn is not None and re.search(r"Harbour to place: (2:1 %s|3:1)" % drawn.group(1), r.out), "the harbour that is to be placed", r)


def test_sea_screen():
    if shutil.which("tmux") is None:
        ok(True, "Seafarers on the full screen # SKIP no tmux")
        return
    at = write("sea.th", SEA + "set phase act 1\n")
    for w, h, lang in ((80, 24, "en"), (80, 24, "ru"), (120, 36, "en"), (130, 42, "ru")):
        moves, letter, pirate, may = ("Moves", "R", "PIR", "Ships that may move: e22") if lang == "en" else ("Ходы", "К", "ПИР", "Можно переместить: e22")
        s = Screen(w, h, "--resume", at, "--bots", "random", "--seed", "1", "--lang", lang)
        try:
            text = s.wait(moves)
            ok("~%s~" % letter in text and "(%s1" % letter in text and pirate in text, "Seafarers at %dx%d, %s: ships, chip and pirate" % (w, h, lang), text)
            ok(may in text and re.search(r"(ships|кораблей) 12", text) and re.search(r"(chips|фишки) 1", text), "... ships left, chips, ships that may move", text)
        finally:
            s.close()


def test_prices():
    r = play("--resume", write("knights.th", KNIGHTS), "--plain", "--bots", "random", lines=["quit"])
    ok("Build a road (1 brick, 1 lumber)" in r.out and "Build a city wall (2 brick)" in r.out and "Recruit a knight (1 wool, 1 ore)" in r.out,
       "headings name prices, those of modules too", r)
    r = play("--seed", "1", "first_player=1", *QUICK, lines=["quit"])
    ok("Build a settlement\n" in r.out, "... and none where building is free", r)


def test_small_window():
    if shutil.which("tmux") is None:
        ok(True, "a small window # SKIP no tmux")
        return
    at = write("knights.th", KNIGHTS)
    s = Screen(70, 18, "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
    try:
        text = " ".join(s.wait("Ctrl").split())
        least = re.search(r"This window is 70 x 18. The full screen needs at least (\d+) x (\d+)", text)
        ok(least is not None, "70x18 says why there is no full screen", text)
        s.keys("Enter")
        s.wait(r"\(\? for help\)")
        s.keys("-l", "rules CB-BUILD-04")
        s.keys("Enter")
        text = s.wait("CB-BUILD-04[^?]*for help").rstrip()
        lines = text[text.rfind("CB-BUILD-04:") if "CB-BUILD-04:" in text else text.rfind("CB-BUILD-04"):].splitlines()[:-1]
        rule = Run(thorp, "rules", "CB-BUILD-04").out.split()
        ok(len(lines) > 1 and all(word in rule or word.strip("()") in rule for line in lines for word in line.split()[1:-1]),
           "lines break between words", lines)
    finally:
        s.close()
    w, h = (int(n) for n in least.groups())
    for less, title in ((0, "... and is right about it"), (1, "... to the column")):
        s = Screen(w - less, h, "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
        ok(("Thorp - Catan" if less == 0 else "This window is") in s.wait("Thorp - |This window"), title, (w, h))
        s.close()


# Six seats: an island of 30 hexes that no window of 80 x 24 shows at once.
SIX = """th 1 catan +five_six layout=beginner seats=6
set settlement n00 1
set road e00 1
set settlement n78 1
set road e107 1
set hand 1 2brick+2lumber
set phase act 1
"""


def board_of(text):
    """The part of a screen that is left of the panel, without the bars"""
    return "\n".join(line[:45] for line in text.splitlines()[1:-5])


def test_scrolling():
    if shutil.which("tmux") is None:
        ok(True, "a board larger than its window # SKIP no tmux")
        return
    at = write("six.th", SIX)
    for lang, letter, list_of in (("en", "R", "Moves"), ("ru", "К", "Ходы")):
        s = Screen(80, 24, "--resume", at, "--bots", "random", "--seed", "1", "--lang", lang)
        try:
            text = s.wait(list_of)
            board = board_of(text)
            ok("(%s)" % letter in board and "v" in board and ">" in board and "^" not in board,
               "six players at 80x24, %s: the north of the island, arrows to the rest" % lang, text)
            s.keys("Down", "Down", "Down")
            picked = s.wait(r"> road e10[5-9]")
            ok(re.search(r"e10[5-9]", board_of(picked)) and "^" in board_of(picked), "... the window follows the choice", picked)
            s.keys("[", "[", "[", "[", "[", "[", "<", "<", "<")
            north = s.wait(r"\n {10,20}2:1")
            ok("^" not in board_of(north) and "<" not in board_of(north) and "v" in board_of(north), "... and is scrolled by keys", north)
            s.keys("}", "}", "}", "}", "}", "}")
            panel = s.wait("Bank|Банк")
            ok(re.search(r"Bank|Банк", panel) and "6 " in panel, "... as the panel is", panel)
        finally:
            s.close()
    s = Screen(60, 200, "--plain", "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
    try:
        text = s.wait(r"for help\)")
        parts = re.split(r"Board, part \d of 2", text)
        ok(len(parts) == 3 and "(R)" in parts[1] and "(R)" in parts[2] and all(len(x) <= 60 for x in text.splitlines()),
           "... line mode prints it part by part", text)
    finally:
        s.close()


def test_short_commands():
    at = write("short.th", POSITION + "set phase act 1\n")
    r = play("--resume", at, "--plain", "--seat", "2=random", "--seat", "3=random", lines=["h", "road e12", "u", "q"])
    ok("road e12" in r.out and "Taken back." in r.out or "Undone." in r.out, "h and u in line mode", r)
    ok(r.status == 0 and "no such" not in r.out.lower() and r.out.count("(? for help)") >= 4, "q ends it", r)


def test_shared_win_screen():
    if shutil.which("tmux") is None:
        ok(True, "a shared win on the full screen # SKIP no tmux")
        return
    at = write("tie.th", "th 1 carcassonne seats=3\nset empty\nset tile BA-D 0,0 r0\nset points 1 11\nset points 2 10\n"
               "set points 3 11\nset stack BA-B\nset phase turn 1\n* draw BA-B\n1 place 0,1 r0\n")
    s = Screen(100, 34, "--resume", at, "--bots", "random", "--seed", "1", "--lang", "en")
    try:
        s.wait("place a figure")
        for part in (("Tab",), ("-l", "pass"), ("Enter",)):
            s.keys(*part)
        text = s.wait("key")
        lines = [line for line in text.splitlines() if " 11 points" in line and "shares" in line]
        ok(len(lines) == 2 and "Red" in lines[0], "the end names all who share the win", text)
    finally:
        s.close()

def test_ask():
    r = play("--ask", "--seed", "1", *QUICK[:2], lines=["", "2", "", "9", "2", "2", "1", "offers=1", "first_player=9", "first_player=1", "", "quit"])
    ok(r.status == 0 and "Expansions" in r.out and "Number of players" in r.out, "--ask asks for game, expansions and players", r)
    ok("  2  beginner’s island\n     The rulebook’s island for a first game" in r.out, "... and for a choice, with a sentence for every row", r)
    ok("Enter a number from 1 to 2." in r.out, "a number that is no row", r)
    ok(r.out.count("Cannot be combined: +ck start=printed. (CK-LAY-04)") == 2, "an impossible row says why, in the list and when it is chosen", r)
    ok("Spiral" not in r.out, "what does not matter is not asked", r)
    ok("There is no option offers." in r.out and "bad value `9` for option first_player: 0 to 6" in r.out, "more options are checked one by one", r)
    ok("settlement" in r.out.split("press Enter to start")[1], "then the game begins", r)
    r = play("--ask", "elasund", "--seats", "3", "--lang", "ru", *QUICK[:2], lines=["", "2"])
    ok(r.status == 1 and "Игра" not in r.out and "Колода 2005 года: 51 карта золота и 39 карт власти. (EL-MOD-02)" in r.out, "in Russian; a game that is named is not asked for", r)
    ok("Корабль сдвигается" in r.out, "the next question follows; the end of input ends it", r)
    r = play("--ask", *QUICK[:2], lines=["1", "", "5", "", "", "", "", "2", "4", "", "", "", "", "", "quit"])
    ok("That many players need the expansion five_six. (CB-SETUP-01)" in r.out and r.status == 0, "what does not fit is asked again", r)
    rivers = re.search(r"(\d+)  The Rivers of Catan", play("--ask", "catan").out).group(1)
    r = play("--ask", "catan", "--seed", "1", *QUICK[:2], lines=[rivers, "", "", "", "", "", "", "", "gold_2to1=off", "", "quit"])
    ok("Gold:" not in r.out and "The Rivers of Catan" in r.out, "what comes with others is not offered by itself", r)
    ok("Where the rivers run" in r.out and "+gold" not in r.out and "river" in r.out.split("press Enter to start")[1], "... but with the Rivers", r)
    refused(play("--ask", "--resume", "x.th"), 2, "--resume", title="--ask and --resume")


try:
    test_games()
    test_carcassonne()
    test_secrets()
    test_undo_and_save()
    test_trades()
    test_talk()
    test_discards()
    test_bad_input()
    test_ask()
    test_screen()
    test_carcassonne_screen()
    test_knights_screen()
    test_harbormaster()
    test_barbarians()
    test_events()
    test_fishermen()
    test_rivers()
    test_caravans()
    test_traders()
    test_mixes()
    test_sea_mixes()
    test_two()
    test_sea()
    test_isles()
    test_sea_screen()
    test_prices()
    test_small_window()
    test_scrolling()
    test_short_commands()
    test_shared_win_screen()
finally:
    shutil.rmtree(folder)
done()
