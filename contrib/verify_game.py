#!/usr/bin/env python3
"""Checks the dice of a served game without Thorp: python3 and nothing else.

  verify_game.py RECORD [COMMITMENT]

RECORD is what /api/record/TABLE gives out when a game is over; COMMITMENT is what the table showed before it began. Recomputed from the seeds
in the record: the commitment, the seals of the seats' shares, the key, and every roll of two dice (`* first`, `* dice`); and the sum over its text. Not the set-up, draws and
thefts, which need the rules of the game: `thorp verify` checks those too. How it works: docs/PROTOCOL.md, "Fair chance"."""
import hashlib
import struct
import sys

MASK = 0xFFFFFFFF


def chacha20(key, nonce, counter):
    """One block of RFC 8439 as 16 words"""
    def quarter(a, b, c, d):
        for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & MASK
            s[z] ^= s[x]
            s[z] = (s[z] << n | s[z] >> (32 - n)) & MASK
    first = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8L", key), counter, *struct.unpack("<3L", nonce)]
    s = first[:]
    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & MASK for a, b in zip(s, first)]


def stream(key, name):
    """The words of one purpose, without end; its name, filled up with zeros, is the nonce"""
    counter = 0
    while True:
        yield from chacha20(key, name.encode().ljust(12, b"\0"), counter)
        counter += 1


def below(words, n):
    """A number from 0 to n - 1: words that would favour small results are skipped"""
    while True:
        word = next(words)
        if word >= 2 ** 32 % n:
            return word % n


def main(path, shown=None):
    text = open(path, encoding="utf-8", newline="").read()
    lines = text.split("\n")
    commit = next((x for x in lines if x.startswith("commit ")), None)
    fair = next((x.split() for x in lines if x.startswith("fair ")), None)
    if not commit or not fair:
        return "no lines `commit` and `fair`: not a record of a served game"
    _, promised, setup = commit.split(" ", 2)
    table, seed, seats = fair[1], bytes.fromhex(fair[2]), b"".join(map(bytes.fromhex, fair[3:]))
    commitment = hashlib.sha256(seed + table.encode() + setup.encode()).hexdigest()
    if commitment != promised or (shown and shown.lower() != commitment):
        return "the commitment is not kept: the seeds give %s" % commitment
    sealed = next((x.split()[2:] for x in lines if x.startswith("seal ")), ["-"] * len(fair[3:]))
    for no, (share, seal) in enumerate(zip(fair[3:], sealed), 1):
        if seal != "-" and hashlib.sha256(bytes.fromhex(share) + table.encode() + b"%d" % no).hexdigest() != seal:
            return "the share of seat %d does not open its seal" % no
    key = hashlib.sha256(seed + seats).digest()
    words = {name: stream(key, name) for name in ("first", "dice")}
    rolls = 0
    for no, line in enumerate(lines, 1):
        move = line.split("#")[0].split()
        if len(move) != 4 or move[0] != "*" or move[1] not in words:
            continue
        roll = below(words[move[1]], 36)  # the 36 outcomes in order: 1 1, 1 2 ... 6 6
        right = [str(roll // 6 + 1), str(roll % 6 + 1)]
        if move[2:] != right:
            return "line %d: `%s`, the seeds give %s" % (no, line, " ".join(right))
        rolls += 1
    above = text[:text.rfind("\nsum ") + 1]
    if lines[-2:] != ["sum " + hashlib.sha256(above.encode()).hexdigest(), ""]:
        return "the text was changed: it does not give its sum"
    print("fair: %d rolls of two dice verified; commitment %s" % (rolls, commitment))


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
