#!/usr/bin/env python3
"""The package itself: examples in its texts, its stubs, its version, and what it needs."""
import doctest
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = os.environ["THORP_SOURCE"]
sys.path.insert(0, os.path.join(SOURCE, "tests"))
import numpy as np  # noqa: E402
import thorp  # noqa: E402
import thorp.batch  # noqa: E402
from tap import done, eq, ok  # noqa: E402

HOME = os.path.dirname(thorp.__file__)

for name in ("gym", "play", "render", "spaces", "spiel", "zoo"):
    importlib.import_module("thorp." + name)

# ------------------------------------------------------------------ examples
for module in sys.modules.copy().values():
    if getattr(module, "__name__", "").split(".")[0] == "thorp":
        found = doctest.testmod(module, extraglobs={"thorp": thorp, "np": np})
        eq(found.failed, 0, "examples in %s (%d)" % (module.__name__, found.attempted))
guide = os.path.join(SOURCE, "docs", "guides", "python.md")
found = doctest.testfile(guide, module_relative=False)
ok(found.failed == 0 and found.attempted > 10, "examples in the guide (%d)" % found.attempted, found)

# -------------------------------------------------------------------- stubs
ok(os.path.exists(os.path.join(HOME, "py.typed")), "the package says that it has types")


def names_of(stub):
    """Names a stub declares, and of each class its members"""
    out, at = {}, None
    for line in open(os.path.join(HOME, stub), encoding="utf-8"):
        m = re.match(r"( *)(?:class|def) (\w+)|( *)(\w+): ", line)
        if m and not (m.group(1) or m.group(3)):
            at = m.group(2) or m.group(4)
            out[at] = set()
        elif m and at:
            out[at].add(m.group(2) or m.group(4))
    return out


stub = names_of("_thorp.pyi")
public = {n for n in dir(thorp._thorp) if not n.startswith("_")}
eq(set(stub), public, "the stub names what the extension module has")
for name in sorted(public):
    what = getattr(thorp._thorp, name)
    if inspect.isclass(what) and not issubclass(what, Exception):
        have = {n for n in vars(what) if not n.startswith("_")}
        eq(have - stub[name], set(), "members of %s" % name)
        bare = [n for n in have if not (getattr(what, n).__doc__ or "").strip()]
        ok(not bare and what.__doc__, "%s and its members say what they are" % name, bare)

for path in sorted(os.listdir(HOME)):
    if path.endswith(".pyi") and path != "_thorp.pyi":
        module = importlib.import_module("thorp" if path == "__init__.pyi" else "thorp." + path[:-4])
        said = {m for line in open(os.path.join(HOME, path), encoding="utf-8") for m in re.findall(r"^(?:class|def) (\w+)|^(\w+): |\w+ as (\w+)", line)}
        said = {n for m in said for n in m if n} - {"np", "Seen"}
        lack = [n for n in said if not hasattr(module, n)]
        ok(said and not lack, "what %s names is there" % path, lack)

# ------------------------------------------------------------------ version
meson = open(os.path.join(SOURCE, "meson.build"), encoding="utf-8").read()
eq(thorp.__version__, re.search(r"version: '([\d.]+)'", meson).group(1), "the package has the version of the project")
folder = tempfile.mkdtemp()
shutil.copytree(HOME, os.path.join(folder, "thorp"))
with open(os.path.join(folder, "thorp", "_version.py"), "w", encoding="utf-8") as f:
    f.write('VERSION = "9.9.9"\n')
run = subprocess.run([sys.executable, "-c", "import thorp"], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": folder})
shutil.rmtree(folder)
ok(run.returncode == 1 and "ImportError" in run.stderr and "9.9.9" in run.stderr and "build and install them together" in run.stderr,
   "a package of another version than its library is not imported", run.stderr)
code = "import sys; sys.modules['numpy'] = None; import thorp; print(thorp.Game('elasund').deal(1).seat)"
run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
eq((run.returncode, run.stdout), (0, "7\n"), "games, states and moves do without numpy")
done()
