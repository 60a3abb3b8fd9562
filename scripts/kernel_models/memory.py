"""Models of the kernels about memory: atomics, block messages, generic pointers, private arrays, surface bounds,
spills, program-scope variables."""

import struct
from fractions import Fraction

from .ieee import decode, encode
from .integers import rotate, signed
from .launch import Buffer, Case, Scalar, Shared, Steps, pack, random_bits


def atomics_64():
    n, mask = 64, (1 << 64) - 1
    values = random_bits(100, n, 64)
    start = random_bits(101, 9 + 3 * n + 1, 64)
    for item in range(0, n, 2):
        # Every second exchange finds what it expects.
        start[9 + 3 * item + 1] = 3 * item
    cells, old = list(start), [[], [], []]
    cells[3] >>= 8
    start[3] = cells[3]
    for item, v in enumerate(values):
        cells[0] += v
        cells[1] -= v
        cells[2] = min(cells[2], v)
        cells[3] = max(cells[3], v)
        cells[4] = min(signed(cells[4], 64), signed(v, 64))
        cells[5] = max(signed(cells[5], 64), signed(v, 64))
        cells[6] &= v | 0xFF00FF00FF00FF00
        cells[7] |= v & 0x0F0F00000F0F0000
        cells[8] ^= v
        own = 9 + 3 * item
        old[0].append(cells[own])
        old[1].append(cells[own + 1])
        old[2].append((cells[own + 2] ^ cells[own + 2] + v) & mask)
        cells[own] = v
        if cells[own + 1] == 3 * item:
            cells[own + 1] = v
        cells[own + 2] += v + 1
        cells[9 + 3 * n] *= 2 * item + 1
    return Case("atomics_64", "64-bit atomics on global memory.", [n], [32], [
        Buffer("cells", pack("u64", start), pack("u64", cells)), Buffer("values", pack("u64", values)),
        Buffer("old", expect=pack("u64", sum(old, []))),
    ])


def atomics_float():
    n = 64
    raw = [signed(v, 20) for v in random_bits(110, 2 * n, 20)]
    values = [encode(Fraction(v, 1024), "f32") for v in raw[:n]]
    start = [encode(Fraction(v), "f32") for v in (3, -3, 100)] + [encode(Fraction(v, 512), "f32") for v in raw]
    cells, old = list(start), [[], []]

    def most(a, b):
        return a if decode(a, "f32") >= decode(b, "f32") else b

    total = decode(start[2], "f32")
    for item, v in enumerate(values):
        cells[0] = v if decode(v, "f32") < decode(cells[0], "f32") else cells[0]
        cells[1] = most(cells[1], v)
        total += Fraction(item, 8)
        old[0].append(cells[3 + item])
        cells[3 + item] = v
        old[1].append(cells[3 + n + item])
        cells[3 + n + item] = most(cells[3 + n + item], v)
    cells[2] = encode(total, "f32")
    return Case("atomics_float", "Float atomics; the sum is exact in any order.", [n], [32], [
        Buffer("cells", pack("f32", start), pack("f32", cells)), Buffer("values", pack("f32", values)),
        Buffer("old", expect=pack("f32", sum(old, []))),
    ], options="-cl-std=CL2.0")


def subgroup_io():
    n, width = 128, 8
    blocks = n // width
    words, shorts = random_bits(120, blocks * 64, 32), random_bits(121, blocks * 16, 16)
    moved, moved16 = [], []
    ops = [[] for _ in range(10)]
    for block in range(blocks):
        rows = [words[block * 64 + 8 * row:][:width] for row in range(8)]
        for row in range(4):
            moved += [p ^ q for p, q in zip(rows[7 - row], rows[row])]
        moved += [p + q for p, q in zip(rows[3], rows[1])] + [p + q for p, q in zip(rows[2], rows[1])]
        moved += [p + q for p, q in zip(rows[4], rows[5])] + [p + q for p, q in zip(rows[6], rows[7])]
        moved16 += shorts[block * 16 + 8:][:width] + shorts[block * 16:][:width]
        v, other = [signed(p, 32) for p in rows[1]], [signed(p, 32) for p in rows[2]]
        for lane in range(width):
            results = [
                sum(v), sum(v[:lane]), max(v[: lane + 1]), min(v), v[lane ^ 5], v[(lane * 3 + 1) % width],
                (v + other)[width + lane - 2], (v + other)[lane + 3], v[6],
                2 * any(p > 1500000000 for p in v) + all(p > -1500000000 for p in v),
            ]
            for row, result in zip(ops, results):
                row.append(result)
    return Case("subgroup_io", "Sub-group block input and output, sub-group operations at SIMD8.", [n], [32], [
        Buffer("in", pack("u32", words)), Buffer("in16", pack("u16", shorts)),
        Buffer("moved", expect=pack("u32", moved)), Buffer("moved16", expect=pack("u16", moved16)),
        Buffer("ops", expect=pack("i32", sum(ops, []))),
    ], options="-cl-std=CL2.0")


def generic_pointers():
    n, group = 96, 32
    values = [signed(v, 24) for v in random_bits(130, n, 24)]
    start = [0] * n + [signed(v, 24) for v in random_bits(131, n, 24)]
    out, spaces, seen = list(start), [], []
    for first in range(0, n, group):
        members = values[first:first + group]
        local = [3 * v for v in members]
        read = []
        for lane, v in enumerate(members):
            odd = v & 1
            read.append(3 * members[group - 1 - lane] if odd else start[n + first + lane])
            if odd:
                local[group - 1 - lane] = read[lane] + 1000
            else:
                out[n + first + lane] = read[lane] + 1000
            spaces.append(1 if odd else 2)
            private = v + (v & 3) ** 2
            seen.append(private if v & 2 else values[n - 1 - first - lane])
        out[first:first + group] = [r + s for r, s in zip(read, local)]
    return Case("generic_pointers", "One pointer type for global, local and private memory.", [n], [group], [
        Buffer("in", pack("i32", values)), Buffer("out", pack("i32", start), pack("i32", out)),
        Buffer("tags", expect=pack("i32", spaces + seen)),
    ], options="-cl-std=CL2.0")


def private_heap():
    n, length, mask = 32, 96, 0xFFFFFFFF
    seeds = random_bits(140, n, 32)
    out, chain = [], []
    for item, state in enumerate(seeds):
        numbers = []
        for _ in range(length):
            state = state * 1664525 + 1013904223 & mask
            numbers.append(state >> 8)
        out += sorted(numbers)[:: length // 8]
        at = item
        for _ in range(100 + item % 8):
            at = at * 167 + state & 255
        chain.append(at)
    return Case("private_heap", "Private arrays in memory, indexed by data.", [n], [16], [
        Buffer("in", pack("u32", seeds)), Buffer("out", expect=pack("u32", out)),
        Buffer("chain", expect=pack("u32", chain)),
    ], options="-cl-intel-greater-than-4GB-buffer-required")


def surface_bounds():
    n = 64
    words = random_bits(150, n, 32)
    seen = [words[2 * i] if 2 * i < n else 0 for i in range(n)]
    seen += [words[i + n // 2] if i + n // 2 < n else 0 for i in range(n)]
    seen += [5] * n
    # Elements nobody reaches keep what they had.
    before = [0xA5] * n
    after = [i // 2 + 7 if i % 2 == 0 else 0xA5 for i in range(n)]
    return Case("surface_bounds", "Reads outside a surface give zero, writes are dropped.", [n], [32], [
        Buffer("in", pack("u32", words)), Buffer("out", expect=pack("u32", range(1, n // 2 + 1))),
        Buffer("bytes", pack("u8", before), pack("u8", after)), Buffer("seen", expect=pack("u32", seen)),
    ])


def register_spill():
    n, rounds, mask = 32, 5, 0xFFFFFFFF
    words = random_bits(160, 64, 32)
    out = []
    for item in range(n):
        a = [v * (item + 1) & mask for v in words[:16]]
        b = [v + item & mask for v in words[16:32]]
        c = [v ^ item for v in words[32:48]]
        d = [v - item & mask for v in words[48:]]
        first = [p ^ q for p, q in zip(a, d)]
        for round_ in range(rounds + item % 4):
            a = [rotate(p + q & mask, 3, 32) ^ r for p, q, r in zip(a, d, b)]
            b = [p * q + r & mask for p, q, r in zip(b, c, a)]
            c = [p + (q ^ r) & mask for p, q, r in zip(c, d, a[1:] + a[:1])]
            d = [max(p, q) - r + round_ & mask for p, q, r in zip(d, b, c)]
        out += [p ^ q for p, q in zip(a, reversed(b))]
        out += [p + q + r for p, q, r in zip(c, d, first)]
    return Case("register_spill", "Registers spilled to scratch memory, under divergence.", [n], [32], [
        Buffer("in", pack("u32", words)), Buffer("out", expect=pack("u32", out)), Scalar("u32", rounds),
    ])


def program_scope():
    n = 32
    shift, scale, bias, keep = 7, -321, 123456, 0x0FFFFFFFFFFFFFF0
    seed, offsets, quotient = 201, [-5, 17, 30000, -32768], -2.625
    primes, squares = [2, 3, 5, 7, 11, 13, 17, 19], [k * k for k in range(8)]
    values = [(primes, squares)[i & 1][i >> 1 & 7] + 100 * ((i & 7) + 1) + seed for i in range(n)]
    scaled = [((v * scale + bias & keep) >> shift) + offsets[i & 3] for i, v in enumerate(values)]
    scaled += [int(quotient * i) for i in range(n)]
    step = struct.pack("<bxhiq", shift, scale, bias, keep)
    return Case("program_scope", "Program-scope variables that point at each other, arguments by value.", [n], [n], [
        Buffer("out", expect=pack("u32", values + scaled)), Buffer("totals", expect=pack("u32", [1000 + sum(values)])),
        Scalar("u8", list(step)), Scalar("u8", seed), Scalar("i16", offsets), Scalar("f64", quotient),
    ], options="-cl-std=CL2.0")


def life():
    width, height, generations = 32, 16, 3
    cells = random_bits(120, width * height, 1)
    after = [cells]
    for _ in range(generations):
        old = after[-1]
        around = lambda x, y: sum(old[(y + dy) % height * width + (x + dx) % width] for dy in (-1, 0, 1) for dx in (-1, 0, 1))
        alive = lambda x, y: around(x, y) == 3 or (old[y * width + x] == 1 and around(x, y) == 4)
        after.append([int(alive(x, y)) for y in range(height) for x in range(width)])
    even, odd, size = Shared("even"), Shared("odd"), [width, height]
    return Steps("life", "Three generations of the game of life between two buffers, then a census.", [
        Buffer("even", pack("u8", after[0]), pack("u8", after[2])),
        Buffer("odd", expect=pack("u8", after[3])),
        Buffer("living", expect=pack("u32", [sum(after[3])])),
    ], [
        ("generation", size, [16, 4], [even, odd]),
        ("generation", size, [16, 4], [odd, even]),
        ("generation", size, [16, 4], [even, odd]),
        ("census", [width * height], [64], [odd, Shared("living")]),
    ])


CASES = [
    atomics_64, atomics_float, subgroup_io, generic_pointers, private_heap, surface_bounds, register_spill, program_scope,
    life,
]
