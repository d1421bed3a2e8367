"""Builds the extension module against a build folder of Thorp: libthorp, the bots and the environments are linked into it.

scripts/python does everything: it compiles the folder, and calls this. By hand:

    scripts/build release
    THORP_SOURCE=$PWD THORP_BUILD=$PWD/build python3 -m build --wheel --no-isolation python
"""
import glob
import os
import sys

from setuptools import Extension, setup

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.environ.get("THORP_SOURCE", os.path.dirname(HERE))
BUILD = os.environ.get("THORP_BUILD", os.path.join(SOURCE, "build"))
LIBRARIES = [os.path.join(BUILD, "lib%s.a" % name) for name in ("env", "bots", "thorp")]

for path in LIBRARIES:
    if "egg_info" not in sys.argv and not os.path.exists(path):
        sys.exit("setup.py: %s is missing: run scripts/build release first" % path)

setup(ext_modules=[Extension(
    "thorp._thorp",
    sources=sorted(os.path.relpath(p, HERE) for p in glob.glob(os.path.join(HERE, "src", "*.c"))),
    depends=sorted(glob.glob(os.path.join(HERE, "src", "*.h"))) + LIBRARIES,
    include_dirs=[os.path.join(SOURCE, d) for d in ("include", "src/bots", "src/env")],
    extra_objects=LIBRARIES,
    libraries=["m", "pthread"],
    extra_compile_args=["-std=gnu17", "-O2", "-g0", "-Wall", "-Wextra", "-Wshadow", "-Wno-cast-function-type",
                        "-Wno-missing-field-initializers", "-fvisibility=hidden"] + os.environ.get("THORP_CFLAGS", "").split(),
)])
