#!/usr/bin/env python3
"""scripts/tally: the closing line of `make test`, and what must stand right above it.

  test_tally.py THORP      (the command is not needed)"""
import os
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from tap import Run, done, eq, ok  # noqa: E402

TALLY = os.path.join(here, "..", "..", "scripts", "tally")


def tally(text):
    """What is said about a file with this text, line by line, and the exit status"""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "e2e.tap")
        with open(name, "w") as f:
            f.write(text)
        r = Run(sys.executable, TALLY, name)
    return r.out.splitlines(), r.status


lines, status = tally("ok - J1 a game # 12 ms\nok 2 - a unit\n")
eq(lines[-1], "2 passed, 0 failed", "the closing line")
eq(status, 0, "all passed")
ok(not any("UNSTABLE" in line for line in lines), "nothing is unstable that passed at once", lines)

lines, status = tally("# failed at the first try: J2 a trade\n# Error\nok - J2 a trade # 9 ms, at the second try\nok - J1 # 1 ms\n")
eq(lines[-2], "UNSTABLE: passed at the second try only: J2 a trade", "a second try is named above the closing line")
eq(lines[-1], "2 passed, 0 failed", "and counts as passed")

lines, status = tally("ok - J1 # 1 ms\nnot ok - J3 a robber # 9 ms\n# Error: gone\n")
eq((lines[-1], status), ("1 passed, 1 failed", 1), "a failure is a failure")
ok("  # Error: gone" in lines, "and is shown", lines)
eq(tally("")[1], 1, "nothing passed is no success")
done()
