#!/usr/bin/env python3
"""Writes hdl/ports/src/em/tables.rs: the coefficients and multipliers of EM (hdl/docs/src/contract/em.md).

python3 scripts/em_tables.py          writes the file
python3 scripts/em_tables.py --check  compares it (status 1 if it differs)

Everything is computed with 100 decimal digits and rounded once, so every machine writes the same bytes.
"""
import sys
from decimal import Decimal as D, getcontext
from pathlib import Path

getcontext().prec = 100
FILE = Path(__file__).resolve().parent.parent / "hdl/ports/src/em/tables.rs"
LN2 = D(2).ln()


def pi():
    def arctan_inverse(n):
        total, power, k = D(0), D(1) / n, 0
        while abs(power) > D(10) ** -105:
            total += power / (2 * k + 1) * (-1) ** k
            power /= n * n
            k += 1
        return total
    return 16 * arctan_inverse(5) - 4 * arctan_inverse(239)


PI = pi()


def sin(x):
    total, term, k = D(0), x, 1
    while abs(term) > D(10) ** -60:
        total += term
        term *= -x * x / ((k + 1) * (k + 2))
        k += 2
    return total


# Name, function of t in 0..1, sign of its slope, and whether t is exact (else it was cut to 25 bits).
TABLES = [
    ("INV", lambda t: 1 / (1 + t), -1, True),
    ("LOG", lambda t: (1 + t).ln() / LN2 / 2, 1, True),
    ("EXP", lambda t: (-t * LN2).exp(), -1, False),
    ("SIN", lambda t: sin(t * PI / 2) / 2, 1, False),
    ("SQRT, even exponent", lambda t: (1 + t).sqrt() / 2, 1, True),
    ("SQRT, odd exponent", lambda t: (2 + 2 * t).sqrt() / 2, 1, True),
    ("RSQ, even exponent", lambda t: 1 / (1 + t).sqrt(), -1, True),
    ("RSQ, odd exponent", lambda t: 1 / (2 + 2 * t).sqrt(), -1, True),
]


def near(x):
    return int((x + D("0.5")).to_integral_value(rounding="ROUND_FLOOR"))


def step(c1, c2, z, slope):
    """What the contract adds to c0, in units of 2^-28."""
    d = (c2 * abs(z)) >> 19
    u = (c1 - d - 1 if z > 0 else c1 + d) >> 2
    assert 0 <= u < 1 << 18
    g = (u * abs(z)) >> 16
    return g if (z > 0) == (slope > 0) else -g - 1


def row(function, slope, exact, index):
    """Coefficients of one interval: quadratic through the Chebyshev nodes, then the best of the roundings."""
    centre = (D(index) + D("0.5")) / 128
    shift = D(1) / 2 ** 26 if exact else D(0)

    def target(z):
        return function(centre + D(z) / 2 ** 26 - shift) * 2 ** 28

    nodes = [-227023, 1, 227023]
    low, middle, high = (target(z) for z in nodes)
    second = ((high - middle) / (nodes[2] - nodes[1]) - (middle - low) / (nodes[1] - nodes[0])) / (nodes[2] - nodes[0])
    first = (high - low) / (nodes[2] - nodes[0]) - second * (nodes[0] + nodes[2])
    # first: 2^-28 per 2^-26, so times 2^-2 is the slope; second: 2^-28 per 2^-52.
    c2 = near(abs(second) * 2 ** 24 * 2 ** 13)
    samples = sorted({z | 1 for z in range(-(1 << 18), 1 << 18, 8192)} | {(1 << 18) - 1, -(1 << 18) + 1})
    targets = {z: target(z) for z in samples}
    best = None
    for c1 in range(near(abs(first) * 2 ** 18) - 6, near(abs(first) * 2 ** 18) + 7):
        gaps = [targets[z] - step(c1, c2, z, slope) for z in samples]
        c0 = near((max(gaps) + min(gaps)) / 2)
        error = (max(gaps) - min(gaps)) / 2
        if best is None or error < best[0]:
            best = (error, c0, c1)
    error, c0, c1 = best
    edge = -(1 << 18) + 1
    if index == 0 and function is TABLES[1][1]:
        c0 = -step(c1, c2, edge, slope)  # log2(1) is 0
    if index == 0 and function is TABLES[3][1]:
        c0 = max(c0, -step(c1, c2, edge, slope))  # a sine never goes below 0
    error = max(abs(targets[z] - step(c1, c2, z, slope) - c0) for z in samples)
    assert 0 <= c0 < 1 << 29 and 0 <= c1 < 1 << 20 and 0 <= c2 < 1 << 13, (index, c0, c1, c2)
    return c0 << 33 | c1 << 13 | c2, error


def multipliers():
    """For each exponent field: of EXP the fixed point, of SIN and COS the quarter turns in one unit."""
    rows = []
    for field in range(256):
        e = field - 127
        rows.append(1 << (e + 25) if -25 <= e <= 7 else 0)
    for field in range(256):
        e = field - 127
        if field in (0, 255):
            rows.append(0)
        elif e <= 11:
            rows.append(near(D(2) ** (e + 25) * 2 / PI))
        else:
            rows.append(near(D(2) ** (e + 11) * 2 / PI) % (1 << 36))
    assert all(0 <= k < 1 << 36 for k in rows)
    return rows


def text():
    out = [
        "//! Written by `scripts/em_tables.py`; what the numbers mean is in the contract page.",
        "",
        "/// Row `128 * table + interval`: {c0 29, c1 20, c2 13}.",
        "pub static COEFFICIENTS: [u64; 1024] = [",
    ]
    for name, function, slope, exact in TABLES:
        rows = [row(function, slope, exact, index) for index in range(128)]
        print(f"{name}: worst {float(max(error for _, error in rows)):.2f} units of 2^-28", file=sys.stderr)
        out.append(f"    // {name}")
        for at in range(0, 128, 5):
            out.append("    " + ", ".join(f"0x{value:016x}" for value, _ in rows[at:at + 5]) + ",")
    out += ["];", "", "/// Row `256 * (SIN or COS) + exponent field`: the multiplier K of stage X2.",
            "pub static MULTIPLIERS: [u64; 512] = ["]
    rows = multipliers()
    for at in range(0, 512, 8):
        out.append("    " + ", ".join(f"0x{value:09x}" for value in rows[at:at + 8]) + ",")
    out += ["];", ""]
    return "\n".join(out)


if __name__ == "__main__":
    new = text()
    if sys.argv[1:] == ["--check"]:
        if FILE.read_text() != new:
            sys.exit(f"{FILE}: not what scripts/em_tables.py writes")
    else:
        FILE.write_text(new)
