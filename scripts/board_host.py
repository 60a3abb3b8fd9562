#!/usr/bin/env python3
"""Host of the cache demo: sends a trace to a board, has it drawn there, and stores the picture that comes back.

The protocol is on the page of the demo control (hdl/docs/src/contract/demo_control.md), how a trace becomes fragments
in testbenches/traces/src/fragment.rs. Needs Python 3 alone.

  e.g. board_host.py crop testbenches/traces/scenes/shadow_800x600.rtrc.gz 88,20 horse.rtrc
       board_host.py draw /dev/ttyUSB0 horse.rtrc horse.png
       board_host.py compare horse.png functional.png
"""

import binascii
import gzip
import os
import pathlib
import select
import struct
import sys
import termios
import time
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from command import Parser, fail  # noqa: E402

TILES = 32, 16
RECORDS = 2048
# Records on the way before their answers are read.
BATCH = 16
COUNTERS = ["cycles", "fragments", "requests", "hits, present", "hits, pending", "misses", "blocks read", "blocks written"]
COLOUR, DEPTH = 0, 1
FAR, BACKGROUND = 0xFFFFFFFF, 0xFF202020
STATUS = {"X": "the checksum was wrong", "F": "its player is full", "?": "it knows no such command"}


# Traces

class Trace:
    """Header and records {x, y, surface, op, mask} of an RTRC file."""

    def __init__(self, path):
        try:
            data = pathlib.Path(path).read_bytes()
            data = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
        except (OSError, EOFError, zlib.error) as error:
            fail(f"{path}: {error}, expected an RTRC trace")
        if len(data) < 32 or data[:4] != b"RTRC" or (len(data) - 32) // 8 < struct.unpack_from("<I", data, 12)[0]:
            fail(f"{path}: not a whole RTRC trace")
        self.flags, self.width, self.height, count = struct.unpack_from("<HHHI", data, 6)
        self.name = data[16:32]
        self.records = [struct.unpack_from("<HHBBH", data, 32 + 8 * i) for i in range(count)]
        if self.flags:
            fail(f"{path}: tiles of four samples, expected a trace without MSAA")

    def encode(self):
        head = b"RTRC" + struct.pack("<HHHHI", 1, self.flags, self.width, self.height, len(self.records)) + self.name
        return head + b"".join(struct.pack("<HHBBH", *record) for record in self.records)


def crop(trace, x, y):
    """The part of a trace that lies in the board's screen, its upper left tile being (x, y)."""
    inside = [r for r in trace.records if r[2] <= DEPTH and x <= r[0] < x + TILES[0] and y <= r[1] < y + TILES[1]]
    trace.records = [(r[0] - x, r[1] - y, *r[2:]) for r in inside]
    trace.width, trace.height = 4 * TILES[0], 4 * TILES[1]


def wheel(step):
    """Once around the colours: red, yellow, green, cyan, blue, magenta, in sectors of 256 steps."""
    up = step % 256
    down = 255 - up
    red, green, blue = [(255, up, 0), (down, 255, 0), (0, 255, up), (0, down, 255), (up, 0, 255), (255, 0, down)][step // 256 % 6]
    return red | green << 8 | blue << 16


def fragments(trace):
    """How the trace is drawn (mode), and its fragments as records of the request player."""
    depth = any(r[2] == DEPTH for r in trace.records)
    colours = [r for r in trace.records if r[2] == COLOUR]
    blend = bool(colours) and all(r[3] == 3 for r in colours)
    alpha = 96 if blend else 255
    drawn, at, records = trace.records, 0, []
    while at < len(drawn):
        x, y, surface, op, mask = drawn[at]
        index, passed = at, mask
        at += 1
        if surface == DEPTH:
            follower = drawn[at] if at < len(drawn) else None
            if follower and follower[2] == COLOUR and follower[:2] == (x, y) and not follower[4] & ~mask:
                passed = follower[4]
                at += 1
            elif op == 1:
                passed = 0
        colour = wheel(index * 6 * 256 // max(len(drawn), 1)) | alpha << 24
        records.append(struct.pack("<HHIII", mask, passed, x | y << 12, FAR - 1 - index, colour))
    return (1 | 4 if depth else 0) | (8 if blend else 0), records


# Pictures

def write_png(path, width, height, rgb):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + rgb[3 * width * y:3 * width * (y + 1)] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    try:
        pathlib.Path(path).write_bytes(data)
    except OSError as error:
        fail(f"{path}: {error}")


def read_png(path):
    """Width, height and RGB bytes of a PNG of eight-bit RGB that is not interlaced."""
    try:
        data = pathlib.Path(path).read_bytes()
        head, packed, at = None, b"", 8
        while at + 8 <= len(data):
            size, kind = struct.unpack_from(">I4s", data, at)
            body = data[at + 8:at + 8 + size]
            head = struct.unpack(">IIBBBBB", body) if kind == b"IHDR" else head
            packed += body if kind == b"IDAT" else b""
            at += 12 + size
        raw = zlib.decompress(packed)
        width, height, *form = head
        if form != [8, 2, 0, 0, 0]:
            raise ValueError("another form")
    except (OSError, ValueError, TypeError, struct.error, zlib.error) as error:
        fail(f"{path}: {error}, expected a PNG of eight-bit RGB")
    stride, before, rgb = 3 * width, bytes(3 * width), b""
    for y in range(height):
        form, line = raw[(stride + 1) * y], bytearray(raw[(stride + 1) * y + 1:(stride + 1) * (y + 1)])
        for i in range(stride if form else 0):
            left, up, corner = (line[i - 3], before[i], before[i - 3]) if i >= 3 else (0, before[i], 0)
            nearest = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            line[i] = (line[i] + [0, left, up, (left + up) // 2, nearest][form]) & 255
        before = bytes(line)
        rgb += before
    return width, height, rgb


def compare(one, other):
    (w, h, a), (v, g, b) = read_png(one), read_png(other)
    if (w, h) != (v, g):
        fail_run(f"{one} is {w} x {h} pixels, {other} {v} x {g}")
    wrong = [i for i in range(w * h) if a[3 * i:3 * i + 3] != b[3 * i:3 * i + 3]]
    if wrong:
        i = wrong[0]
        here, there = a[3 * i:3 * i + 3].hex(), b[3 * i:3 * i + 3].hex()
        fail_run(f"{len(wrong)} of {w * h} pixels differ, the first at ({i % w}, {i // w}): {here} in {one}, {there} in {other}")
    drawn = sum(a[3 * i:3 * i + 3] != b"\x20\x20\x20" for i in range(w * h))
    print(f"board_host: {w} x {h} pixels are the same in both, {drawn} of them drawn on")


def fail_run(text):
    print(f"board_host: {text}", file=sys.stderr)
    sys.exit(1)


# The line

class Board:
    """A serial device, or a terminal that behaves like one."""

    def __init__(self, path, baud, patience):
        self.path, self.patience = path, patience
        rate = getattr(termios, f"B{baud}", None)
        if rate is None:
            fail(f"--baud {baud}: not a rate of this system, expected for example 115200 or 1000000")
        try:
            self.line = os.open(path, os.O_RDWR | os.O_NOCTTY)
            settings = termios.tcgetattr(self.line)
        except (OSError, termios.error) as error:
            fail(f"{path}: {error.args[-1]}, expected a serial device")
        # Raw, eight bits, no parity, no flow control.
        settings[0] = settings[1] = settings[3] = 0
        settings[2] = termios.CS8 | termios.CREAD | termios.CLOCAL
        settings[4] = settings[5] = rate
        settings[6][termios.VMIN], settings[6][termios.VTIME] = 0, 0
        termios.tcsetattr(self.line, termios.TCSANOW, settings)

    def send(self, data):
        while data:
            data = data[os.write(self.line, data):]

    def receive(self, count, patience=None):
        """So many bytes, or fewer when none has come for a while."""
        data = b""
        while len(data) < count and select.select([self.line], [], [], patience or self.patience)[0]:
            more = os.read(self.line, count - len(data))
            if not more:
                break
            data += more
        return data

    def wake(self):
        """Ends whatever command the board was in the middle of, and forgets what it says to that."""
        self.send(bytes(19))
        while self.receive(4096, 0.3):
            pass

    def command(self, code, payload):
        body = code.encode() + payload.ljust(16, b"\0")
        self.send(body + struct.pack(">H", binascii.crc_hqx(body, 0xFFFF)))

    def ask(self, code, payloads):
        """Some commands of one kind; all of them are to be done."""
        for payload in payloads:
            self.command(code, payload)
        answers = self.receive(len(payloads)).decode("latin-1")
        wrong = next((answer for answer in answers if answer != "K"), None)
        if wrong or len(answers) != len(payloads):
            said = STATUS.get(wrong, f"it said {wrong!r}") if wrong else "it did not answer"
            fail_run(f"{self.path}: the board did not take a command `{code}`: {said}")

    def picture(self, rows):
        """Counters and rows after a G."""
        self.command("G", struct.pack("<H", rows))
        size = 1 + 32 + 64 * rows + 2
        data = self.receive(1)
        if data != b"P":
            fail_run(f"{self.path}: no picture, but {data!r}")
        data += self.receive(size - 1)
        if len(data) != size:
            fail_run(f"{self.path}: {len(data)} bytes of a picture, expected {size}")
        if binascii.crc_hqx(data, 0xFFFF):
            fail_run(f"{self.path}: the checksum of the picture is wrong")
        return struct.unpack_from("<8I", data, 1), data[33:-2]


def draw(board, trace, path):
    mode, records = fragments(trace)
    if (trace.width, trace.height) != (4 * TILES[0], 4 * TILES[1]):
        fail(f"a trace of {trace.width} x {trace.height} pixels, expected {4 * TILES[0]} x {4 * TILES[1]} (`crop` makes one)")
    if len(records) > RECORDS:
        fail(f"{len(records)} fragments, expected at most {RECORDS} (`crop --records` makes fewer)")
    start = time.monotonic()
    board.wake()
    board.ask("B", [struct.pack("<IIB", BACKGROUND, FAR, mode)])
    for at in range(0, len(records), BATCH):
        board.ask("R", records[at:at + BATCH])
    loaded = time.monotonic()
    counters, rows = board.picture(TILES[0] * TILES[1])
    rgb = bytearray(3 * 16 * TILES[0] * TILES[1])
    for tile in range(TILES[0] * TILES[1]):
        for pixel in range(16):
            x, y = 4 * (tile % TILES[0]) + pixel % 4, 4 * (tile // TILES[0]) + pixel // 4
            at, there = 64 * tile + 4 * pixel, 3 * (4 * TILES[0] * y + x)
            rgb[there:there + 3] = rows[at:at + 3]
    write_png(path, 4 * TILES[0], 4 * TILES[1], bytes(rgb))
    print("board_host: " + ", ".join(f"{n} {name}" for name, n in zip(COUNTERS, counters)))
    print(f"board_host: loaded in {loaded - start:.1f} s, drawn and sent in {time.monotonic() - loaded:.1f} s, picture in {path}")


# Commands

def place(text):
    try:
        x, y = map(int, text.split(","))
        if x >= 0 and y >= 0:
            return x, y
    except ValueError:
        pass
    fail(f"{text}: no tile, expected X,Y")


def main():
    parser = Parser(description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    one = commands.add_parser("crop", help="cuts the board's 32 x 16 tiles out of a trace")
    one.add_argument("trace", metavar="IN.rtrc.gz")
    one.add_argument("at", metavar="X,Y", type=place, help="the upper left tile")
    one.add_argument("out", metavar="OUT.rtrc")
    one.add_argument("--records", type=int, default=None, help="the first so many records of the part alone")
    one = commands.add_parser("draw", help="has a board draw a trace")
    one.add_argument("port", metavar="PORT", help="serial device, for example /dev/ttyUSB0")
    one.add_argument("trace", metavar="TRACE.rtrc")
    one.add_argument("out", metavar="OUT.png")
    one.add_argument("--baud", type=int, default=1000000, help="rate of the line (default 1000000)")
    one.add_argument("--patience", type=float, default=5, help="seconds without a byte until the board is given up (default 5)")
    one = commands.add_parser("compare", help="whether two pictures are the same")
    one.add_argument("one", metavar="A.png")
    one.add_argument("other", metavar="B.png")
    options = parser.parse_args()
    if options.command == "compare":
        return compare(options.one, options.other)
    trace = Trace(options.trace)
    if options.command == "draw":
        return draw(Board(options.port, options.baud, options.patience), trace, options.out)
    crop(trace, *options.at)
    trace.records = trace.records[:options.records]
    if not trace.records:
        fail(f"{options.trace}: nothing is drawn in the 32 x 16 tiles at {options.at[0]},{options.at[1]}")
    try:
        pathlib.Path(options.out).write_bytes(trace.encode())
    except OSError as error:
        fail(f"{options.out}: {error}")


if __name__ == "__main__":
    main()
