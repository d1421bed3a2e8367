#!/usr/bin/env python3
"""What Gymnasium's check_env, PettingZoo's api_test and seed_test and OpenSpiel's basic tests ask of an environment, asked here without them;
with them, if they are installed. And bad input."""
import os
import random
import sys
import xml.dom.minidom

sys.path[:0] = [os.path.join(os.environ["THORP_SOURCE"], "tests"), os.path.dirname(os.path.abspath(__file__))]
import numpy as np  # noqa: E402
import thorp  # noqa: E402
from ask import refused  # noqa: E402
from setups import every, forward, scaled  # noqa: E402
from tap import done, eq, ok  # noqa: E402
from thorp import gym, render, spaces, spiel, zoo  # noqa: E402


def same(a, b):
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    return np.array_equal(a, b)


# ---------------------------------------------------------------- Gymnasium: what check_env asks
def walk_gym(env, seed, steps):
    env.action_space.seed(seed)
    seen, info = env.reset(seed=seed)
    out = [(seen, 0.0, info["seat"])]
    for _ in range(steps):
        seen, reward, ended, cut, info = env.step(env.action_space.sample())
        out.append((seen, reward, info["seat"]))
        if ended or cut:
            seen, info = env.reset()
    return out


def check_gym(setup, **options):
    env = gym.Env(setup, **options)
    seen, info = env.reset(seed=123)
    again, _ = env.reset(seed=123)
    if not same(seen, again):
        return "reset with one seed twice differs"
    other, _ = env.reset(seed=456)
    third, _ = env.reset()
    if not env.observation_space.contains(seen) or not isinstance(info, dict):
        return "what reset shows is not in the space"
    for n in range(60):
        action = env.action_space.sample()
        if not env.action_space.contains(action) or not seen["action_mask"].shape == (env.action_space.n,):
            return "the action sampled is not in the space"
        seen, reward, ended, cut, info = env.step(action)
        if not env.observation_space.contains(seen) or type(ended) is not bool or type(cut) is not bool or not np.isfinite(reward):
            return "what step returns"
        if ended or cut:
            if seen["action_mask"].any() or (ended and reward == 0 and min(env.table.state.ranks()) == 1 and env.table.state.ranks().count(1) == 1):
                return "the end"
            seen, info = env.reset()
        elif not same(seen["action_mask"], info["action_mask"]) or not seen["action_mask"].any():
            return "nothing may be chosen"
    env.close()
    return ""


for setup in every():
    fault = check_gym(setup)
    ok(not fault, "an environment of Gymnasium's kind: %s" % setup, fault)
one, two = (walk_gym(gym.Env("elasund seats=3", bots=["random", "greedy"]), 9, 300) for _ in range(2))
ok(all(same(a[0], b[0]) and a[1:] == b[1:] for a, b in zip(one, two)), "one seed, one course of games")
env = gym.Env("elasund seats=3")
eq({env.reset(seed=i)[1]["seat"] for i in range(30)}, {0, 1, 2}, "without a fixed seat the learner sits everywhere")
ok(any(r > 0 for _, r, _ in one) or any(r < 0 for _, r, _ in one), "games ended and paid")
env = gym.Env("catan seats=3", plies=40, seat=1)
env.reset(seed=1)
ended = cut = False
while not (ended or cut):
    seen, reward, ended, cut, info = env.step(env.action_space.sample())
eq((ended, cut, reward, info["ply"] >= 40), (False, True, 0.0, True), "a game that is too long is truncated, and pays nothing")

space = spaces.Masked(5, lambda: np.array([0, 1, 0, 1, 0], np.int8), seed=1)
eq({int(space.sample()) for _ in range(60)}, {1, 3}, "sample draws from what may be chosen now")
eq({int(space.sample(np.array([1, 0, 0, 0, 0], np.int8))) for _ in range(9)}, {0}, "or from the mask it is given")
ok(space.contains(np.int64(4)) and not space.contains(5) and not space.contains(1.0), "what is in the space")

env = gym.Env("catan seats=3 layout=beginner first_player=1", seat=0, render_mode="ansi")
refused(lambda: env.step(0), thorp.StateError, "reset() comes first", "a step before reset")
seen, _ = env.reset(seed=5)
state = env.table.state.dumps()
refused(lambda: env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0])), thorp.IllegalMove, "masked", "a masked action")
refused(lambda: env.step(env.action_space.n), thorp.IllegalMove, "there is no action", "an action beyond the last")
refused(lambda: env.step(1.5), TypeError, "", "an action that is not whole")
eq(env.table.state.dumps(), state, "after that the table is as before")
ok(env.render().startswith("catan.settle asks 1"), "the board as text")
env.close()
env.close()
for name, call in (("step", lambda: env.step(0)), ("reset", env.reset), ("render", env.render)):
    refused(call, thorp.StateError, "closed", "%s after close" % name)
refused(lambda: gym.Env("catan", bots=["random"]), ValueError, "1 bots for 3", "too few bots")
refused(lambda: gym.Env("catan", bots="genius"), thorp.Error, "genius", "an unknown bot")
refused(lambda: gym.Env("catan", seat=4), ValueError, "no seat 4", "a seat that is not there")
refused(lambda: gym.Env("catan", render_mode="human"), ValueError, "render_mode", "an unknown way to draw")
refused(lambda: gym.Env("catan seats=9"), thorp.SetupError, "", "a set-up that cannot be played")


# ---------------------------------------------------------------- Gymnasium: vectors
def walk_vector(again, steps=260, **options):
    env = gym.VectorEnv("carcassonne seats=2", 5, again=again, **options)
    seen, infos = env.reset(seed=4)
    out = []
    for _ in range(steps):
        before = seen
        actions = env.sample()
        seen, rewards, ended, cut, infos = env.step(actions)
        if not env.observation_space.contains(seen) or rewards.shape != (5,) or ended.dtype != bool or cut.dtype != bool:
            ok(False, "spaces of a vector environment")
        out.append((before, rewards, ended, cut, infos, seen))
    return env, out


env, out = walk_vector("next_step")
ends = [(n, i) for n, o in enumerate(out[:-1]) for i in np.flatnonzero(o[2])]
ok(len(ends) > 4 and all(not out[n][5]["action_mask"][i].any() for n, i in ends), "next_step: at the end nothing may be chosen")
ok(all(out[n + 1][5]["action_mask"][i].any() and out[n + 1][1][i] == 0 and not out[n + 1][2][i] for n, i in ends), "the next step begins a new game")
ok(all(abs(out[n][1][i]) == 1 or out[n][1][i] == 0 for n, i in ends) and any(out[n][1][i] == 1 for n, i in ends), "it pays 1 or -1")
kept = out[5][0]["observation"].copy()
env.step(env.sample())
ok(np.array_equal(kept, out[5][0]["observation"]), "what was returned is not written again")
env.close()
refused(lambda: env.step(np.zeros(5, int)), thorp.StateError, "closed", "a vector environment that is closed")
env, out = walk_vector("same_step")
ends = [(n, i) for n, o in enumerate(out) for i in np.flatnonzero(o[2])]
ok(len(ends) > 4 and all(out[n][4]["_final_obs"][i] and out[n][5]["action_mask"][i].any() for n, i in ends), "same_step: the next game has begun")
ok(all(not same(out[n][4]["final_obs"]["observation"][i], out[n][5]["observation"][i]) for n, i in ends), "its last sight is kept apart")
env.close()
env, out = walk_vector("disabled")
ok(out[-1][2].all() and not out[-1][5]["action_mask"].any(), "disabled: in the end all games are over")
seen, _ = env.reset(options={"reset_mask": np.array([1, 0, 1, 0, 0], bool)})
eq(seen["action_mask"].any(1).tolist(), [True, False, True, False, False], "reset begins those that are marked")
env.close()
a, b = walk_vector("next_step", 60)[1], walk_vector("next_step", 60, threads=2)[1]
ok(all(same(x[5], y[5]) for x, y in zip(a, b)), "one seed, one course of games, whatever the threads")


# --------------------------------------------------------------- PettingZoo: what api_test and seed_test ask
def check_zoo(setup, steps, seed=3):
    env = zoo.AECEnv(setup)
    env.reset(seed=seed)
    if env.agents != env.possible_agents or env.num_agents != len(env.agents) or env.agent_selection not in env.agents:
        return "agents after reset"
    for agent in env.agents:
        if env.action_space(agent) is not env.action_space(agent) or not env.observation_space(agent).contains(env.observe(agent)):
            return "spaces of %s" % agent
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        if env.last(observe=False)[0] is not None or not env.observation_space(agent).contains(seen):
            return "what last() shows"
        if any(env.observe(a)["action_mask"].any() for a in env.agents if a != agent):
            return "a mask of somebody who is not asked"
        if not (ended or cut) and not seen["action_mask"].any():
            return "nothing may be chosen"
        env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        keys = set(env.agents)
        if any(set(t) != keys for t in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards)):
            return "tables and agents differ"
    if not env.agents and abs(sum(total.values())) > 1e-9:
        return "rewards add up to %s" % total
    return ""


random.seed(1)
for setup in every():
    fault = check_zoo(setup, 40 * scaled(1))
    ok(not fault, "an environment of PettingZoo's kind: %s" % setup, fault)
ok(not check_zoo("elasund seats=3", 10**6), "to the end, with the steps of those whose game is over")


def walk_zoo(seed, cycles=400):
    env = zoo.env(setup="elasund seats=2")
    env.reset(seed=seed)
    out = []
    for i, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + i)
    for agent in env.agent_iter(cycles):
        seen, reward, ended, cut, _ = env.last()
        action = None if ended or cut else env.action_space(agent).sample(seen["action_mask"])
        out.append((agent, int(seen["observation"].astype(np.int64).sum()), float(reward), None if action is None else int(action)))
        env.step(action)
    return out


ok(walk_zoo(42) == walk_zoo(42) and walk_zoo(42) != walk_zoo(43), "one seed, one course; another, another")
env = zoo.AECEnv("elasund seats=2", plies=20)
refused(lambda: env.step(0), thorp.StateError, "reset() comes first", "a step before reset")
env.reset(seed=1)
refused(lambda: env.step(None), ValueError, "None is the action", "None from somebody who plays")
wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
refused(lambda: env.step(wrong), thorp.IllegalMove, "masked", "a masked action")
while not any(env.truncations.values()):
    env.step(env.action_space(env.agent_selection).sample())
ok(all(env.truncations.values()) and not any(env.terminations.values()) and not any(env.rewards.values()), "a game that is too long is truncated for all")
refused(lambda: env.step(0), ValueError, "only valid action is None", "an action of somebody whose game is over")
for _ in range(2):
    env.step(None)
eq(env.agents, [], "dead steps take the agents away")
env.close()
refused(lambda: env.reset(seed=1), thorp.StateError, "closed", "an environment that is closed")

# simultaneous choices do not leak: a discard is not seen by the next who discards
game = thorp.Game("catan seats=3 layout=beginner")
state = game.start()
for line in ("settlement n20 1", "hand 1 4brick+4wool", "hand 2 8ore", "phase roll 1"):
    state.set(line)
state.apply("dice 3 4", thorp.DEALER)
spec = thorp.Observation(game)
worlds = []
for card in ("brick", "wool"):
    after = state.clone()
    after.apply("discard " + card, 0)
    worlds.append(spec.of(after, 1))
ok(state.actors == (0, 1) and np.array_equal(*worlds), "what one discards the other does not see (CB-SEVEN-03)")


# ------------------------------------------------------------------------- OpenSpiel's verbs
def check_spiel(setup, steps, rng):
    game = spiel.Game(setup)
    state = game.new_initial_state(7)
    for n in range(steps):
        if state.is_terminal():
            break
        player = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if abs(sum(p for _, p in outcomes) - 1) > 1e-9 or [a for a, _ in outcomes] != state.legal_actions():
                return "chance"
            state.apply_action(rng.choice(outcomes)[0])
            continue
        legal = state.legal_actions()
        if legal != sorted(set(legal)) or not legal or legal[-1] >= game.num_distinct_actions() or np.flatnonzero(state.legal_actions_mask()).tolist() != legal:
            return "legal actions"
        action = rng.choice(legal)
        if state.string_to_action(state.action_to_string(player, action)) != action:
            return "names of actions: %s" % state.action_to_string(player, action)
        if n % 23 == 0:
            twin, world = game.deserialize_state(state.serialize()), state.resample_from_infostate(player, rng.random)
            if str(twin) != str(state) or twin.legal_actions() != legal or world.observation_tensor(player) != state.observation_tensor(player) \
                    or world.observation_string(player) != state.observation_string(player) or world.legal_actions() != legal:
                return "copies"
            if str(state.child(action)) == str(state) or len(state.observation_tensor()) != game.observation_tensor_size():
                return "children"
        state.apply_action(action)
    if len(state.history()) != n + (not state.is_terminal()) or abs(sum(state.returns())) > 1e-9:
        return "history or returns"
    return ""


rng = random.Random(2)
for setup in every():
    fault = check_spiel(setup, 50 * scaled(1), rng)
    ok(not fault, "a state of OpenSpiel's kind: %s" % setup, fault)
ok(not check_spiel("elasund seats=2", 10**6, rng), "to the end")
state = spiel.Game("elasund seats=2").new_initial_state(1)
eq((state.current_player(), state.is_chance_node(), state.returns()), (-1, True, [0.0, 0.0]), "the first node is chance")
refused(lambda: state.apply_action(99), thorp.IllegalMove, "outcomes", "an outcome that is none")
refused(lambda: spiel.Game("elasund seats=2").deserialize_state(spiel.Game("elasund seats=3").new_initial_state().serialize()), thorp.TextError, "another game", "a position of another game")

# -------------------------------------------------------------------------------- pictures
for setup in every():
    state = forward(thorp.Game(setup).deal(2), thorp.Rng(2), 90)
    picture, words = render.svg(state.view(0)), render.text(state.view(0))
    kinds = {p["kind"] for p in state.describe(0)["pieces"] if p.get("at")}
    drawn = xml.dom.minidom.parseString(picture)
    titles = " ".join(t.firstChild.data for t in drawn.getElementsByTagName("title") if t.firstChild)
    lack = [k for k in kinds if k not in titles and k not in ("camel",)]
    ok(len(picture) > 2000 and not lack and words.count("points") == state.game.seats, "drawn and told: %s" % setup, lack)

# ------------------------------------------------------------- the real ones, where they are
try:
    from gymnasium.utils.env_checker import check_env
    check_env(gym.Env("catan seats=3"), skip_render_check=True)
    ok(True, "gymnasium's check_env")
except ImportError:
    print("ok - check_env of gymnasium # SKIP not installed")
try:
    from pettingzoo.test import api_test, seed_test
    api_test(zoo.AECEnv("elasund seats=2"), num_cycles=200)
    seed_test(lambda: zoo.AECEnv("elasund seats=2"), num_cycles=50)
    ok(True, "pettingzoo's api_test and seed_test")
except ImportError:
    print("ok - api_test and seed_test of pettingzoo # SKIP not installed")
done()
