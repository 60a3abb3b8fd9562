#!/usr/bin/env python3
"""Area and clock of every exported block as a page: generated/REPORT.md, REPORT.json (its data) and REPORT.svg.

Run by scripts/report.sh. Measures the blocks named, else all, as scripts/place.py does: the area of each first, then
its clock with as many seeds of the placement as are asked for. Everything is written as soon as it is there, and what a
row of the present sources and tools has already is not measured again: a run that was cut off goes on where it was,
and one with more seeds adds those that are missing.
"""

import fcntl
import fnmatch
import hashlib
import json
import os
import pathlib
import re
import subprocess

import delays
import paths
import place
import report_page
from command import Parser, expanded, fail

ROOT = place.ROOT
SEEDS = 5
# Blocks up to this COMB are synthesized in some 20 s: those that --check looks at.
SMALL = 1500
# Blocks of which place.py gets these options: they are faster so, and not much larger.
MAPPED = {"tessera_ga*": "--mux8", "tessera_alu*": "--timed --placer static", "tessera_em": "--timed",
          "tessera_je": "--timed", "tessera_tc*": "--timed --rounds --adders 7 --weight 80",
          "tessera_memory_subsystem": "@scripts/routes/{block}.args",
          "tessera_eu_*": "@scripts/routes/{block}.args"}
# Blocks that take a quarter of an hour and more to route, if they route: only when they are named, and once.
WHOLE = ["tessera_eu*", "tessera_memory_subsystem*"]
# What --check compares, and the share by which it may differ.
COMPARED, TOLERANCE = ["comb", "lut4", "ff", "dsp", "bram"], 0.03


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("blocks", nargs="*", metavar="BLOCK", help="exported block (default: all)")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N",
                        help=f"seeds of the placement that the clock is the median of (default {SEEDS}; 0: area alone)")
    parser.add_argument("--small", action="store_true",
                        help=f"only blocks that the data file has with {SMALL} COMB at most")
    parser.add_argument("--built", action="store_true",
                        help="the clock by nextpnr built for the machine (scripts/nextpnr.sh), which routes a whole EU")
    parser.add_argument("--check", action="store_true",
                        help=f"compare the area of blocks up to {SMALL} COMB with the data file, and its pages with it")
    parser.add_argument("--page", action="store_true",
                        help="measure nothing: write page and picture from the data file, after a change of the export")
    parser.add_argument("--generated", type=pathlib.Path, default=ROOT / "generated", help="folder of the export")
    parser.add_argument("--readme", type=pathlib.Path, default=ROOT / "README.md", help="page with a table of some blocks")
    options = parser.parse_args()
    if options.check and options.blocks:
        fail("--check with blocks, expected it alone: the data file says which are small")
    if options.page and (options.check or options.blocks):
        fail("--page with --check or blocks, expected it alone: it writes what the data file has")
    if options.built and (options.check or options.page):
        fail("--built with --check or --page, expected it where clocks are measured")
    if not 0 <= options.seeds <= 99:
        fail(f"--seeds {options.seeds}: expected 0 to 99")
    options.exported = sorted(script.stem for script in options.generated.glob("*/*.ys"))
    for block in options.blocks:
        if block not in options.exported:
            fail(f"{block}: not in {options.generated}, expected an exported block, for example tessera_je")
    return options


def mapped(block):
    """The options that place.py gets for a block."""
    given = next((given for names, given in MAPPED.items() if fnmatch.fnmatch(block, names)), "")
    return given.format(block=block)


def seeds(block, options):
    """How many seeds its clock is the median of."""
    if not any(fnmatch.fnmatch(block, names) for names in WHOLE):
        return options.seeds
    return min(options.seeds, 1) if block in options.blocks else 0


def setting(block, options, seed=1):
    """What place.py is asked for."""
    return place.arguments([*mapped(block).split(), "--generated", str(options.generated), "--seed", str(seed), block])


def version(command):
    """The first line that a tool says."""
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        fail(f"{command[0]}: does not run, expected it on PATH")
    return (said.stdout + said.stderr).strip().splitlines()[0]


def yosys_version():
    return version(["yosys", "-V"])


def nextpnr_version():
    tool = place.nextpnr()
    found = re.search(r"nextpnr-\d[\w.]*", version([tool, "--version"]))
    built = "" if pathlib.Path(tool).name.startswith("yowasp") else f" {report_page.BUILT}"
    return f"{found[0] if found else 'nextpnr of unknown version'}{built}, {place.METHOD}"


def sources(block, options):
    """A digest of all that the figures of a block come from."""
    script = place.script_of(block, options)
    reads = [line.split()[1] for line in script.read_text().splitlines() if line.startswith("read_verilog ")]
    files = [script, *(script.parent / name for name in reads)]
    given = " ".join(expanded(mapped(block).split()))
    texts = [file.read_bytes() for file in files] + [given.encode()] * bool(given)
    if setting(block, options).rounds:
        texts.append(repr(delays.ROUNDS).encode())
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def area(block, options, folder):
    cells = place.synthesize(block, setting(block, options), folder)
    return {"comb": place.comb(cells), "lut4": cells["LUT4"], "ff": cells["TRELLIS_FF"], "dsp": cells["MULT18X18D"],
            "bram": cells["DP16KD"]}


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


def page(rows, options):
    """The page of these rows."""
    stale = {block for block, row in rows.items()
             if row["sources"] != sources(block, options) or not (row["nextpnr"] or place.METHOD).endswith(place.METHOD)}
    return report_page.page(rows, options.exported, stale, SMALL)


def write(rows, options):
    # Not above: --check draws nothing, and runs where Matplotlib is not.
    from report_picture import picture
    rows = {block: rows[block] for block in options.exported if block in rows}
    replace(options.generated / "REPORT.json", json.dumps(rows, indent=1) + "\n")
    replace(options.generated / "REPORT.svg", picture(rows))
    replace(options.generated / "REPORT.md", page(rows, options))
    report_page.readme(rows, options.readme, replace)


def synthesized(block, options, rows, out):
    """Brings the row of a block to the present sources, without clocks if it was not; whether its netlist is there."""
    digest, tool, mark = sources(block, options), yosys_version(), out / block / "sources"
    row = rows.get(block, {})
    present = row.get("sources") == digest and row.get("yosys") == tool
    mark_text = f"{digest} {tool}\n"
    netlist = mark.is_file() and mark.read_text() == mark_text
    wanted = seeds(block, options)
    clocks = len(row["mhz"]) if present and wanted and row["nextpnr"] == nextpnr_version() else 0
    if present and (netlist or clocks >= wanted):
        return
    found = area(block, options, out / block)
    hops = next((hops for _, _, hops in paths.load(block, out).longest()), [0])
    mark.write_text(mark_text)
    if not present:
        rows[block] = found | {"levels": len(hops) - 1, "mhz": [], "sources": digest, "yosys": tool, "nextpnr": None,
                               "options": mapped(block)}
        write(rows, options)
        print(f"report: {block}: {found['comb']:,} COMB", flush=True)


def clocked(block, options, rows, out):
    """The clocks of a block that its row lacks; the row counts seeds from 1 on."""
    row, tool = rows[block], nextpnr_version()
    if row["nextpnr"] != tool:
        row |= {"mhz": [], "nextpnr": tool}
    while len(row["mhz"]) < seeds(block, options):
        seed = len(row["mhz"]) + 1
        row["mhz"].append(round(place.place(setting(block, options, seed), out / block)[0], 1))
        write(rows, options)
        print(f"report: {block}: seed {seed}: {row['mhz'][-1]} MHz", flush=True)


def alone(out):
    """Holds what must be held while rows are measured: another run would write its rows over these."""
    out.mkdir(parents=True, exist_ok=True)
    lock = open(out / "lock", "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        fail(f"{out}/lock: another run measures, expected one at a time")
    return lock


def check(rows, options, out):
    """Number of small blocks whose area is not the one recorded, and of pages that are not those of the data."""
    small = [block for block, row in rows.items() if row["comb"] <= SMALL and block in options.exported]
    if not small:
        fail(f"{options.generated}/REPORT.json: no small block in it, expected rows of scripts/report.sh")
    yosys, broken = yosys_version(), 0
    for block in small:
        row = rows[block]
        if row["yosys"] != yosys:
            fail(f"{block}: recorded with {row['yosys']}, here is {yosys}, expected the same")
        found = area(block, options, out / "check" / block)
        wrong = [f"{key.upper()} {found[key]}, recorded {row[key]}" for key in COMPARED
                 if abs(found[key] - row[key]) > TOLERANCE * row[key]]
        if wrong:
            broken += 1
            print(f"report: {block}: {'; '.join(wrong)}; expected at most {TOLERANCE:.0%} off "
                  f"(if meant: scripts/report.sh {block})")
    print(f"report: {len(small) - broken} of {len(small)} small blocks have the area recorded")
    shown = options.generated / "REPORT.md"
    if not shown.is_file() or page(rows, options) != shown.read_text():
        broken += 1
        print(f"report: {shown}: not the page of REPORT.json and the present export, expected the one "
              "that scripts/report.sh --page writes")
    if not report_page.agrees(rows, options.readme):
        broken += 1
        print(f"report: {options.readme}: its table is not that of REPORT.json, expected the one that scripts/report.sh writes")
    return broken


def main():
    options = arguments()
    out = ROOT / "target/report"
    if options.check:
        raise SystemExit(1 if check(load(options.generated / "REPORT.json"), options, out) else 0)
    held = alone(out)
    rows = load(options.generated / "REPORT.json")
    blocks = [] if options.page else options.blocks or options.exported
    if options.small:
        blocks = [block for block in blocks if block in rows and rows[block]["comb"] <= SMALL]
    if options.built:
        place.use_built()
    for block in blocks:
        synthesized(block, options, rows, out)
        if seeds(block, options):
            clocked(block, options, rows, out)
    write(rows, options)
    held.close()


if __name__ == "__main__":
    main()
