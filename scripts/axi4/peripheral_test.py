"""The render cache as a peripheral between two models of cocotbext-axi: its AXI4-Lite master sets it up, starts, flushes
and stops it by the exported C header, its AXI4 memory is behind it, and a client reads and writes pixels; all with
random pauses. What the client reads is what it has written, and after a flush memory holds it all. Run by
scripts/axi.sh."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge
from cocotbext.axi import AxiBus, AxiLiteBus, AxiLiteMaster, AxiRam

from client import BASE, SHIFT, SIZE, Client
from header import numbers
from pauses import pauses

COUNT = int(os.environ.get("COUNT", "2000"))
SEED = int(os.environ.get("SEED", "1"))
H = numbers(os.environ["HEADER"], "TESSERA_CONTROL_")


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
    client, registers = Client(dut, random.Random(rng.random()), memory, COUNT), Processor(master)
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
        while not client.calm():
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
