"""ask.py - what the tests of the package ask again and again."""
from tap import ok

ANY = object()


def refused(call, kind, words, title, clause=ANY):
    """It raises an exception of this kind with these words, and with this clause if one is named"""
    try:
        got = call()
    except kind as e:
        return ok(words in str(e) and clause in (ANY, getattr(e, "clause", None)), title, "%r %r" % (e, getattr(e, "clause", None)))
    except Exception as e:  # noqa: BLE001
        return ok(False, title, repr(e))
    return ok(False, title, "accepted: %r" % (got,))
