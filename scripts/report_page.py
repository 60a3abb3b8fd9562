"""What scripts/report.py shows of its rows: the Markdown page and the picture."""

import io
import textwrap

import matplotlib
from matplotlib.figure import Figure

# The same rows give the same bytes: no date, and names inside the SVG that do not come from chance.
matplotlib.rcParams.update({"svg.hashsalt": "tessera", "svg.fonttype": "none"})

HEAD = ["block", "COMB", "LUT4", "FF", "DSP (MULT18)", "block RAM (DP16KD)", "levels", "MHz (5 seeds)", "sources"]


def picture(rows):
    """Bars of COMB with the clock behind them, the largest block on top."""
    order = sorted(rows, key=lambda block: (rows[block]["comb"], block))
    figure = Figure(figsize=(9, 1 + 0.28 * len(order)))
    axes = figure.add_subplot()
    bars = axes.barh([block.removeprefix("tessera_") for block in order], [rows[block]["comb"] for block in order])
    axes.bar_label(bars, [f"{rows[block]['comb']:,}, {rows[block]['median']:.0f} MHz" for block in order], padding=3)
    axes.set_xscale("log")
    axes.margins(x=0.3, y=0.02)
    axes.set_xlabel("COMB of an ECP5 (logarithmic), and the median clock")
    text = io.StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None})
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def line(block, row, stale):
    clocks = f"{row['median']:.1f} ({min(row['mhz']):.1f} to {max(row['mhz']):.1f})"
    cells = [f"{row[key]:,}" for key in ("comb", "lut4", "ff", "dsp", "bram", "levels")]
    return f"| {' | '.join([f'`{block}`', *cells, clocks, 'older' if block in stale else 'present'])} |"


def table(rows, exported, stale, small):
    """The page."""
    made_by = sorted({f"{row['tools']['yosys']}, {row['tools']['nextpnr']}" for row in rows.values()})
    missing = [f"`{block}`" for block in exported if block not in rows]
    about = f"""\
Written by `bash scripts/report.sh` from its data, `REPORT.json`; do not edit. Each block alone behind registered
ports (not counted) on an ECP5-85F, grade 6, as `python3 scripts/place.py --seed N BLOCK` measures it. COMB is
LUT4 + 2 CCU2C + 4 DPR16X4. Levels are those of the longest path before placement (`scripts/paths.py`, in cells).
MHz is the median of the seeds 1 to 5, least and most behind it. A row whose sources are `older` was measured
before its Verilog last changed. Tools: {'; '.join(made_by)}.

`bash scripts/report.sh --check` compares the area of blocks up to {small:,} COMB with the data. The whole EUs take
an hour and more each, so they are measured only with `--eu` or by name.
"""
    lines = ["# Area and clock of the exported blocks", "", about, "![COMB and clock of each block](REPORT.svg)", "",
             f"| {' | '.join(HEAD)} |", f"|---|{'--:|' * (len(HEAD) - 2)}---|",
             *(line(block, row, stale) for block, row in rows.items()), ""]
    if missing:
        lines += [*textwrap.wrap(f"Not measured: {', '.join(missing)}.", 110), ""]
    return "\n".join(lines)
