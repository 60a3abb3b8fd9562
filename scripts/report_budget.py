"""The execution unit unit by unit beside what was allotted to it before it was built.

The budget is that of the complete unit in shape `compact`, estimated from prototypes before any of it was there:
67,200 COMB, 60 multipliers and 58 block RAMs, for 80 % of an ECP5-85F. It splits the ALUs in another way than the blocks
do (lanes, control, write-back), so they share a line; operand collectors were counted with GA, and are in the ALUs.
"""

import statistics

HEAD = ["unit", "budget: COMB", "MULT18", "RAM", "`compact`: COMB", "MULT18", "RAM", "MHz",
        "`gen9`: COMB", "MULT18", "RAM", "MHz"]
ALU0, ALU1 = ("tessera_alu_compact", "tessera_alu"), ("tessera_alu_math_compact", "tessera_alu_math")
# Unit; COMB, MULT18 and block RAMs allotted; pairs of blocks, of `compact` and of `gen9`; whether the sum counts it.
UNITS = [
    ("TC", (9_000, 0, 4), [("tessera_tc_compact", "tessera_tc")], True),
    ("GA with gather and scatter", (7_300, 0, 48), [("tessera_ga_compact", "tessera_ga")], True),
    ("both ALUs, EM and INTDIV in them", (46_900, 60, 4), [ALU0, ALU1], True),
    ("- ALU0", None, [ALU0], False),
    ("- ALU1", None, [ALU1], False),
    ("- EM", (2_200, 8, 4), [("tessera_em", "tessera_em")], False),
    ("- INTDIV", (800, 0, 0), [("tessera_intdiv", "tessera_intdiv_pipe")], False),
    ("JE, ME (budget: and wiring)", (4_000, 0, 2), [("tessera_je",) * 2, ("tessera_me",) * 2], True),
]
WHOLE = ("tessera_eu_compact", "tessera_eu")


def measured(rows, blocks):
    """COMB, MULT18 and block RAMs of some blocks together, and the clock of the slowest; None if one was not measured."""
    found = [rows.get(block) for block in blocks]
    if None in found:
        return None
    clocks = [statistics.median(row["mhz"]) if row["mhz"] else None for row in found]
    return [*(sum(row[key] for row in found) for key in ("comb", "dsp", "bram")), None if None in clocks else min(clocks)]


def cells(figures):
    if figures is None:
        return [""] * 3
    return [f"{figure:,}" for figure in figures[:3]]


def clock(figures):
    return f"{figures[3]:.1f}" if figures and figures[3] else ""


def lines(rows):
    """The rows of the table, then their sum, and what the whole EU takes."""
    table, sums = [], [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for unit, budget, pairs, counts in UNITS:
        shapes = [measured(rows, blocks) for blocks in zip(*pairs)]
        table.append([unit, *cells(budget), *(text for shape in shapes for text in (*cells(shape), clock(shape)))])
        for i, figures in enumerate([budget, *shapes]):
            if counts:
                sums[i] = sums[i] and figures and [a + b for a, b in zip(sums[i], figures)]
    table.append(["sum", *cells(sums[0]), *cells(sums[1]), "", *cells(sums[2]), ""])
    wholes = [measured(rows, [block]) for block in WHOLE]
    return [*table, ["the EU whole", *[""] * 3, *(text for whole in wholes for text in (*cells(whole), clock(whole)))]]
