"""The render cache as a peripheral between two models of cocotbext-axi: its AXI4-Lite master sets it up, starts, flushes
and stops it by the exported C header, its AXI4 memory is behind it, and a client reads and writes pixels; all with
random pauses. What the client reads is what it has written, and after a flush memory holds it all. Run by
scripts/axi.sh."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ReadOnly, RisingEdge
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiRam

from header import numbers
from pauses import pauses

COUNT = int(os.environ.get("COUNT", "2000"))
SEED = int(os.environ.get("SEED", "1"))
H = numbers(os.environ["HEADER"], "TESSERA_CONTROL_")
# Tiles of the corner in use, and bytes of a block. PITCH.SHIFT 6: rows of 64 tiles (rule 1 of the bridge's page).
EDGE, BLOCK, SHIFT, ROW = 16, 64, 6, 64
BASE = 0x4_0000
SIZE = 1 << 20
# What the client asks for at a time: tags are names of requests under way.
TAGS = 12


class Client:
    """Reads, writes and both, of random pixels; one request of a block at a time."""

    def __init__(self, dut, rng, memory):
        self.dut, self.rng, self.memory = dut, rng, memory
        self.wanted = {}
        self.owed = []
        self.asks, self.gives = None, None
        self.requests = self.pixels = self.cycles = 0
        self.paused = False

    def at(self, tile):
        return BASE + (tile[1] * ROW + tile[0]) * BLOCK

    def ask(self):
        rng = self.rng
        tile = rng.randrange(EDGE), rng.randrange(EDGE)
        free = [tag for tag in range(TAGS) if tag not in self.wanted]
        if not free or any(tile == other[0] for other in self.wanted.values()):
            return
        mask = rng.choice([0xFFFF, 1 << rng.randrange(16), rng.randrange(1, 1 << 16)])
        self.asks = rng.choice(free), tile, rng.randrange(1, 4), mask

    def show(self):
        dut, rng = self.dut, self.rng
        if self.asks is None and not self.paused and self.requests < COUNT and rng.random() < 0.5:
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

    async def run(self):
        while True:
            self.show()
            await ReadOnly()
            self.settle()
            self.cycles += 1
            assert self.cycles < 100 * COUNT, "nothing comes any more"
            await RisingEdge(self.dut.clock)


class Processor:
    """Whole registers by their names; every write must be taken."""

    def __init__(self, master):
        self.master = master
        self.accesses = 0

    async def read(self, name, number=0):
        answer = await self.master.read(H[name] + 4 * number, 4)
        self.accesses += 1
        assert int(answer.resp) == 0, name
        return int.from_bytes(answer.data, "little")

    async def write(self, name, value):
        answer = await self.master.write(H[name], value.to_bytes(4, "little"))
        self.accesses += 1
        assert int(answer.resp) == 0, name

    async def until(self, name, mask, wanted):
        for _ in range(5000):
            if await self.read(name) & mask == wanted:
                return
        raise AssertionError(f"{name} & {mask:#x} never became {wanted:#x}")


@cocotb.test()
async def pixels_come_and_go(dut):
    rng = random.Random(SEED)
    cocotb.start_soon(Clock(dut.clock, 10, unit="step").start())
    ram = AxiRam(AxiBus.from_prefix(dut, "m_axi"), dut.clock, dut.reset, size=SIZE)
    master = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axi"), dut.clock, dut.reset)
    for side in (ram, master):
        for channel in (side.write_if.aw_channel, side.write_if.w_channel, side.write_if.b_channel,
                        side.read_if.ar_channel, side.read_if.r_channel):
            channel.set_pause_generator(pauses(random.Random(rng.random()), 40))
    memory = bytearray(rng.randbytes(SIZE))
    ram.write(0, bytes(memory))
    for name in ("req_valid", "result_valid", "resp_ready", "req_surface"):
        getattr(dut, name).value = 0
    dut.reset.value = 1
    for _ in range(4):
        await RisingEdge(dut.clock)
    dut.reset.value = 0
    await RisingEdge(dut.clock)

    bit = lambda name: H[f"{name}_MASK"]
    client, registers = Client(dut, random.Random(rng.random()), memory), Processor(master)
    cocotb.start_soon(client.run())
    await registers.write("CACHE", H["CACHE_RESET"])
    await registers.write("BASE_LOW", BASE)
    await registers.write("PITCH", SHIFT)
    await registers.write("ENABLE", bit("ENABLE_FLUSHED"))
    assert client.requests == 0, "before the start a request waits"
    sessions = 0
    while client.requests < COUNT:
        sessions += 1
        await registers.write("CONTROL", bit("CONTROL_START"))
        target = min(COUNT, client.requests + rng.randrange(50, 400))
        while client.requests < target:
            await registers.read("STATUS")
        if rng.random() < 0.5:
            await registers.write("CONTROL", bit("CONTROL_FLUSH"))
            await registers.until("EVENT", bit("EVENT_FLUSHED"), bit("EVENT_FLUSHED"))
            assert int(dut.irq.value) == 1
            await registers.write("EVENT", bit("EVENT_FLUSHED"))
        # The client asks on; what comes after the stop waits for the next start. A flush writes out what was asked
        # before it, and the stop waits for its end, so the client is held while memory is looked at.
        client.paused = True
        while client.asks or client.wanted:
            await RisingEdge(dut.clock)
        await registers.write("CONTROL", bit("CONTROL_FLUSH") | bit("CONTROL_STOP"))
        client.paused = rng.random() < 0.5
        await registers.until("STATUS", bit("STATUS_RUNNING"), 0)
        assert ram.read(0, SIZE) == bytes(memory), "memory after a flush and a stop"
        await registers.write("EVENT", 7)
        assert int(dut.irq.value) == 0
        client.paused = False
    counted = await registers.read("COUNTER")
    assert counted == client.requests, f"{counted} requests counted, {client.requests} accepted"
    faults = await registers.read("EVENT")
    assert faults == 0
    dut._log.info(f"seed {SEED}: {client.requests} requests, {client.pixels} pixels compared, {sessions} starts and stops, "
                  f"{registers.accesses} accesses of registers, {client.cycles} cycles")
