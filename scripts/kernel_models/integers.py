"""Models of the integer kernels: vectors of small integers, bit tricks, 64-bit arithmetic, division."""

from .launch import Buffer, Case, pack, random_bits


def signed(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def clamp(value, low, high):
    return min(max(value, low), high)


def saturate(value, bits, is_signed=True):
    if is_signed:
        return clamp(value, -(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    return clamp(value, 0, (1 << bits) - 1)


def rotate(value, count, bits):
    count %= bits
    return (value << count | value >> (bits - count)) & ((1 << bits) - 1)


def divide(a, b):
    """Quotient and remainder as C has them: rounded toward zero."""
    quotient = abs(a) // abs(b)
    quotient = -quotient if (a < 0) != (b < 0) else quotient
    return quotient, a - quotient * b


def edges(bits):
    top = 1 << (bits - 1)
    return [0, 1, 2, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, 3, 10]


def mixed(seed, count, bits):
    """Patterns with the edge values paired up at the start, random magnitudes behind."""
    special = edges(bits)
    first, second = random_bits(seed, count, bits), random_bits(seed + 1, count, bits)
    shifts = random_bits(seed + 2, count, 8)
    first = [v >> s % bits for v, s in zip(first, shifts)]
    second = [v >> (s // 7) % bits for v, s in zip(second, shifts)]
    pairs = [(a, b) for a in special for b in special][: count // 2]
    for at, (a, b) in enumerate(pairs):
        first[at], second[at] = a, b
    return first, second


def byte_vectors():
    n = 64
    a, b = (([signed(v, 8) for v in part]) for part in mixed(10, 4 * n, 8))
    c, d = (([signed(v, 16) for v in part]) for part in mixed(20, 4 * n, 16))
    upper = [20, 30, 40, 50]
    pairs8, pairs16 = list(zip(a, b)), list(zip(c, d))
    bytes8 = [(p & 255, q & 255) for p, q in pairs8]
    out8 = [saturate(p + q, 8) for p, q in pairs8]
    out8 += [saturate(p - q, 8) for p, q in pairs8]
    out8 += [p + q >> 1 for p, q in pairs8]
    out8 += [p + q + 1 >> 1 for p, q in pairs8]
    out8 += [p * q >> 8 for p, q in pairs8]
    out8 += [clamp(p, -50, upper[at % 4]) for at, p in enumerate(a)]
    out8 += [min(p, q) for p, q in pairs8]
    for at in range(0, 4 * n, 4):
        out8 += [a[at + 3], a[at + 2], b[at], b[at + 1]]
    uout8 = [saturate(p + q, 8, False) for p, q in bytes8]
    uout8 += [saturate(p - q, 8, False) for p, q in bytes8]
    uout8 += [abs(p - q) for p, q in pairs8]
    uout8 += [rotate(p, q, 8) for p, q in bytes8]
    uout8 += [abs(p) for p in a]
    component = [lambda r, s: r * s, lambda r, s: r + s, lambda r, s: r - s, lambda r, s: r >> (s & 15)]
    out16 = [saturate(r + s, 16) for r, s in pairs16]
    out16 += [saturate(r - s, 16) for r, s in pairs16]
    out16 += [r * s >> 16 for r, s in pairs16]
    out16 += [component[at % 4](r, s) for at, (r, s) in enumerate(pairs16)]
    out16 += [saturate(3 * r - s, 16) for r, s in pairs16]
    uout16 = [abs(r - s) for r, s in pairs16]
    uout16 += [saturate(r + s, 16, False) for r, s in pairs16]
    uout16 += [p << 8 | q for p, q in bytes8]
    uout16 += [(r & 0xFFFF) + (s & 0xFFFF) >> 1 for r, s in pairs16]
    return Case("byte_vectors", "Vectors of 8- and 16-bit integers.", [n], [32], [
        Buffer("a", pack("i8", a)), Buffer("b", pack("i8", b)),
        Buffer("c", pack("i16", c)), Buffer("d", pack("i16", d)),
        Buffer("out8", expect=pack("i8", out8)), Buffer("uout8", expect=pack("u8", uout8)),
        Buffer("out16", expect=pack("i16", out16)), Buffer("uout16", expect=pack("u16", uout16)),
    ])


def bit_tricks():
    n, word, mask = 64, 32, 0xFFFFFFFF
    a, b = mixed(30, n, word)
    c = random_bits(33, n, word)
    x, y = mixed(34, n, 64)
    rows = [[] for _ in range(16)]
    for p, q, r in zip(a, b, c):
        sp, sq, sr = (signed(v, word) for v in (p, q, r))
        results = [
            bin(p).count("1"),
            word - p.bit_length(),
            (p & -p).bit_length() - 1 if p else word,
            int(format(p, "032b")[::-1], 2),
            rotate(p, q, word),
            p & ~r | q & r,
            p * q >> word,
            sp * sq >> word,
            (p * q >> word) + r,
            (sp * sq >> word) + sr,
            (p & 0xFFFFFF) * (q & 0xFFFFFF),
            signed(p, 24) * signed(q, 24) + sr,
            saturate(sp * sq + sr, word),
            saturate((p & 0x1FFFF) * (q & 0x1FFFF) + r, word, False),
            p + q >> 1,
            sp + sq + 1 >> 1,
        ]
        for row, result in zip(rows, results):
            row.append(result & mask)
    wide = [[] for _ in range(7)]
    for p, q, u, v in zip(a, b, x, y):
        results = [
            bin(u).count("1"),
            64 - u.bit_length(),
            rotate(u, v, 64),
            p << word | q,
            saturate(u + v, 64, False),
            saturate(signed(u, 64) - signed(v, 64), 64),
            abs(signed(u, 64) - signed(v, 64)),
        ]
        for row, result in zip(wide, results):
            row.append(result)
    return Case("bit_tricks", "Counting, rotating and selecting bits, wide multiplication.", [n], [64], [
        Buffer("a", pack("u32", a)), Buffer("b", pack("u32", b)), Buffer("c", pack("u32", c)),
        Buffer("x", pack("u64", x)), Buffer("y", pack("u64", y)),
        Buffer("out", expect=pack("u32", sum(rows, []))), Buffer("wide", expect=pack("u64", sum(wide, []))),
    ], options="-cl-std=CL2.0")


def divisible(pairs, bits):
    """Replaces the pairs C does not define a quotient for."""
    for a, b in pairs:
        a, b = signed(a, bits), signed(b, bits)
        undefined = b == 0 or (b == -1 and a == -(1 << (bits - 1)))
        yield a, 5 if undefined else b


def long_math():
    n, mask = 96, (1 << 64) - 1
    pairs = list(divisible(zip(*mixed(40, n, 64)), 64))
    out, uout = [[] for _ in range(6)], [[] for _ in range(6)]
    for p, q in pairs:
        u, v = p & mask, q & mask
        quotient, remainder = divide(p, q)
        results = [p * q, quotient, remainder, p * q >> 64, p >> (q & 63), max(p, q) - min(p, q)]
        unsigned = [u // v, u % v, u * v >> 64, u >> (v & 63), u << (v & 63), u // 1000000007 + v % 10]
        for row, result in zip(out + uout, results + unsigned):
            row.append(result)
    return Case("long_math", "64-bit multiplication, division and shifts.", [n], [48], [
        Buffer("a", pack("i64", [p for p, _ in pairs])), Buffer("b", pack("i64", [q for _, q in pairs])),
        Buffer("out", expect=pack("i64", sum(out, []))), Buffer("uout", expect=pack("u64", sum(uout, []))),
    ])


def int_division():
    n, mask = 128, 0xFFFFFFFF
    pairs = list(divisible(zip(*mixed(50, n, 32)), 32))
    out, uout = [[] for _ in range(6)], [[] for _ in range(5)]
    out16, out8 = [[], []], [[], [], []]
    for p, q in pairs:
        u, v = p & mask, q & mask
        results = [*divide(p, q), divide(p, 7)[0], divide(p, -641)[1], divide(p, 32)[0], divide(p, -3)[0]]
        unsigned = [u // v, u % v, u // 7, u % 1000003, u // 3000000000]
        short = divide(signed(p, 16), signed(q | 1, 16))
        byte = divide(p & 255, q & 255 | 1)
        for row, result in zip(out + uout, results + unsigned):
            row.append(result)
        for row, result in zip(out16 + out8, [*short, *byte, divide(signed(p, 8), 5)[0]]):
            row.append(result)
    return Case("int_division", "Quotients and remainders of 8-, 16- and 32-bit integers.", [n], [64], [
        Buffer("a", pack("i32", [p for p, _ in pairs])), Buffer("b", pack("i32", [q for _, q in pairs])),
        Buffer("out", expect=pack("i32", sum(out, []))), Buffer("uout", expect=pack("u32", sum(uout, []))),
        Buffer("out16", expect=pack("i16", sum(out16, []))), Buffer("out8", expect=pack("u8", sum(out8, []))),
    ])


CASES = [byte_vectors, bit_tricks, long_math, int_division]
