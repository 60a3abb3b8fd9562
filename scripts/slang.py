#!/usr/bin/env python3
"""Verilog through slang, all its warnings on: status 1 and its words, if it has any.

    slang.py TOP FILE ..

Run by `lint.sh --newest`, with the Python that has pyslang.
"""

import sys

from pyslang import driver


def main():
    if len(sys.argv) < 3:
        sys.exit(f"slang: {len(sys.argv) - 1} arguments, expected a module and its files")
    slang = driver.Driver()
    slang.addStandardArgs()
    options = ["slang", "--std", "1364-2005", "-Weverything", "-Werror", "--top", *sys.argv[1:]]
    fine = slang.parseCommandLine(" ".join(options)) and slang.processOptions() and slang.parseAllSources()
    if not fine:
        sys.exit(1)
    compilation = slang.createCompilation()
    slang.reportCompilation(compilation, True)
    sys.exit(0 if slang.reportDiagnostics(True) else 1)


if __name__ == "__main__":
    main()
