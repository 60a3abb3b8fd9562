#!/usr/bin/env python3
"""Area and clock of every exported block as a page: generated/REPORT.md, REPORT.json (its data) and REPORT.svg.

Run by scripts/report.sh. Measures the blocks named, else all but the whole EUs (--eu), as scripts/place.py does, with
five seeds of the placement. Each row is written as soon as it is there, and a row of the present sources and tools is
not measured again, so a run that was cut off goes on where it was.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import statistics
import subprocess

import paths
import place
from command import Parser, fail

ROOT = place.ROOT
SEEDS = range(1, 6)
# Blocks up to this COMB are synthesized in some 20 s: those that --check looks at.
SMALL = 1500
# What --check compares, and the share by which it may differ.
COMPARED, TOLERANCE = ["comb", "ff", "dsp", "bram"], 0.03


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("blocks", nargs="*", metavar="BLOCK", help="exported block (default: all but the whole EUs)")
    parser.add_argument("--eu", action="store_true", help="the whole EUs too: an hour each")
    parser.add_argument("--check", action="store_true",
                        help=f"compare the area of blocks up to {SMALL} COMB with the data file")
    parser.add_argument("--generated", type=pathlib.Path, default=ROOT / "generated", help="folder of the export")
    options = parser.parse_args()
    if options.check and (options.blocks or options.eu):
        fail("--check with blocks, expected it alone: the data file says which are small")
    exported = sorted(script.stem for script in options.generated.glob("*/*.ys"))
    for block in options.blocks:
        if block not in exported:
            fail(f"{block}: not in {options.generated}, expected an exported block, for example tessera_je")
    options.exported = exported
    options.blocks = options.blocks or [b for b in exported if options.eu or not b.startswith("tessera_eu")]
    return options


def setting(options, seed=1):
    """What place.py is asked for."""
    return argparse.Namespace(generated=options.generated, family="ecp5", open=[], freq=50, seed=seed, placer="heap",
                              router="router1")


def version(command):
    """The first line that a tool says."""
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        fail(f"{command[0]}: does not run, expected it on PATH")
    return (said.stdout + said.stderr).strip().splitlines()[0]


def yosys_version():
    return version(["yosys", "-V"])


def tools():
    """The versions that the figures depend on."""
    nextpnr = re.search(r"nextpnr-\d[\w.]*", version([place.nextpnr(), "--version"]))
    return {"yosys": yosys_version(), "nextpnr": nextpnr[0] if nextpnr else "nextpnr of unknown version"}


def sources(block, options):
    """A digest of all that the figures of a block come from."""
    script = place.script_of(block, options)
    reads = [line.split()[1] for line in script.read_text().splitlines() if line.startswith("read_verilog ")]
    files = [script, *(script.parent / name for name in reads)]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def area(block, options, folder):
    cells = place.synthesize(block, setting(options), folder)
    return {"comb": place.comb(cells), "lut4": cells["LUT4"], "ff": cells["TRELLIS_FF"], "dsp": cells["MULT18X18D"],
            "bram": cells["DP16KD"]}


def measure(block, options, out):
    row = area(block, options, out / block)
    _, _, hops = next(paths.load(block, out).longest())
    clocks = [place.place(setting(options, seed), out / block)[0] for seed in SEEDS]
    return row | {"levels": len(hops) - 1, "mhz": [round(clock, 1) for clock in clocks],
                  "median": round(statistics.median(clocks), 1)}


def load(file):
    try:
        return json.loads(file.read_text())
    except FileNotFoundError:
        return {}
    except ValueError as error:
        fail(f"{file}: {error}, expected the JSON that scripts/report.sh writes")


def replace(file, text):
    """Writes a file whole or not at all."""
    new = file.with_name(f".{file.name}.new")
    new.write_text(text)
    os.replace(new, file)


def write(rows, options):
    # Not above: --check draws nothing, and runs where Matplotlib is not.
    from report_page import picture, table
    rows = {block: rows[block] for block in options.exported if block in rows}
    stale = {block for block, row in rows.items() if row["sources"] != sources(block, options)}
    replace(options.generated / "REPORT.json", json.dumps(rows, indent=1) + "\n")
    replace(options.generated / "REPORT.svg", picture(rows))
    replace(options.generated / "REPORT.md", table(rows, options.exported, stale, SMALL))


def check(rows, options, out):
    """Number of small blocks whose area is not the one recorded."""
    small = [block for block, row in rows.items() if row["comb"] <= SMALL and block in options.exported]
    if not small:
        fail(f"{options.generated}/REPORT.json: no small block in it, expected rows of scripts/report.sh")
    yosys, broken = yosys_version(), 0
    for block in small:
        row = rows[block]
        if row["tools"]["yosys"] != yosys:
            fail(f"{block}: recorded with {row['tools']['yosys']}, here is {yosys}, expected the same")
        found = area(block, options, out / "check" / block)
        wrong = [f"{key.upper()} {found[key]}, recorded {row[key]}" for key in COMPARED
                 if abs(found[key] - row[key]) > TOLERANCE * row[key]]
        if wrong:
            broken += 1
            print(f"report: {block}: {'; '.join(wrong)}; expected at most {TOLERANCE:.0%} off "
                  f"(if meant: scripts/report.sh {block})")
    print(f"report: {len(small) - broken} of {len(small)} small blocks have the area recorded")
    return broken


def main():
    options = arguments()
    out = ROOT / "target/report"
    rows = load(options.generated / "REPORT.json")
    if options.check:
        raise SystemExit(1 if check(rows, options, out) else 0)
    made_by = tools()
    for block in options.blocks:
        digest = sources(block, options)
        row = rows.get(block, {})
        if row.get("sources") == digest and row.get("tools") == made_by:
            continue
        rows[block] = measure(block, options, out) | {"sources": digest, "tools": made_by}
        write(rows, options)
        print(f"report: {block}: {rows[block]['comb']:,} COMB, {rows[block]['median']} MHz", flush=True)
    write(rows, options)


if __name__ == "__main__":
    main()
