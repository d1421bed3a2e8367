#!/usr/bin/env python3
"""Trains a player of base Catan against three random bots: a masked policy gradient in plain numpy.

    scripts/python run examples/python/train.py [--decisions N] [--seed N] [--save FILE] [--load FILE] [--setup TEXT]

The net is one hidden layer over a part of the observation: the question, the own cards and pieces, and what the numbers beside each
crossing are worth. Its policy is a softmax over the actions that may be chosen. It learns by advantage (GAE) from the points it gains and from
winning, each handful of decisions a few times and never far from how it played them (PPO). Before and after, it plays some hundred games it
does not learn from; one player of four who is no better than the others wins a quarter of them. Everything is drawn from the seed: equal
arguments, equal results on one machine."""
import argparse
import sys
import time

import numpy as np
import thorp

TABLES, STEPS, HIDDEN = 64, 16, 64
GAMMA, LAMBDA, RATE, ENTROPY, VALUE = 0.995, 0.9, 5e-4, 0.01, 0.5
EPOCHS, PARTS, CLIP = 3, 4, 0.2
POINT, WIN = 0.2, 1.0  # what a point and a won game are worth
SEAT = 0  # the learner's; who begins is drawn by the dealer


class Look:
    """What the net is given of an observation"""
    OWN = ("hand", "cards", "fresh", "left", "settlement", "city", "road")  # the first row: the viewer's
    ALL = ("question", "points", "picks", "owe", "card_played", "bank", "robber", "route")

    def __init__(self, game):
        self.spec = thorp.Observation(game)
        nodes = {n: i for i, n in enumerate(sorted({n for h in game.geometry()["hexes"] for n in h.get("nodes", [])}))}
        self.beside = np.zeros((self.spec.split(np.zeros(self.spec.size, np.int16))["number"].shape[1], len(nodes)), np.float32)
        for i, h in enumerate(game.geometry()["hexes"][:len(self.beside)]):
            self.beside[i, [nodes[n] for n in h["nodes"]]] = 1
        self.ways = np.array([6 - abs(7 - total) for total in range(2, 13)], np.float32)  # in 36 rolls
        self.size = self.of(np.zeros((1, self.spec.size), np.int16)).shape[1]

    def of(self, seen):
        parts = self.spec.split(seen)
        worth = np.einsum("nth,t->nh", parts["number"], self.ways) @ self.beside
        rows = [parts[k][:, 0].reshape(len(seen), -1) for k in self.OWN] + [parts[k].reshape(len(seen), -1) for k in self.ALL] + [worth]
        return np.concatenate(rows, axis=1, dtype=np.float32)


class Net:
    """observation -> tanh -> logits of all actions, and what the position is worth"""

    def __init__(self, size, actions, rng):
        self.weights = {"in": rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)), "bias": np.zeros(HIDDEN),
                        "policy": rng.normal(0, 0.01, (HIDDEN, actions)), "lean": np.zeros(actions),
                        "value": rng.normal(0, 0.01, HIDDEN), "base": np.zeros(1)}
        self.weights = {k: v.astype(np.float32) for k, v in self.weights.items()}
        self.mean, self.scale = np.zeros(size, np.float32), np.ones(size, np.float32)
        self.first = {k: np.zeros_like(v) for k, v in self.weights.items()}
        self.second = {k: np.zeros_like(v) for k, v in self.weights.items()}
        self.updates = 0

    def fit(self, seen):
        """Numbers of all sizes become numbers about as large as 1"""
        self.mean = seen.mean(0).astype(np.float32)
        self.scale = (1 / (seen.std(0) + 0.2)).astype(np.float32)

    def forward(self, seen, mask):
        w, x = self.weights, (seen - self.mean) * self.scale
        h = np.tanh(x @ w["in"] + w["bias"])
        logits = np.where(mask > 0, h @ w["policy"] + w["lean"], -1e9)
        logits -= logits.max(1, keepdims=True)
        p = np.exp(logits)
        p /= p.sum(1, keepdims=True)
        return x, h, p, h @ w["value"] + w["base"]

    def learn(self, seen, mask, action, before, advantage, target):
        """One step of Adam along the gradient of policy, value and entropy; before: how likely the action was when it was chosen"""
        x, h, p, value = self.forward(seen, mask)
        n, rows = len(action), np.arange(len(action))
        ratio = p[rows, action] / before
        weight = np.where(np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP), 0, ratio * advantage)
        log_p = np.log(np.maximum(p, 1e-9))
        entropy = -(p * log_p).sum(1, keepdims=True)
        d = p * weight[:, None] + ENTROPY * p * (log_p + entropy)
        d[rows, action] -= weight
        d, dv = (d / n).astype(np.float32), (VALUE * (value - target) / n).astype(np.float32)
        back = (d @ self.weights["policy"].T + dv[:, None] * self.weights["value"]) * (1 - h * h)
        self.adam({"in": x.T @ back, "bias": back.sum(0), "policy": h.T @ d, "lean": d.sum(0), "value": h.T @ dv, "base": dv.sum(keepdims=True)})

    def adam(self, slope):
        size = np.sqrt(sum(float((g * g).sum()) for g in slope.values()))
        self.updates += 1
        step = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for k, g in slope.items():
            g = g * min(1.0, 1.0 / (size + 1e-9))
            self.first[k] += 0.1 * (g - self.first[k])
            self.second[k] += 0.001 * (g * g - self.second[k])
            self.weights[k] -= step * self.first[k] / (np.sqrt(self.second[k]) + 1e-8)

    def save(self, file):
        np.savez(file, mean=self.mean, scale=self.scale, **self.weights)

    def load(self, file):
        with np.load(file) as data:
            self.mean, self.scale = data["mean"], data["scale"]
            self.weights = {k: data[k] for k in self.weights}


def choose(p, rng):
    """An action of each row by its probability"""
    edge = rng.random((len(p), 1)) * p.sum(1, keepdims=True)
    action = (p.cumsum(1) <= edge).sum(1)
    return np.minimum(action, p.shape[1] - 1 - (p[:, ::-1] > 0).argmax(1)).astype(np.int32)


def tables(setup, n):
    game = thorp.Game(setup)
    return thorp.Batch(game, n, bots=[None] + ["random"] * (game.seats - 1), trades=0, plies=5000, again="same_step")


def judge(net, setup, games, seed, rng):
    """Plays so many games: the share that is won, and half of its 95 % interval. As many of each table: short games do not count more often."""
    look = Look(thorp.Game(setup))
    with tables(setup, TABLES) as batch:
        each, done, won = -(-games // TABLES), np.zeros(TABLES, int), 0
        batch.reset(seed)
        while done.min() < each:
            _, _, p, _ = net.forward(look.of(batch.obs), batch.mask)
            batch.step(choose(p, rng))
            ended = (batch.end > 0) & (done < each)
            won += int((batch.reward[ended, SEAT] > 0).sum())
            done += ended
    share = won / (each * TABLES)
    return share, 1.96 * np.sqrt(share * (1 - share) / (each * TABLES))


def rollout(net, look, batch, points, rng):
    """STEPS decisions at each table: what was seen, done and paid"""
    rows = {k: [] for k in ("seen", "mask", "action", "likely", "value", "paid", "end")}
    for _ in range(STEPS):
        seen, mask = look.of(batch.obs), batch.mask.copy()
        _, _, p, value = net.forward(seen, mask)
        action = choose(p, rng)
        batch.step(action)
        end = batch.end > 0
        paid = POINT * (batch.score[:, SEAT] - points) + WIN * batch.reward[:, SEAT]
        points[:] = np.where(end, 0, batch.score[:, SEAT])
        for k, v in zip(rows, (seen, mask, action, p[np.arange(TABLES), action], value, paid, end)):
            rows[k].append(v)
    return {k: np.stack(v) for k, v in rows.items()}


def advantages(rows, last):
    """GAE: what each decision was worth beyond what was expected"""
    out, ahead, following = np.zeros_like(rows["value"]), np.zeros(TABLES), last
    for t in range(STEPS - 1, -1, -1):
        live = ~rows["end"][t]
        surprise = rows["paid"][t] + GAMMA * following * live - rows["value"][t]
        ahead = surprise + GAMMA * LAMBDA * live * ahead
        out[t], following = ahead, rows["value"][t]
    return out


def improve(net, rows, gain, rng):
    """Learns from one rollout, in parts, a few times"""
    flat = {k: v.reshape(-1, *v.shape[2:]) for k, v in rows.items()}
    target = (gain + rows["value"]).ravel()
    gain = gain.ravel()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(gain)), PARTS):
            net.learn(*(flat[k][part] for k in ("seen", "mask", "action", "likely")), gain[part], target[part])


def train(net, setup, decisions, seed, rng, say):
    look = Look(thorp.Game(setup))
    with tables(setup, TABLES) as batch:
        batch.reset(seed)
        points, began, made, paid = np.zeros(TABLES), time.process_time(), 0, []
        rows = rollout(net, look, batch, points, rng)
        net.fit(rows["seen"].reshape(-1, look.size))
        while made < decisions:
            rows = rollout(net, look, batch, points, rng)
            made += TABLES * STEPS
            _, _, _, last = net.forward(look.of(batch.obs), batch.mask)
            gain = advantages(rows, last)
            improve(net, rows, gain, rng)
            paid.append(rows["paid"].mean())
            if len(paid) % 50 == 0:
                say("%8d decisions, %4.0f s: %.4f paid per decision" % (made, time.process_time() - began, np.mean(paid[-50:])))
        return made, time.process_time() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--setup", default="catan seats=4 offers_per_turn=0")
    parser.add_argument("--decisions", type=int, default=400000)
    parser.add_argument("--games", type=int, default=512, help="that are played before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    parser.add_argument("--load")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    game = thorp.Game(args.setup)
    net = Net(Look(game).size, thorp.Actions(game, 0).n, rng)
    if args.load:
        net.load(args.load)

    def say(line):
        print(line, flush=True)

    say("before: wins %.1f %% +- %.1f of games against %d random bots" % (*(100 * v for v in judge(net, args.setup, args.games, 100, rng)), game.seats - 1))
    if args.decisions:
        say("%d decisions in %.0f s of one processor" % train(net, args.setup, args.decisions, args.seed, rng, say))
    share, half = judge(net, args.setup, args.games, 200, rng)
    say("after: wins %.1f %% +- %.1f" % (100 * share, 100 * half))
    if args.save:
        net.save(args.save)
    return 0 if share - half > 1 / game.seats or not args.decisions else 1


if __name__ == "__main__":
    sys.exit(main())
