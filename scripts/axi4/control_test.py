"""The control block under the AXI4-Lite master of cocotbext-axi, all five channels with random pauses: what the registers
answer is what a model of them says, and the cache hears what was written. Offsets, masks and resets come from the
exported C header. Run by scripts/axi.sh."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ReadOnly, RisingEdge
from cocotbext.axi import AxiLiteBus, AxiLiteMaster
from cocotbext.axi.constants import AxiResp

from header import numbers
from pauses import pauses

COUNT = int(os.environ.get("COUNT", "2000"))
SEED = int(os.environ.get("SEED", "1"))
H = numbers(os.environ["HEADER"], "TESSERA_CONTROL_")
# Inputs that are counted, in the order of the counters; the last counter is of stalls.
HAPPENS = ["traffic_request", "ev_present", "ev_link", "ev_miss", "traffic_read", "traffic_write", "ev_read", "ev_victim",
           "ev_result", "ev_alloc", "ev_fill_error"]
COUNTERS = len(HAPPENS) + 1
# Outputs that hold the register CACHE, the lowest first, with their bits.
CACHE = [("cfg_nodes", 16), ("cfg_ways", 4), ("cfg_set_mask", 5), ("cfg_hash", 1), ("cfg_part", 2)]
SETUP = ["CACHE", "BASE_LOW", "BASE_HIGH", "PITCH"]


def fields(register):
    """Every bit of a register that has a name."""
    masks = [value for name, value in H.items() if name.startswith(register + "_") and name.endswith("_MASK")]
    return sum(masks)


class Cache:
    """The other side: flushes, events, idleness at random; counts what it shows."""

    def __init__(self, dut, rng):
        self.dut, self.rng = dut, rng
        self.flushing, self.flushes, self.fail = None, [], False
        self.counts = [0] * COUNTERS
        self.cycles = 0

    async def run(self):
        dut, rng = self.dut, self.rng
        while True:
            stall, happens = rng.randrange(8), [rng.randrange(2) for _ in HAPPENS]
            done = self.flushing is not None and rng.random() < 0.2
            dut.stall.value, dut.flush_done.value = stall, int(done)
            for name, value in zip(HAPPENS, happens):
                getattr(dut, name).value = value
            dut.idle.value = int(self.flushing is None and rng.random() < 0.5)
            dut.flush_ready.value = int(rng.random() < 0.3)
            dut.fault_write.value = int(self.fail)
            self.fail = False
            await ReadOnly()
            self.cycles += 1
            if not int(dut.core_reset.value):
                for n, value in enumerate(happens):
                    self.counts[n] += value
                self.counts[-1] += stall >= 2
            if done:
                self.flushes.append(self.flushing)
                self.flushing = None
            if int(dut.flush_valid.value) and int(dut.flush_ready.value):
                self.flushing = int(dut.flush_drop.value)
            await RisingEdge(dut.clock)


class Registers:
    """The block through its registers."""

    def __init__(self, master):
        self.master = master
        self.reads = self.writes = self.refused = 0

    async def read(self, offset, ok=True):
        answer = await self.master.read(offset, 4)
        self.reads += 1
        self.expect(answer.resp, ok, f"read of {offset:#x}")
        return int.from_bytes(answer.data, "little")

    async def write(self, offset, value, ok=True):
        await self.write_bytes(offset, value.to_bytes(4, "little"), ok)

    async def write_bytes(self, offset, data, ok=True):
        answer = await self.master.write(offset, data)
        self.writes += 1
        self.expect(answer.resp, ok, f"write of {offset:#x}")

    def expect(self, resp, ok, what):
        assert resp == (AxiResp.OKAY if ok else AxiResp.SLVERR), f"{what}: {resp!r}"
        self.refused += not ok

    async def until(self, register, mask, wanted):
        for _ in range(400):
            if await self.read(H[register]) & mask == wanted:
                return
        raise AssertionError(f"{register} & {mask:#x} never became {wanted:#x}")


async def set_up(dut, regs, model, rng):
    """Stopped: bytes of the set-up at random, which the cache sees."""
    for _ in range(4):
        name = rng.choice(SETUP)
        first = rng.randrange(4)
        data = rng.randbytes(rng.randrange(1, 5 - first))
        await regs.write_bytes(H[name] + first, data)
        word = bytearray(model[name].to_bytes(4, "little"))
        word[first:first + len(data)] = data
        model[name] = int.from_bytes(word, "little") & fields(name)
    for name in SETUP:
        assert await regs.read(H[name]) == model[name], name
    base = model["BASE_HIGH"] << 26 | model["BASE_LOW"] >> 6
    cfg, low = 0, 0
    for name, bits in CACHE:
        cfg |= int(getattr(dut, name).value) << low
        low += bits
    assert (cfg, int(dut.axi_base.value), int(dut.axi_pitch.value)) == (model["CACHE"], base, model["PITCH"])


async def session(dut, regs, cache, model, rng):
    """Set up, run, flush, fail, stop."""
    control, status = H["CONTROL"], H["STATUS"]
    bit = lambda name: H[f"{name}_MASK"]
    assert int(dut.core_reset.value) == 1 and not await regs.read(status) & bit("STATUS_RUNNING")
    await set_up(dut, regs, model, rng)
    await regs.write(control, bit("CONTROL_FLUSH"), ok=False)
    before = list(cache.counts)
    assert [await regs.read(H["COUNTER"] + 4 * n) for n in range(COUNTERS)] == before, "stopped, they count nothing"
    await regs.write(control, bit("CONTROL_START"))
    assert int(dut.core_reset.value) == 0 and await regs.read(status) & bit("STATUS_RUNNING")
    for name in rng.sample(SETUP, 2):
        await regs.write(H[name], rng.randrange(1 << 32), ok=False)
        assert await regs.read(H[name]) == model[name], f"{name} while the cache runs"
    drop, done = rng.randrange(2), len(cache.flushes)
    await regs.write(H["ENABLE"], bit("ENABLE_FLUSHED"))
    await regs.write(control, bit("CONTROL_FLUSH") | drop * bit("CONTROL_DROP"))
    await regs.until("EVENT", bit("EVENT_FLUSHED"), bit("EVENT_FLUSHED"))
    assert cache.flushes[done:] == [drop] and int(dut.irq.value) == 1
    await regs.write(H["EVENT"], bit("EVENT_FLUSHED"))
    assert not await regs.read(H["EVENT"]) & bit("EVENT_FLUSHED") and int(dut.irq.value) == 0
    cache.fail = True
    await regs.until("EVENT", bit("EVENT_WRITE_FAULT"), bit("EVENT_WRITE_FAULT"))
    assert int(dut.irq.value) == 0, "not enabled"
    await regs.write(H["EVENT"], bit("EVENT_WRITE_FAULT"))
    # A last flush and the stop in one word; the stop waits.
    await regs.write(control, bit("CONTROL_FLUSH") | bit("CONTROL_STOP"))
    await regs.until("STATUS", bit("STATUS_RUNNING") | bit("STATUS_STOPPING"), 0)
    assert len(cache.flushes) == done + 2 and int(dut.core_reset.value) == 1
    assert [await regs.read(H["COUNTER"] + 4 * n) for n in range(COUNTERS)] == cache.counts
    await regs.write(H["EVENT"], 0xFF)
    if rng.random() < 0.3:
        await regs.write(control, bit("CONTROL_CLEAR"))
        cache.counts[:] = [0] * COUNTERS


async def outside(regs, rng):
    """Where no register is, or none that is written."""
    rows = {H["COUNTER"] + 4 * n for n in range(COUNTERS)}
    known = rows | {value for name, value in H.items() if f"{name}_RESET" in H}
    offset = rng.choice([offset for offset in range(0, 1 << 12, 4) if offset not in known])
    await regs.read(offset, ok=False)
    await regs.write(offset, rng.randrange(1 << 32), ok=False)
    await regs.write(rng.choice([H["ID"], H["STATUS"], *rows]), rng.randrange(1 << 32), ok=False)


@cocotb.test()
async def registers_do_what_the_header_says(dut):
    rng = random.Random(SEED)
    cocotb.start_soon(Clock(dut.clock, 10, unit="step").start())
    master = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axi"), dut.clock, dut.reset)
    for channel in (master.write_if.aw_channel, master.write_if.w_channel, master.write_if.b_channel,
                    master.read_if.ar_channel, master.read_if.r_channel):
        channel.set_pause_generator(pauses(random.Random(rng.random()), 40))
    for name in ("flush_ready", "flush_done", "idle", "stall", "fault_read", "fault_write", *HAPPENS):
        getattr(dut, name).value = 0
    dut.reset.value = 1
    for _ in range(4):
        await RisingEdge(dut.clock)
    dut.reset.value = 0
    await RisingEdge(dut.clock)
    cache, regs = Cache(dut, random.Random(rng.random())), Registers(master)
    cocotb.start_soon(cache.run())
    for name in [name for name in H if f"{name}_RESET" in H and name != "STATUS"]:
        assert await regs.read(H[name]) == H[f"{name}_RESET"], f"{name} after reset"
    model = {name: H[f"{name}_RESET"] for name in SETUP}
    sessions = 0
    while regs.reads + regs.writes < COUNT:
        await session(dut, regs, cache, model, rng)
        await outside(regs, rng)
        sessions += 1
    dut._log.info(f"seed {SEED}: {regs.reads} reads, {regs.writes} writes ({regs.refused} of both refused), "
                  f"{sessions} starts and stops, {cache.cycles} cycles")
