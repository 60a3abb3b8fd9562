"""Models of the float kernels: rounding modes, half precision, the math box."""

import math
from fractions import Fraction

from .ieee import INFINITY, convert, decode, encode, is_negative, sign_bit, to_integer
from .integers import saturate, signed
from .launch import Buffer, Case, absolute, pack, random_bits, ulp

MODES = ["rte", "rtz", "rtp", "rtn"]


def doubles(seed, count, low, high):
    """Random patterns with unbiased exponents of low..high; every fourth has few significant bits, so that ties occur."""
    patterns = []
    for at, bits in enumerate(random_bits(seed, count, 64)):
        exponent = low + (bits >> 52) % (high - low)
        fraction = bits & ((1 << 52) - 1)
        if at % 4 == 0:
            fraction &= 0x1F << 47
        patterns.append((bits >> 63) << 63 | (exponent + 1023) << 52 | fraction)
    return patterns


def rounding_modes():
    n = 128
    # Float denormals, half denormals, overflow of either.
    some = doubles(60, n - 64, -152, 132) + doubles(61, 64, -26, 40)
    special = [0, 1 << 63, 1, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x47EFFFFFF0000000, 0x47EFFFFFE0000001]
    some[: len(special)] = special
    small = doubles(62, n, -4, 29)
    small[:8] = [encode(Fraction(k, 2), "f64") for k in (-3, -1, 1, 3, 5, -5, 7, -7)]
    whole = [signed(v >> s % 64, 64) for v, s in zip(random_bits(63, n, 64), random_bits(64, n, 8))]
    whole[:4] = [(1 << 53) + 1, -(1 << 53) - 1, (1 << 24) + 1, (1 << 63) - 1]

    floats, halves, ints = [], [], []
    doubled, longs = [], []
    narrow = [convert(d, "f64", "f32") for d in some]
    scaled = [convert(encode(decode(s, "f64") * decode(encode(Fraction("0.0001"), "f64"), "f64"), "f64"), "f64", "f32")
              for s in small]
    for mode in MODES:
        floats.append([convert(d, "f64", "f32", mode) for d in some])
    for mode in MODES:
        floats.append([encode(Fraction(w), "f32", mode) for w in whole])
    for mode in MODES:
        floats.append([encode(Fraction(signed(w, 32)), "f32", mode) for w in whole])
    for mode in MODES:
        doubled.append([encode(Fraction(w), "f64", mode) for w in whole])
        ints.append([to_integer(decode(s, "f64"), mode) for s in small])
        longs.append([to_integer(decode(s, "f64"), mode) for s in small])
        halves.append([convert(f, "f32", "f16", mode) for f in narrow])
    for mode in MODES:
        ints.append([to_integer(decode(f, "f32"), mode) for f in scaled])
    ints.append([saturate(to_integer(decode(d, "f64"), "rtz"), 32) for d in some])
    ints.append([saturate_float(f, 32) for f in narrow])
    longs.append([saturate(to_integer(decode(d, "f64"), "rtz"), 64) for d in some])
    # Sum and difference of integers below 2^53: exact.
    values = [decode(s, "f64") for s in small]
    parts = [to_integer(v, "rte") + to_integer(v, "rtz") for v in values]
    doubled.append([encode(Fraction(p), "f64", zero_negative=v < 0) for p, v in zip(parts, values)])
    doubled.append([encode(Fraction(to_integer(v, "rtp") - to_integer(v, "rtn")), "f64") for v in values])
    return Case("rounding_modes", "Conversions under all four rounding modes.", [n], [64], [
        Buffer("any", pack("f64", some)), Buffer("small", pack("f64", small)), Buffer("whole", pack("i64", whole)),
        Buffer("out_float", expect=pack("f32", sum(floats, []))),
        Buffer("out_double", expect=pack("f64", sum(doubled, []))),
        Buffer("out_int", expect=pack("i32", sum(ints, []))),
        Buffer("out_long", expect=pack("i64", sum(longs, []))),
        Buffer("out_half", expect=pack("f16", sum(halves, []))),
    ])


def saturate_float(bits, size):
    """A float as an unsigned integer, rounded up."""
    value = decode(bits, "f32")
    if value in (INFINITY, -INFINITY):
        return (1 << size) - 1 if value > 0 else 0
    return saturate(to_integer(value, "rtp"), size, False)


def half_add(p, q):
    """Sum rounded once; of two zeros, the negative zero only if both are."""
    zero = is_negative(p, "f16") and is_negative(q, "f16")
    return encode(decode(p, "f16") + decode(q, "f16"), "f16", zero_negative=zero)


def half_math():
    n = 32
    # Finite values; the second operand is never zero, so that no minimum is taken of two zeros.
    a, b = ([v if v & 0x7C00 != 0x7C00 else v ^ 0x4000 for v in random_bits(seed, 4 * n, 16)] for seed in (70, 71))
    narrow = random_bits(72, 4 * n, 16)
    for at in range(2 * n, 4 * n):
        # Magnitudes of about 1, where sums cancel and products do not overflow.
        a[at] = a[at] & 0x83FF | 0x3400 + (narrow[at] & 0xC00)
        b[at] = b[at] & 0x83FF | 0x3800 + (narrow[at] >> 2 & 0x400)
    a[:12] = [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x7BFF, 0xFBFF, 0x3C00, 0x3C01, 0x7BFF, 0x0002]
    b[:12] = [1, 0x8001, 1, 1, 1, 0x8001, 0x7BFF, 0x7BFF, 0xBC00, 0xBC00, 0x4C00, 0x3800]
    b = [v if v & 0x7FFF else 0x3C00 for v in b]
    flip = sign_bit("f16")
    low, high = encode(Fraction(-2), "f16"), encode(Fraction(7, 2), "f16")

    def least(p, q):
        return p if decode(p, "f16") < decode(q, "f16") else q

    def most(p, q):
        return q if decode(p, "f16") < decode(q, "f16") else p

    rows = [[] for _ in range(8)]
    flags, converted, wide = [], [], []
    for p, q in zip(a, b):
        x, y = decode(p, "f16"), decode(q, "f16")
        product_negative = is_negative(p, "f16") != is_negative(q, "f16")
        floor = encode(Fraction(to_integer(y, "rtn")), "f16", zero_negative=is_negative(q, "f16"))
        results = [
            half_add(p, q), half_add(p, q ^ flip), encode(x * y, "f16", zero_negative=product_negative),
            encode(x * y + 1, "f16"), least(p, q), most(p, q), half_add(p & ~flip, floor), least(most(p, low), high),
        ]
        for row, result in zip(rows, results):
            row.append(result)
        flags.append((-1 if x < y else 0) | (2 if x == y else 0) | (4 if x >= -y else 0))
        converted.append(saturate(to_integer(x, "rtz"), 16))
        wide.append(encode(x * y, "f32", zero_negative=product_negative))
    return Case("half_math", "Half-precision arithmetic, each operation rounded once.", [n], [32], [
        Buffer("a", pack("f16", a)), Buffer("b", pack("f16", b)),
        Buffer("out", expect=pack("f16", sum(rows, []))),
        Buffer("flags", expect=pack("i16", flags + converted)), Buffer("wide", expect=pack("f32", wide)),
    ])


def native_math():
    n = 128
    x = [0x3D000000 + v % 0x05800000 for v in random_bits(80, n, 32)]
    x[:4] = [0x3F800000, 0x40000000, 0x3F000000, 0x41800000]
    values = [float(decode(v, "f32")) for v in x]

    def column(function):
        return [encode(Fraction(function(at)), "f32") for at in range(n)]

    relative = column(lambda i: 1.0 / values[i]) + column(lambda i: math.sqrt(values[i]))
    relative += column(lambda i: 1.0 / math.sqrt(values[i]))
    # The difference is a float of its own.
    shifted = [float(decode(encode(decode(v, "f32") - 20, "f32"), "f32")) for v in x]
    relative += column(lambda i: 2.0 ** shifted[i])
    relative += column(lambda i: values[i] ** 0.75)
    relative += column(lambda i: values[i] / values[n - 1 - i])
    near = column(lambda i: math.log2(values[i])) + column(lambda i: math.sin(values[i]))
    near += column(lambda i: math.cos(values[i]))
    return Case("native_math", "Functions of the math box; the tolerances are what any conforming one keeps.", [n], [64], [
        Buffer("in", pack("f32", x)),
        Buffer("relative", expect=pack("f32", relative), compare=ulp("f32", 16)),
        Buffer("absolute", expect=pack("f32", near), compare=absolute("f32", "0.0009")),
    ])


CASES = [rounding_modes, half_math, native_math]
