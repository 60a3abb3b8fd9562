"""A client of the render cache under cocotb, with a model of what memory must hold in the end."""

from cocotb.triggers import ReadOnly, RisingEdge

# Tiles of the corner in use, and bytes of a block. SHIFT: rows of 64 tiles (rule 1 of the bridge's page).
EDGE, BLOCK, SHIFT, ROW = 16, 64, 6, 64
BASE = 0x4_0000
SIZE = 1 << 20
TILES = [(x, y) for y in range(EDGE) for x in range(EDGE)]
# What the client asks for at a time: tags are names of requests under way.
TAGS = 12


class Client:
    """Reads, writes and both, of random pixels; one request of a block at a time."""

    def __init__(self, dut, rng, memory, count):
        self.dut, self.rng, self.memory, self.count = dut, rng, memory, count
        self.tiles = TILES
        self.wanted = {}
        self.owed = []
        self.asks, self.gives = None, None
        self.requests = self.pixels = self.cycles = 0
        self.paused = False

    def at(self, tile):
        return BASE + (tile[1] * ROW + tile[0]) * BLOCK

    def ask(self):
        rng = self.rng
        tile = rng.choice(self.tiles)
        free = [tag for tag in range(TAGS) if tag not in self.wanted]
        if not free or any(tile == other[0] for other in self.wanted.values()):
            return
        mask = rng.choice([0xFFFF, 1 << rng.randrange(16), rng.randrange(1, 1 << 16)])
        self.asks = rng.choice(free), tile, rng.randrange(1, 4), mask

    def show(self):
        dut, rng = self.dut, self.rng
        if self.asks is None and not self.paused and self.requests < self.count and rng.random() < 0.5:
            self.ask()
        dut.req_valid.value = int(self.asks is not None)
        if self.asks:
            tag, (x, y), op, mask = self.asks
            dut.req_tag.value, dut.req_x.value, dut.req_y.value = tag, x, y
            dut.req_op.value, dut.req_mask.value = op, mask
        if self.gives is None and self.owed and rng.random() < 0.4:
            self.gives = self.owed.pop(rng.randrange(len(self.owed)))
        dut.result_valid.value = int(self.gives is not None)
        if self.gives:
            _, slot, mask, data, _ = self.gives
            dut.result_slot.value, dut.result_mask.value = slot, mask
            dut.result_data.value = int.from_bytes(data, "little")
        dut.resp_ready.value = int(rng.random() < 0.6)

    def settle(self):
        dut = self.dut
        if self.asks and int(dut.req_ready.value):
            tag, *rest = self.asks
            self.wanted[tag] = rest
            self.asks = None
            self.requests += 1
        if self.gives and int(dut.result_ready.value):
            tag, _, mask, data, tile = self.gives
            for pixel in range(16):
                if mask >> pixel & 1:
                    at = self.at(tile) + 4 * pixel
                    self.memory[at:at + 4] = data[4 * pixel:4 * pixel + 4]
            del self.wanted[tag]
            self.gives = None
        if int(dut.resp_valid.value) and int(dut.resp_ready.value):
            self.answer(int(dut.resp_tag.value))

    def answer(self, tag):
        dut = self.dut
        tile, op, mask = self.wanted[tag]
        assert not int(dut.resp_error.value) and int(dut.resp_write.value) == op >> 1
        data = int(dut.resp_data.value).to_bytes(BLOCK, "little")
        for pixel in range(16):
            if op & 1 and mask >> pixel & 1:
                at = self.at(tile) + 4 * pixel
                found = data[4 * pixel:4 * pixel + 4]
                assert found == self.memory[at:at + 4], f"tile {tile}, pixel {pixel}: {found.hex()}"
                self.pixels += 1
        if op >> 1:
            self.owed.append((tag, int(dut.resp_slot.value), mask, self.rng.randbytes(BLOCK), tile))
        else:
            del self.wanted[tag]

    def calm(self):
        """Nothing of it is under way: every answer has come, every result is taken."""
        return not (self.asks or self.wanted)

    async def run(self):
        while True:
            self.show()
            await ReadOnly()
            self.settle()
            self.cycles += 1
            assert self.cycles < 100 * self.count, "nothing comes any more"
            await RisingEdge(self.dut.clock)
