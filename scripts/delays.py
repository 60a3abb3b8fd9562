#!/usr/bin/env python3
"""Mapping by delays, as scripts/place.py --timed does it: ABC9 with those of block RAMs and multipliers of an ECP5.

Reads first.json of a folder, where the first run of Yosys left a netlist before its look-up tables are mapped, puts
delays in, and prints the commands of the second run.

  e.g. delays.py target/netlist 'synth_ecp5 -nowidelut -top tessera_me'
"""

import json
import pathlib

from command import Parser, fail

# Picoseconds behind the edge when an output is there: read from nextpnr's reports of this device; of a multiplier
# with the way to it from registers, and both with what the way back is longer than another wire.
LATE = {"DP16KD": 5600, "MULT18X18D": 9000}
# Picoseconds by which an input must be there earlier than that of a register.
EARLY = {"DP16KD": 0, "MULT18X18D": 7500}
# Picoseconds of a wire.
WIRE = 700
# With rounds, how ABC9 looks for a mapping three times instead of once: structures are gathered, mapped, freed of what is
# redundant, and what came out is taken as the next beginning. If a round ends early (`&mfs` of some versions stops
# itself), Yosys takes what the last one left.
MAP = ("&if {C} {W} {D} {R} -v", "&mfs")
ROUNDS = ("&scorr", "&sweep", "&dc2", "&b", "&synch2 -C 500", *MAP,
          "&st", "&dc2", "&b", "&synch2 -C 500", *MAP,
          "&st", "&b", "&dch -f", *MAP)
# Of a cell that does nothing but take so long.
NAME = "TESSERA_DELAY_{}"
# What the library says of cells is read again; what has delays stays, or the netlist would not say which ports are
# outputs.
LEAVE = "delete =A:blackbox =A:whitebox %u =DP16KD =MULT18X18D %u %d"
LIBRARY = "tee -q read_verilog -lib -specify -overwrite +/ecp5/cells_sim.v +/ecp5/cells_bb.v"


def first(synth, start, folder):
    """The end of the first run of Yosys: the synthesis `synth` from its step `start` on, if steps are left before the map.

    From a step to the same one Yosys does not run nothing, but that step.
    """
    rest = [] if start == "map_luts" else [f"{synth} -run {start}:map_luts"]
    return [*rest, LEAVE, f"write_json {folder}/first.json"]


def second(synth, folder, rounds):
    """Puts delays into the netlist that the first run left. The commands of the second run."""
    file = folder / "first.json"
    try:
        design = json.loads(file.read_text())
    except OSError as error:
        fail(f"{file}: {error.strerror}, expected a netlist of the first run")
    except ValueError as error:
        fail(f"{file}: {error}, expected JSON as Yosys writes it")
    used = set()
    for module in design["modules"].values():
        if "blackbox" not in module.get("attributes", {}):
            used |= insert(module)
    file.write_text(json.dumps(design))
    # Delays for ABC9, and the map that takes them out.
    heads = [(picoseconds, f"module {NAME.format(picoseconds)}(input I, output O);") for picoseconds in sorted(used)]
    boxes = [f"(* abc9_box, blackbox *) {head} specify (I => O) = {n}; endspecify endmodule\n" for n, head in heads]
    (folder / "delays.v").write_text("".join(boxes))
    (folder / "wires.v").write_text("".join(f"{head} assign O = I; endmodule\n" for _, head in heads))
    return [f"read_json {file}", f"tee -q read_verilog -lib -specify {folder}/delays.v", LIBRARY,
            "techmap -map +/ecp5/latches_map.v",
            *["scratchpad -set abc9.script +" + ";".join(ROUNDS).replace(" ", ",")] * rounds, f"abc9 -maxlut 4 -W {WIRE}",
            f"techmap -map {folder}/wires.v", "clean", f"{synth} -run map_cells:"]


def insert(module):
    """Puts delays at what is late or early in a module. Their picoseconds."""
    bits = (bit for net in module["netnames"].values() for bit in net["bits"] if isinstance(bit, int))
    free, used = 1 + max(bits, default=1), set()
    for name, cell in list(module["cells"].items()):
        if cell["type"] not in LATE:
            continue
        for port, connected in cell["connections"].items():
            output = cell["port_directions"][port] == "output"
            picoseconds = (LATE if output else EARLY)[cell["type"]]
            if not picoseconds or "CLK" in port:
                continue
            for i, bit in enumerate(connected):
                if not isinstance(bit, int):
                    continue
                connected[i] = free
                ends = {"I": [free], "O": [bit]} if output else {"I": [bit], "O": [free]}
                module["cells"][f"{name}.{port}.{i}.delay"] = {
                    "hide_name": 1, "type": NAME.format(picoseconds), "parameters": {}, "attributes": {},
                    "port_directions": {"I": "input", "O": "output"}, "connections": ends}
                used.add(picoseconds)
                free += 1
    return used


def main():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="folder of first.json")
    parser.add_argument("synth", help="the synthesis that was begun, for example 'synth_ecp5 -nowidelut -top tessera_me'")
    parser.add_argument("--rounds", action="store_true", help="map in three rounds, as scripts/place.py --rounds does it")
    parser.add_argument("--first", action="store_true", help="only print how the first run ends")
    options = parser.parse_args()
    if options.first:
        commands = first(options.synth, "begin", options.folder)
    else:
        commands = second(options.synth, options.folder, options.rounds)
    print("\n".join(commands))


if __name__ == "__main__":
    main()
