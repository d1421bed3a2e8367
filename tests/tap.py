"""tap.py - TAP from Python for the tests that drive the command from outside. No packages needed."""
import json
import subprocess
import sys
import threading

points = failed = 0


def ok(cond, title, detail=""):
    global points, failed
    points += 1
    print("%sok %d - %s" % ("" if cond else "not ", points, title), flush=True)
    if not cond:
        failed += 1
        for line in str(detail).splitlines()[:20]:
            print("#", line)
    return bool(cond)


def eq(found, want, title):
    return ok(found == want, title, "found %r, expected %r" % (found, want))


def done():
    print("1..%d" % points)
    sys.exit(1 if failed or not points else 0)


class Run:
    """One run of the command: its exit status and what it printed"""

    def __init__(self, command, *args, stdin=b"", timeout=120, env=None):
        if isinstance(stdin, str):
            stdin = stdin.encode()
        p = subprocess.run([command, *args], input=stdin, capture_output=True, timeout=timeout, env=env)
        self.status = p.returncode
        self.out = p.stdout.decode("utf-8", "replace")
        self.err = p.stderr.decode("utf-8", "replace")

    def __str__(self):
        return "exit %d\nout: %s\nerr: %s" % (self.status, self.out[:1500], self.err[:1500])


def refused(run, status, *words, title):
    """One line on stderr that begins with `thorp: ` and holds the words; that exit status; no crash"""
    lines = run.err.splitlines()
    good = run.status == status and len(lines) == 1 and lines[0].startswith("thorp: ")
    return ok(good and all(w in run.err for w in words), title, run)


class Engine:
    """A conversation with `thorp engine`"""

    def __init__(self, command):
        self.p = subprocess.Popen([command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.watch = threading.Timer(240, self.p.kill)
        self.watch.start()
        self.log = []

    def raw(self, line):
        """Sends bytes as one line, returns the answer as an object"""
        self.p.stdin.write(line + b"\n")
        self.p.stdin.flush()
        answer = self.p.stdout.readline()
        self.log.append((line, answer))
        return json.loads(answer)

    def ask(self, cmd, **fields):
        return self.raw(json.dumps({"cmd": cmd, **fields}).encode())

    def close(self):
        self.p.stdin.close()
        status = self.p.wait()
        self.watch.cancel()
        return status
