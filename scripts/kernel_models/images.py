"""Models of the image kernels: samplers, typed writes, block messages."""

from fractions import Fraction

from .ieee import decode, encode
from .integers import clamp
from .launch import Buffer, Case, Image, Sampler, absolute, pack, random_bits, ulp


def fold(at, size, mode):
    """Texel index of an address mode, None for the border."""
    if mode == "repeat":
        return at % size
    if mode == "mirrored_repeat":
        at %= 2 * size
        return min(at, 2 * size - 1 - at)
    if mode == "clamp_to_edge":
        return clamp(at, 0, size - 1)
    return at if 0 <= at < size else None


class Texels:
    """Exact channel values of an image, RGBA."""

    def __init__(self, width, height, channels):
        self.width, self.height, self.channels = width, height, channels

    def texel(self, x, y, mode):
        x, y = fold(x, self.width, mode), fold(y, self.height, mode)
        if x is None or y is None:
            return [Fraction(0)] * 4
        return self.channels[y * self.width + x]

    def nearest(self, u, v, mode):
        return self.texel(u.__floor__(), v.__floor__(), mode)

    def linear(self, u, v, mode):
        u, v = u - Fraction(1, 2), v - Fraction(1, 2)
        x, y = u.__floor__(), v.__floor__()
        a, b = u - x, v - y
        corners = [(0, 0, (1 - a) * (1 - b)), (1, 0, a * (1 - b)), (0, 1, (1 - a) * b), (1, 1, a * b)]
        weighted = [[w * c for c in self.texel(x + dx, y + dy, mode)] for dx, dy, w in corners]
        return [sum(parts) for parts in zip(*weighted)]


def image_sampler():
    n, width, height = 64, 8, 4
    bytes_ = random_bits(300, 4 * width * height, 8)
    colours = Texels(width, height, [[Fraction(c, 255) for c in bytes_[at:at + 4]] for at in range(0, len(bytes_), 4)])
    raw = [encode(Fraction(v, 4096), "f32") for v in random_bits(301, 4 * 16, 12)]
    heights = Texels(4, 16, [[decode(v, "f32"), Fraction(0), Fraction(0), Fraction(1)] for v in raw])
    # Odd multiples of 1/256 from -2 to 3: never on the edge between two texels, exact in every step.
    at = [Fraction(2 * (v % 640) + 1, 256) - 2 for v in random_bits(302, 2 * n, 16)]
    points = list(zip(at[::2], at[1::2]))
    nearest, linear, halves = [], [], []

    def sample(image, filtering, mode):
        return [c for u, v in points for c in getattr(image, filtering)(u * image.width, v * image.height, mode)]

    for filtering, out in (("nearest", nearest), ("linear", linear)):
        out += sample(colours, filtering, "repeat")
        out += sample(colours, filtering, "mirrored_repeat")
        out += sample(colours, filtering, "clamp")
    nearest += sample(heights, "nearest", "repeat")
    linear += sample(heights, "linear", "clamp_to_edge")
    halves += sample(heights, "nearest", "mirrored_repeat")

    def patterns(values, kind):
        return pack(kind, [encode(v, kind) for v in values])

    return Case("image_sampler", "Address modes and filters; linear weights have at least eight bits.", [n], [32], [
        Image("colours", pack("u8", bytes_), width, height, "rgba8unorm"),
        Image("heights", pack("f32", raw), 4, 16, "r32float"),
        Sampler("linear", "clamp_to_edge", True),
        Buffer("at", patterns(at, "f32")),
        Buffer("nearest", expect=patterns(nearest, "f32"), compare=ulp("f32", 2)),
        Buffer("linear", expect=patterns(linear, "f32"), compare=absolute("f32", "0.004")),
        Buffer("halves", expect=patterns(halves, "f16"), compare=ulp("f16", 1)),
    ])


def image_write():
    width, height, mask = 7, 5, 0xFFFFFFFF
    columns, rows = width + 1, height + 1
    colours, counts, masks = [], [], []
    board = random_bits(310, 4 * width * height, 32)
    source = random_bits(311, 4 * width * height, 8)
    after, copy = list(board), []

    def unorm8(value):
        return round(clamp(value, 0, 1) * 255)

    for y in range(rows):
        for x in range(columns):
            item = y * columns + x
            if x == width or y == height:
                copy += [0] * 4
                continue
            fx, fy = Fraction(x, 8), Fraction(y, 8)
            colours += [unorm8(c) for c in (fx, fy, 2 * fx - Fraction(1, 2), fx * fy)]
            counts += [clamp(c, -32768, 32767) for c in ((x - 3) * 9000, (y - 2) * 20000)]
            masks += [min(c & mask, 255) for c in (77 * x, 99 * y, item * item, 255 - item)]
            texel = slice(4 * (y * width + x), 4 * (y * width + x) + 4)
            after[texel] = [c + d & mask for c, d in zip(reversed(board[texel]), (1, 2, 3, item))]
            copy += [c + d for c, d in zip(source[texel], after[texel])]
    blank = [0xA5] * (4 * width * height)
    return Case("image_write", "Typed writes and reads, also outside and of an image that is both.", [columns, rows], [columns, 3], [
        Image("colours", pack("u8", blank), width, height, "rgba8unorm", pack("u8", colours)),
        Image("counts", pack("u8", blank), width, height, "rg16sint", pack("i16", counts)),
        Image("masks", pack("u8", blank), width, height, "rgba8uint", pack("u8", masks)),
        Image("board", pack("u32", board), width, height, "rgba32uint", pack("u32", after)),
        Image("source", pack("u8", source), width, height, "rgba8uint"),
        Buffer("copy", expect=pack("u32", copy)),
    ], options="-cl-std=CL2.0")


def image_blocks():
    width, height = 32, 16
    words = random_bits(320, width * height, 32)
    rows = [words[y * width:][:width] for y in range(height)]
    flipped = sum(([word ^ 0x01010101 for word in row] for row in reversed(rows)), [])
    blank = [0] * (width * height)
    return Case("image_blocks", "Blocks of image rows as raw dwords.", [width, height // 4], [16, 1], [
        Image("source", pack("u32", words), width, height, "rgba8unorm"),
        Image("flipped", pack("u32", blank), width, height, "rgba8unorm", pack("u32", flipped)),
    ])


CASES = [image_sampler, image_write, image_blocks]
