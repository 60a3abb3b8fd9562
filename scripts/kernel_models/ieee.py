"""IEEE 754 binary formats as bit patterns and exact fractions."""

from fractions import Fraction

# Format -> (significand bits, exponent bits)
FORMATS = {"f16": (11, 5), "f32": (24, 8), "f64": (53, 11)}
INFINITY = float("inf")


def shape(kind):
    precision, exponent_bits = FORMATS[kind]
    return precision, exponent_bits, (1 << (exponent_bits - 1)) - 1


def sign_bit(kind):
    precision, exponent_bits, _ = shape(kind)
    return 1 << (precision - 1 + exponent_bits)


def infinity(kind, negative=False):
    precision, exponent_bits, _ = shape(kind)
    return ((1 << exponent_bits) - 1) << (precision - 1) | (sign_bit(kind) if negative else 0)


def is_negative(bits, kind):
    return bits & sign_bit(kind) != 0


def decode(bits, kind):
    """Exact value of a pattern; an infinity as a float, a NaN is not accepted."""
    precision, _, bias = shape(kind)
    magnitude = bits & (sign_bit(kind) - 1)
    if magnitude >= infinity(kind):
        if magnitude > infinity(kind):
            raise ValueError("NaN")
        return -INFINITY if is_negative(bits, kind) else INFINITY
    field, fraction = magnitude >> (precision - 1), magnitude & ((1 << (precision - 1)) - 1)
    digits = fraction if field == 0 else fraction | 1 << (precision - 1)
    value = Fraction(digits) * Fraction(2) ** (max(field, 1) - bias - precision + 1)
    return -value if is_negative(bits, kind) else value


def to_integer(value, mode):
    """Rounds a fraction; `mode` is rte, rtz, rtp or rtn."""
    down = value.numerator // value.denominator
    rest = value - down
    if rest == 0 or mode == "rtn":
        return down
    if mode == "rtp":
        return down + 1
    if mode == "rtz":
        return down if value > 0 else down + 1
    return round(value)


def encode(value, kind, mode="rte", zero_negative=False):
    """Pattern of a value rounded once; `zero_negative` is the sign of an exact zero."""
    if value in (INFINITY, -INFINITY):
        return infinity(kind, value < 0)
    precision, _, bias = shape(kind)
    negative = value < 0 if value != 0 else zero_negative
    sign = sign_bit(kind) if negative else 0
    if value == 0:
        return sign
    magnitude = abs(Fraction(value))
    toward = {"rtp": "rtz" if negative else "rtp", "rtn": "rtp" if negative else "rtz"}.get(mode, mode)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    digits = to_integer(magnitude / Fraction(2) ** (exponent - precision + 1), toward)
    # A carry moves into the exponent field by itself, a denormal has no hidden bit to drop.
    pattern = digits + ((exponent + bias - 1) << (precision - 1))
    if pattern >= infinity(kind):
        pattern = infinity(kind) - (1 if toward == "rtz" else 0)
    return sign | pattern


def convert(bits, source, target, mode="rte"):
    """A pattern of one format in another."""
    return encode(decode(bits, source), target, mode, is_negative(bits, source))
