#!/usr/bin/env python3
"""What a bitstream takes of an ECP5, and its clock: figures.py REPORT.json STAT.txt BITSTREAM, with the report of nextpnr
and what Yosys counted. Status 1 where the clock is slower than the constraint."""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from command import fail

PARTS = [("COMB", "TRELLIS_COMB"), ("FF", "TRELLIS_FF"), ("block RAM (DP16KD)", "DP16KD"), ("DSP (MULT18X18D)", "MULT18X18D")]


def read(file, expected):
    try:
        return pathlib.Path(file).read_text()
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file}: {error}, expected {expected}")


def lut4(text, file):
    """As Yosys before 0.50 writes it, the number behind the name, or as later ones do, before it."""
    found = re.findall(r"^ +(?:LUT4 +(\d+)|(\d+) +(?:\S+ +)?LUT4)$", text, re.M)
    if not found:
        fail(f"{file}: no LUT4 in it, expected what Yosys' `stat` says")
    return int("".join(found[-1]))


def parts(text, file):
    """The lines on a report, and whether every clock is fast enough."""
    try:
        report = json.loads(text)
        lines = [f"{name}: {report['utilization'][key]['used']:,} of {report['utilization'][key]['available']:,}"
                 for name, key in PARTS]
        clocks = report["fmax"].values()
        lines += [f"clock: {clock['achieved']:.1f} MHz, wanted {clock['constraint']:.1f}" for clock in clocks]
        return lines, bool(clocks) and all(clock["achieved"] >= clock["constraint"] for clock in clocks)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        fail(f"{file}: {type(error).__name__} {error}, expected the report of nextpnr")


def main():
    if len(sys.argv) != 4:
        fail(f"{len(sys.argv) - 1} arguments, expected REPORT.json, STAT.txt and BITSTREAM")
    report, stat, bitstream = sys.argv[1:]
    if not pathlib.Path(bitstream).is_file():
        fail(f"{bitstream}: not there, expected a bitstream")
    lines, fast = parts(read(report, "the report of nextpnr"), report)
    lines.insert(1, f"LUT4: {lut4(read(stat, 'what Yosys counted'), stat):,}")
    print("\n".join([*lines, f"{bitstream}: {pathlib.Path(bitstream).stat().st_size:,} bytes"]))
    raise SystemExit(0 if fast else 1)


if __name__ == "__main__":
    main()
