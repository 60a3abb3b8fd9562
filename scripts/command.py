"""What the scripts share as commands: bad input gets one line, and status 2."""

import argparse
import pathlib
import sys


def fail(text):
    print(f"{pathlib.Path(sys.argv[0]).stem}: {text}", file=sys.stderr)
    sys.exit(2)


class Parser(argparse.ArgumentParser):
    def error(self, message):
        fail(message)
