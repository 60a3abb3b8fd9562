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
    """Exact channel values of an image, RGBA; the coordinate `layer`, if there is one, chooses a layer."""

    def __init__(self, sides, channels, layer=None):
        self.sides, self.channels, self.layer = sides, channels, layer

    def texel(self, at, mode):
        at = [clamp(a, 0, n - 1) if axis == self.layer else fold(a, n, mode)
              for axis, (a, n) in enumerate(zip(at, self.sides))]
        if None in at:
            return [Fraction(0)] * 4
        index = 0
        for a, n in reversed(list(zip(at, self.sides))):
            index = index * n + a
        return self.channels[index]

    def texels(self, at):
        """Normalized coordinates in texels; a layer as it is, rounded."""
        return [Fraction(round(a)) if axis == self.layer else a * n for axis, (a, n) in enumerate(zip(at, self.sides))]

    def nearest(self, at, mode):
        return self.texel([a.__floor__() for a in self.texels(at)], mode)

    def linear(self, at, mode):
        points = [(Fraction(1), [])]
        for axis, a in enumerate(self.texels(at)):
            a = a if axis == self.layer else a - Fraction(1, 2)
            low = a.__floor__()
            steps = [(1 - (a - low), low), (a - low, low + 1)]
            points = [(w * part, place + [x]) for part, x in steps for w, place in points]
        weighted = [[w * c for c in self.texel(place, mode)] for w, place in points if w]
        return [sum(parts) for parts in zip(*weighted)]


def unorm8_texels(bytes_):
    """RGBA values of four bytes each."""
    return [[Fraction(c, 255) for c in bytes_[at:at + 4]] for at in range(0, len(bytes_), 4)]


def patterns(values, kind):
    return pack(kind, [encode(v, kind) for v in values])


def image_sampler():
    n, width, height = 64, 8, 4
    bytes_ = random_bits(300, 4 * width * height, 8)
    colours = Texels([width, height], unorm8_texels(bytes_))
    raw = [encode(Fraction(v, 4096), "f32") for v in random_bits(301, 4 * 16, 12)]
    heights = Texels([4, 16], [[decode(v, "f32"), Fraction(0), Fraction(0), Fraction(1)] for v in raw])
    # Odd multiples of 1/256 from -2 to 3: never on the edge between two texels, exact in every step.
    at = [Fraction(2 * (v % 640) + 1, 256) - 2 for v in random_bits(302, 2 * n, 16)]
    points = list(zip(at[::2], at[1::2]))
    nearest, linear, halves = [], [], []

    def sample(image, filtering, mode):
        return [c for point in points for c in getattr(image, filtering)(point, mode)]

    for filtering, out in (("nearest", nearest), ("linear", linear)):
        out += sample(colours, filtering, "repeat")
        out += sample(colours, filtering, "mirrored_repeat")
        out += sample(colours, filtering, "clamp")
    nearest += sample(heights, "nearest", "repeat")
    linear += sample(heights, "linear", "clamp_to_edge")
    halves += sample(heights, "nearest", "mirrored_repeat")

    return Case("image_sampler", "Address modes and filters; linear weights have at least eight bits.", [n], [32], [
        Image("colours", pack("u8", bytes_), {"width": width, "height": height}, "rgba8unorm"),
        Image("heights", pack("f32", raw), {"width": 4, "height": 16}, "r32float"),
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
        Image("colours", pack("u8", blank), {"width": width, "height": height}, "rgba8unorm", pack("u8", colours)),
        Image("counts", pack("u8", blank), {"width": width, "height": height}, "rg16sint", pack("i16", counts)),
        Image("masks", pack("u8", blank), {"width": width, "height": height}, "rgba8uint", pack("u8", masks)),
        Image("board", pack("u32", board), {"width": width, "height": height}, "rgba32uint", pack("u32", after)),
        Image("source", pack("u8", source), {"width": width, "height": height}, "rgba8uint"),
        Buffer("copy", expect=pack("u32", copy)),
    ], options="-cl-std=CL2.0")


def image_blocks():
    width, height = 32, 16
    words = random_bits(320, width * height, 32)
    rows = [words[y * width:][:width] for y in range(height)]
    flipped = sum(([word ^ 0x01010101 for word in row] for row in reversed(rows)), [])
    blank = [0] * (width * height)
    return Case("image_blocks", "Blocks of image rows as raw dwords.", [width, height // 4], [16, 1], [
        Image("source", pack("u32", words), {"width": width, "height": height}, "rgba8unorm"),
        Image("flipped", pack("u32", blank), {"width": width, "height": height}, "rgba8unorm", pack("u32", flipped)),
    ])


def rgba(values):
    """A texel of one float channel as it is read."""
    return [[decode(v, "f32"), Fraction(0), Fraction(0), Fraction(1)] for v in values]


def image_layers():
    n = 32
    line = [encode(Fraction(v, 1024), "f32") for v in random_bits(330, 16, 12)]
    lines, pages, texels = random_bits(331, 4 * 8 * 5, 8), random_bits(332, 2 * 4 * 2 * 3, 16), random_bits(333, n, 8)
    line_image = Texels([16], rgba(line))
    lines_image = Texels([8, 5], unorm8_texels(lines), layer=1)
    pages_image = Texels([4, 2, 3], [[*pages[at:at + 2], 0, 1] for at in range(0, len(pages), 2)], layer=2)
    # As in image_sampler; layers away from ties, also outside.
    points = [Fraction(2 * (v % 640) + 1, 256) - 2 for v in random_bits(334, 3 * n, 16)]
    at = [[points[3 * i], points[3 * i + 1], i % 9 - 2 + Fraction(i % 3 - 1, 4), Fraction(0)] for i in range(n)]
    column = [[i & 7, i >> 3] for i in range(n)]
    place = [[i & 3, i >> 2 & 1, i >> 3] for i in range(n)]
    loads = [c for i in range(n) for c in line_image.texel([i & 15], None)]
    loads += [c for where in column for c in lines_image.channels[where[1] * 8 + where[0]]]
    loads += [c for i in range(n) for c in [Fraction(texels[i], 255), 0, 0, 1]]
    # An index outside is the border, not the last layer: a load does not round and clamp it.
    inside = lambda where: all(a < n for a, n in zip(where, pages_image.sides))
    counts = [c for where in place for c in (pages_image.texel(where, None) if inside(where) else [0, 0, 0, 1])]
    pages_at = [[u, v, layer] for (u, v, _, _), (_, _, layer, _) in zip(at, at)]
    counts += [c for where in pages_at for c in pages_image.nearest(where, "repeat")]
    samples = [c for where in at for c in line_image.linear(where[:1], "clamp_to_edge")]
    samples += [c for where in at for c in lines_image.linear([where[0], where[2]], "clamp_to_edge")]
    samples += [c for where in at for c in lines_image.nearest([where[0], where[2]], "repeat")]
    line_out = [encode(Fraction(i), "f32") for i in range(20)]
    lines_out = [c for i in range(8 * 3) for c in (i, -i)]
    # Items 24 to 31 have no page.
    pages_out = [i + c for i in range(4 * 2 * 3) for c in range(4)]
    return Case("image_layers", "Images of one dimension, arrays, texels of a buffer; layers and texels outside.", [n], [16], [
        Image("line", pack("f32", line), {"width": 16}, "r32float"),
        Image("lines", pack("u8", lines), {"width": 8, "layers": 5}, "rgba8unorm"),
        Image("pages", pack("u16", pages), {"width": 4, "height": 2, "layers": 3}, "rg16uint"),
        Image("texels", pack("u8", texels), {"width": n}, "r8unorm"),
        Image("line_out", bytes(4 * 20), {"width": 20}, "r32float", pack("f32", line_out)),
        Image("lines_out", bytes(2 * 2 * 8 * 3), {"width": 8, "layers": 3}, "rg16sint", pack("i16", lines_out)),
        Image("pages_out", bytes(4 * 4 * 2 * 3), {"width": 4, "height": 2, "layers": 3}, "rgba8uint", pack("u8", pages_out)),
        Sampler("linear", "clamp_to_edge", True),
        Buffer("at", patterns([c for where in at for c in where], "f32")),
        Buffer("loads", expect=patterns(loads, "f32"), compare=ulp("f32", 2)),
        Buffer("counts", expect=pack("u32", counts)),
        Buffer("samples", expect=patterns(samples, "f32"), compare=absolute("f32", "0.004")),
        Buffer("sizes", expect=pack("i32", [16, 8, 5, 4, 2, 3, n, 0x10B2])),
    ])


def image_volume():
    n = 64
    volume = random_bits(340, 4 * 4 * 4 * 4, 8)
    image = Texels([4, 4, 4], unorm8_texels(volume))
    points = [Fraction(2 * (v % 640) + 1, 256) - 2 for v in random_bits(341, 3 * n, 16)]
    at = [points[3 * i:3 * i + 3] for i in range(n)]
    loads = [c for texel in image.channels for c in texel]
    nearest = [c for where in at for c in image.nearest(where, "mirrored_repeat")]
    linear = [c for where in at for c in image.linear(where, "clamp")]
    out = []
    for z in range(3):
        for y in range(4):
            for x in range(3):
                i = x + 4 * y + 16 * z
                out += [i, -i, clamp(1000 * i, -32768, 32767), 7]
    return Case("image_volume", "An image of three dimensions; texels outside.", [n], [32], [
        Image("volume", pack("u8", volume), {"width": 4, "height": 4, "depth": 4}, "rgba8unorm"),
        Image("out", bytes(8 * 3 * 4 * 3), {"width": 3, "height": 4, "depth": 3}, "rgba16sint", pack("i16", out)),
        Sampler("linear", "clamp", True),
        Buffer("at", patterns([c for where in at for c in [*where, Fraction(0)]], "f32")),
        Buffer("loads", expect=patterns(loads, "f32"), compare=ulp("f32", 2)),
        Buffer("nearest", expect=patterns(nearest, "f32"), compare=ulp("f32", 2)),
        Buffer("linear", expect=patterns(linear, "f32"), compare=absolute("f32", "0.004")),
        Buffer("size", expect=pack("i32", [4, 4, 4, 0])),
    ])


CASES = [image_sampler, image_write, image_blocks, image_layers, image_volume]
