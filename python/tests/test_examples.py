#!/usr/bin/env python3
"""The examples run: the agent learns for a moment and is judged, the measurement prints its table."""
import os
import subprocess
import sys
import tempfile

SOURCE = os.environ["THORP_SOURCE"]
sys.path.insert(0, os.path.join(SOURCE, "tests"))
from tap import done, eq, ok  # noqa: E402


def run(name, *args):
    return subprocess.run([sys.executable, os.path.join(SOURCE, "examples", "python", name), *args], capture_output=True, text=True)


folder = tempfile.mkdtemp()
net = os.path.join(folder, "net.npz")
first = run("train.py", "--decisions", "1024", "--games", "64", "--save", net)
ok("before: wins " in first.stdout and "1024 decisions in" in first.stdout and "after: wins " in first.stdout and not first.stderr, "the agent learns and is judged", first)
again = run("train.py", "--decisions", "0", "--games", "64", "--load", net)
eq((again.returncode, again.stdout.count("wins"), again.stderr), (0, 2, ""), "what it has learned can be kept")
speed = run("speed.py", "--decisions", "2000")
eq((speed.returncode, len(speed.stdout.splitlines())), (0, 6), "the measurement prints a row for each set-up")
done()
