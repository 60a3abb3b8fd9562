"""The bars of scripts/report.py."""

import io
import statistics

import matplotlib
from matplotlib.figure import Figure

# The same rows give the same bytes: no date, and names inside the SVG that do not come from chance.
matplotlib.rcParams.update({"svg.hashsalt": "tessera", "svg.fonttype": "none"})


def picture(rows):
    """Bars of COMB with the clock behind them, the largest block on top."""
    order = sorted(rows, key=lambda block: (rows[block]["comb"], block))
    figure = Figure(figsize=(9, 1 + 0.28 * len(order)))
    axes = figure.add_subplot()
    bars = axes.barh([block.removeprefix("tessera_") for block in order], [rows[block]["comb"] for block in order])
    axes.bar_label(bars, [label(rows[block]) for block in order], padding=3)
    axes.set_xscale("log")
    axes.margins(x=0.3, y=0.02)
    axes.set_xlabel("COMB of an ECP5 (logarithmic), and the median clock where it was placed")
    text = io.StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None})
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def label(row):
    clock = f", {statistics.median(row['mhz']):.0f} MHz" if row["mhz"] else ""
    return f"{row['comb']:,}{clock}"
