"""What scripts/report.py shows of its rows: the Markdown page, and the table of the README."""

import re
import statistics
import textwrap

import report_budget

HEAD = ["block", "COMB", "LUT4", "FF", "DSP (MULT18)", "block RAM (DP16KD)", "levels", "MHz", "seeds", "options",
        "sources"]
README_HEAD = ["block", "COMB", "LUT4", "FF", "block RAM", "MULT18", "clock, MHz", "seeds"]
BUDGET = """\
What each unit was allotted before it was built, in shape `compact`, and what it takes now, both shapes, from the table
above; the clock of several blocks is that of the slowest. A cell is empty where a block was not measured. The ALUs share
a line of the budget, which splits them otherwise than blocks do (lanes, control, write-back); it counts the operand
collectors with GA, where they were then.
"""
# How the name of a nextpnr ends that scripts/nextpnr.sh has built.
BUILT = "built for the machine"
BEGIN, END = "<!-- table of scripts/report.sh -->\n", "<!-- end of it -->\n"


def clock(row):
    """The median, least and most behind it, and how many seeds they are of."""
    clocks = row["mhz"]
    if not clocks:
        return "", 0
    spread = f" ({min(clocks):.1f} to {max(clocks):.1f})" if len(clocks) > 1 else ""
    return f"{statistics.median(clocks):.1f}{spread}", len(clocks)


def numbers(row, keys):
    return [f"{row[key]:,}" for key in keys]


def markdown(head, lines, text_columns):
    dashes = "".join("---|" if name in text_columns else "--:|" for name in head)
    return [f"| {' | '.join(head)} |", f"|{dashes}", *(f"| {' | '.join(map(str, line))} |" for line in lines)]


def options(row):
    """What place.py gets for a row."""
    built = "--built" if BUILT in (row["nextpnr"] or "") else ""
    text = f"{row.get('options') or ''} {built}".strip()
    return f"`{text}`" if text else ""


def page(rows, exported, stale, small):
    """The page."""
    tools = sorted({row["yosys"] for row in rows.values()} | {row["nextpnr"] for row in rows.values() if row["nextpnr"]})
    about = f"""\
Written by `bash scripts/report.sh` from its data, `REPORT.json`; do not edit. Each block alone behind registered
ports (not counted) on an ECP5-85F, grade 6, as `python3 scripts/place.py --seed N OPTIONS BLOCK` measures it: a
chip of three pins, whose clock and reset have wires of their own. COMB is LUT4 + 2 CCU2C + 4 DPR16X4. Levels are those of
the longest path before placement (`scripts/paths.py`, in cells). MHz is the median of as many seeds (1, 2, ..) as
stand behind it, with the least and the most of them; without a seed the block was synthesized only. A whole EU is
routed once, without the outputs that only a monitor looks at. `--built`: by nextpnr built for the machine, which of one
seed makes another placement than that of PyPI. A row whose sources are `older` was measured before its Verilog, or how
it is mapped, last changed, or without wires of their own.
Tools: {'; '.join(tools)}.

`bash scripts/report.sh BLOCK` fills a row up to five seeds, `--seeds N` to as many as one likes, `--built` by that
nextpnr, `--built tessera_eu_compact` that of an EU (40 minutes); `--check` compares the area of blocks up to
{small:,} COMB with the data.
"""
    keys = ("comb", "lut4", "ff", "dsp", "bram", "levels")
    lines = [[f"`{block}`", *numbers(row, keys), *clock(row), options(row), "older" if block in stale else "present"]
             for block, row in rows.items()]
    text = ["# Area and clock of the exported blocks", "", about, "![COMB and clock of each block](REPORT.svg)", "",
            *markdown(HEAD, lines, ("block", "options", "sources")), ""]
    missing = [f"`{block}`" for block in exported if block not in rows]
    if missing:
        text += [*textwrap.wrap(f"Not measured: {', '.join(missing)}.", 110), ""]
    return "\n".join([*text, "## The execution unit beside its budget", "", BUDGET,
                      *markdown(report_budget.HEAD, report_budget.lines(rows), ("unit",)), ""])


def parts(readme):
    """What stands before the table of the README, it, and what is behind; None without the two marks."""
    text = readme.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        return None
    before, rest = text.split(BEGIN)
    table, after = rest.split(END)
    return before, table, after


def figures(row):
    return [*numbers(row, ("comb", "lut4", "ff", "bram", "dsp")), *clock(row)] if row else ["not measured", *[""] * 6]


def filled(table, rows):
    """The table with the figures of the data: its rows name a block and say what it is, `tessera_je`: JE."""
    kept = [re.match(r"\| (`(tessera_\w+)`[^|]*?) +\|", line) for line in table.splitlines()[2:]]
    lines = [[found[1], *figures(rows.get(found[2]))] for found in kept if found]
    return "\n".join(markdown(README_HEAD, lines, ("block",))) + "\n"


def readme(rows, file, replace):
    """Brings the table of the README to the data."""
    found = parts(file)
    if found:
        before, table, after = found
        replace(file, before + BEGIN + filled(table, rows) + END + after)


def agrees(rows, file):
    found = parts(file)
    return bool(found) and filled(found[1], rows) == found[1]
