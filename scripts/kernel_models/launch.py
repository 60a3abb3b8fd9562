"""Launch files and the buffers beside them.

A `Case` is one folder of `testbenches/kernels`: the kernel's name, its index space and one argument object per kernel
argument. `files()` gives every file but the source and the compiled program.
"""

import random
import struct

CODES = {
    "i8": "b", "u8": "B", "i16": "h", "u16": "H", "i32": "i", "u32": "I", "i64": "q", "u64": "Q",
    "f16": "H", "f32": "I", "f64": "Q",
}
EXACT = '{ kind = "exact" }'


def pack(kind, values):
    """Little-endian bytes; floats are given as bit patterns, integers are wrapped to their size."""
    code = CODES[kind]
    bits = 8 * struct.calcsize(code)
    wrapped = [v & ((1 << bits) - 1) for v in values]
    return struct.pack("<%d%s" % (len(wrapped), code.upper()), *wrapped)


def ulp(kind, most):
    return '{ kind = "ulp", type = "%s", max = %d }' % (kind, most)


def absolute(kind, most):
    return '{ kind = "abs", type = "%s", max = %s }' % (kind, most)


def random_bits(seed, count, bits):
    source = random.Random(seed)
    return [source.getrandbits(bits) for _ in range(count)]


class Buffer:
    """A global buffer; without `initial` it starts as zeros."""

    def __init__(self, name, initial=None, expect=None, compare=EXACT):
        self.name, self.initial, self.expect, self.compare = name, initial, expect, compare

    def lines(self):
        if self.initial is None:
            yield "zeros = %d" % len(self.expect)
        else:
            yield 'buffer = "%s.bin"' % self.name
        yield from expectation(self)


class Image:
    """An image; `sides` are the keys of its size with their values, in the order of the coordinates."""

    def __init__(self, name, initial, sides, texel, expect=None):
        self.name, self.initial, self.expect, self.compare = name, initial, expect, EXACT
        self.sides, self.texel = sides, texel

    def lines(self):
        shape = ", ".join("%s = %d" % side for side in self.sides.items())
        yield 'image = { file = "%s.bin", %s, format = "%s" }' % (self.name, shape, self.texel)
        yield from expectation(self)


class Sampler:
    def __init__(self, filtering, address, normalized):
        self.text = 'sampler = { filter = "%s", address = "%s", normalized = %s }' % (filtering, address, str(normalized).lower())

    def lines(self):
        yield self.text


class Scalar:
    """An argument by value; a list for a vector, or for the bytes of a structure."""

    def __init__(self, kind, value):
        self.text = "scalar = { %s = %s }" % (kind, value)

    def lines(self):
        yield self.text


class Local:
    def __init__(self, size):
        self.size = size

    def lines(self):
        yield "local = %d" % self.size


def expectation(argument):
    if argument.expect is not None:
        yield 'expect = "%s.expect.bin"' % argument.name
        yield "compare = %s" % argument.compare


class Shared:
    """A buffer that steps share, by its name."""

    def __init__(self, name):
        self.text = 'shared = "%s"' % name

    def lines(self):
        yield self.text


class Case:
    """One kernel with its launch; `options` are those of the compiler, `binary` is the program's path from the folder."""

    def __init__(self, name, purpose, size, local, arguments, offset=None, options="", binary="kernel.bin"):
        self.name, self.purpose, self.size, self.local = name, purpose, size, local
        self.arguments, self.offset, self.options, self.binary = arguments, offset, options, binary

    def launch(self):
        lines = ["# " + self.purpose, 'binary = "%s"' % self.binary, 'kernel = "%s"' % self.name]
        lines += ["global = %s" % self.size, "local = %s" % self.local]
        if self.offset:
            lines.append("offset = %s" % self.offset)
        for argument in self.arguments:
            lines += ["", "[[arg]]", *argument.lines()]
        return "\n".join(lines) + "\n"

    def files(self):
        """File name -> bytes."""
        return self.with_buffers({"launch.toml": self.launch().encode()}, self.arguments)

    def with_buffers(self, found, arguments):
        for argument in arguments:
            if getattr(argument, "initial", None) is not None:
                found[argument.name + ".bin"] = argument.initial
            if getattr(argument, "expect", None) is not None:
                found[argument.name + ".expect.bin"] = argument.expect
        for name, data in found.items():
            if len(data) > 16384:
                raise ValueError("%s/%s has %d bytes, expected at most 16384" % (self.name, name, len(data)))
        return found


class Steps(Case):
    """Several launches on shared buffers; each step is (kernel, size, local, arguments)."""

    def __init__(self, name, purpose, buffers, steps):
        super().__init__(name, purpose, None, None, [])
        self.buffers, self.steps = buffers, steps

    def files(self):
        lines = ["# " + self.purpose, 'binary = "%s"' % self.binary]
        for buffer in self.buffers:
            lines += ["", "[[buffer]]", 'name = "%s"' % buffer.name, *buffer.lines()]
        for kernel, size, local, arguments in self.steps:
            lines += ["", "[[step]]", 'kernel = "%s"' % kernel, "global = %s" % size, "local = %s" % local]
            for argument in arguments:
                lines += ["", "[[step.arg]]", *argument.lines()]
        return self.with_buffers({"steps.toml": ("\n".join(lines) + "\n").encode()}, self.buffers)
