#!/usr/bin/env python3
"""The manual page and the shell completion, made from what `thorp help` says, so that they cannot grow old.

  tools/gen_manual.py man|bash build/thorp OUTPUT"""
import json
import re
import subprocess
import sys


def ask(thorp, *args):
    return subprocess.run([thorp, *args], capture_output=True, text=True, check=True).stdout


def commands(thorp):
    """[(name, what it is for, the text of its own help)]"""
    found = re.findall(r"^  (\w+) +(\S.*)$", ask(thorp, "help"), re.M)
    return [(name, what, ask(thorp, name, "--help")) for name, what in found if name != "help"]


def roff(text):
    """Text as it stands: backslashes and leading dots mean something to roff, and a plain hyphen is typeset as a dash"""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def man(thorp):
    version = ask(thorp, "--version").split()[1]
    out = ['.TH THORP 1 "" "thorp %s" "Games"' % version, ".SH NAME", "thorp \\- " + roff("Catan, Carcassonne and Elasund, strictly by the book"),
           ".SH SYNOPSIS", ".B thorp", "COMMAND [ARGUMENT...]", ".SH COMMANDS"]
    for name, what, text in commands(thorp):
        out += [".SS " + name, roff(what[0].upper() + what[1:]) + ".", ".PP", ".nf", roff(text.strip()), ".fi"]
    out += [".SH EXIT STATUS", "0: done. 1: what was asked failed. 2: it was asked wrongly. In both cases one line on standard error says why."]
    return "\n".join(out) + "\n"


BASH = """# bash completion for thorp
_thorp()
{
    local word=${COMP_WORDS[COMP_CWORD]} options
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "%(names)s help --version" -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
%(cases)s
    esac
    mapfile -t COMPREPLY < <(compgen -W "$options --help" -- "$word"; compgen -f -- "$word")
}
complete -o filenames -F _thorp thorp
"""


def bash(thorp):
    games = json.loads(ask(thorp, "games", "--json"))["games"]
    named = sorted({g["name"] for g in games} | {"+" + m["name"] for g in games for m in g["modules"]})
    cases, names = [], []
    for name, _, text in commands(thorp):
        words = sorted(set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) - {"--help"})
        words += named if "GAME" in text.splitlines()[0] else []
        names.append(name)
        cases.append("    %s) options='%s' ;;" % (name, " ".join(words)))
    return BASH % {"names": " ".join(names), "cases": "\n".join(cases)}


if __name__ == "__main__":
    made = {"man": man, "bash": bash}[sys.argv[1]](sys.argv[2])
    with open(sys.argv[3], "w", encoding="utf-8") as f:
        f.write(made)
