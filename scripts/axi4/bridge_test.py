"""The 64-bit bridge before the AXI4 memory of cocotbext-axi, both with random pauses: blocks that are written are those
that the memory holds in the end, and blocks that are read are those that it held. Run by scripts/axi.sh."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ReadOnly, RisingEdge
from cocotbext.axi import AxiBus, AxiRam

from pauses import pauses

BLOCKS = 4096
COUNT = int(os.environ.get("COUNT", "2000"))
SEED = int(os.environ.get("SEED", "1"))


def number(block):
    """The place of a block in memory: rows of 64 tiles (pitch 6), by rule 1 of the contract page."""
    return (block >> 12) * 64 | (block & 0xFFF)


@cocotb.test()
async def blocks_come_and_go(dut):
    rng = random.Random(SEED)
    cocotb.start_soon(Clock(dut.clock, 10, unit="step").start())
    ram = AxiRam(AxiBus.from_prefix(dut, "m_axi"), dut.clock, dut.reset, size=BLOCKS * 64)
    for channel in (ram.write_if.aw_channel, ram.write_if.w_channel, ram.write_if.b_channel,
                    ram.read_if.ar_channel, ram.read_if.r_channel):
        channel.set_pause_generator(pauses(random.Random(rng.random()), 40))
    expected = bytearray(rng.randbytes(BLOCKS * 64))
    ram.write(0, bytes(expected))
    for name in ("mr_valid", "mw_valid", "md_ready"):
        getattr(dut, name).value = 0
    dut.cfg_base.value, dut.cfg_pitch.value = 0, 6
    dut.reset.value = 1
    for _ in range(4):
        await RisingEdge(dut.clock)
    dut.reset.value = 0
    await RisingEdge(dut.clock)

    ids = {"mr": set(range(16)), "mw": set(range(16))}
    wanted, busy = {}, {}
    offer = {"mr": None, "mw": None}
    sent, reads, writes, cycles = 0, 0, 0, 0
    while reads + writes < COUNT:
        for port in ("mr", "mw"):
            if offer[port] is None and ids[port] and sent < COUNT and rng.random() < 0.5:
                block = rng.randrange(BLOCKS // 64) << 12 | rng.randrange(64)
                if block not in busy:
                    data = rng.randbytes(64)
                    offer[port] = (ids[port].pop(), block, data)
                    busy[block] = port
                    sent += 1
            item = offer[port]
            getattr(dut, port + "_valid").value = int(item is not None)
            if item:
                getattr(dut, port + "_id").value = item[0]
                getattr(dut, port + "_block").value = item[1]
                if port == "mw":
                    dut.mw_data.value = int.from_bytes(item[2], "little")
        dut.md_ready.value = int(rng.random() < 0.6)
        await ReadOnly()
        taken = {port: offer[port] and int(getattr(dut, port + "_ready").value) for port in offer}
        md = None
        if int(dut.md_valid.value) and int(dut.md_ready.value):
            md = int(dut.md_id.value), int(dut.md_error.value), int(dut.md_data.value)
        ack = int(dut.ack_id.value) if int(dut.ack_valid.value) else None
        assert not int(dut.fault_read.value) and not int(dut.fault_write.value)
        if md:
            tag, error, data = md
            block = wanted.pop(("mr", tag))[0]
            at = number(block) * 64
            assert not error and data.to_bytes(64, "little") == expected[at:at + 64], f"block {block:#x}, id {tag}"
            del busy[block]
            ids["mr"].add(tag)
            reads += 1
        if ack is not None:
            block, data = wanted.pop(("mw", ack))
            at = number(block) * 64
            expected[at:at + 64] = data
            del busy[block]
            ids["mw"].add(ack)
            writes += 1
        for port, done in taken.items():
            if done:
                wanted[port, offer[port][0]] = offer[port][1:]
                offer[port] = None
        cycles += 1
        assert cycles < 200 * COUNT, "nothing comes any more"
        await RisingEdge(dut.clock)
    assert ram.read(0, BLOCKS * 64) == bytes(expected), "memory in the end"
    dut._log.info(f"seed {SEED}: {reads} blocks read, {writes} written, {cycles} cycles")
