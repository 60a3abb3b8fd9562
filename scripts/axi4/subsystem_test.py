"""The memory subsystem before four AXI4 memories of cocotbext-axi that are one: each pipeline's client reads and writes the
tiles of its pipeline, all with random pauses. What a client reads is what it has written, and after a flush the one memory
holds the whole picture, whichever way the screen is shared out. Run by scripts/axi.sh."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ReadOnly, RisingEdge
from cocotbext.axi import AxiBus, AxiRam

from client import BASE, BLOCK, SHIFT, SIZE, TILES, Client
from pauses import pauses

COUNT = int(os.environ.get("COUNT", "2000"))
SEED = int(os.environ.get("SEED", "1"))
PIPELINES = range(4)
# Pipelines of x = 0 to 3 in even and odd rows, by `cfg_part` (rule 1 of the screen partition's page).
PARTITIONS = [("0123", "3210"), ("0101", "2323"), ("0123", "0123")]


class Pipeline:
    """The ports of one pipeline under the names that those of a single cache have."""

    def __init__(self, dut, p):
        self.dut, self.p, self.clock = dut, p, dut.clock

    def __getattr__(self, name):
        channel, field = name.split("_")
        found = getattr(self.dut, f"{channel}_{self.p}_{field}")
        setattr(self, name, found)
        return found


async def watch(dut):
    faults = [getattr(dut, f"fault_{p}_{kind}") for p in PIPELINES for kind in ("read", "write")]
    while True:
        await ReadOnly()
        assert not any(int(signal.value) for signal in [*faults, dut.misrouted])
        await RisingEdge(dut.clock)


@cocotb.test()
async def one_picture(dut):
    rng = random.Random(SEED)
    for name in ("flush_valid", "flush_drop", "cnt_pipe", "cnt_sel", "cfg_part"):
        getattr(dut, name).value = 0
    dut.cfg_nodes.value, dut.cfg_ways.value, dut.cfg_set_mask.value, dut.cfg_hash.value = 0xFFFF, 15, 31, 1
    dut.axi_base.value, dut.axi_pitch.value = BASE // BLOCK, SHIFT
    clients = []
    memory = bytearray(rng.randbytes(SIZE))
    for p in PIPELINES:
        port = Pipeline(dut, p)
        for name in ("req_valid", "result_valid", "resp_ready", "req_surface"):
            getattr(port, name).value = 0
        clients.append(Client(port, random.Random(rng.random()), memory, max(COUNT // 4, 1)))
    dut.reset.value = 1
    cocotb.start_soon(Clock(dut.clock, 10, unit="step").start())
    buses = [AxiBus.from_prefix(dut, f"m_axi_{p}") for p in PIPELINES]
    rams = [AxiRam(buses[0], dut.clock, dut.reset, size=SIZE)]
    rams += [AxiRam(bus, dut.clock, dut.reset, mem=rams[0].mem) for bus in buses[1:]]
    for side in rams:
        for channel in (side.write_if.aw_channel, side.write_if.w_channel, side.write_if.b_channel,
                        side.read_if.ar_channel, side.read_if.r_channel):
            channel.set_pause_generator(pauses(random.Random(rng.random()), 40))
    rams[0].write(0, bytes(memory))
    for _ in range(4):
        await RisingEdge(dut.clock)

    for client in clients:
        client.paused = True
        cocotb.start_soon(client.run())
    pictures = 0
    while any(client.requests < client.count for client in clients):
        # Another partition with each reset; the picture stays where it is.
        part = pictures % len(PARTITIONS)
        pictures += 1
        dut.reset.value, dut.cfg_part.value = 1, part
        for _ in range(2):
            await RisingEdge(dut.clock)
        dut.reset.value = 0
        await RisingEdge(dut.clock)
        if pictures == 1:
            cocotb.start_soon(watch(dut))
        before = [client.requests for client in clients]
        for p, client in enumerate(clients):
            client.tiles = [(x, y) for x, y in TILES if PARTITIONS[part][y % 2][x % 4] == str(p)]
            client.paused = False
        target = before[0] + rng.randrange(50, 150)
        while any(client.requests < min(client.count, target) for client in clients):
            await RisingEdge(dut.clock)
        for client in clients:
            client.paused = True
        while not all(client.calm() for client in clients):
            await RisingEdge(dut.clock)
        dut.flush_valid.value = 1
        done = False
        while not done:
            await ReadOnly()
            taken, done = int(dut.flush_valid.value) & int(dut.flush_ready.value), int(dut.flush_done.value)
            await RisingEdge(dut.clock)
            if taken:
                dut.flush_valid.value = 0
        assert rams[0].read(0, SIZE) == bytes(memory), "memory after a flush"
        for p, client in enumerate(clients):
            dut.cnt_pipe.value = p
            await ReadOnly()
            assert int(dut.cnt_value.value) == client.requests - before[p], f"requests of pipeline {p}"
            await RisingEdge(dut.clock)
    requests, pixels, cycles = sum(c.requests for c in clients), sum(c.pixels for c in clients), clients[0].cycles
    dut._log.info(f"seed {SEED}: {requests} requests, {pixels} pixels compared, {pictures} pictures, {cycles} cycles")
