"""For the tests of scripts: what one says that refuses bad input."""

import contextlib
import io


def refusal(test, call, *given):
    """The line with which call(*given) stops; `test` fails unless it is one, with status 2, that says what was expected."""
    said = io.StringIO()
    with test.assertRaises(SystemExit) as stopped, contextlib.redirect_stderr(said):
        call(*given)
    test.assertEqual(stopped.exception.code, 2)
    test.assertEqual(said.getvalue().count("\n"), 1)
    test.assertIn("expected", said.getvalue())
    return said.getvalue()
