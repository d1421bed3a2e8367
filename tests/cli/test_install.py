#!/usr/bin/env python3
"""`meson install` into a folder of its own: everything is there, other programs build against it in C and C++, and the installed
server finds its page.

  test_install.py THORP"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, HERE)
from tap import Run, done, eq, ok  # noqa: E402

thorp = os.path.abspath(sys.argv[1])
build = os.path.dirname(thorp)

CPP = r"""
#include <thorp.h>
#include <stdio.h>
#include <string.h>

#if TH_VERSION_MAJOR * 10000 + TH_VERSION_MINOR * 100 + TH_VERSION_PATCH < 100
#error "numbers that #if can compare"
#endif
static struct th_moves moves;
static uint64_t rules[1 << 13], state[1 << 12];

int main()
{
    struct th_setup setup;
    struct th_why why;
    struct th_rng rng;
    if (strcmp(th_version(), TH_VERSION) != 0 || th_setup_parse(&setup, "elasund seats=2", &why) != 0)
        return 1;
    const struct th_game *game = setup.game;
    struct th_rules *r = reinterpret_cast<struct th_rules *>(rules);
    if (game->rules_size > sizeof rules || game->state_size > sizeof state || game->build(r, &setup, &why) != 0)
        return 2;
    th_rng_seed(&rng, 7);
    game->start(r, state);
    game->deal(r, state, &rng);
    for (unsigned who; th_ply(state) < 200 && (who = game->actors(r, state, nullptr)) != 0;) {
        int seat = th_first_seat(who);
        game->gen(r, state, seat, &moves);
        game->apply(r, state, seat, th_pick(&moves, seat == TH_DEALER, &rng), nullptr);
    }
    printf("%u\n", th_ply(state));
    return th_kind(moves.at[0]) > 0 ? 0 : 3;
}
"""


def files(folder):
    return {os.path.relpath(os.path.join(at, f), folder) for at, _, names in os.walk(folder) for f in names}


def find(prefix, name):
    for at, _, names in os.walk(prefix):
        if name in names:
            return os.path.join(at, name)
    return None


def install(folder):
    """The prefix below a DESTDIR"""
    r = Run("meson", "install", "-C", build, "--no-rebuild", "--destdir", folder)
    ok(r.status == 0, "meson install", r)
    prefix = os.path.dirname(os.path.dirname(find(folder, "thorp.service") or folder))
    return os.path.dirname(os.path.dirname(prefix))


def test_files(prefix):
    have = files(prefix)
    for pattern in (r"bin/thorp", r"include/thorp\.h", r"lib.*/libthorp\.a", r"lib.*/libthorp\.so\.\d+", r"lib.*/pkgconfig/thorp\.pc",
                    r"lib/systemd/system/thorp\.service", r"share/man/man1/thorp\.1", r"share/bash-completion/completions/thorp\.bash"):
        ok(any(re.fullmatch(pattern, f) for f in have), pattern + " is installed", sorted(have)[:40])
    unit = open(os.path.join(prefix, "lib/systemd/system/thorp.service"), encoding="utf-8").read()
    ok(re.search(r"^ExecStart=/\S+/bin/thorp serve ", unit, re.M) and "@" not in unit.split("[Service]")[1].split("SystemCall")[0],
       "the unit starts the installed program", unit)


def test_words(prefix):
    """Every command is in the manual, and completed"""
    names = re.findall(r"^  (\w+) ", Run(thorp, "help").out, re.M)
    manual = open(os.path.join(prefix, "share/man/man1/thorp.1"), encoding="utf-8").read()
    eq([n for n in names if n != "help" and ".SS %s\n" % n not in manual], [], "the manual names every command")
    shell = os.path.join(prefix, "share/bash-completion/completions/thorp.bash")

    def complete(*words):
        script = "source %s; COMP_WORDS=(thorp %s); COMP_CWORD=%d; _thorp; echo ${COMPREPLY[*]}" % (shell, " ".join(words), len(words))
        return Run("bash", "-c", script).out.split()

    eq(set(complete("''")) >= set(names), True, "every command is completed")
    eq(complete("se"), ["serve"], "by its first letters")
    eq(complete("bench", "--pl"), ["--plies"], "options of a command")
    ok("elasund" in complete("bench", "ela"), "games")


def compile_with(prefix, folder):
    """(flags, environment) of the installed library"""
    pc = find(prefix, "thorp.pc")
    env = dict(os.environ, PKG_CONFIG_PATH=os.path.dirname(pc), LD_LIBRARY_PATH=os.path.dirname(os.path.dirname(pc)))
    r = Run("pkg-config", "--define-variable=prefix=" + prefix, "--cflags", "--libs", "thorp", env=env)
    ok(r.status == 0 and "-lthorp" in r.out, "pkg-config knows the library", r)
    return r.out.split(), env


def test_programs(prefix, folder):
    flags, env = compile_with(prefix, folder)
    cc = shutil.which("gcc") or "cc"
    play = os.path.join(folder, "play")
    r = Run(cc, "-std=c17", "-Wall", "-Wextra", "-pedantic", "-Werror", os.path.join(ROOT, "examples", "play.c"), "-o", play, *flags)
    ok(r.status == 0, "the example in C builds against it", r)
    for seed in ("2155", "2228"):
        r = Run(play, seed, "elasund seats=4", env=env)
        ok(r.status == 0 and r.out.count("rank 1") > 1, "EL-WIN-06 the game of seed %s ends, shared" % seed, r)
    source, program = os.path.join(folder, "play.cpp"), os.path.join(folder, "play_cpp")
    with open(source, "w", encoding="utf-8") as f:
        f.write(CPP)
    cxx = shutil.which("g++") or shutil.which("clang++-14") or shutil.which("clang++")
    strict = [cxx, "-std=c++17", "-Wall", "-Wextra", "-pedantic", "-Werror", "-c", source, "-o", program + ".o"]
    r = Run(*strict, *[f for f in flags if f.startswith("-I")]) if cxx else None
    ok(r is not None and r.status == 0, "thorp.h compiles as C++", r or "no C++ compiler")
    r = Run(cc, program + ".o", "-o", program, *flags)
    ok(r.status == 0, "and links", r)
    r = Run(program, env=env)
    ok(r.status == 0 and r.out == "200\n", "and plays", r)
    version = re.search(r"version: '([\d.]+)'", open(os.path.join(ROOT, "meson.build"), encoding="utf-8").read()).group(1)
    ok(Run(thorp, "--version").out.startswith("thorp %s\n" % version), "thorp.h has the version of meson.build")
    parts = re.findall(r"#define TH_VERSION_\w+ (\d+)", open(os.path.join(prefix, "include", "thorp.h"), encoding="utf-8").read())
    eq(".".join(parts), version, "in numbers too")


def test_page(prefix, folder):
    page, dist = os.path.join(prefix, "share", "thorp", "page"), os.path.join(ROOT, "web", "dist")
    if os.path.exists(os.path.join(dist, "sw.js")):
        eq(files(page), files(dist), "the page is installed whole")
    else:  # not built here: any page will do to see that it is found
        os.makedirs(page, exist_ok=True)
        with open(os.path.join(page, "index.html"), "w", encoding="utf-8") as f:
            f.write("<!doctype html><title>Thorp</title>\n")
    env = dict(os.environ, XDG_DATA_HOME=os.path.join(folder, "data"))
    p = subprocess.Popen([os.path.join(prefix, "bin", "thorp"), "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env)
    try:
        line = p.stdout.readline().decode()
        address = re.search(r"http://\S+", line)
        ok(address, "the installed server starts", line)
        with urllib.request.urlopen(address.group(0), timeout=20) as answer:
            text = answer.read().decode()
        eq((answer.status, text), (200, open(os.path.join(page, "index.html"), encoding="utf-8").read()), "GET / is the installed page")
    finally:
        p.terminate()
        p.wait(20)
        p.stdout.close()


with tempfile.TemporaryDirectory() as top:
    at = install(os.path.join(top, "root"))
    test_files(at)
    test_words(at)
    test_programs(at, top)
    test_page(at, top)
done()
