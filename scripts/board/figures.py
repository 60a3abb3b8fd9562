#!/usr/bin/env python3
"""What a bitstream takes of an ECP5, from the report of nextpnr: figures.py REPORT.json BITSTREAM."""

import json
import pathlib
import sys

PARTS = [("COMB", "TRELLIS_COMB"), ("FF", "TRELLIS_FF"), ("DSP (MULT18X18D)", "MULT18X18D"), ("block RAM (DP16KD)", "DP16KD")]

report = json.loads(pathlib.Path(sys.argv[1]).read_text())
for name, key in PARTS:
    used = report["utilization"][key]
    print(f"{name}: {used['used']:,} of {used['available']:,}")
for clock in report["fmax"].values():
    print(f"clock: {clock['achieved']:.1f} MHz, wanted {clock['constraint']:.1f}")
print(f"{sys.argv[2]}: {pathlib.Path(sys.argv[2]).stat().st_size:,} bytes")
