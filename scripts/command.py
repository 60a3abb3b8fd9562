"""What the scripts share as commands: bad input gets one line, and status 2."""

import argparse
import pathlib
import shlex
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def fail(text):
    print(f"{pathlib.Path(sys.argv[0]).stem}: {text}", file=sys.stderr)
    sys.exit(2)


class Parser(argparse.ArgumentParser):
    def error(self, message):
        fail(message)


def located(file):
    """A file as it is named from here or, if it is not there, from the root of the project."""
    file = pathlib.Path(file)
    return file if file.exists() else ROOT / file


def expanded(given):
    """Arguments, each @FILE replaced by the words in FILE, which may name files too: as in a shell, behind # a remark."""
    words = []
    for word in given:
        if not word.startswith("@"):
            words.append(word)
            continue
        try:
            words += expanded(shlex.split(located(word[1:]).read_text(), comments=True))
        except (OSError, ValueError, RecursionError) as error:
            fail(f"{word}: {getattr(error, 'strerror', None) or error}, expected a file of options")
    return words
